"""The two combat damage steps: what is done between them, and what deals damage in both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import _item, _name_of
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.writing import FIRST_DAMAGE, PREFIXES
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import DamageDealt, StepBegan
from rulings_cli.terms.zones import Step as TurnStep

if TYPE_CHECKING:
    from collections.abc import Callable

    from rulings_cli.ask.playing import Run

#: The moment between the two damage steps (CR 510.4).
_MARKS = """
first_damage: after|once|when [the] first strike [combat] damage [step|be] [deal|done|over]
first_damage: after|once|when [the] first [strike] [combat] damage [step] [be] [deal|done|over]
first_damage: after|once [the] first hit|strike|step [of combat damage]
first_damage: after it deal [it] ['s] [its] first strike damage
first_damage: between [the] [2] [combat] [damage] step
first_damage: between first strike and regular|normal [combat] damage
first_damage: before [the] regular|normal|second [combat] damage [step|be] [deal]
"""
#: Asks whether something deals damage in both steps.
_ASKS = """
damages_again: do|will <a> hit|connect|strike again|twice
damages_again: do|will <a> [still|then|also] deal [it] ['s] [its|any] [combat|regular|normal] \
    damage again|twice|too
damages_again: do|will <a> [still|then|also] deal [it] ['s] [its|any] [combat|regular|normal] \
    damage a second time
damages_again: do|will <a> [still|then|also] [get to] deal [it] ['s] [its|any] [combat] damage \
    in|during [the] second [combat] [damage] step [too|also|again]
damages_again: do|will <a> [still|then|also] deal [it] ['s] [its|any] [combat] damage in both \
    [combat] [damage] step
damages_again: do|will <a> deal regular|normal [combat] damage [too|also|again]
damages_again: do|will <a> [still|then|also] hit|strike in|during [the] second [combat] [damage] \
    step [too|also|again]
"""


#: Asks whether all that block, or are blocked, are killed at once.
_OF_ALL = """
kills_all: can|do|will <who> [still] kill both|all [of them|those|the blocker|my blocker] [with it]
kills_all: can|do|will <a> [still] kill both|all [of them|those|the blocker|my blocker]
kills_all: do|will both|all [of] [the|those|my|their] blocker die
"""


@cache
def marks() -> tuple[Phrasing, ...]:
    """Give the rows for the moment between the damage steps."""
    return table("mark", _MARKS, cost=4)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of the damage steps."""
    return (*table("ask", _ASKS), *table("ask", _OF_ALL))


def first_before(statements: Sequence[Statement]) -> list[Statement]:
    """Give "I do A after first strike damage" as that damage, then A."""
    found = list(statements)
    first = next((n for n, e in enumerate(found) if e.name == "first_damage"), None)
    if first is not None and all(
        each.kind != "event" for each in found[:first]
    ):  # what has first strike is spoken of behind it
        behind = [e for e in found[first + 1 :] if e.kind == "event"][:1]
        spoken = [each.evolve(kind="fact", name="spoken_of") for each in behind]
        return [*found[:first], *spoken, *found[first:]]
    for at, mark in enumerate(found):
        start = event_before(found, at) if mark.name == "first_damage" else None
        if start is not None:
            said = found[start:at]
            spoken = [each.evolve(kind="fact", name="spoken_of") for each in said]
            found[start : at + 1] = [*spoken, mark, *said]
    return found


def event_before(statements: Sequence[Statement], at: int) -> int | None:
    """Give where the event begins that stands right before a mark; None where none does.

    What attacks or blocks is no such event: it is what goes on then.
    """
    before = statements[at - 1] if at else None
    if before is None or before.kind not in ("event", "with"):
        return None
    start = at - 1
    while start > 0 and statements[start].kind == "with":
        start -= 1
    told = statements[start]
    adjacent = before.start + len(before.text.split()) == statements[at].start
    fights = told.name.startswith(("attack", "block"))
    return start if adjacent and told.kind == "event" and not fights else None


def deal_first(scene: Scene) -> None:
    """Let the damage of the first step be dealt: what has first strike attacks, at least."""
    if not any(each.kind == "attack" for each in scene.deeds):
        quick = [each for each in scene.items if each.is_a("creature") and _is_quick(each)]
        if len(quick) != 1:
            raise NotSupported("what has first strike was not said")
        item = quick[0]
        scene.onto_battlefield(item, item.owner or "you")
        scene.turn = scene.turn or item.owner
        scene.deeds.append(Deed("attack", item.owner, item))
    if not any(each.kind == FIRST_DAMAGE for each in scene.deeds):
        scene.deeds.append(Deed(FIRST_DAMAGE, "", None, "combat damage is dealt"))


def need_blocks(scene: Scene) -> None:
    """Abstain where something is done after blocks, and what blocks what was not said."""
    said = scene.about.get("said")
    marked = isinstance(said, tuple) and any(each.name == "after_blocks" for each in said)
    told = any(each.kind == "block" for each in scene.deeds)
    if marked and scene.asked is not None and scene.asked.kind == "block":
        raise NotSupported("what blocks is declared by then")
    told = told or any("unblocked" in (e.noun.qualities if e.noun else ()) for e in scene.items)
    if marked and not told and scene.asks not in PREFIXES:
        raise Unsaid("what blocks was not said")


def _is_quick(item: Item) -> bool:
    return item.has("first strike") or item.has("double strike")


def _asked(scene: Scene, statement: Statement) -> None:
    """Ask of a creature that attacks or blocks; what was not said to do either attacks."""
    noun = statement.noun()
    item = scene.bind(noun or Noun("it", pronoun="it"), "creature")
    if not item.is_a("creature") or item.count > 1:
        raise Misfit("one creature is meant that deals combat damage")
    scene.about["a"] = item
    fights = [e for e in scene.deeds if e.kind in ("attack", "block")]
    if not any(item is e.item or item in e.targets for e in fights):
        if fights:
            raise NotSupported(f"how {item.name} deals damage was not said")
        scene.onto_battlefield(item, item.owner or "you")
        scene.turn = scene.turn or item.owner
        scene.deeds.append(Deed("attack", item.owner, item))


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a creature dealt combat damage more than once."""
    del statement
    item = _item(scene)
    if sum(each.name == item.name for each in scene.items) > 1:
        raise NotSupported("which of several deals it is not told")
    dealt = _dealt_by(run, item.name)
    often = len({step for step, _, _ in dealt})
    if not often and not scene.about.get("change"):
        raise NotSupported(f"{item.name} deals no combat damage there")
    to = dealt[0][1] if dealt else "the opponent"
    amount = sum(number for _, each, number in dealt if each == to)
    line = f"{scene.ref(item)} dealt {amount} damage to {to}"
    verdict = "yes" if often > 1 else "no"
    says = f"{scene.ref(item)} deals combat damage {'twice' if often > 1 else 'once'}"
    step = Step(says, ("510.4",))
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says, steps=(step,)),)


def _dealt_by(run: Run, name: str) -> list[tuple[int, str, int]]:
    """Give the combat damage that a thing dealt: in which step, to what, and how much."""
    found: list[tuple[int, str, int]] = []
    step = 0
    for each in run.game.trace:
        if isinstance(each, StepBegan):
            step += each.step is TurnStep.COMBAT_DAMAGE
        elif isinstance(each, DamageDealt) and each.combat and _name_of(run, each.source) == name:
            to = _PLAYERS.get(str(each.to)) or _name_of(run, each.to)
            found.append((step, to, each.amount))
    return found


_PLAYERS = {"you": "you", "opponent": "the opponent"}


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give changes to what is asked of the damage steps: whether the creature has double strike."""
    asks = scene.about.get("ask")
    item = scene.about.get("a")
    if isinstance(asks, Statement) and asks.name in JUDGED and isinstance(item, Item):
        yield f"{scene.ref(item)} has double strike", _with_double_strike


def _with_double_strike(scene: Scene) -> None:
    item = scene.about["a"]
    assert isinstance(item, Item)
    first = Deed("happen", item.owner, item, "NAME gains double strike until end of turn")
    scene.deeds.insert(0, first)


def _all_asked(scene: Scene, statement: Statement) -> None:
    """Ask whether one creature kills all that it meets, damage divided so that most die."""
    from rulings_cli.ask.statements.several import apart

    blocks = [each for each in scene.deeds if each.kind == "block"]
    attackers = {id(each.targets[0]): each.targets[0] for each in blocks}
    noun = statement.noun()
    if noun is not None and len(attackers) == 1:
        (attacker,) = attackers.values()
        if scene.bind(noun, "creature") is not attacker:
            raise Misfit("what is blocked is meant to kill what blocks")
    for each in blocks:
        if each.item is not None and each.item.count > 1:
            apart(scene, each.item)
    met = [each.item for each in scene.deeds if each.kind == "block" and each.item is not None]
    if len(attackers) != 1 or len(met) < _SEVERAL:
        raise NotSupported("what several creatures are killed was not said")
    scene.about["all"] = tuple(met)
    scene.about["ask"] = statement.evolve(name="kills_all")


_SEVERAL = 2


def _all_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether all that blocked died."""
    del statement
    met = scene.about["all"]
    assert isinstance(met, tuple)
    alive = [each for each in met if run.holds(f"{scene.ref(each)} is on the battlefield")]
    if alive:
        line = f"{scene.ref(alive[0])} is on the battlefield"
        return (
            Option((line,), "no", f"No: not all of them die ({len(alive)} live).", outcome=line),
        )
    lines = tuple(f"{scene.ref(each)} died" for each in met)
    return (Option(lines, "yes", "Yes: all of them die.", outcome="all of them die"),)


PREPARED = {"damages_again": _asked, "kills_all": _all_asked}
JUDGED = {"damages_again": _judged, "kills_all": _all_judged}

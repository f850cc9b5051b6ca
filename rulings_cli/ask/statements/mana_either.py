"""Which of two amounts of mana is made: "do I get B or BB?" (CR 616.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Guard, Option
from rulings_cli.ask.statements.mana_more import is_more
from rulings_cli.ask.statements.mana_wanted import WantedMana, wanted_at
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    can_make,
    id_of,
    position_of,
    tapped,
    ways_of,
)
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
mana_either: do|will|can <who> get|make|have|add <made:either> [from|off|with|for] [tap] [<a>]
mana_either: do|will|can <a> [still] make|give|add|produce [me] <made:either>
mana_either: do|will|can <a> [still] tap for <made:either>
mana_either: <a> tap for <made:either>
mana_either: be it|that <made:either>
mana_either: <made:either> ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of two amounts."""
    return table("ask", _ASKS)


def either_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read two amounts of mana: "B or BB", "1 or 2 mana", "one green or two"."""
    for end, first in _one(text, at):
        if word_at(text, end) != "or":
            continue
        for last, second in _one(text, end + 1):
            if not first.types and not second.types and first.number == second.number:
                continue
            here = {each.word for each in text.tokens[at:last]}
            if first.types or second.types or "mana" in here:
                yield last, (first, second)


def _one(text: Text, at: int) -> Iterator[tuple[int, WantedMana]]:
    word = word_at(text, at)
    letters = "".join(each for each in word.lower() if each not in "{}")
    if letters and letters.strip("wubrgc") == "" and len(set(letters)) == 1:
        yield at + 1, WantedMana((letters[0].upper(),), len(letters))
        return
    if word.isdigit():
        yield at + 1, WantedMana((), int(word))
    for end, found in wanted_at(text, at):
        if isinstance(found, WantedMana) and found.number and not found.joined:
            yield end, found


def _asked(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        if noun.part not in ("", "mana", "mana ability"):
            raise NotSupported(f"what mana {noun.text!r} makes is not planned yet")
        scene.onto_battlefield(scene.bind(noun, "permanent"), soft=True)
    scene.about["either"] = statement


def _source(scene: Scene, statement: Statement) -> Item:
    """Give what is tapped: what is asked about, what can be, or a plain land where nothing can."""
    told = [each for each in scene.deeds if each.kind == "tap" or not each.passes]
    if len(told) == 1 and told[0].item is not None:
        scene.deeds = [each for each in scene.deeds if each is not told[0]]
        return told[0].item
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        return scene.bind(noun)
    able = [e for e in scene.items if e.zone == "battlefield" and can_make(e)]
    able = [each for each in able if not is_more(each)] or able
    if len(able) > 1:
        raise Misfit("what is tapped was not said")
    if able:
        return able[0]
    if noun is not None or not any(map(is_more, scene.items)):
        raise Misfit("what makes the mana was not said")
    card = scene.world.stock.pick("land", "basic")
    item = scene.add(Item(card, card.front, None, "you"))
    scene.assumptions.append(f"tried with {card.name}")
    return scene.onto_battlefield(item, "you")


def settle(scene: Scene) -> None:
    """Let it make as much as it can of what is asked about."""
    statement = scene.about.get("either")
    if not isinstance(statement, Statement) or scene.about.get("settled"):
        return
    scene.about["settled"] = True
    known = scene.about.get("a")
    item = known if isinstance(known, Item) else _source(scene, statement)
    scene.about["a"] = item
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, item), item.owner or "you")
    wanted = statement.get("made")
    assert isinstance(wanted, tuple)
    first, second = (_fitting(ways, each, wanted[1 - n]) for n, each in enumerate(wanted))
    best = second[:1] or first[:1] or ways[:1]
    if not best:
        raise NotSupported(f"{item.name} makes no mana there")
    scene.about["other way"] = first[0] if first and second else None
    scene.about["way nth"] = best[0].nth
    tapped(scene, item, best[0])


def _fitting(ways: tuple[ManaWay, ...], wanted: WantedMana, other: WantedMana) -> list[ManaWay]:
    types = wanted.types or other.types
    return [
        each
        for each in ways
        if len(each.made) == (wanted.number or 1) and (not types or set(each.made) == set(types))
    ]


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which of the two it is, or that it is chosen."""
    del statement
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.mana_judged import _pool_line
    from rulings_cli.ask.statements.writing import script_of

    item, other = scene.about["a"], scene.about.get("other way")
    assert isinstance(item, Item)
    who = item.owner or "you"
    line = _pool_line(run, who)
    made = tuple(each.type for each in run.game.players[who].mana)
    value = "".join(f"{{{each}}}" for each in made) or "nothing"
    if not isinstance(other, ManaWay):
        says = f"{item.name} makes {value}"
        return (Option((line,), "value", f"{says}.", value=value, outcome=says, amount=len(made)),)
    deed = next(each for each in scene.deeds if each.kind == "mana")
    held, deed.line = deed.line, f"{deed.line.partition(' NAME')[0]} {other.line('NAME')}"
    script = watched(script_of(scene, scene.extra), scene.world).script
    deed.line = held
    less = "".join(f"{{{each}}}" for each in other.made)
    whose = "your" if who == "you" else "the opponent's"
    guard = Guard(script, (f"{whose} mana pool is {less}",))
    chosen = "effect applies first" if other.nth == scene.about["way nth"] else "ability you use"
    says = f"{item.name} makes {less} or {value}, as you choose which {chosen}"
    value = f"{less} or {value}, your choice"
    return (Option((line,), "value", f"{says}.", value=value, outcome=says, guards=(guard,)),)


PREPARED_EITHER: dict[str, Handler] = {"mana_either": _asked}
JUDGED_EITHER: dict[str, Judge] = {"mana_either": _judged}

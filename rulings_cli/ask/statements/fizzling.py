"""Spells whose target is gone (CR 608.2b), and whether a spell rebounds (CR 702.88a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import CastCard
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.causing import wants_target
from rulings_cli.ask.statements.doing import _new, aim_at, cast_item
from rulings_cli.ask.statements.judged import _facts
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.rules.keywords import REBOUND

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
rebounds: do|will|can <a> [still] rebound
rebounds: do|will <a> [still] get|keep|have [its|the] rebound
rebounds: do|will <who> [still] get [the|its|to] rebound [it|<a>]
rebounds: do|will [the|its|it] ['s] rebound [still] trigger|work|happen|apply|count [on|for <a>]
rebounds: do|will <a> 's rebound [still] trigger|work|happen|apply|matter|count
rebounds: [any|so|still] rebound|rebounds ?
"""
_EVENTS = """
fizzles: <a> fizzle
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for spells that rebound or do not resolve."""
    return (*table("ask", _ASKS, cost=8), *table("event", _EVENTS, cost=12))


# --- what is said -------------------------------------------------------------------------------


def _fizzles(scene: Scene, statement: Statement) -> Deed | None:
    """Let the target of a spell be gone before it resolves, in the way that is said, if any is."""
    noun = statement.noun()
    if noun is None or noun.part or scene.asks:
        raise Misfit("what fizzles was not said")
    item = scene.bind(noun, "spell")
    if not (item.is_spell or item.is_a("Aura")):
        raise Misfit(f"{item.name} is no spell with a target")
    cast = next((n for n, e in enumerate(scene.deeds) if e.item is item and e.kind == "cast"), None)
    if cast is not None and scene.deeds[cast + 1 :]:
        return None  # what befell its target was said
    target = scene.bind(noun.evolve(part="target"))
    if target.zone != "battlefield":
        raise NotSupported(f"how the target of {item.name} goes was not said")
    scene.subject = scene.focus = scene.about["fizzled"] = item
    told = _told_how(scene, statement)
    if told is not None:
        _is_target(scene, target, told)
        return None
    gone = _new(scene, "happen", target.owner, target, "NAME leaves the battlefield")
    gone.response, scene.response = True, False
    scene.about["goes on about"] = item
    return None


def _told_how(scene: Scene, statement: Statement) -> Noun | None:
    """Give what is said to go behind it: "because they sac the target", "since my guy died"."""
    said = scene.about.get("said")
    later = [e for e in said if e.start > statement.start] if isinstance(said, tuple) else []
    asked = next((n for n, e in enumerate(later) if e.kind == "ask"), len(later))
    events = [each for each in later[:asked] if each.kind == "event"]
    if not events:
        return None
    nouns = [one for _, value in events[0].slots for one in nouns_in(value) if not one.is_card]
    if len(events) > 1 or len(nouns) != 1:
        raise NotSupported("how its target goes was not understood")
    return nouns[0]


def _is_target(scene: Scene, target: Item, noun: Noun) -> None:
    """Take a thing for the target of the spell that fizzles; what befalls it answers the spell."""
    if not (noun.pronoun or noun.head == "target" or target.is_a(noun.head)):
        raise Misfit(f"{noun.text!r} is not what it was aimed at")
    if noun.owner:
        target.owner = noun.owner
    scene.mean(noun, target)
    scene.response = True


def asked_first(statements: list[Statement]) -> list[Statement]:
    """Give "if I sac the target, does the spell fizzle?" with the ask, and so its spell, first."""
    at = next((n for n, e in enumerate(statements) if e.kind == "ask"), 0)
    noun = statements[at].noun() if at and statements[at].name in _OF_TARGETS else None
    before = [each for each in statements[:at] if each.kind not in ("mark", "with")]
    if noun is None or noun.pronoun or at != len(statements) - 1 or len(before) != 1:
        return statements
    aimed = before[0].noun() if before[0].kind == "event" else None
    if aimed is None or aimed.head != "target":
        return statements
    return [statements[at], *statements[:at]]


#: Asks of a spell of which it is said afterwards what befalls its target.
_OF_TARGETS = frozenset(("fizzles", "resolves"))


def cast_first(scene: Scene, statement: Statement) -> None:
    """Cast the spell of which that is asked at what something befalls: that is in response."""
    noun = statement.noun() if statement.name in _OF_TARGETS else None
    said = scene.about.get("said")
    told = [e for e in said if e.kind == "event"] if isinstance(said, tuple) else []
    if noun is None or noun.pronoun or noun.part or len(told) != 1 or scene.deeds:
        return
    aimed, who = told[0].noun("b") or told[0].noun(), told[0].word("who")
    if aimed is None or aimed.is_card or (aimed.pronoun and told[0].name == "counter"):
        return
    if aimed.counted:
        raise NotSupported(f"at what else {noun.text} is aimed was not said")
    if not noun.is_card:
        card = scene.world.stock.pick("instant", "targeted", "removal")
        scene.mean(noun, scene.add(Item(card, card.front, noun, noun.owner)))
        scene.assumptions.append(f"the spell has one target, like {card.name}")
    item = scene.bind(noun, "spell")
    owner = aimed.owner or who
    caster = noun.owner or {"you": "opponent", "opponent": "you"}.get(owner, "you")
    if not wants_target(item) or not item.is_spell:
        return
    deed = cast_item(scene, item, caster)
    if aimed.pronoun or aimed.head == "target":
        other = "opponent" if caster == "you" else "you"
        creature = Noun("a creature", head="creature", owner=owner or other)
        scene.mean(aimed, scene.bind(creature, "creature"))
    aim_at(scene, deed, scene.bind(aimed, "permanent"))
    scene.response = True


# --- what is asked -------------------------------------------------------------------------------


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask of the spell that is cast; one of which no more is said is cast."""
    noun = statement.noun()
    if noun is not None and noun.part:
        raise Misfit("what rebounds was not said")
    cast = [each.item for each in scene.deeds if each.kind == "cast" and each.item is not None]
    spells = [each for each in (*cast, *scene.spoken) if each.is_spell]
    with_it = [each for each in spells if each.has("rebound")] or spells
    item = scene.bind(noun, "spell") if noun is not None and not noun.pronoun else None
    item = item or next(iter(with_it), None)
    if item is None or not item.is_spell or len({id(each) for each in with_it}) > 1:
        raise Misfit("what rebounds was not said")
    if any(has(each.face.paragraphs, CastCard) for each in scene.permanents()):
        raise NotSupported(f"from where {item.name} is cast was not said")
    others = [e.noun for e in spells if e is not item and e not in cast]
    if any(each is not None and each.is_card for each in others):
        raise Misfit("what another spell has to do with it is passed over")
    if not any(each is item for each in cast):
        cast_item(scene, item, item.owner or "you")
    scene.about["a"] = item


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell was exiled by its rebound as it resolved."""
    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    moved = [each for each in _facts(run, "ZoneChanged") if each.name == item.name]
    is_so = any(REBOUND in each.because for each in moved)
    name = scene.ref(item)
    whose = "your" if item.owner == "you" else "the opponent's"
    places = (
        f"{name} is in exile",
        f"{name} is in {whose} graveyard",
        f"{name} is in {whose} hand",
    )
    line = next((each for each in places if run.holds(each)), "the stack is empty")
    says = f"{name} rebounds" if is_so else f"{name} does not rebound"
    verdict = "yes" if is_so else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the spell be countered, or nothing be done but cast it from the hand."""
    ask, item = scene.about.get("ask"), scene.about.get("a")
    if not isinstance(ask, Statement) or ask.name != "rebounds" or not isinstance(item, Item):
        return
    at = next((n for n, e in enumerate(scene.deeds) if e.item is item and e.kind == "cast"), None)
    if at is None:
        return

    def counter(scene: Scene) -> None:
        countered = Deed("happen", "opponent", scene.deeds[at].item, "NAME is countered")
        countered.response = True
        scene.deeds[at + 1 :] = [countered]

    def alone(scene: Scene) -> None:
        scene.deeds[:] = scene.deeds[at : at + 1]

    yield f"{item.name} is countered", counter
    yield f"{item.name} is cast, and nothing else is done", alone


ACTS = {"fizzles": _fizzles}
PREPARED = {"rebounds": _prepare}
JUDGED = {"rebounds": _judge}

"""Whether something may be aimed at what a keyword triggers: cascade, storm, madness (CR 702)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import ability_aims
from rulings_cli.ask.statements.doing import _new, _verb, aim_at, cast_item
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported

#: Keywords that trigger as the spell is cast (CR 702.40, 702.85).
_AS_CAST = frozenset(("cascade", "storm", "gravestorm", "demonstrate"))
#: Words for an ability on the stack.
_PARTS = frozenset(("trigger", "ability", "triggered"))
_WORDS = "counter|stop|hit|target|prevent|negate|catch|answer"
_PART = "[trigger|ability|triggered] [ability]"
_ASKS = f"""
aims_kw: can|may|do|will <a> {_WORDS} <b> ['s] <kw> {_PART}
aims_kw: can|may|do|will <a> {_WORDS} [the|a] <kw> {_PART} of|on|from|off <b>
aims_kw: can|may|do|will <a> {_WORDS} [the|a] <kw> trigger
aims_kw: can|may <who> <a> [the|a] <kw> trigger
aims_kw: can|may <who> use|cast|play <a> on|to [{_WORDS}] [the|a] <kw> trigger
aims_kw: can|may <who> <a> <b> ['s] <kw> {_PART}
aims_kw: can|may <who> <a> [the|a] <kw> {_PART} of|on|from|off <b>
aims_kw: can|may <who> {_WORDS} <b> ['s] <kw> {_PART} with|using|via|by <a>
aims_kw: can|may <who> {_WORDS} [the|a] <kw> {_PART} of|on|from|off <b> with|using|via|by <a>
aims_kw: can|may <who> use|cast|play <a> on|to <b> ['s] <kw> {_PART}
aims_kw: can|may <who> use|cast|play <a> on|to [the] <kw> {_PART} of|on|from|off <b>
aims_kw: can|may <who> use|cast|play <a> to {_WORDS} <b> ['s] <kw> {_PART}
aims_kw: can|may <who> use|cast|play <a> to {_WORDS} [the] <kw> {_PART} of|on|from|off <b>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is aimed at the trigger of a keyword."""
    return table("ask", _ASKS, cost=8)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the keyword trigger, and try to aim at what waits on the stack."""
    tool, noun, word = scene.bind(noun_of(statement)), statement.noun("b"), statement.word("kw")
    item = scene.bind(noun) if noun is not None else _some(scene, word)
    if not ability_aims.is_aimed(tool) or tool is item:
        raise Misfit(f"{tool.name} is aimed at no ability")
    if not item.has(word):
        raise Misfit(f"{item.name} has no {word}")
    if scene.deeds or (noun is not None and noun.part) or word not in _MAKERS:
        raise NotSupported(f"what {word} triggers is not planned yet here")
    if tool.is_spell and not tool.is_instant:
        raise NotSupported("a sorcery answers nothing")
    said = not _PARTS.isdisjoint(statement.text.split())
    if word != "cascade" and not said and _counters_spells(tool):
        raise NotSupported(f"whether the spell or what {word} triggers is meant")
    who = statement.word("who") or tool.owner or "you"
    side = (noun.owner if noun is not None else "") or ("opponent" if who == "you" else "you")
    item.owner, item.zone = side, ""
    _MAKERS[word](scene, item, side)
    scene.about["aims"] = f"{scene.ref(item)}'s trigger", False, side
    ability_aims.aim(scene, tool, who)
    scene.about["ask"] = statement.evolve(name="aims")


def _some(scene: Scene, word: str) -> Item:
    """Give a permanent with the keyword, where none is named: "a ward trigger"."""
    if word != "ward":
        raise NotSupported(f"what has {word} was not said")
    card = scene.world.stock.pick("creature", "ward")
    return scene.add(Item(card, card.front, None, ""))


def _discarded(scene: Scene, item: Item, side: str) -> None:
    scene.place(item, "hand", side)
    _new(scene, "happen", side, item, _verb(side, "discard", "NAME"))


def _aimed_at(scene: Scene, item: Item, side: str) -> None:
    """Let the other player aim a plain spell at a permanent with ward (CR 702.21a)."""
    other = "opponent" if side == "you" else "you"
    scene.onto_battlefield(item, side)
    card = scene.world.stock.pick("instant", "targeted", "damage", other_than=(item.name,))
    spell = scene.add(Item(card, card.front, None, other))
    aim_at(scene, cast_item(scene, spell, other), item)


_MAKERS: dict[str, Callable[[Scene, Item, str], object]] = {
    **dict.fromkeys(_AS_CAST, cast_item), "madness": _discarded, "ward": _aimed_at,
}  # fmt: skip


def _counters_spells(tool: Item) -> bool:
    """Tell whether all that a spell may be aimed at is spells."""
    aims = required_targets(tool.face)
    return all(each.what is not None and each.what.noun == "spell" for each in aims)


PREPARED = {"aims_kw": _prepare}

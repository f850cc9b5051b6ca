"""What makes ward trigger: a spell or ability that is aimed at the creature (CR 702.21a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.judged import _either, _item
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
trigger_ward: trigger [the|its|my|his] ward [on it|him]
trigger_ward: do|will ward trigger off|from|by|with <a>
"""
_HINDERING = """
ignores_ward: do|will|can <a> get around|through|past|by|over ward [of|on <b>]
ignores_ward: do|will|can <a> get around|through|past|by|over <b> ['s] ward
ignores_ward: do|will|can <a> beat|bypass|ignore|dodge|circumvent|skip|evade ward [of|on <b>]
ignores_ward: do|will|can <a> beat|bypass|ignore|dodge|circumvent|skip|evade <b> ['s] ward
ignores_ward: can|may <who> get around|through|past|by ward [of|on <b>] with|using|by|via <a>
ignores_ward: can|may <who> bypass|ignore|dodge|beat ward [of|on <b>] with|using|by|via <a>
ward_stops: do|will|can ward [of|on <b>] counter|stop|hinder|hit <a>
ward_stops: do|will|can <b> ['s] ward counter|stop|hinder|hit <a>
ward_stops: do|will|can <a> get|be countered|stopped by ward [of|on <b>]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for ward that triggers."""
    return (*table("ask", _ASKS), *table("ask", _HINDERING, cost=8))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the other player aim a plain spell at the creature, and do nothing else."""
    asks, warded = scene.about.get("ask"), scene.about.get("a")
    if isinstance(asks, Statement) and asks.name == "trigger_ward" and isinstance(warded, Item):
        yield f"a plain spell is cast at {warded.name} instead", _aimed
    if isinstance(asks, Statement) and asks.name in PREPARED and scene.deeds:
        yield "a plain spell instead", _plainly


def _plainly(scene: Scene) -> None:
    """Let a plain spell be cast at the creature, in place of the one that is asked about."""
    deed = scene.deeds[-1]
    spell, warded = deed.item, deed.targets[0]
    assert spell is not None
    assert isinstance(warded, Item)
    card = scene.world.stock.pick("instant", "targeted", "damage", other_than=(spell.name,))
    scene.deeds.clear()
    scene.items.remove(spell)
    plain = scene.add(Item(card, card.front, None, deed.who))
    doing.aim_at(scene, doing.cast_item(scene, plain, deed.who), warded)
    scene.about["a"] = plain


def _aimed(scene: Scene) -> None:
    warded = scene.about["a"]
    assert isinstance(warded, Item)
    scene.deeds.clear()
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "targeted", "removal", other_than=taken)
    who = "you" if warded.owner == "opponent" else "opponent"
    spell = scene.add(Item(card, card.front, None, who))
    doing.aim_at(scene, doing.cast_item(scene, spell, who), warded)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the spell be cast at a creature with ward, and let nobody pay."""
    spell = scene.bind(noun_of(statement), "spell")
    noun = statement.noun("b")
    if scene.deeds or not spell.is_spell or not causing.wants_target(spell):
        raise NotSupported("what else ward is to hinder is not planned yet")
    who = spell.owner or statement.word("who") or "you"
    other = "opponent" if who == "you" else "you"
    if noun is None:
        card = scene.world.stock.pick("creature", "ward")
        warded = scene.add(Item(card, card.front, None, other))
    else:
        warded = scene.bind(noun, "permanent")
    if not _asks_for_mana(warded):
        raise NotSupported("what ward asks for there is not planned yet")
    scene.onto_battlefield(warded, other)
    doing.aim_at(scene, doing.cast_item(scene, spell, who), warded)
    scene.about["a"] = spell
    scene.assumptions.append("nobody pays for ward")


def _asks_for_mana(item: Item) -> bool:
    """Tell whether all that ward asks for is mana: nobody has that, and it is not paid."""
    found = [each for each in walk(item.face.paragraphs) if isinstance(each, Keyword)]
    costs = [each.cost for each in found if each.name == "ward"]
    return bool(costs) and all(has(each, PayMana) for each in costs)


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether the spell was countered."""
    del run
    name = scene.ref(_item(scene))
    lines = (f"{name} was not countered", f"{name} was countered")
    words = (f"{name} is not countered although nobody pays", f"{name} is countered by ward")
    if statement.name == "ward_stops":
        lines, words = (lines[1], lines[0]), (words[1], words[0])
    return _either(*lines, *words)


#: Whether ward triggers is prepared and judged with the other asks of triggers.
PREPARED = {"ignores_ward": _prepare, "ward_stops": _prepare}
JUDGED = {"ignores_ward": _judge, "ward_stops": _judge}

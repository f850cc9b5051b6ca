"""Cards that a permanent's triggered ability exiles from the top of a library: "A exiles B"."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.effects import ExileTop
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import You
from rulings_cli.abilities.triggers import Attacks, DealsDamage
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.exploring import Watched
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.staging import put_on_top
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import ZoneChanged
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def way_to_exile(host: Item) -> tuple[Any, ExileTop] | None:
    """Give the triggered ability by which a permanent exiles one top card, and its instruction."""
    found = [
        (ability, node)
        for ability in causing.triggered(host)
        for node in walk(ability)
        if isinstance(node, ExileTop) and node.count == Number(1) and not node.face_down
    ]
    return found[0] if len(found) == 1 and host.is_permanent else None


def exile_top(scene: Scene, host: Item, noun: Noun) -> Deed | None:
    """Let a permanent exile a card that lies on top of a library: what it looks for happens."""
    way = way_to_exile(host)
    if way is None or not noun.is_card or scene.asks:
        raise Misfit(f"{host.name} exiles no card from a library")
    ability, instruction = way
    who = host.owner or "you"
    other = "opponent" if who == "you" else "you"
    whose = who if isinstance(instruction.of, You) else other
    if noun.owner and noun.owner != whose:
        raise Misfit(f"{host.name} exiles no card of that player")
    item = scene.bind(noun, "card")
    if item.zone:
        raise Misfit(f"{item.name} is elsewhere")
    scene.onto_battlefield(host, who)
    put_on_top(scene, item, whose)
    item.soft = False
    scene.about["exiled from the top"] = scene.focus = item
    attacks = any(each.item is host and each.kind == "attack" for each in scene.deeds)
    hits = any(each.line == _DAMAGE for each in scene.deeds)
    events = causing.events_of(ability)
    if attacks and (hits or any(isinstance(each, Attacks) for each in events)):
        return None  # what it looks for was said
    if attacks and any(isinstance(each, DealsDamage) for each in events):
        return causing.happen(scene, "", None, _DAMAGE)
    return causing.cause(scene, host, ability)


def after_combat(scene: Scene, item: Item) -> None:
    """Go on to a main phase where a card was exiled in combat and can't be cast there."""
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    if attack is None or not scene.asks or item.is_instant:
        return
    whose = "your" if attack.who == "you" else "the opponent's"
    line = f"{whose} postcombat main phase begins"
    if not any(each.line == line for each in scene.deeds):
        causing.happen(scene, "", None, line)


def need_exiled(scene: Scene, play: Watched) -> None:
    """Abstain where the card is not exiled: what the ability asks for was not said."""
    item = scene.about["exiled from the top"]
    assert isinstance(item, Item)
    assert item.card is not None
    names = {item.card.name, *(each.name for each in item.card.faces)}
    if not any(
        isinstance(each, ZoneChanged) and each.to is Zone.EXILE and each.name in names
        for each in play.game.trace
    ):
        raise NotSupported(f"{item.name} is not exiled there")


_DAMAGE = "combat damage is dealt"

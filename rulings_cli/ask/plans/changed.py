"""The mana of a permanent whose abilities something else in the position changes.

Blood Moon, Urborg or Chromatic Lantern give lands other abilities than they print. What the
permanent has there is read off the position (CR 613), and each mana ability of it that asks for
nothing but tapping is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import TapThis
from rulings_cli.abilities.effects import Add
from rulings_cli.ask.cards import adds_mana, intrinsic
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.asked import put, short
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.pooled import kinds
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk


class Tapped(Value):
    """One use of a permanent: the line of what you control, and that which taps it."""

    own: str
    line: str
    adding: Value


def changed(
    card: Card, needed: Needed, also: tuple[str, ...], world: World
) -> tuple[Tapped, ...] | None:
    """Give the uses of a card in a position with these lines; None where nothing changes it."""
    if not any(" control" in each for each in also) or not _is_permanent(card):
        return None
    from rulings_cli.ask.playing import look_ahead
    from rulings_cli.engine import layers

    own = f"you control {put(card)}"
    game: Any = look_ahead(Script((own, *also)), world).game
    name = short(card)
    id = next((each for each in game.battlefield() if game.get(each).name == name), None)
    if id is None:
        return None
    held = layers.characteristics(game, id).abilities
    printed = {*card.front.abilities, *(each.ability for each in intrinsic(card.front))}
    if set(held) == printed:
        return None
    return tuple(_uses(name, own, held, needed))


def _is_permanent(card: Card) -> bool:
    return card.layout != "token" and not (card.front.is_a("instant") or card.front.is_a("sorcery"))


def _uses(name: str, own: str, held: tuple[Value, ...], needed: Needed) -> Iterator[Tapped]:
    for ability in held:
        if not isinstance(ability, ActivatedAbility) or not adds_mana(ability):
            continue
        if ability.targets or not all(isinstance(e, TapThis) for e in ability.cost.components):
            raise NotSupported(f"another ability of {name} in that position is not planned yet")
        for add in walk(ability.body):
            for types in kinds(add, needed) if isinstance(add, Add) else ():
                symbols = "".join(f"{{{each}}}" for each in types)
                yield Tapped(own, f"you tap {name} for {symbols}", ability)

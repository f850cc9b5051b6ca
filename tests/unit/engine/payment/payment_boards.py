"""Made-up cards and a board for the tests of characteristics and payment."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    Keyword,
    Paragraph,
    StaticAbility,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, CostComponent, PayMana, TapThis
from rulings_cli.abilities.described import Described, HasSubtype, HasType
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import ManaProduced, OneOf, Symbols
from rulings_cli.abilities.references import Each, You
from rulings_cli.abilities.static import Affects, Change, StaticEffect
from rulings_cli.engine import setup
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.zones import Zone

CREATURES = Described(kinds=((HasType("creature"),),))
ARTIFACTS_YOU_CONTROL = Described(kinds=((HasType("artifact"),),), controller=You())
LANDS = Described(kinds=((HasType("land"),),))


def face(types: str, *abilities: Ability, name: str = "Thing", cost: str = "", **more: Any) -> Face:
    """Give a face; `types` such as "legendary artifact creature - Golem"."""
    before, _, subtypes = types.partition(" - ")
    words = before.split()
    supertypes = tuple(each for each in words if each in ("legendary", "basic", "snow"))
    return Face(
        name,
        parse_mana_cost(cost) if cost else None,
        supertypes=supertypes,
        types=tuple(each for each in words if each not in supertypes),
        subtypes=tuple(subtypes.split()),
        paragraphs=tuple(Paragraph((each,)) for each in abilities),
        **more,
    )


def card(types: str, *abilities: Ability, layout: str = "normal", **more: Any) -> Card:
    """Give a card with one face."""
    only = face(types, *abilities, **more)
    return Card(only.name, layout, (only,))


def creature(power: int, toughness: int, *abilities: Ability, types: str = "", **more: Any) -> Card:
    """Give a creature card; further types and subtypes in `types`."""
    return card(
        types or "creature",
        *abilities,
        power=str(power),
        toughness=str(toughness),
        **more,
    )


def static(*effects: StaticEffect, **more: Any) -> StaticAbility:
    """Give a static ability."""
    return StaticAbility(effects, **more)


def affects(of: Any, *changes: Change, **more: Any) -> StaticAbility:
    """Give a static ability that changes what `of` is; a description means each such object."""
    return static(Affects(Each(of) if isinstance(of, Described) else of, changes), **more)


def taps_for(
    produced: ManaProduced | str, *costs: CostComponent | str, restriction: Any = None
) -> ActivatedAbility:
    """Give "{T}: Add …", with further costs before it; "W/U" is a choice, "WU" both."""
    components = tuple(
        PayMana(parse_mana_cost(each)) if isinstance(each, str) else each for each in costs
    )
    return ActivatedAbility(
        Cost((*components, TapThis())),
        (Sentence((Add(mana(produced), restriction=restriction),)),),
    )


def mana(written: ManaProduced | str) -> ManaProduced:
    """Give what mana is added: "WU" both, "W/U" one of them."""
    if not isinstance(written, str):
        return written
    if "/" in written:
        return OneOf(tuple(tuple(each) for each in written.split("/")))
    return Symbols(tuple(written))


def has_subtype(name: str, *, controller: bool = False) -> Described:
    """Give a description of permanents with the subtype."""
    return Described(kinds=((HasSubtype(name),),), controller=You() if controller else None)


FOREST = card("basic land - Forest", name="Forest")
ISLAND = card("basic land - Island", name="Island")
FLYING = Keyword("flying")


def board() -> Game:
    """Give an empty position; "you" are active."""
    return setup.new_game()


def put(
    game: Game, what: Card | Face, player: str = "you", zone: Zone = Zone.BATTLEFIELD, **more: Any
) -> int:
    """Put something onto the battlefield, or elsewhere; give its id."""
    return setup.put(game, what, zone, player, **more)


def cast_context(game: Game, spell: Card, *, player: str = "you", **more: Any) -> PaymentContext:
    """Put the spell on the stack and give the context of paying for it."""
    id = put(game, spell, player, Zone.STACK)
    return PaymentContext("cast", player, id, **more)


def answers(*given: Any) -> Tape:
    """Give a tape with these answers."""
    return Tape(tuple(given))

"""Conditions and amounts that are said in words (CR 608.2h)."""

from __future__ import annotations

import pytest
from payment_boards import CREATURES, ISLAND, board, card, creature, put

from rulings_cli.abilities.conditions import (
    Condition,
    Controls,
    DuringTurn,
    HappenedThisTurn,
    ManaWasSpent,
    Not,
    ObjectIs,
    WasCast,
    WasKicked,
)
from rulings_cli.abilities.described import Compare, Described, HasType
from rulings_cli.abilities.quantities import (
    CountersOn,
    Devotion,
    Greatest,
    Half,
    Number,
    Quantity,
    Sum,
    ThatMuch,
)
from rulings_cli.abilities.references import AnOpponent, This, You
from rulings_cli.engine import conditions, matching, performing, quantities
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldGainLife, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, Payment
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.zones import Step, Zone


def holds(game: Game, condition: Condition, source: int = 0) -> bool:
    return conditions.holds(game, condition, Context(source, "you"))


def amount(game: Game, quantity: Quantity, source: int = 0, context: Context | None = None) -> int:
    return quantities.amount(game, quantity, context or Context(source, "you"))


def said(what: str, least: int = 1) -> HappenedThisTurn:
    return HappenedThisTurn(what, least=least)


def test_controlling_so_many() -> None:
    game = board()
    three = Controls(You(), CREATURES, 3)
    for _ in range(2):
        put(game, creature(1, 1))

    assert not holds(game, three)
    put(game, creature(1, 1))
    assert holds(game, three)
    assert holds(game, Controls(AnOpponent(), CREATURES, 0, "="))


def test_the_turn_and_the_step() -> None:
    game = board()

    assert holds(game, DuringTurn(You()))
    assert not holds(game, DuringTurn(AnOpponent()))
    assert holds(game, DuringTurn(You(), phase="main"))
    assert holds(game, Not(DuringTurn(You(), Step.UPKEEP)))


def test_what_it_is() -> None:
    game = board()
    land = Described(kinds=((HasType("land"),),), noun="card")
    held = put(game, ISLAND, zone=Zone.HAND)

    assert holds(game, ObjectIs(This(), land), held)
    assert not holds(game, ObjectIs(This(), land, negated=True), held)


def test_a_land_that_was_played_this_turn() -> None:
    game = board()
    played = said("you played a land")

    assert not holds(game, played)
    game.update_player("you", lands_played=1)
    assert holds(game, played)


def test_a_creature_that_died_this_turn() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    died = said("creature died")

    assert not holds(game, died)
    performing.perform(game, Tape(), WouldMove((), bear, Zone.GRAVEYARD))
    assert holds(game, died)
    assert not holds(game, said("creature died", 2))


def test_life_that_was_gained_this_turn() -> None:
    game = board()
    performing.perform(game, Tape(), WouldGainLife((), "you", 3))

    assert holds(game, said("you gained life", 3))
    assert not holds(game, said("you gained life", 4))
    assert not holds(game, said("opponent lost life"))


def test_words_that_are_not_known_abstain() -> None:
    with pytest.raises(NotSupported):
        holds(board(), said("the moon is full"))
    with pytest.raises(NotSupported):
        holds(board(), said("delirium", 2))


def cast_with(game: Game, *optional: str, zone: Zone = Zone.HAND, types: str = "") -> int:
    units = tuple(Payment(each, ManaUnit(each, 0, serial=at)) for at, each in enumerate(types))
    record = CastRecord("you", zone, optional=optional, payments=units)
    return put(game, card("sorcery"), zone=Zone.STACK, cast=record)


@pytest.mark.parametrize(
    ("words", "zone", "expected"),
    [
        ("you cast it", Zone.HAND, True),
        ("you cast it from your hand", Zone.HAND, True),
        ("you cast it from your hand", Zone.EXILE, False),
        ("this spell was cast from a graveyard", Zone.GRAVEYARD, True),
        ("this spell was cast from anywhere other than your hand", Zone.HAND, False),
        ("this spell was cast from anywhere other than your hand", Zone.EXILE, True),
        ("it wasn't cast", Zone.HAND, False),
    ],
)
def test_how_it_was_cast(words: str, zone: Zone, expected: bool) -> None:
    game = board()

    assert holds(game, WasCast(words), cast_with(game, zone=zone)) is expected


def test_kicks_and_what_was_spent() -> None:
    game = board()
    spell = cast_with(game, "kicker", "kicker", types="RRG")

    assert holds(game, WasKicked(), spell)
    assert amount(game, ThatMuch("time it was kicked"), spell) == 2
    assert holds(game, ManaWasSpent(("R", "R")), spell)
    assert not holds(game, ManaWasSpent(("W",)), spell)
    assert amount(game, ThatMuch("the amount of mana spent to cast it"), spell) == 3


def test_amounts() -> None:
    game = board()
    put(game, creature(2, 5, cost="{G}{G}"))
    relic = put(game, card("artifact"), counters=(("charge", 4),))

    assert amount(game, Greatest("power", CREATURES)) == 2
    assert amount(game, Devotion(("G",), You())) == 2
    assert amount(game, CountersOn("charge", This()), relic) == 4
    assert amount(game, Half(Sum(Number(4), Number(3)), "up")) == 4
    assert amount(game, ThatMuch("opponent")) == 1


def test_an_amount_done_this_way_is_counted_from_what_was_bound() -> None:
    game = board()
    context = Context(0, "you", bound=(("exiled", (1, 2, 3)),))

    assert amount(game, ThatMuch("card exiled this way"), context=context) == 3
    with pytest.raises(NotSupported):
        amount(game, ThatMuch("token created this way"), context=context)


def test_power_or_toughness() -> None:
    game = board()
    small = Described(
        kinds=((HasType("creature"),),),
        further=(Compare("power or toughness", "<=", Number(1)),),
    )
    wall, bear = put(game, creature(0, 5)), put(game, creature(2, 2))

    assert matching.objects(game, small, Context(0, "you")) == (wall,)
    assert bear


def test_no_mana_was_spent_on_the_spell_of_the_event() -> None:
    game = board()
    watcher = put(game, creature(2, 2))
    free = put(game, creature(0, 2), zone=Zone.STACK, cast=CastRecord("you", Zone.HAND))
    condition = ManaWasSpent(no_mana=True, words="no mana was spent to cast it")
    context = Context(watcher, "you").bind("triggering", (free,))

    assert conditions.holds(game, condition, context)
    assert not conditions.holds(game, condition, Context(watcher, "you"))

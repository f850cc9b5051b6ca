"""Costs other than mana: what can be paid and what paying does (CR 118.3, 107.5, 119.4)."""

from __future__ import annotations

from typing import Any

import pytest
from payment_boards import ARTIFACTS_YOU_CONTROL, CREATURES, answers, board, card, creature, put

from rulings_cli.abilities import costs as nodes
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    DiscardCards,
    ExileObjects,
    ExileThis,
    ItsManaCost,
    MillCost,
    OtherCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    RemoveCounters,
    ReturnObjects,
    RevealObjects,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
    UntapThis,
)
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.quantities import AnyNumber, Number
from rulings_cli.abilities.references import This, You
from rulings_cli.engine import components, paying
from rulings_cli.engine.refusing import Refusal
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import ChoiceNeeded
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.zones import Zone

YOUR_CREATURES = CREATURES.evolve(controller=You())
THING = card("artifact creature", power="1", toughness="1")
CREATURE_CARD = Described(kinds=((HasType("creature"),),), noun="card")


def pay(game: Game, source: int, *parts: CostComponent, given: tuple[Any, ...] = ()) -> None:
    context = PaymentContext("activate", "you", source)
    paying.choose_payment(game, answers(*given), Cost(parts), context, ())


def refused(game: Game, source: int, *parts: CostComponent, given: tuple[Any, ...] = ()) -> str:
    with pytest.raises(Refusal) as stopped:
        pay(game, source, *parts, given=given)
    assert stopped.value.refused.reason
    return stopped.value.refused.rule.number


def test_tapping_this_needs_it_untapped() -> None:
    game = board()
    source = put(game, THING)

    pay(game, source, TapThis())

    assert game.objects[source].tapped
    assert refused(game, source, TapThis()) == "107.5"


def test_untapping_this_needs_it_tapped() -> None:
    game = board()
    source = put(game, THING, tapped=True)

    pay(game, source, UntapThis())

    assert not game.objects[source].tapped
    assert refused(game, source, UntapThis()) == "107.6"


def test_tapping_others_may_tap_a_creature_that_is_summoning_sick() -> None:
    game = board()
    source = put(game, card("enchantment"))
    sick = put(game, THING, since="this turn")

    pay(game, source, TapObjects(ARTIFACTS_YOU_CONTROL))

    assert game.objects[sick].tapped


def test_a_permanent_cannot_be_tapped_twice_for_one_cost() -> None:
    game = board()
    source = put(game, THING)

    assert refused(game, source, TapThis(), TapObjects(ARTIFACTS_YOU_CONTROL)) == "118.3"


def test_a_creature_may_be_tapped_and_sacrificed() -> None:
    game = board()
    source = put(game, THING)

    pay(game, source, SacrificeThis(), TapThis())

    assert not game.exists(source)


def test_which_creature_is_sacrificed_is_asked() -> None:
    game = board()
    source = put(game, card("artifact"))
    first, second = put(game, creature(1, 1)), put(game, creature(2, 2))
    put(game, creature(3, 3), "opponent")

    with pytest.raises(ChoiceNeeded) as asked:
        pay(game.fork(), source, SacrificeObjects(YOUR_CREATURES))
    pay(game, source, SacrificeObjects(YOUR_CREATURES), given=((second,),))

    assert list(asked.value.choice.domain) == [(first,), (second,)]
    assert game.exists(first)
    assert not game.exists(second)


def test_two_costs_cannot_sacrifice_the_same_creature() -> None:
    game = board()
    source = put(game, card("enchantment"))
    put(game, THING)
    both = (SacrificeObjects(YOUR_CREATURES), SacrificeObjects(ARTIFACTS_YOU_CONTROL))

    assert refused(game, source, *both) == "118.3"


def test_an_opponents_permanent_cannot_be_sacrificed() -> None:
    game = board()
    source = put(game, THING, "opponent")

    assert refused(game, source, SacrificeThis()) == "701.21a"


def test_life_is_paid_if_there_is_enough() -> None:
    game = board()
    source = put(game, THING)
    game.update_player("you", life=2)

    pay(game, source, PayLife(Number(2)))

    assert game.players["you"].life == 0
    assert refused(game, source, PayLife(Number(1))) == "119.4"
    pay(game, source, PayLife(Number(0)))


def test_energy_is_paid_with_counters() -> None:
    game = board()
    source = put(game, THING)
    game.update_player("you", counters=(("energy", 3),))

    pay(game, source, PayEnergy(Number(2)))

    assert dict(game.players["you"].counters) == {"energy": 1}
    assert refused(game, source, PayEnergy(Number(2))) == "118.3"


def test_counters_are_removed_and_put() -> None:
    game = board()
    source = put(game, THING, counters=(("charge", 3),))

    pay(game, source, RemoveCounters("charge", Number(1), This()))
    pay(game, source, RemoveCounters("charge", AnyNumber(), This()), given=(2,))
    pay(game, source, PutCountersCost("-1/-1", Number(1), This()))

    assert game.objects[source].counters == (("-1/-1", 1),)
    assert refused(game, source, RemoveCounters("charge", Number(1), This())) == "118.3"


def test_cards_are_discarded() -> None:
    game = board()
    source = put(game, THING)
    first = put(game, THING, zone=Zone.HAND)
    put(game, card("land"), zone=Zone.HAND)

    pay(game, source, DiscardCards(CREATURE_CARD))

    assert first not in game.in_zone(Zone.HAND, "you")
    assert refused(game, source, DiscardCards(CREATURE_CARD)) == "118.3"
    pay(game, source, DiscardCards(hand=True))
    assert game.in_zone(Zone.HAND, "you") == ()


def test_a_card_in_hand_discards_itself() -> None:
    game = board()
    held = put(game, THING, zone=Zone.HAND)

    pay(game, held, DiscardCards(this=True))

    assert len(game.in_zone(Zone.GRAVEYARD, "you")) == 1


def test_cards_are_exiled_from_a_zone() -> None:
    game = board()
    source = put(game, THING)
    put(game, THING, zone=Zone.GRAVEYARD)
    held = put(game, THING, zone=Zone.HAND)

    pay(game, source, ExileObjects(CREATURE_CARD, Zone.GRAVEYARD))
    pay(game, held, ExileThis(Zone.HAND))

    assert len(game.in_zone(Zone.EXILE)) == 2
    assert refused(game, source, ExileObjects(CREATURE_CARD, Zone.GRAVEYARD)) == "118.3"


def test_permanents_are_returned() -> None:
    game = board()
    source = put(game, THING)

    pay(game, source, ReturnObjects())

    assert len(game.in_zone(Zone.HAND, "you")) == 1


def test_milling_needs_enough_cards_and_comes_last() -> None:
    game = board()
    source = put(game, THING)
    put(game, card("land"), zone=Zone.LIBRARY)

    pay(game, source, MillCost(Number(1)), TapThis())

    assert len(game.in_zone(Zone.GRAVEYARD, "you")) == 1
    assert refused(game, source, MillCost(Number(1))) == "118.3"


def test_cards_are_revealed() -> None:
    game = board()
    source = put(game, THING)

    assert refused(game, source, RevealObjects(CREATURE_CARD)) == "118.3"
    put(game, THING, zone=Zone.HAND)
    pay(game, source, RevealObjects(CREATURE_CARD))


def test_a_cost_that_is_not_built_abstains() -> None:
    game = board()

    with pytest.raises(NotSupported):
        pay(game, put(game, THING), OtherCost("something"))


def test_every_component_has_its_procedure() -> None:
    union = set(nodes.CostComponent.__args__)

    assert set(components.PAY) == union - {PayMana, ItsManaCost}  # that one becomes mana
    assert set(components._ORDER) == union - {PayMana, ItsManaCost}

"""Activated abilities after a keyword: exhaust, power-up, boast, forecast (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, Table, card

from rulings_cli.terms.zones import Step, Zone


def test_an_exhaust_ability_is_activated_once(table: Table) -> None:
    racer = table.ana(card("creature 2/2", "Exhaust — {0}: Put a +1/+1 counter on ~."))

    assert table.activate(racer) is None
    table.settle()

    assert table.activate(racer) is not None
    assert table.counters(racer) == 1


def test_power_up_is_cheaper_in_the_turn_of_entering(table: Table) -> None:
    text = "Power-up — {3}{G}: Put a +1/+1 counter on ~."
    hero = table.ana(card("creature 2/2", text, cost="2G"), since="this turn")
    table.mana("C")

    assert table.activate(hero) is None


def test_power_up_costs_it_all_later(table: Table) -> None:
    text = "Power-up — {3}{G}: Put a +1/+1 counter on ~."
    hero = table.ana(card("creature 2/2", text, cost="2G"))
    table.mana("C")

    assert table.activate(hero) is not None


def test_boasting_needs_an_attack_this_turn(table: Table) -> None:
    viking = table.ana(card("creature 2/2", "Boast — {0}: You gain 1 life."))
    assert table.activate(viking) is not None

    table.attacks(viking)

    assert table.activate(viking) is None
    table.settle()
    assert table.activate(viking) is not None


def test_a_forecast_ability_works_in_the_own_upkeep_from_the_hand(table: Table) -> None:
    text = "Forecast — {0}, Reveal this card from your hand: You gain 1 life."
    seer = table.ana(card("creature 2/2", text), Zone.HAND)
    table.library(BEAR, BEAR)
    assert table.activate(seer) is not None

    table.goes_on_to(Step.UPKEEP, "Ana")

    assert table.activate(seer) is None
    table.settle()
    assert table.life("Ana") == 21
    assert table.activate(seer) is not None

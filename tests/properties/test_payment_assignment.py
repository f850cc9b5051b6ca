"""Which mana pays which symbol: the matching equals trying everything (CR 107.4)."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.engine import assigning, paying, setup
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import ManaCost, mana_value

PAYING = PaymentContext("resolution", "you")
types = st.lists(st.sampled_from("WUBRGC"), max_size=6)
costs = st.lists(
    st.sampled_from(["W", "U", "B", "C", "1", "2", "W/U", "U/R", "2/W", "C/B"]), max_size=5
).map(lambda symbols: ManaCost(tuple(symbols)))


def _fits(type_: str, slot: assigning.ManaSlot) -> bool:
    return assigning.type_fits(type_, slot, "")


def _by_trying(held: list[str], cost: ManaCost) -> bool:
    return any(
        len(demand.slots) <= len(held)
        and any(
            all(map(_fits, order, demand.slots)) for order in permutations(held, len(demand.slots))
        )
        for demand in assigning.demands(cost)
    )


@given(types, costs)
def test_a_pool_pays_exactly_what_some_order_of_its_mana_pays(
    held: list[str], cost: ManaCost
) -> None:
    game = setup.new_game()
    setup.put_mana(game, "you", *held)

    found = paying.can_pay_from_pool(game, "you", cost, PAYING)

    assert (found is not None) == _by_trying(held, cost)


@given(types, costs)
def test_what_is_covered_can_be_paid_and_is_in_full_when_all_can(
    held: list[str], cost: ManaCost
) -> None:
    game = setup.new_game()
    setup.put_mana(game, "you", *held)

    pays, covered = paying.cover(game, game.players["you"].mana, Cost((PayMana(cost),)), PAYING)

    assert (pays == "in full") == (paying.can_pay_from_pool(game, "you", cost, PAYING) is not None)
    if "/" not in str(covered):
        assert paying.can_pay_from_pool(game, "you", covered, PAYING) is not None
    assert mana_value(covered) <= mana_value(cost)

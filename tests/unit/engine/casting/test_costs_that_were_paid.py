"""What a spell does if a cost was paid: other damage to divide, triggers as it enters."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, Table, face

SHARDS = face(
    "Shards",
    "instant",
    "As an additional cost to cast this spell, you may pay 3 life.\n"
    "Shards deals 2 damage divided as you choose among one or two targets. "
    "If this spell's additional cost was paid, it deals 5 damage divided as you choose among "
    "those permanents and/or players instead.",
    cost="{0}",
)
RUNNER = face(
    "Runner",
    "creature",
    "Dash {0}\nWhen this creature enters, if its dash cost was paid, you gain 1 life.",
    cost="{5}",
    size=(1, 1),
)


@pytest.mark.parametrize(("paid", "shares"), [(False, (1, 1)), (True, (3, 2))])
def test_what_is_divided_depends_on_the_cost(paid: bool, shares: tuple[int, int]) -> None:
    table = Table()
    bear = table.put(BEAR, owner=OPPONENT)
    spell = table.hand(SHARDS)
    costs = ("additional cost 1",) if paid else ()

    refused = table.cast(spell, targets=(bear, OPPONENT), division=shares, optional_costs=costs)
    assert refused is None
    table.resolve()

    assert table.game.players[OPPONENT].life == 20 - shares[1]


@pytest.mark.parametrize(("alternative", "life"), [("dash", 21), ("", 20)])
def test_a_trigger_asks_for_which_cost_it_was_cast(alternative: str, life: int) -> None:
    table = Table()
    table.mana("CCCCC")
    table.cast(table.hand(RUNNER), alternative=alternative)
    table.resolve()
    if table.game.stack():
        table.resolve()

    assert table.game.players["you"].life == life

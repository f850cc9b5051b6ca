"""What a player did so often this turn, and costs that depend on whose turn it is."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

SNARE = face(
    "Snare",
    "instant",
    "If an opponent cast two or more spells this turn, "
    "you may pay 2 life rather than pay this spell's mana cost.\nYou gain 1 life.",
    cost="{4}",
)
PIT = face(
    "Pit",
    "instant",
    "If an opponent had a creature enter the battlefield under their control this turn, "
    "you may pay {0} rather than pay this spell's mana cost.\nYou gain 1 life.",
    cost="{4}",
)
FENCE = face(
    "Fence", "artifact", "Each spell costs {3} more to cast except during its controller's turn."
)
WORD = face("Word", "instant", "You gain 1 life.", cost="{0}")


@pytest.mark.parametrize(("spells", "is_free"), [(1, False), (2, True)])
def test_a_trap_counts_the_spells_of_an_opponent(spells: int, is_free: bool) -> None:
    table = Table(active=OPPONENT)
    snare = table.hand(SNARE)
    for _ in range(spells):
        table.game.priority = OPPONENT
        table.cast(table.hand(WORD, OPPONENT), by=OPPONENT)
    table.game.priority = YOU

    assert (table.cast(snare, alternative="alternative cost") is None) is is_free


def test_a_trap_looks_at_what_entered(table: Table) -> None:
    pit = table.hand(PIT)
    bear = table.hand(BEAR.evolve(mana_cost=WORD.mana_cost), OPPONENT)
    table.game.active_player = table.game.priority = OPPONENT
    table.cast(bear, by=OPPONENT)
    table.resolve()
    table.game.priority = YOU

    assert table.cast(pit, alternative="alternative cost") is None


@pytest.mark.parametrize(("active", "is_legal"), [(YOU, True), (OPPONENT, False)])
def test_spells_cost_more_but_in_their_controllers_turn(active: str, is_legal: bool) -> None:
    table = Table(active=active)
    table.put(FENCE)

    assert (table.cast(table.hand(WORD)) is None) is is_legal

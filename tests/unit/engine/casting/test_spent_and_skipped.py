"""What depends on the mana that was spent, said in one breath; phases that are skipped."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face, shipped

from rulings_cli.engine import turn
from rulings_cli.game.events import AttackersDeclared, StepBegan
from rulings_cli.terms.zones import Step, Zone

SPOUT = shipped("Firespout", cost="{R/G}{R/G}")
BIRD = face("Low Bird", "creature - Bird", "Flying", cost="{U}", size=(1, 1))


@pytest.mark.parametrize(
    ("mana", "left"),
    [("RR", ["Low Bird"]), ("GG", ["Meadow Bear"]), ("RG", [])],
)
def test_each_half_asks_for_its_own_mana(table: Table, mana: str, left: list[str]) -> None:
    table.put(BEAR)
    table.put(BIRD)
    table.mana(mana)
    assert table.cast(table.hand(SPOUT), hybrid=list(mana)) is None

    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == left


@pytest.mark.parametrize(("mana", "life"), [("GGW", 24), ("WWW", 22)])
def test_life_is_gained_for_each_kind(table: Table, mana: str, life: int) -> None:
    infusion = shipped("Dawnglow Infusion")
    table.mana(mana)
    assert table.cast(table.hand(infusion), x=2, hybrid=mana[-1]) is None

    table.resolve()

    assert table.game.players[YOU].life == life


def test_what_follows_x_is_done_after_it(table: Table) -> None:
    for _ in range(4):
        table.put(BEAR, Zone.LIBRARY)
    table.mana("UU")
    table.cast(table.hand(shipped("Graven Lore", cost="{U}{U}")))

    table.resolve()

    assert len(table.game.in_zone(Zone.HAND, YOU)) == 3


@pytest.mark.parametrize("skips", [True, False])
def test_nothing_of_a_skipped_combat_phase_happens(skips: bool) -> None:
    table = Table(Step.END, active=OPPONENT)
    for player in (YOU, OPPONENT):
        table.put(BEAR, Zone.LIBRARY, player)
    table.game.priority = YOU
    if skips:
        text = "Target player skips their next combat phase."
        table.cast(table.hand(face("Hush", "instant", text, cost="{0}")), targets=(YOU,))
        table.resolve()

    turn.advance_to(table.game, table.tape(), Step.POSTCOMBAT_MAIN, YOU)

    steps = [each.step for each in table.events(StepBegan)]
    assert (Step.BEGINNING_OF_COMBAT in steps) != skips
    assert (Step.END_OF_COMBAT in steps) != skips
    assert not table.events(AttackersDeclared)

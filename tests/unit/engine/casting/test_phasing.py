"""Phasing: out with all that is attached, in as it was (CR 702.26)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers, turn
from rulings_cli.terms.zones import Step

SHIFT = face("Shift", "instant", "Target creature phases out.", cost="{0}")
BAND = face("Band", "artifact - Equipment", "Equipped creature gets +1/+1.")
COUNT = face(
    "Count", "instant", "You gain 1 life for each creature on the battlefield.", cost="{0}"
)
GHOST = face("Ghost", "creature", "Phasing", size=(1, 1))


def shifted(table: Table, id: int) -> None:
    table.cast(table.hand(SHIFT), targets=(id,))
    table.resolve()


def test_what_is_phased_out_is_not_there(table: Table) -> None:
    bear = table.put(BEAR)
    band = table.put(BAND, attached_to=bear)

    shifted(table, bear)

    assert not table.game.battlefield()
    assert not table.game.exists(bear)
    assert [each.with_ for each in table.game.phased_out] == [None, bear]
    assert table.cast(table.hand(SHIFT), targets=(bear,)) is not None
    assert band not in table.game.objects


def test_it_phases_in_before_its_controller_untaps(table: Table) -> None:
    table.libraries()
    bear = table.put(BEAR, tapped=True, counters=(("+1/+1", 1),))
    band = table.put(BAND, attached_to=bear)
    shifted(table, bear)

    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    assert not table.game.battlefield()
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)

    assert set(table.game.battlefield()) == {bear, band}
    assert not table.game.get(bear).tapped
    assert layers.characteristics(table.game, bear).power == 4


def test_a_creature_with_phasing_comes_and_goes(table: Table) -> None:
    table.libraries()
    ghost = table.put(GHOST)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)
    assert not table.game.exists(ghost)

    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)

    assert table.game.exists(ghost)

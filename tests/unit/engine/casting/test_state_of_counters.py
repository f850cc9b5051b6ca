"""Triggers on having no counters of a kind, true as soon as it is so (CR 603.8)."""

from __future__ import annotations

from casting_table import YOU, Table, face

WELL = face(
    "Well",
    "land",
    "{0}: Remove an ice counter from Well.\n"
    "When Well has no ice counters on it, sacrifice it. If you do, you gain 7 life.",
)


def test_it_triggers_as_the_last_counter_goes(table: Table) -> None:
    well = table.put(WELL, counters=(("ice", 2),))
    table.activate(well)
    table.resolve()
    assert not table.game.stack()

    table.activate(well)
    table.resolve()
    assert len(table.game.stack()) == 1

    table.resolve()
    assert table.game.players[YOU].life == 27
    assert not table.game.exists(well)

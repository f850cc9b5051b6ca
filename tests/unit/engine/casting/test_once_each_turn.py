"""An ability with "Do this only once each turn" triggers until it was done (CR 603.2h)."""

from __future__ import annotations

from casting_table import ISLAND, YOU, Table, face

from rulings_cli.engine import performing, priority
from rulings_cli.game.events import WouldGainLife
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

WELL = face(
    "Wishing Well",
    "enchantment",
    "Whenever you gain life, you may draw a card. Do this only once each turn.",
)
TOLL = face(
    "Toll",
    "enchantment",
    "Whenever you gain life, you may pay {G}. If you do, draw a card. Do this only once each turn.",
)


def triggers(table: Table) -> int:
    """Gain a life; give how many abilities have triggered by it."""
    performing.perform(table.game, table.tape(), WouldGainLife((DRAW,), YOU, 1))
    count = len(table.game.waiting)
    priority.receive(table.game, table.tape(), YOU)
    return count


def test_it_triggers_again_while_the_player_declines(table: Table) -> None:
    table.put(WELL)
    assert triggers(table) == 1
    table.resolve(may=False)

    assert triggers(table) == 1


def test_it_does_not_trigger_once_it_was_done(table: Table) -> None:
    table.put(WELL)
    table.put(ISLAND, Zone.LIBRARY)
    triggers(table)
    table.resolve(may=True)

    assert triggers(table) == 0


def test_two_of_them_count_by_themselves(table: Table) -> None:
    table.put(WELL)
    for _ in range(3):
        table.put(ISLAND, Zone.LIBRARY)
    triggers(table)
    table.resolve(may=True)
    table.put(WELL)

    assert triggers(table) == 1


def test_one_that_waits_already_does_nothing_then(table: Table) -> None:
    table.put(WELL)
    for _ in range(3):
        table.put(ISLAND, Zone.LIBRARY)
    assert (triggers(table), triggers(table)) == (1, 1)

    table.resolve(may=True)
    table.resolve(may=True)

    assert len(table.names(Zone.HAND)) == 1


def test_what_is_paid_for_is_done_once_too(table: Table) -> None:
    table.put(TOLL)
    table.put(ISLAND, Zone.LIBRARY)
    triggers(table)
    table.mana("G")
    table.resolve(may=True)

    assert table.names(Zone.HAND) == ["Quiet Shore"]
    assert triggers(table) == 0

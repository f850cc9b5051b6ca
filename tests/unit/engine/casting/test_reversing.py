"""Illegal actions are reversed whole, their mana abilities too (CR 733)."""

from __future__ import annotations

import pytest
from casting_table import ISLAND, OPPONENT, RITE, Table, face

from rulings_cli.errors import NotSupported
from rulings_cli.game.events import ManaAdded
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.zones import Zone

WELL = face("Old Well", "artifact", "{T}, Mill a card: Add {C}.")
CHARM = face("Small Charm", "artifact", "{2}: Draw a card.")


def activation(table: Table, source: int) -> list[object]:
    return [("activate", source, 0), "done"]


def test_a_spell_that_is_not_paid_returns_and_its_mana_is_undone(table: Table) -> None:
    shore, rite = table.put(ISLAND), table.hand(RITE)

    refused = table.cast(rite, mana_abilities=activation(table, shore))

    assert refused is not None
    assert (refused.reversed, refused.because[-1].number) == (True, "733.1")
    assert table.names(Zone.HAND) == ["Slow Rite"]
    assert not table.game.get(shore).tapped
    assert table.pool() == ""
    assert table.events(ManaAdded) == []


def test_an_ability_that_is_not_paid_is_undone_with_its_mana(table: Table) -> None:
    shore, charm = table.put(ISLAND), table.put(CHARM)

    refused = table.activate(charm, mana_abilities=activation(table, shore))

    assert refused is not None
    assert refused.reversed
    assert not table.game.get(shore).tapped
    assert table.game.stack() == ()


def test_the_player_keeps_priority_and_may_do_it_again(table: Table) -> None:
    first, second, rite = table.put(ISLAND), table.put(ISLAND), table.hand(RITE)
    table.cast(rite, mana_abilities=activation(table, first))

    both = [("activate", first, 0), ("activate", second, 0), "done"]

    assert table.game.priority == "you"
    assert table.cast(rite, mana_abilities=both) is None


def test_nothing_triggers_on_what_was_undone(table: Table) -> None:
    table.put(face("Watcher", "enchantment", "Whenever you cast a spell, draw a card."))
    table.put(
        face(
            "Leech",
            "enchantment",
            "Whenever a player taps an Island for mana, that player loses 1 life.",
        )
    )
    shore = table.put(ISLAND)

    table.cast(table.hand(RITE), mana_abilities=activation(table, shore))

    assert table.game.waiting == ()
    assert table.game.stack() == ()


def test_cards_that_left_a_library_do_not_go_back(table: Table) -> None:
    table.game.edition = Edition(amendments=(), as_of="2026-06-19")  # then it was a mana ability
    table.put(ISLAND, Zone.LIBRARY)
    table.put(ISLAND, Zone.LIBRARY)
    well = table.put(WELL)

    with pytest.raises(NotSupported, match="library"):
        table.cast(table.hand(RITE), mana_abilities=activation(table, well))


def test_an_illegal_target_is_no_casting(table: Table) -> None:
    bolt = face("Small Bolt", "instant", "Destroy target land.", cost="{0}")
    beast = table.put(face("Beast", "creature - Beast", size=(2, 2)), owner=OPPONENT)

    refused = table.cast(table.hand(bolt), targets=(beast,))

    assert refused is not None
    assert refused.reversed
    assert table.names(Zone.HAND) == ["Small Bolt"]

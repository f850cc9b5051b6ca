"""Cards that can't enter or be cast from where they lie, and deaths that trigger nothing."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, Table, face

from rulings_cli.engine import performing
from rulings_cli.game.events import WouldDestroy, WouldMove
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

CAGE = face(
    "Iron Cage",
    "artifact",
    "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast "
    "spells from graveyards or libraries.",
)
HUSH = face(
    "Hush Moth", "creature", "Creatures entering or dying don't cause abilities to trigger.",
    size=(1, 2),
)  # fmt: skip
MIMIC = face(
    "Mimic",
    "artifact",
    "You may have this artifact enter as a copy of a Golem on the battlefield.",
)
MOURNER = face(
    "Mourner", "creature", "Whenever another creature dies, you gain 1 life.", size=(1, 1)
)
ECHO = face("Late Echo", "instant", "Draw a card.\nFlashback {0}", cost="{0}")


@pytest.mark.parametrize(
    ("zone", "enters"), [(Zone.GRAVEYARD, False), (Zone.LIBRARY, False), (Zone.HAND, True)]
)
def test_creature_cards_stay_in_graveyards_and_libraries(
    table: Table, zone: Zone, enters: bool
) -> None:
    table.put(CAGE)
    bear = table.put(BEAR, zone)
    performing.perform(table.game, table.tape(), WouldMove((DRAW,), bear, Zone.BATTLEFIELD))

    assert ("Meadow Bear" in table.names(Zone.BATTLEFIELD)) is enters


@pytest.mark.parametrize(("is_creature", "enters"), [(True, False), (False, True)])
def test_a_card_that_may_enter_as_a_copy_is_looked_at_where_it_lies(
    table: Table, is_creature: bool, enters: bool
) -> None:
    table.put(CAGE)
    golem = table.put(face("Golem", "artifact creature - Golem", size=(3, 3)))
    copying = MIMIC.evolve(types=("artifact", *(("creature",) if is_creature else ())))
    mimic = table.put(copying, Zone.GRAVEYARD)
    tape = table.tape(may=True, copy=golem)
    performing.perform(table.game, tape, WouldMove((DRAW,), mimic, Zone.BATTLEFIELD))

    assert (not table.names(Zone.GRAVEYARD)) is enters


def test_no_card_is_manifested_from_a_library(table: Table) -> None:
    table.put(CAGE)
    table.put(FOREST, Zone.LIBRARY)
    song = face("Song", "sorcery", "Manifest the top card of your library.", cost="{0}")
    assert table.cast(table.hand(song)) is None
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Iron Cage"]


def test_spells_arent_cast_from_graveyards(table: Table) -> None:
    echo = table.put(ECHO, Zone.GRAVEYARD)
    caged = Table()
    caged.put(CAGE)
    other = caged.put(ECHO, Zone.GRAVEYARD)

    assert table.cast(echo, alternative="flashback") is None
    assert caged.cast(other, alternative="flashback") is not None


@pytest.mark.parametrize("hushed", [True, False])
def test_deaths_trigger_nothing_even_its_own_at_the_same_time(table: Table, hushed: bool) -> None:
    table.put(MOURNER)
    victims = [table.put(BEAR), *([table.put(HUSH)] if hushed else [])]
    woulds = [WouldDestroy((DRAW,), each) for each in victims]
    performing.perform_all(table.game, table.tape(), woulds)

    assert bool(table.game.waiting) is not hushed


def test_a_sacrifice_triggers_though_the_death_does_not(table: Table) -> None:
    table.put(HUSH)
    table.put(face("Altar", "artifact", "Whenever you sacrifice a creature, draw a card."))
    pit = table.put(face("Pit", "artifact", "{0}, Sacrifice a creature: You gain 1 life."))
    table.put(MOURNER)
    bear = table.put(BEAR)

    assert table.activate(pit, sacrifice=(bear,)) is None
    assert len(table.game.stack()) == 2


def test_what_goes_to_a_graveyard_from_anywhere_triggers_by_itself(table: Table) -> None:
    table.put(HUSH)
    words = "When {} is put into a graveyard from anywhere, shuffle it into its owner's library."
    bear = table.put(face("Old Bear", "creature", words.format("Old Bear"), size=(2, 2)))
    performing.perform(table.game, table.tape(), WouldDestroy((DRAW,), bear))

    assert len(table.game.waiting) == 1

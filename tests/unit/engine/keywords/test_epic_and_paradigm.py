"""Spells that go on for the rest of the game: epic and paradigm (CR 702.50, 702.192)."""

from __future__ import annotations

import pytest
from keyword_table import BEAR, MOUSE, Table, card

from rulings_cli.terms.zones import Step, Zone

EPIC = card("sorcery", "you gain 3 life.\nepic", name="Saga", cost="1")
PARADIGM = card("sorcery", "you gain 3 life.\nparadigm", name="Seminar", cost="1")


@pytest.fixture
def table() -> Table:
    table = Table()
    for player in ("Ana", "Nico"):
        table.library(*[MOUSE] * 5, player=player)
    return table


def cast(table: Table, face: object) -> object:
    """Cast a card of Ana's hand, and let it resolve."""
    held = table.ana(face, Zone.HAND)  # type: ignore[arg-type]
    table.mana("C")
    refused = table.cast(held)
    if refused is None:
        table.settle()
    return refused


def next_turn_of_ana(table: Table, step: Step) -> None:
    """Go on to a step of Ana's next turn, and let what triggers resolve."""
    table.goes_on_to(Step.UPKEEP, "Nico")
    table.goes_on_to(step, "Ana")
    table.settle()


def test_after_an_epic_spell_no_spells_are_cast(table: Table) -> None:
    cast(table, EPIC)

    assert cast(table, BEAR.evolve(mana_cost=EPIC.mana_cost)) is not None


def test_an_epic_spell_is_copied_each_upkeep(table: Table) -> None:
    cast(table, EPIC)
    next_turn_of_ana(table, Step.UPKEEP)
    next_turn_of_ana(table, Step.UPKEEP)

    assert table.life("Ana") == 20 + 3 * 3


def test_an_epic_spell_goes_to_the_graveyard(table: Table) -> None:
    cast(table, EPIC)

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Saga"]


def test_a_spell_with_paradigm_is_exiled(table: Table) -> None:
    cast(table, PARADIGM)

    assert table.names(Zone.EXILE) == ["Seminar"]


def test_a_copy_of_a_spell_with_paradigm_is_cast_each_first_main_phase(table: Table) -> None:
    cast(table, PARADIGM)
    table.answers["may"] = True
    next_turn_of_ana(table, Step.PRECOMBAT_MAIN)

    assert table.life("Ana") == 26
    assert table.names(Zone.EXILE) == ["Seminar"]


def test_a_copy_of_a_spell_with_paradigm_need_not_be_cast(table: Table) -> None:
    cast(table, PARADIGM)
    table.answers["may"] = False
    next_turn_of_ana(table, Step.PRECOMBAT_MAIN)

    assert table.life("Ana") == 23


def test_the_second_spell_of_a_name_begins_no_other_paradigm(table: Table) -> None:
    cast(table, PARADIGM)
    cast(table, PARADIGM)
    table.answers["may"] = True
    next_turn_of_ana(table, Step.PRECOMBAT_MAIN)

    assert table.life("Ana") == 20 + 3 * 3

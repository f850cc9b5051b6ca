"""Assist (CR 702.132)."""

from __future__ import annotations

import pytest
from keyword_table import Table, card

from rulings_cli.game.choices import Choice, SubsetOf
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Zone

HELPED = card("sorcery", "assist\nyou gain 4 life.", name="Helped", cost="3")


@pytest.fixture
def table() -> Table:
    return Table()


def test_another_player_pays_for_some_of_the_generic_mana(table: Table) -> None:
    held = table.ana(HELPED, Zone.HAND)
    table.mana("C")
    table.mana("R", "R", "G", player="Nico")
    table.answers.update({"optional costs": ("assist",), "number": 2, "pay": _first_two})
    assert table.cast(held) is None
    table.settle()

    assert table.life("Ana") == 24
    assert len(table.game.players["Nico"].mana) == 1


def test_what_nobody_pays_for_is_paid_by_the_caster(table: Table) -> None:
    held = table.ana(HELPED, Zone.HAND)
    table.mana("C")
    table.mana("R", "R", player="Nico")
    table.answers.update({"optional costs": ("assist",), "number": 1, "pay": _first_two})

    assert table.cast(held) is not None


def test_a_spell_with_assist_needs_no_help(table: Table) -> None:
    held = table.ana(HELPED, Zone.HAND)
    table.mana("C", "C", "C")
    assert table.cast(held) is None
    table.settle()

    assert table.life("Ana") == 24


def _first_two(choice: Choice, _game: Game) -> tuple[int, ...]:
    assert isinstance(choice.domain, SubsetOf)
    return choice.domain.options[: choice.domain.minimum]

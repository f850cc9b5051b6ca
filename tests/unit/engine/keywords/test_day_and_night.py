"""Day, night, and what is bound to them (CR 702.145, 731)."""

from __future__ import annotations

from keyword_table import BEAR, Table, card, double

from rulings_cli.engine import day_and_night
from rulings_cli.terms.zones import Step, Zone

VILLAGER = card("creature — Human 2/2", "daybound", name="Villager")
WOLF = card("creature — Werewolf 4/4", "nightbound", name="Wolf")
CURSED = double(VILLAGER, WOLF)


def test_a_permanent_with_daybound_makes_it_day(table: Table) -> None:
    table.enters(CURSED)

    assert day_and_night.now(table.game) == "day"


def test_it_becomes_night_after_a_turn_without_a_spell(table: Table) -> None:
    table.enters(CURSED)

    table.goes_on_to(Step.UPKEEP, "Nico")

    assert day_and_night.now(table.game) == "night"
    assert len(table.named("Wolf")) == 1


def test_a_spell_of_the_active_player_keeps_the_day(table: Table) -> None:
    table.enters(CURSED)
    spell = table.ana(card("instant", "You gain 1 life.", cost="G"), Zone.HAND)
    table.mana("G")
    assert table.cast(spell) is None

    table.goes_on_to(Step.UPKEEP, "Nico")

    assert day_and_night.now(table.game) == "day"


def test_two_spells_in_one_turn_bring_the_day_back(table: Table) -> None:
    table.enters(CURSED)
    table.goes_on_to(Step.UPKEEP, "Nico")
    table.goes_on_to(Step.PRECOMBAT_MAIN, "Nico")
    for _ in range(2):
        table.game.priority = "Nico"
        table.mana("G", player="Nico")
        spell = table.nico(card("instant", "You gain 1 life.", cost="G"), Zone.HAND)
        assert table.cast(spell, player="Nico") is None
        table.settle()

    table.goes_on_to(Step.UPKEEP, "Ana")

    assert day_and_night.now(table.game) == "day"
    assert len(table.named("Villager")) == 1


def test_it_enters_transformed_at_night(table: Table) -> None:
    table.game.marks = {"day or night": "night"}

    entered = table.enters(CURSED)

    assert table.of(entered).name == "Wolf"


def test_nothing_else_transforms_it(table: Table) -> None:
    villager = table.enters(CURSED)
    table.answers["targets"] = (villager,)

    table.enters(card("creature 1/1", "When ~ enters, transform target creature.", name="Moon"))

    assert table.of(villager).name == "Villager"


def test_without_anything_bound_it_is_neither(table: Table) -> None:
    table.enters(BEAR)

    table.goes_on_to(Step.UPKEEP, "Nico")

    assert day_and_night.now(table.game) == ""

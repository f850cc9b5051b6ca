"""Keywords of spells: what is paid beside, and what triggers as they are cast (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, Table, card

from rulings_cli.terms.zones import Zone

LIFE = "You gain 1 life."


def test_conspire_taps_two_creatures_of_its_color_for_a_copy(table: Table) -> None:
    green = card("creature 1/1", cost="G")
    first, second = table.ana(green), table.ana(green)
    table.ana(card("creature 1/1", cost="R"))
    spell = table.ana(card("sorcery", f"conspire\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("conspire",)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 22
    assert all(table.game.objects[each].tapped for each in (first, second))


def test_gravestorm_copies_for_each_permanent_that_died(table: Table) -> None:
    for _ in range(2):
        table.dies(table.ana(BEAR))
    spell = table.ana(card("sorcery", f"gravestorm\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 23


def test_ripple_casts_the_same_name_from_the_top(table: Table) -> None:
    surge = card("sorcery", f"ripple 4\n{LIFE}", name="Surge", cost="G")
    table.library(BEAR, surge, BEAR)
    spell = table.ana(surge, Zone.HAND)
    table.mana("G")
    table.answers.update(may=True, card=lambda choice, game: choice.domain.options)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 22
    assert table.names(Zone.LIBRARY, "Ana") == ["Bear", "Bear"]


def test_demonstrate_lets_an_opponent_copy_it_too(table: Table) -> None:
    spell = table.ana(card("sorcery", f"demonstrate\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["may"] = True

    assert table.cast(spell) is None
    table.settle()

    assert (table.life("Ana"), table.life("Nico")) == (22, 21)


def test_teamwork_taps_creatures_with_enough_power(table: Table) -> None:
    bear = table.ana(BEAR)
    spell = table.ana(card("sorcery", f"teamwork 2\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("teamwork",)

    assert table.cast(spell) is None

    assert table.game.objects[bear].tapped

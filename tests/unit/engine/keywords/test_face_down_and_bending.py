"""Keyword actions that turn cards face down, bend, amass, clash, gather evidence (CR 701)."""

from __future__ import annotations

from keyword_table import BEAR, FIELD, GIANT, MOUSE, Table, card

from rulings_cli.abilities.cards import Face
from rulings_cli.terms.zones import Step, Zone

COSTLY = card("creature — Ogre 4/4", name="Ogre", cost="2R")


def doing(text: str) -> Face:
    """Give a creature that does something as it enters."""
    return card("creature 1/1", f"When ~ enters, {text}.", name="Doer")


def face_down(table: Table) -> int:
    (found,) = (each for each in table.game.battlefield() if table.game.objects[each].face_down)
    return found


# --- manifest and cloak ------------------------------------------------------------------------


def test_a_manifested_card_is_a_two_two_that_its_mana_cost_turns_up(table: Table) -> None:
    table.library(COSTLY)
    table.enters(doing("manifest the top card of your library"))
    manifested = face_down(table)
    assert table.size(manifested) == (2, 2)

    table.mana("R", "C", "C")
    assert table.special(manifested, "turn face up") is None

    assert table.size(manifested) == (4, 4)


def test_a_manifested_land_cannot_be_turned_up(table: Table) -> None:
    table.library(FIELD)
    table.enters(doing("manifest the top card of your library"))

    assert table.special(face_down(table), "turn face up") is not None


def test_a_cloaked_creature_has_ward(table: Table) -> None:
    table.library(COSTLY)

    table.enters(doing("cloak the top card of your library"))

    assert table.has(face_down(table), "ward")


def test_manifesting_dread_chooses_one_of_two(table: Table) -> None:
    first, _ = table.library(COSTLY, BEAR)
    table.answers["card"] = (first,)

    table.enters(doing("manifest dread"))

    assert table.game.objects[face_down(table)].name == "Ogre"
    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear"]


# --- bending, amassing, blighting ----------------------------------------------------------------


def test_support_targets_up_to_so_many_others(table: Table) -> None:
    bear, giant = table.ana(BEAR), table.ana(GIANT)
    table.answers["targets"] = (bear, giant)

    doer = table.enters(doing("support 2"))

    assert [table.counters(each) for each in (bear, giant, doer)] == [1, 1, 0]


def test_an_earthbent_land_comes_back_tapped(table: Table) -> None:
    land = table.ana(FIELD)
    table.answers["targets"] = (land,)
    table.enters(doing("earthbend 2"))
    assert table.size(land) == (2, 2)
    assert table.has(land, "haste")

    table.dies(land)

    (back,) = table.named("Field")
    assert table.game.objects[back].tapped
    assert "creature" not in table.of(back).types


def test_amassing_makes_an_army_and_lets_it_grow(table: Table) -> None:
    table.enters(doing("amass Orcs 2"))
    table.enters(doing("amass Zombies 1"))

    (army,) = table.named("Orc Army Token")
    assert table.size(army) == (3, 3)
    assert {"Orc", "Zombie", "Army"} <= table.of(army).subtypes


def test_blighting_puts_minus_counters_on_a_creature_of_ones_own(table: Table) -> None:
    giant = table.ana(GIANT)
    table.answers["card"] = (giant,)

    table.enters(doing("blight 2"))

    assert table.size(giant) == (3, 3)


def test_an_airbent_creature_may_be_cast_for_two_by_its_owner(table: Table) -> None:
    ogre = table.nico(COSTLY)
    table.answers["targets"] = (ogre,)
    table.enters(doing("airbend target creature"))
    (card_,) = table.game.in_zone(Zone.EXILE)

    table.goes_on_to(Step.PRECOMBAT_MAIN, "Nico")
    table.mana("C", "C", player="Nico")
    assert table.cast(card_, "airbend", player="Nico") is None
    table.settle()

    assert len(table.named("Ogre")) == 1


# --- clashing, evidence, foraging ----------------------------------------------------------------


def test_the_higher_mana_value_wins_a_clash(table: Table) -> None:
    table.library(COSTLY)
    table.library(MOUSE, player="Nico")
    table.answers["may"] = False

    table.enters(doing("clash with an opponent. If you win, you gain 3 life"))

    assert table.life("Ana") == 23


def test_a_lost_clash_brings_nothing(table: Table) -> None:
    table.library(MOUSE)
    table.library(COSTLY, player="Nico")
    table.answers["may"] = False

    table.enters(doing("clash with an opponent. If you win, you gain 3 life"))

    assert table.life("Ana") == 20


def test_evidence_is_collected_with_enough_mana_value(table: Table) -> None:
    ogre = table.ana(COSTLY, Zone.GRAVEYARD)
    table.answers.update(may=True, exile=(ogre,))

    table.enters(doing("you may collect evidence 3. If you do, you gain 2 life"))

    assert table.names(Zone.EXILE) == ["Ogre"]
    assert table.life("Ana") == 22


def test_too_little_evidence_cannot_be_collected(table: Table) -> None:
    table.ana(MOUSE, Zone.GRAVEYARD)
    table.answers["may"] = True

    table.enters(doing("you may collect evidence 3. If you do, you gain 2 life"))

    assert table.life("Ana") == 20


def test_foraging_exiles_three_cards_or_eats(table: Table) -> None:
    for _ in range(3):
        table.ana(MOUSE, Zone.GRAVEYARD)
    table.answers["may"] = True

    table.enters(doing("you may forage. If you do, you gain 2 life"))

    assert len(table.names(Zone.EXILE)) == 3
    assert table.life("Ana") == 22


# --- the Ring ------------------------------------------------------------------------------------


def test_the_ring_bearer_is_legendary_and_hard_to_block(table: Table) -> None:
    giant, mouse = table.nico(GIANT), table.ana(MOUSE)
    table.nico(MOUSE)
    table.answers["card"] = (mouse,)
    table.enters(doing("the Ring tempts you"))

    assert "legendary" in table.of(mouse).supertypes
    table.attacks(mouse)
    assert table.block((giant, mouse)) is not None


def test_tempted_twice_the_bearer_loots_as_it_attacks(table: Table) -> None:
    mouse = table.ana(MOUSE)
    table.library(BEAR)
    table.answers["card"] = (mouse,)
    for _ in range(2):
        table.enters(doing("the Ring tempts you"))

    table.attacks(mouse)

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear"]


def test_tempted_once_it_does_not(table: Table) -> None:
    mouse = table.ana(MOUSE)
    table.library(BEAR)
    table.answers["card"] = (mouse,)
    table.enters(doing("the Ring tempts you"))

    table.attacks(mouse)

    assert table.names(Zone.GRAVEYARD, "Ana") == []

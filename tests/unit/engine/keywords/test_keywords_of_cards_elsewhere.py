"""Keywords that replace draws, encode cards, are spliced, or change arrivals (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Step, Zone

TROLL = card("creature 2/2", "dredge 2", name="Troll")
LIFE = "You gain 1 life."


def test_dredge_mills_and_returns_instead_of_drawing(table: Table) -> None:
    table.ana(TROLL, Zone.GRAVEYARD)
    table.library(BEAR, GIANT, MOUSE)
    table.answers["may"] = True

    table.draw()

    assert table.names(Zone.HAND, "Ana") == ["Troll"]
    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear", "Giant"]
    assert table.names(Zone.LIBRARY, "Ana") == ["Mouse"]


def test_dredge_needs_enough_cards_in_the_library(table: Table) -> None:
    table.ana(TROLL, Zone.GRAVEYARD)
    table.library(BEAR)
    table.answers["may"] = True

    table.draw()

    assert table.names(Zone.HAND, "Ana") == ["Bear"]


def test_enlisting_adds_the_power_of_a_tapped_creature(table: Table) -> None:
    hero, giant = table.ana(card("creature 2/2", "enlist")), table.ana(GIANT)
    table.answers["tap"] = (giant,)

    table.attacks(hero)

    assert table.size(hero) == (7, 2)
    assert table.game.objects[giant].tapped


def test_a_creature_that_has_just_come_cannot_be_enlisted(table: Table) -> None:
    hero, giant = table.ana(card("creature 2/2", "enlist")), table.ana(GIANT, since="this turn")

    table.attacks(hero)

    assert table.size(hero) == (2, 2)
    assert not table.game.objects[giant].tapped


def encoded(table: Table) -> ObjectId:
    bear = table.ana(BEAR)
    spell = table.ana(card("sorcery", f"{LIFE}\ncipher", name="Code", cost="U"), Zone.HAND)
    table.mana("U")
    table.answers["card"] = (bear,)
    assert table.cast(spell) is None
    table.settle()
    return bear


def test_a_spell_with_cipher_is_encoded_on_a_creature(table: Table) -> None:
    encoded(table)

    assert table.names(Zone.EXILE) == ["Code"]
    assert table.life("Ana") == 21


def test_combat_damage_casts_a_copy_of_the_encoded_card(table: Table) -> None:
    bear = encoded(table)
    table.answers["may"] = True

    table.attacks(bear)
    table.strike()

    assert table.life("Ana") == 22
    assert table.names(Zone.EXILE) == ["Code"]


def test_a_card_is_spliced_onto_a_spell_of_its_kind(table: Table) -> None:
    spell = table.ana(card("instant — Arcane", LIFE, cost="G"), Zone.HAND)
    table.ana(card("instant", f"{LIFE}\nsplice onto Arcane {{G}}", name="More"), Zone.HAND)
    table.mana("G", "G")
    table.answers["optional costs"] = ("splice More",)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 22
    assert table.names(Zone.HAND, "Ana") == ["More"]


def test_splice_onto_another_quality(table: Table) -> None:
    spell = table.ana(card("sorcery", LIFE, cost="G"), Zone.HAND)
    text = f"{LIFE}\nsplice onto instant or sorcery {{G}}"
    table.ana(card("instant", text, name="More"), Zone.HAND)
    table.mana("G", "G")
    table.answers["optional costs"] = ("splice More",)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 22


SAGA = card(
    "enchantment — Saga",
    "read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 5 life.",
    name="Story",
)


def test_a_saga_read_ahead_begins_at_the_chosen_chapter(table: Table) -> None:
    table.answers["number"] = 2

    saga = table.enters(SAGA)

    assert table.counters(saga, "lore") == 2
    assert table.life("Ana") == 22


def test_it_goes_on_from_there(table: Table) -> None:
    table.answers["number"] = 2
    saga = table.enters(SAGA)

    table.goes_on_to(Step.PRECOMBAT_MAIN, "Ana")
    table.settle()

    assert table.life("Ana") == 27
    assert not table.game.exists(saga)


def test_compleated_costs_loyalty_for_life_that_was_paid(table: Table) -> None:
    walker = card("legendary planeswalker", "compleated", name="Walker").evolve(loyalty="6")
    spell = table.ana(walker.evolve(mana_cost=ManaCost(("2", "B/P"))), Zone.HAND)
    table.mana("C", "C")
    table.answers["hybrid"] = "life"

    assert table.cast(spell) is None
    table.settle()

    (entered,) = table.named("Walker")
    assert table.counters(entered, "loyalty") == 4
    assert table.life("Ana") == 18


def test_absorb_prevents_some_damage_of_each_source(table: Table) -> None:
    sliver = table.nico(card("creature 0/8", "absorb 1"))
    giant = table.ana(GIANT)
    table.attacks(giant)
    assert table.block((sliver, giant)) is None

    table.strike()

    assert table.game.objects[sliver].marked_damage == 4


def test_a_tiered_spell_pays_for_its_mode(table: Table) -> None:
    text = "Tiered\n• Small — {0} — You gain 1 life.\n• Great — {2} — You gain 5 life."
    spell = table.ana(card("instant", text, cost="G"), Zone.HAND)
    table.mana("G", "C", "C")
    table.answers["modes"] = (1,)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 25

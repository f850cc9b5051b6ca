"""Keywords by which cards are cast from other zones (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, FIELD, GIANT, Table, card, double

from rulings_cli.terms.zones import Step, Zone

LIFE = "You gain 1 life."


def test_flashback_casts_from_the_graveyard_and_exiles(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nflashback {{G}}", cost="4G"), Zone.GRAVEYARD)
    table.mana("G")

    assert table.cast(spell, "flashback") is None
    table.settle()

    assert table.life("Ana") == 21
    assert table.names(Zone.EXILE) == ["Thing"]


def test_jump_start_discards_a_card(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\njump-start", cost="G"), Zone.GRAVEYARD)
    table.ana(BEAR, Zone.HAND)
    table.mana("G")

    assert table.cast(spell, "jump-start") is None
    table.settle()

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear"]
    assert table.names(Zone.EXILE) == ["Thing"]


def test_retrace_discards_a_land(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nretrace", cost="G"), Zone.GRAVEYARD)
    table.ana(FIELD, Zone.HAND)
    table.mana("G")

    assert table.cast(spell, "retrace") is None
    table.settle()

    assert sorted(table.names(Zone.GRAVEYARD, "Ana")) == ["Field", "Thing"]


def test_retrace_needs_a_land(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nretrace", cost="G"), Zone.GRAVEYARD)
    table.ana(BEAR, Zone.HAND)
    table.mana("G")

    assert table.cast(spell, "retrace") is not None


def test_escape_exiles_other_cards_of_the_graveyard(table: Table) -> None:
    text = "escape—{B}, Exile two other cards from your graveyard."
    titan = table.ana(card("creature 6/6", text, name="Titan", cost="4B"), Zone.GRAVEYARD)
    table.ana(BEAR, Zone.GRAVEYARD)
    table.ana(GIANT, Zone.GRAVEYARD)
    table.mana("B")

    assert table.cast(titan, "escape") is None
    table.settle()

    assert len(table.named("Titan")) == 1
    assert sorted(table.names(Zone.EXILE)) == ["Bear", "Giant"]


def test_aftermath_is_cast_from_the_graveyard_only(table: Table) -> None:
    first = card("sorcery", LIFE, name="Dawn", cost="G")
    second = card("sorcery", f"aftermath\n{LIFE}", name="Dusk", cost="G")
    both = double(first, second, "aftermath")
    in_hand, buried = table.ana(both, Zone.HAND), table.ana(both, Zone.GRAVEYARD)
    table.mana("G", "G")

    assert table.cast(in_hand, face=1) is not None
    assert table.cast(buried, face=1) is None
    table.settle()

    assert table.names(Zone.EXILE) == ["Dawn"]


def test_mayhem_casts_a_card_that_was_discarded_this_turn(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nmayhem {{R}}", cost="4R"), Zone.HAND)
    buried = table.move(spell, Zone.GRAVEYARD, cause="discard")
    table.mana("R")

    assert table.cast(buried, "mayhem") is None
    table.settle()

    assert table.life("Ana") == 21
    assert not table.names(Zone.EXILE)  # unlike flashback, mayhem exiles nothing


def test_mayhem_does_not_reach_a_card_that_lay_there(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nmayhem {{R}}", cost="4R"), Zone.GRAVEYARD)
    table.mana("R")

    assert table.cast(spell, "mayhem") is not None


def test_harmonize_taps_a_creature_for_its_power(table: Table) -> None:
    text = f"{LIFE}\nharmonize {{5}}{{G}}"
    spell = table.ana(card("sorcery", text, cost="G"), Zone.GRAVEYARD)
    giant = table.ana(GIANT)
    table.mana("G")
    table.answers["tap"] = (giant,)

    assert table.cast(spell, "harmonize") is None

    assert table.game.objects[giant].tapped


def test_rebound_casts_the_card_again_at_the_next_upkeep(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\nrebound", cost="G"), Zone.HAND)
    table.mana("G")
    assert table.cast(spell) is None
    table.settle()
    assert table.names(Zone.EXILE) == ["Thing"]
    table.answers["may"] = True

    table.goes_on_to(Step.UPKEEP, "Ana")
    table.settle()

    assert table.life("Ana") == 22


def test_miracle_casts_the_first_card_drawn_for_less(table: Table) -> None:
    table.library(card("sorcery", f"{LIFE}\nmiracle {{G}}", name="Wonder", cost="6G"))
    table.mana("G")
    table.answers["may"] = True

    table.draw()

    assert table.life("Ana") == 21


def test_a_second_card_drawn_is_no_miracle(table: Table) -> None:
    table.library(BEAR, card("sorcery", f"{LIFE}\nmiracle {{G}}", name="Wonder", cost="6G"))
    table.mana("G")
    table.answers["may"] = True
    table.draw()

    table.draw()

    assert sorted(table.names(Zone.HAND, "Ana")) == ["Bear", "Wonder"]


def test_encore_makes_a_hasty_token_for_each_opponent(table: Table) -> None:
    ogre = table.ana(card("creature 4/4", "encore {2}{R}", name="Ogre", cost="R"), Zone.GRAVEYARD)
    table.mana("R", "C", "C")

    assert table.activate(ogre) is None
    table.settle()

    (token,) = table.named("Ogre")
    assert table.has(token, "haste")
    table.goes_on_to(Step.END)
    table.settle()
    assert table.named("Ogre") == []


def test_eternalize_makes_a_black_four_four_zombie(table: Table) -> None:
    text = "eternalize {2}{W}"
    hero = card("creature — Human 2/2", text, name="Hero", cost="B")
    buried = table.ana(hero, Zone.GRAVEYARD)
    table.mana("W", "C", "C")

    assert table.activate(buried) is None
    table.settle()

    (token,) = table.named("Hero")
    assert table.size(token) == (4, 4)
    assert {"Human", "Zombie"} <= table.of(token).subtypes
    assert table.names(Zone.EXILE) == ["Hero"]

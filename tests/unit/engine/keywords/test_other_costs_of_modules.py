"""Keywords by which a spell is cast for another cost, or with a promise (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, FIELD, Table, card, double

from rulings_cli.engine import combat
from rulings_cli.terms.zones import Step, Zone

NINJA = card("creature — Ninja 3/3", "sneak {U}", name="Sneaker", cost="5U")


def test_a_sneaked_creature_attacks_in_place_of_the_returned_one(table: Table) -> None:
    ninja, bear = table.ana(NINJA, Zone.HAND), table.ana(BEAR)
    table.attacks(bear)
    table.block()
    table.mana("U")

    assert table.cast(ninja, "sneak") is None
    table.settle()

    (entered,) = table.named("Sneaker")
    assert table.game.objects[entered].tapped
    assert combat.is_attacking(table.game, entered)


def test_sneaking_needs_the_own_declare_blockers_step(table: Table) -> None:
    ninja, _ = table.ana(NINJA, Zone.HAND), table.ana(BEAR)
    table.mana("U")

    assert table.cast(ninja, "sneak") is not None


def test_awaken_turns_a_land_into_a_creature(table: Table) -> None:
    land = table.ana(FIELD)
    text = "You gain 1 life.\nawaken 3—{4}{G}"
    spell = table.ana(card("sorcery", text, cost="G"), Zone.HAND)
    table.mana("G", "G", "G", "G", "G")
    table.answers["targets"] = (land,)

    assert table.cast(spell, "awaken") is None
    table.settle()

    assert table.size(land) == (3, 3)
    assert {"land", "creature"} <= table.of(land).types
    assert table.has(land, "haste")
    assert table.life("Ana") == 21


def test_without_its_awaken_cost_the_spell_has_no_such_target(table: Table) -> None:
    text = "You gain 1 life.\nawaken 3—{4}{G}"
    spell = table.ana(card("sorcery", text, cost="G"), Zone.HAND)
    table.mana("G")

    assert table.cast(spell) is None

    assert table.game.objects[table.game.stack()[-1]].targets == ()


def test_an_impending_creature_waits_for_its_time_counters(table: Table) -> None:
    dread = card("enchantment creature 5/5", "impending 2—{G}", name="Dread", cost="5G")
    spell = table.ana(dread, Zone.HAND)
    table.mana("G")

    assert table.cast(spell, "impending") is None
    table.settle()

    (entered,) = table.named("Dread")
    assert table.counters(entered, "time") == 2
    assert "creature" not in table.of(entered).types
    table.goes_on_to(Step.END)
    table.settle()
    assert table.counters(entered, "time") == 1
    table.goes_on_to(Step.END, "Ana")
    table.settle()
    assert "creature" in table.of(entered).types


def test_more_than_meets_the_eye_casts_the_other_face(table: Table) -> None:
    front = card("artifact creature 3/3", "More Than Meets the Eye {G}", name="Robot", cost="4G")
    back = card("artifact — Vehicle 5/5", "living metal", name="Truck")
    spell = table.ana(double(front, back), Zone.HAND)
    table.mana("G")

    assert table.cast(spell, "more than meets the eye") is None
    table.settle()

    assert len(table.named("Truck")) == 1


def test_a_promised_gift_comes_first(table: Table) -> None:
    table.library(BEAR, player="Nico")
    text = "gift a card\nYou gain 1 life. If the gift was promised, you gain 2 life."
    spell = table.ana(card("instant", text, cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("gift",)

    assert table.cast(spell) is None
    table.settle()

    assert table.names(Zone.HAND, "Nico") == ["Bear"]
    assert table.life("Ana") == 23


def test_without_a_promise_there_is_no_gift(table: Table) -> None:
    table.library(BEAR, player="Nico")
    text = "gift a card\nYou gain 1 life. If the gift was promised, you gain 2 life."
    spell = table.ana(card("instant", text, cost="G"), Zone.HAND)
    table.mana("G")

    assert table.cast(spell) is None
    table.settle()

    assert table.names(Zone.HAND, "Nico") == []
    assert table.life("Ana") == 21


def test_a_permanent_gives_the_gift_as_it_has_entered(table: Table) -> None:
    spell = table.ana(card("creature 2/2", "gift a Treasure", name="Friend", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("gift",)

    assert table.cast(spell) is None
    table.settle()

    (treasure,) = table.named("Treasure Token")
    assert table.of(treasure).controller == "Nico"

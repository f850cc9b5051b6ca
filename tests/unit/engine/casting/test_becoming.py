"""Being what is described: "is a 4/4 creature …" and what is lost with it (CR 205.1, 613)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import layers
from rulings_cli.game.objects import Characteristics

PLOT = face("Plot", "land - Forest")
GEAR = face("Gear", "artifact creature - Equipment Cat", "Flying", cost="{W}", size=(2, 2))
MOLD = face(
    "Mold",
    "enchantment - Aura",
    "Enchant creature\nEnchanted creature is a Spider artifact creature with base power and "
    "toughness 1/3 and has hexproof, and it loses all other abilities, card types, "
    "and creature types.",
)
STIR = face("Stir", "enchantment", "All lands are 2/2 creatures that are still lands.")
POND = face(
    "Pond",
    "enchantment - Aura",
    "Enchant creature\nEnchanted creature loses all abilities and is a black Frog creature with "
    "base power and toughness 3/2.",
)
WOOD = face(
    "Wood",
    "enchantment - Aura",
    "Enchant creature\nEnchanted creature is a Treefolk with base power and toughness 2/5 and "
    "loses all abilities.",
)


def now(table: Table, id: int) -> Characteristics:
    return layers.characteristics(table.game, id)


def test_an_equipment_that_is_a_spider_is_an_equipment_still(table: Table) -> None:
    gear = table.put(GEAR)
    table.put(MOLD, attached_to=gear)

    found = now(table, gear)

    assert found.types == {"artifact", "creature"}
    assert found.subtypes == {"Equipment", "Spider"}
    assert (found.power, found.toughness, found.colors) == (1, 3, {"W"})
    assert [each.name for each in found.abilities if isinstance(each, Keyword)] == ["hexproof"]


def test_what_is_a_spider_only_is_no_enchantment_any_more(table: Table) -> None:
    shrine = table.put(face("Shrine", "enchantment creature - Spirit", size=(3, 3)))
    table.put(MOLD, attached_to=shrine)

    assert now(table, shrine).types == {"artifact", "creature"}


def test_lands_that_are_creatures_are_lands_still(table: Table) -> None:
    plot = table.put(PLOT)
    table.put(STIR)

    found = now(table, plot)

    assert found.types == {"land", "creature"}
    assert found.abilities
    assert (found.power, found.colors) == (2, frozenset())


def test_a_black_frog_has_lost_its_color_and_abilities(table: Table) -> None:
    gear = table.put(GEAR)
    table.put(POND, attached_to=gear)

    found = now(table, gear)

    assert (found.types, found.subtypes, found.colors) == ({"creature"}, {"Frog"}, {"B"})
    assert not found.abilities


def test_a_color_that_is_not_spoken_of_stays(table: Table) -> None:
    bear = table.put(BEAR.evolve(colors=frozenset("G")))
    table.put(WOOD, attached_to=bear)

    found = now(table, bear)

    assert found.colors == {"G"}
    assert (found.power, found.toughness, found.subtypes) == (2, 5, {"Treefolk"})


RUST = face(
    "Rust",
    "enchantment",
    "Creatures you control are Elves in addition to their other types. The same is true for Bear "
    "spells you control and Bear cards you own that aren't on the battlefield.",
)


def test_what_is_true_of_creatures_is_true_of_spells_and_cards(table: Table) -> None:
    here, held = table.put(BEAR), table.hand(BEAR.evolve(mana_cost=GEAR.mana_cost))
    theirs = table.hand(BEAR, OPPONENT)
    table.put(RUST)
    assert all("Elf" in now(table, each).subtypes for each in (here, held))
    assert "Elf" not in now(table, theirs).subtypes

    table.mana("W")
    table.cast(held)

    assert "Elf" in now(table, table.top()).subtypes


def test_its_mana_value_is_that_of_what_becomes_a_creature(table: Table) -> None:
    stir = face(
        "Stir",
        "enchantment",
        "Each other artifact has base power and base toughness each equal to its mana value and "
        "is a creature in addition to its other types.",
        cost="{4}",
    )
    ring = table.put(face("Ring", "artifact", cost="{2}"))
    table.put(stir)

    assert (now(table, ring).power, now(table, ring).toughness) == (2, 2)
    assert "creature" in now(table, ring).types


def test_a_size_for_each_counter_on_it_counts_those_of_what_is_changed(table: Table) -> None:
    arms = face(
        "Arms", "enchantment", "Creatures you control get +1/+0 for each charge counter on it."
    )
    bear = table.put(BEAR)
    table.put(arms, counters=(("charge", 3),))

    assert now(table, bear).power == 2


def test_cards_spells_and_permanents_lose_their_colors(table: Table) -> None:
    bear = table.put(BEAR.evolve(colors=frozenset("G")))
    held = table.hand(BEAR.evolve(mana_cost=GEAR.mana_cost, colors=frozenset("W")))
    table.put(
        face(
            "Pale",
            "artifact",
            "All cards that aren't on the battlefield, spells, and permanents are colorless.",
        )
    )
    table.mana("W")

    assert not now(table, bear).colors
    assert not now(table, held).colors
    table.cast(held)
    assert not now(table, table.top()).colors

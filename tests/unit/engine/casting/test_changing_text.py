"""Text-changing effects: what words they change, and of which text (CR 612, 613.1c)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, Table, face, shipped

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.static import ChangeText
from rulings_cli.engine import layers, turn
from rulings_cli.engine.changing_text import changed
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import IllegalAnswer
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.zones import Step, Zone

HUE = shipped("Alter Reality", cost="{0}")
ATLAS = shipped("Whim of Volrath", cost="{0}")
LINEAGE = shipped("Artificial Evolution", cost="{0}")
END = face("Sudden End", "instant", "Destroy target nonblack creature.", cost="{B}")
IMP = face("Black Imp", "creature - Imp", cost="{B}", size=(1, 1))
KNIGHT = face(
    "White Guard",
    "creature - Human Knight",
    "Protection from black\n{W}, {T}: Tap target black creature.",
    cost="{W}",
    size=(2, 2),
)
CAPTAIN = face(
    "Elf Captain", "creature - Elf", "Other Elf creatures you control get +1/+1.", size=(2, 2)
)
CALLER = face(
    "Imp Caller", "creature - Imp", "{T}: Create a 1/1 black Imp creature token.", size=(1, 1)
)
SHARER = face("Sharer", "enchantment", "Creatures you control have protection from black.")


def now(table: Table, id: int) -> Characteristics:
    return layers.characteristics(table.game, id)


def change(table: Table, spell: Face, target: int, *words: str) -> None:
    assert table.cast(table.hand(spell), targets=(target,)) is None
    table.resolve(word=list(words))


def test_protection_from_black_becomes_protection_from_red(table: Table) -> None:
    guard = table.put(KNIGHT)

    change(table, HUE, guard, "black", "red")

    protection = now(table, guard).abilities[0]
    assert protection == changed(
        next(KNIGHT.abilities), ChangeText(("color word",), "black", "red")
    )
    assert "'R'" in repr(protection)


def test_mana_symbols_names_and_colors_stay(table: Table) -> None:
    guard = table.put(KNIGHT)

    change(table, HUE, guard, "white", "red")

    found = now(table, guard)
    assert (found.name, found.colors) == ("White Guard", {"W"})
    assert found.abilities == tuple(KNIGHT.abilities)


def test_a_spell_finds_its_target_illegal_by_its_new_text(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("B")
    table.cast(table.hand(END), targets=(bear,))

    change(table, HUE, table.top(), "black", "green")
    table.resolve()

    assert "Meadow Bear" in table.names(Zone.BATTLEFIELD)
    assert "Sudden End" in table.names(Zone.GRAVEYARD)


def test_a_forest_that_reads_island_taps_for_blue(table: Table) -> None:
    wood = table.put(FOREST)

    change(table, ATLAS, wood, "Forest", "Island")
    table.activate(wood)

    assert now(table, wood).subtypes == {"Island"}
    assert now(table, wood).name == "Quiet Wood"
    assert table.pool() == "U"


def test_a_text_that_changes_until_end_of_turn_is_itself_again(table: Table) -> None:
    wood = table.put(FOREST)
    change(table, ATLAS, wood, "Forest", "Swamp")

    turn.advance_to(table.game, table.tape(), Step.UPKEEP)

    assert now(table, wood).subtypes == {"Forest"}


def test_a_word_becomes_another_word_of_its_kind(table: Table) -> None:
    wood = table.put(FOREST)
    table.cast(table.hand(ATLAS), targets=(wood,))

    with pytest.raises(IllegalAnswer):
        table.resolve(word=["Forest", "red"])


def test_the_new_type_is_no_wall_and_no_other_word(table: Table) -> None:
    captain = table.put(CAPTAIN)
    table.cast(table.hand(LINEAGE), targets=(captain,))

    with pytest.raises(IllegalAnswer):
        table.resolve(word=["Elf", "Wall"])


def test_a_captain_of_bears_leads_bears(table: Table) -> None:
    captain, bear = table.put(CAPTAIN), table.put(BEAR)

    change(table, LINEAGE, captain, "Elf", "Bear")

    assert now(table, captain).subtypes == {"Bear"}
    assert (now(table, captain).power, now(table, bear).power) == (2, 3)


def test_a_token_is_made_and_named_by_the_new_words(table: Table) -> None:
    caller = table.put(CALLER)
    change(table, LINEAGE, caller, "Imp", "Elf")
    change(table, HUE, caller, "black", "red")

    table.activate(caller)
    table.resolve()

    token = now(table, table.game.battlefield()[-1])
    assert (token.name, token.subtypes, token.colors) == ("Elf Token", {"Elf"}, {"R"})


def test_abilities_that_others_give_are_no_text_of_its_own(table: Table) -> None:
    bear, sharer = table.put(BEAR), table.put(SHARER)

    change(table, HUE, bear, "black", "red")
    assert "'B'" in repr(now(table, bear).abilities)

    change(table, HUE, sharer, "black", "red")
    assert "'R'" in repr(now(table, bear).abilities)


def test_the_permanent_keeps_what_was_changed_in_the_spell(table: Table) -> None:
    table.mana("W")
    table.cast(table.hand(KNIGHT))
    change(table, HUE, table.top(), "black", "green")

    table.resolve()

    guard = table.game.battlefield()[-1]
    assert "'G'" in repr(now(table, guard).abilities[0])


def test_a_copy_has_the_words_that_are_printed(table: Table) -> None:
    guard, bear = table.put(KNIGHT), table.put(BEAR)
    change(table, HUE, guard, "black", "red")
    text = "Target creature becomes a copy of target Knight."
    mirror = face("Mirror", "instant", text, cost="{0}")
    table.cast(table.hand(mirror), targets=[(bear,), (guard,)])
    table.resolve()

    assert now(table, bear).abilities == tuple(KNIGHT.abilities)


def test_a_control_effect_goes_on_with_the_changed_text(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    leash = face(
        "Leash",
        "enchantment - Aura",
        "Enchant creature\nYou control enchanted creature.\nEnchanted creature is black.",
    )
    leash = table.put(leash, attached_to=bear)

    change(table, HUE, leash, "black", "white")

    assert (now(table, bear).controller, now(table, bear).colors) == ("you", {"W"})


def test_the_layers_show_the_change_in_layer_3(table: Table) -> None:
    wood = table.put(FOREST)
    change(table, ATLAS, wood, "Forest", "Island")

    shown = [
        (each.layer, [rule.number for rule in each.rules])
        for each in layers.watched(table.game, wood)
    ]

    assert shown == [("3", ["613.1c"]), ("4", ["305.6"])]


def test_landwalk_and_typecycling_are_made_of_the_word() -> None:
    to_islands = ChangeText(("basic land type",), "Forest", "Island")

    assert changed(Keyword("forestwalk"), to_islands) == Keyword("islandwalk")
    assert changed(Keyword("forestcycling"), to_islands) == Keyword("islandcycling")


def test_words_that_are_not_taken_apart_are_said_to_be_so() -> None:
    amass = next(face("Rally", "sorcery", "Amass Orcs 2.").abilities)

    with pytest.raises(NotSupported, match="Orcs"):
        changed(amass, ChangeText(("creature type",), "Orc", "Elf"))

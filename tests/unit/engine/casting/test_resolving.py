"""Resolving (CR 608): instructions in order, digging, permissions, delayed triggers, copies."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, ISLAND, OPPONENT, RITE, SPARK, YOU, Table, card, face
from casting_trees import BLINK, BOOK, DIG_ONCE, HELPER, SEEK, TAKE_ONE, URN, WAND

from rulings_cli.game.actions import PlayLand
from rulings_cli.game.events import NothingHappened
from rulings_cli.terms.zones import Step, Zone

CLOAK = face("Warm Cloak", "enchantment - Aura", "Enchant creature", cost="{W}")
SWORD = face("Plain Sword", "artifact - Equipment", "Equip {1}")
LONG = face("Long Rite", "sorcery", "Draw a card.", cost="{4}{U}")


def library(table: Table, *faces: object, owner: str = YOU) -> list[int]:
    """Put cards into a library, the top one first."""
    return [table.put(each, Zone.LIBRARY, owner) for each in faces]  # type: ignore[arg-type]


# --- digging, with a delayed trigger and a permission ---------------------------------------------


def chat(table: Table, *faces: object) -> None:
    """Use the book while casting the long rite, and let its delayed trigger resolve."""
    library(table, *faces)
    book = table.put(BOOK)
    table.mana("CCCC")
    assert table.activate(book, 1) is None
    assert table.game.stack() == ()
    assert table.pool() == "WUBRG"
    assert table.cast(table.hand(LONG)) is None
    assert len(table.game.stack()) == 2
    table.resolve()


def test_delayed_trigger_digs_and_permits_until_end_of_turn(table: Table) -> None:
    chat(table, BEAR, LONG, SPARK, FOREST)

    assert table.names(Zone.EXILE) == ["Small Spark"]
    assert sorted(table.names(Zone.LIBRARY)) == ["Long Rite", "Meadow Bear", "Quiet Wood"]
    assert table.names(Zone.LIBRARY)[0] == "Quiet Wood"
    spark = table.game.in_zone(Zone.EXILE)[0]
    assert table.cast(spark, targets=[(OPPONENT,)]) is None
    assert table.game.get(table.top()).cast.alternative == "free"


def test_trigger_resolves_before_the_spell_and_once(table: Table) -> None:
    chat(table, SPARK)

    assert table.names(Zone.STACK) == ["Long Rite"]
    spark = table.game.in_zone(Zone.EXILE)[0]
    table.cast(spark, targets=[(OPPONENT,)])
    assert len(table.game.stack()) == 2


def test_permission_keeps_to_the_timing_of_the_card(table: Table) -> None:
    table.libraries()
    chat(table, RITE)
    rite = table.game.in_zone(Zone.EXILE)[0]

    refused = table.cast(rite)

    assert refused is not None
    assert refused.rule.number == "117.1a"
    table.resolve()
    assert table.cast(rite) is None


def test_permission_ends_with_the_turn(table: Table) -> None:
    from rulings_cli.engine import turn

    chat(table, SPARK)
    library(table, BEAR, BEAR)
    spark = table.game.in_zone(Zone.EXILE)[0]
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    table.game.priority = YOU

    refused = table.cast(spark, targets=[(OPPONENT,)])

    assert refused is not None
    assert refused.rule.number == "601.3"
    assert table.names(Zone.EXILE) == ["Small Spark"]


def test_library_without_a_hit_becomes_the_library_again(table: Table) -> None:
    chat(table, BEAR, FOREST, LONG)

    assert table.names(Zone.EXILE) == []
    assert sorted(table.names(Zone.LIBRARY)) == ["Long Rite", "Meadow Bear", "Quiet Wood"]


def test_double_faced_card_is_dug_for_by_its_front_face(table: Table) -> None:
    hidden = card(BEAR, SPARK, layout="modal_dfc")
    shown = card(SPARK, BEAR, layout="modal_dfc")

    chat(table, hidden, shown)

    exiled = table.game.in_zone(Zone.EXILE)
    assert [table.game.get(each).card for each in exiled] == [shown]


def test_split_card_is_dug_for_by_the_sum_of_its_halves(table: Table) -> None:
    sum_of_five = card(LONG.evolve(mana_cost=SPARK.mana_cost), LONG, layout="split")

    chat(table, sum_of_five, SPARK)

    assert [table.game.get(e).name for e in table.game.in_zone(Zone.EXILE)] == ["Small Spark"]


# --- casting while something resolves -------------------------------------------------------------


def wave(table: Table, *faces: object, **answers: object) -> None:
    library(table, *faces, owner=OPPONENT)
    wand = table.put(WAND)
    table.mana("CCCC")
    assert table.activate(wand, targets=[(OPPONENT,)]) is None
    table.resolve(**answers)


def test_card_found_is_cast_while_the_ability_resolves(table: Table) -> None:
    wave(table, BEAR, SPARK, may=True, targets=[(OPPONENT,)])

    assert table.names(Zone.STACK) == ["Small Spark"]
    assert table.names(Zone.LIBRARY, OPPONENT) == ["Meadow Bear"]
    table.resolve()
    assert table.game.players[OPPONENT].life == 18
    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Small Spark"]


def test_card_that_is_not_cast_goes_to_the_bottom_with_the_others(table: Table) -> None:
    wave(table, BEAR, SPARK, FOREST, may=False)

    assert table.names(Zone.EXILE) == []
    assert table.names(Zone.LIBRARY, OPPONENT)[0] == "Quiet Wood"
    assert len(table.names(Zone.LIBRARY, OPPONENT)) == 3


def test_what_may_not_be_cast_is_not_offered(table: Table) -> None:
    fight = face("Mid Fight", "instant", "Cast this spell only during combat.\nDraw a card.")

    wave(table, fight)

    assert "may" not in [each.kind for each in table.asked]
    assert "601.3" in [
        rule.number for each in table.events(NothingHappened) for rule in each.because
    ]
    assert table.names(Zone.LIBRARY, OPPONENT) == ["Mid Fight"]


def test_exiled_land_is_played_as_the_land_of_the_turn(table: Table) -> None:
    library(table, ISLAND)
    table.mana("CCCCC")
    table.activate(table.put(URN))
    table.resolve()
    shore = table.game.in_zone(Zone.EXILE)[0]

    assert table.do(PlayLand(YOU, shore)) is None

    assert table.names(Zone.BATTLEFIELD) == ["Deep Urn", "Quiet Shore"]
    second = table.do(PlayLand(YOU, table.hand(FOREST)))
    assert second is not None
    assert second.rule.number == "305.2b"


# --- attaching ------------------------------------------------------------------------------------


def test_equipment_of_ones_own_moves_from_an_opponents_creature(table: Table) -> None:
    theirs, mine = table.put(BEAR, owner=OPPONENT), table.put(BEAR)
    sword = table.put(SWORD, attached_to=theirs)
    helper = table.put(HELPER)

    assert table.activate(helper, targets=[(sword,), (mine,)]) is None
    table.resolve()

    assert table.game.get(sword).attached_to == mine


def test_opponents_equipment_is_no_legal_target(table: Table) -> None:
    sword, mine = table.put(SWORD, owner=OPPONENT), table.put(BEAR)

    refused = table.activate(table.put(HELPER), targets=[(sword,), (mine,)])

    assert refused is not None
    assert refused.rule.number == "601.2c"


@pytest.mark.parametrize("text", ["Protection from enchantments", "Protection from white"])
def test_aura_that_cannot_be_attached_does_not_move(table: Table, text: str) -> None:
    ghost = table.put(face("Pure One", "creature - Ghost", text, size=(1, 1)))
    bear = table.put(BEAR)
    cloak = table.put(CLOAK, attached_to=bear)

    table.activate(table.put(HELPER), targets=[(cloak,), (ghost,)])
    table.resolve()

    assert table.game.get(cloak).attached_to == bear
    reasons = [rule.number for each in table.events(NothingHappened) for rule in each.because]
    assert "701.3b" in reasons
    assert "702.16c" in reasons


def test_nothing_is_attached_when_one_of_the_targets_is_gone(table: Table) -> None:
    bear, other = table.put(BEAR), table.put(BEAR)
    sword = table.put(SWORD, attached_to=bear)
    smite = table.hand(face("Smite", "instant", "Destroy target creature.", cost="{B}"))
    table.mana("B")
    table.activate(table.put(HELPER), targets=[(sword,), (other,)])
    table.cast(smite, targets=[(other,)])

    table.resolve()
    table.resolve()

    assert table.game.get(sword).attached_to == bear


def test_attaching_to_where_it_is_does_nothing(table: Table) -> None:
    bear = table.put(BEAR)
    sword = table.put(SWORD, attached_to=bear)
    stamp = table.game.get(sword).timestamp

    table.activate(table.put(HELPER), targets=[(sword,), (bear,)])
    table.resolve()

    assert table.game.get(sword).timestamp == stamp


# --- other instructions ---------------------------------------------------------------------------


def test_what_is_exiled_is_known_as_it_last_was(table: Table) -> None:
    text = "Exile target creature. Its controller gains life equal to its power."
    table.mana("W")
    bear = table.put(BEAR, owner=OPPONENT)

    table.cast(table.hand(face("Plough", "instant", text, cost="{W}")), targets=[(bear,)])
    table.resolve()

    assert table.game.players[OPPONENT].life == 22
    assert table.names(Zone.EXILE) == ["Meadow Bear"]


def test_modes_are_chosen_and_only_their_targets(table: Table) -> None:
    text = "Choose one —\n• Destroy target artifact.\n• You gain 3 life."
    charm = face("Small Charm", "instant", text, cost="{G}")
    rock = table.put(face("Old Rock", "artifact"))
    table.mana("GG")

    table.cast(table.hand(charm), modes=[(1,)])
    table.resolve()
    table.cast(table.hand(charm), modes=[(0,)], targets=[(rock,)])
    table.resolve()

    assert table.game.players[YOU].life == 23
    assert table.game.battlefield() == ()


def test_mode_without_a_legal_target_is_not_offered(table: Table) -> None:
    text = "Choose one —\n• Destroy target artifact.\n• You gain 3 life."
    table.mana("G")

    table.cast(table.hand(face("Small Charm", "instant", text, cost="{G}")), modes=[(1,)])

    asked = next(each for each in table.asked if each.kind == "modes")
    assert asked.domain.options == (1,)


def test_copy_keeps_x_and_may_have_new_targets(table: Table) -> None:
    text = "Big Spark deals X damage to any target."
    spark = table.hand(face("Big Spark", "instant", text, cost="{X}{R}"))
    again = "Copy target instant spell. You may choose new targets for the copy."
    fork = table.hand(face("Echo", "instant", again, cost="{R}"))
    table.mana("RRRR")
    table.cast(spark, x=2, targets=[(OPPONENT,)])
    table.cast(fork, targets=[(table.top(),)])

    table.resolve(may=True, targets=[(YOU,)])
    table.resolve()
    table.resolve()

    assert table.game.players[YOU].life == 18
    assert table.game.players[OPPONENT].life == 18
    assert len(table.names(Zone.GRAVEYARD)) == 2


def test_search_may_fail_to_find(table: Table) -> None:
    shore = library(table, ISLAND, BEAR)[0]
    table.mana("GG")

    table.cast(table.hand(SEEK))
    table.resolve(card=[()])
    table.cast(table.hand(SEEK))
    table.resolve(card=[(shore,)])

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Shore"]
    assert table.game.get(table.game.battlefield()[0]).tapped


def test_size_is_changed_until_end_of_turn(table: Table) -> None:
    from rulings_cli.engine import layers

    bear = table.put(BEAR)
    grow = face("Grow", "instant", "Target creature gets +2/+2 until end of turn.", cost="{G}")
    table.mana("G")

    table.cast(table.hand(grow), targets=[(bear,)])
    table.resolve()

    assert layers.characteristics(table.game, bear).power == 4


def test_scry_and_draw(table: Table) -> None:
    first = library(table, ISLAND, BEAR)[0]
    table.mana("U")

    table.cast(table.hand(face("Peek", "sorcery", "Scry 1, then draw a card.", cost="{U}")))
    table.resolve(card=[(first,)])

    assert table.names(Zone.HAND) == ["Meadow Bear"]
    assert table.names(Zone.LIBRARY) == ["Quiet Shore"]


def test_otherwise_is_for_when_the_condition_failed(table: Table) -> None:
    library(table, ISLAND, BEAR)
    table.mana("GG")

    table.cast(table.hand(DIG_ONCE))
    table.resolve()
    table.cast(table.hand(DIG_ONCE))
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Shore"]
    assert table.names(Zone.HAND) == ["Meadow Bear"]


def test_one_of_the_cards_is_taken_and_the_rest_put_away(table: Table) -> None:
    library(table, ISLAND, BEAR, FOREST, SPARK)
    bear = table.game.in_zone(Zone.LIBRARY, YOU)[1]
    table.mana("U")

    table.cast(table.hand(TAKE_ONE))
    table.resolve(card=[(bear,), tuple(table.game.in_zone(Zone.LIBRARY, YOU)[i] for i in (2, 0))])

    assert table.names(Zone.HAND) == ["Meadow Bear"]
    assert table.names(Zone.LIBRARY) == ["Small Spark", "Quiet Wood", "Quiet Shore"]


def test_exiled_creature_returns_as_a_new_object(table: Table) -> None:
    bear = table.put(BEAR, tapped=True)
    table.mana("W")

    table.cast(table.hand(BLINK), targets=[(bear,)])
    table.resolve()

    back = table.game.battlefield()[0]
    assert back != bear
    assert not table.game.get(back).tapped


def test_damage_is_divided_as_it_is_cast(table: Table) -> None:
    from rulings_cli.abilities.abilities import Paragraph, SpellAbility
    from rulings_cli.abilities.effects import AnyTarget, DealDamage, Sentence, Target
    from rulings_cli.abilities.quantities import Number

    effect = DealDamage(Number(3), AnyTarget(0), divided=True)
    target = Target(any_target=True, minimum=1, maximum=3)
    ability = SpellAbility((Sentence((effect,)),), (target,))
    storm = face("Three Bolts", "instant", cost="{R}").evolve(paragraphs=(Paragraph((ability,)),))
    table.mana("R")

    table.cast(table.hand(storm), targets=[(YOU, OPPONENT)], division=(1, 2))
    table.resolve()

    assert table.game.players[YOU].life == 19
    assert table.game.players[OPPONENT].life == 18


def test_effect_of_a_resolution_forbids_casting(table: Table) -> None:
    hush = face("Hush", "instant", "Target player can't cast spells this turn.", cost="{W}")
    table.mana("WR")
    table.cast(table.hand(hush), targets=[(YOU,)])
    table.resolve()

    refused = table.cast(table.hand(SPARK), targets=[(OPPONENT,)])

    assert refused is not None
    assert refused.rule.number == "601.3"


def test_cost_may_be_paid_while_something_resolves(table: Table) -> None:
    text = "Draw a card. You may pay {2}. If you do, you gain 3 life."
    library(table, BEAR, BEAR)
    shores = [table.put(ISLAND) for _ in range(2)]
    table.mana("UU")
    rite = face("Paid Rite", "sorcery", text, cost="{U}")

    table.cast(table.hand(rite))
    table.resolve(may=True, mana_abilities=[("activate", shores[0], 0), "done"])

    assert table.game.players[YOU].life == 23
    assert table.pool() == ""


def test_payment_that_fails_is_reversed_and_counts_as_not_paid(table: Table) -> None:
    text = "Draw a card. You may pay {2}. If you do, you gain 3 life."
    library(table, BEAR)
    table.mana("UU")

    table.cast(table.hand(face("Paid Rite", "sorcery", text, cost="{U}")))
    table.resolve(may=True)

    assert table.game.players[YOU].life == 20
    assert table.pool() == "U"

"""Players with protection: targets, damage and Auras from what it is from (CR 702.16)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.engine import attaching, state_based, targeting
from rulings_cli.engine.context import Context
from rulings_cli.terms.zones import Zone

SHIELD = face(
    "Shield Bearer",
    "creature",
    "Flash\nWhen Shield Bearer enters or dies, you gain protection from the color of your choice "
    "until end of turn.",
    cost="{0}",
    size=(1, 1),
)
HALO = face(
    "Plain Halo",
    "enchantment",
    "As this enchantment enters, choose a card name.\nYou have protection from the chosen card "
    "name.",
)
CURSE = face("Small Curse", "enchantment - Aura Curse", "Enchant player", cost="{R}")
GIANT = face(
    "Giant of Old", "creature", "Protection from spells that are one or more colors", size=(9, 9)
)


def guarded(table: Table, color: str) -> None:
    assert table.cast(table.hand(SHIELD)) is None
    table.resolve()
    table.resolve(color=color)


def sparked(table: Table) -> bool:
    """Tell whether the opponent may cast the spark at you."""
    table.mana("R", OPPONENT)
    table.game.priority = OPPONENT
    return table.cast(table.hand(SPARK, OPPONENT), by=OPPONENT, targets=(YOU,)) is None


@pytest.mark.parametrize(("color", "may"), [("R", False), ("W", True)])
def test_nothing_of_the_color_may_target_the_player(table: Table, color: str, may: bool) -> None:
    guarded(table, color)

    assert sparked(table) is may


def test_a_spell_cast_before_has_no_legal_target(table: Table) -> None:
    assert sparked(table)
    table.game.priority = YOU
    guarded(table, "R")
    table.resolve()

    assert table.game.players[YOU].life == 20


def test_no_aura_of_the_color_can_enchant_the_player(table: Table) -> None:
    guarded(table, "R")
    red = table.put(CURSE.evolve(colors=frozenset("R")), Zone.HAND, OPPONENT)

    assert attaching.cant_enchant_player(table.game, red, YOU) is not None
    assert attaching.cant_enchant_player(table.game, red, OPPONENT) is None


@pytest.mark.parametrize(("name", "may"), [("Small Spark", False), ("Slow Rite", True)])
def test_protection_from_a_name_is_from_cards_of_that_name(
    table: Table, name: str, may: bool
) -> None:
    table.put(HALO, chosen=(("card name", name),))

    assert sparked(table) is may


def test_protection_from_colored_spells_is_none_from_permanents(table: Table) -> None:
    giant = table.put(GIANT)
    assert sparked(table)
    spell = Context(table.top(), OPPONENT, this=table.top())
    ability = Context(table.put(BEAR.evolve(colors=frozenset("R")), owner=OPPONENT), OPPONENT)

    assert targeting.forbidden(table.game, giant, spell) is not None
    assert targeting.forbidden(table.game, giant, ability) is None


@pytest.mark.parametrize(("by", "may"), [(OPPONENT, False), (YOU, True)])
def test_protection_from_opponents_is_from_all_that_they_control(
    table: Table, by: str, may: bool
) -> None:
    table.put(face("Virtue", "creature", "You have protection from each of your opponents."))
    table.mana("R", by)
    table.game.priority = by

    assert (table.cast(table.hand(SPARK, by), by=by, targets=(YOU,)) is None) is may


def test_an_aura_of_the_chosen_name_leaves_the_player(table: Table) -> None:
    table.put(CURSE, owner=OPPONENT, enchants=YOU)
    kept = table.put(CURSE, owner=OPPONENT, enchants=OPPONENT)
    table.put(HALO, chosen=(("card name", "Small Curse"),))
    state_based.perform_state_based_actions(table.game, table.tape())

    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Small Curse"]
    assert kept in table.game.battlefield()

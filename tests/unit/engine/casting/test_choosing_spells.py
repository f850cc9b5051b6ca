"""Casting a spell from among cards while something resolves (CR 608.2g)."""

from __future__ import annotations

from casting_table import OPPONENT, Table, face

from rulings_cli.terms.zones import Zone

HAT = face(
    "Hat",
    "sorcery",
    "Exile the top two cards of your library. "
    "You may cast a red spell from among them without paying its mana cost.",
    cost="{0}",
)
GIFT = face(
    "Gift",
    "sorcery",
    "You may cast a red spell from your hand without paying its mana cost.",
    cost="{0}",
)
SPARK = face("Spark", "instant", "Spark deals 2 damage to target player.", cost="{4}{R}")
DROP = face("Drop", "instant", "Target player draws a card.", cost="{U}")


def test_a_spell_is_cast_from_among_the_exiled_cards(table: Table) -> None:
    table.put(DROP, Zone.LIBRARY)
    table.put(SPARK, Zone.LIBRARY)
    hat = table.hand(HAT)
    table.cast(hat)

    table.resolve(may=True, targets=(OPPONENT,))

    assert table.names(Zone.STACK) == ["Spark"]
    assert table.names(Zone.EXILE) == ["Drop"]


def test_only_what_fits_as_a_spell_is_offered(table: Table) -> None:
    table.put(DROP, Zone.LIBRARY)
    table.put(DROP, Zone.LIBRARY)
    hat = table.hand(HAT)
    table.cast(hat)

    table.resolve(may=True)

    assert not [each for each in table.asked if each.kind == "may"]
    assert table.names(Zone.EXILE) == ["Drop", "Drop"]


def test_a_spell_from_the_hand_is_chosen_among_those_that_fit(table: Table) -> None:
    table.hand(SPARK)
    table.hand(DROP)
    gift = table.hand(GIFT)
    table.cast(gift)

    table.resolve(may=True, targets=(OPPONENT,))

    assert table.names(Zone.STACK) == ["Spark"]
    assert table.names(Zone.HAND) == ["Drop"]

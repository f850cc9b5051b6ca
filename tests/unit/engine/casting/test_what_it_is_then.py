"""What a card is that an effect has returned, and lands that become creatures (CR 205.1)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, SPARK, Table, face

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone


def kill(table: Table, id_: int) -> None:
    """Kill a creature with toughness 2 or less."""
    table.mana("R")
    assert table.cast(table.hand(SPARK), targets=(id_,)) is None
    table.resolve()


def test_what_returns_as_an_enchantment_is_no_creature(table: Table) -> None:
    text = "When this creature dies, if it was a creature, return it to the battlefield. "
    cat = face("Cat", "enchantment creature - Cat", f"{text}It's an enchantment.", size=(2, 2))
    kill(table, table.put(cat))
    table.resolve()

    (there,) = table.game.battlefield()
    found = layers.characteristics(table.game, there)
    assert (found.types, found.subtypes) == ({"enchantment"}, frozenset())


@pytest.mark.parametrize(
    ("words", "types", "subtypes"),
    [
        ("It's an artifact.", {"artifact"}, set()),
        ("It's a Spirit in addition to its other types.", {"creature"}, {"Bear", "Spirit"}),
        ("It's a Spirit.", {"creature"}, {"Spirit"}),
        (
            "It's a black Spirit in addition to its other colors and types.",
            {"creature"},
            {"Bear", "Spirit"},
        ),
    ],
)
def test_what_a_returned_card_is(
    table: Table, words: str, types: set[str], subtypes: set[str]
) -> None:
    bear = table.put(BEAR, Zone.GRAVEYARD)
    text = f"Return target Bear card from your graveyard to the battlefield. {words}"
    assert (
        table.cast(table.hand(face("Rite", "sorcery", text, cost="{0}")), targets=(bear,)) is None
    )
    table.resolve()

    (there,) = table.game.battlefield()
    found = layers.characteristics(table.game, there)
    assert (found.types, found.subtypes) == (types, subtypes)
    assert ("B" in found.colors) is ("black" in words)


@pytest.mark.parametrize(
    "text",
    [
        "All Forests become 2/2 creatures until end of turn. They're still lands.",
        "Target land becomes an X/X creature until end of turn, where X is the number of Bear "
        "cards in your graveyard. It's still a land.",
        "Target land becomes a 2/2 creature with all creature types. It's still a land.",
    ],
)
def test_a_land_that_becomes_a_creature_is_still_a_land(table: Table, text: str) -> None:
    wood = table.put(FOREST)
    for _ in range(2):
        table.put(BEAR, Zone.GRAVEYARD)
    spell = face("Stir", "sorcery", text, cost="{0}")
    targets = (wood,) if "arget" in text else ()
    assert table.cast(table.hand(spell), targets=targets) is None
    table.resolve()

    found = layers.characteristics(table.game, wood)
    assert (found.types, found.power) == ({"land", "creature"}, 2)
    assert "Forest" in found.subtypes

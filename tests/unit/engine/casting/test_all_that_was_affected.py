"""All that an instruction was about: "they", "those creatures" in the next one (CR 608.2c)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone


def deed(table: Table, text: str) -> None:
    """Cast and resolve a free sorcery with the text."""
    table.cast(table.hand(face("Deed", "sorcery", text, cost="{0}")))
    table.resolve()


def keywords(table: Table, id_: int) -> list[str]:
    """Give the names of an object's keyword abilities."""
    found = layers.characteristics(table.game, id_).abilities
    return [getattr(each, "name", "") for each in found]


@pytest.mark.parametrize(
    "text",
    [
        "Untap all creatures you control. They gain lifelink until end of turn.",
        "Put a +1/+1 counter on each creature you control. Those creatures gain lifelink until end"
        " of turn.",
        "Creatures you control get +1/+1 until end of turn. Untap those creatures. They gain"
        " lifelink until end of turn.",
    ],
)
def test_those_creatures_are_all_that_were_affected(table: Table, text: str) -> None:
    mine, also = table.put(BEAR, tapped=True), table.put(BEAR)
    other = table.put(BEAR, owner=OPPONENT)

    deed(table, text)

    assert [keywords(table, each) for each in (mine, also, other)] == [
        ["lifelink"],
        ["lifelink"],
        [],
    ]


def test_they_are_those_that_were_meant_before(table: Table) -> None:
    theirs = table.put(BEAR, tapped=True, owner=OPPONENT)
    text = (
        "Gain control of all creatures your opponents control until end of turn. Untap them. They"
        " gain menace until end of turn."
    )

    deed(table, text)

    now = layers.characteristics(table.game, theirs)
    assert (now.controller, table.game.get(theirs).tapped) == (YOU, False)
    assert keywords(table, theirs) == ["menace"]


def test_those_creatures_are_destroyed_though_they_changed(table: Table) -> None:
    table.put(BEAR)
    giant = face("Tall One", "creature - Giant", size=(7, 7), cost="{7}")
    table.put(giant)

    deed(
        table,
        "Each creature with mana value 2 or less loses all abilities until end of turn. Destroy"
        " those creatures.",
    )

    assert table.names(Zone.BATTLEFIELD) == ["Tall One"]


def test_each_creature_deals_damage_to_itself(table: Table) -> None:
    for power, toughness in ((1, 2), (2, 2), (3, 1)):
        table.put(face(f"Body {power}", "creature", size=(power, toughness)))

    deed(table, "Each creature deals damage to itself equal to its power.")

    assert table.names(Zone.BATTLEFIELD) == ["Body 1"]


def test_a_creature_deals_damage_to_itself(table: Table) -> None:
    doll = table.put(face("Doll", "creature", "{0}: ~ deals 1 damage to itself.", size=(1, 2)))

    table.activate(doll)
    table.resolve()

    assert table.game.get(doll).marked_damage == 1


def test_a_target_deals_damage_to_itself(table: Table) -> None:
    bear = table.put(BEAR)
    text = "Target creature deals damage to itself equal to its power."
    table.cast(table.hand(face("Deed", "sorcery", text, cost="{0}")), targets=(bear,))

    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == []

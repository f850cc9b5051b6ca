"""Role tokens, and what effects put onto the battlefield attached to something (CR 303.4h-i)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone


def role(name: str, to: str = "target creature") -> object:
    text = f"Create a {name} Role token attached to {to}."
    return face("Casting Call", "sorcery", text, cost="{W}")


def sprite(**how: object) -> object:
    return face("Warded One", "creature - Faerie", "Protection from enchantments", size=(1, 1))


GRAVE_WINGS = face(
    "Grave Wings",
    "enchantment - Aura",
    "Enchant creature\nWhen a creature with power 4 or greater enters, return this card from "
    "your graveyard to the battlefield attached to it.",
    cost="{2}{W}",
)
FAST_HANDS = face(
    "Fast Hands",
    "creature",
    "When this creature enters, you may put an Equipment card from your hand onto the battlefield "
    "attached to this creature.",
    cost="{W}",
    size=(1, 1),
)
HAMMER = face(
    "Hammer", "artifact - Equipment", "Equipped creature gets +2/+0.\nEquip {5}", cost="{5}"
)
GIANT = face("Giant", "creature", cost="{W}", size=(4, 4))


def cast(table: Table, what: object, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana("W")
    assert table.cast(card, **answers) is None
    table.resolve(**answers)
    while table.game.stack():
        table.resolve(**answers)


def worn(table: Table, id_: int) -> list[int]:
    return [e for e in table.game.battlefield() if table.game.get(e).attached_to == id_]


def size(table: Table, id_: int) -> tuple[int | None, int | None]:
    found = layers.characteristics(table.game, id_)
    return found.power, found.toughness


@pytest.mark.parametrize(
    ("name", "after"),
    [
        ("Cursed", (1, 1)),
        ("Monster", (3, 3)),
        ("Royal", (3, 3)),
        ("Sorcerer", (3, 3)),
        ("Virtuous", (3, 3)),
        ("Wicked", (3, 3)),
        ("Young Hero", (2, 2)),
    ],
)
def test_a_role_enchants_the_creature_and_changes_its_size(
    table: Table, name: str, after: tuple[int, int]
) -> None:
    bear = table.put(BEAR)
    cast(table, role(name), targets=(bear,))

    assert size(table, bear) == after
    (token,) = worn(table, bear)
    assert layers.characteristics(table.game, token).name == name


def test_the_older_of_two_roles_of_one_player_goes_and_a_wicked_one_hurts(table: Table) -> None:
    bear = table.put(BEAR)
    cast(table, role("Wicked"), targets=(bear,))
    before = table.game.players[OPPONENT].life
    cast(table, role("Royal"), targets=(bear,))

    (token,) = worn(table, bear)
    assert layers.characteristics(table.game, token).name == "Royal"
    assert table.game.players[OPPONENT].life == before - 1


def test_a_role_is_not_created_on_what_it_cannot_enchant(table: Table) -> None:
    bear = table.put(sprite())  # type: ignore[arg-type]  # a face
    cast(table, role("Monster"), targets=(bear,))

    assert not worn(table, bear)
    assert table.names(Zone.BATTLEFIELD) == ["Warded One"]


def test_no_role_is_created_where_no_target_was_chosen(table: Table) -> None:
    table.put(BEAR)
    cast(table, role("Monster", "up to one target creature"), targets=())

    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear"]


def test_an_aura_returns_attached_to_what_entered(table: Table) -> None:
    aura = table.put(GRAVE_WINGS, Zone.GRAVEYARD)
    cast(table, GIANT, may=True)

    giant = next(e for e in table.game.battlefield() if table.game.get(e).name == "Giant")
    assert [table.game.get(each).was for each in worn(table, giant)] == [aura]


def test_equipment_enters_attached_and_is_unattached_where_it_cannot_be(table: Table) -> None:
    table.hand(HAMMER)
    cast(table, FAST_HANDS, may=True)

    hands = next(e for e in table.game.battlefield() if table.game.get(e).name == "Fast Hands")
    assert size(table, hands) == (3, 1)

"""Crewing as though power were greater, and as many cards from a library as damage was dealt."""

from __future__ import annotations

import pytest
from casting_table import OPPONENT, SPARK, Table, face

from rulings_cli.terms.zones import Zone

CART = face("Cart", "artifact - Vehicle", "Crew 4", size=(3, 3))
MOUNT = face("Mount", "creature - Mount", "Saddle 4", size=(3, 3))
ONLY_CREWS = "This creature crews Vehicles as though its power were 3 greater."
BOTH = "This creature saddles Mounts and crews Vehicles as though its power were 3 greater."
TOUGH = "This creature crews Vehicles using its toughness rather than its power."


@pytest.mark.parametrize(
    ("text", "size", "what", "works"),
    [
        ("", (1, 3), CART, False),
        (ONLY_CREWS, (1, 1), CART, True),
        (ONLY_CREWS, (1, 1), MOUNT, False),
        (ONLY_CREWS, (0, 1), CART, False),
        (BOTH, (1, 1), MOUNT, True),
        (BOTH, (1, 1), CART, True),
        (TOUGH, (0, 4), CART, True),
        (TOUGH, (4, 2), CART, False),
    ],
)
def test_who_helps_with_which_power(
    table: Table, text: str, size: tuple[int, int], what: object, works: bool
) -> None:
    pilot = table.put(face("Pilot", "creature - Pilot", text, size=size))
    there = table.put(what)  # type: ignore[arg-type]

    assert (table.activate(there) is None) is works
    assert table.game.get(pilot).tapped is works


def test_as_many_cards_are_exiled_as_damage_was_dealt(table: Table) -> None:
    text = "Whenever this creature is dealt damage, exile that many cards from the top of your "
    text += "library."
    scholar = table.put(face("Scholar", "creature - Human", text, size=(2, 5)))
    table.libraries()
    table.mana("R")
    assert table.cast(table.hand(SPARK), targets=(scholar,)) is None
    table.resolve()
    table.resolve()

    assert table.names(Zone.EXILE) == ["Left", "Left"]
    assert len(table.names(Zone.LIBRARY, OPPONENT)) == 5


@pytest.mark.parametrize(("worn", "draws"), [(True, 1), (False, 0)])
def test_what_is_attached_to_a_creature_counts(table: Table, worn: bool, draws: int) -> None:
    text = "Draw a card for each Equipment you control that's attached to a creature."
    bear = table.put(face("Bear", "creature - Bear", size=(2, 2)))
    blade = table.put(face("Blade", "artifact - Equipment", "Equip {1}"))
    if worn:
        table.game.update(blade, attached_to=bear)
    table.libraries()
    assert table.cast(table.hand(face("Count", "sorcery", text, cost="{0}"))) is None
    table.resolve()

    assert len(table.names(Zone.HAND)) == draws

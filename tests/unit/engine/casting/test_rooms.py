"""Rooms: the half that was cast is unlocked, and neither where none was cast (CR 709.5)."""

from __future__ import annotations

from casting_table import Table, face

from rulings_cli.engine import layers, performing
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

POOL = face(
    "Still Pool",
    "enchantment - Room",
    "When you unlock this door, you gain 3 life.\nCreatures you control get +1/+1.",
    cost="{1}{U}",
)


def test_casting_a_half_unlocks_it(table: Table) -> None:
    table.mana("UC")

    table.cast(table.hand(POOL))
    table.resolve()
    table.resolve()

    assert table.game.players["you"].life == 23
    (room,) = table.game.battlefield()
    assert layers.characteristics(table.game, room).name == "Still Pool"


def test_a_room_that_was_not_cast_has_two_locked_halves(table: Table) -> None:
    dead = table.put(POOL, Zone.GRAVEYARD)

    room = performing.move(table.game, table.tape(), dead, Zone.BATTLEFIELD, because=(DRAW,))

    assert room is not None
    found = layers.characteristics(table.game, room)
    assert (found.name, found.mana_cost, found.abilities) == ("", None, ())
    assert (found.types, found.subtypes) == ({"enchantment"}, {"Room"})
    assert layers.mana_value(table.game, room) == 0
    assert table.game.waiting == ()

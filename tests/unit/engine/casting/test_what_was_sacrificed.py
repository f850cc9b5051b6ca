"""What is said of "the sacrificed creature", whether a cost took it or the effect itself."""

from __future__ import annotations

import pytest
from casting_table import Table, face

FEAST = face(
    "Feast",
    "sorcery",
    "You may sacrifice a creature. If you do, you gain life equal to the sacrificed creature's "
    "power.",
    cost="{0}",
)
RITE = face(
    "Rite",
    "sorcery",
    "As an additional cost to cast this spell, sacrifice a creature.\n"
    "You gain life equal to the sacrificed creature's power.",
    cost="{0}",
)


@pytest.mark.parametrize("spell", [FEAST, RITE])
def test_its_last_power_counts(table: Table, spell: object) -> None:
    table.put(face("Ogre", "creature - Ogre", size=(4, 1)))

    assert table.cast(table.hand(spell)) is None  # type: ignore[arg-type]
    table.resolve(may=True)

    assert table.game.players["you"].life == 24


def test_nothing_is_gained_where_nothing_was_sacrificed(table: Table) -> None:
    table.put(face("Ogre", "creature - Ogre", size=(4, 1)))

    table.cast(table.hand(FEAST))
    table.resolve(may=False)

    assert table.game.players["you"].life == 20

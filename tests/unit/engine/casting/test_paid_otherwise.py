"""What lets another cost be paid does so from wherever a card may be cast (CR 118.9, 601.3)."""

from __future__ import annotations

import pytest
from casting_table import Table, face

from rulings_cli.terms.zones import Zone

GHOUL = face(
    "Ghoul",
    "creature - Zombie",
    "You may cast this card from your graveyard as long as you control two or more Cats.",
    cost="{B}",
    size=(2, 1),
)
STORM = face(
    "Storm",
    "enchantment",
    "You may pay {0} rather than pay the mana cost for Zombie spells you cast.",
)
CAT = face("Cat", "creature - Cat", size=(1, 1))


@pytest.mark.parametrize("allowed", [True, False])
def test_from_a_graveyard_for_another_cost(table: Table, allowed: bool) -> None:
    table.put(STORM)
    for _ in range(2 if allowed else 1):
        table.put(CAT)
    ghoul = table.put(GHOUL, zone=Zone.GRAVEYARD)

    refused = table.cast(ghoul, alternative="Storm cost", alternative_cost="Storm cost")

    assert (refused is None) == allowed

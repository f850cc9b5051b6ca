"""A permission for spells of some mana value looks at the X that is chosen (CR 202.3e, 601.2e)."""

from __future__ import annotations

import pytest
from casting_table import Table, face

from rulings_cli.terms.zones import Zone

KEEPER = face(
    "Keeper",
    "creature",
    "Once during each of your turns, you may cast an artifact spell with mana value 2 or less "
    "from your graveyard.",
    size=(1, 1),
)
GROWING = face("Growing Stone", "artifact", cost="{X}{X}")


@pytest.mark.parametrize(("x", "may"), [(1, True), (2, False)])
def test_the_x_that_is_chosen_counts(table: Table, x: int, may: bool) -> None:
    table.put(KEEPER)
    stone = table.put(GROWING, Zone.GRAVEYARD)
    table.mana("CC" * x)

    refused = table.cast(stone, x=x)

    assert (refused is None) is may
    assert refused is None or refused.rule.number == "601.2e"

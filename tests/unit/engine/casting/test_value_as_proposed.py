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


def test_each_object_that_allows_it_once_in_a_turn_does_so_once(table: Table) -> None:
    first, second, third = (
        table.put(face("Relic", "artifact", cost="{0}"), Zone.GRAVEYARD) for _ in range(3)
    )
    table.put(KEEPER)

    assert table.cast(first) is None
    table.resolve()
    assert table.cast(second) is not None

    table.put(KEEPER)
    assert table.cast(second) is None
    table.resolve()
    assert table.cast(third) is not None


def test_another_cost_may_be_paid_for_what_is_allowed_once(table: Table) -> None:
    table.put(KEEPER)
    table.put(
        face("Gift", "enchantment", "You may cast artifact spells without paying their mana costs.")
    )
    stone = table.put(face("Stone", "artifact", cost="{2}"), Zone.GRAVEYARD)

    assert table.cast(stone, alternative="Gift cost") is None

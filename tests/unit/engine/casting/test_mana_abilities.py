"""Which abilities are mana abilities (CR 605.1)."""

from __future__ import annotations

import pytest
from casting_table import face
from casting_trees import LATE_MANA

from rulings_cli.engine import mana_abilities
from rulings_cli.terms.citations import Edition

OLD = Edition(amendments=(), as_of="2026-06-19")

DRAWS = "{T}: Add {G}. Draw a card."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{T}: Add {G}.", True),
        ("Tap an untapped artifact you control: Add {U}.", True),
        ("{T}: Untap target creature. Add {G}.", False),
        ("{T}: Draw a card.", False),
        (DRAWS, False),
        ("Equip {1}", False),
        ("Whenever a land is tapped for mana, its controller adds an additional {G}.", True),
        ("At the beginning of your upkeep, add {G}.", False),
    ],
)
def test_status_is_derived_from_what_it_says(text: str, expected: bool) -> None:
    ability = next(iter(face("Some Thing", "artifact", text).abilities))

    found = mana_abilities.classify(ability, Edition())

    assert found.is_mana_ability is expected
    assert found.rules[0].number in ("605.1a", "605.1b")
    assert found.words


def test_loyalty_ability_is_no_mana_ability() -> None:
    walker = face("Wise One", "planeswalker - Sage", "[+1]: Add {G}.")

    found = mana_abilities.classify(next(iter(walker.abilities)), Edition())

    assert not found.is_mana_ability
    assert "loyalty" in found.words


def test_moving_library_cards_mattered_only_from_the_amendment_on() -> None:
    ability = next(iter(face("Drawing Rock", "artifact", DRAWS).abilities))

    assert mana_abilities.classify(ability, OLD).is_mana_ability
    assert not mana_abilities.classify(ability, Edition()).is_mana_ability
    assert mana_abilities.classify(ability, Edition(as_of="2026-08-06")).is_mana_ability


def test_delayed_trigger_is_no_part_of_the_effect() -> None:
    assert mana_abilities.classify(LATE_MANA, Edition()).is_mana_ability

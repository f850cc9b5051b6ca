"""What may target spells and abilities of several kinds (CR 115.1)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, SPARK, Table, face

from rulings_cli.terms.zones import Zone

ECHO = face("Echo Shrine", "artifact", "{0}: Draw a card.")
HUSH = face("Hush", "instant", "Counter target activated ability or legendary spell.", cost="{0}")


def test_an_ability_of_that_kind_is_countered(table: Table) -> None:
    table.libraries()
    table.activate(table.put(ECHO))
    ability = table.top()

    assert table.cast(table.hand(HUSH), targets=(ability,)) is None
    table.resolve()
    assert not table.game.stack()


@pytest.mark.parametrize(("is_legendary", "may"), [(True, True), (False, False)])
def test_only_such_a_spell_may_be_countered(table: Table, is_legendary: bool, may: bool) -> None:
    spell = BEAR.evolve(supertypes=("legendary",) if is_legendary else (), types=("creature",))
    spell = spell.evolve(mana_cost=HUSH.mana_cost)
    assert table.cast(table.hand(spell)) is None

    refused = table.cast(table.hand(HUSH), targets=(table.top(),))

    assert (refused is None) is may


def test_no_spell_on_the_stack_is_no_ability(table: Table) -> None:
    table.mana("R")
    assert table.cast(table.hand(SPARK), targets=("opponent",)) is None

    assert table.cast(table.hand(HUSH), targets=(table.top(),)) is not None
    assert table.names(Zone.HAND) == ["Hush"]

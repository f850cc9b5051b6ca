"""A permanent that has one of two abilities, by the word chosen as it entered (CR 614.12c)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, Table, face

from rulings_cli.engine import layers, turn
from rulings_cli.game.events import Triggered
from rulings_cli.terms.zones import Step

SIEGE = face(
    "Siege",
    "enchantment",
    "As this enchantment enters, choose Wolves or Goats.\n"
    "• Wolves — At the beginning of combat on your turn, you gain 3 life.\n"
    "• Goats — Creatures you control get +1/+0 and have reach.",
    cost="{0}",
)


@pytest.mark.parametrize(("word", "triggers", "power"), [("Wolves", 1, 2), ("Goats", 0, 3)])
def test_only_the_chosen_ability_is_there(
    table: Table, word: str, triggers: int, power: int
) -> None:
    bear = table.put(BEAR)
    assert table.cast(table.hand(SIEGE)) is None
    table.resolve(anchor_word=word)
    while table.game.step is not Step.BEGINNING_OF_COMBAT:
        turn.next_step(table.game, table.tape())

    assert len(table.events(Triggered)) == triggers
    assert layers.characteristics(table.game, bear).power == power
    (choice,) = (each for each in table.asked if each.kind == "anchor word")
    assert list(choice.domain) == ["Wolves", "Goats"]


def test_what_became_a_copy_later_has_neither(table: Table) -> None:
    bear = table.put(BEAR)
    table.put(SIEGE)  # nothing was chosen for it

    assert layers.characteristics(table.game, bear).power == 2

"""Class level: gained one after the other, as a sorcery; its text from then on (CR 716)."""

from __future__ import annotations

from casting_table import BEAR, YOU, Table, face

from rulings_cli.engine import designations, layers
from rulings_cli.game.choices import Tape

TEXT = (
    "At the beginning of your upkeep, you gain 1 life.\n{W}: Level 2\n"
    "When this Class becomes level 2, you gain 5 life.\n{2}{W}: Level 3\n"
    "Creatures you control get +1/+1."
)
CLASS = face("Trick Class", "enchantment - Class", TEXT)


def level(table: Table, id: int) -> int:
    return designations.level_of(table.game.get(id))


def test_levels_are_gained_one_after_the_other(table: Table) -> None:
    it = table.put(CLASS)
    table.mana("WWWW")
    assert level(table, it) == 1

    assert table.activate(it, 3) is not None  # level 3 needs level 2
    assert table.activate(it, 1) is None
    table.resolve()
    table.resolve()

    assert level(table, it) == 2
    assert table.game.players[YOU].life == 25
    assert table.activate(it, 1) is not None


def test_a_level_keeps_what_it_adds_and_is_not_copied(table: Table) -> None:
    bear, it = table.put(BEAR), table.put(CLASS)
    designations.set_level(table.game, Tape(), it, 3)

    assert layers.characteristics(table.game, bear).power == 3
    assert level(table, table.put(CLASS)) == 1

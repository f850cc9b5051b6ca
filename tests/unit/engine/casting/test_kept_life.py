"""Life totals that can't change (CR 119.7, 119.8), and what is attached only to some things."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

SEAL = face("Seal", "enchantment", "Your life total can't change.")
BOLT = face("Bolt", "instant", "Bolt deals 3 damage to target player.", cost="{0}")
BALM = face("Balm", "instant", "You gain 3 life.", cost="{0}")
PACT = face("Pact", "artifact", "Pay 1 life: You gain 2 life.")
CROWN = face(
    "Crown",
    "artifact - Equipment",
    "Crown can be attached only to a legendary creature.\nEquip {0}",
)
KING = face("King", "legendary creature - Elf", size=(1, 1))


def test_life_neither_gained_nor_lost(table: Table) -> None:
    table.put(SEAL)
    table.cast(table.hand(BALM))
    table.resolve()
    table.cast(table.hand(BOLT), targets=(YOU,))
    table.resolve()

    assert table.game.players[YOU].life == 20


def test_life_is_not_paid(table: Table) -> None:
    pact = table.put(PACT)
    assert table.activate(pact) is None
    table.put(SEAL)

    assert table.activate(pact) is not None


def test_another_players_life_changes(table: Table) -> None:
    table.put(SEAL)
    table.cast(table.hand(BOLT), targets=(OPPONENT,))
    table.resolve()

    assert table.game.players[OPPONENT].life == 17


def test_it_is_attached_only_to_what_the_text_says(table: Table) -> None:
    crown, bear, king = table.put(CROWN), table.put(BEAR), table.put(KING)
    equip = 1
    assert table.activate(crown, equip, targets=(bear,)) is None
    table.resolve()
    assert table.game.get(crown).attached_to is None

    table.activate(crown, equip, targets=(king,))
    table.resolve()

    assert table.game.get(crown).attached_to == king

"""X of spells that is doubled, and copies of abilities and of spells with X in their cost."""

from __future__ import annotations

from casting_table import OPPONENT, YOU, Table, face

from rulings_cli.engine import layers

BLOOM = face(
    "Bloom",
    "enchantment",
    "Whenever you cast an instant spell or activate an ability, copy that spell or ability if that "
    "spell's mana cost or that ability's activation cost contains {X}.\nWhenever you cast a "
    "creature spell with a mana cost that contains {X}, double the value of X.",
)
GROWER = face(
    "Grower", "creature", "Grower enters with X +1/+1 counters on it.", cost="{X}", size=(0, 0)
)
BOLT = face("Bolt", "instant", "Bolt deals X damage to target player.", cost="{X}")
WAND = face("Wand", "artifact", "{X}: Wand deals X damage to target player.")
ROD = face("Rod", "artifact", "{T}: Rod deals 1 damage to target player.")
RING = face(
    "Ring",
    "artifact",
    "Whenever you activate an ability, if it isn't a mana ability, copy that ability.",
)
SPRING = face("Spring", "land", "{T}: Add {C}.")


def life(table: Table) -> int:
    return table.game.players[OPPONENT].life


def resolve_all(table: Table) -> None:
    while table.game.stack():
        table.resolve(may=False)


def test_x_of_a_permanent_spell_is_doubled(table: Table) -> None:
    table.put(BLOOM)
    table.mana("CCC")
    table.cast(table.hand(GROWER), x=3)
    resolve_all(table)

    grower = table.game.battlefield()[-1]
    assert layers.characteristics(table.game, grower).power == 6


def test_a_spell_with_x_is_copied_with_its_x(table: Table) -> None:
    table.put(BLOOM)
    table.mana("CC")
    table.cast(table.hand(BOLT), x=2, targets=(OPPONENT,))
    resolve_all(table)

    assert life(table) == 16


def test_an_ability_with_x_is_copied_and_another_is_not(table: Table) -> None:
    table.put(BLOOM)
    wand, rod = table.put(WAND), table.put(ROD)
    table.mana("CC")
    table.activate(wand, x=2, targets=(OPPONENT,))
    resolve_all(table)
    assert life(table) == 16

    table.activate(rod, targets=(OPPONENT,))
    resolve_all(table)

    assert life(table) == 15


def test_that_ability_is_the_one_on_the_stack(table: Table) -> None:
    table.put(RING)
    rod = table.put(ROD)
    table.activate(rod, targets=(OPPONENT,))
    resolve_all(table)

    assert life(table) == 18
    assert len(table.game.battlefield()) == 2


def test_a_mana_ability_is_not_copied(table: Table) -> None:
    table.put(RING)
    table.activate(table.put(SPRING))

    assert not table.game.waiting
    assert table.pool(YOU) == "C"

"""What stays worked out while permanents are tapped, and what does not."""

from __future__ import annotations

from payment_boards import CREATURES, FLYING, affects, board, card, creature, put

from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.quantities import UnspentMana
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import GrantAbilities, ModifyPowerToughness
from rulings_cli.engine import layers, setup


def test_tapping_changes_nothing_where_no_text_looks_at_it() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    put(game, card("enchantment", affects(CREATURES, GrantAbilities((FLYING,)))))
    before = layers.characteristics(game, bear)
    game.update(bear, tapped=True)

    assert layers.characteristics(game, bear) is before
    game.update(bear, counters=(("+1/+1", 1),))
    assert layers.characteristics(game, bear).power == 3


def test_a_text_about_tapped_creatures_is_looked_at_again() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    tapped = CREATURES.evolve(adjectives=(HasState("tapped"),))
    put(game, card("enchantment", affects(tapped, GrantAbilities((FLYING,)))))
    assert FLYING not in layers.characteristics(game, bear).abilities

    game.update(bear, tapped=True)
    assert FLYING in layers.characteristics(game, bear).abilities


def test_a_text_about_unspent_mana_is_looked_at_again() -> None:
    game = board()
    green = UnspentMana("G", You())
    grower = put(game, creature(0, 1, affects(This(), ModifyPowerToughness(green, green))))
    assert layers.characteristics(game, grower).power == 0

    setup.put_mana(game, "you", "G", "G", "U")
    assert layers.characteristics(game, grower).power == 2

"""Flip cards: one way, both halves copied, the status not (CR 710, 110.5, 707.3)."""

from __future__ import annotations

from casting_table import Table, card, face

from rulings_cli.engine import copying, flipping, layers

UPPER = face(
    "Trick Pupil", "creature - Monk", "{T}: Flip this creature.", cost="{1}{G}", size=(2, 2)
)
LOWER = face("Trick Master", "creature - Spirit", "Trample", size=(4, 3))
PUPIL = card(UPPER, LOWER, layout="flip")
MIRROR = face("Mirror", "creature - Shapeshifter", "", cost="{3}{U}", size=(0, 1))


def test_a_flipped_permanent_keeps_its_mana_cost_and_color(table: Table) -> None:
    it = table.put(PUPIL)

    assert table.activate(it) is None
    table.resolve()

    now = layers.characteristics(table.game, it)
    assert (now.name, now.power, now.colors) == ("Trick Master", 4, frozenset("G"))
    assert layers.mana_value(table.game, it) == 2
    assert flipping.is_flipped(table.game.get(it))


def test_a_copy_has_the_upper_half_and_flips_by_itself(table: Table) -> None:
    it, mirror = table.put(PUPIL, face=1), table.put(MIRROR)
    table.game.update(mirror, face=copying.copiable(table.game, it))
    assert layers.characteristics(table.game, mirror).name == "Trick Pupil"

    assert table.activate(mirror) is None
    table.resolve()

    assert layers.characteristics(table.game, mirror).name == "Trick Master"
    assert copying.copiable(table.game, mirror).name == "Trick Pupil"

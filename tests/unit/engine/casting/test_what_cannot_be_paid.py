"""Effects that forbid paying life or sacrificing for spells and abilities (CR 118.3, 101.2)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, Table, face

EDICT = face(
    "Edict",
    "enchantment",
    "Players can't pay life or sacrifice creatures to cast spells or activate abilities.",
)


def test_life_cannot_be_paid_for_an_ability(table: Table) -> None:
    lamp = table.put(face("Lamp", "artifact", "Pay 2 life: You gain 1 life."))
    assert table.activate(lamp) is None
    table.put(EDICT, owner=OPPONENT)

    refused = table.activate(lamp)

    assert refused is not None
    assert "101.2" in {rule.number for rule in refused.because}


def test_a_creature_cannot_be_sacrificed_for_an_ability(table: Table) -> None:
    altar = table.put(face("Slab", "artifact", "Sacrifice a permanent: You gain 1 life."))
    bear = table.put(BEAR)
    stone = table.put(face("Stone", "artifact"))
    table.put(EDICT)

    assert table.activate(altar, sacrifice=(stone,)) is None

    (asked,) = (each for each in table.asked if each.kind == "sacrifice")
    assert not asked.domain.contains((bear,))
    assert not table.game.exists(stone)

"""What else mana does to what it is spent on (CR 106.6a)."""

from __future__ import annotations

import pytest
from casting_table import Table, card, face

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone

ELF = face("Wood Elf", "creature - Elf", cost="{G}", size=(1, 1))
GOBLIN = face("Hill Goblin", "creature - Goblin", cost="{R}", size=(1, 1))
CHIEF = face("Elf Chief", "legendary creature - Elf", cost="{G}", size=(2, 2))
STAR = face("Star", "creature - Bear", cost="{G}", size=(1, 1))


def land(table: Table, text: str) -> int:
    return table.put(face("Palace", "land", text))


@pytest.mark.parametrize(("cast", "triggers"), [(ELF, True), (GOBLIN, False)])
@pytest.mark.parametrize("where", [Zone.COMMAND, Zone.BATTLEFIELD])
def test_mana_scries_for_a_type_of_the_commander(
    table: Table, cast: object, triggers: bool, where: Zone
) -> None:
    text = (
        "{T}: Add {G} or {R}. When that mana is spent to cast a permanent spell that shares a"
        " creature type with your commander, draw a card."
    )
    table.put(CHIEF, where, is_commander=True)
    path = land(table, text)
    table.put(GOBLIN, Zone.LIBRARY)

    table.activate(path, mana=("G",) if triggers else ("R",))
    table.cast(table.hand(cast))  # type: ignore[arg-type]

    assert (len(table.game.stack()) == 2) == triggers


@pytest.mark.parametrize(("earlier", "counters"), [(0, 1), (2, 3)])
def test_a_commander_enters_with_a_counter_for_each_time(
    table: Table, earlier: int, counters: int
) -> None:
    text = (
        "{T}: Add {G}. If that mana is spent to cast your commander, it enters with a number of"
        " additional charge counters on it equal to the number of times you've cast your commander"
        " from the command zone this game."
    )
    palace = land(table, text)
    chief = table.put(card(CHIEF), Zone.COMMAND, is_commander=True)
    table.game.update_player("you", commander_casts=(("Elf Chief", earlier),))
    table.mana("C" * 2 * earlier)

    table.activate(palace)
    table.cast(chief)
    table.resolve()

    (there,) = [e for e in table.game.battlefield() if table.game.get(e).name == "Elf Chief"]
    assert table.game.get(there).counters_of("charge") == counters


def test_a_spell_is_copied_for_the_mana_spent_on_it(table: Table) -> None:
    text = (
        "{T}: Add {U}. When that mana is spent to cast a spell or activate an ability, copy that"
        " spell or ability."
    )
    palace = land(table, text)
    rite = face("Rite", "sorcery", "You gain 3 life.", cost="{U}")

    table.activate(palace)
    table.cast(table.hand(rite))
    for _ in range(3):
        table.resolve()

    assert table.game.players["you"].life == 26


def test_an_ability_is_copied_for_the_mana_spent_on_it(table: Table) -> None:
    text = (
        "{T}: Add {U}. When that mana is spent to cast a spell or activate an ability, copy that"
        " spell or ability."
    )
    palace = land(table, text)
    font = table.put(face("Font", "artifact", "{1}: You gain 2 life."))

    table.activate(palace)
    table.activate(font)
    for _ in range(3):
        table.resolve()

    assert table.game.players["you"].life == 24


def test_a_creature_enters_with_a_counter_and_a_keyword(table: Table) -> None:
    text = (
        "{T}: Add {G}. When you spend this mana to cast a Bear creature spell, it enters with two"
        " additional +1/+1 counters on it and gains vigilance until your next turn."
    )
    orb = land(table, text)

    table.activate(orb)
    table.cast(table.hand(STAR))
    table.resolve()
    table.resolve()

    (there,) = [e for e in table.game.battlefield() if table.game.get(e).name == "Star"]
    found = layers.characteristics(table.game, there)
    assert (found.power, found.toughness) == (3, 3)
    assert [getattr(each, "name", "") for each in found.abilities] == ["vigilance"]

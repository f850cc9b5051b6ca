"""Other mana instead of what would be produced (CR 106.12b, 614)."""

from __future__ import annotations

import pytest
from altered_faces import altered
from casting_table import FOREST, ISLAND, OPPONENT, Table, face

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.game.mana_pool import ObjectId

PRISM = face("Prism", "artifact", "{T}: Add {C}{G}.")
GROUND = face("Ground", "land", "{T}: Add {C}.")


def pool_after(table: Table, id: ObjectId) -> str:
    table.activate(id)
    return table.pool()


def test_lands_produce_the_color_that_a_player_chose(table: Table) -> None:
    text = (
        "{0}: Target player chooses a color. Until end of turn, if a land is tapped for mana, it"
        " produces mana of the chosen color instead of any other type."
    )
    hall = table.put(altered(face("Hall", "enchantment", text), ManaInstead, mana="colored"))
    island, ground, prism = (table.put(each) for each in (ISLAND, GROUND, PRISM))

    table.activate(hall, targets=("opponent",))
    table.resolve(color="R")

    assert pool_after(table, island) == "R"
    assert pool_after(table, ground) == "RC"
    assert sorted(pool_after(table, prism)) == sorted("RCCG")


def test_colored_mana_of_everything_you_control_is_white(table: Table) -> None:
    text = (
        "Until end of turn, if you tap a permanent for mana, it produces {W} instead of any other"
        " type."
    )
    dusk = altered(
        face("Dusk", "sorcery", text, cost="{0}"),
        ManaInstead,
        what=Described(noun="source", controller=You()),
        who=None,
        mana="colored",
        tapped=False,
    )
    prism, theirs = table.put(PRISM), table.put(FOREST, owner=OPPONENT)
    table.cast(table.hand(dusk))
    table.resolve()

    assert sorted(pool_after(table, prism)) == ["C", "W"]
    table.game.priority = OPPONENT
    table.activate(theirs, by=OPPONENT)
    assert table.pool(OPPONENT) == "G"


def test_all_players_add_the_mana(table: Table) -> None:
    text = "If a player would add mana, instead all players add that mana."
    table.put(face("Plenty", "enchantment", text))
    island = table.put(ISLAND)

    assert pool_after(table, island) == "U"
    assert table.pool(OPPONENT) == "U"


@pytest.mark.parametrize(("which", "expected"), [(0, "C"), (1, "G")])
def test_one_land_produces_other_mana_from_now_on(table: Table, which: int, expected: str) -> None:
    text = (
        "{T}: If target Forest is tapped for mana, it produces colorless mana instead of green"
        " mana."
    )
    gnomes = table.put(face("Gnomes", "creature", text, size=(1, 1)))
    forests = [table.put(FOREST), table.put(FOREST)]
    table.activate(gnomes, targets=(forests[0],))
    table.resolve()

    assert pool_after(table, forests[which]) == expected

"""What is done with each of several objects, and cards exiled one of several at a time."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face, shipped

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.engine import layers
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.zones import Zone


def test_a_copy_is_made_of_each_of_them(table: Table) -> None:
    for each in (BEAR, BEAR):
        table.put(each)
    text = "For each creature you control, create a token that's a copy of it."
    table.cast(table.hand(face("Doubling", "sorcery", text, cost="{0}")))

    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear"] * 4


def test_each_is_kept_if_its_controller_pays(table: Table) -> None:
    kept = table.put(BEAR)
    lost = table.put(BEAR, owner=OPPONENT)
    table.mana("R")
    text = "For each creature, return it to its owner's hand unless you pay {1}."
    table.cast(table.hand(face("Cutting", "sorcery", text, cost="{0}")))

    table.resolve(may=[True, False])

    assert [table.game.exists(each) for each in (kept, lost)] == [True, False]


def test_each_exiled_card_may_be_cast_with_any_mana(table: Table) -> None:
    mine, theirs = (table.put(BEAR, owner=each) for each in (YOU, OPPONENT))
    table.cast(table.hand(shipped("Heartless Conscription", cost="{0}")))
    table.resolve()
    assert not table.game.exists(mine)
    assert not table.game.exists(theirs)
    table.mana("RRRR")

    exiled = table.game.in_zone(Zone.EXILE)
    first, second = (each for each in exiled if table.game.get(each).name == BEAR.name)

    assert table.cast(first) is None
    table.resolve()
    assert table.cast(second) is None


def test_the_one_card_that_was_exiled_may_be_cast(table: Table) -> None:
    for each in (BEAR, SPARK):
        table.put(each, Zone.LIBRARY, OPPONENT)
    table.cast(table.hand(shipped("Gonti, Lord of Luxury", cost="{0}")))
    table.resolve(targets=(OPPONENT,))
    top = table.game.in_zone(Zone.LIBRARY, OPPONENT)
    spark = next(each for each in top if table.game.get(each).name == SPARK.name)
    table.resolve(exile=[(spark,)])
    (card,) = table.game.in_zone(Zone.EXILE)
    table.mana("W")

    assert table.cast(card, targets=("opponent",)) is None
    assert table.names(Zone.LIBRARY, OPPONENT) == ["Meadow Bear"]


@pytest.mark.parametrize(
    "text",
    [
        "For each blocking creature, flip a coin. If you win the flip, destroy that creature.",
        "Target creature gets +1/+1 until end of turn. For each Elf you control, that creature"
        " gets +1/+0 until end of turn.",
        "For each creature, its controller sacrifices a land of their choice unless they pay {1}.",
    ],
)
def test_what_is_not_clear_is_not_read(text: str) -> None:
    made = compile_face("Doubt", text, types=("sorcery",))

    assert any(isinstance(each, Uncompiled) for one in made for each in one.abilities)


def test_the_creature_you_control_is_that_target(table: Table) -> None:
    mine, theirs = (table.put(BEAR, owner=each) for each in (YOU, OPPONENT))
    text = (
        "Target creature you control fights target creature you don't control. The creature you"
        " control gains indestructible until end of turn."
    )
    table.cast(
        table.hand(face("Muscle", "sorcery", text, cost="{0}")), targets=[(mine,), (theirs,)]
    )

    table.resolve()

    kept = layers.characteristics(table.game, mine).abilities
    assert [each.name for each in kept] == ["indestructible"]  # type: ignore[union-attr]
    assert not table.game.exists(theirs)

"""Cards exiled instead, more counters and more tokens (CR 614.1a, 616.1)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, Table, face

from rulings_cli.terms.zones import Zone

VOID = face(
    "Void",
    "enchantment",
    "If a permanent card would be put into an opponent's graveyard from anywhere, exile it "
    "instead.",
)
SEASON = face(
    "Season",
    "enchantment",
    "If one or more +1/+1 counters would be put on a Bear you control, three times that many +1/+1 "
    "counters are put on it instead.\nIf one or more tokens would be created under your control, "
    "that many plus two of those tokens are created instead.",
)
SCALES = face(
    "Scales",
    "enchantment",
    "If one or more +1/+1 counters would be put on a Bear or Hydra you control, that many plus "
    "one +1/+1 counters are put on it instead.",
)
GROWTH = face("Growth", "sorcery", "Put a +1/+1 counter on target creature.", cost="{G}")
CALL = face("Call", "sorcery", "Create a 1/1 green Elf creature token.", cost="{G}")
HYDRA = face(
    "Hydra",
    "creature - Hydra",
    "Hydra enters with three +1/+1 counters on it.",
    size=(0, 0),
    cost="{G}",
)
PYRE = face(
    "Pyre",
    "sorcery",
    "Pyre deals 2 damage to each creature. If a Bear dealt damage this way would die this "
    "turn, exile it instead.",
    cost="{R}",
)
ECHO = face(
    "Echo",
    "sorcery",
    "You may cast target red card from a graveyard without paying its mana cost. If it would be "
    "put into its owner's graveyard, exile it instead.",
    cost="{U}",
)


@pytest.mark.parametrize(("owner", "zone"), [(OPPONENT, Zone.EXILE), ("you", Zone.GRAVEYARD)])
def test_only_an_opponents_card_is_exiled_instead(table: Table, owner: str, zone: Zone) -> None:
    table.put(VOID)
    bear = table.put(BEAR, owner=owner)
    spark = table.hand(SPARK)
    table.mana("R")
    table.cast(spark, targets=(bear,))

    table.resolve()

    assert "Meadow Bear" in table.names(zone, owner)


def test_counters_are_one_more_and_then_three_times_as_many(table: Table) -> None:
    table.put(SEASON)
    table.put(SCALES)
    bear = table.put(BEAR)
    growth = table.hand(GROWTH)
    table.mana("G")
    table.cast(growth, targets=(bear,))

    table.resolve(order_replacement=1)

    assert table.game.get(bear).counters_of("+1/+1") in (4, 6)


def test_two_more_tokens_are_created(table: Table) -> None:
    table.put(SEASON)
    call = table.hand(CALL)
    table.mana("G")
    table.cast(call)

    table.resolve()

    assert table.names(Zone.BATTLEFIELD).count("Elf Token") == 3


def test_what_enters_with_counters_gets_one_more(table: Table) -> None:
    table.put(SCALES)
    hydra = table.hand(HYDRA)
    table.mana("G")
    table.cast(hydra)

    table.resolve()

    (entered,) = (e for e in table.game.battlefield() if table.game.get(e).name == "Hydra")
    assert table.game.get(entered).counters_of("+1/+1") == 4


def test_what_was_dealt_damage_is_exiled_when_it_dies(table: Table) -> None:
    table.put(BEAR)
    pyre = table.hand(PYRE)
    table.mana("R")
    table.cast(pyre)

    table.resolve()

    assert table.names(Zone.EXILE) == ["Meadow Bear"]


def test_the_spell_that_was_cast_is_exiled_instead(table: Table) -> None:
    spark = table.put(SPARK, Zone.GRAVEYARD)
    echo = table.hand(ECHO)
    table.mana("U")
    table.cast(echo, targets=(spark,))
    table.resolve(may=True, targets=(OPPONENT,))

    table.resolve()

    assert "Small Spark" in table.names(Zone.EXILE)

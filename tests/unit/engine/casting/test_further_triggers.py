"""Turning face up, cycling, crimes, scrying, counters and such as trigger events (CR 603.2)."""

from __future__ import annotations

from casting_table import BEAR, ISLAND, OPPONENT, SPARK, Table, face

from rulings_cli.game.events import Triggered
from rulings_cli.terms.zones import Zone

CYCLER = face(
    "Wheel",
    "creature - Bird",
    "Cycling {2}\nWhen you cycle this card, you gain 1 life.",
    cost="{4}",
    size=(3, 3),
)
WATCHER = face(
    "Watcher",
    "enchantment",
    "Whenever you cycle or discard another card, you gain 2 life.",
)
THIEF = face(
    "Thief", "creature - Rogue", "Whenever you commit a crime, you gain 3 life.", size=(1, 1)
)
SEER = face("Seer", "enchantment", "Whenever you scry, you gain 1 life.")
OMEN = face("Omen", "sorcery", "Scry 2.", cost="{U}")
GROWER = face(
    "Grower",
    "enchantment",
    "Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.",
)
GROWTH = face("Growth", "sorcery", "Put two +1/+1 counters on target creature.", cost="{G}")
KEEPER = face(
    "Keeper", "enchantment", "Whenever one or more cards leave your graveyard, you gain 1 life."
)
RAISE = face(
    "Raise",
    "sorcery",
    "Return target creature card from your graveyard to your hand.",
    cost="{B}",
)
ECHO = face(
    "Echo", "enchantment", "Whenever you gain life for the first time each turn, draw a card."
)
BLESSING = face("Blessing", "instant", "You gain 2 life.", cost="{W}")


def life(table: Table, player: str = "you") -> int:
    return table.game.players[player].life


def settle(table: Table, **answers: object) -> None:
    while table.game.stack():
        table.resolve(**answers)


def test_a_cycled_card_triggers_from_the_graveyard(table: Table) -> None:
    table.put(ISLAND, Zone.LIBRARY)
    wheel = table.hand(CYCLER)
    table.mana("CC")

    table.activate(wheel)
    settle(table)

    assert life(table) == 21
    assert table.names(Zone.HAND) == ["Quiet Shore"]


def test_cycling_is_discarding_once(table: Table) -> None:
    table.put(WATCHER)
    table.put(ISLAND, Zone.LIBRARY)
    wheel = table.hand(CYCLER)
    table.mana("CC")

    table.activate(wheel)
    settle(table)

    assert life(table) == 23


def test_targeting_an_opponent_is_a_crime_and_oneself_is_not(table: Table) -> None:
    table.put(THIEF)
    mine = table.put(BEAR)
    for target in (OPPONENT, mine):
        spark = table.hand(SPARK)
        table.mana("R")
        table.cast(spark, targets=(target,))
        settle(table)

    assert len(table.events(Triggered)) == 1
    assert life(table) == 23


def test_scrying_an_empty_library_is_scrying(table: Table) -> None:
    table.put(SEER)
    omen = table.hand(OMEN)
    table.mana("U")
    table.cast(omen)

    settle(table)

    assert life(table) == 21


def test_counters_put_at_once_are_one_event(table: Table) -> None:
    table.put(GROWER)
    bear = table.put(BEAR)
    growth = table.hand(GROWTH)
    table.mana("G")
    table.cast(growth, targets=(bear,))

    settle(table)

    assert life(table) == 21


def test_a_card_that_leaves_your_graveyard_is_noticed(table: Table) -> None:
    table.put(KEEPER)
    bear = table.put(BEAR, Zone.GRAVEYARD)
    table.put(BEAR, Zone.GRAVEYARD, OPPONENT)
    raising = table.hand(RAISE)
    table.mana("B")
    table.cast(raising, targets=(bear,))

    settle(table)

    assert life(table) == 21


def test_only_the_first_time_of_a_turn_counts(table: Table) -> None:
    table.put(ECHO)
    for _ in range(2):
        table.put(ISLAND, Zone.LIBRARY)
        blessing = table.hand(BLESSING)
        table.mana("W")
        table.cast(blessing)
        settle(table)

    assert table.names(Zone.HAND) == ["Quiet Shore"]

"""Counters that can't be put on anything, and what is exiled instead of entering (CR 614)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.terms.zones import Zone

STILL = face(
    "Still",
    "enchantment",
    "Players can't get counters.\nCounters can't be put on creatures.",
)
GROW = face("Grow", "instant", "Put a +1/+1 counter on target creature.", cost="{0}")
SEED = face(
    "Seed", "creature", "Seed enters with two +1/+1 counters on it.", cost="{0}", size=(1, 1)
)
PRIEST = face(
    "Priest",
    "creature",
    "If a nontoken creature would enter and it wasn't cast, exile it instead.",
    size=(2, 2),
)
RAISE = face(
    "Raise",
    "sorcery",
    "Return target creature card from your graveyard to the battlefield.",
    cost="{0}",
)


def test_no_counter_is_put_on_a_creature(table: Table) -> None:
    table.put(STILL)
    bear = table.put(BEAR)
    table.cast(table.hand(GROW), targets=(bear,))
    table.resolve()

    assert not table.game.get(bear).counters


def test_a_creature_enters_without_its_counters(table: Table) -> None:
    table.put(STILL)
    table.cast(table.hand(SEED))
    table.resolve()

    (entered,) = (e for e in table.game.battlefield() if table.game.get(e).name == "Seed")
    assert not table.game.get(entered).counters


def test_such_a_cost_cannot_be_paid(table: Table) -> None:
    druid = table.put(
        face("Druid", "creature", "Put a -1/-1 counter on Druid: Untap Druid.", size=(0, 2))
    )
    table.put(STILL)

    refused = table.activate(druid)

    assert refused is not None
    assert "614.17b" in {refused.rule.number, *(each.number for each in refused.because)}


def test_what_was_not_cast_is_exiled(table: Table) -> None:
    table.put(PRIEST, owner=OPPONENT)
    dead = table.put(BEAR, Zone.GRAVEYARD)
    assert table.cast(table.hand(RAISE), targets=(dead,)) is None
    table.resolve()

    assert [table.game.get(e).name for e in table.game.in_zone(Zone.EXILE, "")] == [BEAR.name]


def test_what_was_cast_enters(table: Table) -> None:
    table.put(PRIEST, owner=OPPONENT)
    table.cast(table.hand(SEED))
    table.resolve()

    assert "Seed" in {table.game.get(e).name for e in table.game.battlefield()}
    assert table.game.players[YOU].life == 20


def test_only_one_card_is_drawn_each_turn(table: Table) -> None:
    table.put(
        face("Hoard", "enchantment", "Each opponent can't draw more than one card each turn."),
        owner=OPPONENT,
    )
    for _ in range(3):
        table.put(BEAR, Zone.LIBRARY)
    table.cast(table.hand(face("Read", "instant", "Draw two cards.", cost="{0}")))
    table.resolve()

    assert len(table.game.in_zone(Zone.HAND, YOU)) == 1

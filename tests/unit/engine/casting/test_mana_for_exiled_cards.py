"""Casting exiled cards in turns in which a player attacked, and one card of each graveyard."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.game.events import AttackersDeclared
from rulings_cli.terms.rules.turn import ATTACKERS
from rulings_cli.terms.zones import Zone

ROGUE = face("Quick Hand", "creature - Rogue", size=(1, 1))
ANY_COLOR = "you may spend mana as though it were mana of any color to cast that spell"


def exile_for_later(table: Table, when: str) -> int:
    """Exile a card of an opponent that may be cast at some times, and give it."""
    table.put(SPARK, Zone.LIBRARY, OPPONENT)
    text = (
        "{0}: Exile the top card of target opponent's library. During any turn you attacked with"
        f" {when}, you may cast that card and {ANY_COLOR}."
    )
    table.activate(table.put(face("Cloak", "creature", text, size=(2, 2))), targets=("opponent",))
    table.resolve()
    (card,) = table.game.in_zone(Zone.EXILE)
    return card


def attack(table: Table, *attackers: int) -> None:
    """Let it be so that these were declared as attackers this turn."""
    table.game.emit(AttackersDeclared((ATTACKERS,), YOU, attackers))


@pytest.mark.parametrize(
    ("when", "with_", "expected"),
    [
        ("a Rogue", [ROGUE], True),
        ("a Rogue", [BEAR, ROGUE], True),
        ("a Rogue", [BEAR], False),
        ("a Rogue", [], False),
        ("a Wolf or Bear", [BEAR], True),
        ("three or more creatures", [BEAR, BEAR], False),
        ("three or more creatures", [BEAR, BEAR, ROGUE], True),
        ("this creature", [BEAR], False),
    ],
)
def test_a_card_is_cast_in_turns_in_which_its_player_attacked(
    table: Table, when: str, with_: list[object], expected: bool
) -> None:
    card = exile_for_later(table, when)
    attackers = [table.put(each) for each in with_]
    if attackers:
        attack(table, *attackers)
    table.mana("W")

    assert (table.cast(card, targets=("opponent",)) is None) == expected


def test_it_is_also_cast_when_the_attacker_has_left(table: Table) -> None:
    card = exile_for_later(table, "a Rogue")
    rogue = table.put(ROGUE)
    attack(table, rogue)
    away = face("Away", "sorcery", "Exile target creature.", cost="{0}")
    table.cast(table.hand(away), targets=(rogue,))
    table.resolve()
    table.mana("W")

    assert table.cast(card, targets=("opponent",)) is None


def test_the_source_itself_may_be_the_attacker(table: Table) -> None:
    card = exile_for_later(table, "this creature")
    attack(table, *table.game.battlefield())
    table.mana("W")

    assert table.cast(card, targets=("opponent",)) is None


def test_one_card_of_each_graveyard_is_exiled(table: Table) -> None:
    mine, theirs = (table.put(BEAR, Zone.GRAVEYARD, each) for each in (YOU, OPPONENT))
    table.put(ROGUE, Zone.GRAVEYARD, OPPONENT)
    table.put(SPARK, Zone.GRAVEYARD, OPPONENT)
    text = "Exile a creature card from each graveyard."
    table.cast(table.hand(face("Rite", "sorcery", text, cost="{0}")))

    table.resolve(exile=[(theirs,)])

    assert not table.game.exists(mine)
    assert table.names(Zone.EXILE) == ["Meadow Bear", "Meadow Bear"]
    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Quick Hand", "Small Spark"]

"""What a player and permanents gain together, and whether something has a keyword or had it."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.terms.zones import Zone

VEIL = face(
    "Veil",
    "instant",
    "Draw a card if an opponent has cast a black spell this turn. You and creatures you control "
    "gain hexproof from black and from white until end of turn.",
    cost="{G}",
)
WARDING = face("Warding", "enchantment", "You and creatures you control have hexproof.")
PROBE = face("Probe", "instant", "Target player loses 1 life.", cost="{B}")
JAB = face("Jab", "instant", "Target player loses 1 life.", cost="{R}")
SNUFF = face("Snuff", "instant", "Destroy target creature.", cost="{B}")
MOURNER = face(
    "Mourner",
    "creature",
    "Whenever another creature you control dies, if it didn't have flying, you gain 2 life.",
    size=(1, 1),
)
BIRD = face("Bird", "creature", "Flying", size=(1, 1))
SWEEP = face("Sweep", "sorcery", "Destroy target creature.", cost="{W}")


def cast(table: Table, what: object, mana: str, **answers: object) -> bool:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    by = str(answers.get("by", YOU))
    table.mana(mana, by)
    if table.cast(card, **answers) is not None:  # type: ignore[arg-type]
        return False
    while table.game.stack():
        table.resolve()
    return True


def theirs(table: Table, what: object, mana: str, target: object) -> bool:
    card = table.put(what, Zone.HAND, OPPONENT)  # type: ignore[arg-type]  # a face
    table.mana(mana, OPPONENT)
    table.game.priority = OPPONENT
    refused = table.cast(card, by=OPPONENT, targets=(target,))
    while refused is None and table.game.stack():
        table.resolve()
    table.game.priority = YOU
    return refused is None


def test_the_player_has_hexproof_only_from_such_colors(table: Table) -> None:
    table.libraries()
    assert theirs(table, PROBE, "B", YOU)
    held = len(table.names(Zone.HAND))
    assert cast(table, VEIL, "G")

    assert len(table.names(Zone.HAND)) == held + 1
    assert not theirs(table, PROBE, "B", YOU)
    assert theirs(table, JAB, "R", YOU)


def test_permanents_have_it_too_and_no_card_is_drawn_without_such_a_spell(table: Table) -> None:
    table.libraries()
    bear = table.put(BEAR)
    assert cast(table, VEIL, "G")

    assert table.names(Zone.HAND) == []
    assert not theirs(table, SNUFF, "B", bear)


def test_both_have_it_as_long_as_the_source_is_there(table: Table) -> None:
    table.put(WARDING)
    bear = table.put(BEAR)

    assert not theirs(table, JAB, "R", YOU)
    assert not theirs(table, SNUFF, "B", bear)
    assert cast(table, JAB, "R", targets=(YOU,))


@pytest.mark.parametrize(("what", "gained"), [(BEAR, 2), (BIRD, 0)])
def test_what_died_is_asked_for_a_keyword_that_it_had(
    table: Table, what: object, gained: int
) -> None:
    table.put(MOURNER)
    dying = table.put(what)  # type: ignore[arg-type]  # a face
    before = table.game.players[YOU].life
    assert cast(table, SWEEP, "W", targets=(dying,))

    assert table.game.players[YOU].life == before + gained

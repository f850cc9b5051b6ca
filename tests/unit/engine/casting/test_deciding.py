"""Votes, villainous choices, power doubled, and what is tapped for a waterbend cost."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers

VOTE = face(
    "Moot",
    "sorcery",
    "Starting with you, each player votes for bread or roses. If bread gets more votes, you gain "
    "5 life. If roses gets more votes or the vote is tied, you lose 1 life.",
    cost="{W}",
)
TALLY = face(
    "Tally",
    "sorcery",
    "Starting with you, each player votes for bread or roses. You gain 3 life for each bread vote.",
    cost="{W}",
)
THREAT = face(
    "Threat",
    "sorcery",
    "Target opponent faces a villainous choice — That player loses 2 life, or you gain 7 life.",
    cost="{B}",
)
TWICE = face(
    "Surge", "instant", "Double the power of target creature until end of turn.", cost="{R}"
)
THRICE = face(
    "Flood",
    "instant",
    "Triple target creature's power and toughness until end of turn.",
    cost="{R}",
)
BENDER = face("Bender", "creature", "Waterbend {3}: You gain 1 life.", size=(1, 1))
WAVE = face(
    "Wave",
    "sorcery",
    "As an additional cost to cast this spell, waterbend {2}.\nYou gain 4 life.",
    cost="{1}{U}",
)


def cast(table: Table, what: object, mana: str, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    table.cast(card)
    table.resolve(**answers)


def life(table: Table, player: str = YOU) -> int:
    return table.game.players[player].life


@pytest.mark.parametrize(
    ("votes", "expected"), [(["bread", "bread"], 25), (["bread", "roses"], 19)]
)
def test_the_option_with_more_votes_is_done_and_one_of_them_when_tied(
    table: Table, votes: list[str], expected: int
) -> None:
    cast(table, VOTE, "W", vote=votes)

    assert life(table) == expected


def test_votes_are_counted_for_each_option(table: Table) -> None:
    cast(table, TALLY, "W", vote=["bread", "bread"])

    assert life(table) == 26


@pytest.mark.parametrize(("option", "lives"), [("first", (20, 18)), ("second", (27, 20))])
def test_a_villainous_choice_is_made_by_who_faces_it(
    table: Table, option: str, lives: tuple[int, int]
) -> None:
    card = table.hand(THREAT)
    table.mana("B")
    table.cast(card, targets=(OPPONENT,))
    table.resolve(option=option)

    assert (life(table), life(table, OPPONENT)) == lives


def test_doubled_and_tripled_power_is_that_of_the_resolution(table: Table) -> None:
    bear = table.put(BEAR)
    for spell in (TWICE, THRICE):
        card = table.hand(spell)
        table.mana("R")
        table.cast(card, targets=(bear,))
        table.resolve()

    found = layers.characteristics(table.game, bear)
    assert (found.power, found.toughness) == (12, 6)


def test_creatures_are_tapped_for_a_waterbend_cost(table: Table) -> None:
    bender = table.put(BENDER)
    bears = [table.put(BEAR), table.put(BEAR)]
    table.activate(bender, tap=(bender, *bears))
    table.resolve()

    assert life(table) == 21
    assert all(table.game.objects[each].tapped for each in (bender, *bears))


def test_only_the_waterbend_part_of_a_cost_is_paid_so(table: Table) -> None:
    bears = tuple(table.put(BEAR) for _ in range(4))
    wave = table.hand(WAVE)
    table.mana("U")
    assert table.cast(wave, tap=bears[:2]) is not None
    table.mana("C")
    table.cast(wave, tap=bears[:2])
    table.resolve()

    assert life(table) == 24

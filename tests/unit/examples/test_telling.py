"""How a run tells what players do."""

from __future__ import annotations

import pytest

from rulings_cli.engine import setup
from rulings_cli.examples import telling
from rulings_cli.game.events import RuleApplied, Shuffled
from rulings_cli.terms.rules.additional import DECIDES


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("you takes the initiative", "you take the initiative"),
        ("you has scried 2", "you have scried 2"),
        ("you reaches the end", "you reach the end"),
        ("you may cast Shock", "you may cast Shock"),
        ("you controls opponent during this turn", "you control the opponent during this turn"),
        ("opponent becomes the monarch", "the opponent becomes the monarch"),
        ("the opponent must do so", "the opponent must do so"),
        ("no opponents are left", "no opponents are left"),
    ],
)
def test_the_engine_names_players_and_a_run_says_it_plainly(words: str, told: str) -> None:
    assert telling.told(setup.new_game(), RuleApplied((DECIDES,), words)) == told


def test_each_player_shuffles_a_library_of_theirs() -> None:
    facts = [Shuffled((DECIDES,), "you"), Shuffled((DECIDES,), "opponent")]

    assert [telling.told(setup.new_game(), each) for each in facts] == [
        "you shuffle your library",
        "the opponent shuffles their library",
    ]

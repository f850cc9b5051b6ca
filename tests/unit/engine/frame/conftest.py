"""A position and a tape."""

from __future__ import annotations

import pytest

from rulings_cli.engine import choosing, setup
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game


@pytest.fixture
def game() -> Game:
    """Give Ana's main phase, with nothing anywhere."""
    return setup.new_game(players=("Ana", "Nico"), active="Ana")


@pytest.fixture
def tape() -> Tape:
    """Give a tape without answers, on which chance and forced choices answer themselves."""
    return Tape(answerer=choosing.default_answerer())

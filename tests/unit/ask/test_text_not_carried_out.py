"""An answer abstains where a text that is not carried out may matter to it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rulings_cli.abilities.abilities import Paragraph, Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask import playing
from rulings_cli.ask.cards import NotCarriedOut
from rulings_cli.ask.plan import Option, PlannedExample, Script
from rulings_cli.engine import setup
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Zone

PLAN = PlannedExample(Script(()))
TEXT = Uncompiled("0", "no reading", ("others", "life"))


class Ended:
    """What a run offers after it ended, with a made-up position."""

    def __init__(self, *met: Any) -> None:
        self.game: Game = setup.new_game()
        face = Face("Odd Edict", types=("enchantment",), paragraphs=(Paragraph((TEXT,)),))
        setup.put(self.game, Card("Odd Edict", "normal", (face,)), Zone.BATTLEFIELD, "you")
        self.met = met

    def unplayable(self) -> tuple[Any, ...]:
        return self.met


def need(ended: Ended, line: str) -> None:
    playing._need_carried_out(PLAN, Option((line,), "yes", "so"), cast("playing.Run", ended))


def test_text_about_life_matters_to_a_question_about_life() -> None:
    with pytest.raises(NotCarriedOut) as found:
        need(Ended(), "you have 20 life")

    assert (found.value.card, found.value.where) == ("Odd Edict", "paragraph 1")


def test_text_about_life_does_not_matter_to_one_about_mana() -> None:
    need(Ended(), "your mana pool is empty")


def test_what_the_run_met_matters_always() -> None:
    with pytest.raises(NotSupported):
        need(Ended("a condition that is not built"), "your mana pool is empty")

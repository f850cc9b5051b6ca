"""Random games with compiled cards: no crash, and what is always so stays so (STYLE 2.13)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from rulings_cli.abilities.cards import Card

BENCH = Path(__file__).resolve().parents[2] / "bench" / "random_play.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("random_play", BENCH)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found
    spec.loader.exec_module(found)
    return found


random_play = _load()


@pytest.fixture(scope="module")
def cards() -> tuple[Card, ...]:
    """Give cards of the pool that are played whole."""
    found: tuple[Card, ...] = random_play.playable_cards(150)
    return found


@pytest.mark.parametrize("seed", range(1, 101))
def test_a_random_game_keeps_what_is_always_so(cards: tuple[Card, ...], seed: int) -> None:
    played = random_play.play(cards, seed, turns=6)

    assert played.end in ("turns", "over")
    assert played.steps > 0


def test_the_same_seed_gives_the_same_trace(cards: tuple[Card, ...]) -> None:
    first, second = (random_play.play(cards, 3, turns=3) for _ in range(2))

    assert first.trace == second.trace

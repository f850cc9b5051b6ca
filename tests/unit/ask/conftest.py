"""The world that these tests ask: the pool that the project carries, and none of its entries."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.ask.world import World
from rulings_cli.corpus.pool import FILE_NAME, Pool


@pytest.fixture(scope="session")
def world() -> World:
    corpus = Path(__file__).resolve().parents[3] / "corpus"
    if not (corpus / FILE_NAME).exists():
        pytest.fail(f"no card pool in {corpus}: rulings pool build FILE")
    return World(Pool.open(corpus))

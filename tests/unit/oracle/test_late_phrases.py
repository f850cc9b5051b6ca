"""Phrases that are registered after a category was used are read and said all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulings_cli.abilities.costs import TapThis, UntapThis
from rulings_cli.oracle.phrases import CATEGORIES, Reader, Sayer, constants, include
from rulings_cli.oracle.tokens import cut


@pytest.fixture(autouse=True)
def _made_up() -> Iterator[None]:
    yield
    for name in ("made-up one", "made-up other"):
        CATEGORIES.pop(name, None)


def test_a_phrase_registered_late_is_said_and_read() -> None:
    constants("made-up one", {"tap it": TapThis()})
    assert Sayer().try_say("made-up one", UntapThis()) is None
    constants("made-up one", {"untap it": UntapThis()})
    assert Sayer().try_say("made-up one", UntapThis()) == ["untap", "it"]
    assert list(Reader(cut("untap it")).all("made-up one", 0)) == [(UntapThis(), 2)]


def test_a_category_knows_what_one_that_it_includes_learns_late() -> None:
    include("made-up other", "made-up one")
    constants("made-up one", {"tap it": TapThis()})
    assert Sayer().try_say("made-up other", TapThis()) == ["tap", "it"]
    assert list(Reader(cut("untap it")).all("made-up other", 0)) == []
    constants("made-up one", {"untap it": UntapThis()})
    assert Sayer().try_say("made-up other", UntapThis()) == ["untap", "it"]
    assert list(Reader(cut("untap it")).all("made-up other", 0)) == [(UntapThis(), 2)]

"""The prompt: questions, facts that are set, and names that are completed."""

from __future__ import annotations

import pytest

from rulings_cli.cli.prompt import Session, completions
from rulings_cli.cli.settings import Settings

QUESTION = "can Steam Vents tap for blue"


@pytest.fixture
def session() -> Session:
    return Session(Settings(color="never"))


def test_a_line_is_a_question(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    assert session.take(QUESTION)

    assert capsys.readouterr().out.startswith("YES")


def test_a_fact_that_is_set_asks_the_last_question_again(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    session.take(QUESTION)
    capsys.readouterr()

    session.take("set you control Blood Moon")
    assert capsys.readouterr().out.startswith("NO")

    session.take("unset")
    assert capsys.readouterr().out.startswith("YES")


def test_a_fact_counts_whatever_is_asked(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    session.take("set you control Glorious Anthem")
    capsys.readouterr()
    session.take("Giant Growth on my Grizzly Bears, how big is it?")
    assert capsys.readouterr().out.startswith("6/6")


def test_a_fact_that_is_none_is_told_and_not_kept(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert session.take("set frobnicate")

    assert "rulings:" in capsys.readouterr().err
    assert session.facts == ()


def test_quit_ends_the_sitting(session: Session) -> None:
    assert not session.take("quit")


def test_the_last_words_are_completed_to_names(session: Session) -> None:
    found = dict(completions(session.rulings, "what can steam v"))

    assert found["Steam Vents"] == len("steam v")

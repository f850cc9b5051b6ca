from __future__ import annotations

import io
import sys

import pytest

from rulings_cli.cli.progress import Meter
from rulings_cli.cli.settings import Settings


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal_and_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)

    with Meter(Settings()) as meter:
        meter.show("/some/where/cards.json", 50, 100)
        meter.show("/some/where/cards.json", 100, 100)

    drawn = screen.getvalue().split("\r")
    assert drawn[1].strip() == "[###############...............]  50 %  cards.json"
    assert "100 %" in drawn[2]
    assert drawn[-2].strip() == drawn[-1] == ""


@pytest.mark.parametrize("settings", [Settings(), Settings(quiet=True)])
def test_no_bar_where_nobody_looks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], settings: Settings
) -> None:
    with Meter(settings) as meter:
        meter.show("cards.json", 50, 100)

    assert capsys.readouterr().err == ""


def test_a_line_stands_above_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)

    with Meter(Settings()) as meter:
        meter.show("cards.json", 1, 2)
        meter.say("reading cards.json")

    assert "\rreading cards.json\n" in screen.getvalue()

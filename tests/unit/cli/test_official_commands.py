from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings_cli.cli.main import run
from rulings_cli.official.importing import add_files


@pytest.fixture(scope="module")
def filled(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    names = ("cr/MagicCompRules_20260417.txt", "cr/MagicCompRules_20260619.txt")
    add_files([shared_data / each for each in names], home=home)
    return home


@pytest.fixture(autouse=True)
def at_home(filled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULINGS_HOME", str(filled))


def test_a_rule_shows_where_it_refers_and_from_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cr", "605.1a", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert "115.6" in told["refers_to"]
    assert "605.1b" in told["referred_by"]


def test_an_example_is_shown_by_its_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cr", "702.19b#1"]) == 0
    assert capsys.readouterr().out.startswith("702.19b#1 ")
    assert run(["cr", "702.19b#99"]) == 1


def test_a_day_chooses_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cr", "601.5a", "--at", "2026-05-01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["edition"] == "2026-04-17"
    assert run(["cr", "601.5a"]) == 1
    assert run(["cr", "601.5a", "--at", "yesterday"]) == 2
    assert run(["cr", "601.5a", "--at", "1999-01-01"]) == 3


def test_history_lists_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cr", "601.6a", "--history", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)["history"]
    assert [(each["edition"], each["kind"], each["number"]) for each in told] == [
        ("2026-04-17", "held", "601.5a"),
        ("2026-06-19", "moved", "601.6a"),
    ]


def test_cr_diff_counts_and_lists(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cr-diff", "2026-04-17", "2026-06-19"]) == 0
    assert "601.5a to 601.6a" in capsys.readouterr().out
    assert run(["cr-diff", "2026-04-17", "2026-06-19", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert told["counts"]["moved"] == 9
    assert all(each["kind"] != "same" for each in told["changes"])
    assert run(["cr-diff", "2020-01-01", "2026-06-19"]) == 2


def test_status_tells_editions_and_their_age(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["data", "status", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert [each["date"] for each in told["editions"]] == ["2026-04-17", "2026-06-19"]
    assert all(each["age_days"] > 0 and len(each["sha256"]) == 64 for each in told["editions"])


def test_only_known_names_are_fetched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["data", "fetch", "spoilers"]) == 2
    assert "say one of cr, cards" in capsys.readouterr().err


def test_a_search_with_a_slip_says_what_was_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["search", "tramplle", "damage", "--json"]) == 0

    told = capsys.readouterr()
    assert json.loads(told.out)["did_you_mean"] == "trample damage"
    assert "did you mean" in told.err

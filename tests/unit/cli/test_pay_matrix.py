"""`pay --matrix`: JSON Lines of all pairs, bad names at the end, and a played sample."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings_cli.cli.main import run


def test_all_pairs_are_given_and_bad_names_at_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sources, targets = tmp_path / "sources", tmp_path / "targets"
    sources.write_text("Codie\nSol Ring\nXyzzy the Unprinted\n", encoding="utf-8")
    targets.write_text("Lightning Bolt\nGrizzly Bears\n\nForest\n", encoding="utf-8")
    status = run(["pay", "--matrix", str(sources), str(targets)])
    out, err = capsys.readouterr()
    pairs = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [(each["source"], each["target"], each["verdict"]) for each in pairs] == [
        ("Codie", "Lightning Bolt", "yes"),
        ("Codie", "Grizzly Bears", "no"),
        ("Codie", "Forest", "nothing"),
        ("Sol Ring", "Lightning Bolt", "no"),
        ("Sol Ring", "Grizzly Bears", "yes"),
        ("Sol Ring", "Forest", "nothing"),
    ]
    assert pairs[1] == {
        "source": "Codie",
        "target": "Grizzly Bears",
        "for": "cast",
        "verdict": "no",
        "pays": "in full",
        "covers": "{1}{G}",
        "rule": "601.3",
    }
    assert "Xyzzy" in err
    assert "6 of 6 pairs were played" in err


def test_a_file_that_is_not_there_is_bad_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("Codie\n", encoding="utf-8")
    assert run(["pay", "--matrix", str(there), str(tmp_path / "missing")]) == 2
    assert "cannot be read" in capsys.readouterr().err

"""What is made of files once is kept, and made again where they are other files."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.corpus.prepared import prepared


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a home of one's own."""
    monkeypatch.setenv("RULINGS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class _Maker:
    """Reads a file, and counts how often."""

    def __init__(self, source: Path) -> None:
        self.source = source
        self.times = 0

    def __call__(self) -> dict[str, list[str]]:
        self.times += 1
        return {"words": self.source.read_text(encoding="utf-8").split()}


def _source(tmp_path: Path, text: str = "tap untap") -> Path:
    path = tmp_path / "room" / "words.txt"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_what_was_made_is_given_again(home: Path, tmp_path: Path) -> None:
    make = _Maker(_source(tmp_path))
    found = [prepared("words", (str(tmp_path / "room"),), make) for _ in range(2)]
    assert (found, make.times) == ([{"words": ["tap", "untap"]}] * 2, 1)
    assert [each.name for each in (home / "index").iterdir()] == ["words.prepared"]


def test_a_changed_file_is_read_again(home: Path, tmp_path: Path) -> None:
    make = _Maker(_source(tmp_path))
    prepared("words", (str(tmp_path / "room"),), make)
    _source(tmp_path, "tap untap exile")
    found = prepared("words", (str(tmp_path / "room"),), make)
    assert (found, make.times) == ({"words": ["tap", "untap", "exile"]}, 2)


def test_a_file_that_comes_later_counts(home: Path, tmp_path: Path) -> None:
    make = _Maker(_source(tmp_path))
    own = tmp_path / "own.txt"
    for _ in range(2):
        prepared("words", (str(make.source), str(own)), make)
    own.write_text("mill", encoding="utf-8")
    prepared("words", (str(make.source), str(own)), make)
    assert make.times == 2


@pytest.mark.parametrize("damage", [b"", b"nothing of ours", b"\x00" * 40])
def test_what_is_damaged_is_made_again(home: Path, tmp_path: Path, damage: bytes) -> None:
    make = _Maker(_source(tmp_path))
    prepared("words", (str(make.source),), make)
    (home / "index" / "words.prepared").write_bytes(damage)
    assert prepared("words", (str(make.source),), make) == {"words": ["tap", "untap"]}
    assert make.times == 2


def test_where_nothing_can_be_kept_it_is_made_each_time(home: Path, tmp_path: Path) -> None:
    home.write_text("a file stands where the folder should be", encoding="utf-8")
    make = _Maker(_source(tmp_path))
    found = [prepared("words", (str(make.source),), make) for _ in range(2)]
    assert (found, make.times) == ([{"words": ["tap", "untap"]}] * 2, 2)


def test_a_source_below_a_file_is_not_there(home: Path, tmp_path: Path) -> None:
    make = _Maker(_source(tmp_path))
    below = str(make.source / "wordings.tsv")
    found = [prepared("words", (below, str(make.source)), make) for _ in range(2)]
    assert (found, make.times) == ([{"words": ["tap", "untap"]}] * 2, 1)


def test_nothing_half_written_stays(home: Path, tmp_path: Path) -> None:
    make = _Maker(_source(tmp_path))
    (home / "index" / "words.prepared").mkdir(parents=True)  # nothing can take its place
    assert prepared("words", (str(make.source),), make) == {"words": ["tap", "untap"]}
    assert [each.name for each in (home / "index").iterdir()] == ["words.prepared"]

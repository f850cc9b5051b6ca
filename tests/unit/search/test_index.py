from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulings_cli.errors import InputError
from rulings_cli.search.documents import Document, Hit, ListSource, as_fields
from rulings_cli.search.index import prepare, search

RULES = ListSource(
    "rule",
    [
        Document(
            "rule", number, f"{number} {title}", text, as_fields({"cr": [number], "is": ["rule"]})
        )
        for number, title, text in (
            ("605.3b", "Growling", "A bear that growls doesn\u2019t use the stack."),
            ("605.30", "Growling", "Bears may be brown."),
            ("702.7a", "Strikes", "First strike lets a bear bite first."),
            ("702.8a", "Strikes", "The first bear may strike."),
            ("202.3", "Sizes", "The mana value of a bear is two."),
            ("122.1", "Counters", "A +1/+1 counter makes a bear larger; {W/P} buys one."),
            ("400.7", "Zones", "A bear that enters is a new bear. X is its size."),
        )
    ],
)
ENTRIES = ListSource(
    "entry",
    [
        Document(
            "entry",
            "codie-growls",
            "Growling is no spell",
            "Codie's growl can't be answered.",
            as_fields(
                {
                    "card": ["Codie, Vociferous Codex"],
                    "cr": ["605.3b"],
                    "is": ["verified"],
                    "source": ["official"],
                    "kw": ["ward"],
                }
            ),
        ),
        Document("entry", "wand", "A wand", "A wand waves.", as_fields({"card": ["Chaos Wand"]})),
    ],
)


def ids(query: str, folder: Path) -> list[str]:
    return [each.id for each in search(query, [RULES, ENTRIES], folder=folder)]


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("605.3b", "605.3b"),
        ("growls", "605.3b"),
        ("+1/+1", "122.1"),
        ("{w/p}", "122.1"),
        ("x", "400.7"),
        ("cmc of a bear", "202.3"),
        ("converted mana cost", "202.3"),
        ("etb", "400.7"),
        ('"first strike"', "702.7a"),
        ("waving wands", "wand"),
        ("codies", "codie-growls"),
    ],
)
def test_the_best_hit_is_the_one_that_says_it(tmp_path: Path, query: str, best: str) -> None:
    assert ids(query, tmp_path)[0] == best


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("cr:605", {"605.3b", "605.30", "codie-growls"}),
        ("cr:605.3", {"605.3b", "codie-growls"}),
        ("cr:605.3b", {"605.3b", "codie-growls"}),
        ("CR:605.30", {"605.30"}),
        ("card:codie", {"codie-growls"}),
        ('card:"chaos wand"', {"wand"}),
        ("is:verified", {"codie-growls"}),
        ("kw:ward source:official", {"codie-growls"}),
        ("is:verified card:chaos", set()),
        ('"first strike"', {"702.7a"}),
        ('"first strike" cr:605', set()),
        ("the", {"605.3b", "702.8a", "202.3"}),
        ("zebra", set()),
        ("foo:bar", set()),
    ],
)
def test_fields_and_phrases_must_hold(tmp_path: Path, query: str, found: set[str]) -> None:
    assert set(ids(query, tmp_path)) == found


def test_a_hit_shows_where_it_comes_from(tmp_path: Path) -> None:
    (hit,) = search("card:chaos", [RULES, ENTRIES], folder=tmp_path)

    assert isinstance(hit, Hit)
    assert (hit.kind, hit.title, hit.snippet) == ("entry", "A wand", "A wand waves.")


def test_a_snippet_is_the_part_that_fits(tmp_path: Path) -> None:
    long = " ".join(["filler"] * 200 + ["the brown bear sleeps"] + ["filler"] * 200)
    source = ListSource("entry", [Document("entry", "a", "A", long)])

    (hit,) = search("brown bear", [source], folder=tmp_path)

    assert "brown bear" in hit.snippet
    assert len(hit.snippet) < 180


@pytest.mark.parametrize("query", ["", "  ", '""', "?!", "x" * 100_000, "bear\x00", "\x1b[31m"])
def test_a_query_without_words_is_refused(tmp_path: Path, query: str) -> None:
    with pytest.raises(InputError) as caught:
        search(query, [RULES], folder=tmp_path)

    assert caught.value.hint


def test_odd_queries_do_no_harm(tmp_path: Path) -> None:
    for query in ('"bear', 'card:"', "bear AND NOT (", "bear*", "[a TO b]", "cr:", "b" * 9_000):
        assert isinstance(search(f"{query} bear", [RULES, ENTRIES], folder=tmp_path), list)


def test_the_index_is_built_once(tmp_path: Path) -> None:
    said: list[str] = []

    prepare([RULES], folder=tmp_path, notice=said.append)
    search("bear", [RULES], folder=tmp_path, notice=said.append)

    assert len(said) == 1


def test_an_index_of_other_documents_is_replaced(tmp_path: Path) -> None:
    prepare([RULES], folder=tmp_path)
    newer = ListSource("rule", [Document("rule", "1", "1", "A newer bear.")])

    assert [each.id for each in search("bear", [newer], folder=tmp_path)] == ["1"]
    assert len(list(tmp_path.glob("rule-*"))) == 1


@pytest.mark.parametrize("damage", ["bytes", "missing file", "manifest", "empty folder"])
def test_a_damaged_index_is_built_again(tmp_path: Path, damage: str) -> None:
    prepare([RULES], folder=tmp_path)
    (place,) = tmp_path.glob("rule-*")
    segment = max(place.iterdir(), key=lambda each: each.stat().st_size)
    if damage == "bytes":
        whole = segment.read_bytes()
        segment.write_bytes(whole[:100] + b"\xff" * 50 + whole[150:])
    elif damage == "missing file":
        segment.unlink()
    elif damage == "manifest":
        (place / "manifest.json").write_text("[")
    else:
        for each in place.iterdir():
            each.unlink()
    said: list[str] = []

    found = search("growls", [RULES], folder=tmp_path, notice=said.append)

    assert found[0].id == "605.3b"
    assert any("damaged" in each for each in said)


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said: list[str] = []

    found = search("growls", [RULES], folder=tmp_path / "file" / "index", notice=said.append)

    assert found[0].id == "605.3b"
    assert any("in memory" in each for each in said)


def test_two_processes_may_build_at_once(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from rulings_cli.search.documents import Document, ListSource
from rulings_cli.search.index import search
many = [Document("rule", str(at), f"Bear {at}", f"bear number {at}") for at in range(2000)]
(hit, *_) = search("number 1999", [ListSource("rule", many)], folder=Path(sys.argv[1]))
assert hit.id == "1999", hit
"""
    started = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], cwd=Path.cwd())
        for _ in range(3)
    ]

    assert [each.wait(60) for each in started] == [0, 0, 0]
    assert len(list(tmp_path.glob("rule-*"))) == 1


def test_an_unfinished_index_is_no_obstacle(tmp_path: Path) -> None:
    prepare([RULES], folder=tmp_path)
    (place,) = tmp_path.glob("rule-*")
    place.rename(place.with_name(place.name + ".partial"))

    assert search("growls", [RULES], folder=tmp_path)[0].id == "605.3b"

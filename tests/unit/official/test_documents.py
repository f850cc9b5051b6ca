from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.official.documents import imported_sources
from rulings_cli.official.importing import add_files
from rulings_cli.search.index import search


@pytest.fixture(scope="module")
def imported(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    names = ("cr/MagicCompRules_20260619.txt", "mtgjson/AtomicCards_sample_5.3.0_20260301.json")
    add_files([shared_data / each for each in names], home=folder)
    return folder


def test_nothing_imported_is_nothing_to_search(tmp_path: Path) -> None:
    assert imported_sources(home=tmp_path) == []


def test_each_kind_of_text_is_a_source(imported: Path) -> None:
    sources = imported_sources(home=imported)

    assert [each.kind for each in sources] == ["rule", "ruling", "card"]
    for source in sources:
        first = next(iter(source.documents()))
        assert source.documents_of([first.id]) == {first.id: first}


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("605.3b", "605.3b Mana Abilities"),
        ("cmc of split cards", "709.4b Split Cards"),
        ("could produce mana type", "106.7 Mana"),
        ("trample", "Trample"),
        ('cr:702.19 "trample"', "702.19a Trample"),
    ],
)
def test_the_rules_answer_a_search(imported: Path, query: str, title: str) -> None:
    rules = [each for each in imported_sources(home=imported) if each.kind == "rule"]

    titles = [each.title for each in search(query, rules, folder=imported / "index", limit=5)]

    assert title in titles

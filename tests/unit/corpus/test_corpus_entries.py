"""Reading pages: entries with their bullets, prose and examples, and what is wrong in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.corpus.entries import Cited, Problem, instances, read_corpus, read_page
from rulings_cli.corpus.scaffolding import id_of, page_text
from rulings_cli.errors import CorpusError

PAGE = """\
# Old Book

- reviewed: 2026-11-30, CR 2026-06-19

## It is a mana ability

- id: old-book-mana
- source: official, 2021-04-16
- cr: 605.3b "doesn't go on the stack" | 302.6
- read: 106.5 "undefined", it is near
- seed: codie-7 | codie-8
- ask: is it a mana ability | can I respond

First line of prose.

- a list in the prose: is no bullet

```example old-book
given you control Old Book
```

## Another

- id: another
- reviewed: 2026-12-01, CR 2026-06-19
"""


def test_entry_has_its_bullets_prose_and_examples() -> None:
    entries, problems = read_page(PAGE, "page.md")

    first = entries[0]
    assert not problems
    assert (first.id, first.title, first.page) == (
        "old-book-mana",
        "It is a mana ability",
        "Old Book",
    )
    assert first.cr == (Cited("605.3b", "doesn't go on the stack"), Cited("302.6", ""))
    assert first.read == (Cited("106.5", "undefined", why="it is near"),)
    assert first.seed == ("codie-7", "codie-8")
    assert first.ask == ("is it a mana ability", "can I respond")
    assert first.prose == "First line of prose.\n\n- a list in the prose: is no bullet"
    assert first.examples[0].text == "given you control Old Book"
    assert (first.examples[0].id, first.examples[0].line) == ("old-book", 19)


def test_citation_knows_its_line_and_column() -> None:
    entries, _ = read_page(PAGE, "page.md")

    first, second = entries[0].cr
    assert (first.line, first.column, second.line, second.column) == (9, 7, 9, 42)


def test_review_of_the_page_holds_for_entries_without_one() -> None:
    entries, _ = read_page(PAGE, "page.md")

    assert [each.reviewed for each in entries] == [
        "2026-11-30, CR 2026-06-19",
        "2026-12-01, CR 2026-06-19",
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("- source:", "- sorce:", "R010", 8),
        ("- id: old-book-mana", "- id: Old Book", "R011", 7),
        ("- id: another", "", "R011", 22),
        ("605.3b \"doesn't", "605,3b \"doesn't", "R010", 9),
        ('106.5 "undefined", it is near', '106.5 "undefined"', "R010", 10),
        ("```example old-book", "```example Old Book", "R011", 18),
        ("Old Book\n```", "Old Book\n", "R010", 18),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in PAGE
    _, problems = read_page(PAGE.replace(old, new), "page.md")

    assert [(each.code, each.line) for each in problems][:1] == [(code, line)]


def test_unknown_bullet_names_the_nearest() -> None:
    _, problems = read_page(PAGE.replace("- source:", "- sorce:"), "page.md")

    assert problems == [
        Problem("R010", "page.md", 8, 3, "'sorce' is no bullet of an entry", "did you mean source?")
    ]


def test_example_outside_of_an_entry_is_a_problem() -> None:
    _, problems = read_page("# A\n\n```example b\n```\n", "page.md")

    assert [each.code for each in problems] == ["R010"]


def test_topic_gives_an_example_for_each_card() -> None:
    page = PAGE.replace("- seed:", "- applies to: First Book | Second Book\n- seed:")
    entries, _ = read_page(page.replace("control Old Book", "control CARD"), "page.md")

    found = list(instances(entries[0], entries[0].examples[0]))

    assert [each.id for each in found] == ["old-book-1", "old-book-2"]
    assert found[1].text == "given you control Second Book"


def test_corpus_is_read_by_the_names_of_its_pages(tmp_path: Path) -> None:
    (tmp_path / "b.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "a.md").write_text(PAGE.replace("old-book", "older-book"), encoding="utf-8")
    (tmp_path / "README.md").write_text("## no entry\n", encoding="utf-8")

    corpus = read_corpus([tmp_path])

    assert [each.id for each in corpus.entries][::2] == ["older-book-mana", "old-book-mana"]
    assert corpus.entry("old-book") == corpus.entries[2]


def test_missing_path_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(CorpusError, match="no file"):
        read_corpus([tmp_path / "nowhere"])


def test_new_page_is_read_without_a_problem() -> None:
    text = page_text("Old Book", "Old Book's mana!", today="2026-11-30", edition="2026-06-19")

    entries, problems = read_page(text, "page.md")

    assert not problems
    assert entries[0].id == id_of("Old Book's mana!") == "old-books-mana"
    assert entries[0].examples

"""A ninth edition, made up from the eighth: what it touches, what is stale, what can be mended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulings_cli.api import Rulings
from rulings_cli.checks.checking import check, rules_of
from rulings_cli.checks.difference import difference
from rulings_cli.checks.record import read_record, write_record
from rulings_cli.checks.stale import Staleness, card_texts
from rulings_cli.corpus.entries import read_corpus
from rulings_cli.official.importing import add_files
from rulings_cli.official.store import document
from rulings_cli.terms.citations import Edition

PAGE = """# Forest

- reviewed: 2026-11-30, CR 2026-06-19

## It is quick

- id: forest-is-quick
- cr: 605.3b "doesn't go on the stack" | 605.3c "until it has resolved" | 106.4 "mana pool"

```example forest-for-mana
given you control Forest
when  you activate Forest
then  your mana pool is {G}
but if Forest is tapped
then  activating Forest is illegal by 605.3c
```
"""
LAST = "2026-06-19"
NEXT = "2026-10-02"


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    folder = tmp_path / "corpus"
    folder.mkdir()
    (folder / "forest.md").write_text(PAGE, "utf-8")
    return folder


@pytest.fixture
def next_edition(shared_data: Path, home: Path, corpus: Path) -> Path:
    """Import the newest edition, record it, then import one with a rule put in between."""
    newest = shared_data / "cr" / "MagicCompRules_20260619.txt"
    add_files([newest])
    texts = {each.number: each.text for each in document().rules}
    write_record(corpus, read_corpus([corpus]), LAST, texts.get)
    text = newest.read_bytes().decode("utf-8-sig").replace("June 19, 2026", "October 2, 2026")
    text = text.replace("605.3c Once", "605.3d Once").replace(
        "605.3b An activated mana ability",
        "605.3b Nothing of this is in the real rules.\r\n\r\n605.3c An activated mana ability",
    )
    text = text.replace("that mana goes into a player", "that mana goes swiftly into a player")
    path = home.with_name("next.txt")
    path.write_bytes(text.encode("utf-16"))
    (found,) = add_files([path])
    assert dict(found.counts) == {"rules": 3154, "examples": 277, "glossary": 735}
    return path


def test_what_is_touched_is_listed(next_edition: Path, corpus: Path) -> None:
    found = difference(LAST, NEXT, read_corpus([corpus]))

    assert [(each.number, each.kind, each.target, each.fixable) for each in found.touched] == [
        ("605.3b", "moved", "605.3c", True),
        ("605.3c", "moved", "605.3d", True),
        ("106.4", "edited", "106.4", False),
    ]
    assert found.touched[2].standing
    assert ("605.3b", "605.3c") in {(each.number, to) for each, to in found.constants}
    assert (corpus / "forest.md").read_text("utf-8") == PAGE


def test_rules_that_only_examples_name_are_listed(next_edition: Path, corpus: Path) -> None:
    (corpus / "forest.md").write_text(PAGE.replace('605.3c "until it has resolved" | ', ""))

    found = difference(LAST, NEXT, read_corpus([corpus]), fix=True)

    told = [(each.number, each.target, each.fixable) for each in found.touched if not each.anchor]
    assert told == [("605.3c", "605.3d", False)]
    assert "by 605.3c" in (corpus / "forest.md").read_text("utf-8")


def test_moved_citations_are_repointed_once(next_edition: Path, corpus: Path) -> None:
    found = difference(LAST, NEXT, read_corpus([corpus]), fix=True)
    text = (corpus / "forest.md").read_text("utf-8")
    again = difference(LAST, NEXT, read_corpus([corpus]), fix=True)

    assert found.repointed == 3
    assert '605.3c "doesn\'t go on the stack" | 605.3d "until it has resolved"' in text
    assert "is illegal by 605.3d" in text
    assert again.repointed == 0
    assert (corpus / "forest.md").read_text("utf-8") == text


def test_a_file_that_is_not_imported_may_be_compared(next_edition: Path, corpus: Path) -> None:
    found = difference("20260619", str(next_edition), read_corpus([corpus]))

    assert (found.older, found.newer) == (LAST, NEXT)


def test_check_says_which_entry_is_stale_and_why(next_edition: Path, corpus: Path) -> None:
    report = check(
        [corpus], rules=rules_of(corpus), cards=Rulings().pool.card, select=["R001", "R002", "R005"]
    )

    told = [(each.code, each.message) for each in report.findings]
    assert ("R005", f"106.4 was reworded between {LAST} and {NEXT}") in told
    assert {code for code, _ in told} == {"R002", "R005"}


def test_an_older_import_makes_nothing_stale(shared_data: Path, home: Path, corpus: Path) -> None:
    add_files([shared_data / "cr" / "MagicCompRules_20260619.txt"])
    texts = {each.number: each.text for each in document().rules}
    write_record(corpus, read_corpus([corpus]), LAST, texts.get)
    (home / "official.sqlite").unlink()
    add_files([shared_data / "cr" / "MagicCompRules_20220429.txt"])

    rules = rules_of(corpus)

    assert (rules.edition, rules.texts) == (LAST, None)
    assert len(read_record(corpus)) == 3


@pytest.mark.parametrize("both", [True, False])
def test_answers_on_changed_rules_are_stale(
    next_edition: Path, corpus: Path, home: Path, both: bool
) -> None:
    if not both:  # then the record tells
        (home / "official.sqlite").unlink()
        add_files([next_edition])
    known = Edition().amendments[0].split()[0]
    stale = Staleness(Rulings().pool, corpus, Edition())

    assert len(stale.reasons(["605.3b"], [])) == 1
    assert len(stale.reasons(["106.4", "605.3c"], [])) == 2
    assert stale.reasons([known, "605.4a"], []) == ()


def test_nothing_is_stale_without_newer_texts(shared_data: Path, home: Path) -> None:
    add_files([shared_data / "cr" / "MagicCompRules_20260619.txt"])

    answer = Rulings().pay("Forest", "Grizzly Bears")

    assert answer.status == "verified"


def test_a_reworded_card_makes_entry_and_answer_stale(corpus: Path, home: Path) -> None:
    row = {"name": "Forest", "layout": "normal", "text": "({T}: Add {G}{G}.)\nIt rustles."}
    path = home.with_name("cards.json")
    path.write_text(json.dumps({"meta": {"date": "2031-01-01"}, "data": {"Forest": [row]}}))
    add_files([path])
    rulings = Rulings()

    report = rulings.check(corpus, select=["R006"])
    answer = rulings.pay("Forest", "Grizzly Bears")

    assert [each.code for each in report.findings] == ["R006"]
    assert "Forest reads otherwise" in report.findings[0].message
    assert answer.status == "stale"
    assert "2031-01-01" in answer.summary


def test_the_same_words_in_another_file_are_not_stale(shared_data: Path, home: Path) -> None:
    add_files([shared_data / "mtgjson" / "AtomicCards_sample_5.3.0_20260301.json"])
    pool = Rulings().pool

    assert card_texts(pool) is not None
    text = json.dumps(
        {"meta": {"date": "2031-01-01"}, "data": {"Llanowar Elves": [
            {"name": "Llanowar Elves", "layout": "normal", "text": "{T}: Add {G}."}]}}
    )  # fmt: skip
    path = home.with_name("same.json")
    path.write_text(text)
    add_files([path])
    read = card_texts(pool)
    assert read is not None
    assert read("Llanowar Elves") is None

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.errors import InputError
from rulings_cli.official.comprehensive_rules import RulesDocument, fold, read_rules

COUNTS = {
    "20220429": ("2022-04-29", 2651, 265, 621),
    "20221118": ("2022-11-18", 2791, 271, 647),
    "20230414": ("2023-04-14", 2842, 274, 656),
    "20240206": ("2024-02-02", 2937, 276, 673),
    "20250207": ("2025-02-07", 3022, 274, 703),
    "20260116": ("2026-01-16", 3114, 276, 725),
    "20260417": ("2026-04-17", 3138, 277, 730),
    "20260619": ("2026-06-19", 3153, 277, 735),
}

SMALL = """Magic: The Gathering Comprehensive Rules

These rules are effective as of July 4, 2031.

Contents

1. Game Concepts
100. General

Glossary

Credits

1. Game Concepts

100. General

100.1. Bears are made up.
Example: A bear is made up.

100.1a Brown bears growl.
     So do black ones.

100.2.All bears sleep.

119.1d. Some bears dream.

606.5 Few bears read.

702.100. Hardly any write.

702.100a A pen is needed.

Glossary

Bear
1. An animal.
2. A toy.

Pen
A tool.

Credits

Nobody.
"""


@pytest.fixture(scope="module")
def small() -> RulesDocument:
    return read_rules(SMALL.encode())


@pytest.mark.parametrize("edition", COUNTS)
def test_every_edition_has_its_counted_rules_examples_and_terms(
    shared_data: Path, edition: str
) -> None:
    data = (shared_data / "cr" / f"MagicCompRules_{edition}.txt").read_bytes()

    found = read_rules(data, edition)

    counts = (found.date, len(found.rules), found.count_examples(), len(found.glossary))
    assert counts == COUNTS[edition]
    assert len({each.number for each in found.rules}) == len(found.rules)


def test_numbers_with_typos_are_read(small: RulesDocument) -> None:
    numbers = [each.number for each in small.rules]

    assert numbers == ["100.1", "100.1a", "100.2", "119.1d", "606.5", "702.100", "702.100a"]
    assert small.rules[2].text == "All bears sleep."
    assert small.rules[3].text == "Some bears dream."


def test_continuation_belongs_to_the_rule_and_examples_stand_apart(small: RulesDocument) -> None:
    first, second = small.rules[:2]

    assert (first.text, first.examples) == ("Bears are made up.", ("A bear is made up.",))
    assert second.text == "Brown bears growl.\nSo do black ones."


def test_glossary_definitions_span_lines(small: RulesDocument) -> None:
    assert [each.term for each in small.glossary] == ["Bear", "Pen"]
    assert small.glossary[0].definition == "1. An animal.\n2. A toy."


def test_sections_are_those_of_the_body(small: RulesDocument) -> None:
    assert [each.number for each in small.sections] == ["1", "100"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-16-le"])
@pytest.mark.parametrize("line_end", ["\n", "\r", "\r\n"])
def test_encodings_and_line_ends_do_not_matter(
    small: RulesDocument, encoding: str, line_end: str
) -> None:
    assert read_rules(SMALL.replace("\n", line_end).encode(encoding)) == small


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not the Comprehensive Rules"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe\xff", "no text in UTF-8"),
        (b"{}", "not the Comprehensive Rules"),
        (SMALL[:130].encode(), "breaks off"),
        (SMALL[:200].encode(), "not one numbered rule"),
        (SMALL[:-30].encode(), "breaks off"),
        (SMALL.replace("July 4, 2031", "Smarch 4, 2031").encode(), "from which day"),
        (SMALL.replace("Glossary", "Lexicon").encode(), "breaks off"),
    ],
)
def test_what_is_no_rules_file_is_refused_by_name(data: bytes, says: str) -> None:
    with pytest.raises(InputError, match=says) as caught:
        read_rules(data, "bears.txt")

    assert "bears.txt" in str(caught.value)
    assert caught.value.hint


def test_fold_makes_quotes_case_and_blanks_comparable() -> None:
    assert fold("“Can\u2019t”\n wins") == '"can\'t" wins'

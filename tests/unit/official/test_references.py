from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.errors import UnknownRule
from rulings_cli.official import store
from rulings_cli.official.comprehensive_rules import read_rules
from rulings_cli.official.importing import add_files
from rulings_cli.official.references import mentioned, references

KNOWN = {"613.1", "613.2", "613.3", "613.4", "800", "702"}
EDITIONS = ("20220429", "20221118", "20230414", "20240206", "20250207", "20260116", "20260417",
            "20260619")  # fmt: skip


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("see rule 605.1a.", ["605.1a"]),
        ("see rules 605.1a and 605.2b", ["605.1a", "605.2b"]),
        ("follow 601.2a\u2013d", ["601.2a", "601.2b", "601.2c", "601.2d"]),
        ("rules 700.2k-n", ["700.2k", "700.2m", "700.2n"]),
        ("rules 613.1\u2013613.4", ["613.1", "613.2", "613.3", "613.4"]),
        ("see rule 702, and rule 800; section 7", ["702", "800", "7"]),
        ("it costs {2} and 3 life, 100.5 times", ["100.5"]),
        ("put 3 cards and 104 more", []),
    ],
)
def test_mentions_are_read(text: str, numbers: list[str]) -> None:
    assert mentioned(text, KNOWN) == numbers


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_internal_mention_resolves_or_is_listed(shared_data: Path, edition: str) -> None:
    document = read_rules((shared_data / "cr" / f"MagicCompRules_{edition}.txt").read_bytes())
    numbers = {each.number for each in (*document.rules, *document.sections)}  # type: ignore[attr-defined]

    found = references(document)

    assert len(found) > 1700
    assert all(each.found == (each.target in numbers) for each in found)
    assert {(each.source, each.target) for each in found if not each.found} <= {
        ("glossary Map", "110.10")
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_heading_is_glued_to_a_rule(shared_data: Path, edition: str) -> None:
    document = read_rules((shared_data / "cr" / f"MagicCompRules_{edition}.txt").read_bytes())

    lines = {line for rule in document.rules for line in rule.text.split("\n")[1:]}

    assert not [each for each in lines if each[:4].rstrip(".").isdigit()]
    assert not lines & {each.title for each in document.sections}
    assert len(document.sections) > 140


def test_references_go_both_ways_and_examples_have_ids(shared_data: Path, tmp_path: Path) -> None:
    add_files([shared_data / "cr" / "MagicCompRules_20260619.txt"], home=tmp_path)

    family = store.rules_under("605.1a", home=tmp_path)
    example = store.rules_under("605.1b", home=tmp_path)

    assert "115.6" in family.refers_to
    assert "605.1b" in family.referred_by
    assert "605.1a" in example.refers_to
    assert store.unresolved(home=tmp_path) == ()
    held = store.rule_text("400.7", home=tmp_path)
    for each in store.document(home=tmp_path).rules:
        if each.examples:
            assert store.example_text(f"{each.number}#1", home=tmp_path) == each.examples[0]
            break
    with pytest.raises(UnknownRule):
        store.example_text(f"{held.number}#99", home=tmp_path)

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.errors import NotSupported, UnknownRule
from rulings_cli.official import store
from rulings_cli.official.comparing import RuleChange, compare
from rulings_cli.official.comprehensive_rules import RulesDocument, RuleText, read_rules
from rulings_cli.official.history import history
from rulings_cli.official.importing import add_files
from rulings_cli.official.status import status

BEARS = "Bears are large animals that live in the woods and eat honey (see rule 100.3)."
BOARS = "Boars are animals that dig for roots with their noses all day long."
CUBS = "Cubs are small bears that follow their mother through the woods."


def edition(date: str, **texts: str) -> RulesDocument:
    rules = tuple(
        RuleText(number.removeprefix("r").replace("_", "."), text) for number, text in texts.items()
    )
    return RulesDocument(date, rules, (), ())


def changes(older: RulesDocument, newer: RulesDocument) -> set[tuple[str, str, str]]:
    return {(each.kind, each.older, each.newer) for each in compare(older, newer)}


def test_a_rule_that_stays_is_the_same_whatever_it_refers_to() -> None:
    old = edition("2030-01-01", r100_1=BEARS)
    new = edition("2031-01-01", r100_1=BEARS.replace("100.3", "100.4b"))

    assert changes(old, new) == {("same", "100.1", "100.1")}


def test_moved_edited_new_and_gone_are_told_by_text() -> None:
    old = edition("2030-01-01", r100_1=BEARS, r100_2=BOARS, r100_3=CUBS)
    new = edition(
        "2031-01-01",
        r100_1="Wolves hunt in packs at night when the moon is full.",
        r100_2=BEARS,
        r100_4=CUBS.replace("small", "very small and young"),
    )

    assert changes(old, new) == {
        ("new", "", "100.1"),
        ("moved", "100.1", "100.2"),
        ("gone", "100.2", ""),
        ("moved and edited", "100.3", "100.4"),
    }


def test_numbers_that_changed_places_are_not_taken_for_edits() -> None:
    old = edition("2030-01-01", r100_1=BEARS, r100_2=BOARS)
    new = edition("2031-01-01", r100_1=BOARS, r100_2=BEARS)

    assert changes(old, new) == {("moved", "100.1", "100.2"), ("moved", "100.2", "100.1")}


def test_every_rule_of_real_editions_is_accounted_for_once(shared_data: Path) -> None:
    old, new = (
        read_rules((shared_data / "cr" / f"MagicCompRules_{each}.txt").read_bytes())
        for each in ("20260417", "20260619")
    )

    found = compare(old, new)

    assert sorted(each.newer for each in found if each.newer) == sorted(
        each.number for each in new.rules
    )
    assert sorted(each.older for each in found if each.older) == sorted(
        each.number for each in old.rules
    )
    by_old = {each.older: each for each in found}
    assert by_old["601.5a"] == RuleChange("moved", "601.5a", "601.6a")
    assert by_old["601.6"].newer == "601.7"


@pytest.fixture(scope="module")
def all_editions(shared_data: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    add_files(sorted((shared_data / "cr").glob("*.txt")), home=home)
    return home


def test_the_eight_editions_stand_side_by_side(all_editions: Path) -> None:
    held = status(all_editions)["editions"]

    assert [each["rules"] for each in held] == [
        2651, 2791, 2842, 2937, 3022, 3114, 3138, 3153,
    ]  # fmt: skip
    assert [each["examples"] for each in held] == [265, 271, 274, 276, 274, 276, 277, 277]
    assert [each["glossary"] for each in held] == [621, 647, 656, 673, 703, 725, 730, 735]
    assert sum(each["unresolved"] for each in held) == 3


def test_a_day_chooses_its_edition(all_editions: Path) -> None:
    family = store.rules_under("605.1a", "2023-12-31", all_editions)

    assert family.edition == "2023-04-14"
    with pytest.raises(NotSupported, match="2022-04-29"):
        store.rules_under("605.1a", "2020-01-01", all_editions)


def test_history_follows_a_rule_through_its_numbers(all_editions: Path) -> None:
    moments = history("601.6a", home=all_editions)

    assert [each.edition for each in moments][-1] == "2026-06-19"
    assert (moments[-1].kind, moments[-1].number) == ("moved", "601.6a")
    assert moments[0].kind == "held"
    assert {each.number for each in moments[:-1]} == {"601.4a", "601.5a"}


def test_history_tells_when_a_rule_was_made_and_when_it_went(all_editions: Path) -> None:
    made = history("702.193a", home=all_editions)
    gone = history("509.2", "2022-04-29", all_editions)

    assert [(each.edition, each.kind) for each in made] == [("2026-06-19", "new")]
    assert gone[-1].kind == "gone"
    with pytest.raises(UnknownRule):
        history("999.1", home=all_editions)


def test_another_file_of_the_same_date_supersedes_and_stays(
    shared_data: Path, tmp_path: Path
) -> None:
    first = shared_data / "cr" / "MagicCompRules_20260619.txt"
    text = first.read_bytes().decode("utf-8-sig")
    plain, changed = tmp_path / "plain.txt", tmp_path / "changed.txt"
    plain.write_bytes(text.replace("\r\n", "\n").encode("utf-16"))
    changed.write_bytes(text.replace("until it has resolved", "until it is over").encode())
    home = tmp_path / "home"

    for each in (first, plain, changed, first):
        add_files([each], home=home)

    held = status(home)
    assert [each["date"] for each in held["editions"]] == ["2026-06-19"]
    assert [each["file"] for each in held["superseded"]] == [first.name]
    assert "until it is over" in store.rule_text("605.3c", home=home).text

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulings_cli.errors import CorpusError, InputError, NotSupported, UnknownCard, UnknownRule
from rulings_cli.official import cards_held, importing, store
from rulings_cli.official.importing import add_files
from rulings_cli.official.kinds import form_of

RULES = """Magic: The Gathering Comprehensive Rules

These rules are effective as of {date}.

Contents

1. Game Concepts

Glossary

Credits

1. Game Concepts

100. General

100.1. {first}
Example: A bear is made up.

100.1a Brown bears growl.

100.10. Bears sleep.

100.10a They snore.

Glossary

Bear (Obsolete)
An animal.

Credits

Nobody.
"""
BEAR = {"name": "Bear", "layout": "normal", "text": "It growls.", "manaValue": 2.0}
HALF = {"name": "Up // Down", "layout": "split", "manaValue": 2.0}
CARDS: dict[str, Any] = {
    "meta": {"date": "2031-07-04", "version": "1"},
    "data": {
        "Bear": [
            {
                **BEAR,
                "identifiers": {"scryfallOracleId": "b-1"},
                "rulings": [
                    {"date": "2020-01-01", "text": "It\u2019s old."},
                    {"date": "2030-01-01", "text": "It is new."},
                ],
            }
        ],
        "Up // Down": [
            {**HALF, "faceName": "Up", "side": "a", "text": "Go up."},
            {**HALF, "faceName": "Down", "side": "b", "text": "Go down."},
        ],
        "Down // Out": [
            {**HALF, "name": "Down // Out", "faceName": "Down", "side": "a", "text": "Go."}
        ],
    },
}
BULK = [
    {
        "object": "ruling",
        "oracle_id": "b-1",
        "source": source,
        "published_at": date,
        "comment": text,
    }
    for source, date, text in (
        ("wotc", "2020-01-01", "It's old."),
        ("scryfall", "2025-01-01", "It is banned."),
    )
]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    texts = {
        "old.txt": RULES.format(date="July 4, 2030", first="Bears are new."),
        "new.txt": RULES.format(date="July 4, 2031", first="Bears are old."),
        "cards.json": json.dumps(CARDS),
        "bulk.json": json.dumps(BULK),
        "bulk.jsonl": "\n".join(json.dumps(each) for each in BULK),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    return {name: tmp_path / name for name in texts}


def test_an_empty_home_has_an_empty_status(home: Path) -> None:
    found = store.status()

    assert found["editions"] == []
    assert (found["cards"]["names"], found["rulings"]["count"]) == (0, 0)
    assert not home.exists()


def test_status_counts_what_was_imported(home: Path, files: dict[str, Path]) -> None:
    added = add_files([files["new.txt"], files["old.txt"], files["cards.json"]])

    found = store.status()
    assert [each.kind for each in added] == ["rules", "rules", "cards"]
    assert all(each.changed for each in added)
    assert [each["date"] for each in found["editions"]] == ["2030-07-04", "2031-07-04"]
    first = found["editions"][0]
    assert [first[each] for each in ("date", "rules", "examples", "glossary", "sha256")] == [
        "2030-07-04",
        4,
        1,
        1,
        added[1].sha256,
    ]
    assert first["unresolved"] == 0
    assert (found["cards"]["names"], found["cards"]["faces"]) == (3, 4)
    assert (found["rulings"]["count"], found["rulings"]["newest"]) == (2, "2030-01-01")


def test_a_rule_is_that_of_the_edition_in_force(home: Path, files: dict[str, Path]) -> None:
    add_files([files["old.txt"], files["new.txt"]])

    assert store.rule_text("100.1").text == "Bears are old."
    assert store.rule_text("CR 100.1.", "2031-01-01").text == "Bears are new."
    assert store.rule_text("100.1").examples == ("A bear is made up.",)
    with pytest.raises(NotSupported, match="2030-07-04"):
        store.rule_text("100.1", "2029-01-01")


def test_a_prefix_is_exact(home: Path, files: dict[str, Path]) -> None:
    add_files([files["new.txt"]])

    one, ten, section = (store.rules_under(each) for each in ("100.1", "100.10A", "100"))

    assert [each.number for each in one.subrules] == ["100.1a"]
    assert [each.number for each in ten.parents] == ["100.10"]
    assert [each.number for each in ten.headings] == ["1", "100"]
    assert section.rule is None
    assert len(section.subrules) == 4


@pytest.mark.parametrize(
    "number", ["100.11", "999.1", "bears", "", "100.1*", "\u0663.\u0661", "1" * 5000]
)
def test_an_unknown_rule_is_named_with_its_neighbours(
    home: Path, files: dict[str, Path], number: str
) -> None:
    add_files([files["new.txt"]])

    for ask in (store.rule_text, store.rules_under):
        with pytest.raises(UnknownRule) as caught:
            ask(number)
        assert len(str(caught.value)) < 200
    if number == "100.11":
        assert "100.10" in caught.value.nearest


def test_glossary_terms_are_found_without_their_remark(home: Path, files: dict[str, Path]) -> None:
    add_files([files["new.txt"]])

    assert store.glossary_entry("bears").definition == "An animal."
    with pytest.raises(UnknownRule) as caught:
        store.glossary_entry("baer")
    assert caught.value.nearest == ("Bear (Obsolete)",)


@pytest.mark.parametrize("bulk", ["bulk.json", "bulk.jsonl"])
@pytest.mark.parametrize("bulk_first", [True, False])
def test_rulings_of_both_files_are_joined_newest_first(
    home: Path, files: dict[str, Path], bulk: str, bulk_first: bool
) -> None:
    order = [files[bulk], files["cards.json"]]
    for path in order if bulk_first else reversed(order):
        add_files([path])

    found = cards_held.rulings_of("BEAR")

    assert [(each.date, each.source) for each in found] == [
        ("2030-01-01", "official"),
        ("2025-01-01", "scryfall"),
        ("2020-01-01", "official"),
    ]
    assert len(list(cards_held.all_rulings())) == 3


def test_face_texts_are_found_by_card_and_by_face(home: Path, files: dict[str, Path]) -> None:
    add_files([files["cards.json"]])

    assert cards_held.face_texts("up down") == (("Up", "Go up."), ("Down", "Go down."))
    assert [name for name, _ in cards_held.face_texts("down")] == ["Down", "Up", "Down"]
    with pytest.raises(UnknownCard):
        cards_held.face_texts("Sideways")


def test_the_same_file_twice_changes_nothing(home: Path, files: dict[str, Path]) -> None:
    add_files([files["new.txt"], files["cards.json"]])
    before = store.store_path().read_bytes()

    again = add_files([files["new.txt"], files["cards.json"]])

    assert [each.changed for each in again] == [False, False]
    assert dict(again[0].counts)["rules"] == 4
    assert store.store_path().read_bytes() == before


def test_a_failed_import_leaves_the_former_store(home: Path, files: dict[str, Path]) -> None:
    add_files([files["old.txt"]])
    before = store.store_path().read_bytes()
    files["cards.json"].write_text(files["cards.json"].read_text("utf-8")[:-40], "utf-8")

    with pytest.raises(InputError, match=r"cards\.json"):
        add_files([files["new.txt"], files["cards.json"]])

    assert store.store_path().read_bytes() == before
    assert not list(home.glob("*.partial"))


def test_a_killed_import_leaves_the_former_store(
    home: Path, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_files([files["old.txt"]])
    (home / "official.sqlite.partial").write_bytes(b"half of something")

    assert store.rule_text("100.1").text == "Bears are new."
    add_files([files["new.txt"]])
    assert store.rule_text("100.1").text == "Bears are old."


def test_two_processes_may_import_at_once(home: Path, files: dict[str, Path]) -> None:
    code = (
        "import sys; from rulings_cli.official.importing import add_files; add_files(sys.argv[1:])"
    )
    started = [
        subprocess.Popen([sys.executable, "-c", code, str(files[name])], cwd=Path.cwd())
        for name in ("old.txt", "new.txt", "cards.json", "bulk.json")
    ]

    assert [each.wait(60) for each in started] == [0, 0, 0, 0]
    assert len(store.editions()) == 2
    assert len(cards_held.rulings_of("Bear")) == 3


@pytest.mark.parametrize("damage", [b"", b"no database", None])
def test_a_damaged_store_says_how_to_rebuild_and_is_kept_aside(
    home: Path, files: dict[str, Path], damage: bytes | None
) -> None:
    add_files([files["new.txt"], files["cards.json"]])
    path = store.store_path()
    whole = path.read_bytes()
    path.write_bytes(whole[:5000] + b"\xff" * 3000 if damage is None else damage)

    with pytest.raises(CorpusError) as caught:
        cards_held.rulings_of("Bear")
    said: list[str] = []
    add_files([files["new.txt"]], progress=said.append)

    assert "data add" in caught.value.hint
    assert store.rule_text("100.1").text == "Bears are old."
    assert any("official.damaged-" in each for each in said)
    assert len(list(home.glob("official.damaged-*"))) == 1


def test_a_store_of_another_layout_is_not_read(home: Path, files: dict[str, Path]) -> None:
    import sqlite3

    add_files([files["new.txt"]])
    with sqlite3.connect(store.store_path()) as connection:
        connection.execute("pragma user_version = 99")
    connection.close()

    with pytest.raises(CorpusError, match="another version"):
        store.rule_text("100.1")


def test_a_home_that_cannot_be_made_is_named(tmp_path: Path, files: dict[str, Path]) -> None:
    (tmp_path / "file").write_text("")
    blocked = tmp_path / "file" / "home"

    with pytest.raises(CorpusError, match="cannot be made") as caught:
        add_files([files["new.txt"]], home=blocked)

    assert "RULINGS_HOME" in caught.value.hint
    assert str(blocked) in str(caught.value)


def test_a_home_that_cannot_be_written_is_named(
    home: Path, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("rulings_cli.corpus.folders.os.open", refuse)

    with pytest.raises(CorpusError, match="permission denied") as caught:
        add_files([files["new.txt"]])

    assert caught.value.hint


def test_reading_without_an_import_says_what_to_do(home: Path) -> None:
    for ask in (store.rule_text, store.rules_under, store.glossary_entry, cards_held.rulings_of):
        with pytest.raises(CorpusError) as caught:
            ask("100.1")
        assert "data add" in caught.value.hint


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "is empty"),
        (b" \n", "is empty"),
        (b"hello", "none of the files"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "none of the files"),
        (b"PK\x03\x04zip", "damaged"),
        (b'{"object": "list", "data": []}', "answer of Scryfall"),
        (b"<!doctype html>", "page of the web"),
        (b'{"object": "catalog"}', "catalog"),
        (b"[]", "is JSON, but none"),
        (b'{"a": 1}', "is JSON, but none"),
    ],
)
def test_other_files_are_refused_by_what_they_are(tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "thing"
    path.write_bytes(data)

    with pytest.raises(InputError, match=says) as caught:
        add_files([path], home=tmp_path / "home")

    assert caught.value.hint
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize("row", ["3", "null", '{"object": "ruling"}', '{"object": "card"}', "{"])
def test_a_bad_row_of_rulings_is_counted_to(
    tmp_path: Path, files: dict[str, Path], row: str
) -> None:
    path = files["bulk.jsonl"]
    path.write_text(path.read_text("utf-8") + "\n" + row, "utf-8")

    with pytest.raises(InputError, match=r"bulk\.jsonl"):
        add_files([path], home=tmp_path / "home")


FORMS = {
    "cr/MagicCompRules_20221118.txt": "Comprehensive Rules",
    "cr/MagicCompRules_20240206.txt": "Comprehensive Rules",
    "mtgjson/AtomicCards.json.xz": "AtomicCards",
    "mtgjson/AtomicCards_sample_5.3.0_20260301.json": "AtomicCards",
    "mtgjson/PIP_excerpt.mtgjson.json": "MTGJSON set",
    "scryfall/rulings.json.xz": "Scryfall rulings",
    "scryfall/rulings_bulk_sample_20251101.json": "Scryfall rulings",
    "scryfall/bulk_jsonl_rulings_fixture.jsonl": "Scryfall rulings",
    "scryfall/bulk_jsonl_cards_fixture.jsonl": "Scryfall cards",
    "scryfall/j4th_oracle_cards_sample.json": "Scryfall cards",
    "scryfall/cards_single_20251101.json": "Scryfall cards",
    "scryfall/default_cards_MID_20251101.json.xz": "Scryfall cards",
    "scryfall/prints_multilang_20251101.json.xz": "Scryfall cards",
}


def test_the_official_files_are_told_by_content(shared_data: Path) -> None:
    assert {each: form_of(shared_data / each) for each in FORMS} == FORMS
    for each in ("search_list_page1_MID_first3", "rulings_list_muldrotha", "error_card_not_found"):
        with pytest.raises(InputError):
            form_of(shared_data / "scryfall" / f"{each}.json")


def test_the_official_files_are_imported_whole(shared_data: Path, tmp_path: Path) -> None:
    files = [
        shared_data / "cr" / "MagicCompRules_20260619.txt",
        shared_data / "mtgjson" / "AtomicCards.json.xz",
        shared_data / "scryfall" / "rulings.json.xz",
    ]

    importing.add_files(files, home=tmp_path)

    found = store.status(tmp_path)
    assert found["editions"][0]["rules"] == 3153
    assert found["cards"]["names"] == 34655
    assert (found["rulings"]["count"], found["rulings"]["names"]) == (47626, 13842)
    assert len(cards_held.rulings_of("Codie, Vociferous Codex", tmp_path)) == 11
    assert len(store.rules_under("702", home=tmp_path).subrules) > 700

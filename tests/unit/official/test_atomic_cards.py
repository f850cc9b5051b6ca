from __future__ import annotations

import gzip
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from rulings_cli.errors import InputError
from rulings_cli.official.atomic_cards import PrintedCard, read_atomic_cards, read_header


def row(name: str, **fields: Any) -> dict[str, Any]:
    return {"name": name, "layout": "normal", "manaValue": 2.0, **fields}


def read(tmp_path: Path, data: dict[str, Any]) -> list[PrintedCard]:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"meta": {"date": "2031-07-04"}, "data": data}), "utf-8")
    return list(read_atomic_cards(path))


def test_the_whole_file_has_its_counted_cards_and_rulings(shared_data: Path) -> None:
    path = shared_data / "mtgjson" / "AtomicCards.json.xz"

    cards = list(read_atomic_cards(path))

    assert len(cards) == 34655
    assert sum(len(each.rulings) for each in cards) == 47626
    assert sum(bool(each.rulings) for each in cards) == 13842
    assert sum(each.partial for each in cards) == 252
    assert sum(each.variants > 1 for each in cards) == 8
    assert read_header(path).date == "2026-07-03"


def test_the_newest_shape_without_empty_keys_is_read(shared_data: Path) -> None:
    path = shared_data / "mtgjson" / "AtomicCards_sample_5.3.0_20260301.json"

    cards = {each.name: each for each in read_atomic_cards(path)}

    assert len(cards) == 85
    assert cards["Grizzly Bears"].faces[0].subtypes == ("Bear",)
    assert cards["Grizzly Bears"].faces[0].text == ""


def test_faces_come_in_order_of_their_sides(tmp_path: Path) -> None:
    faces = [
        row("Up // Down", faceName="Down", side="b", layout="split", manaCost="{2}{R}"),
        row("Up // Down", faceName="Up", side="a", layout="split", faceManaValue=1.0),
    ]

    (card,) = read(tmp_path, {"Up // Down": faces})

    assert [each.name for each in card.faces] == ["Up", "Down"]
    assert [each.mana_value for each in card.faces] == [1, 2]
    assert not card.partial


def test_a_missing_second_face_marks_the_card_partial(tmp_path: Path) -> None:
    split = row("Up // Down", faceName="Up", side="a", layout="split")
    meld = row("Half // Whole", faceName="Half", side="a", layout="meld")
    twice = row("Bear // Bear", faceName="Bear", side="a", layout="reversible_card")

    cards = read(tmp_path, {each["name"]: [each] for each in (split, meld, twice)})

    assert [each.partial for each in cards] == [True, False, False]


def test_several_cards_of_one_name_are_counted_as_variants(tmp_path: Path) -> None:
    (card,) = read(tmp_path, {"Joke": [row("Joke", text="First."), row("Joke", text="Second.")]})

    assert (card.variants, len(card.faces), card.faces[0].text) == (2, 1, "First.")


def test_rulings_are_oldest_first_and_each_once(tmp_path: Path) -> None:
    old = {"date": "2020-01-01", "text": "It growls."}
    new = {"date": "2021-01-01", "text": "It barks."}

    (card,) = read(tmp_path, {"Bear": [row("Bear", rulings=[new, old, new])]})

    assert card.rulings == (("2020-01-01", "It growls."), ("2021-01-01", "It barks."))


@pytest.mark.parametrize("pack", [gzip.compress, lzma.compress])
def test_packing_is_told_by_content_not_by_name(tmp_path: Path, pack: Any) -> None:
    path = tmp_path / "cards.txt"
    path.write_bytes(pack(json.dumps({"data": {"Bear": [row("Bear")]}}).encode()))

    assert [each.name for each in read_atomic_cards(path)] == ["Bear"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"data": []}',
        '{"data": {"Bear": 3}}',
        '{"data": {"Bear": []}}',
        '{"data": {"cards": [{"name": "Bear"}]}}',
        '{"data": {"Bear": [{"name": "Bear", "rulings": [1]}]}}',
        '{"data": {"Bear": [{"name": "Bear", "manaValue": "many"}]}}',
        '{"data": {"Bear": [{"name": "Bear"}]',
        '{"data": ' + "[" * 200_000,
        "\x00\x01\x02",
    ],
)
def test_what_is_no_atomic_cards_file_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bears.json"
    path.write_text(text, "utf-8")

    with pytest.raises(InputError, match=r"bears\.json") as caught:
        list(read_atomic_cards(path))

    assert caught.value.hint


def test_a_broken_off_or_missing_file_is_refused(tmp_path: Path) -> None:
    whole = lzma.compress(json.dumps({"data": {"Bear": [row("Bear")] * 500}}).encode())
    broken = tmp_path / "broken.json.xz"
    broken.write_bytes(whole[: len(whole) // 2])
    damaged = tmp_path / "damaged.json.xz"
    damaged.write_bytes(whole[:20] + b"\xff" * 30 + whole[50:])

    for path in (broken, damaged, tmp_path / "none.json", tmp_path):
        with pytest.raises(InputError):
            list(read_atomic_cards(path))

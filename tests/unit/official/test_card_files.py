from __future__ import annotations

import bz2
import gzip
import json
import lzma
import zipfile
from pathlib import Path
from typing import Any

import pytest

from rulings_cli.errors import InputError
from rulings_cli.official import cards_held, status
from rulings_cli.official.importing import add_files
from rulings_cli.official.scryfall_cards import read_bulk_cards


def atomic(date: str, text: str, **more: Any) -> dict[str, Any]:
    row = {"name": "Bear", "layout": "normal", "text": text, "manaValue": 2.0, **more}
    return {"meta": {"date": date}, "data": {"Bear": [row]}}


def bulk_row(name: str, **more: Any) -> dict[str, Any]:
    row = {"object": "card", "name": name, "layout": "normal", "oracle_id": f"id-{name}"}
    return {**row, "oracle_text": f"{name} growls.", "released_at": "2030-01-01", **more}


def written(folder: Path, name: str, data: Any) -> Path:
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return path


@pytest.mark.parametrize("packing", ["plain", "gz", "xz", "bz2", "zip"])
def test_a_file_may_be_packed_in_any_way(home: Path, tmp_path: Path, packing: str) -> None:
    data = json.dumps(atomic("2031-01-01", "It growls.")).encode()
    path = tmp_path / "no telling name"
    if packing == "zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("AtomicCards.json", data)
    else:
        packers: dict[str, Any] = {
            "gz": gzip.compress,
            "xz": lzma.compress,
            "bz2": bz2.compress,
        }
        packer = packers.get(packing, bytes)
        path.write_bytes(packer(data))

    add_files([path])

    assert cards_held.face_texts("bear") == (("Bear", "It growls."),)


def test_a_zip_of_several_files_is_refused(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.json", "{}")
        archive.writestr("b.json", "{}")

    with pytest.raises(InputError, match="holds 2 files"):
        add_files([path])


@pytest.mark.parametrize("newest_first", [True, False])
def test_the_newest_text_counts_in_whatever_order(
    home: Path, tmp_path: Path, newest_first: bool
) -> None:
    files = [
        written(tmp_path, "old.json", atomic("2030-01-01", "It growled.")),
        written(tmp_path, "new.json", atomic("2031-01-01", "It growls.")),
    ]
    for each in reversed(files) if newest_first else files:
        add_files([each])

    assert cards_held.face_texts("bear") == (("Bear", "It growls."),)
    assert status.status()["cards"]["date"] == "2031-01-01"
    assert not any(each.changed for each in add_files(files))


def test_a_small_file_takes_nothing_from_a_large_one(home: Path, tmp_path: Path) -> None:
    large = atomic("2030-01-01", "It growls.")
    large["data"]["Boar"] = [{"name": "Boar", "layout": "normal", "text": "It grunts."}]
    small = {"data": {"cards": [{"name": "Cub", "layout": "normal", "text": "It squeaks."}]}}

    add_files([written(tmp_path, "a.json", large), written(tmp_path, "b.json", small)])

    held = status.status()["cards"]
    assert held["names"] == 3
    assert [each["form"] for each in held["files"]] == ["AtomicCards", "MTGJSON set"]
    assert cards_held.face_texts("cub") == (("Cub", "It squeaks."),)


def test_newer_rulings_stay_where_a_newer_card_file_has_none(home: Path, tmp_path: Path) -> None:
    ruled = atomic("2030-01-01", "It growls.", rulings=[{"date": "2029-01-01", "text": "Loudly."}])
    add_files([written(tmp_path, "a.json", ruled)])
    add_files([written(tmp_path, "b.json", atomic("2031-01-01", "It purrs."))])

    assert cards_held.face_texts("bear") == (("Bear", "It purrs."),)
    assert [each.text for each in cards_held.rulings_of("bear")] == ["Loudly."]


def test_all_printings_are_sets_by_code(home: Path, tmp_path: Path) -> None:
    face = {"layout": "split", "name": "Up // Down", "number": "7"}
    rows = [
        {**face, "side": "a", "faceName": "Up", "text": "Go up."},
        {**face, "side": "b", "faceName": "Down", "text": "Go down."},
        {**face, "side": "a", "faceName": "Up", "text": "Go up.", "number": "8"},
    ]
    sets = {"AAA": {"name": "A", "cards": rows}, "BBB": {"name": "B", "cards": rows[:2]}}

    (found,) = add_files([written(tmp_path, "all.json", {"meta": {}, "data": sets})])

    assert dict(found.counts)["names"] == 1
    assert cards_held.face_texts("up // down") == (("Up", "Go up."), ("Down", "Go down."))


@pytest.mark.parametrize("lines", [True, False])
def test_bulk_cards_come_as_an_array_or_as_lines(home: Path, tmp_path: Path, lines: bool) -> None:
    rows = [bulk_row("Bear"), bulk_row("Bear"), bulk_row("Boar", layout="token")]
    rows += [bulk_row("Sow // Sow", layout="reversible_card", oracle_id=None, card_faces=[
        {"name": "Sow", "oracle_id": "id-Sow", "oracle_text": "It grunts."},
        {"name": "Sow", "oracle_id": "id-Sow", "oracle_text": "It grunts."},
    ])]  # fmt: skip
    text = "\n".join(map(json.dumps, rows)) if lines else json.dumps(rows)

    (found,) = add_files([written(tmp_path, "cards", text)])

    assert (found.form, found.date, dict(found.counts)["names"]) == (
        "Scryfall cards",
        "2030-01-01",
        2,
    )
    assert cards_held.face_texts("bear") == (("Bear", "Bear growls."),)


def test_half_a_character_is_refused(home: Path, tmp_path: Path) -> None:
    path = written(tmp_path, "a.json", atomic("2030-01-01", "\ud800"))

    with pytest.raises(InputError, match="half of a character"):
        add_files([path])


def test_the_real_bulk_files_are_read(shared_data: Path, home: Path) -> None:
    folder = shared_data / "scryfall"
    lines = list(read_bulk_cards(folder / "bulk_jsonl_cards_fixture.jsonl"))
    files = ["default_cards_MID_20251101.json.xz", "cards_single_20251101.json"]
    files += ["j4th_oracle_cards_sample.json", "prints_multilang_20251101.json.xz"]

    add_files([folder / each for each in files])
    add_files([shared_data / "mtgjson" / "PIP_excerpt.mtgjson.json"])

    assert len(lines) == 17  # one of the 18 is a token
    assert status.status()["cards"]["names"] > 250
    faces = cards_held.face_texts("Delver of Secrets // Insectile Aberration")
    assert [name for name, _ in faces] == ["Delver of Secrets", "Insectile Aberration"]


@pytest.mark.parametrize("form", ["cards", "rulings", "one value"])
def test_what_has_no_end_is_refused(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr("rulings_cli.official.adding._MOST", 10)
    monkeypatch.setattr("rulings_cli.official.json_values.JsonReader._LONGEST", 1 << 21)
    ruling = {"object": "ruling", "oracle_id": "b", "source": "wotc", "published_at": "2030-01-01"}
    data = {
        "cards": [bulk_row(f"Bear {at}") for at in range(20)],
        "rulings": [{**ruling, "comment": "Loudly."}] * 20,
        "one value": {"meta": {"note": "a" * (1 << 23)}, "data": {}},
    }

    with pytest.raises(InputError, match=r"more than 10|no end"):
        add_files([written(tmp_path, "a.json", data[form])])

    assert not (home / "official.sqlite").exists()

"""Building the pool from an official file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulings_cli.corpus.pool import Pool
from rulings_cli.errors import InputError
from rulings_cli.official.building import build_pool


def row(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "layout": "normal", "types": ["Artifact"], **changes}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    rows = [
        row("Bead Loom", manaCost="{2}", text="{T}: Add {C}."),
        row("Odd Coin", manaCost="{2}{D}"),
        row("Vale Riddle", types=["Tribal", "Instant"], subtypes=["Elf"], text="Glimmer thrice."),
    ]
    path = tmp_path / "AtomicCards.json"
    path.write_text(
        json.dumps({"meta": {"date": "2026-01-01"}, "data": {e["name"]: [e] for e in rows}})
    )
    return path


def test_the_pool_holds_facts_and_trees(source: Path, tmp_path: Path) -> None:
    counts = build_pool(source, tmp_path / "pool.jsonl.xz")

    loom = Pool.open(tmp_path / "pool.jsonl.xz").card("Bead Loom").front
    assert str(loom.mana_cost) == "{2}"
    assert loom.types == ("artifact",)
    assert [type(each).__name__ for each in loom.abilities] == ["ActivatedAbility"]
    assert loom.paragraphs[0].playable
    assert (counts.cards, counts.paragraphs, counts.compiled, counts.playable) == (3, 3, 1, 1)


def test_the_same_file_gives_the_same_bytes(source: Path, tmp_path: Path) -> None:
    build_pool(source, tmp_path / "one.xz")
    build_pool(source, tmp_path / "other.xz")

    assert (tmp_path / "one.xz").read_bytes() == (tmp_path / "other.xz").read_bytes()


def test_text_that_is_not_understood_leaves_no_words_behind(source: Path, tmp_path: Path) -> None:
    build_pool(source, tmp_path / "pool.xz")

    riddle = Pool.open(tmp_path / "pool.xz").card("Vale Riddle").front
    (missing,) = riddle.uncompiled
    assert missing.digest
    assert "Glimmer thrice" not in repr(riddle)


def test_an_old_type_is_called_as_it_is_today(source: Path, tmp_path: Path) -> None:
    build_pool(source, tmp_path / "pool.xz")

    assert Pool.open(tmp_path / "pool.xz").card("Vale Riddle").front.types == ("kindred", "instant")


def test_a_symbol_that_is_no_mana_symbol_makes_the_cost_uncertain(
    source: Path, tmp_path: Path
) -> None:
    build_pool(source, tmp_path / "pool.xz")

    (missing,) = Pool.open(tmp_path / "pool.xz").card("Odd Coin").front.uncompiled
    assert missing.touches == ("cost",)


def test_a_file_without_a_card_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "AtomicCards.json"
    path.write_text('{"meta": {}, "data": {}}')

    with pytest.raises(InputError, match="holds no card"):
        build_pool(path, tmp_path / "pool.xz")
    assert not (tmp_path / "pool.xz").exists()


def test_a_battle_of_which_the_data_lack_the_defense_is_not_playable(tmp_path: Path) -> None:
    path = tmp_path / "AtomicCards.json"
    battle = {"types": ["Battle"], "subtypes": ["Siege"], "text": "{T}: Add {C}."}
    rows = [row("Siege of Beads", **battle), row("Siege of Looms", defense="3", **battle)]
    path.write_text(
        json.dumps({"meta": {"date": "2026-01-01"}, "data": {e["name"]: [e] for e in rows}})
    )
    build_pool(path, tmp_path / "pool.xz")

    pool = Pool.open(tmp_path / "pool.xz")
    assert not pool.card("Siege of Beads").front.paragraphs[0].playable
    assert pool.card("Siege of Looms").front.paragraphs[0].playable


def test_a_card_of_which_the_data_lack_the_other_face_does_not_play_turning_over(
    tmp_path: Path,
) -> None:
    path = tmp_path / "AtomicCards.json"
    text = "{T}: Add {C}.\n{1}: Transform Bead Walker."
    walker = row(
        "Bead Walker // Loom Walker", faceName="Bead Walker", layout="modal_dfc", text=text
    )
    walker["side"] = "a"
    path.write_text(
        json.dumps({"meta": {"date": "2026-01-01"}, "data": {walker["name"]: [walker]}})
    )
    build_pool(path, tmp_path / "pool.xz")

    card = Pool.open(tmp_path / "pool.xz").card("Bead Walker")
    assert [each.playable for each in card.front.paragraphs] == [True, False]

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.corpus.names import NamesTable, squash
from rulings_cli.corpus.pool import Pool, write_pool
from rulings_cli.errors import Ambiguous, CorpusError, UnknownCard


def card(name: str, layout: str = "normal", *, legend: bool = False) -> Card:
    supertypes = ("legendary",) if legend else ()
    faces = tuple(
        Face(each, supertypes=supertypes, types=("creature",)) for each in name.split(" // ")
    )
    return Card(name, layout, faces)


CARDS = [
    card("Brown Bear"),
    card("Fire Bear // Ice Bear", "split"),
    card("Start Bear // Fire Bear", "split"),
    card("Rän-Dül's Bear"),
    card("Bo, Bear of Woe", legend=True),
    card("Bo, Cub of Woe", legend=True),
    card("Bo", "vanguard"),
    card("Mash Up"),
    card("Mash-Up"),
    card("The Grand Bear"),
    card("Twice Bear // Twice Bear", "reversible_card"),
    card("Twice Bear"),
    card("Half Bear // Whole Bear", "meld"),
    card("Whole Bear", "meld"),
    card("_____"),
]
MANY = [card(f"Bear {number} of Many") for number in range(700)]


@pytest.fixture
def pool(tmp_path: Path) -> Pool:
    write_pool(tmp_path / "pool.jsonl.xz", [*CARDS, *MANY], {"date": "2031-07-04"})
    return Pool.open(tmp_path)


def test_squash_keeps_letters_and_digits_only() -> None:
    names = ["Lim-Dûl's Vault", "Æther Vial", "Wear // Tear", "+2 Mace", "_____", "Bō"]

    keys = [squash(each) for each in names]

    assert keys == ["limdulsvault", "aethervial", "weartear", "2mace", "_____", "bo"]


@pytest.mark.parametrize("name", [each.name for each in CARDS if each.layout != "vanguard"])
def test_every_card_is_found_by_its_name(pool: Pool, name: str) -> None:
    assert pool.card(name).name == name


def test_every_card_is_found_in_every_block(pool: Pool) -> None:
    assert all(pool.card(each.name) == each for each in MANY)
    assert len(pool) == len(list(pool)) == len(CARDS) + len(MANY)
    assert pool.header["date"] == "2031-07-04"


def test_spelling_does_not_count(pool: Pool) -> None:
    assert pool.card("ran dul s bear").name == "Rän-Dül's Bear"
    assert pool.card("ice bear").name == "Fire Bear // Ice Bear"


def test_a_face_of_two_cards_is_ambiguous(pool: Pool) -> None:
    with pytest.raises(Ambiguous) as caught:
        pool.card("Fire Bear")

    assert set(caught.value.readings) == {"Fire Bear // Ice Bear", "Start Bear // Fire Bear"}


def test_two_cards_of_one_spelling_are_told_apart_by_their_exact_names(pool: Pool) -> None:
    assert pool.card("mash up").name == "Mash Up"
    assert pool.card("mash-up").name == "Mash-Up"
    assert len(pool.cards("mashup")) == 2


def test_a_vanguard_is_one_of_those_that_its_name_means(pool: Pool) -> None:
    assert {each.name for each in pool.cards("bo")} == {"Bo", "Bo, Bear of Woe", "Bo, Cub of Woe"}


@pytest.mark.parametrize("name", ["", "No Bear", "aaaa", "zzzz", "\x00", "x" * 100_000])
def test_an_unknown_card_is_an_error_of_its_own(pool: Pool, name: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        pool.card(name)

    assert len(str(caught.value)) < 200


def test_a_face_that_is_another_card_is_not_listed(pool: Pool) -> None:
    names = pool.names()

    assert [(each.how, each.card) for each in names.lookup("twicebear")] == [("full", "Twice Bear")]
    assert [(each.how, each.card) for each in names.lookup("wholebear")] == [("full", "Whole Bear")]
    assert [each.how for each in names.lookup("halfbear")] == ["face"]


def test_short_names_are_listed(pool: Pool) -> None:
    names = pool.names()

    assert {each.how for each in names.lookup("bo")} == {"short"}
    assert [each.card for each in names.lookup("grandbear")] == ["The Grand Bear"]


def test_the_table_in_memory_is_that_of_the_file(pool: Pool) -> None:
    table = NamesTable.of_cards([*CARDS, *MANY])

    assert [tuple(each) for each in table.rows()] == [tuple(each) for each in pool.names().rows()]
    assert table.words() == pool.names().words()
    for prefix in ("bear6", "b", "zz", "brownbear"):
        assert table.starting_with(prefix) == pool.names().starting_with(prefix)
        assert table.has_prefix(prefix) == pool.names().has_prefix(prefix)


def test_the_file_is_one_xz_file_of_json_lines(pool: Pool) -> None:
    lines = lzma.decompress(Path(pool.path).read_bytes()).decode().splitlines()

    data = [json.loads(each) for each in lines]
    assert sum(each.get("@") == "Card" for each in data) == len(pool)


def test_the_same_cards_give_the_same_bytes(pool: Pool, tmp_path: Path) -> None:
    again = tmp_path / "again.xz"

    write_pool(again, reversed([*CARDS, *MANY]), {"date": "2031-07-04"})

    assert again.read_bytes() == Path(pool.path).read_bytes()


def test_what_is_kept_of_a_pool_is_given_up_with_it(tmp_path: Path) -> None:
    write_pool(tmp_path / "pool.jsonl.xz", [card("Old Bear"), card("Bear")], {})
    first = Pool.open(tmp_path)
    assert first.card("Old Bear").layout == "normal"
    assert first.names().keys_by_length() == {7: ["oldbear"], 4: ["bear"]}

    write_pool(tmp_path / "pool.jsonl.xz", [card("New Bear", "meld"), card("Bear", "meld")], {})
    second = Pool.open(tmp_path)

    assert second.card("Bear").layout == "meld"
    assert second.names().keys_by_length() == {4: ["bear"], 7: ["newbear"]}
    with pytest.raises(UnknownCard):
        second.card("Old Bear")


def test_a_pool_may_be_empty(tmp_path: Path) -> None:
    write_pool(tmp_path / "pool.jsonl.xz", [], {})

    pool = Pool.open(tmp_path)

    assert (len(pool), list(pool), list(pool.names().rows())) == (0, [], [])
    with pytest.raises(UnknownCard):
        pool.card("Brown Bear")


@pytest.mark.parametrize(
    "data", [b"", b"{}", lzma.compress(b"{}"), lzma.compress(b"no json"), lzma.compress(b"[1]")]
)
def test_what_is_no_pool_says_how_to_build_one(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "pool.jsonl.xz"
    path.write_bytes(data)

    with pytest.raises(CorpusError) as caught:
        Pool.open(path)

    assert "pool build" in caught.value.hint
    assert str(path) in str(caught.value)


def test_a_missing_pool_says_how_to_build_one(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.xz"):
        with pytest.raises(CorpusError, match="there is no card pool") as caught:
            Pool.open(path)
        assert "pool build" in caught.value.hint


def test_a_broken_off_or_changed_pool_is_told_when_it_is_read(pool: Pool, tmp_path: Path) -> None:
    whole = Path(pool.path).read_bytes()
    middle = len(whole) // 2
    for damaged in (whole[:middle], whole[:middle] + b"\xff" * 200 + whole[middle + 200 :]):
        path = tmp_path / "damaged.xz"
        path.write_bytes(damaged)

        with pytest.raises(CorpusError, match="damaged") as caught:
            list(Pool.open(path))
        assert "pool build" in caught.value.hint


def test_a_pool_of_unknown_values_is_of_another_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pool.jsonl.xz"
    monkeypatch.setattr(
        "rulings_cli.terms.values.to_data", lambda each: {"@": "Beast", "name": each.name}
    )
    write_pool(path, CARDS, {})

    with pytest.raises(CorpusError, match="another version"):
        Pool.open(path).card("Brown Bear")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CorpusError, match="file"):
        write_pool(tmp_path / "file" / "pool.jsonl.xz", CARDS, {})

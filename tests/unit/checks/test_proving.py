from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.api import Rulings
from rulings_cli.checks.proving import related, with_proofs
from rulings_cli.corpus.entries import Entry, read_page
from rulings_cli.corpus.proofs import digest, read_proofs
from rulings_cli.errors import CorpusError
from rulings_cli.official.card_rulings import Ruling
from rulings_cli.official.comprehensive_rules import fold
from rulings_cli.official.importing import add_files
from rulings_cli.terms.citations import Edition

PAGE = """# Forest

- reviewed: 2026-11-30, CR 2026-06-19

## It holds

- id: holds

```example forest-for-mana
given you control Forest
when  you activate Forest
then  your mana pool is {G}
but if Forest is tapped
```

## It does not

- id: fails

```example forest-for-more
given you control Forest
when  you activate Forest
then  your mana pool is {G}{G}
but if Forest is tapped
```
"""
LINES = "# entry\tcard\tdate\tsha256\n"


def entries() -> list[Entry]:
    found, _ = read_page(PAGE, "forest.md")
    return found


def test_a_ruling_is_proved_contradicted_or_neither(tmp_path: Path) -> None:
    texts = {"holds": "It adds one.", "fails": "It adds two."}
    rows = (f"{entry}\tForest\t2020-01-01\t{digest(fold(text))}" for entry, text in texts.items())
    (tmp_path / "rulings.tsv").write_text(LINES + "\n".join(rows) + "\n", "utf-8")
    rulings = [Ruling(text, "official") for text in (*texts.values(), "It is green.")]

    found = with_proofs(
        rulings,
        "Forest",
        entries(),
        folder=tmp_path,
        cards=Rulings().pool.card,
        edition=Edition(),
    )

    assert [each.status for each in found] == [
        "proved by holds",
        "contradicted by fails",
        "not proved",
    ]
    assert [each.proof for each in found] == ["holds", "fails", ""]


def test_the_same_text_on_another_card_is_not_proved(tmp_path: Path) -> None:
    line = f"holds\tForest\t2020-01-01\t{digest(fold('It adds one.'))}\n"
    (tmp_path / "rulings.tsv").write_text(line, "utf-8")

    (found,) = with_proofs(
        [Ruling("It adds one.", "official")],
        "Island",
        entries(),
        folder=tmp_path,
        cards=Rulings().pool.card,
        edition=Edition(),
    )

    assert found.status == "not proved"


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "rulings.tsv").write_text("one\ttwo\n", "utf-8")

    with pytest.raises(CorpusError, match=r"rulings\.tsv:1"):
        read_proofs(tmp_path)


def test_related_entries_stand_on_other_pages(tmp_path: Path) -> None:
    (tmp_path / "topics").mkdir()
    (tmp_path / "topics" / "page.md").write_text(PAGE.replace("# Forest", "# Lands"), "utf-8")

    assert [each.id for each in related("Forest", tmp_path)] == ["holds", "fails"]
    assert related("Island", tmp_path) == []


def test_every_link_of_the_corpus_is_an_official_ruling(shared_data: Path, home: Path) -> None:
    add_files([shared_data / "mtgjson" / "AtomicCards.json.xz"])
    rulings = Rulings()
    held = {entry.id for entry in rulings.entries.entries}

    proofs = read_proofs(rulings.folder)
    cards = {each.card for each in proofs}
    found = {card: rulings.rulings_on(rulings.card(card)) for card in cards}

    assert len(proofs) >= 28
    assert {each.entry for each in proofs} <= held
    for card, several in found.items():
        official = [each for each in several if not each.id]
        wanted = [each.entry for each in proofs if each.card == card]
        assert sorted(each.proof for each in official if each.proof) == sorted(wanted)

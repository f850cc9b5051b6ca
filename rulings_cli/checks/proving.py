"""The proof status of rulings: an entry's examples are played, and then they hold or do not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rulings_cli.checks.playing import Cards, PlayedEntry, play_entry
from rulings_cli.corpus.entries import Entry, pages, read_page
from rulings_cli.corpus.proofs import digest, read_proofs
from rulings_cli.official.card_rulings import Ruling
from rulings_cli.official.comprehensive_rules import fold
from rulings_cli.terms.citations import Edition


def with_proofs(
    rulings: Iterable[Ruling],
    card: str,
    entries: Sequence[Entry],
    *,
    folder: Path,
    cards: Cards,
    edition: Edition,
) -> list[Ruling]:
    """Give the rulings on a card with their proof status.

    An official ruling is `proved by` an entry, `contradicted by` one, `not modelled in` one, or
    `not proved`; ours keep their status. An entry proves by being played now.
    """
    proofs = {each.sha256: each for each in read_proofs(folder) if each.card == card}
    by_id = {each.id: each for each in entries}
    played: dict[str, str] = {}
    found = []
    for ruling in rulings:
        if ruling.id:
            found.append(ruling)
            continue
        proof = proofs.get(digest(fold(ruling.text)))
        entry = by_id.get(proof.entry) if proof is not None else None
        if proof is None or entry is None:
            found.append(ruling.evolve(status="not proved"))
            continue
        if entry.id not in played:
            played[entry.id] = _outcome(play_entry(entry, cards, edition))
        found.append(ruling.evolve(status=f"{played[entry.id]} {entry.id}", proof=entry.id))
    return found


def _outcome(played: PlayedEntry) -> str:
    codes = {each.code for each in played.findings}
    if "R020" in codes or "R021" in codes:
        return "contradicted by"
    if codes or not played.complete or not played.examples:
        return "not modelled in"
    return "proved by"


def related(card: str, folder: Path) -> list[Entry]:
    """Give the entries on rules and topics that play a card, or apply to it.

    Only the pages that name it are read.
    """
    found: list[Entry] = []
    places = [each for each in (folder / "rules", folder / "topics") if each.is_dir()]
    for path in pages(places):
        text = path.read_text(encoding="utf-8")
        if card in text:
            entries, _ = read_page(text, str(path))
            found += [each for each in entries if _plays(each, card)]
    return found


def _plays(entry: Entry, card: str) -> bool:
    return card in entry.applies_to or any(card in each.text for each in entry.examples)

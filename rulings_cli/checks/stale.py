"""What is stale: imported rules or card texts that are not those that were reviewed and played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.checks.findings import Finding
from rulings_cli.checks.record import RuleTexts, digest, read_record, stands_in
from rulings_cli.corpus.entries import Entry, instances
from rulings_cli.errors import CorpusError, ExampleSyntax, RulingsError
from rulings_cli.official.opening import Home, editions, reading, store_path
from rulings_cli.terms.citations import Edition, declared_rules

if TYPE_CHECKING:
    from rulings_cli.corpus.pool import Pool
    from rulings_cli.official.card_texts import Reworded

#: Gives what is other in a card's imported text than in the pool, by the card's name.
CardTexts = Callable[[str], "Reworded | None"]


# --- entries ----------------------------------------------------------------------------------


def check_card_texts(entry: Entry, texts: CardTexts) -> Iterator[Finding]:
    """Give the cards of an entry that read otherwise today than they were played."""
    for name in cards_of(entry):
        found = texts(name)
        if found is not None:
            message = (
                f"{found.face} reads otherwise in the cards of {found.date or 'the import'} "
                f"than when {entry.id} was reviewed ({entry.reviewed or 'undated'})"
            )
            hint = "build the pool anew (rulings pool build FILE), then review the entry again"
            yield Finding("R006", entry.path, entry.line, 1, message, hint)


def cards_of(entry: Entry) -> tuple[str, ...]:
    """Give the names that an entry's page, its cards and its examples' given lines call."""
    from rulings_cli.examples.reading import parse_example

    names = dict.fromkeys((entry.page, *entry.applies_to))
    for block in (one for each in entry.examples for one in instances(entry, each)):
        try:
            example = parse_example(block.text, block.path, block.line, block.id)
        except ExampleSyntax:
            continue
        for line in example.given:
            if line.form in ("control", "hold", "library", "zone"):
                names |= dict.fromkeys(
                    each.name for each in line.get("things", ()) if not each.token
                )
    return tuple(each for each in names if each)


def card_texts(pool: Pool, home: Home = None) -> CardTexts | None:
    """Give the reader of differences; None where all cards are of the pool's own file, or none."""
    if not _has_other_cards(str(pool.header.get("sha256", "")), home):
        return None
    from rulings_cli.official.card_texts import reworded

    def other(name: str) -> Reworded | None:
        try:
            return reworded(pool.card(name), pool.header, home)
        except RulingsError:  # no card: the page of a topic, or a name that other checks refuse
            return None

    return other


def _has_other_cards(sha256: str, home: Home) -> bool:
    if not store_path(home).is_file():
        return False
    try:
        with reading(home) as store:
            row = store.execute(
                "select 1 from files where kind = 'cards' and sha256 <> ? "
                "and exists (select 1 from current where file = files.id)",
                (sha256,),
            ).fetchone()
    except CorpusError:
        return False
    return row is not None


# --- answers ----------------------------------------------------------------------------------


class Staleness:
    """What of an answer the imported texts no longer bear out, in words; nothing mostly.

    Rules are looked at where an edition is imported that is newer than the one that is played;
    amendments that the engine already plays by are no news.
    """

    def __init__(
        self, pool: Pool, corpus: Path, edition: Edition, *, until: str = "", home: Home = None
    ) -> None:
        self._cards = card_texts(pool, home)
        self._corpus = corpus
        self._edition = edition
        self._home = home
        self._newer = self._newer_edition(until)
        self._texts: RuleTexts | None = None
        self._old: RuleTexts | None = None

    def _newer_edition(self, until: str) -> str:
        """Give the newest imported edition (of that day, where one is given), if it is news."""
        if not store_path(self._home).is_file():
            return ""
        try:
            held = [each for each in editions(self._home) if not until or each <= until]
        except CorpusError:
            return ""
        return held[-1] if held and held[-1] > self._edition.cr else ""

    def reasons(self, rules: Iterable[str], names: Iterable[str]) -> tuple[str, ...]:
        """Give why an answer that cites these rules and rests on these cards is stale."""
        return (*self._of_rules(rules), *self._of_cards(names))

    def _of_cards(self, names: Iterable[str]) -> Iterator[str]:
        for name in dict.fromkeys(names) if self._cards is not None else ():
            found = self._cards(name) if self._cards is not None and name else None
            if found is not None:
                yield f"{found.face} reads otherwise in the cards of {found.date or 'the import'}"

    def _of_rules(self, rules: Iterable[str]) -> Iterator[str]:
        if not self._newer:
            return
        known = {each.partition(" ")[0] for each in self._edition.amendments}
        for number in dict.fromkeys(rules):
            if number not in known and self._differs(number):
                yield f"{number} is not in the rules of {self._newer} what it is in those played"

    def _differs(self, number: str) -> bool:
        new, old = self._both()
        text, before = new(number), old(number)
        if text is None:
            return True
        if before is not None:
            return digest(text) != digest(before)
        lines = [each for each in read_record(self._corpus) if each.number == number]
        reviewed = {each.sha256 for each in lines if each.edition == self._edition.cr}
        if reviewed:
            return digest(text) not in reviewed
        cited = declared_rules().get(number)
        return cited is not None and not stands_in(cited.anchor, text)

    def _both(self) -> tuple[RuleTexts, RuleTexts]:
        """Give the readers of the newer edition's rules and of the played one's, if imported."""
        from rulings_cli.official.store import document

        if self._texts is None or self._old is None:
            held = document(self._newer, self._home)
            self._texts = {each.number: each.text for each in held.rules}.get
            played: dict[str, str] = {}
            if self._edition.cr in editions(self._home):
                old = document(self._edition.cr, self._home)
                played = {each.number: each.text for each in old.rules}
            self._old = played.get
        return self._texts, self._old

"""Checking citations: the rule exists, the anchor stands in it, the text has not changed since."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.checks.findings import Finding
from rulings_cli.checks.numbers import is_or_under
from rulings_cli.checks.record import Recorded, RuleTexts, digest, stands_in
from rulings_cli.corpus.entries import Cited, Entry
from rulings_cli.terms.values import Value

LONGEST_ANCHOR = 8


class Rules(Value):
    """What citations are held against: an imported edition, else the record, else nothing.

    `texts` gives the rules of the imported edition; `record` is of the corpus, all editions.
    """

    edition: str
    record: tuple[Recorded, ...] = ()
    texts: RuleTexts | None = None

    def recorded(self, number: str) -> tuple[Recorded, ...]:
        """Give the lines of the record about a rule."""
        return tuple(each for each in self.record if each.number == number)


def check_citations(entry: Entry, rules: Rules) -> Iterator[Finding]:
    """Give what is wrong with the citations of an entry."""
    for each in (*entry.cr, *entry.read):
        if len(each.anchor.split()) > LONGEST_ANCHOR:
            yield _finding(
                "R004",
                entry,
                each,
                f"the anchor of {each.number} has more than {LONGEST_ANCHOR} words",
                "keep the few words that decide",
            )
        if rules.texts is not None:
            yield from _by_text(entry, each, rules, rules.texts)
        else:
            yield from _by_record(entry, each, rules)


def _by_text(entry: Entry, each: Cited, rules: Rules, texts: RuleTexts) -> Iterator[Finding]:
    text = texts(each.number)
    if text is None:
        message = f"the rules of {rules.edition} have no {each.number}"
        yield _finding("R001", entry, each, message, "look it up: rulings cr NUMBER")
        return
    if not stands_in(each.anchor, text):
        message = f"“{each.anchor}” does not stand in {each.number} of {rules.edition}"
        yield _finding("R002", entry, each, message, f"read it: rulings cr {each.number}")
        return
    reviewed = _reviewed(entry)
    then = [
        one
        for one in rules.recorded(each.number)
        if one.edition == reviewed and one.anchor == each.anchor
    ]
    if then and then[0].sha256 != digest(text):
        message = f"{each.number} was reworded between {reviewed} and {rules.edition}"
        yield _finding("R005", entry, each, message, "read it again, then date the review anew")


def _by_record(entry: Entry, each: Cited, rules: Rules) -> Iterator[Finding]:
    known = rules.recorded(each.number)
    if not any(one.anchor == each.anchor for one in known):
        which = "with this anchor " if known else ""
        message = f"{each.number} is not recorded {which}in anchors.tsv"
        yield _finding("R003", entry, each, message, "import the rules: rulings data add FILE")


def _reviewed(entry: Entry) -> str:
    """Give the edition that an entry was reviewed against: "2026-11-30, CR 2026-06-19"."""
    _, _, edition = entry.reviewed.partition("CR ")
    return edition.strip()


def check_use(entry: Entry, used: frozenset[str]) -> Iterator[Finding]:
    """Give the cited rules that none of the entry's plays used."""
    for each in entry.cr:
        if not any(is_or_under(number, each.number) for number in used):
            yield _finding(
                "R024",
                entry,
                each,
                f"no example of {entry.id} plays {each.number}",
                f'let one play it, or write - read: {each.number} "{each.anchor}", why',
            )


def _finding(code: str, entry: Entry, each: Cited, message: str, hint: str) -> Finding:
    return Finding(code, entry.path, each.line or entry.line, each.column, message, hint)

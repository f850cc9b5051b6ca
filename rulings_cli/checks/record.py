"""The record of anchors: the hash of every cited rule, for machines without the official text.

`anchors.tsv` has one line for each edition, rule number and anchor: the anchor stood in the rule
when the record was written, and the rule's text had that hash. The text itself is not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from rulings_cli.checks.numbers import in_order
from rulings_cli.corpus.entries import Cited, Corpus
from rulings_cli.errors import CorpusError
from rulings_cli.terms.values import Value

FILE_NAME: Final = "anchors.tsv"
_HEADER: Final = "# edition\tnumber\tanchor\tsha256 of the rule"
#: Gives a rule's text by its number, or None where the edition has no such rule.
RuleTexts = Callable[[str], str | None]


class Recorded(Value):
    """One line of the record."""

    edition: str
    number: str
    anchor: str
    sha256: str


def folded(text: str) -> str:
    """Give a text for comparing: plain quotes and dashes, small letters, single blanks."""
    from rulings_cli.official.comprehensive_rules import fold

    return fold(text)


def digest(text: str) -> str:
    """Give the hash of a rule's text, the same however the text is typeset."""
    from hashlib import sha256

    return sha256(folded(text).encode()).hexdigest()


def stands_in(anchor: str, text: str) -> bool:
    """Tell whether the words of an anchor stand in a rule's text; none always do."""
    return folded(anchor) in folded(text)


def cited_by(corpus: Corpus) -> tuple[Cited, ...]:
    """Give every citation of the corpus, read ones too, each number and anchor once."""
    found = {
        (each.number, each.anchor): each
        for entry in corpus.entries
        for each in (*entry.cr, *entry.read)
    }
    return tuple(found[key] for key in sorted(found))


def read_record(folder: Path) -> tuple[Recorded, ...]:
    """Read the record of a corpus; a corpus without one has an empty one."""
    path = folder / FILE_NAME
    if not path.is_file():
        return ()
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            parts = line.split("\t")
            if len(parts) != 4:
                raise CorpusError(f"{path}:{number}: not four fields", "write the record anew")
            found.append(Recorded(*parts))
    return tuple(found)


def recorded(cited: Iterable[Cited], edition: str, texts: RuleTexts) -> tuple[Recorded, ...]:
    """Give the record of citations as an edition bears them out; false ones are left out."""
    found = []
    for each in cited:
        text = texts(each.number)
        if text is not None and stands_in(each.anchor, text):
            found.append(Recorded(edition, each.number, each.anchor, digest(text)))
    return tuple(found)


def write_record(folder: Path, corpus: Corpus, edition: str, texts: RuleTexts) -> int:
    """Write what an edition bears out into the record of a corpus, other editions kept.

    Gives how many citations of this edition the record now has.
    """
    new = recorded(cited_by(corpus), edition, texts)
    kept = [each for each in read_record(folder) if each.edition != edition]
    rows = sorted({*kept, *new}, key=lambda e: (e.edition, in_order(e.number), e.anchor))
    lines = [_HEADER, *("\t".join((e.edition, e.number, e.anchor, e.sha256)) for e in rows)]
    (folder / FILE_NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(new)

"""Which of our entries proves which official ruling: by the ruling's hash, without its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulings_cli.errors import CorpusError
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from pathlib import Path

FILE_NAME: Final = "rulings.tsv"


class Proof(Value):
    """One line of the file: an entry, and the ruling on a card that it proves."""

    entry: str
    card: str
    date: str
    sha256: str


def digest(folded: str) -> str:
    """Give the hash of a ruling; its text is given folded, so that typesetting does not count."""
    from hashlib import sha256

    return sha256(folded.encode("utf-8", "replace")).hexdigest()


def read_proofs(folder: Path) -> tuple[Proof, ...]:
    """Read which rulings the entries of a corpus prove; a corpus without the file proves none."""
    path = folder / FILE_NAME
    if not path.is_file():
        return ()
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            parts = line.split("\t")
            if len(parts) != 4:
                raise CorpusError(f"{path}:{number}: not four fields", "write the line anew")
            found.append(Proof(*parts))
    return tuple(found)

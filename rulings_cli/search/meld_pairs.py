"""Which two cards are melded into which one (CR 712.5): `meld_pairs.tsv`."""

from __future__ import annotations

from functools import cache


@cache
def meld_pairs() -> dict[str, tuple[str, str]]:
    """Give the two cards by the name of what they are melded into."""
    from rulings_cli.search.vocabulary import shipped_text

    rows = [each.split("\t") for each in shipped_text("meld_pairs.tsv").splitlines()]
    return {row[0]: (row[1], row[2]) for row in rows if len(row) == 3}

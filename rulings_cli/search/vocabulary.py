"""The word lists that finding names needs: ordinary words, and nicknames of cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def ordinary_words() -> frozenset[str]:
    """Give the words and terms of rules English and of ordinary questions, squashed."""
    text = (files("rulings_cli.search") / "words.txt").read_text("utf-8")
    return frozenset(
        word.replace("-", "")
        for line in text.splitlines()
        if not line.startswith("#")
        for word in line.split()
    )


def nicknames() -> dict[str, tuple[str, ...]]:
    """Give the full names of the cards that each nickname (squashed) is used for.

    The user's own file, `nicknames.tsv` in the folder RULINGS_HOME, adds to ours and goes before
    it; lines that are no nickname, a tab and a name are passed over.
    """
    import os

    return _nicknames(os.environ.get("RULINGS_HOME", ""))


@cache
def _nicknames(home: str) -> dict[str, tuple[str, ...]]:
    from rulings_cli.corpus.names import squash

    found: dict[str, tuple[str, ...]] = {}
    shipped = (files("rulings_cli.search") / "nicknames.tsv").read_text("utf-8")
    own = _pairs(_own_text(home))
    replaced = {squash(nickname) for nickname, _ in own}
    ours = [pair for pair in _pairs(shipped) if squash(pair[0]) not in replaced]
    for nickname, name in (*own, *ours):
        key = squash(nickname)
        found[key] = (*found.get(key, ()), name)
    return found


def _pairs(text: str) -> list[tuple[str, str]]:
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return [(row[0].strip(), row[1].strip()) for row in rows if len(row) == 2 and row[0].strip()]


def _own_text(home: str) -> str:
    from rulings_cli.corpus.folders import home_folder

    try:
        return (home_folder(home or None) / "nicknames.tsv").read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return ""

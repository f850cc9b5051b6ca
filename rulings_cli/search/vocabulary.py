"""The word lists that finding names needs: ordinary words, and nicknames of cards."""

from __future__ import annotations

import os
from functools import cache

from rulings_cli.corpus.folders import home_path
from rulings_cli.corpus.names import squash


@cache
def ordinary_words() -> frozenset[str]:
    """Give the words and terms of rules English and of ordinary questions, squashed."""
    text = shipped_text("words.txt")
    return frozenset(
        word.replace("-", "")
        for line in text.splitlines()
        if not line.startswith("#")
        for word in line.split()
    )


def nicknames() -> dict[str, tuple[str, ...]]:
    """Give the full names of the cards that each nickname (squashed) is used for.

    The user's own file, `nicknames.tsv` in the home folder, adds to ours and goes before
    it; lines that are no nickname, a tab and a name are passed over.
    """
    return _nicknames(home_path())


@cache
def _nicknames(home: str) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    shipped = shipped_text("nicknames.tsv")
    own = _pairs(own_text(home, "nicknames.tsv"))
    replaced = {squash(nickname) for nickname, _ in own}
    ours = [pair for pair in _pairs(shipped) if squash(pair[0]) not in replaced]
    for nickname, name in (*own, *ours):
        key = squash(nickname)
        found[key] = (*found.get(key, ()), name)
    return found


@cache
def nicknames_beside() -> tuple[tuple[str, str, frozenset[str]], ...]:
    """Give the nicknames that need another word beside them: the name, and those words."""
    rows = [line.split("\t") for line in shipped_text("nicknames.tsv").splitlines()]
    return tuple(
        (row[0].strip().lower(), row[1].strip(), frozenset(row[2].split()))
        for row in rows
        if len(row) == _WITH_WORDS and not row[0].startswith("#")
    )


_WITH_WORDS = 3


def _pairs(text: str) -> list[tuple[str, str]]:
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return [(row[0].strip(), row[1].strip()) for row in rows if len(row) == 2 and row[0].strip()]


# Not by pathlib or importlib.resources: they cost 8 ms at every start.


def shipped_path(name: str) -> str:
    """Give the path of a table that is shipped beside this module."""
    return os.path.join(os.path.dirname(__file__), name)  # noqa: PTH118, PTH120


def shipped_text(name: str) -> str:
    """Give the text of a table that is shipped beside this module."""
    with open(shipped_path(name), encoding="utf-8") as stream:  # noqa: PTH123
        return stream.read()


def own_path(home: str, name: str) -> str:
    """Give the path that the user's own table of that name would have."""
    return os.path.join(home, name)  # noqa: PTH118


def own_text(home: str, name: str) -> str:
    """Give the text of the user's own table of that name; "" where there is none."""
    try:
        with open(own_path(home, name), encoding="utf-8-sig") as stream:  # noqa: PTH123
            return stream.read()
    except (OSError, UnicodeDecodeError):
        return ""

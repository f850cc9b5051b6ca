"""Keyword abilities as lines write them, through the grammar of Oracle text."""

from __future__ import annotations

from functools import cache

from rulings_cli.abilities.abilities import Keyword


@cache
def compiled(text: str) -> Keyword | None:
    """Give the keyword ability that a text such as "ward {2}" says; None if it says none."""
    from rulings_cli.oracle import costing, counting, describing, keywords
    from rulings_cli.oracle.phrases import Reader
    from rulings_cli.oracle.tokens import cut

    del costing, counting, describing, keywords  # imported for the phrases that they register
    tokens = cut(text)
    for found, end in Reader(tokens).all("keyword", 0):
        if end == len(tokens) and isinstance(found, Keyword):
            return found
    return None


def is_name(text: str) -> bool:
    """Tell whether a text is the bare name of a keyword ability: "ward", "reconfigure"."""
    from rulings_cli.oracle.keywords import NAMES

    return text in NAMES


def said(keyword: Keyword) -> str:
    """Say a keyword ability, for messages."""
    from rulings_cli.oracle import costing, counting, describing
    from rulings_cli.oracle.phrases import Sayer

    del costing, counting, describing
    return " ".join(Sayer().try_say("keyword", keyword) or [keyword.name])

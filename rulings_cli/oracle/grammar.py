"""The whole grammar: importing this module registers every phrase, in order."""

from __future__ import annotations

from rulings_cli.oracle import (
    asking,
    changing,
    choosing,
    costing,
    counting,
    creating,
    describing,
    doing,
    keywords,
    lasting,
    paragraphs,
    producing,
    referring,
    sentences,
    waiting,
)

__all__ = [
    "asking",
    "changing",
    "choosing",
    "costing",
    "counting",
    "creating",
    "describing",
    "doing",
    "keywords",
    "lasting",
    "paragraphs",
    "producing",
    "referring",
    "sentences",
    "waiting",
]

"""Creatures that a position only describes, read as all readers read noun phrases."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.ask.statements.generic import token_words
from rulings_cli.ask.statements.nouns import Noun, nouns_at
from rulings_cli.ask.statements.words import Text, Token, plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CREATURE_TYPES

#: The tokens asked last, and their text: each place of them is asked for.
_last: list[tuple[Sequence[AskedWord], Text]] = []


def text_of(tokens: Sequence[AskedWord]) -> Text:
    """Give the tokens as the text that noun phrases are read from, each in its place."""
    for known, text in _last:
        if known is tokens:
            return text
    found = Text(
        tuple(Token(plain(e.text), e.text, e.mention is not None) for e in tokens),
        tuple((at, at + 1, e.mention) for at, e in enumerate(tokens) if e.mention is not None),
    )
    _last[:] = [(tokens, found)]
    return found


def described_at(tokens: Sequence[AskedWord], at: int) -> Iterator[tuple[int, object]]:
    """Take the longest description of creatures, as the words that an example has for them."""
    for end, noun in sorted(nouns_at(text_of(tokens), at), key=lambda each: -each[0]):
        kind = _kind(noun)
        if kind:
            yield end, kind
            return


#: What is said of creatures that changes nothing where nobody attacks.
_NOTHING = frozenset(("untapped", "vanilla", "plain", "normal", "random", "creature"))


def _kind(noun: Noun) -> str:
    """Give the words for a creature token that is so, "" where the noun says anything else."""
    plainly = Noun(
        noun.text,
        head=noun.head,
        number=noun.number,
        counted=noun.counted,
        another=noun.another,
        qualities=noun.qualities,
        keywords=noun.keywords,
        size=noun.size,
        token=noun.token,
    )
    is_creature = noun.size or noun.head == "creature" or noun.head in CREATURE_TYPES
    said = frozenset(noun.qualities) - _NOTHING
    known = all(e in COLORS_BY_NAME or e in CREATURE_TYPES or e in _TYPES for e in said)
    told = said or noun.size or noun.keywords
    if plainly != noun or not is_creature or not known or not told or len(said) > _MOST_SAID:
        return ""
    try:
        return token_words(noun.evolve(size=noun.size or "1/1"), "Human")
    except (DropsOut, NotSupported):
        return ""


#: So much may be said of them: which of several colors pays is another question.
_MOST_SAID = 1
_TYPES = frozenset(("artifact", "enchantment", "legendary", "snow", "colorless"))

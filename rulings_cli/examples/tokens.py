"""Tokens by description: "a 1/1 white Soldier creature token with flying"."""

from __future__ import annotations

import re
from typing import Final

from rulings_cli.abilities.abilities import Ability, Keyword, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.engine import tokens
from rulings_cli.engine.predefined_tokens import COMMON
from rulings_cli.errors import NotSupported
from rulings_cli.examples.naming import Unclear
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CARD_TYPES, SUBTYPES, SUPERTYPES

_DESCRIPTION: Final = re.compile(
    r"(?:(?P<size>-?\d+/-?\d+) )?(?P<words>.*?) ?token(?: with (?P<keywords>.+))?"
)


def described(text: str) -> Face:
    """Give the characteristics of a token by its description; an unknown word is Unclear."""
    found = _DESCRIPTION.fullmatch(text)
    if found is None:
        raise Unclear(f"no token is described like this: {text!r}", "a 1/1 white Soldier … token")
    words = found["words"]
    if (words in SUBTYPES or words in COMMON) and not found["size"]:
        return tokens.predefined(words)
    colors, supertypes, types, subtypes = _sorted_words(words, text)
    power, _, toughness = (found["size"] or "").partition("/")
    return Face(
        " ".join((*subtypes, "Token")) if subtypes else "Token",
        None,
        frozenset(colors),
        supertypes,
        types or ("creature",),
        subtypes,
        power or None,
        toughness or None,
        paragraphs=tuple(Paragraph((each,)) for each in _keywords(found["keywords"] or "")),
    )


def _sorted_words(
    words: str, text: str
) -> tuple[list[str], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    colors: list[str] = []
    supertypes: list[str] = []
    types: list[str] = []
    subtypes: list[str] = []
    left = words.replace("Time Lord", "Time_Lord").replace(",", " ").split()
    for each in left:
        word = each.replace("_", " ")
        if word in COLORS_BY_NAME:
            colors.append(COLORS_BY_NAME[word])
        elif word in SUPERTYPES:
            supertypes.append(word)
        elif word in CARD_TYPES:
            types.append(word)
        elif word in SUBTYPES:
            subtypes.append(word)
        elif word not in ("and", "colorless"):
            raise Unclear(f"{word!r} describes no token", f"in {text!r}")
    return colors, tuple(supertypes), tuple(types), tuple(subtypes)


def _keywords(text: str) -> tuple[Ability, ...]:
    return tuple(keyword(each) for each in re.split(r", and |, | and ", text) if each)


def keyword(text: str) -> Keyword:
    """Give the keyword ability that a text says; one that is not understood is NotSupported."""
    from rulings_cli.examples.keyword_texts import compiled

    found = compiled(text)
    if found is None:
        raise NotSupported(f"the keyword ability {text!r} is not understood", "702.1")
    return found

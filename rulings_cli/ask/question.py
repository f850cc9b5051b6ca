"""The first stage: is this text a question at all, and which words is it made of."""

from __future__ import annotations

import re

from rulings_cli.errors import InputError

LONGEST = 10_000
_HINT = 'ask one question in plain words, such as "can NAME mana pay for NAME"'
_WORD = re.compile(r"\{[^{}\s]+\}|[+-]?\d+/[+-]?\d+|[^\W_]+(?:['\-][^\W_]+)*|'s\b|=|//|[,;:?.!]")
_FOLD = str.maketrans({"’": "'", "‘": "'", "´": "'", "`": "'", "“": '"', "”": '"', "–": "-"})


def checked(question: str) -> str:
    """Give the question with its spaces made single; unusable text is an InputError."""
    if len(question.encode("utf-8", "surrogatepass")) > LONGEST:
        raise InputError("the question is longer than 10 kB", _HINT)
    for each in question:
        if (
            (ord(each) < 32 and not each.isspace())
            or ord(each) == 127
            or 0xD800 <= ord(each) < 0xE000
        ):
            raise InputError("the question holds control characters", _HINT)
    clean = " ".join(question.split())
    if not clean:
        raise InputError("the question is empty", _HINT)
    if not any(each.isalpha() for each in clean):
        raise InputError("there is no question in this text", _HINT)
    return clean


def folded(text: str) -> str:
    """Give the text with plain quotes and dashes, each letter in its place."""
    return text.translate(_FOLD)


def words_of(text: str) -> list[str]:
    """Give the words of a stretch of text in lower case; possessives are words of their own.

    >>> words_of("Codie's mana, X=2?")
    ['codie', "'s", 'mana', 'x', '=', '2']
    """
    words: list[str] = []
    for found in _WORD.findall(folded(text).lower()):
        if found.endswith("'s") and len(found) > 2 and found not in _WHOLE:
            words += [found[:-2], "'s"]
        else:
            words.append(found)
    return words


_WHOLE = frozenset(
    ("it's", "what's", "that's", "where's", "how's", "let's", "he's", "she's", "who's")
)

"""A question as tokens: names, numbers, mana, words and marks, abbreviations written out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded
from rulings_cli.ask.vocabulary import NUMBERS, signed, written_out
from rulings_cli.terms.values import Value


class AskedWord(Value):
    """One word, number, name, mark or group of mana symbols; words are in lower case."""

    kind: str  # "card", "number", "mana", "word", "mark"
    text: str
    mention: Mention | None = None
    number: int = 0


#: What players shorten, written out, beside what they write together.
_SHORT = {
    "bf": "battlefield", "cmc": "mana value", "cmcs": "mana value", "eot": "end of turn",
    "etb": "enters", "etbs": "enters", "gy": "graveyard", "mv": "mana value", "opp": "opponent",
    "opps": "opponent 's", "opponents": "opponent 's", "opponent's": "opponent 's",
    "sac": "sacrifice", "saccing": "sacrificing", "u": "you", "w": "with", "w/o": "without",
    "twice": "2 times", "once": "1 times", "thrice": "3 times", "r": "are",
}  # fmt: skip
LONG = {
    **{each: said for each, said in written_out().items() if not said.endswith((" not", " us"))},
    **{each: said for each, said in signed().items() if said.endswith("n't")},
    **_SHORT,
}
for _word in ("its", "id"):
    del LONG[_word]


_WORDS = (
    r"w/o\b|w/(?=\s)|\{[^{}\s]+\}|[+-]\d+/[+-]\d+|\d+/\d+|\d+"
    r"|[^\W\d_]+(?:['\-][^\W\d_]+)*|'s\b|[,;:.?!+&=()/-]"
)


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(_WORDS)


def tokens_of(question: str, mentions: Sequence[Mention]) -> tuple[AskedWord, ...]:
    """Give the question's tokens in order, each mention as one."""
    text = folded(question)
    found: list[AskedWord] = []
    at = 0
    for each in sorted(mentions, key=lambda one: one.start):
        if each.start < at:
            continue
        found += _tokens(text[at : each.start])
        found.append(AskedWord("card", each.text, each))
        at = each.end
    found += _tokens(text[at:])
    return tuple(_joined(found))


def plain_tokens(text: str) -> tuple[AskedWord, ...]:
    """Give the tokens of a text without names."""
    return tuple(_joined(tuple(_tokens(text))))


def _tokens(text: str) -> Iterator[AskedWord]:
    for word in _pattern().findall(text):
        low = word.lower()
        if word.startswith("{"):
            yield AskedWord("mana", word.upper())
        elif low.startswith("w/"):
            yield AskedWord("word", LONG[low])
        elif low.isdigit():
            yield AskedWord("number", low, number=int(low))
        elif low in NUMBERS:
            yield AskedWord("number", low, number=NUMBERS[low])
        elif _is_mana(word):
            yield AskedWord("mana", "".join(f"{{{each}}}" for each in word))
        elif low in LONG:
            yield from _tokens(LONG[low])
        elif low.endswith("'s") and len(low) > 2:
            yield from _tokens(low[:-2])
            yield AskedWord("word", "'s")
        elif word[0].isalpha() or word[0] == "'" or ("/" in word and len(word) > 1):
            yield AskedWord("word", low)
        else:
            yield AskedWord("mark", word)


def _is_mana(word: str) -> bool:
    """Tell whether it is mana in capitals: "BB", "C"."""
    return len(word) <= 6 and all(each in "WUBRGC" for each in word)


def _joined(tokens: Sequence[AskedWord]) -> Iterator[AskedWord]:
    """Give the tokens with symbols that stand together as one."""
    held: AskedWord | None = None
    for each in tokens:
        if each.kind == "mana" and held is not None:
            held = held.evolve(text=held.text + each.text)
            continue
        if held is not None:
            yield held
            held = None
        if each.kind == "mana":
            held = each
        else:
            yield each
    if held is not None:
        yield held

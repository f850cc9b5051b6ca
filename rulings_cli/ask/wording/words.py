"""The words of a question with their places, and how words are written as text again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded
from rulings_cli.ask.vocabulary import NUMBERS
from rulings_cli.corpus.names import squash
from rulings_cli.search.vocabulary import nicknames, ordinary_words
from rulings_cli.terms.values import Value, field

#: Marks that end a sentence.
ENDS = frozenset((".", "?", "!", ";", "..."))
#: Marks at which a clause may begin.
PARTS = ENDS | {",", ":", "-", "(", ")"}

_PATTERN = (
    r"\{[^{}\s]+\}|(?<![\w)/])[+\-]\d+(?![\d/])|"
    r"[+\-]?\d+/[+\-]?\d+(?:s\b)?|\d*[WUBRGC]{2,6}(?![^\W_])|\d[WUBRGC](?![^\W_])|\d+|"
    r"[^\W\d_]+(?:['\-][^\W\d_]+)*|'s\b|\.\.\.|//|[,;:.?!+&=()/\-]"
)
#: What a single capital letter names after these words is no mana.
_LETTERED = frozenset(("player", "creature", "card", "option", "plan", "opponent", "x", "land"))


class SaidWord(Value):
    """A word, number, name, group of mana symbols or mark, and where it stands in the question.

    `text` is how rows name it: words in lower case, numbers in digits, mana in braces.
    """

    kind: str  # "word", "number", "mana", "card", "mark"
    text: str
    start: int
    end: int
    said: str = ""
    mention: Mention | None = None
    made: tuple[str, ...] | None = field(
        default=None, compare=False
    )  # the plain words that put it there


def words_of(question: str, mentions: Sequence[Mention]) -> tuple[SaidWord, ...]:
    """Give the question's words in order, each mention as one."""
    text = folded(question)
    found: list[SaidWord] = []
    at = 0
    for each in sorted(mentions, key=lambda one: one.start):
        joined = "-" in (text[each.end : each.end + 1], text[each.start - 1 : each.start])
        if each.start < at or (each.is_word and joined):
            continue
        found += _words(text, at, each.start)
        done = _DONE_TO.match(text, each.end) if _BY_IT.search(text, 0, each.start) else None
        said = f"{each.text.lower()}ed" if done else each.text.lower()
        found.append(SaidWord("card", said, each.start, each.end, each.text, each))
        at = done.end() if done else each.end
    found += _words(text, at, len(text))
    return tuple(_lettered([_named(each) for each in found]))


#: A name with the sign of a verb, and what stands before it: "gets NAME'd".
_DONE_TO = re.compile(r"['’]e?d\b(?! into\b)")
_BY_IT = re.compile(r"\b(?:gets?|got|is|are|was|were|been|being) $", re.IGNORECASE)


#: Endings with which a nickname is made a verb: "bolted", "plowing".
_ENDINGS = ("ed", "ing", "s")


def _named(word: SaidWord) -> SaidWord:
    """Give a word that is a verb made of a card's nickname as that card."""
    ordinary = len(word.text) < _SHORTEST_VERB or word.text in ordinary_words()
    if word.kind != "word" or ordinary:
        return word
    for ending in _ENDINGS:
        if word.text.endswith(ending):
            cards = nicknames().get(squash(word.text.removesuffix(ending)), ())
            if len(cards) == 1:
                mention = Mention(word.start, word.end, word.said, cards, "nickname")
                return word.evolve(kind="card", mention=mention)
    return word


_SHORTEST_VERB = 5


@cache
def _pattern() -> re.Pattern[str]:
    return re.compile(_PATTERN)


def _words(text: str, start: int, end: int) -> Iterator[SaidWord]:
    for found in _pattern().finditer(text, start, end):
        said, begin, stop = found[0], found.start(), found.end()
        if said.endswith("'s") and len(said) > 2 and said.lower() not in _WHOLE:
            yield word_of(said[:-2], begin, stop - 2)
            yield word_of(said[-2:], stop - 2, stop)
        else:
            yield word_of(said, begin, stop)


#: Words in which the mark takes the place of a verb.
_WHOLE = frozenset(
    ("it's", "that's", "what's", "who's", "where's", "how's", "there's", "he's", "she's", "let's",
     "here's", "when's")
)  # fmt: skip


def word_of(said: str, start: int = 0, end: int = 0) -> SaidWord:
    """Give one word of the question, or of a row, by how it is written."""
    low = said.lower()
    if said.startswith("{"):
        return SaidWord("mana", said.upper(), start, end, said)
    if low.isdigit():
        return SaidWord("number", low, start, end, said)
    if low in NUMBERS:
        return SaidWord("number", str(NUMBERS[low]), start, end, said)
    if said.isupper() and len(said) > 1 and all(each in "WUBRGC0123456789" for each in said):
        symbols = re.findall(r"\d+|[A-Z]", said)
        return SaidWord("mana", "".join(f"{{{each}}}" for each in symbols), start, end, said)
    if (
        said[0].isalpha()
        or said == "'s"
        or (said[-1].isdigit() and said[0] in "+-")
        or (said[-1].isdigit() and "/" in said)
    ):
        return SaidWord("word", low, start, end, said)
    return SaidWord("mark", said, start, end, said)


def _lettered(words: Sequence[SaidWord]) -> Iterator[SaidWord]:
    """Give the words with a capital letter alone as mana, and symbols in a row as one."""
    held: SaidWord | None = None
    for at, each in enumerate(words):
        word = each
        if each.kind == "word" and each.said in _COLORS and _is_mana(words, at):
            word = each.evolve(kind="mana", text=f"{{{each.said}}}")
        if word.kind == "mana" and held is not None and held.end == word.start:
            held = held.evolve(text=held.text + word.text, end=word.end, said=held.said + word.said)
            continue
        if held is not None:
            yield held
            held = None
        if word.kind == "mana":
            held = word
        else:
            yield word
    if held is not None:
        yield held


_COLORS = frozenset("WUBRGC")


def _is_mana(words: Sequence[SaidWord], at: int) -> bool:
    """Tell whether a capital letter stands as mana; one that begins a sentence, or labels, not."""
    if at == 0 or words[at - 1].text in ENDS or words[at - 1].text in _LETTERED:
        return False
    return not (at + 1 < len(words) and words[at + 1].text in ("'s", ")"))


#: What is written without a space before it.
_CLOSE = frozenset((",", ";", ":", ".", "?", "!", "'s", ")", "..."))


def text_of(words: Iterable[SaidWord]) -> tuple[str, tuple[Mention, ...]]:
    """Give the words as text, and the mentions at their places in it."""
    text = ""
    mentions: list[Mention] = []
    for each in words:
        written = each.said if each.kind in ("card", "number") else each.text
        if text and each.text not in _CLOSE and not text.endswith("("):
            text += " "
        if each.mention is not None:
            start = len(text)
            mentions.append(each.mention.evolve(start=start, end=start + len(written)))
        text += written
    return text, tuple(mentions)

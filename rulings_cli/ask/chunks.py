"""The second stage: the question's words and names, gathered into the parts that play a role."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulings_cli.ask.lexicon import NUMBERS, phrases
from rulings_cli.ask.question import words_of
from rulings_cli.terms.values import Value


class Mention(Value):
    """A card named in the question: where, as what it was written, and the cards it may be."""

    start: int
    end: int
    text: str
    cards: tuple[str, ...]
    how: str = "full"
    is_word: bool = False  # written like a plain word, so it may be none


class Item(Value):
    """A word or name with its concept; `gap` tells whether left-out words stand before it."""

    kind: str  # "word", "card", "keyword", "kind", "token", "subtype", "number", "unknown"
    concept: str
    text: str
    mention: Mention | None = None
    gap: bool = False


class Chunk(Value):
    """A part of the question in its role, such as MANA (of a card) or SICK (a card)."""

    role: str
    text: str
    card: Mention | None = None
    other: Mention | None = None
    word: str = ""
    number: int = 0


def items_of(text: str, mentions: Sequence[Mention]) -> list[Item]:
    """Give the question as items: names as they were found, words by the lexicon."""
    items: list[Item] = []
    at = 0
    gap = False
    for each in [*mentions, None]:
        before = text[at : each.start] if each is not None else text[at:]
        gap = _read_words(words_of(before), items, gap)
        if each is not None:
            items.append(Item("card", "CARD", each.text, each, gap))
            gap = False
            at = each.end
    return items


def _read_words(words: list[str], items: list[Item], gap: bool) -> bool:
    table = phrases()
    at = 0
    while at < len(words):
        known = table.get(words[at], {})
        longest = max((len(each) for each in known), default=0)
        for size in range(min(longest, len(words) - at), 0, -1):
            phrase = tuple(words[at : at + size])
            if phrase not in known:
                continue
            kind, concept = known[phrase]
            if concept == "-":
                gap = True
            else:
                items.append(Item(kind, concept, " ".join(phrase), None, gap))
                gap = False
            at += size
            break
        else:
            items.append(_other_word(words[at], gap))
            gap = False
            at += 1
    return gap


def _other_word(word: str, gap: bool) -> Item:
    if word == "'s":
        return Item("word", "'s", word, None, gap)
    if word in NUMBERS or word.isdigit():
        return Item("number", str(NUMBERS.get(word, word)), word, None, gap)
    if subtype := _creature_type(word):
        return Item("subtype", subtype, word, None, gap)
    return Item("unknown", word, word, None, gap)


def _creature_type(word: str) -> str:
    from rulings_cli.terms.types import SUBTYPES

    for each in (word, word.removesuffix("s"), word.removesuffix("es")):
        if each.title() in SUBTYPES:
            return each.title()
    return ""


#: How items gather into a role, the first that fits wins. A pattern's words are concepts or kinds
#: in capitals; `?` may be missing; `!` must follow without a word between; `a/b` is either.
_ROLES = """
ABILITY: first/second/third/last/attach-word/mana/attack-word ability with CARD/TOKEN
ABILITY: mana-ability with CARD/TOKEN
ABILITY: ability with CARD/TOKEN
ABILITY: CARD/TOKEN 's? first/second/third/last/attach-word/mana/attack-word mana-ability/ability
ABILITY: with? CARD/TOKEN 's? attach-word ability
ABILITY: with CARD/TOKEN 's? first/second/third/last/mana/attack-word mana-ability/ability
ABILITY: with? CARD/TOKEN 's mana-ability/ability
ABILITY: CARD/TOKEN mana-ability!/ability!
TAPPED: tap/crack CARD/TOKEN 's? mana
TAPPED: CARD/TOKEN tap mana
TAPPED: tap/crack CARD/TOKEN
MANA: with mana with CARD/TOKEN
MANA: mana with CARD/TOKEN
MANA: with CARD/TOKEN 's? mana
MANA: CARD/TOKEN 's? mana
MANA: mana CARD/TOKEN
EXILED: KIND/spell-word/card-word/CARD exiled with CARD
EXILED: KIND/spell-word/card-word with CARD exiled
EXILED: KIND/spell-word/card-word CARD exiled
EXILED: exiled KIND/spell-word/card-word with CARD
EXILED: exiled CARD with CARD
EXILED: exiled with CARD
EXILED: CARD 's exiled card-word/spell-word/KIND?
EXILED: CARD exiled card-word
EXILED: CARD card-word!
EXILED: KIND/spell-word/card-word hit with CARD
EXILED: KIND/spell-word/card-word CARD hit
HIT: CARD hit CARD
HIT: CARD exiled CARD
HIT: hit CARD with CARD
SICK: sick CARD
SICK: sick KIND/SUBTYPE
OUT: with CARD out
OUT: CARD out
FREE: with CARD 's free cast?
FREE: with CARD 's trigger/effect
FREE: with CARD free cast
WITH: with CARD
XIS: with? x is-sign? NUMBER
"""


#: Words that may stand anywhere without parting what belongs together.
_FLOATING = frozenset(("whole", "help"))


@cache
def _compiled() -> list[tuple[str, tuple[tuple[frozenset[str], bool, bool], ...]]]:
    rows = []
    for line in _ROLES.strip().splitlines():
        role, _, pattern = line.partition(": ")
        parts = []
        for word in pattern.split():
            optional, strict = word.endswith("?"), word.endswith("!")
            parts.append((frozenset(word.rstrip("?!").split("/")), optional, strict))
        rows.append((role, tuple(parts)))
    return rows


def chunks_of(items: Sequence[Item]) -> list[Chunk]:
    """Give the question as chunks, every item in one of them."""
    rows = _compiled()
    floating = [each for each in items if each.concept in _FLOATING]
    items = [each for each in items if each.concept not in _FLOATING]
    chunks = [_plain(each) for each in floating]
    at = 0
    while at < len(items):
        best: tuple[int, str] | None = None
        for role, pattern in rows:
            size = _fits(items, at, pattern)
            if size and (best is None or size > best[0]):
                best = (size, role)
        if best is None:
            chunks.append(_plain(items[at]))
            at += 1
        else:
            chunks.append(_gathered(best[1], items[at : at + best[0]]))
            at += best[0]
    return chunks


def _names(item: Item) -> tuple[str, str]:
    return (item.concept, item.kind.upper())


def _fits(
    items: Sequence[Item], at: int, pattern: Sequence[tuple[frozenset[str], bool, bool]]
) -> int:
    start = at
    for words, optional, strict in pattern:
        here = items[at] if at < len(items) else None
        if here is not None and not words.isdisjoint(_names(here)) and not (strict and here.gap):
            at += 1
        elif not optional:
            return 0
    return at - start


def _plain(item: Item) -> Chunk:
    if item.kind == "card":
        return Chunk("CARD", item.text, item.mention)
    if item.kind == "number":
        return Chunk("NUMBER", item.text, word=item.concept, number=int(item.concept))
    if item.kind == "word":
        return Chunk("word", item.text, word=item.concept)
    return Chunk(item.kind.upper(), item.text, word=item.concept)


#: The words of a role that say more about it: kept as the chunk's `word`.
_TELLING = frozenset(
    ("first", "second", "third", "last", "attach-word", "mana", "mana-ability", "attack-word")
)


def _gathered(role: str, items: Sequence[Item]) -> Chunk:
    cards = [each.mention for each in items if each.mention is not None]
    text = " ".join(each.text for each in items).replace(" 's", "'s")
    words = [each.concept for each in items if each.kind in ("kind", "token", "subtype")]
    if role == "ABILITY":
        words = [each.concept for each in items if each.concept in _TELLING] + words
    numbers = [int(each.concept) for each in items if each.kind == "number"]
    card = cards[-1] if role in ("EXILED",) and cards else (cards[0] if cards else None)
    if role == "HIT" and items[0].concept == "hit":
        cards.reverse()
        card = cards[0]
    other = None
    if len(cards) > 1:
        other = cards[0] if role == "EXILED" else cards[1]
    return Chunk(role, text, card, other, words[0] if words else "", numbers[0] if numbers else 0)

"""What the places for an ability or for somebody's mana take, by the words for them."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.ask.positions.meant import BY_DEED
from rulings_cli.ask.positions.slots import (
    ARTICLES,
    SLOTS,
    CardSaid,
    Taken,
    card_at,
    kind_at,
    longest,
    word_at,
)
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.ask.vocabulary import token_phrases
from rulings_cli.terms.mana import COLOR_NAMES

_ORDINALS = {"1st": "first", "2nd": "second", "3rd": "third"}
_PARTS = {
    "ability": "", "abilities": "", "mana": "", "activated": "", "filtering": "", "activation": "",
    "first": "first", "second": "second", "third": "third", "trigger": "trigger",
    "triggered": "trigger", "triggers": "trigger", "landfall": "trigger", "enters": "trigger",
    "extra": "trigger", "bonus": "trigger", "additional": "trigger", "death": "trigger",
    "dies": "trigger", "upkeep": "trigger", "tap": "", "sacrifice": "",
}  # fmt: skip
_USING = frozenset(
    (
        "cracking", "tapping", "sacrificing", "exiling", "activating", "using", "popping",
        "filtering", "saccing", "fetching",
    )
)  # fmt: skip

PART_WORDS = frozenset((*_PARTS, *_ORDINALS, *_USING))


def _ability(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take an ability: a card with the words that say which ability of it."""
    while word_at(tokens, at) in ("the", "a", "an"):
        at += 1
    part, end = _part_words(tokens, at)
    if end > at and word_at(tokens, end) in ("of", "from", "on", "with"):
        for last, card in card_at(tokens, end + 1):
            assert isinstance(card, CardSaid)
            yield last, card.evolve(part=part)
    yield from _of_kind(tokens, at)
    if word_at(tokens, at) in _USING:
        yield from _used(tokens, at + 1)
    for after, card in card_at(tokens, at):
        assert isinstance(card, CardSaid)
        yield after, card
        of = word_at(tokens, after) == "'s"
        after += of
        part, end = _part_words(tokens, after)
        if end > after:
            yield end, card.evolve(part=part)
            yield from _told_more(tokens, end, card.evolve(part=part))
        for deed, last in (_deed(tokens, after), _doing(tokens, after)):
            if last > after:
                yield last, card.evolve(part=deed)


_KINDS_USED = ("fetchland", "mana dork", "mana rock", "artifact land", "land")


def _of_kind(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take the ability of a kind of permanent: "a fetchland's ability"."""
    for end, kind in kind_at(tokens, at):
        if kind in _KINDS_USED:
            yield end, CardSaid(kind=str(kind))
            after = end + (word_at(tokens, end) == "'s")
            if word_at(tokens, after) in ("ability", "activation", "mana", "trigger"):
                yield after + 1, CardSaid(kind=str(kind))


#: Words for an ability after words for what it does: "its land exiling thing".
DEED_THINGS = frozenset(
    ("ability", "abilities", "thing", "effect", "mode", "option", "activation", "stuff", "part")
)
_MOST_WORDS = 4


def _deed(tokens: Sequence[AskedWord], at: int) -> tuple[str, int]:
    """Take what an ability does before a word for it; one such word alone says nothing."""
    words: list[str] = []
    for end in range(at, min(at + _MOST_WORDS + 1, len(tokens))):
        word = word_at(tokens, end)
        if word in DEED_THINGS:
            return (f"{BY_DEED}{' '.join(words)}", end + 1) if words else ("", at)
        if tokens[end].kind == "mana":
            words.append(tokens[end].text.lower())
        elif word in ("a", "an", "the", "for", "own"):
            continue
        elif tokens[end].kind != "word" or word in _PARTS or not word.replace("-", "").isalpha():
            break
        else:
            words += word.split("-")
    return "", at


def _doing(tokens: Sequence[AskedWord], at: int) -> tuple[str, int]:
    """Take what an ability does, said to the end of a clause: "X exiling a land: …"."""
    at += word_at(tokens, at) == ","
    if not word_at(tokens, at).endswith("ing") or word_at(tokens, at) in _PARTS:
        return "", at
    words: list[str] = []
    for end in range(at, len(tokens)):
        word = word_at(tokens, end)
        if end > at and word in (":", ",", "?", "-"):
            return f"{BY_DEED}{' '.join(words)}", end
        if tokens[end].kind == "mana" or word in COLOR_NAMES.values():
            continue  # which mana of it, where it makes any
        if tokens[end].kind != "word" or len(words) > _MOST_WORDS or not word.isalpha():
            break
        words += [word] if word not in ("a", "an", "the", "for", "to", "cards") else []
    return "", at


def _told_more(tokens: Sequence[AskedWord], at: int, card: CardSaid) -> Taken:
    """Take what is added of an ability that is named already: "+1 that adds RR", "for GG"."""
    if word_at(tokens, at) not in ("that", "which", "for"):
        return
    at += 1
    while word_at(tokens, at) in ("adds", "makes", "gives", "produces", "you", "me"):
        at += 1
    if at < len(tokens) and (
        tokens[at].kind == "mana" or word_at(tokens, at) in COLOR_NAMES.values()
    ):
        at += 1 + (word_at(tokens, at + 1) == "mana")
        yield at, card


def _part_words(tokens: Sequence[AskedWord], at: int) -> tuple[str, int]:
    """Take the words for a part; the most telling one counts."""
    found = ""
    while at < len(tokens):
        word = _ORDINALS.get(word_at(tokens, at), word_at(tokens, at))
        if word in ("+", "-") and at + 1 < len(tokens) and tokens[at + 1].kind == "number":
            found = f"{word}{tokens[at + 1].text}"
            at += 2
            continue
        if word not in _PARTS:
            break
        found = found or _PARTS[word]
        at += 1
        told = at < len(tokens) and tokens[at].kind == "mana"
        if found == "trigger" and (told or word_at(tokens, at) in COLOR_NAMES.values()):
            at += 1  # "its extra green"
    return found, at


def _used(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take what follows "sacrificing": a card, or things to a card."""
    at += word_at(tokens, at) == "with"
    for end, card in card_at(tokens, at):
        yield end, card
        if word_at(tokens, end) in ("from", "in") and word_at(tokens, end + 1) == "hand":
            yield end + 2, card
        if word_at(tokens, end) == "for" and word_at(tokens, end + 1) == "mana":
            yield end + 2, card
    for end, _ in kind_at(tokens, at):
        if word_at(tokens, end) in ("to", "for", "with"):
            yield from card_at(tokens, end + 1)


def _mana_of(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take whose mana is meant: "mana from A", "A's mana", "a Treasure", "A"."""
    start = at
    while word_at(tokens, at) in ("the", "a", "an", "my", "any"):
        at += 1
    if word_at(tokens, at) == "mana" and word_at(tokens, at + 1) in ("from", "of", "off", "made"):
        at += 2
        while word_at(tokens, at) in ("by", "with", "from"):
            at += 1
        yield from _maker(tokens, at)
        return
    for end, card in _maker(tokens, start):
        yield end, card
        if word_at(tokens, end) == "'s":
            end += 1
        if word_at(tokens, end) == "mana":
            yield end + 1, card


def _maker(tokens: Sequence[AskedWord], at: int) -> Taken:
    if word_at(tokens, at) in ("only", "just"):
        return  # "can only A pay" asks for more than whether A can
    yield from card_at(tokens, at)
    while word_at(tokens, at) in ARTICLES:
        at += 1
    for end, token in longest(token_phrases(), tokens, at):
        yield end, CardSaid(kind=str(token))


SLOTS["ABILITY"] = _ability
SLOTS["MANAOF"] = _mana_of

__all__ = ["DEED_THINGS", "SLOTS"]

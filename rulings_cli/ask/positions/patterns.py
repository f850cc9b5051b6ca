"""The language of the parts' lines: words, alternatives, what may be missing, and slots.

`a|b_c` is a word or a phrase, `[…]` may be missing, `<name>` is a list of `GROUPS`, a word in
capitals is a slot: what it takes is kept by its name, or by what stands after `=`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rulings_cli.ask.positions.abilities import SLOTS
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.terms.values import Value

Found = tuple[tuple[str, object], ...]


class SaidWords(Value):
    """Phrases of which one stands here."""

    phrases: tuple[tuple[str, ...], ...]


class TakenSlot(Value):
    """A place that takes something of a kind."""

    kind: str
    key: str


class Maybe(Value):
    """What may be missing."""

    parts: tuple[Value, ...]


@cache
def groups() -> Mapping[str, str]:
    """Give the named lists of phrases."""
    from rulings_cli.ask.positions.parts import GROUPS

    found: dict[str, str] = {}
    for line in GROUPS.strip().splitlines():
        name, _, said = line.partition(": ")
        phrases = said.replace(" ", "_").replace("_|_", "|")
        found[name] = f"{found[name]}|{phrases}" if name in found else phrases
    return found


@cache
def vocabulary() -> frozenset[str]:
    """Give the words that the lines and their lists are made of."""
    from rulings_cli.ask.positions import further_parts
    from rulings_cli.ask.positions.parts import DEEDS, FACTS, GOALS, GROUPS

    text = FACTS + DEEDS + GOALS + GROUPS + further_parts.FACTS + further_parts.GOALS
    for each in "[]|_<>:=":
        text = text.replace(each, " ")
    return frozenset(each for each in text.split() if each.islower())


@cache
def compiled(line: str) -> tuple[Value, ...]:
    """Read one line of the language."""
    words = line.replace("[", " [ ").replace("]", " ] ").split()
    parts, rest = _parts(words)
    assert not rest, line
    return parts


def _parts(words: list[str]) -> tuple[tuple[Value, ...], list[str]]:
    parts: list[Value] = []
    while words:
        word, words = words[0], words[1:]
        if word == "]":
            break
        if word == "[":
            inner, words = _parts(words)
            parts.append(Maybe(inner))
        else:
            parts.append(_part(word))
    return tuple(parts), words


def _part(word: str) -> Value:
    head, _, key = word.partition("=") if len(word) > 1 else (word, "", "")
    if head in SLOTS:
        return TakenSlot(head, key or head.lower())
    said = "|".join(
        groups()[each[1:-1]] if each.startswith("<") else each for each in word.split("|")
    )
    phrases = {tuple(each.split("_")) for each in said.split("|")}
    return SaidWords(tuple(sorted(phrases, key=lambda each: (-len(each), each))))


@cache
def _firsts(parts: tuple[Value, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Give the words with which the parts may begin, and the slots."""
    words: set[str] = set()
    slots: set[str] = set()
    for part in parts:
        if isinstance(part, Maybe):
            inner = _firsts(part.parts)
            words |= inner[0]
            slots |= inner[1]
            continue
        if isinstance(part, TakenSlot):
            slots.add(part.kind)
        else:
            assert isinstance(part, SaidWords)
            words.update(phrase[0] for phrase in part.phrases)
        break
    return frozenset(words), frozenset(slots)


#: Slots that begin with a number or mana, and no other than a word of the language.
_NUMBERS, _MANA = frozenset(("NUM",)), frozenset(("MANA", "MANAS", "COLOR"))


def may_begin(parts: tuple[Value, ...], token: AskedWord) -> bool:
    """Tell whether the parts may stand at a token, by its kind and first word."""
    words, slots = _firsts(parts)
    if token.kind == "card":
        return bool(slots - _NUMBERS - _MANA)
    if token.text in words:
        return True
    if slots == _NUMBERS:
        return token.kind == "number"
    return bool(slots)


def matches(
    parts: Sequence[Value], tokens: Sequence[AskedWord], at: int
) -> Iterator[tuple[int, Found]]:
    """Give the ways in which the parts stand at the place: where they end and what they take."""
    if not parts:
        yield at, ()
        return
    first, rest = parts[0], parts[1:]
    if isinstance(first, Maybe):
        yield from matches((*first.parts, *rest), tokens, at)
        yield from matches(rest, tokens, at)
        return
    if isinstance(first, TakenSlot):
        for end, value in SLOTS[first.kind](tokens, at):
            for last, found in matches(rest, tokens, end):
                yield last, ((first.key, value), *found)
        return
    assert isinstance(first, SaidWords)
    for phrase in first.phrases:
        end = at + len(phrase)
        if end <= len(tokens) and all(
            tokens[at + index].text == word and tokens[at + index].kind != "card"
            for index, word in enumerate(phrase)
        ):
            yield from matches(rest, tokens, end)

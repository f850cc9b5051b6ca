"""The language of the parts' lines: words, alternatives, what may be missing, and slots.

`a|b_c` is a word or a phrase, `[…]` may be missing, `<name>` is a list of `GROUPS`, a word in
capitals is a slot: what it takes is kept by its name, or by what stands after `=`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from rulings_cli.ask.positions.abilities import DEED_THINGS, SLOTS
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.ask.vocabulary import kind_phrases, subtype, token_phrases
from rulings_cli.terms.values import Value

Found = tuple[tuple[str, object], ...]
#: A line: what kind of part it is, what is fixed of it, and its pattern as it is written.
Line = tuple[str, Found, str]


class SaidWords(Value):
    """Phrases of which one stands here."""

    phrases: tuple[tuple[str, ...], ...]

    @property
    def by_word(self) -> Mapping[str, tuple[tuple[str, ...], ...]]:
        """Give the phrases by their first words."""
        found = _BY_WORD.get(id(self))  # the lines, and so their words, are kept for ever
        if found is None:
            found = _BY_WORD[id(self)] = _by_word(self.phrases)
        return found


_BY_WORD: dict[int, Mapping[str, tuple[tuple[str, ...], ...]]] = {}


def _by_word(
    phrases: tuple[tuple[str, ...], ...],
) -> Mapping[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for each in phrases:
        found[each[0]] = (*found.get(each[0], ()), each)
    return found


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
        phrases = "_".join(said.split()).replace("_|_", "|")
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
    words = iter(_words_of(line))
    parts = _parts(words)
    assert next(words, None) is None, line
    return parts


def _words_of(line: str) -> list[str]:
    return line.replace("[", " [ ").replace("]", " ] ").split()


def _parts(words: Iterator[str]) -> tuple[Value, ...]:
    """Read up to the end, or to the bracket that closes."""
    parts: list[Value] = []
    for word in words:
        if word == "]":
            break
        parts.append(Maybe(_parts(words)) if word == "[" else _part(word))
    return tuple(parts)


@cache
def _part(word: str) -> Value:
    head, _, key = word.partition("=") if len(word) > 1 else (word, "", "")
    if head in SLOTS:
        return TakenSlot(head, key or head.lower())
    phrases = {tuple(each.split("_")) for each in _said(word).split("|")}
    return SaidWords(tuple(sorted(phrases, key=lambda each: (-len(each), each))))


def _said(word: str) -> str:
    """Give the words and phrases that an element allows, the lists among them unfolded."""
    if "<" not in word:
        return word
    return "|".join(
        groups()[each[1:-1]] if each.startswith("<") else each for each in word.split("|")
    )


@cache
def _firsts(line: str) -> tuple[set[str], set[str]]:
    """Give the words with which a line may begin, and the slots; the line is not read whole."""
    found: tuple[set[str], set[str]] = set(), set()
    level, past = 0, 0  # how many brackets are open, and at which of them no more may be first
    for word in _words_of(line):
        if word == "[":
            level += 1
        elif word == "]":
            level -= 1
            past = 0 if level < past else past
        elif not past:
            for all_, own in zip(found, _first_of(word), strict=True):
                all_ |= own
            if not level:
                break
            past = level
    return found


@cache
def _first_of(word: str) -> tuple[frozenset[str], frozenset[str]]:
    """Give the words with which one element may begin, and its slot."""
    head = word.partition("=")[0] if len(word) > 1 else word
    if head in SLOTS:
        return frozenset(), frozenset((head,))
    said = _said(word).split("|")
    return frozenset(each.partition("_")[0] for each in said), frozenset()


#: Slots that begin with a number or mana, and no other than a word of the language.
_NUMBERS, _MANA = frozenset(("NUM",)), frozenset(("MANA", "MANAS", "SYMBOLS", "COLOR"))


class ByFirst:
    """Lines by what they may begin with."""

    def __init__(self, lines: Iterable[Line]) -> None:
        self._all = [(line, *_firsts(line[2])) for line in lines]
        self._card = [e for e, _, slots in self._all if slots - _NUMBERS - _MANA]
        self._kept: dict[tuple[str, bool], list[Line]] = {}

    def at(self, token: AskedWord) -> list[Line]:
        """Give the lines that may stand at a token, by its kind and first word."""
        if token.kind == "card":
            return self._card
        key = (token.text, token.kind == "number")
        if key not in self._kept:
            self._kept[key] = [
                line
                for line, words, slots in self._all
                if token.text in words or (slots and (slots != _NUMBERS or key[1]))
            ]
        return self._kept[key]


def all_known(tokens: Sequence[AskedWord]) -> bool:
    """Tell whether each word may stand in some line; after "to" any words may."""
    known = _known_words()
    for at, each in enumerate(tokens):
        if each.kind != "word" or each.text in known or not each.text[:1].isalpha():
            if each.text in ("to", "so", "before"):
                return True
            continue
        if any(after.text in DEED_THINGS for after in tokens[at + 1 : at + 4]):
            continue  # it may say what an ability does
        if not subtype(each.text):
            return False
    return True


@cache
def _known_words() -> frozenset[str]:
    """Give the words that lines, slots and joining words are made of."""
    from rulings_cli.ask.lexicon import KEYWORDS
    from rulings_cli.ask.positions import asks, parts
    from rulings_cli.ask.positions.abilities import PART_WORDS
    from rulings_cli.ask.positions.slots import SLOT_WORDS

    atoms = " ".join((asks.ATOMS, asks.NUMBERS)).replace("_", " ").replace("|", " ")
    keywords = KEYWORDS.replace("|", " ").replace(":", " ").split()
    kinds = (*kind_phrases(), *token_phrases())
    return (
        vocabulary()
        | frozenset(atoms.split())
        | frozenset(keywords)
        | frozenset(word for words in kinds for word in words)
        | parts.FILLERS
        | asks.JOINING
        | PART_WORDS
        | SLOT_WORDS
    )


#: What the slots have taken at each place of the tokens, so that each is asked once.
Taken = dict[tuple[str, int], tuple[tuple[int, object], ...]]


def matches(
    parts: Sequence[Value], tokens: Sequence[AskedWord], at: int, taken: Taken
) -> Iterator[tuple[int, Found]]:
    """Give the ways in which the parts stand at the place: where they end and what they take."""
    place = 0
    while place < len(parts) and type(first := parts[place]) is SaidWords:
        ends = _ends_of(first, tokens, at)
        if len(ends) != 1:
            rest = parts[place + 1 :]
            for end in ends:
                yield from matches(rest, tokens, end, taken)
            return
        at, place = ends[0], place + 1
    if place == len(parts):
        yield at, ()
        return
    first, rest = parts[place], parts[place + 1 :]
    if type(first) is Maybe:
        yield from matches((*first.parts, *rest), tokens, at, taken)
        yield from matches(rest, tokens, at, taken)
        return
    assert type(first) is TakenSlot
    held = taken.get((first.kind, at))
    if held is None:
        held = taken[first.kind, at] = tuple(SLOTS[first.kind](tokens, at))
    for end, value in held:
        for last, found in matches(rest, tokens, end, taken):
            yield last, ((first.key, value), *found)


def _ends_of(said: SaidWords, tokens: Sequence[AskedWord], at: int) -> list[int]:
    """Give where the words end that stand at the place."""
    if at >= len(tokens) or tokens[at].kind == "card":
        return []
    found: list[int] = []
    for phrase in said.by_word.get(tokens[at].text, ()):
        end = at + len(phrase)
        if end <= len(tokens) and all(
            tokens[at + index].text == word and tokens[at + index].kind != "card"
            for index, word in enumerate(phrase)
        ):
            found.append(end)
    return found

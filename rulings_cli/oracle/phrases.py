"""Phrases with two halves: read a node from words, say a node in words.

A phrase belongs to a category ("cost component", "condition") and makes one kind of node. What no
template can say (module `templates`) is a `pair` of functions; neither kind can be registered
with one half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rulings_cli.oracle.tokens import cut
from rulings_cli.terms.values import Value

Found: TypeAlias = "tuple[Any, int]"
Words: TypeAlias = "list[str]"
Read: TypeAlias = "Callable[[Reader, int], Iterator[Found]]"
Say: TypeAlias = "Callable[[Sayer, Any], Words | None]"

_IRREGULAR = {
    "are": "is",
    "aren't": "isn't",
    "have": "has",
    "do": "does",
    "don't": "doesn't",
    "were": "was",
    "go": "goes",
}


_UNKNOWN: Final = frozenset({"<unknown>"})


def third_person(verb: str) -> str:
    """Give the form of a verb after he, she or it: "draws", "searches", "has"."""
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")


class Unsayable(Exception):
    """No phrase says the node; `node` is it."""

    def __init__(self, category: str, node: object) -> None:
        super().__init__(category, node)
        self.category = category
        self.node = node

    def __str__(self) -> str:
        return f"no phrase of {self.category!r} says {self.node!r}"


class Reader:
    """One reading of a list of tokens: remembers what each category gave at each place."""

    __slots__ = ("furthest", "memo", "raw", "tokens", "unclear")

    def __init__(self, tokens: Sequence[str]) -> None:
        self.raw = list(tokens)
        # a quote within a quote has single marks
        self.tokens = ['"' if each == "'" else each.lower() for each in tokens] + [""]
        self.memo: dict[tuple[str, int], tuple[Found, ...]] = {}
        self.furthest = 0
        self.unclear = ""

    def all(self, category: str, at: int) -> tuple[Found, ...]:
        """Give every value that the category reads from the place, each with the place after it."""
        key = (category, at)
        found = self.memo.get(key)
        if found is None:
            self.memo[key] = ()
            found = self._read(CATEGORIES[category], at)
            self.memo[key] = found
        return found

    def _read(self, category: Category, at: int) -> tuple[Found, ...]:
        found: list[Found] = []
        word = self.tokens[at]
        phrases = category.by_first.get(word)
        for each in category.starting(word) if phrases is None else phrases:
            for one in each.read(self, at):
                if one not in found:
                    found.append(one)
        return tuple(found)

    def here(self, at: int, *words: str) -> int:
        """Give the place after the words if they stand at the place, else -1."""
        tokens = self.tokens
        for word in words:
            if tokens[at] != word:
                if at > self.furthest:
                    self.furthest = at
                return -1
            at += 1
        return at

    def stopped(self, at: int) -> None:
        """Note how far a reading got, for the report of a failure."""
        if at > self.furthest:
            self.furthest = at


class Sayer:
    """One saying: what the nodes around tell about how a node is said."""

    __slots__ = ("targets", "third", "where")

    def __init__(self, targets: Sequence[Any] = ()) -> None:
        self.targets = tuple(targets)
        self.third = False
        self.where: list[Any] = []

    def say(self, category: str, node: object) -> Words:
        """Give the words for the node as the category writes it; Unsayable if it has none."""
        for each in CATEGORIES[category].saying(type(node)):
            words = each.say(self, node)
            if words is not None:
                return words
        raise Unsayable(category, node)

    def try_say(self, category: str, node: object) -> Words | None:
        """Give the words for the node, or None where the category has none."""
        try:
            return self.say(category, node)
        except Unsayable:
            return None

    def with_number(self, category: str, node: object, *, third: bool) -> Words:
        """Give the words with verbs that agree with a subject of that number."""
        before = self.third
        self.third = third
        try:
            return self.say(category, node)
        finally:
            self.third = before


class Wordings:
    """A table of fixed wordings and what they stand for, found by their first word."""

    __slots__ = ("by_first",)

    def __init__(self, table: Mapping[str, Any], *, spaced: bool = False) -> None:
        self.by_first: dict[str, list[tuple[tuple[str, ...], Any]]] = {}
        for words, value in table.items():
            low = words.lower()
            tokens = tuple(low.split() if spaced else cut(low))
            self.by_first.setdefault(tokens[0], []).append((tokens, value))

    def read(self, reader: Reader, at: int) -> Iterator[Found]:
        """Give the value of every wording that stands at the place."""
        for tokens, value in self.by_first.get(reader.tokens[at], ()):
            end = reader.here(at, *tokens)
            if end >= 0:
                yield value, end


def full_stop(reader: Reader, at: int) -> int:
    """Give the place after the end of a sentence: a full stop, or one before a closing quote."""
    if reader.tokens[at] == ".":
        return at + 1
    if (
        at > 1
        and reader.tokens[at] == ""
        and reader.tokens[at - 1] == "."
        and "\n" in reader.tokens
    ):
        return at  # the modes at the end of a paragraph have their own full stops
    last = at - 1
    while last > 1 and reader.tokens[last] == '"':
        last -= 1
    if last < at - 1 and reader.tokens[last] == ".":
        return at
    reader.stopped(at)
    return -1


def with_full_stop(words: Words) -> Words:
    """Give the words of a sentence with its full stop.

    A quote at the end has the full stop inside; a quote elsewhere in the sentence has none.
    """
    if "\n" in words:
        return words
    words = [
        each
        for index, each in enumerate(words)
        if each != "."
        or words[index + 1 : index + 2] != ['"']
        or index == len(words) - 2
        or words[index + 2] == "It's"  # a sentence of its own after the quote
    ]
    ends = words[-2:] == [".", '"'] or words[-3:] == [".", "'", '"']
    return words if ends else [*words, "."]


def word_class(word: str) -> str:
    """Give what phrases are sorted by: numbers, sizes and symbols stand for all of their kind."""
    mark = word[:1]
    if mark in "{[+" and mark:
        return mark
    if mark.isdigit() or (mark in ("-", "x", "*") and "/" in word):
        return "#"
    return word


class Phrase:
    """Both halves of one phrase; `first` the words it may begin with, None where it may be any.

    A word "<category>" stands for all words that the category may begin with.
    """

    __slots__ = ("_opening", "first", "kinds", "read", "say")

    def __init__(
        self, kinds: tuple[type, ...], first: frozenset[str] | None, read: Read, say: Say
    ) -> None:
        self.kinds = kinds
        self.first = first
        self.read = read
        self.say = say
        self._opening: frozenset[str] | None = _UNKNOWN

    def opening(self) -> frozenset[str] | None:
        """Give the classes of words that it may begin with, None where that may be any."""
        if self._opening is _UNKNOWN:
            self._opening = self._find_opening()
        return self._opening

    def _find_opening(self) -> frozenset[str] | None:
        if self.first is None:
            return None
        words: set[str] = set()
        for each in self.first:
            if each.startswith("<"):
                found = CATEGORIES[each[1:-1].replace("_", " ")].opening()
                if found is None:
                    return None
                words |= found
            else:
                words.add(word_class(each))
        return frozenset(words)


class Category:
    """The phrases of one category, found by their first word or by the node that they say."""

    __slots__ = ("_opening", "_ready", "by_first", "by_kind", "name", "waiting")

    def __init__(self, name: str) -> None:
        self.name = name
        self.waiting: list[Callable[[], Phrase] | str] = []
        self.by_first: dict[str, list[Phrase]] = {}
        self.by_kind: dict[type, list[Phrase]] = {}
        self._ready: list[Phrase] | None = None
        self._opening: frozenset[str] | None = _UNKNOWN

    def phrases(self) -> list[Phrase]:
        """Give the phrases, those of included categories in their place."""
        if self._ready is None:
            ready: list[Phrase] = []
            self._ready = ready
            for each in self.waiting:
                ready += CATEGORIES[each].phrases() if isinstance(each, str) else [each()]
        return self._ready

    def starting(self, word: str) -> list[Phrase]:
        """Give the phrases that may begin with the word."""
        found = self.by_first.get(word)
        if found is None:
            kind = word_class(word)
            found = []
            for each in self.phrases():
                opening = each.opening()
                if opening is None or kind in opening:
                    found.append(each)
            self.by_first[word] = found
        return found

    def opening(self) -> frozenset[str] | None:
        """Give the classes of words that it may begin with, None where that may be any."""
        if self._opening is _UNKNOWN:
            self._opening = None  # what is asked for on the way round a circle may be any
            words: set[str] = set()
            for each in self.phrases():
                opening = each.opening()
                if opening is None:
                    return None
                words |= opening
            self._opening = frozenset(words)
        return self._opening

    def saying(self, kind: type) -> list[Phrase]:
        """Give the phrases that say a node of the type."""
        found = self.by_kind.get(kind)
        if found is None:
            found = [each for each in self.phrases() if kind in each.kinds or Value in each.kinds]
            self.by_kind[kind] = found
        return found


class _Categories(dict[str, Category]):
    def __missing__(self, name: str) -> Category:
        self[name] = Category(name)
        return self[name]


CATEGORIES: _Categories = _Categories()


def never(_: Reader, __: int) -> Iterator[Found]:
    """Read nothing: for a phrase whose words another phrase reads."""
    return iter(())


def include(category: str, *others: str) -> None:
    """Let a category read and say all that the other categories do."""
    CATEGORIES[category].waiting.extend(others)


def pair(
    category: str,
    kinds: type | tuple[type, ...],
    read: Read,
    say: Say,
    *,
    first: str | None = None,
) -> None:
    """Register a phrase by its two functions; `first` lists the words it may begin with.

    In it "<a_thing>" stands for what the category "a thing" begins with, "#" for any number or
    size, "{" for symbols, "+" for signed numbers, "[" for loyalty costs.
    """
    held = kinds if isinstance(kinds, tuple) else (kinds,)
    opening = None if first is None else frozenset(first.split())
    made = Phrase(held, opening, read, say)
    CATEGORIES[category].waiting.append(lambda: made)


def constants(category: str, table: Mapping[str, Any]) -> None:
    """Register fixed wordings of fixed values."""
    by_value: dict[Any, list[tuple[Any, Words]]] = {}
    for words, value in table.items():
        by_value.setdefault(value, []).append((value, words.split()))

    def say(_: Sayer, node: Any) -> Words | None:
        said = getattr(node, "words", "")
        for value, words in by_value.get(node, ()):
            if not said or said == getattr(value, "words", ""):
                return list(words)
        return None

    wordings = Wordings(table, spaced=True)
    kinds = tuple({type(each) for each in table.values()})
    if kinds:
        pair(category, kinds, wordings.read, say, first=" ".join(wordings.by_first))


def listed(category: str, of: str, *joiners: str, single: bool = True) -> None:
    """Register lists "A", "A and B", "A, B, and C" of a category as tuples; `joiners` the words."""
    last_words = joiners or ("and",)

    def more(reader: Reader, found: tuple[Any, ...], at: int, joiner: str) -> Iterator[Found]:
        comma = reader.tokens[at] == ","
        here = at + 1 if comma else at
        if reader.tokens[here] == joiner:
            if comma == (len(found) > 1):
                for one, end in reader.all(of, here + 1):
                    yield (*found, one), end
        elif comma:
            for one, end in reader.all(of, here):
                yield from more(reader, (*found, one), end, joiner)
        else:
            reader.stopped(here)

    def read(reader: Reader, at: int) -> Iterator[Found]:
        for one, end in reader.all(of, at):
            if single:
                yield (one,), end
            for joiner in last_words:
                yield from more(reader, (one,), end, joiner)

    def say(sayer: Sayer, node: tuple[Any, ...]) -> Words | None:
        words: Words = []
        for index, each in enumerate(node):
            if index and len(node) > 2:
                words.append(",")
            if index and index == len(node) - 1:
                words.append(last_words[0])
            words += sayer.say(of, each)
        return words

    pair(category, tuple, read, say, first=f"<{of.replace(' ', '_')}>")

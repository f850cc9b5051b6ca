"""Phrases with two halves: read a node from words, say a node in words.

A phrase belongs to a category ("cost component", "condition") and makes one kind of node. What no
template can say (module `templates`) is a `pair` of functions; neither kind can be registered
with one half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rulings_cli.oracle.paths import Branch, Ending, Space, Step, always, itself
from rulings_cli.oracle.tokens import cut
from rulings_cli.terms.values import Value

Found: TypeAlias = "tuple[Any, int]"
Words: TypeAlias = "list[str]"
Read: TypeAlias = "Callable[[Reader, int], Iterable[Found]]"
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
        self.memo: list[dict[str, Sequence[Found]]] = [{} for _ in self.tokens]
        self.furthest = 0
        self.unclear = ""

    def all(self, category: str, at: int) -> Sequence[Found]:
        """Give every value that the category reads from the place, each with the place after it."""
        memo = self.memo[at]
        known = memo.get(category)
        if known is not None:
            return known
        memo[category] = ()  # what asks for itself on the way has nothing yet
        word = self.tokens[at]
        opening = CATEGORIES[category].by_first.get(word)
        if opening is None:
            opening = CATEGORIES[category].starting(word)
        if not opening:
            self.stopped(at)
            return ()
        branch, slots, reads = opening
        found: list[Found] = []
        if branch is not None:
            branch.follow(self, at + 1, (), found)
        for name, after in slots:
            for value, end in self.all(name, at):
                after.follow(self, end, (value,), found)
        for read in reads:
            for one in read(self, at):
                if one not in found:
                    found.append(one)
        if found:
            memo[category] = found
        return found

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
        words = self._said(category, node)
        if words is None:
            raise Unsayable(category, node)
        return words

    def try_say(self, category: str, node: object) -> Words | None:
        """Give the words for the node, or None where the category has none."""
        try:
            return self._said(category, node)
        except Unsayable:
            return None

    def _said(self, category: str, node: object) -> Words | None:
        for each in CATEGORIES[category].saying(type(node)):
            words = each.say(self, node)
            if words is not None:
                return words
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
    """A table of fixed wordings and what they stand for, found word by word."""

    __slots__ = ("_root",)

    def __init__(self, table: Mapping[str, Any], *, spaced: bool = False) -> None:
        self._root = Branch()
        for words, value in table.items():
            low = words.lower()
            self._root.grow(low.split() if spaced else cut(low), always(value))

    @property
    def first(self) -> str:
        """Give the words that the wordings begin with, as `pair` takes them."""
        return " ".join(self._root.words)

    def read(self, reader: Reader, at: int) -> Sequence[Found]:
        """Give the value of every wording that stands at the place."""
        found: list[Found] = [(ending(()), at) for ending in self._root.endings]
        branch = self._root.words.get(reader.tokens[at])
        if branch is not None:
            branch.follow(reader, at + 1, (), found)
        return found


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

    A word "<category>" stands for all words that the category may begin with. A phrase is read
    by a function or along paths.
    """

    __slots__ = ("first", "kinds", "paths", "read", "say", "slots")

    def __init__(
        self,
        kinds: tuple[type, ...],
        first: frozenset[str] | None,
        read: Read | None,
        say: Say,
        paths: Sequence[tuple[tuple[Step, ...], Ending]] = (),
    ) -> None:
        self.kinds = kinds
        self.first: frozenset[str] | None = None
        self.slots: tuple[str, ...] = ()
        if first is not None:
            self.first, self.slots = _opening(first)
        self.read = read
        self.say = say
        self.paths = paths

    def may_begin(self, kind: str) -> bool:
        """Tell whether it may begin with a word of the class."""
        if self.first is None or kind in self.first:
            return True
        return any(CATEGORIES[each].may_begin(kind) for each in self.slots)


def _opening(first: frozenset[str]) -> tuple[frozenset[str], tuple[str, ...]]:
    """Give the classes of words, and the categories, that a phrase may begin with."""
    slots = sorted(each for each in first if each.startswith("<"))
    return (
        frozenset(word_class(each) for each in first.difference(slots)),
        tuple(each[1:-1].replace("_", " ") for each in slots),
    )


#: How what a category reads may begin with a word: after it, with a slot, by functions.
Opening: TypeAlias = "tuple[Branch | None, list[tuple[str, Branch]], list[Read]] | tuple[()]"


class Category:
    """The phrases of one category, found by their first word or by the node that they say."""

    __slots__ = ("_by_kind", "_first", "_own", "_reads", "_root", "_waiting", "by_first", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._waiting: list[Callable[[], Phrase] | str] = []
        self.by_first: dict[str, Opening] = {}
        self._by_kind: dict[type, list[Phrase]] = {}
        self._own: list[Phrase | str] | None = None
        self._root: Branch | None = None
        self._reads: list[tuple[Phrase, Read]] = []
        self._first: frozenset[str] | None = _UNKNOWN

    def add(self, *entries: Callable[[], Phrase] | str) -> None:
        """Add phrases by what makes them, and other categories by their names to include them."""
        self._waiting.extend(entries)
        CATEGORIES.forget()

    def forget(self) -> None:
        """Forget what was found among the phrases, as there are more now."""
        self.by_first.clear()
        self._by_kind.clear()
        self._reads.clear()
        self._own = self._root = None
        self._first = _UNKNOWN

    def own(self) -> list[Phrase | str]:
        """Give the phrases, and the names of the categories that it includes."""
        if self._own is None:
            CATEGORIES.used = True
            self._own = [each if isinstance(each, str) else each() for each in self._waiting]
        return self._own

    def phrases(self) -> Iterator[Phrase]:
        """Give the phrases, those of included categories in their place."""
        for each in self.own():
            if isinstance(each, str):
                yield from CATEGORIES[each].phrases()
            else:
                yield each

    def starting(self, word: str) -> Opening:
        """Give the ways in which what is read may begin with the word."""
        kind = word_class(word)
        if self._root is None:
            self._root = self._sort()
        branch = self._root.words.get(word)
        slots = [each for each in self._root.slots.items() if CATEGORIES[each[0]].may_begin(kind)]
        reads = [read for each, read in self._reads if each.may_begin(kind)]
        found: Opening = (branch, slots, reads) if branch or slots or reads else ()
        self.by_first[word] = found
        return found

    def _sort(self) -> Branch:
        """Keep apart what is read by functions and along paths; give where the paths begin."""
        root = Branch()
        for each in self.own():
            if isinstance(each, str):
                root.grow((Space(each),), itself)
                continue
            if each.read is not None:
                self._reads.append((each, each.read))
            for path, ending in each.paths:
                root.grow(path, ending)
        return root

    def may_begin(self, kind: str) -> bool:
        """Tell whether what it reads may begin with a word of the class."""
        opening = self.opening()
        return opening is None or kind in opening

    def opening(self) -> frozenset[str] | None:
        """Give the classes of words that it may begin with, None where that may be any."""
        if self._first is _UNKNOWN:
            self._first = self._find_opening()
        return self._first

    def _find_opening(self) -> frozenset[str] | None:
        words: set[str] = set()
        names = [self.name]
        for name in names:  # it grows on the way
            other = CATEGORIES[name]
            if other._first is None:
                return None
            if other._first is not _UNKNOWN:
                words |= other._first
                continue
            for each in other.own():
                if isinstance(each, str):
                    slots: tuple[str, ...] = (each,)
                elif each.first is None:
                    return None
                else:
                    words |= each.first
                    slots = each.slots
                names += [one for one in slots if one not in names]
        return frozenset(words)

    def saying(self, kind: type) -> list[Phrase]:
        """Give the phrases that say a node of the type."""
        found = self._by_kind.get(kind)
        if found is None:
            found = [each for each in self.phrases() if kind in each.kinds or Value in each.kinds]
            self._by_kind[kind] = found
        return found


class _Categories(dict[str, Category]):
    #: Whether phrases were looked for since the last were added.
    used = False

    def __missing__(self, name: str) -> Category:
        self[name] = Category(name)
        return self[name]

    def forget(self) -> None:
        """Let every category look anew for its phrases: one that includes others has theirs too."""
        if self.used:
            for each in self.values():
                each.forget()
            self.used = False


CATEGORIES: _Categories = _Categories()


def never(_: Reader, __: int) -> Iterator[Found]:
    """Read nothing: for a phrase whose words another phrase reads."""
    return iter(())


def include(category: str, *others: str) -> None:
    """Let a category read and say all that the other categories do."""
    CATEGORIES[category].add(*others)


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
    made = Phrase(held, opening, None if read is never else read, say)
    CATEGORIES[category].add(lambda: made)


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

    kinds = tuple({type(each) for each in table.values()})
    paths = [(tuple(words.lower().split()), always(value)) for words, value in table.items()]
    made = Phrase(kinds, frozenset(words[0] for words, _ in paths), None, say, paths)
    CATEGORIES[category].add(lambda: made)


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

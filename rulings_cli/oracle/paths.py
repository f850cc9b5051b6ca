"""Paths of words and slots: what many templates have in common is read once.

A category keeps the templates of all its phrases in one tree. A word leads from one branch to the
next, a slot leads there with each value that its category reads; where a template ends, an
ending makes its node of the values on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.oracle.phrases import Found, Reader

Held: TypeAlias = "tuple[Any, ...]"
Ending: TypeAlias = "Callable[[Held], Any]"


class Space(Value):
    """A step that reads a value of a category."""

    category: str


Step: TypeAlias = "str | Space"


class Branch:
    """A place on the paths: the steps that lead on from it, and what ends there."""

    __slots__ = ("endings", "slots", "words")

    def __init__(self) -> None:
        self.words: dict[str, Branch] = {}
        self.slots: dict[str, Branch] = {}
        self.endings: list[Ending] = []

    def grow(self, path: Iterable[Step], ending: Ending) -> None:
        """Add a path from here with what is made at its end."""
        here = self
        for step in path:
            if isinstance(step, Space):
                here = here.slots.setdefault(step.category, Branch())
            else:
                here = here.words.setdefault(step, Branch())
        here.endings.append(ending)

    def follow(self, reader: Reader, at: int, held: Held, found: list[Found]) -> None:
        """Add what the paths from here make of the words at the place, each once."""
        words = self.words
        if words:
            branch = words.get(reader.tokens[at])
            if (branch is None or len(words) > 1) and at > reader.furthest:
                reader.furthest = at
            if branch is not None:
                branch.follow(reader, at + 1, held, found)
        for category, after in self.slots.items():
            for value, end in reader.all(category, at):
                after.follow(reader, end, (*held, value), found)
        for ending in self.endings:
            one = (ending(held), at)
            if one not in found:
                found.append(one)


def ending(kind: type[Value], known: dict[str, Any], fields: Iterable[str]) -> Ending:
    """Give what makes a node of the kind: of known fields, and fields for the values on the way."""
    base = [known.get(each, kind._defaults.get(each)) for each in kind._fields]
    places = [(kind._fields.index(each), index) for index, each in enumerate(fields)]
    given = {*known, *kind._defaults, *(kind._fields[place] for place, _ in places)}
    assert given.issuperset(kind._fields), f"{kind.__name__} needs more than {given}"
    if not places:
        return always(kind(*base))

    def make(held: Held) -> Value:
        values = base.copy()
        for place, index in places:
            values[place] = held[index]
        return kind(*values)

    return make


def always(value: Any) -> Ending:
    """End a path with the same value each time."""
    return lambda _: value


def itself(held: Held) -> Any:
    """End a path of one slot with its value."""
    return held[0]

"""Templates: phrases of which one text gives both halves.

* plain words and marks stand for themselves; `draw+` agrees with its subject ("draws"),
* `<field:category>` reads the field's value by another category,
* `{field=one wording|another}` keeps the wording itself; `*` before one stores the default,
* `[ … ]` may be left out; said when a field inside differs from its default,
* `[field! … ]` may be left out and sets the field True.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, TypeAlias

from rulings_cli.oracle.paths import Space, Step, ending
from rulings_cli.oracle.phrases import (
    CATEGORIES,
    Phrase,
    Sayer,
    Unsayable,
    Words,
    third_person,
)
from rulings_cli.terms.values import Value


def phrase(category: str, kind: type[Value], /, *templates: str, **fixed: Any) -> None:
    """Register a phrase by templates; `fixed` fields are set when it is read, required to say."""
    for template in templates:
        CATEGORIES[category].add(_template(kind, template, fixed))


def _template(kind: type[Value], template: str, fixed: dict[str, Any]) -> Callable[[], Phrase]:
    made: list[Phrase] = []

    def make() -> Phrase:
        if not made:
            made.append(_compile(kind, template, fixed))
        return made[0]

    return make


#: One way through elements: the steps, the fields of its slots in order, and what it tells.
Way: TypeAlias = "tuple[tuple[Step, ...], tuple[str, ...], dict[str, Any]]"


class _Literal:
    __slots__ = ("lowered", "word")

    def __init__(self, word: str) -> None:
        self.word = word
        self.lowered = word.lower()

    def fields(self) -> set[str]:
        return set()

    def first(self) -> tuple[set[str] | None, bool]:
        return {self.lowered}, False

    def ways(self) -> list[Way]:
        return [((self.lowered,), (), {})]

    def say(self, _sayer: Sayer, _node: Value, out: Words) -> bool:
        out.append(self.word)
        return True


class _Verb(_Literal):
    __slots__ = ("third",)

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.third = third_person(word)

    def first(self) -> tuple[set[str] | None, bool]:
        return {self.lowered, self.third}, False

    def ways(self) -> list[Way]:
        return [((self.lowered,), (), {}), ((self.third,), (), {})]

    def say(self, sayer: Sayer, _node: Value, out: Words) -> bool:
        out.append(self.third if sayer.third else self.word)
        return True


class _Slot:
    __slots__ = ("category", "field")

    def __init__(self, field: str, category: str) -> None:
        self.field = field
        self.category = category

    def fields(self) -> set[str]:
        return {self.field}

    def first(self) -> tuple[set[str] | None, bool]:
        return {f"<{self.category.replace(' ', '_')}>"}, False

    def ways(self) -> list[Way]:
        return [((Space(self.category),), (self.field,), {})]

    def say(self, sayer: Sayer, node: Value, out: Words) -> bool:
        words = sayer.try_say(self.category, getattr(node, self.field))
        if words is None:
            return False
        out += words
        return True


class _Choice:
    __slots__ = ("default", "field", "wordings")

    def __init__(self, field: str, wordings: list[str], default: Any) -> None:
        self.field = field
        self.default = default
        self.wordings = [(each.lstrip("*"), each.startswith("*")) for each in wordings]

    def fields(self) -> set[str]:
        return {self.field}

    def first(self) -> tuple[set[str] | None, bool]:
        opening = {each.split()[0].lower() for each, _ in self.wordings if each}
        return opening, any(not each for each, _ in self.wordings)

    def ways(self) -> list[Way]:
        return [
            (
                tuple(wording.lower().split()),
                (),
                {self.field: self.default if is_default else wording},
            )
            for wording, is_default in self.wordings
        ]

    def say(self, _sayer: Sayer, node: Value, out: Words) -> bool:
        held = getattr(node, self.field)
        for wording, is_default in self.wordings:
            if held == (self.default if is_default else wording):
                out += wording.split()
                return True
        return False


class _Group:
    __slots__ = ("defaults", "elements", "flag")

    def __init__(self, elements: list[_Element], flag: str, defaults: Mapping[str, Any]) -> None:
        self.elements = elements
        self.flag = flag
        self.defaults = defaults

    def fields(self) -> set[str]:
        held = {self.flag} if self.flag else set()
        return held.union(*(each.fields() for each in self.elements))

    def first(self) -> tuple[set[str] | None, bool]:
        return _first(self.elements)[0], True

    def ways(self) -> list[Way]:
        flag = {self.flag: True} if self.flag else {}
        said = [(steps, fields, {**flag, **known}) for steps, fields, known in _ways(self.elements)]
        return [*said, ((), (), {})]

    def say(self, sayer: Sayer, node: Value, out: Words) -> bool:
        wanted = any(getattr(node, each) != self.defaults.get(each) for each in self.fields())
        if not wanted:
            return True
        if self.flag and getattr(node, self.flag) is not True:
            return False
        return all(each.say(sayer, node, out) for each in self.elements)


_Element: TypeAlias = "_Literal | _Slot | _Choice | _Group"


def _ways(elements: list[_Element]) -> list[Way]:
    """Give every way through some elements."""
    return [
        (
            tuple(step for steps, _, _ in each for step in steps),
            tuple(field for _, fields, _ in each for field in fields),
            {field: held for _, _, known in each for field, held in known.items()},
        )
        for each in product(*(one.ways() for one in elements))
    ]


def _first(elements: list[_Element]) -> tuple[set[str] | None, bool]:
    opening: set[str] = set()
    for each in elements:
        found, may_be_empty = each.first()
        if found is None:
            return None, False
        opening |= found
        if not may_be_empty:
            return opening, False
    return opening, True


def _elements(parts: list[str], kind: type[Value]) -> list[_Element]:
    """Turn template parts into elements; stops at the closing bracket of a group."""
    found: list[_Element] = []
    defaults = kind._defaults
    while parts:
        part = parts.pop(0)
        if part == "]":
            break
        if part.startswith("["):
            found.append(_Group(_elements(parts, kind), part[1:].rstrip("!"), defaults))
        elif part.startswith("<") and len(part) > 1:
            field, _, category = part[1:-1].partition(":")
            found.append(_Slot(field, category or field))
        elif part.startswith("{="):
            field, _, wordings = part[2:-1].partition("=")
            found.append(_Choice(field, wordings.split("|"), defaults.get(field)))
        elif part.endswith("+") and len(part) > 1:
            found.append(_Verb(part[:-1]))
        else:
            found.append(_Literal(part))
    return found


def _parts(template: str) -> list[str]:
    """Cut a template; a `{field=…}` choice with its spaces is one part."""
    parts: list[str] = []
    rest = template.strip()
    while rest:
        if rest[0] == "{" and "=" in rest.split("}")[0] and rest[1].isalpha():
            end = rest.index("}") + 1
            parts.append("{=" + rest[1:end])
        elif rest[0] == "[" and not rest[1:].split("]")[0].isdigit():
            end = len(rest) - len(rest[1:].lstrip("abcdefghijklmnopqrstuvwxyz_"))
            end = end + 1 if rest[end : end + 1] == "!" else 1
            parts.append(rest[:end])
        elif rest[0] == "]":
            end = 1
            parts.append("]")
        else:
            end = min(
                (k for k in (rest.find(mark, 1) for mark in " [],.:;") if k > 0),
                default=len(rest),
            )
            if rest[0] == "<":
                end = rest.index(">") + 1
            parts.append(rest[:end])
        rest = rest[end:].lstrip()
    return parts


def _compile(kind: type[Value], template: str, fixed: dict[str, Any]) -> Phrase:
    elements = _elements(_parts(template), kind)
    mentioned = set(fixed).union(*(each.fields() for each in elements))
    unknown = mentioned - set(kind._fields)
    assert not unknown, f"{kind.__name__} has no {unknown} in {template!r}"
    silent = {each: kind._defaults.get(each, Unsayable) for each in kind._fields}
    needed = [*fixed.items(), *(each for each in silent.items() if each[0] not in mentioned)]

    def say(sayer: Sayer, node: Any) -> Words | None:
        for field, value in needed:
            if getattr(node, field) != value:
                return None
        out: Words = []
        for each in elements:
            if not each.say(sayer, node, out):
                return None
        return out

    opening, may_be_empty = _first(elements)
    first = None if opening is None or may_be_empty else frozenset(opening)
    paths = [
        (steps, ending(kind, {**fixed, **known}, fields))
        for steps, fields, known in _ways(elements)
    ]
    return Phrase((kind,), first, None, say, paths)

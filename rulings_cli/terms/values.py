"""Immutable values: the one base class of every tree node, object, event and choice.

A value is slotted, compares and hashes by its fields, and costs a few microseconds to define,
so that hundreds of node types do not slow the start of a command. Values that are data (trees,
cards) also turn into plain JSON data and back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from itertools import repeat
from operator import attrgetter, call
from typing import Any, Self, TypeVar, dataclass_transform

_V = TypeVar("_V", bound="Value")

_REGISTRY: dict[str, type[Value]] = {}
_ENUMS: dict[str, type[Enum]] = {}
#: what takes the parts out of a value or a collection
_PARTS: dict[type, Callable[[Any], Any]] = dict.fromkeys((tuple, list, frozenset), tuple)
_MISSING = object()
#: What sets all fields, those that are given first, and the defaults of the others.
_Way = tuple[tuple[Any, ...], tuple[Any, ...]]


class _Field:
    __slots__ = ("compare", "default")

    def __init__(self, default: object, *, compare: bool) -> None:
        self.default = default
        self.compare = compare


def field(*, default: Any = _MISSING, compare: bool = True) -> Any:
    """Declare a field that differs from a plain one; `compare=False` leaves it out of equality."""
    return _Field(default, compare=compare)


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Give what takes these fields out of a value, as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()
    only = attrgetter(*names)
    return lambda node: (only(node),)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class _ValueType(type):
    """Turns the annotations of a class into slots, in order, bases first."""

    _fields: tuple[str, ...]
    _compared: tuple[str, ...]
    _defaults: dict[str, Any]
    #: set the fields, in their order; found out with the first value that is made
    _setters: tuple[Any, ...]
    #: take all fields, or those that are compared, out of a value
    _held: Callable[[Any], tuple[Any, ...]]
    _key: Callable[[Any], tuple[Any, ...]]
    #: by how many fields are given: how the others are set to their defaults
    _rests: dict[int, tuple[tuple[Any, Any], ...]]
    #: by how many fields are given first, and which by name
    _ways: dict[tuple[Any, ...], _Way]

    def _rest_of(cls, count: int) -> tuple[tuple[Any, Any], ...]:
        if count > len(cls._fields):
            raise TypeError(f"{cls.__name__} takes {len(cls._fields)} fields, not {count}")
        for each in cls._fields[count:]:
            if each not in cls._defaults:
                raise TypeError(f"{cls.__name__} needs a value for {each!r}")
        cls._find_setters()
        return tuple(
            (set_, cls._defaults[each])
            for set_, each in zip(cls._setters[count:], cls._fields[count:], strict=True)
        )

    def _find_setters(cls) -> None:
        cls._setters = tuple(getattr(cls, each).__set__ for each in cls._fields)

    def _way_of(cls, count: int, names: tuple[str, ...]) -> _Way:
        for each in names:
            if each not in cls._fields[count:]:
                raise TypeError(f"{cls.__name__} has no field {each!r} to set")
        rest = tuple(each for each in cls._fields[count:] if each not in names)
        for each in rest:
            if each not in cls._defaults:
                raise TypeError(f"{cls.__name__} needs a value for {each!r}")
        cls._find_setters()
        set_by = dict(zip(cls._fields, cls._setters, strict=True))
        set_all = (set_by[each] for each in (*cls._fields[:count], *names, *rest))
        return tuple(set_all), tuple(cls._defaults[each] for each in rest)

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _ValueType:
        # Some hundred classes are made at every start: what they have goes in before they are made.
        own = [
            each
            for each, kind in namespace.get("__annotations__", {}).items()
            if not str(kind).startswith("ClassVar")
        ]
        defaults: dict[str, Any] = {}
        fields: tuple[str, ...] = ()
        compared: tuple[str, ...] = ()
        for base in bases:
            if base_fields := getattr(base, "_fields", ()):
                fields += tuple(each for each in base_fields if each not in fields)
                compared += tuple(each for each in base._compared if each not in compared)  # type: ignore[attr-defined]
                defaults.update(base._defaults)  # type: ignore[attr-defined]
        new = tuple(each for each in own if each not in fields) if fields else tuple(own)
        uncompared = []
        for each in own:
            if each in namespace:
                given = namespace.pop(each)
                if isinstance(given, _Field):
                    uncompared += [] if given.compare else [each]
                    given = given.default
                if given is not _MISSING:
                    defaults[each] = given
        fields += new
        compared += tuple(each for each in new if each not in uncompared) if uncompared else new
        held = _getter(fields)
        namespace |= {
            "__slots__": new if bases else (*new, "_hash"),
            "_fields": fields,
            "_compared": compared,
            "_defaults": defaults,
            "_held": held,
            "_key": held if len(compared) == len(fields) else _getter(compared),
            "_setters": (),
            "_rests": {},
            "_ways": {},
        }
        cls = super().__new__(mcls, name, bases, namespace)
        _PARTS[cls] = held
        if bases:
            known = _REGISTRY.get(name)
            if known is not None and known.__module__ != cls.__module__:
                raise TypeError(f"two value types are called {name}: {known} and {cls}")
            _REGISTRY[name] = cls  # type: ignore[assignment]  # every class with bases is a Value
        return cls


_set_hash: Any


class Value(metaclass=_ValueType):
    """Base of all immutable values."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        cls = type(self)
        if not kwargs:
            rest = cls._rests.get(len(args))
            if rest is None:
                rest = cls._rests[len(args)] = cls._rest_of(len(args))
            for set_, given in zip(cls._setters, args):  # noqa: B905 - the rest has defaults
                set_(self, given)
            for set_, given in rest:
                set_(self, given)
            return
        named = (len(args), *kwargs)
        way = cls._ways.get(named)
        if way is None:
            way = cls._ways[named] = cls._way_of(len(args), tuple(kwargs))
        set_all, defaults = way
        any(map(call, set_all, repeat(self), (*args, *kwargs.values(), *defaults)))  # all None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: {name}")

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if type(self) is not type(other):
            return NotImplemented
        key = type(self)._key
        return key(self) == key(other)

    def __hash__(self) -> int:
        try:
            return self._hash  # type: ignore[attr-defined,no-any-return]  # a slot, filled lazily
        except AttributeError:
            cls = type(self)
            found = hash((cls.__name__, *cls._key(self)))
            _set_hash(self, found)
            return found

    def __repr__(self) -> str:
        cls = type(self)
        shown = [
            f"{each}={getattr(self, each)!r}"
            for each in cls._fields
            if each not in cls._defaults or getattr(self, each) != cls._defaults[each]
        ]
        return f"{cls.__name__}({', '.join(shown)})"

    def evolve(self, **changes: Any) -> Self:
        """Give a copy with some fields changed; an unknown name is a TypeError."""
        cls = type(self)
        new = cls.__new__(cls)
        any(map(call, cls._setters, repeat(new), cls._held(self)))  # all None
        for name, held in changes.items():
            if name not in cls._fields:
                raise TypeError(f"{cls.__name__} has no field {name!r}")
            cls._setters[cls._fields.index(name)](new, held)
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        cls = type(self)
        return (cls, cls._held(self))


_set_hash = Value.__dict__["_hash"].__set__


def fields_of(node: Value | type[Value]) -> tuple[str, ...]:
    """Give the field names of a value or value type, in order."""
    kind = node if isinstance(node, type) else type(node)
    return kind._fields


def walk(node: object) -> Iterator[Value]:
    """Give every value inside `node`, itself first, depth first; tuples and sets are entered."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        parts = _PARTS.get(one.__class__)
        if parts is not None:
            waiting += parts(one)[::-1]
            if isinstance(one, Value):
                yield one


def walk_up_to(node: object, *kinds: type[Value]) -> Iterator[Value]:
    """Give every value inside `node`, in order, but nothing that is inside of these kinds."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        parts = _PARTS.get(one.__class__)
        if parts is not None:
            if one.__class__ not in kinds:
                waiting += parts(one)[::-1]
            if isinstance(one, Value):
                yield one


def of_kinds(node: object, *kinds: type[_V]) -> list[_V]:
    """Give the values of these very kinds inside `node`, in no order."""
    found: list[Any] = []
    waiting = [node]
    while waiting:
        one = waiting.pop()
        kind = one.__class__
        parts = _PARTS.get(kind)
        if parts is not None:
            waiting += parts(one)
            if kind in kinds:
                found.append(one)
    return found


def in_data(kind: type[Enum]) -> type[Enum]:
    """Register an enum whose members occur in stored values (a class decorator)."""
    _ENUMS[kind.__name__] = kind
    return kind


def _is_same(one: object, other: object) -> bool:
    """Tell whether two fields hold the same, in what equality leaves out (wordings) too."""
    if one is other:
        return True
    if isinstance(one, Value) and type(one) is type(other):
        return all(_is_same(getattr(one, each), getattr(other, each)) for each in type(one)._fields)
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return all(_is_same(first, second) for first, second in zip(one, other, strict=True))
    return one == other


def to_data(node: object) -> Any:
    """Give plain JSON data for a value; fields that hold their default are left out.

    Shapes: a value is `{"@": "TypeName", field: …}`, a tuple a list, a frozenset `{"@set": […]}`,
    an enum member `{"@enum": "Zone.HAND"}`; strings, numbers, booleans and None are themselves.
    """
    if node is None or isinstance(node, str | bool) or type(node) in (int, float):
        return node
    if isinstance(node, Enum):
        return {"@enum": f"{type(node).__name__}.{node.name}"}
    if isinstance(node, Value):
        cls = type(node)
        data: dict[str, Any] = {"@": cls.__name__}
        for each in cls._fields:
            held = getattr(node, each)
            if each in cls._defaults and _is_same(held, cls._defaults[each]):
                continue
            data[each] = to_data(held)
        return data
    if isinstance(node, tuple):
        return [to_data(each) for each in node]
    if isinstance(node, frozenset):
        return {"@set": sorted((to_data(each) for each in node), key=repr)}
    raise TypeError(f"{type(node).__name__} is no data: {node!r}")


def from_data(data: Any) -> Any:
    """Give the value that `to_data` turned into `data`; unknown types are a ValueError."""
    if isinstance(data, list):
        return tuple([from_data(each) for each in data])
    if isinstance(data, Mapping):
        if "@" in data:
            cls = _REGISTRY.get(data["@"])
            if cls is None:
                raise ValueError(f"unknown kind of value in the data: {data['@']!r}")
            return cls(**{key: from_data(held) for key, held in data.items() if key != "@"})
        if "@enum" in data:
            kind, _, name = data["@enum"].partition(".")
            if kind not in _ENUMS:
                raise ValueError(f"unknown enumeration in the data: {kind!r}")
            return _ENUMS[kind][name]
        if "@set" in data:
            return frozenset(from_data(each) for each in data["@set"])
        raise ValueError(f"no value has the shape {data!r}")
    return data

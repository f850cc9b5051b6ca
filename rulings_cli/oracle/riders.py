"""What else a text says of the mana that it adds: riders (CR 106.6a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.effects import ApplyStatic, ContinuousChange
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.quantities import WhereX
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.static import EntersWithCounters
from rulings_cli.oracle.clauses import say_clauses
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.sentences import with_x
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.values import Value

_AS_STEPS_END: Final = "as steps and phases end"
#: Until when the mana stays → how that is said; the tree has the place of the wording.
_PERSISTS: Final = {
    "end of turn": (
        f"until end of turn , you don't lose this mana {_AS_STEPS_END}",
        f"until end of turn , this mana doesn't empty {_AS_STEPS_END}",
        "this mana doesn't empty until end of turn",
        f"until end of turn , they don't lose this mana {_AS_STEPS_END}",
        f"until end of turn , that player doesn't lose this mana {_AS_STEPS_END}",
    ),
    "end of combat": ("until end of combat , you don't lose this mana as steps end",),
    "": (f"you don't lose this mana {_AS_STEPS_END}",),
}
constants(
    "mana rider",
    {
        wording: ManaRider("persists", words=str(place), until=until)
        for until, wordings in _PERSISTS.items()
        for place, wording in enumerate(wordings)
    },
)


#: How the mana is mentioned → the words; the tree has the short name.
_SPENT: Final = {
    "that": "that mana is spent",
    "this": "this mana is spent",
    "you": "you spend this mana",
}
_ON: Final = ("on", "to cast")


def _read_spent_on(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if that mana is spent on a creature spell, it gains haste"."""
    for name, opening in _SPENT.items():
        for preposition in _ON:
            start = reader.here(at + 1, *opening.split(), *preposition.split())
            for what, end in reader.all("a thing", start) if start >= 0 else ():
                for (kind, short), words in _SPENT_ON.items():
                    after = reader.here(end, ",", *words.split())
                    if after >= 0:
                        said = f"{name} {preposition}|{short}"
                        yield ManaRider(kind, what, words=said), after


#: What happens to the spell, and which wording of it → the words.
_SPENT_ON: Final = {
    ("haste", "this turn"): "it gains haste until end of turn",
    ("haste", "it"): "it gains haste",
    ("counter", "that creature"): "that creature enters with an additional +1/+1 counter on it",
    ("counter", "it"): "it enters with an additional +1/+1 counter on it",
    ("uncounterable", "that spell"): "that spell can't be countered",
    ("uncounterable", "it"): "it can't be countered",
    ("riot", "it"): "it gains riot",
}


def _say_spent_on(sayer: Sayer, node: ManaRider) -> Words | None:
    if node.on is None or node.effects:
        return None
    opening, _, short = node.words.partition("|")
    name, _, preposition = opening.partition(" ")
    words = _SPENT_ON.get((node.kind, short))
    if words is None or name not in _SPENT:
        return None
    start = ["if", *_SPENT[name].split(), *preposition.split()]
    return [*start, *sayer.say("a thing", node.on), ",", *words.split()]


pair("mana rider", ManaRider, _read_spent_on, _say_spent_on, first="if")


_COMMANDER: Final = Described(kinds=((HasState("commander"),),), noun="spell", owner=You())
constants("cast thing", {"your commander": _COMMANDER})
include("cast thing", "a thing")


def _read_when_spent(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when you spend this mana to cast a creature spell, draw a card" (CR 603.7)."""
    for name, opening in _SPENT.items():
        start = reader.here(at + 1, *opening.split(), "to", "cast")
        for what, end in reader.all("cast thing", start) if start >= 0 else ():
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    made = ManaRider("when spent", what, effects, f"{name}|{joiner}")
                    yield made, after
                    where = reader.here(after, ",", "where", "x", "is")
                    for amount, finish in reader.all("amount", where) if where >= 0 else ():
                        yield with_x(made, WhereX(amount)), finish
                for effects, after in _enters_and(reader, end + 1):
                    yield ManaRider("when spent", what, effects, f"{name}|enters and"), after
        start = reader.here(at + 1, *opening.split(), *_CAST_OR_ACTIVATE)
        for (effects, joiner), end in reader.all("clauses", start) if start >= 0 else ():
            yield ManaRider("when spent", None, effects, f"{name}|{joiner}"), end


_CAST_OR_ACTIVATE: Final = words_in("to cast a spell or activate an ability ,")


def _enters_and(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it enters with an additional +1/+1 counter on it and gains hexproof …"."""
    for entering, middle in reader.all("effect", at):
        if not isinstance(entering, ApplyStatic) or reader.tokens[middle] != "and":
            continue
        if not isinstance(entering.effect, EntersWithCounters):
            continue
        for changes, end in reader.all("changes", middle + 1):
            for duration, after in reader.all("duration", end):
                change = ContinuousChange(entering.effect.what, changes, duration, "enters and")  # type: ignore[arg-type]
                yield (entering, change), after


def _say_enters_and(sayer: Sayer, effects: tuple[Value, ...]) -> Words:
    entering, change = effects
    assert isinstance(change, ContinuousChange)
    said = [*sayer.say("effect", entering), "and"]
    changes = sayer.with_number("changes", change.changes, third=True)
    return [*said, *changes, *sayer.say("duration", change.duration)]


def _say_when_spent(sayer: Sayer, node: ManaRider) -> Words | None:
    if node.kind != "when spent":
        return None
    name, _, joiner = node.words.partition("|")
    said = ["when", *_SPENT[name].split()]
    if node.on is None:
        said += _CAST_OR_ACTIVATE
    else:
        said += ["to", "cast", *sayer.say("cast thing", node.on), ","]
    if joiner == "enters and":
        return [*said, *_say_enters_and(sayer, node.effects)]
    clauses = say_clauses(sayer, node.effects, joiner)
    if clauses is None or not sayer.where:
        return None if clauses is None else [*said, *clauses]
    known = sayer.where[0]
    sayer.where.clear()
    return [*said, *clauses, ",", "where", "X", "is", *sayer.say("amount", known.of)]


pair("mana rider", ManaRider, _read_when_spent, _say_when_spent, first="when")


def _read_enters_with_number(reader: Reader, at: int) -> Iterator[Found]:
    """Read that a spell's permanent enters with a number of additional counters."""
    for name, opening in _SPENT.items():
        start = reader.here(at + 1, *opening.split(), "to", "cast")
        for what, middle in reader.all("cast thing", start) if start >= 0 else ():
            begun = reader.here(middle, *_ENTERS_WITH_NUMBER)
            for kind, end in reader.all("counter kind", begun) if begun >= 0 else ():
                after = reader.here(end, "counters", "on", "it", "equal", "to")
                for amount, finish in reader.all("amount", after) if after >= 0 else ():
                    it = Bound("affected", "it")
                    entering = EntersWithCounters(kind, amount, it, additional=True)
                    yield ManaRider("enters", what, (entering,), name), finish


_ENTERS_WITH_NUMBER: Final = words_in(", it enters with a number of additional")


def _say_enters_with_number(sayer: Sayer, node: ManaRider) -> Words | None:
    if node.kind != "enters":
        return None
    (entering,) = node.effects
    assert isinstance(entering, EntersWithCounters)
    said = ["if", *_SPENT[node.words].split(), "to", "cast", *sayer.say("cast thing", node.on)]
    kind = [*sayer.say("counter kind", entering.kind), "counters", "on", "it", "equal", "to"]
    return [*said, *_ENTERS_WITH_NUMBER, *kind, *sayer.say("amount", entering.count)]


pair("mana rider", ManaRider, _read_enters_with_number, _say_enters_with_number, first="if")

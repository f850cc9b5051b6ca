"""What would go to a graveyard: exiled with counters, or with something done, too (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Sentence
from rulings_cli.abilities.static import ReplaceDying
from rulings_cli.oracle.clauses import say_clauses
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.replacing_more import GRAVEYARDS
from rulings_cli.oracle.targeting import Introduced, Pronoun
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: Where it would go → (from anywhere, whose graveyard).
_WOULD: Final = {
    "would die": (False, ""),
    "would be put into a graveyard": (False, ""),
    "would be put into a graveyard from the battlefield": (False, ""),
    "would be put into a graveyard from anywhere": (True, ""),
    **{
        f"would be put into {whose} from anywhere": (True, whose)
        for whose in ("an opponent's graveyard", "your graveyard")
    },
}


def _read(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "if":
        return
    for category in ("self", "a thing"):
        for what, middle in reader.all(category, at + 1):
            for would, (anywhere, whose) in _WOULD.items():
                start = reader.here(middle, *would.split(), ",")
                is_permanent = isinstance(what, Described) and what.noun in ("", "permanent")
                if start < 0 or (whose and not isinstance(what, Described)):
                    continue
                if would == "would be put into a graveyard" and not is_permanent:
                    continue  # what is no permanent goes there from elsewhere
                meant = what.evolve(owner=GRAVEYARDS[whose]) if whose else what
                made = ReplaceDying(meant, Zone.EXILE, anywhere, would)
                yield from _instead(reader, start, made)


def _instead(reader: Reader, at: int, made: ReplaceDying) -> Iterator[Found]:
    front = reader.tokens[at] == "instead"
    start = reader.here(at + front, "exile")
    for it in ("it", "that card") if start >= 0 else ():
        middle = reader.here(start, *it.split())
        if middle < 0:
            continue
        held = made.evolve(words=f"{made.words}|{it}|{'front' if front else 'back'}")
        if not front and made.words == "would be put into a graveyard":
            end = reader.here(middle, "instead")
            if end >= 0:
                yield held, end
        counted = reader.here(middle, "with")
        for (kind, count), after in reader.all("counters", counted) if counted >= 0 else ():
            end = reader.here(after, "on", "it", *(() if front else ("instead",)))
            if end >= 0:
                yield held.evolve(counter=kind, counters=count), end
        also = reader.here(middle, "and") if front else -1
        for (effects, joiner), end in reader.all("clauses", also) if also >= 0 else ():
            body = Sentence(effects, joiner)
            if not any(isinstance(each, Pronoun | Introduced) for each in walk(body)):
                yield held.evolve(further=(body,)), end


def _say(sayer: Sayer, node: ReplaceDying) -> Words | None:
    would, _, how = node.words.partition("|")
    if would not in _WOULD or not how:
        return None
    it, _, place = how.partition("|")
    what: Any = node.what
    if _WOULD[would][1]:
        what = what.evolve(owner=None)
    said = sayer.try_say("self", what) or sayer.say("a thing", what)
    front = place == "front"
    words = ["if", *said, *would.split(), ",", *(["instead"] if front else []), "exile"]
    words += it.split()
    if node.counter:
        words += ["with", *sayer.say("counters", (node.counter, node.counters)), "on", "it"]
    if node.further:
        clauses = say_clauses(sayer, node.further[0].effects, node.further[0].joiner)
        if clauses is None:
            return None
        words += ["and", *clauses]
    return words if front else [*words, "instead"]


pair("static", ReplaceDying, _read, _say, first="if")

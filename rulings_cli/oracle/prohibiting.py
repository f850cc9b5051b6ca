"""Spells and abilities forbidden in one sentence: "can't cast spells or activate …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import CantActivate, CantCast
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, full_stop, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in

phrase("static", CantActivate, "<who:player> can't activate abilities of <of:things>", words="who")

_ALWAYS: Final = "during your turn"
_LEADS: Final[dict[str, Any]] = {"": None, _ALWAYS: DuringTurn(You(), words=_ALWAYS)}
_ACTIVATE: Final = words_in("or activate abilities of")


def _read_both(reader: Reader, at: int) -> Iterator[Found]:
    for lead, condition in _LEADS.items():
        start = reader.here(at, *lead.split(), ",") if lead else at
        for who, middle in reader.all("player", start) if start >= 0 else ():
            begun = reader.here(middle, "can't", "cast")
            for spells, after in reader.all("things", begun) if begun >= 0 else ():
                opening = reader.here(after, *_ACTIVATE)
                for of, last in reader.all("things", opening) if opening >= 0 else ():
                    end = full_stop(reader, last)
                    if end >= 0:
                        both = (CantCast(who, spells), CantActivate(of, who=who, words="who"))
                        yield StaticAbility(both, condition, words=f"both|{lead}"), end


def _say_both(sayer: Sayer, node: StaticAbility) -> Words | None:
    mark, _, lead = node.words.partition("|")
    if mark != "both":
        return None
    first, second = node.effects
    assert isinstance(first, CantCast)
    assert isinstance(second, CantActivate)
    opening = [*lead.split(), ","] if lead else []
    words = [*sayer.say("player", first.who), "can't", "cast", *sayer.say("things", first.what)]
    return [*opening, *words, *_ACTIVATE, *sayer.say("things", second.of), "."]


pair("static ability", StaticAbility, _read_both, _say_both, first="during <player>")

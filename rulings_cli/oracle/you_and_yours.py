"""What a player and permanents have together: "you and permanents you control have hexproof".

Two effects of one ability or sentence: on the player, and on the permanents.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic, ContinuousChange
from rulings_cli.abilities.references import Each
from rulings_cli.abilities.static import Affects, GrantAbilities, HasHexproof
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair

#: How both are marked where they are said together.
YOU_AND: Final = "you and"
_OF_PLAYERS: Final = ("hexproof", "hexproof from", "protection", "shroud")


def _read_together(reader: Reader, at: int, verb: str) -> Iterator[tuple[Any, Any, Any, int]]:
    """Read the permanents, what they gain, and what the player gains."""
    start = reader.here(at, "you", "and")
    for what, middle in reader.all("things", start) if start >= 0 else ():
        begun = reader.here(middle, verb)
        for keyword, end in reader.all("keyword", begun) if begun >= 0 else ():
            if keyword.name not in _OF_PLAYERS:
                continue
            held = keyword if keyword.name in ("hexproof from", "protection") else None
            own = HasHexproof(keyword=keyword.name, words=verb, protection=held)
            yield Each(what, ""), GrantAbilities((keyword,), verb), own, end


def _say_together(sayer: Sayer, of: Each, change: GrantAbilities, verb: str) -> Words:
    (keyword,) = change.abilities
    assert isinstance(keyword, Keyword)
    return ["you", "and", *sayer.say("things", of.what), verb, *sayer.say("keyword", keyword)]


def _read_static(reader: Reader, at: int) -> Iterator[Found]:
    for of, change, own, end in _read_together(reader, at, "have"):
        if reader.tokens[end] == ".":
            both = (own, Affects(of, (change,)))
            yield StaticAbility(both, words=YOU_AND), end + 1


def _say_static(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != YOU_AND:
        return None
    affects = node.effects[1]
    assert isinstance(affects, Affects)
    return [*_say_together(sayer, affects.of, affects.changes[0], "have"), "."]  # type: ignore[arg-type]


pair("static ability", StaticAbility, _read_static, _say_static, first="you")


def _read_effects(reader: Reader, at: int) -> Iterator[Found]:
    for of, change, own, end in _read_together(reader, at, "gain"):
        for duration, after in reader.all("duration", end):
            if isinstance(duration, UntilEndOfTurn):
                effects = (ApplyStatic(own, duration), ContinuousChange(of, (change,), duration))
                yield (effects, YOU_AND), after


pair("clauses", tuple, _read_effects, lambda _sayer, _node: None, first="you")


def say_effects(sayer: Sayer, effects: tuple[Any, ...]) -> Words:
    """Say the effects of a sentence that were read together."""
    _, changed = effects
    words = _say_together(sayer, changed.of, changed.changes[0], "gain")
    return [*words, *sayer.say("duration", changed.duration)]

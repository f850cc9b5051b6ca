"""What an effect that isn't done leaves for the text after it: nothing (CR 608.2c)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.effects import (
    CastCard,
    CopySpell,
    Counter,
    CreateToken,
    Destroy,
    Discard,
    Draw,
    Effect,
    ExileTop,
    ExileUntil,
    LookAtTop,
    Mill,
    Sacrifice,
)
from rulings_cli.engine.context import Context
from rulings_cli.terms.values import Value

#: The names that each of these effects would have bound.
_NAMES: Final[dict[type[Value], tuple[str, ...]]] = {
    CastCard: ("cast",),
    CopySpell: ("copied",),
    Counter: ("countered",),
    CreateToken: ("created",),
    Destroy: ("destroyed",),
    Discard: ("discarded",),
    Draw: ("drawn",),
    ExileTop: ("exiled",),
    ExileUntil: ("exiled", "found", "others", "rest", "revealed", "uncast"),
    LookAtTop: ("rest", "revealed"),
    Mill: ("milled",),
    Sacrifice: ("sacrificed",),
}


def with_nothing(effects: tuple[Effect, ...], context: Context) -> Context:
    """Give the context for what follows effects that were declined, or whose "if" was false."""
    known = {name for name, _ in context.bound}
    for each in effects:
        for name in _NAMES.get(type(each), ()):
            if name not in known:
                context = context.bind(name, ())
    return context

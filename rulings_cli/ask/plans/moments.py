"""The time and the spell on the stack that a spell's own text asks for, as lines of a position."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.described import Described, HasColor, HasSubtype, HasType, IsNot
from rulings_cli.abilities.static import CastOnly
from rulings_cli.ask.cards import spell_targets
from rulings_cli.ask.stock import Stock
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Step

#: Kinds of spells of which one may be on the stack, to be the target of another.
_KINDS = ("instant", "creature", "artifact", "enchantment", "sorcery")


def moment_lines(face: Face, stock: Stock) -> tuple[str, ...]:
    """Give the lines of a moment at which the spell could be cast; none where none is known."""
    for ability in face.abilities:
        for effect in ability.effects if isinstance(ability, StaticAbility) else ():
            if isinstance(effect, CastOnly):
                return _time(effect.condition)
    wanted = [each.what for each in spell_targets(face) if each.minimum and each.what is not None]
    spells = [each for each in wanted if each.noun == "spell"]
    if len(spells) != 1 or len(wanted) != 1:
        return ()
    name = _fitting(spells[0], stock)
    if not name:
        return ()
    stack = f"the stack, from the top, is the opponent's {name}"
    return ("it is the opponent's turn", stack, "you have priority")


def _time(condition: Any) -> tuple[str, ...]:
    if not isinstance(condition, DuringTurn):
        return ()
    whose = "the opponent's" if condition.negated else "your"
    if condition.step is not None:
        return (f"it is {whose} {condition.step.words}", *_priority(whose))
    if condition.phase == "combat":
        return (f"it is {whose} {Step.DECLARE_ATTACKERS.words}", *_priority(whose))
    if not condition.phase:
        return (f"it is {whose} turn", *_priority(whose))
    return ()


def _priority(whose: str) -> tuple[str, ...]:
    return () if whose == "your" else ("you have priority",)


def _fitting(what: Described, stock: Stock) -> str:
    """Give a plain card that is such a spell, or nothing where more is asked than its kind."""
    for kind in _KINDS:
        try:
            card = stock.pick(kind, "plain") if kind in _KINDS[:2] else stock.pick(kind)
        except NotSupported:
            continue
        if any(
            all(_is(card.front, each) for each in (*what.adjectives, *kinds, *what.further))
            for kinds in what.kinds or ((),)
        ):
            return card.name
    return ""


def _is(face: Face, quality: Any) -> bool:
    if isinstance(quality, IsNot):
        return _is_known(quality.quality) and not _is(face, quality.quality)
    if isinstance(quality, HasType):
        return face.is_a(quality.name)
    if isinstance(quality, HasSubtype):
        return quality.name in face.subtypes
    return isinstance(quality, HasColor) and quality.color in face.colors


def _is_known(quality: Any) -> bool:
    return isinstance(quality, HasType | HasSubtype | HasColor)

"""Cascade: a cheaper card may be cast free (CR 702.85)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Compare, Described, HasType, IsNot
from rulings_cli.abilities.effects import CastCard, ExileUntil, May, PutIntoZone, Sentence
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.terms.rules.keywords import CASCADE
from rulings_cli.terms.zones import Zone

RULE = CASCADE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Exile until a cheaper nonland card; it may be cast free; the rest to the bottom."""
    cheaper = Compare("mana value", "<", ValueOf("mana value", This()))
    until = Described(adjectives=(IsNot(HasType("land")),), noun="card", further=(cheaper,))
    casting = CastCard(Bound("found", "that card"), only=Described(further=(cheaper,)))
    others = Bound("uncast", "the exiled cards")
    return TriggeredAbility(
        Casts(You(), This()),
        (
            Sentence((ExileUntil(until),)),
            Sentence((May((casting,)),)),
            Sentence((PutIntoZone(others, Zone.LIBRARY, "bottom", "random"),)),
        ),
        zone=Zone.STACK,
    )

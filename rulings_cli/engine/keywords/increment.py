"""Increment: it grows with spells that cost more than it is great (CR 702.191)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import BothConditions, CountIs, EitherCondition, ObjectIs
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import PutCounters, Sentence
from rulings_cli.abilities.quantities import ManaSpent, ValueOf
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.engine.keywords.writing import CREATURE
from rulings_cli.terms.rules.keywords import INCREMENT

RULE = INCREMENT


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Grow where more mana was spent on a spell than its power or its toughness (702.191a)."""
    spent = ManaSpent(Bound("triggering", "that spell"))
    more = tuple(CountIs(spent, ">", ValueOf(what, This())) for what in ("power", "toughness"))
    return TriggeredAbility(
        Casts(You(), Described(noun="spell")),
        (Sentence((PutCounters("+1/+1", This()),)),),
        condition=BothConditions((ObjectIs(This(), CREATURE), EitherCondition(more))),
        word="whenever",
    )

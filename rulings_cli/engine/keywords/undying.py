"""Undying: it returns once, greater (CR 702.93)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import PutCounters, PutOntoBattlefield, Sentence
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import Bound, OwnerOf, This
from rulings_cli.abilities.triggers import Dies
from rulings_cli.terms.rules.keywords import UNDYING
from rulings_cli.terms.zones import Zone

RULE = UNDYING


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Return it if it had no +1/+1 counter."""
    return returning("+1/+1")


def returning(kind: str) -> TriggeredAbility:
    """When it dies, if it had no such counter, return it with one (undying and persist)."""
    card = Bound("triggering", "it")
    return TriggeredAbility(
        Dies(This()),
        (
            Sentence((PutOntoBattlefield(card, Zone.GRAVEYARD, OwnerOf(card), verb="return"),)),
            Sentence((PutCounters(kind, Bound("moved", "it")),)),
        ),
        condition=CountIs(CountersOn(kind, This()), "=", Number(0)),
    )

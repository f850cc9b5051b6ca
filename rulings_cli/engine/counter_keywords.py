"""Keyword abilities about counters that are triggered abilities, written out (CR 702)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import BothConditions, CountIs, EitherCondition, ObjectIs
from rulings_cli.abilities.described import Another, Described, HasType
from rulings_cli.abilities.effects import (
    May,
    PutCounters,
    RemoveCountersFrom,
    Sacrifice,
    Sentence,
)
from rulings_cli.abilities.quantities import CountersOn, ManaSpent, Number, ValueOf
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import BeginningOf, Casts, Enters, LastCounterRemoved
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.keywords import GRAFT, INCREMENT, VANISHING
from rulings_cli.terms.zones import Step

_CREATURE = Described(kinds=((HasType("creature"),),))
_HAS_TIME = CountIs(CountersOn("time", This()), ">=", Number(1))


def graft(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Let another creature that enters have one of its +1/+1 counters (CR 702.58a)."""
    moving = (
        RemoveCountersFrom("+1/+1", This()),
        PutCounters("+1/+1", Bound("triggering", "that creature")),
    )
    return TriggeredAbility(
        Enters(_CREATURE.evolve(adjectives=(Another(),))),
        (Sentence((May(moving),)),),
        condition=CountIs(CountersOn("+1/+1", This()), ">=", Number(1)),
        word="whenever",
    )


def increment(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Grow where more mana was spent on a spell than its power or its toughness (702.191a)."""
    spent = ManaSpent(Bound("triggering", "that spell"))
    more = tuple(CountIs(spent, ">", ValueOf(what, This())) for what in ("power", "toughness"))
    return TriggeredAbility(
        Casts(You(), Described(noun="spell")),
        (Sentence((PutCounters("+1/+1", This()),)),),
        condition=BothConditions((ObjectIs(This(), _CREATURE), EitherCondition(more))),
        word="whenever",
    )


def vanishing(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Remove a time counter at the upkeep, the first of its two triggers (CR 702.63a)."""
    body = (Sentence((RemoveCountersFrom("time", This()),)),)
    ability = TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")
    return ability.evolve(condition=_HAS_TIME)


def vanished(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Sacrifice it as its last time counter is removed (CR 702.63a)."""
    return TriggeredAbility(LastCounterRemoved("time", This()), (Sentence((Sacrifice(This()),)),))


#: How each is written out, with its rule.
WRITTEN_OUT: dict[str, tuple[Callable[[Keyword], TriggeredAbility | None], Rule]] = {
    "graft": (graft, GRAFT),
    "increment": (increment, INCREMENT),
    "vanishing": (vanishing, VANISHING),
}
#: The second triggered ability of keywords that stand for two.
SECOND: dict[str, Callable[[Keyword], TriggeredAbility]] = {"vanishing": vanished}

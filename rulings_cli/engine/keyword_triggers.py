"""Which texts have triggered abilities, and the triggered abilities that keywords are (CR 702)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from rulings_cli.abilities.abilities import Ability, Keyword, TriggeredAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.static import BecomesA, GrantAbilities
from rulings_cli.abilities.triggers import BecomesTarget, LastCounterRemoved, TriggerEvent
from rulings_cli.engine import keyword_modules
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value, walk

TRIGGER_EVENTS = get_args(TriggerEvent)


@lru_cache(maxsize=4096)
def events_in(text: object) -> frozenset[type[Value]]:
    """Give the kinds of trigger event anywhere in a text, those of its keywords among them."""
    found: set[type[Value]] = set()
    for each in walk(text):
        if isinstance(each, TRIGGER_EVENTS):
            found.add(type(each))
        elif isinstance(each, Face) and "Siege" in each.subtypes:
            found.add(LastCounterRemoved)  # as it is defeated (CR 310.11b)
        elif isinstance(each, Keyword) and each.name == "disguise":
            found.add(BecomesTarget)  # its ward while it is face down
        elif isinstance(each, Keyword):
            for written in _all_written(each):
                found.update(type(e) for e in walk(written) if isinstance(e, TRIGGER_EVENTS))
    return frozenset(found)


def _all_written(keyword: Keyword) -> Iterator[TriggeredAbility]:
    first = written_out(keyword)
    if first is not None:
        yield first[0]
    other = second_of(keyword)
    if other is not None:
        yield other


@lru_cache(maxsize=4096)
def grants_triggers(text: object) -> bool:
    """Tell whether a text could give a triggered ability to an object that has none printed."""
    return any(
        events_in(each) for each in walk(text) if isinstance(each, GrantAbilities | BecomesA)
    )


def written_out(ability: Ability) -> tuple[TriggeredAbility, tuple[Rule, ...]] | None:
    """Give the triggered ability that an ability is, with the keyword's rule; None for others."""
    if isinstance(ability, TriggeredAbility):
        return ability, ()
    if isinstance(ability, Keyword):
        found = keyword_modules.triggered(ability)
        if found is not None:
            return found.evolve(words=ability.name), keyword_modules.rule_of(ability.name)
    return None


def second_of(ability: Ability) -> TriggeredAbility | None:
    """Give the other triggered ability of a keyword that stands for two (CR 702.63a)."""
    if not isinstance(ability, Keyword):
        return None
    written = keyword_modules.second(ability)
    return None if written is None else written.evolve(words=ability.name)

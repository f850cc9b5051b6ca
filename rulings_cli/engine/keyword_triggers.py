"""Keyword abilities that are triggered abilities, written out as the rules do (CR 702)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Ability, Keyword, TriggeredAbility
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Compare, Described, HasType, IsNot
from rulings_cli.abilities.effects import (
    CastCard,
    ContinuousChange,
    Counter,
    Effect,
    ExileUntil,
    May,
    PutIntoZone,
    Sentence,
    UnlessPays,
)
from rulings_cli.abilities.quantities import Number, ValueOf
from rulings_cli.abilities.references import (
    AnOpponent,
    Bound,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.abilities.triggers import BecomesTarget, Casts
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.keywords import CASCADE, PROWESS, WARD
from rulings_cli.terms.zones import Zone

_NONCREATURE_SPELL = Described(adjectives=(IsNot(HasType("creature")),), noun="spell")


def _ability(event: object, *effects: Effect) -> TriggeredAbility:
    return TriggeredAbility(event, (Sentence(effects),), word="whenever")  # type: ignore[arg-type]  # built below only


def _ward(keyword: Keyword) -> TriggeredAbility:
    countering = UnlessPays(
        (Counter(Bound("targeting", "that spell or ability")),),
        keyword.cost or Cost(),
        ThatPlayer(),
    )
    return _ability(BecomesTarget(This(), whose=AnOpponent()), countering)


def _prowess(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    pumping = ContinuousChange(This(), (ModifyPowerToughness(Number(1), Number(1)),))
    return _ability(Casts(You(), _NONCREATURE_SPELL), pumping)


def _cascade(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Exile until a cheaper nonland card; it may be cast free; the rest to the bottom."""
    cheaper = Compare("mana value", "<", ValueOf("mana value", This()))
    until = Described(adjectives=(IsNot(HasType("land")),), noun="card", further=(cheaper,))
    return TriggeredAbility(
        Casts(You(), This()),
        (
            Sentence((ExileUntil(until),)),
            Sentence((May((CastCard(Bound("found", "that card")),)),)),
            Sentence(
                (
                    PutIntoZone(
                        Bound("uncast", "the exiled cards"), Zone.LIBRARY, "bottom", "random"
                    ),
                )
            ),
        ),
        zone=Zone.STACK,
    )


_WRITTEN_OUT: dict[str, tuple[Callable[[Keyword], TriggeredAbility], Rule]] = {
    "cascade": (_cascade, CASCADE),
    "prowess": (_prowess, PROWESS),
    "ward": (_ward, WARD),
}


def written_out(ability: Ability) -> tuple[TriggeredAbility, tuple[Rule, ...]] | None:
    """Give the triggered ability that an ability is, with the keyword's rule; None for others."""
    if isinstance(ability, TriggeredAbility):
        return ability, ()
    if isinstance(ability, Keyword):
        found = _WRITTEN_OUT.get(ability.name)
        if found is not None:
            write, rule = found
            return write(ability), (rule,)
    return None

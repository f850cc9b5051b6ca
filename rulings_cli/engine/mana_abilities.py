"""Which abilities are mana abilities (CR 605): derived from what they say, never stored."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.costs import ExileObjects, MillCost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import (
    Add,
    BecomeReflexive,
    CreateToken,
    DelayedTrigger,
    DoubleUnspentMana,
    Draw,
    ExileTop,
    ExileUntil,
    KeywordAction,
    Mill,
    PutIntoZone,
    Scry,
    SearchLibrary,
    Shuffle,
)
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.abilities.triggers import AnyEvent, CausesMana, TappedForMana
from rulings_cli.engine import keyword_modules
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Edition, Rule, implements
from rulings_cli.terms.rules.mana_abilities import (
    ACTIVATED_MANA_ABILITY,
    TARGET_IS_NO_MANA_ABILITY,
    TRIGGERED_MANA_ABILITY,
)
from rulings_cli.terms.rules.targets import UP_TO_REQUIRES
from rulings_cli.terms.values import Value, walk, walk_up_to
from rulings_cli.terms.zones import Zone

#: The day from which an ability that moves a card to or from a library is no mana ability.
LIBRARY_AMENDMENT = "2026-08-07"
LIBRARY_AMENDED = f"605.1a {LIBRARY_AMENDMENT}"
#: Keyword actions that move a card to or from a library (CR 701).
LIBRARY_ACTIONS = frozenset(
    ("cloak", "discover", "explore", "manifest", "manifest dread", "mill", "surveil")
)


class Classified(Value):
    """Whether an ability is a mana ability, by which rules, and why in our words."""

    is_mana_ability: bool
    rules: tuple[Rule, ...]
    words: str


def is_mana_ability(
    game: Game, source_id: ObjectId, ability: Value, edition: Edition | None = None
) -> tuple[bool, tuple[Rule, ...]]:
    """Tell whether an ability is a mana ability (CR 605.1), and by which rules."""
    found = classify(ability, edition or game.edition)
    del source_id
    return found.is_mana_ability, found.rules


@lru_cache(maxsize=4096)
def classify(ability: Value, edition: Edition) -> Classified:
    """Tell whether an ability is a mana ability in an edition, and why."""
    if isinstance(ability, Keyword):
        form = keyword_modules.activated(ability)
        if form is None:
            words = f"{ability.name} adds no mana"
            return Classified(False, (ACTIVATED_MANA_ABILITY,), words)
        ability = form
    if isinstance(ability, TriggeredAbility):
        return _triggered(ability, edition)
    return _activated(ability, edition)


@implements(ACTIVATED_MANA_ABILITY, TARGET_IS_NO_MANA_ABILITY, UP_TO_REQUIRES)
def _activated(ability: Value, edition: Edition) -> Classified:
    rule = ACTIVATED_MANA_ABILITY
    if isinstance(ability, LoyaltyAbility):
        return Classified(False, (rule,), "it is a loyalty ability")
    if not isinstance(ability, ActivatedAbility):
        return Classified(False, (rule,), "it is no activated or triggered ability")
    if not adds_mana(ability.body):
        return Classified(False, (rule,), "it can't add mana to a pool as it resolves")
    targeted = _targeted(ability)
    if targeted is not None:
        return targeted
    if _is_amended(edition) and moves_library_cards((ability.cost, ability.body)):
        words = "its own cost or effect moves a card to or from a library"
        return Classified(False, (rule,), words)
    words = "it needs no target, could add mana as it resolves, and is no loyalty ability"
    return Classified(True, (rule,), words)


@implements(TRIGGERED_MANA_ABILITY)
def _triggered(ability: TriggeredAbility, edition: Edition) -> Classified:
    rule = TRIGGERED_MANA_ABILITY
    if not adds_mana(ability.body):
        return Classified(False, (rule,), "it can't add mana to a pool as it resolves")
    targeted = _targeted(ability)
    if targeted is not None:
        return targeted
    event = ability.event
    events = event.events if isinstance(event, AnyEvent) else (event,)
    if not all(isinstance(each, TappedForMana | CausesMana) for each in events):
        words = "it does not trigger from a mana ability or from mana being added"
        return Classified(False, (rule, TARGET_IS_NO_MANA_ABILITY), words)
    if _is_amended(edition) and moves_library_cards(ability.body):
        return Classified(False, (rule,), "its effect moves a card to or from a library")
    words = "it needs no target, triggers from a mana ability, and could add mana"
    return Classified(True, (rule,), words)


def _targeted(ability: ActivatedAbility | TriggeredAbility) -> Classified | None:
    targets = (*ability.targets, *_targets_of_modes(ability.body))
    if not targets:
        return None
    if all(each.minimum == 0 for each in targets):
        words = "it asks for up to so many targets, and so it requires a target"
        return Classified(False, (ACTIVATED_MANA_ABILITY, UP_TO_REQUIRES), words)
    rules = (ACTIVATED_MANA_ABILITY, TARGET_IS_NO_MANA_ABILITY)
    return Classified(False, rules, "it requires a target")


def _targets_of_modes(body: object) -> Iterator[Any]:
    for each in walk(body):
        if type(each).__name__ == "Mode":
            yield from each.targets  # type: ignore[attr-defined]  # a Mode has targets


def _is_amended(edition: Edition) -> bool:
    return LIBRARY_AMENDED in edition.amendments and edition.holds(LIBRARY_AMENDMENT)


# --- looking into the effect --------------------------------------------------------------------


def own_nodes(node: object) -> Iterator[Value]:
    """Give the nodes of an effect itself, without what it only creates or grants for later.

    Delayed and reflexive triggers, and the abilities of tokens or granted ones, resolve on their
    own and are no part of this effect (CR 603.7).
    """
    return walk_up_to(node, DelayedTrigger, BecomeReflexive, GrantAbilities, ManaRider, CreateToken)


def adds_mana(body: object) -> bool:
    """Tell whether an effect could add mana, conditions and choices being as they may."""
    return any(isinstance(each, Add | DoubleUnspentMana) for each in own_nodes(body))


def moves_library_cards(parts: object) -> bool:
    """Tell whether a cost or effect moves a card to or from a library."""
    return any(_moves_library_card(each) for each in own_nodes(parts))


def _moves_library_card(node: Value) -> bool:
    if isinstance(node, Draw | Mill | MillCost | SearchLibrary | ExileTop):
        return True
    if isinstance(node, ExileUntil):
        return True
    if isinstance(node, PutIntoZone):
        return node.zone is Zone.LIBRARY
    if isinstance(node, ExileObjects):
        return node.from_zone is Zone.LIBRARY
    if isinstance(node, Scry):
        return node.surveil
    if isinstance(node, Shuffle):
        return "into" in node.words
    if isinstance(node, KeywordAction):
        return node.name in LIBRARY_ACTIONS
    if isinstance(node, Described):
        return node.zone is Zone.LIBRARY
    return False

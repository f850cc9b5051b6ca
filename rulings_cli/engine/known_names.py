"""Which names inside nodes the engine knows: a state, a condition, an amount told by words.

A node may be carried out and yet hold a name that no table has (a state of objects, a condition
about the past, a kind of token); whoever meets it raises NotSupported. Here the same tables are
asked beforehand, so that such a text does not count as playable.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.abilities import (
    conditions,
    described,
    effects,
    mana,
    quantities,
    references,
    static,
    triggers,
)
from rulings_cli.abilities.abilities import ActivationLimit
from rulings_cli.abilities.quantities import AnyNumber
from rulings_cli.abilities.references import Each
from rulings_cli.engine import (
    choosing,
    combat,
    deeds,
    happened,
    matching,
    predefined_tokens,
    riders,
    states,
    trigger_events,
)
from rulings_cli.engine import conditions as condition_tests
from rulings_cli.engine.activation_limits import MOST_TIMES
from rulings_cli.engine.instructions import lasting
from rulings_cli.terms.values import Value, fields_of

#: What "can't be …" says that something else than the declarations of combat asks for.
_CANT_BE: Final = frozenset(
    (
        "be countered",
        "be regenerated",
        "be sacrificed",
        "be the target",
        "have abilities activated",
        "have abilities activated except mana",
        "be the target of spells or abilities your opponents control",
    )
)
#: Amounts of the event, of the players, and of what was done to objects before.
_AMOUNTS: Final = (
    *("", "that much", "that many", "each", "it", "that damage", "twice that much"),
    *("opponent", "opponent you have", "of your opponents", "target beyond the first"),
    *("the number of opponents you have", "the number of players being attacked"),
    "the greatest number of cards a player discarded this way",
    "player being attacked",
    *("the amount of mana spent to cast it", "the amount of life you gained this turn"),
    "it's been cast from the command zone this game",
    "of your opponents who lost life this turn",
    "you've cast your commander from the command zone this game",
)
_DONE: Final = ("exiled", "revealed", "milled", "sacrificed", "tapped", "discarded", "destroyed")
_DISTINCT: Final = (
    *("basic land types", "card types", "creature types", "colors", "different names"),
    *("mana values", "powers"),
)
_COUNTED: Final = (
    *("cast", "drawn", "discarded", "life lost", "life gained"),
    *("dealt damage", "dealt combat damage"),
)
_SPENT: Final = ("mana", "colored", "colors", "same color", "symbols")
#: What power-up takes off its cost, which the costs of abilities know (CR 702.193).
_OF_POWER_UP: Final = quantities.ValueOf("mana cost", references.This())
_LIMITS: Final = frozenset(
    ("sorcery", "instant", "once each turn", "once", "turn", "any player", *MOST_TIMES)
)
_WHILE_ATTACKING: Final = (
    *("", "you", "you or yours", "a player", "one of your opponents"),
    "enchanted player",
)


def is_known(node: Value) -> bool:
    """Tell whether the engine knows the names that the node itself holds."""
    test = _KNOWN.get(type(node))
    return (test is None or test(node)) and _holds_no_other_set(node)


#: What is said of several objects together, and the nodes that understand it.
_OF_SETS: Final = {
    "in your party": (quantities.CountOf,),
    "died this turn": (quantities.CountOf,),
    "died under your control this turn": (quantities.CountOf,),
    "with different names": (conditions.Controls, effects.SearchLibrary),
    "with different powers": (conditions.Controls,),
    "in total": (effects.SearchLibrary, effects.Target, references.ChosenObjects),
}


def _holds_no_other_set(node: Value) -> bool:
    for name in fields_of(node):
        held = getattr(node, name)
        if isinstance(held, described.Described):
            for each in (*held.adjectives, *held.further):
                word = each.word if isinstance(each, described.HasState) else ""
                if isinstance(each, described.Compare) and each.what in matching.TOTALS:
                    word = "in total"
                if type(node) not in _OF_SETS.get(word, (type(node),)):
                    return False
    return True


def _limit(node: ActivationLimit) -> bool:
    return node.kind in _LIMITS or node.condition is not None


def _compare(node: described.Compare) -> bool:
    if node.what in matching.TOTALS:
        return node.relation == "<="
    return all(each in matching.NUMBERS for each in node.what.split(" or "))


def _cant_be(node: static.CantBe) -> bool:
    return node.what in combat.ASKED_FOR or node.what in _CANT_BE


def _token(node: effects.TokenDescription) -> bool:
    return not node.predefined or node.predefined in predefined_tokens.PREDEFINED


def _becomes(node: static.BecomesA) -> bool:
    return isinstance(node.what, effects.TokenDescription) and not node.what.predefined


#: How else an amount may end that was done "this way".
_ENDINGS = ("counter removed", "life lost", "{E} paid")


def _amount(words: str) -> bool:
    """Tell whether "that much", or what was done this way, is an amount that is found again."""
    if words in _AMOUNTS:
        return True
    if words.startswith("time ") and words.endswith(" was kicked"):
        return True
    what, this_way, rest = words.partition(" this way")
    if not this_way or rest:
        return False
    return what.rpartition(" ")[2] in _DONE or what.endswith(_ENDINGS)


def _modes(node: effects.Modes) -> bool:
    unknown = "at random" in node.words or (node.again and node.minimum != node.maximum)
    return not unknown


def _changes(node: effects.ContinuousChange) -> bool:
    return all(lasting.is_played(each) for each in node.changes)


def _applied(node: effects.ApplyStatic) -> bool:
    from rulings_cli.engine.understanding import UNREAD

    return type(node.effect).__name__ not in UNREAD


def _affects(node: static.Affects) -> bool:
    return all(lasting.is_played(each) or _is_read(each) for each in node.changes)


def _is_read(change: Value) -> bool:
    from rulings_cli.engine.understanding import UNREAD

    return type(change).__name__ not in UNREAD


def _draws(node: triggers.PlayerDraws) -> bool:
    return not node.words or trigger_events.nth_card(node.words) is not None


def _copy_of(node: effects.CreateToken) -> bool:
    return node.copy_of is None or node.token is None


def _are_choices(done: tuple[Value, ...]) -> bool:
    """Tell whether all that is done as something enters are choices (CR 614.12a)."""
    return all(isinstance(each, effects.Choose) for each in done)


def _moves_between_two(node: effects.MoveCounters) -> bool:
    """Tell whether counters move from one object to one other; shares are not asked for."""
    both = (node.from_, node.onto)
    return not any(isinstance(each, Each) for each in both) and node.count != AnyNumber()


#: Whether the names in a node of each kind are known.
_KNOWN: Final[dict[type[Value], Callable[[Any], bool]]] = {
    ActivationLimit: _limit,
    described.HasState: lambda node: node.word in _OF_SETS or states.is_known(node.word),
    described.Compare: _compare,
    described.SharesQuality: lambda node: node.what in matching.SHARED,
    described.CouldAttach: lambda _: False,
    static.AsEnters: lambda node: node.words == "day" or _are_choices(node.effects),
    conditions.HappenedThisTurn: lambda node: happened.is_known(node.what, node.least),
    conditions.DidThisTurn: lambda node: node.kind in deeds.KINDS,
    conditions.WasCast: lambda node: condition_tests.is_known_casting(node.words),
    quantities.ThatMuch: lambda node: _amount(node.words),
    quantities.ValueOf: lambda node: node.what in matching.NUMBERS or node == _OF_POWER_UP,
    quantities.Greatest: lambda node: node.what in matching.NUMBERS,
    quantities.Total: lambda node: node.what in matching.NUMBERS,
    quantities.DistinctAmong: lambda node: node.what in _DISTINCT,
    quantities.CountThisTurn: lambda node: node.kind in _COUNTED,
    quantities.ManaSpent: lambda node: node.kind in _SPENT,
    triggers.Attacks: lambda node: node.words in _WHILE_ATTACKING,
    triggers.PlayerDraws: _draws,
    static.CantBe: _cant_be,
    effects.MoveCounters: _moves_between_two,
    static.MustDo: lambda node: node.what in combat.ASKED_FOR,
    static.BecomesA: _becomes,
    static.Affects: _affects,
    effects.Choose: lambda node: node.what in choosing.NAMED,
    effects.TokenDescription: _token,
    effects.Modes: _modes,
    effects.ContinuousChange: _changes,
    effects.ApplyStatic: _applied,
    effects.CreateToken: _copy_of,
    mana.ManaRider: lambda node: node.kind in riders.KINDS,
}

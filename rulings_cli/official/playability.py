"""Tell which compiled text the engine can carry out whole: what of a tree it has no rule for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from rulings_cli.abilities import conditions, costs, effects, references, triggers
from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    Paragraph,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Uncompiled,
)
from rulings_cli.abilities.described import ChosenQuality
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.static import (
    CantBlockIt,
    EntersWithCounters,
    GrantAbilities,
    MustBlockIt,
)
from rulings_cli.engine import costs_of_actions, known_names, trigger_events, understanding
from rulings_cli.engine.components import PAY
from rulings_cli.engine.instructions import PLAYABLE
from rulings_cli.engine.instructions.flow import is_performed
from rulings_cli.engine.trigger_events import MATCHERS
from rulings_cli.terms.values import Value, walk, walk_up_to


def _members(union: object) -> Iterator[type[Value]]:
    for each in get_args(union):
        yield from _members(each) if get_args(each) else (each,)


#: Trigger events that are noticed elsewhere than by matching a fact.
_NOTICED = (triggers.AnyEvent, triggers.While, triggers.BecomesTrue)
#: Components of costs that are paid as mana, or become another before anybody pays.
_NEVER_PAID = (costs.PayMana, costs.ItsManaCost)
#: Kinds of nodes that the engine meets without having a rule for them.
_UNPLAYABLE: frozenset[type[Value]] = frozenset(
    {
        *(each for each in _members(effects.Effect) if each not in PLAYABLE),
        *(e for e in _members(triggers.TriggerEvent) if e not in {*MATCHERS, *_NOTICED}),
        *(each for each in _members(costs.CostComponent) if each not in {*PAY, *_NEVER_PAID}),
        Uncompiled,
    }
)


#: Names that only an instruction of the same ability gives, and the kinds of those instructions.
_GIVEN_BY: Final[dict[str, tuple[type[Value], ...]]] = {
    "cast": (effects.CastCard,),
    "copied": (effects.CopySpell,),
    "created": (effects.CreateToken, effects.KeywordAction),
    "drawn": (effects.Draw,),
    "milled": (effects.Mill,),
    "sacrificed": (effects.Sacrifice,),
}


def is_playable(paragraph: Paragraph) -> bool:
    """Tell whether the engine has a rule for every node of a paragraph, and every name in it."""
    if any(_is_unbuilt(each) for each in walk(paragraph)):
        return False
    return not any(_speaks_of_another_ability(each) for each in paragraph.abilities)


def is_given_whole(types: tuple[str, ...], defense: str | None) -> bool:
    """Tell whether the data give all of a face that playing it needs: battles have a defense."""
    return defense is not None or "battle" not in map(str.lower, types)


def needs_its_other_face(paragraph: Paragraph) -> bool:
    """Tell whether it turns a permanent over, so that the data must give its other face too."""
    return any(isinstance(each, effects.Transform) for each in walk(paragraph))


def _speaks_of_another_ability(ability: object) -> bool:
    """Tell whether it speaks of what only another ability can have made (CR 607.2)."""
    parts = tuple(walk(ability))
    if any(map(_speaks_of_what_its_giver_exiled, parts)):
        return True
    if isinstance(ability, SpellAbility | ActivatedAbility) and _aims_at_nobodys(ability):
        return True
    if isinstance(ability, StaticAbility) and _asks_of_each_player(ability):
        return True
    return any(
        isinstance(each, references.Bound)
        and each.name in _GIVEN_BY
        and not any(isinstance(one, _GIVEN_BY[each.name]) for one in parts)
        for each in parts
    )


#: Instructions after which a text may speak of "the exiled card".
_EXILE = (
    effects.Exile,
    effects.ExileFound,
    effects.ExileTop,
    effects.ExileUntil,
    effects.ExileWithCounters,
)


def _speaks_of_what_its_giver_exiled(node: Value) -> bool:
    """Tell whether an ability is given that speaks of a card which the giving ability exiled."""
    is_given = isinstance(node, GrantAbilities | effects.TokenDescription | effects.CopyException)
    return any(
        isinstance(each, references.Bound)
        and each.name == "exiled"
        and not any(isinstance(one, _EXILE) for one in walk(ability))
        for ability in (node.abilities if is_given else ())  # type: ignore[attr-defined]
        for each in walk(ability)
    )


def _asks_of_each_player(ability: StaticAbility) -> bool:
    """Tell whether its condition is asked of each player: "as long as that player controls"."""
    return any(isinstance(each, references.ThatPlayer) for each in walk(ability.condition))


def _aims_at_nobodys(ability: SpellAbility | ActivatedAbility) -> bool:
    """Tell whether "that player" of its first target is nobody that was spoken of before."""
    loops = any(isinstance(each, effects.ForEach) for each in walk(ability.body))
    first = ability.targets[:1]
    return not loops and any(isinstance(each, references.ThatPlayer) for each in walk(first))


def missing(paragraph: Paragraph) -> frozenset[str]:
    """Name what the engine has no rule for in a paragraph that is read."""
    found = (each for each in walk(paragraph) if _is_unbuilt(each))
    return frozenset(_named(each) for each in found)


def _named(node: Value) -> str:
    """Give a node's kind, with its name or its words where it has any."""
    named = (getattr(node, each, "") for each in ("name", "words", "what"))
    name = next((each for each in named if each and isinstance(each, str)), "")
    return f"{type(node).__name__} {name}".strip()


def _is_unbuilt(node: Value) -> bool:
    if isinstance(node, Keyword | StaticAbility) and understanding.unbuilt(node) is not None:
        return True
    if isinstance(node, TriggeredAbility) and _aims_by_an_x_paid_later(node):
        return True
    if isinstance(node, TriggeredAbility) and _speaks_of_a_player_of_another_ability(node):
        return True
    if isinstance(node, SpellAbility) and _speaks_of_no_choice(node):
        return True
    if _asks_for_a_flip_to_come(node):
        return True
    if isinstance(node, EntersWithCounters):  # nobody is known yet who was chosen as it enters
        return any(isinstance(each, references.ThatPlayer) for each in walk(node.count))
    if _is_done_to_itself(node):
        return True
    if isinstance(node, costs.PayMana):
        return "Z" in node.cost.symbols  # on a card of a game of its own: mana of certain sources
    if isinstance(node, triggers.OtherEvent):
        return not trigger_events.is_matched(node)
    if isinstance(node, costs.OtherCost):
        return not costs_of_actions.is_built(node.words)
    if isinstance(node, effects.KeywordAction):
        return not is_performed(node)
    return type(node) in _UNPLAYABLE or not known_names.is_known(node)


def _asks_for_a_flip_to_come(node: Value) -> bool:
    """Tell whether it asks who won a flip that only a delayed trigger of it will make."""
    body = getattr(node, "body", None)
    if body is None or isinstance(node, effects.DelayedTrigger):
        return False
    parts = tuple(walk_up_to(body, effects.DelayedTrigger))
    asks = any(isinstance(each, conditions.FlipWon) for each in parts)
    return asks and not any(isinstance(each, effects.FlipCoin) for each in parts)


def _speaks_of_no_choice(node: SpellAbility) -> bool:
    """Tell whether "of that type" means no choice, but the type of another object named before."""
    parts = tuple(walk(node))
    return any(
        isinstance(each, ChosenQuality) and each.words == "of that type" for each in parts
    ) and not any(isinstance(each, effects.Choose) for each in parts)


#: What an instruction does with two objects, which are never the same one.
_OF_TWO: Final[dict[type[Value], tuple[str, str]]] = {
    effects.Attach: ("what", "to"),
    effects.DealDamage: ("source", "to"),
    effects.ExchangeControl: ("first", "second"),
    effects.Fight: ("first", "second"),
    effects.Redirect: ("to", "new"),
}
_ONE_OBJECT = (references.TargetObject, references.This, references.Bound)


def _is_done_to_itself(node: Value) -> bool:
    """Tell whether an object would do something to itself: then a pronoun was not understood."""
    if type(node) in _OF_TWO:
        first, second = (getattr(node, each) for each in _OF_TWO[type(node)])
        return isinstance(first, _ONE_OBJECT) and first == second
    if isinstance(node, effects.ContinuousChange):
        blocked = (e.what for e in node.changes if isinstance(e, MustBlockIt | CantBlockIt))
        return any(each == node.of for each in blocked)
    return False


#: What speaks of a player, so that "that player" can mean them.
_PLAYERS = (
    references.TargetPlayer,
    references.EachPlayer,
    references.EachOpponent,
    references.AnOpponent,
    references.APlayer,
    references.ControllerOf,
    references.OwnerOf,
)


def _aims_by_an_x_paid_later(node: TriggeredAbility) -> bool:
    """Tell whether a target depends on the X of a payment that comes only on resolution."""
    pays = any(
        isinstance(each, effects.MayPay)
        and any("X" in getattr(one, "symbols", ()) for one in walk(each.cost))
        for each in walk(node.body)
    )
    return pays and any(isinstance(each, VariableX) for each in walk(node.targets))


def _speaks_of_a_player_of_another_ability(node: TriggeredAbility) -> bool:
    """Tell whether "that player" is the target of another ability, as this leaves (CR 607.2)."""
    event = node.event
    if not isinstance(event, triggers.LeavesBattlefield | triggers.Dies) or node.targets:
        return False
    parts = tuple(walk(node.body))
    return (
        isinstance(event.what, references.This)
        and any(isinstance(e, references.ThatPlayer) and e.words == "that player" for e in parts)
        and not any(isinstance(each, _PLAYERS) for each in parts)
    )

"""What a spell or ability on the stack says: its parts, modes and targets, and its context."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import Keyword, SpellAbility, TriggeredAbility
from rulings_cli.abilities.conditions import (
    Condition,
    CostWasPaid,
    HappenedThisTurn,
    WasBeheld,
    WasKicked,
)
from rulings_cli.abilities.described import Described, HasCostSymbol
from rulings_cli.abilities.effects import (
    AnyTarget,
    BecomeReflexive,
    DelayedTrigger,
    ForEach,
    If,
    Modes,
    Sentence,
    Target,
)
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import (
    Each,
    EachOpponent,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
    This,
)
from rulings_cli.abilities.triggers import AnyEvent, Casts, Cycles, Enters
from rulings_cli.engine import conditions, keyword_modules, layers, other_ways
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.card_types import AURA_TARGET
from rulings_cli.terms.rules.keyword_actions import X_OF_MONSTROSITY
from rulings_cli.terms.rules.keywords import (
    CLEAVE,
    GIFT_FIRST,
    KICKED_TARGETS,
    OVERLOAD,
    OVERLOAD_NO_TARGETS,
)
from rulings_cli.terms.rules.symbols import X_OF_SPELL_THAT_ENTERED
from rulings_cli.terms.values import Value, fields_of, walk

Body = tuple[Sentence, ...]


class BodyPart(Value):
    """One spell ability, or the one ability that the object on the stack is."""

    body: Body = ()
    targets: tuple[Target, ...] = ()


# --- parts ----------------------------------------------------------------------------------


def parts_of(game: Game, id: ObjectId) -> tuple[BodyPart, ...]:
    """Give the parts of an object on the stack, in printed order."""
    found = game.get(id)
    if found.on_stack is not None:
        return (part_of(found.on_stack.ability),)
    alternative = found.cast.alternative if found.cast is not None else ""
    if alternative == "mutate":
        return (BodyPart((), (other_ways.target_of_mutating(found),)),)
    return spell_parts(layers.characteristics(game, id).abilities, alternative)


def part_of(ability: Any) -> BodyPart:
    """Give the part that an activated, triggered or loyalty ability is."""
    return _of_each_opponent(BodyPart(ability.body, getattr(ability, "targets", ())))


def _is_of_opponents(node: ForEach) -> bool:
    return isinstance(node.each, ThatMuch) and node.each.words == "opponent"


def _of_each_opponent(part: BodyPart) -> BodyPart:
    """Let "target permanent that player controls" be the opponent's in "for each opponent"."""
    loops = (each for each in walk(part.body) if isinstance(each, ForEach))
    if not any(_is_of_opponents(each) for each in loops):
        return part

    def change(node: Any) -> Any:
        return EachOpponent() if isinstance(node, ThatPlayer) else _rebuilt(node, change)

    return BodyPart(part.body, change(part.targets))


@implements(CLEAVE)
def spell_parts(abilities: tuple[Any, ...], alternative: str = "") -> tuple[BodyPart, ...]:
    """Give what a spell with these abilities does and targets."""
    found: list[BodyPart] = []
    is_instruction = any(isinstance(each, SpellAbility) for each in abilities)
    for each in abilities:
        if isinstance(each, SpellAbility):
            if alternative == "cleave" and each.cleaved is not None:
                each = each.cleaved
            part = _of_each_opponent(BodyPart(each.body, each.targets))
            found.append(_overloaded(part) if alternative == "overload" else part)
        elif isinstance(each, Keyword) and each.name == "enchant":
            found.append(BodyPart((), (enchant_target(each),)))
        elif isinstance(each, Keyword) and is_instruction:
            _add_keyword(found, each, alternative)
    return tuple(found)


@implements(GIFT_FIRST)
def _add_keyword(found: list[BodyPart], keyword: Keyword, alternative: str) -> None:
    """Add the spell ability that a keyword is; a gift comes before all others (CR 702.174j)."""
    written = keyword_modules.spell(keyword, alternative)
    if written is not None:
        at = 0 if keyword.name == "gift" else len(found)
        found.insert(at, BodyPart(written.body, written.targets))


@implements(AURA_TARGET)
def enchant_target(ability: Keyword) -> Target:
    """Give the target that an Aura spell's enchant ability asks for (CR 303.4a)."""
    if ability.who is not None:
        kind = "opponent" if type(ability.who).__name__ == "AnOpponent" else "player"
        return Target(player=kind, words=f"target {kind}")
    if ability.quality is None:
        if ability.words in ("player", "opponent"):
            return Target(player=ability.words, words=f"target {ability.words}")
        raise NotSupported(f"an enchant ability of an unusual kind ({ability.words})", "702.5a")
    return Target(what=ability.quality, words="what it can enchant")


@implements(OVERLOAD, OVERLOAD_NO_TARGETS)
def _overloaded(part: BodyPart) -> BodyPart:
    """Replace "target" by "each" (CR 702.96a)."""

    def change(node: Any) -> Any:
        if isinstance(node, TargetObject):
            if node.index >= len(part.targets):
                raise NotSupported("a further paragraph of an overloaded spell", "702.96a")
            what = part.targets[node.index].what
            if what is None:
                raise NotSupported("an overloaded spell that targets players", "702.96a")
            return Each(what)
        if isinstance(node, AnyTarget | TargetPlayer):
            raise NotSupported("an overloaded spell of an unusual kind", "702.96a")
        return _rebuilt(node, change)

    return BodyPart(change(part.body), ())


def _rebuilt(node: Any, change: Any) -> Any:
    if isinstance(node, Value):
        return node.evolve(**{name: change(getattr(node, name)) for name in fields_of(node)})
    if isinstance(node, tuple):
        return tuple([change(each) for each in node])
    return node


# --- modes ----------------------------------------------------------------------------------


def modes_of(body: Body) -> Modes | None:
    """Give the modes that are chosen as it is put onto the stack, if it is modal (700.2a)."""
    for sentence in body:
        for effect in sentence.effects:
            if isinstance(effect, Modes):
                return effect
    return None


def targets_with_modes(part: BodyPart, modes: tuple[int, ...]) -> tuple[Target, ...]:
    """Give the targets of a part: its own, then those of each chosen mode in order."""
    modal = modes_of(part.body)
    if modal is None:
        return part.targets
    return (*part.targets, *(each for index in modes for each in modal.modes[index].targets))


def all_targets(parts: tuple[BodyPart, ...], modes: tuple[int, ...]) -> tuple[Target, ...]:
    """Give the targets of all parts, one after another."""
    return tuple(each for part in parts for each in targets_with_modes(part, modes))


@implements(KICKED_TARGETS)
def required(
    game: Game, parts: tuple[BodyPart, ...], modes: tuple[int, ...], context: Context
) -> tuple[Target | None, ...]:
    """Give the targets to choose; None for one that only an unpaid kicker asks for (702.33g)."""
    found: list[Target | None] = []
    for part in parts:
        used = frozenset(_live(game, part.body, context))
        mentioned = frozenset(_mentioned(part.body))
        for index, each in enumerate(part.targets):
            found.append(None if index in mentioned - used else each)
        found += targets_with_modes(part, modes)[len(part.targets) :]
    return tuple(found)


def _mentioned(node: object) -> Iterator[int]:
    for each in walk(node):
        if isinstance(each, TargetObject | TargetPlayer | AnyTarget):
            yield each.index


def _is_known_early(condition: Condition) -> bool:
    """Tell whether the condition asks for a cost whose payment is intended already."""
    if isinstance(condition, HappenedThisTurn):
        return condition.what in ("bargained", "evidence collected", "gift promised", "teamwork")
    return isinstance(condition, WasKicked | CostWasPaid | WasBeheld)


def _live(game: Game, node: object, context: Context) -> Iterator[int]:
    """Give the targets that are spoken of where a kicker condition lets it be."""
    if isinstance(node, TargetObject | TargetPlayer | AnyTarget):
        yield node.index
    elif isinstance(node, Modes | BecomeReflexive):
        return
    elif isinstance(node, DelayedTrigger) and node.targets:
        yield from _live(game, node.event, context)
    elif isinstance(node, If) and _is_known_early(node.condition):
        kicked = conditions.holds(game, node.condition, context)
        yield from _live(game, node.effects if kicked else node.otherwise, context)
    elif isinstance(node, Value):
        for name in fields_of(node):
            yield from _live(game, getattr(node, name), context)
    elif isinstance(node, tuple):
        for each in node:
            yield from _live(game, each, context)


def name_of(found: GameObject) -> str:
    """Give the name that is told of an object on the stack; an ability has its source's."""
    return found.on_stack.source_was.name if found.on_stack is not None else found.name


# --- context --------------------------------------------------------------------------------


def context_of(game: Game, id: ObjectId) -> Context:
    """Give the context in which an object on the stack is chosen for, paid and resolved."""
    found = game.get(id)
    ability = found.on_stack
    if ability is None:
        paid = found.cast.paid if found.cast is not None else ()
        bound = (("paid", paid),) if paid else ()
        return Context(id, found.controller, this=id, targets=found.targets, x=found.x, bound=bound)
    start = ability.context if isinstance(ability.context, Context) else None
    base = start or Context(ability.source, found.controller)
    x = found.x if found.x is not None else base.x
    if x is None:
        x = x_of_cast(game, ability.ability, ability.bound)
    return base.evolve(
        source=ability.source,
        controller=found.controller,
        source_was=ability.source_was,
        this=id,
        targets=found.targets or base.targets,
        x=x
        if x is not None
        else x_of_entering(ability.ability, ability.source_was, ability.amount),
        bound=(*(p for p in base.bound if p[0] not in dict(ability.bound)), *ability.bound),
        player_bound=(*base.player_bound, *ability.player_bound),
        amount=ability.amount if ability.amount is not None else base.amount,
        event_was=ability.was or base.event_was,
        produced=ability.produced or base.produced,
    )


def x_of_cast(
    game: Game, ability: object, bound: tuple[tuple[str, tuple[ObjectId, ...]], ...]
) -> int | None:
    """Give X for "whenever you cast a spell with {X} in its mana cost": that of the spell."""
    event = ability.event if isinstance(ability, TriggeredAbility) else None
    what = event.what if isinstance(event, Casts) else None
    if not isinstance(what, Described) or HasCostSymbol("X") not in what.further:
        return None
    spells = dict(bound).get("triggering", ())
    return game.get(spells[0]).x if spells else None


@implements(X_OF_SPELL_THAT_ENTERED)
@implements(X_OF_MONSTROSITY)
def x_of_entering(ability: object, source: GameObject, amount: int | None = None) -> int | None:
    """Give X for an enters-the-battlefield trigger: that of the spell (CR 107.3m).

    For the cast trigger of a spell it is its own X, for one of cycling that of the cost, which the
    `amount` of its event tells, and for "becomes monstrous" the number of monstrosity.
    """
    if not isinstance(ability, TriggeredAbility):
        return None
    events = ability.event.events if isinstance(ability.event, AnyEvent) else (ability.event,)
    if any(isinstance(each, Casts) and isinstance(each.what, This) for each in events):
        return source.x
    if any(isinstance(each, Cycles) and isinstance(each.what, This) for each in events):
        return amount
    if any(getattr(each, "words", "").endswith(" becomes monstrous") for each in events):
        told = dict(source.chosen).get("monstrosity")
        return None if told is None else int(told)
    if not any(isinstance(each, Enters) for each in events):
        return None
    if source.cast is not None:
        return source.cast.x
    return source.x

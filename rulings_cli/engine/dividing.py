"""Dividing damage or counters among targets, as something is put onto the stack (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rulings_cli.abilities.effects import (
    BecomeReflexive,
    DealDamage,
    DelayedTrigger,
    If,
    Modes,
    PutCounters,
    Sentence,
)
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.engine import bodies, conditions, quantities
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import refuse
from rulings_cli.game.choices import Choice, OneOption
from rulings_cli.game.events import ChoiceMade
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.casting import DIVIDING
from rulings_cli.terms.values import walk_up_to

_Dividing: TypeAlias = "DealDamage | PutCounters"
_Chosen = tuple[tuple[ObjectId | PlayerId, ...], ...]


@implements(DIVIDING)
def divide(
    game: Game,
    id: ObjectId,
    parts: tuple[bodies.BodyPart, ...],
    modes: tuple[int, ...],
    context: Context,
    *,
    ask: Callable[[Choice], tuple[int, ...]],
    action: Any = None,
) -> None:
    """Let the controller divide what is divided among targets, at least 1 to each."""
    for effect, targets in _divided(game, parts, modes, context):
        amount = quantities.amount(game, _amount_of(effect), context)
        options = tuple(_divisions(amount, len(targets)))
        if not options:
            refuse(DIVIDING, "each target must get at least 1 of it", action=action)
        answer = options[0]
        if len(options) > 1:
            domain, prompt = OneOption(options), "how much to each target"
            answer = ask(
                Choice("division", context.controller, DIVIDING, domain, prompt, (id, targets))
            )
        shares = zip(targets, answer, strict=True)
        told = tuple((f"division {target}", str(share)) for target, share in shares)
        game.update(id, chosen=(*game.get(id).chosen, *told))
        words = ", ".join(map(str, answer))
        game.emit(ChoiceMade((DIVIDING,), context.controller, "division", words, id))


def _divided(
    game: Game, parts: tuple[bodies.BodyPart, ...], modes: tuple[int, ...], context: Context
) -> Iterator[tuple[_Dividing, tuple[ObjectId | PlayerId, ...]]]:
    """Give each instruction that divides, with its targets: of the parts, of their modes."""
    at = 0
    for part in parts:
        modal = bodies.modes_of(part.body)
        pieces = [(part.body, len(part.targets))]
        if modal is not None:
            pieces += [(modal.modes[e].body, len(modal.modes[e].targets)) for e in modes]
        for body, count in pieces:
            its: _Chosen = context.targets[at : at + count]
            at += count
            for effect in _in_force(game, body, context):
                to = effect.on if isinstance(effect, PutCounters) else effect.to
                index = getattr(to, "index", 0)
                if index < len(its) and its[index]:
                    yield effect, its[index]


def _amount_of(effect: _Dividing) -> Quantity:
    return effect.count if isinstance(effect, PutCounters) else effect.amount


def _in_force(game: Game, body: tuple[Sentence, ...], context: Context) -> Iterator[_Dividing]:
    instead = _divided_instead(game, body, context)
    if instead is not None:
        yield instead
        return
    for each in walk_up_to(body, Modes, BecomeReflexive, DelayedTrigger):
        if isinstance(each, If) and each.instead:
            return
        if isinstance(each, DealDamage) and each.divided and not each.evenly:
            yield each
        if isinstance(each, PutCounters) and each.words == "divided":
            yield each


def _divided_instead(game: Game, body: tuple[Sentence, ...], context: Context) -> DealDamage | None:
    """Give the damage that is divided instead, for a cost that was announced (CR 608.2c)."""
    for sentence in body:
        for each in sentence.effects:
            if not isinstance(each, If) or not each.instead:
                continue
            first = each.effects[0]
            if not isinstance(first, DealDamage) or not first.divided:
                continue
            if conditions.holds(game, each.condition, context):
                return first
    return None


def share_of(game: Game, context: Context, target: ObjectId | PlayerId) -> int:
    """Give how much of what is divided was announced for a target (CR 601.2d)."""
    chosen = () if context.this is None else game.get(context.this).chosen
    return int(dict(chosen).get(f"division {target}", "0"))


def _divisions(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Give every way to divide an amount into so many parts of at least 1."""
    if parts == 1:
        if amount >= 1:
            yield (amount,)
        return
    for first in range(amount - parts + 1, 0, -1):
        for rest in _divisions(amount - first, parts - 1):
            yield (first, *rest)

"""How an example pays: which mana abilities are activated, and which mana is spent."""

from __future__ import annotations

from typing import Any

from rulings_cli.engine import layers
from rulings_cli.examples import naming, phrases
from rulings_cli.examples.lines import Thing
from rulings_cli.game.choices import Choice
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext


def plan(choice: Choice, game: Game, paying: tuple[Thing, ...] | None) -> list[Any]:
    """Give the answers to the "mana abilities" choices that lead to a payment; [] if none does.

    With `paying` only the sources that it names are used, and mana that is there already.
    """
    from rulings_cli.engine import payment_search

    using = None if paying is None else sources(game, choice.player, paying)
    context = context_of(game, choice.player)
    for found in payment_search.ways(game, choice.player, choice.about, context, using=using):
        return list(found)
    return []


def payment(choice: Choice, game: Game, paying: tuple[Thing, ...] | None) -> Any:
    """Give which mana pays: what is named if it can, else what the engine offers first."""
    return next(iter(choice.domain))


def sources(game: Game, player: str, paying: tuple[Thing, ...]) -> tuple[ObjectId, ...]:
    """Give the permanents and cards that "paying with 4 Island; Codie" names."""
    found: list[ObjectId] = []
    for thing in paying:
        if thing.name.startswith("{"):
            continue
        ref = phrases.ref(thing.name)
        own = [
            each
            for each in naming.find(game, ref)
            if each not in found and _is_own(game, each, player)
        ]
        untapped = [each for each in own if not game.objects[each].tapped]
        found += (untapped + [each for each in own if each not in untapped])[: thing.count]
    return tuple(found)


def _is_own(game: Game, id: ObjectId, player: str) -> bool:
    return layers.characteristics(game, id).controller == player


def context_of(game: Game, player: str) -> PaymentContext:
    """Give what is being paid for: the mana ability, else what is on top of the stack."""
    if game.activating:
        source, index = game.activating[-1]
        ability = layers.characteristics(game, source).abilities[index]
        return PaymentContext("activate", player, source, ability)
    if game.resolving is not None:
        return PaymentContext("resolution", player, game.resolving)
    top = game.objects[game.stack()[-1]]
    if top.on_stack is not None:
        return PaymentContext("activate", player, top.on_stack.source, top.on_stack.ability)
    return PaymentContext("cast", player, top.id, x=top.x)

"""Damage and fights (CR 120, 701.14)."""

from __future__ import annotations

from rulings_cli.abilities.effects import DealDamage, Fight, Prevent
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, ChosenObjects, Each, This
from rulings_cli.engine import dividing, layers, looking_up, matching, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting, how_many
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import DamageDealt, Event, WouldDealDamage
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.effects import CHOOSING_A_SOURCE
from rulings_cli.terms.rules.keyword_actions import FIGHTING, NO_FIGHT
from rulings_cli.terms.rules.replacing import PREVENTED, SHIELD_FOR_EACH
from rulings_cli.terms.rules.resolving import PROCESSED_TOGETHER
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_DAMAGED = frozenset(("creature", "planeswalker", "battle"))


@executes(DealDamage)
def deal_damage(game: Game, tape: Tape, effect: DealDamage, context: Context) -> Context:
    """Let a source deal damage to objects and players, to all of them at once."""
    sources = _sources(game, effect, context)
    if isinstance(effect.source, Each) or len(sources) > 1:
        return _each_deals(game, tape, effect, sources, context)
    source = sources[0] if sources else context.source
    context = context.bind("self", (source,))  # "to itself"
    to, context = acting.targets_any(game, tape, effect.to, context)
    amounts = acting.amounts(game, tape, effect.amount, effect.to, to, context)
    woulds = [
        WouldDealDamage(
            because(), source, each, _share(game, effect, context, each, amount, len(to))
        )
        for each, amount in zip(to, amounts, strict=True)
        if isinstance(each, str) or _can_be_damaged(game, each)
    ]
    begun = len(game.trace)
    facts = performing.perform_all(game, tape, woulds)
    context = context.bind("dealt damage", _damaged(facts))
    if how_many.is_that_much(effect.amount):
        return context
    return context.evolve(amount=how_many.damage(game.trace[begun:], to[0]) if to else 0)


@implements(PROCESSED_TOGETHER)
def _each_deals(
    game: Game, tape: Tape, effect: DealDamage, sources: tuple[ObjectId, ...], context: Context
) -> Context:
    """Let each of several objects deal damage at once: its own power, or to its controller."""
    woulds: list[WouldDealDamage] = []
    for source in sources:
        plain = context.bind("self", (source,))
        own = plain.evolve(source=source, source_was=None)
        to, _ = acting.targets_any(game, tape, effect.to, own if _of_it(effect.to) else plain)
        amount = acting.amount(game, tape, effect.amount, own if _of_it(effect.amount) else plain)
        woulds += [
            WouldDealDamage(because(), source, each, amount)
            for each in to
            if isinstance(each, str) or _can_be_damaged(game, each)
        ]
    return context.bind("dealt damage", _damaged(performing.perform_all(game, tape, woulds)))


def _of_it(node: object) -> bool:
    """Tell whether something is that of each single source: "equal to its power"."""
    return any(isinstance(each, This) and each.words == "it" for each in walk(node))


def _damaged(facts: tuple[Event, ...]) -> tuple[ObjectId, ...]:
    return tuple(
        fact.to for fact in facts if isinstance(fact, DamageDealt) and isinstance(fact.to, int)
    )


def _share(
    game: Game,
    effect: DealDamage,
    context: Context,
    target: ObjectId | PlayerId,
    amount: int,
    parts: int,
) -> int:
    """Give how much of it one target is dealt: all, an even share, or as announced (601.2d)."""
    if effect.evenly:
        return amount // parts
    if not effect.divided or context.this is None:
        return amount
    return dividing.share_of(game, context, target)


def _sources(game: Game, effect: DealDamage, context: Context) -> tuple[ObjectId, ...]:
    """Give what deals it: the object itself, as it last was if it is gone (CR 608.2h)."""
    if effect.source is None:
        return (context.source,)
    return looking_up.objects_of(game, effect.source, context)


def _can_be_damaged(game: Game, id: ObjectId) -> bool:
    on_battlefield = game.exists(id) and game.get(id).zone is Zone.BATTLEFIELD
    return on_battlefield and bool(layers.characteristics(game, id).types & _DAMAGED)


@executes(Fight)
@implements(FIGHTING, NO_FIGHT)
def fight(game: Game, tape: Tape, effect: Fight, context: Context) -> Context:
    """Let two creatures deal damage equal to their power to each other, or neither."""
    first, context = acting.objects(game, tape, effect.first, context)
    second, context = acting.objects(game, tape, effect.second, context)
    pair = (*first[:1], *second[:1])
    if len(pair) != 2 or not all(_is_creature(game, each) for each in pair):
        acting.nothing(game, "one of them is no creature in play any more", rule=NO_FIGHT)
        return context
    woulds = [
        WouldDealDamage(because(FIGHTING), one, other, max(0, _power(game, one)))
        for one, other in (pair, pair[::-1])
    ]
    performing.perform_all(game, tape, woulds)
    return context


def _is_creature(game: Game, id: ObjectId) -> bool:
    return (
        game.get(id).zone is Zone.BATTLEFIELD
        and "creature" in layers.characteristics(game, id).types
    )


def _power(game: Game, id: ObjectId) -> int:
    return layers.characteristics(game, id).power or 0


@implements(CHOOSING_A_SOURCE)
def _chosen_source(
    game: Game, tape: Tape, ref: ChosenObjects, context: Context
) -> tuple[Bound, Context]:
    """Let a source of damage be chosen: a permanent or a spell on the stack (CR 609.7a)."""
    options = tuple(
        each
        for each in (*game.battlefield(), *game.stack())
        if game.get(each).on_stack is None
        and matching.fits(game, ref.what, game.get(each), context)
    )
    chosen = acting.choose(
        game, tape, context.controller, options, kind="card", rule=CHOOSING_A_SOURCE
    )
    return Bound("chosen", "that source"), context.bind("chosen", chosen)


@executes(Prevent)
@implements(PREVENTED)
def prevent(game: Game, tape: Tape, effect: Prevent, context: Context) -> Context:
    """Let damage be prevented for some time; how much is fixed now (615).

    So is whom it protects, unless that is all that is so described at any time (611.2c).
    """
    if effect.both:
        context = prevent(game, tape, effect.evolve(both=False), context)
        return prevent(game, tape, effect.evolve(both=False, source=effect.to, to=None), context)
    objects: tuple[ObjectId, ...] = ()
    players: tuple[PlayerId, ...] = ()
    of_any_time = isinstance(effect.to, Each) and effect.amount is None
    if effect.to is not None and not of_any_time:
        protected, context = acting.targets_any(game, tape, effect.to, context)
        objects = tuple(each for each in protected if isinstance(each, int))
        players = tuple(each for each in protected if isinstance(each, str))
        if not protected:
            acting.nothing(game, "there is nothing that it could protect")
            return context
    node = effect
    if isinstance(effect.source, ChosenObjects):
        source, context = _chosen_source(game, tape, effect.source, context)
        node = effect.evolve(source=source)
    if effect.amount is not None:
        node = effect.evolve(amount=Number(acting.amount(game, tape, effect.amount, context)))
    for some, who in _shields(node, objects, players):
        lasting = LastingEffect(
            0,
            context.source,
            context.controller,
            (node,),
            effect.duration,
            objects=some,
            players=who,
            context=context,
        )
        because = (PREVENTED,) if len(objects) < 2 else (PREVENTED, SHIELD_FOR_EACH)
        performing.begin(game, lasting, words="a prevention effect begins", because=because)
    return context


@implements(SHIELD_FOR_EACH)
def _shields(
    node: Prevent, objects: tuple[ObjectId, ...], players: tuple[PlayerId, ...]
) -> list[tuple[tuple[ObjectId, ...], tuple[PlayerId, ...]]]:
    """Give what each shield protects: one for each, where it prevents only so much (CR 615.11)."""
    if node.amount is None or len(objects) + len(players) < 2:
        return [(objects, players)]
    return [*(((each,), ()) for each in objects), *(((), (each,)) for each in players)]

"""Damage that is dealt to something else instead (CR 614.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from rulings_cli.abilities.effects import AnyTarget, Redirect
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import PlayerRef
from rulings_cli.abilities.static import RedirectDamage
from rulings_cli.engine import lasting, layers, looking_up, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Replacement
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import Would, WouldDealDamage
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import REDIRECTED


@implements(REDIRECTED)
def of_damage(game: Game, would: WouldDealDamage) -> Iterator[Replacement]:
    """Give the effects that would deal the damage to something else."""
    for effect in game.effects.values():
        for node in effect.changes:
            if not isinstance(node, Redirect) or (node.combat and not would.combat):
                continue
            concerned = would.to in effect.objects or would.to in effect.players
            held = effect.context if isinstance(effect.context, Context) else None
            new = _recipient(game, node.new, held)
            if concerned and new is not None and new != would.to:
                yield _redirection(effect, node, effect.source, new)
    for always, source, context in statics.in_force(game, RedirectDamage):
        if always.combat and not would.combat:
            continue
        new = _recipient(game, always.new, context)
        if new is not None and new != would.to and _is_meant(game, always, would, context):
            yield _redirection(None, always, source.id, new)


def _is_meant(game: Game, node: RedirectDamage, would: WouldDealDamage, context: Context) -> bool:
    """Tell whether the damage would be dealt to what the effect protects."""
    if isinstance(would.to, str):
        return _is_player(node.to) and looking_up.player_matches(
            game,
            node.to,  # type: ignore[arg-type]  # it is one
            would.to,
            context,
        )
    if _is_player(node.to):
        if node.words != "and permanents":
            return False
        controller = layers.characteristics(game, would.to).controller
        return looking_up.player_matches(game, node.to, controller, context)  # type: ignore[arg-type]
    return would.to in looking_up.objects_of(game, node.to, context)  # type: ignore[arg-type]


def _is_player(ref: object) -> bool:
    return isinstance(ref, get_args(PlayerRef))


def _recipient(game: Game, new: object, context: Context | None) -> ObjectId | PlayerId | None:
    """Give what the damage is dealt to instead; None where it is no longer there (614.9)."""
    if context is None:
        return None
    found: tuple[ObjectId | PlayerId, ...]
    if isinstance(new, AnyTarget):
        found = context.targets[new.index] if new.index < len(context.targets) else ()
    elif _is_player(new):
        found = looking_up.players_of(game, new, context)  # type: ignore[arg-type]  # it is one
    else:
        found = looking_up.objects_of(game, new, context)  # type: ignore[arg-type]  # of objects
    there = [each for each in found if isinstance(each, str) or _can_be_damaged(game, each)]
    return there[0] if len(there) == 1 else None


def _can_be_damaged(game: Game, id: ObjectId) -> bool:
    if id not in game.battlefield():
        return False
    types = layers.characteristics(game, id).types
    return not types.isdisjoint(("creature", "planeswalker", "battle"))


def _redirection(
    effect: LastingEffect | None,
    node: Redirect | RedirectDamage,
    source: ObjectId,
    new: ObjectId | PlayerId,
) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDealDamage)
        amount = getattr(node, "amount", None)
        if effect is None or not isinstance(node, Redirect) or not isinstance(amount, Number):
            return (would.evolve(to=new),)
        moved = min(amount.n, would.amount)
        left = node.evolve(amount=Number(amount.n - moved))
        lasting.use_up(game, effect, node, left if amount.n > moved else None)
        rest = would.amount - moved
        stays = (would.evolve(amount=rest),) if rest else ()
        return (would.evolve(to=new, amount=moved), *stays)

    words = "the damage is dealt to something else instead"
    key = ("redirect", source, node if effect is None else effect.id)
    return Replacement(key, words, (REDIRECTED,), apply, source=source)

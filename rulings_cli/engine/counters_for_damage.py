"""Counters that come or go where damage would be dealt (CR 614.6, 615.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import CountersForDamage
from rulings_cli.engine import looking_up, matching, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Replacement
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldDealDamage, WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import INSTEAD, PREVENTED, UNPREVENTABLE


@implements(PREVENTED, INSTEAD, UNPREVENTABLE)
def of_damage(game: Game, would: WouldDealDamage, *, unpreventable: bool) -> Iterator[Replacement]:
    """Give what puts or removes counters for damage; damage that can't be prevented is dealt."""
    for node, source, context in statics.in_force(game, CountersForDamage):
        if _concerns(game, node, would, context):
            yield _of(node, source, deals=node.prevents and unpreventable)


def _concerns(
    game: Game, node: CountersForDamage, would: WouldDealDamage, context: Context
) -> bool:
    if node.combat and would.combat is not (node.combat == "combat"):
        return False
    if isinstance(node.to, You):
        return would.to == context.controller
    if not isinstance(would.to, int) or not game.exists(would.to):
        return False
    if node.counted and not game.get(would.to).counters_of(node.counted):
        return False
    if isinstance(node.to, Described):
        return matching.matches(game, node.to, would.to, context)
    return would.to in looking_up.objects_of(game, node.to, context)


def _of(node: CountersForDamage, source: GameObject, *, deals: bool) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDealDamage)
        on = source.id if node.on == "this" else would.to
        there = game.get(on).counters_of(node.kind) if isinstance(on, int) else 0
        count = would.amount if node.many else 1
        amount = -min(count, there) if node.removes else count
        if deals and node.of_prevented:
            amount = 0  # none of the damage is prevented
        once = not node.many
        made = (WouldPutCounters(would.because, on, node.kind, amount, source.id, once=once),)
        return (*((would,) if deals else ()), *(made if amount else ()))

    if not node.prevents:
        rules, words = (INSTEAD,), "counters are put there instead"
    elif deals:
        rules, words = (UNPREVENTABLE,), "the damage is dealt all the same"
    else:
        rules, words = (PREVENTED,), "that damage is prevented"
    return Replacement(("counters", source.id, node), words, rules, apply, source=source.id)

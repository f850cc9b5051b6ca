"""What can't be paid with: effects that forbid life or permanents as costs (CR 118.3, 101.2)."""

from __future__ import annotations

from rulings_cli.abilities.static import CantPayWith
from rulings_cli.engine import looking_up, matching, statics
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.rules.general import CANT_WINS


@implements(CANT_WINS)
def why_not(
    game: Game, payment: PaymentContext, *, sacrificed: ObjectId | None = None
) -> Illegal | None:
    """Give the effect that keeps the player from paying life, or from sacrificing that permanent.

    Such effects speak of costs of spells and activated abilities only (CR 118.1).
    """
    if payment.kind not in ("cast", "activate"):
        return None
    for effect, source, context in statics.in_force(game, CantPayWith):
        if not looking_up.player_matches(game, effect.who, payment.player, context):
            continue
        if effect.except_mana and _is_mana_ability(game, payment):
            continue
        if sacrificed is None:
            forbidden = effect.life
        else:
            forbidden = effect.sacrifice is not None and matching.matches(
                game, effect.sacrifice, sacrificed, context
            )
        if forbidden:
            what = "pay life" if sacrificed is None else "sacrifice it"
            words = f"{source.name} says that players can't {what} for that"
            return Illegal(RESOURCES, words, (CANT_WINS,), source.id)
    return None


def _is_mana_ability(game: Game, payment: PaymentContext) -> bool:
    from rulings_cli.engine import mana_abilities

    if payment.kind != "activate" or payment.ability is None:
        return False
    return mana_abilities.classify(payment.ability, game.edition).is_mana_ability

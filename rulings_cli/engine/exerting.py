"""Exerting permanents: they don't untap in their player's next untap step (CR 701.43)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import DoesntUntap
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Exerts
from rulings_cli.engine import layers, performing
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import EXERTING, EXERTING_AS_IT_ATTACKS


@implements(EXERTING)
def exert(game: Game, tape: Tape, id: ObjectId, player: PlayerId) -> None:
    """Let a permanent not untap during the player's next untap step (CR 701.43a)."""
    stays = LastingEffect(
        0, id, player, (DoesntUntap(This()),), ForTheRestOfTheGame(), objects=(id,)
    )
    words = "it won't untap in the next untap step"
    performing.begin(game, stays, words=words, because=(EXERTING,))
    performing.record(game, tape, RuleApplied((EXERTING,), "it is exerted", id))


@implements(EXERTING_AS_IT_ATTACKS)
def as_they_attack(game: Game, tape: Tape, ids: tuple[ObjectId, ...], player: PlayerId) -> None:
    """Ask which attackers that may be exerted are: an optional cost to attack (CR 508.1g)."""
    for id in ids:
        if not _may_be_exerted(game, id):
            continue
        domain = OneOption((True, False))
        asked = Choice("may", player, EXERTING_AS_IT_ATTACKS, domain, "exert it?", id)
        if tape.ask(asked, game):
            exert(game, tape, id, player)


def _may_be_exerted(game: Game, id: ObjectId) -> bool:
    return any(
        isinstance(each, TriggeredAbility)
        and isinstance(each.event, Exerts)
        and each.event.optional
        for each in layers.characteristics(game, id).abilities
    )

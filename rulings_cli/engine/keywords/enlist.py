"""Enlist: tap another creature as this attacks to add its power (CR 702.154)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.quantities import Number, ValueOf
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.engine import layers, performing, triggering, turn
from rulings_cli.engine.keywords.writing import gets, sentences
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import RuleApplied, WouldTap
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import ENLIST

RULE = ENLIST

_ENLISTED = Bound("enlisted", "the tapped creature")
_GROWING = TriggeredAbility(
    OtherEvent("you do"), sentences(gets(This(), ValueOf("power", _ENLISTED), Number(0)))
)


@implements(ENLIST)
def as_attacking(game: Game, tape: Tape, player: PlayerId, attackers: tuple[ObjectId, ...]) -> None:
    """Offer the optional cost of each instance (CR 508.1g); what it pays for triggers."""
    for id in attackers:
        for each in layers.characteristics(game, id).abilities:
            if isinstance(each, Keyword) and each.name == "enlist":
                _offer(game, tape, player, id, attackers)


def _offer(
    game: Game, tape: Tape, player: PlayerId, id: ObjectId, attackers: tuple[ObjectId, ...]
) -> None:
    options = tuple(
        one
        for one in game.battlefield()
        if one not in attackers
        and not game.objects[one].tapped
        and (found := layers.characteristics(game, one)).controller == player
        and "creature" in found.types
        and not turn.is_summoning_sick(game, one)
    )
    if not options:
        return
    words = f"which creature {game.get(id).name} enlists"
    chosen = tape.ask(Choice("tap", player, ENLIST, SubsetOf(options, 0, 1), words, id), game)
    for one in chosen:
        performing.perform(game, tape, WouldTap((ENLIST,), one, id))
        told = RuleApplied((ENLIST,), f"it enlists {game.get(one).name}", id)
        performing.record(game, tape, told)
        waiting = WaitingTrigger(
            _GROWING,
            id,
            layers.snapshot(game, id),
            player,
            bound=(("enlisted", (one,)),),
            kind="reflexive",
        )
        triggering.wait(game, waiting, because=(ENLIST,))

"""The initiative: who has it ventures into Undercity, and loses it by combat damage (CR 726)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.described import Described, HasType, OneOrMore
from rulings_cli.abilities.effects import KeywordAction, Sentence
from rulings_cli.abilities.references import Bound, ControllerOf, You
from rulings_cli.abilities.triggers import BeginningOf, DealsDamage, OtherEvent
from rulings_cli.engine import designations, layers, triggering
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    INITIATIVE,
    INITIATIVE_AGAIN,
    INITIATIVE_TRIGGERS,
    ONE_INITIATIVE,
)
from rulings_cli.terms.zones import Step, Zone

#: The name of what stands for its abilities, which have no source.
NAME = "The Initiative"
_HAS_IT = HappenedThisTurn("initiative")
_THOSE = Bound("triggering", "those creatures")
_VENTURING = (Sentence((KeywordAction("venture into Undercity"),)),)
_AT_UPKEEP = TriggeredAbility(
    BeginningOf(Step.UPKEEP, You()), _VENTURING, condition=_HAS_IT, word="at", zone=Zone.COMMAND
)
_LOSING = TriggeredAbility(
    DealsDamage(OneOrMore(Described(kinds=((HasType("creature"),),))), to=You(), combat=True),
    (Sentence((KeywordAction("take the initiative", who=ControllerOf(_THOSE)),)),),
    condition=_HAS_IT,
    word="whenever",
    zone=Zone.COMMAND,
)
_TAKEN = TriggeredAbility(OtherEvent("takes the initiative"), _VENTURING, zone=Zone.COMMAND)


def who(game: Game) -> PlayerId:
    """Give who has the initiative, "" where nobody has it."""
    return game.marks.get("initiative", "")


@implements(INITIATIVE, INITIATIVE_TRIGGERS, ONE_INITIATIVE, INITIATIVE_AGAIN)
def take(game: Game, tape: Tape, player: PlayerId, *because: Rule) -> None:
    """Let a player take the initiative, and venture into Undercity by it, also who has it."""
    words = f"{player} takes the initiative"
    rules = (*because, INITIATIVE, ONE_INITIATIVE)
    if not designations.mark(game, tape, "initiative", player, words, *rules):
        game.emit(RuleApplied((*because, INITIATIVE_AGAIN), words))
    source = stand_for(game, player)
    source_was = layers.snapshot(game, source)
    waiting = WaitingTrigger(_TAKEN, source, source_was, player)
    triggering.wait(game, waiting, because=(INITIATIVE_TRIGGERS,))


def stand_for(game: Game, player: PlayerId) -> int:
    """Give the object that stands for the abilities of the initiative with a player."""
    designations.stand_for(game, player, NAME, (_AT_UPKEEP, _LOSING))
    return next(
        id
        for id in game.in_zone(Zone.COMMAND)
        if game.objects[id].name == NAME and game.objects[id].owner == player
    )

"""The monarch: who draws in the end step, and loses the crown by combat damage (CR 725)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import Draw, KeywordAction, Sentence
from rulings_cli.abilities.references import Bound, ControllerOf, You
from rulings_cli.abilities.triggers import BeginningOf, DealsDamage
from rulings_cli.engine import designations
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import MONARCH, MONARCH_TRIGGERS, ONE_MONARCH
from rulings_cli.terms.zones import Step, Zone

_IS_MONARCH = HappenedThisTurn("monarch")
_ATTACKER = Bound("triggering", "that creature")
#: The monarch's two abilities; they have no source, so an object of each player stands for them.
_DRAWING = TriggeredAbility(
    BeginningOf(Step.END, You()),
    (Sentence((Draw(),)),),
    condition=_IS_MONARCH,
    word="at",
    zone=Zone.COMMAND,
)
_LOSING = TriggeredAbility(
    DealsDamage(Described(kinds=((HasType("creature"),),)), to=You(), combat=True),
    (Sentence((KeywordAction("become the monarch", who=ControllerOf(_ATTACKER)),)),),
    condition=_IS_MONARCH,
    word="whenever",
    zone=Zone.COMMAND,
)


def who(game: Game) -> PlayerId:
    """Give who is the monarch, "" where nobody is."""
    return game.marks.get("monarch", "")


@implements(MONARCH, MONARCH_TRIGGERS, ONE_MONARCH)
def become(game: Game, tape: Tape, player: PlayerId, *because: Rule) -> None:
    """Let a player become the monarch; whoever was it ceases to be."""
    words = f"{player} becomes the monarch"
    designations.mark(game, tape, "monarch", player, words, *because, MONARCH, ONE_MONARCH)
    designations.stand_for(game, player, "The Monarch", (_DRAWING, _LOSING))

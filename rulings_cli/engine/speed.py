"""A player's speed: it begins with an engine and rises as opponents lose life (CR 702.179)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.conditions import BothConditions, DuringTurn, HappenedThisTurn
from rulings_cli.abilities.effects import KeywordAction, Sentence
from rulings_cli.abilities.references import EachOpponent, You
from rulings_cli.abilities.triggers import PlayerGainsLife
from rulings_cli.engine import designations
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import MAX_SPEED, SPEED_RISES, START_YOUR_ENGINES
from rulings_cli.terms.rules.state_based import SPEED
from rulings_cli.terms.zones import Zone

MOST = 4

#: The ability that comes with having speed; it has no source, so an object stands for it.
_RISING = TriggeredAbility(
    PlayerGainsLife(EachOpponent(), loses=True),
    (Sentence((KeywordAction("increase your speed"),)),),
    condition=BothConditions((DuringTurn(You()), HappenedThisTurn("less than max speed"))),
    word="whenever",
    once_each_turn=True,
    zone=Zone.COMMAND,
)


@implements(MAX_SPEED)
def of(game: Game, player: PlayerId) -> int:
    """Give a player's speed, 0 where there is none."""
    return int(game.marks.get(designations.of_player("speed", player), "0"))


@implements(START_YOUR_ENGINES, SPEED)
def start(game: Game, tape: Tape, player: PlayerId) -> None:
    """Let a player's speed become 1, with the ability that raises it."""
    _become(game, tape, player, 1)


@implements(SPEED_RISES)
def increase(game: Game, tape: Tape, player: PlayerId) -> None:
    """Increase a player's speed by 1, up to 4; without speed it becomes 1 (CR 702.179c)."""
    if of(game, player) < MOST:
        _become(game, tape, player, of(game, player) + 1)


def _become(game: Game, tape: Tape, player: PlayerId, speed: int) -> None:
    had_none = of(game, player) == 0
    name = designations.of_player("speed", player)
    rules = (START_YOUR_ENGINES, SPEED) if had_none else (SPEED_RISES,)
    designations.mark(game, tape, name, str(speed), f"the speed of {player} is {speed}", *rules)
    if had_none:
        designations.stand_for(game, player, "Speed", (_RISING,))

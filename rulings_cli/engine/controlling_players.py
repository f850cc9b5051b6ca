"""Players who control another player and make that player's decisions (CR 723)."""

from __future__ import annotations

from rulings_cli.abilities.effects import ControlPlayer
from rulings_cli.engine import designations
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import (
    CONTROL_WAITS,
    CONTROLLED_PLAYER,
    DECIDES,
    LAST_CONTROL,
    ONLY_THE_PLAYER,
    THEIR_RESOURCES,
)
from rulings_cli.terms.rules.turn import EXTRA_TURNS

_CONTROL = "control"


@implements(DECIDES, THEIR_RESOURCES, ONLY_THE_PLAYER)
def decider(game: Game, player: PlayerId) -> PlayerId:
    """Give who makes a player's choices: another player who controls them, or they themselves.

    Only the decisions are another's: objects keep their controllers, and a cost is paid with what
    is that player's own. So whoever asks for a choice still asks the player whose choice it is.
    """
    return game.marks.get(designations.of_player(_CONTROL, player), player)


def take(game: Game, controller: PlayerId, player: PlayerId) -> None:
    """Let a player control another from now on, until the beginning of the next turn."""
    game.marks = {**game.marks, designations.of_player(_CONTROL, player): controller}
    game.forget()


@implements(CONTROLLED_PLAYER, LAST_CONTROL, CONTROL_WAITS)
def begin(game: Game) -> None:
    """Let what waits for the turn of the active player begin; the last such effect works."""
    player = game.active_player
    waiting = [
        each
        for each in game.effects.values()
        if player in each.players and any(isinstance(e, ControlPlayer) for e in each.changes)
    ]
    for each in waiting:
        del game.effects[each.id]
        if any(isinstance(e, ControlPlayer) and e.extra_turn for e in each.changes):
            game.extra_turns = (*game.extra_turns, player)
            words = f"{player} will take an extra turn after this one"
            game.emit(RuleApplied((EXTRA_TURNS,), words, each.source))
    if waiting:
        last = max(waiting, key=lambda each: each.id)
        take(game, last.controller, player)
        rules = (CONTROLLED_PLAYER, DECIDES, *((LAST_CONTROL,) if len(waiting) > 1 else ()))
        words = f"{last.controller} controls {player} during this turn"
        game.emit(RuleApplied(rules, words, last.source))


def end(game: Game) -> None:
    """End the control of players, as the next turn begins."""
    begun = designations.of_player(_CONTROL, "")
    kept = {name: who for name, who in game.marks.items() if not name.startswith(begun)}
    if len(kept) < len(game.marks):
        game.marks = kept
        game.emit(RuleApplied((CONTROLLED_PLAYER,), "nobody controls another player any more"))

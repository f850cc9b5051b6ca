"""What is done instead of drawing, gaining life, losing life or losing the game (CR 614)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import May, Sentence
from rulings_cli.abilities.static import InsteadOf
from rulings_cli.engine import conditions, looking_up, past_events, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import (
    Would,
    WouldDo,
    WouldDraw,
    WouldGainLife,
    WouldLose,
    WouldLoseLife,
)
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import INSTEAD, NEVER_HAPPENS, REPLACED_DRAWS

_OfPlayers = WouldDraw | WouldGainLife | WouldLose | WouldLoseLife

#: Events by the words of the cards.
EVENTS: Final[dict[str, type[Would]]] = {
    "draw a card": WouldDraw,
    "gain life": WouldGainLife,
    "lose life": WouldLoseLife,
    "lose the game": WouldLose,
}


@implements(INSTEAD, NEVER_HAPPENS, REPLACED_DRAWS)
def applicable(game: Game, would: _OfPlayers) -> Iterator[Replacement]:
    """Give the effects that do something else instead of what would happen to the player."""
    for node, source, context in statics.in_force(game, InsteadOf):
        if EVENTS[node.event] is not type(would):
            continue
        if not looking_up.player_matches(game, node.who, would.player, context):
            continue
        if getattr(would, "amount", 1) <= 0:
            continue
        where = context.bind_player("that player", would.player)
        if node.condition is not None and not conditions.holds(game, node.condition, where):
            continue
        if node.after_first and past_events.is_first_of_draw_step(game, would.player):
            continue
        where = where.evolve(amount=getattr(would, "amount", 1))
        key = ("instead", source.id, node)
        rules = (INSTEAD, REPLACED_DRAWS) if isinstance(would, WouldDraw) else (INSTEAD,)
        words = f"{source.name} has something else done instead"
        yield Replacement(key, words, rules, _doing(node, where, key), source=source.id)


def _doing(node: InsteadOf, context: Context, key: object) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        body = node.body
        offered = body[0].effects[0]
        did = None  # "if you can't" asks what is really done
        if isinstance(offered, May):
            did = True
            player = context.controller
            domain = OneOption((True, False))
            asked = Choice("may", player, INSTEAD, domain, "do it instead?", context.source)
            if not tape.ask(asked, game):
                return (would,)
            done = Sentence(offered.effects, offered.words or "and")
            body = (done, *body[1:])
        return (WouldDo((INSTEAD, NEVER_HAPPENS), body, context.evolve(did=did), key),)

    return apply

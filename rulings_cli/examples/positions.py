"""Positions in the middle of combat: what the given lines say attacks and blocks."""

from __future__ import annotations

from rulings_cli.engine import combat, layers
from rulings_cli.examples import naming
from rulings_cli.examples.fighting import attacks_of, blocks_of
from rulings_cli.examples.lines import Line
from rulings_cli.game.combat import Attacker, Blocker
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Step


def let_attack(game: Game, line: Line) -> None:
    """Let creatures of the active player be attacking; those without vigilance are tapped."""
    game.step = max(game.step, Step.DECLARE_ATTACKERS)
    player = game.active_player
    new = []
    for id, to in attacks_of(game, _about(line, "defender"), player):
        if not combat.has_keyword(game, id, "vigilance"):
            game.update(id, tapped=True)
        defending = to if isinstance(to, str) else layers.characteristics(game, to).controller
        new.append(Attacker(id, to, defending, player))
    now = combat.now(game)
    combat.put(game, now.evolve(attackers=(*now.attackers, *new), attacked=True))


def let_block(game: Game, line: Line) -> None:
    """Let creatures of the other player be blocking an attacking creature."""
    game.step = max(game.step, Step.DECLARE_BLOCKERS)
    player = next(each for each in game.turn_order if each != game.active_player)
    pairs = blocks_of(game, _about(line, "attacker"), player)
    now = combat.now(game)
    if any(now.attacker(attacker) is None for _, attacker in pairs):
        raise naming.Unclear(f"{line.text!r}: that does not attack", "say before it that it does")
    blockers = tuple(Blocker(id, (attacker,), player) for id, attacker in pairs)
    attackers = tuple(
        each.evolve(
            blocked=bool(mine := tuple(id for id, attacker in pairs if attacker == each.object))
            or bool(each.blocked),
            blockers=(*each.blockers, *mine),
        )
        for each in now.attackers
    )
    combat.put(game, now.evolve(attackers=attackers, blockers=(*now.blockers, *blockers)))


def _about(line: Line, slot: str) -> Line:
    """Give the line with what is attacked or blocked in the slot where actions have it."""
    to = line.get("to")
    return line if to is None else line.evolve(slots=(*line.slots, (slot, to)))

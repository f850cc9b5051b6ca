"""Checking the "then" lines of an example against the position where they stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulings_cli.abilities.quantities import Devotion
from rulings_cli.abilities.references import You
from rulings_cli.engine.context import Context
from rulings_cli.engine.quantities import amount
from rulings_cli.examples import naming
from rulings_cli.examples.checked import Check, refusal_words, symbols
from rulings_cli.examples.checking_actions import ACTIONS
from rulings_cli.examples.checking_combat import COMBAT
from rulings_cli.examples.checking_events import EVENTS
from rulings_cli.examples.checking_objects import OBJECTS
from rulings_cli.examples.lines import Line, Ref
from rulings_cli.examples.playing import Play
from rulings_cli.examples.reading import negated
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.mana import COLORS_BY_NAME


def check(play: Play, line: Line) -> Check:
    """Tell whether a "then" line is true now."""
    if line.form == "not":
        found = check(play, negated(line))
        return found.evolve(ok=not found.ok)
    return CHECKS[line.form](play, line)


def _pool(play: Play, line: Line) -> Check:
    game = play.position
    units = game.players[line.get("whose")].mana
    source = line.get("object")
    if source is not None:
        units = tuple(e for e in units if _is_from(e.source_was, game, e.source, source))
    types = tuple(each.type for each in units)
    return Check(sorted(types) == sorted(line.get("mana")), symbols(types))


def _is_from(was: object, game: Game, id: ObjectId, ref: Ref) -> bool:
    each = was if isinstance(was, GameObject) else game.objects.get(id)
    if each is None:
        return False
    names = naming.names_of(each)
    return any(ref.name == full or naming.is_short_for(ref.name, full) for full in names)


def _life(play: Play, line: Line) -> Check:
    found = play.position.players[line.get("player")].life
    return Check(found == line.get("number"), f"{found} life")


def _devotion(play: Play, line: Line) -> Check:
    names = (line.get("color"), line.get("other"))
    colors = tuple(COLORS_BY_NAME[str(each).lower()] for each in names if each is not None)
    context = Context(0, line.get("whose"))
    found = amount(play.position, Devotion(colors, You()), context)
    return Check(found == line.get("number"), f"devotion {found}")


def _lost(play: Play, line: Line) -> Check:
    why = play.position.players[line.get("player")].has_lost
    return Check(bool(why) is (line.form == "lost"), f"lost: {why}" if why else "has not lost")


def _won(play: Play, line: Line) -> Check:
    game, player = play.position, line.get("player")
    others = [each for id, each in game.players.items() if id != player]
    won = all(each.has_lost for each in others) and not game.players[player].has_lost
    return Check(won, "has won" if won else "the game goes on, or is lost")


def _priority(play: Play, line: Line) -> Check:
    found = play.position.priority
    return Check(found == line.get("player"), f"{found or 'nobody'} has priority")


def _turn(play: Play, line: Line) -> Check:
    game = play.position
    right = game.active_player == line.get("whose")
    step = line.get("step")
    whose = "your" if game.active_player == "you" else "the opponent's"
    return Check(right and step in (None, game.step), f"it is {whose} {game.step.words}")


#: How each form of "then" is checked; a test compares the keys with the vocabulary.
CHECKS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    **ACTIONS,
    **EVENTS,
    **OBJECTS,
    **COMBAT,
    "pool": _pool,
    "devotion": _devotion,
    "life": _life,
    "lost": _lost,
    "not_lost": _lost,
    "won": _won,
    "has_priority": _priority,
    "step": _turn,
    "turn": _turn,
}

__all__ = ["CHECKS", "Check", "check", "refusal_words"]

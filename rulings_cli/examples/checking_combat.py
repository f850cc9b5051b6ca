"""Checking lines about combat: what attacks and blocks, and what could."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.engine import combat, layers
from rulings_cli.examples import naming
from rulings_cli.examples.checked import BATTLEFIELD, Check, one
from rulings_cli.examples.fighting import attacks_of, blocks_of
from rulings_cli.examples.lines import Line
from rulings_cli.examples.playing import Play
from rulings_cli.game.combat import Attacker, Combat
from rulings_cli.game.game import Game


def _attacking(play: Play, line: Line) -> Check:
    game = play.position
    there = naming.find(game, line.get("object"), BATTLEFIELD)
    found = combat.now(game).attacker(there[0]) if there else None
    to = line.get("to")
    right = found is not None and (to is None or found.attacking == naming.one_or_player(game, to))
    return Check(right is (line.form == "is_attacking"), "attacking" if found else "not attacking")


def _blocking(play: Play, line: Line) -> Check:
    game = play.position
    there = naming.find(game, line.get("object"), BATTLEFIELD)
    found = combat.now(game).blocker(there[0]) if there else None
    to = line.get("to")
    right = found is not None and (
        to is None or naming.one(game, to, BATTLEFIELD) in found.blocking
    )
    return Check(right is (line.form == "is_blocking"), "blocking" if found else "not blocking")


def _blocked(play: Play, line: Line) -> Check:
    found = combat.is_blocked(play.position, one(play, line, BATTLEFIELD))
    got = {None: "neither blocked nor unblocked", True: "blocked", False: "unblocked"}[found]
    return Check(found is (line.form == "is_blocked"), got)


def _attack(play: Play, line: Line) -> Check:
    from rulings_cli.engine import attacking

    game = play.position
    pairs = attacks_of(game, line, game.active_player)
    return _judged(attacking.why_illegal(game, game.active_player, pairs), line)


def _block(play: Play, line: Line) -> Check:
    from rulings_cli.engine import blocking

    game = play.position
    player = next(each for each in game.turn_order if each != game.active_player)
    pairs = blocks_of(game, line, player)
    attacked = _with_attackers(game, tuple(dict.fromkeys(each for _, each in pairs)), player)
    return _judged(blocking.why_illegal(attacked, player, pairs), line)


def _with_attackers(game: Game, attackers: tuple[int, ...], player: str) -> Game:
    """Give the position in which these attack the player, where they do not attack yet."""
    new = [each for each in attackers if combat.now(game).attacker(each) is None]
    if not new:
        return game
    fork = game.fork()
    found = tuple(
        Attacker(each, player, player, layers.characteristics(game, each).controller)
        for each in new
    )
    combat.put(fork, Combat((*combat.now(game).attackers, *found), attacked=True))
    return fork


def _judged(illegal: Any, line: Line) -> Check:
    verdict = line.get("verdict")
    if verdict is not None:
        kind, rule = verdict.kind, verdict.rule
    else:
        kind = "illegal" if line.form.startswith("cannot") else "legal"
        rule = line.get("by", "")
    if illegal is None:
        return Check(kind == "legal", "legal")
    numbers = (illegal.rule.number, *(each.number for each in illegal.because))
    fits = not rule or any(
        each == rule or (each.startswith(rule) and each[len(rule) :].isalpha()) for each in numbers
    )
    return Check(kind != "legal" and fits, f"illegal by {numbers[0]}: {illegal.reason}", numbers)


#: Lines about combat, by their form.
COMBAT: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "is_attacking": _attacking,
    "is_not_attacking": _attacking,
    "is_blocking": _blocking,
    "is_not_blocking": _blocking,
    "is_blocked": _blocked,
    "is_unblocked": _blocked,
    "attacking": _attack,
    "can_attack": _attack,
    "cannot_attack": _attack,
    "blocking": _block,
    "can_block": _block,
    "cannot_block": _block,
}

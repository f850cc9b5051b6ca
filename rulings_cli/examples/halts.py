"""An example line by line: what each line made happen, and the position after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulings_cli.engine import layers
from rulings_cli.examples.lines import Example, Line
from rulings_cli.examples.naming import Cards
from rulings_cli.examples.playing import Play
from rulings_cli.examples.running import Run
from rulings_cli.examples.telling import TraceStep, named, steps
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Halt(Value):
    """A line of an example, the steps that it took, and the position that it left.

    `held` is None for a "when" line that was carried out; for a "then" line it tells whether it
    was true, and `got` what there was instead.
    """

    line: str
    steps: tuple[TraceStep, ...]
    position: tuple[str, ...]
    held: bool | None = None
    got: str = ""


def halts(
    example: Example, cards: Cards, edition: Edition | None = None, *, full: bool = False
) -> Iterator[Halt]:
    """Play an example and give its halts: what is given, then each line of the script.

    InputError and NotSupported are raised where what is given cannot be set up. A line that cannot
    be carried out is the last halt, and says why.
    """
    run = Run(Play(example.given, cards, edition or Edition()))
    yield Halt("given", (), describe(run.game))
    for at, line in enumerate(example.script):
        since, failed, tried = len(run.game.trace), len(run.failures), len(run.play.attempts)
        run.carry_out((line,), example.script[at + 1 :])
        told = steps(run.game, full=full, since=min(since, len(run.game.trace)))
        refused = run.steps()[len(steps(run.game)) :][tried:]
        new = run.failures[failed:]
        yield Halt(
            line.words,
            (*told, *refused),
            describe(run.game),
            _held(line, bool(new)),
            new[0].got if new else "",
        )
        if run.stopped:
            return


def _held(line: Line, has_failed: bool) -> bool | None:
    return None if line.keyword == "when" and not has_failed else not has_failed


def describe(game: Game) -> tuple[str, ...]:
    """Say a position: whose turn and step, life, what is where, the stack, mana in the pools."""
    whose = "your" if game.active_player == "you" else "the opponent's"
    found = [f"{whose} turn, {game.step.words}"]
    for player in game.turn_order:
        found += _of_player(game, player)
    if game.stack():
        found.append("stack, from the top: " + "; ".join(named(game, e) for e in _top_down(game)))
    if exiled := game.in_zone(Zone.EXILE):
        found.append("exile: " + _names(game, exiled))
    return tuple(found)


def _top_down(game: Game) -> tuple[ObjectId, ...]:
    return tuple(reversed(game.stack()))


def _of_player(game: Game, player: PlayerId) -> Iterator[str]:
    who = "you" if player == "you" else "the opponent"
    each = game.players[player]
    hand = len(game.in_zone(Zone.HAND, player))
    mana = "".join(
        f"{{{unit.type}}}" for unit in sorted(each.mana, key=lambda unit: _order(unit.type))
    )
    pool = f", mana pool {mana}" if mana else ""
    yield f"{who}: {each.life} life, {hand} in hand{pool}"
    mine = tuple(id for id in game.battlefield() if _controller(game, id) == player)
    if mine:
        yield f"{who} on the battlefield: {_names(game, mine)}"
    if buried := game.in_zone(Zone.GRAVEYARD, player):
        yield f"{who} in the graveyard: {_names(game, buried)}"


def _order(type_of_mana: str) -> int:
    return MANA_TYPES.index(type_of_mana)


def _controller(game: Game, id: ObjectId) -> PlayerId:
    return layers.characteristics(game, id).controller


def _names(game: Game, ids: tuple[ObjectId, ...]) -> str:
    """Say objects by name, alike ones together: "2 Forest, Forest (tapped)"."""
    counted = Counter(_shown(game, id) for id in ids)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())


def _shown(game: Game, id: ObjectId) -> str:
    each = game.objects[id]
    now = layers.characteristics(game, id)
    name = named(game, id)
    if each.zone is not Zone.BATTLEFIELD:
        return name
    notes = [f"{now.power}/{now.toughness}"] if "creature" in now.types else []
    notes += ["tapped"] if each.tapped else []
    notes += [f"{count} {kind}" for kind, count in each.counters]
    return f"{name} ({', '.join(notes)})" if notes else name

"""Lines of combat and of turning face up, as the actions of the engine (CR 508, 509, 116.2b)."""

from __future__ import annotations

from typing import Any, Final

from rulings_cli import engine
from rulings_cli.engine import layers, turn
from rulings_cli.errors import NotSupported
from rulings_cli.examples import naming, phrases
from rulings_cli.examples.lines import Line, Thing
from rulings_cli.examples.naming import Unclear
from rulings_cli.examples.procedures import everybody_passes, in_priority
from rulings_cli.game import actions
from rulings_cli.game.actions import Done, Refused, TakeSpecialAction
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.zones import Step, Zone

_THERE: Final = (Zone.BATTLEFIELD,)
#: So many times all players pass until blockers are declared.
_MOST_PASSES: Final = 50


def turn_up(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Turn a permanent face up, named by what is on its front."""
    player = line.get("player")
    id = naming.one(game, line.get("object"), _THERE)
    return in_priority(game, TakeSpecialAction(player, id, "turn face up"), tape)


def attack(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Go on to the declaration of attackers and declare them."""
    declare = _action("DeclareAttackers", "508.1")
    player = line.get("player", game.active_player)
    if game.active_player != player:
        raise Unclear("only the active player attacks", "say whose turn it is: it is your turn")
    fork = game.fork()
    if fork.step is not Step.DECLARE_ATTACKERS:
        turn.advance_to(fork, tape, Step.DECLARE_ATTACKERS, player)
    chosen: list[tuple[ObjectId, Any]] = []
    for each in _things(line):
        to = each.tail("attacking")
        ref = line.get("defender") if to is None else to.get("object")
        defender = _other(fork, player) if ref is None else naming.one_or_player(fork, ref)
        chosen += [(id, defender) for id in _several(fork, each, player, chosen)]
    return engine.step(fork, declare(player, tuple(chosen)), tape)


def block(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Let all players pass until blockers are declared, and declare them."""
    declare = _action("DeclareBlockers", "509.1")
    player = line.get("player", _other(game, game.active_player))
    for _ in range(_MOST_PASSES):
        if game.step is not Step.DECLARE_ATTACKERS:
            break
        found = everybody_passes(game, tape)
        if isinstance(found, Refused):
            return found
        game = found.game
    chosen: list[tuple[ObjectId, ObjectId]] = []
    for each in _things(line):
        to = each.tail("blocking")
        ref = line.get("attacker") if to is None else to.get("object")
        if ref is None:
            raise Unclear(f"it is not said what {each.name} blocks", "… blocking Grizzly Bears")
        attacker = naming.one(game, ref, _THERE)
        chosen += [(id, attacker) for id in _several(game, each, player, chosen)]
    return engine.step(game, declare(player, tuple(chosen)), tape)


def combat_damage(game: Game, line: Line, tape: Tape) -> Done | Refused:  # noqa: ARG001
    """Let all players pass until combat damage has been dealt."""
    _action("DeclareAttackers", "508.1")
    for _ in range(_MOST_PASSES):
        if game.step is Step.COMBAT_DAMAGE:
            return Done(game)
        found = everybody_passes(game, tape)
        if isinstance(found, Refused):
            return found
        game = found.game
    raise Unclear("no combat damage is dealt")


def _things(line: Line) -> tuple[Thing, ...]:
    """Give what attacks or blocks; a line about one creature names it alone."""
    if line.form in ("attacks", "blocks"):
        return (Thing(line.get("object").text),)
    return tuple(line.get("things", ()))


def _action(name: str, rule: str) -> Any:
    kind = getattr(actions, name, None)
    if kind is None:
        raise NotSupported("combat", rule)
    return kind


def _other(game: Game, player: str) -> str:
    return next(each for each in game.turn_order if each != player)


def _several(game: Game, thing: Thing, player: str, taken: list[Any]) -> tuple[ObjectId, ...]:
    """Give as many objects of that name as the line says, the player's own, not taken yet."""
    gone = {each[0] for each in taken}
    found = [
        each
        for each in naming.find(game, phrases.ref(thing.name), _THERE)
        if each not in gone and layers.characteristics(game, each).controller == player
    ]
    if len(found) < thing.count:
        raise Unclear(f"there are not {thing.count} {thing.name} on that side")
    ready = sorted(found, key=lambda each: game.objects[each].tapped)
    return tuple(ready[: thing.count])


#: The lines of this room, by their form.
FIGHTING: Final = {
    "turn_up": turn_up,
    "attack": attack,
    "attack_one": attack,
    "attacks": attack,
    "block": block,
    "block_one": block,
    "blocks": block,
    "no_block": block,
    "combat_damage": combat_damage,
}

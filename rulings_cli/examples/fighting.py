"""Lines of combat and of turning face up, as the actions of the engine (CR 508, 509, 116.2b)."""

from __future__ import annotations

from typing import Any, Final

from rulings_cli import engine
from rulings_cli.engine import layers, turn
from rulings_cli.examples import naming, phrases
from rulings_cli.examples.lines import Line, Thing
from rulings_cli.examples.naming import Unclear
from rulings_cli.examples.procedures import everybody_passes, in_priority
from rulings_cli.game.actions import (
    DeclareAttackers,
    DeclareBlockers,
    Done,
    Refused,
    TakeSpecialAction,
)
from rulings_cli.game.choices import Choice, Tape
from rulings_cli.game.events import StepBegan
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.rules.combat import BLOCKERS
from rulings_cli.terms.rules.turn import ATTACKERS
from rulings_cli.terms.zones import Step, Zone

Attacks = tuple[tuple[ObjectId, ObjectId | PlayerId], ...]
Blocks = tuple[tuple[ObjectId, ObjectId], ...]
_THERE: Final = (Zone.BATTLEFIELD,)
#: So many times all players pass until something of combat happens.
_MOST_PASSES: Final = 50


def turn_up(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Turn a permanent face up, named by what is on its front."""
    player = line.get("player")
    id = naming.one(game, line.get("object"), _THERE)
    return in_priority(game, TakeSpecialAction(player, id, "turn face up"), tape)


def attack(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Go on to the declaration of attackers and declare them."""
    from rulings_cli.engine import attacking

    player = line.get("player", game.active_player)
    if game.active_player != player:
        raise Unclear("only the active player attacks", "say whose turn it is: it is your turn")
    fork = game.fork()
    if fork.step is not Step.DECLARE_ATTACKERS:
        turn.advance_to(fork, tape, Step.DECLARE_ATTACKERS, player)
    pairs = attacks_of(fork, line, player)
    band = tuple(id for id, _ in pairs)
    action = DeclareAttackers(player, pairs, (band,) if line.form == "attack_in_band" else ())
    if not fork.declaring:  # nothing could be declared: the rules say why
        illegal = attacking.why_illegal(fork, player, pairs)
        if illegal is not None:
            return illegal.refused(action)
        return Refused(action, ATTACKERS, "attackers are not declared now")
    return engine.step(fork, action, tape)


def attacks_of(game: Game, line: Line, player: PlayerId) -> Attacks:
    """Give what attacks what, as a line says it; the other player where it does not."""
    chosen: list[tuple[ObjectId, Any]] = []
    for each in _things(line):
        to = each.tail("attacking")
        ref = line.get("defender") if to is None else to.get("object")
        defender = _other(game, player) if ref is None else naming.one_or_player(game, ref)
        chosen += [(id, defender) for id in _several(game, each, player, chosen)]
    return tuple(chosen)


def block(game: Game, line: Line, tape: Tape) -> Done | Refused:
    """Let all players pass until blockers are declared, and declare them."""
    from rulings_cli.engine import blocking

    player = line.get("player", _other(game, game.active_player))
    for _ in range(_MOST_PASSES):
        if game.declaring == "blockers" or game.step > Step.DECLARE_ATTACKERS:
            break
        found = everybody_passes(game, tape)
        if isinstance(found, Refused):
            return found
        game = found.game
    pairs = blocks_of(game, line, player)
    action = DeclareBlockers(player, pairs)
    if game.declaring != "blockers":
        illegal = blocking.why_illegal(game, player, pairs)
        if illegal is not None:
            return illegal.refused(action)
        if not pairs:
            return Done(game)
        return Refused(action, BLOCKERS, "blockers are not declared now")
    return engine.step(game, action, tape)


def blocks_of(game: Game, line: Line, player: PlayerId) -> Blocks:
    """Give what blocks what, as a line says it."""
    chosen: list[tuple[ObjectId, ObjectId]] = []
    for each in _things(line):
        to = each.tail("blocking")
        ref = line.get("attacker") if to is None else to.get("object")
        if ref is None:
            raise Unclear(f"it is not said what {each.name} blocks", "… blocking Grizzly Bears")
        attacker = naming.one(game, ref, _THERE)
        taken = [pair for pair in chosen if pair[1] == attacker]
        fresh = _several(game, each, player, chosen, enough=False)
        chosen += [(id, attacker) for id in fresh or _several(game, each, player, taken)]
    return tuple(chosen)


def combat_damage(game: Game, line: Line, tape: Tape) -> Done | Refused:  # noqa: ARG001
    """Let all players pass until combat damage is dealt, or dealt once more."""
    steps = _damage_steps(game)
    for _ in range(_MOST_PASSES):
        found = everybody_passes(game, tape)
        if isinstance(found, Refused):
            return found
        game = found.game
        if _damage_steps(game) > steps:
            return Done(game)
        if game.step >= Step.END_OF_COMBAT:
            break
    raise Unclear("no combat damage is dealt", "say who attacks: you attack with Grizzly Bears")


def _damage_steps(game: Game) -> int:
    return sum(isinstance(e, StepBegan) and e.step is Step.COMBAT_DAMAGE for e in game.trace)


def shares_of(game: Game, choice: Choice, line: Line) -> tuple[int, ...]:
    """Give how a line divides combat damage, in the order in which it is asked."""
    source = naming.one(game, line.get("object"), _THERE)
    if source != choice.about:
        asked = game.get(choice.about).name if isinstance(choice.about, int) else "another"
        raise Unclear(f"it is {asked} that deals damage now", f"{asked} assigns …")
    left = {}
    for amount, ref in line.get("shares"):
        left[naming.one_or_player(game, ref)] = amount
    among = getattr(choice.domain, "among", ())
    wrong = [each for each in left if each not in among]
    if wrong:
        raise Unclear(f"{line.text!r} names something that gets no damage from it")
    return tuple(left.get(each, 0) for each in among)


def _things(line: Line) -> tuple[Thing, ...]:
    """Give what attacks or blocks; a line about one creature names it alone."""
    if line.get("things") is None and line.get("object") is not None:
        return (Thing(line.get("object").text),)
    return tuple(line.get("things", ()))


def _other(game: Game, player: str) -> str:
    return next(each for each in game.turn_order if each != player)


def _several(
    game: Game, thing: Thing, player: str, taken: list[Any], *, enough: bool = True
) -> tuple[ObjectId, ...]:
    """Give as many objects of that name as the line says, the player's own, not taken yet.

    Where there are too few, that is an error, or nothing if they need not be `enough`.
    """
    gone = {each[0] for each in taken}
    found = [
        each
        for each in naming.find(game, phrases.ref(thing.name), _THERE)
        if each not in gone and layers.characteristics(game, each).controller == player
    ]
    if len(found) < thing.count and not enough:
        return ()
    if len(found) < thing.count:
        there = f"there are not {thing.count} {thing.name} on that side"
        if " paying " in f" {thing.name} ":
            raise Unclear(there, "leave “paying …” out: what it costs is paid with what there is")
        raise Unclear(there)
    ready = sorted(found, key=lambda each: game.objects[each].tapped)
    return tuple(ready[: thing.count])


#: The lines of this room, by their form.
FIGHTING: Final = {
    "turn_up": turn_up,
    "attack": attack,
    "attack_in_band": attack,
    "attack_one": attack,
    "attacks": attack,
    "block": block,
    "block_one": block,
    "blocks": block,
    "no_block": block,
    "combat_damage": combat_damage,
}

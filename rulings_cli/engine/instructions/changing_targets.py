"""Change the target of a spell or ability on the stack (CR 115.7)."""

from __future__ import annotations

from rulings_cli.abilities.effects import ChangeTarget
from rulings_cli.engine import bodies, looking_up, performing, targeting
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.events import BecameTarget
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.targets import CHANGING_ONE, CHANGING_TARGETS

_Candidate = ObjectId | PlayerId


#: Which of the targets: the place of the requirement, and the place in what was chosen for it.
_Slot = tuple[int, int]


@executes(ChangeTarget)
@implements(CHANGING_TARGETS, CHANGING_ONE)
def change_target(game: Game, tape: Tape, effect: ChangeTarget, context: Context) -> Context:
    """Change an only target, or one of them, to another legal one; without one all stay."""
    found, context = acting.objects(game, tape, effect.what, context)
    rule = CHANGING_ONE if effect.one else CHANGING_TARGETS
    for id in found:
        possible = _possible(game, effect, id, context)
        if not possible:
            acting.nothing(game, "there is no other legal target", id, rule=rule)
            continue
        slot = _which(game, tape, id, tuple(possible), context.controller)
        legal = possible[slot]
        domain = SubsetOf(legal, 1, 1)
        choice = Choice("targets", context.controller, rule, domain, "which new target", (id,))
        (new,) = legal if len(legal) == 1 else tape.ask(choice, game)
        _change(game, tape, id, slot, new, rule)
    return context


def _possible(
    game: Game, effect: ChangeTarget, id: ObjectId, context: Context
) -> dict[_Slot, tuple[_Candidate, ...]]:
    """Give the targets that can be changed, each with what it can become."""
    held = game.get(id)
    slots = [(at, place) for at, some in enumerate(held.targets) for place in range(len(some))]
    if not effect.one and len(slots) != 1:
        return {}
    meant = None if effect.to is None else looking_up.objects_of(game, effect.to, context)
    found = {}
    for slot in slots:
        legal = _others(game, held, slot)
        if meant is not None:
            legal = tuple(each for each in legal if each in meant)
        if legal:
            found[slot] = legal
    return found


def _others(game: Game, held: GameObject, slot: _Slot) -> tuple[_Candidate, ...]:
    """Give what else could be the target there."""
    own = bodies.context_of(game, held.id)
    needed = bodies.required(game, bodies.parts_of(game, held.id), held.modes, own)
    requirement = needed[slot[0]] if slot[0] < len(needed) else None
    if requirement is None:
        return ()
    wanted = targeting.counted(requirement, own)
    bound = own.evolve(targets=held.targets[: slot[0]])
    now = held.targets[slot[0]]
    return tuple(each for each in targeting.candidates(game, wanted, bound) if each not in now)


def _which(
    game: Game, tape: Tape, id: ObjectId, slots: tuple[_Slot, ...], player: PlayerId
) -> _Slot:
    """Ask which target is changed, named by what it is now."""
    held = game.get(id)
    now = {held.targets[at][place]: (at, place) for at, place in slots}
    if len(now) == 1:
        return slots[0]
    domain = SubsetOf(tuple(now), 1, 1)
    choice = Choice("targets", player, CHANGING_ONE, domain, "which target is changed", (id,))
    (answer,) = tape.ask(choice, game)
    return now[answer]


def _change(game: Game, tape: Tape, id: ObjectId, slot: _Slot, new: _Candidate, rule: Rule) -> None:
    held = game.get(id)
    at, place = slot
    some = held.targets[at]
    targets = (
        *held.targets[:at],
        (*some[:place], new, *some[place + 1 :]),
        *held.targets[at + 1 :],
    )
    chosen = tuple(
        (f"division {new}", value) if name == f"division {some[place]}" else (name, value)
        for name, value in held.chosen
    )
    game.update(id, targets=targets, chosen=chosen)
    told = BecameTarget(acting.because(rule), held.controller, id, new)
    performing.record(game, tape, told)

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
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.targets import CHANGING_TARGETS

_Candidate = ObjectId | PlayerId


@executes(ChangeTarget)
@implements(CHANGING_TARGETS)
def change_target(game: Game, tape: Tape, effect: ChangeTarget, context: Context) -> Context:
    """Change an only target to another legal one; without one it stays as it is (115.7a)."""
    found, context = acting.objects(game, tape, effect.what, context)
    for id in found:
        legal = _others(game, id)
        if effect.to is not None:
            meant = looking_up.objects_of(game, effect.to, context)
            legal = tuple(each for each in legal if each in meant)
        if not legal:
            words = "there is no other legal target"
            acting.nothing(game, words, id, rule=CHANGING_TARGETS)
            continue
        choice = Choice(
            "targets",
            context.controller,
            CHANGING_TARGETS,
            SubsetOf(legal, 1, 1),
            "which new target",
            (id,),
        )
        (new,) = legal if len(legal) == 1 else tape.ask(choice, game)
        _change(game, tape, id, new)
    return context


def _others(game: Game, id: ObjectId) -> tuple[_Candidate, ...]:
    """Give the other legal targets of what has one target; nothing for anything else."""
    held = game.get(id)
    if sum(map(len, held.targets)) != 1:
        return ()
    index = _index_of(held)
    own = bodies.context_of(game, id)
    needed = bodies.required(game, bodies.parts_of(game, id), held.modes, own)
    requirement = needed[index] if index < len(needed) else None
    if requirement is None:
        return ()
    now = held.targets[index][0]
    wanted = targeting.counted(requirement, own)
    bound = own.evolve(targets=held.targets[:index])
    return tuple(each for each in targeting.candidates(game, wanted, bound) if each != now)


def _index_of(held: GameObject) -> int:
    return next(index for index, some in enumerate(held.targets) if some)


def _change(game: Game, tape: Tape, id: ObjectId, new: _Candidate) -> None:
    held = game.get(id)
    index = _index_of(held)
    old = held.targets[index][0]
    targets = (*held.targets[:index], (new,), *held.targets[index + 1 :])
    chosen = tuple(
        (f"division {new}", value) if name == f"division {old}" else (name, value)
        for name, value in held.chosen
    )
    game.update(id, targets=targets, chosen=chosen)
    told = BecameTarget(acting.because(CHANGING_TARGETS), held.controller, id, new)
    performing.record(game, tape, told)

"""What "then" lines ask of an action that is not taken: its total cost, its legal targets."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.engine import beginning, bodies, layers, targeting
from rulings_cli.engine.context import Context
from rulings_cli.examples import naming
from rulings_cli.examples.actions import action_of
from rulings_cli.examples.answering import Answerer
from rulings_cli.examples.lines import Act, Line
from rulings_cli.examples.naming import Unclear
from rulings_cli.examples.playing import Play
from rulings_cli.examples.procedures import in_priority
from rulings_cli.game.actions import Done, PassPriority, Refused
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.rules.casting import TOTAL_COST
from rulings_cli.terms.zones import Zone


def total_of(play: Play, line: Line, verb: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the mana of the total cost of an action, and the rules of working it out.

    A spell that is on the stack tells what it cost; else the action is begun and given up.
    """
    act: Act = line.get("action")
    rules = (TOTAL_COST.number,)
    cast = _already_cast(play.position, act)
    if verb == "casting" and cast is not None:
        return _mana_of(cast), rules
    action, hints = action_of(verb, act, line.get("player", "you"), play.position)
    answerer = Answerer([hints], pausing=True, lenient=True, seed=play.seed)
    game = play.game
    trace = len(game.trace)
    try:
        result = in_priority(game, action, Tape((), answerer))
    except ChoiceNeeded as needed:
        told = _rules_since(needed.so_far, trace)
        return _mana_of(needed.choice.about), tuple(dict.fromkeys((*rules, *told)))
    if isinstance(result, Refused):
        from rulings_cli.examples.checked import refusal_words

        raise Unclear(f"it has no total cost: it is {refusal_words(result)}")
    return (), rules


def _rules_since(game: Game, start: int) -> tuple[str, ...]:
    return tuple(
        rule.number
        for each in game.trace[start:]
        if type(each).__name__ == "CostDetermined"
        for rule in each.because
    )


def _already_cast(game: Game, act: Act) -> Any:
    for each in naming.find(game, act.object, (Zone.STACK,)):
        record = game.objects[each].cast
        if record is not None and record.total is not None:
            return record.total
    return None


def _mana_of(about: Any) -> tuple[str, ...]:
    """Give the symbols of a total cost; a choice about mana abilities has it with its context."""
    from rulings_cli.engine import costs

    total = about[0] if isinstance(about, tuple) else about
    return tuple(each for each in costs.mana_of(total).symbols if each != "0")


def targeting_outcome(play: Play, line: Line) -> Refused | Done:
    """Tell whether an object or player is a legal target of a spell or ability, and why not."""
    game = play.position
    candidate = naming.one_or_player(game, line.get("object"))
    position, context, parts = _targeted_by(game, line)
    wanted = bodies.all_targets(parts, _all_modes(parts))
    if not wanted:
        raise Unclear(f"{line.get('source').text} has no target")
    last = None
    for each in wanted:
        last = targeting.is_legal_target(position, each, candidate, context)
        last = last or targeting.is_other(position, each, candidate, context)
        if last is None:
            return Done(game)
    assert last is not None
    return last.refused(PassPriority(context.controller))


def _all_modes(parts: tuple[bodies.BodyPart, ...]) -> tuple[int, ...]:
    modal = next((found for each in parts if (found := bodies.modes_of(each.body))), None)
    return () if modal is None else tuple(range(len(modal.modes)))


def _targeted_by(game: Game, line: Line) -> tuple[Game, Context, tuple[bodies.BodyPart, ...]]:
    ref = line.get("source")
    bare = ref.evolve(part="", part_kind="", part_nth=0)
    on_stack = naming.find(game, ref, (Zone.STACK,))
    if on_stack:
        context = bodies.context_of(game, on_stack[0]).evolve(targets=())
        return game, context, bodies.parts_of(game, on_stack[0])
    source = naming.one(game, bare)
    if ref.part or game.objects[source].zone is Zone.BATTLEFIELD:
        return game, *_of_ability(game, source, line)
    held = game.objects[source]
    face = next(
        (at for at, e in enumerate(held.card.faces if held.card else ()) if e.name == ref.name), 0
    )
    position, spell = beginning.as_on_stack(game, held.owner, source, face)
    context = Context(spell, held.owner, this=spell)
    return position, context, bodies.parts_of(position, spell)


def _of_ability(
    game: Game, source: ObjectId, line: Line
) -> tuple[Context, tuple[bodies.BodyPart, ...]]:
    from rulings_cli.engine import activating

    ref = line.get("source")
    controller = layers.characteristics(game, source).controller
    parts = tuple(
        bodies.part_of(found)
        for index in naming.ability_indices(game, source, ref)
        if (found := activating.activated_at(game, source, index)) is not None
    )
    targeted = tuple(each for each in parts if bodies.all_targets((each,), ()))
    if not targeted and not parts:
        held = layers.characteristics(game, source).abilities
        told = (bodies.part_of(each) for each in held if isinstance(each, TriggeredAbility))
        targeted = tuple(each for each in told if bodies.all_targets((each,), ()))
    return Context(source, controller), targeted

"""Activate mana abilities on trial: one of a plan, or one in every way that its choices allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulings_cli.engine import activating
from rulings_cli.engine.plans import Activation, Following, Plan, key_of
from rulings_cli.engine.refusing import Refusal
from rulings_cli.engine.sources import kind_of_permanent
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, ChoiceNeeded, IllegalAnswer, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId

#: Answers to one choice inside an activation that a search may try.
_MOST_ANSWERS = 60


def run(game: Game, player: PlayerId, activation: Activation) -> Game | None:
    """Activate one ability of a plan in a fork; None where it can't be done."""
    following = Following(Plan((activation,)))
    following.at = 1  # it has begun: only its own choices are left
    following.answers = list(activation.answers)
    fork = game.fork()
    try:
        activating.activate_mana_ability(
            fork, Tape(answerer=following), player, activation.object, activation.index
        )
    except (Refusal, ChoiceNeeded, IllegalAnswer):
        return None
    return fork


def run_all(game: Game, player: PlayerId, planned: Sequence[Activation]) -> Game | None:
    """Activate several abilities of a plan, one after the other, in a fork."""
    found: Game | None = game
    for each in planned:
        if found is None:
            return None
        found = run(found, player, each)
    return found


def activations(
    game: Game, player: PlayerId, id: ObjectId, index: int
) -> Iterator[tuple[Game, Activation]]:
    """Activate an ability in every way that its choices allow; each with the position after it."""

    def act(fork: Game, tape: Tape) -> None:
        activating.activate_mana_ability(fork, tape, player, id, index)

    for after, answers in _explore(game, act, (), ()):
        kept = tuple(pair for pair in answers if pair[0] != "mana abilities")
        yield after, Activation(id, index, kept)


def _explore(
    game: Game,
    act: Callable[[Game, Tape], None],
    given: tuple[Any, ...],
    kept: tuple[tuple[str, Any], ...],
) -> Iterator[tuple[Game, tuple[tuple[str, Any], ...]]]:
    fork = game.fork()
    try:
        act(fork, Tape(given))
    except ChoiceNeeded as needed:
        for answer, shown in _answers(needed.choice, needed.so_far):
            pair = (needed.choice.kind, shown)
            yield from _explore(game, act, (*given, answer), (*kept, pair))
    except (Refusal, IllegalAnswer):
        return
    else:
        yield fork, kept


def _answers(choice: Choice, game: Game) -> Iterator[tuple[Any, Any]]:
    """Give the answers worth trying, alike ones once, each with how a plan keeps it."""
    if choice.kind == "mana abilities":
        yield "done", "done"
        return
    tried: set[Any] = set()
    for answer in choice.domain:
        key, shown = _alike(choice, game, answer)
        if key in tried:
            continue
        tried.add(key)
        if len(tried) > _MOST_ANSWERS:
            raise NotSupported(f"so many answers to {choice.prompt or choice.kind}", "601.2g")
        yield answer, shown


def _alike(choice: Choice, game: Game, answer: Any) -> tuple[Any, Any]:
    if choice.kind == "pay":
        units = {each.serial: each for each in game.players[choice.player].mana}
        chosen = tuple(units[each] for each in answer)
        key = sorted(repr((each.type, each.restrictions, each.riders)) for each in chosen)
        return tuple(key), tuple(key_of(each) for each in chosen)
    if isinstance(answer, tuple) and answer and all(each in game.objects for each in answer):
        kinds = frozenset((kind_of_permanent(game, each), answer.count(each)) for each in answer)
        return (kinds, len(answer)), answer
    return answer, answer

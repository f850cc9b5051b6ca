"""Make a source's mana in a position, with the choices that serve the payment best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import RemoveCounters, SacrificeObjects, TapObjects
from rulings_cli.ask.cards import Placed
from rulings_cli.engine import setup, step
from rulings_cli.game.actions import ActivateAbility, Done, Refused
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

#: How many ways to answer the choices of one activation are tried.
MOST_BRANCHES = 200
#: How often at most an ability is used that does not tap its own permanent.
MOST_USES = 16


class Making(Value):
    """Mana that was made: its units, what was chosen for it, and how often the ability was used."""

    units: tuple[ManaUnit, ...]
    chosen: tuple[str, ...] = ()
    times: int = 1


class Board:
    """The position before the mana is made, and where the source is."""

    def __init__(self, game: Game, source: ObjectId, index: int, repeats: bool) -> None:
        self.game = game
        self.source = source
        self.index = index
        self.repeats = repeats


def repeats(each: Placed) -> bool:
    """Tell whether one use leaves the permanent able to do it again (see CONTRACT.md)."""
    from rulings_cli.abilities.costs import ExileThis, SacrificeThis, TapThis, UntapThis

    cost: Any = each.ability.cost  # type: ignore[attr-defined]
    kinds = [type(component) for component in cost.components]
    if any(kind in (TapThis, UntapThis, SacrificeThis, ExileThis) for kind in kinds):
        return False
    return any(kind in (TapObjects, SacrificeObjects, RemoveCounters) for kind in kinds)


def index_of(game: Game, source: ObjectId, each: Placed) -> int:
    """Give where the ability is among those that the permanent has."""
    from rulings_cli.engine import layers

    abilities = layers.characteristics(game, source).abilities
    for index, ability in enumerate(abilities):
        if ability is each.ability:
            return index
    return abilities.index(each.ability)  # type: ignore[arg-type]


def put(game: Game, card: Card, *, zone: Zone = Zone.BATTLEFIELD, who: str = "you", **fields: Any) -> int:
    """Put a card where it is needed."""
    kind = "token" if card.layout == "token" else "card"
    return setup.put(game, card, zone, who, kind=kind, **fields)


def outcomes(board: Board, game: Game) -> Iterator[tuple[Game, tuple[str, ...]]]:
    """Give the positions after one use, one for each way to answer its choices."""
    action = ActivateAbility("you", board.source, board.index)
    waiting: list[tuple[tuple[Any, ...], tuple[str, ...]]] = [((), ())]
    tried = 0
    while waiting and tried < MOST_BRANCHES:
        answers, said = waiting.pop()
        tried += 1
        try:
            done = step(game, action, Tape(answers))
        except ChoiceNeeded as needed:
            options = list(_options(needed, board))
            for answer, words in reversed(options):
                waiting.append(((*answers, answer), (*said, *words)))
            continue
        if isinstance(done, Done):
            yield done.game, said
        elif isinstance(done, Refused):
            continue


def refusal(board: Board) -> Refused | None:
    """Give why the source can't be used as it stands."""
    from rulings_cli.engine import why_not

    return why_not(board.game, ActivateAbility("you", board.source, board.index))


def _options(needed: ChoiceNeeded, board: Board) -> Iterator[tuple[Any, tuple[str, ...]]]:
    choice = needed.choice
    if choice.kind == "mana abilities":
        yield from _fund(needed, board)
        return
    if choice.kind in ("x", "number"):
        for number in (1, 2, 3):
            if choice.domain.contains(number):
                yield number, (f"X is {number}",)
        return
    telling = choice.kind in ("mana", "color")
    for count, option in enumerate(choice.domain):
        if count >= (40 if telling else 1):
            return
        yield option, ((_symbols(option),) if telling else ())


def _symbols(option: Any) -> str:
    if isinstance(option, str) and len(option) == 1:
        return f"{{{option}}}"
    if isinstance(option, tuple):
        return "".join(_symbols(each) for each in option)
    return str(option)


def _fund(needed: ChoiceNeeded, board: Board) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Use the lands that were put there for the activation's own cost, one after another."""
    options = [each for each in needed.choice.domain if each != "done"]
    lands = [
        each
        for each in options
        if isinstance(each, tuple) and each[1] != board.source and _is_land(needed.so_far, each[1])
    ]
    yield (lands[0] if lands else "done"), ()


def _is_land(game: Game, id: ObjectId) -> bool:  # noqa: A002
    return game.get(id).face.is_a("land")


def best(
    board: Board, worth: Callable[[tuple[ManaUnit, ...]], Any], *, enough: Callable[[Any], bool]
) -> tuple[Game, Making] | None:
    """Give the position with the most useful mana: one use, or as many as are needed."""
    game = board.game
    chosen: tuple[str, ...] = ()
    times = 0
    found: tuple[Any, Game, tuple[str, ...]] | None = None
    while times < (MOST_USES if board.repeats else 1):
        top: tuple[Any, Game, tuple[str, ...]] | None = None
        for after, said in outcomes(board, game):
            value = worth(after.players["you"].mana)
            if top is None or value > top[0]:
                top = (value, after, said)
            if enough(value):
                break
        if top is None or (found is not None and top[0] <= found[0]):
            break
        found, game, times = top, top[1], times + 1
        chosen = (*chosen, *top[2])
        if enough(found[0]):
            break
    if found is None:
        return None
    return found[1], Making(found[1].players["you"].mana, chosen, times)

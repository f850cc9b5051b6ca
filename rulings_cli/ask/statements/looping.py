"""A loop of activated abilities: a sequence that comes back to the same position with more.

Looked for by using the abilities in forks of the position, with every answer to their choices; a
position is the same where each permanent is as it was (CR 732.2). The example then shows it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.ask.plans.using import ability_nth
from rulings_cli.ask.statements.tapping import answers_to
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLOR_NAMES, MANA_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

#: So many steps a loop may have, so many positions are looked at, so many answers to one choice.
_LONGEST, _MOST_POSITIONS, _MOST_ANSWERS = 10, 400, 6
_BRANCHING = frozenset(("targets", "mana", "color", "may", "mana type", "type"))
#: Choices of which every answer is tried, or that change nothing that is looked for: with which
#: of the mana something is paid.
_KNOWN = _BRANCHING | {"mana abilities", "pay"}
#: The rules by which something is refused since its costs can't be paid.
_OF_COSTS = ("118.", "107.5", "107.6", "302.6", "601.2h", "602.2b")


class Move(Value):
    """One use of an ability: the line that does it, and the position it leads to."""

    line: str
    game: Game


class Loop(Value):
    """What leads to a position, and what comes back to it with more: as actions of lines."""

    first: tuple[str, ...]
    again: tuple[str, ...]


class Tries(Value):
    """What is done where no loop is found; `all_` is whether everything was looked at."""

    lines: tuple[str, ...]
    all_: bool


def loop_of(game: Game, player: str) -> Loop | Tries:
    """Give the shortest loop that gains something, or what can be done without one."""
    paths: list[tuple[tuple[str, ...], tuple[tuple[Any, Any], ...], Game]] = [
        ((), ((_standing(game, player), _gained(game, player)),), game)
    ]
    seen: dict[Any, list[Any]] = {}
    looked, all_ = 0, True
    longest: tuple[str, ...] = ()
    while paths:
        lines, before, position = paths.pop(0)
        longest = lines if len(lines) > len(longest) else longest
        for move in _moves(position, player):
            if move is None:
                all_ = False
                continue
            looked += 1
            if looked > _MOST_POSITIONS:
                return Tries(longest, False)
            standing, gained = _standing(move.game, player), _gained(move.game, player)
            for at, (was, had) in enumerate(before):
                if was == standing and gained != had and _at_least(gained, had):
                    return Loop(lines[:at], (*lines[at:], move.line))
            if any(_at_least(had, gained) for had in seen.get(standing, ())):
                continue
            seen.setdefault(standing, []).append(gained)
            if len(lines) + 1 < _LONGEST:
                path = (*before, (standing, gained))
                paths.append(((*lines, move.line), path, move.game))
            else:
                all_ = False
    return Tries(longest, all_)


def _at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))


def _gained(game: Game, player: str) -> tuple[int, ...]:
    """Give what a loop may make more of: mana of each type, and the life that others lack."""
    pool = [each.type for each in game.players[player].mana]
    lost = [-each.life for id, each in game.players.items() if id != player]
    return (*(pool.count(each) for each in MANA_TYPES), *lost)


def _standing(game: Game, player: str) -> tuple[Any, ...]:
    """Give all that must be the same again: permanents, hands, graveyards, the player's life."""
    there = tuple(
        (id, each.tapped, tuple(sorted(dict(each.counters).items())), each.attached_to)
        for id in game.battlefield()
        for each in (game.objects[id],)
    )
    zones = tuple(
        len(game.in_zone(zone, each))
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)
        for each in game.turn_order
    )
    return (there, zones, game.players[player].life, len(game.in_zone(Zone.EXILE)))


# --- moves --------------------------------------------------------------------------------------


def _moves(game: Game, player: str) -> Iterator[Move | None]:
    """Give the uses of abilities of the player's permanents, each resolved; None for others."""
    from rulings_cli.engine import activating, layers

    for id in game.battlefield():
        if layers.characteristics(game, id).controller != player:
            continue
        for index, _ in enumerate(layers.characteristics(game, id).abilities):
            if activating.activated_at(game, id, index) is not None:
                yield from _uses(game, player, id, index)


def _uses(game: Game, player: str, id: int, index: int) -> Iterator[Move | None]:
    from rulings_cli import engine
    from rulings_cli.game.actions import ActivateAbility, Refused
    from rulings_cli.game.choices import ChoiceNeeded, IllegalAnswer, Tape

    open_: list[tuple[Any, ...]] = [()]
    while open_:
        answers = open_.pop()
        tape = Tape(answers)
        try:
            done = engine.step(game, ActivateAbility(player, id, index), tape)
        except ChoiceNeeded as needed:
            tried = answers_to(needed.choice, _BRANCHING, _MOST_ANSWERS + 1, _MOST_ANSWERS + 1)
            kind = needed.choice.kind
            if kind != "pay" and (len(tried) > _MOST_ANSWERS or kind not in _KNOWN):
                yield None  # it could be answered otherwise
            open_ += [(*answers, each) for each in tried[-_MOST_ANSWERS:]]
            continue
        except IllegalAnswer:
            continue
        if isinstance(done, Refused):
            if not done.rule.number.startswith(_OF_COSTS):
                yield None  # it may be possible at another time, or with other things
            continue
        after = _resolved(done.game, player)
        yield None if after is None else Move(_line(game, id, index, tape), after)


def _resolved(game: Game, player: str) -> Game | None:
    """Give the position once the stack is empty; None where something is chosen on the way."""
    from rulings_cli import engine
    from rulings_cli.game.actions import PassPriority, Refused
    from rulings_cli.game.choices import ChoiceNeeded, Tape

    for _ in range(8):
        if not game.stack():
            return game if game.priority == player else None
        try:
            done = engine.step(game, PassPriority(game.priority or player), Tape(()))
        except ChoiceNeeded:
            return None
        if isinstance(done, Refused):
            return None
        game = done.game
    return None


def _line(game: Game, id: int, index: int, tape: Any) -> str:
    """Say a use as the line of an example."""
    chosen = [(choice.kind, answer) for choice, answer in tape.asked]
    words = _ability(game, id, index)
    targets = [each for kind, answer in chosen if kind == "targets" for each in answer]
    if any(not isinstance(each, int) for each in targets):
        raise NotSupported("a loop that targets a player is not planned yet")
    if targets:
        words += f" targeting {'; '.join(_name(game, each) for each in targets)}"
    mana = [_said(answer) for kind, answer in chosen if kind in ("mana", "color")]
    return ", ".join((words, *([f"choosing {'; '.join(mana)}"] if mana else ())))


def _ability(game: Game, id: int, index: int) -> str:
    """Give the words by which a line means just this ability."""
    from rulings_cli.examples import naming, phrases

    name = _name(game, id)
    nths = (f"{ability_nth(n)} " for n in range(1, 6))
    for which in ("", *nths):
        for kind in ("ability", "mana ability"):
            words = f"{name}'s {which}{kind}"
            if naming.ability_indices(game, id, phrases.ref(words)) == (index,):
                return words
    raise NotSupported(f"which ability of {name} is used can't be said")


def _name(game: Game, id: int) -> str:
    name = game.objects[id].name
    alike = [each for each in game.battlefield() if game.objects[each].name == name]
    return f"the {ability_nth(alike.index(id) + 1)} {name}" if len(alike) > 1 else name


def _said(answer: Any) -> str:
    if isinstance(answer, tuple):
        return "".join(f"{{{each}}}" for each in answer)
    return COLOR_NAMES.get(answer, str(answer))

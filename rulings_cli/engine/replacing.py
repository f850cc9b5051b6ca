"""Replacement and prevention effects: one pipeline for every event (CR 614-616)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rulings_cli.engine import (
    arriving,
    entering,
    instead_of,
    redirecting,
    replacements,
    token_replacements,
    umbra_armor,
)
from rulings_cli.engine.keywords import absorb, dredge
from rulings_cli.engine.replacement import Replacement
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import (
    RuleApplied,
    Would,
    WouldAddMana,
    WouldAttach,
    WouldCreateToken,
    WouldDealDamage,
    WouldDestroy,
    WouldDo,
    WouldDraw,
    WouldGainLife,
    WouldLose,
    WouldLoseLife,
    WouldMove,
    WouldPutCounters,
    WouldShuffle,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.replacing import (
    ANY_MAY_BE_CHOSEN,
    CANT_HAPPEN,
    NEVER_HAPPENS,
    ONCE_EACH,
    ORDER_OF_REPLACEMENTS,
    REPEATED,
)
from rulings_cli.terms.rules.resolving import CANT_BECOME_PERMANENT
from rulings_cli.terms.zones import Zone


def replaced(
    game: Game, tape: Tape, would: Would, *, together: Sequence[Would] = ()
) -> tuple[Would, ...]:
    """Give what happens instead of what would happen: nothing, one thing or several.

    `together` are the events that would happen at the same time, this one included.
    """
    return tuple(_replaced(game, tape, would, frozenset(), together))


@implements(ORDER_OF_REPLACEMENTS, ONCE_EACH, REPEATED, NEVER_HAPPENS, CANT_HAPPEN)
def _replaced(
    game: Game, tape: Tape, would: Would, used: frozenset[object], together: Sequence[Would]
) -> Iterator[Would]:
    impossible = replacements.why_impossible(game, would)
    if impossible is not None:
        game.emit(impossible)
        if _stays_on_the_stack(game, would):
            because = (CANT_BECOME_PERMANENT, *would.because)
            yield WouldMove(because, would.object, Zone.GRAVEYARD, would.source, cause="resolve")  # type: ignore[attr-defined]  # it is a WouldMove
        return
    used |= frozenset(game.replacing)
    found = [each for each in _applicable(game, would) if each.key not in used]
    if not found:
        yield from arriving.finished(game, tape, would, together)
        return
    chosen, rules = _choose(game, tape, would, found)
    result = chosen.apply(game, tape, would)
    if result != (would,):
        told = (*would.because[:1], *chosen.rules, *rules)
        game.emit(RuleApplied(tuple(dict.fromkeys(told)), chosen.words, chosen.source))
    for each in result:
        yield from _replaced(game, tape, each, used | {chosen.key}, together)


@implements(CANT_BECOME_PERMANENT)
def _stays_on_the_stack(game: Game, would: Would) -> bool:
    """Tell whether a permanent spell that resolves can't enter: it goes to the graveyard."""
    return (
        isinstance(would, WouldMove)
        and would.to == Zone.BATTLEFIELD
        and would.token is None
        and game.get(would.object).zone == Zone.STACK
    )


def _applicable(game: Game, would: Would) -> Iterator[Replacement]:
    for find in FINDERS[type(would)]:
        yield from find(game, would)


@implements(ANY_MAY_BE_CHOSEN)
def _choose(
    game: Game, tape: Tape, would: Would, found: list[Replacement]
) -> tuple[Replacement, tuple[Rule, ...]]:
    """Let the affected player choose among the effects that come first (CR 616.1).

    Gives the effect, and the rule of the choice where there was one to make.
    """
    first = min(each.rank for each in found)
    among = [each for each in found if each.rank == first]
    if len(among) == 1 or all(each.commutes for each in among):
        return among[0], (ORDER_OF_REPLACEMENTS,) if len(found) > 1 else ()
    names = "; ".join(each.words for each in among)
    asked = Choice(
        "order replacement",
        _affected(game, would),
        ORDER_OF_REPLACEMENTS,
        OneOption(tuple(range(len(among)))),
        prompt=f"which applies first: {names}",
        about=(would, tuple(each.source for each in among)),
    )
    answer: int = tape.ask(asked, game)
    return among[answer], (ORDER_OF_REPLACEMENTS,)


def _affected(game: Game, would: Would) -> PlayerId:
    """Give the affected player, or the controller or else the owner of the affected object."""
    if isinstance(would, WouldMove) and would.to == Zone.BATTLEFIELD and would.controller:
        return would.controller
    player = getattr(would, "player", None)
    if isinstance(player, str):
        return player
    affected = getattr(would, "object", None)
    if affected is None:
        affected = getattr(would, "to", getattr(would, "on", None))
    if isinstance(affected, str):
        return affected
    assert isinstance(affected, int)
    token = getattr(would, "token", None)
    controller: PlayerId = token.controller if token else game.get(affected).controller
    return controller


#: Which effects can change which kind of event; a meta test compares the keys with the kinds.
FINDERS: dict[type[Would], tuple[Callable[[Game, Any], Iterator[Replacement]], ...]] = {
    WouldAddMana: (replacements.of_mana,),
    WouldAttach: (),
    WouldCreateToken: (token_replacements.of_tokens,),
    WouldDealDamage: (replacements.of_damage, absorb.of_damage, redirecting.of_damage),
    WouldDestroy: (replacements.of_destruction, umbra_armor.of_destruction),
    WouldDo: (),
    WouldDraw: (dredge.instead_of_drawing, instead_of.applicable),
    WouldGainLife: (replacements.of_life, instead_of.applicable),
    WouldLose: (instead_of.applicable,),
    WouldLoseLife: (instead_of.applicable,),
    WouldMove: (entering.how_it_enters, replacements.of_moves),
    WouldPutCounters: (replacements.of_counters,),
    WouldShuffle: (),
    WouldTap: (replacements.of_untapping,),
}

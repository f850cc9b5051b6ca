"""Further conditions about this turn and the last one, a spell's costs, and a player's party."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, dropwhile, takewhile
from typing import TypeAlias

from rulings_cli.engine import layers, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    Attacked,
    BecameTarget,
    CountersPut,
    Drew,
    Event,
    LifeChanged,
    SpellCast,
    StepBegan,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import CRIME, DESCENDED, PARTY_COUNTED, PARTY_MEMBER
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.zones import Step, Zone

_Test: TypeAlias = Callable[[Game, Context], bool]

PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def is_first_of_draw_step(game: Game, player: PlayerId, drawn: Drew | None = None) -> bool:
    """Tell whether a card is the first that a player draws in their draw step.

    It is the one of that event, or one that they would draw now.
    """
    if game.step is not Step.DRAW or game.active_player != player:
        return False
    facts = reversed(game.trace)
    if drawn is not None:
        facts = dropwhile(lambda fact: fact is not drawn, facts)
        next(facts, None)
    step = takewhile(lambda fact: not isinstance(fact, StepBegan), facts)
    return not any(isinstance(fact, Drew) and fact.player == player for fact in step)


def this_turn(game: Game) -> Iterator[Event]:
    """Give the facts of this turn, the latest first."""
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            return
        yield fact


def combats_this_turn(game: Game) -> int:
    """Give how many combat phases have begun in this turn, as far as was seen."""
    began = (each for each in this_turn(game) if isinstance(each, StepBegan))
    return sum(each.step is Step.BEGINNING_OF_COMBAT for each in began)


def last_turn(game: Game) -> Iterator[Event]:
    """Give the facts of the turn before this one; NotSupported where none of it was seen."""
    turns = 0
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            turns += 1
            if turns == 2:
                return
        elif turns:
            yield fact
    if not turns:
        raise NotSupported("what happened in the turn before the position was set up")


def _no_spell_last_turn(game: Game, _context: Context) -> bool:
    return not any(isinstance(fact, SpellCast) for fact in last_turn(game))


def _two_spells_by_a_player(game: Game, _context: Context) -> bool:
    cast = [fact.player for fact in last_turn(game) if isinstance(fact, SpellCast)]
    return any(cast.count(player) >= 2 for player in set(cast))


@implements(DESCENDED)
def _descended(game: Game, context: Context) -> bool:
    return any(
        isinstance(fact, ZoneChanged)
        and fact.to is Zone.GRAVEYARD
        and fact.new is not None
        and game.get(fact.new).owner == context.controller
        and game.get(fact.new).kind == "card"
        and not layers.characteristics(game, fact.new).types.isdisjoint(PERMANENT_TYPES)
        for fact in this_turn(game)
    )


def _sacrificed(game: Game, context: Context) -> bool:
    return any(
        isinstance(fact, ZoneChanged)
        and fact.cause == "sacrifice"
        and layers.characteristics(game, fact.object).controller == context.controller
        for fact in this_turn(game)
    )


def _discarded(game: Game, context: Context) -> bool:
    return any(
        isinstance(fact, ZoneChanged)
        and fact.cause == "discard"
        and game.get(fact.object).owner == context.controller
        for fact in this_turn(game)
    )


def _put_a_counter(game: Game, context: Context) -> bool:
    """Tell whether the player put a counter on a creature, as far as facts tell who did."""
    for fact in this_turn(game):
        if not isinstance(fact, CountersPut) or fact.amount <= 0 or not isinstance(fact.on, int):
            continue
        if "creature" not in layers.characteristics(game, fact.on).types:
            continue
        by = fact.on if fact.source is None else fact.source
        if layers.characteristics(game, by).controller == context.controller:
            return True
    return False


def _it_attacked(game: Game, context: Context) -> bool:
    it = (*context.objects_bound("triggering"), *chain.from_iterable(context.targets))
    it = it or (context.source,)
    return any(isinstance(fact, Attacked) and fact.object in it for fact in this_turn(game))


@implements(CRIME)
def _committed_a_crime(game: Game, context: Context) -> bool:
    from rulings_cli.engine.further_triggers import is_crime

    return any(
        isinstance(fact, BecameTarget)
        and fact.player == context.controller
        and is_crime(game, fact)
        for fact in this_turn(game)
    )


def _paid(name: str) -> _Test:
    """Give the test whether an optional cost of the spell was paid."""

    def test(game: Game, context: Context) -> bool:
        from rulings_cli.engine import quantities

        record = quantities.spell_of(game, context).cast
        return record is not None and any(each.startswith(name) for each in record.optional)

    return test


def _escaped(game: Game, context: Context) -> bool:
    from rulings_cli.engine import quantities

    record = quantities.spell_of(game, context).cast
    return record is not None and record.alternative == "escape"


def _had_counters(game: Game, context: Context) -> bool:
    """Tell whether the object of the event had counters as it last was."""
    del game
    return any(each.counters_of("") for each in context.event_was)


def _attacked_this_step(game: Game, context: Context) -> bool:
    for fact in this_turn(game):
        if isinstance(fact, StepBegan):
            return False
        if isinstance(fact, Attacked) and fact.attacking == context.controller:
            return True
    return False


def _warped(game: Game, context: Context) -> bool:
    del context
    return any(
        isinstance(fact, SpellCast)
        and (record := game.get(fact.object).cast) is not None
        and record.alternative == "warp"
        for fact in this_turn(game)
    )


def _cast_in_main_phase(game: Game, context: Context) -> bool:
    """Tell whether the spell was cast in a main phase of its controller's turn."""
    spell = context.this
    facts = list(this_turn(game))
    at = next(
        (k for k, e in enumerate(facts) if isinstance(e, SpellCast) and e.object == spell), None
    )
    if at is None or game.active_player != context.controller:
        return False
    step = next((e.step for e in facts[at:] if isinstance(e, StepBegan)), None)
    return game.step.is_main_phase if step is None else step.is_main_phase


def _cast_a_namesake(game: Game, context: Context) -> bool:
    """Tell whether the controller has cast another spell of this one's name in the game."""
    name = looking_up.source_of(game, context).name
    return any(
        isinstance(each, SpellCast)
        and each.player == context.controller
        and each.object not in (context.this, context.source)
        and game.get(each.object).name == name
        for each in game.trace
    )


@implements(PARTY_COUNTED, PARTY_MEMBER)
def party_size(game: Game, player: PlayerId) -> int:
    """Give how many creatures are in a player's party, each for one type (CR 700.8a-b)."""
    members = [
        frozenset(PARTY) & found.subtypes
        for found in (layers.characteristics(game, id) for id in game.battlefield())
        if found.controller == player and "creature" in found.types
    ]
    return _most(tuple(each for each in members if each), frozenset(PARTY))


def _most(members: tuple[frozenset[str], ...], free: frozenset[str]) -> int:
    """Give how many of the types can be filled by different members."""
    if not free:
        return 0
    kind = min(free)
    rest = free - {kind}
    best = _most(members, rest)
    for at, each in enumerate(members):
        if kind in each:
            best = max(best, 1 + _most((*members[:at], *members[at + 1 :]), rest))
            if best == len(free):
                break
    return best


def died_this_turn(game: Game) -> tuple[ObjectId, ...]:
    """Give what was put into a graveyard from the battlefield this turn, as it last was."""
    return tuple(
        fact.object
        for fact in this_turn(game)
        if isinstance(fact, ZoneChanged)
        and fact.from_ is Zone.BATTLEFIELD
        and fact.to is Zone.GRAVEYARD
    )


def life_gained(game: Game, context: Context) -> int:
    """Give how much life the player has gained this turn."""
    return sum(
        fact.amount
        for fact in this_turn(game)
        if isinstance(fact, LifeChanged) and fact.player == context.controller and fact.amount > 0
    )


TESTS: dict[str, _Test] = {
    "no spell last turn": _no_spell_last_turn,
    "a player's two spells last turn": _two_spells_by_a_player,
    "you descended": _descended,
    "you sacrificed a permanent": _sacrificed,
    "you discarded a card": _discarded,
    "you put a counter": _put_a_counter,
    "it attacked": _it_attacked,
    "you committed a crime": _committed_a_crime,
    "bargained": _paid("bargain"),
    "had counters": _had_counters,
    "spell warped": _warped,
    "escaped": _escaped,
    "you were attacked this step": _attacked_this_step,
    "cast a namesake": _cast_a_namesake,
    "cast in your main phase": _cast_in_main_phase,
    "full party": lambda game, context: party_size(game, context.controller) == len(PARTY),
}

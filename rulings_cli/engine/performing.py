"""Carry out what would happen and tell it as facts; only this and the set-up write to a game.

`perform` is the one door: the proposal goes through the replacement effects (CR 614-616), is
carried out, is emitted as facts, and the facts are shown to the triggered abilities (CR 603.2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rulings_cli.engine import (
    any_time,
    damage,
    lasting,
    layers,
    moving,
    no_counters,
    other_ways,
    replacing,
    tokens,
    triggering,
)
from rulings_cli.game.choices import Choice, OrderOf, Tape
from rulings_cli.game.effects import DelayedTriggeredAbility, LastingEffect, Permission
from rulings_cli.game.events import (
    Attached,
    BecameTapped,
    Because,
    CountersPut,
    Drew,
    Event,
    LifeChanged,
    Lost,
    ManaAdded,
    RuleApplied,
    Shuffled,
    TokenCreated,
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
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import DRAW, DRAW_FROM_EMPTY_LIBRARY, LIFE_ADJUSTED
from rulings_cli.terms.rules.keyword_actions import DESTROYING, SHUFFLING
from rulings_cli.terms.rules.keywords import BESTOW_ENDS_UNATTACHED
from rulings_cli.terms.rules.replacing import ONCE_EACH
from rulings_cli.terms.zones import Zone

Facts = tuple[Event, ...]


def perform(game: Game, tape: Tape, would: Would) -> Facts:
    """Let one thing happen, as replacement effects change it; give the facts."""
    return perform_all(game, tape, (would,))


def perform_all(game: Game, tape: Tape, woulds: Sequence[Would]) -> Facts:
    """Let several things happen at once: abilities see the same before and after of all of them."""
    before = game.fork()
    settled = [each for would in woulds for each in _settled(game, tape, would, woulds)]
    facts = _carry_out(game, tape, _once(settled))
    triggering.notice_all(game, tape, facts, before)
    lasting.end_what_is_over(game, tape, facts)
    any_time.look(game, tape, facts)
    return facts


def _once(settled: Iterable[Would]) -> list[Would]:
    """Leave out what one effect does again for another of the events that happen at once."""
    done: list[Would] = []
    for each in settled:
        if isinstance(each, WouldPutCounters) and each.once:
            again = (
                each.evolve(because=one.because) == one
                for one in done
                if isinstance(one, WouldPutCounters)
            )
            if any(again):
                continue
        done.append(each)
    return done


def _settled(
    game: Game, tape: Tape, would: Would, together: Sequence[Would] = ()
) -> Iterator[Would]:
    """Give what really happens; an event contained in another is replaced after it (616.1g)."""
    for each in replacing.replaced(game, tape, would, together=together):
        if isinstance(each, WouldDestroy):
            yield from _settled(game, tape, _as_move(each), together)
        elif isinstance(each, WouldCreateToken):
            entering = tuple(one for kind in each.each_kind for one in tokens.entering(game, kind))
            for one in entering:
                yield from _settled(game, tape, one, entering)
        else:
            yield each


@implements(DESTROYING)
def _as_move(would: WouldDestroy) -> WouldMove:
    because = (*would.because, DESTROYING)
    return WouldMove(because, would.object, Zone.GRAVEYARD, source=would.source, cause="destroy")


def _carry_out(game: Game, tape: Tape, settled: Sequence[Would]) -> Facts:
    """Carry out what is settled; what leaves is known as it was before any of it (CR 704.8)."""
    for each in settled:
        if isinstance(each, WouldMove) and each.token is None and game.exists(each.object):
            layers.freeze(game, each.object)
    facts = [fact for each in settled for fact in CARRY_OUT[type(each)](game, tape, each)]
    for gain in damage.life_linked(game, settled):
        facts += _then(game, tape, gain)
    return tuple(facts)


def record(game: Game, tape: Tape, event: Event) -> None:
    """Emit a fact that a procedure has brought about, and let abilities trigger on it."""
    game.emit(event)
    triggering.notice_all(game, tape, (event,), game)


def record_all(game: Game, tape: Tape, facts: Facts, before: Game) -> None:
    """Emit facts that a procedure has brought about all at once, and let abilities trigger."""
    for each in facts:
        game.emit(each)
    triggering.notice_all(game, tape, facts, before)


def move(
    game: Game,
    tape: Tape,
    id: ObjectId,
    to: Zone,
    *,
    because: Because,
    **fields: Any,
) -> ObjectId | None:
    """Move an object; give what it became, or None where it didn't move or is gone."""
    facts = perform(game, tape, WouldMove(because, id, to, **fields))
    for each in facts:
        if isinstance(each, ZoneChanged) and each.object == id:
            return each.new
    return None


def begin(
    game: Game,
    thing: LastingEffect | Permission | DelayedTriggeredAbility,
    *,
    words: str,
    because: Because,
) -> int:
    """Let a lasting effect, a permission or a delayed trigger begin; give its new id."""
    return lasting.begin(game, thing, words=words, because=because)


def _then(game: Game, tape: Tape, would: Would) -> Facts:
    """Let something happen as part of an event: replaced by itself, noticed with the whole."""
    return _carry_out(game, tape, tuple(_settled(game, tape, would)))


def _emit(game: Game, fact: Event) -> Facts:
    game.emit(fact)
    return (fact,)


# --- one function for each kind of proposal ---------------------------------------------------


def _move(game: Game, tape: Tape, would: WouldMove) -> Facts:  # noqa: ARG001 - as the others
    if would.to == Zone.BATTLEFIELD:
        would = no_counters.without_impossible(game, would)
    return moving.carry_out(game, would)


@implements(DRAW, DRAW_FROM_EMPTY_LIBRARY)
def _draw(game: Game, tape: Tape, would: WouldDraw) -> Facts:
    library = game.in_zone(Zone.LIBRARY, would.player)
    if not library:
        game.update_player(would.player, drew_from_empty=True)
        because = (*would.because, DRAW_FROM_EMPTY_LIBRARY)
        return _emit(game, RuleApplied(because, f"{would.player} has no card to draw"))
    because = (*would.because, DRAW)
    moved = _then(
        game,
        tape,
        WouldMove(because, library[0], Zone.HAND, source=would.source, cause="draw"),
    )
    drawn = [each.new for each in moved if isinstance(each, ZoneChanged) and each.new is not None]
    told = [Drew(because, would.player, each) for each in drawn]
    for each in told:
        game.emit(each)
    return (*moved, *told)


def _lose(game: Game, tape: Tape, would: WouldLose) -> Facts:  # noqa: ARG001 - as the others
    game.update_player(would.player, has_lost=would.words)
    return _emit(game, Lost(would.because, would.player, would.words))


@implements(ONCE_EACH)
def _do(game: Game, tape: Tape, would: WouldDo) -> Facts:
    """Carry out what is done instead; the effect does not apply to what comes of itself."""
    from rulings_cli.engine import resolving

    game.replacing = (*game.replacing, would.key)
    try:
        resolving.run(game, tape, would.body, would.context)
    finally:
        game.replacing = game.replacing[:-1]
    return _emit(game, RuleApplied(would.because, "that is what happens instead", would.key[1]))


def _add_mana(game: Game, tape: Tape, would: WouldAddMana) -> Facts:  # noqa: ARG001
    if not would.units:
        return ()
    held = game.players[would.player].mana
    units = tuple(each.evolve(serial=game.new_id()) for each in would.units)
    game.update_player(would.player, mana=(*held, *units))
    return _emit(game, ManaAdded(would.because, would.player, units, would.source, would.tapped))


def _deal_damage(game: Game, tape: Tape, would: WouldDealDamage) -> Facts:
    facts, results = damage.deal(game, would)
    return (*facts, *(fact for each in results for fact in _then(game, tape, each)))


@implements(LIFE_ADJUSTED)
def _gain_life(game: Game, tape: Tape, would: WouldGainLife) -> Facts:  # noqa: ARG001
    if would.amount <= 0:
        return ()
    game.update_player(would.player, life=game.players[would.player].life + would.amount)
    return _emit(game, LifeChanged(would.because, would.player, would.amount, would.source))


@implements(LIFE_ADJUSTED)
def _lose_life(game: Game, tape: Tape, would: WouldLoseLife) -> Facts:  # noqa: ARG001
    if would.amount <= 0:
        return ()
    game.update_player(would.player, life=game.players[would.player].life - would.amount)
    fact = LifeChanged(would.because, would.player, -would.amount, would.source, would.paid)
    return _emit(game, fact)


def _tap(game: Game, tape: Tape, would: WouldTap) -> Facts:  # noqa: ARG001
    if not game.exists(would.object) or game.objects[would.object].tapped is not would.untap:
        return ()
    game.update(would.object, tapped=not would.untap)
    return _emit(game, BecameTapped(would.because, would.object, untapped=would.untap))


def _put_counters(game: Game, tape: Tape, would: WouldPutCounters) -> Facts:  # noqa: ARG001
    if isinstance(would.on, str):
        held = dict(game.players[would.on].counters)
    elif game.exists(would.on):
        held = dict(game.objects[would.on].counters)
    else:
        return ()
    old = held.get(would.kind, 0)
    new = max(0, old + would.amount)
    if new == old:
        return ()
    held[would.kind] = new
    kept = tuple((kind, count) for kind, count in held.items() if count)
    if isinstance(would.on, str):
        game.update_player(would.on, counters=kept)
    else:
        game.update(would.on, counters=kept)
    return _emit(game, CountersPut(would.because, would.on, would.kind, new - old, would.source))


@implements(SHUFFLING)
def _shuffle(game: Game, tape: Tape, would: WouldShuffle) -> Facts:
    library = game.in_zone(Zone.LIBRARY, would.player)
    order = library
    if len(library) > 1:
        asked = Choice(
            "shuffle",
            would.player,
            SHUFFLING,
            OrderOf(library),
            prompt=f"the order of {would.player}'s library after the shuffle",
        )
        order = tape.ask(asked, game)
    game.reorder(Zone.LIBRARY, would.player, order)
    return _emit(game, Shuffled((*would.because, SHUFFLING), would.player, order))


@implements(BESTOW_ENDS_UNATTACHED)
def _attach(game: Game, tape: Tape, would: WouldAttach) -> Facts:  # noqa: ARG001
    if not game.exists(would.object) or game.objects[would.object].attached_to == would.to:
        return ()
    old = game.objects[would.object]
    game.update(would.object, attached_to=would.to, timestamp=game.tick())
    if would.to is None and old.card is not None and other_ways.is_bestowed(old):
        game.update(would.object, face=old.card.front)
    return _emit(game, Attached(would.because, would.object, would.to))


#: How each kind of proposal is carried out; destroying and creating are settled as moves.
CARRY_OUT: dict[type[Would], Callable[[Game, Tape, Any], Facts]] = {
    WouldAddMana: _add_mana,
    WouldAttach: _attach,
    WouldDealDamage: _deal_damage,
    WouldDo: _do,
    WouldDraw: _draw,
    WouldGainLife: _gain_life,
    WouldLose: _lose,
    WouldLoseLife: _lose_life,
    WouldMove: _move,
    WouldPutCounters: _put_counters,
    WouldShuffle: _shuffle,
    WouldTap: _tap,
}


def created(facts: Facts) -> tuple[ObjectId, ...]:
    """Give the tokens among the facts, in the order in which they were created."""
    return tuple(each.object for each in facts if isinstance(each, TokenCreated))

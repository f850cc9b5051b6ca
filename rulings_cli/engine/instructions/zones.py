"""Objects moved between zones by effects: exile, return, put (CR 701.13, 400)."""

from __future__ import annotations

from rulings_cli.abilities.durations import WhileInZone
from rulings_cli.abilities.effects import (
    Exile,
    ExileWithCounters,
    PutIntoZone,
    PutOntoBattlefield,
    ReturnToHand,
)
from rulings_cli.abilities.references import Bound, Each, OwnerOf
from rulings_cli.engine import attacking, layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.acting import move_of
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.engine.leaving_the_stack import leave
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, OrderOf, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import ChoiceMade, Event, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import STAYS_IN_ZONE
from rulings_cli.terms.rules.card_types import AURA_STAYS_BEHIND
from rulings_cli.terms.rules.effects import UNTIL_EVENT
from rulings_cli.terms.rules.general import IMPOSSIBLE_IGNORED
from rulings_cli.terms.rules.keyword_actions import EXILING
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.rules.zones import OWNERS_ZONE
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.zones import Zone


def moved(
    game: Game, tape: Tape, context: Context, moves: list[WouldMove]
) -> tuple[Context, tuple[Event, ...]]:
    """Move objects at once, spells off the stack among them, and remember where they went."""
    spells = [each for each in moves if game.get(each.object).zone is Zone.STACK]
    others = [each for each in moves if each not in spells]
    facts = performing.perform_all(game, tape, others)
    context = acting.remember(context, facts)
    for each in spells:
        new = leave(
            game,
            tape,
            each.object,
            each.to,
            because=each.because,
            cause=each.cause,
            position=each.position,
            face_down=each.face_down,
            counters=each.counters,
            exiled_with=each.exiled_with,
        )
        if new is not None:
            context = context.evolve(moved=(*context.moved, (each.object, new)))
    return context, facts


def _former_spells(
    context: Context, moves: list[WouldMove], facts: tuple[Event, ...]
) -> tuple[ObjectId, ...]:
    """Give what spells have become that left the stack by these moves."""
    known = acting.arrived(facts)
    ids = [each.object for each in moves]
    return tuple(new for old, new in context.moved if old in ids and new not in known)


def from_there(game: Game, ids: tuple[ObjectId, ...], zone: Zone | None) -> tuple[ObjectId, ...]:
    """Keep what is in the zone that the text says it comes from."""
    return tuple(each for each in ids if zone is None or game.get(each).zone is zone)


@executes(Exile)
@implements(EXILING, UNTIL_EVENT)
def exile(game: Game, tape: Tape, effect: Exile, context: Context) -> Context:
    """Exile objects; "until this leaves" ends at once where this has left already (610.3a)."""
    if effect.until_leaves and not game.exists(context.source):
        acting.nothing(game, "what it waits for has happened already", rule=UNTIL_EVENT)
        return context.bind("exiled", ())
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context, kind="exile")
    moves = [
        move_of(
            each,
            Zone.EXILE,
            context,
            EXILING,
            face_down=effect.face_down,
        )
        for each in from_there(game, found, effect.from_zone)
    ]
    context, facts = moved(game, tape, context, moves)
    exiled = (*acting.arrived(facts), *_former_spells(context, moves, facts))
    if effect.until_leaves and exiled:
        lasting = LastingEffect(
            0,
            context.source,
            context.controller,
            (effect,),
            WhileInZone("until ~ leaves the battlefield"),
            objects=exiled,
        )
        words = "what is exiled returns when this leaves"
        performing.begin(game, lasting, words=words, because=(UNTIL_EVENT,))
    done = len(moves) >= acting.asked_for(effect.what)
    context = context.evolve(did=done).bind("moved", exiled)
    return context.bind("exiled", exiled).bind("uncast", exiled)


@executes(ExileWithCounters)
@implements(EXILING)
def exile_with_counters(
    game: Game, tape: Tape, effect: ExileWithCounters, context: Context
) -> Context:
    """Exile objects with counters on them; binds "exiled"."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context, kind="exile")
    counters = ((effect.kind, acting.amount(game, tape, effect.count, context)),)
    moves = [move_of(each, Zone.EXILE, context, EXILING, counters=counters) for each in found]
    context, facts = moved(game, tape, context, moves)
    exiled = (*acting.arrived(facts), *_former_spells(context, moves, facts))
    context = context.evolve(did=bool(moves)).bind("moved", exiled)
    return context.bind("exiled", exiled)


@executes(ReturnToHand)
@implements(OWNERS_ZONE)
def return_to_hand(game: Game, tape: Tape, effect: ReturnToHand, context: Context) -> Context:
    """Return objects to their owners' hands."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context)
    moves = [
        move_of(each, Zone.HAND, context, OWNERS_ZONE)
        for each in from_there(game, found, effect.from_zone)
    ]
    context, facts = moved(game, tape, context, moves)
    return context.bind("moved", acting.arrived(facts))


@executes(PutOntoBattlefield)
@implements(STAYS_IN_ZONE)
def put_onto_battlefield(
    game: Game, tape: Tape, effect: PutOntoBattlefield, context: Context
) -> Context:
    """Put cards onto the battlefield; what is no permanent card stays where it is."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context)
    counters: tuple[tuple[str, int], ...] = ()
    if effect.counter:
        counters = ((effect.counter, acting.amount(game, tape, effect.counters, context)),)
    attached_to: ObjectId | None = None
    if effect.attached is not None:
        hosts, context = acting.objects(game, tape, effect.attached, context, kind="attach")
        attached_to = next(iter(hosts), None)
    moves = []
    for each in from_there(game, found, effect.from_zone):
        face = _entering_face(game, each, effect)
        if face is None:
            acting.nothing(game, "it is no permanent card", each, rule=STAYS_IN_ZONE)
            continue
        is_aura = "Aura" in layers.characteristics(game, each).subtypes
        if effect.attached is not None and attached_to is None and is_aura:
            acting.nothing(game, "there is nothing to attach it to", each, rule=AURA_STAYS_BEHIND)
            continue
        moves.append(
            move_of(
                each,
                Zone.BATTLEFIELD,
                context,
                controller=_under(game, effect, context, each),
                tapped=effect.tapped,
                counters=counters,
                face=face if game.get(each).card is not None else None,
                put_with=context.source,
                attached_to=attached_to,
            )
        )
    facts = performing.perform_all(game, tape, moves)
    if effect.attacking:
        whom = None if effect.attacked is None else acting.players(game, effect.attacked, context)
        # who has left the game is attacked by nobody (CR 508.4a)
        if whom is None or whom:
            attacked = whom[0] if whom else None
            attacking.put_attacking(game, tape, acting.arrived(facts), attacked)
    return acting.remember(context, facts).bind("moved", acting.arrived(facts))


def _entering_face(game: Game, id: ObjectId, effect: PutOntoBattlefield) -> int | None:
    """Give the face that enters: the front one, or the back where it enters transformed."""
    card = game.get(id).card
    if card is None:
        return 0
    if effect.transformed:
        return 1 if card.layout == "transform" and len(card.faces) > 1 else None
    types = layers.characteristics(game, id).types
    return 0 if types & PERMANENT_TYPES and set(card.front.types) & PERMANENT_TYPES else None


def _under(game: Game, effect: PutOntoBattlefield, context: Context, id: ObjectId) -> PlayerId:
    owner = game.get(id).owner
    if isinstance(effect.under, OwnerOf):
        return owner
    players = acting.players(game, effect.who if effect.under is None else effect.under, context)
    if owner in players:
        return owner
    return players[0] if players else context.controller


@executes(PutIntoZone)
def put_into_zone(game: Game, tape: Tape, effect: PutIntoZone, context: Context) -> Context:
    """Put objects into a graveyard, hand or library, there on top or at the bottom."""
    found, context = acting.objects_by(game, tape, effect.what, effect.who, context)
    all_cards = isinstance(effect.what, Each) and effect.what.what.noun == "card"
    if isinstance(effect.what, Bound) or all_cards:  # what has been cast is a spell
        found = tuple(each for each in found if game.get(each).zone is not Zone.STACK)
    if not found:
        acting.nothing(game, "nothing is left to be put there", rule=IMPOSSIBLE_IGNORED)
        return context.bind("moved", ())
    position = effect.position or ("top" if effect.zone is Zone.LIBRARY else "")
    if position == "top or bottom":
        return _each_where_one_likes(game, tape, effect, context, found)
    if effect.zone is Zone.LIBRARY:
        found = _ordered(game, tape, effect, context, found)
        # the last one that is put on top is the top card
        found = found[::-1] if position == "top" else found
    moves = [move_of(each, effect.zone, context, position=position, cause="put") for each in found]
    context, facts = moved(game, tape, context, moves)
    return context.bind("moved", acting.arrived(facts))


@implements(CHOICES_WHILE_RESOLVING)
def _each_where_one_likes(
    game: Game, tape: Tape, effect: PutIntoZone, context: Context, ids: tuple[ObjectId, ...]
) -> Context:
    """Put each on top or at the bottom, as who puts it there chooses."""
    (player, *_) = acting.players(game, effect.who, context)
    prompt = "on top of the library or on the bottom"
    arrived: tuple[ObjectId, ...] = ()
    for each in ids:
        options = OneOption(("top", "bottom"))
        choice = Choice("place", player, CHOICES_WHILE_RESOLVING, options, prompt, about=each)
        place = tape.ask(choice, game)
        game.emit(ChoiceMade((CHOICES_WHILE_RESOLVING,), player, "place", place, each))
        moves = [move_of(each, effect.zone, context, position=place, cause="put")]
        context, facts = moved(game, tape, context, moves)
        arrived += acting.arrived(facts)
    return context.bind("moved", arrived)


def _ordered(
    game: Game, tape: Tape, effect: PutIntoZone, context: Context, ids: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...]:
    """Give the order, from the top: at random (chance answers), or as the player likes."""
    if len(ids) < 2:
        return ids
    if effect.order not in ("", "random", "any"):
        raise NotSupported(f"cards put in the order: {effect.order}", "401.4")
    kind = "random order" if effect.order == "random" else "card"
    choice = Choice(
        kind,
        context.controller,
        OWNERS_ZONE,
        OrderOf(ids),
        "the order in which they are put, from the top",
        effect,
    )
    answer: tuple[ObjectId, ...] = tape.ask(choice, game)
    return answer

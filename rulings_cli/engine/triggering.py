"""Triggered abilities: noticing that they trigger, and waiting (CR 603.2, 603.7, 605.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.described import Another, Described
from rulings_cli.abilities.references import AttachedTo, TargetObject, This, You
from rulings_cli.abilities.triggers import (
    AnyEvent,
    Attacks,
    BecomesTarget,
    BecomesTrue,
    Cycles,
    DealsDamage,
    Dies,
    Enters,
    FirstTime,
    LeavesBattlefield,
    LeavesGraveyard,
    OtherEvent,
    PlayerDiscards,
    PlayerSacrifices,
    TriggerEvent,
    While,
    ZoneChange,
)
from rulings_cli.engine import (
    bodies,
    chapters,
    combat_triggers,
    conditions,
    designations,
    entering_triggers,
    further_triggers,
    layers,
    once_each_turn,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.keeping import kept, texts_of
from rulings_cli.engine.keyword_triggers import (
    events_in,
    second_of,
    written_out,
)
from rulings_cli.engine.states import is_eminent
from rulings_cli.engine.trigger_events import (
    EVENTS_OF,
    Look,
    Occurrence,
    alternatives,
    dealt_at_once,
    is_about_itself,
    is_one_or_more,
    looks_back,
    occurs,
    together,
)
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import DelayedTriggeredAbility, WaitingTrigger
from rulings_cli.game.events import (
    AbilityActivated,
    EffectEnded,
    Event,
    ManaAdded,
    RuleApplied,
    Triggered,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import CHAPTERS
from rulings_cli.terms.rules.general import EMBLEMS_FUNCTION
from rulings_cli.terms.rules.keywords import CYCLED, HAUNT_TRIGGERS
from rulings_cli.terms.rules.mana_abilities import (
    RESOLVES_AT_ONCE,
    TARGET_IS_NO_MANA_ABILITY,
    TRIGGERED_MANA_ABILITY,
)
from rulings_cli.terms.rules.triggering import (
    DELAYED_CONTROLLER,
    DELAYED_ONCE,
    DELAYED_TRIGGER,
    INTERVENING_IF,
    ONCE_EACH_EVENT,
    REFLEXIVE,
    STATE_TRIGGERS,
    TRIGGER_CONTROLLER,
    TRIGGERS,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class _Ability(Value):
    """A triggered ability that an object has, and where in its abilities it stands."""

    source: ObjectId
    index: int
    ability: TriggeredAbility
    controller: PlayerId
    rules: tuple[Rule, ...] = ()


# --- noticing ---------------------------------------------------------------------------------


@implements(TRIGGERS, ONCE_EACH_EVENT)
def notice_all(game: Game, tape: Tape, facts: tuple[Event, ...], before: Game) -> None:
    """Let abilities trigger on facts that happened together; `before` is the position before.

    Triggered mana abilities resolve at once, unless a mana ability is still resolving: then when
    it has (`resolve_mana_abilities`).
    """
    for waiting in chapters.triggered(game, facts):
        wait(game, waiting, because=(CHAPTERS, TRIGGERS))
    telling = [each for each in facts if type(each) in EVENTS_OF]
    wanted = frozenset().union(*(EVENTS_OF[type(each)] for each in telling))
    if not telling or not (_waited_for(game, wanted) or _waited_for(before, wanted)):
        return
    _notice_one_or_more(game, before, telling)
    for fact in telling:
        _notice(game, before, fact, telling)
    if not game.activating:
        resolve_mana_abilities(game, tape)


def _waited_for(game: Game, wanted: frozenset[type[Any]]) -> bool:
    """Tell whether any text in the game speaks of such a trigger event, granted ones too.

    Quick, and never wrongly no: most facts of a game interest nobody.
    """
    return (
        not wanted.isdisjoint(texts_of(game).events)
        or any(not wanted.isdisjoint(events_in(each.changes)) for each in game.effects.values())
        or any(not wanted.isdisjoint(events_in(each.node)) for each in game.delayed.values())
    )


def _are_granted(game: Game) -> bool:
    """Tell whether any text could give another object a triggered ability."""
    return texts_of(game).grant_triggers or any(
        events_in(each.changes) for each in game.effects.values()
    )


def _notice(game: Game, before: Game, fact: Event, telling: Sequence[Event]) -> None:
    if isinstance(fact, ZoneChanged):
        for each in _abilities(before):
            _try(game, before, fact, each, telling, back=True)
    for each in (*_abilities(game), *_abilities_of_moved(game, fact)):
        _try(game, before, fact, each, telling, back=False)
    for delayed in tuple(game.delayed.values()):
        with _noting_what_is_not_built(game):
            _try_delayed(game, before, fact, delayed, telling)


def _abilities(game: Game) -> tuple[_Ability, ...]:
    """Give the triggered abilities that function now, kept until the next write."""
    key = ("triggers", game.turn, game.step, game.active_player, tuple(game.effects))
    cache = kept(game)
    found = cache.get(key)
    if found is None:
        ids = tuple(game.objects) if _are_granted(game) else texts_of(game).with_events
        found = cache[key] = tuple(
            each
            for source in (game.objects[id] for id in ids)
            if source.zone is not Zone.LIBRARY and source.on_stack is None
            for each in _abilities_of(game, source)
            if each.ability.zone is source.zone or _functions_there(each.ability, source)
        )
    abilities: tuple[_Ability, ...] = found
    return abilities


@implements(HAUNT_TRIGGERS, EMBLEMS_FUNCTION)
def _functions_there(ability: TriggeredAbility, source: GameObject) -> bool:
    """Tell whether it triggers on the casting of the spell that it is on, or on a haunted one.

    Those of emblems function in the command zone.
    """
    if source.zone is Zone.COMMAND:
        return source.kind == "emblem" or is_eminent(ability.condition)
    if source.zone is Zone.STACK:  # CR 113.6e; ward is "this permanent", and so no spell's
        return any(
            is_about_itself(each) and not isinstance(each, BecomesTarget)
            for each in alternatives(ability.event)
        )
    return source.zone is Zone.EXILE and any(
        isinstance(each, OtherEvent) and each.words in combat_triggers.HAUNTED_DIES
        for each in alternatives(ability.event)
    )


def _abilities_of(game: Game, source: GameObject) -> Iterator[_Ability]:
    now = layers.characteristics(game, source.id)
    for index, ability in enumerate(now.abilities):
        found = written_out(ability)
        if found is not None:
            triggered, rules = found
            if source.kind == "emblem":
                rules = (*rules, designations.STANDS_FOR.get(source.name, EMBLEMS_FUNCTION))
            yield _Ability(source.id, index, triggered, now.controller, rules)
            second = second_of(ability)
            if second is not None:
                yield _Ability(source.id, index, second, now.controller, rules)


def _abilities_of_moved(game: Game, fact: Event) -> Iterator[_Ability]:
    """Give the abilities of a card about its own arrival in a zone where others don't function."""
    if isinstance(fact, AbilityActivated):
        yield from _abilities_of_cycled(game, fact)
    if not isinstance(fact, ZoneChanged) or fact.new is None or not game.exists(fact.new):
        return
    if fact.to in (Zone.BATTLEFIELD, Zone.STACK, Zone.LIBRARY):
        return
    for each in _abilities_of(game, game.objects[fact.new]):
        its_own = any(map(is_about_itself, alternatives(each.ability.event)))
        if each.ability.zone is not fact.to and its_own:
            yield each


@implements(CYCLED)
def _abilities_of_cycled(game: Game, fact: AbilityActivated) -> Iterator[_Ability]:
    """Give the abilities that trigger from wherever a card is after it was cycled (702.29c)."""
    card = further_triggers.cycled_card(game, fact)
    if card is not None and further_triggers.is_cycling(game, fact):
        for each in _abilities_of(game, game.objects[card]):
            if any(isinstance(one, Cycles) for one in alternatives(each.ability.event)):
                yield each


def _try(
    game: Game,
    before: Game,
    fact: Event,
    each: _Ability,
    telling: Sequence[Event],
    *,
    back: bool,
) -> None:
    """Let one ability trigger if the fact is its event and its condition holds (603.2, 603.4)."""
    fitting = [
        one
        for one in alternatives(each.ability.event)
        if looks_back(one, fact) is back and not is_one_or_more(one)
    ]
    if not fitting:
        return
    look = _look(game, before, each, back=back)
    with _noting_what_is_not_built(game):
        found = next(
            (
                (occurrence, one)
                for one in fitting
                for told in dealt_at_once(one, fact, telling)
                if (occurrence := occurs(one, told, look)) is not None
            ),
            None,
        )
        if found is not None:
            _trigger(game, before, fact, each, *found, back=back)


@contextmanager
def _noting_what_is_not_built(game: Game) -> Iterator[None]:
    """Go on where an ability can't be judged: it is noted, so that an answer may abstain."""
    try:
        yield
    except NotSupported as unknown:
        if unknown.what not in game.unplayable:
            game.unplayable = (*game.unplayable, unknown.what)


def _look(game: Game, before: Game, each: _Ability, *, back: bool) -> Look:
    seen = before if back else game
    return Look(
        game, before, Context(each.source, each.controller, source_was=seen.get(each.source))
    )


def _notice_one_or_more(game: Game, before: Game, telling: Sequence[Event]) -> None:
    """Let "whenever one or more …" trigger once for all facts of the event (CR 603.2c)."""
    for back, seen in ((True, before), (False, game)):
        for each in _abilities(seen):
            events = [one for one in alternatives(each.ability.event) if is_one_or_more(one)]
            if not events:
                continue
            with _noting_what_is_not_built(game):
                _try_together(game, before, telling, each, events, back=back)
    for delayed in tuple(game.delayed.values()):
        events = [one for one in alternatives(delayed.node.event) if is_one_or_more(one)]
        if events:
            with _noting_what_is_not_built(game):
                _try_delayed_together(game, before, telling, delayed, events)


def _try_delayed_together(
    game: Game,
    before: Game,
    telling: Sequence[Event],
    delayed: DelayedTriggeredAbility,
    events: list[TriggerEvent],
) -> None:
    look = Look(game, before, _context_of(delayed))
    fitting = [
        (fact, occ, one)
        for fact in telling
        for one in events
        if (occ := occurs(_however_often(one), fact, look)) is not None
    ]
    for player in dict.fromkeys(_whom_it_is_about(occ, one) for _, occ, one in fitting):
        its = [each for each in fitting if _whom_it_is_about(*each[1:]) == player]
        if delayed.id in game.delayed:
            _trigger_delayed(game, its[0][0], delayed, together([occ for _, occ, _ in its]))


def _try_together(
    game: Game,
    before: Game,
    telling: Sequence[Event],
    each: _Ability,
    events: list[TriggerEvent],
    *,
    back: bool,
) -> None:
    look = _look(game, before, each, back=back)
    fitting = [
        (fact, occ, one)
        for fact in telling
        for one in events
        if looks_back(one, fact) is back
        and (occ := occurs(_however_often(one), fact, look)) is not None
    ]
    for player in dict.fromkeys(_whom_it_is_about(occ, one) for _, occ, one in fitting):
        its = [each for each in fitting if _whom_it_is_about(*each[1:]) == player]
        fact, _, event = its[0]
        if isinstance(event, FirstTime) and occurs(event, fact, look) is None:
            continue
        found = together([occ for _, occ, _ in its])
        _trigger(game, before, fact, each, found, _however_often(event), back=back)


def _however_often(event: TriggerEvent) -> TriggerEvent:
    """Give an event without its being the first time in the turn: that is asked of all at once."""
    return event.event if isinstance(event, FirstTime) else event


def _whom_it_is_about(found: Occurrence, event: TriggerEvent) -> PlayerId | None:
    """Give the player that an event is about, which it happens to once; None for objects alone."""
    event = _however_often(event)
    if isinstance(event, While):
        event = event.event
    return found.player if isinstance(event, _OF_A_PLAYER) else None


def _trigger(
    game: Game,
    before: Game,
    fact: Event,
    each: _Ability,
    found: Occurrence,
    event: TriggerEvent,
    *,
    back: bool,
) -> None:
    """Let an ability trigger unless its condition or its limit keeps it from that."""
    seen = before if back else game
    if _was_used(game, each) or once_each_turn.was_done(game, each.source, each.ability):
        return
    source_was = layers.snapshot(seen, each.source)
    waiting = WaitingTrigger(
        each.ability,
        each.source,
        source_was,
        each.controller,
        *_bound_by(found, each.ability.event),
        was=found.was,
        produced=found.produced,
    )
    if not _condition_holds(game, waiting):
        return
    count, more = entering_triggers.times(game, before, fact, each.source, back=back, event=event)
    if not count:
        words = "that something enters or dies does not make it trigger"
        game.emit(RuleApplied((TRIGGERS, *more), words, each.source))
        return
    _mark_used(game, each)
    times = 1 if each.ability.once_each_turn else found.times
    for _ in range(count * times):
        rules = (*each.rules, *found.rules, TRIGGERS, TRIGGER_CONTROLLER, *more)
        _wait(game, fact, waiting, rules)


def _bound_by(
    found: Occurrence, event: TriggerEvent
) -> tuple[
    tuple[tuple[str, tuple[ObjectId, ...]], ...],
    tuple[tuple[str, PlayerId], ...],
    int | None,
]:
    objects = (("triggering", found.objects),) if found.objects else ()
    objects = (*objects, *found.named)
    if _speaks_of_any_object(event):
        objects = (
            *objects,
            ("of the event", (*found.objects, *dict(found.named).get("damaged", ()))),
        )
    # whom the event did not speak of is "that player" only where no target is
    name = "that player" if _speaks_of_a_player(event) else _player_of(event)
    players = ((name, found.player),) if found.player is not None else ()
    return objects, players, found.amount


def _speaks_of_any_object(event: TriggerEvent) -> bool:
    """Tell whether "other" in the ability is other than the object of the event: "a creature"."""
    if isinstance(event, While | FirstTime):
        return _speaks_of_any_object(event.event)
    if isinstance(event, AnyEvent):
        return all(map(_speaks_of_any_object, event.events))
    what = getattr(event, "what", None)
    if not isinstance(what, Described):
        return isinstance(what, AttachedTo | TargetObject)
    return not any(isinstance(each, Another) for each in what.adjectives)


_OF_AN_OBJECT = (Dies, Enters, LeavesBattlefield, ZoneChange)
#: "One or more …" that happen to each player by themselves: "deal combat damage to a player".
_OF_A_PLAYER = (Attacks, DealsDamage, LeavesGraveyard, PlayerDiscards, PlayerSacrifices)


def _speaks_of_a_player(event: TriggerEvent) -> bool:
    """Tell whether an event's text speaks of a player other than the controller: "an opponent"."""
    if isinstance(event, AnyEvent):
        return any(_speaks_of_a_player(each) for each in event.events)
    who = getattr(event, "who", None) or getattr(event, "whose", None)
    if isinstance(event, Attacks):
        return bool(event.words)
    if isinstance(event, _OF_AN_OBJECT):
        controller = getattr(getattr(event.what, "what", event.what), "controller", None)
        return controller is not None and not isinstance(controller, You)
    return getattr(event, "whom", None) is not None or not isinstance(who, You)


def _player_of(event: TriggerEvent) -> str:
    """Give the name for a player that the event did not speak of: of this object, or another."""
    events = event.events if isinstance(event, AnyEvent) else (event,)
    own = all(isinstance(e, _OF_AN_OBJECT) and isinstance(e.what, This) for e in events)
    return "its player" if own else "player of the event"


def _was_used(game: Game, each: _Ability) -> bool:
    if not each.ability.once_each_turn:
        return False
    return (each.index, game.turn) in game.get(each.source).used


def _mark_used(game: Game, each: _Ability) -> None:
    if each.ability.once_each_turn and game.exists(each.source):
        used = game.objects[each.source].used
        game.update(each.source, used=(*used, (each.index, game.turn)))


@implements(INTERVENING_IF)
def _condition_holds(game: Game, waiting: WaitingTrigger) -> bool:
    """Check an intervening "if" as the event occurs; it is checked again on resolution."""
    from rulings_cli.engine.instructions import melding  # it moves objects, which triggers

    assert isinstance(waiting.ability, TriggeredAbility)
    condition = waiting.ability.condition
    melds = melding.of(waiting.ability)
    if condition is None and melds is None:
        return True
    context = Context(
        waiting.source,
        waiting.controller,
        source_was=waiting.source_was,
        bound=waiting.bound,
        player_bound=waiting.player_bound,
        amount=waiting.amount,
        event_was=waiting.was,
        x=bodies.x_of_entering(waiting.ability, waiting.source_was),
    )
    if melds is not None and not all(melding.both(game, melds, context)):
        return False
    return condition is None or conditions.holds(game, condition, context)


def _context_of(delayed: DelayedTriggeredAbility) -> Context:
    if isinstance(delayed.context, Context):
        return delayed.context
    return Context(delayed.source, delayed.controller, source_was=delayed.source_was)


def _try_delayed(
    game: Game,
    before: Game,
    fact: Event,
    delayed: DelayedTriggeredAbility,
    telling: Sequence[Event],
) -> None:
    """Let a delayed triggered ability trigger if the fact is its event (CR 603.7)."""
    look = Look(game, before, _context_of(delayed))
    found = next(
        (
            occurrence
            for one in alternatives(delayed.node.event)
            if not is_one_or_more(one)
            for told in dealt_at_once(one, fact, telling)
            if (occurrence := occurs(one, told, look)) is not None
        ),
        None,
    )
    if found is not None:
        _trigger_delayed(game, fact, delayed, found)


@implements(DELAYED_TRIGGER, DELAYED_ONCE, DELAYED_CONTROLLER)
def _trigger_delayed(
    game: Game, fact: Event, delayed: DelayedTriggeredAbility, found: Occurrence
) -> None:
    """Let a delayed triggered ability wait; one that says so only once is used up."""
    node, context = delayed.node, _context_of(delayed)
    objects, players, amount = _bound_by(found, node.event)
    if isinstance(getattr(node.event, "what", None), This):  # "that card" was spoken of before
        objects = tuple(each for each in objects if each[0] not in dict(context.bound))
    waiting = WaitingTrigger(
        TriggeredAbility(node.event, node.body, node.targets, words=node.words),
        delayed.source,
        delayed.source_was,
        delayed.controller,
        objects,
        players,
        amount,
        was=found.was,
        kind="delayed",
        produced=found.produced,
        context=context.evolve(targets=()) if node.targets else context,
    )
    if node.once:
        del game.delayed[delayed.id]
    _wait(game, fact, waiting, (*found.rules, TRIGGERS, DELAYED_TRIGGER))
    if node.once:
        game.emit(EffectEnded((DELAYED_ONCE,), "it triggers only once", delayed.source))


# --- state triggers ---------------------------------------------------------------------------


@implements(STATE_TRIGGERS)
def notice_states(game: Game) -> None:
    """Let state triggers trigger that are true now and not already waiting or on the stack."""
    if not _waited_for(game, frozenset((BecomesTrue,))):
        return
    for each in _abilities(game):
        states = [one for one in alternatives(each.ability.event) if isinstance(one, BecomesTrue)]
        if not states or _is_in_flight(game, each):
            continue
        source_was = layers.snapshot(game, each.source)
        context = Context(each.source, each.controller, source_was=source_was)
        with _noting_what_is_not_built(game):
            if any(conditions.holds(game, one.condition, context) for one in states):
                waiting = WaitingTrigger(each.ability, each.source, source_was, each.controller)
                if _condition_holds(game, waiting):
                    wait(game, waiting, because=(STATE_TRIGGERS, TRIGGER_CONTROLLER))


def _is_in_flight(game: Game, each: _Ability) -> bool:
    on_stack = (game.objects[one].on_stack for one in game.stack())
    return any(
        one is not None and one.source == each.source and one.ability == each.ability
        for one in (*game.waiting, *on_stack)
    )


# --- waiting ----------------------------------------------------------------------------------


def _wait(game: Game, fact: Event, waiting: WaitingTrigger, rules: tuple[Rule, ...]) -> None:
    if _is_mana_ability(game, fact, waiting):
        waiting = waiting.evolve(kind="mana")
        rules = (*rules, TRIGGERED_MANA_ABILITY)
    elif isinstance(fact, ManaAdded):
        rules = (*rules, TARGET_IS_NO_MANA_ABILITY)
    wait(game, waiting, because=rules)


@implements(REFLEXIVE)
def wait(game: Game, waiting: WaitingTrigger, *, because: tuple[Rule, ...] = (REFLEXIVE,)) -> None:
    """Let an ability have triggered: it waits for the next time a player would get priority."""
    game.waiting = (*game.waiting, waiting)
    told = Triggered(
        tuple(dict.fromkeys(because)),
        waiting.source,
        waiting.source_was.name,
        waiting.controller,
        waiting.kind == "mana",
    )
    game.emit(told)


@implements(TRIGGERED_MANA_ABILITY)
def _is_mana_ability(game: Game, fact: Event, waiting: WaitingTrigger) -> bool:
    """Tell whether a triggered ability is a mana ability (CR 605.1b): derived, never stored.

    What triggered it must be a mana ability's activation or resolution, or mana being added.
    """
    from rulings_cli.engine import mana_abilities

    if waiting.kind not in ("triggered", "delayed"):
        return False
    by_mana = isinstance(fact, ManaAdded) or bool(getattr(fact, "is_mana_ability", False))
    if not by_mana:
        return False
    return mana_abilities.is_mana_ability(game, waiting.source, waiting.ability, game.edition)[0]


@implements(RESOLVES_AT_ONCE)
def resolve_mana_abilities(game: Game, tape: Tape) -> None:
    """Resolve the triggered mana abilities that wait, without the stack (CR 605.4a)."""
    from rulings_cli.engine import resolving

    while due := tuple(each for each in game.waiting if each.kind == "mana"):
        game.waiting = tuple(each for each in game.waiting if each.kind != "mana")
        for each in due:
            words = "a triggered mana ability resolves at once"
            game.emit(RuleApplied((RESOLVES_AT_ONCE,), words, each.source))
            resolving.resolve_triggered_mana_ability(game, tape, each)

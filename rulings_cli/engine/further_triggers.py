"""Which facts are turning face up, cycling, crimes and such events of triggers (CR 603.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import (
    AttacksTogether,
    BecomesAttached,
    BecomesLevel,
    CommitsCrime,
    CounterPut,
    CounterRemoved,
    Counters,
    CreatesToken,
    Cycles,
    DayNightChanges,
    Exerts,
    Exploits,
    FirstTime,
    LeavesGraveyard,
    MadeToDiscard,
    OtherEvent,
    PlayerScries,
    PlaysLand,
    PutsCounters,
    SearchesLibrary,
    Transforms,
    TriggerEvent,
    TurnedFaceUp,
    WinsFlip,
)
from rulings_cli.engine import combat, designations, layers
from rulings_cli.game.events import (
    AbilityActivated,
    Attached,
    AttackersDeclared,
    BecameTarget,
    ChoiceMade,
    Countered,
    CountersPut,
    DamageDealt,
    Event,
    LandPlayed,
    RuleApplied,
    TokenCreated,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    CLASS_LEVEL,
    CRIME,
    DAY_AND_NIGHT,
    FLIPPING,
)
from rulings_cli.terms.rules.combat import PLAYER_ATTACKS
from rulings_cli.terms.rules.general import COUNTERS_AS_IT_ENTERS
from rulings_cli.terms.rules.keyword_actions import (
    COUNTERING,
    CREATING,
    EXERTING,
    SCRYING,
    SCRYING_IS_COMPLETE,
    SEARCHING,
    SURVEILLING,
    SURVEILLING_IS_COMPLETE,
    TRANSFORMING,
    TRANSFORMS_INTO,
)
from rulings_cli.terms.rules.keywords import CYCLED, CYCLED_OR_DISCARDED, EXPLOITS
from rulings_cli.terms.rules.priority import TURNING_UP
from rulings_cli.terms.rules.triggering import ONCE_EACH_EVENT
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.engine.trigger_events import Look, Occurrence


def _occurrence(
    rules: tuple[Rule, ...],
    objects: tuple[ObjectId, ...] = (),
    player: PlayerId | None = None,
    amount: int | None = None,
) -> Occurrence:
    from rulings_cli.engine.trigger_events import Occurrence

    return Occurrence(rules, objects, (), player, amount)


@implements(TURNING_UP)
def _turned_face_up(event: TurnedFaceUp, fact: Event, look: Look) -> Occurrence | None:
    return _changed_face(TURNING_UP, event.what, fact, look)


@implements(TRANSFORMS_INTO)
def _transforms(event: Transforms, fact: Event, look: Look) -> Occurrence | None:
    """Judge it by the face that is up now: "transforms into ~" is an ability of that face."""
    return _changed_face(TRANSFORMING, event.what, fact, look)


@implements(CLASS_LEVEL)
def _becomes_level(event: BecomesLevel, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, RuleApplied) or CLASS_LEVEL not in fact.because or fact.about is None:
        return None
    if not look.fits(event.what, fact.about):
        return None
    if designations.level_of(look.game.get(fact.about)) != event.level:
        return None
    controller = layers.characteristics(look.game, fact.about).controller
    return _occurrence((CLASS_LEVEL,), (fact.about,), controller)


def _changed_face(rule: Rule, what: Any, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, RuleApplied) or rule not in fact.because or fact.about is None:
        return None
    if not look.game.exists(fact.about) or not look.fits(what, fact.about):
        return None
    controller = layers.characteristics(look.game, fact.about).controller
    return _occurrence((rule,), (fact.about,), controller)


@implements(EXPLOITS)
def _exploits(event: Exploits, fact: Event, look: Look) -> Occurrence | None:
    """Tell whether the creature's exploit ability made its controller sacrifice a creature."""
    if not isinstance(fact, ZoneChanged) or fact.cause != "sacrifice" or fact.source is None:
        return None
    resolving = look.before.resolving
    if resolving is None or not _is_exploit(look.before, resolving):
        return None
    known = fact.source in look.before.objects
    if not known or not look.fitted(event.what, fact.source):
        return None
    return _occurrence((EXPLOITS,), (fact.source,))


def _is_exploit(game: Game, resolving: ObjectId) -> bool:
    from rulings_cli.engine.keyword_triggers import written_out

    written = written_out(Keyword("exploit"))
    on_stack = game.get(resolving).on_stack
    return on_stack is not None and written is not None and on_stack.ability == written[0]


# --- cycling --------------------------------------------------------------------------------------


@implements(CYCLED, CYCLED_OR_DISCARDED)
def _cycles(event: Cycles, fact: Event, look: Look) -> Occurrence | None:
    """Find the card in the zone where it went; "cycles or discards" is its being discarded."""
    if event.discards:
        if not isinstance(fact, ZoneChanged) or fact.cause != "discard" or fact.new is None:
            return None
        new, player, x = fact.new, look.game.get(fact.object).owner, None
    elif isinstance(fact, AbilityActivated) and is_cycling(look.game, fact):
        found = cycled_card(look.game, fact)
        if found is None:
            return None
        new, player = found, fact.player
        x = None if fact.on_stack is None else look.game.get(fact.on_stack).x
    else:
        return None
    if not look.is_player(event.who, player):
        return None
    if isinstance(event.what, This):
        fits = new == look.context.source
    else:
        fits = look.fits(event.what, new)
    return _occurrence((CYCLED,), (new,), player).evolve(amount=x) if fits else None


def is_cycling(game: Game, fact: AbilityActivated) -> bool:
    """Tell whether the activated ability was cycling or typecycling (CR 702.29)."""
    from rulings_cli.engine import activating

    printed = activating.printed_at(game, fact.object, fact.index)
    return isinstance(printed, Keyword) and printed.name.endswith("cycling")


def cycled_card(game: Game, fact: AbilityActivated) -> ObjectId | None:
    """Give what the card became that was discarded to cycle it."""
    return next((each.id for each in game.objects.values() if each.was == fact.object), None)


# --- players --------------------------------------------------------------------------------------


@implements(CRIME)
def _commits_crime(event: CommitsCrime, fact: Event, look: Look) -> Occurrence | None:
    """Judge the first target of a spell or ability that makes it a crime."""
    if not isinstance(fact, BecameTarget) or not look.is_player(event.who, fact.player):
        return None
    if not is_crime(look.game, fact) or _was_crime_before(look.game, fact):
        return None
    return _occurrence((CRIME,), (), fact.player)


def is_crime(game: Game, fact: BecameTarget) -> bool:
    """Tell whether the target is an opponent, or is theirs in a zone that counts (CR 700.13)."""
    opponents = game.opponents_of(fact.player)
    if isinstance(fact.target, str):
        return fact.target in opponents
    each = game.get(fact.target)
    if each.zone is Zone.GRAVEYARD:
        return each.owner in opponents
    counts = each.zone in (Zone.BATTLEFIELD, Zone.STACK)
    return counts and layers.characteristics_of(game, each).controller in opponents


def _was_crime_before(game: Game, fact: BecameTarget) -> bool:
    for each in reversed(game.trace):
        if each is fact:
            continue
        if isinstance(each, TurnBegan):
            return False
        if isinstance(each, BecameTarget) and each.object == fact.object and is_crime(game, each):
            return True
    return False


@implements(SCRYING_IS_COMPLETE, SURVEILLING_IS_COMPLETE)
def _scries(event: PlayerScries, fact: Event, look: Look) -> Occurrence | None:
    rule = SURVEILLING if event.surveils else SCRYING
    done = SURVEILLING_IS_COMPLETE if event.surveils else SCRYING_IS_COMPLETE
    if not isinstance(fact, RuleApplied) or fact.because[:2] != (rule, done):
        return None
    player = fact.words.split()[0]
    return _occurrence((done,), (), player) if look.is_player(event.who, player) else None


@implements(SEARCHING)
def _searches(event: SearchesLibrary, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, RuleApplied) or fact.because != (SEARCHING,):
        return None
    player = fact.words.split()[0]
    return _occurrence((SEARCHING,), (), player) if look.is_player(event.who, player) else None


@implements(CREATING)
def _creates(event: CreatesToken, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, TokenCreated) or not look.is_player(event.who, fact.player):
        return None
    if not look.fits(event.what, fact.object):
        return None
    return _occurrence((CREATING,), (fact.object,), fact.player)


def _plays_land(event: PlaysLand, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, LandPlayed) or not look.is_player(event.who, fact.player):
        return None
    if event.what is not None and not look.fits(event.what, fact.object):
        return None
    if event.from_ is not None:
        was = look.game.get(fact.object).was
        if was is None or look.game.get(was).zone is not event.from_:
            return None
    return _occurrence((), (fact.object,), fact.player)


@implements(FLIPPING)
def _wins_flip(event: WinsFlip, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ChoiceMade) or fact.what != "coin":
        return None
    if (fact.value == "lost") is not event.loses or not look.is_player(event.who, fact.player):
        return None
    return _occurrence((FLIPPING,), (), fact.player)


# --- counters, graveyards, attacks ----------------------------------------------------------------


@implements(COUNTERS_AS_IT_ENTERS)
def _puts_counters(event: PutsCounters, fact: Event, look: Look) -> Occurrence | None:
    """Judge counters that are put on something, also as it enters (CR 122.6)."""
    found = _counters_in(event.kind, fact)
    if found is None:
        return None
    on, amount, source = found
    if amount <= 0 or not look.game.exists(on) or not look.fits(event.on, on):
        return None
    by = source if source is not None and source in look.game.objects else on
    player = layers.characteristics(look.game, by).controller
    if event.who is not None and not look.is_player(event.who, player):
        return None
    return _occurrence((), (on,), player, amount)


@implements(COUNTERS_AS_IT_ENTERS, ONCE_EACH_EVENT)
def _counter_put(event: CounterPut, fact: Event, look: Look) -> Occurrence | None:
    """Find how many counters are put on it at once: it triggers for each (CR 603.2c)."""
    found = _puts_counters(PutsCounters(event.kind, event.on), fact, look)
    return None if found is None else found.evolve(times=found.amount)


@implements(ONCE_EACH_EVENT)
def _counter_removed(event: CounterRemoved, fact: Event, look: Look) -> Occurrence | None:
    """Find how many counters are removed at once: it triggers for each (CR 603.2c)."""
    if not isinstance(fact, CountersPut) or fact.kind != event.kind or fact.amount >= 0:
        return None
    on = fact.on
    if not isinstance(on, int) or not look.game.exists(on) or not look.fits(event.what, on):
        return None
    return _occurrence((), (on,)).evolve(times=-fact.amount)


def _counters_in(kind: str, fact: Event) -> tuple[ObjectId, int, ObjectId | None] | None:
    if isinstance(fact, CountersPut) and isinstance(fact.on, int):
        return (fact.on, fact.amount, fact.source) if kind in ("", fact.kind) else None
    if isinstance(fact, ZoneChanged | TokenCreated):
        id = fact.new if isinstance(fact, ZoneChanged) else fact.object
        if id is None:
            return None
        return id, sum(count for each, count in fact.counters if kind in ("", each)), None
    return None


def _leaves_graveyard(event: LeavesGraveyard, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ZoneChanged) or fact.from_ is not Zone.GRAVEYARD:
        return None
    was = look.game.get(fact.object)
    if was.kind != "card" or not look.is_player(event.of, was.owner):
        return None
    if not look.fitted(event.what, fact.object):
        return None
    new = () if fact.new is None else (fact.new,)
    from rulings_cli.engine.trigger_events import Occurrence

    return Occurrence((), new, (was,), was.owner)


@implements(PLAYER_ATTACKS)
def _attacks_together(event: AttacksTogether, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, AttackersDeclared):
        return None
    own = [each for each in fact.attackers if look.fits(event.what, each)]
    if not own:
        return None
    others = [each for each in fact.attackers if each not in own and look.fits(event.others, each)]
    if len(others) < event.least:
        return None
    defending = combat.defending_player(look.game, own[0])
    return _occurrence((PLAYER_ATTACKS,), (own[0],), defending)


@implements(EXERTING)
def _exerts(event: Exerts, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, RuleApplied) or fact.because != (EXERTING,) or fact.about is None:
        return None
    player = layers.characteristics(look.game, fact.about).controller
    if not look.is_player(event.who, player) or not look.fits(event.what, fact.about):
        return None
    return _occurrence((EXERTING,), (fact.about,), player)


def _becomes_attached(event: BecomesAttached, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, Attached) or fact.to is None:
        return None
    if not look.fits(event.what, fact.object) or not look.fits(event.to, fact.to):
        return None
    found = _occurrence((), (fact.to,))
    return found.evolve(named=(("attached", (fact.to,)), ("damaged", (fact.to,))))


def _made_to_discard(event: MadeToDiscard, fact: Event, look: Look) -> Occurrence | None:
    """Tell whether what resolves, controlled by such a player, has the card discarded."""
    if not isinstance(fact, ZoneChanged) or fact.cause != "discard" or fact.new is None:
        return None
    resolving = look.game.resolving
    if resolving is None or fact.new != look.context.source:
        return None
    player = look.game.get(resolving).controller
    return _occurrence((), (fact.new,), player) if look.is_player(event.by, player) else None


def _counters(event: Counters, fact: Event, look: Look) -> Occurrence | None:
    """Tell whether what a player controls countered such a spell."""
    if not isinstance(fact, Countered) or fact.by is None:
        return None
    if not look.is_player(event.who, fact.by) or not look.fits(event.what, fact.object):
        return None
    return _occurrence((COUNTERING,), (fact.object,), fact.by)


# --- once a turn ----------------------------------------------------------------------------------


def _first_time(event: FirstTime, fact: Event, look: Look) -> Occurrence | None:
    """Tell whether it is the event, and was not before in this turn; of several at once the first.

    What is told later may have happened at the same time: it comes after the first of them.
    """
    from rulings_cli.engine.trigger_events import occurs

    found = occurs(event.event, fact, look)
    if found is None:
        return None
    for each in reversed(_before(look.game, fact)):
        if isinstance(each, TurnBegan):
            break
        if occurs(event.event, each, look) is not None:
            return None
    return found


def _before(game: Game, fact: Event) -> list[Event]:
    """Give the facts before this one, or before those that it is the sum of."""
    for at in range(len(game.trace) - 1, -1, -1):
        each = game.trace[at]
        if each is fact:
            return game.trace[:at]
        is_damage = isinstance(each, DamageDealt) and isinstance(fact, DamageDealt)
        if is_damage and each.evolve(amount=fact.amount) == fact:  # type: ignore[attr-defined]
            return game.trace[:at]
    return game.trace


def _day_night(event: DayNightChanges, fact: Event, look: Look) -> Occurrence | None:
    del event, look
    if not isinstance(fact, RuleApplied) or fact.words not in _DAY_NIGHT:
        return None
    return _occurrence((DAY_AND_NIGHT,))


_DAY_NIGHT: Final = ("day becomes night", "night becomes day")


#: How each of these kinds of trigger event is matched.
MATCHERS: Final[dict[type[Any], Callable[[Any, Event, Any], Occurrence | None]]] = {
    AttacksTogether: _attacks_together,
    BecomesAttached: _becomes_attached,
    Counters: _counters,
    Exerts: _exerts,
    MadeToDiscard: _made_to_discard,
    CommitsCrime: _commits_crime,
    CounterPut: _counter_put,
    CounterRemoved: _counter_removed,
    DayNightChanges: _day_night,
    Cycles: _cycles,
    Exploits: _exploits,
    FirstTime: _first_time,
    LeavesGraveyard: _leaves_graveyard,
    PlayerScries: _scries,
    CreatesToken: _creates,
    SearchesLibrary: _searches,
    PlaysLand: _plays_land,
    PutsCounters: _puts_counters,
    BecomesLevel: _becomes_level,
    Transforms: _transforms,
    TurnedFaceUp: _turned_face_up,
    WinsFlip: _wins_flip,
}
#: The facts that may be such events.
EVENTS_OF: Final[dict[type[Event], frozenset[type[TriggerEvent]]]] = {
    AbilityActivated: frozenset((Cycles,)),
    Attached: frozenset((BecomesAttached,)),
    AttackersDeclared: frozenset((AttacksTogether,)),
    BecameTarget: frozenset((CommitsCrime,)),
    ChoiceMade: frozenset((WinsFlip,)),
    Countered: frozenset((Counters,)),
    CountersPut: frozenset((CounterPut, CounterRemoved, OtherEvent, PutsCounters)),
    LandPlayed: frozenset((PlaysLand,)),
    RuleApplied: frozenset(
        (
            *(BecomesLevel, DayNightChanges, Exerts, OtherEvent, PlayerScries),
            *(SearchesLibrary, Transforms, TurnedFaceUp),
        )
    ),
    TokenCreated: frozenset((CounterPut, CreatesToken, PutsCounters)),
    ZoneChanged: frozenset(
        (
            *(CounterPut, Cycles, Exploits, LeavesGraveyard, MadeToDiscard, OtherEvent),
            PutsCounters,
        )
    ),
}

"""Which facts are the events that triggered abilities wait for (CR 603.2, 603.6, 603.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args

from rulings_cli.abilities.costs import TapThis
from rulings_cli.abilities.described import Compare, Described, OneOrMore, TargetsObject, ThisOr
from rulings_cli.abilities.references import AttachedTo, EnchantedPlayer, ObjectRef, PlayerRef, This
from rulings_cli.abilities.triggers import (
    Activates,
    AnyEvent,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Casts,
    CausesMana,
    DealsDamage,
    Dies,
    Enters,
    Expends,
    Exploits,
    FirstTime,
    IsDealtDamage,
    LastCounterRemoved,
    LeavesBattlefield,
    LeavesGraveyard,
    OtherEvent,
    PlayerDiscards,
    PlayerDraws,
    PlayerGainsLife,
    PlayerSacrifices,
    TappedForMana,
    TriggerEvent,
    While,
    ZoneChange,
)
from rulings_cli.engine import (
    combat_triggers,
    conditions,
    expending,
    further_triggers,
    layers,
    looking_up,
    matching,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.past_events import is_first_of_draw_step
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    AbilityActivated,
    BecameTapped,
    BecameTarget,
    CostPaid,
    CountersPut,
    DamageDealt,
    Drew,
    Event,
    LifeChanged,
    ManaAdded,
    RuleApplied,
    SpellCast,
    StepBegan,
    TokenCreated,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import COPYING_A_SPELL, EXPENDING
from rulings_cli.terms.rules.mana import TRIGGERS_ON_TAPPING_FOR_MANA
from rulings_cli.terms.rules.mana_abilities import TRIGGERED_MANA_ABILITY
from rulings_cli.terms.rules.triggering import ENTERS, LEAVES, LOOKS_BACK, STEP_TRIGGERS
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

Meant = ObjectRef | Described | OneOrMore | ThisOr


class Occurrence(Value):
    """How a fact fits a trigger event: what it binds for the ability (CR 603.6, 603.10).

    `objects` are what the event speaks of, as they now are, bound as "triggering"; `amount` the
    damage, life or mana, and for a spell how many were cast before it this turn.
    """

    rules: tuple[Rule, ...] = ()
    objects: tuple[ObjectId, ...] = ()
    was: tuple[GameObject, ...] = ()
    player: PlayerId | None = None
    amount: int | None = None
    produced: tuple[str, ...] = ()
    #: further names: "targeting" the spell or ability, "ability", "damaged", "attached"
    named: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    #: how often the event happened in the fact: once for each of several counters
    times: int = 1


class Look:
    """One fact, the position after it, and an ability's context in it."""

    __slots__ = ("before", "context", "game")

    def __init__(self, game: Game, before: Game, context: Context) -> None:
        self.game = game
        self.before = before
        self.context = context

    def fits(self, what: Meant | None, id: ObjectId) -> bool:
        """Tell whether the object as it is now is meant."""
        return _fits(self.game, what, id, self.context)

    def fits_then(self, what: Meant | None, id: ObjectId) -> bool:
        """Tell whether an object, that may be gone by now, was meant as it last was."""
        if isinstance(what, Described):
            return matching.fits(self.game, what, self.game.get(id), self.context)
        return self.fits(what, id)

    def fitted(self, what: Meant | None, id: ObjectId) -> bool:
        """Tell whether the object as it was immediately before is meant."""
        return _fits(self.before, what, id, self.context)

    def is_player(self, who: PlayerRef | None, player: PlayerId) -> bool:
        """Tell whether the player is meant; None means anybody."""
        return who is None or looking_up.player_matches(self.game, who, player, self.context)


def _fits(
    game: Game,
    what: Meant | None,
    id: ObjectId,
    context: Context,
) -> bool:
    if what is None:
        return True
    if isinstance(what, OneOrMore):
        what = what.what
    if isinstance(what, ThisOr):
        if id == context.source:
            return True
        what = what.what
    if isinstance(what, This):
        return id == context.source
    if isinstance(what, Described):
        if what.zone is None and what.noun in ("", "card", "permanent"):
            return matching.fits(game, what, game.get(id), context)
        return matching.matches(game, what, id, context)
    return id in looking_up.objects_of(game, what, context)


def alternatives(event: TriggerEvent) -> Iterable[TriggerEvent]:
    """Give the single events of "enters or attacks" and its like."""
    if isinstance(event, AnyEvent):
        for each in event.events:
            yield from alternatives(each)
    elif isinstance(event, While) and isinstance(event.event, AnyEvent):
        for each in event.event.events:
            yield from alternatives(event.evolve(event=each))
    else:
        yield event


def is_about_itself(event: TriggerEvent) -> bool:
    """Tell whether the event may be about the object that the ability is on."""
    if isinstance(event, While | FirstTime):
        return is_about_itself(event.event)
    return isinstance(getattr(event, "what", None), This | ThisOr)


def is_one_or_more(event: TriggerEvent) -> bool:
    """Tell whether the event is "one or more" things at once."""
    if isinstance(event, While | FirstTime):
        return is_one_or_more(event.event)
    return isinstance(getattr(event, "what", None), OneOrMore)


def together(found: list[Occurrence]) -> Occurrence:
    """Give one occurrence of all that happened at once: all objects, the total or their number."""
    first = found[0]
    objects = tuple(id for each in found for id in each.objects)
    amounts = [each.amount for each in found if each.amount is not None]
    return first.evolve(
        objects=objects,
        was=tuple(one for each in found for one in each.was),
        amount=sum(amounts) if amounts else len(objects) or None,
        produced=tuple(dict.fromkeys(one for each in found for one in each.produced)),
    )


def dealt_at_once(event: TriggerEvent, fact: Event, telling: Sequence[Event]) -> tuple[Event, ...]:
    """Give the fact as an event sees it: damage dealt at once is one event (CR 603.2c, 120.4).

    To an object that is dealt it, or of a source that deals it to whatever: all together, told
    with the first of the facts, and nothing with the others.
    """
    inner = event.event if isinstance(event, While | FirstTime) else event
    if not isinstance(fact, DamageDealt):
        return (fact,)
    if isinstance(inner, IsDealtDamage):
        same = [e for e in telling if isinstance(e, DamageDealt) and e.to == fact.to]
    elif isinstance(inner, DealsDamage) and inner.to is None:
        same = [e for e in telling if isinstance(e, DamageDealt) and e.source == fact.source]
    else:
        return (fact,)
    if len(same) < 2 or not any(each is fact for each in same):
        return (fact,)
    total = fact.evolve(amount=sum(each.amount for each in same))
    return (total,) if same[0] is fact else ()


@implements(LOOKS_BACK)
def looks_back(event: TriggerEvent, fact: Event) -> bool:
    """Tell whether the event is judged by the position immediately before the fact (603.10a)."""
    if not isinstance(fact, ZoneChanged):
        return False
    if isinstance(event, While | FirstTime):
        return looks_back(event.event, fact)
    if isinstance(event, Dies | Exploits | LeavesBattlefield | LeavesGraveyard | PlayerSacrifices):
        return True
    if isinstance(event, ZoneChange):
        from_public = fact.from_ in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        if event.from_ is None:
            return event.to in (Zone.HAND, Zone.LIBRARY) and fact.from_ != Zone.LIBRARY
        return from_public and event.from_ == fact.from_
    return False


def occurs(event: TriggerEvent, fact: Event, look: Look) -> Occurrence | None:
    """Give how the fact fits the event, or None."""
    if isinstance(event, While):
        return _occurs_while(event, fact, look)
    match = MATCHERS.get(type(event))
    found = None if match is None else match(event, fact, look)
    if found is not None and isinstance(getattr(event, "what", None), AttachedTo):
        return found.evolve(named=(*found.named, ("attached", found.objects)))
    return found


def _occurs_while(event: While, fact: Event, look: Look) -> Occurrence | None:
    """Judge an event that counts only while a condition holds."""
    found = occurs(event.event, fact, look)
    if found is None:
        return None
    context = look.context.bind("triggering", found.objects)
    return found if conditions.holds(look.game, event.condition, context) else None


# --- zone changes -----------------------------------------------------------------------------


@implements(ENTERS)
def _enters(event: Enters, fact: Event, look: Look) -> Occurrence | None:
    if isinstance(fact, ZoneChanged) and fact.to == Zone.BATTLEFIELD:
        entered = fact.new
    elif isinstance(fact, TokenCreated):
        entered = fact.object
    else:
        return None
    if entered is None or not look.fits(event.what, entered):
        return None
    now = look.game.get(entered)
    if event.tapped is not None and now.tapped is not event.tapped:
        return None
    return Occurrence((ENTERS,), (entered,), (), now.controller)


@implements(LEAVES)
def _dies(event: Dies, fact: Event, look: Look) -> Occurrence | None:
    if not _left(fact, Zone.GRAVEYARD):
        return None
    return _moved(event.what, fact, look)


def _leaves(event: LeavesBattlefield, fact: Event, look: Look) -> Occurrence | None:
    return _moved(event.what, fact, look) if _left(fact, None) else None


def _left(fact: Event, to: Zone | None) -> bool:
    return (
        isinstance(fact, ZoneChanged)
        and fact.from_ == Zone.BATTLEFIELD
        and fact.to != Zone.BATTLEFIELD
        and to in (None, fact.to)
    )


def _moved(what: Meant, fact: Event, look: Look) -> Occurrence | None:
    """Judge an object that has moved as it was before (CR 603.10a); bind what it became."""
    assert isinstance(fact, ZoneChanged)
    if not look.fitted(what, fact.object):
        return None
    was = look.game.get(fact.object)
    found = () if fact.new is None else (fact.new,)
    return Occurrence((LEAVES, LOOKS_BACK), found, (was,), was.controller)


def _is_their_graveyard(event: ZoneChange, fact: ZoneChanged, look: Look) -> bool:
    """Tell whether it went to the graveyard that the words speak of: its owner's (CR 404.2)."""
    owner = look.game.get(fact.object).owner
    if event.words == "your":
        return owner == look.context.controller
    return event.words != "an opponent's" or owner != look.context.controller


def _zone_change(event: ZoneChange, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ZoneChanged) or fact.to != event.to:
        return None
    if event.other_than is not None and fact.from_ == event.other_than:
        return None
    if event.from_ not in (None, fact.from_) or not _is_their_graveyard(event, fact, look):
        return None
    what = event.what.what if isinstance(event.what, OneOrMore) else event.what
    only_cards = isinstance(what, Described) and what.noun == "card"
    if only_cards and look.game.get(fact.object).kind != "card":  # no token (108.2b)
        return None
    if looks_back(event, fact):
        return _moved(event.what, fact, look)
    is_itself = isinstance(event.what, This | ThisOr) and fact.object == look.context.source
    if fact.new is None or not (is_itself or look.fits(event.what, fact.new)):
        return None
    was = look.game.get(fact.object)
    return Occurrence((), (fact.new,), (was,), was.owner)


def _discards(event: PlayerDiscards, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ZoneChanged) or fact.cause != "discard" or fact.new is None:
        return None
    player = look.game.get(fact.object).owner
    if not look.is_player(event.who, player) or not look.fits(event.what, fact.new):
        return None
    return Occurrence((), (fact.new,), (look.game.get(fact.object),), player)


def _sacrifices(event: PlayerSacrifices, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ZoneChanged) or fact.cause != "sacrifice":
        return None
    player = looking_up.controller_of(look.before, fact.object)
    if not look.is_player(event.who, player):
        return None
    found = _moved(event.what, fact, look)
    return None if found is None else found.evolve(player=player)


# --- casting, activating, targeting -----------------------------------------------------------


def _casts(event: Casts, fact: Event, look: Look) -> Occurrence | None:
    if isinstance(fact, RuleApplied):
        return _copies(event, fact, look)
    if not isinstance(fact, SpellCast) or not look.is_player(event.who, fact.player):
        return None
    of_caster = look.context.bind_player("that player", fact.player)  # "in their graveyard"
    if not Look(look.game, look.before, of_caster).fits(event.what, fact.object):
        return None
    if event.nth and _cast_so_far(event, fact.player, look) != event.nth:
        return None
    was = (look.game.get(fact.object),)
    return Occurrence((), (fact.object,), was, fact.player, _amount_of_cast(event, fact, look))


def _amount_of_cast(event: Casts, fact: SpellCast, look: Look) -> int:
    """Give the mana value, or how many targets, or how many spells were cast before this one."""
    said = getattr(event.what, "further", ())
    if any(isinstance(each, Compare) and each.what == "mana value" for each in said):
        return layers.mana_value(look.game, fact.object)
    for each in said:
        if isinstance(each, TargetsObject) and each.words.endswith("one or more"):
            targets = {one for some in look.game.get(fact.object).targets for one in some}
            return sum(isinstance(one, int) and look.fits(each.what, one) for one in targets)  # type: ignore[arg-type]  # a Described
    return spells_cast_this_turn(look.game) - 1


def _copies(event: Casts, fact: RuleApplied, look: Look) -> Occurrence | None:
    """Tell whether a spell was copied, for "whenever you cast or copy" (CR 707.10)."""
    if event.words != "cast or copy" or COPYING_A_SPELL not in fact.because:
        return None
    copy = fact.about
    if copy is None or look.game.get(copy).kind != "copy":
        return None
    player = look.game.get(copy).controller
    if not look.is_player(event.who, player) or not look.fits(event.what, copy):
        return None
    return Occurrence((), (copy,), (look.game.get(copy),), player)


def _cast_so_far(event: Casts, player: PlayerId, look: Look) -> int:
    """Give how many such spells a player has cast this turn: "your first enchantment spell"."""
    plain = isinstance(event.what, Described) and event.what == Described(noun="spell")
    count = 0
    for each in reversed(look.game.trace):
        if isinstance(each, TurnBegan):
            break
        if isinstance(each, SpellCast) and each.player == player:
            count += plain or look.fits_then(event.what, each.object)
    return count


def spells_cast_this_turn(game: Game, player: PlayerId | None = None) -> int:
    """Give how many spells the player, or anybody, has cast this turn, the last one included."""
    count = 0
    for each in reversed(game.trace):
        if isinstance(each, TurnBegan):
            break
        if isinstance(each, SpellCast) and player in (None, each.player):
            count += 1
    return count


def _taps(look: Look, fact: AbilityActivated) -> bool:
    """Tell whether {T} is in the cost of the ability that was activated."""
    from rulings_cli.engine import activating

    ability = activating.activated_at(look.game, fact.object, fact.index)
    return any(isinstance(each, TapThis) for each in walk(getattr(ability, "cost", None)))


def _activates(event: Activates, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, AbilityActivated) or not look.is_player(event.who, fact.player):
        return None
    if event.except_mana and fact.is_mana_ability:
        return None
    if not look.fits(event.what, fact.object):
        return None
    if event.words == "without {T}":
        was = (look.game.get(fact.object),)
        return None if _taps(look, fact) else Occurrence((), (fact.object,), was, fact.player)
    named = () if fact.on_stack is None else (("ability", (fact.on_stack,)),)
    was = (look.game.get(fact.object),)
    about = fact.object if fact.on_stack is None else fact.on_stack  # "that ability"
    return Occurrence((), (about,), was, fact.player, named=named)


def _becomes_target(event: BecomesTarget, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, BecameTarget) or not look.is_player(event.whose, fact.player):
        return None
    if event.of is not None and not look.fits(event.of, fact.object):
        return None
    named = (("targeting", (fact.object,)),)
    if not isinstance(fact.target, int):
        if event.player is None or not look.is_player(event.player, fact.target):
            return None
        return Occurrence((), (), (), fact.player, named=named)
    if event.what is None or not look.fits(event.what, fact.target):
        return None
    was = (look.game.get(fact.target),)
    return Occurrence((), (fact.target,), was, fact.player, named=named)


def _expends(event: Expends, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, CostPaid) or not look.is_player(event.who, fact.player):
        return None
    if not expending.is_reached(look.game, fact, event.count):
        return None
    return Occurrence((EXPENDING,), player=fact.player)


# --- mana, tapping, steps ---------------------------------------------------------------------


@implements(TRIGGERS_ON_TAPPING_FOR_MANA)
def _tapped_for_mana(event: TappedForMana, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ManaAdded) or not fact.tapped or fact.source is None:
        return None
    produced = tuple(dict.fromkeys(each.type for each in fact.units))
    wanted = _wanted_mana(event, look)
    if wanted and wanted not in produced:
        return None
    if not look.is_player(event.who, fact.player) or not look.fits(event.what, fact.source):
        return None
    was = look.game.get(fact.source)
    rules = (TRIGGERS_ON_TAPPING_FOR_MANA,)
    return Occurrence(rules, (fact.source,), (was,), fact.player, len(fact.units), produced)


def _wanted_mana(event: TappedForMana | CausesMana, look: Look) -> str:
    """Give the type of mana that the event is limited to; a chosen color is that of the source."""
    if event.mana == "the chosen color":
        return looking_up.chosen_color(look.game, look.context) or "none"
    return event.mana


@implements(TRIGGERED_MANA_ABILITY)
def _causes_mana(event: CausesMana, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, ManaAdded) or fact.source is None:
        return None
    produced = tuple(dict.fromkeys(each.type for each in fact.units))
    wanted = _wanted_mana(event, look)
    if wanted and wanted not in produced:
        return None
    if not look.is_player(event.who, fact.player) or not look.fits(event.what, fact.source):
        return None
    was = look.game.get(fact.source)
    return Occurrence((), (fact.source,), (was,), fact.player, len(fact.units), produced)


def _becomes_tapped(event: BecomesTapped, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, BecameTapped) or fact.untapped is not event.untapped:
        return None
    if not look.fits(event.what, fact.object):
        return None
    return Occurrence((), (fact.object,), (), look.game.get(fact.object).controller)


_EITHER_MAIN_PHASE = (" next main phase", " next main phase this turn", "your main phases")


@implements(STEP_TRIGGERS)
def _beginning_of(event: BeginningOf, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, StepBegan):
        return None
    # "your next main phase" and "each of your main phases" are either of the two
    either = event.words.endswith(_EITHER_MAIN_PHASE)
    if not (fact.step.is_main_phase if either else fact.step == event.step):
        return None
    if not look.is_player(event.whose, fact.player):
        return None
    return Occurrence((STEP_TRIGGERS,), player=fact.player)


# --- damage, life, cards ----------------------------------------------------------------------


def _deals_damage(event: DealsDamage, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, DamageDealt) or (event.combat and not fact.combat):
        return None
    if event.noncombat and fact.combat:
        return None
    if not look.fitted(event.what, fact.source):
        return None
    if isinstance(fact.to, str):
        if isinstance(event.to, Described | This | AttachedTo):
            return None
        if not look.is_player(event.to, fact.to):
            return None
        return Occurrence((), (fact.source,), (), fact.to, fact.amount)
    if event.to is not None and not (
        isinstance(event.to, Described | This | AttachedTo) and look.fitted(event.to, fact.to)
    ):
        return None
    damaged = (("damaged", (fact.to,)),)
    return Occurrence((), (fact.source,), (), None, fact.amount, named=damaged)


def _is_dealt_damage(event: IsDealtDamage, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, DamageDealt):
        return None
    if event.combat and (event.combat == "combat") is not fact.combat:
        return None
    is_of_player = isinstance(event.what, get_args(PlayerRef))
    if isinstance(fact.to, str):
        who = EnchantedPlayer() if isinstance(event.what, AttachedTo) else event.what
        if not isinstance(who, get_args(PlayerRef)) or not look.is_player(who, fact.to):
            return None
        return Occurrence((), player=fact.to, amount=fact.amount)
    if is_of_player or not look.fitted(event.what, fact.to):  # type: ignore[arg-type]  # no player
        return None
    return Occurrence((), (fact.to,), (look.game.get(fact.to),), None, fact.amount)


def _changes_life(event: PlayerGainsLife, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, LifeChanged) or (fact.amount < 0) is not event.loses:
        return None
    if not look.is_player(event.who, fact.player):
        return None
    return Occurrence((), player=fact.player, amount=abs(fact.amount))


def _draws(event: PlayerDraws, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, Drew) or not look.is_player(event.who, fact.player):
        return None
    if not look.fits(event.what, fact.card):
        return None
    if event.after_first and is_first_of_draw_step(look.game, fact.player, fact):
        return None
    if event.words and _drawn_this_turn(look.game, fact) != _nth_card(event.words):
        return None
    return Occurrence((), (fact.card,), (), fact.player)


def _last_counter_removed(event: LastCounterRemoved, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, CountersPut) or fact.kind != event.kind or fact.amount >= 0:
        return None
    on = fact.on
    if not isinstance(on, int) or not look.game.exists(on) or not look.fits(event.what, on):
        return None
    if look.game.get(on).counters_of(event.kind):
        return None
    return Occurrence((), (on,), (look.game.get(on),))


def _drawn_this_turn(game: Game, fact: Drew) -> int:
    """Give how many cards the player has drawn this turn up to that one."""
    count = 0
    found = False
    for each in reversed(game.trace):
        if isinstance(each, TurnBegan):
            break
        found = found or each is fact
        count += found and isinstance(each, Drew) and each.player == fact.player
    return count


def _nth_card(words: str) -> int:
    found = nth_card(words)
    if found is None:
        raise NotSupported(f"a trigger on drawing {words}", "603.2")
    return found


def nth_card(words: str) -> int | None:
    """Give which card of a turn "your second card each turn" is; None for other words."""
    ordinals = ("first", "second", "third", "fourth", "fifth")
    for at, each in enumerate(ordinals, start=1):
        if f" {each} card each turn" in words:
            return at
    return None


def is_matched(event: TriggerEvent) -> bool:
    """Tell whether some fact can be the event, as far as that is built."""
    if isinstance(event, OtherEvent):
        return event.words in combat_triggers.OTHER_EVENTS
    return type(event) in MATCHERS


#: How each kind of trigger event is matched.
MATCHERS: dict[type[Any], Callable[[Any, Event, Look], Occurrence | None]] = {
    **combat_triggers.MATCHERS,
    **further_triggers.MATCHERS,
    Activates: _activates,
    BecomesTapped: _becomes_tapped,
    BecomesTarget: _becomes_target,
    BeginningOf: _beginning_of,
    Casts: _casts,
    CausesMana: _causes_mana,
    DealsDamage: _deals_damage,
    Dies: _dies,
    Enters: _enters,
    Expends: _expends,
    IsDealtDamage: _is_dealt_damage,
    LastCounterRemoved: _last_counter_removed,
    LeavesBattlefield: _leaves,
    PlayerDiscards: _discards,
    PlayerDraws: _draws,
    PlayerGainsLife: _changes_life,
    PlayerSacrifices: _sacrifices,
    TappedForMana: _tapped_for_mana,
    ZoneChange: _zone_change,
}

#: The facts that can make anything trigger, and the trigger events that each may be.
EVENTS_OF: dict[type[Event], frozenset[type[Any]]] = {
    **combat_triggers.EVENTS_OF,
    AbilityActivated: frozenset((Activates,)),
    BecameTapped: frozenset((BecomesTapped,)),
    CostPaid: frozenset((Expends,)),
    BecameTarget: frozenset((BecomesTarget,)),
    CountersPut: frozenset((LastCounterRemoved,)),
    DamageDealt: frozenset((DealsDamage, IsDealtDamage)),
    Drew: frozenset((PlayerDraws,)),
    LifeChanged: frozenset((PlayerGainsLife,)),
    ManaAdded: frozenset((CausesMana, TappedForMana)),
    RuleApplied: frozenset((Casts,)),
    SpellCast: frozenset((Casts,)),
    StepBegan: frozenset((BeginningOf,)),
    TokenCreated: frozenset((Enters,)),
    ZoneChanged: frozenset(
        (Enters, Dies, LeavesBattlefield, ZoneChange, PlayerDiscards, PlayerSacrifices)
    ),
}
for _fact, _events in further_triggers.EVENTS_OF.items():
    EVENTS_OF[_fact] = EVENTS_OF.get(_fact, frozenset()) | _events

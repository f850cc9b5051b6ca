"""Effects that last: changes, control, permissions, delayed triggers (CR 611, 603.7)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.described import Another, Compare, Described, IsAmong
from rulings_cli.abilities.durations import (
    AsLongAsControlled,
    AsLongAsRemains,
    Duration,
    ForTheRestOfTheGame,
    UntilEndOfTurn,
)
from rulings_cli.abilities.effects import (
    ApplyStatic,
    BecomeReflexive,
    ContinuousChange,
    DelayedTrigger,
    DoesntUntap,
    GainControl,
    GainFlashback,
    If,
    NextSpell,
    PermitLook,
    PermitPlay,
    Regenerate,
)
from rulings_cli.abilities.quantities import (
    CountOf,
    Number,
    Quantity,
    ValueOf,
    VariableX,
    WhereX,
)
from rulings_cli.abilities.references import (
    Bound,
    ChosenObjects,
    Each,
    EachOpponent,
    EachPlayer,
    ObjectRef,
    ThatPlayer,
)
from rulings_cli.abilities.static import (
    Affects,
    AssignsOtherDamage,
    AsThoughFlash,
    BecomesA,
    BecomesChosen,
    BecomesCopy,
    CanAlso,
    CantBe,
    CantBlockIt,
    CostChange,
    DoesntUntapInUntapStep,
    GainsControl,
    GrantAbilities,
    GrantChoice,
    HasHexproof,
    HelpsWithPower,
    LuresBlockers,
    ModifyPowerToughness,
    MustBlockIt,
    MustDo,
    ReplaceLeaving,
    SetPowerToughness,
)
from rulings_cli.abilities.triggers import BeginningOf, OtherEvent
from rulings_cli.engine import (
    changing,
    chosen_qualities,
    conditions,
    layers,
    looking_up,
    performing,
    quantities,
    triggering,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import (
    CopiedValues,
    DelayedTriggeredAbility,
    LastingEffect,
    Permission,
    WaitingTrigger,
)
from rulings_cli.game.events import AbilityActivated, BecameTapped, PutOnStack
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import BECOMES_A_COPY, COPIABLE_VALUES
from rulings_cli.terms.rules.effects import DURATION, NEVER_BEGINS, NEXT_SPELL, SET_IS_FIXED
from rulings_cli.terms.rules.keyword_actions import REGENERATING
from rulings_cli.terms.rules.triggering import DELAYED_TRIGGER, REFLEXIVE
from rulings_cli.terms.values import Value, of_kinds


def source_was(game: Game, context: Context) -> GameObject:
    """Give the source as it is, or as it last was."""
    if game.exists(context.source):
        return layers.snapshot(game, context.source)
    return looking_up.source_of(game, context)


@executes(ContinuousChange)
@implements(DURATION, SET_IS_FIXED)
def continuous_change(
    game: Game, tape: Tape, effect: ContinuousChange, context: Context
) -> Context:
    """Let a continuous effect begin; whom it affects and how much is fixed now (CR 611.2c-d)."""
    objects: tuple[int, ...] = ()
    players: tuple[str, ...] = ()
    if isinstance(effect.of, Each):
        effect = _change_the_rules(game, tape, effect.of, effect, context)
        if not effect.changes:
            return context
    if acting.is_player_reference(effect.of):
        players = acting.players(game, effect.of, context)  # type: ignore[arg-type]
    else:
        objects, context = acting.objects(game, tape, effect.of, context)  # type: ignore[arg-type]
    if not objects and not players:
        acting.nothing(game, "there is nothing that it could affect")
        return context
    if _is_over_already(game, effect.duration, context):
        acting.nothing(game, "it would have ended already", rule=NEVER_BEGINS)
        return context
    _are_played(effect.changes)
    copies, context = _with_what_is_copied(game, tape, effect.changes, context)
    if any(isinstance(e, BecomesCopy) and not _is_there(game, e.of, context) for e in copies):
        acting.nothing(game, "there is nothing that it could become a copy of")
        return context
    counting = context
    if isinstance(effect.of, Each) and of_kinds(copies, Another):
        counting = context.bind("affected", objects[:1])  # "for each other" is the same for all
    changes = tuple(_fixed(game, each, counting, objects) for each in copies)
    changes = chosen_qualities.settled(game, tape, changes, context)
    lasting = LastingEffect(
        0,
        context.source,
        context.controller,
        changes,
        effect.duration,
        objects=objects,
        players=players,
        context=context,
    )
    performing.begin(game, lasting, words="a continuous effect begins", because=_because(changes))
    return context


@implements(SET_IS_FIXED)
def _change_the_rules(
    game: Game, tape: Tape, of: Each, effect: ContinuousChange, context: Context
) -> ContinuousChange:
    """Let what changes no characteristics reach all that is meant at any time (CR 611.2c).

    Gives the effect without it. Who and how much is meant is still determined now (CR 611.2d).
    """
    rules = tuple(each for each in effect.changes if isinstance(each, _OF_THE_RULES))
    if not rules:
        return effect
    if isinstance(of.what.controller, ThatPlayer):
        for player in acting.players(game, of.what.controller, context):
            context = context.bind_player("that player", player)
    further = tuple(
        each.evolve(amount=_number(game, each.amount, context))
        if isinstance(each, Compare) and isinstance(each.amount, VariableX | WhereX | CountOf)
        else each
        for each in of.what.further
    )
    affects = Affects(of.evolve(what=of.what.evolve(further=further)), rules)
    apply_static(game, tape, ApplyStatic(affects, effect.duration), context)
    left = tuple(each for each in effect.changes if each not in rules)
    return effect.evolve(changes=left)


def _is_there(game: Game, what: ObjectRef, context: Context) -> bool:
    return bool(looking_up.objects_of(game, what, context))


def _with_what_is_copied(
    game: Game, tape: Tape, changes: tuple[Value, ...], context: Context
) -> tuple[tuple[Value, ...], Context]:
    """Let it be chosen what something becomes a copy of, where the text leaves that open."""
    found: list[Value] = []
    for each in changes:
        if isinstance(each, BecomesCopy) and isinstance(each.of, ChosenObjects):
            _, context = acting.objects(game, tape, each.of, context)
            each = each.evolve(of=Bound("chosen", each.of.words))
        found.append(each)
    return tuple(found), context


def _because(changes: tuple[Value, ...]) -> tuple[Rule, ...]:
    if any(isinstance(each, CopiedValues) for each in changes):
        return (DURATION, BECOMES_A_COPY, COPIABLE_VALUES)
    return (DURATION,)


#: Changes that are no characteristics, which other procedures look for.
_LOOKED_FOR = (
    CanAlso,
    CantBe,
    MustDo,
    DoesntUntapInUntapStep,
    ReplaceLeaving,
    BecomesA,
    BecomesCopy,
    GrantChoice,
)


#: Those of combat.
_OF_COMBAT = (AssignsOtherDamage, CantBlockIt, HelpsWithPower, LuresBlockers, MustBlockIt)


#: Changes of the rules for objects, which are no changes of their characteristics.
_OF_THE_RULES = (CantBe, MustDo, MustBlockIt, CantBlockIt)


def is_played(change: Value) -> bool:
    """Tell whether something carries out a change of this kind that an effect makes."""
    settled = isinstance(change, GrantChoice | BecomesChosen)  # as the effect begins
    settled = settled or isinstance(change, _OF_COMBAT)
    return settled or type(change) in changing.CHANGES or isinstance(change, _LOOKED_FOR)


def _are_played(changes: tuple[Value, ...]) -> None:
    """Raise NotSupported where a change is of a kind that nothing carries out."""
    for each in changes:
        if not is_played(each):
            raise NotSupported(f"the change {type(each).__name__}", "611.2")


@implements(NEVER_BEGINS)
def _is_over_already(game: Game, duration: Value, context: Context) -> bool:
    """Tell whether "for as long as …" has ended before the effect would begin (CR 611.2b)."""
    if isinstance(duration, AsLongAsRemains):
        stays = context.source in game.battlefield()
        return not stays or (duration.state == "tapped" and not _stayed_tapped(game, context))
    if not isinstance(duration, AsLongAsControlled):
        return False
    if context.source not in game.battlefield():
        return True
    if layers.characteristics(game, context.source).controller != context.controller:
        return True
    return "tapped" in duration.words and not _stayed_tapped(game, context)


def _stayed_tapped(game: Game, context: Context) -> bool:
    """Tell whether the source is tapped, and has been since its ability was put on the stack."""
    source = context.source
    untapped = not game.objects[source].tapped
    for fact in reversed(game.trace):
        if isinstance(fact, BecameTapped) and fact.object == source:
            untapped = untapped or fact.untapped
        began = (isinstance(fact, AbilityActivated) and fact.on_stack == context.this) or (
            isinstance(fact, PutOnStack) and fact.object == context.this
        )
        if began:
            return not untapped
    return game.objects[source].tapped  # a copy of an ability


def _fixed(
    game: Game, change: Value, context: Context, objects: tuple[ObjectId, ...] = ()
) -> Value:
    """Replace amounts by numbers, as they are determined once (CR 611.2d, 608.2h)."""
    from rulings_cli.engine import copying

    if isinstance(change, BecomesCopy):
        return copying.fixed(game, change, objects, context)
    if isinstance(change, ModifyPowerToughness):
        times = 1
        if change.for_each is not None:
            times = quantities.amount(game, change.for_each, context)
        return change.evolve(
            power=Number(quantities.amount(game, change.power, context) * times),
            toughness=Number(quantities.amount(game, change.toughness, context) * times),
            for_each=None,
        )
    if isinstance(change, SetPowerToughness):
        return change.evolve(
            power=_number(game, change.power, context),
            toughness=_number(game, change.toughness, context),
        )
    if isinstance(change, BecomesA):
        sizes = {name: getattr(change.what, name) for name in ("power", "toughness")}
        fixed = {
            name: _number(game, each, context)
            for name, each in sizes.items()
            if isinstance(each, WhereX)
            or (isinstance(each, ValueOf) and isinstance(each.of, Bound))
        }
        return change.evolve(what=change.what.evolve(**fixed))
    return change


def _number(game: Game, quantity: Quantity | None, context: Context) -> Number | None:
    return None if quantity is None else Number(quantities.amount(game, quantity, context))


@executes(GainControl)
def gain_control(game: Game, tape: Tape, effect: GainControl, context: Context) -> Context:
    """Let a player gain control of objects; they have been under it since now (CR 302.6)."""
    if isinstance(effect.who, EachPlayer | EachOpponent):
        for player in acting.players(game, effect.who, context):
            bound = context.bind_player("that player", player)
            gain_control(game, tape, effect.evolve(who=ThatPlayer()), bound)
        return context
    found, context = acting.objects(game, tape, effect.what, context)
    players = acting.players(game, effect.who, context)
    if not found or len(players) != 1:
        acting.nothing(game, "there is nothing to gain control of")
        return context
    if _is_over_already(game, effect.duration, context):
        acting.nothing(game, "it would have ended already", rule=NEVER_BEGINS)
        return context
    before = {each: layers.characteristics(game, each).controller for each in found}
    lasting = LastingEffect(
        0,
        context.source,
        players[0],
        (GainsControl(),),
        effect.duration,
        objects=found,
        context=context.evolve(controller=players[0]),
    )
    performing.begin(game, lasting, words=f"{players[0]} gains control", because=(DURATION,))
    for each, controller in before.items():
        if controller != players[0]:
            game.update(each, controlled_since=game.tick())
    return context


@executes(PermitPlay)
@implements(DURATION)
def permit_play(game: Game, tape: Tape, effect: PermitPlay, context: Context) -> Context:
    """Let players play cards for a time, at the times at which they may be played."""
    what, only = _cards_and_spells(effect.what)
    found, context = acting.objects(game, tape, what, context)
    if not found:
        acting.nothing(game, "there is no card to be played")
    if _is_over_already(game, effect.duration, context):
        acting.nothing(game, "it would have ended already", rule=NEVER_BEGINS)
        return context
    group = game.new_id() if effect.one else 0
    for player in acting.players(game, effect.who, context):
        for each in found:
            permission = Permission(
                0,
                context.source,
                player,
                each,
                effect.duration,
                play=effect.play,
                free=effect.free,
                any_mana=effect.any_mana,
                any_color=effect.any_color,
                of_mana=effect.of_mana,
                later=effect.later,
                group=group,
                only=only,
            )
            verb = "play" if effect.play else "cast"
            words = f"{player} may {verb} {game.get(each).name}"
            performing.begin(game, permission, words=words, because=(DURATION,))
    return context.bind("permitted", found)


def _cards_and_spells(what: ObjectRef) -> tuple[ObjectRef, Described | None]:
    """Give the cards of "green spells from among those cards", and what is true of the spells."""
    if not isinstance(what, Each) or what.what.noun != "spell":
        return what, None
    among = tuple(each for each in what.what.further if isinstance(each, IsAmong))
    others = tuple(each for each in what.what.further if not isinstance(each, IsAmong))
    return Each(Described(noun="card", further=among)), what.what.evolve(further=others)


@executes(PermitLook)
def permit_look(game: Game, tape: Tape, effect: PermitLook, context: Context) -> Context:
    """Let a player look at a card that is exiled face down: nothing else comes of it."""
    del game, tape, effect
    return context


@executes(DelayedTrigger)
@implements(DELAYED_TRIGGER)
def delayed_trigger(game: Game, tape: Tape, effect: DelayedTrigger, context: Context) -> Context:
    """Create a delayed triggered ability; it can't trigger from what happened before (603.7a).

    One of which it is said after an "if" is created only if that holds: "if you do, sacrifice it
    at the beginning of the next end step".
    """
    del tape
    first = effect.body[0].effects[0]
    if (
        isinstance(first, If)
        and not first.trailing
        and (effect.words == "last" or isinstance(first.condition, YouDo))
    ):
        if not conditions.holds(game, first.condition, context):
            return context
        opening = effect.body[0].evolve(effects=(*first.effects, *effect.body[0].effects[1:]))
        effect = effect.evolve(body=(opening, *effect.body[1:]))
    kept = acting.with_source_by_cost(game, context).evolve(tapping=False)
    if isinstance(effect.event, BeginningOf):  # other events may say themselves what is meant
        kept = looking_up.with_what_is_nothing(game, effect.body, kept)
    ability = DelayedTriggeredAbility(
        0,
        effect,
        context.source,
        source_was(game, context),
        context.controller,
        context=kept,
    )
    words = "a delayed triggered ability waits"
    performing.begin(game, ability, words=words, because=(DELAYED_TRIGGER,))
    return context


@executes(BecomeReflexive)
@implements(REFLEXIVE)
def become_reflexive(game: Game, tape: Tape, effect: BecomeReflexive, context: Context) -> Context:
    """Let a reflexive ability trigger, if what it asks for was done (CR 603.12)."""
    del tape
    if context.did is False:
        return context
    ability = TriggeredAbility(OtherEvent("you do"), effect.body, effect.targets)
    waiting = WaitingTrigger(
        ability,
        context.source,
        source_was(game, context),
        context.controller,
        kind="reflexive",
        context=context.evolve(targets=() if effect.targets else context.targets, tapping=False),
    )
    triggering.wait(game, waiting)
    return context


@executes(Regenerate)
@implements(REGENERATING)
def regenerate(game: Game, tape: Tape, effect: Regenerate, context: Context) -> Context:
    """Put a regeneration shield around permanents until end of turn (CR 701.19a)."""
    return _shield(game, tape, effect, context, UntilEndOfTurn(), effect.what)


@executes(DoesntUntap)
def doesnt_untap(game: Game, tape: Tape, effect: DoesntUntap, context: Context) -> Context:
    """Keep permanents from untapping in their controller's next untap step.

    "… your next untap step" is of all permanents that are so described then (CR 611.2c).
    """
    if effect.who is not None:
        return _in_step_of(game, tape, effect, context)
    if isinstance(effect.what, Each) and effect.words == "untap during your next untap step":
        return _of_the_rules(game, effect, ForTheRestOfTheGame(), context)
    return _shield(game, tape, effect, context, ForTheRestOfTheGame(), effect.what)


def _in_step_of(game: Game, tape: Tape, effect: DoesntUntap, context: Context) -> Context:
    """Keep permanents from untapping in the next untap step of a player, whoever has them then.

    Of "creatures that player controls" those that are so described then (CR 611.2c).
    """
    assert effect.who is not None
    of_any_time = isinstance(effect.what, Each)
    if not of_any_time:
        found, context = acting.objects(game, tape, effect.what, context)
    for player in acting.players(game, effect.who, context):
        lasting = LastingEffect(
            0,
            context.source,
            context.controller,
            (effect,),
            ForTheRestOfTheGame(),
            objects=() if of_any_time else found,
            players=(player,),
            context=context if of_any_time else None,
        )
        performing.begin(game, lasting, words="a continuous effect begins", because=(DURATION,))
    return context


def _shield(
    game: Game, tape: Tape, effect: Value, context: Context, duration: Value, what: object
) -> Context:
    found, context = acting.objects(game, tape, what, context)  # type: ignore[arg-type]
    if found:
        lasting = LastingEffect(
            0,
            context.source,
            context.controller,
            (effect,),
            duration,  # type: ignore[arg-type]  # a Duration
            objects=found,
        )
        words = "a continuous effect begins"
        performing.begin(game, lasting, words=words, because=(DURATION,))
    return context


@executes(NextSpell)
@implements(NEXT_SPELL)
def next_spell(game: Game, tape: Tape, effect: NextSpell, context: Context) -> Context:
    """Let an effect wait for the next such spell of its controller (CR 611.2f)."""
    del tape
    change = effect.change
    if isinstance(change, CostChange) and change.for_each is not None:
        change = change.evolve(for_each=_number(game, change.for_each, context))
    waiting = effect.evolve(change=change)
    lasting = LastingEffect(
        0,
        context.source,
        context.controller,
        (waiting, change) if isinstance(change, AsThoughFlash) else (waiting,),
        effect.duration,
        context=context,
    )
    words = "an effect waits for the next spell"
    performing.begin(game, lasting, words=words, because=(NEXT_SPELL,))
    return context


@executes(ApplyStatic)
@implements(DURATION)
def apply_static(game: Game, tape: Tape, effect: ApplyStatic, context: Context) -> Context:
    """Let what a static ability may say hold for some time (CR 611.2)."""
    from rulings_cli.engine.understanding import UNREAD

    for each in (effect.effect, *(() if effect.more is None else (effect.more,))):
        kind = type(each).__name__
        if kind in UNREAD:
            raise NotSupported(f"the static effect {kind}", "611.2")
        is_protection = isinstance(each, HasHexproof)
        settled = chosen_qualities.settled_for_player if is_protection else _as_said
        change = settled(game, tape, each, context)
        context = _of_the_rules(game, change, effect.duration, context)
    return context


def _as_said(_game: Game, _tape: Tape, change: Value, _context: Context) -> Value:
    return change


def _of_the_rules(game: Game, change: Value, duration: Duration, context: Context) -> Context:
    """Let an effect begin that is of no fixed objects (CR 611.2c)."""
    lasting = LastingEffect(
        0, context.source, context.controller, (change,), duration, context=context
    )
    performing.begin(game, lasting, words="a continuous effect begins", because=(DURATION,))
    return context


@executes(GainFlashback)
def gain_flashback(game: Game, tape: Tape, effect: GainFlashback, context: Context) -> Context:
    """Let cards gain flashback; without a cost of its own it is the mana cost (CR 702.34a)."""
    changes = (GrantAbilities((Keyword("flashback"),)),)
    return continuous_change(game, tape, ContinuousChange(effect.of, changes), context)

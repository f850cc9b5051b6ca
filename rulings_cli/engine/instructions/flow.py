"""Choices and conditions inside effects: may, if, unless, for each, modes (CR 608.2d, 118.12)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import (
    CastCard,
    Choose,
    ChooseTarget,
    CreateToken,
    Effect,
    ForEach,
    If,
    KeywordAction,
    May,
    MayPay,
    Modes,
    OncePerTurn,
    PutOntoBattlefield,
    Sacrifice,
    UnlessPays,
)
from rulings_cli.abilities.quantities import CountOf, DoneThisWay, Number
from rulings_cli.abilities.references import (
    Bound,
    ChosenObjects,
    ControllerOf,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    ThatPlayer,
    You,
)
from rulings_cli.engine import (
    bodies,
    casting,
    choosing,
    conditions,
    deeds,
    each_color,
    keyword_modules,
    layers,
    looking_up,
    made_to_do,
    matching,
    once_each_turn,
    payments,
    resolving,
    reversing,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting, choosing_spells, how_many, undone
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import execute, execute_all, executes
from rulings_cli.engine.refusing import Refusal
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, NumberBetween, OneOption, OrderOf, SubsetOf, Tape
from rulings_cli.game.events import (
    ChoiceMade,
    NothingHappened,
    Reversed,
    RuleApplied,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import REVERSED
from rulings_cli.terms.rules.costs import COST_ON_RESOLUTION, UNLESS
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING, PROCESSED_TOGETHER
from rulings_cli.terms.rules.symbols import X_WHERE_IT_IS_NOT_DEFINED
from rulings_cli.terms.values import walk


@executes(May)
@implements(CHOICES_WHILE_RESOLVING)
def may(game: Game, tape: Tape, effect: May, context: Context) -> Context:
    """Let a player do it or not; what is impossible is not offered (CR 608.2d)."""
    did = False
    if once_each_turn.was_done_by(game, context):
        return context.evolve(did=False)
    if isinstance(effect.who, EachPlayer | EachOpponent):
        return _each_may(game, tape, effect, context)
    for player in acting.players(game, effect.who, context):
        if not _possible(game, effect.effects, player, context):
            continue
        if _asks(game, tape, player, effect):
            acted = context.evolve(controller=player) if player != context.controller else context
            acted = execute_all(game, tape, effect.effects, acted.evolve(did=True))
            did = did or acted.did is not False
            if did:
                once_each_turn.note(game, context)
            context = acted.evolve(controller=context.controller)
    if not did:
        context = undone.with_nothing(effect.effects, context)
    return context.evolve(did=did)


@implements(CHOICES_WHILE_RESOLVING)
def _each_may(game: Game, tape: Tape, effect: May, context: Context) -> Context:
    """Let each player do it or not, each for themselves; what they put down comes at once."""
    only = effect.effects[0] if len(effect.effects) == 1 else None
    put = only if isinstance(only, PutOntoBattlefield) else None
    its_own = tuple(
        each.evolve(who=ThatPlayer()) if getattr(each, "who", None) == effect.who else each
        for each in effect.effects
    )
    did, bound = False, context.player_bound
    chosen: tuple[ObjectId, ...] = ()
    asked = acting.players(game, effect.who, context)
    if len(asked) == 1 and all(name != "that player" for name, _ in bound):
        bound = (*bound, ("that player", asked[0]))  # "if they don't, they …"
        context = context.evolve(player_bound=bound)
    for player in asked:
        own = context.bind_player("that player", player).evolve(controller=player, did=True)
        if not _possible(game, its_own, player, own) or not _asks(game, tape, player, effect):
            continue
        did = True
        if put is not None:
            found, _ = acting.objects_by(game, tape, put.what, ThatPlayer(), own)
            chosen += found
        else:
            acted = execute_all(game, tape, its_own, own)
            context = acted.evolve(controller=context.controller, player_bound=bound)
    if put is not None:
        theirs = put.evolve(what=Bound("chosen", ""))
        context = execute(game, tape, theirs, context.bind("chosen", chosen))
    elif not did:
        context = undone.with_nothing(effect.effects, context)
    return context.evolve(did=did)


@executes(OncePerTurn)
def once_per_turn(game: Game, tape: Tape, effect: OncePerTurn, context: Context) -> Context:
    """Note what was done, unless the player declined: it is not done again in the turn."""
    del tape, effect
    if context.did is not False:
        once_each_turn.note(game, context)
    return context


def _possible(game: Game, effects: tuple[Effect, ...], player: PlayerId, context: Context) -> bool:
    """Tell whether the first thing that is offered can be done at all."""
    first = effects[0] if effects else None
    if first is not None and made_to_do.cant_choose(game, player, first):
        return False
    if isinstance(first, Sacrifice) and first.described is not None:
        found = any(
            layers.characteristics(game, each).controller == player
            for each in matching.objects(game, first.described, context)
        )
        if not found:
            words = "there is nothing to sacrifice, so that it can't be chosen"
            game.emit(NothingHappened((CHOICES_WHILE_RESOLVING,), words, context.source))
        return found
    if not isinstance(first, CastCard):
        return player != context.controller or _can_choose(game, first, context)
    who = acting.players(game, first.who, context)
    caster = who[0] if who else player
    castable, refused = choosing_spells.cards_to_cast(game, first, caster, context)
    for each in () if castable else refused:
        card = getattr(each.action, "card", None)
        game.emit(NothingHappened((each.rule, *each.because), each.reason, card))
    return bool(castable)


def _can_choose(game: Game, first: Effect | None, context: Context) -> bool:
    """Tell whether there is anything to choose, where an effect acts on one that is chosen."""
    for name in type(first)._fields if first is not None else ():
        ref = getattr(first, name)
        if not isinstance(ref, ChosenObjects) or ref.up_to or ref.words:
            continue
        needed = ref.count.n if isinstance(ref.count, Number) else 1
        there = matching.objects(game, ref.what, context)
        if isinstance(ref.count, Number | None) and len(there) < needed:
            words = "there is nothing to choose for it, so that it can't be chosen"
            game.emit(NothingHappened((CHOICES_WHILE_RESOLVING,), words, context.source))
            return False
    return True


def _asks(game: Game, tape: Tape, player: PlayerId, about: object) -> bool:
    choice = Choice(
        "may", player, CHOICES_WHILE_RESOLVING, OneOption((True, False)), "do it?", about
    )
    answer: bool = tape.ask(choice, game)
    return answer


@executes(MayPay)
@implements(COST_ON_RESOLUTION)
def may_pay(game: Game, tape: Tape, effect: MayPay, context: Context) -> Context:
    """Let a player pay a cost; "if you do" asks for it afterwards (CR 118.12)."""
    did = False
    for player in acting.players(game, effect.who, context):
        if effect.must or _asks(game, tape, player, effect):
            context = _with_chosen_x(game, tape, player, effect, context)
            offer, number = how_many.offered(game, tape, player, effect)
            paid, context = _pays(game, tape, player, offer, context)
            context = how_many.of_payment(effect, number if paid else 0, context)
            did = did or paid
        else:
            context = how_many.of_payment(effect, 0, context)
        if isinstance(effect.who, ControllerOf | OwnerOf):
            context = context.bind_player("they", player)
    return context.evolve(did=did)


@implements(X_WHERE_IT_IS_NOT_DEFINED)
def _with_chosen_x(
    game: Game, tape: Tape, player: PlayerId, effect: MayPay, context: Context
) -> Context:
    """Let X be chosen for "you may pay {X}" where nothing has defined it (CR 107.3f)."""
    if not payments.asks_for_x(effect.cost) or acting.is_x_defined(context):
        return context
    domain = NumberBetween(0, None)
    choice = Choice("x", player, X_WHERE_IT_IS_NOT_DEFINED, domain, "choose X", effect)
    return context.evolve(x=tape.ask(choice, game))


@executes(UnlessPays)
@implements(UNLESS)
def unless_pays(game: Game, tape: Tape, effect: UnlessPays, context: Context) -> Context:
    """Do it unless a player pays (CR 118.12a); ward is of this kind."""
    several = _each_for_themselves(effect)
    if several is not None:
        return _unless_each_pays(game, tape, effect, several, context)
    for player in acting.players(game, effect.who, context):
        if _asks(game, tape, player, effect):
            paid, context = _pays(game, tape, player, effect, context)
            if paid:
                return context.evolve(did=True)  # "if they do"
        game.emit(RuleApplied((UNLESS,), "what is asked for is not paid", context.source))
    return execute_all(game, tape, effect.effects, context).evolve(did=False)


def _each_for_themselves(effect: UnlessPays) -> EachPlayer | EachOpponent | None:
    """Give who is meant in "each opponent sacrifices a permanent unless they pay"."""
    who = getattr(effect.effects[0], "who", None) if effect.effects else None
    is_so = isinstance(effect.who, ThatPlayer) and isinstance(who, EachPlayer | EachOpponent)
    return who if is_so else None


def _unless_each_pays(
    game: Game,
    tape: Tape,
    effect: UnlessPays,
    who: EachPlayer | EachOpponent,
    context: Context,
) -> Context:
    """Ask each of several players in turn, and do it to those who did not pay (CR 101.4)."""
    left: list[PlayerId] = []
    for player in acting.players(game, who, context):
        theirs = context.bind_player("that player", player)
        paid = _asks(game, tape, player, effect) and _pays(game, tape, player, effect, theirs)[0]
        if not paid:
            game.emit(RuleApplied((UNLESS,), "what is asked for is not paid", context.source))
            left.append(player)
    for player in left:
        theirs = context.bind_player("that player", player)
        own = tuple(
            each.evolve(who=effect.who) if getattr(each, "who", None) == who else each
            for each in effect.effects
        )
        execute_all(game, tape, own, theirs)
    return context


def _pays(
    game: Game, tape: Tape, player: PlayerId, effect: MayPay | UnlessPays, context: Context
) -> tuple[bool, Context]:
    """Pay; where it can't be paid the attempt is reversed and counts as not paid (733.1)."""
    before, start = game.fork(), len(game.trace)
    try:
        rules = (UNLESS,) if isinstance(effect, UnlessPays) else ()
        bound = payments.pay_while_resolving(game, tape, player, effect.cost, context, rules=rules)
    except Refusal as stopped:
        reversing.see_that_it_can_be(game, start)
        casting.restore(game, before)
        words = f"paying is reversed: {stopped.refused.reason}"
        game.emit(Reversed((REVERSED, stopped.refused.rule), words, context.source))
        return False, context
    return True, context.bind("paid", bound) if bound else context


@executes(If)
def if_(game: Game, tape: Tape, effect: If, context: Context) -> Context:
    """Do it if the condition holds, else what is said otherwise.

    What an "if" leaves out is not done, as "if you do" asks after it.
    """
    only = choosing_spells.if_it_is_such_a_spell(effect)
    if only is not None:
        return execute_all(game, tape, only, context)
    if conditions.holds(game, effect.condition, context):
        context = how_many.asked_by(game, effect, context)
        return execute_all(game, tape, effect.effects, context)
    context = how_many.meant(game, effect.effects, undone.with_nothing(effect.effects, context))
    if not isinstance(effect.condition, YouDo) and not effect.instead:
        context = context.evolve(did=False)
    return execute_all(game, tape, effect.otherwise, context)


@executes(ForEach)
@implements(PROCESSED_TOGETHER)
def for_each(game: Game, tape: Tape, effect: ForEach, context: Context) -> Context:
    """Do it once for each object, player or number; then "those tokens" are all of them."""
    gathered: dict[str, tuple[ObjectId, ...]] = {}

    def once(before: Context) -> Context:
        known = dict(before.bound)
        after = execute_all(game, tape, effect.effects, before)
        for name, ids in after.bound:
            if ids is not known.get(name):
                gathered[name] = tuple(dict.fromkeys((*gathered.get(name, ()), *ids)))
        return after

    context = _each_time(game, tape, effect, context, once)
    for name, ids in gathered.items():
        context = context.bind(name, ids)
    return context


def _each_time(
    game: Game,
    tape: Tape,
    effect: ForEach,
    context: Context,
    once: Callable[[Context], Context],
) -> Context:
    """Do it as often as the text says, with the single object or player known each time."""
    each = effect.each
    if isinstance(each, Described):
        for one in matching.objects(game, each, context):
            context = once(context.evolve(each=one))
        return context.evolve(each=None)
    known = _one_by_one(game, effect, context)
    if known is not None:
        for one in known:
            context = once(context.evolve(each=one))
        return context.evolve(each=None)
    if acting.is_player_reference(each):
        for player in acting.players(game, each, context):  # type: ignore[arg-type]
            bound = context.bind_player("that player", player)
            context = once(bound)
        return context
    if each_color.is_of_colors(effect):
        for effects in each_color.with_each(game, effect, context):
            context = execute_all(game, tape, effects, context)
        return context
    if getattr(each, "words", "") == "opponent":
        words = "it is done for all opponents at once"
        game.emit(RuleApplied((PROCESSED_TOGETHER,), words, context.source))
    times = acting.amount(game, tape, each, context)  # type: ignore[arg-type]
    only = effect.effects[0] if len(effect.effects) == 1 else None
    if isinstance(only, CreateToken) and only.count == Number(1):  # so many at once
        return execute(game, tape, only.evolve(count=Number(times)), context)
    for _ in range(times):
        context = once(context)
    return context


def _one_by_one(game: Game, effect: ForEach, context: Context) -> tuple[ObjectId, ...] | None:
    """Give the objects where what is done speaks of the single one: "create a copy of it"."""
    if not any(
        isinstance(each, Bound) and each.name == "each one" for each in walk(effect.effects)
    ):
        return None
    if isinstance(effect.each, CountOf):
        return matching.objects(game, effect.each.what, context)
    if isinstance(effect.each, DoneThisWay):
        return _as_they_were(game, effect.each, context)
    return context.objects_bound("exiled")


def _as_they_were(game: Game, done: DoneThisWay, context: Context) -> tuple[ObjectId, ...]:
    """Give the permanents that the effect has moved as they last were, and cards as they are."""
    found = deeds.done_this_way(game, done.what, done.verb, context)
    if done.what.noun == "card":
        return found
    return tuple(game.get(id).was or id for id in found)


@executes(Modes)
def modes(game: Game, tape: Tape, effect: Modes, context: Context) -> Context:
    """Do what the chosen modes say, in printed order, each with its own targets (700.2)."""
    chosen = _chosen_modes(game, tape, effect, context)
    targets = context.targets
    count = sum(len(effect.modes[index].targets) for index in chosen)
    at = max(0, len(targets) - count)
    for index in chosen:
        mode = effect.modes[index]
        own = targets[at : at + len(mode.targets)]
        at += len(mode.targets)
        context = resolving.run(game, tape, mode.body, context.evolve(targets=own))
    return context.evolve(targets=targets)


def _chosen_modes(game: Game, tape: Tape, effect: Modes, context: Context) -> tuple[int, ...]:
    if context.this is not None and _is_modal(game, context.this):
        return game.get(context.this).modes
    if any(mode.targets for mode in effect.modes) or "hasn't been chosen" in effect.words:
        raise NotSupported("modes with targets that are chosen as it resolves", "700.2")
    options = tuple(range(len(effect.modes)))
    domain = SubsetOf(options, effect.minimum, effect.maximum)
    choice = Choice("modes", context.controller, CHOICES_WHILE_RESOLVING, domain, effect.words)
    answer: tuple[int, ...] = tape.ask(choice, game)
    return tuple(sorted(answer))


def _is_modal(game: Game, id: ObjectId) -> bool:
    """Tell whether modes were chosen as it was put onto the stack: not those after an "if"."""
    return any(bodies.modes_of(part.body) is not None for part in bodies.parts_of(game, id))


@executes(ChooseTarget)
def choose_target(game: Game, tape: Tape, effect: ChooseTarget, context: Context) -> Context:
    """Name a target; it was chosen when the stack got this object."""
    del game, tape, effect
    return context


@executes(Choose)
def choose(game: Game, tape: Tape, effect: Choose, context: Context) -> Context:
    """Make a choice that is remembered on the object that the ability is on."""
    chooser = context.controller
    if effect.who != You():
        (chooser,) = looking_up.players_of(game, effect.who, context)
    choice = choosing.choice_of(
        game,
        effect.what,
        chooser,
        CHOICES_WHILE_RESOLVING,
        about=context.source,
        words=effect.words,
    )
    if effect.words.endswith(" at random"):
        options = tuple(choice.domain)
        order = Choice("random order", chooser, choice.rule, OrderOf(options), "at random")
        answer = tape.ask(order, game)[0] if len(options) > 1 else options[0]
    else:
        answer = tape.ask(choice, game)
    value = str(answer)
    game.emit(ChoiceMade(because(), chooser, effect.what, value, context.source))
    if effect.what in ("opponent", "player"):
        context = context.bind_player("that player", value)
    what = "card name" if effect.what.endswith("card name") else effect.what
    _note(game, context.source, what, value)
    return context


def _note(game: Game, source: ObjectId, what: str, value: str) -> None:
    """Remember a choice on the object that the ability is on, though it be gone (CR 113.7a)."""
    if not game.exists(source) and source not in game.last_known:
        return
    kept = tuple(each for each in game.get(source).chosen if each[0] != what)
    if game.exists(source):
        game.update(source, chosen=(*kept, (what, value)))
    else:
        was = game.last_known[source]
        game.last_known[source] = was.evolve(chosen=(*kept, (what, value)))


# --- keyword actions ------------------------------------------------------------------------------


@executes(KeywordAction)
def keyword_action(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Perform a keyword action; those that are not built are named (CR 701)."""
    module = keyword_modules.action_of(effect)
    if module is None:
        raise NotSupported(f"the keyword action {effect.name} {effect.words}".strip(), "701")
    for _ in range(2 if effect.words == "twice" else 1):
        context = module.perform(game, tape, effect, context)
    return context


def is_performed(effect: KeywordAction) -> bool:
    """Tell whether a keyword action, as it is worded, is built."""
    return keyword_modules.action_of(effect) is not None

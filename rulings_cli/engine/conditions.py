"""Tell whether a condition holds now (CR 603.4, 602.5, 614)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulings_cli.abilities.conditions import (
    AnchorChosen,
    BothConditions,
    Condition,
    Controls,
    ControlsMore,
    CostContains,
    CostWasPaid,
    CountIs,
    DidThisTurn,
    DuringTurn,
    EitherCondition,
    FlipWon,
    HadCounter,
    HappenedThisTurn,
    HasCards,
    HasLife,
    ManaWasSpent,
    MoreVotes,
    Not,
    ObjectIs,
    ObjectsDid,
    RemainExiled,
    WasBeheld,
    WasCast,
    WasDone,
    WasKicked,
    YouDo,
)
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.references import ChosenObjects, Particular, ThatPlayer
from rulings_cli.engine import deeds, happened, layers, looking_up, matching, quantities
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import CastRecord, Characteristics, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import ANCHOR_WORD
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


def holds(game: Game, condition: Condition, context: Context) -> bool:
    """Tell whether the condition holds; one that is not modelled is NotSupported."""
    test = CONDITIONS.get(type(condition))
    if test is None:
        raise NotSupported(f"the condition {type(condition).__name__}")
    return test(game, condition, context)


def _controls(game: Game, condition: Controls, context: Context) -> bool:
    what = condition.what
    if matching.is_one_of_each(what) and condition.count == 1:
        each_kind = (what.evolve(kinds=(each,), joiner="") for each in what.kinds)
        return all(_controls(game, condition.evolve(what=each), context) for each in each_kind)
    players = looking_up.players_of(game, condition.who, context)
    if what.controller is None and isinstance(condition.who, ThatPlayer):
        what = what.evolve(controller=condition.who)  # "no other creatures": than the target
    further = tuple(each for each in what.further if each not in _DIFFERENT)
    found = matching.objects(game, what.evolve(further=further), context)
    relation = matching.RELATIONS[condition.relation]
    counts = (
        len(
            {
                _told_apart(id, now, what)
                for id, now in ((id, layers.characteristics(game, id)) for id in found)
                if now.controller == player
            }
            - {""}  # what has no name has no other name than the rest (201.2b)
        )
        for player in players
    )
    return any(relation(count, condition.count) for count in counts)


#: What is said of objects together: as many are counted as differ so.
_POWERS, _NAMES = HasState("with different powers"), HasState("with different names")
_DIFFERENT = (_POWERS, _NAMES)


def _told_apart(id: ObjectId, now: Characteristics, what: Described) -> object:
    """Give that by which objects must differ to be counted twice."""
    if _NAMES in what.further:
        return now.name
    return now.power if _POWERS in what.further else id


def _controls_more(game: Game, condition: ControlsMore, context: Context) -> bool:
    """Tell whether a player controls more such objects than another one, or fewer."""
    held = [
        layers.characteristics(game, id).controller
        for id in matching.objects(game, condition.what, context)
    ]
    than = looking_up.players_of(game, condition.than, context)
    sign = 1 if condition.relation == ">" else -1
    return any(
        (held.count(who) - held.count(other)) * sign >= condition.by
        for who in looking_up.players_of(game, condition.who, context)
        for other in than
        if who != other
    )


def _count_is(game: Game, condition: CountIs, context: Context) -> bool:
    of = getattr(condition.left, "of", None)
    if isinstance(of, ChosenObjects):  # "a creature has a counter on it": some creature
        return any(
            _count_is(game, condition.evolve(left=condition.left.evolve(of=each)), context)
            for each in _any_of(game, of, context)
        )
    return matching.RELATIONS[condition.relation](
        quantities.amount(game, condition.left, context),
        quantities.amount(game, condition.right, context),
    )


def _any_of(game: Game, some: ChosenObjects, context: Context) -> tuple[Particular, ...]:
    """Give each object that a condition may mean by "a creature": nobody chooses it."""
    return tuple(Particular(id) for id in matching.objects(game, some.what, context))


def _remain_exiled(game: Game, condition: RemainExiled, context: Context) -> bool:
    """Tell whether any of the cards is still the same object, in exile (CR 400.7)."""
    moved = dict(context.moved)
    found = [moved.get(id, id) for id in looking_up.objects_of(game, condition.what, context)]
    return any(id in game.objects and game.objects[id].zone is Zone.EXILE for id in found)


def _object_is(game: Game, condition: ObjectIs, context: Context) -> bool:
    if isinstance(condition.what, ChosenObjects):
        what = condition.what
        each_of = (condition.evolve(what=each) for each in _any_of(game, what, context))
        return any(_object_is(game, each, context) for each in each_of)
    ids = looking_up.objects_of(game, condition.what, context)
    described = condition.described
    if described.zone is Zone.BATTLEFIELD and not all(game.exists(id) for id in ids):
        return condition.negated
    if HasState("mana") in described.adjectives:  # a mana ability is never on the stack (605.3b)
        is_so = all(looking_up.known(game, id, context).on_stack is None for id in ids)
    elif described.zone is None and not described.noun:
        # "it's a creature": what it is counts, not where it is
        is_so = bool(ids) and all(
            matching.fits(game, described, _meant(game, condition, id, context), context)
            for id in ids
        )
    else:
        is_so = bool(ids) and all(matching.matches(game, described, id, context) for id in ids)
    return is_so != condition.negated


@implements(ANCHOR_WORD)
def _anchor_chosen(game: Game, condition: AnchorChosen, context: Context) -> bool:
    """Tell whether the word was chosen for the permanent that has the linked abilities."""
    source = looking_up.source_of(game, context)
    return dict(looking_up.choices(source)).get("anchor word") == condition.word


def _meant(game: Game, condition: ObjectIs, id: ObjectId, context: Context) -> GameObject:
    """Give an object that is asked about, as it last was where the text asks what it was."""
    if _PAST.isdisjoint(condition.words.split()):
        return game.get(id)
    return looking_up.as_it_was(game, id, context)


_PAST = frozenset(("was", "were", "wasn't", "weren't", "had", "didn't"))


def _record(game: Game, words: str, context: Context) -> CastRecord | None:
    """Give how the object was cast that the words speak of: "it" is that of the event."""
    triggering = context.objects_bound("triggering")
    of_event = words.startswith(("it ", "that spell ")) or words.endswith((" it", " it this turn"))
    if triggering and of_event:
        return looking_up.known(game, triggering[0], context).cast
    return quantities.spell_of(game, context).cast


def _was_kicked(game: Game, condition: WasKicked, context: Context) -> bool:
    record = _record(game, getattr(condition, "words", ""), context)
    if record is None:
        return False
    wanted = f"kicker {condition.cost}" if condition.cost else "kicker"
    return any(wanted in each for each in record.optional)


def _was_beheld(game: Game, _condition: WasBeheld, context: Context) -> bool:
    """Tell whether the cost of the spell was paid that says what to behold (CR 607.2)."""
    record = quantities.spell_of(game, context).cast
    return record is not None and "behold" in record.optional


#: The names of optional additional costs that no keyword names.
_ADDITIONAL = ("additional cost", "behold", "collect evidence")


def _cost_was_paid(game: Game, condition: CostWasPaid, context: Context) -> bool:
    """Tell whether it was cast for an alternative cost, or an additional one was paid."""
    record = _record(game, "", context)
    if record is None:
        return False
    if condition.name == "additional":
        return any(each.startswith(_ADDITIONAL) for each in record.optional)
    if condition.name.startswith("{"):
        return record.alternative == "alternative cost"
    return condition.name in (record.alternative, *record.optional)


def _cost_contains(game: Game, condition: CostContains, context: Context) -> bool:
    """Tell whether a symbol is in the mana cost of a spell, or in what an ability costs."""
    for id in looking_up.objects_of(game, condition.what, context):
        each = looking_up.known(game, id, context)
        ability = None if each.on_stack is None else each.on_stack.ability
        cost = each.face.mana_cost if ability is None else None
        if each.zone is Zone.BATTLEFIELD:  # a mana ability, which was not put on the stack
            continue
        symbols = cost.symbols if cost is not None else _activation_symbols(ability)
        if condition.symbol in symbols:
            return True
    return False


def _activation_symbols(ability: Value | None) -> tuple[str, ...]:
    cost = getattr(ability, "cost", None)
    if not isinstance(cost, Cost):
        return ()
    return tuple(
        symbol
        for each in cost.components
        if isinstance(each, PayMana)
        for symbol in each.cost.symbols
    )


def _was_cast(game: Game, condition: WasCast, context: Context) -> bool:
    """Tell whether it was cast, by whom and from where, as the words say."""
    record = _record(game, condition.words, context)
    if record is not None and record.copied:
        record = None  # a copy of a spell is not cast (707.10)
    words = condition.words.removesuffix(" this turn")
    if words in ("it wasn't cast", "~ wasn't cast"):
        return record is None
    subject, _, place = words.partition(" from ")
    if subject not in _CAST_WORDS:
        raise NotSupported(f"the condition {condition.words!r}")
    if record is None or (subject.startswith("you ") and record.by != context.controller):
        return False
    if not place:
        return True
    elsewhere = place.startswith("anywhere other than ")
    zone = _CAST_ZONES.get(place.removeprefix("anywhere other than "))
    if zone is None:
        raise NotSupported(f"the condition {condition.words!r}")
    return (record.from_zone is zone) != elsewhere


def is_known_casting(words: str) -> bool:
    """Tell whether the wording of how something was cast is modelled."""
    words = words.removesuffix(" this turn")
    subject, _, place = words.partition(" from ")
    return words in ("it wasn't cast", "~ wasn't cast") or (
        subject in _CAST_WORDS
        and (not place or place.removeprefix("anywhere other than ") in _CAST_ZONES)
    )


_CAST_WORDS = frozenset(
    (
        "you cast it",
        "you cast ~",
        "you cast this spell",
        "it was cast",
        "~ was cast",
        "this spell was cast",
    )
)
_CAST_ZONES = {
    "your hand": Zone.HAND,
    "a hand": Zone.HAND,
    "exile": Zone.EXILE,
    "a graveyard": Zone.GRAVEYARD,
    "your graveyard": Zone.GRAVEYARD,
    "your library": Zone.LIBRARY,
    f"the {Zone.COMMAND.words}": Zone.COMMAND,
}


def _mana_was_spent(game: Game, condition: ManaWasSpent, context: Context) -> bool:
    aimed = [each for one in context.targets for each in one if isinstance(each, ObjectId)]
    if condition.no_mana and len(aimed) == 1 and not context.objects_bound("triggering"):
        record = looking_up.known(game, aimed[0], context).cast  # "counter target spell if …"
    else:
        record = _record(game, condition.words, context)
    units = [each.unit for each in record.payments if each.unit is not None] if record else []
    if condition.no_mana:
        return record is not None and not units
    wanted = list(condition.symbols)
    if not wanted:
        return len(units) >= condition.at_least
    types = [each.type for each in units]
    return all(types.count(each) >= wanted.count(each) for each in set(wanted))


def _during_turn(game: Game, condition: DuringTurn, context: Context) -> bool:
    is_so = condition.whose is None or looking_up.player_matches(
        game, condition.whose, game.active_player, context
    )
    if condition.step is not None:
        is_so = is_so and game.step is condition.step
    if condition.phase.endswith("combat"):
        from rulings_cli.engine import past_events

        is_so = is_so and game.step.is_combat
        if condition.phase == "first combat":
            is_so = is_so and past_events.combats_this_turn(game) <= 1
    elif condition.phase == "main":
        is_so = is_so and game.step.is_main_phase
    if condition.before is not None:
        is_so = is_so and game.step < condition.before
    return is_so != condition.negated


def _happened(game: Game, condition: HappenedThisTurn, context: Context) -> bool:
    return happened.happened(game, condition.what, context, least=condition.least)


def _you_do(_game: Game, condition: YouDo, context: Context) -> bool:
    return bool(context.did) != condition.negated


_Test: TypeAlias = Callable[[Game, Any, Context], bool]


def _either(game: Game, condition: EitherCondition, context: Context) -> bool:
    """One that holds is enough, whatever else is not built."""
    unknown: NotSupported | None = None
    for each in condition.conditions:
        try:
            if holds(game, each, context):
                return True
        except NotSupported as missing:
            unknown = missing
    if unknown is not None:
        raise unknown
    return False


def _flip_won(_game: Game, condition: FlipWon, context: Context) -> bool:
    """Tell whether the flip was won, or lost; one that was not made is neither."""
    if context.flips_won is None:
        return False
    return bool(context.flips_won) != condition.negated


def _more_votes(_game: Game, condition: MoreVotes, context: Context) -> bool:
    if context.votes is None:
        raise NotSupported("a vote that was not held", "701.38")
    mine = context.votes.count(condition.option)
    others = max(
        (context.votes.count(e) for e in context.votes if e != condition.option), default=0
    )
    return mine > others or (condition.tied and mine == others)


CONDITIONS: dict[type[Value], _Test] = {
    MoreVotes: _more_votes,
    ObjectsDid: deeds.objects_did,
    HasCards: deeds.has_cards,
    HadCounter: deeds.had_counter,
    WasDone: deeds.was_done,
    HasLife: deeds.has_life,
    FlipWon: _flip_won,
    Controls: _controls,
    ControlsMore: _controls_more,
    CountIs: _count_is,
    ObjectIs: _object_is,
    RemainExiled: _remain_exiled,
    AnchorChosen: _anchor_chosen,
    WasKicked: _was_kicked,
    CostWasPaid: _cost_was_paid,
    WasBeheld: _was_beheld,
    CostContains: _cost_contains,
    WasCast: _was_cast,
    ManaWasSpent: _mana_was_spent,
    DuringTurn: _during_turn,
    HappenedThisTurn: _happened,
    DidThisTurn: deeds.did_this_turn,
    Not: lambda game, condition, context: not holds(game, condition.of, context),
    BothConditions: lambda game, condition, context: all(
        holds(game, each, context) for each in condition.conditions
    ),
    EitherCondition: _either,
    YouDo: _you_do,
}

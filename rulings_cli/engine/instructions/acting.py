"""What executors share: whom they act on, choices while resolving, and what they moved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.costs import ExileThis, SacrificeThis
from rulings_cli.abilities.effects import AnyTarget, AttackedBy, Several
from rulings_cli.abilities.quantities import AnyNumber, Number, Quantity, ThatMuch
from rulings_cli.abilities.references import (
    AIMED_AT,
    AnOpponent,
    Both,
    Bound,
    ChosenObjects,
    Each,
    EachOpponent,
    EachPlayer,
    ObjectRef,
    Particular,
    PlayerRef,
    TargetObject,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.engine import combat, looking_up, matching, piles, quantities
from rulings_cli.engine.context import Context
from rulings_cli.game.choices import Choice, NumberBetween, OrderOf, SubsetOf, Tape
from rulings_cli.game.events import Event, NothingHappened, WouldMove, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import MERGED_FOUND
from rulings_cli.terms.rules.general import IMPOSSIBLE_IGNORED
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING, IN_ORDER
from rulings_cli.terms.rules.zones import EFFECT_FINDS_MOVED
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_PLAYER_REFERENCES: tuple[type, ...] = get_args(PlayerRef)

#: Zones in which other parts of an effect can find what it moved there (CR 400.7j).
PUBLIC = frozenset((Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK, Zone.EXILE, Zone.COMMAND))


def because(*rules: Rule) -> tuple[Rule, ...]:
    """Give the reasons of what an instruction does: its own rules and the order written."""
    return (*rules, IN_ORDER)


# --- objects and players ----------------------------------------------------------------------


def objects(
    game: Game, tape: Tape, ref: ObjectRef, context: Context, *, kind: str = "card"
) -> tuple[tuple[ObjectId, ...], Context]:
    """Give the objects to act on as they are now, choosing them where the text says so.

    What is gone, but was moved by this same effect to a public zone, is followed there.
    """
    if isinstance(ref, ChosenObjects):
        return _chosen(game, tape, ref, context, kind)
    if isinstance(ref, Bound) and ref.words == "one pile":
        context = piles.choose(game, tape, context.controller, context)
    if isinstance(ref, Bound) and ref.words.endswith(piles.OF_THEIR_CHOICE):
        chooser = looking_up.players_of(game, ThatPlayer(), context)
        context = piles.choose(game, tape, chooser[0], context) if chooser else context
    found = looking_up.objects_of(game, ref, context)
    if isinstance(ref, Bound) and ref.words.startswith("one of "):
        found = choose(game, tape, context.controller, found, kind=kind)
    now = tuple(each for one in found for each in _all_of(game, one, context, ref))
    return tuple(dict.fromkeys(now)), context


@implements(MERGED_FOUND)
def _all_of(game: Game, id: ObjectId, context: Context, ref: ObjectRef) -> tuple[ObjectId, ...]:
    """Give what an id means now; of a merged permanent that has left, all that it became."""
    now = follow(game, id, context, ref)
    if now is None:
        return ()
    was = game.objects[now].was
    if now == id or was is None or not game.get(was).components:
        return (now,)
    return tuple(each.id for each in game.objects.values() if each.was == was)


def permanents(game: Game, tape: Tape, ref: ObjectRef, context: Context) -> tuple[ObjectId, ...]:
    """Give the permanents to act on, choosing them where the text says so."""
    found, _ = objects(game, tape, ref, context)
    return tuple(each for each in found if game.objects[each].zone is Zone.BATTLEFIELD)


def meant(game: Game, tape: Tape, ref: ObjectRef, context: Context) -> tuple[ObjectId, ...]:
    """Give the objects that are meant, in APNAP order of their controllers, also those gone."""
    found, _ = objects(game, tape, ref, context)
    if not found and not isinstance(ref, ChosenObjects):
        found = tuple(each for each in looking_up.objects_of(game, ref, context))
    order = game.apnap()
    return tuple(sorted(found, key=lambda id: order.index(looking_up.controller_of(game, id))))


@implements(EFFECT_FINDS_MOVED)
def follow(game: Game, id: ObjectId, context: Context, ref: object = None) -> ObjectId | None:
    """Give the object that an id means for an action: itself, or what this effect made of it."""
    moved = dict(context.moved)
    while id not in game.objects:
        if id in moved:
            id = moved[id]
            continue
        became = None
        if isinstance(ref, This | Particular | TargetObject):
            became = _by_trigger(game, id, context)
        if became is None and isinstance(ref, This | Particular):
            became = _by_cost(game, id, context)
        return None if became is None else follow(game, became, context)
    return id


def _by_cost(game: Game, id: ObjectId, context: Context) -> ObjectId | None:
    """Find what the cost of the ability has made of its source, in a public zone (CR 400.7j)."""
    this = game.objects.get(context.this) if context.this is not None else None
    ability = this.on_stack.ability if this is not None and this.on_stack is not None else None
    if not isinstance(ability, ActivatedAbility) or not any(
        isinstance(each, ExileThis | SacrificeThis) or getattr(each, "this", False)
        for each in ability.cost.components
    ):
        return None
    for zone in (Zone.EXILE, Zone.GRAVEYARD):
        for each in game.in_zone(zone, game.last_known[id].owner if zone is Zone.GRAVEYARD else ""):
            if game.objects[each].was == id:
                return each
    return None


def with_source_by_cost(game: Game, context: Context) -> Context:
    """Let a later ability of the same effect find what a cost has made of the source (400.7j)."""
    source = context.source
    became = None if game.exists(source) else _by_cost(game, source, context)
    if became is None:
        return context
    return context.evolve(moved=(*context.moved, (source, became)))


def _by_trigger(game: Game, id: ObjectId, context: Context) -> ObjectId | None:
    """Find what it became that dies in "when this dies", as the trigger did (CR 400.7e)."""
    for each in context.objects_bound("triggering"):
        if game.get(each).was == id:
            return each
    return None


def _chosen(
    game: Game, tape: Tape, ref: ChosenObjects, context: Context, kind: str
) -> tuple[tuple[ObjectId, ...], Context]:
    if ref.words.endswith("from each") and ref.what.zone_of is not None:
        chosen = _chosen_of_each(game, tape, ref, context, kind)
    else:
        chosen = _chosen_by(game, tape, ref, context, kind, context.controller)
    return chosen, context.bind("chosen", chosen)


def _chosen_of_each(
    game: Game, tape: Tape, ref: ChosenObjects, context: Context, kind: str
) -> tuple[ObjectId, ...]:
    """Give one of each player's zone: "a creature card from each graveyard"."""
    found: list[ObjectId] = []
    one = ref.evolve(what=ref.what.evolve(zone_of=ThatPlayer()))
    for player in players(game, ref.what.zone_of, context):  # type: ignore[arg-type]
        bound = context.bind_player("that player", player)
        found += _chosen_by(game, tape, one, bound, kind, context.controller)
    return tuple(found)


def _chosen_by(
    game: Game, tape: Tape, ref: ChosenObjects, context: Context, kind: str, player: PlayerId
) -> tuple[ObjectId, ...]:
    options = matching.objects(game, ref.what, context)
    any_number = isinstance(ref.count, AnyNumber)
    count = len(options) if any_number else _count(game, tape, ref.count, context)
    if ref.words.startswith("at random"):
        return at_random(game, tape, player, options, count)
    return choose(
        game,
        tape,
        player,
        options,
        kind=kind,
        minimum=0 if ref.up_to or any_number else count,
        maximum=count,
        together=matching.together(game, ref.what, options, context),
    )


def at_random(
    game: Game, tape: Tape, player: PlayerId, options: tuple[ObjectId, ...], count: int
) -> tuple[ObjectId, ...]:
    """Give so many of the objects by chance: the first of them in a random order."""
    if len(options) <= count:
        return options
    domain = OrderOf(options)
    choice = Choice("random order", player, CHOICES_WHILE_RESOLVING, domain, "at random")
    order: tuple[ObjectId, ...] = tape.ask(choice, game)
    return order[:count]


def objects_by(
    game: Game,
    tape: Tape,
    ref: ObjectRef,
    who: PlayerRef,
    context: Context,
    *,
    kind: str = "card",
) -> tuple[tuple[ObjectId, ...], Context]:
    """Give the objects to act on where players other than the controller may do it.

    Each of them, in APNAP order, chooses for themselves; "they" in the description is that player.
    """
    if not isinstance(who, You) and isinstance(ref, Both):
        both: tuple[ObjectId, ...] = ()
        for one in ref.of:
            found_there, context = objects_by(game, tape, one, who, context, kind=kind)
            both += found_there
        return tuple(dict.fromkeys(both)), context
    if isinstance(who, You) or not isinstance(ref, ChosenObjects | Each):
        return objects(game, tape, ref, context, kind=kind)
    found: list[ObjectId] = []
    for player in players(game, who, context):
        bound = context.bind_player("that player", player)
        if isinstance(ref, ChosenObjects):
            found += _chosen_by(game, tape, ref, bound, kind, player)
        else:
            found += looking_up.objects_of(game, ref, bound)
    chosen = tuple(dict.fromkeys(found))
    if isinstance(who, AnOpponent):  # "that opponent" is the one who did it
        context = context.bind_player("that player", *players(game, who, context)[:1])
    return chosen, context.bind("chosen", chosen)


def asked_for(ref: ObjectRef | None) -> int:
    """Give how many objects an instruction must act on to be done: "exile two cards" (CR 609.3)."""
    if isinstance(ref, ChosenObjects) and isinstance(ref.count, Number) and not ref.up_to:
        return ref.count.n
    return 1


def _count(game: Game, tape: Tape, count: Any, context: Context) -> int:
    if count is None:
        return 1
    return amount(game, tape, count, context)


@implements(CHOICES_WHILE_RESOLVING)
def choose(
    game: Game,
    tape: Tape,
    player: PlayerId,
    options: tuple[ObjectId, ...],
    *,
    kind: str,
    minimum: int = 1,
    maximum: int = 1,
    about: object = None,
    rule: Rule = CHOICES_WHILE_RESOLVING,
    groups: tuple[tuple[ObjectId, ...], ...] = (),
    together: tuple[tuple[int, ...], int | None] = ((), None),
) -> tuple[ObjectId, ...]:
    """Let a player choose among objects while something resolves; as many as there are."""
    least = min(minimum, len(options))
    most = min(maximum, len(options))
    if most == 0:
        return ()
    if least == most == len(options):
        return options
    if len(groups) == 1 and least == len(groups[0]):
        return groups[0]
    weights, total = together
    domain = SubsetOf(options, least, most, groups, weights=weights, total=total)
    answer: tuple[ObjectId, ...] = tape.ask(
        Choice(kind, player, rule, domain, f"choose {kind}", about), game
    )
    return answer


def players(game: Game, ref: PlayerRef, context: Context) -> tuple[PlayerId, ...]:
    """Give the players meant, in APNAP order (CR 101.4)."""
    found = looking_up.players_of(game, ref, context)
    return tuple(each for each in game.apnap() if each in found)


def targets_any(
    game: Game, tape: Tape, to: Any, context: Context
) -> tuple[tuple[ObjectId | PlayerId, ...], Context]:
    """Give the objects or players that damage and the like are meant for."""
    if isinstance(to, AnyTarget):
        some = context.targets[to.index] if to.index < len(context.targets) else ()
        return tuple(each for each in some if isinstance(each, str) or game.exists(each)), context
    if isinstance(to, Several):
        parts: list[ObjectId | PlayerId] = []
        for each in to.of:
            if isinstance(each, Each) and _is_of_a_player_before(each):
                theirs = tuple(one for one in parts if isinstance(one, str))
                parts += _of_each(game, each, theirs, context)
                continue
            some_of, context = targets_any(game, tape, each, context)
            parts += some_of
        return tuple(dict.fromkeys(parts)), context
    if isinstance(to, AttackedBy):
        attackers = looking_up.objects_of(game, to.of, context)
        attacked = (combat.attacked_by(game, each) for each in attackers)
        return tuple(each for each in attacked if each is not None), context
    if is_player_reference(to):
        return players(game, to, context), context
    found, context = objects(game, tape, to, context)
    return found, context


def _is_of_a_player_before(what: Each) -> bool:
    """Tell whether it is controlled by a player spoken of just before: "… they control"."""
    held_by = what.what.controller
    return isinstance(held_by, ThatPlayer) and held_by.words != AIMED_AT


def _of_each(
    game: Game, what: Each, owners: tuple[PlayerId, ...], context: Context
) -> tuple[ObjectId, ...]:
    """Give all that "they control" in "to each opponent and each creature they control"."""
    if not owners:
        return looking_up.objects_of(game, what, context)
    found: list[ObjectId] = []
    for player in owners:
        found += looking_up.objects_of(game, what, context.bind_player("that player", player))
    return tuple(found)


def is_player_reference(ref: object) -> bool:
    """Tell whether a reference is to players."""
    return isinstance(ref, _PLAYER_REFERENCES)


def amount(game: Game, tape: Tape, quantity: Quantity, context: Context) -> int:
    """Give an amount, choosing it where the text says "any number"; never less than 0."""
    if isinstance(quantity, Number):
        return quantity.n
    if isinstance(quantity, AnyNumber):
        choice = Choice(
            "number",
            context.controller,
            CHOICES_WHILE_RESOLVING,
            NumberBetween(0, None),
            "any number",
        )
        found: int = tape.ask(choice, game)
        return found
    return max(0, quantities.amount(game, quantity, context))


def is_x_defined(context: Context) -> bool:
    """Tell whether X was chosen before: for this ability, or for the spell that it came of."""
    if not context.x:
        # what entered without an X in its cost has X of 0, which defines nothing (107.3m)
        was = context.source_was
        cost = was.face.mana_cost if was is not None else None
        return context.x is not None and cost is not None and "X" in cost.symbols
    return True


def amount_for(
    game: Game, tape: Tape, quantity: Quantity, who: object, player: PlayerId, context: Context
) -> int:
    """Give the amount for one of the players that `who` means: "they" is that player."""
    if isinstance(who, EachPlayer | EachOpponent):
        context = context.bind_player("that player", player)
        if isinstance(quantity, ThatMuch) and player in dict(context.many):
            context = context.evolve(amount=dict(context.many)[player])
    return amount(game, tape, quantity, context)


def amounts(
    game: Game,
    tape: Tape,
    quantity: Quantity,
    who: object,
    affected: tuple[ObjectId | PlayerId, ...],
    context: Context,
) -> tuple[int, ...]:
    """Give the amount for each that is affected.

    In "each opponent loses life equal to the number of cards in that player's hand", that player
    is each of those that `who` means, in turn.
    """
    if not any(isinstance(each, ThatPlayer) for each in walk(quantity)):
        return (amount(game, tape, quantity, context),) * len(affected)
    known = bool(context.player_bound) or any(context.targets)
    if known and not isinstance(who, EachPlayer | EachOpponent):
        return (amount(game, tape, quantity, context),) * len(affected)
    return tuple(
        amount(
            game,
            tape,
            quantity,
            context.bind_player("that player", each) if isinstance(each, str) else context,
        )
        for each in affected
    )


# --- what happened ------------------------------------------------------------------------------


def remember(context: Context, facts: Iterable[Event]) -> Context:
    """Keep what an instruction moved, so that the next ones find it (CR 400.7j)."""
    pairs = tuple(
        (each.object, each.new)
        for each in facts
        if isinstance(each, ZoneChanged) and each.new is not None
    )
    if not pairs:
        return context
    gone = {old for old, _ in pairs}
    rest = tuple(each for each in context.objects_bound("rest") if each not in gone)
    if context.objects_bound("rest"):
        context = context.bind("rest", rest)
    return context.evolve(moved=(*context.moved, *pairs))


def arrived(facts: Iterable[Event]) -> tuple[ObjectId, ...]:
    """Give the new ids of what moved."""
    return tuple(
        each.new for each in facts if isinstance(each, ZoneChanged) and each.new is not None
    )


def nothing(
    game: Game, reason: str, about: ObjectId | None = None, *, rule: Rule = IMPOSSIBLE_IGNORED
) -> None:
    """Tell that an instruction did nothing (CR 101.3)."""
    game.emit(NothingHappened((rule,), reason, about))


def move_of(
    id: ObjectId,
    to: Zone,
    context: Context,
    *rules: Rule,
    **fields: Any,
) -> WouldMove:
    """Give the proposal to move an object by this effect; what it exiles is exiled with it."""
    if to is Zone.EXILE:
        fields.setdefault("exiled_with", context.source)
    return WouldMove(because(*rules), id, to, source=context.source, **fields)

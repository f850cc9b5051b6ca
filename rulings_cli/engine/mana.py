"""Producing mana: what "add" does, and what a permanent could produce (CR 106)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.costs import TapThis
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import (
    Add,
    Choose,
    ForEach,
    If,
    LookAtTop,
    May,
    Modes,
    Sentence,
    UnlessPays,
)
from rulings_cli.abilities.mana import CommanderIdentity, CouldProduce
from rulings_cli.abilities.quantities import Devotion
from rulings_cli.abilities.references import APlayer, ThatPlayer
from rulings_cli.engine import (
    conditions,
    each_color,
    keeping,
    layers,
    looking_up,
    matching,
    outcomes,
    performing,
    production,
    quantities,
    statics,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.outcomes import Could, Outcome
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import ManaAdded, NoManaAdded, WouldAddMana
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import COLORS
from rulings_cli.terms.rules.additional import COLOR_IDENTITY, DEVOTION
from rulings_cli.terms.rules.mana import (
    COULD_PRODUCE,
    INTO_THE_POOL,
    PRODUCING_MANA,
    TAPPED_FOR_MANA,
    UNDEFINED_TYPE,
)
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

canonical = outcomes.canonical

_NOTHING: frozenset[str] = frozenset()


@implements(PRODUCING_MANA, UNDEFINED_TYPE, INTO_THE_POOL)
def add(
    game: Game, tape: Tape, node: Add, context: Context, *, tapped: bool = False
) -> tuple[Value, ...]:
    """Add mana as an instruction says; give the facts (ManaAdded, NoManaAdded and what follows).

    `tapped`: a permanent is being tapped for mana (CR 106.12, see `taps_for_mana`). Where there is
    a choice it is one of kind "mana": an outcome, such as ("U", "U"), its types in the order of
    W U B R G C (see `canonical`).
    """
    facts: list[Value] = []
    for player in _players(game, tape, node, context):
        found = outcomes.outcomes(game, node.mana, context, player, _could(game))
        source = looking_up.source_of(game, context)
        types = () if found is None else _choose(game, tape, found, player, source)
        rules = (PRODUCING_MANA, *_rules_of(node.mana))
        if not types:
            undefined = (UNDEFINED_TYPE,) if found is None else ()
            nothing = NoManaAdded((*rules, *undefined), player, source.id)
            facts.append(nothing)
            performing.record(game, tape, nothing)
            continue
        because = (*rules, INTO_THE_POOL, *((TAPPED_FOR_MANA,) if tapped else ()))
        would = WouldAddMana(
            because, player, units_of(game, node, types, source), source.id, tapped
        )
        facts += performing.perform(game, tape, would)
    return tuple(facts)


def _players(game: Game, tape: Tape, node: Add, context: Context) -> tuple[PlayerId, ...]:
    """Give who gets the mana; a player of the controller's choice is asked for."""
    if not isinstance(node.who, APlayer):
        return looking_up.players_of(game, node.who, context)
    options = OneOption(game.apnap())
    choice = Choice("player", context.controller, PRODUCING_MANA, options, "who adds the mana")
    chosen: PlayerId = tape.ask(choice, game)
    return (chosen,)


def _rules_of(produced: Value) -> tuple[Rule, ...]:
    """Give the rules that tell what the mana is, where it is not simply written."""
    kinds = {type(each) for each in walk(produced)}
    return tuple(rule for kind, rule in _RULES.items() if kind in kinds)


_RULES: dict[type[Value], Rule] = {
    CouldProduce: COULD_PRODUCE,
    CommanderIdentity: COLOR_IDENTITY,
    Devotion: DEVOTION,
}


def _choose(
    game: Game, tape: Tape, found: tuple[Outcome, ...], player: PlayerId, source: GameObject
) -> Outcome:
    if len(found) == 1:
        return found[0]
    choice = Choice(
        "mana",
        player,
        PRODUCING_MANA,
        OneOption(found),
        prompt=f"which mana {source.name} adds",
        about=source.id,
    )
    answer: Outcome = tape.ask(choice, game)
    return answer


def units_of(game: Game, node: Add, types: Outcome, source: GameObject) -> tuple[ManaUnit, ...]:
    """Give units of the types from the source, bound as the instruction says (CR 106.6)."""
    was = layers.snapshot(game, source.id) if source.id in game.objects else source
    restrictions = () if node.restriction is None else (node.restriction,)
    snow = production.is_snow(game, was)
    return tuple(ManaUnit(each, source.id, was, restrictions, node.riders, snow) for each in types)


def replace_production(game: Game, tape: Tape, would: WouldAddMana) -> WouldAddMana:
    """Give the production as "tapped for mana" replacements change it (CR 106.12b)."""
    return production.replace_production(game, tape, would, _could(game))


@implements(TAPPED_FOR_MANA)
def taps_for_mana(ability: Any) -> bool:
    """Tell whether activating this mana ability taps its permanent for mana (CR 106.12).

    It has {T} in its own cost; tapping another permanent as a cost is not it.
    """
    cost = getattr(ability, "cost", None)
    return cost is not None and any(isinstance(each, TapThis) for each in cost.components)


# --- could produce ------------------------------------------------------------------------------


@implements(COULD_PRODUCE)
def could_produce(game: Game, id: ObjectId) -> frozenset[str]:
    """Give the types of mana that a permanent could produce (CR 106.7).

    A least fixed point: a type counts only if it can be derived without assuming itself, so two
    permanents that only look at each other define nothing. Raises NotSupported where the
    permanent has text about mana that is not understood, or where what it says is not built.
    """
    found = _table(game).get(id, _NOTHING)
    if isinstance(found, NotSupported):
        raise found
    return found


def producible(game: Game, ability: Any, context: Context) -> frozenset[str]:
    """Give the types that one ability would produce if it resolved now, replacements included."""
    return _producible(game, ability, context, _could(game))


def _could(game: Game) -> Could:
    def could(id: ObjectId) -> frozenset[str]:
        return could_produce(game, id)

    return could


_Table = dict[ObjectId, frozenset[str] | NotSupported]


def _table(game: Game) -> _Table:
    key = ("could produce", game.turn, game.step, game.active_player, tuple(game.effects))
    cache = keeping.kept(game)
    found = cache.get(key)
    if found is None:
        found = cache[key] = _least_fixed_point(game)
    table: _Table = found
    return table


def _least_fixed_point(game: Game) -> _Table:
    table: _Table = {
        id: NotSupported(f"what {game.objects[id].name} says about mana", COULD_PRODUCE.number)
        for id, _ in statics.not_understood(game, "mana")
    }
    abilities = [
        (id, ability, Context(id, found.controller))
        for id in game.battlefield()
        if id not in table
        for found in (layers.characteristics(game, id),)
        for ability in found.abilities
        if next(_adding(getattr(ability, "body", ())), None) is not None
    ]

    def so_far(id: ObjectId) -> frozenset[str]:
        found = table.get(id, _NOTHING)
        if isinstance(found, NotSupported):
            raise found
        return found

    while True:
        before = dict(table)
        for id, ability, context in abilities:
            held = table.get(id, _NOTHING)
            if not isinstance(held, NotSupported):
                try:
                    table[id] = held | _producible(game, ability, context, so_far)
                except NotSupported as unknown:
                    table[id] = unknown
        if table == before:
            return table


def _adding(body: tuple[Sentence, ...]) -> Iterator[Add]:
    """Give the instructions to add mana, whatever conditions say."""
    for sentence in body:
        yield from _adding_of(sentence.effects, None, None)


def _adding_of(
    effects: tuple[Any, ...], game: Game | None, context: Context | None
) -> Iterator[Add]:
    """Give the instructions to add mana that would be carried out; all of them without a game."""
    for each in effects:
        if isinstance(each, Add):
            yield each
        elif isinstance(each, May | UnlessPays):
            yield from _adding_of(each.effects, game, context)
        elif isinstance(each, If):
            if game is None or context is None:
                yield from _adding_of((*each.effects, *each.otherwise), game, context)
            else:
                holds = conditions.holds(game, each.condition, context)
                yield from _adding_of(each.effects if holds else each.otherwise, game, context)
        elif isinstance(each, ForEach):
            if game is not None and context is not None and each_color.is_of_colors(each):
                for effects in each_color.with_each(game, each, context):
                    yield from _adding_of(effects, game, context)
            elif game is None or context is None or _times(game, each, context):
                yield from _adding_of(each.effects, game, context)
        elif isinstance(each, Modes):
            for mode in each.modes:
                for sentence in mode.body:
                    yield from _adding_of(sentence.effects, game, context)


def _times(game: Game, node: ForEach, context: Context) -> int:
    if isinstance(node.each, Described):
        return len(matching.objects(game, node.each, context))
    if type(node.each) in quantities.AMOUNTS:
        return quantities.amount(game, node.each, context)  # type: ignore[arg-type]  # a Quantity
    return len(looking_up.players_of(game, node.each, context))  # type: ignore[arg-type]  # PlayerRef


def _producible(game: Game, ability: Any, context: Context, could: Could) -> frozenset[str]:
    """Give the types of one ability; where it first has a color chosen, of every choice."""
    if context.source in game.objects and any(
        isinstance(each, Choose) and each.what == "color"
        for sentence in getattr(ability, "body", ())
        for each in sentence.effects
    ):
        found: frozenset[str] = _NOTHING
        for color in COLORS:
            fork = game.fork()
            fork.update(context.source, chosen=(("color", color),))
            found |= _producible_now(fork, ability, context, could)
        return found
    return _producible_now(game, ability, context, could)


def _producible_now(game: Game, ability: Any, context: Context, could: Could) -> frozenset[str]:
    found: frozenset[str] = _NOTHING
    tapped = taps_for_mana(ability)
    source = looking_up.source_of(game, context)
    for node in _carried_out(game, ability, context):
        for player in _receivers(game, node, context):
            ways = outcomes.outcomes(game, node.mana, context, player, could, unknown_is_one=True)
            if ways is None:
                continue
            effects = production.replacements(game, source, player, tapped=tapped)
            if effects:
                found |= production.types_after(game, frozenset(ways), effects, player, could)
            else:
                found |= frozenset().union(*ways)
    return found


def _carried_out(game: Game, ability: Any, context: Context) -> tuple[Add, ...]:
    """Give what would be added; a sentence with "instead" takes the place of the one before."""
    kept: list[tuple[Add, ...]] = []
    for sentence in getattr(ability, "body", ()):
        context = _as_though_revealed(game, sentence, context)
        first = sentence.effects[0] if sentence.effects else None
        if isinstance(first, If) and first.instead and kept:
            if not conditions.holds(game, first.condition, context):
                continue
            kept.pop()
        kept.append(tuple(_adding_of(sentence.effects, game, context)))
    return tuple(node for each in kept for node in each)


def _as_though_revealed(game: Game, sentence: Sentence, context: Context) -> Context:
    """Bind the cards that would be revealed; nobody reveals them (CR 106.7)."""
    for each in sentence.effects:
        if isinstance(each, LookAtTop) and each.reveal:
            count = quantities.amount(game, each.count, context)
            tops = tuple(
                id
                for player in looking_up.players_of(game, each.of, context)
                for id in game.in_zone(Zone.LIBRARY, player)[:count]
            )
            context = context.bind("revealed", tops)
    return context


def _receivers(game: Game, node: Add, context: Context) -> tuple[PlayerId, ...]:
    """Give who would get the mana; without an event "that player" is its controller."""
    if isinstance(node.who, ThatPlayer):
        return (context.controller,)
    return looking_up.players_of(game, node.who, context)


def added(facts: tuple[Value, ...]) -> tuple[ManaUnit, ...]:
    """Give the units of mana that went into a pool, among the facts of `add`."""
    return tuple(unit for each in facts if isinstance(each, ManaAdded) for unit in each.units)

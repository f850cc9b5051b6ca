"""Replacement effects on the production of mana (CR 106.12b, 106.6a, 614, 616.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from rulings_cli.abilities.static import ManaInstead
from rulings_cli.engine import layers, looking_up, matching, outcomes, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.outcomes import Could, Outcome
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import WouldAddMana
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS, MANA_TYPES
from rulings_cli.terms.rules.mana import PRODUCTION_REPLACED, RIDER
from rulings_cli.terms.rules.replacing import ONCE_EACH, ORDER_OF_REPLACEMENTS, REPEATED

Replacement = tuple[ManaInstead, GameObject, Context]


def replacements(
    game: Game, source: GameObject | None, player: PlayerId, *, tapped: bool
) -> tuple[Replacement, ...]:
    """Give the effects that may change what a source produces for a player, amounts aside."""
    if source is None:
        return ()
    return tuple(
        (effect, by, context)
        for effect, by, context in statics.in_force(game, ManaInstead)
        if effect.words != ALL_PLAYERS
        and (tapped or not effect.tapped)
        and (effect.who is None or looking_up.player_matches(game, effect.who, player, context))
        and _is_such(game, effect, source, context)
    )


def _is_such(game: Game, effect: ManaInstead, source: GameObject, context: Context) -> bool:
    """Tell whether the source is as described; one that is gone counts as it last was."""
    if source.id in game.objects or source.id in game.last_known:
        return matching.matches(game, effect.what, source.id, context)
    return matching.fits(game, effect.what, source, context)


def applies_to(effect: ManaInstead, types: Outcome) -> bool:
    """Tell whether the effect applies to this type and amount of mana (CR 106.12b)."""
    if not types:
        return False
    if effect.mana == "two or more":
        return len(types) >= 2
    if effect.mana == "colored":
        return any(each in COLORS for each in types)
    return not effect.mana or effect.mana in types


def changed(
    game: Game,
    effect: ManaInstead,
    types: Outcome,
    context: Context,
    player: PlayerId,
    could: Could,
) -> tuple[Outcome, ...]:
    """Give what the effect may turn the mana into; several where the player chooses."""
    if effect.mana in MANA_TYPES or effect.mana == "colored":
        return _partly_changed(game, effect, types, context, player, could)
    count = len(types)
    if effect.becomes is None:
        return (outcomes.canonical(types * effect.factor),)
    found = outcomes.outcomes(game, effect.becomes, context, player, could)
    if found is None:
        return ((),)
    if "amount" in effect.words:
        return found
    # "instead of any other type": as much as before
    return tuple(
        dict.fromkeys(
            outcomes.canonical(each[index % len(each)] for index in range(count * effect.factor))
            for each in found
            if each
        )
    )


def _partly_changed(
    game: Game,
    effect: ManaInstead,
    types: Outcome,
    context: Context,
    player: PlayerId,
    could: Could,
) -> tuple[Outcome, ...]:
    """Give what becomes of the mana where only its colored part, or one type, is changed."""
    meant = COLORS if effect.mana == "colored" else (effect.mana,)
    kept = tuple(each for each in types if each not in meant)
    plain = effect.evolve(mana="")
    part = types[: len(types) - len(kept)]
    ways = changed(game, plain, part, context, player, could)
    return tuple(outcomes.canonical((*kept, *each)) for each in ways)


#: The words of the effect by which all players add mana; it changes no type.
ALL_PLAYERS = "all players"


@implements(PRODUCTION_REPLACED, RIDER)
def replace_production(game: Game, tape: Tape, would: WouldAddMana, could: Could) -> WouldAddMana:
    """Change a production by each effect once, in the order that the player chooses (616.1)."""
    source = None if would.source is None else _object(game, would.source)
    left = list(replacements(game, source, would.player, tapped=would.tapped))
    types: Outcome = tuple(unit.type for unit in would.units)
    rules = would.because
    while True:
        applicable = [each for each in left if applies_to(each[0], types)]
        if not applicable:
            break
        if all(_only_multiplies(each[0]) for each in applicable):
            chosen = applicable[0]  # in any order the same comes out
        else:
            chosen = _choose(game, tape, applicable, would.player)
        if len({each[1].id for each in applicable}) > 1 and ORDER_OF_REPLACEMENTS not in rules:
            rules = (*rules, ORDER_OF_REPLACEMENTS)
        left.remove(chosen)
        effect, by, context = chosen
        ways = changed(game, effect, types, context, would.player, could)
        types = ways[0] if len(ways) == 1 else _choose_mana(game, tape, ways, would.player, by)
        again = (REPEATED, ONCE_EACH) if PRODUCTION_REPLACED in rules else ()
        rules = (*rules, PRODUCTION_REPLACED, *(each for each in again if each not in rules))
    if rules is would.because:
        return would
    return would.evolve(units=_units_like(would.units, types), because=rules)


def _object(game: Game, id: int) -> GameObject | None:
    return game.objects.get(id) or game.last_known.get(id)


def _only_multiplies(effect: ManaInstead) -> bool:
    """Tell whether an effect makes only more of the same mana, whatever it is."""
    return effect.becomes is None and not effect.mana


def _choose(game: Game, tape: Tape, applicable: list[Replacement], player: PlayerId) -> Replacement:
    """Ask which effect applies next; the answer is the id of the object it comes from."""
    if len({each[0] for each in applicable}) == 1:
        return applicable[0]
    options = tuple(dict.fromkeys(each[1].id for each in applicable))
    choice = Choice(
        "order replacement",
        player,
        ORDER_OF_REPLACEMENTS,
        OneOption(options),
        prompt="which replacement effect applies next to the mana that is produced",
    )
    answer = options[0] if len(options) == 1 else tape.ask(choice, game)
    return next(each for each in applicable if each[1].id == answer)


def _choose_mana(
    game: Game, tape: Tape, ways: tuple[Outcome, ...], player: PlayerId, by: GameObject
) -> Outcome:
    choice = Choice(
        "mana", player, PRODUCTION_REPLACED, OneOption(ways), prompt="the mana instead", about=by.id
    )
    answer: Outcome = tape.ask(choice, game)
    return answer


def _units_like(units: tuple[ManaUnit, ...], types: Outcome) -> tuple[ManaUnit, ...]:
    """Give units of the types with the restrictions and riders of the old ones (CR 106.6a)."""
    return tuple(units[index % len(units)].evolve(type=each) for index, each in enumerate(types))


def types_after(
    game: Game,
    start: frozenset[Outcome],
    effects: tuple[Replacement, ...],
    player: PlayerId,
    could: Could,
) -> frozenset[str]:
    """Give the types that may come out with the effects in every possible order (CR 106.7)."""
    found: set[str] = set()
    for order in permutations(effects):
        for types in start:
            for way in _through(game, types, order, player, could):
                found.update(way)
    return frozenset(found)


def _through(
    game: Game,
    types: Outcome,
    order: tuple[Replacement, ...],
    player: PlayerId,
    could: Callable[[int], frozenset[str]],
) -> Iterator[Outcome]:
    if not order:
        yield types
        return
    effect, _, context = order[0]
    if applies_to(effect, types):
        for way in changed(game, effect, types, context, player, could):
            yield from _through(game, way, order[1:], player, could)
    else:
        yield from _through(game, types, order[1:], player, could)


def is_snow(game: Game, source: GameObject) -> bool:
    """Tell whether mana from the source is snow mana (CR 107.4h)."""
    return "snow" in layers.characteristics_of(game, source).supertypes

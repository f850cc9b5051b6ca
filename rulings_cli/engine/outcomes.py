"""What mana an instruction would add: every outcome that the player may choose (CR 106)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, combinations_with_replacement, product
from typing import Any, TypeAlias

from rulings_cli.abilities.mana import (
    AnyColor,
    ChosenColor,
    ColorOf,
    ColorsAmong,
    CommanderIdentity,
    CouldProduce,
    EitherMana,
    ManaCostOf,
    ManaProduced,
    NotedMana,
    OneOf,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.abilities.references import Bound
from rulings_cli.engine import layers, looking_up, matching, quantities
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS, MANA_TYPES, VARIABLES
from rulings_cli.terms.rules.mana import (
    GENERIC_PRODUCED,
    HYBRID_PRODUCED,
    PHYREXIAN_PRODUCED,
    SNOW_PRODUCED,
    UNDEFINED_TYPE,
)
from rulings_cli.terms.values import Value, walk

#: One way in which the mana may come out: the types of its units, in the order W U B R G C.
Outcome: TypeAlias = tuple[str, ...]
#: Gives the types that a permanent could produce (CR 106.7).
Could: TypeAlias = Callable[[ObjectId], frozenset[str]]

_MOST_OUTCOMES = 5000
_PLACE = {each: index for index, each in enumerate(MANA_TYPES)}


class _Ask:
    """What the outcomes depend on: the position, who speaks, who gets the mana."""

    __slots__ = ("context", "could", "game", "player", "unknown_is_one")

    def __init__(
        self,
        game: Game,
        context: Context,
        player: PlayerId,
        could: Could,
        *,
        unknown_is_one: bool = False,
    ) -> None:
        self.game = game
        self.context = context
        self.player = player
        self.could = could
        #: count an amount that only paying the cost would tell as 1 (CR 106.7 ignores costs)
        self.unknown_is_one = unknown_is_one

    def amount(self, quantity: Quantity) -> int:
        """Give an amount; never less than nothing."""
        if self.unknown_is_one and _is_told_by_cost(quantity):
            return 1
        return max(0, quantities.amount(self.game, quantity, self.context))


def _is_told_by_cost(quantity: Quantity) -> bool:
    return any(
        type(each).__name__ in ("VariableX", "ThatMuch", "AnyNumber")
        or (isinstance(each, Bound) and each.name == "paid")
        for each in walk(quantity)
    )


def canonical(types: Iterable[str]) -> Outcome:
    """Give the types of some mana in the order in which outcomes list them."""
    return tuple(sorted(types, key=_PLACE.__getitem__))


def outcomes(
    game: Game,
    produced: ManaProduced,
    context: Context,
    player: PlayerId,
    could: Could,
    *,
    unknown_is_one: bool = False,
) -> tuple[Outcome, ...] | None:
    """Give every outcome that the player may choose; None: the type is undefined (CR 106.5).

    One empty outcome means that no mana is added, since the amount is 0.
    """
    ask = _Ask(game, context, player, could, unknown_is_one=unknown_is_one)
    found = _outcomes(ask, produced)
    return None if found is None else tuple(dict.fromkeys(found))


@implements(UNDEFINED_TYPE)
def _outcomes(ask: _Ask, produced: ManaProduced) -> list[Outcome] | None:
    found = PRODUCED.get(type(produced))
    if found is None:
        raise NotSupported(f"mana of the kind {type(produced).__name__}", "106.3")
    return found(ask, produced)


@implements(HYBRID_PRODUCED, PHYREXIAN_PRODUCED, GENERIC_PRODUCED, SNOW_PRODUCED)
def _of_symbol(symbol: str) -> tuple[Outcome, ...]:
    """Give what mana a symbol may stand for when it is added."""
    if symbol.isdigit():
        return (("C",) * int(symbol),)
    if symbol == "S":
        return (("C",),)
    if symbol in _PLACE:
        return ((symbol,),)
    halves = [half for half in symbol.split("/") if half != "P"]
    return tuple(each for half in halves for each in _of_symbol(half))


def _of_symbols(symbols: tuple[str, ...]) -> list[Outcome]:
    parts = product(*(_of_symbol(each) for each in symbols))
    return [canonical(each for part in parts_ for each in part) for parts_ in parts]


def _symbols(_ask: _Ask, produced: Symbols) -> list[Outcome]:
    return _of_symbols(produced.symbols)


def _one_of(_ask: _Ask, produced: OneOf) -> list[Outcome]:
    return [each for symbols in produced.alternatives for each in _of_symbols(symbols)]


def _any_color(ask: _Ask, produced: AnyColor) -> list[Outcome]:
    count = ask.amount(produced.amount)
    if produced.mode == "one":
        return [(each,) * count for each in produced.among] if count else [()]
    if produced.mode == "different":
        return [canonical(each) for each in combinations(produced.among, count)]
    return _few(canonical(each) for each in combinations_with_replacement(produced.among, count))


def _few(found: Iterable[Outcome]) -> list[Outcome]:
    kept: list[Outcome] = []
    for each in found:
        kept.append(each)
        if len(kept) > _MOST_OUTCOMES:
            raise NotSupported("so much mana in any combination of colors", "106.3")
    return kept


def _of_types(ask: _Ask, types: Iterable[str], amount: Quantity) -> list[Outcome] | None:
    """Give so much mana of one of the types; undefined if there is none."""
    count = ask.amount(amount)
    found = [(each,) * count for each in canonical(types)]
    if not found:
        return None
    return found if count else [()]


def _could_produce(ask: _Ask, produced: CouldProduce) -> list[Outcome] | None:
    types: frozenset[str] = frozenset()
    for id in matching.objects(ask.game, produced.what, ask.context):
        types |= ask.could(id)
    if produced.only_colors:
        types &= frozenset(COLORS)
    return _of_types(ask, types, produced.amount)


def _type_produced(ask: _Ask, produced: TypeProduced) -> list[Outcome] | None:
    return _of_types(ask, set(ask.context.produced), produced.amount)


def _chosen_color(ask: _Ask, produced: ChosenColor) -> list[Outcome] | None:
    letter = looking_up.chosen_color(ask.game, ask.context)
    return _of_types(ask, (letter,) if letter else (), produced.amount)


def _commander_identity(ask: _Ask, produced: CommanderIdentity) -> list[Outcome] | None:
    """Any color in the identity of the player's commanders (CR 903.4f: none is undefined)."""
    identity: frozenset[str] = frozenset()
    for each in ask.game.objects.values():
        if each.is_commander and each.owner == ask.player and each.card is not None:
            identity |= each.card.color_identity
    return _of_types(ask, identity, produced.amount)


def _colors_among(ask: _Ask, produced: ColorsAmong) -> list[Outcome] | None:
    colors: frozenset[str] = frozenset()
    for id in matching.objects(ask.game, produced.what, ask.context):
        colors |= layers.characteristics(ask.game, id).colors
    return _of_types(ask, colors, produced.amount)


def _color_of(ask: _Ask, produced: ColorOf) -> list[Outcome] | None:
    if ask.unknown_is_one and isinstance(produced.of, Bound) and produced.of.name == "paid":
        return _of_types(ask, COLORS, produced.amount)
    colors: frozenset[str] = frozenset()
    for id in looking_up.objects_of(ask.game, produced.of, ask.context):
        colors |= layers.characteristics(ask.game, id).colors
    return _of_types(ask, colors, produced.amount)


@implements(HYBRID_PRODUCED, PHYREXIAN_PRODUCED, GENERIC_PRODUCED, SNOW_PRODUCED)
def _mana_cost_of(ask: _Ask, produced: ManaCostOf) -> list[Outcome] | None:
    """Give the mana of a mana cost; an object without one, or {0}, gives none; X is 0."""
    symbols: tuple[str, ...] = ()
    for id in looking_up.objects_of(ask.game, produced.of, ask.context):
        cost = layers.characteristics(ask.game, id).mana_cost
        symbols += () if cost is None else cost.symbols
    return _of_symbols(tuple(each for each in symbols if each not in VARIABLES))


def _noted(ask: _Ask, produced: NotedMana) -> list[Outcome] | None:
    """Give the mana that was noted last; without a note its type is undefined (CR 106.5)."""
    source = looking_up.source_of(ask.game, ask.context)
    noted = dict(source.chosen).get("noted mana", "")
    if produced.everything:
        return [canonical(noted)] if noted else None
    return [(each,) for each in dict.fromkeys(noted)] or None


def _either(ask: _Ask, produced: EitherMana) -> list[Outcome] | None:
    defined = [
        found for found in (_outcomes(ask, each) for each in produced.choices) if found is not None
    ]
    return [each for found in defined for each in found] if defined else None


def _repeated(ask: _Ask, produced: Repeated) -> list[Outcome] | None:
    times = ask.amount(produced.times)
    if times == 0:
        return [()]
    once = _outcomes(ask, produced.what)
    if once is None:
        return None
    return _few(
        canonical(each for part in parts for each in part)
        for parts in combinations_with_replacement(once, times)
    )


_Producer: TypeAlias = Callable[[_Ask, Any], list[Outcome] | None]

PRODUCED: dict[type[Value], _Producer] = {
    Symbols: _symbols,
    OneOf: _one_of,
    AnyColor: _any_color,
    CouldProduce: _could_produce,
    TypeProduced: _type_produced,
    ChosenColor: _chosen_color,
    CommanderIdentity: _commander_identity,
    ColorsAmong: _colors_among,
    ColorOf: _color_of,
    ManaCostOf: _mana_cost_of,
    NotedMana: _noted,
    EitherMana: _either,
    Repeated: _repeated,
}

"""The total cost of a spell or ability (CR 601.2f, 118.7 to 118.9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, CostComponent, PayMana
from rulings_cli.abilities.described import Described, TargetsObject
from rulings_cli.abilities.quantities import Quantity, ValueOf
from rulings_cli.abilities.references import You
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.static import CostChange, MinimumCost
from rulings_cli.engine import (
    conditions,
    helping_creatures,
    layers,
    looking_up,
    mana_abilities,
    matching,
    quantities,
    statics,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import VARIABLES, ManaCost, symbol_mana_value
from rulings_cli.terms.rules.additional import COMMANDER_FROM_COMMAND_ZONE
from rulings_cli.terms.rules.casting import TOTAL_COST
from rulings_cli.terms.rules.costs import (
    ADDITIONAL_TO_ALTERNATIVE,
    REDUCED,
    REDUCES_BEYOND_COLOR,
    REDUCES_COLORED,
    REDUCES_GENERIC,
)
from rulings_cli.terms.rules.keywords import AFFINITY, POWER_UP_REDUCES, UNDAUNTED
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class _Mana:
    """The mana of a cost while it is being worked out: generic, and all other symbols in order."""

    __slots__ = ("any", "generic", "of_x", "symbols", "x_symbol")

    def __init__(self, x_symbol: str = "") -> None:
        self.generic = 0
        #: the symbol of the mana that alone may be spent on X, and how much of it is asked for
        self.x_symbol = x_symbol
        self.of_x = 0
        self.symbols: list[str] = []
        #: whether there is a mana component at all, be it {0}
        self.any = False

    def add(self, cost: ManaCost, times: int, x: int | None) -> None:
        """Add the symbols so many times; X becomes its value."""
        self.any = True
        for _ in range(times):
            for each in cost.symbols:
                if each.isdigit():
                    self.generic += int(each)
                elif each in VARIABLES and self.x_symbol:
                    self.of_x += _value_of_x(each, x)
                elif each in VARIABLES:
                    self.generic += _value_of_x(each, x)
                else:
                    self.symbols.append(each)

    @property
    def size(self) -> int:
        """Give how much mana it is."""
        symbols = sum(symbol_mana_value(each) for each in self.symbols)
        return self.generic + self.of_x + symbols

    def reduce(self, amount: int, room: int) -> None:
        """Take generic mana away, that of a limited X first, which is dearer (CR 118.7a)."""
        left = min(amount, room, self.generic + self.of_x)
        self.of_x, left = max(0, self.of_x - left), max(0, left - self.of_x)
        self.generic -= left

    def cost(self) -> ManaCost:
        """Give it as a cost: the generic part first, then the symbols in their order."""
        symbols = (*self.symbols, *((self.x_symbol,) * self.of_x))
        generic = (str(self.generic),) if self.generic or not symbols else ()
        return ManaCost((*generic, *symbols))


def _value_of_x(letter: str, x: int | None) -> int:
    if x is None:
        raise NotSupported(f"{{{letter}}} in a cost without a value", "107.3")
    return x


@implements(TOTAL_COST, ADDITIONAL_TO_ALTERNATIVE)
def total_cost(
    game: Game,
    what: ObjectId | Value,
    base: Cost,
    alternative: str,
    additional: tuple[Cost, ...],
    context: Context,
) -> Cost:
    """Give the total cost of a spell (its id) or of an ability (the node), as it is locked in.

    `base` is the mana cost, alternative cost or activation cost, `additional` every additional
    cost that is being paid; here effects that increase it are added, then reductions subtracted,
    then effects on the total applied. X has become its number. The mana is one component, first.
    """
    del alternative
    mana = _Mana(_symbol_of_x(game, what))
    bent = _Mana("")
    others: list[CostComponent] = []
    for part in (base, *additional):
        for component in part.components:
            if isinstance(component, PayMana):
                times = _times(game, component.times, context)
                mana.add(component.cost, times, context.x)
                if component.waterbend:
                    bent.add(component.cost, times, context.x)
            else:
                others.append(component)
    tax = commander_tax(game, what)
    if tax:
        mana.add(ManaCost((str(tax),)), 1, None)
    changes = tuple(cost_changes(game, what, context))
    for change, where in changes:
        if not change.less:
            times, x = _times_and_x(game, change, where)
            mana.add(change.amount, times, x)
    _reduce(game, mana, changes)
    if isinstance(what, int):
        _raise_to_minimum(game, mana)
    paid: tuple[PayMana, ...] = (PayMana(mana.cost()),) if mana.any else ()
    if bent.generic and mana.generic:
        paid = _apart(mana, min(bent.generic, mana.generic))
    return Cost((*paid, *others))


def _apart(mana: _Mana, bent: int) -> tuple[PayMana, ...]:
    """Give the mana with the generic part of a waterbend cost apart, which comes last."""
    mana.generic -= bent
    rest = () if not mana.size else (PayMana(mana.cost()),)
    return (*rest, PayMana(ManaCost((str(bent),)), waterbend=True))


def _symbol_of_x(game: Game, what: ObjectId | Value) -> str:
    """Give the symbol of the mana that alone may be spent on X, if the text says so."""
    if isinstance(what, int):
        found = [each for each, _ in statics.own(game, what, OnlyMana)]
    else:
        only = getattr(what, "only_mana", None)
        found = [] if only is None else [only]
    return next(("/".join(each.types) for each in found if each.on_x), "")


def rules_of(game: Game, what: ObjectId | Value, context: Context) -> tuple[Rule, ...]:
    """Give the rules beyond 601.2f that make the total cost what it is."""
    changes = [change for change, _ in cost_changes(game, what, context)]
    keywords: set[str] = set()
    if isinstance(what, int):
        abilities = layers.characteristics(game, what).abilities
        keywords = {each.name for each in abilities if isinstance(each, Keyword)}
    return (
        *((COMMANDER_FROM_COMMAND_ZONE,) if commander_tax(game, what) else ()),
        *((REDUCED,) if any(each.less for each in changes) else ()),
        *((AFFINITY,) if "affinity" in keywords else ()),
        *((UNDAUNTED,) if "undaunted" in keywords else ()),
    )


def counted(game: Game, cost: Cost, context: Context) -> Cost:
    """Give a cost in which "{X}, where X is …" is so much mana (CR 107.3i)."""
    parts: list[CostComponent] = []
    for each in cost.components:
        if isinstance(each, PayMana) and each.times is not None:
            mana = _Mana("")
            mana.add(each.cost, _times(game, each.times, context), None)
            each = PayMana(mana.cost())
        parts.append(each)
    return Cost(tuple(parts))


def _times(game: Game, times: Quantity | None, context: Context) -> int:
    return 1 if times is None else quantities.amount(game, times, context)


def _times_and_x(game: Game, change: CostChange, where: Context) -> tuple[int, int | None]:
    """Give how often a change applies, and its X: "{X} less, where X is …" is one change."""
    times = _times(game, change.for_each, where)
    if change.for_each is not None and set(VARIABLES) & set(change.amount.symbols):
        return 1, times
    return times, where.x


@implements(COMMANDER_FROM_COMMAND_ZONE)
def commander_tax(game: Game, what: ObjectId | Value) -> int:
    """Give the generic mana that casting a commander from the command zone adds (CR 903.8)."""
    if not isinstance(what, int):
        return 0
    spell = game.get(what)
    from_zone = spell.cast.from_zone if spell.cast is not None else spell.zone
    if not spell.is_commander or from_zone is not Zone.COMMAND:
        return 0
    player = spell.cast.by if spell.cast is not None else spell.owner
    name = spell.card.name if spell.card is not None else spell.name
    return 2 * dict(game.players[player].commander_casts).get(name, 0)


# --- what changes the cost ----------------------------------------------------------------------


def cost_changes(
    game: Game, what: ObjectId | Value, context: Context
) -> Iterator[tuple[CostChange, Context]]:
    """Give the effects that increase or reduce the cost, each with the context of its numbers."""
    for change, _, its in statics.in_force(game, CostChange):
        where = its.bind_player("that player", context.controller)
        if not change.this and _changes(game, change, what, context, where):
            yield change, where
    if not isinstance(what, int):
        own = getattr(what, "cost_change", None)
        if isinstance(own, CostChange) and _condition_holds(game, own, context):
            yield _by_mana_cost(game, own, context), context
        return
    for change, where in statics.own(game, what, CostChange):
        if change.this and _condition_holds(game, change, where):
            # as many as were announced; none where nothing is announced yet
            told = context.lately or 0
            yield change, where.evolve(x=context.x, targets=context.targets, lately=told)
    for change, _, where in statics.changes_on(game, what, CostChange):
        yield change, where  # an effect that waited for this spell (611.2f)
    yield from _of_keywords(game, what, context)
    helped = helping_creatures.reduction(game, what)
    if helped is not None:
        yield helped, context


@implements(POWER_UP_REDUCES)
def _by_mana_cost(game: Game, change: CostChange, context: Context) -> CostChange:
    """Give a reduction by a mana cost with the symbols of that cost (CR 702.193b)."""
    of = change.for_each
    if not isinstance(of, ValueOf) or of.what != "mana cost":
        return change
    symbols = [
        symbol
        for id in looking_up.objects_of(game, of.of, context)
        for symbol in (layers.characteristics(game, id).mana_cost or ManaCost(())).symbols
        if symbol not in VARIABLES
    ]
    return change.evolve(amount=ManaCost(tuple(symbols)), for_each=None)


def _changes(
    game: Game, change: CostChange, what: ObjectId | Value, context: Context, where: Context
) -> bool:
    """Tell whether an effect on costs concerns this spell or ability of this player."""
    if change.who is not None and not looking_up.player_matches(
        game, change.who, context.controller, where
    ):
        return False
    if not _condition_holds(game, change, where):
        return False
    of_abilities = change.abilities_of is not None or bool(change.keyword) or bool(change.of)
    if isinstance(what, int):
        if of_abilities:
            return False
        return change.what is None or matching.fits(game, change.what, game.get(what), where)
    if not of_abilities or not _is_such_ability(game, change.keyword, what):
        return False
    if change.of is not None:
        source = looking_up.source_of(game, context).id
        return source in looking_up.objects_of(game, change.of, where)
    return change.abilities_of is None or _is_of_such(game, change.abilities_of, context, where)


def _is_of_such(game: Game, of: Described, context: Context, where: Context) -> bool:
    """Tell whether the ability is of such an object; "that target this" is said of the ability."""
    aims = tuple(each for each in of.further if isinstance(each, TargetsObject))
    of = of.evolve(further=tuple(each for each in of.further if each not in aims))
    if not matching.matches(game, of, looking_up.source_of(game, context).id, where):
        return False
    this = context.this
    if aims and this is None:
        return False
    return all(matching.has_quality(game, each, this, where) for each in aims if this is not None)


def _is_such_ability(game: Game, keyword: str, ability: Value) -> bool:
    """Tell whether the change is for this ability: of the keyword, any, or no mana ability."""
    if keyword == "except mana abilities":
        return not mana_abilities.classify(ability, game.edition).is_mana_ability
    if keyword == "cycling":  # typecycling is one of them (702.29f)
        return _keyword_name(ability).endswith("cycling")
    return keyword.lower() in ("", "any", _keyword_name(ability).lower())


def _keyword_name(ability: Value) -> str:
    return ability.name if isinstance(ability, Keyword) else str(getattr(ability, "label", ""))


def _condition_holds(game: Game, change: CostChange, where: Context) -> bool:
    return change.condition is None or conditions.holds(game, change.condition, where)


@carries_out("affinity", "undaunted")
@implements(AFFINITY, UNDAUNTED)
def _of_keywords(
    game: Game, spell: ObjectId, context: Context
) -> Iterator[tuple[CostChange, Context]]:
    for ability in layers.characteristics(game, spell).abilities:
        if not isinstance(ability, Keyword):
            continue
        if ability.name == "affinity" and ability.quality is not None:
            quality = ability.quality
            what = quality if quality.controller is not None else quality.evolve(controller=You())
            count = len(matching.objects(game, what, context))
            yield CostChange(ManaCost((str(count),)), less=True, this=True), context
        elif ability.name == "undaunted":
            count = len(game.opponents_of(context.controller))
            yield CostChange(ManaCost((str(count),)), less=True, this=True), context


# --- reductions and floors ----------------------------------------------------------------------


@implements(REDUCED)
def _reduce(
    game: Game,
    mana: _Mana,
    changes: Iterable[tuple[CostChange, Context]],
) -> None:
    """Apply the reductions in the order that is best for the player: limited ones first."""
    reductions = [pair for pair in changes if pair[0].less]
    for change, where in sorted(reductions, key=lambda pair: -pair[0].minimum):
        times, x = _times_and_x(game, change, where)
        for _ in range(max(0, times)):
            for symbol in change.amount.symbols:
                if not change.only_colored or _has_half(mana, symbol):
                    _reduce_by(mana, symbol, change.minimum, x)


def _has_half(mana: _Mana, symbol: str) -> bool:
    """Tell whether a cost has a symbol, or the half of one, that a reduction names."""
    return any(half in mana.symbols for half in symbol.split("/"))


@implements(REDUCES_GENERIC, REDUCES_COLORED, REDUCES_BEYOND_COLOR)
def _reduce_by(mana: _Mana, symbol: str, minimum: int, x: int | None) -> None:
    """Reduce by one symbol, never below the minimum that the effect itself sets."""
    room = max(0, mana.size - minimum)
    if symbol.isdigit() or symbol in VARIABLES or symbol == "S":
        amount = int(symbol) if symbol.isdigit() else 1 if symbol == "S" else _value_of_x(symbol, x)
        mana.reduce(amount, room)
        return
    halves = [half for half in symbol.split("/") if half != "P"]
    for half in halves:
        if half in mana.symbols and room:
            mana.symbols.remove(half)
            return
    # no such mana in the cost: generic mana instead (118.7b, c), the larger half of a hybrid
    generic = max(int(half) if half.isdigit() else 1 for half in halves)
    mana.reduce(generic, room)


def _raise_to_minimum(game: Game, mana: _Mana) -> None:
    """Apply what sets a least amount of mana for spells, last of all (CR 601.2f)."""
    for effect, _, _ in statics.in_force(game, MinimumCost):
        if mana.size < effect.amount:
            mana.generic += effect.amount - mana.size
            mana.any = True


def waterbent(total: Cost) -> int:
    """Give how much generic mana of a total cost is that of a waterbend cost (CR 701.67b)."""
    return sum(
        int(symbol)
        for each in total.components
        if isinstance(each, PayMana) and each.waterbend
        for symbol in each.cost.symbols
        if symbol.isdigit()
    )


def mana_of(total: Cost) -> ManaCost:
    """Give the mana in a cost, all of its mana components together."""
    symbols = [
        symbol
        for each in total.components
        if isinstance(each, PayMana)
        for symbol in each.cost.symbols
    ]
    return ManaCost(tuple(symbols))

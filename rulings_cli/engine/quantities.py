"""Work out amounts at the moment when they are used (CR 107, 608.2h)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.quantities import (
    AnyNumber,
    CardsIn,
    Colors,
    ComparedDifference,
    CountersOfPlayer,
    CountersOn,
    CountOf,
    CountThisTurn,
    Devotion,
    DistinctAmong,
    DoneThisWay,
    Greatest,
    Half,
    LifeTotalOf,
    ManaSpent,
    Number,
    Product,
    Quantity,
    RollResult,
    StartingLifeTotal,
    Sum,
    ThatMuch,
    TimesThisTurn,
    Total,
    UnspentMana,
    ValueOf,
    VariableX,
    VotesFor,
    WhereX,
)
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import DevotionMore
from rulings_cli.engine import combat, layers, looking_up, matching, past_events, statics
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    Attacked,
    CountersPut,
    DamageDealt,
    Drew,
    Event,
    LifeChanged,
    ManaAdded,
    ResolutionBegan,
    Resolved,
    SpellCast,
    StepBegan,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS, colors_of_symbol
from rulings_cli.terms.rules.additional import DEVOTION, DEVOTION_CHANGED, PARTY_COUNTED
from rulings_cli.terms.rules.general import DAMAGE_LOSES_LIFE, STARTING_LIFE
from rulings_cli.terms.rules.keywords import GRAVESTORM, MELEE, RAMPAGE
from rulings_cli.terms.rules.symbols import NEVER_NEGATIVE, SNOW_SYMBOL
from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Step, Zone


def amount(game: Game, quantity: Quantity, context: Context) -> int:
    """Give the number that a quantity is now; NotSupported where it is a player's free choice."""
    found = AMOUNTS.get(type(quantity))
    if found is None:
        raise NotSupported(f"the amount {type(quantity).__name__}")
    return found(game, quantity, context)


def _x(_game: Game, quantity: VariableX, context: Context) -> int:
    return amount_of_x(context, quantity.letter)


def amount_of_x(context: Context, letter: str = "X") -> int:
    """Give the X that was chosen or defined for the ability; NotSupported where it has none."""
    if context.x is None:
        raise NotSupported(f"{letter} without a value", "107.3")
    return context.x


@implements(NEVER_NEGATIVE)
def _where_x(game: Game, quantity: WhereX, context: Context) -> int:
    """Give what the sentence calls X; less than nothing is 0 (CR 107.1b)."""
    return max(0, amount(game, quantity.of, context))


def _unspent(game: Game, quantity: UnspentMana, context: Context) -> int:
    return sum(
        unit.type == quantity.type
        for player in looking_up.players_of(game, quantity.of, context)
        for unit in game.players[player].mana
    )


@implements(PARTY_COUNTED)
def _count_of(game: Game, quantity: CountOf, context: Context) -> int:
    """Count objects; creatures in a party are at most four, and what died is no longer there."""
    what = quantity.what
    words = {each.word for each in (*what.adjectives, *what.further) if isinstance(each, HasState)}
    if "in your party" in words:
        return past_events.party_size(game, context.controller)
    if words & DIED:
        return _died(game, what, context, yours="died under your control this turn" in words)
    return len(matching.objects(game, what, context))


#: How a description speaks of what has died.
DIED = frozenset(("died this turn", "died under your control this turn"))


def _died(game: Game, what: Described, context: Context, *, yours: bool) -> int:
    """Count what died this turn and fits as it last was (CR 608.2h)."""
    what = what.evolve(
        further=tuple(e for e in what.further if not (isinstance(e, HasState) and e.word in DIED))
    )
    died = [game.get(each) for each in past_events.died_this_turn(game)]
    return sum(
        matching.fits(game, what, each, context)
        and (not yours or layers.characteristics(game, each.id).controller == context.controller)
        for each in died
    )


def _value_of(game: Game, quantity: ValueOf, context: Context) -> int:
    ids = looking_up.objects_of(game, quantity.of, context)
    meant = [looking_up.as_it_was(game, id, context) for id in ids]
    return sum(_numbers(game, quantity.what, meant))


def _numbers(game: Game, what: str, objects: Iterable[GameObject]) -> Iterator[int]:
    for each in objects:
        found = matching.number_of(game, what, each, layers.characteristics_of(game, each))
        yield 0 if found is None else found


def _counters_on(game: Game, quantity: CountersOn, context: Context) -> int:
    ids = looking_up.objects_of(game, quantity.of, context)
    return sum(looking_up.as_it_was(game, id, context).counters_of(quantity.kind) for id in ids)


def _counters_of_player(game: Game, quantity: CountersOfPlayer, context: Context) -> int:
    return sum(
        count
        for player in looking_up.players_of(game, quantity.of, context)
        for kind, count in game.players[player].counters
        if kind == quantity.kind
    )


@implements(STARTING_LIFE)
def _starting_life(game: Game, quantity: StartingLifeTotal, context: Context) -> int:  # noqa: ARG001
    """Give 20, or 40 in a game with commanders (CR 103.4, 903.7)."""
    return 40 if any(each.is_commander for each in game.objects.values()) else 20


def _life(game: Game, quantity: LifeTotalOf, context: Context) -> int:
    return sum(
        game.players[player].life for player in looking_up.players_of(game, quantity.of, context)
    )


@implements(DEVOTION, DEVOTION_CHANGED)
def _devotion(game: Game, quantity: Devotion, context: Context) -> int:
    (player,) = looking_up.players_of(game, quantity.of, context)
    colors = frozenset(quantity.colors)
    if "chosen" in colors:
        colors = frozenset((looking_up.chosen_color(game, context),))
    count = 0
    for id in game.battlefield():
        found = layers.characteristics(game, id)
        if found.controller == player and found.mana_cost is not None:
            count += sum(
                not colors.isdisjoint(colors_of_symbol(each)) for each in found.mana_cost.symbols
            )
    for more, _, its in statics.in_force(game, DevotionMore):
        if looking_up.player_matches(game, more.who, player, its):
            count += more.count
    return count


_OPPONENTS = (
    "opponent",
    "opponent you have",
    "of your opponents",
    "the number of opponents you have",
)


def _that_much(game: Game, quantity: ThatMuch, context: Context) -> int:
    """Give the amount that the words mean: of the event, or of what was done this way."""
    words = quantity.words
    if words in _OF_EVENT:
        told = (context.amount, context.lately, context.rolled)
        many = next((each for each in told if each is not None), None)
        if many is None:
            raise NotSupported(f"looking up {words or 'that much'!r} without an amount")
        return many * (2 if words.startswith("twice") else 1)
    if words.endswith(("player being attacked", "players being attacked")):
        attackers = game.combat.attackers if game.combat is not None else ()
        return len({each.attacking for each in attackers if isinstance(each.attacking, str)})
    if words.startswith("the greatest number of cards a player discarded"):
        return max((count for _, count in context.many), default=0)
    if words in _OPPONENTS:
        return len(game.opponents_of(context.controller))
    if words.startswith("time ") and words.endswith(" was kicked"):
        record = spell_of(game, context).cast
        return sum("kicker" in each for each in record.optional) if record else 0
    if words in _OF_KEYWORDS:
        return _OF_KEYWORDS[words](game, context)
    if words == "target beyond the first":
        return max(0, sum(len(chosen) for chosen in context.targets) - 1)
    if words == "the amount of life you gained this turn":
        return past_events.life_gained(game, context)
    if words == "the amount of mana spent to cast it":
        return sum(1 for _ in _types_spent(spell_of(game, context)))
    if words == "of your opponents who lost life this turn":
        opponents = game.opponents_of(context.controller)
        return sum(_life_changed(game, (each,), -1) > 0 for each in opponents)
    if words.endswith("from the command zone this game"):
        return _commander_casts(game, words, context)
    if words.endswith("counter removed this way"):
        return taken_off(game, context)
    if words.endswith("life lost this way"):
        return _life_lost_this_way(game, context)
    if words.endswith(" this way"):
        return _done_this_way(game, words, context)
    raise NotSupported(f"the amount {words!r}")


@implements(MELEE)
def _opponents_attacked(game: Game, context: Context) -> int:
    """Give how many opponents the player has attacked with creatures this combat."""
    found: set[object] = set()
    for fact in reversed(game.trace):
        if isinstance(fact, StepBegan) and fact.step is Step.BEGINNING_OF_COMBAT:
            break
        if isinstance(fact, Attacked) and fact.player == context.controller:
            found.add(fact.attacking)
    return sum(isinstance(each, str) for each in found)


@implements(RAMPAGE)
def _blockers_beyond_one(game: Game, context: Context) -> int:
    attacker = combat.now(game).attacker(context.source)
    return 0 if attacker is None else max(0, len(attacker.blockers) - 1)


@implements(GRAVESTORM)
def _died_this_turn(game: Game, context: Context) -> int:  # noqa: ARG001 - as the others
    count = 0
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        count += (
            isinstance(fact, ZoneChanged)
            and fact.from_ is Zone.BATTLEFIELD
            and fact.to is Zone.GRAVEYARD
        )
    return count


def _creatures_attacked_with(game: Game, context: Context) -> int:
    """Give how many creatures the player attacked with this turn, whatever they are now."""
    found = set()
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, Attacked) and fact.player == context.controller:
            found.add(fact.object)
    return len(found)


#: Amounts that keywords ask for, by their words.
def _times_mutated(game: Game, context: Context) -> int:
    """Tell how often the source has mutated: each time something merged with it (702.140c)."""
    return max(0, len(game.get(context.source).components) - 1)


_OF_KEYWORDS: dict[str, Callable[[Game, Context], int]] = {
    "time it has mutated": _times_mutated,
    "opponent you attacked with a creature this combat": _opponents_attacked,
    "creature blocking it beyond the first": _blockers_beyond_one,
    "creature you attacked with this turn": _creatures_attacked_with,
    "permanent put into a graveyard from the battlefield this turn": _died_this_turn,
}

_OF_EVENT = frozenset(
    (
        *("", "that much", "that many", "each", "it", "that damage", "twice that much"),
        *("{E} paid this way", "the amount of {E} paid this way"),
    )
)

#: What was done to cards or permanents, and the name that it binds.
_BOUND_BY = {
    "exiled": "exiled",
    "revealed": "revealed",
    "milled": "milled",
    "sacrificed": "paid",
    "tapped": "paid",
    "discarded": "paid",
}


def _done_this_way(game: Game, words: str, context: Context) -> int:
    """Give how many cards or permanents the earlier part of the ability exiled, and so on."""
    verb = words.removesuffix(" this way").rpartition(" ")[2]
    bound = {each for each, _ in context.bound}
    name = next((each for each in (verb, _BOUND_BY.get(verb, "")) if each in bound), None)
    if name is None and context.lately is not None:
        return context.lately  # so many were announced for a cost
    if name is None and verb == "discarded" and _were_discarded(game, context):
        return len(context.objects_bound("triggering"))
    if name is None:
        raise NotSupported(f"the amount {words!r}")
    return len(context.objects_bound(name))


def _were_discarded(game: Game, context: Context) -> bool:
    """Tell whether the event was that cards, which are now bound, were discarded."""
    bound = context.objects_bound("triggering")
    was = [game.last_known.get(each) for id in bound if (each := game.get(id).was) is not None]
    return bool(was) and all(each is not None and each.zone is Zone.HAND for each in was)


def _commander_casts(game: Game, words: str, context: Context) -> int:
    """Give how often a commander has been cast from the command zone (CR 903.8)."""
    if words.startswith("you've cast your commander"):
        return sum(count for _, count in game.players[context.controller].commander_casts)
    ids = context.objects_bound("affected") or context.objects_bound("triggering")
    each = game.get(ids[0]) if ids else spell_of(game, context)
    name = each.card.name if each.card is not None else each.name
    return dict(game.players[each.owner].commander_casts).get(name, 0)


def taken_off(game: Game, context: Context) -> int:
    """Give how many counters the cost of this activation took off its source."""
    for fact in reversed(game.trace):
        if isinstance(fact, CountersPut) and fact.on == context.source:
            return max(0, -fact.amount)
        if isinstance(fact, ManaAdded | SpellCast):
            break
    return 0


def _difference(_game: Game, _quantity: ComparedDifference, context: Context) -> int:
    if context.difference is None:
        raise NotSupported("the difference of what no condition compares")
    return context.difference


def _half(game: Game, quantity: Half, context: Context) -> int:
    of = amount(game, quantity.of, context)
    return -(-of // 2) if quantity.rounded == "up" else of // 2


def _greatest(game: Game, quantity: Greatest, context: Context) -> int:
    among = map(game.get, matching.objects(game, quantity.among, context))
    found = _numbers(game, quantity.what, among)
    return min(found, default=0) if quantity.least else max(found, default=0)


def _total(game: Game, quantity: Total, context: Context) -> int:
    among = map(game.get, matching.objects(game, quantity.among, context))
    return sum(_numbers(game, quantity.what, among))


def _roll_result(_game: Game, quantity: RollResult, context: Context) -> int:
    found = context.flips_won if quantity.flips else context.rolled
    if found is None:
        raise NotSupported("the result of a roll or flip that was not made", "706.2")
    return found


def _done(game: Game, quantity: DoneThisWay, context: Context) -> int:
    from rulings_cli.engine import deeds

    return len(deeds.done_this_way(game, quantity.what, quantity.verb, context))


def _votes_for(_game: Game, quantity: VotesFor, context: Context) -> int:
    if context.votes is None:
        raise NotSupported("a vote that was not held", "701.38")
    return context.votes.count(quantity.option)


def _any_number(_game: Game, _quantity: AnyNumber, _context: Context) -> int:
    raise NotSupported("an amount that the player chooses, before it was chosen")


def _colors(game: Game, quantity: Colors, context: Context) -> int:
    if quantity.among is not None:
        found: frozenset[str] = frozenset()
        for id in matching.objects(game, quantity.among, context):
            found |= layers.characteristics(game, id).colors
        return len(found)
    return len({each for each in _types_spent(spell_of(game, context)) if each in COLORS})


def spell_of(game: Game, context: Context) -> GameObject:
    """Give the spell, or the permanent that it became, that the ability is on."""
    return _spell_that_became(game, looking_up.source_of(game, context))


def _spell_that_became(game: Game, each: GameObject) -> GameObject:
    if each.cast is None and each.was is not None and each.zone is Zone.BATTLEFIELD:
        return game.last_known.get(each.was, each)
    return each


def _count_this_turn(game: Game, quantity: CountThisTurn, context: Context) -> int:
    """Give how many spells players have cast, or cards they have drawn or discarded, this turn."""
    players = looking_up.players_of(game, quantity.who, context)
    if quantity.kind in _LIFE:
        return _life_changed(game, players, _LIFE[quantity.kind])
    if quantity.kind in _DEALT:
        return _players_dealt(game, players, combat=_DEALT[quantity.kind])
    skipped = {context.source, context.this, *context.objects_bound("triggering")}
    count = 0
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        id = _concerned(game, quantity.kind, fact, players)
        if id is None or (quantity.other and id in skipped):
            continue
        what = quantity.what
        count += what is None or matching.fits(game, what, game.get(id), context)
    return count


#: Whether only combat damage counts.
_DEALT = {"dealt damage": False, "dealt combat damage": True}


def _players_dealt(game: Game, players: tuple[PlayerId, ...], *, combat: bool) -> int:
    """Give how many of the players were dealt damage this turn."""
    found: set[PlayerId] = set()
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, DamageDealt) and (fact.combat or not combat):
            found.update(each for each in players if each == fact.to)
    return len(found)


_LIFE = {"life lost": -1, "life gained": 1}


def _life_changed(game: Game, players: tuple[PlayerId, ...], sign: int) -> int:
    """Give how much life the players have gained, or lost, this turn, all together."""
    changed = 0
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, LifeChanged) and fact.player in players:
            changed += max(0, sign * fact.amount)
    return changed


def _life_lost_this_way(game: Game, context: Context) -> int:
    """Give how much life players have lost by this effect since it began to resolve.

    What another effect has made of the loss counts (CR 614.6), but no life that was paid, and no
    damage that other sources have dealt meanwhile.
    """
    lost = 0
    for fact in reversed(game.trace):
        if isinstance(fact, ResolutionBegan | TurnBegan):
            break
        if isinstance(fact, LifeChanged) and not fact.paid:
            of_others = fact.source != context.source and DAMAGE_LOSES_LIFE in fact.because
            lost += 0 if of_others else max(0, -fact.amount)
    return lost


def _concerned(
    game: Game, kind: str, fact: Event, players: tuple[PlayerId, ...]
) -> ObjectId | None:
    """Give the spell or card that a fact is about, where one of the players did such a thing."""
    match kind:
        case "life lost" | "life gained":
            return None
        case "cast":
            return fact.object if isinstance(fact, SpellCast) and fact.player in players else None
        case "drawn":
            return fact.card if isinstance(fact, Drew) and fact.player in players else None
        case "discarded":
            if not isinstance(fact, ZoneChanged) or fact.cause != "discard":
                return None
            return fact.new if game.get(fact.object).owner in players else None
    raise NotSupported(f"how often something was {kind} this turn")


@implements(SNOW_SYMBOL)
def _mana_spent(game: Game, quantity: ManaSpent, context: Context) -> int:
    """Give how much mana of a kind was spent to cast an object (CR 601.2h)."""
    units = _units_spent(game, quantity, context)
    if quantity.source is not None:
        units = [each for each in units if _is_from(game, quantity.source, each, context)]
    types = [each.type for each in units]
    colored = [each for each in types if each in COLORS]
    match quantity.kind:
        case "mana":
            return len(types)
        case "colored":
            return len(colored)
        case "colors":
            return len(set(colored))
        case "same color":
            return max((colored.count(each) for each in COLORS), default=0)
        case "symbols":
            return _times_over(quantity.symbols, units)
    raise NotSupported(f"how much mana was spent: {quantity.kind}")


def _units_spent(game: Game, quantity: ManaSpent, context: Context) -> list[ManaUnit]:
    """Give the mana that was spent to cast the objects, or to activate the ability itself."""
    if quantity.of == Bound("ability", ""):
        this = game.objects.get(context.this) if context.this is not None else None
        if this is None or this.on_stack is None:
            raise NotSupported("which mana was spent to activate a mana ability")
        return [one.unit for one in this.on_stack.payments if one.unit]
    units: list[ManaUnit] = []
    for id in looking_up.objects_of(game, quantity.of, context):
        each = _spell_that_became(game, looking_up.known(game, id, context))
        units += [one.unit for one in each.cast.payments if one.unit] if each.cast else []
    return units


def _times_this_turn(game: Game, quantity: TimesThisTurn, context: Context) -> int:
    """Give how often the ability has resolved or been activated this turn."""
    this = game.objects.get(context.this) if context.this is not None else None
    if quantity.kind == "activated" or this is None or this.on_stack is None:
        # a mana ability resolves as soon as it is activated (CR 605.3b)
        index = _index_of(game, quantity, context)
        return game.get(context.source).used.count((index, game.turn))
    times = 1
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, Resolved):
            before = game.last_known.get(fact.object)
            on_stack = before.on_stack if before is not None else None
            same = on_stack is not None and on_stack.ability == this.on_stack.ability
            times += same and on_stack.source == this.on_stack.source  # type: ignore[union-attr]
    return times


def _index_of(game: Game, quantity: Quantity, context: Context) -> int:
    """Give the place of the ability that asks among those of its object."""
    abilities = layers.characteristics(game, context.source).abilities
    found = [i for i, each in enumerate(abilities) if any(e == quantity for e in walk(each))]
    if len(found) != 1 or not isinstance(abilities[found[0]], ActivatedAbility):
        raise NotSupported("which ability has been activated so often")
    return found[0]


def _times_over(symbols: tuple[str, ...], units: list[ManaUnit]) -> int:
    """Give how many times over all of the symbols are in the mana that was spent."""
    types = [each.type for each in units]
    snow = sum(each.snow for each in units)
    counts = [
        (snow if symbol == "S" else types.count(symbol)) // symbols.count(symbol)
        for symbol in set(symbols)
    ]
    return min(counts, default=0)


def _is_from(game: Game, source: Described, unit: ManaUnit, context: Context) -> bool:
    was = unit.source_was
    return isinstance(was, GameObject) and matching.fits(game, source, was, context)


def _types_spent(spell: GameObject) -> Iterator[str]:
    if spell.cast is not None:
        for each in spell.cast.payments:
            if each.unit is not None:
                yield each.unit.type


def _distinct(game: Game, quantity: DistinctAmong, context: Context) -> int:
    """Give how many different types, colors, names or mana values there are among objects."""
    found: set[object] = set()
    for id in matching.objects(game, quantity.among, context):
        now = layers.characteristics(game, id)
        match quantity.what:
            case "basic land types":
                found |= now.subtypes & frozenset(BASIC_LAND_TYPES)
            case "card types":
                found |= now.types
            case "creature types":
                found |= now.subtypes & CREATURE_TYPES
            case "colors":
                found |= now.colors
            case "different names":
                found |= {now.name} - {""}
            case "powers":
                found |= {now.power or 0}
            case "mana values":
                found.add(layers.mana_value(game, id))
            case _:
                raise NotSupported(f"counting the {quantity.what} among objects")
    return len(found)


_Amount: TypeAlias = Callable[[Game, Any, Context], int]

AMOUNTS: dict[type[Value], _Amount] = {
    Number: lambda _game, quantity, _context: quantity.n,
    VariableX: _x,
    WhereX: _where_x,
    CountOf: _count_of,
    ValueOf: _value_of,
    CountersOn: _counters_on,
    CountersOfPlayer: _counters_of_player,
    LifeTotalOf: _life,
    StartingLifeTotal: _starting_life,
    CardsIn: lambda game, quantity, context: len(matching.objects(game, quantity.what, context)),
    Devotion: _devotion,
    ThatMuch: _that_much,
    Sum: lambda game, quantity, context: (
        amount(game, quantity.first, context) + amount(game, quantity.second, context)
    ),
    Product: lambda game, quantity, context: quantity.factor * amount(game, quantity.of, context),
    ComparedDifference: _difference,
    Half: _half,
    Greatest: _greatest,
    Total: _total,
    DistinctAmong: _distinct,
    AnyNumber: _any_number,
    RollResult: _roll_result,
    VotesFor: _votes_for,
    DoneThisWay: _done,
    Colors: _colors,
    CountThisTurn: _count_this_turn,
    ManaSpent: _mana_spent,
    TimesThisTurn: _times_this_turn,
    UnspentMana: _unspent,
}

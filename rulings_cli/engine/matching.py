"""Tell which objects fit a description (CR 109.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias, get_args

from rulings_cli.abilities.described import (
    AllQualities,
    Another,
    AnyQuality,
    CastFrom,
    ChosenQuality,
    ColorCount,
    Compare,
    Convoked,
    CouldAttach,
    CouldProduceMana,
    CouldProduceSame,
    DamagedBy,
    Described,
    ExiledBy,
    ExiledWith,
    HasColor,
    HasCostSymbol,
    HasCounter,
    HasKeyword,
    HasManaCost,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    InCombatWith,
    IsAmong,
    IsAttachedTo,
    IsNot,
    IsOneOf,
    Named,
    NthCast,
    PutOntoBattlefieldWith,
    PutThereThisTurn,
    Quality,
    SharesQuality,
    TargetsObject,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    Bound,
    ChosenObjects,
    ObjectRef,
    Particular,
    PlayerRef,
    TargetObject,
    ThatPlayer,
    This,
)
from rulings_cli.engine import combat, designations, layers, looking_up, quantities, states
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import DamageDealt, SpellCast, TurnBegan, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.characteristics import OWN_NAME
from rulings_cli.terms.rules.effects import LINKED_TO_PUT
from rulings_cli.terms.rules.general import (
    DESCRIPTION_MEANS_PERMANENT,
    DESCRIPTION_WITH_CARD,
    DESCRIPTION_WITH_SOURCE,
    DESCRIPTION_WITH_SPELL,
)
from rulings_cli.terms.rules.keywords import CONVOKED
from rulings_cli.terms.rules.resolving import LAST_KNOWN_INFORMATION
from rulings_cli.terms.rules.targets import WHAT_A_SPELL_TARGETS
from rulings_cli.terms.rules.zones import FROM_OUTSIDE
from rulings_cli.terms.types import CREATURE_TYPES, PERMANENT_SPELL_TYPES, PERMANENT_TYPES
from rulings_cli.terms.values import Value, fields_of
from rulings_cli.terms.zones import Zone

RELATIONS: dict[str, Callable[[int, int], bool]] = {
    "<": lambda left, right: left < right,
    "<=": lambda left, right: left <= right,
    "=": lambda left, right: left == right,
    ">=": lambda left, right: left >= right,
    ">": lambda left, right: left > right,
}


def matches(game: Game, what: Described, id: ObjectId, context: Context) -> bool:
    """Tell whether an object fits, the zone that the description means included."""
    each = game.get(id)
    return _is_where_meant(game, what, each, context) and fits(game, what, each, context)


def objects(game: Game, what: Described, context: Context) -> tuple[ObjectId, ...]:
    """Give all objects that fit, in the order of their zone."""
    verb = _gone_this_way(what)
    if verb and any(name == verb for name, _ in context.bound):
        gone = context.objects_bound(verb)
        return tuple(id for id in gone if fits(game, what, before_it_left(game, what, id), context))
    if what.zone is Zone.OUTSIDE:
        _are_told(game)
    attached = _last_attached(game, what, context)
    if attached is not None:
        return tuple(id for id in attached if fits(game, what, game.get(id), context))
    return tuple(id for id in _candidates(game, what) if matches(game, what, id, context))


def _are_told(game: Game) -> None:
    """Raise NotSupported where the position doesn't tell what is outside the game (CR 400.11a)."""
    there = (each for each in game.objects.values() if each.zone is Zone.OUTSIDE)
    if not any(("companion", "chosen") not in each.chosen for each in there):
        raise NotSupported("which cards a player has outside the game", FROM_OUTSIDE.number)


@implements(LAST_KNOWN_INFORMATION)
def before_it_left(game: Game, what: Described, id: ObjectId) -> GameObject:
    """Give what was destroyed, say, as it last was on the battlefield; a card as it is now."""
    each = game.get(id)
    if what.noun == "card" or each.zone is Zone.BATTLEFIELD or each.was is None:
        return each
    was = game.get(each.was)
    return was if was.zone is Zone.BATTLEFIELD else each


def _last_attached(game: Game, what: Described, context: Context) -> tuple[ObjectId, ...] | None:
    """Give what was last attached to a permanent that is gone; None where no such is meant."""
    for each in what.further:
        if isinstance(each, IsAttachedTo) and isinstance(each.to, This):
            host = game.get(context.source)
            return host.attachments if host.known and not game.exists(host.id) else None
    return None


def _gone_this_way(what: Described) -> str:
    """Give how the effect has done away with such permanents, "" where it hasn't (CR 608.2h)."""
    if what.noun == "card" or what.zone is not None:
        return ""
    words = (getattr(each, "word", "") for each in (*what.further, *what.adjectives))
    verbs = (each.partition(" this way") for each in words)
    return next((v for v, way, _ in verbs if way and v in ("destroyed", "sacrificed")), "")


def groups(
    game: Game, what: Described | None, found: tuple[ObjectId, ...]
) -> tuple[tuple[ObjectId, ...], ...]:
    """Give the cards by their graveyards where all must be "from a single graveyard"; else none."""
    if what is None or not any("from a single" in each for each in what.order):
        return ()
    owners = dict.fromkeys(game.objects[id].owner for id in found)
    return tuple(tuple(id for id in found if game.objects[id].owner == each) for each in owners)


def is_one_of_each(what: Described) -> bool:
    """Tell whether the description asks for one of each of its kinds: "a Mine and a Tower"."""
    return what.joiner in ("and a", "card and a") and len(what.kinds) > 1


def one_of_each(
    game: Game, what: Described, found: tuple[ObjectId, ...], context: Context
) -> tuple[tuple[ObjectId, ...], ...]:
    """Give the sets with a different one of each kind, or of as many kinds as can be."""
    sets = {frozenset[ObjectId]()}
    for kind in what.kinds:
        of_kind = what.evolve(kinds=(kind,), joiner="")
        those = tuple(id for id in found if matches(game, of_kind, id, context))
        sets |= {some | {id} for some in sets for id in those}
    most = max(map(len, sets))
    ordered = (tuple(id for id in found if id in some) for some in sets if len(some) == most)
    return tuple(sorted(ordered))


#: What a permanent is that may be meant where a noun speaks of a spell or of a permanent.
_SPELL_OR: dict[str, Callable[[frozenset[str]], bool]] = {
    "spell or permanent": lambda _: True,
    "spell or nonland permanent": lambda types: "land" not in types,
    "spell or creature": lambda types: "creature" in types,
}


def _candidates(game: Game, what: Described) -> tuple[ObjectId, ...]:
    if what.zone is not None:
        zone = what.zone
    elif what.noun in ("spell", "ability", "spell or ability"):
        zone = Zone.STACK
    elif what.noun in ("card", "source", *_SPELL_OR):
        return tuple(game.objects)
    else:
        zone = Zone.BATTLEFIELD
    if zone is Zone.BATTLEFIELD:
        return game.battlefield()
    return tuple(id for key, ids in game.zones.items() if key[0] is zone for id in ids)


@implements(
    DESCRIPTION_MEANS_PERMANENT,
    DESCRIPTION_WITH_CARD,
    DESCRIPTION_WITH_SPELL,
    DESCRIPTION_WITH_SOURCE,
)
def _is_where_meant(game: Game, what: Described, each: GameObject, context: Context) -> bool:
    """Tell whether the object is the kind of thing, in the zone, that the noun means."""
    if what.zone is not None and each.zone is not what.zone:
        return False
    if what.zone_of is not None and not looking_up.player_matches(
        game, what.zone_of, each.owner, context
    ):
        return False
    if what.noun == "source":
        return True
    if what.noun == "card":
        return each.kind == "card"
    if what.noun == "spell or ability":
        return each.zone is Zone.STACK
    if what.noun in _SPELL_OR:
        if each.zone is Zone.STACK:
            return each.on_stack is None
        is_such = _SPELL_OR[what.noun](layers.characteristics_of(game, each).types)
        return each.zone is Zone.BATTLEFIELD and is_such
    if what.noun == "ability":
        return each.on_stack is not None
    if what.noun == "spell" or (what.zone is Zone.STACK and not what.noun):
        return is_spell(each)
    if what.noun == "token" and each.kind != "token":
        return False
    return what.zone is not None or each.zone is Zone.BATTLEFIELD


def is_spell(each: GameObject) -> bool:
    """Tell whether an object is a spell (CR 112.1)."""
    return each.zone is Zone.STACK and each.on_stack is None


@lru_cache(maxsize=4096)
def kinds_meant(what: Described) -> tuple[tuple[Quality, ...], ...]:
    """Give the kinds with what is said once: "Elf or Soldier creature", "land or creature with …".

    A card type after the last of several subtypes is meant of each; a keyword ability after the
    last of several kinds only of creatures, where the others are none.
    """
    *others, last = what.kinds
    if not others:
        return what.kinds
    types = tuple(each for each in last if isinstance(each, HasType))
    subtypes_only = all(isinstance(each, HasSubtype) for kind in others for each in kind)
    if types and what.joiner == "or" and isinstance(last[0], HasSubtype) and subtypes_only:
        return (*((*kind, *types) for kind in others), last)
    return (*others, (*last, *of_last_kind(what)))


@lru_cache(maxsize=4096)
def of_last_kind(what: Described) -> tuple[Quality, ...]:
    """Give the qualities after the noun that are said only of the last kind."""
    creature = HasType("creature")
    *others, last = what.kinds or ((),)
    if not others or last != (creature,) or any(creature in kind for kind in others):
        return ()
    return tuple(each for each in what.further if isinstance(each, HasKeyword))


def fits(game: Game, what: Described, each: GameObject, context: Context) -> bool:
    """Tell whether an object has all qualities of a description, wherever it is.

    To judge a card by what it would be as a spell, hand in the object with that face and zone.
    """
    if not (what.adjectives or what.kinds or what.further or what.controller or what.owner):
        return True
    found = layers.characteristics_of(game, each)
    if what.controller is not None:
        is_theirs = looking_up.player_matches(game, what.controller, found.controller, context)
        if is_theirs == what.controls_not:
            return False
    if what.owner is not None:
        is_owned = looking_up.player_matches(game, what.owner, each.owner, context)
        if is_owned == what.owns_not:
            return False
    look = _Look(game, each, found, context)
    if _is_host_spoken_of(look, what):
        return False
    return (
        all(has(look, quality) for quality in what.adjectives)
        and all(has(look, quality) for quality in what.further if quality not in of_last_kind(what))
        and (
            not what.kinds
            or any(all(has(look, quality) for quality in kind) for kind in kinds_meant(what))
        )
    )


def _is_host_spoken_of(look: _Look, what: Described) -> bool:
    """Tell whether it is the enchanted creature, than which an Aura's "other creature" is another.

    An Aura's "other enchantment" is another than the Aura itself. "If that opponent controls no
    other creatures" means others than the target.
    """
    if not what.kinds or not any(isinstance(each, Another) for each in what.adjectives):
        return False
    if isinstance(what.controller, ThatPlayer) and any(
        look.object.id in each for each in look.context.targets
    ):
        return True
    source = look.game.objects.get(look.context.source)
    if source is None or source.attached_to != look.object.id:
        return False
    found = layers.characteristics_of(look.game, source)
    itself = _Look(look.game, source, found, look.context)
    return not any(all(has(itself, quality) for quality in kind) for kind in what.kinds)


class _Look:
    """What a quality is asked about: an object with its characteristics, in a context."""

    __slots__ = ("characteristics", "context", "game", "object")

    def __init__(
        self, game: Game, each: GameObject, found: Characteristics, context: Context
    ) -> None:
        self.game = game
        self.object = each
        self.characteristics = found
        self.context = context


def has(look: _Look, quality: Quality) -> bool:
    """Tell whether the object has the quality; an unknown one is NotSupported."""
    test = QUALITIES.get(type(quality))
    if test is None:
        raise NotSupported(f"the quality {type(quality).__name__}")
    return test(look, quality)


def has_quality(game: Game, quality: Quality, id: ObjectId, context: Context) -> bool:
    """Tell whether an object has one quality (protection, enchant and the like ask this)."""
    each = game.get(id)
    return has(_Look(game, each, layers.characteristics_of(game, each), context), quality)


def _has_type(look: _Look, quality: HasType) -> bool:
    types = look.characteristics.types
    if quality.name == "permanent":
        on_stack = look.object.zone is Zone.STACK
        return not types.isdisjoint(PERMANENT_SPELL_TYPES if on_stack else PERMANENT_TYPES)
    return quality.name in types


def _has_subtype(look: _Look, quality: HasSubtype) -> bool:
    return quality.name in look.characteristics.subtypes


def _has_color_count(look: _Look, quality: ColorCount) -> bool:
    count = len(look.characteristics.colors)
    return {"colorless": count == 0, "monocolored": count == 1, "multicolored": count > 1}[
        quality.words
    ]


def _has_keyword(look: _Look, quality: HasKeyword) -> bool:
    return any(
        getattr(each, "name", None) == quality.name for each in look.characteristics.abilities
    )


def _is_another(look: _Look, _quality: Another) -> bool:
    """Tell whether it is another object: in a spell, than what it spoke of before, too."""
    context = look.context
    spoken_of: set[ObjectId | PlayerId] = {context.source}
    if context.this is not None and context.this == context.source:
        bound = map(context.objects_bound, ("affected", "chosen", "created"))
        spoken_of.update(*context.targets, *bound)
        if look.object.was in spoken_of:  # a card that has been put onto the battlefield
            return False
    picked = (*context.objects_bound("found"), *context.objects_bound("chosen"))
    if look.object.id in picked or look.object.was in picked:  # "all other cards revealed"
        return False
    if look.object.zone is Zone.EXILE:  # "each other card exiled with this"
        spoken_of.update(context.objects_bound("exiled"))
    if look.object.was == context.source:  # it has just died
        return False
    spoken_of.update(context.objects_bound("of the event"))
    return look.object.id not in spoken_of


def together(
    game: Game, what: Described | None, ids: tuple[Any, ...], context: Context
) -> tuple[tuple[int, ...], int | None]:
    """Give the number of each object that counts for a total, and how much it may be.

    "Any number of creature cards with total mana value 6 or less"; else nothing.
    """
    for each in what.further if what is not None else ():
        if isinstance(each, Compare) and each.what in TOTALS:
            most = quantities.amount(game, each.amount, context)  # type: ignore[arg-type]
            found = (number_of_object(game, TOTALS[each.what], id) for id in ids)
            return tuple(one or 0 for one in found), most
    return (), None


def number_of_object(game: Game, what: str, id: ObjectId) -> int | None:
    """Give a characteristic of an object that is a number."""
    each = game.get(id)
    return number_of(game, what, each, layers.characteristics_of(game, each))


def _compares(look: _Look, quality: Compare) -> bool:
    if quality.what in TOTALS:  # one alone may not be more than all together
        if quality.relation != "<=":
            raise NotSupported(f"comparing the {quality.what} of several objects")
        quality = quality.evolve(what=TOTALS[quality.what])
    numbers = [
        number_of(look.game, what, look.object, look.characteristics)
        for what in quality.what.split(" or ")
    ]
    relation = RELATIONS[quality.relation]
    amount: Any = quality.amount
    if not isinstance(amount, Number) and not quality.words.startswith("with "):
        amount = _of_itself(amount, look.object.id)
    elif quality.words.startswith("with lesser "):
        amount = of_what_was_given_up(amount, look.context)
    right = quantities.amount(look.game, amount, look.context)
    return any(left is not None and relation(left, right) for left in numbers)


def _of_itself(node: Any, id: ObjectId) -> Any:
    """Let "its" in "with toughness greater than its power" be of the very object described."""
    if isinstance(node, This | TargetObject | Bound) and node.words == "it":
        return Particular(id)
    if isinstance(node, tuple):
        return tuple(_of_itself(each, id) for each in node)
    if not isinstance(node, Value):
        return node
    return node.evolve(**{name: _of_itself(getattr(node, name), id) for name in fields_of(node)})


def of_what_was_given_up(amount: Any, context: Context) -> Any:
    """Let "with lesser mana value" be less than what was sacrificed, where no event is meant."""
    known = {name for name, ids in context.bound if ids}
    name = next((each for each in ("triggering", "sacrificed", "paid") if each in known), "")
    of = amount.of
    if name and isinstance(of, Bound) and of.name == "triggering":
        return amount.evolve(of=Bound(name, of.words))
    return amount


#: The characteristics that are numbers, and the qualities that objects may share.
NUMBERS = (
    *("mana value", "power", "toughness", "loyalty", "defense", "number of colors"),
    *("class level", "times mutated", "total power and toughness"),
)
#: What several objects have together, and the number of each that counts for it.
TOTALS = {"total mana value": "mana value", "total power": "power"}
SHARED = ("color", "name", "card type", "creature type", "mana value")


def number_of(game: Game, what: str, each: GameObject, found: Characteristics) -> int | None:
    """Give a characteristic that is a number; None where the object has none."""
    if what == "mana value":
        return layers.mana_value_of(game, each)
    if what in ("power", "toughness", "loyalty", "defense"):
        value: int | None = getattr(found, what)
        return value
    if what == "total power and toughness":
        both = (found.power, found.toughness)
        return None if None in both else sum(both)  # type: ignore[arg-type]  # no None
    if what == "number of colors":
        return len(found.colors)
    if what == "class level":
        return designations.level_of(each)
    if what == "times mutated":
        return 0 if _is_melded(each) else max(len(each.components) - 1, 0)
    raise NotSupported(f"comparing {what}")


def _is_melded(each: GameObject) -> bool:
    return each.card is not None and each.card.layout == "meld"


def _has_counter(look: _Look, quality: HasCounter) -> bool:
    return look.object.counters_of(quality.kind) > 0


def _has_chosen(look: _Look, quality: ChosenQuality) -> bool:
    source = looking_up.source_of(look.game, look.context)
    found = look.characteristics
    chosen = looking_up.choices(source)
    if quality.words == "of that type" and not chosen:
        raise NotSupported("a type that nobody has chosen")
    for what, value in chosen:
        wanted = quality.what.removeprefix("card ")
        is_a_type = what in looking_up.TYPES_CHOSEN and wanted in looking_up.TYPES_CHOSEN
        what = "card name" if what.endswith("card name") else what
        if not is_a_type and what.removeprefix("card ") != wanted:
            continue
        match what:
            case "creature type" | "land type" | "basic land type":
                return value in found.subtypes
            case "color":
                return value in found.colors
            case "card type" | "type":
                return value.lower() in found.types
            case "name" | "card name":
                return value in found.name.split(" // ")
    return False


@implements(OWN_NAME)
def _is_named(look: _Look, quality: Named) -> bool:
    """Tell whether it has the name; "~" is the name of the object that the text is on."""
    name = quality.name
    if name == "~":
        name = looking_up.source_of(look.game, look.context).name
    return name in look.characteristics.name.split(" // ")


def _has_cost_symbol(look: _Look, quality: HasCostSymbol) -> bool:
    cost = look.characteristics.mana_cost
    return cost is not None and quality.symbol in cost.symbols


def _has_mana_cost(look: _Look, quality: HasManaCost) -> bool:
    cost = look.characteristics.mana_cost
    return cost is not None and "".join(f"{{{e}}}" for e in cost.symbols) in quality.costs


def _shares(look: _Look, quality: SharesQuality) -> bool:
    game, context = look.game, look.context
    ids = _any_of(look, quality.with_)
    ids = tuple(looking_up.that_creature(game, quality.with_, id, context) for id in ids)
    if quality.what == "mana value":
        own = layers.mana_value_of(game, look.object)
        return any(layers.mana_value_of(game, game.get(id)) == own for id in ids)
    return any(
        share(quality.what, look.characteristics, layers.characteristics(look.game, id))
        for id in ids
    )


def _any_of(look: _Look, ref: Any) -> tuple[ObjectId, ...]:
    """Give what a quality speaks of; "a creature" in it means any one, which nobody chooses."""
    if isinstance(ref, ChosenObjects):
        return objects(look.game, ref.what, look.context)
    return looking_up.objects_of(look.game, ref, look.context)


def share(what: str, first: Characteristics, second: Characteristics) -> bool:
    """Tell whether two objects share a quality."""
    match what:
        case "color":
            return not first.colors.isdisjoint(second.colors)
        case "name":
            return bool(first.name) and first.name == second.name
        case "card type":
            return not first.types.isdisjoint(second.types)
        case "creature type":
            return not (first.subtypes & CREATURE_TYPES).isdisjoint(second.subtypes)
    raise NotSupported(f"sharing a {what}")


def _could_attach(_look: _Look, quality: CouldAttach) -> bool:
    raise NotSupported(f"the quality {quality.words!r}")


def _cast_from(look: _Look, quality: CastFrom) -> bool:
    record = look.object.cast
    return (
        record is not None
        and not record.copied
        and (record.from_zone is quality.zone) != quality.negated
    )


def _nth_cast(look: _Look, quality: NthCast) -> bool:
    """Count the spells that its caster cast before it in this turn, if they fit, too."""
    assert isinstance(quality.what, Described)
    record = look.object.cast
    caster = look.characteristics.controller if record is None else record.by
    if quality.own_turns and look.game.active_player != caster:
        return False
    before = 0
    for fact in _casts_this_turn(look.game):
        if fact.object == look.object.id:
            break
        cast = look.game.get(fact.object)
        before += fact.player == caster and fits(look.game, quality.what, cast, look.context)
    return before == quality.number - 1


def _casts_this_turn(game: Game) -> list[SpellCast]:
    found: list[SpellCast] = []
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, SpellCast):
            found.append(fact)
    return found[::-1]


def _has_state(look: _Look, quality: HasState) -> bool:
    """Tell whether a word is true of the object; "milled this way" is what the effect bound."""
    verb, this_way, _ = quality.word.partition(" this way")
    if quality.word.strip() == "attacking you":
        attacker = combat.now(look.game).attacker(look.object.id)
        return attacker is not None and attacker.attacking == look.context.controller
    if not this_way:
        return states.has_state(look.game, look.object, look.characteristics, quality.word)
    if all(name != verb for name, _ in look.context.bound):
        raise NotSupported(f"what was {quality.word}")
    ids = look.context.objects_bound(verb)
    id = look.object.id
    return id in ids or look.object.was in ids or any(look.game.get(i).was == id for i in ids)


def _could_produce(look: _Look, quality: CouldProduceMana) -> bool:
    from rulings_cli.engine import mana

    return quality.type in mana.could_produce(look.game, look.object.id)


def _could_produce_same(look: _Look, quality: CouldProduceSame) -> bool:
    from rulings_cli.engine import mana

    types = mana.could_produce(look.game, look.object.id)
    others = looking_up.objects_of(look.game, quality.as_, look.context)
    return any(not types.isdisjoint(mana.could_produce(look.game, each)) for each in others)


def _exiled_with(look: _Look, quality: ExiledWith) -> bool:
    by = looking_up.objects_of(look.game, quality.by, look.context)
    source = _exiled_by_what(look)
    return source in by and (not quality.last or _is_last_exiled(look, source))


def _exiled_by_what(look: _Look) -> ObjectId | None:
    """Give what has exiled a card, also as the spell that it has become or would be."""
    each = look.object
    if each.zone is Zone.STACK and each.exiled_with is None and each.was is not None:
        each = look.game.objects.get(each.was) or look.game.last_known.get(each.was) or each
    return each.exiled_with if each.zone in (Zone.EXILE, Zone.STACK) else None


def _is_last_exiled(look: _Look, source: ObjectId | None) -> bool:
    """Tell whether no card was exiled with the same object after this one."""
    card = look.object.id if look.object.zone is Zone.EXILE else look.object.was
    both = (*look.game.objects.values(), *look.game.last_known.values())
    exiled = [each.id for each in both if each.zone is Zone.EXILE and each.exiled_with == source]
    return card is None or all(each <= card for each in exiled)


@implements(CONVOKED)
def _convoked(look: _Look, quality: Convoked) -> bool:
    """Tell whether the creature was tapped to convoke the spell, or what it has become."""
    spells = map(look.game.get, looking_up.objects_of(look.game, quality.spell, look.context))
    paid = (pay for each in spells if each.cast is not None for pay in each.cast.payments)
    return any(pay.symbol == "convoke" and pay.helper == look.object.id for pay in paid)


def _exiled_by(look: _Look, quality: ExiledBy) -> bool:
    """Tell whether an ability exiled it that such a player controlled, as far as it is known."""
    source = _exiled_by_what(look)
    if source is None:
        return False
    by = looking_up.controller_of(look.game, source)
    return looking_up.player_matches(look.game, quality.who, by, look.context)


@implements(LINKED_TO_PUT)
def _put_with(look: _Look, quality: PutOntoBattlefieldWith) -> bool:
    by = looking_up.objects_of(look.game, quality.by, look.context)
    return look.object.zone is Zone.BATTLEFIELD and look.object.put_with in by


def _damaged_by(look: _Look, quality: DamagedBy) -> bool:
    """Tell whether the object, as it is or was, was dealt damage by another one this turn."""
    by = looking_up.objects_of(look.game, quality.by, look.context)
    for fact in reversed(look.game.trace):
        if isinstance(fact, TurnBegan):
            return False
        if not isinstance(fact, DamageDealt) or fact.source not in by:
            continue
        if fact.to in (look.object.id, look.object.was):
            return True
    return False


def _is_among(look: _Look, quality: IsAmong) -> bool:
    """Tell whether it is one of the objects spoken of, or what one of them has become."""
    ids = looking_up.objects_of(look.game, quality.of, look.context)
    return look.object.id in ids or look.object.was in ids


def _is_attached(look: _Look, quality: IsAttachedTo) -> bool:
    host, hosts = look.object.attached_to, _any_of(look, quality.to)
    if host is not None and host in hosts:
        return True
    gone = (look.game.last_known.get(each) for each in hosts)
    return any(each is not None and look.object.id in each.attachments for each in gone)


@implements(WHAT_A_SPELL_TARGETS)
def _targets(look: _Look, quality: TargetsObject) -> bool:
    """Tell whether a target of the spell or ability is meant, its only one for "only" (115.9c)."""
    chosen = {each for some in look.object.targets for each in some}
    if quality.only and len(chosen) != 1:
        return False
    return any(_is_meant(look, quality.what, each) for each in chosen)


def _is_meant(look: _Look, what: Any, target: ObjectId | PlayerId) -> bool:
    """Tell whether a target is meant; one that is gone is ignored."""
    if isinstance(target, int) and not look.game.exists(target):
        return False
    if isinstance(what, Described):
        return isinstance(target, int) and matches(look.game, what, target, look.context)
    if isinstance(target, str):
        return isinstance(what, get_args(PlayerRef)) and looking_up.player_matches(
            look.game, what, target, look.context
        )
    return isinstance(what, get_args(ObjectRef)) and target in looking_up.objects_of(
        look.game, what, look.context
    )


def _in_combat_with(look: _Look, quality: InCombatWith) -> bool:
    """Tell whether it blocks one of the objects, or is blocked by one (CR 509.1g)."""
    for other in looking_up.objects_of(look.game, quality.with_, look.context):
        if "blocking" in quality.how and look.object.id in combat.blockers_of(look.game, other):
            return True
        if "blocked by" in quality.how and look.object.id in combat.blocked_by(look.game, other):
            return True
    return False


def _put_there(look: _Look, quality: PutThereThisTurn) -> bool:
    for fact in reversed(look.game.trace):
        if isinstance(fact, TurnBegan):
            return False
        if isinstance(fact, ZoneChanged) and fact.new == look.object.id:
            return quality.from_ in (None, fact.from_)
    return False


_Tester: TypeAlias = Callable[[_Look, Any], bool]

QUALITIES: dict[type[Value], _Tester] = {
    HasType: _has_type,
    HasSupertype: lambda look, quality: quality.name in look.characteristics.supertypes,
    HasSubtype: _has_subtype,
    HasColor: lambda look, quality: quality.color in look.characteristics.colors,
    ColorCount: _has_color_count,
    HasState: _has_state,
    HasKeyword: _has_keyword,
    Another: _is_another,
    IsNot: lambda look, quality: not has(look, quality.quality),
    AnyQuality: lambda look, quality: any(has(look, each) for each in quality.qualities),
    AllQualities: lambda look, quality: all(has(look, each) for each in quality.qualities),
    IsOneOf: lambda look, quality: any(
        _is_where_meant(look.game, each, look.object, look.context)
        and fits(look.game, each, look.object, look.context)
        for each in quality.things
    ),
    Compare: _compares,
    HasCounter: _has_counter,
    ChosenQuality: _has_chosen,
    Named: _is_named,
    HasCostSymbol: _has_cost_symbol,
    HasManaCost: _has_mana_cost,
    SharesQuality: _shares,
    CouldAttach: _could_attach,
    CastFrom: _cast_from,
    NthCast: _nth_cast,
    CouldProduceMana: _could_produce,
    CouldProduceSame: _could_produce_same,
    DamagedBy: _damaged_by,
    Convoked: _convoked,
    ExiledBy: _exiled_by,
    ExiledWith: _exiled_with,
    PutOntoBattlefieldWith: _put_with,
    IsAmong: _is_among,
    IsAttachedTo: _is_attached,
    InCombatWith: _in_combat_with,
    PutThereThisTurn: _put_there,
    TargetsObject: _targets,
}

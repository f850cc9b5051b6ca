"""What allows a card to be played (CR 601.3, 305.1), and when (CR 117.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

from rulings_cli.abilities.abilities import Ability, Keyword, StaticAbility
from rulings_cli.abilities.costs import Cost, DiscardCards, PayLife, PayMana
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.durations import TurnsYouAttacked
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import (
    AlternativeCost,
    AsThoughFlash,
    CastThisFrom,
    MayPayInstead,
    MayPlayFrom,
)
from rulings_cli.engine import (
    conditions,
    happened,
    layers,
    looking_up,
    matching,
    other_ways,
    own_flash,
    past_events,
    statics,
)
from rulings_cli.engine.built_keywords import carried_out, carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.effects import Permission
from rulings_cli.game.events import AttackersDeclared, SpellCast
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.additional import COMMANDER_FROM_COMMAND_ZONE
from rulings_cli.terms.rules.card_types import AS_SORCERY, SORCERY_TIMING
from rulings_cli.terms.rules.casting import FLASH_BY_QUALITIES, MAY_BEGIN, OTHER_CHARACTERISTICS
from rulings_cli.terms.rules.costs import ALTERNATIVE_COST
from rulings_cli.terms.rules.keywords import (
    AFTERMATH,
    ESCAPE,
    FLASH,
    FLASHBACK,
    JUMP_START,
    RETRACE,
)
from rulings_cli.terms.rules.priority import ACTIONS_NEED_PRIORITY, TIMING_OF_SPELLS
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import OWN_ZONES, Zone

_S = TypeVar("_S", bound=Value)


#: What holds once in a turn: for an object whose effect allows it, and for a card type of those.
Once: TypeAlias = "ObjectId | tuple[ObjectId, str]"


class Way(Value):
    """One way to play a card: what allows it, and what is paid rather than its mana cost.

    `alternative` "" is the mana cost, "free" no mana cost at all, else the keyword; `cost` is
    what is paid instead (None: the mana cost). `permission` is the id of the permission used,
    `source` the object whose effect allows it; `play` whether lands are allowed.
    """

    rule: Rule
    alternative: str = ""
    cost: Cost | None = None
    additional: tuple[Cost, ...] = ()
    permission: int | None = None
    source: ObjectId | None = None
    #: "type" or "color": mana may be spent as though it were of any type, or any color;
    #: "color:C" and "color:S": only colorless mana, or mana of snow sources
    any_mana: str = ""
    play: bool = False
    #: what the spell is in this way: "face down", "bestowed", "transformed", "prototyped"
    form: str = ""
    #: what the spell must be, told in the context of the effect that lets it be cast
    only: Described | None = None
    context: Context | None = None
    #: the objects whose effects allow it, or offer its cost, only once in a turn, or once for a
    #: card type
    once: tuple[Once, ...] = ()
    #: the object whose effect exiles the spell instead of letting it go to a graveyard
    exiled_by: ObjectId | None = None


#: Keyword abilities that offer another cost, from wherever the card may be cast (CR 118.9).
OFFERED: dict[str, Rule] = {name: offer.rule for name, offer in other_ways.OFFERS.items()}
#: Keyword abilities that allow the card to be cast from the graveyard.
FROM_GRAVEYARD: dict[str, Rule] = {
    "aftermath": AFTERMATH,
    "flashback": FLASHBACK,
    "escape": ESCAPE,
    "jump-start": JUMP_START,
    "retrace": RETRACE,
    **{name: offer.rule for name, offer in other_ways.FROM_GRAVEYARD.items()},
}
carried_out((*OFFERED, *FROM_GRAVEYARD))
carried_out(("mayhem",), lambda keyword: keyword.cost is not None)  # not lands (CR 702.187c)


# --- from where -----------------------------------------------------------------------------


@implements(MAY_BEGIN, COMMANDER_FROM_COMMAND_ZONE)
def permissions_to_play(
    game: Game,
    player: PlayerId,
    card_id: ObjectId,
    spell: GameObject | None = None,
    land: GameObject | None = None,
) -> tuple[Way, ...]:
    """Give what allows the player to play the card from where it is, the usual rule first.

    `spell` is the card as it would be on the stack, where it is to be cast (CR 601.3e); `land` the
    card with the face that is to be played as a land (CR 712.12).
    """
    found = game.objects.get(card_id)
    if found is None or found.kind == "ability" or found.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return ()
    ways: list[Way] = []
    if found.zone is Zone.HAND and found.owner == player:
        ways.append(Way(TIMING_OF_SPELLS, play=True))
    if found.zone is Zone.COMMAND and found.is_commander and found.owner == player:
        ways.append(Way(COMMANDER_FROM_COMMAND_ZONE))
    ways += _by_permissions(game, player, card_id, spell)
    ways += _by_statics(game, player, land or found, spell)
    return tuple(ways)


def _by_permissions(
    game: Game, player: PlayerId, card_id: ObjectId, spell: GameObject | None
) -> Iterator[Way]:
    for each in game.permissions.values():
        if each.object != card_id or each.player != player or not _holds_now(game, each):
            continue
        if spell is not None and each.only is not None:
            context = Context(each.source, player)
            if not matching.fits(game, each.only, spell, context):
                continue
        yield Way(
            each.rule or MAY_BEGIN,
            alternative=each.alternative or ("free" if each.free else ""),
            cost=Cost() if each.free else each.cost,
            permission=each.id,
            source=each.source,
            any_mana=_as_what(each),
            play=each.play,
        )


def use(game: Game, id: int) -> None:
    """End a permission that was used, with those of which only one may be used."""
    used = game.permissions.pop(id, None)
    if used is not None and used.group:
        for each in [each.id for each in game.permissions.values() if each.group == used.group]:
            del game.permissions[each]


def _as_what(permission: Permission) -> str:
    """Give as what mana may be spent on the card, and which mana, as `Way.any_mana` says it."""
    if permission.any_color:
        return f"color:{permission.of_mana}" if permission.of_mana else "color"
    return "type" if permission.any_mana else ""


def _holds_now(game: Game, permission: Permission) -> bool:
    """Tell whether a permission for later, or for a main phase with an empty stack, holds now."""
    if permission.later and game.turn <= permission.turn:
        return False
    time = permission.duration
    if isinstance(time, TurnsYouAttacked) and not _attacked_with(game, permission, time):
        return False
    return not (permission.as_sorcery and not_sorcery_time(game, permission.player))


def _attacked_with(game: Game, permission: Permission, time: TurnsYouAttacked) -> bool:
    """Tell whether the player attacked this turn with such creatures (CR 508.1)."""
    context = Context(permission.source, permission.player)
    for fact in past_events.this_turn(game):
        if not isinstance(fact, AttackersDeclared) or fact.player != permission.player:
            continue
        if time.what is None:
            if permission.source in fact.attackers:
                return True
            continue
        found = (game.objects.get(each) or game.last_known[each] for each in fact.attackers)
        if sum(matching.fits(game, time.what, each, context) for each in found) >= time.least:
            return True
    return False


def _by_statics(
    game: Game, player: PlayerId, card: GameObject, spell: GameObject | None
) -> Iterator[Way]:
    for effect, source, context in statics.in_force(game, MayPlayFrom):
        if effect.zone is not card.zone:
            continue
        if not looking_up.player_matches(game, effect.who, player, context):
            continue
        if spell is None and not (effect.play or _lands_only(effect.what)):
            continue
        keys = _once_keys(game, effect, spell or card, source.id)
        if effect.once and not (keys := tuple(e for e in keys if not _was_used(game, player, e))):
            continue
        if effect.once.endswith("r turn") and game.active_player != player:
            continue
        if _is_there(game, effect, card, context) and matching.fits(
            game, effect.what, spell or card, context
        ):
            life = effect.for_life and spell is not None
            way = Way(
                MAY_BEGIN,
                alternative="free" if effect.free else "life" if life else "",
                cost=_cost_of(game, effect, spell),
                source=source.id,
                any_mana=effect.mana,
                play=spell is None,
                additional=(effect.more,) if effect.more is not None and spell is not None else (),
                only=effect.what if spell is not None else None,
                context=context,
                exiled_by=source.id if effect.exiles and spell is not None else None,
            )
            if not effect.once:
                yield way
            for each in keys if effect.once else ():
                yield way.evolve(once=(each,))


#: The permanent types that a spell or land may be of (CR 110.4).
_PERMANENT_TYPES: Final = ("artifact", "battle", "creature", "enchantment", "planeswalker", "land")


def _once_keys(
    game: Game, effect: MayPlayFrom, card: GameObject, source: ObjectId
) -> tuple[Once, ...]:
    """Give what is used up as a card is played so: one of its types where each has its own."""
    if not effect.each_type:
        return (source,)
    types = layers.characteristics_of(game, card).types
    if effect.play:
        return ((source, "land"),)
    return tuple((source, each) for each in _PERMANENT_TYPES if each in types)


def _cost_of(game: Game, effect: MayPlayFrom, spell: GameObject | None) -> Cost | None:
    """Give what is paid rather than the mana cost, nothing where it is free; None: no such."""
    if effect.free:
        return Cost()
    if effect.for_life and spell is not None:
        return Cost((PayLife(Number(layers.mana_value_of(game, spell))),))
    return None


def _is_there(game: Game, effect: MayPlayFrom, card: GameObject, context: Context) -> bool:
    """Tell whether the card is in that player's zone, and on top of it if it is a library."""
    if effect.top_only or effect.zone is Zone.LIBRARY:
        key = card.owner if card.zone in OWN_ZONES else ""
        if game.in_zone(card.zone, key)[:1] != (card.id,):
            return False
    if effect.zone is Zone.EXILE and effect.what.zone_of is None:
        return True
    whose = effect.what.zone_of or effect.who
    return looking_up.player_matches(game, whose, card.owner, context)


def _lands_only(what: Described) -> bool:
    return bool(what.kinds) and all(HasType("land") in kind for kind in what.kinds)


def may_be_played(game: Game, card_id: ObjectId) -> bool:
    """Tell whether anything could let a player play the card from where it is.

    Quick, and never wrongly no: most cards in graveyards and exile just lie there.
    """
    card = game.objects[card_id]
    if card.zone in (Zone.HAND, Zone.COMMAND):
        return True
    if any(each.object == card_id for each in game.permissions.values()):
        return True
    if any(effect.zone is card.zone for effect, _, _ in statics.in_force(game, MayPlayFrom)):
        return True
    own = layers.characteristics(game, card_id).abilities
    faces_of = () if card.card is None else card.card.faces
    printed = [tuple(each.abilities) for each in faces_of]
    return any(_allow_elsewhere(each) for each in (own, *printed))


@lru_cache(maxsize=4096)
def _allow_elsewhere(abilities: tuple[Ability, ...]) -> bool:
    """Tell whether abilities let the card they are on be cast from somewhere else (113.6)."""
    return any(
        (isinstance(each, Keyword) and each.name in FROM_GRAVEYARD)
        or (
            isinstance(each, StaticAbility)
            and any(isinstance(effect, CastThisFrom) for effect in each.effects)
        )
        for each in abilities
    )


# --- for what -------------------------------------------------------------------------------


@implements(ALTERNATIVE_COST)
def ways_to_cast(
    game: Game, position: Game, player: PlayerId, card_id: ObjectId, spell_id: ObjectId
) -> tuple[Way, ...]:
    """Give the ways to cast a card; `position` holds the spell that it would be on the stack."""
    spell = layers.characteristics(position, spell_id)
    context = Context(spell_id, player, this=spell_id)
    ways: list[Way] = []
    shown = position.get(spell_id)
    zone = game.get(card_id).zone
    usual = permissions_to_play(game, player, card_id, shown)
    for allowed in usual:
        ways.append(allowed)
        ways += (
            each
            for each in offered(position, allowed, spell, context, zone)
            if allowed in _of_form(game, player, card_id, shown, each.form, usual)
        )
    if zone is not Zone.HAND:
        ways += _by_form_alone(game, position, player, card_id, shown, usual)
    ways += _from_graveyard(game, player, card_id, spell)
    for allowed in _by_itself(game, position, player, game.get(card_id), context):
        ways.append(allowed)
        ways += offered(position, allowed, spell, context, zone)
    return tuple(dict.fromkeys(ways))


@implements(OTHER_CHARACTERISTICS)
def _of_form(
    game: Game,
    player: PlayerId,
    card_id: ObjectId,
    shown: GameObject,
    form: str,
    usual: tuple[Way, ...],
) -> tuple[Way, ...]:
    """Give what allows it to be cast in a form: what it is then counts (CR 601.3e, 702.103b)."""
    changes = other_ways.changes_of(form, shown) if form else {}
    if not changes or game.get(card_id).zone is Zone.HAND:
        return usual
    return permissions_to_play(game, player, card_id, shown.evolve(**changes))


def _by_form_alone(
    game: Game,
    position: Game,
    player: PlayerId,
    card_id: ObjectId,
    shown: GameObject,
    usual: tuple[Way, ...],
) -> Iterator[Way]:
    """Give the ways that are open only in a form: a face-down spell is a creature spell."""
    spell = layers.characteristics(position, shown.id)
    context = Context(shown.id, player, this=shown.id)
    zone = game.get(card_id).zone
    for name, offer, cost in other_ways.offers_of(position, spell, context, zone):
        for allowed in _of_form(game, player, card_id, shown, offer.form, usual):
            if allowed not in usual and not allowed.alternative:
                yield allowed.evolve(alternative=name, cost=cost, form=offer.form)


def offered(
    game: Game, allowed: Way, spell: Characteristics, context: Context, zone: Zone
) -> Iterator[Way]:
    """Give the same permission with each other cost that the spell offers (CR 118.9)."""
    if allowed.alternative:
        return
    for name, offer, cost in other_ways.offers_of(game, spell, context, zone):
        yield allowed.evolve(alternative=name, cost=cost, form=offer.form)
    yield from _by_others(game, allowed, context)
    for effect in stated(game, spell.abilities, AlternativeCost, context):
        if effect.condition is None or conditions.holds(game, effect.condition, context):
            name = "free" if effect.free else "alternative cost"
            yield allowed.evolve(alternative=name, cost=Cost() if effect.free else effect.cost)


@implements(ALTERNATIVE_COST)
def _by_others(game: Game, allowed: Way, context: Context) -> Iterator[Way]:
    """Give the same permission with each cost that effects of other objects offer."""
    for effect, source, its in statics.in_force(game, MayPayInstead):
        if not looking_up.player_matches(game, effect.who, context.controller, its):
            continue
        if context.this is None or not matching.matches(
            game, as_spell(effect.what), context.this, its
        ):
            continue
        if effect.once_each_turn and _was_used(game, context.controller, source.id):
            continue
        once: tuple[Once, ...] = (*allowed.once, *((source.id,) if effect.once_each_turn else ()))
        cost = _of_spell(game, effect, context.this)
        name = f"{source.name} cost"
        yield allowed.evolve(alternative=name, cost=cost, source=source.id, once=once)


def _of_spell(game: Game, effect: MayPayInstead, spell: ObjectId) -> Cost:
    """Give the cost that is paid instead, its X put in where the spell tells it (CR 107.3c)."""
    if effect.x != "mana value":
        return effect.cost
    x = str(layers.mana_value(game, spell))
    parts = tuple(
        each.evolve(cost=ManaCost(tuple(x if e == "X" else e for e in each.cost.symbols)))
        if isinstance(each, PayMana)
        else each
        for each in effect.cost.components
    )
    return Cost(parts)


@implements(MAY_BEGIN)
def _by_itself(
    game: Game, position: Game, player: PlayerId, card: GameObject, context: Context
) -> Iterator[Way]:
    """Give the permission of a card that says from where it may be cast itself."""
    abilities = layers.characteristics(game, card.id).abilities
    for effect in stated(position, abilities, CastThisFrom, context):
        if effect.zone is not card.zone or card.owner != player:
            continue
        if effect.condition is not None and not conditions.holds(game, effect.condition, context):
            continue
        if effect.using:
            yield from _using(game, position, effect.using, card, context)
            continue
        more = (effect.cost,) if effect.cost is not None else ()
        yield Way(MAY_BEGIN, source=card.id, additional=more)


def _using(
    game: Game, position: Game, name: str, card: GameObject, context: Context
) -> Iterator[Way]:
    """Give the way to cast a card by one of its keyword abilities alone: "using its … ability"."""
    spell = layers.characteristics(position, context.this or context.source)
    for offered_, offer, cost in other_ways.offers_of(game, spell, context, Zone.HAND):
        if offered_ == name:
            way = Way(MAY_BEGIN, source=card.id, alternative=name)
            yield way.evolve(cost=cost, form=offer.form)


def use_once(game: Game, player: PlayerId, once: tuple[Once, ...]) -> None:
    """Note that permissions which hold once in a turn were used for a land."""
    for each in once:
        game.marks = {**game.marks, f"{player}: {each}": str(game.turn)}


def _was_used(game: Game, player: PlayerId, source: Once) -> bool:
    """Tell whether the player has used what an object allows once in a turn, this turn."""
    if game.marks.get(f"{player}: {source}") == str(game.turn):
        return True
    return any(
        (record := game.get(each.object).cast) is not None and source in record.once
        for each in happened.this_turn(game)
        if isinstance(each, SpellCast) and each.player == player
    )


def stated(
    game: Game, abilities: tuple[Ability, ...], kind: type[_S], context: Context
) -> Iterator[_S]:
    """Give the effects of a kind that static abilities state of the spell they are on."""
    for ability in abilities:
        if not isinstance(ability, StaticAbility):
            continue
        for effect in ability.effects:
            if isinstance(effect, kind) and (
                ability.condition is None or conditions.holds(game, ability.condition, context)
            ):
                yield effect


@implements(FLASHBACK, ESCAPE)
def _from_graveyard(
    game: Game, player: PlayerId, card_id: ObjectId, spell: Characteristics
) -> Iterator[Way]:
    card = game.get(card_id)
    if card.zone is not Zone.GRAVEYARD or card.owner != player:
        return
    there = layers.characteristics(game, card_id).abilities
    names = {each.name for each in there if isinstance(each, Keyword)}
    faces_of = () if card.card is None else card.card.faces
    printed = {each for face in faces_of for each in face.abilities}
    gained = (each for each in there if isinstance(each, Keyword) and each not in printed)
    for ability in dict.fromkeys((*spell.abilities, *gained)):
        if not isinstance(ability, Keyword) or ability.name not in FROM_GRAVEYARD:
            continue
        if ability.name not in names:
            continue  # the card has lost it where it is (CR 113.6)
        rule = FROM_GRAVEYARD[ability.name]
        if ability.name == "aftermath":
            yield Way(rule, source=card_id)
        elif ability.name in other_ways.FROM_GRAVEYARD:
            if ability.name != "mayhem" or other_ways.was_discarded_this_turn(game, card):
                form = other_ways.FROM_GRAVEYARD[ability.name].form
                yield Way(rule, ability.name, cost=ability.cost, source=card_id, form=form)
        elif ability.name in ("jump-start", "retrace"):
            kind = (
                Described(kinds=((HasType("land"),),), noun="card")
                if ability.name == "retrace"
                else None
            )
            extra = (Cost((DiscardCards(kind),)),)
            yield Way(rule, ability.name, additional=extra, source=card_id)
        elif ability.name != "flashback" or spell.types & {"instant", "sorcery"}:
            yield Way(rule, ability.name, cost=ability.cost, source=card_id)


# --- when -----------------------------------------------------------------------------------


@implements(TIMING_OF_SPELLS, SORCERY_TIMING, FLASH, FLASH_BY_QUALITIES)
def bad_time_to_cast(
    game: Game, player: PlayerId, spell_id: ObjectId, position: Game
) -> Illegal | None:
    """Give why it is no time to cast the spell; `position` holds it as it would be on the stack."""
    if game.priority != player:
        return Illegal(ACTIONS_NEED_PRIORITY, "only a player who has priority may cast spells")
    spell = layers.characteristics(position, spell_id)
    why = "" if "instant" in spell.types else not_sorcery_time(game, player)
    if not why or has_flash(position, player, spell_id, spell):
        return None
    if own_flash.of(position, spell_id, spell) is not None:
        return None
    kind = "sorcery" if "sorcery" in spell.types else "noninstant"
    because = (SORCERY_TIMING, MAY_BEGIN) if kind == "sorcery" else (MAY_BEGIN,)
    return Illegal(
        TIMING_OF_SPELLS,
        f"a {kind} spell is cast during one's own main phase with an empty stack: {why}",
        because,
    )


@carries_out("flash")
def has_flash(position: Game, player: PlayerId, spell_id: ObjectId, spell: Characteristics) -> bool:
    """Tell whether a spell has flash, or may be cast so by the effect of another object."""
    if any(isinstance(each, Keyword) and each.name == "flash" for each in spell.abilities):
        return True
    return any(
        looking_up.player_matches(position, effect.who, player, context)
        and matching.matches(position, as_spell(effect.what), spell_id, context)
        for effect, _, context in statics.in_force(position, AsThoughFlash)
    )


def as_spell(what: Described) -> Described:
    """Give a description of spells: one that names no zone or noun is of the spell here."""
    if what.noun in ("", "permanent", "card") and what.zone is None:
        return what.evolve(noun="spell")
    return what


@implements(AS_SORCERY)
def not_sorcery_time(game: Game, player: PlayerId) -> str:
    """Give in words why a sorcery could not be cast now; "" if it could (CR 307.5)."""
    if game.active_player != player:
        return "it is another player's turn"
    if not game.step.is_main_phase:
        return f"it is the {game.step.words}"
    if game.stack():
        return "the stack is not empty"
    return ""

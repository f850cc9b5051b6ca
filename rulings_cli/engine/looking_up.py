"""Find the objects and players that an ability speaks of (CR 109.5, 608.2h, 115)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rulings_cli.abilities.references import (
    AIMED_AT,
    ActivePlayer,
    AnOpponent,
    APlayer,
    AttachedTo,
    Both,
    BothPaired,
    Bound,
    ChosenObjects,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    EnchantedPlayer,
    ObjectRef,
    OpponentsOf,
    OpponentsWith,
    OwnerOf,
    Particular,
    PlayerRef,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
    YouAnd,
)
from rulings_cli.engine import combat, layers, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import CHOSEN_BY, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME
from rulings_cli.terms.rules.effects import LINKED_TO_EXILED, UNDEFINED_CHOICE
from rulings_cli.terms.rules.general import YOU_AND_YOUR
from rulings_cli.terms.rules.resolving import LAST_KNOWN_INFORMATION
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def objects_of(game: Game, ref: ObjectRef, context: Context) -> tuple[ObjectId, ...]:
    """Give the ids of what a reference means; they may be of objects that are gone."""
    match ref:
        case This():
            return (context.source,)
        case TargetObject():
            return tuple(each for each in _targets(context, ref.index) if isinstance(each, int))
        case Bound():
            return _bound(game, ref.name, context)
        case AttachedTo():
            host = source_of(game, context).attached_to
            return () if host is None else (host,)
        case Each():
            return matching.objects(game, ref.what, context)
        case Particular():
            return (ref.id,)
        case Both():
            return _both(game, ref, context)
        case BothPaired():
            return _paired(game, context)
        case ChosenObjects():
            chosen = context.objects_bound("chosen")
            if chosen:
                return chosen
    raise NotSupported(f"looking up {ref!r} before it was chosen")


def _both(game: Game, ref: Both, context: Context) -> tuple[ObjectId, ...]:
    """Give all that is meant; "each other creature" after a target is other than that target."""
    found: list[ObjectId] = []
    for each in ref.of:
        where = context
        if found and isinstance(each, Each) and isinstance(ref.of[0], TargetObject):
            where = context.evolve(source=found[0])
        found += objects_of(game, each, where)
    return tuple(dict.fromkeys(found))


def _paired(game: Game, context: Context) -> tuple[ObjectId, ...]:
    """Give the object and the creature that it is paired with; none where it is unpaired."""
    from rulings_cli.engine import designations  # it needs performing, which needs this

    return designations.together(game, context.source, "paired")


@implements(LINKED_TO_EXILED)
def _bound(game: Game, name: str, context: Context) -> tuple[ObjectId, ...]:
    """Give what a name is bound to; "the exiled card" of another ability is a linked one."""
    found = context.objects_bound(name)
    if found or any(name == each for each, _ in context.bound):
        return found
    if name == "each one" and context.each is not None:
        return (context.each,)
    if name == "top card":
        return game.in_zone(Zone.LIBRARY, context.controller)[:1]
    if name == "attached":
        host = source_of(game, context).attached_to
        return () if host is None else (host,)
    if name == "exiled":
        there = game.in_zone(Zone.EXILE)
        linked = tuple(id for id in there if game.objects[id].exiled_with == context.source)
        paid = context.objects_bound("paid")  # by a cost of the spell (CR 400.7j)
        return linked or tuple(id for id in there if {id, game.objects[id].was} & {*paid})
    if _could_be_bound(game, name, context):
        return ()
    if name in ("revealed", "discarded"):  # as a cost
        paid = context.objects_bound("paid")
        if paid:
            return paid
    raise NotSupported(f"what {name!r} stands for: nothing has bound it", "608.2h")


#: The instructions that give a name to something, where they are carried out and find anything.
_BINDERS: Final = {
    "created": ("CreateToken", "KeywordAction"),
    "found": ("ExileTop", "ExileUntil", "SearchLibrary"),
    "drawn": ("Draw",),
    "milled": ("Mill",),
    "revealed": ("LookAtTop", "RevealHand"),
    "rest": ("LookAtTop", "ExileTop", "Mill", "RevealHand"),
    "copied": ("CopySpell",),
    "discarded": ("Discard",),
    "chosen": ("ChooseCard", "ChosenObjects"),
    "moved": ("KeywordAction",),
    "affected": ("Each",),
    "sacrificed": ("Sacrifice",),
    "cast": ("CastCard",),
    "paid": ("MayPay", "UnlessPays"),
}


def _could_be_bound(game: Game, name: str, context: Context) -> bool:
    """Tell whether an instruction of the text would have bound it: then it stands for nothing.

    Something optional was declined, a search has failed, or nothing was there (CR 609.3).
    """
    if context.this is None or context.this not in game.objects:
        return False
    held = game.objects[context.this]
    text = held.face.paragraphs if held.on_stack is None else held.on_stack.ability
    return _binds(text, name)


def with_what_is_nothing(game: Game, body: object, context: Context) -> Context:
    """Bind to nothing what a delayed ability speaks of and its text could have bound by now."""
    for each in walk(body):
        if (
            isinstance(each, Bound)
            and not any(name == each.name for name, _ in context.bound)
            and not _binds(body, each.name)
            and _could_be_bound(game, each.name, context)
        ):
            context = context.bind(each.name, ())
    return context


def _binds(text: object, name: str) -> bool:
    """Tell whether some instruction of a text gives the name to what it finds."""
    binders = _BINDERS.get(name, ())
    return any(type(each).__name__ in binders for each in walk(text))


#: What "the chosen type" may be, by the kind of the choice.
TYPES_CHOSEN = ("creature type", "card type", "type", "land type", "basic land type")


@implements(UNDEFINED_CHOICE)
def choices(each: GameObject) -> tuple[tuple[str, str], ...]:
    """Give what was chosen for an object, unless it was for an ability that it has no more.

    What has become a copy of another object has other abilities; the faces of one card are linked.
    """
    by = dict(each.chosen).get(CHOSEN_BY)
    printed = () if each.card is None else [face.name for face in each.card.faces]
    if by in (None, each.face.name) or (by in printed and each.face.name in printed):
        return each.chosen
    return ()


def chosen_color(game: Game, context: Context) -> str:
    """Give the color that was chosen for the object, a letter; "" if none was."""
    chosen = dict(choices(source_of(game, context))).get("color", "")
    letter = COLORS_BY_NAME.get(chosen.lower(), chosen)
    return letter if letter in COLORS else ""


def source_of(game: Game, context: Context) -> GameObject:
    """Give the object that the ability is on, as it last was if it is gone (CR 113.7a)."""
    found = game.objects.get(context.source) or game.last_known.get(context.source)
    if found is None and context.source_was is not None:
        return context.source_was
    return found if found is not None else game.get(context.source)


def known(game: Game, id: ObjectId, context: Context) -> GameObject:
    """Give an object as it is, or as it last was in the zone that it left (CR 608.2h)."""
    return source_of(game, context) if id == context.source else game.get(id)


@implements(LAST_KNOWN_INFORMATION)
def as_it_was(game: Game, id: ObjectId, context: Context) -> GameObject:
    """Give an object, of the event as it last was if it has left the battlefield (608.2h)."""
    each = game.get(id)
    for was in context.event_was:
        if was.zone is Zone.BATTLEFIELD and was.id == each.was:
            return was
    return known(game, id, context)


def that_creature(game: Game, ref: ObjectRef, id: ObjectId, context: Context) -> ObjectId:
    """Give what is copied or compared: "that creature", not the card that it has become since."""
    each = game.get(id)
    if not isinstance(ref, Bound) or "card" in ref.words:
        return id
    before = {was.id for was in context.event_was if was.zone is Zone.BATTLEFIELD}
    while each.was is not None and each.zone is not Zone.BATTLEFIELD:
        if each.was in before:
            return each.was
        each = game.get(each.was)
    return id


def _targets(context: Context, index: int) -> tuple[ObjectId | PlayerId, ...]:
    return context.targets[index] if index < len(context.targets) else ()


@implements(YOU_AND_YOUR)
def players_of(game: Game, ref: PlayerRef, context: Context) -> tuple[PlayerId, ...]:
    """Give the players that a reference means; several for "each" and for "a player"."""
    match ref:
        case You():
            return (context.controller,)
        case EnchantedPlayer() | ChosenPlayer():
            player = _of_source(source_of(game, context), ref)
            return (player,) if player else ()
        case YouAnd():
            return _distinct((context.controller, *players_of(game, ref.other, context)))
        case EachPlayer() | APlayer():
            return game.apnap()
        case EachOpponent() | AnOpponent():
            return game.opponents_of(context.controller)
        case TargetPlayer():
            return tuple(each for each in _targets(context, ref.index) if isinstance(each, str))
        case OpponentsOf():
            theirs = (game.opponents_of(each) for each in players_of(game, ref.of, context))
            return tuple(dict.fromkeys(each for some in theirs for each in some))
        case OpponentsWith():
            return tuple(
                each
                for each in game.opponents_of(context.controller)
                if dict(game.players[each].counters).get(ref.counter, 0) >= ref.least
            )
        case ThatPlayer():
            return _that_player(game, ref, context)
        case ControllerOf():
            return _distinct(_controller_last(game, id) for id in objects_of(game, ref.of, context))
        case OwnerOf():
            return _distinct(game.get(id).owner for id in objects_of(game, ref.of, context))
        case ActivePlayer():
            return (game.active_player,)
        case DefendingPlayer():
            bound = dict(context.player_bound).get("defending player")
            if bound is not None:
                return (bound,)
            about = context.objects_bound("triggering")
            found = combat.defending_player(game, *about, context.source)
            if found is not None:
                return (found,)
    raise NotSupported(f"looking up {ref!r} outside combat", "506.2")


def _of_source(source: GameObject, ref: EnchantedPlayer | ChosenPlayer) -> PlayerId:
    """Give the player that an object enchants, or who was chosen for it; "" for none."""
    if isinstance(ref, EnchantedPlayer):
        return source.enchants
    chosen = dict(choices(source))
    return chosen.get("player") or chosen.get("opponent", "")


def _distinct(players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    return tuple(dict.fromkeys(players))


def _that_player(game: Game, ref: ThatPlayer, context: Context) -> tuple[PlayerId, ...]:
    known = dict(context.player_bound)
    if ref.words in ("they", "them") and "they" in known:
        return (known["they"],)
    if ref.words == AIMED_AT:
        return _aimed_at(game, context)
    bound = known.get("that player")
    if bound is not None:
        return (bound,)
    for chosen in reversed(context.targets):
        for each in reversed(chosen):
            return (each,) if isinstance(each, str) else (_of_target(game, each, ref, context),)
    if context.targets:  # nothing was chosen for "up to one target …": nobody is meant
        return ()
    if "player of the event" in known:
        return (known["player of the event"],)
    if "its player" in known and ref.words != "that player":  # "its owner loses half their life"
        return (known["its player"],)
    raise NotSupported("looking up which player is meant by that player")


def _aimed_at(game: Game, context: Context) -> tuple[PlayerId, ...]:
    """Give the player who is the target, or the controller of the planeswalker that is."""
    for each in (one for chosen in context.targets for one in chosen):
        if isinstance(each, str):
            return (each,)
        if "planeswalker" in layers.characteristics_of(game, game.get(each)).types:
            return (controller_of(game, each),)
    return ()


def _of_target(game: Game, id: ObjectId, ref: ThatPlayer, context: Context) -> PlayerId:
    """Give the player spoken of with a target: its controller, or the owner whom it went to."""
    became = dict(context.moved).get(id)
    went_home = became is not None and game.get(became).zone in (Zone.HAND, Zone.LIBRARY)
    if went_home and ref.words != "that opponent":  # "to its owner's hand, then that player"
        return game.get(id).owner
    return controller_of(game, id)


def player_matches(game: Game, ref: PlayerRef, player: PlayerId, context: Context) -> bool:
    """Tell whether a player is meant by a reference such as "you" or "an opponent"."""
    return player in players_of(game, ref, context)


def _controller_last(game: Game, id: ObjectId) -> PlayerId:
    """Give its controller, or who last controlled what the card was (CR 608.2h)."""
    each = game.get(id)
    before = None if each.was is None else game.last_known.get(each.was)
    if each.zone in _CONTROLLED or before is None or before.zone not in _CONTROLLED:
        return controller_of(game, id)
    return controller_of(game, before.id)


#: Where objects have a controller; a card elsewhere has none (CR 108.4).
_CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK)


def controller_of(game: Game, id: ObjectId) -> PlayerId:
    """Give an object's controller after effects; a card's owner where it has none (108.4a)."""
    return layers.characteristics(game, id).controller

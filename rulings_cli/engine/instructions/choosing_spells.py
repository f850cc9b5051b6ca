"""The cards that an effect lets a player choose to cast: "a spell from among them" (CR 608.2g).

The description is that of a spell, so a card is judged by what it would be on the stack.
"""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Another, CastFrom, Described, IsAmong
from rulings_cli.abilities.effects import CastCard, Effect, If, May, PermitPlay
from rulings_cli.abilities.quantities import AnyNumber
from rulings_cli.abilities.references import Bound, ChosenObjects, Each, ThatPlayer
from rulings_cli.engine import beginning, lands, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.permissions import Way
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.zones import Zone

_OF_ONE_PLAYER = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)


def way_of(effect: CastCard, context: Context) -> Way:
    """Give the way to cast a card that the instruction allows."""
    only = effect.only
    chosen = spell_to_choose(effect.what)
    if chosen is not None:
        only = _as_a_spell(chosen)
    way = beginning.way_while_resolving(
        free=effect.free,
        source=context.source,
        only=only,
        context=context,
        instead=None if effect.cost is None else (effect.alternative, effect.cost),
    )
    form = "transformed" if effect.transformed else ""
    return way.evolve(any_mana=effect.any_mana, form=form)


def spell_to_choose(what: Any) -> Described | None:
    """Give how the spell is described that the text lets a player choose, rather than a card."""
    if isinstance(what, ChosenObjects) and what.what.noun == "spell":
        return what.what
    return None


def if_it_is_such_a_spell(effect: If) -> tuple[Effect, ...] | None:
    """Give "you may cast it if it's an instant spell" as what may be cast, None for another if.

    The card is no spell yet: what is asked is what it would be on the stack.
    """
    condition = effect.condition
    if not isinstance(condition, ObjectIs) or condition.described.noun != "spell":
        return None
    what, only = condition.what, condition.described

    def limited(each: Effect) -> Effect | None:
        if isinstance(each, May):
            inner = [limited(one) for one in each.effects]
            return None if None in inner else each.evolve(effects=tuple(inner))
        if isinstance(each, CastCard) and each.only is None:
            return each.evolve(only=only)
        if isinstance(each, PermitPlay) and not each.play and isinstance(what, Bound):
            among = only.evolve(further=(*only.further, IsAmong(what)))
            return each.evolve(what=Each(among))
        return None

    found = [limited(each) for each in effect.effects]
    return tuple(each for each in found if each is not None) if None not in found else None


def _as_a_spell(what: Described) -> Described:
    """Leave out where the card comes from: that was looked at before it is a spell."""
    further = tuple(each for each in what.further if not isinstance(each, IsAmong | CastFrom))
    return what.evolve(further=further)


@implements(CAST_WHILE_RESOLVING)
def cards_to_cast(
    game: Game, effect: CastCard, player: PlayerId, context: Context
) -> tuple[tuple[ObjectId, ...], tuple[Refused, ...]]:
    """Give the cards that could be cast now as the instruction says, and why others couldn't."""
    legal: list[ObjectId] = []
    refused: list[Refused] = []
    way = way_of(effect, context)
    for each in _spoken_of(game, effect, player, context):
        if effect.play and lands.land_faces(game, each):
            why = lands.cant_play_during_resolution(game, player, each)
        else:
            why = beginning.can_begin(game, player, each, None, way)
        if why is None:
            legal.append(each)
        else:
            refused.append(why)
    return tuple(legal), tuple(refused)


def _spoken_of(
    game: Game, effect: CastCard, player: PlayerId, context: Context
) -> tuple[ObjectId, ...]:
    """Give the cards among which the player may choose, whatever they are."""
    chosen = spell_to_choose(effect.what)
    if chosen is None:
        if isinstance(effect.what, ChosenObjects):
            return looking_up.objects_of(game, Each(effect.what.what), context)
        found = looking_up.objects_of(game, effect.what, context)
        followed = (acting.follow(game, each, context, effect.what) for each in found)
        return tuple(dict.fromkeys(each for each in followed if each is not None))
    for quality in chosen.further:
        if isinstance(quality, IsAmong):
            return _among(game, quality, context)
        if isinstance(quality, CastFrom) and not quality.negated:
            owners = _whose(game, quality, player, context)
            return tuple(id for each in owners for id in game.in_zone(quality.zone, each))
    raise NotSupported("casting a spell from where the text does not say", "608.2g")


def _whose(
    game: Game, quality: CastFrom, player: PlayerId, context: Context
) -> tuple[PlayerId, ...]:
    """Give whose zone the cards come from: "from a graveyard" is that of any player."""
    if quality.zone not in _OF_ONE_PLAYER:
        return ("",)
    if quality.words.startswith("from that player's"):
        return looking_up.players_of(game, ThatPlayer(), context)
    return game.turn_order if quality.words == "from a graveyard" else (player,)


def _among(game: Game, quality: IsAmong, context: Context) -> tuple[ObjectId, ...]:
    """Give the objects spoken of, as they are now; "other" ones are not what was just moved."""
    of = quality.of
    found = looking_up.objects_of(game, of, context)
    now = [each for one in found if (each := acting.follow(game, one, context, of)) is not None]
    if isinstance(of, Each) and any(isinstance(each, Another) for each in of.what.adjectives):
        moved = {new for _, new in context.moved}
        now = [each for each in now if each not in moved]
    return tuple(dict.fromkeys(now))


def chosen_to_cast(
    game: Game, tape: Tape, effect: CastCard, player: PlayerId, context: Context
) -> tuple[ObjectId, ...]:
    """Let the player choose what to cast among what can be cast."""
    what = effect.what
    assert isinstance(what, ChosenObjects)
    options, refused = cards_to_cast(game, effect, player, context)
    if not options:
        for each in refused:
            acting.nothing(game, each.reason, each.action.card, rule=each.rule)  # type: ignore[attr-defined]  # it is a CastSpell
        return ()
    any_number = isinstance(what.count, AnyNumber)
    most = len(options) if any_number else 1
    if what.count is not None and not any_number:
        most = acting.amount(game, tape, what.count, context)  # type: ignore[arg-type]  # a Quantity
    least = 0 if any_number or what.up_to else most
    return acting.choose(
        game, tape, player, options, kind="card", minimum=least, maximum=most, about=effect
    )

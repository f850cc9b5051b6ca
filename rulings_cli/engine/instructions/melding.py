"""Meld pairs: two cards that are one permanent (CR 701.42, 712.4-5)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Meld
from rulings_cli.engine import layers, looking_up, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import MELD_PAIRS
from rulings_cli.terms.rules.keyword_actions import EXILING, MELD_PAIR, MELDING, NOT_MELDED
from rulings_cli.terms.zones import Zone


def both(game: Game, effect: Meld, context: Context) -> tuple[tuple[ObjectId, ...], ...]:
    """Give what is meant by the one and the other, as far as they own and control it."""
    kind, _, name = effect.partner.removeprefix("an ").removeprefix("a ").partition(" named ")
    ones = looking_up.objects_of(game, effect.this, context)
    others = [
        id
        for id in game.battlefield()
        if layers.characteristics(game, id).name == name
        and kind in layers.characteristics(game, id).types
    ]
    return tuple(
        tuple(id for id in found if _is_own(game, id, context)) for found in (ones, others)
    )


def _is_own(game: Game, id: ObjectId, context: Context) -> bool:
    if not game.exists(id) or game.get(id).zone is not Zone.BATTLEFIELD:
        return False
    controller = layers.characteristics(game, id).controller
    return context.controller == game.get(id).owner == controller


@executes(Meld)
@implements(MELDING, MELD_PAIR, NOT_MELDED, MELD_PAIRS)
def meld(game: Game, tape: Tape, effect: Meld, context: Context) -> Context:
    """Exile both, and put them onto the battlefield as one permanent if they are a pair."""
    ones, others = both(game, effect, context)
    if not ones or not others:
        acting.nothing(game, "not both are owned and controlled")
        return context
    other = acting.choose(game, tape, context.controller, others, kind="card")
    moves = [acting.move_of(each, Zone.EXILE, context, EXILING) for each in (*ones[:1], *other)]
    facts = performing.perform_all(game, tape, moves)
    context = acting.remember(context, facts)
    exiled = [game.get(each) for each in acting.arrived(facts)]
    combined = _combined(exiled, effect.into)
    if combined is None:
        words = "they are no pair of meld cards and stay where they are"
        game.emit(RuleApplied((MELD_PAIR, NOT_MELDED), words, context.source))
        return context
    first, second = exiled
    game.update(first.id, card=combined, face=combined.front)
    move = acting.move_of(
        first.id, Zone.BATTLEFIELD, context, MELDING, controller=context.controller
    )
    facts = performing.perform(game, tape, move)
    for each in acting.arrived(facts):
        if game.get(each).zone is Zone.BATTLEFIELD:
            game.update(each, components=(first, game.remove(second.id)))
        else:  # it went elsewhere instead, as the card that it was
            game.update(each, card=first.card, face=first.face)
    game.forget()
    return acting.remember(context, facts).bind("melded", acting.arrived(facts))


def _combined(exiled: list[GameObject], into: str) -> Card | None:
    """Give what two cards in exile become, if they are the pair for it."""
    if not _are_pair(exiled, into):
        return None
    return next((each.card.melded for each in exiled if each.card and each.card.melded), None)


def _are_pair(exiled: list[GameObject], into: str) -> bool:
    """Tell whether both become that; "~" in its name is the short name of the first card."""
    into = into.replace("~", exiled[0].name.partition(",")[0]) if exiled else into
    if any(each.zone is not Zone.EXILE or each.kind != "card" for each in exiled):
        return False
    cards = [each.card for each in exiled if each.card is not None and each.card.layout == "meld"]
    if any(each.melded is None for each in cards):
        raise NotSupported(f"melding into {into}, which is not among the cards", "712.4b")
    becoming = [each.melded.name for each in cards if each.melded is not None]
    return becoming == [into, into] and len({each.front.name for each in cards}) == 2


def of(ability: TriggeredAbility) -> Meld | None:
    """Give the instruction of a trigger that melds: it triggers only if both are there (603.4)."""
    first = ability.body[0].effects[:1] if ability.body else ()
    return first[0] if first and isinstance(first[0], Meld) else None

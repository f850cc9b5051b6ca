"""A purpose in a position: the total cost, and why it can't be begun (CR 601.2f, 601.3)."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.static import CastOnly
from rulings_cli.ask.purposes import FACE_DOWN, Purpose
from rulings_cli.engine import beginning, costs, layers, permissions, prohibitions
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import CastSpell, Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.activating import PROHIBITED
from rulings_cli.terms.rules.casting import MAY_BEGIN
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Stage(Value):
    """A purpose in a position: who pays for what, the total cost, and why it can't be begun."""

    position: object  # Game
    payment: PaymentContext
    total: Cost | None
    refused: Refused | None = None


def stage(game: Game, id: ObjectId, purpose: Purpose, x: int | None) -> Stage:
    """Give what is paid, and why it can't be begun now, for the card with that id."""
    found = _stage(game, id, purpose, x)
    if game.get(id).zone is purpose.zone:
        return found
    rule, where = (MAY_BEGIN if purpose.kind == "cast" else PROHIBITED), game.get(id).zone.words
    gone = Refused(CastSpell("you", id, purpose.face), rule, f"it is in the {where} by then")
    return found.evolve(refused=found.refused or gone)


def _stage(game: Game, id: ObjectId, purpose: Purpose, x: int | None) -> Stage:
    if purpose.kind == "cast":
        return _stage_cast(game, id, purpose, x)
    if purpose.kind == "activate":
        return _stage_activate(game, id, purpose, x)
    context = Context(id, "you", x=x)
    payment = PaymentContext(purpose.kind, "you", id, purpose.ability, purpose.keyword, x)
    refused = _special_refused(game, id, purpose)
    total = costs.total_cost(game, Cost(), purpose.base or Cost(), "", (), context)
    return Stage(game, payment, total, refused)


def _special_refused(game: Game, id: ObjectId, purpose: Purpose) -> Refused | None:
    """Suspending needs that the card could begin to be cast (CR 702.62a); the others do not."""
    if purpose.keyword in ("plot", "unlock") and not game.step.is_main_phase:
        raise NotSupported(f"{purpose.words} at that time is not planned yet")
    if purpose.keyword != "suspend":
        return None
    return prohibition(game, id, purpose.face)


def prohibition(game: Game, id: ObjectId, face: int) -> Refused | None:
    """Give what prohibits the cast by that face, whatever of the card's text is not understood."""
    position, spell = beginning.as_on_stack(game, "you", id, face)
    return _prohibited(position, spell, CastSpell("you", id, face))


def _prohibited(position: Game, spell: ObjectId, action: CastSpell) -> Refused | None:
    """Give what prohibits a spell; a time that the card itself asks for is taken to be there."""
    context = Context(spell, "you", this=spell)
    illegal = prohibitions.prohibited(position, "you", spell, context)
    if illegal is None or illegal.by is None:
        illegal = _untimely(position, spell)
    return illegal.refused(action) if illegal is not None else None


def _untimely(position: Game, spell: ObjectId) -> Illegal | None:
    """Give why it is the wrong time, where the mana is there at none but a special time."""
    asks = any(
        isinstance(each, StaticAbility) and any(isinstance(one, CastOnly) for one in each.effects)
        for each in position.get(spell).face.abilities
    )
    if asks or position.step.is_main_phase:
        return None
    return permissions.bad_time_to_cast(position, "you", spell, position)


def _stage_cast(game: Game, id: ObjectId, purpose: Purpose, x: int | None) -> Stage:
    card = game.get(id).card
    assert card is not None
    face = card.faces[purpose.face]
    position, spell = beginning.as_on_stack(game, "you", id, purpose.face)
    if purpose.keyword == "bestow":
        _become_aura(position, spell)
    elif purpose.keyword in FACE_DOWN:
        position.update(spell, face_down=True)
    context = Context(spell, "you", this=spell, x=x)
    record = position.get(spell).cast
    if purpose.base is not None and record is not None:
        way = purpose.keyword or "alternative cost"
        position.update(spell, cast=record.evolve(alternative=way))
    position.update(spell, x=x)
    base = purpose.base
    if base is None and face.mana_cost is not None:
        base = Cost((PayMana(face.mana_cost),))
    payment = PaymentContext("cast", "you", spell, keyword=purpose.keyword, x=x)
    refused = _prohibited(position, spell, CastSpell("you", id, purpose.face))
    if base is None:
        return Stage(position, payment, None, refused or _unpayable(id))
    extra = (purpose.extra,) if purpose.extra is not None else ()
    total = costs.total_cost(position, spell, base, "", extra, context)
    if refused is None and purpose.zone is Zone.HAND and not purpose.keyword:
        refused = _other_refusal(game, id, purpose.face)
    return Stage(position, payment, total, refused)


def _become_aura(position: Game, spell: ObjectId) -> None:
    """Make the spell an Aura enchantment and no creature, as bestow does (CR 702.103b)."""
    face = position.get(spell).face
    types = tuple(each for each in face.types if each != "creature")
    position.update(
        spell, face=face.evolve(types=types, subtypes=("Aura",), power=None, toughness=None)
    )


def _unpayable(id: ObjectId) -> Refused:
    from rulings_cli.terms.rules.costs import UNPAYABLE

    return Refused(CastSpell("you", id), UNPAYABLE, "it has no mana cost, so it can't be paid")


def _other_refusal(game: Game, id: ObjectId, face: int) -> Refused | None:
    """Give another reason why it can't be begun; a mere time of the card's own is not counted."""
    try:
        refused = beginning.can_begin(game, "you", id, face)
    except NotSupported:
        return None  # the caller asks what of the card's own text is not understood
    return refused if refused is not None and refused.by is not None else None


def _stage_activate(game: Game, id: ObjectId, purpose: Purpose, x: int | None) -> Stage:
    ability: Any = purpose.ability
    context = Context(id, "you", x=x)
    base = purpose.base or ability.cost
    total = costs.total_cost(game, ability, base, "", (), context)
    payment = PaymentContext("activate", "you", id, ability, purpose.keyword, x)
    return Stage(game, payment, total, _cant_activate(game, id, ability))


def _cant_activate(game: Game, id: ObjectId, ability: Value) -> Refused | None:
    """Give what forbids the ability to be activated, its own times and costs aside."""
    from rulings_cli.engine import activating, activation_limits
    from rulings_cli.game.actions import ActivateAbility

    abilities = layers.characteristics(game, id).abilities
    if ability not in abilities:
        return None
    index = abilities.index(ability)
    form = activating.activated_at(game, id, index)
    if form is None:
        return None
    attempt = activation_limits.ActivationTry("you", id, index, form, False, False)
    found = activation_limits.check(game, attempt)
    if found is None or (found.rule != PROHIBITED and game.step.is_main_phase):
        return None
    return found.refused(ActivateAbility("you", id, index))


def variable_cost(game: Game, id: ObjectId, purpose: Purpose) -> tuple[str, ...]:
    """Give the symbols of the cost of which an X is announced: the mana cost or another."""
    card = game.get(id).card
    assert card is not None
    return cost_of(card, purpose).symbols


def cost_of(card: Card, purpose: Purpose) -> ManaCost:
    """Give the cost that is paid as it is printed, with what is added to it."""
    symbols: tuple[str, ...] = ()
    if purpose.base is not None:
        symbols = mana_of(purpose.base).symbols
    elif purpose.kind == "cast":
        cost = card.faces[purpose.face].mana_cost
        symbols = cost.symbols if cost is not None else ()
    elif purpose.ability is not None:
        symbols = mana_of(purpose.ability.cost).symbols  # type: ignore[attr-defined]
    if purpose.extra is not None:
        symbols = (*symbols, *mana_of(purpose.extra).symbols)
    return ManaCost(symbols)


def mana_of(total: Cost) -> ManaCost:
    """Give the mana of a total cost."""
    return costs.mana_of(total)

"""Spells that effects counter, copy and cast (CR 701.6, 707.10, 608.2g)."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import CantBeCountered, CastCard, CopySpell, Counter, DoubleX
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.abilities.static import CantBe
from rulings_cli.engine import (
    bodies,
    casting,
    lands,
    looking_up,
    matching,
    performing,
    quantities,
    statics,
    targeting,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting, choosing_spells
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.engine.leaving_the_stack import leave
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import Countered, RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import (
    CASTING_A_COPY,
    COPYING_A_SPELL,
    NEW_TARGETS_FOR_COPY,
)
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.keyword_actions import COUNTERING
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.rules.symbols import X_ANNOUNCED
from rulings_cli.terms.zones import Zone


@executes(Counter)
@implements(COUNTERING, CANT_WINS)
def counter(game: Game, tape: Tape, effect: Counter, context: Context) -> Context:
    """Counter spells and abilities; binds "countered"."""
    found, context = acting.objects(game, tape, effect.what, context)
    done: list[ObjectId] = []
    for each in found:
        if game.get(each).zone is not Zone.STACK:
            continue
        stops = cant_be_countered(game, each, context)
        if stops is not None:
            acting.nothing(game, "it can't be countered", each, rule=CANT_WINS)
            continue
        name = bodies.name_of(game.get(each))
        reasons = because(COUNTERING)
        new = leave(game, tape, each, because=reasons, cause="counter", **_where(effect))
        performing.record(game, tape, Countered(reasons, each, name, context.controller))
        done.append(each)
        if new is not None:
            context = context.evolve(moved=(*context.moved, (each, new)))
    return context.bind("countered", tuple(done))


def _where(effect: Counter) -> dict[str, Any]:
    """Give where a countered spell is put, and how (CR 701.6a)."""
    to = Zone.EXILE if effect.exile else effect.to
    count = effect.count.n if isinstance(effect.count, Number) else 0
    counters = ((effect.kind, count),) if effect.kind else ()
    return {"to": to, "position": effect.position, "counters": counters}


def cant_be_countered(game: Game, id: ObjectId, by: Context) -> ObjectId | None:
    """Give the object whose text says that the spell can't be countered by this, or None."""
    if game.get(id).on_stack is not None:
        return None
    for change, source, its in statics.changes_on(game, id, CantBe):
        if "countered" not in change.what:
            continue
        if change.by is None or _is_such_a_spell(game, change.by, by, its):
            return source
    for _ in statics.own(game, id, CantBeCountered):
        return id
    return None


def _is_such_a_spell(game: Game, what: Described, by: Context, its: Context) -> bool:
    spell = game.get(by.source if by.this is None else by.this)
    return spell.on_stack is None and matching.fits(game, what, spell, its)


@executes(CantBeCountered)
def cant_be_countered_now(
    game: Game, tape: Tape, effect: CantBeCountered, context: Context
) -> Context:
    """Say of the spell itself that it can't be countered; nothing happens as it resolves."""
    del game, tape, effect
    return context


# --- copies -------------------------------------------------------------------------------------


@executes(CopySpell)
@implements(COPYING_A_SPELL)
def copy_spell(game: Game, tape: Tape, effect: CopySpell, context: Context) -> Context:
    """Copy a spell or ability on the stack with all its choices, X too; binds "copied".

    A card that is copied elsewhere is copied there, so that the copy may be cast (CR 707.12).
    """
    made: list[ObjectId] = []
    for each in looking_up.objects_of(game, effect.what, context):
        made += [
            _copy(game, tape, each, context, effect)
            for _ in range(acting.amount(game, tape, effect.count, context))
        ]
    return context.bind("copied", tuple(made))


def _copy(
    game: Game,
    tape: Tape,
    original: ObjectId,
    context: Context,
    effect: CopySpell,
) -> ObjectId:
    from rulings_cli.engine import copying

    old = game.get(original)
    if old.zone is not Zone.STACK:
        return _copy_of_card(game, original, context.controller)
    copied = old.evolve(
        id=game.new_id(),
        zone=Zone.STACK,
        owner=context.controller,
        controller=context.controller,
        kind="ability" if old.on_stack is not None else "copy",
        timestamp=game.tick(),
        was=None,
        is_commander=False,
    )
    if copied.cast is not None:
        copied = copied.evolve(cast=copied.cast.evolve(copied=True, payments=()))
    rules = [COPYING_A_SPELL]
    if effect.except_ is not None:
        except_ = effect.except_
        face = copying.excepted(
            copied.face, except_, lambda each: quantities.amount(game, each, context)
        )
        copied = copied.evolve(face=face)
        rules += copying.rules_of(except_)
    game.place(copied)
    words = f"{bodies.name_of(copied)} is copied"
    performing.record(game, tape, RuleApplied(tuple(rules), words, copied.id))
    if effect.new_targets and any(copied.targets):
        _new_targets(game, tape, copied.id)
    return copied.id


@executes(DoubleX)
@implements(X_ANNOUNCED)
def double_x(game: Game, tape: Tape, effect: DoubleX, context: Context) -> Context:
    """Double the value of X of a spell that is still on the stack."""
    del tape
    for id in looking_up.objects_of(game, effect.of, context):
        if game.exists(id) and game.get(id).zone is Zone.STACK:
            x = 2 * (game.get(id).x or 0)
            game.update(id, x=x)
            game.emit(RuleApplied(because(X_ANNOUNCED), f"the value of X becomes {x}", id))
    return context


@implements(NEW_TARGETS_FOR_COPY)
def _new_targets(game: Game, tape: Tape, copy: ObjectId) -> None:
    """Let the controller keep the targets of the copy or choose new ones (CR 707.10c)."""
    found = game.get(copy)
    choice = Choice(
        "may",
        found.controller,
        NEW_TARGETS_FOR_COPY,
        OneOption((False, True)),
        "choose new targets for the copy",
        copy,
    )
    if tape.ask(choice, game):
        context = bodies.context_of(game, copy).evolve(targets=())
        needed = bodies.required(game, bodies.parts_of(game, copy), found.modes, context)
        targeting.choose_targets(game, tape, copy, needed, context)


# --- casting --------------------------------------------------------------------------------------


@executes(CastCard)
@implements(CAST_WHILE_RESOLVING)
def cast_card(game: Game, tape: Tape, effect: CastCard, context: Context) -> Context:
    """Let a player cast cards now; what can't be cast stays where it is (CR 608.2g)."""
    cast: list[ObjectId] = []
    found: tuple[ObjectId, ...] = ()
    if not isinstance(effect.what, ChosenObjects):
        found, context = acting.objects(game, tape, effect.what, context)
    for player in acting.players(game, effect.who, context):
        if isinstance(effect.what, ChosenObjects):
            found = choosing_spells.chosen_to_cast(game, tape, effect, player, context)
            context = context.bind("chosen", found)
        for each in found:
            if effect.play and lands.land_faces(game, each):
                context = _play_land(game, tape, player, each, context)
                cast += context.objects_bound("cast")
                continue
            card = _copy_of_card(game, each, player) if effect.copy else each
            outcome = casting.cast_during_resolution(
                game,
                tape,
                player,
                card,
                way=choosing_spells.way_of(effect, context),
            )
            if isinstance(outcome, Refused):
                acting.nothing(game, outcome.reason, card, rule=outcome.rule)
                if effect.copy and game.exists(card):
                    game.remove(card)
                continue
            cast.append(outcome)
            left = tuple(one for one in context.objects_bound("uncast") if one != each)
            context = context.bind("uncast", left).evolve(moved=(*context.moved, (card, outcome)))
    return context.bind("cast", tuple(cast)).evolve(did=bool(cast))


def _play_land(
    game: Game, tape: Tape, player: PlayerId, card: ObjectId, context: Context
) -> Context:
    """Play a land card where "play" allows it; binds it as what was cast, where it was played."""
    printed = game.get(card).card
    if printed is not None and len(lands.land_faces(game, card)) < len(printed.faces):
        raise NotSupported("playing a card that is a land on one face only", "701.18b")
    refused = lands.play_during_resolution(game, tape, player, card)
    if refused is not None:
        acting.nothing(game, refused.reason, card, rule=refused.rule)
        return context.bind("cast", ())
    land = next(id for id in reversed(game.battlefield()) if game.get(id).was == card)
    return context.bind("cast", (land,)).evolve(moved=(*context.moved, (card, land)))


@implements(CASTING_A_COPY)
def _copy_of_card(game: Game, card: ObjectId, player: PlayerId) -> ObjectId:
    """Create a copy of a card in the zone it is in, to be cast (CR 707.12)."""
    old = game.get(card)
    copy = old.evolve(
        id=game.new_id(),
        owner=player,
        controller=player,
        kind="copy",
        timestamp=game.tick(),
        was=None,
        is_commander=False,
    )
    game.place(copy)
    return copy.id

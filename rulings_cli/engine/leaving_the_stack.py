"""Where a spell goes as it leaves the stack (CR 608.2n, 701.6a, 702.27a, 702.34a, 715.3d)."""

from __future__ import annotations

from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.durations import WhileInZone
from rulings_cli.abilities.effects import CastCard, CopySpell, DelayedTrigger, May, Sentence
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine import layers, moving, performing
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import DelayedTriggeredAbility, Permission
from rulings_cli.game.events import Resolved, WouldShuffle
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import ADVENTURE_EXILED, OMEN_SHUFFLED
from rulings_cli.terms.rules.keywords import (
    AFTERMATH,
    BUYBACK,
    FLASHBACK,
    HARMONIZE,
    JUMP_START,
    PARADIGM,
    REBOUND,
)
from rulings_cli.terms.zones import Step, Zone

#: Ways of casting after which the card is exiled whenever it would leave the stack.
EXILED_AFTER: Final = {
    "flashback": FLASHBACK,
    "jump-start": JUMP_START,
    "aftermath": AFTERMATH,
    "harmonize": HARMONIZE,
}


@implements(FLASHBACK, JUMP_START, AFTERMATH, HARMONIZE)
def leave(
    game: Game,
    tape: Tape,
    id: ObjectId,
    to: Zone,
    *,
    because: tuple[Rule, ...],
    cause: str,
    **fields: Any,
) -> ObjectId | None:
    """Move a spell off the stack; an ability or a copy ceases to exist. Give what it became.

    `fields` are those of the move: where in the library, with which counters, exiled with what.
    """
    found = game.get(id)
    if found.on_stack is not None:
        moving.cease(game, id, because)
        return None
    exiled = _exiled_by(game, id)
    if exiled is not None:
        to, because = Zone.EXILE, (*because, exiled)
    return performing.move(game, tape, id, to, because=because, cause=cause, **fields)


def _exiled_by(game: Game, id: ObjectId) -> Rule | None:
    """Give the rule that exiles a spell whenever it would leave the stack, None for most."""
    record = game.get(id).cast
    if record is None:
        return None
    if record.from_zone is Zone.GRAVEYARD and _has(game, id, "aftermath"):
        return AFTERMATH
    return EXILED_AFTER.get(record.alternative)


@implements(BUYBACK, ADVENTURE_EXILED, OMEN_SHUFFLED)
def leave_as_resolved(
    game: Game,
    tape: Tape,
    id: ObjectId,
    *,
    because: tuple[Rule, ...],
) -> None:
    """Put a resolved instant, sorcery or ability where it goes as the last part (CR 608.2n)."""
    found = game.get(id)
    if found.cast is not None and "buyback" in found.cast.optional and _exiled_by(game, id) is None:
        leave(game, tape, id, Zone.HAND, because=(BUYBACK,), cause="resolve")
        return
    if "Adventure" in found.face.subtypes and found.kind == "card":
        new = leave(game, tape, id, Zone.EXILE, because=(ADVENTURE_EXILED,), cause="resolve")
        if new is not None:
            permission = Permission(
                0, new, found.controller, new, WhileInZone("it remains exiled"), play=True
            )
            words = "the exiled card may be cast, not as an Adventure"
            performing.begin(game, permission, words=words, because=(ADVENTURE_EXILED,))
        return
    if "Omen" in found.face.subtypes and found.kind == "card":
        leave(game, tape, id, Zone.LIBRARY, because=(OMEN_SHUFFLED,), cause="resolve")
        performing.perform(game, tape, WouldShuffle((OMEN_SHUFFLED,), found.owner))
        return
    if _has(game, id, "paradigm"):
        _paradigm(game, tape, id)
        return
    if _rebounds(game, id):
        _rebound(game, tape, id)
        return
    haunts = _has(game, id, "haunt")
    new = leave(game, tape, id, Zone.GRAVEYARD, because=because, cause="resolve")
    if haunts and new is not None and game.get(new).zone is Zone.GRAVEYARD:
        from rulings_cli.engine.instructions.dispatch import execute
        from rulings_cli.engine.keywords import haunt

        context = Context(new, found.controller, source_was=layers.snapshot(game, new))
        execute(game, tape, haunt.OF_SPELL, context)


def _rebounds(game: Game, id: ObjectId) -> bool:
    """Tell whether a spell has rebound and was cast from a hand."""
    found = game.get(id)
    from_hand = found.cast is not None and found.cast.from_zone is Zone.HAND
    return (
        from_hand
        and found.kind == "card"
        and _exiled_by(game, id) is None
        and _has(game, id, "rebound")
    )


def _has(game: Game, id: ObjectId, keyword: str) -> bool:
    abilities = layers.characteristics(game, id).abilities
    return any(isinstance(each, Keyword) and each.name == keyword for each in abilities)


@implements(REBOUND)
@carries_out("rebound")
def _rebound(game: Game, tape: Tape, id: ObjectId) -> None:
    """Exile the spell; at the next upkeep its controller may cast it without its mana cost."""
    controller = game.get(id).controller
    was = layers.snapshot(game, id)
    new = leave(game, tape, id, Zone.EXILE, because=(REBOUND,), cause="resolve")
    if new is None:
        return
    casting = May((CastCard(Bound("found", "it")),))
    node = DelayedTrigger(BeginningOf(Step.UPKEEP, You()), (Sentence((casting,)),))
    context = Context(id, controller, source_was=was).bind("found", (new,))
    waiting = DelayedTriggeredAbility(0, node, id, was, controller, context=context)
    words = "it may be cast again at the next upkeep"
    performing.begin(game, waiting, words=words, because=(REBOUND,))


@implements(PARADIGM)
@carries_out("paradigm")
def _paradigm(game: Game, tape: Tape, id: ObjectId) -> None:
    """Exile the spell; the first of its name is copied each first main phase, to be cast free."""
    found = game.get(id)
    was = layers.snapshot(game, id)
    is_first = not any(
        isinstance(each, Resolved)
        and each.name == found.name
        and game.get(each.object).controller == found.controller
        for each in game.trace
    )
    new = leave(game, tape, id, Zone.EXILE, because=(PARADIGM,), cause="resolve")
    copied = id if new is None else new
    if not is_first:
        return
    copying = Sentence((CopySpell(Bound("found", "it")),))
    casting = Sentence((May((CastCard(Bound("copied", "the copy")),)),))
    event = BeginningOf(Step.PRECOMBAT_MAIN, You())
    node = DelayedTrigger(event, (copying, casting), once=False)
    context = Context(id, found.controller, source_was=was).bind("found", (copied,))
    waiting = DelayedTriggeredAbility(0, node, id, was, found.controller, context=context)
    words = "a copy of it may be cast at each first main phase"
    performing.begin(game, waiting, words=words, because=(PARADIGM,))

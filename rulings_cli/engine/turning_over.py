"""Turning double-faced permanents over: transforming and converting (CR 701.27, 701.28)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import NothingHappened, RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keyword_actions import TRANSFORMED_SINCE, TRANSFORMING
from rulings_cli.terms.rules.keywords import DAYBOUND, NIGHTBOUND
from rulings_cli.terms.rules.layers import TRANSFORMING_TIMESTAMP
from rulings_cli.terms.types import PERMANENT_TYPES

#: When it last transformed is kept among what is chosen for a permanent.
_TURNED = "transformed"


@implements(TRANSFORMED_SINCE)
def has_turned_since(game: Game, id: ObjectId, context: Context) -> bool:
    """Tell whether a permanent has transformed since its own ability was put onto the stack."""
    on_stack = None if context.this is None else game.get(context.this).on_stack
    if on_stack is None or on_stack.source != id or on_stack.kind == "delayed":
        return False
    return dict(on_stack.source_was.chosen).get(_TURNED) != dict(game.get(id).chosen).get(_TURNED)


@implements(TRANSFORMING, TRANSFORMING_TIMESTAMP)
def transform(game: Game, tape: Tape, id: ObjectId, *because: Rule) -> None:
    """Turn a permanent over, if it has another face that is one of a permanent (701.27c-d)."""
    other = _other_face(game, id)
    if other is None:
        game.emit(NothingHappened((TRANSFORMING,), "it is no double-faced permanent", id))
        return
    if not set(other.types) & PERMANENT_TYPES:
        game.emit(NothingHappened((TRANSFORMING,), "its other face is no permanent", id))
        return
    stops = _only_by_day_and_night(game, id, because)
    if stops is not None:
        game.emit(NothingHappened((stops,), "only day and night transform it", id))
        return
    now = game.tick()
    kept = tuple(pair for pair in game.get(id).chosen if pair[0] != _TURNED)
    side = "face" if game.get(id).own_face is None else "own_face"  # a copy stays one (CR 712.9)
    game.update(id, **{side: other}, timestamp=now, chosen=(*kept, (_TURNED, str(now))))
    told = RuleApplied(
        (*because, TRANSFORMING, TRANSFORMING_TIMESTAMP), f"it transforms into {other.name}", id
    )
    performing.record(game, tape, told)


def _other_face(game: Game, id: ObjectId) -> Face | None:
    each = game.get(id)
    card = each.card
    if card is None or card.layout not in ("transform", "modal_dfc"):
        return None
    if card.partial:
        raise NotSupported(f"the other face of {card.name}, which the data lack", str(TRANSFORMING))
    if len(card.faces) < 2:
        return None
    up = each.own_face or each.face
    return card.faces[1] if up == card.faces[0] else card.faces[0]


@implements(DAYBOUND, NIGHTBOUND)
def _only_by_day_and_night(game: Game, id: ObjectId, because: tuple[Rule, ...]) -> Rule | None:
    """Give the rule that keeps other effects from transforming it (CR 702.145b, e)."""
    for each in layers.characteristics(game, id).abilities:
        if isinstance(each, Keyword) and each.name in ("daybound", "nightbound"):
            rule = DAYBOUND if each.name == "daybound" else NIGHTBOUND
            return None if rule in because else rule
    return None

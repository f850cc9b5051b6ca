"""Discover: exile cards until a cheap enough one, cast it free or keep it (CR 701.57)."""

from __future__ import annotations

from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.described import Compare, Described, HasType, IsNot
from rulings_cli.abilities.effects import (
    CastCard,
    ExileUntil,
    If,
    KeywordAction,
    May,
    PutIntoZone,
    Sentence,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound
from rulings_cli.engine import performing, resolving
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import DISCOVERING
from rulings_cli.terms.zones import Zone

RULE = DISCOVERING


@implements(DISCOVERING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Follow 701.57a; both the card and the resulting spell are compared with N."""
    most = 0 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for player in acting.players(game, effect.who, context):
        acted = resolving.run(game, tape, _body(most), context.evolve(controller=player))
        words = f"{player} discovers {most}"
        performing.record(game, tape, RuleApplied((DISCOVERING,), words, context.source))
        context = acted.evolve(controller=context.controller)
    return context


def _body(most: int) -> tuple[Sentence, ...]:
    cheap = Compare("mana value", "<=", Number(most))
    until = Described(adjectives=(IsNot(HasType("land")),), noun="card", further=(cheap,))
    card = Bound("found", "that card")
    casting = May((CastCard(card, only=Described(further=(cheap,))),))
    keeping = If(YouDo("if you don't", negated=True), (PutIntoZone(card, Zone.HAND),))
    others = PutIntoZone(Bound("others", "the rest"), Zone.LIBRARY, "bottom", "random")
    return tuple(Sentence((each,)) for each in (ExileUntil(until), casting, keeping, others))

"""Incubate: an Incubator token with counters, which may hatch (CR 701.53)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Paragraph
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import KeywordAction, Sentence, Transform
from rulings_cli.abilities.references import This
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldCreateToken
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keyword_actions import INCUBATING, INCUBATOR

RULE = INCUBATING


@implements(INCUBATING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Create the token with N +1/+1 counters on it; with 0 it has none."""
    count = 0 if effect.count is None else acting.amount(game, tape, effect.count, context)
    incubator = _incubator()
    for player in acting.players(game, effect.who, context):
        would = WouldCreateToken(
            acting.because(INCUBATING, INCUBATOR),
            player,
            incubator.front,
            1,
            context.source,
            counters=(("+1/+1", count),) if count else (),
            card=incubator,
        )
        created = performing.created(performing.perform(game, tape, would))
        context = context.bind("created", created)
    return context


@implements(INCUBATOR)
def _incubator() -> Card:
    hatching = ActivatedAbility(
        Cost((PayMana(ManaCost(("2",))),)), (Sentence((Transform(This("this token")),)),)
    )
    front = Face(
        "Incubator Token",
        types=("artifact",),
        subtypes=("Incubator",),
        paragraphs=(Paragraph((hatching,)),),
    )
    back = Face(
        "Phyrexian Token",
        types=("artifact", "creature"),
        subtypes=("Phyrexian",),
        power="0",
        toughness="0",
    )
    return Card("Incubator Token", "transform", (front, back))

"""Amass: make an Army or let one grow (CR 701.47)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ContinuousChange,
    CreateToken,
    KeywordAction,
    PutCounters,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.static import ChangeTypes
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import AMASSING

RULE = AMASSING

#: The subtypes that armies are amassed of, by the plural that the text has.
SUBTYPES: Final = {"Zombies": "Zombie", "Orcs": "Orc", "Birds": "Bird"}
_ARMY = Bound("amassed", "the amassed Army")


def is_built(effect: KeywordAction) -> bool:
    """Know the subtypes."""
    return effect.words in SUBTYPES


@implements(AMASSING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Follow 701.47a; the chosen Army is bound as "amassed"."""
    subtype = SUBTYPES[effect.words]
    count = Number(1 if effect.count is None else acting.amount(game, tape, effect.count, context))
    for player in acting.players(game, effect.who, context):
        acted = context.evolve(controller=player)
        if not _armies(game, player):
            zero = Number(0)
            kinds = (subtype, "Army")
            token = TokenDescription(zero, zero, ("B",), types=("creature",), subtypes=kinds)
            acted = execute(game, tape, CreateToken(token, who=You()), acted)
        armies = _armies(game, player)
        chosen = acting.choose(game, tape, player, armies, kind="card", rule=AMASSING)
        acted = acted.bind("amassed", chosen)
        if chosen:
            words = f"{player} amasses {effect.words} {count.n}"
            performing.record(game, tape, RuleApplied((AMASSING,), words, chosen[0]))
            acted = _grow(game, tape, subtype, count, acted)
        context = acted.evolve(controller=context.controller)
    return context


def _grow(game: Game, tape: Tape, subtype: str, count: Number, context: Context) -> Context:
    context = execute(game, tape, PutCounters("+1/+1", _ARMY, count), context)
    (army,) = context.objects_bound("amassed")
    if game.exists(army) and subtype not in layers.characteristics(game, army).subtypes:
        more = ChangeTypes(subtypes=(subtype,), adding=True)
        becoming = ContinuousChange(_ARMY, (more,), ForTheRestOfTheGame())
        context = execute(game, tape, becoming, context)
    return context


def _armies(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(
        id
        for id in game.battlefield()
        if {"Army"} <= (found := layers.characteristics(game, id)).subtypes
        and "creature" in found.types
        and found.controller == player
    )

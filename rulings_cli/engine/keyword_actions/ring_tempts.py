"""The Ring tempts a player: a Ring-bearer, and the Ring's abilities (CR 701.54)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Ability, StaticAbility, TriggeredAbility
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.described import Described, HasState, HasType
from rulings_cli.abilities.effects import (
    DelayedTrigger,
    Discard,
    Draw,
    Effect,
    KeywordAction,
    LoseLife,
    Sacrifice,
    Sentence,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    APlayer,
    Bound,
    ControllerOf,
    Each,
    EachOpponent,
    You,
)
from rulings_cli.abilities.static import Affects, ChangeTypes
from rulings_cli.abilities.triggers import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    DealsDamage,
    TriggerEvent,
)
from rulings_cli.engine import designations, layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import (
    RING_BEARER,
    RING_HAS_TEMPTED,
    RING_TEMPTS,
    THE_RING,
)
from rulings_cli.terms.zones import Step, Zone

RULE = RING_TEMPTS

_CREATURE = Described(kinds=((HasType("creature"),),))
_BEARER = _CREATURE.evolve(adjectives=(HasState("ring-bearer"),), controller=You())
_OPPOSING = Bound("opposing", "the blocking creature")
_SACRIFICING = DelayedTrigger(
    BeginningOf(Step.END_OF_COMBAT, APlayer()),
    (Sentence((Sacrifice(_OPPOSING, ControllerOf(_OPPOSING)),)),),
)


def _whenever(times: int, event: TriggerEvent, *effects: Effect) -> TriggeredAbility:
    return TriggeredAbility(
        event,
        tuple(Sentence((each,)) for each in effects),
        condition=HappenedThisTurn("ring tempted you", least=times),
        word="whenever",
        zone=Zone.COMMAND,
    )


#: What the emblem has; all but the first as often as the Ring has tempted the player (701.54c).
_ABILITIES: Final[tuple[Ability, ...]] = (
    StaticAbility(
        (Affects(Each(_BEARER), (ChangeTypes(supertypes=("legendary",), adding=True),)),),
        zone=Zone.COMMAND,
    ),
    _whenever(2, Attacks(_BEARER), Draw(), Discard()),
    _whenever(3, BecomesBlocked(_BEARER, by=_CREATURE), _SACRIFICING),
    _whenever(
        4,
        DealsDamage(_BEARER, to=APlayer(), combat=True),
        LoseLife(Number(3), EachOpponent()),
    ),
)


@implements(RING_TEMPTS, RING_BEARER, THE_RING, RING_HAS_TEMPTED)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Get the emblem, choose the Ring-bearer among one's creatures, and count."""
    for player in acting.players(game, effect.who, context):
        designations.stand_for(game, player, "The Ring", _ABILITIES)
        name = designations.of_player("ring", player)
        times = int(game.marks.get(name, "0")) + 1
        words = f"the Ring tempts {player}"
        designations.mark(game, tape, name, str(times), words, RING_TEMPTS, THE_RING)
        own = tuple(
            id
            for id in game.battlefield()
            if "creature" in (found := layers.characteristics(game, id)).types
            and found.controller == player
        )
        chosen = acting.choose(game, tape, player, own, kind="card", rule=RING_TEMPTS)
        for each in chosen:
            _bear(game, tape, player, each)
        told = RuleApplied((RING_HAS_TEMPTED,), f"{player} is tempted by the Ring", context.source)
        performing.record(game, tape, told)
    return context


def _bear(game: Game, tape: Tape, player: PlayerId, chosen: ObjectId) -> None:
    """Let one creature be the player's only Ring-bearer."""
    mark = ("ring-bearer", player)
    for id in game.battlefield():
        held = game.objects[id].chosen
        if mark in held and id != chosen:
            game.update(id, chosen=tuple(each for each in held if each != mark))
    if mark not in game.objects[chosen].chosen:
        game.update(chosen, chosen=(*game.objects[chosen].chosen, mark))
    words = f"{game.objects[chosen].name} is the Ring-bearer"
    performing.record(game, tape, RuleApplied((RING_BEARER,), words, chosen))

"""Battles: who protects them, and what becomes of a Siege that is defeated (CR 310)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.effects import CastCard, Exile, May, Sentence
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import LastCounterRemoved
from rulings_cli.engine import choosing, layers
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.replacement import Replacement
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied, Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.card_types import PROTECTOR, PROTECTOR_OF_SIEGE
from rulings_cli.terms.rules.state_based import NO_PROTECTOR, PROTECTED_BY_CONTROLLER

_IT: Final = Bound("exiled", "it")
#: The intrinsic ability of Sieges (CR 310.11b).
DEFEATED: Final = TriggeredAbility(
    LastCounterRemoved("defense", This()),
    (Sentence((Exile(This()),)), Sentence((May((CastCard(_IT, transformed=True),)),))),
)


@implements(PROTECTOR)
def protector_of(game: Game, battle: ObjectId) -> PlayerId | None:
    """Give the protector of a battle: chosen, or the only one that it may be; None for none."""
    chosen = dict(game.get(battle).chosen).get("protector")
    if chosen is not None:
        return chosen
    able = may_protect(game, battle)
    return able[0] if len(able) == 1 else None


@implements(PROTECTOR_OF_SIEGE)
def may_protect(game: Game, battle: ObjectId) -> tuple[PlayerId, ...]:
    """Give who may be the protector: of a Siege an opponent, else the controller."""
    now = layers.characteristics(game, battle)
    if "Siege" not in now.subtypes:
        return (now.controller,)
    opponents = game.opponents_of(now.controller)
    return tuple(each for each in opponents if not game.players[each].has_lost)


def as_it_enters(arrival: Arrival) -> Iterator[Replacement]:
    """Let the controller of a Siege that enters choose its protector, if there is a choice."""
    assert arrival.id is not None
    if "battle" not in layers.characteristics(arrival.preview, arrival.id).types:
        return
    if len(may_protect(arrival.preview, arrival.id)) < 2:
        return
    controller = layers.characteristics(arrival.preview, arrival.id).controller

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        protector = _chosen(game, tape, controller, would.object, PROTECTOR_OF_SIEGE)
        return (would.evolve(chosen=(*would.chosen, ("protector", protector))),)

    yield Replacement(
        ("protector", arrival.would.object),
        "its controller chooses its protector",
        (PROTECTOR, PROTECTOR_OF_SIEGE),
        apply,
        source=arrival.would.object,
        commutes=True,
    )


def _chosen(game: Game, tape: Tape, player: PlayerId, battle: ObjectId, rule: Rule) -> PlayerId:
    choice = choosing.choice_of(game, "opponent", player, rule, about=battle)
    return str(tape.ask(choice, game))


@implements(NO_PROTECTOR, PROTECTED_BY_CONTROLLER)
def choose_protectors(game: Game, tape: Tape) -> None:
    """Let the controllers of Sieges choose where nobody protects, or they themselves (704.5w-x)."""
    for id in game.battlefield():
        now = layers.characteristics(game, id)
        if "battle" not in now.types or "Siege" not in now.subtypes:
            continue
        protector = protector_of(game, id)
        if protector == now.controller:
            rule = PROTECTED_BY_CONTROLLER
        elif (protector is None or game.players[protector].has_lost) and not _attacked(game, id):
            rule = NO_PROTECTOR
        else:
            continue
        if not may_protect(game, id):
            continue
        new = _chosen(game, tape, now.controller, id, rule)
        others = tuple(each for each in game.get(id).chosen if each[0] != "protector")
        game.update(id, chosen=(*others, ("protector", new)))
        game.emit(RuleApplied((rule,), f"{new} becomes its protector", id))


def _attacked(game: Game, battle: ObjectId) -> bool:
    return game.combat is not None and any(
        each.attacking == battle for each in game.combat.attackers
    )

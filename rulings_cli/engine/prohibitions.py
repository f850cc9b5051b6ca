"""What forbids a spell to be cast (CR 601.3, 101.2): can't-effects and limits."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.static import CantCast, CastLimit, CastOnly, CastOnlyWhen
from rulings_cli.engine import (
    conditions,
    layers,
    looking_up,
    matching,
    permissions,
    statics,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import SpellCast, TurnBegan
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.casting import MAY_BEGIN, PROHIBITED_QUALITIES
from rulings_cli.terms.rules.general import CANT_WINS, PERMANENT_SPELLS
from rulings_cli.terms.rules.keywords import SPLIT_SECOND
from rulings_cli.terms.values import walk

#: How far the choice of X is looked ahead for a prohibition by qualities (CR 601.3a).
HIGHEST_X_TRIED = 20


def understood(game: Game, id: ObjectId, touches: tuple[str, ...]) -> None:
    """Raise NotSupported where text of the object that may matter is not understood."""
    for each in layers.characteristics(game, id).uncompiled:
        concern = set(getattr(each, "touches", ())) & set(touches)
        if concern:
            name = game.get(id).name
            reason = getattr(each, "reason", "")
            raise NotSupported(f"{name} has text that is not understood ({reason})")


@implements(MAY_BEGIN, CANT_WINS, PROHIBITED_QUALITIES)
def prohibited(
    game: Game,
    player: PlayerId,
    spell_id: ObjectId,
    context: Context,
    *,
    as_proposed: bool = False,
) -> Illegal | None:
    """Give what prohibits the player from casting the spell, which is on the stack in `game`.

    Before it is proposed, a prohibition that some choice could lift is no hindrance (601.3a).
    """
    return (
        _cant_cast(game, player, spell_id, as_proposed=as_proposed)
        or split_second(game, besides=spell_id)
        or _beyond_limit(game, player, spell_id)
        or (None if as_proposed else _only_when(game, spell_id, context))
        or (None if as_proposed else _only_at(game, player, spell_id))
    )


def _cant_cast(
    game: Game, player: PlayerId, spell_id: ObjectId, *, as_proposed: bool
) -> Illegal | None:
    for effect, source, found in statics.in_force(game, CantCast):
        its = found.bind_player("that player", player)
        if not looking_up.player_matches(game, effect.who, player, its):
            continue
        if effect.during is not None and not conditions.holds(game, effect.during, its):
            continue
        positions = (game,) if as_proposed else _with_choices(game, spell_id)
        what = permissions.as_spell(effect.what)
        if all(matching.matches(each, what, spell_id, its) for each in positions):
            permanent = any(each == HasType("permanent") for each in walk(effect.what))
            return Illegal(
                MAY_BEGIN,
                f"{source.name} says that {player} can't cast such a spell",
                (CANT_WINS, PERMANENT_SPELLS) if permanent else (CANT_WINS,),
                source.id,
            )
    return None


@carries_out("split second")
@implements(SPLIT_SECOND)
def split_second(game: Game, *, besides: ObjectId | None = None) -> Illegal | None:
    """Give the spell with split second that is on the stack, if there is one (CR 702.61a)."""
    for each in game.stack():
        if each != besides and any(
            isinstance(ability, Keyword) and ability.name == "split second"
            for ability in layers.characteristics(game, each).abilities
        ):
            words = "a spell with split second is on the stack"
            return Illegal(SPLIT_SECOND, words, (CANT_WINS,), each)
    return None


def _with_choices(game: Game, spell_id: ObjectId) -> Iterator[Game]:
    """Give the position with each choice of X that may change the spell's qualities."""
    yield game
    if _has_variable(game, spell_id):
        for x in range(1, HIGHEST_X_TRIED + 1):
            other = game.fork()
            other.update(spell_id, x=x)
            yield other


def _has_variable(game: Game, spell_id: ObjectId) -> bool:
    cost = game.get(spell_id).face.mana_cost
    return cost is not None and "X" in cost.symbols


def _beyond_limit(game: Game, player: PlayerId, spell_id: ObjectId) -> Illegal | None:
    for effect, source, its in statics.in_force(game, CastLimit):
        if not looking_up.player_matches(game, effect.who, player, its):
            continue
        what = permissions.as_spell(effect.what) if effect.what is not None else Described()
        if effect.what is not None and not matching.matches(game, what, spell_id, its):
            continue
        cast = sum(
            1
            for each in _counted(game, player, effect, source, its)
            if effect.what is None or matching.matches(game, what, each, its)
        )
        if cast >= effect.count:
            return Illegal(
                MAY_BEGIN,
                f"{source.name} lets {player} cast no more such spells this turn",
                (CANT_WINS,),
                source.id,
            )
    return None


def _counted(
    game: Game, player: PlayerId, limit: CastLimit, source: GameObject, its: Context
) -> Iterator[ObjectId]:
    """Give the spells that count for a limit; "one more" leaves out those cast before it began."""
    found = list(spells_cast_this_turn(game, player))
    if not limit.more:
        yield from found
        return
    spell = its.this if its.this is not None else source.id
    before = found[found.index(spell) :] if spell in found else []
    yield from (each for each in found if each not in before)


def spells_cast_this_turn(game: Game, player: PlayerId) -> Iterator[ObjectId]:
    """Give the spells that the player has cast this turn, the latest first."""
    for event in reversed(game.trace):
        if isinstance(event, TurnBegan):
            return
        if isinstance(event, SpellCast) and event.player == player:
            yield event.object


def _only_when(game: Game, spell_id: ObjectId, context: Context) -> Illegal | None:
    abilities = layers.characteristics(game, spell_id).abilities
    for effect in permissions.stated(game, abilities, CastOnly, context):
        if not conditions.holds(game, effect.condition, context):
            said = effect.words or "at other times"
            return Illegal(MAY_BEGIN, f"it is cast only {said}".strip(), by=None)
    return None


@implements(CANT_WINS)
def _only_at(game: Game, player: PlayerId, spell_id: ObjectId) -> Illegal | None:
    """Give the effect that lets the player cast such spells at other times only."""
    for effect, source, its in statics.in_force(game, CastOnlyWhen):
        if not looking_up.player_matches(game, effect.who, player, its):
            continue
        if not matching.matches(game, permissions.as_spell(effect.what), spell_id, its):
            continue
        if effect.when == "sorcery":
            without = game.fork()
            without.remove(spell_id)
            why = permissions.not_sorcery_time(without, player)
        elif effect.when == "own turn":
            why = "" if game.active_player == player else "it is not that player's turn"
        else:
            raise NotSupported(f"casting only {effect.when}", "601.3")
        if why:
            words = f"{source.name} lets {player} cast such spells only at other times: {why}"
            return Illegal(MAY_BEGIN, words, (CANT_WINS,), source.id)
    return None

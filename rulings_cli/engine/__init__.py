"""Play by the rules: the engine's face (CR 1, 6, 7).

`step` takes an action in a position and gives the position after it, or why it is refused. An
action is a function of the position and a tape of answers: without an answer that it needs it
raises `ChoiceNeeded`, and the position that was given is untouched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rulings_cli.game.actions import Action, Done, Refused
    from rulings_cli.game.choices import Tape
    from rulings_cli.game.game import Game
    from rulings_cli.game.mana_pool import ObjectId, PlayerId
    from rulings_cli.terms.values import Value

    Procedure = Callable[[Game, Tape, Any], Refused | None]

#: The procedure of each kind of action; filled when the engine is first used.
PROCEDURES: dict[type[Value], Procedure] = {}


def _procedures() -> dict[type[Value], Procedure]:
    """Give the table, with every procedure in it (imported late: it is most of the engine)."""
    if not PROCEDURES:
        from rulings_cli.engine import activating, attacking, blocking, casting, lands, priority
        from rulings_cli.engine.special_actions import take as take_special_action
        from rulings_cli.game import actions

        PROCEDURES.update(
            {
                actions.CastSpell: casting.cast,
                actions.ActivateAbility: activating.activate,
                actions.PlayLand: lands.play,
                actions.PassPriority: priority.take_pass,
                actions.TakeSpecialAction: take_special_action,
                actions.DeclareAttackers: attacking.declare,
                actions.DeclareBlockers: blocking.declare,
            }
        )
    return PROCEDURES


def step(game: Game, action: Action, tape: Tape) -> Done | Refused:
    """Take an action in a fork of the position, up to the next time a player has priority.

    Or has attackers or blockers to declare; any other action declares none of them first.

    Raises ChoiceNeeded where the tape lacks an answer, IllegalAnswer where one is not allowed,
    NotSupported where the rule or text is not built.
    """
    from rulings_cli.engine import priority, turn
    from rulings_cli.engine.refusing import Refusal
    from rulings_cli.game.actions import (
        DeclareAttackers,
        DeclareBlockers,
        Done,
        PassPriority,
        Refused,
    )
    from rulings_cli.terms.rules.general import GAME_ENDS
    from rulings_cli.terms.rules.priority import AFTER_ACTING

    if is_over(game):
        return Refused(action, GAME_ENDS, "the game is over")
    fork = game.fork()
    is_of_the_turn = isinstance(action, DeclareAttackers | DeclareBlockers | PassPriority)
    try:
        if fork.declaring and not is_of_the_turn:
            turn.declare_what_is_required(fork, tape)
        had_priority = fork.priority == action.player
        refused = _procedures()[type(action)](fork, tape, action)
        if refused is not None:
            return refused
        if had_priority and not is_of_the_turn:
            priority.receive(fork, tape, action.player, because=(AFTER_ACTING,))
    except Refusal as stopped:
        return stopped.refused
    return Done(fork)


def why_not(game: Game, action: Action) -> Refused | None:
    """Give why the rules refuse the action now, as far as that depends on no choice; else None."""
    from rulings_cli.game.actions import Refused
    from rulings_cli.game.choices import ChoiceNeeded, Tape

    try:
        outcome = step(game, action, Tape())
    except ChoiceNeeded:
        return None
    return outcome if isinstance(outcome, Refused) else None


def legal_actions(game: Game, player: PlayerId) -> Iterator[Action]:
    """Give the actions that the player may begin now; whether they can be paid is not asked."""
    from rulings_cli.engine import activating, lands
    from rulings_cli.game.actions import ActivateAbility, CastSpell, PassPriority, PlayLand
    from rulings_cli.terms.zones import Zone

    if game.priority != player or is_over(game):
        return
    if game.declaring:
        yield from _declarations(game, player)
        return
    yield PassPriority(player)
    for each in _playable_from_where_they_are(game, player):
        if _can_cast(game, player, each):
            yield CastSpell(player, each)
        if lands.can_play(game, player, each) is None:
            yield PlayLand(player, each)
    for one in game.objects.values():
        if one.zone is Zone.LIBRARY or one.zone is Zone.STACK:
            continue
        if one.on_stack is not None or one.kind not in ("card", "token", "copy"):
            continue
        for index in activating.may_be_activated(game, one.id):
            if activating.cant_activate(game, player, one.id, index, paying_mana=False) is None:
                yield ActivateAbility(player, one.id, index)


def _playable_from_where_they_are(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    """Give the cards that some rule or effect could let the player cast or play (CR 601.3).

    No effect speaks of cards in a library below the top one, or of permanents; where nothing
    allows more than the rules do, the hands of others are left out too.
    """
    from rulings_cli.abilities.static import MayPlayFrom
    from rulings_cli.engine import permissions, statics
    from rulings_cli.terms.zones import Zone

    allowed = game.permissions or any(True for _ in statics.in_force(game, MayPlayFrom))
    found: list[ObjectId] = []
    for (zone, owner), ids in game.zones.items():
        if zone is Zone.HAND and (owner == player or allowed):
            found += ids
        elif zone is Zone.LIBRARY:
            found += ids[:1]
        elif zone in (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND):
            found += ids
    return tuple(
        each
        for each in found
        if game.objects[each].on_stack is None
        and game.objects[each].kind in ("card", "copy")
        and permissions.may_be_played(game, each)
    )


def _declarations(game: Game, player: PlayerId) -> Iterator[Action]:
    from rulings_cli.engine import attacking, blocking

    if game.declaring == "attackers":
        yield from attacking.declarations(game, player)
    else:
        yield from blocking.declarations(game, player)


def _can_cast(game: Game, player: PlayerId, card: ObjectId) -> bool:
    """Tell whether casting may be begun; where that is not understood, no."""
    from rulings_cli.engine import casting
    from rulings_cli.errors import NotSupported

    try:
        return casting.can_begin(game, player, card) is None
    except NotSupported:
        return False


def is_over(game: Game) -> bool:
    """Tell whether the game has ended: at most one player is left (CR 104.2a, 104.4a)."""
    from rulings_cli.engine import losing

    return losing.is_over(game)

"""What declaring attackers and declaring blockers have in common (CR 508.1, 509.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulings_cli.abilities.static import CantBe, CombatLimit
from rulings_cli.engine import layers, statics
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.actions import DeclareAttackers, DeclareBlockers, Refused
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import REVERSED
from rulings_cli.terms.rules.combat import (
    ALONE,
    ATTACK_RESTRICTIONS,
    BLOCK_RESTRICTIONS,
    BLOCKERS,
    CHOOSING_ATTACKERS,
    CHOOSING_BLOCKERS,
    ONLY_CREATURES,
)
from rulings_cli.terms.rules.turn import ATTACKERS
from rulings_cli.terms.values import Value

#: Creatures with what they attack or block.
Pairs = tuple[tuple[ObjectId, Any], ...]
#: So many declarations are listed one by one; of more only the simplest.
MOST_LISTED: Final = 64


class Declaration(Value):
    """One of the two: its verb, what is declared, and the rules for it."""

    verb: str
    noun: str
    rule: Rule
    choosing: Rule
    restrictions: Rule


ATTACKING: Final = Declaration(
    "attack", "attackers", ATTACKERS, CHOOSING_ATTACKERS, ATTACK_RESTRICTIONS
)
BLOCKING: Final = Declaration("block", "blockers", BLOCKERS, CHOOSING_BLOCKERS, BLOCK_RESTRICTIONS)


def why_not_now(
    game: Game, what: Declaration, action: DeclareAttackers | DeclareBlockers
) -> Refused | None:
    """Give why the player does not declare now, or None."""
    if game.declaring == what.noun and game.priority == action.player:
        return None
    return Refused(action, what.rule, f"{action.player} does not declare {what.noun} now")


def refused(illegal: Illegal, action: Value) -> Refused:
    """Give the refusal of an illegal declaration: all of it is undone (CR 733.1)."""
    return illegal.refused(action).evolve(because=(*illegal.because, REVERSED))


def chosen(
    game: Game,
    tape: Tape,
    what: Declaration,
    player: PlayerId,
    given: Pairs | None,
    possible: Iterable[tuple[ObjectId, Any]],
) -> Pairs:
    """Give what an action declares, by a choice where it leaves that open."""
    if given is not None:
        return given
    options = tuple(possible)
    domain, prompt = SubsetOf(options, 0, len(options)), f"which creatures {what.verb}, and what"
    found: Pairs = tape.ask(Choice(what.noun, player, what.rule, domain, prompt), game)
    return found


@implements(ONLY_CREATURES)
def why_unable(game: Game, what: Declaration, player: PlayerId, id: ObjectId) -> Illegal | None:
    """Give why a permanent can neither attack nor block, by what and whose it is, or None."""
    if id not in game.battlefield():
        return Illegal(ONLY_CREATURES, "it is not on the battlefield", by=id)
    found = layers.characteristics(game, id)
    if "creature" not in found.types:
        return Illegal(ONLY_CREATURES, f"{found.name} is no creature", by=id)
    if found.controller != player:
        return Illegal(what.choosing, f"{player} does not control {found.name}", by=id)
    if game.objects[id].tapped:
        return Illegal(what.choosing, f"{found.name} is tapped", by=id)
    if "battle" in found.types:
        return Illegal(what.choosing, f"{found.name} is a battle", by=id)
    return None


def too_many(game: Game, what: Declaration, pairs: Pairs) -> Illegal | None:
    """Give the restriction on how many creatures do it in all, where more would."""
    count = len({id for id, _ in pairs})
    for limit, source, _ in statics.in_force(game, CombatLimit):
        if limit.what == what.verb and count > limit.count:
            reason = f"no more than {limit.count} can {what.verb}"
            return Illegal(what.restrictions, reason, by=source.id)
    return None


@implements(ALONE)
def alone(game: Game, what: Declaration, pairs: Pairs) -> Illegal | None:
    """Give the restriction against doing it alone, where one creature does."""
    if len(pairs) > 1:
        return _only_alone(game, what, pairs)
    if not pairs:
        return None
    for change, source, _ in statics.changes_on(game, pairs[0][0], CantBe):
        if change.words != "only" and change.what in (
            f"{what.verb} alone",
            "attack or block alone",
        ):
            reason = f"it can't {what.verb} alone"
            return Illegal(what.restrictions, reason, (ALONE,), source)
    return None


@implements(ALONE)
def _only_alone(game: Game, what: Declaration, pairs: Pairs) -> Illegal | None:
    """Give the restriction on one of several that can only do it alone."""
    for id, _ in pairs:
        for change, source, _ in statics.changes_on(game, id, CantBe):
            if change.words == "only" and change.what == f"{what.verb} alone":
                reason = f"it can only {what.verb} alone"
                return Illegal(what.restrictions, reason, (ALONE,), source)
    return None

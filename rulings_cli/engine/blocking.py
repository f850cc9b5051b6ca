"""Declaring blockers, from 509.1a to 509.1i (CR 509)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.static import (
    CanAlso,
    CantBe,
    CantBlockIt,
    LuresBlockers,
    MustBlockIt,
    MustDo,
)
from rulings_cli.engine import (
    banding,
    combat,
    declaring,
    evasion,
    layers,
    looking_up,
    matching,
    performing,
    priority,
    statics,
)
from rulings_cli.engine.declaring import BLOCKING, MOST_LISTED
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.actions import DeclareBlockers, Refused
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.combat import Attacker, Blocker
from rulings_cli.game.events import (
    BecameBlocked,
    BecameUnblocked,
    BlockedCreature,
    BlockersDeclared,
    Event,
    RuleApplied,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.combat import (
    AFTER_BLOCKERS,
    ATTACKS_UNBLOCKED,
    BECOMES_BLOCKED,
    BECOMES_BLOCKING,
    BLOCK_REQUIREMENTS,
    BLOCK_RESTRICTIONS,
    BLOCKERS,
    CHOOSING_BLOCKERS,
    MENACE,
    ONLY_CREATURES,
)
from rulings_cli.terms.rules.keywords import BAND_IS_BLOCKED

Pairs = tuple[tuple[ObjectId, ObjectId], ...]


def defending(game: Game) -> PlayerId | None:
    """Give the player who declares blockers: the one who is attacked (CR 509.1)."""
    found = {each.defending for each in combat.now(game).attackers}
    return next((each for each in game.apnap() if each in found), None)


@implements(BLOCKERS)
def declare(game: Game, tape: Tape, action: DeclareBlockers) -> Refused | None:
    """Declare blockers; the active player gets priority after that (CR 509.2)."""
    too_early = declaring.why_not_now(game, BLOCKING, action)
    if too_early is not None:
        return too_early
    player = action.player
    pairs = declaring.chosen(game, tape, BLOCKING, player, action.blockers, possible(game, player))
    illegal = why_illegal(game, action.player, pairs)
    if illegal is not None:
        return declaring.refused(illegal, action)
    game.declaring = ""
    game.priority = None
    if not pairs:
        game.emit(RuleApplied((BLOCKERS,), f"{action.player} declares no blockers"))
    become_blocking(game, tape, action.player, pairs)
    priority.receive(game, tape, game.active_player, because=(AFTER_BLOCKERS,))
    return None


@implements(BECOMES_BLOCKING, BECOMES_BLOCKED, ATTACKS_UNBLOCKED)
def become_blocking(game: Game, tape: Tape, player: PlayerId, pairs: Pairs) -> None:
    """Let the chosen creatures block, tell it all at once, and let abilities trigger (509.1i)."""
    before = game.fork()
    fight = combat.now(game)
    by_blocker: dict[ObjectId, tuple[ObjectId, ...]] = {}
    for blocker, attacker in pairs:
        by_blocker[blocker] = (*by_blocker.get(blocker, ()), attacker)
    met_pairs = tuple(dict.fromkeys((*pairs, *banding.blocked_with(game, pairs))))
    attackers = tuple(_met(each, met_pairs) for each in fight.attackers)
    blockers = tuple(
        Blocker(id, tuple(its for one, its in met_pairs if one == id), player) for id in by_blocker
    )
    combat.put(game, fight.evolve(attackers=attackers, blockers=(*fight.blockers, *blockers)))
    facts: list[Event] = []
    if pairs:
        facts.append(BlockersDeclared((BLOCKERS,), player, tuple(by_blocker)))
    for id, its in by_blocker.items():
        facts += [
            BlockedCreature((BLOCKERS, BECOMES_BLOCKING), player, id, each, its) for each in its
        ]
    for met in attackers:
        facts += [
            BecameBlocked(_why_blocked(met, each, pairs), met.object, each, met.blockers)
            for each in met.blockers
        ] or [BecameUnblocked((BECOMES_BLOCKED,), met.object)]
    performing.record_all(game, tape, tuple(facts), before)


def _why_blocked(met: Attacker, blocker: ObjectId, pairs: Pairs) -> tuple[Rule, ...]:
    """Give the rules by which an attacker is blocked: chosen, or in a band with what was."""
    if (blocker, met.object) in pairs:
        return (BECOMES_BLOCKED,)
    return (BECOMES_BLOCKED, BAND_IS_BLOCKED)


def _met(attacker: Attacker, pairs: Pairs) -> Attacker:
    """Give the attacker as blocked by those that were declared for it, or as unblocked."""
    blockers = tuple(blocker for blocker, its in pairs if its == attacker.object)
    if attacker.blocked is not None and not blockers:
        return attacker
    return attacker.evolve(blocked=bool(blockers), blockers=(*attacker.blockers, *blockers))


# --- legality ---------------------------------------------------------------------------------


@implements(BLOCK_RESTRICTIONS)
def why_illegal(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give why the declaration is illegal (509.1a to 509.1c)."""
    return _restriction_disobeyed(game, player, pairs) or _requirement_disobeyed(
        game, player, pairs
    )


def _restriction_disobeyed(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    if len(set(pairs)) < len(pairs):
        return Illegal(CHOOSING_BLOCKERS, "a creature blocks an attacking creature once")
    for blocker in {blocker for blocker, _ in pairs}:
        most = how_many(game, blocker)
        if most is not None and sum(each == blocker for each, _ in pairs) > most:
            return Illegal(CHOOSING_BLOCKERS, f"a creature blocks no more than {most}", by=blocker)
    for blocker, attacker in pairs:
        illegal = why_cant_block(game, player, blocker) or why_cant_block_it(
            game, player, blocker, attacker
        )
        if illegal is not None:
            return illegal
    return declaring.too_many(game, BLOCKING, pairs) or _number_of_blockers(game, pairs)


@implements(CHOOSING_BLOCKERS)
def how_many(game: Game, blocker: ObjectId) -> int | None:
    """Give how many attacking creatures a creature can block, None without a limit."""
    most = 1
    for change, _, _ in statics.changes_on(game, blocker, CanAlso):
        if change.what.startswith("block any number"):
            return None
        most += change.what.startswith("block an additional creature")
    return most


@implements(CHOOSING_BLOCKERS, ONLY_CREATURES)
def why_cant_block(game: Game, player: PlayerId, id: ObjectId) -> Illegal | None:
    """Give why a permanent can't block at all, or None."""
    unable = declaring.why_unable(game, BLOCKING, player, id)
    return evasion.cant_block(game, id) if unable is None else unable


def why_cant_block_it(
    game: Game, player: PlayerId, blocker: ObjectId, attacker: ObjectId
) -> Illegal | None:
    """Give why a creature can't block this attacker, or None (CR 509.1a-b)."""
    fights = combat.now(game).attacker(attacker)
    if fights is None:
        return Illegal(CHOOSING_BLOCKERS, "that is no attacking creature", by=attacker)
    if fights.defending != player:
        return Illegal(CHOOSING_BLOCKERS, f"it does not attack {player}", by=attacker)
    for change, source, context in statics.changes_on(game, blocker, CantBlockIt):
        if attacker in looking_up.objects_of(game, change.what, context):
            return Illegal(CHOOSING_BLOCKERS, "it can't block that creature", by=source)
    return evasion.why_not(game, blocker, attacker, player)


#: How many creatures must block it together, if any does.
_AT_LEAST: Final = {
    "be blocked except by two or more creatures": 2,
    "be blocked except by three or more creatures": 3,
}


@implements(MENACE)
def _number_of_blockers(game: Game, pairs: Pairs) -> Illegal | None:
    """Give the restriction on how many creatures block, or block together (CR 509.1b)."""
    attacked = {attacker for _, attacker in pairs}
    for attacker in attacked:
        count = sum(each == attacker for _, each in pairs)
        if count == 1 and combat.has_keyword(game, attacker, "menace"):
            return Illegal(MENACE, "it has menace", (BLOCK_RESTRICTIONS,), attacker)
        for change, source, _ in statics.changes_on(game, attacker, CantBe):
            least = _AT_LEAST.get(change.what, 0)
            if count < least:
                reason = f"it can't be blocked except by {least} or more creatures"
                return Illegal(BLOCK_RESTRICTIONS, reason, by=source)
            if count > 1 and change.what == "be blocked by more than one creature":
                reason = "it can't be blocked by more than one creature"
                return Illegal(BLOCK_RESTRICTIONS, reason, by=source)
    return declaring.alone(game, BLOCKING, pairs)


# --- requirements -----------------------------------------------------------------------------


@implements(BLOCK_REQUIREMENTS)
def _requirement_disobeyed(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give a requirement that could be obeyed beside the others (CR 509.1c).

    Declarations that differ in what one creature blocks, or in one more pair of blockers, are
    compared.
    """
    requirements = _requirements(game, player)
    if not requirements:
        return None
    obeyed = _obeyed(requirements, pairs)
    for other in _neighbours(tuple(possible(game, player)), pairs):
        if _obeyed(requirements, other) <= obeyed:
            continue
        if _restriction_disobeyed(game, player, other) is None:
            missing = next(each for each in requirements if not _is_obeyed(each, pairs))
            return Illegal(BLOCK_REQUIREMENTS, missing[2], by=missing[1])
    return None


#: The blocker or the attacker that must block or be blocked, whose effect says so, and how.
_Requirement = tuple[ObjectId, ObjectId, str]


def _requirements(game: Game, player: PlayerId) -> tuple[_Requirement, ...]:
    found: list[_Requirement] = []
    for id in game.battlefield():
        attacks = combat.is_attacking(game, id)
        for change, source, _ in statics.changes_on(game, id, MustDo):
            if attacks and change.what.startswith("must be blocked"):
                found.append((id, source, "it must be blocked if able"))
            elif not attacks and change.what.startswith("block ~"):
                if layers.characteristics(game, id).controller == player:
                    found.append((id, source, "it blocks that creature if able"))
            elif not attacks and (
                change.what.startswith(("block ", "attack or block "))
                and layers.characteristics(game, id).controller == player
            ):
                found.append((id, source, "it blocks if able"))
    found += _lured(game, player)
    found += _called(game, player)
    return tuple(found)


def _lured(game: Game, player: PlayerId) -> Iterator[_Requirement]:
    """Give each creature that is able to block one that all of them must block."""
    for attacker in combat.now(game).attackers:
        for change, _, context in statics.changes_on(game, attacker.object, LuresBlockers):
            for id in game.battlefield():
                if (
                    (change.by is None or matching.matches(game, change.by, id, context))
                    and why_cant_block(game, player, id) is None
                    and why_cant_block_it(game, player, id, attacker.object) is None
                ):
                    yield (id, attacker.object, "it blocks that creature if able")


def _called(game: Game, player: PlayerId) -> Iterator[_Requirement]:
    """Give each creature that blocks a certain one if able."""
    attackers = {each.object for each in combat.now(game).attackers}
    for id in game.battlefield():
        for change, _, context in statics.changes_on(game, id, MustBlockIt):
            for attacker in looking_up.objects_of(game, change.what, context):
                if (
                    attacker in attackers
                    and why_cant_block(game, player, id) is None
                    and why_cant_block_it(game, player, id, attacker) is None
                ):
                    yield (id, attacker, "it blocks that creature if able")


def _is_obeyed(requirement: _Requirement, pairs: Pairs) -> bool:
    id, source, words = requirement
    if words == "it blocks that creature if able":
        return (id, source) in pairs
    return any(id in pair for pair in pairs)


def _obeyed(requirements: tuple[_Requirement, ...], pairs: Pairs) -> int:
    return sum(_is_obeyed(each, pairs) for each in requirements)


def _neighbours(able: Pairs, pairs: Pairs) -> Iterator[Pairs]:
    for blocker, attacker in able:
        others = tuple(each for each in pairs if each[0] != blocker)
        one_more = (*others, (blocker, attacker))
        yield one_more
        for second in able:
            if second[1] == attacker and second[0] > blocker:
                yield (*(each for each in one_more if each[0] != second[0]), second)


# --- which declarations there are -------------------------------------------------------------


def possible(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Give each creature that can block with each attacking creature that it can block."""
    attackers = tuple(
        each.object for each in combat.now(game).attackers if each.defending == player
    )
    for id in game.battlefield():
        if why_cant_block(game, player, id) is None:
            for attacker in attackers:
                if why_cant_block_it(game, player, id, attacker) is None:
                    yield id, attacker


def declarations(game: Game, player: PlayerId) -> Iterator[DeclareBlockers]:
    """Give legal declarations: all where they are few, else none, single ones and pairs."""
    for some in _selections(tuple(possible(game, player))):
        if why_illegal(game, player, some) is None:
            yield DeclareBlockers(player, some)


def _selections(pairs: Pairs) -> Iterator[Pairs]:
    by_creature: dict[ObjectId, list[ObjectId]] = {}
    for blocker, attacker in pairs:
        by_creature.setdefault(blocker, []).append(attacker)
    count = 1
    for each in by_creature.values():
        count *= len(each) + 1
    if count <= MOST_LISTED:
        yield from _all_selections(tuple(by_creature.items()))
        return
    yield ()
    yield from ((pair,) for pair in pairs)
    for at, first in enumerate(pairs):
        for second in pairs[at + 1 :]:
            if first[1] == second[1] and first[0] != second[0]:
                yield (first, second)
    yield tuple((blocker, its[0]) for blocker, its in by_creature.items())


def _all_selections(left: tuple[tuple[ObjectId, list[ObjectId]], ...]) -> Iterator[Pairs]:
    if not left:
        yield ()
        return
    (blocker, its), *rest = left
    for others in _all_selections(tuple(rest)):
        yield others
        for attacker in its:
            yield ((blocker, attacker), *others)


@implements(BLOCK_REQUIREMENTS)
def declare_what_is_required(game: Game, tape: Tape) -> None:
    """Declare no blockers, or those that block if able; which is asked where it is open."""
    player = game.priority
    assert player is not None
    pairs: Pairs = ()
    if why_illegal(game, player, pairs) is not None:
        options = tuple(
            each
            for each in _selections(tuple(possible(game, player)))
            if why_illegal(game, player, each) is None
        )
        choice = Choice(
            "blockers", player, BLOCK_REQUIREMENTS, OneOption(options), "which creatures block"
        )
        pairs = tape.ask(choice, game)
    refused = declare(game, tape, DeclareBlockers(player, pairs))
    assert refused is None, refused

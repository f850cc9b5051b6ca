"""Banding: attackers that are blocked together, and who divides damage (CR 702.22)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.engine import combat
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.combat import Attacker, Blocker
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import (
    BAND_ATTACKS_THE_SAME,
    BAND_IS_BLOCKED,
    BAND_LASTS,
    BANDING_ATTACKERS,
    BANDING_BLOCKERS,
    BANDS,
)

Bands = tuple[tuple[ObjectId, ...], ...]


@carries_out("banding")
@implements(BANDS, BAND_ATTACKS_THE_SAME)
def why_illegal(
    game: Game, pairs: tuple[tuple[ObjectId, ObjectId | PlayerId], ...], bands: Bands
) -> Illegal | None:
    """Give why attackers can't be declared to be in these bands."""
    attacked = dict(pairs)
    members = [each for band in bands for each in band]
    if len(set(members)) < len(members):
        return Illegal(BANDS, "each creature may be in only one band")
    for band in bands:
        without = [each for each in band if not combat.has_keyword(game, each, "banding")]
        if any(each not in attacked for each in band):
            return Illegal(BANDS, "only attacking creatures are in a band")
        if len(without) > 1 or len(without) == len(band):
            return Illegal(BANDS, "all but one creature of a band must have banding", by=without[0])
        if len({attacked[each] for each in band}) > 1:
            return Illegal(BAND_ATTACKS_THE_SAME, "a band attacks one player or permanent")
    return None


@implements(BAND_LASTS)
def band_of(game: Game, id: ObjectId) -> tuple[ObjectId, ...]:
    """Give the other attacking creatures in a creature's band; nothing later takes it apart."""
    fight = combat.now(game)
    for band in fight.bands:
        if id in band:
            return tuple(each for each in band if each != id and fight.attacker(each) is not None)
    return ()


@implements(BAND_IS_BLOCKED)
def blocked_with(
    game: Game, pairs: tuple[tuple[ObjectId, ObjectId], ...]
) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Give what else is blocked by blockers: the others of the bands of what they block."""
    for blocker, attacker in pairs:
        for other in band_of(game, attacker):
            if (blocker, other) not in pairs:
                yield blocker, other


@implements(BANDING_BLOCKERS)
def divides_for_attacker(game: Game, attacker: Attacker) -> tuple[PlayerId, Rule] | None:
    """Give who divides an attacker's damage rather than its controller, and the rule."""
    if any(combat.has_keyword(game, each, "banding") for each in attacker.blockers):
        return attacker.defending, BANDING_BLOCKERS
    return None


@implements(BANDING_ATTACKERS)
def divides_for_blocker(game: Game, blocker: Blocker) -> tuple[PlayerId, Rule] | None:
    """Give who divides a blocker's damage rather than its controller, and the rule."""
    if any(combat.has_keyword(game, each, "banding") for each in blocker.blocking):
        return game.active_player, BANDING_ATTACKERS
    return None

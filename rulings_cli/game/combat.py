"""A combat phase: which creatures attack what, and which block them (CR 506)."""

from __future__ import annotations

from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.values import Value


class Attacker(Value):
    """An attacking creature (CR 508.1k), until it is removed from combat.

    `attacking` is None once what it attacked was removed from combat (CR 506.4c); `defending` is
    the defending player that it is about (CR 508.5). `blocked` is None before blockers are
    declared; `blockers` are the creatures that block it still.
    """

    object: ObjectId
    attacking: ObjectId | PlayerId | None
    defending: PlayerId
    controller: PlayerId
    blocked: bool | None = None
    blockers: tuple[ObjectId, ...] = ()


class Blocker(Value):
    """A blocking creature (CR 509.1g), until it is removed; `blocking` what it blocks still."""

    object: ObjectId
    blocking: tuple[ObjectId, ...]
    controller: PlayerId


class Combat(Value):
    """What the rules remember of one combat phase.

    `removed` and `stopped` are attackers and blockers as they were when they were removed (CR
    508.5, 608.2h); `struck` the creatures that had first or double strike as the first combat
    damage step began, None where there is no such step (CR 510.4); `damage_steps` how many combat
    damage steps have begun.
    """

    attackers: tuple[Attacker, ...] = ()
    blockers: tuple[Blocker, ...] = ()
    removed: tuple[Attacker, ...] = ()
    stopped: tuple[Blocker, ...] = ()
    #: whether any creature attacks or has attacked in this combat, declared or not
    attacked: bool = False
    struck: tuple[ObjectId, ...] | None = None
    damage_steps: int = 0
    #: the attackers that were declared to be in bands (CR 702.22c)
    bands: tuple[tuple[ObjectId, ...], ...] = ()

    def attacker(self, id: ObjectId) -> Attacker | None:
        """Give the attacking creature with that id."""
        return next((each for each in self.attackers if each.object == id), None)

    def blocker(self, id: ObjectId) -> Blocker | None:
        """Give the blocking creature with that id."""
        return next((each for each in self.blockers if each.object == id), None)

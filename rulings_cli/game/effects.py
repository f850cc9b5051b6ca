"""Effects that a resolution left behind: continuous effects, permissions, delayed triggers."""

from __future__ import annotations

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.durations import Duration
from rulings_cli.abilities.effects import DelayedTrigger
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value


class LastingEffect(Value):
    """A continuous effect from a resolution (CR 611.2), with what it applies to fixed (611.2c).

    `changes` are `Change` nodes (or StaticEffect nodes that apply to `players`); `ends_at` says
    with `duration` when it ends; `context` the frozen `engine.context.Context` that binds names.
    """

    id: int
    source: ObjectId
    controller: PlayerId
    changes: tuple[Value, ...]
    duration: Duration
    objects: tuple[ObjectId, ...] = ()
    players: tuple[PlayerId, ...] = ()
    timestamp: int = 0
    turn: int = 0
    context: Value | None = None


class CopiedValues(Value):
    """What a lasting effect makes an object a copy of (CR 707.4): its copiable values, fixed."""

    face: Face


class Permission(Value):
    """A permission to play one card (CR 601.3b ff.): "until end of turn, you may cast that card".

    `object` is the card in the zone where it may be played from; it ends when that object is gone.
    """

    id: int
    source: ObjectId
    player: PlayerId
    object: ObjectId
    duration: Duration
    play: bool = False
    free: bool = False
    any_mana: bool = False
    turn: int = 0
    #: the cost that is paid rather than the mana cost, for the keyword that is named
    alternative: str = ""
    cost: Cost | None = None
    #: only after the turn in which it began, or only in one's main phase with an empty stack
    later: bool = False
    as_sorcery: bool = False
    rule: Rule | None = None
    any_color: bool = False
    of_mana: str = ""
    #: of permissions with the same number only one may be used: "you may play one of those cards"
    group: int = 0
    only: Described | None = None  # what the spell must be


class WaitingTrigger(Value):
    """A triggered ability that has triggered and waits to be put onto the stack (CR 603.3)."""

    ability: Value  # TriggeredAbility, or the DelayedTrigger node
    source: ObjectId
    source_was: GameObject
    controller: PlayerId
    bound: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    player_bound: tuple[tuple[str, PlayerId], ...] = ()
    amount: int | None = None
    was: tuple[GameObject, ...] = ()
    kind: str = "triggered"
    #: the types of mana that the event produced (CR 106.12a)
    produced: tuple[str, ...] = ()
    #: the frozen context of the effect that made a delayed or reflexive trigger
    context: Value | None = None


class DelayedTriggeredAbility(Value):
    """A delayed triggered ability that waits for its event (CR 603.7)."""

    id: int
    node: DelayedTrigger
    source: ObjectId
    source_was: GameObject
    controller: PlayerId
    turn: int = 0
    context: Value | None = None

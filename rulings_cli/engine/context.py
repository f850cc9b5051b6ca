"""The context in which an ability's references and amounts are looked up (CR 608.2h, 113.7)."""

from __future__ import annotations

from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.values import Value


class Context(Value):
    """Who uses which ability, with which targets, X and bound names.

    `source` is the object the ability is on (its id even when it is gone), `source_was` how it
    was when the ability was activated, triggered or cast; `this` the object on the stack. `bound`
    pairs names with ids (see `references.Bound`), `player_bound` names with players. `amount` is
    the event's amount ("that much"). `event_was` are objects of the event as they last were.
    """

    source: ObjectId
    controller: PlayerId
    source_was: GameObject | None = None
    this: ObjectId | None = None
    targets: tuple[tuple[ObjectId | PlayerId, ...], ...] = ()
    x: int | None = None
    bound: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    player_bound: tuple[tuple[str, PlayerId], ...] = ()
    amount: int | None = None
    #: how many or how much the instruction before did, where the event has no amount
    lately: int | None = None
    event_was: tuple[GameObject, ...] = ()
    #: the types of mana that the event produced (CR 106.12a)
    produced: tuple[str, ...] = ()
    #: whether the last optional action was taken ("if you do"); None before any
    did: bool | None = None
    #: the object that an each-loop is at
    each: ObjectId | None = None
    #: whether this is a mana ability with {T} in its cost: "tapped for mana" (106.12)
    tapping: bool = False
    #: what this effect has moved, pairs (former id, new id): its later parts find it (400.7j)
    moved: tuple[tuple[ObjectId, ObjectId], ...] = ()
    #: the result of the die roll before, and how many coin flips were won (CR 705, 706)
    rolled: int | None = None
    flips_won: int | None = None
    #: how many each of several players did it with: "then each draws that many cards"
    many: tuple[tuple[PlayerId, int], ...] = ()
    #: the options that were voted for, one entry a vote (CR 701.38)
    votes: tuple[str, ...] | None = None
    #: the difference of what the condition before compares
    difference: int | None = None
    #: how many more times the process is followed that an instruction repeats, and how often one
    #: has said so of itself
    again: int | None = None
    begun: int = 0

    def bind(self, name: str, ids: tuple[ObjectId, ...]) -> Context:
        """Give a context in which the name stands for these objects."""
        kept = tuple(pair for pair in self.bound if pair[0] != name)
        return self.evolve(bound=(*kept, (name, ids)))

    def bind_player(self, name: str, player: PlayerId) -> Context:
        """Give a context in which the name stands for this player."""
        kept = tuple(pair for pair in self.player_bound if pair[0] != name)
        return self.evolve(player_bound=(*kept, (name, player)))

    def objects_bound(self, name: str) -> tuple[ObjectId, ...]:
        """Give what a name stands for; nothing where it is not bound."""
        return dict(self.bound).get(name, ())

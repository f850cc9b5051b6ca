"""The game: a small mutable shell of dicts and tuples; everything inside is immutable."""

from __future__ import annotations

from typing import Any

from rulings_cli.game.combat import Combat
from rulings_cli.game.effects import (
    DelayedTriggeredAbility,
    LastingEffect,
    Permission,
    WaitingTrigger,
)
from rulings_cli.game.events import Event
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject, PhasedOut, Player
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.zones import OWN_ZONES, Step, Zone

ZoneKey = tuple[Zone, PlayerId]
#: What in the cache stays good while only `_QUIET` fields of objects change (see engine.keeping).
KEPT = "kept"
#: In what is kept: whether a text looks at unspent mana.
MANA_MATTERS = "mana matters"
_QUIET = frozenset(("tapped", "used"))
#: In the cache: what was gathered from the texts of all objects, and whose have changed since.
TEXTS = "texts"
_TEXTS = frozenset(("face", "card", "on_stack"))
SHARED = ""  # the player part of the key of a zone that all players share


class Game:
    """One position, with the trace of how it came about.

    Only `engine.performing` and the set-up of examples write to it. Ids are never reused.
    """

    __slots__ = (
        "activating",
        "active_player",
        "cache",
        "checked",
        "clock",
        "combat",
        "declaring",
        "delayed",
        "edition",
        "effects",
        "extra_turns",
        "last_known",
        "marks",
        "next_id",
        "next_phases",
        "objects",
        "passed",
        "permissions",
        "phased_out",
        "players",
        "priority",
        "regular_player",
        "replacing",
        "resolving",
        "step",
        "trace",
        "turn",
        "turn_ends",
        "turn_order",
        "unplayable",
        "waiting",
        "zones",
    )

    def __init__(self, edition: Edition, turn_order: tuple[PlayerId, ...]) -> None:
        self.edition = edition
        self.turn_order = turn_order
        self.objects: dict[ObjectId, GameObject] = {}
        self.players: dict[PlayerId, Player] = {each: Player(each) for each in turn_order}
        #: ids by zone; library: the top card first; stack: the top object last
        self.zones: dict[ZoneKey, tuple[ObjectId, ...]] = {}
        self.effects: dict[int, LastingEffect] = {}
        self.permissions: dict[int, Permission] = {}
        self.delayed: dict[int, DelayedTriggeredAbility] = {}
        self.waiting: tuple[WaitingTrigger, ...] = ()
        #: objects as they last existed, by their former id (CR 608.2h)
        self.last_known: dict[ObjectId, GameObject] = {}
        #: designations of the game and of players, such as who is the monarch: see
        #: engine.designations; replaced, never changed, so that forks may share it
        self.marks: dict[str, str] = {}
        #: permanents that are phased out: they are treated as though they didn't exist (702.26b)
        self.phased_out: tuple[PhasedOut, ...] = ()
        self.turn = 1
        self.active_player = turn_order[0]
        #: who takes extra turns after this one; the last is taken first (CR 500.7)
        self.extra_turns: tuple[PlayerId, ...] = ()
        #: where phases were added to the turn: with which steps those after this one begin, the
        #: phase that would come next anyway as the last of them (CR 500.8)
        self.next_phases: tuple[Step, ...] = ()
        #: during an extra turn: whose turn was the last that was none; "" otherwise
        self.regular_player: PlayerId = ""
        #: whether an effect ends the turn as soon as it has been carried out (CR 724.1)
        self.turn_ends = False
        self.step = Step.PRECOMBAT_MAIN
        self.priority: PlayerId | None = turn_order[0]
        self.passed: tuple[PlayerId, ...] = ()
        #: the combat phase that it is, None outside of one (CR 506.1)
        self.combat: Combat | None = None
        #: "attackers" or "blockers" while the one in `priority` has yet to declare them (703.4)
        self.declaring = ""
        #: the object that is resolving now, or None
        self.resolving: ObjectId | None = None
        #: mana abilities that are being activated or resolve now: source and index (CR 605.3c)
        self.activating: tuple[tuple[ObjectId, int], ...] = ()
        #: the replacement effects of which the instructions are being carried out (CR 614.5)
        self.replacing: tuple[Any, ...] = ()
        #: the clock when state-based actions were last checked (CR 704.3)
        self.checked = 0
        self.clock = 1
        self.next_id = 1
        self.trace: list[Event] = []
        #: derived values; any write drops it, forks share it until then
        self.cache: dict[Any, Any] = {}
        #: what was met on the way that is not understood or not built (Uncompiled and the like)
        self.unplayable: tuple[Any, ...] = ()

    def fork(self) -> Game:
        """Give an independent copy; the values inside are shared."""
        twin = Game.__new__(Game)
        for name in Game.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.objects = self.objects.copy()
        twin.players = self.players.copy()
        twin.zones = self.zones.copy()
        twin.effects = self.effects.copy()
        twin.permissions = self.permissions.copy()
        twin.delayed = self.delayed.copy()
        twin.last_known = self.last_known.copy()
        twin.trace = self.trace.copy()
        return twin

    # --- reading ---------------------------------------------------------------------------

    def in_zone(self, zone: Zone, player: PlayerId = SHARED) -> tuple[ObjectId, ...]:
        """Give the ids in a zone; library, hand and graveyard need the player."""
        return self.zones.get((zone, player), ())

    def battlefield(self) -> tuple[ObjectId, ...]:
        """Give the ids of all permanents."""
        return self.zones.get((Zone.BATTLEFIELD, SHARED), ())

    def stack(self) -> tuple[ObjectId, ...]:
        """Give the ids on the stack, the bottom first."""
        return self.zones.get((Zone.STACK, SHARED), ())

    def exists(self, id: ObjectId) -> bool:
        """Tell whether the object is still there."""
        return id in self.objects

    def get(self, id: ObjectId) -> GameObject:
        """Give the object, as it last was if it is gone (CR 608.2h); KeyError if it never was."""
        found = self.objects.get(id)
        return found if found is not None else self.last_known[id]

    def opponents_of(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Give the opponents, in turn order from the player."""
        at = self.turn_order.index(player)
        return self.turn_order[at + 1 :] + self.turn_order[:at]

    def apnap(self) -> tuple[PlayerId, ...]:
        """Give the players in APNAP order (CR 101.4)."""
        at = self.turn_order.index(self.active_player)
        return self.turn_order[at:] + self.turn_order[:at]

    # --- writing: for engine.performing and for set-up only --------------------------------

    def forget(self, *changed: ObjectId) -> None:
        """Drop what was derived from the position; the texts of these objects are others now."""
        texts = self.cache.get(TEXTS)
        self.cache = {}
        if texts is not None:
            self.cache[TEXTS] = (texts[0], texts[1].union(changed)) if changed else texts

    def new_id(self) -> int:
        """Give an id that was never used."""
        found = self.next_id
        self.next_id = found + 1
        return found

    def tick(self) -> int:
        """Move the clock on and give it: timestamps and "since when" use it (CR 613.7)."""
        self.clock += 1
        return self.clock

    def update(self, id: ObjectId, **changes: Any) -> GameObject:
        """Change fields of an object; an unknown field is a TypeError."""
        new = self.objects[id].evolve(**changes)
        self.objects[id] = new
        kept = self.cache.get(KEPT) if changes.keys() <= _QUIET else None
        self.forget(*(() if _TEXTS.isdisjoint(changes) else (id,)))
        if kept is not None:
            self.cache[KEPT] = kept
        return new

    def update_player(self, player: PlayerId, **changes: Any) -> Player:
        """Change fields of a player."""
        new = self.players[player].evolve(**changes)
        self.players[player] = new
        if changes.keys() != {"mana"} or self.cache.get(KEPT, self.cache).get(MANA_MATTERS):
            self.forget()
        return new

    def place(self, new: GameObject, *, at: int | None = None) -> GameObject:
        """Put a new object into its zone: at an index, or last (library: the bottom)."""
        key = self.key_of(new)
        ids = self.zones.get(key, ())
        where = len(ids) if at is None else at
        self.zones[key] = (*ids[:where], new.id, *ids[where:])
        self.objects[new.id] = new
        self.last_known.pop(new.id, None)  # what phases in is the object that it was
        self.forget(new.id)
        return new

    def remove(self, id: ObjectId) -> GameObject:
        """Take an object out of its zone and keep it as last known."""
        old = self.objects.pop(id)
        key = self.key_of(old)
        self.zones[key] = tuple(each for each in self.zones[key] if each != id)
        self.last_known[id] = old
        self.forget(id)
        return old

    def reorder(self, zone: Zone, player: PlayerId, order: tuple[ObjectId, ...]) -> None:
        """Put the same objects of a zone into another order."""
        assert sorted(order) == sorted(self.zones.get((zone, player), ()))
        self.zones[(zone, player)] = order
        self.forget()

    @staticmethod
    def key_of(each: GameObject) -> ZoneKey:
        """Give the key of the zone an object is in: owners have their own (CR 400.3)."""
        return (each.zone, each.owner if each.zone in OWN_ZONES else SHARED)

    def emit(self, event: Event) -> None:
        """Append a fact to the trace."""
        self.trace.append(event)

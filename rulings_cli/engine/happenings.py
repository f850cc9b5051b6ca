"""What happened in a run, told from its facts, as far as text that is not built may ask for it."""

from __future__ import annotations

from typing import Final

from rulings_cli.game import events
from rulings_cli.game.events import Event
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.zones import Step, Zone

#: What each kind of fact is about, in the words of `abilities.abilities.TOUCHES`.
TOPICS: Final[dict[type[Event], tuple[str, ...]]] = {
    events.ZoneChanged: ("zones",),
    events.CeasedToExist: ("zones",),
    events.Drew: ("cards",),
    events.ManaAdded: ("mana",),
    events.NoManaAdded: ("mana",),
    events.ManaEmptied: ("turn",),
    events.DamageDealt: ("damage",),
    events.LifeChanged: ("life",),
    events.CountersPut: ("counters",),
    events.TokenCreated: ("tokens", "enters"),
    events.Shuffled: ("cards",),
    events.Attached: ("attaching",),
    events.CastingBegan: ("casting", "cost", "timing"),
    events.BecameTarget: ("targets",),
    events.CostDetermined: ("cost",),
    events.ControlChanged: ("control",),
    events.SpellCast: ("casting",),
    events.AbilityActivated: ("activation",),
    events.Triggered: ("triggers", "abilities"),
    events.PutOnStack: ("triggers",),
    events.Countered: ("countering",),
    events.LandPlayed: ("playing", "zones"),
    events.StepBegan: ("turn",),
    events.TurnBegan: ("turn",),
    events.BecameTapped: ("tapping",),
    events.Lost: ("game",),
}


class Happenings:
    """The facts of a run, sorted by what text may ask for."""

    __slots__ = ("cast", "destroyed", "died", "discarded", "entered", "resolved", "steps", "topics")

    def __init__(self, game: Game) -> None:
        self.topics: set[str] = set()
        self.entered: set[ObjectId] = set()
        self.died: set[ObjectId] = set()
        self.cast: set[ObjectId] = set()
        self.resolved: set[ObjectId] = set()
        self.discarded: set[ObjectId] = set()
        self.steps: set[Step] = set()
        self.destroyed = False
        for each in game.trace:
            self._add(each)

    def _add(self, fact: Event) -> None:
        self.topics.update(TOPICS.get(type(fact), ()))
        # combat is a room of its own: its facts are known by their names
        if type(fact).__name__.startswith(("Attack", "Block")) or getattr(fact, "combat", False):
            self.topics.add("combat")
        if isinstance(fact, events.ChoiceMade) and fact.what in ("coin", "die"):
            self.topics.add("chance")
        if isinstance(fact, events.ZoneChanged):
            self._add_move(fact)
        elif isinstance(fact, events.TokenCreated):
            self.entered.add(fact.object)
        elif isinstance(fact, events.CastingBegan):
            self.cast.add(fact.object)
        elif isinstance(fact, events.Resolved):
            self.resolved.add(fact.object)
            self.topics.add("resolving")
        elif isinstance(fact, events.StepBegan):
            self.steps.add(fact.step)
            self.topics.add("resolving")

    def _add_move(self, fact: events.ZoneChanged) -> None:
        if fact.to is Zone.BATTLEFIELD and fact.new is not None:
            self.topics.add("enters")
            self.entered.add(fact.new)
        if fact.from_ is Zone.BATTLEFIELD and fact.to is Zone.GRAVEYARD:
            self.died.add(fact.object)
            self.destroyed |= fact.cause == "destroy"
        if fact.cause == "discard":
            self.discarded |= {fact.object} if fact.new is None else {fact.object, fact.new}

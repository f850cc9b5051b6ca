"""A permanent on its way: the position as it would be with it there (CR 614.12, 303.4f)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import (
    EntersAsCopy,
)
from rulings_cli.engine import (
    layers,
    looking_up,
    matching,
    moving,
    statics,
)
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied, Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.card_types import (
    AURA_ENTERS_OTHERWISE,
    AURA_HAS_NOTHING,
    AURA_STAYS_BEHIND,
    ENTERS_UNATTACHED,
)
from rulings_cli.terms.rules.symbols import X_OF_SPELL_THAT_ENTERED
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Arrival:
    """A permanent on its way: the position as it would be with it on the battlefield (614.12)."""

    __slots__ = ("game", "id", "preview", "would")

    def __init__(self, game: Game, would: WouldMove) -> None:
        self.game = game
        self.would = would
        self.preview = game.fork()
        moving.carry_out(self.preview, would)
        entered = self.preview.battlefield()[-1:]
        new = entered[0] if entered else None
        arrived = new is not None and new not in game.battlefield()
        #: its id in the preview, or None where it doesn't arrive at all
        self.id: ObjectId | None = new if arrived else None

    @property
    def was(self) -> GameObject:
        """Give the object that is on its way: the spell, the card, or the token."""
        return self.would.token or self.game.get(self.would.object)

    def effects(self, kind: type[Value]) -> Iterator[tuple[Value, GameObject, Context]]:
        """Give the effects of a kind that apply to it, each with the context to look things up.

        Its own effects count only where they are about itself; those of others where they fit it
        as it would be on the battlefield.
        """
        for node, source, context in statics.in_force(self.preview, kind):
            what = node.what  # type: ignore[attr-defined]  # all kinds of entering effects have it
            if source.id == self.id:
                if isinstance(what, This):
                    yield node, source, self.own_context()
            elif self.fits(what, context):
                yield node, source, context

    def fits(self, what: object, context: Context) -> bool:
        """Tell whether a description or reference means the newcomer."""
        assert self.id is not None
        if isinstance(what, Described):
            return matching.matches(self.preview, what, self.id, context)
        if isinstance(what, This):
            return False
        meant = looking_up.objects_of(self.preview, what, context)  # type: ignore[arg-type]  # an ObjectRef
        return self.id in meant or self.would.object in meant

    def copies(self) -> Iterator[tuple[EntersAsCopy, Context]]:
        """Give the effects that let it enter as a copy: its own, and those on all of a kind."""
        for node, source, context in statics.in_force(self.preview, EntersAsCopy):
            if node.others is not None:
                if source.id != self.id and self.fits(node.others, context):
                    yield node, context
            elif source.id == self.id:
                yield node, self.own_context()

    @implements(X_OF_SPELL_THAT_ENTERED)
    def own_context(self) -> Context:
        """Give the context of its own effects: X is that of the spell, else 0 (CR 107.3g, m)."""
        was = self.was
        x = was.cast.x if was.cast is not None and was.x is None else was.x
        x = x or 0
        assert self.id is not None
        controller = layers.characteristics(self.preview, self.id).controller
        return Context(self.would.object, controller, source_was=was, x=x)


@implements(ENTERS_UNATTACHED, AURA_STAYS_BEHIND)
def _attached(game: Game, would: WouldMove) -> Iterator[Would]:
    """Give the event if what an effect attaches may be attached to that, else without it."""
    from rulings_cli.engine import attaching

    alone = would.evolve(attached_to=None)
    arrival = Arrival(game, alone)
    if arrival.id is None:
        yield alone
        return
    assert would.attached_to is not None
    illegal = attaching.can_attach(arrival.preview, arrival.id, would.attached_to)
    if illegal is None:
        yield would
    elif _is_aura(arrival):
        words = "it can't be attached to that, so it stays where it is"
        game.emit(RuleApplied((AURA_STAYS_BEHIND, illegal.rule), words, would.object))
    else:
        yield alone.evolve(because=(*would.because, ENTERS_UNATTACHED))


@implements(AURA_ENTERS_OTHERWISE, AURA_HAS_NOTHING)
def finished(
    game: Game,
    tape: Tape,
    would: Would,
    together: Sequence[Would],  # noqa: ARG001
) -> Iterator[Would]:
    """Give the event after all effects; an Aura that enters otherwise than as a spell chooses."""
    if not isinstance(would, WouldMove) or would.to != Zone.BATTLEFIELD or would.enchants:
        yield would
        return
    if would.attached_to is not None:
        is_spell = would.token is None and game.get(would.object).zone is Zone.STACK
        yield from (would,) if is_spell else _attached(game, would)
        return
    arrival = Arrival(game, would)
    if arrival.id is None or not _is_aura(arrival):
        yield would
        return
    legal = _hosts(arrival)
    if not legal and _enchants_players(arrival):
        raise NotSupported("which player an Aura enchants that is not cast", "303.4f")
    if not legal:
        words = "there is nothing that it could enchant"
        game.emit(RuleApplied((AURA_HAS_NOTHING,), words, would.object))
        if would.token is None and game.get(would.object).zone == Zone.STACK:
            yield would.evolve(to=Zone.GRAVEYARD, because=(*would.because, AURA_HAS_NOTHING))
        return
    player: PlayerId = layers.characteristics(arrival.preview, arrival.id).controller
    asked = Choice(
        "attach",
        player,
        AURA_ENTERS_OTHERWISE,
        OneOption(legal),
        prompt="what the Aura enchants as it enters",
        about=would.object,
    )
    host = legal[0] if len(legal) == 1 else tape.ask(asked, game)
    yield would.evolve(attached_to=host, because=(*would.because, AURA_ENTERS_OTHERWISE))


def _enchants_players(arrival: Arrival) -> bool:
    assert arrival.id is not None
    abilities = layers.characteristics(arrival.preview, arrival.id).abilities
    enchant = (e for e in abilities if isinstance(e, Keyword) and e.name == "enchant")
    return any(each.quality is None for each in enchant)


def _is_aura(arrival: Arrival) -> bool:
    assert arrival.id is not None
    return "Aura" in layers.characteristics(arrival.preview, arrival.id).subtypes


def _hosts(arrival: Arrival) -> tuple[ObjectId, ...]:
    from rulings_cli.engine import attaching

    assert arrival.id is not None
    return tuple(
        each
        for each in arrival.game.objects
        if arrival.game.objects[each].zone in (Zone.BATTLEFIELD, Zone.GRAVEYARD)
        and attaching.can_attach(arrival.preview, arrival.id, each) is None
    )

"""Spells that merge with permanents: mutate (CR 702.140, 730).

A merged permanent is the object that it was; its face is what it is now: the topmost component's
characteristics with the abilities of all. What represents it is kept in its `components`.
"""

from __future__ import annotations

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import layers, moving, performing
from rulings_cli.engine.other_ways import is_mutating
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import (
    MERGED_KIND,
    MERGED_PERMANENT,
    MERGED_SAME_OBJECT,
)
from rulings_cli.terms.rules.keywords import (
    MUTATED_ABILITIES,
    MUTATES,
    MUTATING_CHANGES,
    MUTATING_ENDS,
)

#: Where the spell that merges is put.
PLACES = ("on top", "on the bottom")


@implements(MUTATING_ENDS)
def ceases_to_mutate(game: Game, id: ObjectId) -> bool:
    """Let a mutating spell whose target is illegal go on resolving as a creature spell."""
    if not is_mutating(game.get(id)):
        return False
    words = "its target is illegal: it resolves as a creature spell that mutates nothing"
    game.emit(RuleApplied((MUTATING_ENDS,), words, id))
    return True


@implements(MUTATES)
def merges_with(spell: GameObject) -> ObjectId | None:
    """Give the creature that a resolving spell merges with, if it does not enter."""
    if not is_mutating(spell):
        return None
    return next((e for some in spell.targets for e in some if isinstance(e, int)), None)


@implements(MUTATES, MERGED_PERMANENT, MERGED_SAME_OBJECT, MUTATING_CHANGES)
def merge(game: Game, tape: Tape, id: ObjectId, with_: ObjectId) -> None:
    """Put a resolving spell on top of a creature or under it: one object it is then."""
    spell, creature = game.get(id), game.get(with_)
    _understood(creature)
    choice = Choice(
        "merge",
        spell.controller,
        MUTATES,
        OneOption(PLACES),
        f"{spell.name} on top of {creature.name} or on the bottom",
        id,
    )
    on_top = tape.ask(choice, game) == PLACES[0]
    layers.freeze(game, id)
    gone = game.remove(id)
    under = creature.components or (creature,)
    parts = (_component(gone), *under) if on_top else (*under, _component(gone))
    top = parts[0]
    game.update(
        with_,
        face=_face_of(parts),
        card=top.card,
        kind=top.kind,
        is_commander=any(each.is_commander for each in parts),
        components=parts,
        used=_used(creature, top) if on_top else creature.used,
    )
    moving.let_effects_follow(game, id, with_)
    game.forget()
    words = f"it mutates: {spell.name} merges with {creature.name} {PLACES[not on_top]}"
    performing.record(game, tape, RuleApplied((MUTATES, MERGED_PERMANENT), words, with_))


def _understood(creature: GameObject) -> None:
    if creature.face_down or creature.own_face is not None:
        raise NotSupported("a face-down creature or a copy that mutates", "730.2")


@implements(MERGED_KIND)
def _component(spell: GameObject) -> GameObject:
    """Give a spell as a component of a permanent: that of a copy is a token (CR 730.2)."""
    return spell.evolve(kind="token") if spell.kind == "copy" else spell


@implements(MUTATED_ABILITIES)
def _face_of(parts: tuple[GameObject, ...]) -> Face:
    """Give what the permanent is: its topmost component, with the abilities of them all."""
    texts = tuple(each for part in parts for each in part.face.paragraphs)
    return parts[0].face.evolve(paragraphs=texts)


def _used(creature: GameObject, top: GameObject) -> tuple[tuple[int, int], ...]:
    """Count the abilities that were used this turn from behind those that came on top."""
    more = sum(1 for _ in top.face.abilities)
    return tuple((index + more, turn) for index, turn in creature.used)

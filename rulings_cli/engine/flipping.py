"""Flip cards: two halves, of which a permanent has the lower one where it is flipped (CR 710)."""

from __future__ import annotations

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import FLIPPED, NOT_FLIPPED

#: How a permanent that was flipped is marked among what is chosen for it: a status (CR 110.5).
MARK = ("flipped", "yes")


def is_flipped(each: GameObject) -> bool:
    """Tell whether a permanent is flipped."""
    card = _flip_card(each)
    if card is not None and (each.own_face or each.face).name == card.faces[1].name:
        return True
    return MARK in each.chosen


@implements(FLIPPED)
def both_halves(front: Face, lower: Face) -> Face:
    """Give the upper half with the lower one, which keeps its mana cost and color (CR 710.1c)."""
    return front.evolve(flipped=lower.evolve(mana_cost=front.mana_cost, colors=front.colors))


def turned(face: Face) -> Face:
    """Give the other half of a face that has one."""
    assert face.flipped is not None
    return face.flipped.evolve(flipped=face.evolve(flipped=None))


@implements(NOT_FLIPPED)
def unflipped(each: GameObject, face: Face) -> Face:
    """Give what is copied of an object with this face: both halves, and no status (CR 707.3)."""
    card = _flip_card(each)
    if card is not None and each.own_face is None:
        return both_halves(card.faces[0], card.faces[1])
    return turned(face) if face.flipped is not None and is_flipped(each) else face


def after_flipping(each: GameObject) -> Face | None:
    """Give the lower half of a permanent that is not flipped yet, None where it has none."""
    front = unflipped(each, each.face)
    return None if front.flipped is None else turned(front)


def _flip_card(each: GameObject) -> Card | None:
    card = each.card
    return card if card is not None and card.layout == "flip" and len(card.faces) > 1 else None

"""Made-up cards, for tests of the frame."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Ability, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.terms.mana import ManaCost


def face(
    name: str,
    types: str,
    *abilities: Ability,
    size: tuple[int, int] | None = None,
    subtypes: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    cost: tuple[str, ...] | None = None,
    **printed: str,
) -> Face:
    """Give a made-up face: "Bear", "artifact creature", its abilities, its size."""
    return Face(
        name,
        None if cost is None else ManaCost(cost),
        supertypes=supertypes,
        types=tuple(types.split()),
        subtypes=subtypes,
        power=None if size is None else str(size[0]),
        toughness=None if size is None else str(size[1]),
        paragraphs=tuple(Paragraph((each,)) for each in abilities),
        **printed,
    )


BEAR = face("Bear", "creature", size=(2, 2))
ROCK = face("Rock", "artifact")
FIELD = face("Field", "land")

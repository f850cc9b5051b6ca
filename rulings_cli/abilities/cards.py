"""Cards as facts and trees: what the pool holds and the engine is handed (CR 108, 109.3, 200)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Ability, Paragraph, Uncompiled
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value


class Face(Value):
    """One face or half of a card: its printed characteristics.

    Types are in lower case, subtypes as printed. Power, toughness, loyalty and defense are as
    printed ("*", "1+*"), None where there is none. `mana_cost` None is no mana cost (CR 202.1b).
    """

    name: str
    mana_cost: ManaCost | None = None
    colors: frozenset[str] = frozenset()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    paragraphs: tuple[Paragraph, ...] = ()
    color_indicator: frozenset[str] = frozenset()
    #: the colors of a copy that has others than those of its mana cost (CR 707.9b), else None
    set_colors: frozenset[str] | None = None
    #: the other half of a copy of a flip card: what it becomes where it is flipped (CR 710)
    flipped: Face | None = None

    @property
    def abilities(self) -> Iterator[Ability]:
        """Give the compiled abilities, in printed order."""
        for paragraph in self.paragraphs:
            for each in paragraph.abilities:
                if not isinstance(each, Uncompiled):
                    yield each

    @property
    def uncompiled(self) -> Iterator[Uncompiled]:
        """Give what of the text is not understood."""
        for paragraph in self.paragraphs:
            for each in paragraph.abilities:
                if isinstance(each, Uncompiled):
                    yield each

    def is_a(self, kind: str) -> bool:
        """Tell whether the face has the card type."""
        return kind in self.types


class Card(Value):
    """A card: its name, layout and faces; `partial` where the data lacks a face."""

    name: str
    layout: str
    faces: tuple[Face, ...]
    color_identity: frozenset[str] = frozenset()
    partial: bool = False
    #: what a meld card's pair becomes, where the card has the ability that melds it (CR 712.4)
    melded: Card | None = None

    @property
    def front(self) -> Face:
        """Give the first face (CR 712.8a); a split card's left half."""
        return self.faces[0]

"""What a planner is handed: the reading, the card in each slot, and the world."""

from __future__ import annotations

from collections.abc import Mapping

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.stock import Stock
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported


class Asked:
    """One reading with every name bound to one card."""

    def __init__(self, reading: Reading, cards: Mapping[str, Card], world: World) -> None:
        self.reading = reading
        self.cards = cards
        self.world = world

    @property
    def stock(self) -> Stock:
        """Give the plain cards to fill positions with."""
        found: Stock = self.world.stock
        return found

    def chunk(self, slot: str) -> Chunk | None:
        """Give what stands in a slot."""
        return self.reading.slot(slot)

    def word(self, slot: str) -> str:
        """Give the telling word of what stands in a slot."""
        chunk = self.reading.slot(slot)
        return chunk.word if chunk is not None else ""

    def said(self, *concepts: str) -> bool:
        """Tell whether the question had one of the words."""
        return not self.reading.words.isdisjoint(concepts)

    def card(self, slot: str) -> Card:
        """Give the card in a slot; a question without it asks about something else."""
        found = self.cards.get(slot)
        if found is None:
            raise NotSupported(f"no card stands in the place of the {slot}")
        return found

    def card_or_none(self, slot: str) -> Card | None:
        """Give the card in a slot, if one is there."""
        return self.cards.get(slot)


def permanent_face(card: Card) -> Face:
    """Give the front face if it is a permanent's; a card that never is one drops out."""
    from rulings_cli.terms.types import PERMANENT_TYPES

    if PERMANENT_TYPES.isdisjoint(card.front.types):
        raise DropsOut(f"{card.name} is never on the battlefield")
    return card.front


def put(card: Card) -> str:
    """Give the name by which a given line puts a card somewhere: the whole of it."""
    return f'"{card.name}"' if " // " in card.name else card.name


def short(card: Card | Face) -> str:
    """Give the name that the lines of an example use for a card."""
    return card.name.split(" // ")[0]

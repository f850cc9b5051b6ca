"""Meld cards with what they are melded into, and a melded permanent with its two cards (712.4)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.cards import Card
from rulings_cli.errors import UnknownCard
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.search.meld_pairs import meld_pairs


def with_what_it_becomes(card: Card, find: Callable[[str], Card]) -> Card:
    """Give a meld card together with what its pair becomes, as far as that is known."""
    into = next((into for into, pair in meld_pairs().items() if card.front.name in pair), "")
    try:
        return card.evolve(melded=find(into)) if into else card
    except UnknownCard:
        return card


def is_of_two_cards(name: str) -> bool:
    """Tell whether a name is that of a permanent that two cards represent."""
    return name in meld_pairs()


def represent(game: Game, id: ObjectId, find: Callable[[str], Card]) -> None:
    """Let two cards represent a melded permanent that is put there as if it had been there."""
    each = game.get(id)
    cards = map(find, meld_pairs()[each.name])
    parts = tuple(each.evolve(card=card, face=card.front) for card in cards)
    game.update(id, components=parts)

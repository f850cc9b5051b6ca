"""Color identity: which cards may be in the deck of a commander (CR 903.5c-d)."""

from __future__ import annotations

from rulings_cli.abilities.cards import Card
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import IDENTITY_IN_DECK, LAND_TYPES_IN_DECK
from rulings_cli.terms.types import BASIC_LAND_TYPES


@implements(IDENTITY_IN_DECK, LAND_TYPES_IN_DECK)
def may_be_in_deck(card: Card, commander: Card) -> tuple[bool, tuple[Rule, ...]]:
    """Tell whether every color of the card's identity is in the commander's, and by which rules."""
    identity = frozenset(card.color_identity)
    rules: tuple[Rule, ...] = (IDENTITY_IN_DECK,)
    types = {each for face in card.faces for each in face.subtypes} & set(BASIC_LAND_TYPES)
    if types:
        identity |= {BASIC_LAND_TYPES[each] for each in types}
        rules += (LAND_TYPES_IN_DECK,)
    return identity <= commander.color_identity, rules

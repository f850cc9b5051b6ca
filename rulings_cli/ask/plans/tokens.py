"""Tokens that the rules define (CR 111.10), as cards that a plan can look into."""

from __future__ import annotations

from rulings_cli.abilities.cards import Card
from rulings_cli.errors import NotSupported


def token_card(name: str) -> Card:
    """Give the predefined token of that name in the shape of a card."""
    from rulings_cli.engine.tokens import predefined

    try:
        face = predefined(name)
    except NotSupported:
        raise NotSupported(f"the {name} token is not built") from None
    return Card(face.name, "token", (face,))

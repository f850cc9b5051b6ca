"""Tokens that the rules define (CR 111.10), as cards that a plan can look into."""

from __future__ import annotations

from rulings_cli.abilities.cards import Card
from rulings_cli.errors import NotSupported


def token_named(text: str) -> str:
    """Give the name of the token that a text names ("a treasure token"), or "".

    >>> token_named("Eldrazi Spawn tokens"), token_named("Opt")
    ('Eldrazi Spawn', '')
    """
    from rulings_cli.engine.predefined_tokens import COMMON, PREDEFINED

    words = text.casefold().split()
    words = words[1:] if words[:1] in (["a"], ["an"]) else words
    words = words[:-1] if words[-1:] in (["token"], ["tokens"]) else words
    said = " ".join(words)
    for name in (*PREDEFINED, *COMMON):
        short = name.casefold().split()[-1] if name in COMMON else name.casefold()
        if said in (name.casefold(), f"{name.casefold()}s", short):
            return name
    return ""


def token_card(name: str) -> Card:
    """Give the predefined token of that name in the shape of a card."""
    from rulings_cli.engine.tokens import predefined

    try:
        face = predefined(name)
    except NotSupported:
        raise NotSupported(f"the {name} token is not built") from None
    return Card(face.name, "token", (face,))

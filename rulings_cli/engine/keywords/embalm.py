"""Embalm: a white Zombie copy from the graveyard (CR 702.128)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.effects import CopyException, CreateToken
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import from_graveyard
from rulings_cli.terms.rules.keywords import EMBALM

RULE = EMBALM


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Create the token as the card is exiled."""
    return from_graveyard(keyword, token_copy("W"))


def token_copy(color: str, size: int | None = None) -> CreateToken:
    """Write a token that is a Zombie copy of it, without a mana cost."""
    size_of: Quantity | None = None if size is None else Number(size)
    except_ = CopyException(size_of, size_of, (color,), subtypes=("Zombie",), no_mana_cost=True)
    return CreateToken(copy_of=This(), except_=except_)

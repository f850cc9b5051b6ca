"""Eternalize: a 4/4 black Zombie copy from the graveyard (CR 702.129)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.engine.keywords.embalm import token_copy
from rulings_cli.engine.keywords.writing import from_graveyard
from rulings_cli.terms.rules.keywords import ETERNALIZE

RULE = ETERNALIZE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Create the token as the card is exiled."""
    return from_graveyard(keyword, token_copy("B", 4))

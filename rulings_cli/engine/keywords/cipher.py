"""Cipher: exile the spell encoded on a creature, to cast copies of it (CR 702.99)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, SpellAbility
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine.keywords.writing import sentences
from rulings_cli.terms.rules.keywords import CIPHER

RULE = CIPHER


def spell(keyword: Keyword, alternative: str) -> SpellAbility:  # noqa: ARG001 - as the others
    """Write the spell ability, the last thing that the spell does."""
    return SpellAbility(sentences(KeywordAction("cipher")))

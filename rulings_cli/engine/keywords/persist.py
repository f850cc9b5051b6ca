"""Persist: it returns once, smaller (CR 702.79)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.engine.keywords.undying import returning
from rulings_cli.terms.rules.keywords import PERSIST

RULE = PERSIST


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Return it if it had no -1/-1 counter."""
    return returning("-1/-1")

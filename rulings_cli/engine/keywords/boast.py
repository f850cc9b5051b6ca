"""Boast: only if it attacked this turn, and once each turn (CR 702.142)."""

from __future__ import annotations

from rulings_cli.engine import activation_limits  # noqa: F401 - the compiled text has its limits
from rulings_cli.terms.rules.keywords import BOAST

RULE = BOAST

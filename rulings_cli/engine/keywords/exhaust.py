"""Exhaust: the activated ability that follows is activated only once (CR 702.177)."""

from __future__ import annotations

from rulings_cli.engine import activation_limits  # noqa: F401 - the compiled text has its limits
from rulings_cli.terms.rules.keywords import EXHAUST

RULE = EXHAUST

"""Power-up: cheaper in the turn in which it entered, and only once (CR 702.193)."""

from __future__ import annotations

from rulings_cli.engine import activation_limits  # noqa: F401 - the compiled text has its limits
from rulings_cli.terms.rules.keywords import POWER_UP

RULE = POWER_UP

"""Forecast: from the hand, in the upkeep of the card's owner, once each turn (CR 702.57)."""

from __future__ import annotations

from rulings_cli.engine import activation_limits  # noqa: F401 - the compiled text has its limits
from rulings_cli.terms.rules.keywords import FORECAST

RULE = FORECAST

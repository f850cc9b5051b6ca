"""Nightbound: the back face, which transforms with the day (CR 702.145e-g)."""

from __future__ import annotations

from rulings_cli.engine import day_and_night  # noqa: F401 - it carries the keyword out
from rulings_cli.terms.rules.keywords import NIGHTBOUND

RULE = NIGHTBOUND

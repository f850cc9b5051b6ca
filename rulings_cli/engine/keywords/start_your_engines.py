"""Start your engines!: its controller gets speed 1 (CR 702.179)."""

from __future__ import annotations

from rulings_cli.engine import speed  # noqa: F401 - it carries the keyword out
from rulings_cli.terms.rules.keywords import START_YOUR_ENGINES

RULE = START_YOUR_ENGINES

"""Max speed: an ability that it has while its controller's speed is 4 (CR 702.178)."""

from __future__ import annotations

from rulings_cli.engine import speed  # noqa: F401 - the compiled text asks for it
from rulings_cli.terms.rules.keywords import MAX_SPEED

RULE = MAX_SPEED

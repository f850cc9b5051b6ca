"""Steps and phases that a player skips (CR 614.10) ⇄ `SkipStep`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import SkipStep
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.terms.zones import Step

#: A combat phase is skipped from its first step on.
_SKIPPED: Final = {
    "untap step": Step.UNTAP,
    "upkeep step": Step.UPKEEP,
    "draw step": Step.DRAW,
    "combat phase": Step.BEGINNING_OF_COMBAT,
}


def _read_skip(reader: Reader, at: int) -> Iterator[Found]:
    """Read "skip your next draw step", "skips their next combat phase"."""
    third = reader.tokens[at] == "skips"
    start = reader.here(at + 1, "their" if third else "your", "next")
    for words, step in _SKIPPED.items() if start >= 0 else ():
        end = reader.here(start, *words.split())
        if end >= 0:
            yield SkipStep(step), end


def _say_skip(sayer: Sayer, node: SkipStep) -> Words:
    words = next(words for words, step in _SKIPPED.items() if step is node.step)
    verb = ["skips", "their"] if sayer.third else ["skip", "your"]
    return [*verb, "next", *words.split()]


pair("vp", SkipStep, _read_skip, _say_skip, first="skip skips")

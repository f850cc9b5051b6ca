"""What can be said of an ability whose effect is not read: what activating it costs."""

from __future__ import annotations

import re
from typing import Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.oracle.phrases import Reader
from rulings_cli.terms.mana import parse_mana_cost

#: Words of a text by which the ability may cost more or less.
_CHANGES: Final = re.compile(r"\bcosts?\b .*\b(?:less|more)\b|\b(?:less|more) to activate\b")
_MANA: Final = re.compile(r"(?:[A-Z][\w' -]* — )?((?:\{(?![TQE]\})[^{}]+\})+)(?:, [^.:\"{}]*)?: ")
_TAPS: Final = re.compile(
    r"(?:[A-Z][\w' -]* — )?((?:\{(?![TQE]\})[^{}]+\})+), \{T\}(?:, [^.:\"{}]*)?: "
)

#: A cost that names no mana: loyalty, or other things in words.
_FREE: Final = re.compile(r"\[[^\]]*\]: |(?!When|At |As |If |.*\bmana\b.*: )[A-Z][^.:\"{}•—]*: ")


def cost_of(text: str, reader: Reader) -> Cost | None:
    """Give the cost of an activated ability: all of it, or its mana alone."""
    if _CHANGES.search(text):
        return None
    found: list[Cost] = []
    for cost, after in reader.all("cost", 0):
        if after < len(reader.raw) and reader.tokens[after] == ":" and cost not in found:
            found.append(cost)
    if len(found) == 1:
        return found[0]
    if _FREE.match(text):
        return Cost()
    mana = _MANA.match(text) or _TAPS.match(text)
    try:
        return Cost((PayMana(parse_mana_cost(mana[1])),)) if mana is not None else None
    except ValueError:  # symbols of no mana, such as tickets
        return None

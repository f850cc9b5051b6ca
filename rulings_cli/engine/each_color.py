"""What is done "for each color among" objects: once with each of the colors (CR 105.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.effects import Add, ForEach
from rulings_cli.abilities.mana import ChosenColor, Symbols
from rulings_cli.abilities.quantities import Colors
from rulings_cli.engine import layers, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLORS
from rulings_cli.terms.values import walk


def is_of_colors(node: ForEach) -> bool:
    """Tell whether something is done once for each color."""
    return isinstance(node.each, Colors) and node.each.among is not None


def with_each(game: Game, node: ForEach, context: Context) -> Iterator[tuple[Any, ...]]:
    """Give what is done with each color, in which "that color" is the color."""
    assert isinstance(node.each, Colors)
    assert node.each.among is not None
    there: frozenset[str] = frozenset()
    for id in matching.objects(game, node.each.among, context):
        there |= layers.characteristics(game, id).colors
    for color in COLORS:
        if color in there:
            yield tuple(_of_that_color(each, color) for each in node.effects)


def _of_that_color(effect: Any, color: str) -> Any:
    if isinstance(effect, Add) and isinstance(effect.mana, ChosenColor):
        return effect.evolve(mana=Symbols((color,)))
    if any(isinstance(each, ChosenColor) for each in walk(effect)):
        raise NotSupported("what is done with each color", "105.2")
    return effect

"""A size that a card is said to have: counters of its own make up for what is not printed."""

from __future__ import annotations

from contextlib import suppress

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.restated import claim
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported

_UP = "+1/+1"


def let_be_sized(scene: Scene, item: Item, noun: Noun) -> None:
    """Let a card be of a size; whether the position makes it so is seen when all is there.

    A card whose own text puts +1/+1 counters has got as many as make it so large.
    """
    power, toughness = str(item.face.power), str(item.face.toughness)
    if noun.size == f"{power}/{toughness}":
        return
    claim(scene, item, noun.size)
    more = _counters(power, toughness, noun.size)
    if more and not noun.counters and not noun.wears:
        from rulings_cli.ask.statements.staging import own_counter, put_counters

        with suppress(NotSupported):  # no counters of its own: something else made it so large
            if own_counter(item) == _UP:
                put_counters(item, more, _UP)


def _counters(power: str, toughness: str, size: str) -> int:
    """Give how many +1/+1 counters make a thing so large, 0 where no number does."""
    said = size.split("/")
    if not all(each.isdigit() for each in (power, toughness, *said)):
        return 0
    more = {int(said[0]) - int(power), int(said[1]) - int(toughness)}
    return more.pop() if len(more) == 1 and min(more) > 0 else 0

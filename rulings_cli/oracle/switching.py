"""Power and toughness that change places: "switch target creature's power and toughness"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.static import SwitchPowerToughness
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

_SIZE: Final = words_in("power and toughness")


def _read_switch(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("switch", "switches"):
        return
    for of, middle in _whose(reader, at + 1):
        end = reader.here(middle, *_SIZE)
        if end < 0:
            continue
        made = ContinuousChange(of, (SwitchPowerToughness(),), ForTheRestOfTheGame())
        yield made, end
        for duration, after in reader.all("duration", end):
            yield made.evolve(duration=duration), after


def _whose(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target creature's", "each creature's", "~'s": an object in the possessive."""
    yield from reader.all("whose", at)
    end = at
    while end < at + 8 and reader.tokens[end] and not reader.tokens[end].endswith("'s"):
        end += 1
    if end > at and reader.tokens[end].endswith("'s") and reader.tokens[end] != "'s":
        bare = Reader([*reader.raw[:end], reader.raw[end][:-2], *reader.raw[end + 1 :]])
        for of, after in bare.all("object", at):
            if after == end + 1 and reader.tokens[at] != "target":
                yield of, after


def _say_switch(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.changes != (SwitchPowerToughness(),):
        return None
    whose = sayer.try_say("whose", node.of)
    if whose is None or (not whose[-1].endswith("'s") and whose != ["its"]):
        said = sayer.say("object", node.of)
        whose = [*said[:-1], f"{said[-1]}'s"]
    words = ["switches" if sayer.third else "switch", *whose, *_SIZE]
    if isinstance(node.duration, ForTheRestOfTheGame):
        return words
    return [*words, *sayer.say("duration", node.duration)]


pair("vp", ContinuousChange, _read_switch, _say_switch, first="switch switches")

"""Permissions whose spells are exiled afterwards: "if a spell cast this way …" (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.static import MayPlayFrom
from rulings_cli.oracle import allowing_more, permitting, permitting_more
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

_READERS: Final = (
    permitting.read_play_from,
    allowing_more.read_once,
    permitting_more.read_for_more,
)
_IF_CAST_SO: Final = words_in(". if a spell cast this way would be put into")
_EXILED: Final = words_in("graveyard , exile it instead")


def _read(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast … from your graveyard. If a spell cast this way …"."""
    for read in _READERS:
        for made, middle in read(reader, at):
            start = reader.here(middle, *_IF_CAST_SO)
            for whose in ("your", "a") if start >= 0 and not made.play else ():
                end = reader.here(start, whose, *_EXILED)
                if end >= 0:
                    yield made.evolve(exiles=whose), end


def _say(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if not node.exiles:
        return None
    said = sayer.try_say("static", node.evolve(exiles=""))
    return said and [*said, ".", "If", *_IF_CAST_SO[2:], node.exiles, *_EXILED]


pair("static", MayPlayFrom, _read, _say, first="you once")

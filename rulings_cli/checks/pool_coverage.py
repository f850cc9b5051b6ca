"""What is read and played of the pool, and which feature would add the most faces next."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.official.playability import missing
from rulings_cli.terms.values import Value

#: How many features are listed unless another number is asked for.
LISTED: Final = 20
#: A reading that stopped: the first words where it did are the feature.
_STOPPED: Final = re.compile(r"stopped at (['\"])(.+)\1$")
_WORDS: Final = 2


class NextFeature(Value):
    """A feature that is missing: how many faces wait for it alone, and with those above it."""

    name: str
    alone: int
    added: int


class PoolCoverage(Value):
    """The counts that `rulings coverage --pool` prints."""

    faces: int
    said: int
    playable: int
    paragraphs: int
    paragraphs_said: int
    paragraphs_playable: int
    next: tuple[NextFeature, ...]

    def to_json(self) -> dict[str, Any]:
        """Give the counts as JSON data."""
        return {
            "faces": self.faces,
            "said": self.said,
            "playable": self.playable,
            "paragraphs": self.paragraphs,
            "paragraphs_said": self.paragraphs_said,
            "paragraphs_playable": self.paragraphs_playable,
            "next": [{"name": e.name, "alone": e.alone, "added": e.added} for e in self.next],
        }


def cover_pool(cards: Iterable[Card], *, listed: int = LISTED) -> PoolCoverage:
    """Count the faces and paragraphs, and order what is missing by what it would add."""
    counts: Counter[str] = Counter()
    waiting: list[frozenset[str]] = []
    for face in (face for card in cards for face in card.faces):
        unread = [each for each in face.paragraphs if _unread(each.abilities)]
        played = all(each.playable for each in face.paragraphs)
        counts["faces"] += 1
        counts["said"] += not unread
        counts["playable"] += played
        counts["paragraphs"] += len(face.paragraphs)
        counts["paragraphs said"] += len(face.paragraphs) - len(unread)
        counts["paragraphs playable"] += sum(each.playable for each in face.paragraphs)
        if not played:
            waiting.append(frozenset(_features(face)))
    return PoolCoverage(
        faces=counts["faces"],
        said=counts["said"],
        playable=counts["playable"],
        paragraphs=counts["paragraphs"],
        paragraphs_said=counts["paragraphs said"],
        paragraphs_playable=counts["paragraphs playable"],
        next=tuple(_ordered(waiting, listed)),
    )


def _unread(abilities: Iterable[Value]) -> tuple[Uncompiled, ...]:
    return tuple(each for each in abilities if isinstance(each, Uncompiled))


def _features(face: Face) -> Iterator[str]:
    """Give the names of what the face waits for."""
    for paragraph in face.paragraphs:
        if paragraph.playable:
            continue
        unread = _unread(paragraph.abilities)
        if not unread:
            yield from (f"plays: {each}" for each in missing(paragraph))
        for each in unread:
            yield f"reads: {_reason(each.reason)}"


def _reason(reason: str) -> str:
    stopped = _STOPPED.search(reason)
    if stopped is None:
        return reason
    return " ".join(stopped[2].lower().split()[:_WORDS])


def _ordered(waiting: list[frozenset[str]], listed: int) -> Iterator[NextFeature]:
    """Take again and again the feature that completes the most faces with those taken before."""
    alone = Counter(next(iter(each)) for each in waiting if len(each) == 1)
    for _ in range(listed):
        single = Counter(next(iter(each)) for each in waiting if len(each) == 1)
        if not single:
            return
        best = min(single, key=lambda name: (-single[name], name))
        yield NextFeature(best, alone[best], single[best])
        waiting = [left for each in waiting if (left := each - {best})]

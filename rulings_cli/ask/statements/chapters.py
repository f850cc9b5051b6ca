"""Chapters of Sagas: how they are called, and how they come to trigger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.ask.statements.words import Text
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.statements.scene import Item, Scene

_NUMBERS = {
    "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "one": 1,
    "two": 2, "three": 3, "four": 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "first": 1,
    "second": 2, "third": 3, "fourth": 4, "last": 0, "final": 0, "next": -1,
}  # fmt: skip
_ORDINALS = frozenset(
    ("1st", "2nd", "3rd", "4th", "first", "second", "third", "fourth", "last", "final", "next")
)
#: What stands for the chapter after those that were reached.
NEXT = -1
_MORE = frozenset(("ability", "trigger"))
_CHAPTER = "chapter"


def is_chapter(part: str) -> bool:
    """Tell whether a part of a thing is a chapter."""
    return part.startswith(_CHAPTER)


def chapter_at(text: Text, at: int) -> tuple[int, str] | None:
    """Give the chapter that is spoken of there ("chapter two", "last chapter"), and its end."""
    words = [
        "" if each.sure else (each.text if each.text in _ORDINALS else each.word)
        for each in text.tokens[at : at + 3]
    ]
    if words[:1] == ["the"]:
        return chapter_at(text, at + 1)
    if len(words) < 2:
        return None
    first, second = words[:2]
    if first == _CHAPTER and second in _NUMBERS and second not in _ORDINALS:
        number = _NUMBERS[second]
    elif first in _ORDINALS and second == _CHAPTER:
        number = _NUMBERS[first]
    else:
        return None
    return at + 2, f"{_CHAPTER} {number}"


def ends_at(text: Text, end: int) -> tuple[int, ...]:
    """Give where what speaks of a chapter may end: "chapter two", "chapter two ability"."""
    token = text.tokens[end] if end < len(text.tokens) else None
    return (end, end + 1) if token is not None and token.word in _MORE else (end,)


def trigger(scene: Scene, item: Item, part: str) -> None:
    """Let a chapter trigger: the lore counter that it waits for is put on the Saga (714.2b)."""
    from rulings_cli.ask.statements.causing import happen
    from rulings_cli.ask.statements.scene import Misfit

    number = int(part.split()[1]) or _last(item)
    told = [each for each in item.tails if "lore counter" in each]
    if number == NEXT:
        number = reached(item) + 1
    if number not in chapters_of(item):
        raise Misfit(f"{item.name} has no such chapter")
    scene.onto_battlefield(item, item.owner or "you")
    if told and int(told[0].split()[1]) not in (number - 1, number):
        raise NotSupported("how many lore counters there are was said otherwise")
    item.tails = [each for each in item.tails if each not in told]
    put(item, number - 1)
    happen(scene, item.owner, item, "a lore counter is put on NAME")


def reached(item: Item) -> int:
    """Give the lore counters with which a Saga begins."""
    return next((int(e.split()[1]) for e in item.tails if "lore counter" in e), 0)


def put(item: Item, number: int) -> None:
    """Begin with lore counters on a Saga."""
    if number:
        item.tails.append(f"with {number} lore counter{'' if number == 1 else 's'}")


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let a Saga that might be sacrificed have its last lore counter, and nothing else be there."""
    from rulings_cli.ask.statements.scene import Deed, Item

    ask, item = getattr(scene.about.get("ask"), "name", ""), scene.about.get("a")
    if ask not in ("sacrificed", "sacrifices") or not isinstance(item, Item):
        return
    if not chapters_of(item) or item not in scene.items:
        return
    at = scene.items.index(item)

    def over(scene: Scene) -> None:
        saga = scene.items[at]
        scene.items[:] = [saga]
        scene.deeds[:] = [Deed("happen", "", None, "it is your next upkeep step")]
        saga.tails = [each for each in saga.tails if "lore counter" not in each]
        put(saga, _last(saga))

    yield f"{item.name} has its last chapter behind it, and nothing else is there", over


def chapters_of(item: Item) -> tuple[int, ...]:
    """Give the numbers of a Saga's chapters."""
    from rulings_cli.abilities.abilities import ChapterAbility

    return tuple(
        number
        for each in item.face.abilities
        if isinstance(each, ChapterAbility)
        for number in each.chapters
    )


def number_of(word: str) -> int:
    """Give the number of a chapter as it is written: "2", "ii", "two"; 0 where it is none."""
    return 0 if word in _ORDINALS else _NUMBERS.get(word, 0)


def _last(item: Item) -> int:
    return max(chapters_of(item), default=-1)

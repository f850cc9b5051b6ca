"""What makes abilities trigger once more: "a creature dying causes …" ⇄ `TriggersMore` (603.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.references import APlayer, You
from rulings_cli.abilities.static import TriggersMore
from rulings_cli.abilities.triggers import (
    AnyEvent,
    Attacks,
    BecomesTarget,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    IsDealtDamage,
    LeavesBattlefield,
    PlayerDraws,
    TriggerEvent,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

#: What follows "a creature" → the event that it tells.
_DOING: Final[dict[str, Any]] = {
    "dying": Dies,
    "attacking": Attacks,
    "entering the battlefield": Enters,
    "being dealt damage": IsDealtDamage,
    "becoming the target of a spell or ability": BecomesTarget,
    "dealing combat damage to a player": lambda what: DealsDamage(what, APlayer(), combat=True),
    "entering or leaving the battlefield": lambda what: AnyEvent(
        (Enters(what), LeavesBattlefield(what))
    ),
}


def _read_happening(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "a", "player", "drawing", "a", "card")
    if end >= 0:
        yield PlayerDraws(APlayer()), end
    start = reader.here(at, "you", "casting", "or", "copying")
    for what, end in reader.all("a thing", start) if start >= 0 else ():
        yield Casts(You("you"), what, words="cast or copy"), end
    for what, middle in reader.all("a thing", at):
        for words, made in _DOING.items():
            end = reader.here(middle, *words.split())
            if end >= 0:
                yield made(what), end


def _say_happening(sayer: Sayer, node: TriggerEvent) -> Words | None:
    if node == PlayerDraws(APlayer()):
        return words_in("a player drawing a card")
    if isinstance(node, Casts):
        return [*words_in("you casting or copying"), *sayer.say("a thing", node.what)]
    what: Any = getattr(node.events[0] if isinstance(node, AnyEvent) else node, "what", None)
    words = next((k for k, made in _DOING.items() if what and made(what) == node), None)
    return words and [*sayer.say("a thing", what), *words.split()]  # type: ignore[return-value]


_HAPPENINGS: Final = (
    AnyEvent,
    Attacks,
    BecomesTarget,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    IsDealtDamage,
    PlayerDraws,
)
pair("happening", _HAPPENINGS, _read_happening, _say_happening, first="a an another you")

_ABILITY_OF: Final = "a triggered ability of"
_THAT: Final = words_in("triggers an additional time")


def _read_more(reader: Reader, at: int) -> Iterator[Found]:
    for event, middle in reader.all("happening", at + 1):
        start = reader.here(middle, "causes", *_ABILITY_OF.split())
        for of, end in reader.all("a thing", start) if start >= 0 else ():
            yield from _again(reader, TriggersMore(event, of), end, "to trigger ,")
    start = reader.here(at + 1, *_ABILITY_OF.split())
    for of, end in reader.all("a thing", start) if start >= 0 else ():
        yield from _again(reader, TriggersMore(None, of), end, "triggers ,")


def _again(reader: Reader, node: TriggersMore, at: int, closing: str) -> Iterator[Found]:
    start = reader.here(at, *closing.split())
    for subject in ("that ability", "it") if start >= 0 else ():
        end = reader.here(start, *subject.split(), *_THAT)
        if end >= 0:
            yield node.evolve(words=subject), end


def _say_more(sayer: Sayer, node: TriggersMore) -> Words:
    of = [*_ABILITY_OF.split(), *sayer.say("a thing", node.of)]
    closing = [*(node.words or "that ability").split(), *_THAT]
    if node.event is None:
        return ["if", *of, "triggers", ",", *closing]
    return [
        "if",
        *sayer.say("happening", node.event),
        "causes",
        *of,
        "to",
        "trigger",
        ",",
        *closing,
    ]


pair("static", TriggersMore, _read_more, _say_more, first="if")

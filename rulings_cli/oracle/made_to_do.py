"""What others make a player do, and spells cast as though with flash for a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import AsThoughFlash, CantBeMadeTo, EntersIfDiscarded
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

# a card that is put onto the battlefield as it is discarded

_CAUSES: Final = words_in("controls causes you to discard this card , put it onto the battlefield")
_INSTEAD: Final = words_in("instead of putting it into your graveyard")


def _read_enters(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "if", "a", "spell", "or", "ability")
    for by, middle in reader.all("player", start) if start >= 0 else ():
        begun = reader.here(middle, *_CAUSES)
        if begun < 0:
            continue
        end = reader.here(begun, *_INSTEAD)
        if end >= 0:
            yield EntersIfDiscarded(by), end
        counted = reader.here(begun, "with")
        for (kind, count), last in reader.all("counters", counted) if counted >= 0 else ():
            end = reader.here(last, "on", "it", *_INSTEAD)
            if end >= 0 and isinstance(getattr(count, "n", None), int):
                yield EntersIfDiscarded(by, (kind, count.n)), end


def _say_enters(sayer: Sayer, node: EntersIfDiscarded) -> Words:
    from rulings_cli.abilities.quantities import Number

    words = ["if", "a", "spell", "or", "ability", *sayer.say("player", node.by), *_CAUSES]
    if node.counters is not None:
        kind, count = node.counters
        words += ["with", *sayer.say("counters", (kind, Number(count))), "on", "it"]
    return [*words, *_INSTEAD]


pair("static", EntersIfDiscarded, _read_enters, _say_enters, first="if")

# what nobody can be made to do

_DEEDS: Final = {
    "sacrifice permanents": ("sacrifice permanents",),
    "discard cards": ("discard cards",),
    "discard cards or sacrifice permanents": ("discard cards", "sacrifice permanents"),
}


_THEIR_SEARCH: Final = words_in("control can't cause their controller to search their library")


def _read_cant(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "spells", "and", "abilities")
    for by, middle in reader.all("player", start) if start >= 0 else ():
        end = reader.here(middle, *_THEIR_SEARCH)
        if end >= 0:
            yield CantBeMadeTo(by, ("search their library",), None), end
        begun = reader.here(middle, "control", "can't", "cause", "you", "to")
        for words, deeds in _DEEDS.items() if begun >= 0 else ():
            end = reader.here(begun, *words.split())
            if end >= 0:
                yield CantBeMadeTo(by, deeds), end


def _say_cant(sayer: Sayer, node: CantBeMadeTo) -> Words:
    opening = ["spells", "and", "abilities", *sayer.say("player", node.by)]
    if node.who is None:
        return [*opening, *_THEIR_SEARCH]
    words = next(each for each, deeds in _DEEDS.items() if deeds == node.deeds)
    return [*opening, "control", "can't", "cause", "you", "to", *words.split()]


pair("static", CantBeMadeTo, _read_cant, _say_cant, first="spells")

# flash for a turn

_FLASH: Final = words_in("this turn as though they had flash")


def _read_flash(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "may", "cast")
    for what, middle in reader.all("things", start) if start >= 0 else ():
        end = reader.here(middle, *_FLASH)
        if end >= 0:
            effect = AsThoughFlash(You("you"), what)
            yield ApplyStatic(effect, UntilEndOfTurn("this turn"), words="within"), end


def _say_flash(sayer: Sayer, node: ApplyStatic) -> Words | None:
    if node.words != "within" or not isinstance(node.effect, AsThoughFlash):
        return None
    return ["you", "may", "cast", *sayer.say("things", node.effect.what), *_FLASH]


pair("effect", ApplyStatic, _read_flash, _say_flash, first="you")

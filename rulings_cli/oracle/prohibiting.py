"""Spells and abilities forbidden in one sentence: "can't cast spells or activate …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.described import CastFrom, Described
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import (
    CantActivate,
    CantCast,
    CantPlayLands,
    CastLimit,
    CastOnlyWhen,
    CastThisFrom,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, full_stop, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.zones import Zone

phrase("static", CantActivate, "<who:player> can't activate abilities of <of:things>", words="who")

_ALWAYS: Final = "during your turn"
_LEADS: Final[dict[str, Any]] = {"": None, _ALWAYS: DuringTurn(You(), words=_ALWAYS)}
_ACTIVATE: Final = words_in("or activate abilities of")


def _read_both(reader: Reader, at: int) -> Iterator[Found]:
    for lead, condition in _LEADS.items():
        start = reader.here(at, *lead.split(), ",") if lead else at
        for who, middle in reader.all("player", start) if start >= 0 else ():
            begun = reader.here(middle, "can't", "cast")
            for spells, after in reader.all("things", begun) if begun >= 0 else ():
                opening = reader.here(after, *_ACTIVATE)
                for of, last in reader.all("things", opening) if opening >= 0 else ():
                    end = full_stop(reader, last)
                    if end >= 0:
                        both = (CantCast(who, spells), CantActivate(of, who=who, words="who"))
                        yield StaticAbility(both, condition, words=f"both|{lead}"), end


def _say_both(sayer: Sayer, node: StaticAbility) -> Words | None:
    mark, _, lead = node.words.partition("|")
    if mark != "both":
        return None
    first, second = node.effects
    assert isinstance(first, CantCast)
    assert isinstance(second, CantActivate)
    opening = [*lead.split(), ","] if lead else []
    words = [*sayer.say("player", first.who), "can't", "cast", *sayer.say("things", first.what)]
    return [*opening, *words, *_ACTIVATE, *sayer.say("things", second.of), "."]


pair("static ability", StaticAbility, _read_both, _say_both, first="during <player>")

_FROM_HAND: Final = words_in("can't play lands or cast spells from your hand")


def _read_from_hand(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you can't play lands or cast spells from your hand"."""
    for who, middle in reader.all("player", at):
        last = reader.here(middle, *_FROM_HAND)
        end = full_stop(reader, last) if last >= 0 else -1
        if end >= 0:
            spells = Described(noun="spell", further=(CastFrom(Zone.HAND),))
            both = (CantPlayLands(who, Zone.HAND), CantCast(who, spells))
            yield StaticAbility(both, words="from hand"), end


def _say_from_hand(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != "from hand":
        return None
    lands = node.effects[0]
    assert isinstance(lands, CantPlayLands)
    return [*sayer.say("player", lands.who), *_FROM_HAND, "."]


pair("static ability", StaticAbility, _read_from_hand, _say_from_hand, first="<player>")

_ELSEWHERE: Final = words_in("you may cast this card from your graveyard or from exile")


def _read_elsewhere(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast this card from your graveyard or from exile"."""
    last = reader.here(at, *_ELSEWHERE)
    end = full_stop(reader, last) if last >= 0 else -1
    if end >= 0:
        both = (CastThisFrom(Zone.GRAVEYARD), CastThisFrom(Zone.EXILE))
        yield StaticAbility(both, words="elsewhere"), end


pair(
    "static ability",
    StaticAbility,
    _read_elsewhere,
    lambda _, node: [*_ELSEWHERE, "."] if node.words == "elsewhere" else None,
    first="you",
)

_OWN_TURN: Final = words_in("you can cast spells only during your turn and")
_NO_MORE_THAN: Final = words_in("you can cast no more than")


def _read_so_many(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you can cast spells only during your turn and … no more than two spells each turn"."""
    start = reader.here(at, *_OWN_TURN, *_NO_MORE_THAN)
    number = NUMBERS.get(reader.tokens[start], 0) if start >= 0 else 0
    last = reader.here(start + 1, "spells", "each", "turn") if number > 1 else -1
    end = full_stop(reader, last) if last >= 0 else -1
    if end >= 0:
        you = You("you")
        when = CastOnlyWhen(you, Described(noun="spell"), "own turn")
        yield StaticAbility((when, CastLimit(you, number)), words="so many"), end


def _say_so_many(_: Sayer, node: StaticAbility) -> Words | None:
    if node.words != "so many":
        return None
    limit = node.effects[1]
    assert isinstance(limit, CastLimit)
    return [*_OWN_TURN, *_NO_MORE_THAN, NUMBER_WORDS[limit.count], "spells", "each", "turn", "."]


pair("static ability", StaticAbility, _read_so_many, _say_so_many, first="you")

"""Whole zones and libraries: "exile target player's graveyard", "shuffle it into …" (CR 400)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Exile, LookAtHand, ShuffleInto
from rulings_cli.abilities.references import (
    Both,
    ChosenObjects,
    Each,
    EachOpponent,
    EachPlayer,
    ThatPlayer,
    You,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, never, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.terms.zones import Zone

_ZONES: Final = {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND}
_ZONE_WORDS: Final = {zone: word for word, zone in _ZONES.items()}
_ALL_GRAVEYARDS: Final = Described(noun="card", zone=Zone.GRAVEYARD, zone_of=EachPlayer())


_HAND_AND_GRAVEYARD: Final = "hand and graveyard"
#: How all cards in a hand are spoken of.
_CARDS_THERE: Final = ("the cards from", "the cards in", "all the cards in")
_BY_WORD: Final[dict[str, You | ThatPlayer]] = {"your": You(), "their": ThatPlayer("they")}


def _read_in_hand(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the cards in your hand"."""
    for words in _CARDS_THERE:
        start = reader.here(at, *words.split())
        for whose, player in _BY_WORD.items() if start >= 0 else ():
            end = reader.here(start, whose, "hand")
            if end >= 0:
                yield Each(Described(noun="card", zone=Zone.HAND, zone_of=player), words), end


def _say_in_hand(_: Sayer, node: Each) -> Words | None:
    if node.words not in _CARDS_THERE:
        return None
    whose = "your" if node.what.zone_of == You() else "their"
    return [*node.words.split(), whose, "hand"]


pair("cards in hand", Each, _read_in_hand, _say_in_hand, first="the all")


def _read_cards_of(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target player's graveyard" as all cards in it."""
    yield from reader.all("cards in hand", at)
    for whose, end in reader.all("possessive", at):
        zone = _ZONES.get(reader.tokens[end])
        if zone is not None:
            yield Each(Described(noun="card", zone=zone, zone_of=whose), "zone"), end + 1
        after = reader.here(end, *_HAND_AND_GRAVEYARD.split())
        if after >= 0:
            both = (Described(noun="card", zone=each, zone_of=whose) for each in _ZONES.values())
            yield Both(tuple(Each(each, "zone") for each in both), _HAND_AND_GRAVEYARD), after
    end = reader.here(at, "all", "opponents'", "graveyards")
    if end >= 0:
        what = Described(noun="card", zone=Zone.GRAVEYARD, zone_of=EachOpponent())
        yield Each(what, "all opponents' graveyards"), end
    end = reader.here(at, "all", "graveyards")
    if end >= 0:
        yield Each(_ALL_GRAVEYARDS, "all graveyards"), end


def _say_cards_of(sayer: Sayer, node: Each) -> Words | None:
    if node.words.startswith("all "):
        return node.words.split()
    if node.words != "zone":
        return sayer.try_say("cards in hand", node)
    return [*sayer.say("possessive", node.what.zone_of), _ZONE_WORDS[Zone(node.what.zone)]]  # type: ignore[arg-type]  # it has one


_ALL_YOURS: Final = "your hand , your graveyard , and all permanents you own"
constants(
    "cards of",
    {
        _ALL_YOURS: Both(
            (
                Each(Described(noun="card", zone=Zone.HAND, zone_of=You()), "zone"),
                Each(Described(noun="card", zone=Zone.GRAVEYARD, zone_of=You()), "zone"),
                Each(Described(owner=You()), "all"),
            ),
            "all yours",
        ),
    },
)
pair("cards of", Each, _read_cards_of, _say_cards_of, first="all the <possessive>")


def _say_hand_and_graveyard(sayer: Sayer, node: Both) -> Words | None:
    first = node.of[0]
    if node.words != _HAND_AND_GRAVEYARD or not isinstance(first, Each):
        return None
    return [*sayer.say("possessive", first.what.zone_of), *_HAND_AND_GRAVEYARD.split()]


pair("cards of", Both, never, _say_hand_and_graveyard, first="")
phrase("vp", Exile, "exile+ <what:cards of>")

#: Whose graveyards, by the words after "from each".
_EACH_OF: Final = {"graveyard": EachPlayer(), "opponent's graveyard": EachOpponent()}


def _read_exile_from_each(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile a creature card from each graveyard": one of each, that its exiler chooses."""
    for what, middle in reader.all("a thing", at + 1):
        if what.noun != "card" or what.zone is not None:
            continue
        chance = reader.here(middle, "at", "random")
        start = reader.here(middle if chance < 0 else chance, "from", "each")
        for words, who in _EACH_OF.items() if start >= 0 else ():
            end = reader.here(start, *words.split())
            if end >= 0:
                placed = what.evolve(zone=Zone.GRAVEYARD, zone_of=who)
                how = "at random from each" if chance >= 0 else "from each"
                yield Exile(ChosenObjects(placed, words=how)), end


def _say_exile_from_each(sayer: Sayer, node: Exile) -> Words | None:
    chosen = node.what
    if not isinstance(chosen, ChosenObjects) or not chosen.words.endswith("from each"):
        return None
    whose = next(words for words, who in _EACH_OF.items() if who == chosen.what.zone_of)
    said = sayer.say("a thing", chosen.what.evolve(zone=None, zone_of=None))
    return ["exile", *said, *chosen.words.split(), *whose.split()]


pair("vp", Exile, _read_exile_from_each, _say_exile_from_each, first="exile")
phrase("vp", LookAtHand, "look+ at <of:possessive> hand")

# shuffling into libraries

_INTO: Final = {
    "your library": You(),
    "its owner's library": None,
    "their owner's library": None,
    "their owners' libraries": None,
    "their library": None,
    "that player's library": None,
}


def _read_shuffle_into(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("shuffle", "shuffles"):
        return
    for category in ("object", "cards of"):
        for what, middle in reader.all(category, at + 1):
            if reader.tokens[middle] != "into":
                continue
            for words, of in _INTO.items():
                end = reader.here(middle + 1, *words.split())
                if end >= 0:
                    yield ShuffleInto(what, of, words=words), end


def _say_shuffle_into(sayer: Sayer, node: ShuffleInto) -> Words | None:
    of = isinstance(node.what, Each | Both)
    what = sayer.try_say("cards of", node.what) if of else None
    what = what or sayer.try_say("object", node.what)
    verb = "shuffles" if sayer.third else "shuffle"
    return None if what is None else [verb, *what, "into", *node.words.split()]


pair("vp", ShuffleInto, _read_shuffle_into, _say_shuffle_into, first="shuffle shuffles")

"""Either of two cards: "a basic land card or a Gate card" ⇄ `IsOneOf` of two descriptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described, IsAmong, IsOneOf
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, never, pair
from rulings_cli.oracle.vocabulary import article

#: How the two are joined, and whether the second has an article of its own.
_WITH_ARTICLE: Final = "card or a"
_WITHOUT: Final = "card or"


def _read_either(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creature card or land card from your graveyard": the zone is that of both."""
    for first, middle in reader.all("thing", at):
        if not _is_card(first) or first.zone is not None or reader.tokens[middle] != "or":
            continue
        has_article = reader.tokens[middle + 1] in ("a", "an")
        joiner = _WITH_ARTICLE if has_article else _WITHOUT
        for second, end in reader.all("thing", middle + 1 + has_article):
            if _is_card(second) and second.controller is None and second.owner is None:
                yield _either(first, second, joiner), end


def _is_card(what: Described) -> bool:
    plain = what == Described(noun="card")
    return what.noun == "card" and not plain and not any(map(_is_shared, what.further[:1]))


def _is_shared(quality: object) -> bool:
    return isinstance(quality, IsOneOf | IsAmong)


def _either(first: Described, second: Described, joiner: str) -> Described:
    among = tuple(each for each in second.further if isinstance(each, IsAmong))
    own = tuple(each for each in second.further if each not in among)
    alone = second.evolve(zone=None, zone_of=None, further=own, order=())
    return Described(
        joiner=joiner,
        noun="card",
        zone=second.zone,
        zone_of=second.zone_of,
        further=(IsOneOf((first, alone)), *among),
        order=second.order,
    )


def _say_either(sayer: Sayer, node: Described) -> Words | None:
    if node.joiner not in (_WITH_ARTICLE, _WITHOUT) or not isinstance(node.further[0], IsOneOf):
        return None
    first, alone = node.further[0].things
    second = alone.evolve(
        zone=node.zone,
        zone_of=node.zone_of,
        further=(*alone.further, *node.further[1:]),
        order=node.order,
    )
    words = sayer.say("thing", second)
    articles = [article(words[0])] if node.joiner == _WITH_ARTICLE else []
    return [*sayer.say("thing", first), "or", *articles, *words]


pair("either card", Described, _read_either, _say_either, first="<thing>")
pair("thing", Described, never, _say_either, first="")

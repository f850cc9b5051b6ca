"""Either of two cards, or one of each: "a basic land card or a Gate card" ⇄ `Described`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described, IsAmong, IsOneOf, Quality
from rulings_cli.oracle.describing import say_kind
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


# one of each

#: How the kinds of a description are joined of which one card each is meant.
ONE_OF_EACH: Final = "card and a"


def _read_each(reader: Reader, at: int) -> Iterator[Found]:
    """Read "basic Forest card and a basic Plains card" after an article; three have commas."""
    for first, end in reader.all("thing", at):
        kind = _plain_kind(first)
        if kind is not None:
            yield from _more_of_each(reader, (kind,), end)


def _plain_kind(what: Described) -> tuple[Quality, ...] | None:
    kind = (*what.adjectives, *(what.kinds[0] if what.kinds else ()))
    return kind if what == Described(what.adjectives, what.kinds[:1], noun="card") else None


def _more_of_each(
    reader: Reader, kinds: tuple[tuple[Quality, ...], ...], at: int
) -> Iterator[Found]:
    comma = reader.tokens[at] == ","
    last = reader.tokens[at + comma] == "and"
    start = at + comma + last
    if not (comma or last) or reader.tokens[start] not in ("a", "an"):
        return
    for what, end in reader.all("thing", start + 1):
        kind = _plain_kind(what)
        if kind is None:
            continue
        if last and comma == (len(kinds) > 1):
            yield Described(kinds=(*kinds, kind), joiner=ONE_OF_EACH, noun="card"), end
        elif not last:
            yield from _more_of_each(reader, (*kinds, kind), end)


def _say_each(_: Sayer, node: Described) -> Words | None:
    if node.joiner != ONE_OF_EACH:
        return None
    words: Words = []
    for index, kind in enumerate(node.kinds):
        said = say_kind(kind)
        if said is None:
            return None
        words += [","] if index and len(node.kinds) > 2 else []
        words += ["and"] if index == len(node.kinds) - 1 else []
        words += [*([article(said[0])] if index else []), *said, "card"]
    return words


pair("either card", Described, _read_each, _say_each, first="<thing>")

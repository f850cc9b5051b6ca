"""What the places of a part's line take: names with what is said of them, numbers, mana, types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.lexicon import KEYWORDS
from rulings_cli.ask.positions.described import described_at
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.ask.vocabulary import COLOR_GROUPS, kind_phrases, subtype, token_phrases
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import Value

Taken = Iterator[tuple[int, object]]


class CardSaid(Value):
    """A card named, or taken up by a pronoun, with what the question says of it."""

    mention: Mention | None = None  # None for a pronoun
    number: int = 1
    counters: tuple[tuple[str, int], ...] = ()
    naming: str = ""
    tapped: bool = False
    face: str = ""
    owner: str = ""
    kind: str = ""  # what it is where no card is named: a type, a land, the words for a token
    part: str = ""  # which of its abilities: "second", "trigger", "+1"
    way: str = ""  # how it is cast: "kicker", "overload"
    others: bool = False  # whether they are said to be others: "3 other creatures"
    x: int | None = None  # the X with which it is cast


ARTICLES = frozenset(("a", "an", "the", "my", "your", "another", "this", "that", "our", "some"))
_THEIRS = frozenset(("their", "his", "her"))
_PRONOUNS = frozenset(("it", "that", "this", "he", "she", "him", "them", "they"))
_JOINING = frozenset((",", "and", "+", "&", "plus", "alongside", "or"))
_FLIPPED = frozenset(("flipped", "transformed", "flipped-over", "backside"))


def word_at(tokens: Sequence[AskedWord], at: int) -> str:
    """Give the word at a place; a name, or the end, is none."""
    return tokens[at].text if at < len(tokens) and tokens[at].kind != "card" else ""


def card_at(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name with its article, number and what is said of it."""
    named = CardSaid()
    start = at
    counted = False
    first = at + (word_at(tokens, at) in ARTICLES)
    if (end := _face_down(tokens, first)) > first and word_at(tokens, end) in _FACE_DOWN:
        yield end + 1, CardSaid(kind="creature", face="down")
    while at < len(tokens) and tokens[at].kind != "card":
        for end, token in longest(token_phrases(), tokens, at):
            yield end, named.evolve(kind=str(token))
            return
        some = _some(tokens, at) if counted or _is_land_of_color(tokens, at) else iter(())
        if (kind := next(some, None)) is not None:
            others = word_at(tokens, at) in ("other", "more") or word_at(tokens, at - 1) == "other"
            yield kind[0], named.evolve(kind=str(kind[1]), others=others)
            return
        before = _before(tokens, at, named)
        if before is None or before[0] - start > _LONGEST:
            return
        counted = counted or tokens[at].kind == "number" or tokens[at].text in _COUNTING
        at, named = before
    if at >= len(tokens) or not named.number:
        return  # "no" of a card is no card
    named = named.evolve(mention=tokens[at].mention)
    at += 1
    yield at, named
    for end, more in _said_of(tokens, at):
        yield end, named.evolve(**more)


#: How many words may stand before a name.
_LONGEST = 5
#: Words after which things may be counted instead of named.
_COUNTING = frozenset(("a", "an", "another", "only", "other", "no"))


def _before(tokens: Sequence[AskedWord], at: int, named: CardSaid) -> tuple[int, CardSaid] | None:
    """Take one word before a name: give where it ends, and what it says of the card."""
    token = tokens[at]
    if token.kind == "number" and named.number == 1:
        return at + 1, named.evolve(number=token.number)
    if token.text == "no":
        return at + 1, named.evolve(number=0)
    if token.text == "opponent" and word_at(tokens, at + 1) == "'s":
        return at + 2, named.evolve(owner="opponent")
    if token.text in _THEIRS:
        return at + 1, named.evolve(owner="opponent")
    if token.text in ("my", "our"):
        return at + 1, named.evolve(owner="you")
    if (way := _way(tokens, at)) is not None:
        return way[0], named.evolve(way=way[1])
    if token.text in _FLIPPED:
        return at + 1, named.evolve(face="back")
    if (end := _face_down(tokens, at)) > at:
        return end, named.evolve(face="down")
    if token.text in ("token", "tokens") and word_at(tokens, at + 1) in ("copy", "copies"):
        return at + 2, named.evolve(face="token")
    if token.text == "tapped":
        return at + 1, named.evolve(tapped=True)
    if token.text in ARTICLES or token.text in _COUNTING:
        return at + 1, named
    return (at + 1, named) if token.text in _TELLS_NOTHING else None


def _face_down(tokens: Sequence[AskedWord], at: int) -> int:
    """Give where "face down" ends, or the place itself."""
    if word_at(tokens, at) in ("face-down", "facedown"):
        return at + 1
    return at + 2 * ((word_at(tokens, at), word_at(tokens, at + 1)) == ("face", "down"))


#: Words before a name or kind that change nothing of it in a position.
_TELLS_NOTHING = frozenset(
    (
        "own", "untapped", "single", "basic", "regular", "normal", "plain", "vanilla", "random",
        "copies", "copy", "of", "total", "usual", "ordinary", "old", "nice", "trusty", "lone",
    )
)  # fmt: skip


#: Keywords that a word before a name may be: "kicked", "evoked", "dash".
_WAYS = frozenset(
    (
        "kicker", "multikicker", "overload", "flashback", "buyback", "entwine", "escape", "evoke",
        "bestow", "dash", "blitz", "spectacle", "surge", "prowl", "emerge", "awaken", "prototype",
        "jump-start", "retrace", "foretell", "madness",
    )
)  # fmt: skip


def _way(tokens: Sequence[AskedWord], at: int) -> tuple[int, str] | None:
    for end, keyword in _keyword(tokens, at):
        if keyword in _WAYS:
            return end, str(keyword)
    return None


def _is_land_of_color(tokens: Sequence[AskedWord], at: int) -> bool:
    return any(word_at(tokens, end) in ("land", "lands") for end, _ in _color(tokens, at))


def _some(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take things that are only described: "creatures", "Elves", "colorless lands"."""
    while word_at(tokens, at) in ("other", "more", "untapped", "basic", "vanilla", "plain"):
        at += 1
    for end, color in _color(tokens, at):
        if word_at(tokens, end) in ("land", "lands"):
            yield _to_use(tokens, end + 1), f"{color} land"
            return
    for end, kind in (*kind_at(tokens, at), *_subtype(tokens, at)):
        if kind in _DESCRIBED or str(kind)[:1].isupper():
            yield _to_use(tokens, end), kind
            return
    yield from described_at(tokens, at)


def _to_use(tokens: Sequence[AskedWord], at: int) -> int:
    """Pass over words that say that things are there to be used."""
    while word_at(tokens, at) in ("open", "untapped", "available", "ready", "token", "tokens"):
        at += 1
    return at


_CAST = frozenset(("creature", "artifact", "enchantment", "instant", "sorcery", "planeswalker"))
_DESCRIBED = frozenset(("creature", "artifact", "enchantment", "planeswalker", "land"))


def _said_of(tokens: Sequence[AskedWord], at: int) -> Iterator[tuple[int, dict[str, object]]]:
    """Take what is said after a name: counters, what it names."""
    word = word_at(tokens, at)
    start = at
    if word in _FLIPPED:
        yield at + 1, {"face": "back"}
        return
    yield from _x_of(tokens, at)
    if word == "(":
        start = at + 1
        word = word_at(tokens, start)
    if word in ("is", "'s") and word_at(tokens, start + 1) in ("at", "on"):
        start += 1
        word = word_at(tokens, start)
    if word in ("with", "has", "at", "on", "having", "w") and start + 1 < len(tokens):
        number = tokens[start + 1]
        end = start + 2
        if number.kind == "number" or number.text in ("a", "an"):
            count = number.number or 1 if number.kind != "number" else number.number
            kind = ""
            named = word_at(tokens, end) not in ("counter", "counters")
            if named and word_at(tokens, end + 1) in ("counter", "counters"):
                kind, end = word_at(tokens, end), end + 1
            if word_at(tokens, end) in ("counter", "counters"):
                end += 1
                while word_at(tokens, end) in ("on", "it", "him", "her"):
                    end += 1
                yield end, {"counters": ((kind.lstrip("+"), count),)}
            elif word in ("at", "on") and number.kind == "number":
                yield end, {"counters": (("", number.number),)}
    if word in ("naming", "named", "set", "choosing", "on", "for", "chose", "chosen", "with"):
        end = start + 1
        while word_at(tokens, end) in ("to", "as", "a", "the", "type", "color"):
            end += 1
        for last, value in (*_color(tokens, end), *_subtype(tokens, end), *_name(tokens, end)):
            while word_at(tokens, last) in ("chosen", "named", "as", "type", "color", ")", "the"):
                last += 1
            yield last, {"naming": str(value)}


def _x_of(tokens: Sequence[AskedWord], at: int) -> Iterator[tuple[int, dict[str, object]]]:
    """Take "with X=3"."""
    if word_at(tokens, at) in ("with", "for", "where", "and", ",", "("):
        at += 1
    if word_at(tokens, at) != "x":
        return
    at += 1
    while word_at(tokens, at) in ("=", "is", "of", "as"):
        at += 1
    if at < len(tokens) and tokens[at].kind == "number":
        yield at + 1, {"x": tokens[at].number}


def _name(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name that is named: a creature type that is also a card's, or a card."""
    from rulings_cli.terms.types import SUBTYPES

    if word_at(tokens, at - 1) not in ("naming", "named") or at >= len(tokens):
        return
    mention = tokens[at].mention
    if mention is not None and mention.text.title() in SUBTYPES:
        yield at + 1, mention.text.title()
    elif mention is not None and len(mention.cards) == 1:
        yield at + 1, mention.cards[0]


def _cards(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a list of names."""
    for end, first in card_at(tokens, at):
        yield end, (first,)
        after = end
        while word_at(tokens, after) in _JOINING:
            after += 1
        if after > end:
            for last, others in _cards(tokens, after):
                assert isinstance(others, tuple)
                yield last, (first, *others)


def _one(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name, or a pronoun for one."""
    yield from card_at(tokens, at)
    if word_at(tokens, at) in _PRONOUNS:
        yield at + 1, CardSaid()
    if word_at(tokens, at) in ("the", "that", "this", "my") and word_at(tokens, at + 1) in (
        "spell", "card", "creature", "one", "thing",
    ):  # fmt: skip
        yield at + 2, CardSaid()
    for end, kind in kind_at(tokens, at):
        if kind in _CAST or kind in ("land", "mana dork", "mana rock"):
            yield end, CardSaid(kind=str(kind))
    articled = at
    while word_at(tokens, at) in ARTICLES:
        at += 1
    for end, token in longest(token_phrases(), tokens, at):
        yield end, CardSaid(kind=str(token))
    for end, said in _subtype(tokens, at) if at > articled else ():
        yield (
            end + (word_at(tokens, end) in ("spell", "card", "creature")),
            CardSaid(kind=str(said)),
        )


_FACE_DOWN = frozenset(
    ("morph", "morphs", "creature", "card", "permanent", "manifest", "guy", "2/2", "cloak")
)


def _kinds(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take things that are not counted: "my creatures", "a Treasure", "artifact lands"."""
    while word_at(tokens, at) in ARTICLES or word_at(tokens, at) in ("any", "all"):
        at += 1
    for end, kind in (*longest(kind_phrases(), tokens, at), *longest(token_phrases(), tokens, at)):
        if kind in _DESCRIBED or str(kind)[:1].isupper() or kind in _PLAINLY:
            yield end, (CardSaid(kind=str(kind)),)


_PLAINLY = ("artifact land", "mana dork", "mana rock", "fetchland")


def _number(tokens: Sequence[AskedWord], at: int) -> Taken:
    if at < len(tokens) and tokens[at].kind == "number":
        yield at + 1, tokens[at].number


def _mana(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take symbols, or a color's name."""
    if at < len(tokens) and tokens[at].kind == "mana":
        yield at + 1, tokens[at].text
    for end, color in _color(tokens, at):
        yield end, f"{{{_letter(str(color))}}}"
    if word_at(tokens, at) == "snow" and word_at(tokens, at + 1) in _OF_SYMBOLS:
        yield at + 1, "{S}"


_OF_SYMBOLS = frozenset(("symbol", "symbols", "cost", "costs", "mana", "part"))


def _symbols(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take mana that is written in symbols: "{1}{U}", "BB"."""
    if at < len(tokens) and tokens[at].kind == "mana":
        yield at + 1, tokens[at].text


def _letter(color: str) -> str:
    if color == "colorless":
        return "C"
    return next(letter for letter, name in COLOR_NAMES.items() if name == color)


def _color(tokens: Sequence[AskedWord], at: int) -> Taken:
    word = word_at(tokens, at)
    if word in ("colorless", "colourless", *COLOR_NAMES.values()):
        yield at + 1, word.replace("colour", "color")


@cache
def table(lines: str) -> dict[tuple[str, ...], str]:
    """Read lines of concepts and their phrases."""
    return {
        tuple(each.split()): concept
        for concept, _, said in (line.partition(": ") for line in lines.strip().splitlines())
        for each in said.split(" | ")
    }


def longest(known: dict[tuple[str, ...], str], tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take the longest of the phrases that stand here."""
    for size in (4, 3, 2, 1):
        phrase = tuple(word_at(tokens, at + index) for index in range(size))
        if phrase in known:
            yield at + size, known[phrase]
            return


def kind_at(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a kind of cards: "a creature spell"."""
    while word_at(tokens, at) in ARTICLES or word_at(tokens, at) == "any":
        at += 1
    yield from longest(kind_phrases(), tokens, at)


def _keyword(tokens: Sequence[AskedWord], at: int) -> Taken:
    yield from longest(table(KEYWORDS), tokens, at)


def _subtype(tokens: Sequence[AskedWord], at: int) -> Taken:
    if found := subtype(word_at(tokens, at)):
        yield at + 1, found


def _manas(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a list of mana: "red, green and colorless"."""
    for end, first in _mana(tokens, at):
        yield end, first
        after = end
        while word_at(tokens, after) in (",", "and", "+", "&", "/", "-"):
            after += 1
        if after > end:
            for last, others in _manas(tokens, after):
                yield last, f"{first}{others}"


def _rest(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a purpose that ends the question: "to shrink their devotion"."""
    if word_at(tokens, at) not in ("to", "before", "so"):
        return
    if all(each.kind == "word" or each.text in ("?", ".", "!") for each in tokens[at:]):
        yield len(tokens), "rest"


def _size(tokens: Sequence[AskedWord], at: int) -> Taken:
    power, slash, toughness = word_at(tokens, at).partition("/")
    if slash and power.isdigit() and toughness.isdigit():
        yield at + 1, word_at(tokens, at)


def _colors(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take the colors of a deck: "mono green", "simic", "blue and red", "WU"."""
    while word_at(tokens, at) in ("mono", "mono-colored", "-"):
        at += 1
    word = word_at(tokens, at).removeprefix("mono-")
    if word in COLOR_GROUPS:
        yield at + 1, "".join(f"{{{each}}}" for each in COLOR_GROUPS[word])
    if word in COLOR_NAMES.values():
        yield at + 1, f"{{{_letter(word)}}}"
    if at < len(tokens) and tokens[at].kind == "mana":
        yield at + 1, tokens[at].text
    if word in COLOR_NAMES.values() and word_at(tokens, at + 1) in COLOR_NAMES.values():
        other = _letter(word_at(tokens, at + 1))
        yield at + 2, f"{{{_letter(word)}}}{{{other}}}"
    yield from (each for each in _manas(tokens, at) if "C" not in str(each[1]))


SLOTS: dict[str, Callable[[Sequence[AskedWord], int], Taken]] = {
    "CARD": card_at,
    "CARDS": _cards,
    "ONE": _one,
    "NUM": _number,
    "MANA": _mana,
    "MANAS": _manas,
    "SYMBOLS": _symbols,
    "REST": _rest,
    "SIZE": _size,
    "COLOR": _color,
    "COLORS": _colors,
    "KIND": kind_at,
    "KEYWORD": _keyword,
    "SOME": _kinds,
    "SUBTYPE": _subtype,
}

#: The words that the slots know besides those of the lexicon.
SLOT_WORDS = frozenset(
    (
        *ARTICLES, *_THEIRS, *_PRONOUNS, *_JOINING, *_FLIPPED, *_COUNTING, *_TELLS_NOTHING,
        *COLOR_GROUPS, *COLOR_NAMES.values(), "colorless", "colourless", "opponent", "'s",
        "tapped",
        "other", "more", "land", "lands", "creature", "creatures", "basic", "open", "available",
        "ready", "token", "tokens", "with", "face", "down",
        "face-down", "facedown", "has", "at", "on", "having", "w", "counter", "counters",
        "naming", "named", "set", "choosing", "for", "chose", "chosen", "to", "as", "type", "color",
        "where", "x", "is", "of", "spell", "card", "one", "thing", "any", "all", "mono",
        "mono-colored", "mana", "from", "off", "made", "by", "hand", "charge", "loyalty", "time",
    )
)  # fmt: skip

"""What the places of a part's line take: names with what is said of them, numbers, mana, types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.lexicon import KEYWORDS, KINDS, TOKENS
from rulings_cli.ask.positions.words import AskedWord
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
    kind: str = ""  # a card type, creature type or land where no card is named
    part: str = ""  # which of its abilities: "second", "trigger", "+1"
    way: str = ""  # how it is cast: "kicker", "overload"
    others: bool = False  # whether they are said to be others: "3 other creatures"


_ARTICLES = frozenset(("a", "an", "the", "my", "your", "another", "this", "that", "our", "some"))
_THEIRS = frozenset(("their", "his", "her"))
_PRONOUNS = frozenset(("it", "that", "this", "he", "she", "him", "them", "they"))
_JOINING = frozenset((",", "and", "+", "&", "plus", "alongside", "or"))
_FLIPPED = frozenset(("flipped", "transformed", "flipped-over", "backside"))


def _word(tokens: Sequence[AskedWord], at: int) -> str:
    return tokens[at].text if at < len(tokens) and tokens[at].kind != "card" else ""


def _card(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name with its article, number and what is said of it."""
    named = CardSaid()
    start = at
    counted = False
    while at < len(tokens):
        token = tokens[at]
        if token.kind == "card":
            break
        if (counted or _is_land_of_color(tokens, at)) and (
            kind := next(_some(tokens, at), None)
        ) is not None:
            others = _word(tokens, at) in ("other", "more") or _word(tokens, at - 1) == "other"
            yield kind[0], named.evolve(kind=str(kind[1]), others=others)
            return
        if token.kind == "number" and named.number == 1 and token.number:
            named = named.evolve(number=token.number)
            counted = True
        elif token.text == "opponent" and _word(tokens, at + 1) == "'s":
            named = named.evolve(owner="opponent")
            at += 1
        elif token.text in ("a", "an", "another", "only", "other"):
            counted = True
        elif token.text in _THEIRS:
            named = named.evolve(owner="opponent")
        elif (way := _way(tokens, at)) is not None:
            named = named.evolve(way=way[1])
            at = way[0] - 1
        elif token.text in _FLIPPED:
            named = named.evolve(face="back")
        elif token.text == "tapped":
            named = named.evolve(tapped=True)
        elif token.text not in _ARTICLES and token.text not in ("own", "untapped", "single"):
            return
        at += 1
        if at - start > 4:
            return
    if at >= len(tokens):
        return
    named = named.evolve(mention=tokens[at].mention)
    at += 1
    yield at, named
    for end, more in _said_of(tokens, at):
        yield end, named.evolve(**more)


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
    return any(_word(tokens, end) in ("land", "lands") for end, _ in _color(tokens, at))


def _some(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take things that are only described: "creatures", "Elves", "colorless lands"."""
    if _word(tokens, at) in ("other", "more"):
        at += 1
    for end, color in _color(tokens, at):
        if _word(tokens, end) in ("land", "lands"):
            yield end + 1, f"{color} land"
            return
    for end, kind in (*_kind(tokens, at), *_subtype(tokens, at)):
        if kind in _DESCRIBED or str(kind)[:1].isupper():
            yield end, kind
            return


_CAST = frozenset(("creature", "artifact", "enchantment", "instant", "sorcery", "planeswalker"))
_DESCRIBED = frozenset(("creature", "artifact", "enchantment", "planeswalker", "land"))


def _said_of(tokens: Sequence[AskedWord], at: int) -> Iterator[tuple[int, dict[str, object]]]:
    """Take what is said after a name: counters, what it names."""
    word = _word(tokens, at)
    start = at
    if word in _FLIPPED:
        yield at + 1, {"face": "back"}
        return
    if word == "(":
        start = at + 1
        word = _word(tokens, start)
    if word in ("with", "has", "at", "on", "having", "w") and start + 1 < len(tokens):
        number = tokens[start + 1]
        end = start + 2
        if number.kind == "number" or number.text in ("a", "an"):
            count = number.number or 1 if number.kind != "number" else number.number
            kind = ""
            if end < len(tokens) and _word(tokens, end + 1) in ("counter", "counters"):
                kind, end = _word(tokens, end), end + 1
            if _word(tokens, end) in ("counter", "counters"):
                end += 1
                while _word(tokens, end) in ("on", "it", "him", "her"):
                    end += 1
                yield end, {"counters": ((kind.lstrip("+"), count),)}
            elif word in ("at", "on") and number.kind == "number":
                yield end, {"counters": (("", number.number),)}
    if word in ("naming", "named", "set", "choosing", "on", "for", "chose", "chosen", "with"):
        end = start + 1
        while _word(tokens, end) in ("to", "as", "a", "the", "type", "color"):
            end += 1
        for last, value in (*_color(tokens, end), *_subtype(tokens, end), *_name(tokens, end)):
            while _word(tokens, last) in ("chosen", "named", "as", "type", "color", ")", "the"):
                last += 1
            yield last, {"naming": str(value)}


def _name(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name that is named: a creature type that is also a card's, or a card."""
    from rulings_cli.terms.types import SUBTYPES

    if _word(tokens, at - 1) not in ("naming", "named") or at >= len(tokens):
        return
    mention = tokens[at].mention
    if mention is not None and mention.text.title() in SUBTYPES:
        yield at + 1, mention.text.title()
    elif mention is not None and len(mention.cards) == 1:
        yield at + 1, mention.cards[0]


def _cards(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a list of names."""
    for end, first in _card(tokens, at):
        yield end, (first,)
        after = end
        while _word(tokens, after) in _JOINING:
            after += 1
        if after > end:
            for last, others in _cards(tokens, after):
                assert isinstance(others, tuple)
                yield last, (first, *others)


def _one(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a name, or a pronoun for one."""
    yield from _card(tokens, at)
    if _word(tokens, at) in _PRONOUNS:
        yield at + 1, CardSaid()
    if _word(tokens, at) in ("the", "that", "this", "my") and _word(tokens, at + 1) in (
        "spell", "card", "creature", "one", "thing",
    ):  # fmt: skip
        yield at + 2, CardSaid()
    for end, kind in _kind(tokens, at):
        if kind in _CAST or kind in ("land", "mana dork", "mana rock"):
            yield end, CardSaid(kind=str(kind))
    while _word(tokens, at) in _ARTICLES:
        at += 1
    for end, token in _longest(_table(TOKENS), tokens, at):
        yield end, CardSaid(kind=str(token))


_ORDINALS = {"1st": "first", "2nd": "second", "3rd": "third"}
_PARTS = {
    "ability": "", "abilities": "", "mana": "", "activated": "", "filtering": "", "activation": "",
    "first": "first", "second": "second", "third": "third", "trigger": "trigger",
    "triggered": "trigger", "triggers": "trigger", "landfall": "trigger", "enters": "trigger",
    "extra": "trigger", "bonus": "trigger", "additional": "trigger", "death": "trigger",
    "dies": "trigger", "upkeep": "trigger", "tap": "", "sacrifice": "",
}  # fmt: skip
_USING = frozenset(
    (
        "cracking", "tapping", "sacrificing", "exiling", "activating", "using", "popping",
        "filtering", "saccing",
    )
)  # fmt: skip


def _ability(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take an ability: a card with the words that say which ability of it."""
    while _word(tokens, at) in ("the", "a", "an"):
        at += 1
    part, end = _part_words(tokens, at)
    if end > at and _word(tokens, end) in ("of", "from", "on", "with"):
        for last, card in _card(tokens, end + 1):
            assert isinstance(card, CardSaid)
            yield last, card.evolve(part=part)
    if _word(tokens, at) in _USING:
        yield from _used(tokens, at + 1)
    for after, card in _card(tokens, at):
        assert isinstance(card, CardSaid)
        yield after, card
        if _word(tokens, after) == "'s":
            after += 1
        part, end = _part_words(tokens, after)
        if end > after:
            yield end, card.evolve(part=part)


def _part_words(tokens: Sequence[AskedWord], at: int) -> tuple[str, int]:
    """Take the words for a part; the most telling one counts."""
    found = ""
    while at < len(tokens):
        word = _ORDINALS.get(_word(tokens, at), _word(tokens, at))
        if word in ("+", "-") and at + 1 < len(tokens) and tokens[at + 1].kind == "number":
            found = f"{word}{tokens[at + 1].text}"
            at += 2
            continue
        if word not in _PARTS:
            break
        found = found or _PARTS[word]
        at += 1
    return found, at


def _used(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take what follows "sacrificing": a card, or things to a card."""
    for end, card in _card(tokens, at):
        yield end, card
        if _word(tokens, end) in ("from", "in") and _word(tokens, end + 1) == "hand":
            yield end + 2, card
        if _word(tokens, end) == "for" and _word(tokens, end + 1) == "mana":
            yield end + 2, card
    for end, _ in _kind(tokens, at):
        if _word(tokens, end) in ("to", "for", "with"):
            yield from _card(tokens, end + 1)


def _mana_of(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take whose mana is meant: "mana from A", "A's mana", "a Treasure", "A"."""
    start = at
    while _word(tokens, at) in ("the", "a", "an", "my", "any"):
        at += 1
    if _word(tokens, at) == "mana" and _word(tokens, at + 1) in ("from", "of", "off", "made"):
        at += 2
        while _word(tokens, at) in ("by", "with", "from"):
            at += 1
        yield from _maker(tokens, at)
        return
    for end, card in _maker(tokens, start):
        yield end, card
        if _word(tokens, end) == "'s":
            end += 1
        if _word(tokens, end) == "mana":
            yield end + 1, card


def _maker(tokens: Sequence[AskedWord], at: int) -> Taken:
    if _word(tokens, at) in ("only", "just"):
        return  # "can only A pay" asks for more than whether A can
    yield from _card(tokens, at)
    while _word(tokens, at) in _ARTICLES:
        at += 1
    for end, token in _longest(_table(TOKENS), tokens, at):
        yield end, CardSaid(kind=str(token))


def _number(tokens: Sequence[AskedWord], at: int) -> Taken:
    if at < len(tokens) and tokens[at].kind == "number":
        yield at + 1, tokens[at].number


def _mana(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take symbols, or a color's name."""
    if at < len(tokens) and tokens[at].kind == "mana":
        yield at + 1, tokens[at].text
    for end, color in _color(tokens, at):
        yield end, f"{{{_letter(str(color))}}}"


def _letter(color: str) -> str:
    if color == "colorless":
        return "C"
    return next(letter for letter, name in COLOR_NAMES.items() if name == color)


def _color(tokens: Sequence[AskedWord], at: int) -> Taken:
    word = _word(tokens, at)
    if word in ("colorless", "colourless", *COLOR_NAMES.values()):
        yield at + 1, word.replace("colour", "color")


@cache
def _table(lines: str) -> dict[tuple[str, ...], str]:
    return {
        tuple(each.split()): concept
        for concept, _, said in (line.partition(": ") for line in lines.strip().splitlines())
        for each in said.split(" | ")
    }


def _longest(table: dict[tuple[str, ...], str], tokens: Sequence[AskedWord], at: int) -> Taken:
    for size in (4, 3, 2, 1):
        phrase = tuple(_word(tokens, at + index) for index in range(size))
        if phrase in table:
            yield at + size, table[phrase]
            return


def _kind(tokens: Sequence[AskedWord], at: int) -> Taken:
    while _word(tokens, at) in _ARTICLES or _word(tokens, at) == "any":
        at += 1
    yield from _longest(_table(KINDS), tokens, at)


def _keyword(tokens: Sequence[AskedWord], at: int) -> Taken:
    yield from _longest(_table(KEYWORDS), tokens, at)


def _subtype(tokens: Sequence[AskedWord], at: int) -> Taken:
    from rulings_cli.terms.types import SUBTYPES

    word = _word(tokens, at)
    for each in (word, word.removesuffix("s"), word.removesuffix("ves") + "f"):
        if len(each) > 2 and each.title() in SUBTYPES:
            yield at + 1, each.title()
            return


def _manas(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a list of mana: "red, green and colorless"."""
    for end, first in _mana(tokens, at):
        yield end, first
        after = end
        while _word(tokens, after) in (",", "and", "+", "&", "/", "-"):
            after += 1
        if after > end:
            for last, others in _manas(tokens, after):
                yield last, f"{first}{others}"


def _rest(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take a purpose that ends the question: "to shrink their devotion"."""
    if _word(tokens, at) not in ("to", "before", "so"):
        return
    if all(each.kind == "word" or each.text in ("?", ".", "!") for each in tokens[at:]):
        yield len(tokens), "rest"


def _size(tokens: Sequence[AskedWord], at: int) -> Taken:
    power, slash, toughness = _word(tokens, at).partition("/")
    if slash and power.isdigit() and toughness.isdigit():
        yield at + 1, _word(tokens, at)


#: Names of pairs and threes of colors.
_COLOR_GROUPS = {
    "azorius": "WU", "dimir": "UB", "rakdos": "BR", "gruul": "RG", "selesnya": "GW",
    "orzhov": "WB", "izzet": "UR", "golgari": "BG", "boros": "RW", "simic": "GU",
    "bant": "GWU", "esper": "WUB", "grixis": "UBR", "jund": "BRG", "naya": "RGW",
    "abzan": "WBG", "jeskai": "URW", "sultai": "BGU", "mardu": "RWB", "temur": "GUR",
}  # fmt: skip


def _colors(tokens: Sequence[AskedWord], at: int) -> Taken:
    """Take the colors of a deck: "mono green", "simic", "blue and red", "WU"."""
    while _word(tokens, at) in ("mono", "mono-colored", "-"):
        at += 1
    word = _word(tokens, at).removeprefix("mono-")
    if word in _COLOR_GROUPS:
        yield at + 1, "".join(f"{{{each}}}" for each in _COLOR_GROUPS[word])
    if word in COLOR_NAMES.values():
        yield at + 1, f"{{{_letter(word)}}}"
    if at < len(tokens) and tokens[at].kind == "mana":
        yield at + 1, tokens[at].text
    yield from (each for each in _manas(tokens, at) if "C" not in str(each[1]))


SLOTS: dict[str, Callable[[Sequence[AskedWord], int], Taken]] = {
    "CARD": _card,
    "CARDS": _cards,
    "ONE": _one,
    "ABILITY": _ability,
    "MANAOF": _mana_of,
    "NUM": _number,
    "MANA": _mana,
    "MANAS": _manas,
    "REST": _rest,
    "SIZE": _size,
    "COLOR": _color,
    "COLORS": _colors,
    "KIND": _kind,
    "KEYWORD": _keyword,
    "SUBTYPE": _subtype,
}

"""Keyword abilities with their parameters: "ward {2}", "equip Knight {1}" ⇄ `Keyword` (CR 702)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Described, HasColor, HasKeyword, Quality
from rulings_cli.abilities.effects import Target
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import GrantChoice
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.tokens import TIGHT_DASH
from rulings_cli.oracle.vocabulary import COLOR_LETTERS, words_in
from rulings_cli.terms.keywords import PLAIN, WITH_COST, WITH_NUMBER

_LANDWALKS: Final = {
    each + "walk": each for each in words_in("plains island swamp mountain forest desert")
}
NAMES: Final = frozenset((*PLAIN, *WITH_COST, *WITH_NUMBER, *_LANDWALKS, "protection", "landwalk"))
_BY_FIRST: dict[str, list[tuple[str, list[str]]]] = {}
for _name in sorted({*NAMES, "enchant", "cycling", "foretell", "freerunning"}):
    _words = _name.replace("!", " !").split()
    _BY_FIRST.setdefault(_words[0], []).append((_name, _words))


def _read_name(reader: Reader, at: int) -> Iterator[Found]:
    for name, words in _BY_FIRST.get(reader.tokens[at], ()):
        end = reader.here(at, *words)
        if end >= 0:
            yield name, end


#: Keywords whose names have a capital inside a sentence.
_CAPITALS: Final = {
    "for mirrodin!": "For Mirrodin!",
    "more than meets the eye": "More Than Meets the Eye",
    "splice onto arcane": "splice onto Arcane",
    "choose a background": "choose a Background",
}


def _name_words(name: str) -> Words:
    return _CAPITALS.get(name, name).replace("!", " !").split()


pair("keyword name", str, _read_name, lambda _, node: _name_words(node))


def _read_plain(reader: Reader, at: int) -> Iterator[Found]:
    for name, end in _read_name(reader, at):
        if name in PLAIN or name in _LANDWALKS:
            yield Keyword(name), end
        if name in WITH_COST:
            yield from _read_costed(reader, end, name)
        if name in WITH_NUMBER:
            for amount, after in reader.all("digits", end):
                yield Keyword(name, amount=amount), after


def _read_costed(reader: Reader, at: int, name: str) -> Iterator[Found]:
    for cost, end in reader.all("mana cost", at):
        first = Cost((PayMana(cost),))
        yield Keyword(name, first), end
        if reader.here(end, "and", "/", "or") >= 0 or reader.tokens[end] == "and/or":
            after = end + 1
            for second, finish in reader.all("mana cost", after):
                yield Keyword(name, first, second_cost=Cost((PayMana(second),))), finish
    if reader.tokens[at] == "—":
        for cost, end in reader.all("cost", at + 1):
            yield Keyword(name, cost, words="—"), end
    if name == "suspend":
        yield Keyword(name), at  # that of a card that gains it (CR 702.62a)
        for amount, dash in reader.all("digits", at):
            if reader.tokens[dash] == "—":
                for cost, end in reader.all("mana cost", dash + 1):
                    yield Keyword(name, Cost((PayMana(cost),)), amount, words="—"), end
    if name == "equip":
        for quality, begun in reader.all("thing", at):
            for cost, end in reader.all("mana cost", begun):
                yield Keyword(name, Cost((PayMana(cost),)), quality=quality), end


def _say_plain(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name in (
        "protection",
        "class level",
        "enchant",
        "affinity",
        "hexproof from",
        "landwalk",
        "partner with",
        *("champion", "gift", "splice onto", "emerge from", "offering", "prototype"),
        *("awaken", "impending", "reinforce"),
    ):
        return None
    if (node.name == "craft" and node.quality) or (node.words and node.words != "—"):
        return None
    words = _name_words(node.name)
    if node.quality is not None:
        words += sayer.say("thing", node.quality)
    if node.amount is not None:
        words += sayer.say("digits", node.amount)
    if node.cost is None:
        return words if not node.words else None
    if node.words == "—":
        return [*words, TIGHT_DASH, *sayer.say("cost", node.cost)]
    words += sayer.say("cost", node.cost)
    if node.second_cost is not None:
        words += ["and/or", *sayer.say("cost", node.second_cost)]
    return words


pair("keyword", Keyword, _read_plain, _say_plain, first=" ".join(_BY_FIRST))

# companion: what it asks of the deck, by a short name (CR 702.139a)

_THE_DECK: Final = "your starting deck"
#: What each condition says before and after "your starting deck"; "" before begins with it.
_OF_DECKS: Final = {
    "even mana values": ("", "contains only cards with even mana values"),
    "odd mana values": ("", "contains only cards with odd mana values and land cards"),
    "mana value 3 or greater": (
        "",
        "contains only cards with mana value 3 or greater and land cards",
    ),
    "twenty more cards": ("", "contains at least twenty cards more than the minimum deck size"),
    "no mana symbol twice": (
        "no card in",
        "has more than one of the same mana symbol in its mana cost",
    ),
    "five creature types": (
        "each creature card in",
        "is a Cat , Elemental , Nightmare , Dinosaur , or Beast card",
    ),
    "permanents of mana value 2 or less": ("each permanent card in", "has mana value 2 or less"),
    "different names": ("each nonland card in", "has a different name"),
    "a shared card type": ("each nonland card in", "shares a card type"),
    "activated abilities": ("each permanent card in", "has an activated ability"),
}


def _deck_words(name: str) -> Words:
    before, after = _OF_DECKS[name]
    said = [*before.split(), *_THE_DECK.split(), *after.split(), "."]
    return ["companion", "—", said[0].capitalize(), *said[1:]]


def _read_companion(reader: Reader, at: int) -> Iterator[Found]:
    for name in _OF_DECKS:
        end = reader.here(at, *(each.lower() for each in _deck_words(name)))
        if end >= 0:
            yield Keyword("companion", words=name), end


def _say_companion(_sayer: Sayer, node: Keyword) -> Words | None:
    return _deck_words(node.words) if node.name == "companion" and node.words else None


pair("keyword", Keyword, _read_companion, _say_companion, first="companion")

# keywords with a quality


def _read_enchant(reader: Reader, at: int) -> Iterator[Found]:
    for what, end in reader.all("thing", at + 1):
        yield Keyword("enchant", quality=what), end
    if reader.tokens[at + 1] in ("player", "opponent"):
        yield Keyword("enchant", words=reader.tokens[at + 1]), at + 2


def _say_enchant(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "enchant":
        return None
    return ["enchant", *(node.words.split() or sayer.say("thing", node.quality))]


pair("keyword", Keyword, _read_enchant, _say_enchant, first="enchant")


def _read_affinity(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at + 1] == "for":
        for what, end in reader.all("things", at + 2):
            yield Keyword("affinity", quality=what), end


def _say_affinity(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "affinity":
        return None
    return ["affinity", "for", *sayer.say("things", node.quality)]


pair("keyword", Keyword, _read_affinity, _say_affinity, first="affinity")


def _read_protection(reader: Reader, at: int) -> Iterator[Found]:
    name = "protection" if reader.tokens[at] == "protection" else "hexproof from"
    start = reader.here(at, *("protection from" if name == "protection" else name).split())
    if start < 0:
        return
    for quality, words, end in _qualities(reader, start):
        yield Keyword(name, quality=quality, words=words), end


def _qualities(reader: Reader, at: int) -> Iterator[tuple[Described | None, str, int]]:
    word = reader.tokens[at]
    if word in COLOR_LETTERS:
        first = HasColor(COLOR_LETTERS[word])
        yield Described(adjectives=(first,)), "", at + 1
        for colors, end in _more_colors(reader, (first,), at + 1):
            yield Described(kinds=tuple((each,) for each in colors)), "", end
    for words in (
        "all colors",
        "everything",
        "each color",
        "colorless",
        "multicolored",
        "monocolored",
        "the chosen color",
        "that color",
        "the color of your choice",
        "the chosen card type",
        "the chosen player",
        "the chosen card name",
        "spells that are one or more colors",
        "each of your opponents",
    ):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield None, words, end
            if words.startswith("spells"):
                return  # a description, known by its words
    for what, end in reader.all("things", at):
        yield what, "", end
        for kinds, after in _more_from(reader, what.kinds, end):
            if what == Described(kinds=what.kinds):
                yield Described(kinds=kinds, joiner="and from"), "", after


def _read_either_protection(reader: Reader, at: int) -> Iterator[Found]:
    """Read "gains protection from artifacts or from the color of your choice"."""
    if reader.tokens[at] not in ("gain", "gains"):
        return
    for first, end in reader.all("keyword", at + 1):
        start = reader.here(end, "or", "from") if first.name == "protection" else -1
        for quality, words, after in _qualities(reader, start) if start >= 0 else ():
            second = Keyword("protection", quality=quality, words=words)
            yield GrantChoice((first, second), "or from"), after


def _say_either_protection(sayer: Sayer, node: GrantChoice) -> Words | None:
    if node.words != "or from":
        return None
    first, second = (sayer.say("keyword", each) for each in node.abilities)
    return ["gains" if sayer.third else "gain", *first, "or", *second[1:]]


pair(
    "change",
    GrantChoice,
    _read_either_protection,
    _say_either_protection,
    first="gain gains",
)


def _more_colors(
    reader: Reader, colors: tuple[HasColor, ...], at: int
) -> Iterator[tuple[tuple[HasColor, ...], int]]:
    """Read "and from blue", or ", from blue, and from red", after "protection from white"."""
    comma = reader.tokens[at] == ","
    last = reader.tokens[at + comma] == "and"
    begun = reader.here(at + comma + last, "from")
    if begun < 0 or not (comma or last) or reader.tokens[begun] not in COLOR_LETTERS:
        return
    found = (*colors, HasColor(COLOR_LETTERS[reader.tokens[begun]]))
    if last and comma == (len(found) > 2):
        yield found, begun + 1
    elif not last:
        yield from _more_colors(reader, found, begun + 1)


def _more_from(
    reader: Reader, kinds: tuple[tuple[Quality, ...], ...], at: int
) -> Iterator[tuple[tuple[tuple[Quality, ...], ...], int]]:
    """Read ", from Werewolves, and from Zombies" after "protection from Vampires"."""
    comma = reader.tokens[at] == ","
    start = at + comma
    last = reader.tokens[start] == "and"
    begun = reader.here(start + last, "from")
    if begun < 0 or not (comma or last):
        return
    for what, end in reader.all("things", begun):
        if what == Described(kinds=what.kinds) and len(what.kinds) == 1:
            both = (*kinds, *what.kinds)
            if last:
                yield both, end
            else:
                yield from _more_from(reader, both, end)


def _say_from(sayer: Sayer, quality: Described) -> Words:
    words: Words = []
    for index, each in enumerate(quality.kinds):
        if index:
            words += [","] if len(quality.kinds) > 2 else []
            words += ["and"] if index == len(quality.kinds) - 1 else []
            words.append("from")
        words += sayer.say("things", Described(kinds=(each,)))
    return words


def _say_protection(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name not in ("protection", "hexproof from"):
        return None
    opening = ["protection", "from"] if node.name == "protection" else ["hexproof", "from"]
    if node.words:
        return [*opening, *node.words.split()]
    colors = {letter: name for name, letter in COLOR_LETTERS.items()}
    quality = node.quality
    if quality is not None and not quality.noun and not quality.controller:
        only = quality.adjectives
        if len(only) == 1 and isinstance(only[0], HasColor) and not quality.kinds:
            return [*opening, colors[only[0].color]]
        both = [each[0] for each in quality.kinds]
        if both and all(isinstance(each, HasColor) for each in both):
            names = [colors[each.color] for each in both if isinstance(each, HasColor)]
            if len(names) < 3:
                return [*opening, *" and from ".join(names).split()]
            listed = " , from ".join(names[:-1])
            return [*opening, *listed.split(), ",", "and", "from", names[-1]]
        if len(quality.kinds) > 1 and quality.joiner == "and from":
            return [*opening, *_say_from(sayer, quality)]
    return [*opening, *sayer.say("things", quality)]


pair("keyword", Keyword, _read_protection, _say_protection, first="protection hexproof")


def _read_partner(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at + 1] == "with":
        for name, end in reader.all("proper name", at + 2):
            yield Keyword("partner with", words=name), end


def _say_partner(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "partner with":
        return None
    return ["partner", "with", *sayer.say("proper name", node.words)]


pair("keyword", Keyword, _read_partner, _say_partner, first="partner")

__all__ = ["HasKeyword", "Number", "Target"]

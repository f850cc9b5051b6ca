"""Objects that a text speaks of: "each creature", "that card", "two lands you control"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described, HasState, IsAmong
from rulings_cli.abilities.quantities import AnyNumber, Number, Quantity, VariableX
from rulings_cli.abilities.references import (
    AttachedTo,
    Bound,
    ChosenObjects,
    Each,
    TargetObject,
    ThatPlayer,
    This,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    never,
    pair,
)
from rulings_cli.oracle.targeting import Pronoun, split
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS

# objects

_THIS_NOUNS: Final = [
    "creature",
    "land",
    "artifact",
    "enchantment",
    "aura",
    "equipment",
    "vehicle",
    "spell",
    "card",
    "permanent",
    "planeswalker",
    "saga",
    "class",
    "case",
    "room",
    "token",
    "battle",
    "siege",
    "fortification",
    "mount",
    "spacecraft",
    "planet",
    "emblem",
]
_CAPITAL = {"aura", "equipment", "vehicle", "saga", "class", "case", "room", "siege", "mount"} | {
    "fortification",
    "spacecraft",
    "planet",
}


def this_words(noun: str) -> str:
    """Give "this creature" or "this Aura": subtypes have a capital."""
    return f"this {noun.capitalize() if noun in _CAPITAL else noun}"


constants("self", {"~": This()})
constants("self", {this_words(each): This(this_words(each)) for each in _THIS_NOUNS})
constants(
    "attached",
    {
        f"{how} {what}": AttachedTo(f"{how} {what}")
        for how, whats in (
            ("enchanted", "creature permanent land artifact planeswalker player Forest Island"),
            ("enchanted", "Mountain Plains Swamp enchantment Vehicle Equipment"),
            ("equipped", "creature permanent"),
            ("fortified", "land"),
        )
        for what in whats.split()
    },
)
constants("attached", {"enchanted creature card": AttachedTo("enchanted creature card")})

_PRONOUNS: Final = (
    "it",
    "he",
    "she",
    "him",
    "her",
    "them",
    "they",
    "that creature",
    "that card",
    "that spell",
    "that permanent",
    "that land",
    "that Plains",
    "that Island",
    "that Swamp",
    "that Mountain",
    "that Forest",
    "that artifact",
    "that token",
    "that enchantment",
    "that planeswalker",
    "that creature or planeswalker",
    "that Aura",
    "that Equipment",
    "that Vehicle",
    "that ability",
    "that object",
    "that source",
    "that spell or ability",
    "those creatures",
    "those cards",
    "those permanents",
    "those tokens",
    "those lands",
    "the token",
    "the tokens",
    "the exiled card",
    "the exiled cards",
    "the creature",
    "the creature you control",
    "the creature you don't control",
    "the creature an opponent controls",
    "the creature the opponent controls",
    "the spell",
    "the copy",
    "the card",
    "the revealed card",
    "the discarded card",
    "the milled card",
    "the milled cards",
    "the chosen card",
    "the countered spell",
    "the chosen creature",
    "the sacrificed creature",
    "the sacrificed artifact",
    "the sacrificed permanent",
    "the sacrificed land",
    "the exiled creature",
    "the tapped creature",
    "the returned creature",
    "the other",
    "the rest",
    "one pile",
    "that pile",
    "itself",
    "each other card exiled this way",
    "the exiled cards that weren't cast this way",
    "those exiled cards",
    "the exiled nonland card",
    "the cards exiled this way",
    "cards exiled this way",
    "the card exiled this way",
)
_PRONOUN_WORDS: Final = Wordings({each: each for each in _PRONOUNS}, spaced=True)


def _read_pronoun(reader: Reader, at: int) -> Iterator[Found]:
    for words, end in _PRONOUN_WORDS.read(reader, at):
        yield Pronoun(words, at), end


def _say_mention(_: Sayer, node: Pronoun | Bound) -> Words | None:
    if isinstance(node, Bound) and node.name == "voted":
        return None  # said with what makes it so
    return node.words.split()


pair(
    "pronoun",
    (Pronoun, Bound),
    _read_pronoun,
    _say_mention,
    first=_PRONOUN_WORDS.first,
)
# "it" that turned out to be this object, a target, or what this is attached to
pair(
    "pronoun",
    (This, TargetObject),
    never,
    lambda _sayer, node: split(node.words) if node.words not in ("", "~") else None,
    first="",
)

include("object", "self", "attached", "target object", "pronoun")


def _read_each(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word == "each":
        for what, end in reader.all("thing", at + 1):
            yield Each(what), end
    elif word == "all":
        for what, end in reader.all("things", at + 1):
            yield Each(what, "all"), end
            start = reader.here(end, "and", "all")
            for more, after in reader.all("things", start) if start >= 0 else ():
                if all(each == Described(kinds=each.kinds) for each in (what, more)):
                    kinds = (*what.kinds, *more.kinds)
                    yield Each(Described(kinds=kinds, joiner="and all"), "all"), after
    elif word != "another":
        for what, end in reader.all("things", at):
            yield Each(what, ""), end


def _say_each(sayer: Sayer, node: Each) -> Words | None:
    if node.words == "each":
        return ["each", *sayer.say("thing", node.what)]
    if node.words not in ("", "all"):
        return None
    return [*node.words.split(), *sayer.say("things", node.what)]


def _read_chosen(reader: Reader, at: int) -> Iterator[Found]:
    for what, end in reader.all("a thing", at):
        yield ChosenObjects(what), end
    up_to = reader.here(at, "up", "to")
    start = max(at, up_to)
    for count, after in reader.all("count", start):
        category = "thing" if count == Number(1) else "things"
        for what, end in reader.all(category, after):
            yield ChosenObjects(what, count, up_to >= 0), end


def _say_chosen(sayer: Sayer, node: ChosenObjects) -> Words | None:
    if node.words:
        return None
    if node.count is None:
        return sayer.say("a thing", node.what)
    words = ["up", "to"] if node.up_to else []
    category = "thing" if node.count == Number(1) else "things"
    return [*words, *sayer.say("count", node.count), *sayer.say(category, node.what)]


pair("group", Each, _read_each, _say_each, first="each all <things>")
pair("chosen", ChosenObjects, _read_chosen, _say_chosen, first="up <a_thing> <count>")


def _read_some_of(reader: Reader, at: int) -> Iterator[Found]:
    """Read "one of them", "two of those cards": a choice among what was spoken of."""
    number = NUMBERS.get(reader.tokens[at])
    if number == 1 and reader.tokens[at + 1] in ("onto", "into"):
        # "put one into your hand and the other into your graveyard"
        those = Pronoun("those cards", at)
        among = Described(noun="card", further=(IsAmong(those),))  # type: ignore[arg-type]  # bound later
        yield ChosenObjects(among, Number(1), words="one"), at + 1
    start = max(at, reader.here(at, "up", "to"))
    number = NUMBERS.get(reader.tokens[start])
    if number and reader.tokens[start + 1] == "of":
        for of, end in reader.all("pronoun", start + 2):
            if of.words in ("them", "those cards", "the exiled cards", "those creatures"):
                noun = "card" if "creatures" not in of.words else "permanent"
                among = Described(noun=noun, further=(IsAmong(of),))
                yield ChosenObjects(among, Number(number), start > at, words="of"), end


def _say_some_of(sayer: Sayer, node: ChosenObjects) -> Words | None:
    if node.words == "one":
        return ["one"]
    if node.words != "of" or not isinstance(node.count, Number):
        return None
    (among,) = node.what.further
    assert isinstance(among, IsAmong)
    up_to = ["up", "to"] if node.up_to else []
    return [*up_to, NUMBER_WORDS[node.count.n], "of", *sayer.say("pronoun", among.of)]


def _read_each_of(reader: Reader, at: int) -> Iterator[Found]:
    """Read "each of them", "each of those creatures": all of what was spoken of."""
    start = reader.here(at, "each", "of")
    for of, end in reader.all("pronoun", start) if start >= 0 else ():
        if of.words == "them" or of.words.startswith("those "):
            noun = "card" if of.words == "those cards" else "permanent"
            yield Each(Described(noun=noun, further=(IsAmong(of),)), "each of"), end


def _say_each_of(sayer: Sayer, node: Each) -> Words | None:
    if node.words != "each of":
        return None
    (among,) = node.what.further
    assert isinstance(among, IsAmong)
    return ["each", "of", *sayer.say("pronoun", among.of)]


pair("each of", Each, _read_each_of, _say_each_of, first="each")
pair("some of", ChosenObjects, _read_some_of, _say_some_of, first="up " + " ".join(NUMBERS))
include("object", "some of", "each of", "group", "chosen")

# counts


def _read_count(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word in NUMBERS:
        yield Number(NUMBERS[word]), at + 1
    elif word == "x":
        yield VariableX(), at + 1
    elif word == "any" and reader.here(at, "any", "number", "of") >= 0:
        yield AnyNumber(), at + 3


def _say_count(_: Sayer, node: Quantity) -> Words | None:
    if isinstance(node, Number):
        return [NUMBER_WORDS[node.n]] if 0 <= node.n < len(NUMBER_WORDS) else None
    if isinstance(node, VariableX):
        return [node.letter]
    return ["any", "number", "of"] if node == AnyNumber() else None


pair(
    "count",
    (Number, VariableX, AnyNumber),
    _read_count,
    _say_count,
    first=" ".join((*NUMBERS, "x", "any")),
)


def _read_they_exiled(reader: Reader, at: int) -> Iterator[Found]:
    """Read "all cards they exiled this way": those of that player among them."""
    end = reader.here(at, *_THEY_EXILED)
    if end >= 0:
        yield Each(_OF_THEIRS, "they exiled"), end


def _say_they_exiled(_: Sayer, node: Each) -> Words | None:
    return list(_THEY_EXILED) if node.words == "they exiled" else None


_THEY_EXILED: Final = ("all", "cards", "they", "exiled", "this", "way")
_OF_THEIRS: Final = Described(
    noun="card", owner=ThatPlayer("they"), further=(HasState("exiled this way"),)
)
pair("object", Each, _read_they_exiled, _say_they_exiled, first="all")


def _read_pile_of_choice(reader: Reader, at: int) -> Iterator[Found]:
    """Read "all permanents in the pile of their choice" (CR 700.3)."""
    for whose in ("their", "that player's"):
        for noun in ("permanents", "creatures", "lands", "cards"):
            words = f"all {noun} in the pile of {whose} choice"
            end = reader.here(at, *words.split())
            if end >= 0:
                yield Bound("chosen pile", words), end


pair(
    "chosen pile",
    Bound,
    _read_pile_of_choice,
    lambda _, node: node.words.split() if node.words.startswith("all ") else None,
    first="all",
)
include("object", "chosen pile")

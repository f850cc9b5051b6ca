"""Qualities after a noun: "with power 4 or greater", "that targets ~" ⇄ `Quality`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import (
    AllQualities,
    Another,
    AnyQuality,
    CastFrom,
    ChosenQuality,
    ColorCount,
    Compare,
    Convoked,
    CouldProduceMana,
    CouldProduceSame,
    DamagedBy,
    Described,
    ExiledWith,
    HasColor,
    HasCostSymbol,
    HasCounter,
    HasKeyword,
    HasManaCost,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    IsAmong,
    IsAttachedTo,
    IsNot,
    Named,
    PutOntoBattlefieldWith,
    SharesQuality,
    TargetsObject,
)
from rulings_cli.abilities.quantities import Greatest, Number, ValueOf
from rulings_cli.abilities.references import (
    APlayer,
    Bound,
    Each,
    This,
    You,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, never, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import COLOR_LETTERS
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.zones import Zone

# qualities after the noun

phrase("quality", HasKeyword, "{words=*with|that has|that have} <name:keyword name>")
phrase("quality", ExiledWith, "exiled with <by:self>")
constants("quality", {"exiled with it": ExiledWith(This("it"))})
phrase("quality", Convoked, "that convoked <spell:self>")
constants("quality", {"that convoked it": Convoked(This("it"))})
phrase("quality", PutOntoBattlefieldWith, "put onto the battlefield with <by:self>")
phrase("quality", DamagedBy, "dealt damage by <by:self> this turn")
phrase(
    "quality",
    CouldProduceSame,
    "that could produce any type of mana <as_:pronoun> could produce",
)
phrase("quality", CouldProduceMana, "that could produce <type:one symbol>")
pair(
    "quality",
    IsNot,
    lambda reader, at: (
        (IsNot(HasKeyword(name)), end) for name, end in reader.all("keyword name", at + 1)
    ),
    lambda _sayer, node: (
        ["without", *node.quality.name.split()] if isinstance(node.quality, HasKeyword) else None
    ),
    first="without",
)


def _read_without_either(reader: Reader, at: int) -> Iterator[Found]:
    """Read "without flying or reach": it has neither."""
    for first, middle in reader.all("keyword name", at + 1):
        start = reader.here(middle, "or")
        for second, end in reader.all("keyword name", start) if start >= 0 else ():
            yield IsNot(AnyQuality((HasKeyword(first), HasKeyword(second)))), end


def _say_without_either(_: Sayer, node: IsNot) -> Words | None:
    either = node.quality
    if not isinstance(either, AnyQuality) or len(either.qualities) != 2:
        return None
    first, second = either.qualities
    if not isinstance(first, HasKeyword) or not isinstance(second, HasKeyword):
        return None
    return ["without", *first.name.split(), "or", *second.name.split()]


pair("quality", IsNot, _read_without_either, _say_without_either, first="without")


def _read_no_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "with no counters on it", "without a fate counter on it"."""
    start = reader.here(at, "with", "no")
    for kind, middle in (("", start), *reader.all("counter kind", start)) if start >= 0 else ():
        end = reader.here(middle, "counters", "on")
        if end >= 0 and reader.tokens[end] in ("it", "them"):
            yield IsNot(HasCounter(kind), f"no {reader.tokens[end]}"), end + 1
    start = at + 2 if reader.tokens[at] == "without" and reader.tokens[at + 1] in _A else -1
    for kind, middle in reader.all("counter kind", start) if start >= 0 else ():
        end = reader.here(middle, "counter", "on")
        if end >= 0 and reader.tokens[end] in ("it", "them"):
            said = f"{reader.tokens[at + 1]} {reader.tokens[end]}"
            yield IsNot(HasCounter(kind), said), end + 1


_A: Final = ("a", "an")


def _say_no_counters(sayer: Sayer, node: IsNot) -> Words | None:
    if not isinstance(node.quality, HasCounter) or not node.words:
        return None
    opening, it = node.words.split()
    kind = sayer.say("counter kind", node.quality.kind) if node.quality.kind else []
    if opening == "no":
        return ["with", "no", *kind, "counters", "on", it]
    return ["without", opening, *kind, "counter", "on", it]


pair("quality", IsNot, _read_no_counters, _say_no_counters, first="with without")
_COMPARED = (
    "with {what=mana value|power|toughness|base power|power or toughness|total power"
    "|total mana value|total power and toughness}"
)
phrase("quality", Compare, f"{_COMPARED} <amount:digits> or less", relation="<=")
phrase("quality", Compare, f"{_COMPARED} <amount:digits> or greater", relation=">=")
phrase("quality", Compare, f"{_COMPARED} <amount:digits>", relation="=")
phrase("quality", Compare, f"{_COMPARED} less than or equal to <amount:amount>", relation="<=")
phrase("quality", Compare, f"{_COMPARED} greater than or equal to <amount:amount>", relation=">=")
phrase("quality", Compare, f"{_COMPARED} equal to <amount:amount>", relation="=")
phrase("quality", Compare, f"{_COMPARED} less than <amount:amount>", relation="<")
phrase("quality", Compare, f"{_COMPARED} greater than <amount:amount>", relation=">")

_EXTREMES: Final = {"greatest": False, "highest": False, "least": True, "lowest": True}


def _read_extreme(reader: Reader, at: int) -> Iterator[Found]:
    """Read "with the greatest power among creatures they control"."""
    start = reader.here(at, "with", "the")
    word = reader.tokens[start] if start >= 0 else ""
    if word not in _EXTREMES:
        return
    for what in ("power", "toughness", "mana value"):
        among = reader.here(start + 1, *what.split(), "among")
        for things, end in reader.all("things", among) if among >= 0 else ():
            yield Compare(what, "=", Greatest(what, things, _EXTREMES[word]), word), end


def _say_extreme(sayer: Sayer, node: Compare) -> Words | None:
    if node.words not in _EXTREMES or not isinstance(node.amount, Greatest):
        return None
    among = sayer.say("things", node.amount.among)
    return ["with", "the", node.words, *node.what.split(), "among", *among]


pair("quality", Compare, _read_extreme, _say_extreme, first="with")


def _read_one_of_values(reader: Reader, at: int) -> Iterator[Found]:
    """Read "with mana value 4, 5, or 6"."""
    start = reader.here(at, "with", "mana", "value")
    found: list[int] = []
    while start >= 0 and reader.tokens[start].isdigit() and reader.tokens[start + 1] == ",":
        found.append(int(reader.tokens[start]))
        start += 2
    if len(found) > 1 and reader.tokens[start] == "or" and reader.tokens[start + 1].isdigit():
        values = (*found, int(reader.tokens[start + 1]))
        compared = tuple(Compare("mana value", "=", Number(each)) for each in values)
        yield AnyQuality(compared, "mana value"), start + 2


def _say_one_of_values(_: Sayer, node: AnyQuality) -> Words | None:
    if node.joiner != "mana value":
        return None
    words = ["with", "mana", "value"]
    for index, each in enumerate(node.qualities):
        assert isinstance(each, Compare)
        words += ["or"] if index == len(node.qualities) - 1 else []
        words += [str(each.amount.n)]  # type: ignore[attr-defined]  # a Number
        words += [","] if index < len(node.qualities) - 1 else []
    return words


def _read_either_keyword(reader: Reader, at: int) -> Iterator[Found]:
    """Read "with flying or reach"."""
    for first, middle in reader.all("keyword name", at + 1):
        if reader.tokens[middle] == "or":
            for second, end in reader.all("keyword name", middle + 1):
                yield AnyQuality((HasKeyword(first), HasKeyword(second))), end


def _say_either_keyword(sayer: Sayer, node: AnyQuality) -> Words | None:
    names = [each.name for each in node.qualities if isinstance(each, HasKeyword)]
    if len(names) != 2 or len(node.qualities) != 2:
        return None
    first, second = (sayer.say("keyword name", each) for each in names)
    return ["with", *first, "or", *second]


pair("quality", AnyQuality, _read_either_keyword, _say_either_keyword, first="with")
pair("quality", AnyQuality, _read_one_of_values, _say_one_of_values, first="with")
constants(
    "quality",
    {
        "with lesser mana value": Compare(
            "mana value",
            "<",
            ValueOf("mana value", Bound("triggering", "that spell")),
            "with lesser mana value",
        ),
        "with lesser power": Compare(
            "power", "<", ValueOf("power", Bound("triggering", "it")), "with lesser power"
        ),
        "of the chosen type": ChosenQuality("creature type", "of the chosen type"),
        "of the chosen color": ChosenQuality("color", "of the chosen color"),
        "with the chosen name": ChosenQuality("name", "with the chosen name"),
        "with that name": ChosenQuality("name", "with that name"),
        "of that color": ChosenQuality("color", "of that color"),
        "of that type": ChosenQuality("creature type", "of that type"),
        "with mana cost {0} or {1}": HasManaCost(("{0}", "{1}")),
        "with {X} in its mana cost": HasCostSymbol("X"),
        "with {X} in their mana costs": HasCostSymbol("X", "their"),
        "with {X} in their mana cost": HasCostSymbol("X", "their cost"),
        "that's attacking you": HasState("attacking you"),
        "attacking you": HasState("attacking you "),
        "that was dealt damage this turn": HasState("dealt damage this turn"),
        "that were dealt damage this turn": HasState("dealt damage this turn "),
        "that entered this turn": HasState("entered this turn"),
        "that attacked this turn": HasState("attacked this turn"),
        "that attacked or blocked this turn": HasState("attacked or blocked this turn"),
        "with a basic land type": AnyQuality(tuple(HasSubtype(each) for each in BASIC_LAND_TYPES)),
        "that isn't legendary": IsNot(HasSupertype("legendary")),
        "that's tapped and attacking": HasState("tapped and attacking"),
        "that is snow or could produce {C}": AnyQuality(
            (HasSupertype("snow"), CouldProduceMana("C"))
        ),
        "with no abilities": HasState("with no abilities"),
        "with a mana ability": HasState("with a mana ability"),
        "with a morph ability": HasKeyword("morph", "a morph ability"),
        "that died this turn": HasState("died this turn"),
        "that died under your control this turn": HasState("died under your control this turn"),
        "with an even mana value": HasState("with an even mana value"),
        "with an odd mana value": HasState("with an odd mana value"),
        "with even mana values": HasState("with even mana values"),
        "with odd mana values": HasState("with odd mana values"),
        "in your party": HasState("in your party"),
        "from graveyards or libraries": AnyQuality(
            (CastFrom(Zone.GRAVEYARD), CastFrom(Zone.LIBRARY))
        ),
        "that's one or more colors": IsNot(ColorCount("colorless")),
        "that are one or more colors": IsNot(
            ColorCount("colorless"), "that are one or more colors"
        ),
        "without {X} in its mana cost": IsNot(HasCostSymbol("X")),
        "with exactly three colors": Compare("number of colors", "=", Number(3), "exactly three"),
        "with the same name": HasState("with the same name"),
        "with different names": HasState("with different names"),
        "with different powers": HasState("with different powers"),
        "other than ~": Another("other than ~"),
        "other than a basic land card": IsNot(
            AllQualities((HasSupertype("basic"), HasType("land")))
        ),
        **{
            f"other than this {noun}": Another(f"other than this {noun}")
            for noun in ("creature", "enchantment", "artifact", "land", "permanent", "Aura")
        },
        "that isn't a creature": IsNot(HasType("creature")),
        "that aren't creatures": IsNot(HasType("creature"), "that aren't creatures"),
        "that aren't legendary": IsNot(HasSupertype("legendary"), "that aren't legendary"),
        "that's enchanted": HasState("that's enchanted"),
        "that are enchanted": HasState("that are enchanted"),
    },
)


def _say_cast_from(_sayer: Sayer, node: CastFrom) -> Words | None:
    return node.words.split()


def _read_cast_from(reader: Reader, at: int) -> Iterator[Found]:
    for whose in ("your hand", "their hand", "their hands"):
        end = reader.here(at, "from", "anywhere", "other", "than", *whose.split())
        if end >= 0:
            yield CastFrom(Zone.HAND, True, f"from anywhere other than {whose}"), end
    for (zone, preposition, _), end in reader.all("zone place", at):
        if preposition.startswith("from"):
            yield CastFrom(zone, words=" ".join(reader.tokens[at:end])), end


pair("cast from", CastFrom, _read_cast_from, _say_cast_from, first="from")
pair("quality", CastFrom, never, _say_cast_from, first="")
phrase("quality", HasCounter, "with counters on {words=*it|them}", kind="")
phrase("quality", HasCounter, "with a <kind:counter kind> counter on {words=*it|them}")
phrase("quality", HasCounter, "with <kind:counter kind> counters on them", words="counters on")
phrase("quality", HasCounter, "that have <kind:counter kind> counters on them", words="that have")
phrase("quality", HasCounter, "with a counter on it", kind="", words="a")
phrase("quality", HasCounter, "with one or more counters on {words=one or more}", kind="")
phrase("quality", HasCounter, "with an <kind:counter kind> counter on it", words="an")
phrase("quality", TargetsObject, "that {words=targets|target} <what:aimed>")
phrase("quality", TargetsObject, "that {words=targets|target} only <what:aimed>", only=True)
phrase(
    "quality", TargetsObject, "that {words=targets one or more|target one or more} <what:things>"
)
include("aimed", "self", "a thing", "aimed player")
constants("aimed player", {"you": You("you"), "a player": APlayer()})
phrase("quality", SharesQuality, "{words=with the same name as} <with_:object>", what="name")
phrase(
    "quality",
    SharesQuality,
    "that shares a {what=creature type|color|card type} with <with_:shared with>",
)
_COMMANDERS = Described(
    kinds=((HasState("commander"),),),
    noun="source",
    owner=You(),
    further=(HasState("in a public zone"),),
)
constants("shared with", {"your commander": Each(_COMMANDERS, "your commander")})
include("shared with", "self")
phrase("quality", IsAttachedTo, "attached to <to:object>")
phrase("quality", IsAttachedTo, "that's attached to <to:any such>")
pair(
    "any such",
    Each,
    lambda reader, at: ((Each(what, "any"), end) for what, end in reader.all("a thing", at)),
    lambda sayer, node: sayer.say("a thing", node.what) if node.words == "any" else None,
    first="<a_thing>",
)
constants(
    "quality",
    {
        f"{each} this way": HasState(f"{each} this way")
        for each in ("revealed", "milled", "discarded", "destroyed", "sacrificed")
    },
)
phrase("quality", IsAmong, "from among <of:among>")
include("among", "pronoun", "among group")
pair(
    "among group",
    Each,
    lambda reader, at: ((Each(what, ""), end) for what, end in reader.all("things", at)),
    lambda sayer, node: None if node.words else sayer.say("things", node.what),
    first="<things>",
)
phrase("quality", SharesQuality, "that {words=*shares|share} a <what:shared> with <with_:object>")
constants("shared", {})
phrase("quality", Named, "named <name:proper name>")


def _read_shared(reader: Reader, at: int) -> Iterator[Found]:
    for words in ("creature type", "color", "card type", "land type", "mana value", "name"):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield words, end


pair("shared", str, _read_shared, lambda _, node: node.split())


def _read_name(reader: Reader, at: int) -> Iterator[Found]:
    small = ("of", "the", "to", "and", "in", "from", "a", "for", "at", "with", "by", ",")
    end = at
    if reader.tokens[at] == "~":
        yield "~", at + 1
    while reader.raw[end : end + 1] and (
        reader.raw[end][:1].isupper() or (reader.raw[end] in small and end > at)
    ):
        end += 1
        if reader.raw[end - 1][:1].isupper():
            yield " ".join(reader.raw[at:end]).replace(" ,", ","), end


pair("proper name", str, _read_name, lambda _, node: node.replace(",", " ,").split())


def _read_is_color(reader: Reader, at: int) -> Iterator[Found]:
    """Read "that's red or green"."""
    start = at + 1
    letters = [COLOR_LETTERS.get(reader.tokens[each]) for each in (start, start + 2)]
    if reader.tokens[at] == "that's" and reader.tokens[start + 1] == "or" and all(letters):
        either = tuple(HasColor(each) for each in letters if each)
        yield AnyQuality(either, "that's"), start + 3


def _say_is_color(_: Sayer, node: AnyQuality) -> Words | None:
    if node.joiner != "that's":
        return None
    first, second = (COLOR_NAMES[each.color] for each in node.qualities)  # type: ignore[union-attr]
    return ["that's", first, "or", second]


pair("quality", AnyQuality, _read_is_color, _say_is_color, first="that's")

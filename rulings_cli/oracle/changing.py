"""Changes of characteristics: "gets +1/+1 and has flying" ⇄ tuples of `Change` (CR 613)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import (
    ColorCount,
    Described,
    HasColor,
    HasSubtype,
    HasSupertype,
    HasType,
)
from rulings_cli.abilities.quantities import Number, Product, Quantity, VariableX, WhereX
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import (
    BecomesChosen,
    CanAlso,
    CantBe,
    CantHave,
    ChangeColors,
    ChangeTypes,
    DoesntUntapInUntapStep,
    GainsAbilitiesOf,
    GrantAbilities,
    GrantChoice,
    IsNoLonger,
    LoseAbilities,
    LosesLandTypes,
    ModifyPowerToughness,
    MustDo,
    SetPowerToughness,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Wordings, Words, listed, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import COLOR_LETTERS, TYPE_WORDS, plural
from rulings_cli.terms.values import Value

_SIZE: Final = re.compile(r"([+-])(\d+|x)/([+-])(\d+|x)$")
_BASE: Final = re.compile(r"(\d+|x)/(\d+|x)$")


def _amount(sign: str, digits: str) -> Quantity:
    words = "-0" if (sign, digits) == ("-", "0") else ""
    if digits == "x":
        return VariableX() if sign == "+" else Product(-1, VariableX())
    return Number(-int(digits) if sign == "-" else int(digits), words)


def _say_amount(sayer: Sayer, node: Quantity) -> str | None:
    if isinstance(node, Number):
        return node.words or f"{node.n:+d}"
    if isinstance(node, Product) and node.factor == -1:
        inner = _say_amount(sayer, node.of)
        return None if inner is None else "-" + inner[1:]
    if isinstance(node, VariableX | WhereX):
        if isinstance(node, WhereX):
            sayer.where.append(node)
        return "+" + node.letter
    return None


def _read_size(reader: Reader, at: int) -> Iterator[Found]:
    found = _SIZE.match(reader.tokens[at])
    if found:
        yield (_amount(found[1], found[2]), _amount(found[3], found[4])), at + 1


def _say_size(sayer: Sayer, node: tuple[Quantity, Quantity]) -> Words | None:
    said = [_say_amount(sayer, each) for each in node]
    return None if None in said else ["/".join(str(each) for each in said)]


pair("size change", tuple, _read_size, _say_size, first="+ #")


def _read_modify(reader: Reader, at: int) -> Iterator[Found]:
    words = ""
    start = at + 1
    if reader.tokens[at] not in ("get", "gets"):
        return
    if reader.here(start, "an", "additional") >= 0:
        words, start = "an additional", start + 2
    for (power, toughness), end in reader.all("size change", start):
        yield ModifyPowerToughness(power, toughness, None, words), end
        if reader.here(end, "for", "each") >= 0:
            for each, after in reader.all("each amount", end + 2):
                yield ModifyPowerToughness(power, toughness, each, words), after


def _say_modify(sayer: Sayer, node: ModifyPowerToughness) -> Words | None:
    size = sayer.say("size change", (node.power, node.toughness))
    words = ["gets" if sayer.third else "get", *node.words.split(), *size]
    if node.for_each is not None:
        words += ["for", "each", *sayer.say("each amount", node.for_each)]
    return words


pair("change", ModifyPowerToughness, _read_modify, _say_modify, first="get gets")


def _read_base(reader: Reader, at: int) -> Iterator[Found]:
    found = _BASE.match(reader.tokens[at])
    if found:
        yield (_amount("+", found[1]), _amount("+", found[2])), at + 1


def _say_base(sayer: Sayer, node: tuple[Quantity, Quantity]) -> Words | None:
    said = []
    for each in node:
        one = None if each is None else _say_amount(sayer, each)
        if one is None:
            return None
        said.append(one[1:])
    return ["/".join(said)]


pair("size", tuple, _read_base, _say_base, first="#")


def _read_set(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] in ("has", "have"):
        start = reader.here(at + 1, "base", "power", "and", "toughness")
        if start >= 0:
            for (power, toughness), end in reader.all("size", start):
                yield SetPowerToughness(power, toughness), end
        for words in _EACH_EQUAL:
            start = reader.here(at + 1, *words.split())
            if start >= 0:
                for amount, end in reader.all("amount", start):
                    yield SetPowerToughness(amount, amount, words=words), end


#: How an amount is given for both at once.
_EACH_EQUAL: Final = (
    "base power and base toughness each equal to",
    "base power and toughness each equal to",
)


def _say_set(sayer: Sayer, node: SetPowerToughness) -> Words | None:
    verb = "has" if sayer.third else "have"
    if node.words in _EACH_EQUAL and not node.defining:
        return [verb, *node.words.split(), *sayer.say("amount", node.power)]
    if node.defining or node.words:
        return None
    size = sayer.say("size", (node.power, node.toughness))
    return [verb, "base", "power", "and", "toughness", *size]


pair("change", SetPowerToughness, _read_set, _say_set, first="has have")

# abilities

listed("granted", "granted one")


def _read_granted(reader: Reader, at: int) -> Iterator[Found]:
    yield from reader.all("keyword", at)
    yield from reader.all("quoted", at)
    if reader.tokens[at] == '"':  # an enchant ability is quoted as it stands, in small letters
        for keyword, end in reader.all("keyword", at + 1):
            close = end + (reader.tokens[end] == ".")
            if keyword.name == "enchant" and reader.tokens[close] == '"':
                yield keyword.evolve(words="quoted"), close + 1


def _say_granted(sayer: Sayer, node: Value) -> Words | None:
    if isinstance(node, Keyword) and node.words == "quoted":
        return ['"', *sayer.say("keyword", node.evolve(words="")), ".", '"']
    if isinstance(node, Keyword):
        return sayer.say("keyword", node)
    return sayer.say("quoted", node)


pair("granted one", Value, _read_granted, _say_granted, first="<keyword> <quoted>")
phrase("change", GrantAbilities, "have+ <abilities:granted>", words="have")
phrase("change", GrantAbilities, "gain+ <abilities:granted>", words="gain")
phrase("change", GrantAbilities, "also gain+ <abilities:granted>", words="also gain")
phrase("change", GrantAbilities, "also have+ <abilities:granted>", words="also have")
phrase("change", GrantChoice, "gain+ your choice of <abilities:granted choice>")
listed("granted choice", "keyword", "or")
phrase("change", LoseAbilities, "lose+ all abilities")
phrase("change", LoseAbilities, "lose+ all abilities except mana abilities", spares_mana=True)
phrase("change", CantHave, "can't have or gain <abilities:granted>")
phrase("change", LosesLandTypes, "lose+ all land types")
phrase("change", LoseAbilities, "lose+ all land types and abilities", words="all land types")
phrase("change", LoseAbilities, "lose+ all other abilities", others=True)
phrase(
    "change",
    LoseAbilities,
    "lose+ {words=all other card types and abilities"
    "|all other abilities , card types , and creature types}",
    others=True,
)
phrase("change", LoseAbilities, "lose+ <abilities:granted>")

# types and colors

_ALL_TYPES: Final = {"every": "creature type", "adding": True}
phrase("change", ChangeTypes, "gain+ all creature types", words="gain", **_ALL_TYPES)
phrase("change", ChangeTypes, "are+ all creature types", words="all", **_ALL_TYPES)
phrase("change", ChangeTypes, "are+ every {every=creature type|basic land type}", adding=True)
phrase(
    "change",
    ChangeTypes,
    "are+ every {every=basic land type} in addition to {words=their|its} other types",
    adding=True,
)


def _land_types(reader: Reader, at: int) -> Iterator[Found]:
    """Read "is a Swamp", "are Mountains", "is a Swamp in addition to its other types"."""
    third = reader.tokens[at] == "is"
    if reader.tokens[at] not in ("is", "are"):
        return
    for what, end in reader.all("a thing" if third else "things", at + 1):
        if what != type(what)(kinds=what.kinds) or len(what.kinds) != 1:
            continue
        kinds = what.kinds[0]
        subtypes = tuple(each.name for each in kinds if isinstance(each, HasSubtype))
        types = tuple(each.name for each in kinds if isinstance(each, HasType))
        yield ChangeTypes(types, subtypes), end
        for whose in ("its", "their"):
            for noun in ("types", "land types", "creature types"):
                after = reader.here(end, "in", "addition", "to", whose, "other", *noun.split())
                if after >= 0:
                    yield ChangeTypes(types, subtypes, adding=True, words=f"{whose} {noun}"), after


def _say_land_types(sayer: Sayer, node: ChangeTypes) -> Words | None:
    if node.every or node.supertypes or not (node.types or node.subtypes):
        return None
    from rulings_cli.abilities.described import Described

    kinds = tuple(
        [HasSubtype(each) for each in node.subtypes] + [HasType(each) for each in node.types]
    )
    what = Described(kinds=(kinds,))
    said = (
        ["is", *sayer.say("a thing", what)] if sayer.third else ["are", *sayer.say("things", what)]
    )
    if node.adding:
        whose, _, noun = node.words.partition(" ")
        said += ["in", "addition", "to", whose, "other", *noun.split()]
    return said


pair("change", ChangeTypes, _land_types, _say_land_types, first="is are")


def _read_colors(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("is", "are"):
        return
    word = reader.tokens[at + 1]
    if word in COLOR_LETTERS:
        yield ChangeColors((COLOR_LETTERS[word],)), at + 2
    elif word == "colorless":
        yield ChangeColors(()), at + 2
    elif reader.here(at + 1, "all", "colors") >= 0:
        yield ChangeColors(("W", "U", "B", "R", "G"), words="all colors"), at + 3


def _say_colors(sayer: Sayer, node: ChangeColors) -> Words | None:
    verb = "is" if sayer.third else "are"
    names = {letter: name for name, letter in COLOR_LETTERS.items()}
    if node.words == "become":
        return None
    if node.words:
        return [verb, *node.words.split()]
    if node.adding or len(node.colors) > 1:
        return None
    return [verb, names[node.colors[0]] if node.colors else "colorless"]


pair("change", ChangeColors, _read_colors, _say_colors, first="is are")

phrase(
    "change",
    ChangeTypes,
    "are+ legendary",
    supertypes=("legendary",),
    adding=True,
    words="legendary",
)


def is_defining_color(change: object) -> bool:
    """Tell whether a change says which colors something is, not what it becomes."""
    return isinstance(change, ChangeColors) and change.words != "become" and not change.adding


def _read_become_colors(reader: Reader, at: int) -> Iterator[Found]:
    """Read "becomes blue", as an effect says it of a time."""
    word = reader.tokens[at + 1]
    if reader.tokens[at] in ("become", "becomes") and word in COLOR_LETTERS:
        yield ChangeColors((COLOR_LETTERS[word],), words="become"), at + 2


def _say_become_colors(sayer: Sayer, node: ChangeColors) -> Words | None:
    if node.words != "become":
        return None
    names = {letter: name for name, letter in COLOR_LETTERS.items()}
    return ["becomes" if sayer.third else "become", names[node.colors[0]]]


pair("change", ChangeColors, _read_become_colors, _say_become_colors, first="become becomes")

phrase(
    "change",
    GainsAbilitiesOf,
    "{words=*have|has|gain|gains} all {kind=activated|triggered} abilities of <of:object>",
)
phrase(
    "change",
    GainsAbilitiesOf,
    "{words=*have|has|gain|gains} all {kind=activated} abilities of <of:object>"
    " except {spared=mana abilities}",
)


phrase(
    "change",
    BecomesChosen,
    "become+ the {what=creature type|color|basic land type} of your choice",
)
phrase("change", BecomesChosen, "are+ the chosen {what=color}", chosen=True)
phrase(
    "change",
    BecomesChosen,
    "are+ the chosen {what=color} in addition to {words=their|its} other colors",
    chosen=True,
    adding=True,
)
phrase("change", BecomesChosen, "are+ the chosen type", what="creature type", chosen=True)
phrase(
    "change",
    BecomesChosen,
    "are+ the chosen type in addition to {words=their|its} other types",
    what="creature type",
    chosen=True,
    adding=True,
)
_CAN: Final = (
    "block an additional creature each combat|block any number of creatures"
    "|block an additional creature this turn|attack as though it didn't have defender"
    "|attack this turn as though it didn't have defender"
    "|attack as though they didn't have defender"
)
phrase("change", CanAlso, f"can {{what={_CAN}}}")


def _read_isnt(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "isn't", "a")
    if end >= 0 and reader.tokens[end] in TYPE_WORDS:
        yield IsNoLonger((reader.tokens[end],)), end + 1


pair("change", IsNoLonger, _read_isnt, lambda _, node: ["isn't", "a", node.types[0]], first="isn't")

# what it can't or must do

phrase(
    "change",
    CantBe,
    "can't {what=attack|block|attack or block|be blocked|be countered|be regenerated|be sacrificed"
    "|attack alone|block alone|attack or block alone|be enchanted|transform|attack you"
    "|be blocked except by three or more creatures|attack or block unless you control a creature"
    "|be blocked by more than one creature|attack you or planeswalkers you control"
    "|be the target of spells or abilities your opponents control"
    "|be the target of spells or abilities|be blocked except by two or more creatures}",
)
phrase("change", CantBe, "can't be blocked except by <except_:things>", what="be blocked")
phrase("change", CantBe, "can't be blocked by <by:things>", what="be blocked")
phrase("change", CantBe, "can't block <by:things>", what="block")
phrase("change", CantBe, "can only attack alone", what="attack alone", words="only")
phrase("change", CantBe, "can't be countered by <by:things>", what="be countered")


def _read_cant_target(reader: Reader, at: int) -> Iterator[Found]:
    """Read "can't be the target of red spells your opponents control", "… or abilities from …"."""
    for number in ("target", "targets"):
        start = reader.here(at, "can't", "be", "the", number, "of")
        for by, end in reader.all("things", start) if start >= 0 else ():
            if by.noun != "spell" or by == Described(noun="spell"):
                continue
            yield CantBe("be the target", by=by, words=number), end
            word = reader.tokens[start]
            after = reader.here(end, "or", "abilities", "from", word, "sources")
            if after >= 0 and by == Described(by.adjectives[:1], noun="spell"):
                yield CantBe("be the target", by=by, words=f"{number} or abilities"), after


def _say_cant_target(sayer: Sayer, node: CantBe) -> Words | None:
    if node.what != "be the target" or node.by is None:
        return None
    number, _, abilities = node.words.partition(" or ")
    by = sayer.say("things", node.by)
    tail = ["or", "abilities", "from", by[0], "sources"] if abilities else []
    return ["can't", "be", "the", number, "of", *by, *tail]


pair("change", CantBe, _read_cant_target, _say_cant_target, first="can't")
phrase("change", CantBe, "can block only <except_:things>", what="block", words="only")


_MUST: Final = (
    ("attacks each combat if able", "attack each combat if able"),
    ("attacks this turn if able", "attack this turn if able"),
    ("attacks that turn if able", "attack that turn if able"),
    ("blocks each combat if able", "block each combat if able"),
    ("blocks this turn if able", "block this turn if able"),
    ("must be blocked if able", "must be blocked if able"),
    ("must be blocked this turn if able", "must be blocked this turn if able"),
    (
        "attacks or blocks each combat if able",
        "attack or block each combat if able",
    ),
    ("attacks this combat if able", "attack this combat if able"),
    ("is goaded", "are goaded"),
)
_MUST_WORDS: Final = Wordings({each: pair_[1] for pair_ in _MUST for each in pair_})


def _read_must(reader: Reader, at: int) -> Iterator[Found]:
    for words, end in _MUST_WORDS.read(reader, at):
        yield MustDo(words), end


def _say_must(sayer: Sayer, node: MustDo) -> Words | None:
    for third, words in _MUST:
        if words == node.what:
            return (third if sayer.third else words).split()
    return None


pair("change", MustDo, _read_must, _say_must, first=_MUST_WORDS.first)
phrase(
    "change",
    DoesntUntapInUntapStep,
    "don't+ untap during {words=*its controller's untap step|their controllers' untap steps"
    "|your untap step|their controllers' untap step}",
)
listed("changes", "change")

__all__ = ["ColorCount", "HasColor", "HasSupertype", "You", "plural"]

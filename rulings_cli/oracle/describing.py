"""Noun phrases: "untapped artifact creatures you control with flying" ⇄ `Described` (CR 109.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import (
    Another,
    AnyQuality,
    CastFrom,
    ColorCount,
    Compare,
    Described,
    HasColor,
    HasCounter,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    IsAmong,
    IsAttachedTo,
    IsNot,
    IsOneOf,
    Quality,
    SharesQuality,
    TargetsObject,
)
from rulings_cli.abilities.quantities import Greatest, Number, VariableX
from rulings_cli.abilities.references import Each, PlayerRef
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Wordings, Words, pair
from rulings_cli.oracle.vocabulary import (
    COLOR_LETTERS,
    SUBTYPE_PLURALS,
    SUBTYPE_WORDS,
    SUPERTYPE_WORDS,
    TYPE_PLURALS,
    TYPE_WORDS,
    article,
    plural,
    words_in,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

NOUNS: Final = {
    "permanent": "permanents",
    "card": "cards",
    "spell": "spells",
    "token": "tokens",
    "source": "sources",
    "ability": "abilities",
    "spell or ability": "spells and abilities",
    "spell or permanent": "spells and permanents",
    "spell or nonland permanent": "spells and nonland permanents",
    "spell or creature": "spells and creatures",
}
_SINGULAR_NOUNS: Final = Wordings({noun: noun for noun in NOUNS})
_PLURAL_NOUNS: Final = Wordings({many: noun for noun, many in NOUNS.items()})
#: what one word stands for, and whether it is several
_NOUN_OF_WORD: Final = {
    **{noun: (noun, False) for noun in NOUNS},
    **{many: (noun, True) for noun, many in NOUNS.items()},
}
_STATES: Final = words_in(
    "tapped untapped attacking blocking blocked unblocked enchanted equipped modified face-down "
    "face-up nontoken historic kicked exiled suspended sacrificed revealed commander's activated "
    "triggered goaded saddled discarded milled mutated mana"
)
_STATE_NOUNS: Final = {"commander": "commanders", "outlaw": "outlaws"}


def _adjectives() -> dict[str, Quality]:
    table: dict[str, Quality] = {each: HasState(each) for each in _STATES}
    table.update({each: HasSupertype(each) for each in SUPERTYPE_WORDS})
    table.update({f"non{each}": IsNot(HasSupertype(each)) for each in SUPERTYPE_WORDS})
    table.update({f"non{each}": IsNot(HasType(each)) for each in TYPE_WORDS})
    table.update({name: HasColor(letter) for name, letter in COLOR_LETTERS.items()})
    table.update({f"non{name}": IsNot(HasColor(letter)) for name, letter in COLOR_LETTERS.items()})
    table.update({each: ColorCount(each) for each in ("colorless", "monocolored", "multicolored")})
    table.update({f"non-{low}": IsNot(HasSubtype(each)) for low, each in SUBTYPE_WORDS.items()})
    table["nonoutlaw"] = IsNot(HasState("outlaw"))
    table["other"] = Another("other")
    table["another"] = Another("another")
    return table


ADJECTIVES: Final = _adjectives()
ADJECTIVE_WORDS: Final = {quality: word for word, quality in ADJECTIVES.items()}
ADJECTIVE_WORDS.update({IsNot(HasSubtype(each)): f"non-{each}" for each in SUBTYPE_WORDS.values()})


#: Zones where nobody controls anything.
_CARD_ZONES: Final = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)


class _Suffix(Value):
    """One part after the noun: what it sets, and its mark in the order ("c", "o", "f", "z:in")."""

    mark: str
    sets: tuple[tuple[str, object], ...]
    quality: Quality | None = None


def _read_adjectives(reader: Reader, at: int) -> Iterator[tuple[tuple[Quality, ...], int]]:
    found: tuple[Quality, ...] = ()
    while (one := ADJECTIVES.get(reader.tokens[at])) is not None:
        at += 1
        joined = [one]
        joiner = reader.tokens[at]
        while reader.tokens[at] in ("or", "and/or", "and") and reader.tokens[at] == joiner:
            other = ADJECTIVES.get(reader.tokens[at + 1])
            if other is None:
                break
            joined.append(other)
            at += 2
        found = (*found, one if len(joined) == 1 else AnyQuality(tuple(joined), joiner))
        following = ADJECTIVES.get(reader.tokens[at + 1]) if reader.tokens[at] == "," else None
        if following is not None and _is_non(following):
            at += 1
    yield found, at


def _is_non(quality: Quality) -> bool:
    """Tell whether a comma stands before the adjective where another such is before it."""
    return isinstance(quality, IsNot) or quality == HasState("nontoken")


def _say_adjective(quality: Quality) -> Words | None:
    if isinstance(quality, AnyQuality):
        words: Words = []
        for index, each in enumerate(quality.qualities):
            one = _say_adjective(each)
            if one is None:
                return None
            words += [quality.joiner, *one] if index else one
        return words
    word = ADJECTIVE_WORDS.get(quality)
    return None if word is None else [word]


def _read_kind(
    reader: Reader, at: int, *, in_plural: bool
) -> Iterator[tuple[tuple[Quality, ...], int]]:
    """Give every reading of type words in a row; the last in the plural when asked."""
    found: tuple[Quality, ...] = ()
    tokens = reader.tokens
    while True:
        word = tokens[at]
        two = f"{word} {tokens[at + 1]}" if word else ""
        quality, length = _type_word(word, two, plural=False)
        ending, ending_length = _type_word(word, two, plural=True)
        if in_plural and ending is not None:
            yield (*found, ending), at + ending_length
        if quality is None and not found and word not in ("other", "another"):
            quality, length = ADJECTIVES.get(word), 1
        if quality is None:
            reader.stopped(at)
            return
        found = (*found, quality)
        at += length
        if not in_plural and not isinstance(quality, HasSupertype | IsNot | HasColor):
            yield found, at


def _type_word(word: str, two: str, *, plural: bool) -> tuple[Quality | None, int]:
    subtypes = SUBTYPE_PLURALS if plural else SUBTYPE_WORDS
    types = TYPE_PLURALS if plural else TYPE_WORDS
    if two in subtypes:
        return HasSubtype(subtypes[two]), 2
    if word in types:
        return HasType(types[word]), 1
    if word in subtypes:
        return HasSubtype(subtypes[word]), 1
    for state, many in _STATE_NOUNS.items():
        if word == (many if plural else state):
            return HasState(state), 1
    if word == "permanent" and not plural:
        return HasType("permanent"), 1
    return None, 0


def _read_kinds(
    reader: Reader, at: int, *, in_plural: bool
) -> Iterator[tuple[tuple[tuple[Quality, ...], ...], str, int]]:
    """Give every list of kinds: "artifact, creature, or land" with how it is joined."""
    for first, end in _read_kind(reader, at, in_plural=in_plural):
        yield (first,), "or", end
        yield from _more_kinds(reader, (first,), end, in_plural=in_plural)


def _more_kinds(
    reader: Reader, found: tuple[tuple[Quality, ...], ...], at: int, *, in_plural: bool
) -> Iterator[tuple[tuple[tuple[Quality, ...], ...], str, int]]:
    tokens = reader.tokens
    here = at
    listed = tokens[here] == ","
    if listed:
        here += 1
    if tokens[here] in ("or", "and", "and/or"):
        if listed and len(found) < 2:
            return
        joiner = tokens[here]
        here += 1
        if not in_plural and tokens[here] in ("a", "an"):
            joiner += " a"
            here += 1
        if not listed and len(found) > 1:
            return
        for kind, end in _read_kind(reader, here, in_plural=in_plural):
            yield (*found, kind), joiner, end
    elif listed:
        for kind, end in _read_kind(reader, here, in_plural=in_plural):
            yield from _more_kinds(reader, (*found, kind), end, in_plural=in_plural)


def _say_kind(kind: tuple[Quality, ...], *, in_plural: bool) -> Words | None:
    words: Words = []
    for index, quality in enumerate(kind):
        last = in_plural and index == len(kind) - 1
        if isinstance(quality, HasType | HasSubtype):
            words.append(plural(quality.name) if last else quality.name)
        elif isinstance(quality, HasState) and quality.word in _STATE_NOUNS:
            words.append(_STATE_NOUNS[quality.word] if last else quality.word)
        else:
            one = _say_adjective(quality)
            if one is None or last:
                return None
            words += one
    return words


def say_kind(kind: tuple[Quality, ...]) -> Words | None:
    """Say the qualities of one kind in a row, without a noun."""
    return _say_kind(kind, in_plural=False)


def _say_kinds(one: Described, *, in_plural: bool) -> Words | None:
    words: Words = []
    count = len(one.kinds)
    joiner = one.joiner.split()
    for index, kind in enumerate(one.kinds):
        said = _say_kind(kind, in_plural=in_plural and not one.noun)
        if said is None:
            return None
        if index:
            if count > 2:
                words.append(",")
            if index == count - 1:
                words.append(joiner[0])
                if len(joiner) > 1:
                    words.append("all" if joiner[1] == "all" else article(said[0]))
        words += said
    return words


# what comes after the noun


def _read_suffix(reader: Reader, at: int, noun: str) -> Iterator[tuple[_Suffix, int]]:
    for who, end in reader.all("holder", at):
        yield from _read_holding(reader, end, who, noun)
    if noun == "spell":
        for quality, end in reader.all("cast from", at):
            yield _Suffix("f", (), quality), end
    else:
        for (zone, preposition, of), end in reader.all("zone place", at):
            yield _Suffix(f"z:{preposition}", (("zone", zone), ("zone_of", of))), end
    for quality, end in reader.all("quality", at):
        yield _Suffix("f", (), quality), end


def _read_holding(
    reader: Reader, at: int, who: PlayerRef, noun: str
) -> Iterator[tuple[_Suffix, int]]:
    word = reader.tokens[at]
    negated = word in ("don't", "doesn't")
    if negated:
        at += 1
        word = reader.tokens[at]
    if noun == "card" and word in ("control", "controls"):
        return
    if word in ("control", "controls"):
        mark = "c:control" if noun == "spell" else "c"
        yield _Suffix(mark, (("controller", who), ("controls_not", negated))), at + 1
    elif word in ("cast", "casts") and noun == "spell" and not negated:
        yield _Suffix("c", (("controller", who),)), at + 1
    elif word in ("own", "owns"):
        yield _Suffix("o", (("owner", who), ("owns_not", negated))), at + 1
    else:
        reader.stopped(at)


def _holds_noun(quality: Quality) -> bool:
    """Tell whether a quality ends in a noun phrase of its own."""
    if isinstance(quality, Compare):
        return not isinstance(quality.amount, Number | VariableX)
    if isinstance(quality, IsAmong):
        return isinstance(quality.of, Each)
    return isinstance(quality, TargetsObject | IsAttachedTo | SharesQuality)


def _is_wide(quality: Quality | None, base: Described) -> bool:
    """Tell whether a quality belongs to the whole phrase also after a nearer noun."""
    if base.further and isinstance(base.further[-1], IsAmong):
        return False
    return isinstance(quality, CastFrom | IsAmong)


def _holds_zone(quality: Quality) -> bool:
    """Tell whether a quality ends in a noun phrase to which a zone after it belongs.

    So it is of cards, and of those among which something is the greatest.
    """
    if isinstance(quality, Compare) and isinstance(quality.amount, Greatest):
        return True
    held = getattr(quality, "amount", None) or getattr(quality, "with_", None)
    if isinstance(quality, IsAmong):
        held = quality.of
    what = getattr(held, "what", None) or getattr(held, "among", None)
    return isinstance(what, Described) and what.noun == "card"


def _read_suffixes(
    reader: Reader, at: int, base: Described, marks: tuple[str, ...]
) -> Iterator[Found]:
    yield _ordered(base, marks), at
    for suffix, end in _read_suffix(reader, at, base.noun):
        if suffix.mark[0] in "coz" and any(each[0] == suffix.mark[0] for each in marks):
            continue
        nested = base.further and _holds_noun(base.further[-1])
        if suffix.mark[0] in "cof" and nested and not _is_wide(suffix.quality, base):
            continue  # "… of Vampires you control": it belongs to the nearer noun
        if base.zone in _CARD_ZONES and isinstance(suffix.quality, HasCounter):
            continue  # cards there have no counters: they are exiled with one
        if "c" in marks and isinstance(suffix.quality, IsAmong):
            continue  # "… lands you control from among them": the cards are among them
        if "c" in marks and dict(suffix.sets).get("zone") in _CARD_ZONES:
            continue
        if suffix.mark[0] == "z" and base.further and _holds_zone(base.further[-1]):
            continue  # "… than the number of cards in your hand": so does the zone
        changes = dict(suffix.sets)
        if suffix.quality is not None:
            changes["further"] = (*base.further, suffix.quality)
        yield from _read_suffixes(reader, end, base.evolve(**changes), (*marks, suffix.mark))


def _usual_order(one: Described) -> tuple[str, ...]:
    order: tuple[str, ...] = ()
    if one.controller is not None:
        order += ("c",)
    if one.owner is not None:
        order += ("o",)
    order += ("f",) * len(one.further)
    if one.zone is not None:
        order += ("z:in",)
    return order


def _ordered(one: Described, marks: tuple[str, ...]) -> Described:
    return one if marks == _usual_order(one) else one.evolve(order=marks)


def _say_suffixes(sayer: Sayer, one: Described) -> Words:
    words: Words = []
    further = iter(one.further)
    for mark in one.order or _usual_order(one):
        if mark == "f":
            words += sayer.say("quality", next(further))
        elif mark[0] == "c":
            verb = "cast" if one.noun == "spell" and mark == "c" else "control"
            words += _say_holding(sayer, one.controller, verb, negated=one.controls_not)
        elif mark[0] == "o":
            words += _say_holding(sayer, one.owner, "own", negated=one.owns_not)
        else:
            words += sayer.say("zone place", (one.zone, mark[2:], one.zone_of))
    return words


def _say_holding(sayer: Sayer, who: object, verb: str, *, negated: bool) -> Words:
    said = sayer.say("holder", who)
    third = said[-1] not in ("you", "opponents", "they", "players")
    if negated:
        return [*said, "doesn't" if third else "don't", verb]
    return [*said, verb + "s" if third else verb]


# the phrase


def _read_described(reader: Reader, at: int, *, in_plural: bool) -> Iterator[Found]:
    nouns = _PLURAL_NOUNS if in_plural else _SINGULAR_NOUNS
    for adjectives, after in _read_adjectives(reader, at):
        for noun, end in nouns.read(reader, after):
            base = Described(adjectives, noun=noun)
            yield from _read_suffixes(reader, end, base, ())
        for kinds, joiner, end in _read_kinds(reader, after, in_plural=False):
            unusual = any(HasType("permanent") == each[-1] for each in kinds)
            if unusual and reader.tokens[end] not in ("card", "cards", "spell", "spells"):
                continue
            single = _NOUN_OF_WORD.get(reader.tokens[end])
            if single is not None and single[1] is in_plural:
                base = Described(adjectives, kinds, joiner, single[0])
                yield from _read_suffixes(reader, end + 1, base, ())
        for kinds, joiner, end in _read_kinds(reader, after, in_plural=in_plural):
            if any(HasType("permanent") == each[-1] for each in kinds):
                continue
            if _opens_with_adjective(kinds):
                continue
            base = Described(adjectives, kinds, joiner)
            yield from _read_suffixes(reader, end, base, ())


def _opens_with_adjective(kinds: tuple[tuple[Quality, ...], ...]) -> bool:
    """Tell whether the first kind begins with what `adjectives` should hold."""
    return kinds[0][0] in ADJECTIVE_WORDS


def _say_described(sayer: Sayer, one: Described, *, in_plural: bool) -> Words | None:
    words: Words = []
    if one.joiner == "card and a" or not (one.adjectives or one.kinds or one.noun):
        return None
    if any(isinstance(each, IsOneOf) for each in one.further):
        return None  # "spell or activated ability" is said by what counters it
    for index, quality in enumerate(one.adjectives):
        said = _say_adjective(quality)
        if said is None:
            return None
        if index and _is_non(quality) and isinstance(one.adjectives[index - 1], IsNot):
            words.append(",")
        words += said
    if one.kinds:
        kinds = _say_kinds(one, in_plural=in_plural)
        if kinds is None:
            return None
        words += kinds
    if one.noun:
        words += (NOUNS[one.noun] if in_plural else one.noun).split()
    return [*words, *_say_suffixes(sayer, one)]


def _read_thing(reader: Reader, at: int) -> Iterator[Found]:
    yield from _filtered(_read_described(reader, at, in_plural=False))


def _read_things(reader: Reader, at: int) -> Iterator[Found]:
    yield from _filtered(_read_described(reader, at, in_plural=True))


def _filtered(found: Iterator[Found]) -> Iterator[Found]:
    for one, end in found:
        if one.kinds and _opens_with_adjective(one.kinds):
            continue
        yield one, end


def _say_thing(sayer: Sayer, node: Described) -> Words | None:
    return _say_described(sayer, node, in_plural=False)


def _say_things(sayer: Sayer, node: Described) -> Words | None:
    return _say_described(sayer, node, in_plural=True)


def _read_a_thing(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word in ("a", "an"):
        yield from (
            each for each in reader.all("thing", at + 1) if reader.tokens[at + 1] != "another"
        )
        yield from reader.all("either card", at + 1)
    elif word == "another":
        yield from reader.all("thing", at)


def _say_a_thing(sayer: Sayer, node: Described) -> Words | None:
    words = _say_thing(sayer, node) or sayer.try_say("either card", node)
    if words is None or words[0] == "another":
        return words
    return [article(words[0]), *words]


_OPENING: Final = " ".join(
    each.split()[0]
    for table in (
        ADJECTIVES,
        NOUNS,
        NOUNS.values(),
        TYPE_WORDS,
        TYPE_PLURALS,
        SUBTYPE_WORDS,
        SUBTYPE_PLURALS,
        _STATE_NOUNS,
        _STATE_NOUNS.values(),
    )
    for each in table
)
pair("thing", Described, _read_thing, _say_thing, first=_OPENING)
pair("things", Described, _read_things, _say_things, first=_OPENING)
pair("a thing", Described, _read_a_thing, _say_a_thing, first="a an another")

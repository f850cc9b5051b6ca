"""What players and objects can't do, and what costs more for all (CR 101.2, 601.3, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.described import CastFrom, Described, HasType, IsAmong
from rulings_cli.abilities.references import APlayer, AttachedTo, Each, EachPlayer, This, You
from rulings_cli.abilities.static import (
    Affects,
    AsThoughAnyMana,
    AttachesOnlyTo,
    CantActivate,
    CantBe,
    CantCast,
    CantLoseGame,
    CantPayWith,
    CastOnlyWhen,
    CostChange,
    EnteringDoesntTrigger,
    LifeCantChange,
    LosingManaHurts,
    ManaInstead,
    ManaPersists,
    MayPlayFrom,
    ReplaceCount,
    TriggersAgain,
    UntapLimit,
)
from rulings_cli.oracle.allowing import payment_words
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, full_stop, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import FOR_LIFE, NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

phrase(
    "static", CantCast, "<what:things> can't be cast", who=EachPlayer("players"), words="passive"
)
phrase(
    "static",
    CastOnlyWhen,
    "<who:player> can cast <what:things> only any time they could cast a sorcery",
    when="sorcery",
)
phrase(
    "static",
    CastOnlyWhen,
    "<who:player> can cast <what:things> only during their own turns",
    when="own turn",
)
_FOR_COSTS: Final = "to cast spells or activate abilities"
phrase(
    "static",
    CantPayWith,
    f"<who:player> can't pay life or sacrifice <sacrifice:things> {_FOR_COSTS}",
    life=True,
)
_EXCEPT_MANA: Final = "that aren't mana abilities"
phrase(
    "static",
    CantPayWith,
    f"<who:player> can't pay life to cast spells or to activate abilities {_EXCEPT_MANA}",
    life=True,
    except_mana=True,
)
constants(
    "static",
    {
        "your life total can't change": LifeCantChange(You("you")),
        "you can't lose the game": CantLoseGame(You("you")),
        "your opponents can't win the game": CantLoseGame(You("you"), wins=True),
    },
)
phrase("static", AttachesOnlyTo, "<what:self> can be attached only to <to:a thing>")
_NO_TRIGGER: Final = "entering don't cause abilities to trigger"
phrase("static", EnteringDoesntTrigger, f"<what:things> {_NO_TRIGGER}")
_NO_DEATH: Final = "entering or dying don't cause abilities to trigger"
phrase("static", EnteringDoesntTrigger, f"<what:things> {_NO_DEATH}", dying=True)
_NONE_OF: Final = "entering don't cause abilities of <of:things> to trigger"
phrase("static", EnteringDoesntTrigger, f"<what:things> {_NONE_OF}")
_AGAIN: Final = "entering causes a triggered ability of <of:a thing> to trigger"
_TWICE: Final = "that ability triggers an additional time"
phrase("static", TriggersAgain, f"if <what:a thing> {_AGAIN} , {_TWICE}")
phrase(
    "static",
    ManaPersists,
    "if you would lose unspent mana , that mana becomes colorless instead",
    who=You("you"),
    becomes="C",
)

phrase(
    "static",
    LosingManaHurts,
    "a player losing unspent mana causes that player to lose that much life",
    who=EachPlayer("a player"),
)

# limits on untapping


def _read_untap_limit(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        start = reader.here(middle, "can't", "untap", "more", "than")
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is None:
            continue
        category = "thing" if number == 1 else "things"
        for what, end in reader.all(category, start + 1):
            after = reader.here(end, "during", "their", "untap", "steps")
            if after >= 0:
                yield UntapLimit(who, number, what), after


def _say_untap_limit(sayer: Sayer, node: UntapLimit) -> Words:
    category = "thing" if node.count == 1 else "things"
    words = [*sayer.say("player", node.who), "can't", "untap", "more", "than"]
    words += [NUMBER_WORDS[node.count], *sayer.say(category, node.what)]
    return [*words, "during", "their", "untap", "steps"]


pair("static", UntapLimit, _read_untap_limit, _say_untap_limit, first="<player>")

# life that is not gained


def _read_no_life(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, *_NO_LIFE)
    if end >= 0:
        yield ReplaceCount("life", APlayer(), 0), end


_NO_LIFE: Final = words_in("if a player would gain life , that player gains no life instead")


def _say_no_life(_: Sayer, node: ReplaceCount) -> Words | None:
    if node.what != "life" or node.factor != 0:
        return None
    return _NO_LIFE


pair("static", ReplaceCount, _read_no_life, _say_no_life, first="if")

# what abilities cost


def _read_ability_costs(reader: Reader, at: int) -> Iterator[Found]:
    """Read "activated abilities of creatures cost {2} less to activate"."""
    for base, middle in _whose_abilities(reader, at):
        for amount, end in reader.all("mana cost", middle + 1):
            less = reader.tokens[end]
            after = reader.here(end + 1, "to", "activate")
            if reader.tokens[middle] != "cost" or less not in ("less", "more") or after < 0:
                continue
            made = base.evolve(amount=amount, less=less == "less")
            yield made, after
            finish = reader.here(after, *_UNLESS_MANA)
            if finish >= 0 and made.who is None:
                yield made.evolve(keyword="except mana abilities"), finish
            finish = reader.here(after, *_AT_LEAST)
            if finish >= 0:
                yield made.evolve(minimum=1), finish


def _whose_abilities(reader: Reader, at: int) -> Iterator[tuple[CostChange, int]]:
    """Give of what the abilities are, or of which keyword, and who activates them."""
    base = CostChange(ManaCost(), False)
    opening = reader.here(at, "activated", "abilities")
    if opening >= 0 and reader.tokens[opening] != "of":
        yield base.evolve(keyword="any"), opening
    for of, end in reader.all("things", opening + 1) if opening >= 0 else ():
        if reader.tokens[opening] == "of":
            yield base.evolve(abilities_of=of), end
    own = reader.here(at, *_NO_MANA_ABILITIES)
    if own >= 0:
        yield base.evolve(keyword="except mana abilities", who=You("you")), own
    for name, middle in reader.all("keyword name", at):
        end = reader.here(middle, "abilities", "you", "activate")
        if end >= 0:
            yield base.evolve(keyword=name, who=You("you")), end
    for of, middle in reader.all("whose", at):
        end = reader.here(middle, "activated", "abilities")
        if end >= 0 and isinstance(of, AttachedTo):
            yield base.evolve(of=of), end


_NO_MANA_ABILITIES: Final = words_in("abilities you activate that aren't mana abilities")


_UNLESS_MANA: Final = words_in("unless they're mana abilities")
_REDUCES: Final = "this effect can't reduce the mana"
_AT_LEAST: Final = words_in(f". {_REDUCES} in that cost to less than one mana")


def _say_ability_costs(sayer: Sayer, node: CostChange) -> Words | None:
    if node.of is not None:
        words = [*sayer.say("whose", node.of), "activated", "abilities"]
    elif node.who is not None and node.keyword:
        mana = node.keyword == "except mana abilities"
        named = [*sayer.say("keyword name", node.keyword), "abilities", "you", "activate"]
        words = list(_NO_MANA_ABILITIES) if mana else named
    elif node.abilities_of is None and node.keyword not in ("any", "except mana abilities"):
        return None
    else:
        of = [] if node.abilities_of is None else ["of", *sayer.say("things", node.abilities_of)]
        words = ["activated", "abilities", *of]
    words += ["cost", str(node.amount), "less" if node.less else "more", "to", "activate"]
    if node.keyword == "except mana abilities" and node.who is None:
        return [*words, *_UNLESS_MANA]
    return words + (_AT_LEAST if node.minimum else [])


pair("static", CostChange, _read_ability_costs, _say_ability_costs)

# two effects in one sentence


def _read_two_effects(reader: Reader, at: int) -> Iterator[Found]:
    yield from _read_arrested(reader, at)
    yield from _read_play_and_cast(reader, at)
    yield from _read_of_each_type(reader, at)
    yield from _read_cast_or_activate(reader, at)
    for first, middle in reader.all("static", at):
        end = reader.here(middle, *_AND_UNCOUNTERABLE)
        if isinstance(first, CostChange) and first.what is not None and end >= 0:
            uncounterable = Affects(Each(first.what, ""), (CantBe("be countered"),))
            yield (first, uncounterable, "and can't"), end
        if isinstance(first, CantLoseGame) and reader.tokens[middle] == "and":
            for second, end in reader.all("static", middle + 1):
                if isinstance(second, CantLoseGame):
                    yield (first, second, "and"), end


_AND_UNCOUNTERABLE: Final = words_in("and can't be countered")


def _read_arrested(reader: Reader, at: int) -> Iterator[Found]:
    """Read "enchanted creature can't attack or block, and its activated abilities can't …"."""
    for first, middle in reader.all("static", at):
        if not isinstance(first, Affects) or not isinstance(first.of, AttachedTo | This):
            continue
        end = reader.here(middle, *_ITS_ABILITIES)
        if end >= 0:
            bare = CantActivate(first.of)
            yield (first, bare, "its"), end
            after = reader.here(end, *_UNLESS_MANA)
            if after >= 0:
                yield (first, bare.evolve(except_mana=True), "its"), after


_ITS_ABILITIES: Final = words_in(", and its activated abilities can't be activated")


def _read_play_and_cast(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may play lands and cast spells from the top of your library"."""
    start = reader.here(at, "you", "may", "play", "lands", "and", "cast")
    for what, end in reader.all("things", start) if start >= 0 else ():
        zone = next((each.zone for each in what.further if isinstance(each, CastFrom)), None)
        among = next((each for each in what.further if isinstance(each, IsAmong)), None)
        if what.noun == "spell" and among is not None and isinstance(among.of, Each):
            # "… from among cards exiled with it": the lands are among those cards too
            lands = Described(kinds=((HasType("land"),),), further=(among,))
            first = MayPlayFrom(You("you"), lands, Zone.EXILE, True)
            second = MayPlayFrom(You("you"), what, Zone.EXILE)
            yield (first, second, "lands and"), end
            for (mana, short), after in reader.all("as what mana", end):
                yield (first, second.evolve(mana=mana, words=short), "lands and"), after
        if what.noun == "spell" and zone is not None:
            lands = Described(kinds=((HasType("land"),),), zone=zone, zone_of=You())
            both = (MayPlayFrom(You("you"), lands, zone, True), MayPlayFrom(You("you"), what, zone))
            yield (*both, "lands and"), end
            after = reader.here(end, *FOR_LIFE)
            if after >= 0:
                yield (both[0], both[1].evolve(for_life=True), "lands and"), after


def _read_of_each_type(reader: Reader, at: int) -> Iterator[Found]:
    """Read "… play a land and cast a permanent spell of each permanent type from …"."""
    start = reader.here(at, *_EACH_TURN_OF_YOURS, "you", "may", "play", "a", "land", "and", "cast")
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        begun = reader.here(middle, "of", "each", "permanent", "type", "from")
        end = reader.here(begun, "your", "graveyard") if begun >= 0 else -1
        if what.noun == "spell" and end >= 0:
            lands = Described(kinds=((HasType("land"),),), zone=Zone.GRAVEYARD, zone_of=You())
            of_each = MayPlayFrom(
                You("you"), what, Zone.GRAVEYARD, once="your turn", each_type=True
            )
            yield (of_each.evolve(what=lands, play=True), of_each, _OF_EACH_TYPE), end


_EACH_TURN_OF_YOURS: Final = words_in("during each of your turns ,")
_OF_EACH_TYPE: Final = "of each permanent type"


def _read_cast_or_activate(reader: Reader, at: int) -> Iterator[Found]:
    """Read "… to cast spells you don't own or to activate abilities of …" as two permissions."""
    for first, middle in reader.all("static", at):
        if not isinstance(first, AsThoughAnyMana) or first.for_what is None or first.abilities:
            continue
        start = reader.here(middle, *_OR_TO_ACTIVATE)
        for what, end in reader.all("things", start) if start >= 0 else ():
            second = first.evolve(for_what=what, abilities=True)
            yield (first, second, "or to activate"), end
            after = reader.here(end, "but", "don't", "own")
            if after >= 0 and what.owner is None:
                theirs = second.evolve(for_what=what.evolve(owner=You(), owns_not=True))
                yield (first, theirs, "or to activate but"), after


_OR_TO_ACTIVATE: Final = words_in("or to activate abilities of")


def _say_two_effects(sayer: Sayer, node: tuple[Value, Value, str]) -> Words | None:
    first, second, how = node
    if how == "lands and" and isinstance(second, MayPlayFrom):
        cast = [*sayer.say("things", second.what), *payment_words(second.words)]
        cast += FOR_LIFE if second.for_life else ()
        return ["you", "may", "play", "lands", "and", "cast", *cast]
    if how == _OF_EACH_TYPE and isinstance(second, MayPlayFrom):
        opening = [*_EACH_TURN_OF_YOURS, "you", "may", "play", "a", "land", "and", "cast"]
        spell = sayer.say("a thing", second.what)
        return [*opening, *spell, *how.split(), "from", "your", "graveyard"]
    said = sayer.say("static", first)
    if how == "and can't":
        return [*said, *_AND_UNCOUNTERABLE]
    if how.startswith("or to activate") and isinstance(second, AsThoughAnyMana):
        what = second.for_what
        assert what is not None
        but = ["but", "don't", "own"] if how.endswith("but") else []
        plain = what.evolve(owner=None, owns_not=False) if but else what
        return [*said, *_OR_TO_ACTIVATE, *sayer.say("things", plain), *but]
    if how == "its" and isinstance(second, CantActivate):
        return [*said, *_ITS_ABILITIES, *(_UNLESS_MANA if second.except_mana else [])]
    return [*said, "and", *sayer.say("static", second)]


pair("two effects", tuple, _read_two_effects, _say_two_effects, first="<static> you during")


def _read_static_pair(reader: Reader, at: int) -> Iterator[Found]:
    for (first, second, how), middle in reader.all("two effects", at):
        end = full_stop(reader, middle)
        if end >= 0:
            yield StaticAbility((first, second), words=f"two: {how}"), end


def _say_static_pair(sayer: Sayer, node: StaticAbility) -> Words | None:
    if not node.words.startswith("two: "):
        return None
    said = sayer.say("two effects", (*node.effects, node.words.removeprefix("two: ")))
    if node.condition is not None:
        return ["as", "long", "as", *sayer.say("conditions", node.condition), ",", *said, "."]
    return [*said, "."]


pair("static ability", StaticAbility, _read_static_pair, _say_static_pair, first="<two_effects>")

# a list of lands and what they produce


def _read_by_land(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if tapped for mana, Plains produce {R}, … instead of any other type" (CR 106.12b)."""
    start = reader.here(at, "if", "tapped", "for", "mana", ",")
    if start >= 0:
        for effects, end in _by_land(reader, (), start):
            after = reader.here(end, *_OTHER_TYPE, ".")
            if after >= 0:
                yield StaticAbility(effects, words="by land"), after


_OTHER_TYPE: Final = words_in("instead of any other type")


def _by_land(
    reader: Reader, found: tuple[ManaInstead, ...], at: int
) -> Iterator[tuple[tuple[ManaInstead, ...], int]]:
    for what, middle in reader.all("things", at):
        if reader.tokens[middle] != "produce":
            continue
        for mana, end in reader.all("symbols", middle + 1):
            made = ManaInstead(what, becomes=mana, words="|instead of any other type")
            yield (*found, made), end
            comma = reader.here(end, ",")
            if comma >= 0:
                more = comma + (reader.tokens[comma] == "and")
                yield from _by_land(reader, (*found, made), more)


def _say_by_land(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != "by land":
        return None
    words = ["if", "tapped", "for", "mana", ","]
    for index, each in enumerate(node.effects):
        assert isinstance(each, ManaInstead)
        if index:
            words += [",", "and"] if index == len(node.effects) - 1 else [","]
        mana = sayer.say("symbols", each.becomes)
        words += [*sayer.say("things", each.what), "produce", *mana]
    return [*words, *_OTHER_TYPE, "."]


pair("static ability", StaticAbility, _read_by_land, _say_by_land, first="if")

"""What holds all the time: sentences of static abilities ⇄ `StaticEffect` (CR 604)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import CastFrom, Described
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    AnOpponent,
    APlayer,
    AttachedTo,
    Bound,
    Each,
    EachOpponent,
    EachPlayer,
    This,
    You,
)
from rulings_cli.abilities.static import (
    AdditionalCost,
    AdditionalLandPlays,
    Affects,
    AlternativeCost,
    AsEnters,
    AsThoughAnyMana,
    AsThoughFlash,
    AttackTax,
    CanBeCommander,
    CantActivate,
    CantCast,
    CantPlayLands,
    CastLimit,
    CastOnly,
    CastThisFrom,
    CostChange,
    EntersAsCopy,
    EntersTapped,
    EntersWithCounters,
    HasHexproof,
    ManaInstead,
    ManaPersists,
    MaximumHandSize,
    MayNotUntap,
    MayPlayFrom,
    MinimumCost,
    PlayWithTopRevealed,
    ReplaceDying,
    SetPowerToughness,
    SkipsStep,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    include,
    pair,
    phrase,
)
from rulings_cli.oracle.referring import Pronoun, is_third_person
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Step, Zone

include("affected", "self", "attached", "group", "affected pronoun")


def _read_it(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it" after the condition of a static ability."""
    if reader.tokens[at] == "it" and reader.tokens[at - 1] == "," and at > 0:
        yield Pronoun("it", at), at + 1


pair(
    "affected pronoun",
    (Pronoun, This, Bound),
    _read_it,
    lambda _, node: ["it"] if node.words == "it" else None,
    first="it",
)


def _read_affects(reader: Reader, at: int) -> Iterator[Found]:
    for of, middle in reader.all("affected", at):
        for changes, end in reader.all("changes", middle):
            yield Affects(of, changes), end


def _say_affects(sayer: Sayer, node: Affects) -> Words | None:
    said = sayer.try_say("affected", node.of)
    if said is None or node.words:
        return None
    return [*said, *sayer.with_number("changes", node.changes, third=is_third_person(node.of))]


pair("static", Affects, _read_affects, _say_affects)


def _read_defining(reader: Reader, at: int) -> Iterator[Found]:
    for of, start in reader.all("whose", at):
        for words in ("power and toughness are each", "power is", "toughness is"):
            middle = reader.here(start, *words.split(), "equal", "to")
            if middle < 0:
                continue
            for amount, end in reader.all("amount", middle):
                power = None if words.startswith("toughness") else amount
                toughness = None if words == "power is" else amount
                yield Affects(of, (SetPowerToughness(power, toughness, True),), "defining"), end


def _say_defining(sayer: Sayer, node: Affects) -> Words | None:
    change = node.changes[0]
    if node.words != "defining" or not isinstance(change, SetPowerToughness):
        return None
    both = change.power is not None and change.toughness is not None
    words = (
        "power and toughness are each" if both else "power is" if change.power else "toughness is"
    )
    amount = change.power if change.power is not None else change.toughness
    return [
        *sayer.say("whose", node.of),
        *words.split(),
        "equal",
        "to",
        *sayer.say("amount", amount),
    ]


pair("static", Affects, _read_defining, _say_defining)

# casting

phrase("static", CantCast, "<who:player> can't cast <what:things>")
phrase("static", MayNotUntap, "you may choose not to untap <of:self> during your untap step")
phrase("static", CantCast, "<who:player> can't cast <what:things> <during:time>")
constants(
    "static",
    {
        "you can't play lands": CantPlayLands(You("you")),
        "players can't play lands": CantPlayLands(EachPlayer("players")),
        "~ can be your commander": CanBeCommander(),
        "you may cast this card from your graveyard": CastThisFrom(Zone.GRAVEYARD),
        "you may cast this card from exile": CastThisFrom(Zone.EXILE),
        "skip your draw step": SkipsStep(Step.DRAW),
        "skip your untap step": SkipsStep(Step.UNTAP),
        "you have no maximum hand size": MaximumHandSize(),
        "you have hexproof": HasHexproof(),
        "you have shroud": HasHexproof(keyword="shroud"),
        "play with the top card of your library revealed": PlayWithTopRevealed(),
        "you may look at the top card of your library any time": PlayWithTopRevealed(look=True),
        "you may play an additional land on each of your turns": AdditionalLandPlays(),
        "you may play two additional lands on each of your turns": AdditionalLandPlays(2),
        "each player may play an additional land on each of their turns": AdditionalLandPlays(
            who=EachPlayer()
        ),
        "each player can't cast more than one spell each turn": CastLimit(EachPlayer()),
        "you can't cast more than one spell each turn": CastLimit(You("you")),
        "you may spend mana as though it were mana of any color": AsThoughAnyMana(),
        "you may spend mana as though it were mana of any type": AsThoughAnyMana(any_type=True),
        "players may spend mana as though it were mana of any color": AsThoughAnyMana(
            EachPlayer("players")
        ),
        "players don't lose unspent mana as steps and phases end": ManaPersists(
            EachPlayer("players")
        ),
        "you don't lose unspent mana as steps and phases end": ManaPersists(You("you")),
    },
)
for _letter, _color in (
    ("W", "white"),
    ("U", "blue"),
    ("B", "black"),
    ("R", "red"),
    ("G", "green"),
):
    constants(
        "static",
        {
            f"you don't lose unspent {_color} mana as steps and phases end": ManaPersists(
                You("you"), (_letter,)
            )
        },
    )
phrase(
    "static",
    AsThoughFlash,
    "<who:player> may cast <what:things> as though they had flash",
)
phrase(
    "static",
    AsThoughAnyMana,
    "you may spend mana as though it were mana of any color to cast <for_what:things>",
)
phrase(
    "static",
    AsThoughAnyMana,
    "you may spend mana as though it were mana of any type to cast <for_what:things>",
    any_type=True,
)


def _read_play_from(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "may")
    if start < 0 or reader.tokens[start] not in ("play", "cast"):
        return
    play = reader.tokens[start] == "play"
    for what, end in reader.all("things", start + 1):
        zone = what.zone
        for each in what.further:
            if isinstance(each, CastFrom) and not each.negated:
                zone = each.zone
        if zone is None:
            continue
        yield MayPlayFrom(You("you"), what, zone, play), end
        free = reader.here(end, "without", "paying", "their", "mana", "costs")
        if free >= 0:
            yield MayPlayFrom(You("you"), what, zone, play, True), free


def _say_play_from(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.words or node.top_only:
        return None
    words = ["you", "may", "play" if node.play else "cast", *sayer.say("things", node.what)]
    return words + (words_in("without paying their mana costs") if node.free else [])


pair("static", MayPlayFrom, _read_play_from, _say_play_from, first="you")

# costs


def _read_cost_change(reader: Reader, at: int) -> Iterator[Found]:
    subjects: list[tuple[CostChange, int]] = []
    base = CostChange(ManaCost(), False)
    end = reader.here(at, "this", "spell", "costs")
    if end >= 0:
        subjects.append((base.evolve(this=True), end))
    end = reader.here(at, "this", "ability", "costs")
    if end >= 0:
        subjects.append((base.evolve(keyword="this ability"), end))
    for what, middle in reader.all("things", at):
        if reader.tokens[middle] == "cost" and what.noun == "spell":
            subjects.append((base.evolve(what=what), middle + 1))
    for made, start in subjects:
        for amount, middle in reader.all("mana cost", start):
            less = reader.tokens[middle]
            if less not in ("less", "more"):
                continue
            verb = "activate" if made.keyword else "cast"
            after = reader.here(middle + 1, "to", verb)
            if after >= 0:
                changed = made.evolve(amount=amount, less=less == "less")
                yield from _cost_tail(reader, after, changed)


def _cost_tail(reader: Reader, at: int, made: CostChange) -> Iterator[Found]:
    yield made, at
    if reader.here(at, "for", "each") >= 0:
        if reader.here(at, "for", "each", "target", "beyond", "the", "first") >= 0:
            from rulings_cli.abilities.quantities import ThatMuch

            yield made.evolve(for_each=ThatMuch("target beyond the first")), at + 6
        for each, end in reader.all("each amount", at + 2):
            yield made.evolve(for_each=each), end
    if reader.tokens[at] == "if":
        for condition, end in reader.all("conditions", at + 1):
            yield made.evolve(condition=condition), end
    start = reader.here(at, ",", "where", "x", "is")
    if start >= 0:
        for amount, end in reader.all("amount", start):
            yield made.evolve(for_each=amount, words="where X is"), end


def _say_cost_change(sayer: Sayer, node: CostChange) -> Words | None:
    if node.keyword not in ("", "this ability") or node.abilities_of or node.minimum or node.who:
        return None
    if node.this or node.keyword:
        words = ["this", "ability" if node.keyword else "spell", "costs"]
    else:
        words = [*sayer.say("things", node.what), "cost"]
    verb = "activate" if node.keyword else "cast"
    words += [str(node.amount), "less" if node.less else "more", "to", verb]
    if node.words == "where X is":
        return [*words, ",", "where", "X", "is", *sayer.say("amount", node.for_each)]
    if node.for_each is not None:
        from rulings_cli.abilities.quantities import ThatMuch

        if isinstance(node.for_each, ThatMuch) and node.for_each.words == "target beyond the first":
            return [*words, *words_in("for each target beyond the first")]
        words += ["for", "each", *sayer.say("each amount", node.for_each)]
    if node.condition is not None:
        words += ["if", *sayer.say("conditions", node.condition)]
    return words


pair("static", CostChange, _read_cost_change, _say_cost_change)


def _read_minimum(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *words_in("each spell that would cost less than"))
    if start < 0:
        return
    number = NUMBERS.get(reader.tokens[start])
    word = reader.tokens[start]
    end = reader.here(start + 1, *f"mana to cast costs {word} mana to cast".split())
    if number is not None and end >= 0:
        yield MinimumCost(number), end


def _say_minimum(_: Sayer, node: MinimumCost) -> Words | None:
    number = NUMBER_WORDS[node.amount]
    opening = f"each spell that would cost less than {number} mana to cast"
    return f"{opening} costs {number} mana to cast".split()


pair("static", MinimumCost, _read_minimum, _say_minimum, first="each")
phrase("static", AdditionalCost, "as an additional cost to cast this spell , <cost:paid>")
phrase(
    "static",
    AdditionalCost,
    "as an additional cost to cast this spell , you may <cost:paid>",
    optional=True,
)
phrase("static", AlternativeCost, "you may <cost:paid> rather than pay this spell's mana cost")
phrase(
    "static",
    AlternativeCost,
    "if <condition:conditions> , you may <cost:paid> rather than pay this spell's mana cost",
)


def _read_free(reader: Reader, at: int) -> Iterator[Found]:
    from rulings_cli.abilities.costs import Cost

    if reader.tokens[at] == "if":
        for condition, middle in reader.all("conditions", at + 1):
            end = reader.here(
                middle, *words_in(", you may cast this spell without paying its mana cost")
            )
            if end < 0:
                end = reader.here(
                    middle,
                    ",",
                    *words_in("you may cast this spell without paying its mana cost"),
                )
            if end >= 0:
                yield AlternativeCost(Cost(), condition, True), end


def _say_free(sayer: Sayer, node: AlternativeCost) -> Words | None:
    if not node.free or node.condition is None:
        return None
    opening = ["if", *sayer.say("conditions", node.condition), ","]
    return [*opening, *words_in("you may cast this spell without paying its mana cost")]


pair("static", AlternativeCost, _read_free, _say_free, first="if")
phrase("static", CastOnly, "cast this spell only <condition:time>")
phrase("static", CastOnly, "cast this spell only if <condition:conditions>", words="if")

# activating

phrase(
    "static",
    CantActivate,
    "activated abilities of <of:things> can't be activated",
)
phrase(
    "static",
    CantActivate,
    "activated abilities of <of:things> can't be activated unless they're mana abilities",
    except_mana=True,
)


# mana


def _read_instead(reader: Reader, at: int) -> Iterator[Found]:
    for what, who, words, middle in _tapped(reader, at):
        for factor, factor_words in ((2, "twice"), (3, "three times")):
            end = reader.here(
                middle,
                "it",
                "produces",
                *factor_words.split(),
                *words_in("as much of that mana instead"),
            )
            if end >= 0:
                yield ManaInstead(what, who, factor, words=words), end
        start = reader.here(middle, "it", "produces")
        if start >= 0:
            for mana, end in reader.all("mana", start):
                for tail in ("instead of any other type and amount", "instead of any other type"):
                    after = reader.here(end, *tail.split())
                    if after >= 0:
                        yield ManaInstead(what, who, 1, mana, words=f"{words}|{tail}"), after


def _tapped(reader: Reader, at: int) -> Iterator[tuple[Described, Any, str, int]]:
    if reader.tokens[at] != "if":
        return
    for what, end in reader.all("a thing", at + 1):
        after = reader.here(end, *words_in("is tapped for mana ,"))
        if after >= 0:
            yield what, None, "", after
    for opening, who in (("you tap", You("you")), ("a player taps", APlayer())):
        start = reader.here(at + 1, *opening.split())
        if start >= 0:
            for what, end in reader.all("a thing", start):
                after = reader.here(end, "for", "mana", ",")
                if after >= 0:
                    yield what, who, opening, after


def _say_instead(sayer: Sayer, node: ManaInstead) -> Words | None:
    what = sayer.say("a thing", node.what)
    opening, _, tail = node.words.partition("|")
    if opening:
        words = ["if", *opening.split(), *what, "for", "mana", ","]
    else:
        words = ["if", *what, *words_in("is tapped for mana ,")]
    words += ["it", "produces"]
    if node.becomes is not None:
        return [*words, *sayer.say("mana", node.becomes), *tail.split()]
    factor = {2: "twice", 3: "three times"}.get(node.factor)
    if factor is None:
        return None
    return [*words, *factor.split(), *words_in("as much of that mana instead")]


pair("static", ManaInstead, _read_instead, _say_instead, first="if")

# entering


def _read_enters_tapped(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("self", at):
        end = reader.here(middle, "enters", "tapped")
        if end < 0:
            continue
        yield EntersTapped(what), end
        if reader.tokens[end] == "unless":
            for condition, after in reader.all("conditions", end + 1):
                yield EntersTapped(what, condition), after
        if reader.tokens[end] == "if":
            for condition, after in reader.all("conditions", end + 1):
                yield EntersTapped(what, only_if=condition), after
    for what, middle in reader.all("things", at):
        end = reader.here(middle, "enter", "tapped")
        if end >= 0:
            yield EntersTapped(what), end


def _say_enters_tapped(sayer: Sayer, node: EntersTapped) -> Words | None:
    if node.unless_pay is not None:
        return None
    if isinstance(node.what, Described):
        return [*sayer.say("things", node.what), "enter", "tapped"]
    words = [*sayer.say("self", node.what), "enters", "tapped"]
    if node.unless is not None:
        return [*words, "unless", *sayer.say("conditions", node.unless)]
    if node.only_if is not None:
        return [*words, "if", *sayer.say("conditions", node.only_if)]
    return words


pair("static", EntersTapped, _read_enters_tapped, _say_enters_tapped)


def _read_shock(reader: Reader, at: int) -> Iterator[Found]:
    """Read "as ~ enters, you may pay 2 life. If you don't, it enters tapped"."""
    if reader.tokens[at] != "as":
        return
    for what, middle in reader.all("self", at + 1):
        start = reader.here(middle, "enters", ",", "you", "may")
        if start < 0:
            continue
        for cost, end in reader.all("paid", start):
            after = reader.here(end, ".", *words_in("if you don't , it enters tapped"))
            if after >= 0:
                yield EntersTapped(what, unless_pay=cost), after


def _say_shock(sayer: Sayer, node: EntersTapped) -> Words | None:
    if node.unless_pay is None:
        return None
    words = ["as", *sayer.say("self", node.what), "enters", ",", "you", "may"]
    cost = sayer.say("paid", node.unless_pay)
    return [*words, *cost, ".", *words_in("if you don't , it enters tapped")]


pair("static", EntersTapped, _read_shock, _say_shock, first="as")


def _read_enters_with(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("self", at):
        if reader.here(middle, "enters", "with") < 0:
            continue
        for (kind, count), end in reader.all("counters", middle + 2):
            after = reader.here(end, "on", "it")
            if after < 0:
                continue
            yield EntersWithCounters(kind, count, what), after
            if count == Number(1) and reader.here(after, "for", "each") >= 0:
                for each, finish in reader.all("each amount", after + 2):
                    yield EntersWithCounters(kind, each, what, words="for each"), finish


def _say_enters_with(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if node.additional or node.condition is not None or isinstance(node.what, Described):
        return None
    each = node.words == "for each"
    counters = sayer.say("counters", (node.kind, Number(1) if each else node.count))
    words = [*sayer.say("self", node.what), "enters", "with", *counters, "on", "it"]
    return words + (["for", "each", *sayer.say("each amount", node.count)] if each else [])


pair("static", EntersWithCounters, _read_enters_with, _say_enters_with)


def _read_kicked_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "if":
        return
    for condition, middle in reader.all("conditions", at + 1):
        if reader.tokens[middle] != ",":
            continue
        for made, end in _read_it_enters_with(reader, middle + 1):
            yield made.evolve(condition=condition), end


def _read_it_enters_with(reader: Reader, at: int) -> Iterator[tuple[EntersWithCounters, int]]:
    for words in ("it enters with", "~ enters with", "this creature enters with"):
        start = reader.here(at, *words.split())
        if start < 0:
            continue
        for (kind, count), end in reader.all("counters", start):
            after = reader.here(end, "on", "it")
            if after >= 0:
                said = words.removesuffix(" enters with")
                yield EntersWithCounters(kind, count, This(said)), after


def _say_kicked_counters(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if node.condition is None or not isinstance(node.what, This):
        return None
    condition = sayer.say("conditions", node.condition)
    counters = sayer.say("counters", (node.kind, node.count))
    return [
        "if",
        *condition,
        ",",
        *node.what.words.split(),
        "enters",
        "with",
        *counters,
        "on",
        "it",
    ]


pair("static", EntersWithCounters, _read_kicked_counters, _say_kicked_counters, first="if")


def _read_as_enters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "as":
        return
    for what, middle in reader.all("self", at + 1):
        start = reader.here(middle, "enters", ",")
        if start >= 0:
            for (effects, joiner), end in reader.all("clauses", start):
                if joiner == "and":
                    yield AsEnters(what, effects), end


def _say_as_enters(sayer: Sayer, node: AsEnters) -> Words | None:
    clauses = sayer.say("clauses", (node.effects, "and"))
    return ["as", *sayer.say("self", node.what), "enters", ",", *clauses]


pair("static", AsEnters, _read_as_enters, _say_as_enters, first="as")


def _read_as_copy(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "may", "have")
    if start < 0:
        return
    for what, middle in reader.all("self", start):
        begun = reader.here(middle, *words_in("enter as a copy of"))
        if begun >= 0:
            for of, end in _any_thing(reader, begun):
                yield EntersAsCopy(of, words=what.words), end


def _any_thing(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] == "any":
        yield from reader.all("thing", at + 1)


def _say_as_copy(sayer: Sayer, node: EntersAsCopy) -> Words | None:
    opening = ["you", "may", "have", *node.words.split(), *words_in("enter as a copy of any")]
    return [*opening, *sayer.say("thing", node.of)]


pair("static", EntersAsCopy, _read_as_copy, _say_as_copy, first="you")

# dying, attacking


def _read_dying(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "if":
        return
    for category in ("self", "a thing"):
        for what, middle in reader.all(category, at + 1):
            for words, anywhere in (
                ("would die , exile it instead", False),
                (
                    "would be put into a graveyard from anywhere , exile it instead",
                    True,
                ),
            ):
                end = reader.here(middle, *words.split())
                if end >= 0:
                    yield ReplaceDying(what, Zone.EXILE, anywhere), end


def _say_dying(sayer: Sayer, node: ReplaceDying) -> Words | None:
    if node.words or node.to is not Zone.EXILE:
        return None
    said = sayer.try_say("self", node.what) or sayer.say("a thing", node.what)
    verb = "would be put into a graveyard from anywhere" if node.from_anywhere else "would die"
    return ["if", *said, *verb.split(), ",", "exile", "it", "instead"]


pair("static", ReplaceDying, _read_dying, _say_dying, first="if")


def _read_tax(reader: Reader, at: int) -> Iterator[Found]:
    from rulings_cli.abilities.costs import Cost, PayMana

    for words in _TAXES:
        opening, _, closing = words.partition(" … ")
        start = reader.here(at, *opening.split())
        if start >= 0:
            for cost, middle in reader.all("mana cost", start):
                end = reader.here(middle, *closing.split())
                if end >= 0:
                    yield AttackTax(Cost((PayMana(cost),)), words=words), end


_TAXES: Final = (
    "creatures can't attack you unless their controller pays … for each creature they control"
    " that's attacking you",
    "creatures can't attack you or planeswalkers you control unless their controller pays … for"
    " each of those creatures",
)


def _say_tax(sayer: Sayer, node: AttackTax) -> Words | None:
    if node.words not in _TAXES:
        return None
    opening, _, closing = node.words.partition(" … ")
    return [*opening.split(), *sayer.say("cost", node.cost), *closing.split()]


pair("static", AttackTax, _read_tax, _say_tax, first="creatures")

__all__ = ["AnOpponent", "AttachedTo", "Bound", "Each", "EachOpponent"]

"""What replaces events: mana production, entering, dying, attacking taxes (CR 614)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import Not
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic
from rulings_cli.abilities.mana import AnyColor, ChosenColor, Symbols
from rulings_cli.abilities.quantities import Number, Product
from rulings_cli.abilities.references import (
    AnOpponent,
    APlayer,
    AttachedTo,
    Bound,
    Each,
    EachOpponent,
    This,
    You,
)
from rulings_cli.abilities.static import (
    AsEnters,
    AttackTax,
    EntersAsCopy,
    EntersTapped,
    EntersWithCounters,
    ManaInstead,
    PreventAlways,
    ReplaceCount,
    ReplaceDying,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    pair,
)
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

# mana


constants(
    "some color",
    {
        "mana of a color of your choice": AnyColor(words="a color of your choice"),
        "one mana of a color of your choice": AnyColor(words="one of your choice"),
        "mana of the chosen color": ChosenColor(words="the chosen color"),
        "colorless mana": Symbols(("C",)),
    },
)


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
            if end >= 0 and words != "two or more":
                yield ManaInstead(what, who, factor, words=words), end
        start = reader.here(middle, "it", "produces")
        if start >= 0:
            some = [(mana, end, "|some") for mana, end in reader.all("some color", start)]
            plain = [(mana, end, "") for mana, end in reader.all("mana", start)]
            for mana, end, mark in plain + some:
                for tail in ("instead of any other type and amount", "instead of any other type"):
                    after = reader.here(end, *tail.split())
                    if after >= 0 and words == "two or more":
                        yield ManaInstead(what, None, 1, mana, words, words=f"|{tail}{mark}"), after
                    elif after >= 0:
                        yield ManaInstead(what, who, 1, mana, words=f"{words}|{tail}{mark}"), after


def _tapped(reader: Reader, at: int) -> Iterator[tuple[Described, Any, str, int]]:
    if reader.tokens[at] != "if":
        return
    for what, end in reader.all("a thing", at + 1):
        after = reader.here(end, *words_in("is tapped for mana ,"))
        if after >= 0:
            yield what, None, "", after
        after = reader.here(end, *words_in("is tapped for two or more mana ,"))
        if after >= 0:
            yield what, None, "two or more", after
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
    if node.mana == "two or more":
        words = ["if", *what, *words_in("is tapped for two or more mana ,")]
    elif opening:
        words = ["if", *opening.split(), *what, "for", "mana", ","]
    else:
        words = ["if", *what, *words_in("is tapped for mana ,")]
    words += ["it", "produces"]
    if node.becomes is not None:
        tail, _, colorless = tail.partition("|")
        said = sayer.try_say("some color", node.becomes)
        if said is None or (isinstance(node.becomes, Symbols) and not colorless):
            said = sayer.say("mana", node.becomes)
        return [*words, *said, *tail.split()]
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


pair("static", EntersTapped, _read_enters_tapped, _say_enters_tapped, first="<self> <things>")


def _read_shock(reader: Reader, at: int) -> Iterator[Found]:
    """Read "as ~ enters, you may pay 2 life. If you don't, it enters tapped"."""
    if reader.tokens[at] != "as":
        return
    for what, middle in reader.all("self", at + 1):
        start = reader.here(middle, "enters", ",", "you", "may")
        if start < 0:
            continue
        for cost, end in reader.all("paid", start):
            for subject in ("it", what.words.lower()):
                closing = ["if", "you", "don't", ",", *subject.split(), "enters", "tapped"]
                after = reader.here(end, ".", *closing)
                if after >= 0:
                    words = "" if subject == "it" else what.words
                    yield EntersTapped(what, unless_pay=cost, words=words), after


def _say_shock(sayer: Sayer, node: EntersTapped) -> Words | None:
    if node.unless_pay is None:
        return None
    words = ["as", *sayer.say("self", node.what), "enters", ",", "you", "may"]
    cost = sayer.say("paid", node.unless_pay)
    subject = (node.words or "it").split()
    return [*words, *cost, ".", "if", "you", "don't", ",", *subject, "enters", "tapped"]


pair("static", EntersTapped, _read_shock, _say_shock, first="as")


def _read_enters_with(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("self", at):
        if reader.here(middle, "enters", "with") < 0:
            continue
        for (kind, count), end in reader.all("counters", middle + 2):
            after = reader.here(end, "on", "it")
            if after < 0:
                continue
            made = EntersWithCounters(kind, count, what)
            yield made, after
            if reader.tokens[after] in ("if", "unless"):
                yield from _counters_if(reader, after, made)
            if count == Number(1) and reader.here(after, "for", "each") >= 0:
                for each, finish in reader.all("each amount", after + 2):
                    yield EntersWithCounters(kind, each, what, words="for each"), finish
            elif isinstance(count, Number) and reader.here(after, "for", "each") >= 0:
                for each, finish in reader.all("each amount", after + 2):
                    many = Product(count.n, each, "for each")
                    yield EntersWithCounters(kind, many, what, words="for each"), finish


def _counters_if(reader: Reader, at: int, made: EntersWithCounters) -> Iterator[Found]:
    """Read the condition after "enters with a counter on it"."""
    word = reader.tokens[at]
    for condition, end in reader.all("conditions", at + 1):
        held = condition if word == "if" else Not(condition, "unless")
        yield made.evolve(condition=held, words="last"), end


def _read_enters_with_number(reader: Reader, at: int) -> Iterator[Found]:
    """Read "enters with a number of charge counters on it equal to …"."""
    for what, middle in reader.all("self", at):
        start = reader.here(middle, "enters", "with", "a", "number", "of")
        for kind, end in reader.all("counter kind", start) if start >= 0 else ():
            after = reader.here(end, "counters", "on", "it", "equal", "to")
            for amount, finish in reader.all("amount", after) if after >= 0 else ():
                yield EntersWithCounters(kind, amount, what, words="a number of"), finish


def _say_enters_with_number(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if node.words != "a number of":
        return None
    opening = [*sayer.say("self", node.what), "enters", "with", "a", "number", "of"]
    kind = [*sayer.say("counter kind", node.kind), "counters", "on", "it", "equal", "to"]
    return [*opening, *kind, *sayer.say("amount", node.count)]


pair(
    "static",
    EntersWithCounters,
    _read_enters_with_number,
    _say_enters_with_number,
    first="<self>",
)


def _read_others_enter_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "other creatures you control enter with an additional +1/+1 counter on them"."""
    for what, middle in reader.all("things", at):
        start = reader.here(middle, "enter", "with")
        for (kind, count), end in reader.all("additional counters", start) if start >= 0 else ():
            after = reader.here(end, "on", "them")
            if after >= 0:
                yield EntersWithCounters(kind, count, what, True, words="things"), after
                yield from _each_additional(reader, after, kind, count, what, "things")
    if reader.tokens[at] == "each":
        for what, middle in reader.all("thing", at + 1):
            start = reader.here(middle, "enters", "with")
            found = reader.all("additional counters", start) if start >= 0 else ()
            for (kind, count), end in found:
                after = reader.here(end, "on", "it")
                if after >= 0:
                    yield EntersWithCounters(kind, count, what, True, words="each"), after
                    yield from _each_additional(reader, after, kind, count, what, "each")


def _each_additional(
    reader: Reader, at: int, kind: str, count: Any, what: Described, how: str
) -> Iterator[Found]:
    """Read "for each …" after "with an additional +1/+1 counter on it"."""
    start = reader.here(at, "for", "each")
    if count == Number(1) and start >= 0:
        for each, end in reader.all("each amount", start):
            yield EntersWithCounters(kind, each, what, True, words=f"{how} for each"), end


def _say_others_enter_with(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if not isinstance(node.what, Described) or not node.additional:
        return None
    if node.words.endswith(" for each"):
        plain = node.evolve(count=Number(1), words=node.words.removesuffix(" for each"))
        said = _say_others_enter_with(sayer, plain)
        return said and [*said, "for", "each", *sayer.say("each amount", node.count)]
    counters = sayer.say("additional counters", (node.kind, node.count))
    if node.words == "each":
        return ["each", *sayer.say("thing", node.what), "enters", "with", *counters, "on", "it"]
    return [*sayer.say("things", node.what), "enter", "with", *counters, "on", "them"]


pair(
    "static",
    EntersWithCounters,
    _read_others_enter_with,
    _say_others_enter_with,
    first="each <things>",
)


def _say_enters_with(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if node.additional or isinstance(node.what, Described):
        return None
    if node.condition is not None and node.words == "last":
        plain = _say_enters_with(sayer, node.evolve(condition=None, words=""))
        unless = isinstance(node.condition, Not) and node.condition.words == "unless"
        held = node.condition.of if unless else node.condition  # type: ignore[union-attr]
        words = ["unless" if unless else "if", *sayer.say("conditions", held)]
        return None if plain is None else [*plain, *words]
    if node.condition is not None:
        return None
    each = node.words == "for each"
    count, times = node.count, node.count
    if each:
        times = count.of if isinstance(count, Product) else count
        count = Number(count.factor) if isinstance(count, Product) else Number(1)
    counters = sayer.say("counters", (node.kind, count))
    words = [*sayer.say("self", node.what), "enters", "with", *counters, "on", "it"]
    return words + (["for", "each", *sayer.say("each amount", times)] if each else [])


pair("static", EntersWithCounters, _read_enters_with, _say_enters_with, first="<self>")


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
    if node.condition is None or node.words or not isinstance(node.what, This):
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
    subjects = list(reader.all("self", at + 1))
    if reader.tokens[at + 1] == "it" and reader.tokens[at - 1] == ".":
        subjects.append((This("it"), at + 2))
    for what, middle in subjects:
        start = reader.here(middle, "enters", ",")
        if start >= 0:
            for (effects, joiner), end in reader.all("clauses", start):
                if joiner == "and":
                    yield AsEnters(what, effects), end


def _say_as_enters(sayer: Sayer, node: AsEnters) -> Words | None:
    clauses = sayer.say("clauses", (node.effects, "and"))
    itself = ["it"] if node.what.words == "it" else sayer.say("self", node.what)
    return ["as", *itself, "enters", ",", *clauses]


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



def _read_dying_now(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if that creature would die this turn, exile it instead" in a body."""
    for category in ("pronoun", "a thing"):
        for what, middle in reader.all(category, at + 1):
            end = reader.here(middle, *words_in("would die this turn , exile it instead"))
            if end >= 0:
                yield ApplyStatic(ReplaceDying(what), UntilEndOfTurn("this turn")), end


def _say_dying_now(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ReplaceDying) or held.from_anywhere:
        return None
    said = sayer.try_say("pronoun", held.what) or sayer.try_say("a thing", held.what)
    return said and ["if", *said, *words_in("would die this turn , exile it instead")]


pair("effect", ApplyStatic, _read_dying_now, _say_dying_now, first="if")

# how much


_MUCH: Final = {
    "you gain that much life plus 1 instead": (1, 1),
    "you gain that much life plus 2 instead": (1, 2),
    "you gain twice that much life instead": (2, 0),
}


def _read_more_life(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *words_in("if you would gain life ,"))
    for words, (factor, plus) in _MUCH.items() if start >= 0 else ():
        end = reader.here(start, *words.split())
        if end >= 0:
            yield ReplaceCount("life", You("you"), factor, plus), end


def _say_more_life(_: Sayer, node: ReplaceCount) -> Words | None:
    found = next((k for k, held in _MUCH.items() if held == (node.factor, node.plus)), None)
    if node.what != "life" or found is None:
        return None
    return [*words_in("if you would gain life ,"), *found.split()]


pair("static", ReplaceCount, _read_more_life, _say_more_life, first="if")


def _read_prevent_all(reader: Reader, at: int) -> Iterator[Found]:
    """Read "prevent all damage that would be dealt to ~" as a static ability."""
    for noun, combat in (("damage", False), ("combat damage", True)):
        start = reader.here(at, "prevent", "all", *noun.split(), "that", "would", "be", "dealt")
        if start < 0:
            continue
        for preposition in ("to", "by", "to and dealt by"):
            begun = reader.here(start, *preposition.split())
            for what, end in reader.all("affected", begun) if begun >= 0 else ():
                if not isinstance(what, Pronoun):
                    yield PreventAlways(what, preposition, combat), end


def _say_prevent_all(sayer: Sayer, node: PreventAlways) -> Words:
    noun = ["combat", "damage"] if node.combat else ["damage"]
    opening = ["prevent", "all", *noun, "that", "would", "be", "dealt"]
    return [*opening, *node.which.split(), *sayer.say("affected", node.of)]


pair("static", PreventAlways, _read_prevent_all, _say_prevent_all, first="prevent")

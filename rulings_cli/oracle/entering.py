"""How permanents enter: tapped, with counters, as copies (CR 614.1c, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import CostWasPaid, Not, YouDo
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Number, Product
from rulings_cli.abilities.references import (
    This,
)
from rulings_cli.abilities.static import (
    AsEnters,
    EntersAsCopy,
    EntersOnlyIf,
    EntersTapped,
    EntersWithCounters,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    pair,
)
from rulings_cli.oracle.vocabulary import words_in

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
    for condition, comma in reader.all("conditions", at + 1) if reader.tokens[at] == "if" else ():
        if isinstance(condition, YouDo):
            continue  # it belongs to what is said before
        for what, middle in reader.all("self", comma + 1) if reader.tokens[comma] == "," else ():
            end = reader.here(middle, "enters", "tapped")
            if end >= 0:
                yield EntersTapped(what, only_if=condition, words="first"), end
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
    if node.only_if is not None and node.words == "first":
        return ["if", *sayer.say("conditions", node.only_if), ",", *words]
    if node.only_if is not None:
        return [*words, "if", *sayer.say("conditions", node.only_if)]
    return words


pair("static", EntersTapped, _read_enters_tapped, _say_enters_tapped, first="if <self> <things>")


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
    """Read "enters with a number of counters … equal to …"."""
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


def _read_escapes(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this creature escapes with two +1/+1 counters on it" (CR 702.138c)."""
    for what, middle in reader.all("self", at):
        start = reader.here(middle, "escapes", "with")
        for (kind, count), end in reader.all("counters", start) if start >= 0 else ():
            after = reader.here(end, "on", "it")
            if after >= 0:
                made = EntersWithCounters(kind, count, what, condition=_ESCAPED, words="escapes")
                yield made, after


_ESCAPED: Final = CostWasPaid("escape")


def _say_escapes(sayer: Sayer, node: EntersWithCounters) -> Words | None:
    if node.words != "escapes":
        return None
    counters = sayer.say("counters", (node.kind, node.count))
    return [*sayer.say("self", node.what), "escapes", "with", *counters, "on", "it"]


pair("static", EntersWithCounters, _read_escapes, _say_escapes, first="<self>")


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
    if node.words:
        return None
    clauses = sayer.say("clauses", (node.effects, "and"))
    itself = ["it"] if node.what.words == "it" else sayer.say("self", node.what)
    return ["as", *itself, "enters", ",", *clauses]


pair("static", AsEnters, _read_as_enters, _say_as_enters, first="as")


def _read_as_copy(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "may", "have")
    if start < 0:
        return
    for what, middle in reader.all("self", start):
        tapped = reader.tokens[middle + 1] == "tapped"
        begun = reader.here(middle, *words_in(_AS_A_COPY[tapped]))
        if begun < 0:
            continue
        for of, end, article in _copied_thing(reader, begun):
            made = EntersAsCopy(of, words=f"{what.words}|{article}", tapped=tapped)
            yield made, end
            for except_, after in reader.all("copy exception", end):
                yield made.evolve(except_=except_), after


_AS_A_COPY: Final = {False: "enter as a copy of", True: "enter tapped as a copy of"}


def _copied_thing(reader: Reader, at: int) -> Iterator[tuple[Described, int, str]]:
    if reader.tokens[at] in ("any", "a", "an"):
        for of, end in reader.all("thing", at + 1):
            yield of, end, reader.tokens[at]


def _say_as_copy(sayer: Sayer, node: EntersAsCopy) -> Words | None:
    if node.others is not None:
        return None
    itself, _, article = node.words.partition("|")
    opening = ["you", "may", "have", *itself.split(), *words_in(_AS_A_COPY[node.tapped])]
    words = [*opening, article or "any", *sayer.say("thing", node.of)]
    if node.except_ is not None:
        words += sayer.say("copy exception", node.except_)
    return words


pair("static", EntersAsCopy, _read_as_copy, _say_as_copy, first="you")


def _read_others_as_copy(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creatures you control enter as a copy of this creature"."""
    for what, middle in reader.all("things", at):
        start = reader.here(middle, *words_in("enter as a copy of"))
        for this, end in reader.all("self", start) if start >= 0 else ():
            of = Described()
            yield EntersAsCopy(of, optional=False, words=this.words, others=what), end


def _say_others_as_copy(sayer: Sayer, node: EntersAsCopy) -> Words | None:
    if node.others is None:
        return None
    words = [*sayer.say("things", node.others), *words_in("enter as a copy of")]
    return [*words, *sayer.say("self", This(node.words))]


pair("static", EntersAsCopy, _read_others_as_copy, _say_others_as_copy, first="<things>")


def _read_only_if(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if ~ would enter, you may discard a card instead. If you do, put it …"."""
    for what, middle in reader.all("self", at + 1) if reader.tokens[at] == "if" else ():
        start = reader.here(middle, "would", "enter", ",")
        may = reader.here(start, "you", "may") if start >= 0 else -1
        for cost, after in reader.all("paid", max(start, may)) if start >= 0 else ():
            tail = words_in(_ONLY_IF.format(what.words))
            end = reader.here(after, *(each.lower() for each in tail))
            if end >= 0:
                yield EntersOnlyIf(what, cost, may >= 0), end


_ONLY_IF: Final = (
    "instead . If you do , put {} onto the battlefield . "
    "If you don't , put it into its owner's graveyard"
)


def _say_only_if(sayer: Sayer, node: EntersOnlyIf) -> Words:
    itself = sayer.say("self", node.what)
    may = ["you", "may"] if node.optional else []
    opening = ["if", *itself, "would", "enter", ",", *may, *sayer.say("paid", node.cost)]
    return [*opening, *words_in(_ONLY_IF.format(" ".join(itself)))]


pair("static", EntersOnlyIf, _read_only_if, _say_only_if, first="if")

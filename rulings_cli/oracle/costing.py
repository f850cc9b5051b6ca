"""Costs: what stands before a colon or after "pay" ⇄ `Cost` (CR 118)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.costs import (
    Behold,
    Cost,
    CostComponent,
    DiscardCards,
    DrawCost,
    EitherCost,
    ExertThis,
    ExileObjects,
    ExileThis,
    MillCost,
    OtherCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    PutFromExile,
    RemoveCounters,
    ReturnObjects,
    RevealObjects,
    RevealThis,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
    UntapObjects,
    UntapThis,
)
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.quantities import AnyNumber, Number, Quantity, VariableX, WhereX
from rulings_cli.abilities.references import This
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
from rulings_cli.oracle.producing import symbols_of
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

phrase("component", PayMana, "<cost:mana cost>")


def _say_known(sayer: Sayer, node: PayMana) -> Words | None:
    """Say "{X}" for so many generic mana as is said after "where X is"."""
    if not isinstance(node.times, WhereX):
        return None
    sayer.where.append(node.times)
    return [f"{{{node.times.letter}}}"]


pair("component", PayMana, never, _say_known, first="")
phrase("component", PayMana, "waterbend <cost:mana cost>", waterbend=True)
phrase("component", PayMana, "<cost:mana cost> for each <times:each amount>")
constants(
    "component",
    {
        "{T}": TapThis(),
        "{Q}": UntapThis(),
        "exert ~": ExertThis("~"),
        "exert this creature": ExertThis("this creature"),
        "exert this land": ExertThis("this land"),
    },
)


def _read_energy(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "pay")
    found = symbols_of(reader.tokens[end]) if end >= 0 else None
    if found and all(each == "E" for each in found):
        yield PayEnergy(Number(len(found))), end + 1
    number = NUMBERS.get(reader.tokens[end], 0) if end >= 0 else 0
    if number and reader.tokens[end + 1] == "{e}":
        yield PayEnergy(Number(number, "word")), end + 2


def _say_energy(_: Sayer, node: PayEnergy) -> Words | None:
    if isinstance(node.amount, Number) and node.amount.words:
        return ["pay", NUMBER_WORDS[node.amount.n], "{E}"]
    return ["pay", "{E}" * node.amount.n] if isinstance(node.amount, Number) else None


pair("component", PayEnergy, _read_energy, _say_energy, first="pay")


def counted(category: str, *, article: bool = True) -> None:
    """Register "a land", "two lands", "X other creatures" as (described, count)."""

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if article:
            for what, end in reader.all("a thing", at):
                yield (what, Number(1)), end
        for count, after in reader.all("cost count", at):
            one = count == Number(1)
            if one and article:
                count = Number(1, "one")
            for what, end in reader.all("thing" if one else "things", after):
                yield (what, count), end

    def say(sayer: Sayer, node: tuple[Described, Quantity]) -> Words | None:
        what, count = node
        if count == Number(1):
            if getattr(count, "words", "") == "one":
                return ["one", *sayer.say("thing", what)]
            return sayer.say("a thing", what)
        return [*sayer.say("cost count", count), *sayer.say("things", what)]

    pair(category, tuple, read, say, first="<a_thing> <cost_count>")


constants("cost count", {"one or more": AnyNumber(1)})
include("cost count", "count")


counted("counted")


def _of_counted(kind: type[Value], before: str, after: str = "", **fixed: object) -> None:
    """Register a component that names how many objects of a kind."""
    opening, closing = before.split(), after.split()

    def read(reader: Reader, at: int) -> Iterator[Found]:
        start = reader.here(at, *opening)
        if start < 0:
            return
        for (what, count), end in reader.all("counted", start):
            finish = reader.here(end, *closing) if closing else end
            if finish >= 0:
                yield kind(what=what, count=count, **fixed), finish

    def say(sayer: Sayer, node: Value) -> Words | None:
        what = getattr(node, "what", None)
        if what is None or node != kind(what=what, count=node.count, **fixed):  # type: ignore[attr-defined]
            return None
        if closing and (node.count == Number(1)) == ("their" in closing):  # type: ignore[attr-defined]
            return None
        return [*opening, *sayer.say("counted", (what, node.count)), *closing]  # type: ignore[attr-defined]

    pair("component", kind, read, say, first=opening[0])


def _read_sacrifice(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "sacrifice")
    for (what, count), end in reader.all("counted", start) if start >= 0 else ():
        yield SacrificeObjects(what, count), end
        finish = reader.here(end, *_OF_THEIR_CHOICE)
        if finish >= 0:
            yield SacrificeObjects(what, count, " ".join(_OF_THEIR_CHOICE)), finish


_OF_THEIR_CHOICE: Final = ("of", "their", "choice")
pair(
    "component",
    SacrificeObjects,
    _read_sacrifice,
    lambda sayer, node: [
        "sacrifice",
        *sayer.say("counted", (node.what, node.count)),
        *node.words.split(),
    ],
    first="sacrifice",
)
_of_counted(TapObjects, "tap")
_of_counted(UntapObjects, "untap")
_of_counted(ReturnObjects, "return", "to its owner's hand")
_of_counted(ReturnObjects, "return", "to their owner's hand")
_of_counted(RevealObjects, "reveal")
_of_counted(Behold, "behold")
phrase("component", SacrificeThis, "sacrifice <words:self words>")
phrase("component", ExileThis, "exile <words:self words>", from_zone=Zone.BATTLEFIELD)
phrase("component", ExileThis, "exile <words:self words> from your hand", from_zone=Zone.HAND)
phrase(
    "component",
    ExileThis,
    "exile <words:self words> from your graveyard",
    from_zone=Zone.GRAVEYARD,
)
phrase("component", ReturnObjects, "return <words:self words> to its owner's hand", count=Number(1))
phrase("component", PayLife, "pay <amount:digits> life")
phrase("component", MillCost, "mill a card", count=Number(1))
phrase("component", DrawCost, "draw a card", count=Number(1))


def _read_put(reader: Reader, at: int) -> Iterator[Found]:
    """Read "put a card an opponent owns from exile into that player's graveyard"."""
    if reader.tokens[at] != "put":
        return
    for what, middle in reader.all("a thing", at + 1):
        end = reader.here(middle, *_THEIR_GRAVEYARD)
        if end >= 0 and what.zone is Zone.EXILE:
            yield PutFromExile(what), end


_THEIR_GRAVEYARD = ("into", "that", "player's", "graveyard")


def _say_put(sayer: Sayer, node: PutFromExile) -> Words:
    return ["put", *sayer.say("a thing", node.what), *_THEIR_GRAVEYARD]


pair("component", PutFromExile, _read_put, _say_put, first="put")
phrase("component", MillCost, "mill <count:count> cards")
phrase("component", DiscardCards, "discard your hand", hand=True)
phrase("component", DiscardCards, "discard this card", this=True)
phrase("component", DiscardCards, "discard a card[at_random! at random]")
phrase("component", DiscardCards, "discard <count:count> cards[at_random! at random]")
phrase(
    "component",
    RemoveCounters,
    "remove a <kind:counter kind> counter from <of:object>",
    count=Number(1),
)
phrase(
    "component",
    RemoveCounters,
    "remove an <kind:counter kind> counter from <of:object>",
    count=Number(1),
    words="an",
)
phrase(
    "component",
    RemoveCounters,
    "remove <count:cost count> <kind:counter kind> counters from <of:object>",
)
phrase(
    "component",
    RemoveCounters,
    "remove a counter from <of:object>",
    kind="",
    count=Number(1),
)
phrase(
    "component",
    PutCountersCost,
    "put a <kind:counter kind> counter on <on:object>",
    count=Number(1),
)
phrase(
    "component", PutCountersCost, "put <count:count> <kind:counter kind> counters on <on:object>"
)
phrase("component", OtherCost, "{words=forage|unattach ~|unattach this Equipment}")
phrase("component", RevealThis, "reveal this card from your hand")
phrase("component", OtherCost, "<words:keyword cost>")


def _read_keyword_cost(reader: Reader, at: int) -> Iterator[Found]:
    """Read "collect evidence 6" as a cost that is known by its words."""
    if reader.here(at, "collect", "evidence") >= 0 and reader.tokens[at + 2].isdigit():
        yield " ".join(reader.raw[at : at + 3]).lower(), at + 3


pair("keyword cost", str, _read_keyword_cost, lambda _, node: node.split(), first="collect")


def _read_self_words(reader: Reader, at: int) -> Iterator[Found]:
    for one, end in reader.all("self", at):
        yield one.words, end


pair("self words", str, _read_self_words, lambda _, node: node.split(), first="<self>")


def _read_discard(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "discard")
    if start < 0:
        return
    for (what, count), end in reader.all("counted", start):
        if what.noun == "card" and (what.adjectives or what.kinds or what.further):
            yield DiscardCards(what, count), end


def _say_discard(sayer: Sayer, node: DiscardCards) -> Words | None:
    if node.what is None or node.hand or node.this or node.at_random:
        return None
    return ["discard", *sayer.say("counted", (node.what, node.count))]


pair("component", DiscardCards, _read_discard, _say_discard, first="discard")


def _read_exile(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "exile")
    if start < 0:
        return
    for (what, count), end in reader.all("counted", start):
        yield ExileObjects(what, what.zone or Zone.BATTLEFIELD, count), end


def _say_exile(sayer: Sayer, node: ExileObjects) -> Words | None:
    return ["exile", *sayer.say("counted", (node.what, node.count))]


pair("component", ExileObjects, _read_exile, _say_exile, first="exile")


def _read_cost(reader: Reader, at: int) -> Iterator[Found]:
    yield from _more_components(reader, (), at)


def _more_components(reader: Reader, found: tuple[CostComponent, ...], at: int) -> Iterator[Found]:
    for one, end in reader.all("component", at):
        both = (*found, one)
        yield Cost(both), end
        if reader.tokens[end] == ",":
            yield from _more_components(reader, both, end + 1)
        after = reader.here(end, "and", "sacrifice", "it")
        if after >= 0 and isinstance(one, RemoveCounters):
            yield Cost((*both, _AND_SACRIFICE)), after


_AND_SACRIFICE: Final = SacrificeThis("and it")


def _say_cost(sayer: Sayer, node: Cost) -> Words | None:
    words: Words = []
    for index, each in enumerate(node.components):
        if each == _AND_SACRIFICE and each.words == "and it":  # type: ignore[union-attr]  # it has
            words += ["and", "sacrifice", "it"]
            continue
        if index:
            words.append(",")
        said = sayer.say("component", each)
        words += [said[0][:1].upper() + said[0][1:], *said[1:]] if index else said
    return words


pair("cost", Cost, _read_cost, _say_cost, first="<component>")


# costs in a sentence: "pay {2}", "sacrifice a creature or pay {2}"


#: What is paid as much of as one likes: the words → the component.
_ANY_AMOUNT: Final[dict[str, CostComponent]] = {
    "pay any amount of {E}": PayEnergy(AnyNumber()),
    "pay one or more {E}": PayEnergy(AnyNumber(1)),
    "pay any amount of life": PayLife(AnyNumber()),
}
_ANY_AMOUNT_WORDS: Final = Wordings(_ANY_AMOUNT, spaced=True)


def _read_paid(reader: Reader, at: int) -> Iterator[Found]:
    for component, end in _ANY_AMOUNT_WORDS.read(reader, at):
        yield Cost((component,)), end
    for one, end in _paid_component(reader, at):
        yield Cost((one,)), end
        if reader.tokens[end] == "and":
            for other, after in _paid_component(reader, end + 1):
                yield Cost((one, other)), after
        if reader.tokens[end] == "or":
            for other, after in _paid_component(reader, end + 1):
                yield Cost((EitherCost((Cost((one,)), Cost((other,)))),)), after


def _paid_component(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "pay")
    if start >= 0:
        for one, end in reader.all("component", start):
            if _is_paid_plainly(one):
                yield one, end
    for one, end in reader.all("component", at):
        if not _is_paid_plainly(one):
            yield one, end


def _is_paid_plainly(component: object) -> bool:
    """Tell whether the cost is mana that one "pays", without a verb of its own."""
    return isinstance(component, PayMana) and not component.waterbend


def _say_paid(sayer: Sayer, node: Cost) -> Words | None:
    first = node.components[0]
    for wording, component in _ANY_AMOUNT.items():
        if node.components == (component,):
            return wording.split()
    if isinstance(first, EitherCost):
        one, other = first.costs
        return [*sayer.say("paid", one), "or", *sayer.say("paid", other)]
    words: Words = []
    for index, each in enumerate(node.components):
        words += ["and"] if index else []
        words += ["pay"] if _is_paid_plainly(each) else []
        words += sayer.say("component", each)
    return words


pair("paid", Cost, _read_paid, _say_paid, first="pay <component>")

__all__ = ["AnyNumber", "HasState", "This", "VariableX"]

"""Keyword abilities with several or unusual parameters: "awaken 3—{4}{U}", "prototype" (CR 702)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import AddManaCost, Cost, EitherCost, PayMana
from rulings_cli.abilities.described import Described, HasSubtype
from rulings_cli.abilities.quantities import Colors, VariableX, WhereX
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, never, pair
from rulings_cli.oracle.producing import symbols_of
from rulings_cli.oracle.tokens import TIGHT_DASH
from rulings_cli.terms.mana import MANA_TYPES

#: Keywords with a number, a dash and a cost; the dash is written tight (CR 702.77, 702.113).
_NUMBER_AND_COST: Final = ("awaken", "impending", "reinforce")


def _mana_costs(reader: Reader, at: int) -> Iterator[tuple[Cost, int]]:
    for cost, end in reader.all("mana cost", at):
        yield Cost((PayMana(cost),)), end


def _read_number_and_cost(reader: Reader, at: int) -> Iterator[Found]:
    name = reader.tokens[at]
    for amount, dash in reader.all("digits", at + 1):
        if reader.tokens[dash] == "—":
            for cost, end in _mana_costs(reader, dash + 1):
                yield Keyword(name, cost, amount, words="—"), end


def _say_number_and_cost(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name not in _NUMBER_AND_COST:
        return None
    amount = sayer.say("digits", node.amount)
    return [node.name, *amount, TIGHT_DASH, *sayer.say("cost", node.cost)]


pair(
    "keyword",
    Keyword,
    _read_number_and_cost,
    _say_number_and_cost,
    first=" ".join(_NUMBER_AND_COST),
)


def _read_of_a_thing(reader: Reader, at: int) -> Iterator[Found]:
    """Read "champion a Goblin", "gift a tapped Fish", "gift a card" (CR 702.72, 702.174)."""
    name = reader.tokens[at]
    for what, end in reader.all("a thing", at + 1):
        yield Keyword(name, quality=what), end
    if name == "gift" and reader.here(at, "gift", "an", "extra", "turn") >= 0:
        yield Keyword(name, words="an extra turn"), at + 4


def _say_of_a_thing(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name not in ("champion", "gift"):
        return None
    return [node.name, *(node.words.split() or sayer.say("a thing", node.quality))]


pair("keyword", Keyword, _read_of_a_thing, _say_of_a_thing, first="champion gift")


def _read_craft(reader: Reader, at: int) -> Iterator[Found]:
    """Read "craft with artifact {1}{U}", "craft with one or more creatures {2}" (CR 702.167)."""
    start = reader.here(at, "craft", "with")
    if start < 0:
        return
    starts = [(start, "thing", ""), (start, "a thing", "a")]
    for words in ("one or more", "two", "three", "four", "five or more", "two or more"):
        after = reader.here(start, *words.split())
        if after >= 0:
            starts.append((after, "things", words))
    for begun, category, words in starts:
        for what, middle in reader.all(category, begun):
            for cost, end in _mana_costs(reader, middle):
                yield Keyword("craft", cost, quality=what, words=words), end


def _say_craft(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "craft" or node.quality is None:
        return None
    category = {"": "thing", "a": "a thing"}.get(node.words, "things")
    many = node.words.split() if category == "things" else []
    what = sayer.say(category, node.quality)
    return ["craft", "with", *many, *what, *sayer.say("cost", node.cost)]


pair("keyword", Keyword, _read_craft, _say_craft, first="craft")


_ARCANE: Final = Described(kinds=((HasSubtype("Arcane"),),))


def _read_with_quality(reader: Reader, at: int) -> Iterator[Found]:
    """Read "splice onto instant or sorcery {2}", "emerge from artifact {5}" (CR 702.47)."""
    name, preposition = reader.tokens[at], reader.tokens[at + 1]
    if preposition == {"splice": "onto", "emerge": "from"}[name]:
        for what, middle in reader.all("thing", at + 2):
            if what == _ARCANE:
                continue  # a keyword of its own name
            for cost, end in _mana_costs(reader, middle):
                yield Keyword(f"{name} {preposition}", cost, quality=what), end


def _say_with_quality(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name not in ("splice onto", "emerge from"):
        return None
    return [*node.name.split(), *sayer.say("thing", node.quality), *sayer.say("cost", node.cost)]


pair("keyword", Keyword, _read_with_quality, _say_with_quality, first="splice emerge")


def _read_devour(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("thing", at + 1):
        for amount, end in reader.all("digits", middle):
            yield Keyword("devour", amount=amount, quality=what), end


pair("keyword", Keyword, _read_devour, lambda _sayer, _node: None, first="devour")


def _read_before(reader: Reader, at: int) -> Iterator[Found]:
    """Read a quality before the name: "legendary landwalk", "Goblin offering" (CR 702.14)."""
    for name in ("landwalk", "offering"):
        for what, end in reader.all("thing", at):
            if reader.tokens[end] == name:
                yield Keyword(name, quality=what), end + 1
    for word in ("legendary", "nonbasic", "snow"):
        for name in _WALKS:
            if reader.here(at, word, name) >= 0:
                yield Keyword(name, words=word), at + 2


_WALKS: Final = ("landwalk", "plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk")


def _say_before(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name not in (*_WALKS, "offering") or not (node.words or node.quality):
        return None
    return [*(node.words.split() or sayer.say("thing", node.quality)), node.name]


pair("keyword", Keyword, _read_before, _say_before, first="<thing> legendary nonbasic snow")

_PARTNERS: Final = ("friends forever", "survivors", "character select", "father & son")


def _read_partner(reader: Reader, at: int) -> Iterator[Found]:
    for words in _PARTNERS:
        end = reader.here(at, "partner", "—", *words.split())
        if end >= 0:
            yield Keyword("partner", words=words), end


def _say_partner(_: Sayer, node: Keyword) -> Words | None:
    if node.name != "partner" or not node.words:
        return None
    words = node.words.capitalize().replace("son", "Son").split()
    return ["partner", TIGHT_DASH, *words]


pair("keyword", Keyword, _read_partner, _say_partner, first="partner")


def _read_prototype(reader: Reader, at: int) -> Iterator[Found]:
    """Read "prototype {1}{U}{U} — 2/1": a second cost and size (CR 702.160, 718)."""
    for cost, dash in _mana_costs(reader, at + 1):
        if reader.tokens[dash] == "—":
            for _, end in reader.all("size", dash + 1):
                yield Keyword("prototype", cost, words=reader.raw[end - 1]), end


def _say_prototype(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "prototype":
        return None
    return ["prototype", *sayer.say("cost", node.cost), "—", node.words]


pair("keyword", Keyword, _read_prototype, _say_prototype, first="prototype")


def _read_either_cost(reader: Reader, at: int) -> Iterator[Found]:
    """Read "cumulative upkeep {G} or {W}" (CR 702.24)."""
    start = reader.here(at, "cumulative", "upkeep")
    for first, middle in _mana_costs(reader, start) if start >= 0 else ():
        if reader.tokens[middle] == "or":
            for second, end in _mana_costs(reader, middle + 1):
                cost = Cost((EitherCost((first, second)),))
                yield Keyword("cumulative upkeep", cost, words="or"), end


def _say_either_cost(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "cumulative upkeep" or node.words != "or" or node.cost is None:
        return None
    (only,) = node.cost.components
    assert isinstance(only, EitherCost)
    first, second = (sayer.say("cost", each) for each in only.costs)
    return ["cumulative", "upkeep", *first, "or", *second]


pair("keyword", Keyword, _read_either_cost, _say_either_cost, first="cumulative")


def _read_added(reader: Reader, at: int) -> Iterator[Found]:
    """Read "cumulative upkeep—Add {R}." (CR 702.24)."""
    start = reader.here(at, "cumulative", "upkeep", "—", "add")
    symbols = symbols_of(reader.tokens[start]) if start >= 0 else None
    if symbols and all(each in MANA_TYPES for each in symbols):
        yield Keyword("cumulative upkeep", Cost((AddManaCost(symbols),)), words="—"), start + 1


def _say_added(_sayer: Sayer, node: AddManaCost) -> Words:
    return ["add", "".join(f"{{{each}}}" for each in node.symbols)]


pair("component", AddManaCost, never, _say_added, first="")
pair("keyword", Keyword, _read_added, lambda _sayer, _node: None, first="cumulative")


def _read_where(reader: Reader, at: int) -> Iterator[Found]:
    """Read a line "firebending X, where X is its power" (CR 702.189)."""
    if at > 0:
        return  # inside a sentence the sentence tells what X is
    for name in ("firebending", "mobilize"):
        middle = reader.here(at, name, "x", ",", "where", "x", "is")
        for amount, end in reader.all("amount", middle) if middle >= 0 else ():
            yield Keyword(name, amount=WhereX(amount), words="where"), end


def _say_where(sayer: Sayer, node: Keyword) -> Words | None:
    if node.words != "where" or not isinstance(node.amount, WhereX):
        return None
    return [node.name, "X", ",", "where", "X", "is", *sayer.say("amount", node.amount.of)]


pair("keyword", Keyword, _read_where, _say_where, first="firebending mobilize")


def _read_suspend_x(reader: Reader, at: int) -> Iterator[Found]:
    """Read "suspend X—{X}{W}{W}. X can't be 0." (CR 702.62a)."""
    dash = reader.here(at, "suspend", "x", "—")
    for cost, middle in _mana_costs(reader, dash) if dash >= 0 else ():
        end = reader.here(middle, ".", "x", "can't", "be")
        if end >= 0 and reader.tokens[end] == "0":
            yield Keyword("suspend", cost, VariableX(), words="X can't be 0"), end + 1


def _say_suspend_x(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "suspend" or not isinstance(node.amount, VariableX):
        return None
    cost = sayer.say("cost", node.cost)
    return ["suspend", "X", TIGHT_DASH, *cost, ".", "X", "can't", "be", "0", "."]


pair("keyword", Keyword, _read_suspend_x, _say_suspend_x, first="suspend")


def _read_modular_sunburst(reader: Reader, at: int) -> Iterator[Found]:
    """Read "modular—sunburst": a counter for each color of mana spent (CR 702.43)."""
    end = reader.here(at, "modular", "—", "sunburst")
    if end >= 0:
        yield Keyword("modular", amount=Colors(spent=True), words="sunburst"), end


def _say_modular_sunburst(_sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "modular" or node.words != "sunburst":
        return None
    return ["modular", TIGHT_DASH, "Sunburst"]


pair("keyword", Keyword, _read_modular_sunburst, _say_modular_sunburst, first="modular")

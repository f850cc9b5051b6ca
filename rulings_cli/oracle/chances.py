"""Coins, dice and random choices (CR 705, 706) ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.conditions import CountIs, FlipWon
from rulings_cli.abilities.effects import FlipCoin, ResultRow, ResultTable, RollDie
from rulings_cli.abilities.quantities import Number, RollResult
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, never, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS

# coins

phrase("vp", FlipCoin, "flip+ a coin")
phrase("vp", FlipCoin, "flip a coin until you lose a flip", until_lost=True)
constants(
    "condition",
    {"you win the flip": FlipWon(), "you lose the flip": FlipWon(negated=True)},
)
constants("each amount", {"flip you won": RollResult(flips=True)})

# dice


def _read_roll(reader: Reader, at: int) -> Iterator[Found]:
    """Read "roll a d20", "roll a six-sided die"."""
    if reader.tokens[at] not in ("roll", "rolls") or reader.tokens[at + 1] != "a":
        return
    word = reader.tokens[at + 2]
    sides = NUMBERS.get(word.removesuffix("-sided"), 0) if word.endswith("-sided") else 0
    if word[:1] == "d" and word[1:].isdigit():
        yield from _with_modifier(reader, RollDie(int(word[1:]), words=word), at + 3)
    elif sides and reader.tokens[at + 3] == "die":
        yield from _with_modifier(reader, RollDie(sides), at + 4)


def _with_modifier(reader: Reader, made: RollDie, at: int) -> Iterator[Found]:
    """Read "and add that spell's mana value" after a roll."""
    yield made, at
    start = reader.here(at, "and", "add")
    for amount, end in reader.all("amount", start) if start >= 0 else ():
        yield made.evolve(plus=amount), end


def _say_roll(sayer: Sayer, node: RollDie) -> Words:
    die = [node.words] if node.words else [f"{NUMBER_WORDS[node.sides]}-sided", "die"]
    plus = ["and", "add", *sayer.say("amount", node.plus)] if node.plus is not None else []
    return ["rolls" if sayer.third else "roll", "a", *die, *plus]


pair("vp", RollDie, _read_roll, _say_roll, first="roll rolls")
constants("amount", {"the result": RollResult(), "that result": RollResult(words="that result")})


def _read_result_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the result is 3 or less" as a condition."""
    start = reader.here(at, "the", "result", "is")
    if start < 0 or not reader.tokens[start].isdigit():
        return
    number = Number(int(reader.tokens[start]))
    yield CountIs(RollResult(), "=", number, "the result is"), start + 1
    for relation, comparative in ((">=", "greater"), ("<=", "less")):
        end = reader.here(start + 1, "or", comparative)
        if end >= 0:
            yield CountIs(RollResult(), relation, number, "the result is"), end


def _say_result_is(_: Sayer, node: CountIs) -> Words | None:
    if node.words != "the result is" or not isinstance(node.right, Number):
        return None
    tail = {">=": ["or", "greater"], "<=": ["or", "less"], "=": []}[node.relation]
    return ["the", "result", "is", str(node.right.n), *tail]


pair("condition", CountIs, _read_result_is, _say_result_is, first="the")

# results tables: lines "1—9 | …" after the roll


def _read_table(reader: Reader, at: int) -> Iterator[Found]:
    for rows, end in _rows(reader, (), at):
        yield ResultTable(rows), end


def _rows(
    reader: Reader, found: tuple[ResultRow, ...], at: int
) -> Iterator[tuple[tuple[ResultRow, ...], int]]:
    if reader.tokens[at] == "" and found:
        yield found, at
        return
    if reader.tokens[at] != "\n" or not reader.tokens[at + 1].isdigit():
        reader.stopped(at)
        return
    low = int(reader.tokens[at + 1])
    high: int | None = low
    bar = at + 2
    if reader.tokens[bar] == "—" and reader.tokens[bar + 1].isdigit():
        high, bar = int(reader.tokens[bar + 1]), bar + 2
    elif reader.tokens[bar] == "+":
        high, bar = None, bar + 1
    if reader.tokens[bar] != "|":
        reader.stopped(bar)
        return
    for body, end in reader.all("sentences", bar + 1):
        nested = any(isinstance(one, ResultTable) for each in body for one in each.effects)
        if reader.tokens[end] in ("\n", "") and not nested:
            yield from _rows(reader, (*found, ResultRow(low, high, body)), end)


def _say_table(sayer: Sayer, node: ResultTable) -> Words:
    words: Words = []
    for row in node.rows:
        results = [str(row.low)] if row.low == row.high else _span(row)
        words += ["\n", *results, "|", *sayer.say("sentences", row.body)]
    return words


def _span(row: ResultRow) -> Words:
    return [f"{row.low}+"] if row.high is None else [f"{row.low}—{row.high}"]


pair("results table", ResultTable, _read_table, _say_table)
pair("effect", ResultTable, never, _say_table, first="")

# at random


def _read_at_random(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a creature card at random from your graveyard"."""
    for what, middle in reader.all("a thing", at):
        start = reader.here(middle, "at", "random")
        if start < 0 or what.zone is not None:
            continue
        yield ChosenObjects(what, words="at random"), start
        for (zone, preposition, of), end in reader.all("zone place", start):
            placed = what.evolve(zone=zone, zone_of=of, order=(f"z:{preposition}",))
            yield ChosenObjects(placed, words="at random"), end
    for what, middle in reader.all("a thing", at):
        end = reader.here(middle, "at", "random")
        if what.zone is not None and end >= 0:
            yield ChosenObjects(what, words="at random last"), end


def _say_at_random(sayer: Sayer, node: ChosenObjects) -> Words | None:
    if node.words == "at random last":
        return [*sayer.say("a thing", node.what), "at", "random"]
    if node.words != "at random":
        return None
    what = node.what
    if what.zone is None:
        return [*sayer.say("a thing", what), "at", "random"]
    preposition = (what.order or ("z:in",))[0].removeprefix("z:")
    place = sayer.say("zone place", (what.zone, preposition, what.zone_of))
    bare = what.evolve(zone=None, zone_of=None, order=())
    return [*sayer.say("a thing", bare), "at", "random", *place]


pair("random object", ChosenObjects, _read_at_random, _say_at_random, first="a an another")
include("object", "random object")

"""Life totals doubled, exchanged, and compared with the starting one (CR 119, 701.10, 701.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import DoubleLife, ExchangeLife
from rulings_cli.abilities.quantities import Half, LifeTotalOf, Number, StartingLifeTotal, Sum
from rulings_cli.abilities.references import This, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

_MORE: Final = words_in("life more than your starting life total")
_STARTING: Final = words_in("your starting life total")
_RELATIONS: Final = {
    "less than or equal to": "<=",
    "greater than or equal to": ">=",
    "greater than": ">",
    "less than": "<",
}
_AT_LEAST: Final = "at least more than starting"
_COMPARED: Final = "compared with starting"
_HALF: Final = "compared with half"


def _read_condition(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you have at least 7 life more than your starting life total" and the like."""
    start = reader.here(at, "you", "have", "at", "least")
    if start >= 0 and reader.tokens[start].isdigit():
        end = reader.here(start + 1, *_MORE)
        if end >= 0:
            total = Sum(StartingLifeTotal(), Number(int(reader.tokens[start])))
            yield CountIs(LifeTotalOf(You()), ">=", total, _AT_LEAST), end
    start = reader.here(at, "your", "life", "total", "is")
    for words, relation in _RELATIONS.items() if start >= 0 else ():
        begun = reader.here(start, *words.split())
        end = reader.here(begun, *_STARTING) if begun >= 0 else -1
        if end >= 0:
            yield CountIs(LifeTotalOf(You()), relation, StartingLifeTotal(), _COMPARED), end
        half = reader.here(begun, "half", *_STARTING) if begun >= 0 else -1
        if half >= 0 and relation == "<=":  # half of an odd number is no life total
            yield CountIs(LifeTotalOf(You()), relation, Half(StartingLifeTotal()), _HALF), half


def _say_condition(_: Sayer, node: CountIs) -> Words | None:
    right: Any = node.right
    if node.words == _AT_LEAST:
        return ["you", "have", "at", "least", str(right.second.n), *_MORE]
    if node.words not in (_COMPARED, _HALF):
        return None
    relation = next(words for words, held in _RELATIONS.items() if held == node.relation)
    half = ["half"] if node.words == _HALF else []
    return ["your", "life", "total", "is", *relation.split(), *half, *_STARTING]


pair("condition", CountIs, _read_condition, _say_condition, first="you your")


def _read_double(reader: Reader, at: int) -> Iterator[Found]:
    for whose, middle in reader.all("possessive", at + 1) if reader.tokens[at] == "double" else ():
        end = reader.here(middle, "life", "total")
        if end >= 0:
            yield DoubleLife(whose), end


def _say_double(sayer: Sayer, node: DoubleLife) -> Words:
    return ["double", *sayer.say("possessive", node.who), "life", "total"]


pair("effect", DoubleLife, _read_double, _say_double, first="double")


def _read_exchange(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exchange life totals with target opponent", "… your life total with ~'s toughness"."""
    start = reader.here(at, "exchange", "life", "totals", "with")
    for other, end in reader.all("player", start) if start >= 0 else ():
        yield ExchangeLife(You(), other), end
    begun = at + 1 if reader.tokens[at] == "exchange" else -1
    for whose, middle in reader.all("possessive", begun) if begun >= 0 else ():
        start = reader.here(middle, "life", "total", "with")
        for (what, of), end in reader.all("number of it", start) if start >= 0 else ():
            yield ExchangeLife(whose, None, of, what), end


def _say_exchange(sayer: Sayer, node: ExchangeLife) -> Words:
    if node.other is not None:
        return ["exchange", "life", "totals", "with", *sayer.say("player", node.other)]
    whose = sayer.say("possessive", node.who)
    it = sayer.say("number of it", (node.what, node.of))
    return ["exchange", *whose, "life", "total", "with", *it]


pair("effect", ExchangeLife, _read_exchange, _say_exchange, first="exchange")


def _read_number(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~'s power", "this creature's toughness"."""
    for words, this in (("~ 's", "~"), ("this creature's", "this creature")):
        start = reader.here(at, *words.split())
        for what in ("power", "toughness") if start >= 0 else ():
            if reader.tokens[start] == what:
                yield (what, This(this)), start + 1


pair(
    "number of it",
    tuple,
    _read_number,
    lambda _, node: [*({"~": "~ 's"}.get(node[1].words, "this creature's")).split(), node[0]],
    first="this ~",
)

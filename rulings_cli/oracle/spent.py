"""What mana was spent on something: "if {R} was spent to cast it", converge (CR 601.2h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import NoteMana
from rulings_cli.abilities.quantities import ManaSpent, Number, ValueOf
from rulings_cli.abilities.references import Bound
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.producing import symbols_of
from rulings_cli.oracle.vocabulary import COLOR_LETTERS, NUMBER_WORDS, NUMBERS

include("spent on", "self", "pronoun")
constants("activation", {"this ability": Bound("ability", "this ability")})

# what mana: a category of `ManaSpent` without the object that it was spent on

_LETTERS: Final = {**COLOR_LETTERS, "colorless": "C"}
_KINDS: Final = {
    "colored mana": "colored",
    "mana of the same color": "same color",
    "mana": "mana",
    "colors of mana": "colors",
    "color of mana": "colors",
}


def _read_what(reader: Reader, at: int) -> Iterator[Found]:
    """Read "mana from a Treasure", "green mana", "{R}{R}", "colors of mana" as (kind, …, words)."""
    for words, kind in _KINDS.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            yield (kind, (), None, words), end
    if reader.here(at, "mana", "from") >= 0:
        for what, end in reader.all("a thing", at + 2):
            yield ("mana", (), what, "a"), end
        for what, end in reader.all("things", at + 2):
            yield ("mana", (), what, "some"), end
    letter = _LETTERS.get(reader.tokens[at])
    if letter and reader.tokens[at + 1] == "mana":
        yield ("symbols", (letter,), None, "color"), at + 2
    symbols = symbols_of(reader.tokens[at])
    if symbols:
        yield ("symbols", symbols, None, ""), at + 1


def _say_what(sayer: Sayer, node: tuple[str, tuple[str, ...], Any, str]) -> Words | None:
    _, symbols, source, words = node
    if source is not None:
        category = "a thing" if words == "a" else "things"
        return ["mana", "from", *sayer.say(category, source)]
    if words == "color":
        names = {letter: name for name, letter in _LETTERS.items()}
        return [names[symbols[0]], "mana"]
    if symbols:
        return ["".join(f"{{{each}}}" for each in symbols)]
    return words.split()


pair(
    "spent mana",
    tuple,
    _read_what,
    _say_what,
    first="mana colored colors color { " + " ".join(_LETTERS),
)

_TAILS: Final = (
    "was spent to cast",
    "were spent to cast",
    "spent to cast",
    "that was spent to cast",
)


def _read_spent(reader: Reader, at: int, tails: tuple[str, ...]) -> Iterator[Found]:
    for (kind, symbols, source, words), middle in reader.all("spent mana", at):
        for tail in tails:
            for verb, category in _SPENT_TO.items():
                said = tail.replace("cast", verb)
                start = reader.here(middle, *said.split())
                for of, end in reader.all(category, start) if start >= 0 else ():
                    yield ManaSpent(of, kind, symbols, source, f"{said}|{words}"), end


#: What mana is spent to do → the category of what it is done to.
_SPENT_TO: Final = {"cast": "spent on", "activate": "activation"}


def _say_spent(sayer: Sayer, node: ManaSpent) -> Words:
    tail, _, words = node.words.rpartition("|")
    what = sayer.say("spent mana", (node.kind, node.symbols, node.source, words))
    category = _SPENT_TO[tail.split()[-1]]
    return [*what, *tail.split(), *sayer.say(category, node.of)]


# amounts


def _read_amount(reader: Reader, at: int) -> Iterator[Found]:
    for opening in ("the amount of", "the number of"):
        start = reader.here(at, *opening.split())
        for made, end in _read_spent(reader, start, _TAILS[2:3]) if start >= 0 else ():
            yield made.evolve(words=f"{opening}|{made.words}"), end


def _say_amount(sayer: Sayer, node: ManaSpent) -> Words | None:
    opening, _, rest = node.words.partition("|")
    if not opening.startswith("the "):
        return None
    return [*opening.split(), *_say_spent(sayer, node.evolve(words=rest))]


pair("amount", ManaSpent, _read_amount, _say_amount, first="the")
pair("base amount", ManaSpent, _read_amount, _say_amount, first="the")
pair(
    "each amount",
    ManaSpent,
    lambda reader, at: _read_spent(reader, at, _TAILS[2:]),
    lambda sayer, node: None if node.words.startswith("the ") else _say_spent(sayer, node),
    first="<spent_mana>",
)

# conditions


def _read_condition(reader: Reader, at: int) -> Iterator[Found]:
    """Read "at least three green mana was spent to cast it", "mana from a Treasure was spent …"."""
    number = NUMBERS.get(reader.tokens[at + 2], 0)
    if reader.here(at, "at", "least") >= 0 and number:
        for made, end in _read_spent(reader, at + 3, _TAILS[:2]):
            yield CountIs(made, ">=", Number(number), "at least"), end
    number = NUMBERS.get(reader.tokens[at], 0)
    if number and reader.here(at + 1, "or", "more") >= 0:
        for made, end in _read_spent(reader, at + 3, _TAILS[:2]):
            yield CountIs(made, ">=", Number(number), "or more"), end
    exactly = NUMBERS.get(reader.tokens[at + 1], 0) if reader.tokens[at] == "exactly" else 0
    if exactly:
        for made, end in _read_spent(reader, at + 2, _TAILS[:2]):
            yield CountIs(made, "=", Number(exactly), "exactly"), end
    if reader.tokens[at] == "no":
        for made, end in _read_spent(reader, at + 1, _TAILS[:2]):
            it = getattr(made.of, "words", "") == "it"
            if made.kind != "mana" or made.source is not None or not it:
                yield CountIs(made, "=", Number(0), "no"), end
    for made, end in _read_spent(reader, at, _TAILS[:2]):
        if made.source is not None:
            yield CountIs(made, ">=", Number(1), "some"), end


def _say_condition(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, ManaSpent) or not isinstance(node.right, Number):
        return None
    spent = _say_spent(sayer, node.left)
    number = NUMBER_WORDS[node.right.n]
    openings = {
        "at least": ["at", "least", number],
        "or more": [number, "or", "more"],
        "exactly": ["exactly", number],
        "no": ["no"],
    }
    return [*openings.get(node.words, []), *spent]


pair(
    "condition",
    CountIs,
    _read_condition,
    _say_condition,
    first=" ".join(("at no exactly <spent_mana>", *NUMBERS)),
)


def _read_compared(reader: Reader, at: int) -> Iterator[Found]:
    """Read that the amount of mana spent was less than another amount."""
    for made, middle in _read_amount(reader, at):
        for words, relation in (("less", "<"), ("greater", ">")):
            for verb in ("was", "is"):
                start = reader.here(middle, verb, words, "than")
                for other, end in reader.all("amount", start) if start >= 0 else ():
                    if isinstance(other, ValueOf):
                        yield CountIs(made, relation, other, verb), end


def _say_compared(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, ManaSpent) or isinstance(node.right, Number):
        return None
    said = _say_amount(sayer, node.left)
    word = {"<": "less", ">": "greater"}[node.relation]
    return said and [*said, node.words, word, "than", *sayer.say("amount", node.right)]


pair("condition", CountIs, _read_compared, _say_compared, first="the")

# mana that is noted

constants(
    "vp",
    {
        f"note {what} of mana spent to pay this activation cost": NoteMana(what)
        for what in ("the type", "the type and amount")
    },
)

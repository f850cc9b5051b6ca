"""What something is from then on: "It's an enchantment" (CR 205.1, 611.2) ⇄ `ContinuousChange`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ContinuousChange, TokenDescription
from rulings_cli.abilities.static import BecomesA, ChangeTypes
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.terms.values import Value

#: The contraction → the pronoun and the verb of which it is made.
_IS: Final = {"it's": ("it", "is"), "they're": ("they", "are")}


def _read_is(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word not in _IS:
        return
    pronoun, verb = _IS[word]
    plain = Reader([*reader.raw[:at], pronoun, verb, *reader.raw[at + 1 :]])
    for changes, end in plain.all("changes", at + 1):
        if all(map(_is_of_types, changes)):
            of = Pronoun(pronoun, at)
            yield ContinuousChange(of, changes, ForTheRestOfTheGame(), word), end - 1  # type: ignore[arg-type]  # bound later
    reader.stopped(at)


def _is_of_types(change: Value) -> bool:
    """Tell whether a change is of types and colors alone."""
    if isinstance(change, BecomesA) and isinstance(change.what, TokenDescription):
        what = change.what
        return what.power is None and not (what.keywords or what.abilities)
    return isinstance(change, ChangeTypes)


def _say_is(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.words not in _IS:
        return None
    changes = sayer.with_number("changes", node.changes, third=node.words == "it's")
    return [node.words, *changes[1:]]


pair("effect", ContinuousChange, _read_is, _say_is, first=" ".join(_IS))

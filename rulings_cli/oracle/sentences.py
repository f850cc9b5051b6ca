"""Sentences and bodies, and what a sentence says of the mana before it (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from rulings_cli.abilities.costs import Cost, CostComponent, PayMana
from rulings_cli.abilities.effects import (
    Add,
    ContinuousChange,
    DelayedTrigger,
    If,
    Sentence,
    UnlessPays,
)
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.quantities import VariableX, WhereX
from rulings_cli.abilities.static import AttackTax, BecomesA
from rulings_cli.oracle.clauses import say_clauses
from rulings_cli.oracle.creating import STILL
from rulings_cli.oracle.enduring import WHERE_STILL, still_so
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    full_stop,
    pair,
    with_full_stop,
)
from rulings_cli.oracle.rewriting import rewritten
from rulings_cli.oracle.targeting import Introduced
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, walk

# sentences

_OPENINGS: Final = ("then", "otherwise ,")


def _read_sentence(reader: Reader, at: int) -> Iterator[Found]:
    """Give a sentence without its full stop."""
    for opening in ("", *_OPENINGS):
        start = reader.here(at, *opening.split()) if opening else at
        if start < 0:
            continue
        for (effects, joiner), end in reader.all("clauses", start):
            made = Sentence(effects, joiner, opening)
            yield made, end
            yield from _where(reader, made, end)
        for (both, joiner), end in reader.all("two trailing ifs", start):
            yield Sentence(both, joiner, opening), end
        for category in ("delayed", "trailing if"):
            for effect, end in reader.all(category, start):
                yield _of_the_last(Sentence((effect,), "and", opening)), end


def _of_the_last(made: Sentence) -> Sentence:
    """Let "…, then discard a card unless …" be a condition of what is done last alone."""
    only = made.effects[0]
    if not isinstance(only, If) or only.words != _THEN or only.instead:
        return made
    last = only.evolve(effects=only.effects[-1:], words="")
    return made.evolve(effects=(*only.effects[:-1], last), joiner=_THEN)


def _where(reader: Reader, made: Sentence, at: int) -> Iterator[Found]:
    start = reader.here(at, ",", "where", "x", "is")
    if start >= 0:
        for amount, end in reader.all("amount", start):
            known = with_x(made, WhereX(amount))
            yield known, end
            last: Any = known.effects[-1]
            is_such = isinstance(last, ContinuousChange) and isinstance(last.changes[0], BecomesA)
            for still in STILL if is_such and not last.changes[0].keeps else ():
                after = reader.here(end, ".", *still.split())
                if after >= 0:
                    kept = still_so(last, still, WHERE_STILL)
                    yield known.evolve(effects=(*known.effects[:-1], kept)), after


_T = TypeVar("_T")


def with_x(node: _T, known: WhereX) -> _T:
    """Give the tree in which X is the known amount."""

    def change(each: Any) -> Any:
        if each == VariableX():
            return known
        if isinstance(each, AttackTax | UnlessPays):
            # "pays {X}": one generic mana so often, which is not the X of a cost of its own
            parts = (_times(part, known) for part in each.cost.components)
            return each.evolve(cost=Cost(tuple(parts)))
        return each

    return rewritten(node, change)


def _times(component: CostComponent, known: WhereX) -> CostComponent:
    if isinstance(component, PayMana) and component.cost.symbols == (known.letter,):
        return PayMana(ManaCost(("1",)), known)
    return component


def _say_sentence(sayer: Sayer, node: Sentence) -> Words | None:
    sayer.where.clear()
    words = node.opening.split()
    only = node.effects[0]
    said = sayer.try_say("delayed", only) if len(node.effects) == 1 else None
    if said is None:
        said = say_clauses(sayer, node.effects, node.joiner)
    if said is None:
        return None
    words += said
    if sayer.where:
        known = sayer.where[0]
        sayer.where.clear()
        words += [",", "where", known.letter, "is", *sayer.say("amount", known.of)]
    last = node.effects[-1]
    if isinstance(last, ContinuousChange) and last.words == WHERE_STILL:
        words += [".", *last.changes[0].keeps.split()]  # type: ignore[attr-defined]  # a BecomesA
    return words


pair(
    "sentence",
    Sentence,
    _read_sentence,
    _say_sentence,
    first="then otherwise <clauses> <delayed> <trailing_if>",
)


class _Rider(Value):
    """What a sentence of its own says about the mana of the sentence before."""

    restriction: Any = None
    riders: tuple[ManaRider, ...] = ()


def _read_rider(reader: Reader, at: int) -> Iterator[Found]:
    for restriction, end in reader.all("restriction", at):
        yield _Rider(restriction), end
        for words in (
            ", and that spell can't be countered",
            ", and it can't be countered",
            ", and those spells can't be countered",
        ):
            after = reader.here(end, *words.split())
            if after >= 0:
                yield _Rider(restriction, (ManaRider("uncounterable", words=words),)), after
    for rider, end in reader.all("mana rider", at):
        yield _Rider(riders=(rider,)), end


# bodies


def _read_sentences(reader: Reader, at: int) -> Iterator[Found]:
    yield from _sentences_after(reader, (), at)


def _sentences_after(reader: Reader, found: tuple[Sentence, ...], at: int) -> Iterator[Found]:
    if found and reader.tokens[at] == "\n":
        for table, end in reader.all("results table", at):
            yield (*found, Sentence((table,))), end
        return
    for one, end in reader.all("sentence", at):
        after = full_stop(reader, end)
        if after >= 0:
            yield from _go_on(reader, (*found, one), after)
        start = reader.here(end, ",", "then")
        if start >= 0 and any(isinstance(each, WhereX) for each in walk(one)):
            for two, last in reader.all("sentence", start):
                after = full_stop(reader, last)
                if after >= 0 and not two.opening:
                    both = (*found, one, two.evolve(opening=_THEN))
                    yield from _go_on(reader, both, after)
    if found and _adds(found[-1]):
        for rider, end in _read_rider(reader, at):
            if reader.tokens[end] == ".":
                yield from _go_on(reader, _all_ridden(found, rider), end + 1)


#: How a sentence opens that goes on after what X is: "scry X, where X is …, then draw a card".
_THEN: Final = ", then"


def _join_then(words: Words, sentence: Sentence) -> Words:
    """Leave out the full stop before a sentence that goes on from the one before."""
    return words[:-1] if sentence.opening == _THEN and words[-1] == "." else words


def _go_on(reader: Reader, found: tuple[Sentence, ...], at: int) -> Iterator[Found]:
    yield found, at
    if reader.tokens[at] not in ("", '"'):
        yield from _sentences_after(reader, found, at)


def _all_ridden(found: tuple[Sentence, ...], rider: _Rider) -> tuple[Sentence, ...]:
    """Let a rider hold for the mana of the last sentence, and for that which it is instead of."""
    count = 1 + (len(found) > 1 and _is_instead(found[-1]) and _adds(found[-2]))
    return (*found[:-count], *(_ridden(each, rider) for each in found[-count:]))


def _is_instead(sentence: Sentence) -> bool:
    return any(isinstance(each, If) and each.instead for each in sentence.effects)


def _adds(sentence: Sentence) -> bool:
    return any(isinstance(each, Add) for each in _flat(sentence.effects))


def _flat(effects: tuple[Any, ...]) -> Iterator[Any]:
    for each in effects:
        yield each
        yield from _flat(getattr(each, "effects", ()))


def _ridden(sentence: Sentence, rider: _Rider) -> Sentence:
    def change(each: Any) -> Any:
        if not isinstance(each, Add):
            return each
        return each.evolve(
            restriction=rider.restriction or each.restriction,
            riders=(*each.riders, *rider.riders),
        )

    ridden: Sentence = _on_adds(sentence, change)
    return ridden


def _on_adds(node: Any, change: Any) -> Any:
    """Change what adds mana in a sentence itself, not in an ability that it speaks of."""
    made = change(node)
    held = getattr(made, "effects", ())
    return made.evolve(effects=tuple(_on_adds(each, change) for each in held)) if held else made


def _say_sentences(sayer: Sayer, node: tuple[Sentence, ...]) -> Words | None:
    words: Words = []
    for each, after in zip(node, (*node[1:], None), strict=True):
        plain = _on_adds(each, _without_riders)
        words = _join_then(words, each)
        words += with_full_stop(sayer.say("sentence", plain))
        if after is not None and _is_instead(after) and _adds(after):
            continue  # said once for both
        for effect in _flat(each.effects):
            if isinstance(effect, Add):
                words += _say_riders(sayer, effect)
                break
    return words


def _without_riders(each: Any) -> Any:
    if isinstance(each, Add) and (each.restriction or each.riders):
        return each.evolve(restriction=None, riders=())
    return each


def _say_riders(sayer: Sayer, add: Add) -> Words:
    words: Words = []
    riders = list(add.riders)
    if add.restriction is not None:
        words += sayer.say("restriction", add.restriction)
        if riders and riders[0].words.startswith(","):
            words += riders.pop(0).words.split()
        words.append(".")
    for each in riders:
        words += [*sayer.say("mana rider", each), "."]
    return words


pair("sentences", tuple, _read_sentences, _say_sentences)


def _read_open(reader: Reader, at: int) -> Iterator[Found]:
    """Give sentences of which the last lacks its full stop, which the outer sentence has.

    What follows a reflexive trigger in a paragraph belongs to it: the longest is meant.
    """
    found = max(reader.all("sentences", at), key=lambda one: one[1], default=None)
    if found is not None:
        for sentences, end in reader.all("sentences", at):
            if end == found[1]:
                yield sentences, end - (reader.tokens[end - 1] == ".")


def _read_waiting(reader: Reader, at: int) -> Iterator[Found]:
    """Give the sentences of a delayed trigger, the last without its full stop.

    What chooses a target, or waits for something else that may happen, is no part of it.
    """
    found = [
        (sentences, end)
        for sentences, end in reader.all("sentences", at)
        if not any(_stands_apart(each) for each in sentences[1:])
    ]
    longest = max((end for _, end in found), default=-1)
    for sentences, end in found:
        if end == longest:
            yield sentences, end - (reader.tokens[end - 1] == ".")


def _stands_apart(sentence: Sentence) -> bool:
    return any(
        isinstance(each, Introduced)
        or (isinstance(each, DelayedTrigger) and each.words.endswith(("this turn", "this way")))
        for each in walk(sentence)
    )


def _say_open(sayer: Sayer, node: tuple[Sentence, ...]) -> Words | None:
    words = sayer.say("sentences", node)
    if "\n" in words:  # modes have their own full stops
        return words
    return words[:-1] if words[-1] == "." else words


pair("open sentences", tuple, _read_open, _say_open)
pair("waiting sentences", tuple, _read_waiting, _say_open)

"""What changes costs: more, less, additional, alternative (CR 118.7, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import BothConditions, DuringTurn
from rulings_cli.abilities.described import (
    AnyQuality,
    Described,
    HasSubtype,
    HasType,
    Quality,
)
from rulings_cli.abilities.references import ThatPlayer, You
from rulings_cli.abilities.static import (
    AdditionalCost,
    AlternativeCost,
    CastOnly,
    CostChange,
    MinimumCost,
)
from rulings_cli.oracle.describing import ADJECTIVE_WORDS, ADJECTIVES
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import (
    NUMBER_WORDS,
    NUMBERS,
    SUBTYPE_WORDS,
    TYPE_WORDS,
    words_in,
)
from rulings_cli.terms.mana import ManaCost

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
    for what, middle in reader.all("thing", at + 1) if reader.tokens[at] == "each" else ():
        if reader.tokens[middle] == "costs" and what.noun == "spell":
            subjects.append((base.evolve(what=what, words="each"), middle + 1))
    subjects += [
        (base.evolve(what=what), middle + 1)
        for what, middle in reader.all("nth spell", at)
        if reader.tokens[middle] == "costs"
    ]
    subjects += _two_kinds(reader, at, base)
    for made, start in subjects:
        for amount, middle in reader.all("mana cost", start):
            less = reader.tokens[middle]
            if less not in ("less", "more"):
                continue
            verb = "activate" if made.keyword else "cast"
            after = reader.here(middle + 1, "to", verb)
            if after >= 0:
                changed = made.evolve(amount=amount, less=less == "less")
                yield from cost_tail(reader, after, changed)


def _two_kinds(reader: Reader, at: int, base: CostChange) -> list[tuple[CostChange, int]]:
    """Read "black spells and green spells you cast cost": spells of either kind."""
    first, second = _one_word(reader, at), None
    end = reader.here(at + 1, "spells", "and") if first is not None else -1
    after = reader.here(end + 1, "spells", "you", "cast", "cost") if end >= 0 else -1
    if after >= 0:
        second = _one_word(reader, end)
    if first is None or second is None:
        return []
    either = AnyQuality((first, second), "and")
    what = Described(adjectives=(either,), noun="spell", controller=You("you"))
    return [(base.evolve(what=what, words=_TWO_KINDS), after)]


def _one_word(reader: Reader, at: int) -> Quality | None:
    """Give what one word says of a spell: a color, a type or a subtype."""
    word = reader.tokens[at]
    if word in SUBTYPE_WORDS and word not in TYPE_WORDS:
        return HasSubtype(SUBTYPE_WORDS[word])
    return HasType(word) if word in TYPE_WORDS else ADJECTIVES.get(word)


_TWO_KINDS: Final = "two kinds"
_CONDITION_FIRST: Final = "condition first"
_ONLY_COLORED: Final = "this effect reduces only the amount of colored mana you pay"


def cost_tail(reader: Reader, at: int, made: CostChange) -> Iterator[Found]:
    """Read what follows "less to cast", if anything."""
    yield made, at
    end = reader.here(at, ".", *words_in(_ONLY_COLORED))
    if end >= 0 and made.less:
        yield made.evolve(only_colored=True), end
    if reader.here(at, "for", "each") >= 0:
        if reader.here(at, "for", "each", "target", "beyond", "the", "first") >= 0:
            from rulings_cli.abilities.quantities import ThatMuch

            yield made.evolve(for_each=ThatMuch("target beyond the first")), at + 6
        for each, end in reader.all("each amount", at + 2):
            yield made.evolve(for_each=each), end
    if reader.tokens[at] == "if":
        for condition, end in reader.all("conditions", at + 1):
            yield made.evolve(condition=condition), end
    for condition, end in reader.all("cost time", at):
        words = f"{made.words}|time" if made.words else "time"
        yield made.evolve(condition=condition, words=words), end
    start = reader.here(at, ",", "where", "x", "is")
    if start >= 0:
        for amount, end in reader.all("amount", start):
            said = "each|where X is" if made.words else "where X is"
            yield made.evolve(for_each=amount, words=said), end


_NOT_IN_ITS_TURN: Final = "except during its controller's turn"
constants(
    "cost time",
    {_NOT_IN_ITS_TURN: DuringTurn(ThatPlayer(), negated=True, words=_NOT_IN_ITS_TURN)},
)
include("cost time", "time")


def _say_cost_change(sayer: Sayer, node: CostChange) -> Words | None:
    if node.words == _CONDITION_FIRST:
        return None
    if node.keyword not in ("", "this ability") or node.abilities_of or node.minimum or node.who:
        return None
    if node.of is not None:
        return None
    if node.this or node.keyword:
        words = ["this", "ability" if node.keyword else "spell", "costs"]
    elif node.words == _TWO_KINDS and node.what is not None:
        (either,) = node.what.adjectives
        assert isinstance(either, AnyQuality)
        first, second = (
            each.name if isinstance(each, HasType | HasSubtype) else ADJECTIVE_WORDS[each]
            for each in either.qualities
        )
        words = [first, "spells", "and", second, *words_in("spells you cast cost")]
    elif node.words.startswith("each"):
        words = ["each", *sayer.say("thing", node.what), "costs"]
    else:
        nth = sayer.try_say("nth spell", node.what)
        words = [*sayer.say("things", node.what), "cost"] if nth is None else [*nth, "costs"]
    verb = "activate" if node.keyword else "cast"
    words += [str(node.amount), "less" if node.less else "more", "to", verb]
    return words + say_cost_tail(sayer, node)


def say_cost_tail(sayer: Sayer, node: CostChange) -> Words:
    """Say what follows "less to cast": for each of what, if what, where X is what."""
    words: Words = [".", *words_in(_ONLY_COLORED)] if node.only_colored else []
    if node.words.endswith("where X is"):
        return [*words, ",", "where", "X", "is", *sayer.say("amount", node.for_each)]
    if node.for_each is not None:
        from rulings_cli.abilities.quantities import ThatMuch

        if isinstance(node.for_each, ThatMuch) and node.for_each.words == "target beyond the first":
            return [*words, *words_in("for each target beyond the first")]
        words += ["for", "each", *sayer.say("each amount", node.for_each)]
    if node.condition is not None and node.words.endswith("time"):
        words += sayer.say("cost time", node.condition)
    elif node.condition is not None:
        words += ["if", *sayer.say("conditions", node.condition)]
    return words


pair(
    "static",
    CostChange,
    _read_cost_change,
    _say_cost_change,
    first="this each <things> <nth_spell>",
)
phrase(
    "static",
    CostChange,
    "if <condition:conditions> , this spell costs <amount:mana cost> less to cast",
    less=True,
    this=True,
    words=_CONDITION_FIRST,
)


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
    "you may <cost:paid> rather than pay this spell's mana cost . <only:only mana this way>",
)
phrase(
    "static",
    AlternativeCost,
    "if <condition:conditions> , you may <cost:paid> rather than pay this spell's mana cost",
)
phrase(
    "static",
    AlternativeCost,
    "as long as <condition:conditions> , you may <cost:paid> to cast this spell",
    words="as long as",
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


def _read_cast_only(reader: Reader, at: int) -> Iterator[Found]:
    """Read "cast this spell only during combat and only if you've been attacked this step"."""
    start = reader.here(at, "cast", "this", "spell", "only")
    for time, middle in reader.all("time", start) if start >= 0 else ():
        begun = reader.here(middle, "and", "only", "if")
        for condition, end in reader.all("conditions", begun) if begun >= 0 else ():
            yield CastOnly(BothConditions((time, condition), "and only if")), end


def _say_cast_only(sayer: Sayer, node: CastOnly) -> Words | None:
    both = node.condition
    if not isinstance(both, BothConditions) or both.joiner != "and only if":
        return None
    time, condition = both.conditions
    words = ["cast", "this", "spell", "only", *sayer.say("time", time)]
    return [*words, "and", "only", "if", *sayer.say("conditions", condition)]


pair("static", CastOnly, _read_cast_only, _say_cast_only, first="cast")
phrase("static", CastOnly, "cast this spell only if <condition:conditions>", words="if")
phrase("static", CastOnly, "you can't cast ~ unless <condition:conditions>", words="unless")

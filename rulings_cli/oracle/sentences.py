"""Sentences and bodies: subjects, may, if, unless, and how effects are joined (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeVar

from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.effects import (
    Add,
    BecomeReflexive,
    DelayedTrigger,
    ForEach,
    If,
    May,
    MayPay,
    PutIntoZone,
    Sentence,
    UnlessPays,
)
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.quantities import VariableX, WhereX
from rulings_cli.abilities.references import You
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    full_stop,
    never,
    pair,
    with_full_stop,
)
from rulings_cli.oracle.referring import is_third_person
from rulings_cli.oracle.rewriting import rewritten
from rulings_cli.terms.values import Value

_WHO_FIELDS: Final = ("who",)


def _subject_of(effect: Value) -> Value | None:
    return getattr(effect, "who", None)


# one clause


def _read_clause(reader: Reader, at: int, subject: Value | None) -> Iterator[Found]:
    """Give effects of one clause; `subject` is that of the clause before, for "… and draws"."""
    yield from reader.all("effect", at)
    for effect, end in reader.all("vp", at):
        yield effect, end
        if subject is not None and subject != You() and hasattr(effect, "who"):
            yield effect.evolve(who=subject), end
    for who, middle in reader.all("player", at):
        for effect, end in reader.all("vp", middle):
            if hasattr(effect, "who"):
                yield effect.evolve(who=who), end


def _say_clause(sayer: Sayer, effect: Value, subject: Value | None) -> Words | None:
    """Say one effect; a subject that is that of the clause before is left out."""
    said = sayer.try_say("effect", effect)
    if said is not None:
        return said
    who = _subject_of(effect)
    if who is None or (isinstance(who, You) and not who.words and subject is None):
        return sayer.with_number("vp", _bare(effect), third=False)
    third = is_third_person(who)
    if subject is not None and who == subject and not (isinstance(who, You) and who.words):
        return sayer.with_number("vp", _bare(effect), third=third and subject != You())
    if isinstance(who, You) and not who.words:
        return sayer.with_number("vp", _bare(effect), third=False)
    return [*sayer.say("player", who), *sayer.with_number("vp", _bare(effect), third=third)]


def _bare(effect: Value) -> Value:
    return effect.evolve(who=You()) if hasattr(effect, "who") else effect


# clauses in a row

_JOINTS: Final = {
    "and": ("and",),
    ", then": (",", "then"),
    "then": ("then",),
    ", and": (",", "and"),
    ",": (",",),
}


def _read_clauses(reader: Reader, at: int) -> Iterator[Found]:
    """Give (effects, joiner) for clauses in a row."""
    for effect, end in _read_clause(reader, at, None):
        yield ((effect,), "and"), end
        yield from _more_clauses(reader, (effect,), (), end)


def _more_clauses(
    reader: Reader, found: tuple[Value, ...], joints: tuple[str, ...], at: int
) -> Iterator[Found]:
    if isinstance(found[-1], If | ForEach):
        return
    for name, words in _JOINTS.items():
        start = reader.here(at, *words)
        if start < 0:
            continue
        if name == "and" and isinstance(found[-1], PutIntoZone):
            for effect, end in _read_rest(reader, start):
                both, all_joints = (*found, effect), (*joints, name)
                yield (both, name if len(set(all_joints)) == 1 else "|".join(all_joints)), end
        for effect, end in _read_clause(reader, start, _subject_of(found[-1])):
            if isinstance(found[-1], May) and not _is_said(effect):
                continue
            both, all_joints = (*found, effect), (*joints, name)
            joiner = name if len(set(all_joints)) == 1 else "|".join(all_joints)
            if name != ",":
                yield (both, joiner), end
            yield from _more_clauses(reader, both, all_joints, end)


pair(
    "clauses",
    tuple,
    _read_clauses,
    lambda sayer, node: _say_clauses(sayer, node[0], node[1]),
)


def _read_rest(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the rest into your graveyard" after another such clause: the verb is left out."""
    if reader.tokens[at] == "the":
        for what, middle in reader.all("pronoun", at):
            for (zone, position, order, of, words), end in reader.all("place", middle):
                yield PutIntoZone(what, zone, position, order, of, words), end


def _say_clauses(sayer: Sayer, effects: tuple[Value, ...], joiner: str) -> Words | None:
    joints = joiner.split("|") if "|" in joiner else [joiner] * (len(effects) - 1)
    words: Words = []
    subject: Value | None = None
    for index, effect in enumerate(effects):
        said = _say_clause(sayer, effect, subject)
        if said is None:
            return None
        if (
            index
            and isinstance(effect, PutIntoZone)
            and isinstance(effects[index - 1], PutIntoZone)
        ):
            said = said[1:] if said[1:2] == ["the"] else said
        if index:
            words += _JOINTS[joints[index - 1]]
        words += said
        subject = _subject_of(effect)
    return words


# may, unless, if


def _read_may(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        if reader.tokens[middle] != "may":
            continue
        start = middle + 1
        held = who.evolve(words="") if isinstance(who, You) else who
        for (effects, joiner), end in reader.all("clauses", start):
            if any(isinstance(each, _WHOLE) or _is_said(each) for each in effects):
                continue
            done = tuple(
                each.evolve(who=held) if getattr(each, "who", None) == You() else each
                for each in effects
            )
            yield May(done, who, "" if joiner == "and" else joiner), end
        if reader.tokens[start] == "pay":
            for cost, end in reader.all("paid", start):
                yield MayPay(cost, who), end


def _say_may(sayer: Sayer, node: May) -> Words | None:
    opening = [
        *sayer.say("player", node.who.evolve(words="you") if node.who == You() else node.who),
        "may",
    ]
    bare = tuple(_bare(each) if _subject_of(each) == node.who else each for each in node.effects)
    said = _say_clauses(sayer, bare, node.words or "and")
    return None if said is None else [*opening, *said]


#: Effects that hold clauses of their own: what follows by "and" is theirs.
_WHOLE: Final = (May, If, ForEach, MayPay)


def _is_said(effect: Value) -> bool:
    who = _subject_of(effect)
    return who is not None and (not isinstance(who, You) or bool(who.words))


def _say_may_pay(sayer: Sayer, node: MayPay) -> Words | None:
    who = node.who.evolve(words="you") if node.who == You() else node.who
    return [*sayer.say("player", who), "may", *sayer.say("paid", node.cost)]


pair("effect", May, _read_may, _say_may)
pair("effect", MayPay, never, _say_may_pay, first="")


def _read_unless(reader: Reader, at: int) -> Iterator[Found]:
    for effect, end in reader.all("vp", at):
        if reader.tokens[end] == "unless":
            for who, middle in reader.all("player", end + 1):
                for cost, after in _third_person_paid(reader, middle):
                    yield UnlessPays((effect,), cost, who), after


def _third_person_paid(reader: Reader, at: int) -> Iterator[tuple[Cost, int]]:
    if reader.tokens[at] == "pays":
        from rulings_cli.abilities.costs import PayLife, PayMana

        for cost, end in reader.all("mana cost", at + 1):
            yield Cost((PayMana(cost),)), end
            if reader.here(end, "for", "each") >= 0:
                for each, after in reader.all("each amount", end + 2):
                    yield Cost((PayMana(cost, each),)), after
        for amount, end in reader.all("digits", at + 1):
            if reader.tokens[end] == "life":
                yield Cost((PayLife(amount),)), end + 1
    else:
        yield from reader.all("paid", at)


def _say_unless(sayer: Sayer, node: UnlessPays) -> Words | None:
    if len(node.effects) != 1:
        return None
    said = sayer.with_number("vp", node.effects[0], third=False)
    who = node.who.evolve(words="you") if node.who == You() else node.who
    cost = sayer.say("paid", node.cost)
    if is_third_person(node.who):
        if cost[0] != "pay":
            return None
        cost = ["pays", *cost[1:]]
    return [*said, "unless", *sayer.say("player", who), *cost]


pair("effect", UnlessPays, _read_unless, _say_unless)


def _read_if(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] == "if":
        for condition, end in reader.all("conditions", at + 1):
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    yield _if(condition, effects, joiner), after
                    if reader.tokens[after] == "instead":
                        yield _if(condition, effects, joiner, instead=True), after + 1
                if reader.tokens[end + 1] == "instead":
                    for (effects, joiner), after in reader.all("clauses", end + 2):
                        made = _if(condition, effects, joiner, instead=True)
                        yield made.evolve(words=f"{made.words}!"), after


def _if(condition: Value, effects: tuple[Value, ...], joiner: str, *, instead: bool = False) -> If:
    words = "" if joiner == "and" else joiner
    return If(condition, effects, instead=instead, words=words)  # type: ignore[arg-type]


def _say_if(sayer: Sayer, node: If) -> Words | None:
    if node.otherwise:
        return None
    if node.trailing:
        clauses = _say_clauses(sayer, node.effects, node.words or "and")
        condition = sayer.say("conditions", node.condition)
        mark = ["instead", "if"] if node.instead else ["if"]
        return None if clauses is None else [*clauses, *mark, *condition]
    joiner = node.words.removesuffix("!") or "and"
    clauses = _say_clauses(sayer, node.effects, joiner)
    if clauses is None:
        return None
    opening = ["if", *sayer.say("conditions", node.condition), ","]
    if node.instead and node.words.endswith("!"):
        return [*opening, "instead", *clauses]
    return [*opening, *clauses, *(["instead"] if node.instead else [])]


pair("effect", If, _read_if, _say_if, first="if")


def _read_trailing_if(reader: Reader, at: int) -> Iterator[Found]:
    for (effects, joiner), end in reader.all("clauses", at):
        instead = reader.tokens[end] == "instead"
        if reader.tokens[end + instead] == "if":
            for condition, after in reader.all("conditions", end + instead + 1):
                made = _if(condition, effects, joiner, instead=instead)
                yield made.evolve(trailing=True), after


# "draw a card if you control a Wizard": the condition after the effects
pair("trailing if", If, _read_trailing_if, lambda _sayer, _node: None)


def _read_for_each(reader: Reader, at: int) -> Iterator[Found]:
    if reader.here(at, "for", "each") >= 0:
        for each, end in reader.all("each amount", at + 2):
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    if joiner == "and":
                        yield ForEach(each, effects), after


def _say_for_each(sayer: Sayer, node: ForEach) -> Words | None:
    clauses = _say_clauses(sayer, node.effects, "and")
    each = sayer.say("each amount", node.each)
    return None if clauses is None else ["for", "each", *each, ",", *clauses]


pair("effect", ForEach, _read_for_each, _say_for_each, first="for")

# delayed and reflexive triggers


def _read_delayed(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when you next cast a spell this turn, …" and "at the beginning of the next …"."""
    start = reader.here(at, "when", "you", "next", "cast")
    if start >= 0:
        from rulings_cli.abilities.durations import UntilEndOfTurn
        from rulings_cli.abilities.triggers import Casts

        for what, end in reader.all("a thing", start):
            body = reader.here(end, "this", "turn", ",")
            if body < 0:
                continue
            event = Casts(You("you"), what)
            for sentences, after in reader.all("open sentences", body):
                yield DelayedTrigger(event, sentences, duration=UntilEndOfTurn("this turn")), after
    if reader.tokens[at] == "at":
        for event, end in reader.all("event", at + 1):
            if reader.tokens[end] == "," and "next" in getattr(event, "words", ""):
                for sentences, after in reader.all("open sentences", end + 1):
                    yield DelayedTrigger(event, sentences, words="first"), after
    for duration, begun in reader.all("leading duration", at):
        if reader.tokens[begun] == "whenever":
            for event, end in reader.all("event", begun + 1):
                if reader.tokens[end] == ",":
                    for sentences, after in reader.all("open sentences", end + 1):
                        made = DelayedTrigger(event, sentences, False, duration, "whenever")
                        yield made, after
    for (effects, joiner), end in reader.all("clauses", at):
        if reader.tokens[end] == "at":
            for event, after in reader.all("event", end + 1):
                if getattr(event, "words", "").startswith(("the next", "your next", "end")):
                    yield DelayedTrigger(event, (Sentence(effects, joiner),), words="last"), after


def _say_delayed(sayer: Sayer, node: DelayedTrigger) -> Words | None:
    if node.words == "last":
        only = node.body[0]
        clauses = _say_clauses(sayer, only.effects, only.joiner)
        return None if clauses is None else [*clauses, "at", *sayer.say("event", node.event)]
    body = sayer.say("open sentences", node.body)
    if node.words == "whenever":
        lead = sayer.say("leading duration", node.duration)
        return [*lead, "whenever", *sayer.say("event", node.event), ",", *body]
    if node.words == "first":
        return ["at", *sayer.say("event", node.event), ",", *body]
    what = sayer.say("a thing", node.event.what)  # type: ignore[union-attr]  # it is Casts
    return ["when", "you", "next", "cast", *what, "this", "turn", ",", *body]


pair("delayed", DelayedTrigger, _read_delayed, _say_delayed)


def _read_reflexive(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "when", "you", "do", ",")
    if start >= 0:
        for sentences, end in reader.all("open sentences", start):
            yield BecomeReflexive(sentences), end


def _say_reflexive(sayer: Sayer, node: BecomeReflexive) -> Words | None:
    inner = Sayer(node.targets or sayer.targets)
    return ["when", "you", "do", ",", *inner.say("open sentences", node.body)]


pair("delayed", BecomeReflexive, _read_reflexive, _say_reflexive, first="when")

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
        for category in ("delayed", "trailing if"):
            for effect, end in reader.all(category, start):
                yield Sentence((effect,), "and", opening), end


def _where(reader: Reader, made: Sentence, at: int) -> Iterator[Found]:
    start = reader.here(at, ",", "where", "x", "is")
    if start >= 0:
        for amount, end in reader.all("amount", start):
            yield with_x(made, WhereX(amount)), end


_T = TypeVar("_T")


def with_x(node: _T, known: WhereX) -> _T:
    """Give the tree in which X is the known amount."""
    return rewritten(node, lambda each: known if each == VariableX() else each)


def _say_sentence(sayer: Sayer, node: Sentence) -> Words | None:
    sayer.where.clear()
    words = node.opening.split()
    only = node.effects[0]
    said = sayer.try_say("delayed", only) if len(node.effects) == 1 else None
    if said is None:
        said = _say_clauses(sayer, node.effects, node.joiner)
    if said is None:
        return None
    words += said
    if sayer.where:
        known = sayer.where[0]
        sayer.where.clear()
        words += [",", "where", known.letter, "is", *sayer.say("amount", known.of)]
    return words


pair("sentence", Sentence, _read_sentence, _say_sentence)


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


_PERSISTS: Final = (
    "until end of turn , you don't lose this mana as steps and phases end",
    "you don't lose this mana as steps and phases end",
    "until end of turn , this mana doesn't empty as steps and phases end",
    "this mana doesn't empty until end of turn",
)
constants("mana rider", {each: ManaRider("persists", words=each) for each in _PERSISTS})


def _read_spent_on(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "if", "that", "mana", "is", "spent", "on")
    if start >= 0:
        for what, end in reader.all("a thing", start):
            for words, kind in _SPENT_ON.items():
                after = reader.here(end, ",", *words.split())
                if after >= 0:
                    yield ManaRider(kind, what, words=words), after


_SPENT_ON: Final = {
    "it gains haste until end of turn": "haste",
    "it gains haste": "haste",
    "that creature enters with an additional +1/+1 counter on it": "counter",
    "it enters with an additional +1/+1 counter on it": "counter",
    "that spell can't be countered": "uncounterable",
    "it can't be countered": "uncounterable",
}


def _say_spent_on(sayer: Sayer, node: ManaRider) -> Words | None:
    if node.on is None or node.effects:
        return None
    opening = ["if", "that", "mana", "is", "spent", "on"]
    return [*opening, *sayer.say("a thing", node.on), ",", *node.words.split()]


pair("mana rider", ManaRider, _read_spent_on, _say_spent_on, first="if")


def _read_when_spent(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "when", "that", "mana", "is", "spent", "to", "cast")
    if start >= 0:
        for what, end in reader.all("a thing", start):
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    if joiner == "and":
                        yield ManaRider("when spent", what, effects), after


def _say_when_spent(sayer: Sayer, node: ManaRider) -> Words | None:
    if node.kind != "when spent" or node.on is None:
        return None
    clauses = _say_clauses(sayer, node.effects, "and")
    opening = ["when", "that", "mana", "is", "spent", "to", "cast"]
    return None if clauses is None else [*opening, *sayer.say("a thing", node.on), ",", *clauses]


pair("mana rider", ManaRider, _read_when_spent, _say_when_spent, first="when")
# bodies


def _read_sentences(reader: Reader, at: int) -> Iterator[Found]:
    yield from _sentences_after(reader, (), at)


def _sentences_after(reader: Reader, found: tuple[Sentence, ...], at: int) -> Iterator[Found]:
    for one, end in reader.all("sentence", at):
        after = full_stop(reader, end)
        if after >= 0:
            yield from _go_on(reader, (*found, one), after)
    if found and _adds(found[-1]):
        for rider, end in _read_rider(reader, at):
            if reader.tokens[end] == ".":
                yield from _go_on(reader, (*found[:-1], _ridden(found[-1], rider)), end + 1)


def _go_on(reader: Reader, found: tuple[Sentence, ...], at: int) -> Iterator[Found]:
    yield found, at
    if reader.tokens[at] not in ("", '"'):
        yield from _sentences_after(reader, found, at)


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

    return rewritten(sentence, change)


def _say_sentences(sayer: Sayer, node: tuple[Sentence, ...]) -> Words | None:
    words: Words = []
    for each in node:
        plain = rewritten(each, _without_riders)
        words += with_full_stop(sayer.say("sentence", plain))
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

    What follows a delayed or reflexive trigger in a paragraph belongs to it: the longest is meant.
    """
    found = max(reader.all("sentences", at), key=lambda one: one[1], default=None)
    if found is not None:
        for sentences, end in reader.all("sentences", at):
            if end == found[1]:
                yield sentences, end - (reader.tokens[end - 1] == ".")


def _say_open(sayer: Sayer, node: tuple[Sentence, ...]) -> Words | None:
    words = sayer.say("sentences", node)
    return words[:-1] if words[-1] == "." else words


pair("open sentences", tuple, _read_open, _say_open)

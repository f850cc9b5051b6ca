"""Clauses with their subjects, in a row, and with may, if, unless (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, TypeGuard

from rulings_cli.abilities.conditions import Not, YouDo
from rulings_cli.abilities.costs import Cost, EitherCost
from rulings_cli.abilities.durations import ForTheRestOfTheGame, WhileInZone
from rulings_cli.abilities.effects import (
    ApplyStatic,
    ContinuousChange,
    Counter,
    CreateToken,
    DealDamage,
    Discard,
    Exile,
    ExileTop,
    ForEach,
    GainLife,
    If,
    LookAtTop,
    May,
    MayPay,
    PutIntoZone,
    PutOntoBattlefield,
    Sacrifice,
    UnlessPays,
    VillainousChoice,
)
from rulings_cli.abilities.references import ChosenObjects, TargetPlayer, ThatPlayer, You, YouAnd
from rulings_cli.abilities.static import CantCast, CantPlayLands
from rulings_cli.oracle.countering import place_in_words, with_place
from rulings_cli.oracle.enduring import WITHIN, has_own_time
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    include,
    pair,
    third_person,
)
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.targeting import Introduced
from rulings_cli.terms.values import Value

_WHO_FIELDS: Final = ("who",)


def _subject_of(effect: Value) -> Value | None:
    return getattr(effect, "who", None)


# one clause


def _read_clause(reader: Reader, at: int, subject: Value | None) -> Iterator[Found]:
    """Give effects of one clause; `subject` is that of the clause before, for "… and draws"."""
    yield from reader.all("effect", at)
    for effect, end in reader.all("vp", at):
        if not (_is_plural(subject) and hasattr(effect, "who")):  # the plain verb is theirs
            yield effect, end
        if subject is not None and subject != You() and hasattr(effect, "who"):
            yield done_by(effect, subject), end
    for who, middle in reader.all("player", at):
        if isinstance(who, Introduced) and _is_plural(who) and reader.tokens[middle] == "each":
            middle += 1  # "two target players each draw a card"
        for effect, end in reader.all("vp", middle):
            if hasattr(effect, "who"):
                yield done_by(effect, who), end


def _is_plural(subject: Value | None) -> bool:
    """Tell whether a verb after another of the subject has the form that it has after you."""
    if isinstance(subject, Introduced):
        return bool(subject.target.player and subject.target.maximum != 1)
    return isinstance(subject, YouAnd) or (
        isinstance(subject, ThatPlayer) and subject.words == "they"
    )


def done_by(effect: Any, who: Any) -> Any:
    """Give what somebody does; "their library" after another subject is that player's."""
    if _is_of_their_own(effect) and effect.of == You() and getattr(effect, "words", "") != "-":
        return effect.evolve(who=who, of=who)
    return effect.evolve(who=who)


def _is_of_their_own(effect: Any) -> TypeGuard[ExileTop | LookAtTop]:
    """Tell whether "their library" is left to the subject, which looking says by itself."""
    return isinstance(effect, ExileTop) or (isinstance(effect, LookAtTop) and effect.reveal)


def _say_clause(sayer: Sayer, effect: Value, subject: Value | None) -> Words | None:
    """Say one effect; a subject that is that of the clause before is left out."""
    said = sayer.try_say("effect", effect)
    if said is not None:
        return said
    who = _subject_of(effect)
    if who is None or (isinstance(who, You) and not who.words and subject is None):
        return sayer.with_number("vp", _bare(effect), third=False)
    each = ["each"] if _are_target_players(sayer, who) else []
    third = is_third_person(who) and not each
    if subject is not None and who == subject and not (isinstance(who, You) and who.words):
        return sayer.with_number("vp", _bare(effect), third=third and subject != You())
    if isinstance(who, You) and not who.words:
        return sayer.with_number("vp", _bare(effect), third=False)
    said_who = sayer.say("player", who)
    return [*said_who, *each, *sayer.with_number("vp", _bare(effect), third=third)]


def _are_target_players(sayer: Sayer, who: Value) -> bool:
    """Tell whether several players are the target, each of whom does it."""
    if not isinstance(who, TargetPlayer) or who.words or who.index >= len(sayer.targets):
        return False
    return bool(sayer.targets[who.index].maximum != 1)


def _bare(effect: Value) -> Value:
    if _is_of_their_own(effect) and effect.of == effect.who:
        return effect.evolve(who=You(), of=You())
    return effect.evolve(who=You()) if hasattr(effect, "who") else effect


# clauses in a row

_JOINTS: Final = {
    "and": ("and",),
    ", then": (",", "then"),
    "then": ("then",),
    ", and": (",", "and"),
    ",": (",",),
}


_JOINT_WORDS: Final = Wordings(
    {" ".join(words): name for name, words in _JOINTS.items()}, spaced=True
)


def _read_clauses(reader: Reader, at: int) -> Iterator[Found]:
    """Give (effects, joiner) for clauses in a row."""
    for effect, end in _read_clause(reader, at, None):
        yield ((effect,), "and"), end
        yield from _more_clauses(reader, (effect,), (), end)


def _more_clauses(
    reader: Reader, found: tuple[Value, ...], joints: tuple[str, ...], at: int
) -> Iterator[Found]:
    if isinstance(found[-1], If | ForEach | VillainousChoice):
        return
    reader.stopped(at)
    for name, start in _JOINT_WORDS.read(reader, at):
        for effect, end in _read_gapped(reader, name, start, found[-1]):
            both, all_joints = (*found, effect), (*joints, name)
            if name != ",":
                yield (both, name if len(set(all_joints)) == 1 else "|".join(all_joints)), end
            if isinstance(effect, CreateToken):
                yield from _more_clauses(reader, both, all_joints, end)
        for effect, end in _read_clause(reader, start, _subject_of(found[-1])):
            if isinstance(found[-1], May) and not _is_said(effect):
                continue
            if name == "and" and _is_exception(found[-1], effect):
                continue
            if isinstance(found[-1], MayPay):
                if _is_paid(effect) or _is_said(effect):
                    continue
                effect = If(_OFFERED, (effect,))
            both, all_joints = (*found, effect), (*joints, name)
            joiner = name if len(set(all_joints)) == 1 else "|".join(all_joints)
            if name != ",":
                yield (both, joiner), end
            yield from _more_clauses(reader, both, all_joints, end)


def _read_gapped(reader: Reader, joint: str, at: int, before: Value) -> Iterator[Found]:
    """Read a clause that leaves out its verb, which is that of the clause before."""
    if joint in ("and", ",", ", and") and isinstance(before, CreateToken):
        for effect, end in reader.all("more tokens", at):
            yield effect.evolve(who=before.who), end
    if joint != "and":
        return
    if isinstance(before, DealDamage):
        yield from _read_more_damage(reader, at, before)
    if _is_put(before):
        yield from _read_rest(reader, at)
    if isinstance(before, ContinuousChange):
        yield from _read_more_changes(reader, at, before)


def _is_put(before: Value) -> bool:
    """Tell whether "put" is the verb, which the clause after it may leave out."""
    if isinstance(before, PutOntoBattlefield):
        return before.verb == "put"
    return isinstance(before, PutIntoZone)


def _is_exception(before: Value, effect: Value) -> bool:
    """Tell whether "and it has …" belongs to what a copy is except for (CR 707.9)."""
    return (
        isinstance(before, CreateToken)
        and before.except_ is not None
        and isinstance(effect, ContinuousChange)
        and isinstance(effect.duration, ForTheRestOfTheGame)
    )


#: The condition of "exile it" in "you may pay {1} and exile it": both are offered as one.
_OFFERED: Final = YouDo("and")


def _is_paid(effect: Value) -> bool:
    """Tell whether the effect reads as part of a cost: "you may pay {1} and discard a card"."""
    if isinstance(effect, Exile):
        return isinstance(effect.what, ChosenObjects)
    return isinstance(effect, Discard) or (isinstance(effect, Sacrifice) and not effect.what)


pair(
    "clauses",
    tuple,
    _read_clauses,
    lambda sayer, node: say_clauses(sayer, node[0], node[1]),
    first="<effect> <vp> <player>",
)


def _read_more_damage(reader: Reader, at: int, before: DealDamage) -> Iterator[Found]:
    """Read "2 damage to you" after another such clause: source and verb are left out."""
    for amount, middle in reader.all("digits", at):
        start = reader.here(middle, "damage", "to")
        for category in ("any target", "player", "object") if start >= 0 else ():
            for to, end in reader.all(category, start):
                yield DealDamage(amount, to, before.source), end


def _read_more_changes(reader: Reader, at: int, before: ContinuousChange) -> Iterator[Found]:
    """Read "can't be blocked this turn" after another change of the same object.

    A duration at the end belongs to every change before it that has none of its own.
    """
    if isinstance(before.duration, ForTheRestOfTheGame):
        return
    for changes, middle in reader.all("changes", at):
        if has_own_time(changes):
            yield ContinuousChange(before.of, changes, WITHIN, "same"), middle
        for duration, end in reader.all("duration", middle):
            if duration != before.duration:
                yield ContinuousChange(before.of, changes, duration, "same"), end


def _read_rest(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the rest into your graveyard" after another such clause: the verb is left out."""
    if reader.tokens[at] == "the":
        for what, middle in reader.all("pronoun", at):
            for (zone, position, order, of, words), end in reader.all("place", middle):
                yield PutIntoZone(what, zone, position, order, of, words), end


def _without_verb(said: Words, before: Value, effect: DealDamage) -> Words:
    """Leave out the source and the verb of a second damage from the same source."""
    if not isinstance(before, DealDamage) or before.source != effect.source:
        return said
    verb = next((k for k, each in enumerate(said) if each in ("deals", "deal")), -1)
    return said[verb + 1 :]


def say_clauses(sayer: Sayer, effects: tuple[Value, ...], joiner: str) -> Words | None:
    """Give the words of effects in a row, joined as they were read."""
    if joiner == "you and":
        from rulings_cli.oracle.you_and_yours import say_effects

        return say_effects(sayer, effects)
    joints = joiner.split("|") if "|" in joiner else [joiner] * (len(effects) - 1)
    words: Words = []
    subject: Value | None = None
    for index, effect in enumerate(effects):
        if isinstance(effect, If) and effect.condition == _OFFERED and index:
            effect = effect.effects[0]
        also = sayer.try_say("more tokens", effect) if index else None
        said = also if also is not None else _say_clause(sayer, effect, subject)
        if said is None:
            return None
        if index and isinstance(effect, DealDamage) and not effect.words:
            said = _without_verb(said, effects[index - 1], effect)
        if (
            index
            and joints[index - 1] == "and"
            and isinstance(effect, PutIntoZone)
            and _is_put(effects[index - 1])
        ):
            said = said[1:] if said[1:2] == ["the"] else said
        before = effects[index - 1]
        if isinstance(effect, ContinuousChange) and effect.words == "same":
            if not index or not isinstance(before, ContinuousChange):
                return None
            said = said[len(sayer.say("object", before.of)) :]
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
                done_by(each, held) if getattr(each, "who", None) == You() else each
                for each in effects
            )
            yield May(done, who, "" if joiner == "and" else joiner), end
        begins = reader.tokens[start]
        for cost, end in reader.all("paid", start) if begins in ("pay", *_EITHER) else ():
            if begins == "pay" or isinstance(cost.components[0], EitherCost):
                yield MayPay(cost, who), end


#: What one may do rather than something else: "you may sacrifice a Goat or discard a card".
_EITHER: Final = ("sacrifice", "discard")


def _say_may(sayer: Sayer, node: May) -> Words | None:
    if node.words == "have":
        return None
    opening = [
        *sayer.say("player", node.who.evolve(words="you") if node.who == You() else node.who),
        "may",
    ]
    bare = tuple(_bare(each) if _subject_of(each) == node.who else each for each in node.effects)
    said = say_clauses(sayer, bare, node.words or "and")
    return None if said is None else [*opening, *said]


#: Effects that hold clauses of their own: what follows by "and" is theirs.
_WHOLE: Final = (May, If, ForEach, MayPay)


def _is_said(effect: Value) -> bool:
    who = _subject_of(effect)
    return who is not None and (not isinstance(who, You) or bool(who.words))


def _read_must_pay(reader: Reader, at: int) -> Iterator[Found]:
    """Read "pay {2}. If you don't, …"."""
    for cost, end in reader.all("paid", at):
        if reader.here(end, ".", "if", "you") >= 0:
            yield MayPay(cost, must=True), end


def _say_may_pay(sayer: Sayer, node: MayPay) -> Words | None:
    if node.must:
        return sayer.say("paid", node.cost)
    who = node.who.evolve(words="you") if node.who == You() else node.who
    return [*sayer.say("player", who), "may", *sayer.say("paid", node.cost)]


pair("may effect", May, _read_may, _say_may, first="<player>")
include("effect", "may effect")
pair("effect", MayPay, _read_must_pay, _say_may_pay, first="pay")


def _read_unless(reader: Reader, at: int) -> Iterator[Found]:
    done = list(reader.all("vp", at))
    for who, middle in reader.all("player", at):
        for one, end in reader.all("vp", middle):
            if hasattr(one, "who"):
                done.append((done_by(one, who), end))
    done += reader.all("damage effect", at)
    done += reader.all("may effect", at)
    for effect, end in done:
        if reader.tokens[end] == "unless":
            for who, middle in reader.all("player", end + 1):
                for cost, after in _third_person_paid(reader, middle):
                    yield UnlessPays((effect,), cost, who), after
                    if isinstance(effect, Counter):
                        for placed, last in with_place(reader, effect, after):
                            yield UnlessPays((placed,), cost, who), last


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
        verb = _PLAIN.get(reader.tokens[at])
        words = pairwise(reader.raw[at:])
        if verb is not None:
            told = [_PLAIN.get(one, one) if before == "or" else one for before, one in words]
            plain = Reader([*reader.raw[:at], verb, *told])
            yield from plain.all("paid", at)


_PAYING: Final = ("sacrifice", "discard", "exile", "return", "reveal", "mill", "tap", "put")
_THIRD: Final = {each: third_person(each) for each in _PAYING}
_PLAIN: Final = {third: each for each, third in _THIRD.items()}


def _say_unless(sayer: Sayer, node: UnlessPays) -> Words | None:
    if len(node.effects) != 1:
        return None
    (only,) = node.effects
    place: Words = []
    if isinstance(only, Counter):
        place = place_in_words(sayer, only) or []
        only = Counter(only.what)
    doer = getattr(only, "who", You())
    if isinstance(only, DealDamage):
        said = sayer.say("damage effect", only)
    elif isinstance(only, May):
        said = sayer.say("may effect", only)
    elif doer != You() or getattr(doer, "words", ""):
        third = is_third_person(doer)
        said = [*sayer.say("player", doer), *sayer.with_number("vp", _bare(only), third=third)]
    else:
        said = sayer.with_number("vp", only, third=False)
    who = node.who.evolve(words="you") if node.who == You() else node.who
    cost = sayer.say("paid", node.cost)
    if is_third_person(node.who):
        told = [_THIRD.get(one, one) if before == "or" else one for before, one in pairwise(cost)]
        cost = [third_person(cost[0]), *told]
    return [*said, "unless", *sayer.say("player", who), *cost, *place]


pair("effect", UnlessPays, _read_unless, _say_unless, first="<vp> <player> <damage_effect>")


def _read_if(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] == "if":
        for condition, end in reader.all("conditions", at + 1):
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    yield _if(condition, effects, joiner), after
                    if reader.tokens[after] == "instead":
                        yield _if(condition, effects, joiner, instead=True), after + 1
                for trailing, after in reader.all("trailing if", end + 1):
                    if not trailing.instead:  # "if you do, counter it if …"
                        yield _if(condition, (trailing,), "and"), after
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
    if node.trailing and node.words == _GAPPED:
        bare = _say_without_verb(sayer, node.effects[0])
        return bare and [*bare, "if", *sayer.say("conditions", node.condition)]
    if node.trailing:
        clauses = say_clauses(sayer, node.effects, node.words or "and")
        if isinstance(node.condition, Not) and node.condition.words == "unless":
            condition = sayer.say("conditions", node.condition.of)
            return None if clauses is None else [*clauses, "unless", *condition]
        condition = sayer.say("conditions", node.condition)
        mark = ["instead", "if"] if node.instead else ["if"]
        return None if clauses is None else [*clauses, *mark, *condition]
    joiner = node.words.removesuffix("!") or "and"
    clauses = say_clauses(sayer, node.effects, joiner)
    if clauses is None:
        return None
    opening = ["if", *sayer.say("conditions", node.condition), ","]
    if node.instead and node.words.endswith("!"):
        return [*opening, "instead", *clauses]
    return [*opening, *clauses, *(["instead"] if node.instead else [])]


pair("effect", If, _read_if, _say_if, first="if")


def _is_asked_later(effect: Value) -> bool:
    """Tell whether an "if" after it is asked whenever its permission is used, not now."""
    return isinstance(getattr(effect, "duration", None), WhileInZone)


def _read_trailing_if(reader: Reader, at: int) -> Iterator[Found]:
    for (effects, joiner), end in reader.all("clauses", at):
        if any(isinstance(each, If) or _is_asked_later(each) for each in effects):
            continue
        if getattr(effects[-1], "except_", None) is not None:
            continue  # "… except it isn't legendary if the spell is": it belongs to the exception
        if reader.tokens[end] == "unless":
            for condition, after in reader.all("conditions", end + 1):
                made = _if(Not(condition, "unless"), effects, joiner)
                yield made.evolve(trailing=True), after
        instead = reader.tokens[end] == "instead"
        if reader.tokens[end + instead] == "if":
            for condition, after in reader.all("conditions", end + instead + 1):
                made = _if(condition, effects, joiner, instead=instead).evolve(trailing=True)
                yield made, after
                start = -1 if instead else reader.here(after, "instead", "if")
                for further, stop in reader.all("conditions", start) if start >= 0 else ():
                    yield If(further, (made,), trailing=True, instead=True), stop


def _read_two_trailing(reader: Reader, at: int) -> Iterator[Found]:
    """Read "draw a card if …, and gain 1 life if …": two effects with a condition each."""
    for first, end in reader.all("trailing if", at):
        start = reader.here(end, ",", "and")
        for second, after in reader.all("trailing if", start) if start >= 0 else ():
            yield ((first, second), ", and"), after
        gap = reader.here(end, "and")
        before = first.effects[-1] if gap >= 0 else None
        for effect, middle in _read_without_verb(reader, gap, before):
            start = reader.here(middle, "if")
            for condition, after in reader.all("conditions", start) if start >= 0 else ():
                second = If(condition, (effect,), trailing=True, words=_GAPPED)
                yield ((first, second), "and"), after


#: What is said of an effect whose verb is that of the clause before: "… and X life if …".
_GAPPED: Final = "gapped"


def _read_without_verb(reader: Reader, at: int, before: Value | None) -> Iterator[Found]:
    if isinstance(before, DealDamage):
        yield from _read_more_damage(reader, at, before)
    if isinstance(before, GainLife):
        for amount, middle in reader.all("count", at):
            if reader.tokens[middle] == "life":
                yield before.evolve(amount=amount), middle + 1

    if isinstance(before, ApplyStatic) and isinstance(before.effect, CantPlayLands):
        start = reader.here(at, "can't", "cast")
        for what, middle in reader.all("things", start) if start >= 0 else ():
            end = reader.here(middle, "this", "turn")
            if end >= 0:
                yield before.evolve(effect=CantCast(before.effect.who, what)), end


def _say_without_verb(sayer: Sayer, effect: Value) -> Words | None:
    if isinstance(effect, ApplyStatic) and isinstance(effect.effect, CantCast):
        return ["can't", "cast", *sayer.say("things", effect.effect.what), "this", "turn"]
    if isinstance(effect, GainLife):
        return [*sayer.say("count", effect.amount), "life"]
    if not isinstance(effect, DealDamage):
        return None
    to = (sayer.try_say(each, effect.to) for each in ("any target", "player", "object"))
    said = next((each for each in to if each is not None), None)
    return said and [*sayer.say("digits", effect.amount), "damage", "to", *said]


pair(
    "two trailing ifs",
    tuple,
    _read_two_trailing,
    lambda _sayer, _node: None,
    first="<clauses>",
)


# "draw a card if you control a Wizard": the condition after the effects
pair("trailing if", If, _read_trailing_if, lambda _sayer, _node: None, first="<clauses>")


def _read_for_each(reader: Reader, at: int) -> Iterator[Found]:
    if reader.here(at, "for", "each") >= 0:
        for each, end in reader.all("each amount", at + 2):
            if reader.tokens[end] == ",":
                for (effects, joiner), after in reader.all("clauses", end + 1):
                    if joiner == "and":
                        yield ForEach(each, effects), after


def _say_for_each(sayer: Sayer, node: ForEach) -> Words | None:
    clauses = say_clauses(sayer, node.effects, "and")
    each = sayer.say("each amount", node.each)
    return None if clauses is None else ["for", "each", *each, ",", *clauses]


pair("effect", ForEach, _read_for_each, _say_for_each, first="for")

"""Damage: to prevent it, to deal it, to fight (CR 120, 615, 701.14) ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.effects import (
    AttackedBy,
    DealDamage,
    Fight,
    Prevent,
    Several,
)
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import This
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    include,
    pair,
)
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.targeting import Introduced, Pronoun
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.values import Value

# preventing damage


def _read_prevent(reader: Reader, at: int) -> Iterator[Found]:
    starts: list[tuple[Any, bool, int]] = []
    for combat in (False, True):
        noun = ("combat", "damage") if combat else ("damage",)
        end = reader.here(at, "prevent", "all", *noun)
        if end >= 0:
            starts.append((None, combat, end))
        start = reader.here(at, "prevent", "the", "next")
        for amount, middle in reader.all("digits", start) if start >= 0 else ():
            end = reader.here(middle, *noun)
            if end >= 0:
                starts.append((amount, combat, end))
    for amount, combat, start in starts:
        middle = reader.here(start, "that", "would", "be", "dealt")
        if middle < 0:
            continue
        base = Prevent(amount, combat=combat)
        end = reader.here(middle, "this", "turn")
        if end >= 0:
            yield base, end
        both = reader.here(middle, "to", "and", "dealt", "by")
        for what, after in reader.all("object", both) if both >= 0 else ():
            finish = reader.here(after, "this", "turn")
            if finish >= 0:
                yield base.evolve(to=what, both=True), finish
        for word in ("to", "by"):
            if reader.tokens[middle] != word:
                continue
            for category in ("any target", "player", "object", "object pair"):
                for what, after in reader.all(category, middle + 1):
                    finish = reader.here(after, "this", "turn")
                    if finish >= 0 and (word == "to" or category == "object"):
                        held = {"to": what} if word == "to" else {"source": what}
                        yield base.evolve(**held), finish


def _say_prevent(sayer: Sayer, node: Prevent) -> Words | None:
    noun = ["combat", "damage"] if node.combat else ["damage"]
    if node.words:
        return None
    amount = ["all"] if node.amount is None else ["the", "next", *sayer.say("digits", node.amount)]
    words = ["prevent", *amount, *noun, "that", "would", "be", "dealt"]
    if node.to is not None:
        said = next(
            (
                found
                for category in ("any target", "player", "object", "object pair")
                if (found := sayer.try_say(category, node.to)) is not None
            ),
            None,
        )
        if said is None:
            return None
        words += ["to", *(["and", "dealt", "by"] if node.both else []), *said]
    elif node.source is not None:
        words += ["by", *sayer.say("object", node.source)]
    return [*words, "this", "turn"]


pair("vp", Prevent, _read_prevent, _say_prevent, first="prevent")

# what objects do: the subject is said


_RECEIVERS: Final = ("any target", "player", "object", "several", "attacked")
include("receiver", "group", "player", "target object")


def _read_several(reader: Reader, at: int) -> Iterator[Found]:
    firsts = list(reader.all("receiver", at))
    for first, middle in reader.all("any target", at):
        if isinstance(first, Introduced) and (first, middle) not in firsts:
            firsts.append((first, middle))  # "target player or planeswalker and each creature"
    for first, middle in firsts:
        if reader.tokens[middle] == "and":
            for second, end in reader.all("receiver", middle + 1):
                yield Several((first, second)), end


def _say_several(sayer: Sayer, node: Several) -> Words | None:
    first = sayer.try_say("any target", node.of[0])
    if first is None:
        first = sayer.say("receiver", node.of[0])
    return [*first, "and", *sayer.say("receiver", node.of[1])]


pair("several", Several, _read_several, _say_several, first="<receiver>")


_THOSE: Final = words_in("those permanents and/or players")
_EVENLY: Final = words_in("damage divided evenly , rounded down , among")


def _read_damage(reader: Reader, at: int) -> Iterator[Found]:
    """Read "deals 3 damage to any target" after a subject: (amount, to, words)."""
    if reader.tokens[at] not in ("deal", "deals"):
        return
    for amount, words, end in _damage_amounts(reader, at + 1):
        yield (amount, None, words), end
        if reader.tokens[end] == "to":
            for category in _RECEIVERS:
                for to, after in reader.all(category, end + 1):
                    yield (amount, to, words), after
    yield from _read_divided(reader, at + 1)
    if reader.here(at + 1, "damage", "to") >= 0:
        for category in _RECEIVERS:
            for to, middle in reader.all(category, at + 3):
                if reader.here(middle, "equal", "to") >= 0:
                    for amount, end in reader.all("amount", middle + 2):
                        yield (amount, to, "to equal"), end


def _read_divided(reader: Reader, at: int) -> Iterator[Found]:
    """Read damage that is divided among targets, as you choose or evenly."""
    for amount, end in reader.all("digits", at):
        start = reader.here(end, *words_in("damage divided as you choose among"))
        after = reader.here(start, *_THOSE) if start >= 0 else -1
        if after >= 0:
            yield (amount, Pronoun("", after - 1), "divided"), after
        if start >= 0:
            for to, after in reader.all("any target", start):
                yield (amount, to, "divided"), after
        start = reader.here(end, *_EVENLY)
        if start >= 0:
            for to, after in reader.all("any target", start):
                yield (amount, to, "evenly"), after


def _damage_amounts(reader: Reader, at: int) -> Iterator[tuple[Value, str, int]]:
    for amount, end in reader.all("digits", at):
        if reader.tokens[end] == "damage":
            yield amount, "", end + 1
    if reader.here(at, "that", "much", "damage") >= 0:
        yield ThatMuch(), "", at + 3
    if reader.here(at, "twice", "that", "much", "damage") >= 0:
        yield ThatMuch("twice that much"), "", at + 4
    if reader.here(at, "damage", "equal", "to") >= 0:
        for amount, end in reader.all("amount", at + 3):
            yield amount, "equal", end


def _say_damage(sayer: Sayer, node: tuple[Value, Value | None, str]) -> Words | None:
    amount, to, words = node
    verb = "deals" if sayer.third else "deal"
    target: Words = []
    if to is not None:
        said = next(
            (
                found
                for category in _RECEIVERS
                if (found := sayer.try_say(category, to)) is not None
            ),
            None,
        )
        if said is None:
            return None
        target = ["to", *said]
    if words == "evenly":
        return [verb, *sayer.say("digits", amount), *_EVENLY, *target[1:]]
    if words == "divided":
        among = words_in("damage divided as you choose among")
        return [verb, *sayer.say("digits", amount), *among, *(target[1:] or _THOSE)]
    if words == "to equal":
        return [verb, "damage", *target, "equal", "to", *sayer.say("amount", amount)]
    if words == "equal":
        return [verb, "damage", "equal", "to", *sayer.say("amount", amount), *target]
    if isinstance(amount, ThatMuch):
        return [verb, *amount.words.split(), "damage", *target]
    return [verb, *sayer.say("digits", amount), "damage", *target]


def _read_attacked(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, *_ATTACKED, "it's", "attacking")
    if end >= 0:
        it: Any = Pronoun("it", at)
        yield AttackedBy(it), end


_ATTACKED: Final = words_in("the player or planeswalker")
pair(
    "attacked",
    AttackedBy,
    _read_attacked,
    lambda sayer, node: [*_ATTACKED, f"{sayer.say('pronoun', node.of)[0]}'s", "attacking"],
    first="the",
)
pair("damage", tuple, _read_damage, _say_damage, first="deal deals")


def _read_deals(reader: Reader, at: int) -> Iterator[Found]:
    for source, middle in reader.all("object", at):
        for (amount, to, words), end in reader.all("damage", middle):
            aimed: Any = to if to is not None else Pronoun("", end - 1)
            said = None if isinstance(source, This) and source.words == "~" else source
            made = DealDamage(amount, aimed, said, words, words == "divided", words == "evenly")
            yield made, end


def _say_deals(sayer: Sayer, node: DealDamage) -> Words | None:
    source = node.source if node.source is not None else This()
    unsaid = getattr(node.to, "words", None) == " "
    damage = sayer.with_number(
        "damage",
        (node.amount, None if unsaid else node.to, node.words),
        third=is_third_person(source),
    )
    return [*sayer.say("object", source), *damage]


pair("damage effect", DealDamage, _read_deals, _say_deals, first="<object>")
include("effect", "damage effect")


def _read_fight(reader: Reader, at: int) -> Iterator[Found]:
    for first, middle in reader.all("object", at):
        if reader.tokens[middle] in ("fights", "fight"):
            for second, end in reader.all("object", middle + 1):
                yield Fight(first, second), end


def _say_fight(sayer: Sayer, node: Fight) -> Words | None:
    verb = "fights" if is_third_person(node.first) else "fight"
    return [*sayer.say("object", node.first), verb, *sayer.say("object", node.second)]


pair("effect", Fight, _read_fight, _say_fight, first="<object>")

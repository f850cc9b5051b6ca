"""What happened, was cast, was kicked or spent: conditions about the past (CR 603.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import (
    BothConditions,
    DuringTurn,
    EitherCondition,
    HappenedThisTurn,
    ManaWasSpent,
    Not,
    ObjectIs,
    WasCast,
    WasKicked,
    YouDo,
)
from rulings_cli.abilities.described import Described, TargetsObject
from rulings_cli.abilities.references import APlayer, ThatPlayer, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBERS

# what is plain

_KICKED: Final = (
    "this spell was kicked",
    "it was kicked",
    "~ was kicked",
    "this creature was kicked",
    "that spell was kicked",
)
constants("condition", {each: WasKicked(each) for each in _KICKED})
constants(
    "condition",
    {
        "it's your turn": DuringTurn(You(), words="it's your turn"),
        "it's not your turn": DuringTurn(You(), negated=True, words="it's not your turn"),
        "it isn't your turn": DuringTurn(You(), negated=True, words="it isn't your turn"),
        "it's not that player's turn": DuringTurn(
            ThatPlayer(), negated=True, words="it's not that player's turn"
        ),
        "it's an opponent's turn": DuringTurn(APlayer(), words="it's an opponent's turn"),
        "you do": YouDo("you do"),
        "you don't": YouDo("you don't", negated=True),
        "they do": YouDo("they do"),
        "they don't": YouDo("they don't", negated=True),
        "that player does": YouDo("that player does"),
        "that player doesn't": YouDo("that player doesn't", negated=True),
        "the player does": YouDo("the player does"),
        "you can't": YouDo("you can't", negated=True),
        "no mana was spent to cast it": ManaWasSpent(
            no_mana=True, words="no mana was spent to cast it"
        ),
    },
)
_CAST: Final = (
    "you cast it",
    "you cast it from your hand",
    "it was cast",
    "it was cast from your hand",
    "it was cast from a graveyard",
    "this spell was cast from a graveyard",
    "this spell was cast from your hand",
    "this spell was cast from exile",
    "this spell was cast from anywhere other than your hand",
    "it wasn't cast",
)
constants("condition", {each: WasCast(each) for each in _CAST})
phrase(
    "condition",
    WasKicked,
    "{words=it was kicked with its|this spell was kicked with its} <cost:kicker cost> kicker",
)
pair(
    "kicker cost",
    str,
    lambda reader, at: (
        ((reader.raw[at], at + 1) for _ in (0,)) if reader.tokens[at][:1] == "{" else iter(())
    ),
    lambda _, node: [node],
    first="{",
)


def _read_targets(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it targets a tapped creature" of a spell, whose cost depends on it."""
    for what, middle in reader.all("pronoun", at):
        if reader.tokens[middle] == "targets":
            for aimed, end in reader.all("aimed", middle + 1):
                described = Described(noun="spell", further=(TargetsObject(aimed),))
                yield ObjectIs(what, described, words="targets"), end


def _say_targets(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != "targets":
        return None
    (only,) = node.described.further
    assert isinstance(only, TargetsObject)
    return [*sayer.say("pronoun", node.what), "targets", *sayer.say("aimed", only.what)]


pair("condition", ObjectIs, _read_targets, _say_targets, first="<pronoun>")
_HAPPENED: Final = (
    "a creature died this turn",
    "you attacked this turn",
    "you attacked with a creature this turn",
    "a permanent left the battlefield under your control this turn",
    "a permanent you controlled left the battlefield this turn",
    "an opponent lost life this turn",
    "you gained life this turn",
    "you lost life this turn",
    "you've cast another spell this turn",
    "you've attacked this turn",
    "you've been attacked this step",
    "an opponent was dealt damage this turn",
    "you've cast an instant or sorcery spell this turn",
    "you've committed a crime this turn",
    "you've gained life this turn",
    "no spells were cast last turn",
    "a player cast two or more spells last turn",
    "a land entered the battlefield under your control this turn",
    "you had a land enter the battlefield under your control this turn",
    "you've cast a noncreature spell this turn",
    "you descended this turn",
    "you discarded a card this turn",
    "you sacrificed a permanent this turn",
    "you put a counter on a creature this turn",
    "~ attacked this turn",
    "it attacked this turn",
    "~ entered this turn",
    "this creature entered this turn",
    "this creature attacked this turn",
    "you have the city's blessing",
    "you're the monarch",
    "you have the initiative",
    "evidence was collected",
    "this spell was bargained",
    "it was bargained",
    "it's bargained",
    "the gift was promised",
    "you have max speed",
    "this creature is monstrous",
    "~ is monstrous",
    "you've played a land this turn",
    "you've completed a dungeon",
    "you don't have the city's blessing",
    "you haven't completed a dungeon",
    "you weren't the starting player",
    "tribute wasn't paid",
    "you win",
    "you have no cards in hand",
    "you have full party",
    "this land entered this turn",
    "an opponent has three or more poison counters",
    "you have a full party",
    "there are four or more card types among cards in your graveyard",
    "you played a land this turn",
    "this card is in your opening hand",
    "this artifact entered this turn",
    "it had no +1/+1 counters on it",
    "it had no -1/-1 counters on it",
    "it had one or more counters on it",
    "it had counters on it",
    "creature died this turn",
)
constants("condition", {each: HappenedThisTurn(each, each) for each in _HAPPENED})


_AMOUNTS_THIS_TURN: Final = (
    "you gained {} or more life this turn",
    "you've gained {} or more life this turn",
    "an opponent lost {} or more life this turn",
    "you've cast {} or more spells this turn",
    "you've drawn {} or more cards this turn",
    "you've lost {} or more life this turn",
    "{} or more creatures died this turn",
    "{} or more permanents you controlled left the battlefield this turn",
)


def _read_amount_this_turn(reader: Reader, at: int) -> Iterator[Found]:
    for words in _AMOUNTS_THIS_TURN:
        opening, _, closing = words.partition("{}")
        start = reader.here(at, *opening.split())
        word = reader.tokens[start] if start >= 0 else ""
        if word.isdigit() or word in NUMBERS:
            end = reader.here(start + 1, *closing.split())
            if end >= 0:
                yield HappenedThisTurn(words, words.format(word)), end


pair(
    "condition",
    HappenedThisTurn,
    _read_amount_this_turn,
    lambda _, node: node.words.split() if node.what in _AMOUNTS_THIS_TURN else None,
    first=" ".join(("#", *NUMBERS, *(each.split()[0] for each in _AMOUNTS_THIS_TURN))),
)


def _read_spent(reader: Reader, at: int) -> Iterator[Found]:
    from rulings_cli.oracle.producing import symbols_of

    found = symbols_of(reader.tokens[at])
    if found is None:
        return
    for noun in ("this spell", "it", "~"):
        for verb in ("was", "were", "wasn't"):
            end = reader.here(at + 1, verb, "spent", "to", "cast", *noun.split())
            if end >= 0:
                made = ManaWasSpent(found, words=f"{verb} spent to cast {noun}")
                yield (Not(made, verb) if verb == "wasn't" else made), end


def _say_spent(sayer: Sayer, node: ManaWasSpent | Not) -> Words | None:
    if isinstance(node, Not):
        inner = node.of
        return _say_spent(sayer, inner) if isinstance(inner, ManaWasSpent) else None
    if node.no_mana or not node.symbols:
        return None
    return ["".join(f"{{{each}}}" for each in node.symbols), *node.words.split()]


pair("condition", (ManaWasSpent, Not), _read_spent, _say_spent, first="{")
include("simple condition", "condition")


def _read_both(reader: Reader, at: int) -> Iterator[Found]:
    for first, end in reader.all("condition", at):
        yield first, end
        joiner = reader.tokens[end]
        if joiner in ("and", "or"):
            kind = BothConditions if joiner == "and" else EitherCondition
            start = end + 1
            marked = reader.tokens[start] == "if"
            for second, after in reader.all("condition", start + marked):
                yield kind((first, second), f"{joiner} if" if marked else joiner), after


def _say_both(sayer: Sayer, node: object) -> Words | None:
    if isinstance(node, BothConditions | EitherCondition):
        first, second = (sayer.say("condition", each) for each in node.conditions)
        return [*first, *node.joiner.split(), *second]
    return sayer.say("condition", node)


from rulings_cli.terms.values import Value  # noqa: E402  # the last phrase says any condition

pair("conditions", Value, _read_both, _say_both, first="<condition>")

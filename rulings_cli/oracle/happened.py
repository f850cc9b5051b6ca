"""What happened, was cast, was kicked or spent: conditions about the past (CR 603.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import (
    BothConditions,
    Controls,
    CostWasPaid,
    DidThisTurn,
    DuringTurn,
    EitherCondition,
    HappenedThisTurn,
    ManaWasSpent,
    Not,
    ObjectIs,
    RemainExiled,
    WasBeheld,
    WasCast,
    WasKicked,
    YouDo,
)
from rulings_cli.abilities.described import Described, HasType, Named, TargetsObject
from rulings_cli.abilities.references import APlayer, ThatPlayer, You
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    pair,
)
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS

# what is plain

_NOT_PUT: Final = "you don't put the card into your hand"
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
        "the player doesn't": YouDo("the player doesn't", negated=True),
        _NOT_PUT: YouDo(_NOT_PUT, negated=True),
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
_NOT_CAST: Final = ("you didn't cast it", "you didn't cast it from your hand")
constants(
    "condition",
    {each: Not(WasCast(each.replace("didn't cast", "cast")), each) for each in _NOT_CAST},
)
#: What did not happen this turn → what would have had to.
_NOT_HAPPENED: Final = {
    "you didn't lose life this turn": "you lost life",
    "you didn't attack this turn": "you attacked",
    "you didn't play a land this turn": "you played a land",
}
constants(
    "condition",
    {each: Not(HappenedThisTurn(what), each) for each, what in _NOT_HAPPENED.items()},
)
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
phrase("condition", RemainExiled, "any of <what:pronoun> remain exiled")
#: What happened or is so → its wordings, "{}" for the least number; the tree has the place of one.
_HAPPENED: Final[dict[str, tuple[str, ...]]] = {
    "creature died": (
        "a creature died this turn",
        "{} or more creatures died this turn",
    ),
    "you attacked": (
        "you attacked this turn",
        "you've attacked this turn",
        "you attacked with a creature this turn",
    ),
    "you attacked with creatures": ("you attacked with {} or more creatures this turn",),
    "small library": ("a library has {} or fewer cards in it",),
    "your permanent left": (
        "a permanent left the battlefield under your control this turn",
        "a permanent you controlled left the battlefield this turn",
        "{} or more permanents you controlled left the battlefield this turn",
    ),
    "opponent gained life": ("an opponent gained life this turn",),
    "opponent lost life": (
        "an opponent lost life this turn",
        "an opponent lost {} or more life this turn",
    ),
    "you gained life": (
        "you gained life this turn",
        "you've gained life this turn",
        "you gained {} or more life this turn",
        "you've gained {} or more life this turn",
    ),
    "you lost life": ("you lost life this turn", "you've lost {} or more life this turn"),
    "you cast spells": ("you've cast {} or more spells this turn",),
    "you cast another spell": ("you've cast another spell this turn",),
    "you cast an instant or sorcery": ("you've cast an instant or sorcery spell this turn",),
    "you cast a noncreature spell": ("you've cast a noncreature spell this turn",),
    "you drew cards": ("you've drawn {} or more cards this turn",),
    "no spell last turn": ("no spells were cast last turn",),
    "a player's two spells last turn": ("a player cast two or more spells last turn",),
    "your land entered": (
        "a land entered the battlefield under your control this turn",
        "you had a land enter the battlefield under your control this turn",
    ),
    "you played a land": ("you played a land this turn", "you've played a land this turn"),
    "you were attacked this step": ("you've been attacked this step",),
    "opponent was dealt damage": (
        "an opponent was dealt damage this turn",
        "an opponent was dealt {} or more damage this turn",
    ),
    "you committed a crime": ("you've committed a crime this turn",),
    "you descended": ("you descended this turn",),
    "you discarded a card": (
        "you discarded a card this turn",
        "you've discarded a card this turn",
    ),
    "you sacrificed a permanent": ("you sacrificed a permanent this turn",),
    "you put a counter": ("you put a counter on a creature this turn",),
    "~ attacked": ("~ attacked this turn", "this creature attacked this turn"),
    "it attacked": ("it attacked this turn",),
    "~ entered": (
        "~ entered this turn",
        "this creature entered this turn",
        "this land entered this turn",
        "this artifact entered this turn",
    ),
    "city's blessing": ("you have the city's blessing",),
    "no city's blessing": ("you don't have the city's blessing",),
    "monarch": ("you're the monarch",),
    "initiative": ("you have the initiative",),
    "evidence collected": ("evidence was collected",),
    "bargained": ("this spell was bargained", "it was bargained", "it's bargained"),
    "gift promised": ("the gift was promised",),
    "max speed": ("you have max speed",),
    "monstrous": ("this creature is monstrous", "~ is monstrous"),
    "dungeon completed": ("you've completed a dungeon",),
    "no dungeon completed": ("you haven't completed a dungeon",),
    "not the starting player": ("you weren't the starting player",),
    "tribute not paid": ("tribute wasn't paid",),
    "you win": ("you win",),
    "delirium": ("there are four or more card types among cards in your graveyard",),
    "hellbent": ("you have no cards in hand",),
    "empty library": ("your library has no cards in it",),
    "full party": ("you have full party", "you have a full party"),
    "corrupted": ("an opponent has three or more poison counters",),
    "in opening hand": ("this card is in your opening hand",),
    "had no +1/+1 counters": ("it had no +1/+1 counters on it",),
    "had no -1/-1 counters": ("it had no -1/-1 counters on it",),
    "neither day nor night": ("it's neither day nor night",),
    "escaped": ("it escaped", "~ escaped"),
    "cast a namesake": ("you've cast another spell named ~ this game",),
    "teamwork": ("this spell was cast using teamwork",),
    "spell warped": ("a spell was warped this turn",),
    "cast in your main phase": ("you cast this spell during your main phase",),
    "had counters": ("it had one or more counters on it", "it had counters on it"),
}


def _worded(*, counted: bool) -> dict[str, HappenedThisTurn]:
    """Give the wordings with or without a number, and the node of each."""
    return {
        wording: HappenedThisTurn(what, str(place) if place else "")
        for what, wordings in _HAPPENED.items()
        for place, wording in enumerate(wordings)
        if ("{}" in wording) is counted
    }


_PLAIN: Final = Wordings(_worded(counted=False), spaced=True)


def _counted() -> Wordings:
    """Give the wordings before a number, and by them those after it."""
    found: dict[str, dict[str, HappenedThisTurn]] = {}
    for wording, node in _worded(counted=True).items():
        opening, _, closing = wording.partition("{}")
        found.setdefault(opening, {})[closing] = node
    return Wordings({each: Wordings(found[each], spaced=True) for each in found}, spaced=True)


_COUNTED: Final = _counted()


def _read_happened(reader: Reader, at: int) -> Iterator[Found]:
    yield from _PLAIN.read(reader, at)
    for endings, start in _COUNTED.read(reader, at):
        word = reader.tokens[start]
        least = NUMBERS.get(word) or (int(word) if word.isdigit() else 0)
        if 0 < least < len(NUMBER_WORDS):
            for node, end in endings.read(reader, start + 1):
                yield node.evolve(least=least), end


def _say_happened(_: Sayer, node: HappenedThisTurn) -> Words | None:
    wordings = _HAPPENED.get(node.what, ())
    place = int(node.words or 0)
    if place >= len(wordings):
        return None
    words = wordings[place].split()
    in_digits = "life" in words or "damage" in words
    number = str(node.least) if in_digits else NUMBER_WORDS[node.least]
    return [number if each == "{}" else each for each in words]


pair(
    "condition",
    HappenedThisTurn,
    _read_happened,
    _say_happened,
    first=" ".join(("#", *NUMBERS, _PLAIN.first, _COUNTED.first)),
)


# whether a cost was paid

phrase("condition", WasBeheld, "<what:a thing> was beheld")

_WHOSE_COST: Final = ("this spell's", "its", "this creature's", "his", "her", "~'s")


def _read_cost_paid(reader: Reader, at: int) -> Iterator[Found]:
    for whose in _WHOSE_COST:
        start = reader.here(at, *whose.split())
        names = [] if start < 0 else list(reader.all("keyword name", start))
        if start >= 0 and reader.tokens[start] == "additional":
            names.append(("additional", start + 1))
        for name, middle in names:
            end = reader.here(middle, "cost", "was", "paid")
            if end >= 0:
                yield CostWasPaid(name, whose), end
    if reader.tokens[at] == "the":
        for symbols, middle in reader.all("kicker cost", at + 1):
            end = reader.here(middle, "cost", "was", "paid")
            if end >= 0:
                yield CostWasPaid(symbols, "the"), end


def _say_cost_paid(sayer: Sayer, node: CostWasPaid) -> Words | None:
    if node.name == "additional" or node.name.startswith("{"):
        name = [node.name]
    else:
        name = sayer.say("keyword name", node.name)
    return [*node.words.split(), *name, "cost", "was", "paid"]


pair(
    "condition",
    CostWasPaid,
    _read_cost_paid,
    _say_cost_paid,
    first=" ".join(("the", *(each.split()[0] for each in _WHOSE_COST))),
)

# what a player did so often


def _read_did(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        for kind, (verb, closing) in _DID.items():
            start = reader.here(middle, *verb.split())
            for least, what, end in _so_many(reader, start, kind) if start >= 0 else ():
                after = reader.here(end, *closing.split())
                if after >= 0:
                    yield DidThisTurn(who, kind, what, least), after
        start = reader.here(middle, *_HAS_CAST)
        for least, what, end in _so_many(reader, start, "cast") if start >= 0 else ():
            after = reader.here(end, "this", "turn")
            if after >= 0:
                yield DidThisTurn(who, "cast", what, least, " ".join(_HAS_CAST)), after


_HAS_CAST: Final = ("has", "cast")


def _so_many(reader: Reader, at: int, kind: str) -> Iterator[tuple[int, Described | None, int]]:
    """Read "a blue spell" or "three or more spells"; of cards only how many."""
    number = NUMBERS.get(reader.tokens[at])
    several = reader.here(at + 1, "or", "more") if number else -1
    if kind in _ONLY_CARDS:
        if number and several >= 0 and reader.tokens[several] == "cards":
            yield number, None, several + 1
        elif reader.here(at, "a", "card") >= 0:
            yield 1, None, at + 2
        return
    if number and several >= 0:
        for what, end in reader.all("things", several):
            yield number, what, end
    for what, end in reader.all("a thing", at):
        yield 1, what, end


_ONLY_CARDS: Final = ("drew", "had put into graveyard")
#: What was done → the words before and after what it was done with.
_DID: Final = {
    "cast": ("cast", "this turn"),
    "had enter": ("had", "enter the battlefield under their control this turn"),
    "drew": ("drew", "this turn"),
    "had put into graveyard": ("had", "put into their graveyard from anywhere this turn"),
}


def _say_did(sayer: Sayer, node: DidThisTurn) -> Words | None:
    if node.kind not in _DID or node.words not in ("", " ".join(_HAS_CAST)):
        return None
    verb, closing = _DID[node.kind]
    verb = node.words or verb
    many = [NUMBER_WORDS[node.least], "or", "more"]
    if node.what is None:
        what = [*many, "cards"] if node.least > 1 else ["a", "card"]
    elif node.least > 1:
        what = [*many, *sayer.say("things", node.what)]
    else:
        what = sayer.say("a thing", node.what)
    return [*sayer.say("player", node.who), *verb.split(), *what, *closing.split()]


pair("condition", DidThisTurn, _read_did, _say_did, first="<player>")


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


#: How "you control creatures named A and B" is told from two conditions that are said in full.
BY_NAME: Final = "by name"


def _read_two_named(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you control creatures named Mine Worker and Tower Worker": one of each name."""
    start = reader.here(at, "you", "control", "creatures", "named")
    if start < 0:
        return
    middle = start
    while reader.raw[middle : middle + 1] and reader.raw[middle][:1].isupper():
        middle += 1
    end = middle + 1
    while reader.raw[end : end + 1] and reader.raw[end][:1].isupper():
        end += 1
    if start < middle < end - 1 and reader.tokens[middle] == "and":
        names = (" ".join(reader.raw[start:middle]), " ".join(reader.raw[middle + 1 : end]))
        creature = ((HasType("creature"),),)
        each = (Described(kinds=creature, further=(Named(name),)) for name in names)
        yield BothConditions(tuple(Controls(You("you"), one) for one in each), BY_NAME), end


def _say_two_named(_: Sayer, node: BothConditions) -> Words | None:
    if node.joiner != BY_NAME:
        return None
    names = [each.what.further[0].name for each in node.conditions]  # type: ignore[union-attr]
    first, second = names
    return ["you", "control", "creatures", "named", *first.split(), "and", *second.split()]


pair("condition", BothConditions, _read_two_named, _say_two_named, first="you")


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
    named = isinstance(node, BothConditions) and node.joiner == BY_NAME
    if isinstance(node, BothConditions | EitherCondition) and not named:
        first, second = (sayer.say("condition", each) for each in node.conditions)
        return [*first, *node.joiner.split(), *second]
    return sayer.say("condition", node)


from rulings_cli.terms.values import Value  # noqa: E402  # the last phrase says any condition

pair("conditions", Value, _read_both, _say_both, first="<condition>")

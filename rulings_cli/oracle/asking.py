"""Conditions: what stands after "if", "unless", "as long as" ⇄ `Condition`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import (
    BothConditions,
    Controls,
    CountIs,
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
from rulings_cli.abilities.described import Described, HasState, TargetsObject
from rulings_cli.abilities.quantities import (
    CountersOn,
    CountOf,
    Devotion,
    LifeTotalOf,
    Number,
    Total,
    ValueOf,
    VariableX,
)
from rulings_cli.abilities.references import APlayer, ThatPlayer, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, article
from rulings_cli.terms.zones import Step

# control


def _read_controls(reader: Reader, at: int) -> Iterator[Found]:
    for who, end in reader.all("player", at):
        word = reader.tokens[end]
        if word in ("control", "controls"):
            for what, count, relation, words, after in _numbered(reader, end + 1):
                yield Controls(who, what, count, relation, words), after
        if word in ("don't", "doesn't") and reader.tokens[end + 1] == "control":
            for what, after in reader.all("a thing", end + 2):
                yield Controls(who, what, 0, "=", "don't"), after


def _numbered(reader: Reader, at: int) -> Iterator[tuple[Described, int, str, str, int]]:
    for what, end in reader.all("a thing", at):
        yield what, 1, ">=", "", end
    if reader.tokens[at] == "no":
        for what, end in reader.all("things", at + 1):
            yield what, 0, "=", "no", end
    start = at + 1 if reader.tokens[at] == "exactly" else at
    number = NUMBERS.get(reader.tokens[start])
    if number is None:
        return
    if start > at:
        category = "thing" if number == 1 else "things"
        for what, end in reader.all(category, start + 1):
            yield what, number, "=", "exactly", end
    for relation, comparative in ((">=", "more"), ("<=", "fewer")):
        if reader.here(start + 1, "or", comparative) >= 0:
            for what, end in reader.all("things", start + 3):
                yield what, number, relation, "or", end


def _say_numbered(sayer: Sayer, node: Controls) -> Words | None:
    if node.words == "no":
        return ["no", *sayer.say("things", node.what)]
    if node.words == "exactly":
        category = "thing" if node.count == 1 else "things"
        return ["exactly", NUMBER_WORDS[node.count], *sayer.say(category, node.what)]
    if node.words == "or":
        comparative = "more" if node.relation == ">=" else "fewer"
        return [NUMBER_WORDS[node.count], "or", comparative, *sayer.say("things", node.what)]
    return sayer.say("a thing", node.what)


def _say_controls(sayer: Sayer, node: Controls) -> Words | None:
    who = sayer.say("player", node.who)
    third = is_third_person(node.who)
    if node.words == "don't":
        verb = ["doesn't" if third else "don't", "control"]
        return [*who, *verb, *sayer.say("a thing", node.what)]
    numbered = _say_numbered(sayer, node)
    return None if numbered is None else [*who, "controls" if third else "control", *numbered]


pair("control condition", Controls, _read_controls, _say_controls, first="<player>")
include("condition", "control condition")

# amounts


def _read_count(reader: Reader, at: int) -> Iterator[Found]:
    for relation, comparative in ((">=", "more"), ("<=", "less")):
        for words, left in (("you have", "life"), ("your life total is", "")):
            start = reader.here(at, *words.split())
            if start < 0 or not reader.tokens[start].isdigit():
                continue
            end = reader.here(start + 1, "or", comparative, *left.split())
            if end >= 0:
                amount = Number(int(reader.tokens[start]))
                yield CountIs(LifeTotalOf(You()), relation, amount, words), end
    yield from _read_there_are(reader, at)


def _read_there_are(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "there", "is")
    for what, end in reader.all("a thing", start) if start >= 0 else ():
        yield CountIs(CountOf(what), ">=", Number(1), "there is"), end
    yield from _read_counters_on(reader, at)
    start = reader.here(at, "there", "are", "no")
    if start >= 0:
        for kind, middle in reader.all("counter kind", start):
            after = reader.here(middle, "counters", "on")
            for of, end in reader.all("object", after) if after >= 0 else ():
                yield CountIs(CountersOn(kind, of), "=", Number(0), "there are no"), end
    for words in ("there are", "you have"):
        start = reader.here(at, *words.split())
        if start < 0:
            continue
        number = NUMBERS.get(reader.tokens[start])
        if reader.tokens[start] == "no":
            for what, end in reader.all("things", start + 1):
                yield CountIs(CountOf(what), "=", Number(0), words), end
        if number is None:
            continue
        for relation, comparative in ((">=", "more"), ("<=", "fewer")):
            if reader.here(start + 1, "or", comparative) >= 0:
                for what, end in reader.all("things", start + 3):
                    yield CountIs(CountOf(what), relation, Number(number), words), end


def _read_counters_on(reader: Reader, at: int) -> Iterator[Found]:
    """Read "there are three or more … counters on ~" and "it has three or more … on it"."""
    start = reader.here(at, "there", "are")
    number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
    if number is not None and reader.here(start + 1, "or", "more") >= 0:
        for kind, middle in reader.all("counter kind", start + 3):
            after = reader.here(middle, "counters", "on")
            for of, end in reader.all("object", after) if after >= 0 else ():
                yield CountIs(CountersOn(kind, of), ">=", Number(number), "there are"), end
    for of, start in reader.all("object", at):
        if reader.tokens[start] != "has":
            continue
        if reader.tokens[start + 1] in ("a", "an"):
            for kind, middle in reader.all("counter kind", start + 2):
                end = reader.here(middle, "counter", "on", "it")
                if end >= 0:
                    yield CountIs(CountersOn(kind, of), ">=", Number(1), "has a"), end
        number = NUMBERS.get(reader.tokens[start + 1])
        if number is not None and reader.here(start + 2, "or", "more") >= 0:
            for kind, middle in reader.all("counter kind", start + 4):
                end = reader.here(middle, "counters", "on", "it")
                if end >= 0:
                    yield CountIs(CountersOn(kind, of), ">=", Number(number), "has"), end


def _say_counters_on(sayer: Sayer, node: CountIs, left: CountersOn, number: int) -> Words | None:
    kind, of = sayer.say("counter kind", left.kind), sayer.say("object", left.of)
    if node.words == "has a":
        return [
            *of,
            "has",
            article(kind[0]) if kind[0][0] not in "+-" else "a",
            *kind,
            "counter",
            "on",
            "it",
        ]
    many = [NUMBER_WORDS[number], "or", "more", *kind, "counters", "on"]
    if node.words == "has":
        return [*of, "has", *many, "it"]
    if node.relation == ">=":
        return ["there", "are", *many, *of]
    return ["there", "are", "no", *kind, "counters", "on", *of]


def _say_count(sayer: Sayer, node: CountIs) -> Words | None:
    if isinstance(node.left, LifeTotalOf) and isinstance(node.right, Number):
        tail = ["life"] if node.words == "you have" else []
        comparative = {">=": "more", "<=": "less"}[node.relation]
        return [*node.words.split(), str(node.right.n), "or", comparative, *tail]
    if isinstance(node.left, CountersOn) and isinstance(node.right, Number):
        return _say_counters_on(sayer, node, node.left, node.right.n)
    if isinstance(node.left, CountOf) and node.words == "there is":
        return ["there", "is", *sayer.say("a thing", node.left.what)]
    if isinstance(node.left, CountOf) and isinstance(node.right, Number):
        things = sayer.say("things", node.left.what)
        if node.relation == "=":
            return [*node.words.split(), "no", *things] if node.right == Number(0) else None
        comparative = {">=": "more", "<=": "fewer"}[node.relation]
        return [*node.words.split(), NUMBER_WORDS[node.right.n], "or", comparative, *things]
    return None


pair("condition", CountIs, _read_count, _say_count, first="you your there <object>")

# objects


def _read_object_is(reader: Reader, at: int) -> Iterator[Found]:
    for what, end, begun in _subjects(reader, at):
        negated = reader.tokens[end] == "not" or begun.endswith("n't")
        start = end + 1 if reader.tokens[end] == "not" else end
        for described, after in reader.all("a thing", start):
            yield ObjectIs(what, described, negated, begun), after
        word = reader.tokens[start]
        if word in (
            "tapped",
            "untapped",
            "attacking",
            "blocking",
            "enchanted",
            "equipped",
            "blocked",
        ):
            state = Described(adjectives=(HasState(word),))
            yield ObjectIs(what, state, negated, begun), start + 1


def _subjects(reader: Reader, at: int) -> Iterator[tuple[Any, int, str]]:
    from rulings_cli.oracle.targeting import Pronoun

    if reader.tokens[at] == "it's":
        yield Pronoun("it", at), at + 1, "it's"
    for what, end in reader.all("object", at):
        if reader.tokens[end] in ("is", "isn't", "was", "wasn't"):
            yield what, end + 1, reader.tokens[end]


def _say_object_is(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words == "targets":
        return None
    if node.words == "it's":
        words = ["it's"] + (["not"] if node.negated else [])
    else:
        words = [*sayer.say("object", node.what), node.words]
        if node.negated and not node.words.endswith("n't"):
            words.append("not")
    only = node.described.adjectives
    if node.described == Described(adjectives=only) and len(only) == 1:
        state = only[0]
        return [*words, state.word] if isinstance(state, HasState) else None
    return [*words, *sayer.say("a thing", node.described)]


pair("condition", ObjectIs, _read_object_is, _say_object_is, first="it's <object>")

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
    "the gift was promised",
    "you have max speed",
    "this creature is monstrous",
    "~ is monstrous",
    "you've played a land this turn",
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

# "during your turn", "before attackers are declared"

_TIMES: Final = {
    "during your turn": DuringTurn(You(), words="during your turn"),
    "during your turn, before attackers are declared": DuringTurn(
        You(), words="during your turn, before attackers are declared"
    ),
    "during your upkeep": DuringTurn(You(), Step.UPKEEP, words="during your upkeep"),
    "during your end step": DuringTurn(You(), Step.END, words="during your end step"),
    "during an opponent's turn": DuringTurn(You(), negated=True, words="during an opponent's turn"),
    "during combat": DuringTurn(phase="combat", words="during combat"),
    "during combat on your turn": DuringTurn(
        You(), phase="combat", words="during combat on your turn"
    ),
    "during combat before blockers are declared": DuringTurn(
        phase="combat", words="during combat before blockers are declared"
    ),
    "during the declare attackers step": DuringTurn(
        step=Step.DECLARE_ATTACKERS, words="during the declare attackers step"
    ),
    "during the declare blockers step": DuringTurn(
        step=Step.DECLARE_BLOCKERS, words="during the declare blockers step"
    ),
    "during your declare attackers step": DuringTurn(
        You(), Step.DECLARE_ATTACKERS, words="during your declare attackers step"
    ),
    "during your main phase": DuringTurn(You(), phase="main", words="during your main phase"),
}
constants("time", {words.replace(",", " ,"): value for words, value in _TIMES.items()})


# amounts of one object


def _read_value_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "its power is 4 or greater", "X is 3 or more"."""
    for left, middle in reader.all("one value", at):
        for verb in ("is", "was"):
            if reader.tokens[middle] != verb:
                continue
            for amount, end in reader.all("digits", middle + 1):
                for words, relation in _RELATIONS.items():
                    after = reader.here(end, *words.split())
                    if after >= 0:
                        yield CountIs(left, relation, amount, f"{verb}|{words}"), after
                if not isinstance(left, VariableX):
                    yield CountIs(left, "=", amount, f"{verb}|"), end
            for words, relation in _THAN.items():
                start = reader.here(middle + 1, *words.split())
                for amount, end in reader.all("amount", start) if start >= 0 else ():
                    yield CountIs(left, relation, amount, f"{verb} {words}|than"), end


_RELATIONS: Final = {"or greater": ">=", "or more": ">=", "or less": "<="}
_THAN: Final = {
    "less than or equal to": "<=",
    "greater than or equal to": ">=",
    "less than": "<",
    "greater than": ">",
    "equal to": "=",
}


def _say_value_is(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, ValueOf | VariableX):
        return None
    verb, _, words = node.words.partition("|")
    left = sayer.say("one value", node.left)
    if words == "than":
        return [*left, *verb.split(), *sayer.say("amount", node.right)]
    return [*left, verb, *sayer.say("digits", node.right), *words.split()]


pair("condition", CountIs, _read_value_is, _say_value_is, first="<one_value>")
phrase("one value", ValueOf, "<of:whose> {what=power|toughness|mana value|loyalty|base power}")
phrase("one value", VariableX, "X")


def _read_devotion(reader: Reader, at: int) -> Iterator[Found]:
    """Read "your devotion to white is less than five"."""
    for left, middle in reader.all("devotion", at):
        start = reader.here(middle, "is", "less", "than")
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is not None:
            yield CountIs(left, "<", Number(number), "devotion"), start + 1


def _say_devotion(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, Devotion) or not isinstance(node.right, Number):
        return None
    number = NUMBER_WORDS[node.right.n]
    return [*sayer.say("devotion", node.left), "is", "less", "than", number]


phrase("devotion", Devotion, "your devotion to <colors:color list>", of=You())
pair("condition", CountIs, _read_devotion, _say_devotion, first="your")


def _read_total_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creatures you control have total power 8 or greater"."""
    for among, middle in reader.all("things", at):
        for what in ("power", "toughness"):
            start = reader.here(middle, "have", "total", what)
            for amount, end in reader.all("digits", start) if start >= 0 else ():
                after = reader.here(end, "or", "greater")
                if after >= 0:
                    yield CountIs(Total(what, among), ">=", amount, "total"), after


def _say_total_is(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, Total):
        return None
    among = sayer.say("things", node.left.among)
    amount = sayer.say("digits", node.right)
    return [*among, "have", "total", node.left.what, *amount, "or", "greater"]


pair("condition", CountIs, _read_total_is, _say_total_is, first="<things>")

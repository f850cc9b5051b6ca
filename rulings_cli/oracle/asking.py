"""Conditions: what stands after "if", "unless", "as long as" ⇄ `Condition`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import (
    Controls,
    CountIs,
    DuringTurn,
    ObjectIs,
)
from rulings_cli.abilities.described import (
    Described,
    ExiledWith,
    HasColor,
    HasState,
    HasSupertype,
    IsAttachedTo,
)
from rulings_cli.abilities.quantities import (
    CountersOn,
    CountOf,
    DistinctAmong,
    LifeTotalOf,
    Number,
)
from rulings_cli.abilities.references import Bound, Each, This, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.vocabulary import COLOR_LETTERS, NUMBER_WORDS, NUMBERS, article
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.zones import Step, Zone

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
    own = reader.here(at, "your", "commander")
    if own >= 0:
        yield _YOUR_COMMANDER, 1, ">=", "your", own
    if reader.tokens[at] == "no":
        for what, end in reader.all("things", at + 1):
            yield what, 0, "=", "no", end
    least = reader.here(at, "at", "least")
    wanted = NUMBERS.get(reader.tokens[least]) if least >= 0 else None
    if wanted is not None:
        for what, end in reader.all("thing" if wanted == 1 else "things", least + 1):
            yield what, wanted, ">=", "at least", end
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


_YOUR_COMMANDER: Final = Described(adjectives=(HasState("commander"),), owner=You())


def _say_numbered(sayer: Sayer, node: Controls) -> Words | None:
    if node.words == "your":
        return ["your", "commander"]
    if node.words == "no":
        return ["no", *sayer.say("things", node.what)]
    if node.words in ("exactly", "at least"):
        category = "thing" if node.count == 1 else "things"
        said = sayer.say(category, node.what)
        return [*node.words.split(), NUMBER_WORDS[node.count], *said]
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
    start = reader.here(at, "you", "have", "exactly")
    if start >= 0 and reader.tokens[start].isdigit() and reader.tokens[start + 1] == "life":
        amount = Number(int(reader.tokens[start]))
        yield CountIs(LifeTotalOf(You()), "=", amount, "you have exactly"), start + 2
    yield from _read_there_are(reader, at)


def _read_there_are(reader: Reader, at: int) -> Iterator[Found]:
    yield from _read_none_on_battlefield(reader, at)
    start = reader.here(at, "there", "are", "five", "or", "more", "mana", "values", "among")
    for among, end in reader.all("things", start) if start >= 0 else ():
        values = DistinctAmong("mana values", among)
        yield CountIs(values, ">=", Number(5), "mana values"), end
    for said in ("there is", "there's"):
        start = reader.here(at, *said.split())
        for what, end in reader.all("a thing", start) if start >= 0 else ():
            yield CountIs(CountOf(what), ">=", Number(1), said), end
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
        word = reader.tokens[start]
        number = NUMBERS.get(word)
        if word.isdigit() and int(word) >= len(NUMBER_WORDS):
            number = int(word)
        if reader.tokens[start] == "no":
            for what, end in reader.all("things", start + 1):
                yield CountIs(CountOf(what), "=", Number(0), words), end
        if number is None:
            continue
        for relation, comparative in ((">=", "more"), ("<=", "fewer")):
            if reader.here(start + 1, "or", comparative) >= 0:
                for what, end in reader.all("things", start + 3):
                    yield CountIs(CountOf(what), relation, Number(number), words), end


def _read_none_on_battlefield(reader: Reader, at: int) -> Iterator[Found]:
    """Read "no creatures are on the battlefield"."""
    for what, middle in reader.all("things", at + 1) if reader.tokens[at] == "no" else ():
        end = reader.here(middle, *_ON_BATTLEFIELD)
        if end >= 0:
            yield CountIs(CountOf(what), "=", Number(0), "are on the battlefield"), end


_ON_BATTLEFIELD: Final = ("are", "on", "the", "battlefield")


def _read_counters_on(reader: Reader, at: int) -> Iterator[Found]:
    """Read "there are three or more … counters on ~" and "it has three or more … on it"."""
    start = reader.here(at, "there", "are")
    word = reader.tokens[start]
    number = NUMBERS.get(word, int(word) if word.isdigit() else None) if start >= 0 else None
    if number is not None and reader.here(start + 1, "or", "more") >= 0:
        for kind, middle in reader.all("counter kind", start + 3):
            after = reader.here(middle, "counters", "on")
            for of, end in reader.all("object", after) if after >= 0 else ():
                yield CountIs(CountersOn(kind, of), ">=", Number(number), "there are"), end
    for of, start in reader.all("object", at):
        if reader.tokens[start] != "has":
            continue
        end = reader.here(start + 1, "counters", "on", "it")
        if end >= 0:
            yield CountIs(CountersOn("", of), ">=", Number(1), "has counters"), end
        if reader.tokens[start + 1] in ("a", "an"):
            for kind, middle in reader.all("counter kind", start + 2):
                end = reader.here(middle, "counter", "on", "it")
                if end >= 0:
                    yield CountIs(CountersOn(kind, of), ">=", Number(1), "has a"), end
        if reader.tokens[start + 1] == "no":
            for kind, middle in reader.all("counter kind", start + 2):
                end = reader.here(middle, "counters", "on", "it")
                if end >= 0:
                    yield CountIs(CountersOn(kind, of), "=", Number(0), "has no"), end
        number = NUMBERS.get(reader.tokens[start + 1])
        if number is not None and reader.here(start + 2, "or", "more") >= 0:
            for kind, middle in reader.all("counter kind", start + 4):
                end = reader.here(middle, "counters", "on", "it")
                if end >= 0:
                    yield CountIs(CountersOn(kind, of), ">=", Number(number), "has"), end


def _say_counters_on(sayer: Sayer, node: CountIs, left: CountersOn, number: int) -> Words | None:
    of = sayer.say("object", left.of)
    if node.words == "has counters":
        return [*of, "has", "counters", "on", "it"]
    kind = sayer.say("counter kind", left.kind)
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
    if node.words == "has no":
        return [*of, "has", "no", *kind, "counters", "on", "it"]
    word = NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)
    many = [word, "or", "more", *kind, "counters", "on"]
    if node.words == "has":
        return [*of, "has", *many, "it"]
    if node.relation == ">=":
        return ["there", "are", *many, *of]
    return ["there", "are", "no", *kind, "counters", "on", *of]


def _say_count(sayer: Sayer, node: CountIs) -> Words | None:
    if node.words == "exiled with":
        return None
    if isinstance(node.left, DistinctAmong):
        opening = ["there", "are", "five", "or", "more", "mana", "values", "among"]
        return [*opening, *sayer.say("things", node.left.among)]
    if node.words == "you have exactly" and isinstance(node.right, Number):
        return ["you", "have", "exactly", str(node.right.n), "life"]
    if isinstance(node.left, LifeTotalOf) and isinstance(node.right, Number):
        tail = ["life"] if node.words == "you have" else []
        comparative = {">=": "more", "<=": "less"}[node.relation]
        return [*node.words.split(), str(node.right.n), "or", comparative, *tail]
    if isinstance(node.left, CountersOn) and isinstance(node.right, Number):
        return _say_counters_on(sayer, node, node.left, node.right.n)
    if isinstance(node.left, CountOf) and node.words == "are on the battlefield":
        return ["no", *sayer.say("things", node.left.what), *_ON_BATTLEFIELD]
    if isinstance(node.left, CountOf) and node.words in ("there is", "there's"):
        return [*node.words.split(), *sayer.say("a thing", node.left.what)]
    if isinstance(node.left, CountOf) and isinstance(node.right, Number):
        things = sayer.say("things", node.left.what)
        if node.relation == "=":
            return [*node.words.split(), "no", *things] if node.right == Number(0) else None
        comparative = {">=": "more", "<=": "fewer"}[node.relation]
        n = node.right.n
        number = NUMBER_WORDS[n] if n < len(NUMBER_WORDS) else str(n)
        return [*node.words.split(), number, "or", comparative, *things]
    return None


pair("condition", CountIs, _read_count, _say_count, first="you your there there's no <object>")

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
            "renowned",
            "modified",
            "saddled",
            "suspected",
            "goaded",
            "prepared",
            "paired",
            "face-down",
            "solved",
            "suspended",
            "exiled",
        ):
            state = Described(adjectives=(HasState(word),))
            yield ObjectIs(what, state, negated, begun), start + 1
        attached = reader.here(start, "attached", "to")
        is_alone = attached >= 0 and not isinstance(what, Each)
        for to, after in reader.all("any such", attached) if is_alone else ():
            hosts = Described(further=(IsAttachedTo(to),))
            yield ObjectIs(what, hosts, negated, begun), after
        if reader.here(start, "attacking", "alone") >= 0:
            alone = Described(adjectives=(HasState("attacking alone"),))
            yield ObjectIs(what, alone, negated, begun), start + 2
        if word in ("snow", "legendary"):
            super_ = Described(adjectives=(HasSupertype(word),))
            yield ObjectIs(what, super_, negated, begun), start + 1
        if word in COLOR_LETTERS:
            color = Described(adjectives=(HasColor(COLOR_LETTERS[word]),))
            yield ObjectIs(what, color, negated, begun), start + 1


def _subjects(reader: Reader, at: int) -> Iterator[tuple[Any, int, str]]:
    from rulings_cli.oracle.targeting import Pronoun

    if reader.tokens[at] == "it's":
        yield Pronoun("it", at), at + 1, "it's"
    for what, end in reader.all("object", at):
        if reader.tokens[end] in ("is", "isn't", "was", "wasn't"):
            yield what, end + 1, reader.tokens[end]


#: How the tree marks what other modules say.
_SAID_ELSEWHERE: Final = (
    *("targets", "is in", "top", "shares", "doesn't have", "nth this turn"),
    *("has the same", "has", "had", "didn't have"),
)


def _say_object_is(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words == "on the battlefield":
        return ["it's", "on", "the", "battlefield"]
    if node.words == "is on the battlefield":
        return [*sayer.say("self", node.what), *node.words.split()]
    if node.words in _SAID_ELSEWHERE or node.words.endswith(" paired"):
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
        if isinstance(state, HasSupertype):
            return [*words, state.name]
        if isinstance(state, HasColor):
            return [*words, COLOR_NAMES[state.color]]
        return [*words, *state.word.split()] if isinstance(state, HasState) else None
    further = node.described.further
    if len(further) == 1 and node.described == Described(further=further):
        (only_quality,) = further
        if isinstance(only_quality, IsAttachedTo):
            return [*words, "attached", "to", *sayer.say("any such", only_quality.to)]
    return [*words, *sayer.say("a thing", node.described)]


pair("condition", ObjectIs, _read_object_is, _say_object_is, first="it's <object>")


def _read_on_battlefield(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if it's on the battlefield", as it was when it triggered (CR 603.4)."""
    there = Described(zone=Zone.BATTLEFIELD)
    end = reader.here(at, "it's", "on", "the", "battlefield")
    if end >= 0:
        yield ObjectIs(This("it"), there, words="on the battlefield"), end
    for this, middle in reader.all("self", at):
        end = reader.here(middle, "is", "on", "the", "battlefield")
        if end >= 0:
            yield ObjectIs(this, there, words="is on the battlefield"), end


pair("condition", ObjectIs, _read_on_battlefield, lambda _, __: None, first="it's <self>")


def _read_is_in(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this card is in your graveyard": an ability that works there (CR 113.6b)."""
    for what, middle in reader.all("self", at):
        end = reader.here(middle, "is", "in", "your", "graveyard")
        if end >= 0:
            yield ObjectIs(what, IN_YOUR_GRAVEYARD, words="is in"), end


#: What a card is whose static ability works in its owner's graveyard.
IN_YOUR_GRAVEYARD: Final = Described(noun="card", zone=Zone.GRAVEYARD, zone_of=You())


_IN_EXILE: Final = (HasState("suspended"), HasState("exiled"))


def zone_of_condition(asked: Any) -> Zone | None:
    """Give the zone in which a condition says that the card itself is (CR 113.6b)."""
    from rulings_cli.oracle.targeting import Pronoun

    if not isinstance(asked, ObjectIs) or asked.negated:
        return None
    if asked.described == IN_YOUR_GRAVEYARD:
        return Zone.GRAVEYARD
    is_itself = isinstance(asked.what, This) or asked.what == Pronoun("it", 0)
    states = asked.described.adjectives
    return Zone.EXILE if is_itself and states and states[0] in _IN_EXILE else None


def _say_is_in(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != "is in":
        return None
    if node.described.adjectives == (_EMINENT,):
        return [*sayer.say("self", node.what), "is", *_EMINENT.word.split()]
    return [*sayer.say("self", node.what), "is", "in", "your", "graveyard"]


pair("condition", ObjectIs, _read_is_in, _say_is_in, first="<self>")
pair(
    "condition",
    ObjectIs,
    lambda reader, at: _read_eminent(reader, at),
    lambda _, __: None,
    first="<self>",
)


def _read_eminent(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ is in the command zone or on the battlefield" (CR 207.2c)."""
    for what, middle in reader.all("self", at):
        end = reader.here(middle, "is", *_EMINENT.word.split())
        if end >= 0:
            yield ObjectIs(what, Described(adjectives=(_EMINENT,)), words="is in"), end


_EMINENT: Final = HasState("in the command zone or on the battlefield")


def _read_top_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the top card of your library is a land card"."""
    start = reader.here(at, "the", "top", "card", "of", "your", "library", "is")
    for what, end in reader.all("a thing", start) if start >= 0 else ():
        yield ObjectIs(_TOP_CARD, what, words="top"), end


_TOP_CARD: Final = Bound("top card", "the top card of your library")


def _say_top_is(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != "top":
        return None
    return [*_TOP_CARD.words.split(), "is", *sayer.say("a thing", node.described)]


pair("condition", ObjectIs, _read_top_is, _say_top_is, first="the")


def _read_exiled_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a card is exiled with ~"."""
    start = reader.here(at, "a", "card", "is", "exiled", "with")
    for by, end in reader.all("self", start) if start >= 0 else ():
        what = Described(noun="card", further=(ExiledWith(by),))
        yield CountIs(CountOf(what), ">=", Number(1), "exiled with"), end


def _say_exiled_with(sayer: Sayer, node: CountIs) -> Words | None:
    if node.words != "exiled with" or not isinstance(node.left, CountOf):
        return None
    (quality,) = node.left.what.further
    assert isinstance(quality, ExiledWith)
    return ["a", "card", "is", "exiled", "with", *sayer.say("self", quality.by)]


pair("condition", CountIs, _read_exiled_with, _say_exiled_with, first="a")

# "during your turn", "before attackers are declared"

_TIMES: Final = {
    "during your turn": DuringTurn(You(), words="during your turn"),
    "during your turn, before attackers are declared": DuringTurn(
        You(),
        words="during your turn, before attackers are declared",
        before=Step.DECLARE_ATTACKERS,
    ),
    "during your upkeep": DuringTurn(You(), Step.UPKEEP, words="during your upkeep"),
    "during your end step": DuringTurn(You(), Step.END, words="during your end step"),
    "during an opponent's turn": DuringTurn(You(), negated=True, words="during an opponent's turn"),
    "during combat": DuringTurn(phase="combat", words="during combat"),
    "during combat on your turn": DuringTurn(
        You(), phase="combat", words="during combat on your turn"
    ),
    "during combat before blockers are declared": DuringTurn(
        phase="combat",
        words="during combat before blockers are declared",
        before=Step.DECLARE_BLOCKERS,
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

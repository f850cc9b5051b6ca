"""Events of two verbs, of attacks and of the past, and joined events (CR 603)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.conditions import CountIs, ObjectIs
from rulings_cli.abilities.described import Described, HasState, HasType, OneOrMore
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import (
    APlayer,
    EachOpponent,
    This,
)
from rulings_cli.abilities.triggers import (
    AnyEvent,
    AttacksWith,
    BecomesTrue,
    BeginningOf,
    CausesMana,
    LeavesGraveyard,
    While,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    include,
    pair,
)
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, TYPE_WORDS
from rulings_cli.oracle.waiting import DOERS, STEPS


def _read_joined(reader: Reader, at: int) -> Iterator[Found]:
    """Read two whole events: "~ enters and whenever you cast a spell"."""
    for first, middle in reader.all("event", at):
        for word in ("when", "whenever", "at"):
            start = reader.here(middle, "and", word)
            for second, end in reader.all("event", start) if start >= 0 else ():
                yield AnyEvent((first, second), f"and {word}"), end


def _say_joined(sayer: Sayer, node: AnyEvent) -> Words | None:
    if not node.joiner.startswith("and "):
        return None
    first, second = (sayer.say("event", each) for each in node.events)
    return [*first, *node.joiner.split(), *second]


pair("joined event", AnyEvent, _read_joined, _say_joined, first="<event>")
include("joined event", "event")
phrase(
    "event",
    CausesMana,
    "<what:owned ability> causes <who:doer> to add one or more mana of the chosen color",
    mana="the chosen color",
)


def _read_owned(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a land's ability" as the land."""
    if reader.tokens[at] == "a" and reader.tokens[at + 1].endswith("'s"):
        noun = reader.tokens[at + 1][:-2]
        if reader.tokens[at + 2] == "ability" and noun in TYPE_WORDS:
            yield Described(kinds=((HasType(noun),),)), at + 3


def _say_owned(sayer: Sayer, node: Described) -> Words:
    words = sayer.say("a thing", node)
    return [*words[:-1], f"{words[-1]}'s", "ability"]


pair("owned ability", Described, _read_owned, _say_owned, first="a")


def _read_while(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you tap a land for mana while you're the monarch", "you attack during your turn"."""
    for event, middle in reader.all("event", at):
        if isinstance(event, BeginningOf):
            continue
        if reader.tokens[middle] == "while":
            if reader.tokens[middle + 1] == "saddled":
                saddled = ObjectIs(This("it"), Described(adjectives=(HasState("saddled"),)))
                yield While(event, saddled, "while saddled"), middle + 2
            for condition, end in reader.all("conditions", middle + 1):
                yield While(event, condition), end
        elif reader.tokens[middle] == "during":
            for condition, end in reader.all("time", middle):
                yield While(event, condition, "during"), end


def _say_while(sayer: Sayer, node: While) -> Words:
    event = sayer.say("event", node.event)
    if node.words == "while saddled":
        return [*event, "while", "saddled"]
    if node.words == "during":
        return [*event, *sayer.say("time", node.condition)]
    return [*event, "while", *sayer.say("conditions", node.condition)]


pair("joined event", While, _read_while, _say_while, first="<event>")
phrase("event", BecomesTrue, "<condition:state>")
include("state", "control condition")


def _read_no_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ has no ice counters on it", "there are no ice counters on ~" (CR 603.8)."""
    for condition, end in reader.all("condition", at):
        if isinstance(condition, CountIs) and isinstance(condition.left, CountersOn):
            yield condition, end


pair(
    "state",
    CountIs,
    _read_no_counters,
    lambda sayer, node: sayer.say("condition", node),
    first="there <object>",
)


def _read_attacks_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you attack with two or more creatures", "you attack a player"."""
    for words, who in DOERS.items():
        verb = "attack" if words == "you" else "attacks"
        start = reader.here(at, *words.split(), verb)
        if start < 0:
            continue
        end = reader.here(start, "a", "player")
        if end >= 0:
            yield AttacksWith(who, whom=APlayer()), end
        number = NUMBERS.get(reader.tokens[start + 1], 0)
        if reader.tokens[start] == "with" and number:
            after = reader.here(start + 2, "or", "more")
            for what, end in reader.all("things", after) if after >= 0 else ():
                yield AttacksWith(who, number, what), end


def _say_attacks_with(sayer: Sayer, node: AttacksWith) -> Words:
    words = next(each for each, held in DOERS.items() if held == node.who).split()
    words.append("attack" if words == ["you"] else "attacks")
    if node.whom is not None:
        return [*words, "a", "player"]
    return [
        *words,
        "with",
        NUMBER_WORDS[node.minimum],
        "or",
        "more",
        *sayer.say("things", node.what),
    ]


pair("event", AttacksWith, _read_attacks_with, _say_attacks_with, first="you a an")


def _read_leaves(reader: Reader, at: int) -> Iterator[Found]:
    for (what, is_one), middle in reader.all("event subject", at):
        start = reader.here(middle, "leaves" if is_one else "leave")
        for whose, end in reader.all("possessive", start) if start >= 0 else ():
            if reader.tokens[end] == "graveyard":
                yield LeavesGraveyard(what, whose), end + 1


def _say_leaves(sayer: Sayer, node: LeavesGraveyard) -> Words | None:
    whose = [*sayer.say("possessive", node.of), "graveyard"]
    if isinstance(node.what, OneOrMore):
        return ["one", "or", "more", *sayer.say("things", node.what.what), "leave", *whose]
    said = sayer.try_say("subject", node.what) or sayer.try_say("a thing", node.what)
    return said and [*said, "leaves", *whose]


pair("event", LeavesGraveyard, _read_leaves, _say_leaves, first="<event_subject>")


def _read_upkeep_of(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the beginning of the upkeep of enchanted creature's controller"."""
    for name, step in STEPS.items():
        start = reader.here(at, "the", "beginning", "of", "the", *name.split(), "of")
        for who, end in reader.all("player", start) if start >= 0 else ():
            yield BeginningOf(step, who, f"the {name} of"), end
        end = reader.here(at, *f"the beginning of each other player's {name}".split())
        if end >= 0:
            other = EachOpponent("each other player")
            yield BeginningOf(step, other, f"each other player's {name}"), end


def _say_upkeep_of(sayer: Sayer, node: BeginningOf) -> Words | None:
    if not node.words.endswith(" of"):
        return None
    return ["the", "beginning", "of", *node.words.split(), *sayer.say("player", node.whose)]


pair("event", BeginningOf, _read_upkeep_of, _say_upkeep_of, first="the")

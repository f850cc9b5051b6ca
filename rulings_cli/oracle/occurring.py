"""Further trigger events: turning face up, cycling, crimes, counters, attacking together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.described import Another, Described, HasType, OneOrMore, ThisOr
from rulings_cli.abilities.references import AnOpponent, APlayer, PlayerRef, You
from rulings_cli.abilities.triggers import (
    AnyEvent,
    Attacks,
    AttacksTogether,
    BecomesLevel,
    BecomesTarget,
    Casts,
    CommitsCrime,
    Cycles,
    Enters,
    Exploits,
    FirstTime,
    OtherEvent,
    PlayerDiscards,
    PlayerScries,
    PlaysLand,
    PutsCounters,
    Transforms,
    TriggerEvent,
    TurnedFaceUp,
    WinsFlip,
    ZoneChange,
)
from rulings_cli.oracle.activating import bound
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, never, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.oracle.waiting import (
    DEEDS,
    DOERS,
    PLAIN_VERBS,
    is_put_from_there,
    object_events,
    player_event,
    say_deed,
)
from rulings_cli.terms.zones import Zone

object_events(TurnedFaceUp, "are turned face up")
object_events(
    ZoneChange, "are put into exile", to=Zone.EXILE, from_=Zone.BATTLEFIELD, words="exile"
)
object_events(
    ZoneChange,
    "are put into exile from the battlefield",
    to=Zone.EXILE,
    from_=Zone.BATTLEFIELD,
)
object_events(
    ZoneChange,
    "are exiled from the battlefield",
    to=Zone.EXILE,
    from_=Zone.BATTLEFIELD,
    words="exiled",
)
object_events(Transforms, "transform")
object_events(Exploits, "exploit a creature")
object_events(Attacks, "attack you or a planeswalker you control", words="you or yours")
pair("event", (TurnedFaceUp, Transforms, Exploits), never, say_deed, first="")
phrase("event", Transforms, "<what:subject> transforms into <into:self>")
player_event(CommitsCrime, "commit a crime")
player_event(PlayerScries, "scry")
player_event(PlayerScries, "surveil", surveils=True)
player_event(PlaysLand, "play a land")
player_event(
    PlaysLand,
    "play another land",
    what=Described(adjectives=(Another("another"),), kinds=((HasType("land"),),)),
)
player_event(WinsFlip, "win a coin flip")
player_event(WinsFlip, "lose a coin flip", loses=True)
player_event(Cycles, "cycle", "what", "self")


def _read_cast_or_cycle(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you cast or cycle ~"."""
    start = reader.here(at, "you", "cast", "or", "cycle")
    for what, end in reader.all("self", start) if start >= 0 else ():
        you = You("you")
        yield AnyEvent((Casts(you, what), Cycles(you, what)), "cast or cycle"), end


def _say_cast_or_cycle(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != "cast or cycle":
        return None
    return ["you", "cast", "or", "cycle", *sayer.say("self", node.events[0].what)]  # type: ignore[union-attr]


pair("event", AnyEvent, _read_cast_or_cycle, _say_cast_or_cycle, first="you")
player_event(Cycles, "cycle", "what", "a thing")
player_event(Cycles, "cycle or discard", "what", "a thing", discards=True)


def _read_enters_or_transforms(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this creature enters or transforms into ~"."""
    from rulings_cli.abilities.triggers import Enters

    for what, middle in reader.all("subject", at):
        start = reader.here(middle, "enters", "or", "transforms", "into")
        for into, end in reader.all("self", start) if start >= 0 else ():
            yield AnyEvent((Enters(what), Transforms(what, into))), end


def _say_enters_or_transforms(sayer: Sayer, node: AnyEvent) -> Words | None:
    second = node.events[-1]
    if node.joiner != "or" or not isinstance(second, Transforms) or second.into is None:
        return None
    what = sayer.say("subject", second.what)
    return [*what, "enters", "or", "transforms", "into", *sayer.say("self", second.into)]


pair("event", AnyEvent, _read_enters_or_transforms, _say_enters_or_transforms, first="<subject>")

_HAUNTED: Final = OtherEvent("the creature it haunts dies")


def _read_enters_or_haunted(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this creature enters or the creature it haunts dies"."""
    for what, middle in reader.all("subject", at):
        end = reader.here(middle, "enters", "or", *_HAUNTED.words.split())
        if end >= 0:
            yield AnyEvent((Enters(what), _HAUNTED)), end


def _say_enters_or_haunted(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != "or" or node.events[-1] != _HAUNTED:
        return None
    first = node.events[0]
    if not isinstance(first, Enters):
        return None
    what = sayer.say("subject", first.what)
    return [*what, "enters", "or", *_HAUNTED.words.split()]


pair("event", AnyEvent, _read_enters_or_haunted, _say_enters_or_haunted, first="<subject>")

# one or more cards discarded


def _read_discards_some(reader: Reader, at: int) -> Iterator[Found]:
    for words, who in DOERS.items():
        verb = "discard" if words == "you" else "discards"
        start = reader.here(at, *words.split(), verb, "one", "or", "more")
        for what, end in reader.all("things", start) if start >= 0 else ():
            yield PlayerDiscards(who, OneOrMore(what)), end


def _say_discards_some(sayer: Sayer, node: PlayerDiscards) -> Words | None:
    if not isinstance(node.what, OneOrMore):
        return None
    words = next(each for each, held in DOERS.items() if held == node.who).split()
    verb = "discard" if words == ["you"] else "discards"
    return [*words, verb, "one", "or", "more", *sayer.say("things", node.what.what)]


pair("event", PlayerDiscards, _read_discards_some, _say_discards_some, first="you a an")

# counters


def _read_puts_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you put one or more +1/+1 counters on a creature", "… are put on ~"."""
    for words, who in (("you put", You("you")), ("a player puts", APlayer()), ("", None)):
        start = reader.here(at, *words.split(), "one", "or", "more")
        if start < 0:
            continue
        for kind, middle in (*reader.all("counter kind", start), ("", start)):
            put = ("counters", "on") if words else ("counters", "are", "put", "on")
            after = reader.here(middle, *put)
            for category in ("subject", "a thing") if after >= 0 else ():
                for on, end in reader.all(category, after):
                    yield PutsCounters(kind, on, who), end


def _say_puts_counters(sayer: Sayer, node: PutsCounters) -> Words:
    on = sayer.try_say("subject", node.on) or sayer.say("a thing", node.on)
    kind = sayer.say("counter kind", node.kind) if node.kind else []
    if node.who is None:
        return ["one", "or", "more", *kind, "counters", "are", "put", "on", *on]
    opening = ["you", "put"] if node.who == You() else ["a", "player", "puts"]
    return [*opening, "one", "or", "more", *kind, "counters", "on", *on]


pair("event", PutsCounters, _read_puts_counters, _say_puts_counters, first="you a one")

# attacking together


def _read_together(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ and at least two other creatures attack"."""
    for what, middle in reader.all("subject", at):
        start = reader.here(middle, "and", "at", "least")
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is None:
            continue
        category = "thing" if number == 1 else "things"
        for others, end in reader.all(category, start + 1):
            if reader.tokens[end] == "attack":
                yield AttacksTogether(what, number, others), end + 1


def _say_together(sayer: Sayer, node: AttacksTogether) -> Words:
    category = "thing" if node.least == 1 else "things"
    others = sayer.say(category, node.others)
    what = sayer.say("subject", node.what)
    return [*what, "and", "at", "least", NUMBER_WORDS[node.least], *others, "attack"]


pair("event", AttacksTogether, _read_together, _say_together, first="<subject>")

# once a turn

_FIRST: Final = ("for", "the", "first", "time", "each", "turn")


def _read_first_time(reader: Reader, at: int) -> Iterator[Found]:
    for event, middle in reader.all("event", at):
        end = reader.here(middle, *_FIRST)
        if end >= 0:
            yield FirstTime(event), end


def _say_first_time(sayer: Sayer, node: FirstTime) -> Words:
    return [*sayer.say("event", node.event), *_FIRST]


pair("joined event", FirstTime, _read_first_time, _say_first_time, first="<event>")

# what an Attraction does when it is visited


def _read_visit(reader: Reader, at: int) -> Iterator[Found]:
    """Read "visit — draw a card" as an ability that triggers then (CR 702.159a)."""
    start = reader.here(at, "visit", "—")
    for body, end in reader.all("sentences", start) if start >= 0 else ():
        yield TriggeredAbility(OtherEvent("visit"), body), end


def _say_visit(_: Sayer, node: TriggeredAbility) -> Words | None:
    if node.event != OtherEvent("visit"):
        return None
    return ["visit", "—", *Sayer(node.targets).say("sentences", node.body)]


pair(
    "triggered",
    TriggeredAbility,
    lambda reader, at: bound(reader, _read_visit(reader, at)),
    _say_visit,
    first="visit",
)


def _read_becomes_level(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this Class becomes level 3" (CR 716.2a)."""
    for what, middle in reader.all("self", at):
        start = reader.here(middle, "becomes", "level")
        if start >= 0 and reader.tokens[start].isdigit():
            yield BecomesLevel(what, int(reader.tokens[start])), start + 1


def _say_becomes_level(sayer: Sayer, node: BecomesLevel) -> Words:
    return [*sayer.say("self", node.what), "becomes", "level", str(node.level)]


pair("event", BecomesLevel, _read_becomes_level, _say_becomes_level)

# becoming the target of some spell


def _targets(reader: Reader, at: int) -> Iterator[tuple[Described | None, PlayerRef | None, int]]:
    """Give what something becomes the target of: the spell, or who controls it."""
    for whose, words in _AIMED_BY.items():
        end = reader.here(at, "a", "spell", "or", "ability", *words)
        if end >= 0:
            yield None, whose, end
    for of, end in reader.all("a thing", at):
        if of.noun == "spell":
            yield of, None, end


#: Who controls the spell or ability, and how that is said.
_AIMED_BY: Final[dict[PlayerRef | None, list[str]]] = {
    None: [],
    AnOpponent(): ["an", "opponent", "controls"],
    You(): ["you", "control"],
}


def _read_targeted(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ becomes the target of an Aura spell", "you or a permanent you control becomes …"."""
    own = reader.here(at, "you", "or")
    starts = [(at, None)] if own < 0 else [(own, You("you"))]
    you = reader.here(at, "you", "become", "the", "target", "of")
    for of, whose, end in _targets(reader, you) if you >= 0 else ():
        yield BecomesTarget(None, of, whose, You("you")), end
    for start, player in starts:
        for (what, is_one), middle in reader.all("event subject", start):
            after = reader.here(middle, "becomes" if is_one else "become", "the", "target", "of")
            for of, whose, end in _targets(reader, after) if after >= 0 else ():
                if of is not None or whose == You() or player is not None:
                    yield BecomesTarget(what, of, whose, player), end


def _say_targeted(sayer: Sayer, node: BecomesTarget) -> Words | None:
    if node.what is None:
        words = ["you", "become"]
    else:
        plain = say_deed(sayer, BecomesTarget(node.what))
        if plain is None:
            return None
        words = [*(["you", "or"] if node.player is not None else []), *plain[:-8]]
        words.append(plain[-8])
    if node.of is not None:
        return [*words, "the", "target", "of", *sayer.say("a thing", node.of)]
    return [*words, *words_in("the target of a spell or ability"), *_AIMED_BY[node.whose]]


pair("event", BecomesTarget, _read_targeted, _say_targeted, first="you <event_subject>")

# two deeds of one thing, and one deed of two


def _deeds(reader: Reader, at: int, what: object, *, is_one: bool) -> Iterator[Found]:
    """Read what something does, whatever it is: the verb and further words."""
    for rest, kind, fixed in DEEDS.get((reader.tokens[at], is_one), ()):
        end = reader.here(at + 1, *rest)
        if end >= 0 and (kind is not ZoneChange or is_put_from_there(what, fixed)):
            yield kind(what=what, **fixed), end
    start = reader.here(at, "becomes", "the", "target", "of") if is_one else -1
    for of, whose, end in _targets(reader, start) if start >= 0 else ():
        yield BecomesTarget(what, of, whose), end  # type: ignore[arg-type]  # an event's subject


def _said_alone(sayer: Sayer, event: TriggerEvent) -> Words | None:
    """Say an event of an object without the object."""
    what = getattr(event, "what", None)
    subject = sayer.try_say("subject", what) or sayer.try_say("a thing", what)
    words = sayer.try_say("event", event)
    return None if subject is None or words is None else words[len(subject) :]


def _read_either_deed(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ attacks or becomes the target of a spell", "… enters or is turned face up"."""
    for (what, is_one), middle in reader.all("event subject", at):
        if not is_one or isinstance(what, ThisOr):
            continue
        for first, end in _deeds(reader, middle, what, is_one=True):
            if reader.tokens[end] != "or":
                continue
            for second, after in _deeds(reader, end + 1, what, is_one=True):
                if not {type(first), type(second)} <= set(PLAIN_VERBS.values()):
                    yield AnyEvent((first, second), "or else"), after


def _say_either_deed(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != "or else":
        return None
    first, second = node.events
    rest = _said_alone(sayer, second)
    return None if rest is None else [*sayer.say("event", first), "or", *rest]


pair("event", AnyEvent, _read_either_deed, _say_either_deed, first="<event_subject>")


def _read_either_one(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this creature or equipped creature deals combat damage to a player"."""
    for this, middle in reader.all("self", at):
        start = middle + 1 if reader.tokens[middle] == "or" else -1
        for other, end in reader.all("attached", start) if start >= 0 else ():
            for first, after in _deeds(reader, end, this, is_one=True):
                if type(first) not in PLAIN_VERBS.values():
                    yield AnyEvent((first, first.evolve(what=other)), "either one"), after


def _say_either_one(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != "either one":
        return None
    first, second = node.events
    this = sayer.say("self", first.what)  # type: ignore[union-attr]  # an event of an object
    return [*this, "or", *sayer.say("event", second)]


pair("event", AnyEvent, _read_either_one, _say_either_one, first="<self>")

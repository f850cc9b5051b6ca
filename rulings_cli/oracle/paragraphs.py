"""Paragraphs: loyalty, chapter, triggered, static and spell abilities, lines of keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    ChapterAbility,
    Keyword,
    LoyaltyAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.conditions import BothConditions, DuringTurn, Not
from rulings_cli.abilities.effects import DelayedTrigger
from rulings_cli.abilities.quantities import WhereX
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.static import (
    AdditionalCost,
    Affects,
    AlternativeCost,
    AsThoughFlash,
    CantBe,
    CantCast,
    CastOnly,
    CostChange,
    EntersTapped,
    EntersWithCounters,
    GrantAbilities,
    OwnFlash,
)
from rulings_cli.abilities.triggers import While
from rulings_cli.oracle.activating import bound, zone_of_body
from rulings_cli.oracle.asking import zone_of_condition
from rulings_cli.oracle.changing import is_defining_color
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    full_stop,
    include,
    pair,
    with_full_stop,
)
from rulings_cli.oracle.sentences import with_x
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

# loyalty and chapters


def _read_loyalty(reader: Reader, at: int) -> Iterator[Found]:
    token = reader.raw[at] if at < len(reader.raw) else ""
    if token.startswith("[") and reader.tokens[at + 1] == ":":
        for body, end in reader.all("sentences", at + 2):
            yield LoyaltyAbility(token[1:-1], body), end


def _say_loyalty(_sayer: Sayer, node: LoyaltyAbility) -> Words | None:
    return [f"[{node.amount}]", ":", *Sayer(node.targets).say("sentences", node.body)]


pair(
    "loyalty",
    LoyaltyAbility,
    lambda reader, at: bound(reader, _read_loyalty(reader, at)),
    _say_loyalty,
    first="[",
)
_ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6}
_ROMAN_WORDS: Final = {n: word.upper() for word, n in _ROMAN.items()}


def _read_chapter(reader: Reader, at: int) -> Iterator[Found]:
    chapters: tuple[int, ...] = ()
    while reader.tokens[at] in _ROMAN:
        chapters = (*chapters, _ROMAN[reader.tokens[at]])
        at += 1
        if reader.tokens[at] == ",":
            at += 1
    if chapters and reader.tokens[at] == "—":
        for body, end in reader.all("sentences", at + 1):
            yield ChapterAbility(chapters, body), end


def _say_chapter(_sayer: Sayer, node: ChapterAbility) -> Words | None:
    words: Words = []
    for index, each in enumerate(node.chapters):
        words += ([","] if index else []) + [_ROMAN_WORDS[each]]
    return [*words, "—", *Sayer(node.targets).say("sentences", node.body)]


pair(
    "chapter",
    ChapterAbility,
    lambda reader, at: bound(reader, _read_chapter(reader, at)),
    _say_chapter,
    first=" ".join(_ROMAN),
)

# triggered

_ONCE: Final = ["this", "ability", "triggers", "only", "once", "each", "turn", "."]


def _read_triggered(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word not in ("when", "whenever", "at"):
        return
    for event, end in reader.all("joined event", at + 1):
        if reader.tokens[end] != ",":
            reader.stopped(end)
            continue
        if getattr(event, "words", "").startswith(("the next", "your next")):
            continue  # a delayed trigger of a spell or ability (CR 603.7)
        base = TriggeredAbility(event, (), word=word)
        yield from _triggered_body(reader, end + 1, base)
        if reader.tokens[end + 1] == "if":
            for condition, middle in reader.all("conditions", end + 2):
                if reader.tokens[middle] == ",":
                    made = base.evolve(condition=condition)
                    yield from _triggered_body(reader, middle + 1, made)


def _triggered_body(reader: Reader, at: int, base: TriggeredAbility) -> Iterator[Found]:
    for body, end in reader.all("sentences", at):
        if base.condition is None and _is_if(body):
            continue  # an "if" right after the event is the intervening one (CR 603.4)
        zone = zone_of_body(body)
        base = base.evolve(zone=_works_in(base) if zone is Zone.BATTLEFIELD else zone)
        yield base.evolve(body=body), end
        once = reader.here(end, *_ONCE)
        if once >= 0:
            yield base.evolve(body=body, once_each_turn=True), once


def _is_if(body: tuple[Any, ...]) -> bool:
    first = body[0].effects[0]
    if isinstance(first, DelayedTrigger) and first.words == "last":  # "if …, … at end of combat"
        first = first.body[0].effects[0]
    return type(first).__name__ == "If" and not first.trailing


def _say_triggered(_sayer: Sayer, node: TriggeredAbility) -> Words | None:
    if node.words in ("solved", "to solve") or getattr(node.event, "optional", False):
        return None
    inner = Sayer(node.targets)
    words = [node.word, *inner.say("joined event", node.event), ","]
    if node.condition is not None:
        words += ["if", *inner.say("conditions", node.condition), ","]
    words += inner.say("sentences", node.body)
    return words + (_ONCE if node.once_each_turn else [])


pair(
    "triggered",
    TriggeredAbility,
    lambda reader, at: bound(reader, _read_triggered(reader, at)),
    _say_triggered,
    first="when whenever at",
)

# static


def _read_while(reader: Reader, at: int) -> Iterator[Found]:
    """Read a static ability that begins with when it holds."""
    for words, start in _WHILE_WORDS.read(reader, at):
        if words == "as long as":
            for condition, middle in reader.all("conditions", start):
                if reader.tokens[middle] == ",":
                    for effect, end in reader.all("static", middle + 1):
                        yield from _stopped(reader, StaticAbility((effect,), condition), end)
                    for (first, second, how), end in reader.all("two effects", middle + 1):
                        both = StaticAbility((first, second), condition, words=f"two: {how}")
                        yield from _stopped(reader, both, end)
        elif reader.tokens[start] == ",":
            for effect, end in reader.all("static", start + 1):
                made = StaticAbility((effect,), _DURING[words], words=words)
                yield from _stopped(reader, made, end)


def _read_static(reader: Reader, at: int) -> Iterator[Found]:
    yield from _read_while(reader, at)
    for effect, end in reader.all("static", at):
        made = StaticAbility((effect,))
        yield from _stopped(reader, made, end)
        if isinstance(effect, Affects) and ". " in effect.words:
            continue  # a condition at the end is that of the last sentence alone
        start = reader.here(end, "as", "long", "as")
        if start >= 0:
            for condition, after in reader.all("conditions", start):
                yield from _stopped(reader, StaticAbility((effect,), condition, True), after)
        start = reader.here(end, *_YOUR_TURN_ALWAYS.words.split())
        if start >= 0 and not isinstance(effect, CostChange | CantCast):
            during = StaticAbility((effect,), _YOUR_TURN_ALWAYS, True, words="during your turn")
            yield from _stopped(reader, during, start)
        own = isinstance(effect, EntersTapped | EntersWithCounters)
        if reader.tokens[end] == "unless" and not own:
            for condition, after in reader.all("conditions", end + 1):
                unless = StaticAbility((effect,), Not(condition, "unless"), True)
                yield from _stopped(reader, unless, after)
        where = reader.here(end, ",", "where", "x", "is")
        if where >= 0 and not isinstance(effect, CostChange):
            for amount, after in reader.all("amount", where):
                yield from _stopped(reader, with_x(made, WhereX(amount)), after)


_YOUR_TURN_ALWAYS: Final = DuringTurn(You(), words="during your turn")
_OTHER_TURNS: Final = "during turns other than yours"
_DURING: Final = {
    "during your turn": _YOUR_TURN_ALWAYS,
    _OTHER_TURNS: DuringTurn(You(), negated=True, words=_OTHER_TURNS),
}


_WHILE_WORDS: Final = Wordings({each: each for each in ("as long as", *_DURING)})


def _stopped(reader: Reader, made: StaticAbility, at: int) -> Iterator[Found]:
    after = full_stop(reader, at)
    if after >= 0:
        yield made.evolve(zone=_works_in(made)), after


def _works_in(made: StaticAbility | TriggeredAbility) -> Zone:
    """Give the zone where an ability works, which its condition may name (CR 113.6b)."""
    asked = made.condition
    parts = asked.conditions if isinstance(asked, BothConditions) else (asked,)
    event = getattr(made, "event", None)
    if isinstance(event, While):
        parts = (*parts, event.condition)
    said = [zone_of_condition(each) for each in parts]
    return next((each for each in said if each is not None), Zone.BATTLEFIELD)


def _say_static(_sayer: Sayer, node: StaticAbility) -> Words | None:
    inner = Sayer()
    if len(node.effects) != 1 or node.words not in ("", *_DURING):
        return None
    words = inner.say("static", node.effects[0])
    if node.words == "during your turn" and node.trailing:
        return [*words, *node.words.split(), "."]
    if node.words in _DURING:
        words = [*node.words.split(), ",", *words]
    elif isinstance(node.condition, Not) and node.condition.words == "unless":
        words = [*words, "unless", *inner.say("conditions", node.condition.of)]
    elif node.condition is not None:
        condition = ["as", "long", "as", *inner.say("conditions", node.condition)]
        words = [*words, *condition] if node.trailing else [*condition, ",", *words]
    if inner.where:
        known = inner.where[0]
        words = [*words, ",", "where", known.letter, "is", *inner.say("amount", known.of)]
    return with_full_stop(words)


pair(
    "static ability",
    StaticAbility,
    lambda reader, at: bound(reader, _read_static(reader, at)),
    _say_static,
    first="as during <static>",
)


def _read_tapped_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "enters tapped with two charge counters on it": two effects of one ability."""
    for what, middle in reader.all("self", at):
        start = reader.here(middle, "enters", "tapped", "with")
        for (kind, count), end in reader.all("counters", start) if start >= 0 else ():
            after = reader.here(end, "on", "it", ".")
            if after >= 0:
                both = (EntersTapped(what), EntersWithCounters(kind, count, what))
                yield StaticAbility(both, words="tapped with"), after


def _say_tapped_with(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != "tapped with":
        return None
    second = node.effects[1]
    assert isinstance(second, EntersWithCounters)
    counters = sayer.say("counters", (second.kind, second.count))
    opening = [*sayer.say("self", second.what), "enters", "tapped", "with"]
    return [*opening, *counters, "on", "it", "."]


pair("static ability", StaticAbility, _read_tapped_with, _say_tapped_with, first="<self>")


#: Static effects that only a spell itself has.
_OF_THE_SPELL: Final = (
    AdditionalCost,
    AlternativeCost,
    AsThoughFlash,
    CastOnly,
    OnlyMana,
    OwnFlash,
)


def is_of_spell(ability: StaticAbility) -> bool:
    """Tell whether a static ability of an instant or sorcery is about the spell itself."""
    for each in ability.effects:
        if isinstance(each, _OF_THE_SPELL):
            continue
        if isinstance(each, CostChange) and each.this:
            continue
        if (
            isinstance(each, Affects)
            and isinstance(each.of, This)
            and all(_is_about_itself(one) for one in each.changes)
        ):
            continue
        return False
    return True


def _is_about_itself(change: Value) -> bool:
    """Tell whether a change is of the spell itself: its color, flash, that nothing counters it."""
    if isinstance(change, GrantAbilities):
        return change.abilities == (Keyword("flash"),)
    if isinstance(change, CantBe):
        return change.what == "be countered"
    return is_defining_color(change)


# spells


def _read_spell(reader: Reader, at: int) -> Iterator[Found]:
    for body, end in reader.all("sentences", at):
        yield SpellAbility(body), end


def _say_spell(_sayer: Sayer, node: SpellAbility) -> Words | None:
    return Sayer(node.targets).say("sentences", node.body)


pair("spell", SpellAbility, lambda reader, at: bound(reader, _read_spell(reader, at)), _say_spell)

# quoted abilities


def _read_quoted(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != '"':
        return
    for category in ("activated", "triggered", "static ability"):
        for ability, end in reader.all(category, at + 1):
            if reader.tokens[end] == '"':
                yield ability, end + 1
            elif reader.tokens[end - 1] == ".":
                reader.stopped(end)
    close = reader.tokens.index('"', at + 1) if '"' in reader.tokens[at + 1 :] else 0
    if close and reader.tokens[close - 1] != ".":
        inner = Reader([*reader.raw[at + 1 : close], "."])
        for category in ("activated", "triggered", "static ability"):
            for ability, end in inner.all(category, 0):
                if end == len(inner.raw):
                    yield ability, close + 1


def _say_quoted(sayer: Sayer, node: Value) -> Words | None:
    for category in ("activated", "triggered", "static ability"):
        said = sayer.try_say(category, node)
        if said is not None:
            return ['"', *("'" if each == '"' else each for each in said), '"']
    return None


pair(
    "quoted",
    (ActivatedAbility, TriggeredAbility, StaticAbility),
    _read_quoted,
    _say_quoted,
    first='"',
)
include(
    "ability", "marked", "activated", "loyalty", "chapter", "triggered", "static ability", "spell"
)


# lines of keywords


def read_keywords(reader: Reader, at: int) -> Iterator[tuple[tuple[Keyword, ...], str, int]]:
    """Give every reading of a line of keywords, with how it is divided."""
    for first, end in reader.all("keyword", at):
        yield (first,), ", ", end
        for mark in (",", ";"):
            yield from _more_keywords(reader, (first,), mark, end)


def _more_keywords(
    reader: Reader, found: tuple[Keyword, ...], mark: str, at: int
) -> Iterator[tuple[tuple[Keyword, ...], str, int]]:
    if reader.tokens[at] == mark:
        for one, end in reader.all("keyword", at + 1):
            yield (*found, one), f"{mark} ", end
            yield from _more_keywords(reader, (*found, one), mark, end)

"""Instructions: the verbs of effects ⇄ nodes of `effects`, with their subjects (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.durations import (
    AsLongAsControlled,
    ForTheRestOfTheGame,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextTurn,
    WhileInZone,
)
from rulings_cli.abilities.effects import (
    Add,
    ApplyStatic,
    Attach,
    CastCard,
    Choose,
    ChooseCard,
    ContinuousChange,
    CopySpell,
    Counter,
    CreateToken,
    DealDamage,
    Destroy,
    Discard,
    DoesntUntap,
    Draw,
    EndTheTurn,
    Exile,
    ExileTop,
    ExileUntil,
    ExtraTurn,
    Fight,
    GainControl,
    GainLife,
    GetEmblem,
    GivePlayerCounters,
    KeywordAction,
    LookAtTop,
    LoseLife,
    Mill,
    PermitPlay,
    Prevent,
    PutCounters,
    PutIntoZone,
    PutOntoBattlefield,
    Regenerate,
    RemoveCountersFrom,
    ReturnToHand,
    Reveal,
    RevealHand,
    Sacrifice,
    Scry,
    SearchLibrary,
    Several,
    Shuffle,
    Tap,
    TokenDescription,
    Transform,
    Untap,
    WinGame,
)
from rulings_cli.abilities.quantities import Colors, Number, Product, ThatMuch
from rulings_cli.abilities.references import Bound, ControllerOf, OwnerOf, This, You
from rulings_cli.abilities.static import (
    Affects,
    BecomesA,
    ChangeColors,
    ChangeTypes,
    GrantAbilities,
    LoseAbilities,
    MustDo,
    SetPowerToughness,
)
from rulings_cli.oracle.costing import counted
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    listed,
    pair,
    phrase,
)
from rulings_cli.oracle.referring import Pronoun, is_third_person
from rulings_cli.oracle.vocabulary import article, words_in
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


def is_for_each(node: Value) -> bool:
    """Tell whether an amount is said after "for each"."""
    if isinstance(node, ThatMuch):
        return not node.words.startswith(("that", "twice", "the "))
    if isinstance(node, Product):
        return False
    return isinstance(node, Colors) or getattr(node, "words", "") == "for each"


# how many cards, how much life


def _counted_noun(category: str, noun: str, *, _digits: bool = False) -> None:
    """Register "a card", "two cards", "that many cards", "cards equal to …" as quantities."""
    many = noun + "s"

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if reader.here(at, "a", noun) >= 0:
            end = at + 2
            yield Number(1), end
            if reader.here(end, "for", "each") >= 0:
                yield from reader.all("each amount", end + 2)
        elif reader.here(at, "an", "additional", noun) >= 0:
            yield Number(1, "an additional"), at + 3
        if reader.here(at, "that", "many", many) >= 0:
            yield ThatMuch("that many"), at + 3
        if reader.here(at, many, "equal", "to") >= 0:
            yield from reader.all("amount", at + 3)
        for count, end in reader.all("count", at):
            one = count == Number(1)
            if reader.tokens[end] == (noun if one else many):
                yield (Number(1, "one") if one else count), end + 1

    def say(sayer: Sayer, node: Value) -> Words | None:
        if node == Number(1):
            words = getattr(node, "words", "")
            return [*(words or "a").split(), noun]
        if is_for_each(node):
            return ["a", noun, "for", "each", *sayer.say("each amount", node)]
        if isinstance(node, ThatMuch) and node.words == "that many":
            return ["that", "many", many]
        plain = sayer.try_say("count", node)
        if plain is not None:
            return [*plain, many]
        return [many, "equal", "to", *sayer.say("amount", node)]

    pair(category, Value, read, say)


_counted_noun("cards", "card")


def _read_life(reader: Reader, at: int) -> Iterator[Found]:
    """Read "3 life", "life equal to …", "2 life for each …"."""
    for count, end in reader.all("digits", at):
        after = reader.here(end, "life", "for", "each")
        if after >= 0 and count != Number(1) and isinstance(count, Number):
            for each, finish in reader.all("each amount", after):
                yield Product(count.n, each, "for each"), finish
    if reader.here(at, "that", "much", "life") >= 0:
        yield ThatMuch(), at + 3
    elif reader.here(at, "life", "equal", "to") >= 0:
        yield from reader.all("amount", at + 3)
    for amount, end in reader.all("digits", at):
        if reader.tokens[end] == "life":
            yield amount, end + 1
            if amount == Number(1) and reader.here(end + 1, "for", "each") >= 0:
                yield from reader.all("each amount", end + 3)


def _say_life(sayer: Sayer, node: Value) -> Words | None:
    if isinstance(node, ThatMuch) and node.words == "that much":
        return ["that", "much", "life"]
    if isinstance(node, Product) and node.words == "for each":
        each = sayer.say("each amount", node.of)
        return [str(node.factor), "life", "for", "each", *each]
    if is_for_each(node):
        return ["1", "life", "for", "each", *sayer.say("each amount", node)]
    plain = sayer.try_say("digits", node)
    if plain is not None:
        return [*plain, "life"]
    return ["life", "equal", "to", *sayer.say("amount", node)]


pair("life", Value, _read_life, _say_life)

# what players do: verb phrases without their subject

phrase("vp", Draw, "draw+ <count:cards>")
phrase("vp", Mill, "mill+ <count:cards>")
phrase("vp", Discard, "discard+ <count:cards> [at_random! at random]")


def _read_hand(reader: Reader, at: int) -> Iterator[Found]:
    words = reader.tokens[at : at + 3]
    if words in (["discard", "your", "hand"], ["discards", "their", "hand"]):
        yield Discard(hand=True), at + 3
    third = words[0] == "discards"
    whose = "their" if third else "your"
    end = reader.here(at + 1, "all", "the", "cards", "in", whose, "hand")
    if end >= 0:
        yield Discard(hand=True, what=Described(noun="card")), end


def _say_hand(sayer: Sayer, node: Discard) -> Words | None:
    if not node.hand:
        return None
    hand = ["their" if sayer.third else "your", "hand"]
    if node.what is not None:
        hand = ["all", "the", "cards", "in", *hand]
    return ["discards" if sayer.third else "discard", *hand]


pair("vp", Discard, _read_hand, _say_hand, first="discard discards")
counted("counted objects")


def _read_discarded(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] in ("discard", "discards"):
        for (what, count), end in reader.all("counted objects", at + 1):
            if what.noun == "card" and what != Described(noun="card"):
                yield Discard(count=count, what=what), end


def _say_discarded(sayer: Sayer, node: Discard) -> Words | None:
    if node.what is None or node.hand:
        return None
    verb = "discards" if sayer.third else "discard"
    return [verb, *sayer.say("counted objects", (node.what, node.count))]


pair("vp", Discard, _read_discarded, _say_discarded, first="discard discards")
phrase("vp", GainLife, "gain+ <amount:life>")
phrase("vp", LoseLife, "lose+ <amount:life>")
phrase("vp", Add, "add+ <mana:mana>")
phrase("vp", Add, "add+ an additional <mana:mana>", words="an additional")
phrase("vp", Scry, "scry+ <count:digits>")
phrase("vp", Scry, "surveil+ <count:digits>", surveil=True)
phrase("vp", ExtraTurn, "take+ an extra turn after this one")
phrase("vp", EndTheTurn, "end+ the turn")
phrase("vp", WinGame, "win+ the game")
phrase("vp", WinGame, "lose+ the game", lose=True)
constants("vp", {"shuffle": Shuffle(), "shuffle your library": Shuffle(words="your library")})


def _read_shuffles(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] == "shuffles":
        yield Shuffle(words="-"), at + 1
        if reader.here(at + 1, "their", "library") >= 0:
            yield Shuffle(words="their library"), at + 3


def _say_shuffles(sayer: Sayer, node: Shuffle) -> Words | None:
    return ["shuffles", *([] if node.words == "-" else node.words.split())] if sayer.third else None


pair("vp", Shuffle, _read_shuffles, _say_shuffles, first="shuffles")


def _read_sacrifice(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("sacrifice", "sacrifices"):
        return
    for (what, count), end in reader.all("counted objects", at + 1):
        yield Sacrifice(described=what, count=count), end
        if reader.here(end, "of", "their", "choice") >= 0:
            yield Sacrifice(described=what, count=count, words="of their choice"), end + 3
    for category in ("self", "pronoun"):
        for one, end in reader.all(category, at + 1):
            yield Sacrifice(one), end


def _say_sacrifice(sayer: Sayer, node: Sacrifice) -> Words | None:
    verb = "sacrifices" if sayer.third else "sacrifice"
    if node.what is not None:
        said = sayer.try_say("self", node.what) or sayer.try_say("pronoun", node.what)
        return said and [verb, *said]
    return [
        verb,
        *sayer.say("counted objects", (node.described, node.count)),
        *node.words.split(),
    ]


pair("vp", Sacrifice, _read_sacrifice, _say_sacrifice, first="sacrifice sacrifices")

# the top of libraries

_TOPS: Final = {
    "your library": You(),
}


def _read_exile_until(reader: Reader, at: int) -> Iterator[Found]:
    verb = reader.tokens[at]
    if verb not in ("exile", "exiles", "reveal", "reveals"):
        return
    third = verb.endswith("s")
    whose, again = ("their", "they") if third else ("your", "you")
    start = reader.here(at + 1, "cards", "from", "the", "top", "of", whose, "library", "until")
    if start < 0:
        return
    middle = reader.here(start, again, verb.rstrip("s") if third else verb)
    if middle < 0:
        return
    for what, end in reader.all("a thing", middle):
        yield ExileUntil(what, reveal=verb.startswith("reveal")), end


def _say_exile_until(sayer: Sayer, node: ExileUntil) -> Words | None:
    verb = "reveal" if node.reveal else "exile"
    said = verb + "s" if sayer.third else verb
    whose, again = ("their", "they") if sayer.third else ("your", "you")
    return [
        *[said, "cards", "from", "the", "top", "of", whose, "library", "until", again, verb],
        *sayer.say("a thing", node.until),
    ]


pair("vp", ExileUntil, _read_exile_until, _say_exile_until, first="exile exiles reveal reveals")


def _top(category: str, verbs: tuple[str, ...], make: type[Value], **fixed: object) -> None:
    """Register "<verb> the top (two cards|card) of your library" and its third person."""

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if reader.tokens[at] not in verbs:
            return
        start = reader.here(at + 1, "the", "top")
        if start < 0:
            return
        counts: list[tuple[Any, int]] = []
        if reader.tokens[start] == "card":
            counts.append((Number(1), start + 1))
        for count, end in reader.all("count", start):
            if reader.tokens[end] == "cards":
                counts.append((count, end + 1))
        for held, middle in counts:
            end = reader.here(middle, "of", "your", "library")
            if end >= 0:
                yield make(count=held, **fixed), end
            end = reader.here(middle, "of", "their", "library")
            if end >= 0:
                yield make(count=held, **fixed), end
            if make is ExileTop:
                yield ExileTop(count=held, words="-"), middle

    def say(sayer: Sayer, node: Value) -> Words | None:
        count = node.count  # type: ignore[attr-defined]
        words = getattr(node, "words", "")
        expected = make(count=count, **fixed, **({"words": words} if words else {}))
        if node != expected:
            return None
        verb = verbs[1] if sayer.third else verbs[0]
        one = count == Number(1)
        many = ["card"] if one else [*sayer.say("count", count), "cards"]
        tail = [] if words == "-" else ["of", "their" if sayer.third else "your", "library"]
        return [*verb.split(), "the", "top", *many, *tail]

    pair(category, make, read, say, first=" ".join(verbs))


_top("vp", ("exile", "exiles"), ExileTop)
_top("vp", ("reveal", "reveals"), LookAtTop, reveal=True)


def _read_look(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "look", "at", "the", "top")
    if start < 0:
        return
    if reader.here(start, "card", "of", "your", "library") >= 0:
        yield LookAtTop(Number(1)), start + 4
    for count, end in reader.all("count", start):
        after = reader.here(end, "cards", "of", "your", "library")
        if after >= 0:
            yield LookAtTop(count), after


def _say_look(sayer: Sayer, node: LookAtTop) -> Words | None:
    if node.reveal or node.of != You():
        return None
    one = node.count == Number(1)
    many = ["card"] if one else [*sayer.say("count", node.count), "cards"]
    return ["look", "at", "the", "top", *many, "of", "your", "library"]


pair("vp", LookAtTop, _read_look, _say_look, first="look")

# instructions to the controller

_OBJECT = "<what:object>"
phrase("vp", Destroy, f"destroy {_OBJECT}")
phrase("vp", Exile, f"exile+ {_OBJECT} [face_down! face down]")
phrase(
    "vp",
    Exile,
    f"exile {_OBJECT} until <words:self words> leaves the battlefield",
    until_leaves=True,
)
phrase(
    "vp",
    Destroy,
    f"destroy {_OBJECT} . {{words=*it|they}} can't be regenerated",
    no_regeneration=True,
)
phrase("vp", Reveal, "reveal+ <what:chosen>")
phrase("vp", ChooseCard, "choose+ <what:a thing> from it")
constants("vp", {"reveal your hand": RevealHand()})
pair(
    "vp",
    RevealHand,
    lambda reader, at: (
        (RevealHand(), end) for end in (reader.here(at, "reveals", "their", "hand"),) if end >= 0
    ),
    lambda sayer, _: ["reveals", "their", "hand"] if sayer.third else None,
    first="reveals",
)
phrase(
    "vp",
    Counter,
    f"counter {_OBJECT} . if that spell is countered this way , exile it instead of putting it into"
    " its owner's graveyard",
    exile=True,
)
phrase("vp", Counter, f"counter {_OBJECT}")
phrase("vp", Tap, f"tap+ {_OBJECT}")
phrase("vp", Untap, f"untap+ {_OBJECT}")
phrase("vp", Transform, f"transform {_OBJECT}")
phrase("vp", Regenerate, f"regenerate {_OBJECT}")
phrase("vp", Attach, "attach <what:object> to <to:object>")
phrase("vp", GainControl, f"gain+ control of {_OBJECT}")
phrase("vp", GainControl, f"gain+ control of {_OBJECT} <duration:duration>")
include("castable", "pronoun", "target object", "chosen")
phrase("vp", CastCard, "cast+ <what:castable>", free=False)
phrase(
    "vp",
    CastCard,
    "cast+ <what:castable> without paying {words=*its mana cost|their mana costs}",
    free=True,
)


def _read_return(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("return", "returns"):
        return
    for what, end in reader.all("object", at + 1):
        for words in ("to its owner's hand", "to their owner's hand", "to their owners' hands"):
            after = reader.here(end, *words.split())
            if after >= 0:
                yield ReturnToHand(what, words=words), after
        after = reader.here(end, "to", "your", "hand")
        if after >= 0:
            yield ReturnToHand(what, words="to your hand"), after
        after = reader.here(end, "from", "your", "graveyard", "to", "your", "hand")
        itself: Any = what
        if after >= 0 and isinstance(what, This | Pronoun):
            yield ReturnToHand(itself, Zone.GRAVEYARD, "to your hand"), after


def _say_return(sayer: Sayer, node: ReturnToHand) -> Words | None:
    verb = "returns" if sayer.third else "return"
    origin = words_in("from your graveyard") if node.from_zone is not None else []
    return [verb, *sayer.say("object", node.what), *origin, *node.words.split()]


pair("vp", ReturnToHand, _read_return, _say_return, first="return returns")

_UNDER: Final[dict[str, Any]] = {
    "under your control": You(),
    "under its owner's control": OwnerOf(Bound("moved", "it"), "its owner"),
    "under their owner's control": OwnerOf(Bound("moved", "them"), "their owner"),
    "under their owners' control": OwnerOf(Bound("moved", "them"), "their owners'"),
}


def _read_onto(reader: Reader, at: int) -> Iterator[Found]:
    verb = reader.tokens[at].rstrip("s")
    if verb not in ("put", "return"):
        return
    preposition = "onto" if verb == "put" else "to"
    for what, end in reader.all("object", at + 1):
        middle = reader.here(end, preposition, "the", "battlefield")
        if middle < 0:
            start = reader.here(end, "from", "your", "graveyard", preposition, "the", "battlefield")
            if start < 0 or not isinstance(what, This | Pronoun):
                continue
            yield from _onto_tail(reader, start, what, Zone.GRAVEYARD, verb)
            continue
        yield from _onto_tail(reader, middle, what, None, verb)


def _onto_tail(
    reader: Reader, at: int, what: Any, origin: Zone | None, verb: str
) -> Iterator[Found]:
    tapped = reader.tokens[at] == "tapped"
    at += tapped
    transformed = reader.tokens[at] == "transformed"
    at += transformed
    yield PutOntoBattlefield(what, origin, None, tapped, transformed, verb), at
    for words, under in _UNDER.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            yield PutOntoBattlefield(what, origin, under, tapped, transformed, verb, words), end


def _say_onto(sayer: Sayer, node: PutOntoBattlefield) -> Words | None:
    third = "s" if sayer.third else ""
    words = [node.verb + third, *sayer.say("object", node.what)]
    if node.from_zone is Zone.GRAVEYARD:
        words += words_in("from your graveyard")
    words += ["onto" if node.verb == "put" else "to", "the", "battlefield"]
    words += ["tapped"] if node.tapped else []
    words += ["transformed"] if node.transformed else []
    return words + node.words.split()


pair("vp", PutOntoBattlefield, _read_onto, _say_onto, first="put puts return returns")

_PLACES: Final = {
    "into your hand": (Zone.HAND, "", "", You()),
    "into your graveyard": (Zone.GRAVEYARD, "", "", You()),
    "into its owner's hand": (Zone.HAND, "", "", None),
    "on top of your library": (Zone.LIBRARY, "top", "", You()),
    "on top of your library in any order": (Zone.LIBRARY, "top", "any", You()),
    "on the bottom of your library": (Zone.LIBRARY, "bottom", "", You()),
    "on the bottom of your library in a random order": (Zone.LIBRARY, "bottom", "random", You()),
    "on the bottom of your library in any order": (Zone.LIBRARY, "bottom", "any", You()),
    "on the bottom of that library in a random order": (Zone.LIBRARY, "bottom", "random", None),
    "on the bottom of their library in a random order": (Zone.LIBRARY, "bottom", "random", None),
    "on top of its owner's library": (Zone.LIBRARY, "top", "", None),
    "on the bottom of its owner's library": (Zone.LIBRARY, "bottom", "", None),
    "on the top or bottom of its owner's library": (Zone.LIBRARY, "top or bottom", "", None),
    "into their graveyard": (Zone.GRAVEYARD, "", "", None),
    "into its owner's graveyard": (Zone.GRAVEYARD, "", "", None),
    "into their hand": (Zone.HAND, "", "", None),
}


_PLACE_WORDS: Final = Wordings({words: (*place, words) for words, place in _PLACES.items()})


def _read_place(reader: Reader, at: int) -> Iterator[Found]:
    yield from _PLACE_WORDS.read(reader, at)


pair("place", tuple, _read_place, lambda _, node: node[-1].split())


def _read_put(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("put", "puts"):
        return
    starts = list(reader.all("object", at + 1))
    for one, _ in [("one of them", 3), ("one of those cards", 4)]:
        end = reader.here(at + 1, *one.split())
        if end >= 0:
            starts.append((Bound("revealed", one), end))
    for what, middle in starts:
        for (zone, position, order, of, words), end in reader.all("place", middle):
            yield PutIntoZone(what, zone, position, order, of, words), end


def _say_put(sayer: Sayer, node: PutIntoZone) -> Words | None:
    verb = "puts" if sayer.third else "put"
    said = sayer.try_say("object", node.what)
    return None if said is None else [verb, *said, *node.words.split()]


pair("vp", PutIntoZone, _read_put, _say_put, first="put puts")

# counters


def _read_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a +1/+1 counter", "two charge counters", "X …" as (kind, count)."""
    if reader.tokens[at] in ("a", "an"):
        for kind, end in reader.all("counter kind", at + 1):
            if reader.tokens[end] == "counter":
                yield (kind, Number(1)), end + 1
    counts = list(reader.all("count", at))
    if reader.here(at, "that", "many") >= 0:
        counts.append((ThatMuch("that many"), at + 2))
    for count, middle in counts:
        for kind, end in reader.all("counter kind", middle):
            noun = "counter" if count == Number(1) else "counters"
            if reader.tokens[end] == noun:
                held = Number(1, "one") if count == Number(1) else count
                yield (kind, held), end + 1


def _say_counters(sayer: Sayer, node: tuple[str, Value]) -> Words | None:
    kind, count = node
    said = sayer.say("counter kind", kind)
    if count == Number(1):
        opening = getattr(count, "words", "") or _counter_article(kind)
        return [opening, *said, "counter"]
    if isinstance(count, ThatMuch):
        return [*count.words.split(), *said, "counters"]
    plain = sayer.try_say("count", count)
    return None if plain is None else [*plain, *said, "counters"]


def _counter_article(kind: str) -> str:
    return article(kind) if kind[:1] not in "+-" else "a"


pair("counters", tuple, _read_counters, _say_counters)


def _put_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("put", "puts"):
        return
    for (kind, count), middle in reader.all("counters", at + 1):
        if reader.tokens[middle] != "on":
            continue
        for on, end in reader.all("object", middle + 1):
            yield PutCounters(kind, on, count), end
            if count == Number(1) and reader.here(end, "for", "each") >= 0:
                for each, after in reader.all("each amount", end + 2):
                    yield PutCounters(kind, on, each, "for each"), after


def _say_put_counters(sayer: Sayer, node: PutCounters) -> Words | None:
    verb = "puts" if sayer.third else "put"
    each = node.words == "for each"
    counters = sayer.say("counters", (node.kind, Number(1) if each else node.count))
    words = [verb, *counters, "on", *sayer.say("object", node.on)]
    return words + (["for", "each", *sayer.say("each amount", node.count)] if each else [])


pair("vp", PutCounters, _put_counters, _say_put_counters, first="put puts")


def _remove_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("remove", "removes"):
        return
    for (kind, count), middle in reader.all("counters", at + 1):
        if reader.tokens[middle] == "from":
            for of, end in reader.all("object", middle + 1):
                yield RemoveCountersFrom(kind, of, count), end


def _say_remove(sayer: Sayer, node: RemoveCountersFrom) -> Words | None:
    verb = "removes" if sayer.third else "remove"
    counters = sayer.say("counters", (node.kind, node.count))
    return [verb, *counters, "from", *sayer.say("object", node.of)]


pair("vp", RemoveCountersFrom, _remove_counters, _say_remove, first="remove removes")


def _give_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("get", "gets"):
        return
    for (kind, count), end in reader.all("counters", at + 1):
        yield GivePlayerCounters(kind, count), end
    run = reader.tokens[at + 1]
    if run.startswith("{e}") and run.replace("{e}", "") == "":
        yield GivePlayerCounters("energy", Number(len(run) // 3), You()), at + 2


def _say_give(sayer: Sayer, node: GivePlayerCounters) -> Words | None:
    verb = "gets" if sayer.third else "get"
    if node.kind == "energy" and isinstance(node.count, Number):
        return [verb, "{E}" * node.count.n]
    return [verb, *sayer.say("counters", (node.kind, node.count))]


pair("vp", GivePlayerCounters, _give_counters, _say_give, first="get gets")

# keyword actions

_ACTIONS: Final = (
    "proliferate",
    "investigate",
    "populate",
    "explore",
    "detain",
    "connive",
    "learn",
    "manifest dread",
    "manifest the top card of your library",
    "venture into the dungeon",
    "incubate",
    "the Ring tempts you",
    "discover",
    "adapt",
    "monstrosity",
    "bolster",
    "support",
    "amass",
    "fateseal",
    "time travel",
    "clash with an opponent",
    "cloak the top card of your library",
    "forage",
    "endure",
    "suspect",
    "collect evidence",
    "become the monarch",
    "take the initiative",
)


_ACTION_WORDS: Final = Wordings({each: each for each in _ACTIONS})
_THIRD_ACTIONS: Final = Wordings(
    {each: each for each in ("explores", "connives", "investigates", "proliferates")}
    | {"becomes the monarch": "becomes the monarch"}
)


def _read_action(reader: Reader, at: int) -> Iterator[Found]:
    for words, end in _ACTION_WORDS.read(reader, at):
        yield KeywordAction(words), end
        for count, after in reader.all("digits", end):
            yield KeywordAction(words, count), after
        if reader.tokens[end] == "twice":
            yield KeywordAction(words, words="twice"), end + 1
    for words, end in _THIRD_ACTIONS.read(reader, at):
        yield KeywordAction(words), end


def _say_action(sayer: Sayer, node: KeywordAction) -> Words | None:
    if node.of is not None:
        return None
    words = node.name.split()
    if node.count is not None:
        words += sayer.say("digits", node.count)
    return [*words, *node.words.split()]


pair(
    "vp",
    KeywordAction,
    _read_action,
    _say_action,
    first=" ".join((*_ACTION_WORDS.by_first, *_THIRD_ACTIONS.by_first)),
)
phrase("effect", KeywordAction, "<of:object> explores", name="explores")
phrase("effect", KeywordAction, "<of:object> connives", name="connives")
phrase("effect", KeywordAction, "<of:object> phases out", name="phases out")
phrase("effect", KeywordAction, "<of:object> becomes prepared", name="becomes prepared")

# choices and copies

for _what in (
    "a creature type",
    "a color",
    "a card name",
    "a basic land type",
    "a player",
    "an opponent",
    "a nonland card name",
    "a card type",
    "a land type",
    "odd or even",
    "a number",
    "a creature card name",
    "a color other than white",
    "a color other than blue",
    "a color other than black",
    "a color other than red",
    "a color other than green",
):
    constants(
        "vp",
        {
            f"choose {_what}": Choose(
                _what.removeprefix("a ").removeprefix("an ").split(" other")[0], _what
            )
        },
    )
phrase("vp", CopySpell, "copy <what:object>")
phrase(
    "vp",
    CopySpell,
    "copy <what:object> . you may choose new targets for the copy",
    new_targets=True,
)

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
        for word in ("to", "by"):
            if reader.tokens[middle] != word:
                continue
            for category in ("any target", "player", "object"):
                for what, after in reader.all(category, middle + 1):
                    finish = reader.here(after, "this", "turn")
                    if finish >= 0 and (word == "to" or category == "object"):
                        held = {"to": what} if word == "to" else {"source": what}
                        yield base.evolve(**held), finish


def _say_prevent(sayer: Sayer, node: Prevent) -> Words | None:
    noun = ["combat", "damage"] if node.combat else ["damage"]
    amount = ["all"] if node.amount is None else ["the", "next", *sayer.say("digits", node.amount)]
    words = ["prevent", *amount, *noun, "that", "would", "be", "dealt"]
    if node.to is not None:
        said = next(
            (
                found
                for category in ("any target", "player", "object")
                if (found := sayer.try_say(category, node.to)) is not None
            ),
            None,
        )
        if said is None:
            return None
        words += ["to", *said]
    elif node.source is not None:
        words += ["by", *sayer.say("object", node.source)]
    return [*words, "this", "turn"]


pair("vp", Prevent, _read_prevent, _say_prevent, first="prevent")

# what objects do: the subject is said


_RECEIVERS: Final = ("any target", "player", "object", "several")
include("receiver", "group", "player", "target object")


def _read_several(reader: Reader, at: int) -> Iterator[Found]:
    for first, middle in reader.all("receiver", at):
        if reader.tokens[middle] == "and":
            for second, end in reader.all("receiver", middle + 1):
                yield Several((first, second)), end


def _say_several(sayer: Sayer, node: Several) -> Words | None:
    first, second = (sayer.say("receiver", each) for each in node.of)
    return [*first, "and", *second]


pair("several", Several, _read_several, _say_several)


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
    for amount, end in reader.all("digits", at + 1):
        start = reader.here(end, *words_in("damage divided as you choose among"))
        if start >= 0:
            for to, after in reader.all("any target", start):
                yield (amount, to, "divided"), after
    if reader.here(at + 1, "damage", "to") >= 0:
        for category in _RECEIVERS:
            for to, middle in reader.all(category, at + 3):
                if reader.here(middle, "equal", "to") >= 0:
                    for amount, end in reader.all("amount", middle + 2):
                        yield (amount, to, "to equal"), end


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
    if words == "divided":
        among = words_in("damage divided as you choose among")
        return [verb, *sayer.say("digits", amount), *among, *target[1:]]
    if words == "to equal":
        return [verb, "damage", *target, "equal", "to", *sayer.say("amount", amount)]
    if words == "equal":
        return [verb, "damage", "equal", "to", *sayer.say("amount", amount), *target]
    if isinstance(amount, ThatMuch):
        return [verb, *amount.words.split(), "damage", *target]
    return [verb, *sayer.say("digits", amount), "damage", *target]


pair("damage", tuple, _read_damage, _say_damage)


def _read_deals(reader: Reader, at: int) -> Iterator[Found]:
    for source, middle in reader.all("object", at):
        for (amount, to, words), end in reader.all("damage", middle):
            aimed: Any = to if to is not None else Pronoun("", end - 1)
            said = None if isinstance(source, This) and source.words == "~" else source
            yield DealDamage(amount, aimed, said, words, words == "divided"), end


def _say_deals(sayer: Sayer, node: DealDamage) -> Words | None:
    source = node.source if node.source is not None else This()
    unsaid = getattr(node.to, "words", None) == " "
    damage = sayer.with_number(
        "damage",
        (node.amount, None if unsaid else node.to, node.words),
        third=is_third_person(source),
    )
    return [*sayer.say("object", source), *damage]


pair("effect", DealDamage, _read_deals, _say_deals)


def _read_fight(reader: Reader, at: int) -> Iterator[Found]:
    for first, middle in reader.all("object", at):
        if reader.tokens[middle] in ("fights", "fight"):
            for second, end in reader.all("object", middle + 1):
                yield Fight(first, second), end


def _say_fight(sayer: Sayer, node: Fight) -> Words | None:
    verb = "fights" if is_third_person(node.first) else "fight"
    return [*sayer.say("object", node.first), verb, *sayer.say("object", node.second)]


pair("effect", Fight, _read_fight, _say_fight)

# durations

constants(
    "duration",
    {
        "until end of turn": UntilEndOfTurn(),
        "this turn": UntilEndOfTurn("this turn"),
        "until your next turn": UntilYourNextTurn(),
        "until the end of your next turn": UntilEndOfYourNextTurn(),
        "for as long as you control ~": AsLongAsControlled("for as long as you control ~"),
        "for as long as you control this creature": AsLongAsControlled(
            "for as long as you control this creature"
        ),
        "for as long as ~ remains tapped": AsLongAsControlled("for as long as ~ remains tapped"),
        "for as long as it remains exiled": WhileInZone("for as long as it remains exiled"),
        "for as long as that card remains exiled": WhileInZone(
            "for as long as that card remains exiled"
        ),
    },
)
constants(
    "leading duration",
    {
        "until end of turn ,": UntilEndOfTurn(leads=True),
        "until your next turn ,": UntilYourNextTurn(leads=True),
        "until the end of your next turn ,": UntilEndOfYourNextTurn(leads=True),
    },
)


#: Changes that may be said without a duration.
_LASTING: Final = (
    MustDo,
    GrantAbilities,
    LoseAbilities,
    BecomesA,
    ChangeTypes,
    ChangeColors,
    SetPowerToughness,
)


def _read_continuous(reader: Reader, at: int) -> Iterator[Found]:
    for of, middle in reader.all("object", at):
        for changes, end in reader.all("changes", middle):
            for duration, after in reader.all("duration", end):
                yield ContinuousChange(of, changes, duration), after
            if any(isinstance(each, _LASTING) for each in changes):
                yield ContinuousChange(of, changes, ForTheRestOfTheGame()), end
    for duration, start in reader.all("leading duration", at):
        for of, middle in reader.all("object", start):
            for changes, end in reader.all("changes", middle):
                yield ContinuousChange(of, changes, duration), end


def _say_continuous(sayer: Sayer, node: ContinuousChange) -> Words | None:
    said = sayer.try_say("object", node.of)
    if said is None or node.words:
        return None
    changes = sayer.with_number("changes", node.changes, third=is_third_person(node.of))
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *said, *changes]
    if isinstance(node.duration, ForTheRestOfTheGame):
        return [*said, *changes]
    return [*said, *changes, *sayer.say("duration", node.duration)]


pair("effect", ContinuousChange, _read_continuous, _say_continuous)


def _read_doesnt_untap(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("object", at):
        if reader.tokens[middle] in ("doesn't", "don't"):
            for words in (
                "untap during its controller's next untap step",
                "untap during your next untap step",
                "untap during their controller's next untap step",
                "untap during their controllers' next untap steps",
            ):
                end = reader.here(middle + 1, *words.split())
                if end >= 0:
                    yield DoesntUntap(what, words), end


def _say_doesnt_untap(sayer: Sayer, node: DoesntUntap) -> Words | None:
    verb = "doesn't" if is_third_person(node.what) else "don't"
    return [*sayer.say("object", node.what), verb, *node.words.split()]


pair("effect", DoesntUntap, _read_doesnt_untap, _say_doesnt_untap)

# permissions


def _read_permission(reader: Reader, at: int) -> Iterator[Found]:
    leads = list(reader.all("leading duration", at))
    for duration, start in leads or [(None, at)]:
        for play, words in ((False, "you may cast"), (True, "you may play")):
            middle = reader.here(start, *words.split())
            if middle < 0:
                continue
            for what, end in reader.all("pronoun", middle):
                if duration is not None:
                    yield from _permission_tail(reader, end, what, duration, play=play)
                else:
                    for after, finish in reader.all("duration", end):
                        yield PermitPlay(what, after, play=play), finish


def _permission_tail(
    reader: Reader, at: int, what: Any, duration: Any, *, play: bool
) -> Iterator[Found]:
    yield PermitPlay(what, duration, play=play), at
    for words in ("its mana cost", "their mana costs"):
        end = reader.here(at, "without", "paying", *words.split())
        if end >= 0:
            said = "" if words.startswith("its") else "their"
            yield PermitPlay(what, duration, play=play, free=True, words=said), end


def _say_permission(sayer: Sayer, node: PermitPlay) -> Words | None:
    if node.any_mana or node.who != You():
        return None
    body = ["you", "may", "play" if node.play else "cast", *sayer.say("pronoun", node.what)]
    if node.free:
        cost = "their mana costs" if node.words == "their" else "its mana cost"
        body += ["without", "paying", *cost.split()]
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *body]
    return None if node.free else [*body, *sayer.say("duration", node.duration)]


pair("effect", PermitPlay, _read_permission, _say_permission, first="until you")

include("vp", "create", "search")

__all__ = ["ControllerOf", "CreateToken", "SearchLibrary", "TokenDescription", "listed"]


def _read_apply(reader: Reader, at: int) -> Iterator[Found]:
    for effect, middle in reader.all("static", at):
        if not isinstance(effect, Affects):
            for duration, end in reader.all("duration", middle):
                yield ApplyStatic(effect, duration), end
    for duration, start in reader.all("leading duration", at):
        for effect, end in reader.all("static", start):
            if not isinstance(effect, Affects):
                yield ApplyStatic(effect, duration), end


def _say_apply(sayer: Sayer, node: ApplyStatic) -> Words | None:
    said = sayer.try_say("static", node.effect)
    if said is None:
        return None
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *said]
    return [*said, *sayer.say("duration", node.duration)]


pair("effect", ApplyStatic, _read_apply, _say_apply)
phrase("vp", GetEmblem, "get+ an emblem with <abilities:granted>")

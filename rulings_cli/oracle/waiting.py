"""Trigger events: what stands after "when", "whenever", "at" ⇄ `TriggerEvent` (CR 603)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.described import Described, HasType, OneOrMore, ThisOr
from rulings_cli.abilities.references import (
    AnOpponent,
    APlayer,
    EachOpponent,
    EachPlayer,
    EnchantedPlayer,
    ThatPlayer,
    You,
)
from rulings_cli.abilities.triggers import (
    Activates,
    AnyEvent,
    Attacks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    IsDealtDamage,
    IsUnblocked,
    LeavesBattlefield,
    OtherEvent,
    PlayerDiscards,
    PlayerDraws,
    PlayerGainsLife,
    PlayerSacrifices,
    TappedForMana,
    While,
    ZoneChange,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    never,
    pair,
    third_person,
)
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone

# who or what: "this creature", "a creature you control", "one or more lands"

include("subject", "self", "attached", "pronoun")


#: What objects do: the verb's first word, singular and plural → (other words, event, its fields).
_Deed: TypeAlias = "tuple[list[str], type[Value], dict[str, object]]"
DEEDS: Final[dict[tuple[str, bool], list[_Deed]]] = {}
_DEEDS_BY_KIND: Final[dict[type[Value], list[tuple[list[str], dict[str, object]]]]] = {}


def object_events(kind: type[Value], *verbs: str, **fixed: object) -> None:
    """Let objects do something in an event: the verb, in the plural, and its further words."""
    for verb in verbs:
        words = verb.split()
        rest = [each.lower() for each in words[1:]]
        for first, is_one in ((words[0], False), (third_person(words[0]), True)):
            DEEDS.setdefault((first, is_one), []).append((rest, kind, fixed))
        _DEEDS_BY_KIND.setdefault(kind, []).append((words, fixed))


def _event_subjects(reader: Reader, at: int) -> Iterator[Found]:
    """Give what an event may be about, and whether the verb after it is singular."""
    for category in ("subject", "a thing"):
        for what, end in reader.all(category, at):
            yield (what, True), end
    for itself, middle in reader.all("self", at):
        for what, end in reader.all("a thing", middle + 1) if reader.tokens[middle] == "or" else ():
            yield (ThisOr(what, itself.words), True), end
    start = reader.here(at, "one", "or", "more")
    for what, end in reader.all("things", start) if start >= 0 else ():
        yield (OneOrMore(what), False), end


pair(
    "event subject",
    tuple,
    _event_subjects,
    lambda _sayer, _node: None,
    first="one <subject> <a_thing> <self>",
)


def _read_deed(reader: Reader, at: int) -> Iterator[Found]:
    for (what, is_one), end in reader.all("event subject", at):
        for rest, kind, fixed in DEEDS.get((reader.tokens[end], is_one), ()):
            after = reader.here(end + 1, *rest)
            if after >= 0 and (kind is not ZoneChange or is_put_from_there(what, fixed)):
                yield kind(what=what, **fixed), after
        reader.stopped(end)


def is_put_from_there(what: Any, fixed: dict[str, object]) -> bool:
    """Tell whether what is put into exile comes from the battlefield: cards do from anywhere."""
    described = getattr(what, "what", what)
    is_card = isinstance(described, Described) and described.noun == "card"
    return fixed.get("words") != "exile" or not is_card


def say_deed(sayer: Sayer, node: Value) -> Words | None:
    """Say an event of an object by its verb, singular or plural."""
    what = node.what  # type: ignore[attr-defined]  # every event in the table has it
    verb = next(
        (
            each
            for each, fixed in _DEEDS_BY_KIND[type(node)]
            if node == type(node)(what=what, **fixed)
        ),
        None,
    )
    if verb is None:
        return None
    singular = [third_person(verb[0]), *verb[1:]]
    if isinstance(what, OneOrMore):
        return ["one", "or", "more", *sayer.say("things", what.what), *verb]
    if isinstance(what, ThisOr):
        return [*what.words.split(), "or", *sayer.say("a thing", what.what), *singular]
    said = sayer.try_say("subject", what) or sayer.try_say("a thing", what)
    return None if said is None else [*said, *singular]


object_events(Enters, "enter")
object_events(Enters, "enter tapped", tapped=True)
object_events(Enters, "enter untapped", tapped=False)
object_events(Dies, "die")
object_events(LeavesBattlefield, "leave the battlefield")
object_events(
    ZoneChange,
    "are put into a graveyard from the battlefield",
    to=Zone.GRAVEYARD,
    from_=Zone.BATTLEFIELD,
)
object_events(
    ZoneChange,
    "are put into a graveyard",
    to=Zone.GRAVEYARD,
    from_=Zone.BATTLEFIELD,
    words="a permanent",
)
object_events(ZoneChange, "are put into a graveyard from anywhere", to=Zone.GRAVEYARD)
object_events(
    ZoneChange,
    "are put into a graveyard from anywhere other than the battlefield",
    to=Zone.GRAVEYARD,
    other_than=Zone.BATTLEFIELD,
)
for _whose in ("your", "an opponent's"):
    object_events(
        ZoneChange,
        f"are put into {_whose} graveyard from the battlefield",
        to=Zone.GRAVEYARD,
        from_=Zone.BATTLEFIELD,
        words=_whose,
    )
for _whose in ("your", "an opponent's"):
    object_events(
        ZoneChange,
        f"are put into {_whose} graveyard from anywhere",
        to=Zone.GRAVEYARD,
        words=_whose,
    )
for _whose, _library in (("your", "your"), ("an opponent's", "their")):
    object_events(
        ZoneChange,
        f"are put into {_whose} graveyard from {_library} library",
        to=Zone.GRAVEYARD,
        from_=Zone.LIBRARY,
        words=_whose,
    )
object_events(Attacks, "attack")
object_events(Attacks, "attack alone", alone=True)
object_events(IsUnblocked, "attack and isn't blocked")
object_events(IsUnblocked, "attack and aren't blocked")
object_events(IsUnblocked, "attack a player and isn't blocked", words="a player")
object_events(Attacks, "attack you", words="you")
object_events(Attacks, "attack a player", words="a player")
object_events(Attacks, "attack an opponent", words="an opponent")
object_events(Attacks, "attack one of your opponents", words="one of your opponents")
object_events(Attacks, "attack enchanted player", words="enchanted player")
object_events(Blocks, "block")
object_events(BecomesBlocked, "become blocked")
object_events(BecomesTapped, "become tapped")
object_events(BecomesTapped, "become untapped", untapped=True)
object_events(TappedForMana, "are tapped for mana")
object_events(TappedForMana, "are tapped for mana of the chosen color", mana="the chosen color")
object_events(IsDealtDamage, "are dealt damage")
object_events(IsDealtDamage, "are dealt combat damage", combat="combat")
object_events(IsDealtDamage, "are dealt noncombat damage", combat="noncombat")
constants(
    "event",
    {
        f"{said} dealt {damage}": IsDealtDamage(who, which)
        for said, who in (
            ("you're", You()),
            ("an opponent is", AnOpponent()),
            ("a player is", APlayer()),
        )
        for damage, which in (
            ("damage", ""),
            ("combat damage", "combat"),
            ("noncombat damage", "noncombat"),
        )
    },
)
object_events(BecomesTarget, "become the target of a spell or ability")
object_events(
    BecomesTarget,
    "become the target of a spell or ability an opponent controls",
    whose=AnOpponent(),
)
_DEAL: Final = "deal"
object_events(DealsDamage, f"{_DEAL} damage")
object_events(DealsDamage, "deal combat damage", combat=True)
for _words, _to in (
    ("a player", APlayer()),
    ("an opponent", AnOpponent()),
    ("you", You("you")),
    ("enchanted player", EnchantedPlayer()),
):
    object_events(DealsDamage, f"deal combat damage to {_words}", combat=True, to=_to)
    object_events(DealsDamage, f"deal noncombat damage to {_words}", noncombat=True, to=_to)
    object_events(DealsDamage, f"deal damage to {_words}", to=_to)
for _words in ("one of your opponents", "one or more of your opponents", "your opponents"):
    for _combat in (True, False):
        object_events(
            DealsDamage,
            f"deal {'combat ' if _combat else ''}damage to {_words}",
            combat=_combat,
            to=AnOpponent(),
            words=_words.removesuffix("your opponents").strip() or "all",
        )
pair("event", tuple(_DEEDS_BY_KIND), _read_deed, say_deed, first="<event_subject>")


def _read_two(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ enters or attacks": one subject, two verbs."""
    for what, end in reader.all("subject", at):
        for first_words, first in PLAIN_VERBS.items():
            middle = reader.here(end, *first_words.split())
            if middle < 0 or reader.tokens[middle] != "or":
                continue
            for second_words, second in PLAIN_VERBS.items():
                after = reader.here(middle + 1, *second_words.split())
                if after >= 0:
                    yield AnyEvent((first(what), second(what))), after


PLAIN_VERBS: Final = {
    "enters": Enters,
    "dies": Dies,
    "attacks": Attacks,
    "blocks": Blocks,
    "becomes blocked": BecomesBlocked,
    "leaves the battlefield": LeavesBattlefield,
}


def _say_two(sayer: Sayer, node: AnyEvent) -> Words | None:
    words = {kind: verb for verb, kind in PLAIN_VERBS.items()}
    if node.joiner != "or":
        return None
    if len(node.events) != 2 or any(type(each) not in words for each in node.events):
        return None
    first, second = node.events
    if any(getattr(each, name, None) for each in node.events for name in ("blocked", "by")):
        return None
    said = sayer.try_say("subject", first.what)  # type: ignore[union-attr]
    if said is None:
        return None
    return [*said, *words[type(first)].split(), "or", *words[type(second)].split()]


pair("event", AnyEvent, _read_two, _say_two, first="<subject>")


def _read_player_or(reader: Reader, at: int) -> Iterator[Found]:
    """Read "~ deals combat damage to a player or planeswalker"."""
    for what, middle in reader.all("subject", at):
        for verb in ("deals", "deal"):
            end = reader.here(middle, verb, *_TO_EITHER)
            if end >= 0:
                yield (
                    AnyEvent(
                        (
                            DealsDamage(what, APlayer(), combat=True),
                            DealsDamage(what, _PLANESWALKER, combat=True),
                        )
                    ),
                    end,
                )


_TO_EITHER: Final = words_in("combat damage to a player or planeswalker")
_PLANESWALKER: Final = Described(kinds=((HasType("planeswalker"),),))


def _say_player_or(sayer: Sayer, node: AnyEvent) -> Words | None:
    first, second = node.events[0], node.events[-1]
    if not isinstance(first, DealsDamage) or second != first.evolve(to=_PLANESWALKER):
        return None
    verb = "deals" if is_third_person(first.what) else "deal"
    return [*sayer.say("subject", first.what), verb, *_TO_EITHER]


pair("event", AnyEvent, _read_player_or, _say_player_or, first="<subject>")


def _read_this_or_attached(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this creature or equipped creature attacks"."""
    for this, middle in reader.all("self", at):
        start = middle + 1 if reader.tokens[middle] == "or" else -1
        for other, end in reader.all("attached", start) if start >= 0 else ():
            for verb, kind in PLAIN_VERBS.items():
                after = reader.here(end, *verb.split())
                if after >= 0:
                    yield AnyEvent((kind(this), kind(other)), "either"), after


def _say_this_or_attached(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != "either":
        return None
    first, second = node.events
    verb = next(verb for verb, kind in PLAIN_VERBS.items() if kind is type(first))
    subjects = [*sayer.say("self", first.what), "or", *sayer.say("attached", second.what)]  # type: ignore[union-attr]
    return [*subjects, *verb.split()]


pair("event", AnyEvent, _read_this_or_attached, _say_this_or_attached, first="<self>")

# what players do

constants(
    "doer",
    {
        "you": You("you"),
        "a player": APlayer(),
        "an opponent": AnOpponent(),
        "each opponent": EachOpponent(),
        "that player": ThatPlayer(),
        "each player": EachPlayer(),
    },
)
include("doer", "player")
DOERS: Final[dict[str, Any]] = {
    "you": You("you"),
    "a player": APlayer(),
    "an opponent": AnOpponent(),
    "enchanted player": EnchantedPlayer(),
}


def player_event(
    kind: type[Value], verb: str, slot: str = "", category: str = "", **fixed: object
) -> None:
    """Register "you cast <a thing> …": who, the verb, then a slot and further words."""
    opening, _, closing = verb.partition(" … ")
    begin, rest = opening.split(), closing.split()
    sought = [each.lower() for each in rest]

    def read(reader: Reader, at: int, who: Value) -> Iterator[Found]:
        middle = reader.here(at, *begin[1:])
        if middle >= 0 and not slot:
            yield kind(who=who, **fixed), middle
        elif middle >= 0:
            for held, end in reader.all(category, middle):
                if kind is PlayerDiscards and held == Described(noun="card"):
                    continue
                after = reader.here(end, *sought) if rest else end
                if after >= 0:
                    yield kind(**{"who": who, slot: held, **fixed}), after

    for form, is_you in ((begin[0], True), (third_person(begin[0]), False)):
        _PLAYER_DEEDS.setdefault((form, is_you), []).append(read)

    def say(sayer: Sayer, node: Value) -> Words | None:
        who = node.who  # type: ignore[attr-defined]
        held = getattr(node, slot) if slot else None
        if node != kind(**{"who": who, **({slot: held} if slot else {}), **fixed}):
            return None
        said = [words for words, each in DOERS.items() if each == who]
        if not said or (slot and held is None):
            return None
        first = begin[0] if said[0] == "you" else third_person(begin[0])
        middle = sayer.try_say(category, held) if slot else []
        return None if middle is None else [*said[0].split(), first, *begin[1:], *middle, *rest]

    pair("event", kind, never, say, first="")


#: What players do: the verb and whether "you" do it → how the rest is read.
_PLAYER_DEEDS: Final[dict[tuple[str, bool], list[Callable[..., Iterator[Found]]]]] = {}


def _read_player_event(reader: Reader, at: int) -> Iterator[Found]:
    for words, who in DOERS.items():
        start = reader.here(at, *words.split())
        if start >= 0:
            yield from player_deeds(reader, start, who, is_you=words == "you")


def player_deeds(reader: Reader, at: int, who: Value, *, is_you: bool) -> Iterator[Found]:
    """Read what a player does in an event: the verb and what is after it."""
    for read in _PLAYER_DEEDS.get((reader.tokens[at], is_you), ()):
        yield from read(reader, at + 1, who)


pair(
    "event",
    Casts,
    _read_player_event,
    lambda _sayer, _node: None,
    first="you a an enchanted",
)
player_event(Casts, "cast", "what", "a thing")
player_event(Casts, "cast", "what", "self")
player_event(Casts, "cast or copy", "what", "a thing", words="cast or copy")
player_event(Activates, "activate an ability")
player_event(Activates, "activate an ability of", "what", "a thing")
phrase("event", Activates, "an ability of <what:attached> is activated", who=APlayer(), words="is")
player_event(PlayerDraws, "draw a card")
player_event(PlayerDiscards, "discard a card")
player_event(PlayerDiscards, "discard", "what", "a thing")
player_event(PlayerGainsLife, "gain life")
player_event(PlayerGainsLife, "lose life", loses=True)
player_event(PlayerSacrifices, "sacrifice", "what", "a thing")
player_event(PlayerSacrifices, "sacrifice", "what", "self")
pair(
    "some things",
    OneOrMore,
    lambda reader, at: (
        (OneOrMore(what), end)
        for start in (reader.here(at, "one", "or", "more"),)
        if start >= 0
        for what, end in reader.all("things", start)
    ),
    lambda sayer, node: ["one", "or", "more", *sayer.say("things", node.what)],
    first="one",
)
player_event(PlayerSacrifices, "sacrifice", "what", "some things")
player_event(TappedForMana, "tap … for mana", "what", "a thing")
player_event(TappedForMana, "tap … for mana", "what", "self")
for _kind in ("{C}", "{W}", "{U}", "{B}", "{R}", "{G}"):
    player_event(TappedForMana, f"tap … for {_kind}", "what", "a thing", mana=_kind[1:-1])


def _read_nth(reader: Reader, at: int) -> Iterator[Found]:
    from rulings_cli.oracle.vocabulary import ORDINALS

    for words, who in DOERS.items():
        verb = ("cast", "your") if words == "you" else ("casts", "their")
        start = reader.here(at, *words.split(), *verb)
        number = ORDINALS.get(reader.tokens[start], 0) if start >= 0 else 0
        for what, end in reader.all("thing", start + 1) if number else ():
            after = reader.here(end, "each", "turn")
            if after >= 0:
                yield Casts(who, what, number), after


def _say_nth(sayer: Sayer, node: Casts) -> Words | None:
    from rulings_cli.oracle.vocabulary import ORDINALS

    who = next((words for words, held in DOERS.items() if held == node.who), "")
    if not node.nth or not who:
        return None
    ordinal = {n: word for word, n in ORDINALS.items()}[node.nth]
    verb = ["cast", "your"] if who == "you" else ["casts", "their"]
    return [*who.split(), *verb, ordinal, *sayer.say("thing", node.what), "each", "turn"]


pair("event", Casts, _read_nth, _say_nth, first="you a an enchanted")


def _read_nth_on_their_turn(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you cast your first spell during each opponent's turn"."""
    from rulings_cli.oracle.vocabulary import ORDINALS

    start = reader.here(at, "you", "cast", "your")
    number = ORDINALS.get(reader.tokens[start], 0) if start >= 0 else 0
    for what, end in reader.all("thing", start + 1) if number else ():
        after = reader.here(end, *_ON_THEIR_TURN.split())
        if after >= 0:
            cast = Casts(You("you"), what, number)
            yield While(cast, DuringTurn(You(), negated=True), _ON_THEIR_TURN), after


_ON_THEIR_TURN: Final = "during each opponent's turn"


def _say_nth_on_their_turn(sayer: Sayer, node: While) -> Words | None:
    if node.words != _ON_THEIR_TURN:
        return None
    return [*sayer.say("event", node.event)[:-2], *_ON_THEIR_TURN.split()]


pair("event", While, _read_nth_on_their_turn, _say_nth_on_their_turn, first="you")

# steps

STEPS: Final = {
    "upkeep": Step.UPKEEP,
    "draw step": Step.DRAW,
    "end step": Step.END,
    "first main phase": Step.PRECOMBAT_MAIN,
    "precombat main phase": Step.PRECOMBAT_MAIN,
    "second main phase": Step.POSTCOMBAT_MAIN,
    "postcombat main phase": Step.POSTCOMBAT_MAIN,
}
_BEGINNINGS: Final = {
    "combat on your turn": BeginningOf(Step.BEGINNING_OF_COMBAT, You(), "combat on your turn"),
    "your next main phase this turn": BeginningOf(
        Step.PRECOMBAT_MAIN, You(), "your next main phase this turn"
    ),
    "combat on each opponent's turn": BeginningOf(
        Step.BEGINNING_OF_COMBAT, EachOpponent(), "combat on each opponent's turn"
    ),
    "the next upkeep": BeginningOf(Step.UPKEEP, APlayer(), "the next upkeep"),
    "each combat": BeginningOf(Step.BEGINNING_OF_COMBAT, EachPlayer(), "each combat"),
    "the next end step": BeginningOf(Step.END, APlayer(), "the next end step"),
    "the next turn's upkeep": BeginningOf(Step.UPKEEP, APlayer(), "the next turn's upkeep"),
    "the end step": BeginningOf(Step.END, EachPlayer(), "the end step"),
    "your next upkeep": BeginningOf(Step.UPKEEP, You(), "your next upkeep"),
    "your next end step": BeginningOf(Step.END, You(), "your next end step"),
    "your next main phase": BeginningOf(Step.PRECOMBAT_MAIN, You(), "your next main phase"),
    "your next first main phase": BeginningOf(
        Step.PRECOMBAT_MAIN, You(), "your next first main phase"
    ),
    "each of your main phases": BeginningOf(Step.PRECOMBAT_MAIN, You(), "each of your main phases"),
    "the next combat phase this turn": BeginningOf(
        Step.BEGINNING_OF_COMBAT, APlayer(), "the next combat phase this turn"
    ),
}
for _name, _step in STEPS.items():
    for _whose, _ref in (
        ("your", You()),
        ("each", EachPlayer()),
        ("each player's", EachPlayer()),
        ("each opponent's", EachOpponent()),
        ("each of your", You()),
        ("enchanted player's", EnchantedPlayer()),
    ):
        _many = _name.replace("phase", "phases") if _whose == "each of your" else _name
        _BEGINNINGS[f"{_whose} {_many}"] = BeginningOf(_step, _ref, f"{_whose} {_many}")


_BEGINNING_WORDS: Final = Wordings(
    {f"the beginning of {words}": event for words, event in _BEGINNINGS.items()}
)


def _say_beginning(_: Sayer, node: BeginningOf) -> Words | None:
    if node.step is Step.END_OF_COMBAT or node.words.endswith(" of"):
        return None
    return ["the", "beginning", "of", *node.words.split()]


pair("event", BeginningOf, _BEGINNING_WORDS.read, _say_beginning, first="the")
_END_OF_COMBAT: Final = "end of combat"
constants(
    "event",
    {
        _END_OF_COMBAT: BeginningOf(Step.END_OF_COMBAT, APlayer(), _END_OF_COMBAT),
        "end of combat on your turn": BeginningOf(
            Step.END_OF_COMBAT, You(), "end of combat on your turn"
        ),
    },
)
_ATTACKS_YOU_OR_YOURS: Final = (
    "an opponent attacks you and/or one or more planeswalkers you control"
)
constants("event", {_ATTACKS_YOU_OR_YOURS: OtherEvent("an opponent attacks you or yours")})
constants(
    "event",
    {
        each: OtherEvent(each)
        for each in (
            "you attack",
            "a player attacks",
            "you roll one or more dice",
            "you get one or more {E}",
            "a Vehicle crews",
            "you complete a dungeon",
            "the Ring tempts you",
            "you unlock this door",
            "you fully unlock a Room",
            "you collect evidence",
            "you forage",
            "the creature it haunts dies",
            "the creature this card haunts dies",
        )
    },
)
phrase("event", OtherEvent, "<words:other event>")
_OTHER: Final = (
    "mutates",
    "becomes monstrous",
    "trains",
    "explores",
    "saddles a Mount or crews a Vehicle",
    "phases in",
    "specializes",
    "becomes crewed",
    "enlists a creature",
)


_OTHER_WORDS: Final = Wordings({each: each for each in _OTHER})


def _read_other(reader: Reader, at: int) -> Iterator[Found]:
    """Read events that are kept as words only, as far as they are about this object."""
    for category in ("self", "attached"):
        for one, middle in reader.all(category, at):
            for words, end in _OTHER_WORDS.read(reader, middle):
                yield f"{one.words} {words}", end


pair("other event", str, _read_other, lambda _, node: node.split(), first="<self> <attached>")
phrase("event", Blocks, "<what:subject> blocks <blocked:a thing>")
phrase("event", BecomesBlocked, "<what:subject> becomes blocked by <by:a thing>")
phrase("event", DealsDamage, "<what:subject> deals damage to <to:a thing>")
phrase("event", DealsDamage, "<what:a thing> deals damage to <to:self>")
phrase("event", DealsDamage, "<what:a thing> deals damage to <to:attached>")
phrase("event", DealsDamage, "<what:a thing> deals combat damage to <to:self>", combat=True)
phrase("event", DealsDamage, "<what:subject> deals combat damage to <to:a thing>", combat=True)


def _read_blocks_or_blocked(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("subject", at):
        start = reader.here(middle, "blocks", "or", "becomes", "blocked", "by")
        for other, end in reader.all("a thing", start) if start >= 0 else ():
            yield AnyEvent((Blocks(what, other), BecomesBlocked(what, other))), end


def _say_blocks_or_blocked(sayer: Sayer, node: AnyEvent) -> Words | None:
    first = node.events[0]
    if not isinstance(first, Blocks) or first.blocked is None or len(node.events) != 2:
        return None
    what, other = sayer.say("subject", first.what), sayer.say("a thing", first.blocked)
    return [*what, "blocks", "or", "becomes", "blocked", "by", *other]


pair("event", AnyEvent, _read_blocks_or_blocked, _say_blocks_or_blocked, first="<subject>")

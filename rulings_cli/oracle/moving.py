"""Instructions that destroy, exile, return and put objects (CR 701) ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described, HasState, IsAmong
from rulings_cli.abilities.effects import (
    Attach,
    CastCard,
    ChooseCard,
    ChooseNewTargets,
    ChoosePile,
    ChooseTarget,
    Destroy,
    Exile,
    GainControl,
    PutIntoZone,
    PutOntoBattlefield,
    Regenerate,
    ReturnToHand,
    Reveal,
    RevealHand,
    SeparatePiles,
    Tap,
    Transform,
    Unattach,
    Untap,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    Bound,
    ChosenObjects,
    DefendingPlayer,
    OwnerOf,
    ThatPlayer,
    This,
    You,
)
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
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

# instructions to the controller

_OBJECT = "<what:object>"
phrase("vp", Destroy, f"destroy {_OBJECT}")
phrase("vp", Exile, f"exile+ {_OBJECT} [face_down! face down]")
phrase("vp", Exile, "exile+ <what:pronoun> from your graveyard", from_zone=Zone.GRAVEYARD)
phrase(
    "vp",
    Exile,
    f"exile {_OBJECT} until <words:self words> leaves the battlefield",
    until_leaves=True,
)
phrase(
    "vp",
    Destroy,
    f"destroy {_OBJECT} . {{words=*it|they|that creature|those creatures}} can't be regenerated",
    no_regeneration=True,
)
phrase("vp", Reveal, "reveal+ <what:chosen>")
phrase("vp", ChooseTarget, "choose <what:target object>")


def _read_choose_among(reader: Reader, at: int) -> Iterator[Found]:
    """Read "choose one of them" and "choose a nonland card exiled this way"."""
    if reader.tokens[at] not in ("choose", "chooses"):
        return
    for one, end in reader.all("some of", at + 1):
        if one.count == Number(1):
            yield ChooseCard(one.what), end
    if reader.here(at + 1, "one", ".") >= 0:
        yield ChooseCard(Described(noun="card", further=(IsAmong(_EXILED),))), at + 2
    for what, middle in reader.all("a thing", at + 1):
        end = reader.here(middle, "exiled", "this", "way")
        if end >= 0:
            yield ChooseCard(what.evolve(further=(*what.further, _EXILED_THIS_WAY))), end


_EXILED_THIS_WAY: Final = HasState("exiled this way")
_EXILED: Final = Bound("exiled", "")


def _say_choose_among(sayer: Sayer, node: ChooseCard) -> Words | None:
    verb = "chooses" if sayer.third else "choose"
    further = node.what.further
    if further[-1:] == (_EXILED_THIS_WAY,):
        plain = sayer.say("a thing", node.what.evolve(further=further[:-1]))
        return [verb, *plain, "exiled", "this", "way"]
    if further == (IsAmong(_EXILED),) and not further[0].of.words:
        return [verb, "one"]
    if len(further) == 1 and isinstance(further[0], IsAmong):
        return [verb, "one", "of", *sayer.say("pronoun", further[0].of)]
    return None


pair("vp", ChooseCard, _read_choose_among, _say_choose_among, first="choose chooses")
phrase("vp", ChooseCard, "choose+ <what:a thing> from it")
phrase("vp", ChooseCard, "choose+ <what:chosen from it>", words="late")


def _read_from_it(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a card from it with mana value 3 or greater"."""
    for what, middle in reader.all("a thing", at):
        start = reader.here(middle, "from", "it")
        for quality, end in reader.all("quality", start) if start >= 0 else ():
            yield what.evolve(further=(*what.further, quality)), end


def _say_from_it(sayer: Sayer, node: Described) -> Words | None:
    if not node.further:
        return None
    plain = sayer.say("a thing", node.evolve(further=node.further[:-1]))
    return [*plain, "from", "it", *sayer.say("quality", node.further[-1])]


pair("chosen from it", Described, _read_from_it, _say_from_it, first="a an")
phrase("vp", ChooseCard, "choose+ <what:a thing> from <graveyard:possessive> graveyard or hand")
phrase("vp", ChooseTarget, "choose <what:target player>")
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
    SeparatePiles,
    "separate+ <what:object> into {words=*two piles|a face-down pile and a face-up pile}",
)
phrase("vp", ChoosePile, "choose+ one of {words=*those|the} piles")
constants("vp", {"reveal your hand": RevealHand()})
phrase("vp", Tap, f"tap+ {_OBJECT}")
phrase("vp", Untap, f"untap+ {_OBJECT}")
phrase("vp", Transform, f"transform {_OBJECT}")
phrase("vp", Transform, f"convert+ {_OBJECT}", words="convert")
phrase("vp", Regenerate, f"regenerate {_OBJECT}")
phrase("vp", Attach, "attach <what:object> to <to:object>")
phrase("vp", Unattach, "unattach <what:one attachment>")
include("one attachment", "self", "attached", "target object", "pronoun")
phrase("vp", GainControl, f"gain+ control of {_OBJECT}")
phrase("vp", ChooseNewTargets, "choose new targets for <what:target object>")
phrase("vp", GainControl, f"gain+ control of {_OBJECT} <duration:duration>")
include("castable", "pronoun", "target object", "chosen")
_COMMANDER: Final = Described(
    kinds=((HasState("commander"),),), noun="card", zone=Zone.COMMAND, owner=You()
)
_FROM_COMMAND_ZONE: Final = "your commander from the command zone"
constants("castable", {_FROM_COMMAND_ZONE: ChosenObjects(_COMMANDER, words=_FROM_COMMAND_ZONE)})
phrase(
    "vp",
    ReturnToHand,
    "put your commander into your hand from the command zone",
    what=ChosenObjects(_COMMANDER, words="your commander"),
    from_zone=Zone.COMMAND,
    words="put",
)
phrase("vp", CastCard, "cast+ <what:castable>", free=False)
phrase(
    "vp",
    CastCard,
    "cast+ <what:castable> , and mana of any type can be spent to cast {words=*that spell|it}",
    free=False,
    any_mana="type",
)
phrase(
    "vp",
    CastCard,
    "cast+ <what:castable> without paying {words=*its mana cost|their mana costs}",
    free=True,
)
phrase(
    "vp",
    CastCard,
    "play+ <what:played> without paying {words=*its mana cost|their mana costs}",
    free=True,
    play=True,
)
include("played", "pronoun", "chosen", "some of")


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
    if node.from_zone is Zone.COMMAND:
        return None
    origin = words_in("from your graveyard") if node.from_zone is not None else []
    return [verb, *sayer.say("object", node.what), *origin, *node.words.split()]


pair("vp", ReturnToHand, _read_return, _say_return, first="return returns")

#: Under whose control: words → None for yours, else how the owner of each is said (CR 110.2).
_UNDER: Final[dict[str, str | None]] = {
    "under your control": None,
    "under its owner's control": "its owner",
    "under their owner's control": "their owner",
    "under their owners' control": "their owners'",
    "under his owner's control": "his owner",
    "under her owner's control": "her owner",
}


_OUT_OF_COMMAND: Final = words_in("from the command zone")


#: Where what is put onto the battlefield comes from, as that is said.
_ORIGINS: Final = {
    "your graveyard": Zone.GRAVEYARD,
    "a graveyard": Zone.GRAVEYARD,
    "exile": Zone.EXILE,
    "your hand": Zone.HAND,
}


def _read_onto(reader: Reader, at: int) -> Iterator[Found]:
    verb = reader.tokens[at].rstrip("s")
    if verb not in ("put", "return"):
        return
    preposition = "onto" if verb == "put" else "to"
    for what, end in reader.all("object", at + 1):
        middle = reader.here(end, preposition, "the", "battlefield")
        commanding = reader.here(middle, *_OUT_OF_COMMAND) if middle >= 0 else -1
        if commanding >= 0 and isinstance(what, This):
            yield from _onto_tail(reader, commanding, what, Zone.COMMAND, verb)
        if middle < 0:
            for words, zone in _ORIGINS.items() if isinstance(what, This | Pronoun) else ():
                start = reader.here(end, "from", *words.split(), preposition, "the", "battlefield")
                if start >= 0:
                    for made, last in _onto_tail(reader, start, what, zone, verb):
                        yield made.evolve(origin=words), last
            continue
        yield from _onto_tail(reader, middle, what, None, verb)


def _onto_tail(
    reader: Reader, at: int, what: Any, origin: Zone | None, verb: str
) -> Iterator[Found]:
    tapped = reader.tokens[at] == "tapped"
    at += tapped
    attacking = tapped and reader.here(at, "and", "attacking") >= 0
    at += 2 * attacking
    joined = tapped and not attacking and reader.here(at, "and", "transformed") >= 0
    transformed = joined or (not tapped and reader.tokens[at] == "transformed")
    at += joined + transformed
    made = PutOntoBattlefield(what, origin, None, tapped, transformed, verb, attacking=attacking)
    for attacked, end in reader.all("player", at) if attacking else ():
        if isinstance(attacked, ThatPlayer | DefendingPlayer):
            yield made.evolve(attacked=attacked), end
    yield from _with_counters(reader, made, at)
    for words, owner in _UNDER.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            under: Any = You() if owner is None else OwnerOf(what, owner)
            yield from _with_counters(reader, made.evolve(under=under, words=words), end)


def _with_counters(reader: Reader, made: PutOntoBattlefield, at: int) -> Iterator[Found]:
    """Read "with a finality counter on it" at the end of "return … to the battlefield"."""
    yield made, at
    attached = reader.here(at, "attached", "to")
    for host, end in reader.all("object", attached) if attached >= 0 else ():
        yield made.evolve(attached=host), end
    if reader.tokens[at] == "with":
        for (kind, count), middle in reader.all("counters", at + 1):
            end = reader.here(middle, "on", "it")
            if end >= 0:
                yield made.evolve(counter=kind, counters=count), end


def _say_onto(sayer: Sayer, node: PutOntoBattlefield) -> Words | None:
    third = "s" if sayer.third else ""
    words = [node.verb + third, *sayer.say("object", node.what)]
    if node.from_zone not in (None, Zone.COMMAND):
        words += ["from", *(node.origin or "your graveyard").split()]
    words += ["onto" if node.verb == "put" else "to", "the", "battlefield"]
    words += _OUT_OF_COMMAND if node.from_zone is Zone.COMMAND else []
    words += ["tapped"] if node.tapped else []
    words += ["and", "attacking"] if node.attacking else []
    words += sayer.say("player", node.attacked) if node.attacked is not None else []
    words += ["and"] if node.tapped and node.transformed else []
    words += ["transformed"] if node.transformed else []
    words += node.words.split()
    if node.counter:
        words += ["with", *sayer.say("counters", (node.counter, node.counters)), "on", "it"]
    if node.attached is not None:
        words += ["attached", "to", *sayer.say("object", node.attached)]
    return words


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
    "on the bottom of their library in any order": (Zone.LIBRARY, "bottom", "any", None),
    "on the bottom of that library": (Zone.LIBRARY, "bottom", "", None),
    "on the bottom of that player's library": (Zone.LIBRARY, "bottom", "", None),
    "on top of that library": (Zone.LIBRARY, "top", "", None),
    "on top of that player's library": (Zone.LIBRARY, "top", "", None),
    "on top of its owner's library": (Zone.LIBRARY, "top", "", None),
    "on the bottom of its owner's library": (Zone.LIBRARY, "bottom", "", None),
    "on the top or bottom of its owner's library": (Zone.LIBRARY, "top or bottom", "", None),
    "into their graveyard": (Zone.GRAVEYARD, "", "", None),
    "into its owner's graveyard": (Zone.GRAVEYARD, "", "", None),
    "into that player's graveyard": (Zone.GRAVEYARD, "", "", None),
    "into their owners' graveyards": (Zone.GRAVEYARD, "", "", None),
    "on the bottom of their owners' libraries": (Zone.LIBRARY, "bottom", "", None),
    "on top of their owners' libraries": (Zone.LIBRARY, "top", "", None),
    "into their hand": (Zone.HAND, "", "", None),
    "into their owners' hands": (Zone.HAND, "", "", None),
    "into its owner's library third from the top": (Zone.LIBRARY, "third", "", None),
    "into its owner's library seventh from the top": (Zone.LIBRARY, "seventh", "", None),
    "into its owner's library second from the top": (Zone.LIBRARY, "second", "", None),
    "back in any order": (Zone.LIBRARY, "top", "any", None),
    "back on top in any order": (Zone.LIBRARY, "top", "any", None),
    "on top in any order": (Zone.LIBRARY, "top", "any", None),
    "back on top of your library in any order": (Zone.LIBRARY, "top", "any", You()),
    "on the bottom": (Zone.LIBRARY, "bottom", "", None),
    "on the bottom in a random order": (Zone.LIBRARY, "bottom", "random", None),
    "on their choice of the top or bottom of their library": (
        Zone.LIBRARY,
        "top or bottom",
        "",
        None,
    ),
    "on your choice of the top or bottom of your library": (
        Zone.LIBRARY,
        "top or bottom",
        "",
        You(),
    ),
}


_ORDERS: Final = {"random": " in a random order", "any": " in any order"}


def _short(words: str, position: str, order: str) -> str:
    """Give the words of a place without those that its position and order say anyway."""
    unordered = words.removesuffix(_ORDERS.get(order, ""))
    return unordered.replace(f"the {position} ", "… ") if position == "top or bottom" else unordered


_PLACE_WORDS: Final = Wordings(
    {words: (*place, _short(words, *place[1:3])) for words, place in _PLACES.items()}
)


def _read_place(reader: Reader, at: int) -> Iterator[Found]:
    yield from _PLACE_WORDS.read(reader, at)


pair("place", tuple, _read_place, lambda _, __: None, first="into on back")


def _read_put(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("put", "puts"):
        return
    starts = (*reader.all("object", at + 1), *reader.all("cards in hand", at + 1))
    for what, middle in starts:
        for (zone, position, order, of, words), end in reader.all("place", middle):
            yield PutIntoZone(what, zone, position, order, of, words), end


def _say_put(sayer: Sayer, node: PutIntoZone) -> Words | None:
    if node.words in _TO_GRAVEYARD:
        return None
    verb = "puts" if sayer.third else "put"
    said = sayer.try_say("cards in hand", node.what) or sayer.try_say("object", node.what)
    place = node.words.replace("…", f"the {node.position}") + _ORDERS.get(node.order, "")
    return None if said is None else [verb, *said, *place.split()]


pair("vp", PutIntoZone, _read_put, _say_put, first="put puts")


def _read_returned(reader: Reader, at: int) -> Iterator[Found]:
    """Read "return each other card exiled with ~ to its owner's graveyard"."""
    if reader.tokens[at] not in ("return", "returns"):
        return
    for what, middle in reader.all("object", at + 1):
        for name, words in _TO_GRAVEYARD.items():
            end = reader.here(middle, *words)
            if end >= 0:
                yield PutIntoZone(what, Zone.GRAVEYARD, words=name), end


#: The words of what is returned, by the node's own.
_TO_GRAVEYARD: Final = {
    "returned": words_in("to its owner's graveyard"),
    "all returned": words_in("to their owners' graveyards"),
}


def _say_returned(sayer: Sayer, node: PutIntoZone) -> Words | None:
    if node.words not in _TO_GRAVEYARD:
        return None
    verb = "returns" if sayer.third else "return"
    return [verb, *sayer.say("object", node.what), *_TO_GRAVEYARD[node.words]]


pair("vp", PutIntoZone, _read_returned, _say_returned, first="return returns")

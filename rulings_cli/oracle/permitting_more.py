"""More cards that may be played for a time, or once, with mana of any kind (CR 601.3, 609.4b)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import CastFrom, Described, ExiledBy, ExiledWith, HasState
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic, DelayedTrigger
from rulings_cli.abilities.references import ActivePlayer, AnOpponent, APlayer, ThatPlayer, You
from rulings_cli.abilities.static import AsThoughHaste, CastThisFrom, MayPlayFrom
from rulings_cli.abilities.triggers import AnyEvent, Casts, PlayerDraws, PlaysLand
from rulings_cli.oracle.allowing import payment_words
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import ORDINALS, after_first_draw, words_in
from rulings_cli.terms.zones import Zone

# what you exiled

constants("quality", {"you exiled": ExiledBy(You("you"))})
_IF_EXILED: Final = words_in("if it was exiled by an ability you controlled")
_ONCE: Final = {
    "once during each of your turns ,": "your turn",
    "once each turn ,": "turn",
}


def _read_once_played(reader: Reader, at: int) -> Iterator[Found]:
    """Read "once each turn, you may play a card from exile with a counter on it if …"."""
    for opening, once in _ONCE.items():
        start = reader.here(at, *opening.split(), "you", "may", "play")
        for what, end in reader.all("a thing", start) if start >= 0 else ():
            if what.noun != "card" or what.zone not in (Zone.EXILE, Zone.GRAVEYARD, Zone.LIBRARY):
                continue
            made = MayPlayFrom(You("you"), what, what.zone, play=True, once=once)
            yield from _with_mana(reader, end, made)
            after = reader.here(end, *_IF_EXILED)
            if after >= 0:
                own = what.evolve(further=(*what.further, ExiledBy(You("you"), "if")))
                yield from _with_mana(reader, after, made.evolve(what=own))


def _with_mana(reader: Reader, at: int, made: MayPlayFrom) -> Iterator[Found]:
    yield made, at
    for (mana, short), end in reader.all("as what mana", at):
        yield made.evolve(mana=mana, words=short), end


def _say_once_played(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.exiles or node.each_type:
        return None
    opening = next((words for words, once in _ONCE.items() if once == node.once), None)
    if opening is None or not node.play or node.who != You():
        return None
    what, tail = node.what, []
    if what.further and what.further[-1] == ExiledBy(You(), "if"):
        what, tail = what.evolve(further=what.further[:-1]), _IF_EXILED
    words = [*opening.split(), "you", "may", "play", *sayer.say("a thing", what), *tail]
    return words + payment_words(node.words)


pair("static", MayPlayFrom, _read_once_played, _say_once_played, first="once")

# what is paid in addition, and keyword abilities that are used

_ADDED: Final = {"its": "in addition to paying its other costs"}
_ADDED["their"] = _ADDED["its"].replace("its", "their")
_DOING: Final = {
    "discarding": "discard",
    "exiling": "exile",
    "paying": "pay",
    "removing": "remove",
    "returning": "return",
    "sacrificing": "sacrifice",
    "tapping": "tap",
}
_BY_VERB: Final = {verb: doing for doing, verb in _DOING.items()}
_FROM_GRAVEYARD: Final = words_in("you may cast this card from your graveyard")


def _read_paying(reader: Reader, at: int, whose: str) -> Iterator[Found]:
    """Read "by discarding a card in addition to paying its other costs"."""
    if reader.tokens[at] != "by" or reader.tokens[at + 1] not in _DOING:
        return
    added = _ADDED[whose].split()
    places = (each for each in range(at, len(reader.raw)) if reader.here(each, *added) >= 0)
    stop = next(places, -1)
    if stop < 0:
        return
    words = [_DOING.get(each, each) for each in reader.raw[:stop]]
    plain = Reader([*words, *reader.raw[stop:]])
    for cost, end in plain.all("paid", at + 1):
        if end == stop:
            yield cost, stop + len(added)


def _say_paying(sayer: Sayer, cost: Cost, whose: str) -> Words:
    said = sayer.say("paid", cost)
    words = [
        _BY_VERB.get(each, each) if not at or said[at - 1] == "and" else each
        for at, each in enumerate(said)
    ]
    return ["by", *words, *_ADDED[whose].split()]


def _read_this_card(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *_FROM_GRAVEYARD)
    if start < 0:
        return
    for cost, end in _read_paying(reader, start, "its"):
        yield CastThisFrom(Zone.GRAVEYARD, cost=cost), end
    begun = reader.here(start, "using", "its")
    for name, middle in reader.all("keyword name", begun) if begun >= 0 else ():
        if reader.tokens[middle] == "ability":
            yield CastThisFrom(Zone.GRAVEYARD, using=name), middle + 1


def _say_this_card(sayer: Sayer, node: CastThisFrom) -> Words | None:
    if node.using:
        return [*_FROM_GRAVEYARD, "using", "its", *node.using.split(), "ability"]
    if node.cost is None:
        return None
    return [*_FROM_GRAVEYARD, *_say_paying(sayer, node.cost, "its")]


pair("static", CastThisFrom, _read_this_card, _say_this_card, first="you")


def read_for_more(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast spells from the top of your library by … in addition to …"."""
    for opening, once in {"": "", **_ONCE}.items():
        start = reader.here(at, *opening.split(), "you", "may", "cast")
        category, whose = ("a thing", "its") if once else ("things", "their")
        for what, middle in reader.all(category, start) if start >= 0 else ():
            zone = what.zone
            for each in what.further:
                if isinstance(each, CastFrom) and not each.negated:
                    zone = each.zone
            if zone is None:
                continue
            for cost, end in _read_paying(reader, middle, whose):
                yield MayPlayFrom(You("you"), what, zone, once=once, more=cost), end


def _say_for_more(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.exiles or node.each_type:
        return None
    if node.more is None or node.play:
        return None
    opening = next((words for words, once in _ONCE.items() if once == node.once), "")
    category, whose = ("a thing", "its") if node.once else ("things", "their")
    words = [*opening.split(), "you", "may", "cast", *sayer.say(category, node.what)]
    return [*words, *_say_paying(sayer, node.more, whose)]


pair("static", MayPlayFrom, read_for_more, _say_for_more, first="you once")

# what the active player may cast

_EACH_TURN: Final = words_in("during each player's turn , that player may cast")


def _read_in_each_turn(reader: Reader, at: int) -> Iterator[Found]:
    """Read "during each player's turn, that player may cast a spell from among …"."""
    start = reader.here(at, *_EACH_TURN)
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        begun = reader.here(middle, *_OF_OTHERS)
        for by, end in reader.all("self", begun) if begun >= 0 and what.noun == "spell" else ():
            further = (*what.further, ExiledWith(by))
            theirs = what.evolve(owner=ActivePlayer(), owns_not=True, further=further)
            made = MayPlayFrom(ActivePlayer(), theirs, Zone.EXILE, once="their turn")
            yield from _with_mana(reader, end, made)


_OF_OTHERS: Final = words_in("from among the cards they don't own exiled with")


def _say_in_each_turn(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.exiles or node.each_type:
        return None
    if node.once != "their turn":
        return None
    by = node.what.further[-1]
    assert isinstance(by, ExiledWith)
    plain = node.what.evolve(owner=None, owns_not=False, further=node.what.further[:-1])
    words = [*_EACH_TURN, *sayer.say("a thing", plain), *_OF_OTHERS, *sayer.say("self", by.by)]
    return [*words, *payment_words(node.words)]


pair("static", MayPlayFrom, _read_in_each_turn, _say_in_each_turn, first="during")

# one spell from a graveyard, this turn

_THIS_TURN: Final = UntilEndOfTurn("this turn")


def _read_from_their_graveyard(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast a creature spell from that player's graveyard this turn, and …"."""
    start = reader.here(at, "you", "may", "cast")
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        begun = reader.here(middle, *_THEIR_GRAVEYARD, "this", "turn")
        if what.noun == "spell" and begun >= 0:
            theirs = what.evolve(
                zone=Zone.GRAVEYARD, zone_of=ThatPlayer("their"), order=("z:from",)
            )
            made = MayPlayFrom(You("you"), theirs, Zone.GRAVEYARD, once="turn")
            for each, end in _with_mana(reader, begun, made):
                yield ApplyStatic(each, _THIS_TURN), end


_THEIR_GRAVEYARD: Final = words_in("from that player's graveyard")


def _say_from_their_graveyard(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, MayPlayFrom) or held.what.order != ("z:from",):
        return None
    plain = held.what.evolve(zone=None, zone_of=None, order=())
    words = ["you", "may", "cast", *sayer.say("a thing", plain), *_THEIR_GRAVEYARD]
    return [*words, "this", "turn", *payment_words(held.words)]


pair("effect", ApplyStatic, _read_from_their_graveyard, _say_from_their_graveyard, first="you")

# what is cast this way

_PERMITTED: Final = (HasState("permitted this way"),)
_SPELL: Final = Casts(You("you"), Described(noun="spell", further=_PERMITTED))
_LAND: Final = PlaysLand(You("you"), Described(noun="permanent", further=_PERMITTED))
_THIS_WAY: Final[dict[str, Any]] = {
    "you cast a spell this way": _SPELL,
    "you play a card this way": AnyEvent((_LAND, _SPELL.evolve(words="a card"))),
    "you play a land or cast a spell this way": AnyEvent((_LAND, _SPELL)),
}
constants("event this way", _THIS_WAY)


def _read_this_way(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when you cast a spell this way, …", "until end of turn, whenever you …"."""
    leads = [*reader.all("leading duration", at), (_THIS_TURN, at)]
    for duration, begun in leads:
        for word in ("when", "whenever"):
            start = reader.here(begun, word)
            for event, end in reader.all("event this way", start) if start >= 0 else ():
                if reader.tokens[end] != ",":
                    continue
                for body, after in reader.all("waiting sentences", end + 1):
                    mark = f"{word} this way"
                    yield DelayedTrigger(event, body, word == "when", duration, mark), after


def _say_this_way(sayer: Sayer, node: DelayedTrigger) -> Words | None:
    word, this_way, _ = node.words.partition(" this way")
    if not this_way:
        return None
    leads = getattr(node.duration, "leads", False)
    lead = sayer.say("leading duration", node.duration) if leads else []
    event = sayer.say("event this way", node.event)
    body = Sayer(node.targets or sayer.targets).say("waiting sentences", node.body)
    return [*lead, word, *event, ",", *body]


pair(
    "delayed",
    DelayedTrigger,
    _read_this_way,
    _say_this_way,
    first="when whenever <leading_duration>",
)

# the second card that a player draws

constants(
    "event",
    {
        f"{who} {verb} {whose} {ordinal} card each turn": PlayerDraws(
            player, f"{whose} {ordinal} card each turn"
        )
        for who, verb, whose, player in (
            ("a player", "draws", "their", APlayer()),
            ("you", "draw", "your", You("you")),
        )
        for ordinal in ("first", "second", "third", "fourth", "fifth")
        if ordinal in ORDINALS and (who != "you" or ordinal != "second")
    },
)

constants(
    "event",
    {
        f"{who} a card {after_first_draw(they, their)}": PlayerDraws(player, after_first=True)
        for who, they, their, player in (
            ("an opponent draws", "they", "their", AnOpponent()),
            ("a player draws", "they", "their", APlayer()),
            ("you draw", "you", "your", You("you")),
        )
    },
)

phrase(
    "static",
    AsThoughHaste,
    "you may activate abilities of <of:things> as though those creatures had haste",
)

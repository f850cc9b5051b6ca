"""Whether something triggers when something happens: the event is played (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.static import BecomesA
from rulings_cli.ask.cards import (
    has,
    lacking,
    need_no_choice,
    need_unconditional,
    need_understood,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.errors import NotSupported

#: What is tried in the place of the thing that the event is about.
_OTHERS = (
    ("creature", "plain"),
    ("artifact", "mana"),
    ("enchantment",),
    ("land", "basic"),
    ("instant", "plain"),
    ("sorcery", "plain"),
)


class _Event:
    """An event in lines: what must be there, what happens, and how a sentence says it."""

    def __init__(self, given: tuple[str, ...], when: tuple[str, ...], says: str, then: str) -> None:
        self.given = given
        self.when = when
        self.says = says
        self.then = then  # the line that tells that it happened


def triggers_on_cast(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the watcher there, cast the card, or one of the kind."""
    yield from _plans(asked, _cast)


def triggers_on_entering(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the watcher there, have the permanent enter."""
    yield from _plans(asked, _enter)


def triggers_on_dying(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the watcher there, have the permanent die."""
    yield from _plans(asked, _die)


def triggers_itself(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the permanent itself enters, or dies; other things do so for the contrast."""
    card = asked.card("watcher")
    face = permanent_face(card)
    name = short(card)
    need_understood(card, face, "triggers")
    need_no_choice(name, face.paragraphs)
    if not any(isinstance(each, TriggeredAbility) for each in face.abilities):
        lacking(card, face, f"{name} has no triggered ability", "triggers")
    need_unconditional(name, face.paragraphs, TriggeredAbility)
    make = _die if asked.said("dies") else _enter
    event = make(asked, card, "you")
    own = f"you control {name}"
    changes = [
        Change(f"instead {each.says}", Script((own, *each.given), each.when), _options(name, each))
        for each in _others(asked, card, make, "you", "you")
        if each.when != event.when
    ]
    yield PlannedExample(Script(event.given, event.when), _options(name, event), tuple(changes))


def _plans(asked: Asked, make: object) -> Iterator[PlannedExample]:
    watcher = asked.card("watcher")
    face = permanent_face(watcher)
    need_understood(watcher, face, "triggers")
    need_no_choice(short(watcher), face.paragraphs)
    if not any(isinstance(each, TriggeredAbility) for each in face.abilities):
        lacking(watcher, face, f"{short(watcher)} has no triggered ability", "triggers")
    need_unconditional(short(watcher), face.paragraphs, TriggeredAbility)
    sides = ("the opponent",) if asked.said("opponent") else ("you",)
    for thing in _things(asked):
        for who in sides:
            yield _watched(asked, watcher, thing, make, who)


def _things(asked: Asked) -> tuple[Card, ...]:
    """Give the card of the event; a kind is asked about where all of it is alike."""
    card = asked.card_or_none("thing")
    if card is not None:
        return (card,)
    kind = asked.word("thing")
    watcher = asked.card("watcher").front
    if _divides(watcher):
        raise NotSupported(f"{watcher.name} may treat some of that kind otherwise than others")
    if kind in ("instant", "sorcery", "creature"):
        return (asked.stock.pick(kind, "plain"),)
    if kind == "instant or sorcery":
        return tuple(asked.stock.pick(each, "plain") for each in ("instant", "sorcery"))
    return (asked.stock.pick(kind),)


def _divides(face: Face) -> bool:
    from rulings_cli.abilities.described import Compare, HasColor, HasSubtype, HasSupertype

    return any(
        has(each.event, Compare, HasColor, HasSubtype, HasSupertype)
        for each in face.abilities
        if isinstance(each, TriggeredAbility)
    )


def _watched(asked: Asked, watcher: Card, thing: Card, make: object, who: str) -> PlannedExample:
    assert callable(make)
    name = short(watcher)
    event: _Event = make(asked, thing, who)
    own = f"you control {name}"
    script = Script((own, *event.given), event.when)
    changes = [Change(f"{name} has left the battlefield", script.without(own))]
    other = "you" if who == "the opponent" else "the opponent"
    for each in _others(asked, thing, make, who, other):
        changed = Script((own, *each.given), each.when)
        changes.append(Change(f"instead {each.says}", changed, _options(name, each)))
    return PlannedExample(script, _options(name, event), tuple(changes), (f"you control {name}",))


def _options(name: str, event: _Event) -> tuple[Option, ...]:
    return (
        Option(
            (event.then, f"not: {name} did not trigger"),
            "yes",
            f"{name} triggers when {event.says}.",
            outcome=f"{name} triggered",
        ),
        Option(
            (event.then, f"{name} did not trigger"),
            "no",
            f"{name} does not trigger when {event.says}: it looks for something else.",
            outcome=f"{name} did not trigger",
        ),
    )


def _others(asked: Asked, thing: Card, make: object, who: str, other: str) -> Iterator[_Event]:
    """Give other events of the sort: another thing, and the other player's."""
    assert callable(make)
    for kinds in _OTHERS:
        try:
            yield make(asked, asked.stock.pick(*kinds, other_than=(short(thing),)), who)
        except NotSupported:
            continue
    try:
        yield make(asked, thing, other)
    except NotSupported:
        return


def _cast(asked: Asked, thing: Card, who: str) -> _Event:
    if thing.front.is_a("land"):
        raise NotSupported("a land is never cast")
    made = cast(thing, asked.stock)
    theirs = who == "the opponent"
    given = ["it is the opponent's turn"] if theirs else []
    if made.lands:
        given.append(f"{who} {'controls' if theirs else 'control'} {'; '.join(made.lands)}")
    if made.things:
        given.append(f"{who} {'controls' if theirs else 'control'} {'; '.join(made.things)}")
    given += [*made.given, f"{who} {'holds' if theirs else 'hold'} {put(thing)}"]
    if theirs and made.targets == "the opponent":
        made = made.evolve(targets="you")
    verb = "casts" if theirs else "cast"
    return _Event(
        tuple(given), (made.line(who),), f"{who} {verb} {made.name}", f"{made.name} was cast"
    )


def _enter(asked: Asked, thing: Card, who: str) -> _Event:
    del asked
    permanent_face_or_not(thing)
    whose = "the opponent's" if who == "the opponent" else "your"
    line = f"{short(thing)} enters the battlefield under {whose} control"
    it = f"{short(thing)} is on the battlefield"
    return _Event((), (line,), line, it)


def _die(asked: Asked, thing: Card, who: str) -> _Event:
    del asked
    face = permanent_face_or_not(thing)
    if not face.is_a("creature") and has(face.paragraphs, BecomesA):
        raise NotSupported(f"whether {face.name} is a creature then was not said")
    verb = "controls" if who == "the opponent" else "control"
    it = short(thing)
    return _Event(
        (f"{who} {verb} {it}",), (f"{it} dies",), f"{it} that {who} {verb} dies", f"{it} died"
    )


def permanent_face_or_not(card: Card) -> Face:
    """Give the face as a permanent; what is none can't be in such an event."""
    from rulings_cli.ask.cards import DropsOut

    try:
        return permanent_face(card)
    except DropsOut as error:
        raise NotSupported(str(error)) from error

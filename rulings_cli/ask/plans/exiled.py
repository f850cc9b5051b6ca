"""What an ability has found: when it may be cast, where it goes if not, and an empty search."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.cards import DropsOut, free_plays
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, short
from rulings_cli.ask.plans.exposing import Exposed, expose
from rulings_cli.ask.plans.using import use
from rulings_cli.errors import NotSupported


def cast_exiled(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the card be found, go on to the time in question, and try to cast it."""
    source = asked.card("exiled")
    kind = asked.word("exiled") or asked.word("kind")
    prize = asked.card_or_none("exiled.other") or asked.card_or_none("kind")
    if asked.said("instant-speed", "opponents-turn") and prize is None and not kind:
        kind = "sorcery"
    if asked.said("land-drop"):
        yield _second_land(expose(source, prize, asked.stock, kind="land"))
        return
    exposed = expose(source, prize, asked.stock, kind=kind)
    if asked.said("next-turn"):
        if exposed.during_resolution:
            yield _after_resolution(exposed, "it is your next turn")
        else:
            yield _later(exposed, "it is your next turn")
    elif asked.said("opponents-turn"):
        yield _on_another_turn(exposed)
        if not exposed.during_resolution and exposed.play.library:
            there = expose(source, prize, asked.stock, kind=kind, at_instant=True)
            yield _found_on_another_turn(there)
    elif asked.said("instant-speed"):
        yield _at_instant_speed(exposed, kind)
    elif exposed.during_resolution and asked.said("later-this-turn", "later", "this-turn"):
        yield _after_resolution(exposed)
    elif exposed.during_resolution:
        yield _while_resolving(exposed)
    else:
        yield _this_turn(exposed)


def _try(exposed: Exposed) -> str:
    return exposed.prize


def _options(exposed: Exposed, when: str) -> tuple[Option, ...]:
    it = _try(exposed)
    there = f"{it} is in exile"  # it was found, and it is not another copy
    if exposed.is_land:
        return (
            Option((there, f"playing {it} is legal"), "yes", f"You may play {it} {when}."),
            Option((there, f"playing {it} is illegal"), "no", f"You can't play {it} {when}."),
        )
    return (
        Option(
            (there, f"you can cast {it}"),
            "yes",
            f"You may cast {it} {when}.",
            outcome="it may be cast",
        ),
        Option(
            (there, f"you can't cast {it}"),
            "no",
            f"You can't cast {it} {when}: {{reason}}.",
            outcome="it can't be cast",
        ),
    )


def _after_finding(exposed: Exposed) -> tuple[str, ...]:
    """Give the lines after the find that leave an empty stack."""
    if exposed.during_resolution:
        return (*exposed.script.when, "you decline")
    return (*exposed.script.when, *exposed.settle)


def _later(exposed: Exposed, line: str) -> PlannedExample:
    script = Script(exposed.script.given, (*_after_finding(exposed), line))
    return PlannedExample(
        script,
        _options(exposed, "on your next turn"),
        (
            Change(f"not: {line}", script.without(line)),
            Change(f"{line}, and the one after", Script(script.given, (*script.when, line))),
            *_cast_at_once(exposed, script),
        ),
        ("you did not cast it in the turn in which it was found", *exposed.assumptions),
    )


def _cast_at_once(exposed: Exposed, script: Script) -> tuple[Change, ...]:
    if not exposed.during_resolution:
        return ()
    return (Change("you cast it", script.replacing("you decline", "you cast it")),)


def _second_land(exposed: Exposed) -> PlannedExample:
    played = "you have played a land this turn"
    script = Script((*exposed.script.given, played), _after_finding(exposed))
    return PlannedExample(
        script,
        _options(exposed, "as a second land"),
        (Change(f"not: {played}", script.without(played)),),
        ("you have played a land this turn", *exposed.assumptions),
    )


def _while_resolving(exposed: Exposed) -> PlannedExample:
    it = exposed.prize
    script = Script(exposed.script.given, (*exposed.script.when, "you cast it"))
    return PlannedExample(
        script,
        (
            Option(
                (f"{it} was cast",),
                "yes",
                f"{it} may be cast while the ability resolves, at no other time.",
                outcome=f"{it} is cast",
            ),
            Option(
                (f"{it} was not cast",), "no", f"{it} can't be cast.", outcome="it can't be cast"
            ),
        ),
        (Change("you decline", script.replacing("you cast it", "you decline")),),
        exposed.assumptions,
    )


def _after_resolution(exposed: Exposed, *later: str) -> PlannedExample:
    script = Script(exposed.script.given, (*_after_finding(exposed), *later))
    it = exposed.prize
    return PlannedExample(
        script,
        (
            Option((f"you can cast {it}",), "yes", f"You may cast {it} later this turn."),
            Option(
                (f"{it} was not cast", f"you can't cast {it}"),
                "no",
                f"You can't cast {it} later: it is cast while the ability resolves, or not at all.",
                outcome="it was not cast, and it can't be cast any more",
            ),
        ),
        _cast_at_once(exposed, script),
        ("you did not cast it while the ability resolved",),
    )


def _this_turn(exposed: Exposed) -> PlannedExample:
    script = Script(exposed.script.given, _after_finding(exposed))
    later = Script(script.given, (*script.when, "it is your next turn"))
    return PlannedExample(
        script,
        _options(exposed, "later this turn"),
        (Change("it is your next turn", later), *_much_later(later)),
        exposed.assumptions,
    )


def _much_later(script: Script) -> tuple[Change, ...]:
    line = "it is your next turn"
    return (Change("it is the turn after your next", Script(script.given, (*script.when, line))),)


def _at_instant_speed(exposed: Exposed, kind: str) -> PlannedExample:
    """Plan: try when only instants may be cast: in the end step of the same turn."""
    del kind
    if exposed.during_resolution:
        return _after_resolution(exposed)
    line = "the end step begins"
    script = Script(exposed.script.given, (*_after_finding(exposed), line))
    return PlannedExample(
        script,
        _options(exposed, "at instant speed, such as in your end step"),
        (Change(f"not: {line}", script.without(line)),),
        ("in your end step of the same turn", *exposed.assumptions),
    )


def _on_another_turn(exposed: Exposed) -> PlannedExample:
    if exposed.during_resolution:
        given = ("it is the opponent's turn", *exposed.script.given)
        script = Script(given, (*exposed.script.when, "you cast it"))
        it = exposed.prize
        return PlannedExample(
            script,
            (
                Option(
                    (f"{it} was cast",),
                    "yes",
                    f"{it} may be cast then, while the ability resolves.",
                ),
                Option((f"{it} was not cast",), "no", f"{it} can't be cast then."),
            ),
            (Change("you decline", script.replacing("you cast it", "you decline")),),
        )
    line = "the turn passes to the opponent's upkeep step"
    script = Script(exposed.script.given, (*_after_finding(exposed), line))
    return PlannedExample(
        script,
        _options(exposed, "in an opponent's turn"),
        (Change(f"not: {line}", script.without(line)),),
        ("it was found in your own turn before", *exposed.assumptions),
    )


def _found_on_another_turn(exposed: Exposed) -> PlannedExample:
    """Plan: find the card in an opponent's turn, by an ability used in that turn."""
    turn = "it is the opponent's turn"
    script = Script((turn, *exposed.script.given), _after_finding(exposed))
    return PlannedExample(
        script,
        _options(exposed, "in an opponent's turn"),
        (
            Change("it is your turn", script.without(turn)),
            Change(
                "it is your next turn", Script(script.given, (*script.when, "it is your next turn"))
            ),
        ),
        ("it was found in that turn", *exposed.assumptions),
    )


def not_cast(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the card be found, don't cast it, and look where it is later."""
    source = asked.card("exiled")
    prize = asked.card_or_none("exiled.other")
    exposed = expose(source, prize, asked.stock, kind=asked.word("exiled"))
    it = exposed.prize
    when = _after_finding(exposed)
    if not exposed.during_resolution:
        when = (*when, "it is your next turn")
    script = Script(exposed.script.given, when)
    whose = "your" if exposed.play.library == "you" else "the opponent's"
    changes = (
        Change("you cast it", script.replacing("you decline", "you cast it")),
        *_cast_instead(exposed),
    )
    zones = [each for each in ("bottom", "library", "hand", "graveyard") if asked.said(each)]
    if "bottom" in zones and "library" in zones:
        zones.remove("library")
    staying = asked.said("stay", "exile-zone")
    if "library" in zones and exposed.play.library != "you":
        raise NotSupported("it rests on whose library is meant")
    several = len(zones) + staying > 1
    named = zones[0] if zones and not several else ""
    stays = "no" if named else "yes"
    goes = "yes" if named in ("bottom", "library") else "no"
    buried = "yes" if named == "graveyard" else "no"
    asks_where = several or (asked.said("where", "what", "go") and not staying and not named)
    yield PlannedExample(
        script,
        (
            Option(
                (f"{it} is in exile",),
                "outcome" if asks_where else stays,
                f"{it} stays in exile.",
                value="it stays in exile" if asks_where else None,
                outcome="it is in exile",
            ),
            Option(
                (f"{it} is on the bottom of {whose} library",),
                "outcome" if asks_where else goes,
                f"{it} does not stay in exile: it goes to the bottom of that library with the "
                "other cards.",
                value="on the bottom of that library" if asks_where else None,
                outcome="it is on the bottom of the library",
            ),
            Option(
                (f"{it} is in {whose} graveyard",),
                "outcome" if asks_where else buried,
                f"{it} does not stay in exile: it is put into the graveyard.",
                value="in the graveyard" if asks_where else None,
                outcome="it is in the graveyard",
            ),
        ),
        changes,
        exposed.assumptions,
    )


def face_up(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the card be found, and see which way up it lies in exile (CR 406.3)."""
    exposed = expose(asked.card("exiled"), asked.card_or_none("exiled.other"), asked.stock)
    if exposed.during_resolution or not exposed.play.library:
        raise NotSupported("the card is cast or gone as soon as it is exiled")
    it = exposed.prize
    yes, no = ("no", "yes") if asked.said("face-down") else ("yes", "no")
    both = asked.said("face-down") and asked.said("face-up")
    there = f"{it} is in exile"
    yield PlannedExample(
        exposed.script,
        (
            Option(
                (there, f"{it} is face up"),
                "outcome" if both else yes,
                "Exiled cards are face up unless an effect says otherwise; all players may look "
                "at them.",
                value="face up" if both else None,
                outcome=f"{it} is face up in exile",
            ),
            Option(
                (there, f"{it} is face down"),
                "outcome" if both else no,
                "The card is exiled face down.",
                value="face down" if both else None,
                outcome=f"{it} is face down in exile",
            ),
        ),
        (Change("nothing is exiled yet", Script(exposed.script.given, exposed.script.when[:-1])),),
        exposed.assumptions,
    )


def _cast_instead(exposed: Exposed) -> tuple[Change, ...]:
    if exposed.during_resolution:
        return ()
    script = exposed.script
    cast = f"you cast {exposed.prize}"
    if exposed.play.free:
        cast = f"{cast} without paying its mana cost"
    when = (
        *script.when,
        *exposed.settle,
        cast,
        f"{exposed.prize} resolves",
        "it is your next turn",
    )
    return (Change(cast, Script(script.given, when)),)


def whole_library(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: a library without a fitting card is gone through whole."""
    slot = next((each for each in ("source", "hit") if each in asked.cards), "source")
    source = asked.card(slot)
    play = next((each for each in free_plays(source) if each.until is not None), None)
    if play is None:
        raise DropsOut(f"{source.name} looks for no card that ends the search")
    from rulings_cli.ask.stock import ANY_LAND

    land = asked.stock.pick("land", "basic", other_than=(ANY_LAND,)).name
    if play.trigger is not None:
        exposed = expose(source, None, asked.stock, kind="instant")
    else:
        exposed = expose(source, None, asked.stock, kind="sorcery")
    whose = "your" if play.library == "you" else "the opponent's"
    hit = f"{exposed.prize}; 9 {asked.stock.pick('land', 'basic').name}"
    before = f"{whose} library, from the top, is {hit}"
    if before not in exposed.script.given:
        before = f"{whose} library, from the top, is {exposed.prize}"
    missed = f"{whose} library, from the top, is 3 {land}"
    script = exposed.script.replacing(before, missed)
    yield PlannedExample(
        script,
        (
            Option(
                (f"{whose} library has 3 cards", "exile has 0 cards"),
                "outcome",
                "All cards that were exiled are put back in a random order and become the library "
                "again; the search does not start over.",
                value="the exiled cards are put back in a random order and become the library "
                "again; it does not start over",
                outcome="the library holds the same cards as before",
            ),
            Option(
                (f"{whose} library is empty", "exile has 3 cards"),
                "outcome",
                "The whole library stays in exile.",
                value="the whole library stays in exile",
                outcome="the whole library is in exile",
            ),
        ),
        (Change(f"{exposed.prize} is on top", exposed.script),),
        exposed.assumptions,
    )


__all__ = ["cast_exiled", "not_cast", "short", "use", "whole_library"]

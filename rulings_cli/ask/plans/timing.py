"""When a card may be cast: on another player's turn, at instant speed (CR 117.1a, 307.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import ActivatedAbility, LoyaltyAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.static import AsThoughFlash
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.plans.casting import Cast, cast, meant_faces
from rulings_cli.errors import NotSupported
from rulings_cli.terms.rules.priority import TIMING_OF_SPELLS
from rulings_cli.terms.rules.turn import NO_PRIORITY_IN_UNTAP
from rulings_cli.terms.values import Value

_STEPS = {
    "untap-step": "untap step",
    "upkeep": "upkeep step",
    "draw-step": "draw step",
    "end-step": "end step",
    "combat-word": "beginning of combat step",
}


class _Moment(Value):
    """A moment: the lines that set it up, the change of it, and how a sentence says it."""

    given: tuple[str, ...]
    otherwise: str
    says: str


def cast_when(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: at the moment asked about, see whether the card can be cast."""
    moment = _moment(asked)
    own = (each for each in asked.reading.board if each.card and each.role != "THEIRS")
    for name in (each for chunk in own if chunk.card for each in chunk.card.cards):
        if any(lends_flash(face) for face in asked.world.card(name).faces):
            raise NotSupported(f"whether an ability of {name} would let it was not tried")
    card = asked.card_or_none("target") or _of_kind(asked)
    faces = meant_faces(card, asked.chunk("target"))
    for face in faces:
        plan = _plan(asked, card, cast(card, asked.stock, face=face), moment)
        yield plan.evolve(case=f"as {face.name}" if len(faces) > 1 else "")


def lends_flash(face: Face) -> bool:
    """Tell whether an ability that may be activated lets spells be cast as though they had flash.

    What is always so is seen when it is played.
    """
    used = (each for each in face.abilities if isinstance(each, ActivatedAbility | LoyaltyAbility))
    return any(has(each, AsThoughFlash) for each in used)


def _moment(asked: Asked) -> _Moment:
    theirs = asked.said("opponents-turn", "opponent")
    for word, step in _STEPS.items():
        if asked.said(word):
            whose = "the opponent's" if theirs else "your"
            priority = ("you have priority",) if theirs and word != "untap-step" else ()
            given = (f"it is {whose} {step}", *priority)
            return _Moment(given, "it is your main phase", f"in {whose} {step}")
    if asked.said("opponents-turn"):
        given = ("it is the opponent's turn", "you have priority")
        return _Moment(given, "it is your turn", "on an opponent's turn")
    if asked.said("instant-speed"):
        return _Moment(("it is your end step",), "it is your main phase", "at instant speed")
    raise NotSupported("the moment that is asked about is not planned yet")


def _of_kind(asked: Asked) -> Card:
    kind = asked.word("target")
    if kind in ("instant", "sorcery", "creature"):
        return asked.stock.pick(kind, "plain")
    return asked.stock.pick(kind)


def _plan(asked: Asked, card: Card, made: Cast, moment: _Moment) -> PlannedExample:
    name = made.name
    own = "; ".join((*made.lands, *made.things))
    base = (*((f"you control {own}",) if own else ()), *made.given, f"you hold {put(card)}")
    aimed = f"{name} targeting {made.targets}" if made.targets else name
    plain = asked.stock.pick("sorcery", "plain", other_than=(name,))
    lands = f"you control {'; '.join(cast(plain, asked.stock).lands)}"
    if "untap step" in moment.says:
        return _without_priority(Script((*moment.given, *base)), Script(base), moment, name)
    return PlannedExample(
        Script((*moment.given, *base)),
        (
            _option(aimed, "yes", f"{name} can be cast {moment.says}."),
            _option(aimed, "no", f"{name} can't be cast {moment.says}."),
        ),
        (
            Change(moment.otherwise, Script(base)),
            Change(
                f"{plain.name} instead of {name}",
                Script((*moment.given, lands, f"you hold {plain.name}")),
                (_option(plain.name, "yes", ""), _option(plain.name, "no", "")),
            ),
        ),
        ("the spell can be paid for",),
    )


def _without_priority(script: Script, main: Script, moment: _Moment, name: str) -> PlannedExample:
    """Give the plan for a step in which nobody gets priority (CR 502.4)."""
    return PlannedExample(
        script,
        (
            Option(("you have priority",), "yes", "You have priority.", outcome="you may act"),
            Option(
                ("not: you have priority",),
                "no",
                f"Nobody gets priority {moment.says}, so {name} can't be cast.",
                outcome="nobody has priority",
                steps=(Step("nobody has priority", (NO_PRIORITY_IN_UNTAP.number,)),),
            ),
        ),
        (Change("it is your main phase", main),),
    )


def _option(aimed: str, verdict: str, says: str) -> Option:
    line = f"you {'can' if verdict == 'yes' else chr(39).join(('can', 't'))} cast {aimed}"
    step = Step(line, (TIMING_OF_SPELLS.number,))
    return Option((line,), verdict, says, outcome=line, steps=(step,))

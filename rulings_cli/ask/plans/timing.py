"""When a card may be cast: on another player's turn, at instant speed (CR 117.1a, 307.1)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.plans.casting import cast, castable_faces
from rulings_cli.errors import NotSupported

_WHEN = {
    "opponents-turn": (("it is the opponent's turn", "you have priority"), "it is your turn"),
    "instant-speed": (("it is your end step",), "it is your main phase"),
}


def cast_when(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: at the moment asked about, see whether the card can be cast."""
    when = next((each for each in _WHEN if asked.said(each)), "")
    if not when:
        raise NotSupported("the moment that is asked about is not planned yet")
    card = asked.card_or_none("target") or _of_kind(asked)
    faces = castable_faces(card)
    for face in faces:
        made = cast(card, asked.stock, face=face)
        yield _plan(
            asked, card, made.name, made.lands, (*made.given,), made.things, made.targets, when
        ).evolve(case=f"as {face.name}" if len(faces) > 1 else "")


def _of_kind(asked: Asked) -> Card:
    kind = asked.word("target")
    if kind in ("instant", "sorcery", "creature"):
        return asked.stock.pick(kind, "plain")
    return asked.stock.pick(kind)


def _plan(
    asked: Asked,
    card: Card,
    name: str,
    lands: tuple[str, ...],
    others: tuple[str, ...],
    things: tuple[str, ...],
    targets: str,
    when: str,
) -> PlannedExample:
    moment, otherwise = _WHEN[when]
    own = (f"you control {'; '.join((*lands, *things))}",) if lands or things else ()
    base = (*own, *others, f"you hold {put(card)}")
    aimed = f"{name} targeting {targets}" if targets else name
    can, cannot = f"you can cast {aimed}", f"you can't cast {aimed}"
    plain = asked.stock.pick("sorcery", "plain", other_than=(name,))
    cost = cast(plain, asked.stock)
    other = Script((*moment, f"you control {'; '.join(cost.lands)}", f"you hold {plain.name}"))
    said = {"opponents-turn": "on an opponent's turn", "instant-speed": "at instant speed"}[when]
    return PlannedExample(
        Script((*moment, *base)),
        (
            Option((can,), "yes", f"{name} can be cast {said}.", outcome=can),
            Option((cannot,), "no", f"{name} can't be cast {said}.", outcome=cannot),
        ),
        (
            Change(otherwise, Script(base)),
            Change(
                f"{plain.name} instead of {name}",
                other,
                (
                    Option((f"you can cast {plain.name}",), "yes", "", outcome="it can be cast"),
                    Option((f"you can't cast {plain.name}",), "no", "", outcome="it can't be cast"),
                ),
            ),
        ),
        ("the spell can be paid for",),
    )

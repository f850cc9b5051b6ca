"""Whether an ability may be activated: under split second, or with its permanent's name named."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    activated,
    intrinsic,
    keyword,
    lacking,
    mana_abilities,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.errors import NotSupported


def splitsec(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with a spell with split second on the stack, see whether it may be used (702.61)."""
    found = asked_situation(asked)
    fast = _fast(asked, found)
    slow = asked.stock.pick("instant", "plain", other_than=(fast.name,))
    aims = " targeting you" if fast == asked.stock.pick("split-second") else ""
    line = f"the stack, from the top, is {fast.name}{aims} controlled by the opponent"
    other = f"the stack, from the top, is {slow.name} controlled by the opponent"
    for card, each in _abilities(asked, found):
        used = use(card, each, asked.stock)
        own = used.control()
        hand = (f"you hold {'; '.join(used.hand)}",) if used.hand else ()
        script = Script((own, *used.given, *hand, line))
        changes = (
            Change(f"{slow.name} instead of {fast.name}", script.replacing(line, other)),
            Change(f"{used.source} is tapped", script.replacing(own, used.control("tapped"))),
            Change(f"not: {own}", script.without(own)),
        )
        yield PlannedExample(
            script,
            _options(used, "split second does not stop mana abilities", "split second stops it"),
            changes,
            (f"{fast.name} is on the stack",),
        )


def _fast(asked: Asked, found: Situation) -> Card:
    """Give the spell that is on the stack: the one named, or any with split second."""
    slot = found.goal.slot("spell")
    if not slot:
        return asked.stock.pick("split-second")
    card = asked.card(slot)
    if found.thing(slot).kind or not keyword(card.front, "split second"):
        raise DropsOut("no spell with split second is on the stack")
    return card


def _abilities(asked: Asked, found: Situation) -> Iterator[tuple[Card, Placed]]:
    thing = found.thing(found.goal.slot("one"))
    if thing.kind:
        if thing.kind != "land":
            raise NotSupported("which permanent is used")
        card = asked.stock.pick("land", "basic")
    else:
        card = asked.card(thing.slot)
    face = permanent_face(card)
    for_mana = bool(found.goal.get("mana"))
    held = mana_abilities(face) if for_mana else (*activated(face), *intrinsic(face))
    if not held:
        lacking(card, face, f"{face.name} has no such ability", "activation", "mana")
    for each in held:
        yield card, each


def named(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the permanent name the card, and see whether that one's abilities may be used."""
    found = asked_situation(asked)
    holder = found.thing(found.goal.slot("holder"))
    if not holder.naming:
        raise NotSupported("what is named")
    card = asked.world.card(holder.naming)
    need_read(asked, holder, "activation", "others", "mana", "activated")
    face = permanent_face(card)
    for_mana = bool(found.goal.get("mana"))
    held = mana_abilities(face) if for_mana else (*activated(face), *intrinsic(face))
    if not held:
        lacking(card, face, f"{face.name} has no activated ability", "activation", "mana")
    for each in held:
        yield _under(asked, holder, card, each)


def _under(asked: Asked, holder: AskedThing, card: Card, each: Placed) -> PlannedExample:
    there = setting(asked, [holder])
    used = use(card, each, asked.stock)
    own = used.control()
    hand = (f"you hold {'; '.join(used.hand)}",) if used.hand else ()
    script = Script((*there.given, own, *used.given, *hand))
    name = permanent_face(asked.card(holder.slot)).name
    may, may_not = _options(used, f"{name} does not stop it", f"{name} stops it")
    return PlannedExample(
        script,
        (may.evolve(verdict="no"), may_not.evolve(verdict="yes")),
        (
            *there.changes(script),
            Change(f"{used.source} is tapped", script.replacing(own, used.control("tapped"))),
        ),
        there.assumptions,
    )


def _options(used: Use, may: str, may_not: str) -> tuple[Option, Option]:
    return (
        Option((f"you can activate {used.line}",), "yes", f"{used.ref} may be activated: {may}."),
        Option(
            (f"you can't activate {used.line}",), "no", f"{used.ref} can't be activated: {may_not}."
        ),
    )

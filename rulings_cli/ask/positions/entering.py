"""With how many counters a permanent enters, by how it was cast and what was paid (CR 702.44)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.cards import need_understood, x_costs
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value


def entering(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast the card with the mana or the X that is said, and count its counters."""
    found = asked_situation(asked)
    casting = found.casting
    slot = found.goal.slot("one") or casting.slot
    bare = found.bare
    if not slot and len(bare) == 1:
        slot = bare[0].slot
    if not slot:
        raise NotSupported("which permanent enters")
    card = asked.card(slot)
    face = permanent_face(card)
    if casting.free or casting.way or casting.kicked or face.mana_cost is None:
        raise NotSupported("how it is cast")
    need_understood(card, face, "cost", "casting", "counters", "zones")
    board = [each for each in found.things if each.slot != slot]
    for each in board:
        need_read(asked, each, "cost", "counters", "others", "zones")
    there = setting(asked, board, for_=card)
    paid = casting.paid
    x = _x(face.mana_cost, casting.x, casting.spent, paid) if x_costs(face) else None
    tail = f" with X={x}" if x is not None else ""
    lands = lands_for(face.mana_cost, x=x or 0)
    means = f"your mana pool is {paid}" if paid else f"you control {'; '.join(lands)}"
    when = (f"you cast {face.name}{tail}", "the stack resolves")
    given = (*there.given, f"you hold {put(card)}", *((means,) if paid or lands else ()))
    script = Script(given, when)
    about = {"name": face.name, "ask": found.goal.ask, "number": found.goal.number()}
    yield PlannedExample(
        script,
        (),
        (*_changes(script, face.name, paid, x), *there.changes(script)),
        there.assumptions,
        probe="position_counters",
        about=tuple({**about, "other": found.goal.number("other")}.items()),
    )


def _x(cost: ManaCost, told: int | None, spent: int | None, paid: str) -> int:
    """Give X: as said, or what is left of the mana when the rest of the cost is paid."""
    if told is not None:
        return told
    number = spent if spent is not None else paid.count("{")
    variable = sum(each == "X" for each in cost.symbols)
    left = number - mana_value(cost)
    if not number or left < 0 or left % variable:
        raise NotSupported("it rests on X")
    return left // variable


def _changes(script: Script, name: str, paid: str, x: int | None) -> Iterator[Change]:
    if paid:
        count = paid.count("{")
        for mana in ("{C}" * count, "{W}{U}{B}{R}{G}{C}{C}{C}"[: 3 * count]):
            line = f"your mana pool is {mana}"
            yield Change(line, script.replacing(f"your mana pool is {paid}", line))
    if x:
        yield Change(
            "X is 0",
            script.replacing(f"you cast {name} with X={x}", f"you cast {name} with X=0"),
        )

"""How many lands may be played in a turn in a position (CR 305.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.plan import Change, Guard, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.positions.setting import Setting, asked_situation, need_read, setting
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import BASIC_LAND_TYPES

_MOST = 9


def landplays(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold many lands in your main phase and play them until the rules refuse one."""
    found = asked_situation(asked)
    for each in found.things:
        if each.kind:
            raise DropsOut("what lets you play lands is not named")
        need_read(asked, each, "lands", "others", "timing", "turn", "casting", "cards")
    there = setting(asked, found.things)
    number = _number(asked, there)
    script, line = _played(there, number), f"you can't play {_land(number)}"
    more = _played(there, number - 1)
    told = found.goal.number() if found.goal.ask == "number" else None
    if found.goal.ask == "more":
        told = 2
    verdict = "value" if told is None else ("yes" if number >= told else "no")
    found_one = Option(
        (line, f"{_land(number - 1)} is on the battlefield"),
        verdict,
        f"You may play {number} {'land' if number == 1 else 'lands'} that turn.",
        value=str(number) if told is None else None,
        outcome=f"{number} lands may be played",
        amount=number if told is None else None,
        guards=(Guard(more, (f"you can play {_land(number - 1)}",)),),
    )
    extra = _extra(asked, there, script)
    yield PlannedExample(
        script,
        (found_one,),
        (*there.changes(script), *extra),
        (*there.assumptions, "it is your main phase, and no land was played before"),
    )


def _land(at: int) -> str:
    names = tuple(BASIC_LAND_TYPES)
    return names[at % len(names)]


def _played(there: Setting, number: int) -> Script:
    """Give the script in which so many lands have been played, and more are in hand."""
    held = "; ".join(_land(each) for each in range(_MOST + 1))
    given = (*there.given, f"you hold {held}")
    return Script(given, tuple(f"you play {_land(each)}" for each in range(number)))


def _number(asked: Asked, there: Setting) -> int:
    """Give how many lands the rules let you play there."""
    from rulings_cli.ask.playing import run_of

    for number in range(1, _MOST + 1):
        run = run_of(_played(there, number), asked.world)
        if run.holds(f"you can't play {_land(number)}"):
            return number
    raise NotSupported("how many lands may be played")


def _extra(asked: Asked, there: Setting, script: Script) -> Iterator[Change]:
    """Give the change in which something lets one more be played."""
    try:
        other = asked.stock.pick("more-lands").name
    except NotSupported:
        return
    line = f"you control {other}"
    if line not in there.given:
        yield Change(f"{line} too", script.also_given(line))

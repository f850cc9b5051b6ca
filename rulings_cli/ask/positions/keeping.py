"""Whether unspent mana stays when a step, phase or turn ends (CR 106.4, 500.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.sources import sources
from rulings_cli.ask.positions.classifying import can_be_played
from rulings_cli.ask.positions.setting import Setting, asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.errors import NotSupported

#: The line that lets the time pass.
_UNTIL = {
    "phase": "your beginning of combat step begins",
    "turn": "it is the opponent's next turn",
}


def keeps(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: have the mana, let the phase or turn end, and look at the pool."""
    found = asked_situation(asked)
    slot = found.goal.slot("source") or (found.tapping.slot if found.tapping is not None else "")
    others = [each for each in found.things if each.slot != slot]
    for each in others:
        need_read(asked, each, "mana", "others", "timing")
    there = setting(asked, others)
    until = _UNTIL[str(found.goal.get("until") or "phase")]
    if slot:
        given, when = _made(asked, slot, there.given)
        yield _passing(asked, found, there, Script(given, (*when, until)))
        return
    said = found.goal.get("mana")
    for mana in (str(said),) if said else ("{G}", "{R}", "{C}"):
        given = (*there.given, f"your mana pool is {mana}")
        yield _passing(asked, found, there, Script(given, (until,)))


def _passing(asked: Asked, found: Situation, there: Setting, script: Script) -> PlannedExample:
    """Give the plan in which the time passes with the mana in the pool."""
    stays, goes = ("yes", "no") if found.goal.ask == "stays" else ("no", "yes")
    return PlannedExample(
        script,
        (
            Option(
                ("your mana pool is empty",),
                goes,
                "Unspent mana empties from the pool as each step and phase ends.",
                outcome="the mana pool is empty",
            ),
            Option(
                ("not: your mana pool is empty",),
                stays,
                "The mana is still there.",
                outcome="the mana is still there",
            ),
        ),
        (*there.changes(script), *_kept(asked, found, script)),
        there.assumptions,
    )


def _made(
    asked: Asked, slot: str, given: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the lines that make the card's mana."""
    for each in sources(asked.card(slot), asked.stock, Needed()):
        for choice in ("", "{G}", "{C}", "green"):
            script = Script((*given, *each.setting()), each.doing((choice,)))
            if not each.pooled and can_be_played(asked, script):
                return script.given, script.when
    raise NotSupported("how its mana is made")


def _kept(asked: Asked, found: Situation, script: Script) -> Iterator[Change]:
    """Give the changes in which something keeps the mana, or the time has not passed."""
    try:
        keeper = asked.stock.pick("mana-keeper").name
    except NotSupported:
        keeper = ""
    if keeper and found.goal.get("until") != "turn":
        line = f"you control {keeper}"
        yield Change(f"{line} too", script.also_given(line))
    yield Change("the phase has not ended", Script(script.given, script.when[:-1]))


def burn(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make mana, let the phase end with it unspent, and look at the life (CR 106.4)."""
    found = asked_situation(asked)
    things = [each for each in found.things if each.place != "cast"]
    for each in things:
        need_read(asked, each, "mana", "others", "life", "damage")
    there = setting(asked, things)
    land = asked.stock.pick("land", "basic").name
    painful = f"you control {asked.stock.pick('hurts-for-mana').name}"
    own = f"you control {land}"
    script = Script(
        (*there.given, own, "you have 20 life"),
        (f"you activate {land}'s mana ability", _UNTIL["phase"]),
    )
    yield PlannedExample(
        script,
        (
            Option(
                ("you have 20 life", "your mana pool is empty"),
                "no",
                "Unspent mana is lost as the phase ends; no life is lost for it.",
                outcome="no life is lost",
            ),
            Option(
                ("not: you have 20 life",),
                "yes",
                "Life is lost there.",
                outcome="life is lost",
            ),
        ),
        (*there.changes(script), Change(f"{painful} too", script.also_given(painful))),
        (*there.assumptions, f"tried with {land}"),
    )

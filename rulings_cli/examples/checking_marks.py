"""What is so of designations: who is the monarch, a speed, whether it is night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulings_cli.engine import controlling_players, designations, monarch, speed
from rulings_cli.examples.checked import Check
from rulings_cli.examples.lines import Line
from rulings_cli.examples.marks import BLESSING
from rulings_cli.examples.playing import Play
from rulings_cli.terms.rules.additional import DECIDES, ONLY_THE_PLAYER


def _has_initiative(play: Play, line: Line) -> Check:
    from rulings_cli.engine import initiative

    who = initiative.who(play.position)
    return Check(who == line.get("player"), f"{who or 'nobody'} has the initiative")


def _has_completed(play: Play, line: Line) -> Check:
    found = designations.has(play.position, line.get("player"), "completed dungeons")
    wanted = line.form == "has_completed"
    return Check(found is wanted, "a dungeon completed" if found else "no dungeon completed")


def _makes_decisions(play: Play, line: Line) -> Check:
    whose = line.get("whose")
    who = controlling_players.decider(play.position, whose)
    right = (who == line.get("player")) is (line.form == "makes_decisions")
    return Check(
        right, f"{who} makes the decisions of {whose}", (DECIDES.number, ONLY_THE_PLAYER.number)
    )


def _is_monarch(play: Play, line: Line) -> Check:
    who = monarch.who(play.position)
    return Check(who == line.get("player"), f"the monarch is {who or 'nobody'}")


def _has_speed(play: Play, line: Line) -> Check:
    found = speed.of(play.position, line.get("whose"))
    return Check(found == line.get("number"), f"speed {found}")


def _is_blessed(play: Play, line: Line) -> Check:
    found = designations.has(play.position, line.get("player"), BLESSING)
    return Check(found, "the city's blessing" if found else "no city's blessing")


def _time_of_day(play: Play, line: Line) -> Check:
    found = designations.day_or_night(play.position) or "neither day nor night"
    return Check(found == line.form.removeprefix("is_"), f"it is {found}")


#: Lines about designations, by their form.
MARKS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "is_monarch": _is_monarch,
    "has_initiative": _has_initiative,
    "has_completed": _has_completed,
    "not_completed": _has_completed,
    "makes_decisions": _makes_decisions,
    "makes_no_decisions": _makes_decisions,
    "has_speed": _has_speed,
    "is_blessed": _is_blessed,
    "is_day": _time_of_day,
    "is_night": _time_of_day,
}

"""Short ways to say that an ability is activated: tapped for mana, equipped, cycled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.examples.lines import Act, Line, Phrase

#: Lines of combat and of turning face up; `fighting` carries them out.
FIGHTS: Final = (
    "turn_up",
    "attack",
    "attack_in_band",
    "attack_one",
    "attacks",
    "block",
    "block_one",
    "blocks",
    "no_block",
    "combat_damage",
)


def in_full(line: Line) -> Line:
    """Give the line "you activate ..." that a short line stands for; others as they are."""
    read = SHORT.get(line.form)
    if read is None:
        return line
    slots = (("player", line.get("player")), ("action", read(line)))
    return line.evolve(form="activate", slots=slots)


def _tapped(line: Line) -> Act:
    made = "".join(f"{{{each}}}" for each in line.get("mana"))
    return Act(line.get("object"), (Phrase("choosing", (("values", (made,)),)),))


def _of_keyword(line: Line, keyword: str, *tails: Phrase) -> Act:
    ref = line.get("object")
    return Act(ref.evolve(part="ability", part_kind=keyword), tails)


def _equipped(line: Line) -> Act:
    targets: tuple[Any, ...] = (line.get("to"),)
    return _of_keyword(line, "equip", Phrase("targets", (("objects", targets),)))


def _cycled(line: Line) -> Act:
    return _of_keyword(line, "cycling")


#: What each short line activates, by its form.
SHORT: Final[dict[str, Callable[[Line], Act]]] = {
    "tap_for": _tapped,
    "equip": _equipped,
    "cycle": _cycled,
}

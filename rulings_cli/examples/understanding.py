"""Which texts that are not understood may have mattered in a play, so that it abstains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import TriggeredAbility, Uncompiled
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.examples.setting_up import UNKNOWN
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.zones import Zone

#: What a permanent's own text touches when it may reach beyond the permanent.
REACHING: Final = frozenset(
    ("others", "casting", "cost", "mana", "triggers", "control", "copy", "turn", "game", "timing")
)

#: Words of events of procedures that are not built, so that they have not happened.
NOT_HAPPENING: Final = (
    "turned face up",
    "attack",
    "mutates",
    "exploits",
    "monstrous",
    "unlock",
    "specializes",
    "dungeon",
    "dice",
    "the Ring",
    "phases",
    "crewed",
    "enlists",
    "transforms",
)


def not_understood(game: Game) -> Iterator[tuple[str, str]]:
    """Give the names and reasons of texts that may have changed what happened.

    They are what the engine met, and what permanents say that reaches beyond them; abilities that
    must be activated are left out, since nobody did, and those of combat, since there was none.
    """
    if _unknown_came_up(game):
        yield "the library", "of the card on top of it nothing is said"
    told: set[Any] = set()
    for each in (*game.objects.values(), *game.last_known.values()):
        if each.zone is not Zone.BATTLEFIELD or each.face_down:
            continue
        for text in each.face.uncompiled:
            if _reaches(text) and text not in told:
                told.add(text)
                yield each.name, text.reason
        for words in _never_triggering(each):
            yield each.name, f"whether {words} is not asked by any rule that is built"
    for text in game.unplayable:
        if text not in told:
            told.add(text)
            yield _whose(game, text), str(getattr(text, "reason", text))


def _never_triggering(each: GameObject) -> Iterator[str]:
    """Give the events of triggered abilities that nothing looks for, though they may happen."""
    for ability in each.face.abilities:
        if isinstance(ability, TriggeredAbility) and isinstance(ability.event, OtherEvent):
            words = ability.event.words
            if not any(word in words for word in NOT_HAPPENING):
                yield words


def _unknown_came_up(game: Game) -> bool:
    """Tell whether a card of which nothing is known left a library otherwise than to a hand."""
    return any(
        type(each).__name__ == "ZoneChanged"
        and each.name == UNKNOWN  # type: ignore[attr-defined]  # only that kind of event has it
        and each.to is not Zone.HAND  # type: ignore[attr-defined]
        and each.from_ is Zone.LIBRARY  # type: ignore[attr-defined]
        for each in game.trace
    )


def _reaches(text: Uncompiled) -> bool:
    touched = set(text.touches)
    if "activation" in touched:
        return False
    if "combat" in touched and not touched & {"others", "casting", "cost", "mana"}:
        return False
    return bool(touched & REACHING)


def _whose(game: Game, text: Any) -> str:
    found: GameObject
    for found in (*game.objects.values(), *game.last_known.values()):
        if any(one == text for one in found.face.uncompiled):
            return found.name
    return "something"

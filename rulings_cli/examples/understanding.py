"""Which texts that are not understood may have mattered in a play, so that it abstains."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.zones import Zone

#: What a permanent's own text touches when it may reach beyond the permanent.
REACHING: Final = frozenset(
    ("others", "casting", "cost", "mana", "triggers", "control", "copy", "turn", "game", "timing")
)


def not_understood(game: Game) -> Iterator[tuple[str, str]]:
    """Give the names and reasons of texts that may have changed what happened.

    They are what the engine met, and what permanents say that reaches beyond them; abilities that
    must be activated are left out, since nobody did, and those of combat, since there was none.
    """
    told: set[Any] = set()
    for each in (*game.objects.values(), *game.last_known.values()):
        if each.zone is not Zone.BATTLEFIELD or each.face_down:
            continue
        for text in each.face.uncompiled:
            if _reaches(text) and text not in told:
                told.add(text)
                yield each.name, text.reason
    for text in game.unplayable:
        if text not in told:
            told.add(text)
            yield _whose(game, text), str(getattr(text, "reason", text))


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

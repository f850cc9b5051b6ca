"""How much life: "the life you've lost this turn", gained or lost, by whom (CR 119.3)."""

from __future__ import annotations

from typing import Any, Final

from rulings_cli.abilities.quantities import CountThisTurn
from rulings_cli.abilities.references import EachOpponent, ThatPlayer, You
from rulings_cli.oracle.phrases import constants

#: Who gained or lost → how the text says it.
_WHO: Final[dict[str, Any]] = {
    "you gained": ("life gained", You()),
    "you've gained": ("life gained", You()),
    "you lost": ("life lost", You()),
    "you've lost": ("life lost", You()),
    "they lost": ("life lost", ThatPlayer("they")),
    "that player lost": ("life lost", ThatPlayer()),
    "your opponents lost": ("life lost", EachOpponent()),
    "your opponents have lost": ("life lost", EachOpponent()),
}
_OPENINGS: Final = ("the life", "the amount of life", "the total amount of life")


def _amounts() -> dict[str, CountThisTurn]:
    return {
        f"{opening} {who} this turn": CountThisTurn(kind, player, words=f"{opening}|{who}")
        for who, (kind, player) in _WHO.items()
        for opening in _OPENINGS
    }


constants("amount", _amounts())
constants(
    "each amount",
    {
        f"1 life {who} this turn": CountThisTurn(kind, player, words=f"1 life|{who}")
        for who, (kind, player) in _WHO.items()
        if who not in ("you've lost", "your opponents have lost")
    },
)

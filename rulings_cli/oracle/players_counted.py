"""How many players were dealt damage this turn ⇄ `CountThisTurn`."""

from __future__ import annotations

from rulings_cli.abilities.quantities import CountThisTurn
from rulings_cli.abilities.references import EachOpponent, EachPlayer
from rulings_cli.oracle.phrases import constants

_KINDS = ("dealt damage", "dealt combat damage")
constants(
    "amount",
    {
        f"the number of {whose} {verb} {kind} this turn": CountThisTurn(
            kind, EachOpponent(), words=f"the {whose} {verb}"
        )
        for whose in ("opponents", "your opponents")
        for verb in ("that were", "who were")
        for kind in _KINDS
    },
)
constants(
    "each amount",
    {
        f"{noun} who was {kind} this turn": CountThisTurn(kind, who, words="for each")
        for noun, who in (("opponent", EachOpponent()), ("player", EachPlayer()))
        for kind in _KINDS
    },
)

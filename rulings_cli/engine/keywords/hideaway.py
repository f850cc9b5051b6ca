"""Hideaway: exile one of the top cards face down (CR 702.75)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Described, IsAmong
from rulings_cli.abilities.effects import Exile, LookAtTop, PutIntoZone
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, ChosenObjects, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import HIDEAWAY
from rulings_cli.terms.zones import Zone

RULE = HIDEAWAY


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Look, exile one, and put the rest at the bottom; without a number it is four (702.75b)."""
    looked_at = Described(noun="card", zone=Zone.LIBRARY, further=(IsAmong(Bound("rest", "them")),))
    return whenever(
        Enters(This()),
        LookAtTop(keyword.amount or Number(4)),
        Exile(ChosenObjects(looked_at), face_down=True),
        PutIntoZone(Bound("rest", "the rest"), Zone.LIBRARY, "bottom", "random"),
    )

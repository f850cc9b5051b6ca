"""Champion: exile another of yours until this leaves, or sacrifice it (CR 702.72)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import Exile, If, May, PutOntoBattlefield, Sacrifice
from rulings_cli.abilities.references import Bound, ChosenObjects, OwnerOf, This, You
from rulings_cli.abilities.triggers import Enters, LeavesBattlefield
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import CHAMPION
from rulings_cli.terms.zones import Zone

RULE = CHAMPION


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Let the player exile another fitting permanent; else this is sacrificed."""
    if keyword.quality is None:
        return None
    what = keyword.quality.evolve(
        adjectives=(Another(), *keyword.quality.adjectives), controller=You()
    )
    exiling = May((Exile(ChosenObjects(what)),))
    otherwise = If(YouDo("if you don't", negated=True), (Sacrifice(This()),))
    return whenever(Enters(This()), exiling, otherwise)


def second(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Return what this one has exiled, under its owner's control (CR 702.72a-b)."""
    card = Bound("exiled", "the exiled card")
    returning = PutOntoBattlefield(card, Zone.EXILE, OwnerOf(card), verb="return")
    return whenever(LeavesBattlefield(This()), returning)

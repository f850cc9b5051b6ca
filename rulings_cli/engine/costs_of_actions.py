"""Costs that are keyword actions: collect evidence, forage, behold (CR 701.59, 701.61, 701.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.costs import Behold, OtherCost
from rulings_cli.engine import layers, matching
from rulings_cli.engine.one_payment import OnePayment, enough
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.rules.keyword_actions import (
    BEHELD,
    BEHOLDING,
    COLLECTING_EVIDENCE,
    EVIDENCE_LINKED,
    EVIDENCE_NEEDED,
    FORAGING,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

_EVIDENCE = "collect evidence "


def is_built(words: str) -> bool:
    """Tell whether a cost that is known by its words is carried out."""
    return words == "forage" or words.startswith(_EVIDENCE)


@implements(EVIDENCE_LINKED, BEHELD)
def optional_name(component: object) -> str:
    """Give the name by which the payment of such an optional cost is asked for later, or ""."""
    if isinstance(component, Behold):
        return "behold"
    is_evidence = isinstance(component, OtherCost) and component.words.startswith(_EVIDENCE)
    return _EVIDENCE.strip() if is_evidence else ""


# --- collecting evidence and foraging -------------------------------------------------------------


@implements(EVIDENCE_NEEDED)
def _check_other(paying: OnePayment, component: OtherCost) -> Illegal | None:
    from rulings_cli.engine.keyword_actions import collect_evidence, forage

    game, player = paying.game, paying.payment.player
    if component.words == "forage":
        if forage.ways(game, player):
            return None
        return Illegal(RESOURCES, "there is neither a Food nor three cards", (FORAGING,))
    if component.words.startswith(_EVIDENCE):
        if collect_evidence.is_enough(game, player, _needed(component)):
            return None
        return Illegal(EVIDENCE_NEEDED, "there is too little evidence", (RESOURCES,))
    return None


def _needed(component: OtherCost) -> int:
    return int(component.words.removeprefix(_EVIDENCE))


@implements(COLLECTING_EVIDENCE, FORAGING)
def _pay_other(paying: OnePayment, component: OtherCost) -> None:
    from rulings_cli.engine.keyword_actions import collect_evidence, forage

    game, tape, player = paying.game, paying.answers(), paying.payment.player
    if component.words == "forage":
        paid = forage.forage(game, tape, player)
    elif component.words.startswith(_EVIDENCE):
        paid = collect_evidence.collect(game, tape, player, _needed(component))
    else:
        raise NotSupported(f"a cost that is not built: {component.words}", "118.1")
    if not paid:
        refuse(RESOURCES, f"{component.words} is not paid", action=Value())


# --- beholding ------------------------------------------------------------------------------------


@implements(BEHOLDING)
def _to_behold(paying: OnePayment, component: Behold) -> tuple[ObjectId, ...]:
    """Give the fitting permanents of the player, and the fitting cards in their hand."""
    game, player = paying.game, paying.payment.player
    permanents = (
        id for id in game.battlefield() if layers.characteristics(game, id).controller == player
    )
    return tuple(
        id
        for id in (*permanents, *game.in_zone(Zone.HAND, player))
        if matching.fits(game, component.what, game.objects[id], paying.context)
    )


def _check_behold(paying: OnePayment, component: Behold) -> Illegal | None:
    return enough(paying, _to_behold(paying, component), component.count, "behold")


def _pay_behold(paying: OnePayment, component: Behold) -> None:
    game, player = paying.game, paying.payment.player
    count = paying.amount(component.count)
    for id in paying.choose(
        "card", _to_behold(paying, component), count, BEHOLDING, "what to behold"
    ):
        found = game.objects[id]
        how = "reveals" if found.zone is Zone.HAND else "chooses"
        words = f"{player} {how} {found.name} to behold it"
        game.emit(RuleApplied((*paying.because, BEHOLDING), words, id))


CHECKS: dict[type[Value], Callable[[OnePayment, Any], Illegal | None]] = {
    Behold: _check_behold,
    OtherCost: _check_other,
}
PAY: dict[type[Value], Callable[[OnePayment, Any], None]] = {
    Behold: _pay_behold,
    OtherCost: _pay_other,
}

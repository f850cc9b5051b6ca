"""Ninjutsu: take an unblocked attacker back, and this attacks in its place (CR 702.49)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import Cost, ReturnObjects, RevealThis
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import ATTACKING, YOUR_CREATURE, sentences
from rulings_cli.terms.rules.keywords import NINJUTSU
from rulings_cli.terms.zones import Zone

RULE = NINJUTSU

_UNBLOCKED = YOUR_CREATURE.evolve(adjectives=(HasState("unblocked"), ATTACKING))


def _written(keyword: Keyword, zone: Zone) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    paid = Cost((*keyword.cost.components, RevealThis(zone), ReturnObjects(_UNBLOCKED)))
    return ActivatedAbility(paid, sentences(KeywordAction("ninjutsu", of=This())), zone=zone)


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Pay from the hand, once creatures are unblocked (CR 509.1h)."""
    return _written(keyword, Zone.HAND)


def activated_second(keyword: Keyword) -> ActivatedAbility | None:
    """Let commander ninjutsu work from the command zone, too (CR 702.49d)."""
    is_commanders = keyword.name == "commander ninjutsu"
    return _written(keyword, Zone.COMMAND) if is_commanders else None

"""Reconfigure: attach it to another creature, or unattach it (CR 702.151)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, IsAttachedTo
from rulings_cli.abilities.effects import Unattach
from rulings_cli.abilities.references import Each, This
from rulings_cli.engine.keywords.equip import attaching
from rulings_cli.engine.keywords.writing import AS_SORCERY, CREATURE, sentences
from rulings_cli.terms.rules.keywords import RECONFIGURE

RULE = RECONFIGURE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Attach it; attached, it is no creature."""
    return attaching(keyword, "creature", another=True)


def activated_second(keyword: Keyword) -> ActivatedAbility | None:
    """Unattach it, while it is attached to a creature (CR 702.151a)."""
    if keyword.cost is None:
        return None
    attached = ObjectIs(This(), Described(further=(IsAttachedTo(Each(CREATURE)),)))
    limits = (*AS_SORCERY, ActivationLimit("if", attached))
    return ActivatedAbility(keyword.cost, sentences(Unattach(This())), limits=limits)

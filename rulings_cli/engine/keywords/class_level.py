"""Class levels: gained one after the other, as a sorcery (CR 716.2)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.quantities import Number, ValueOf
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import AS_SORCERY, sentences
from rulings_cli.terms.rules.additional import CLASS_LEVEL

RULE = CLASS_LEVEL


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Let it become the level, only at the level before."""
    level = keyword.amount
    if keyword.cost is None or not isinstance(level, Number):
        return None
    before = CountIs(ValueOf("class level", This()), "=", Number(level.n - 1))
    limits = (*AS_SORCERY, ActivationLimit("if", before))
    body = sentences(KeywordAction("class level", level, This()))
    return ActivatedAbility(keyword.cost, body, limits=limits)

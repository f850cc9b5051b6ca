"""Tell which compiled text the engine can carry out whole: what of a tree it has no rule for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from rulings_cli.abilities import costs, effects, static, triggers
from rulings_cli.abilities.abilities import Keyword, Paragraph, Uncompiled
from rulings_cli.engine.activated_keywords import activated_form
from rulings_cli.engine.components import PAY
from rulings_cli.engine.instructions import PLAYABLE
from rulings_cli.engine.keyword_triggers import WRITTEN_OUT
from rulings_cli.engine.optional_costs import OFTEN, ONCE
from rulings_cli.engine.permissions import FROM_GRAVEYARD, OFFERED
from rulings_cli.engine.trigger_events import MATCHERS
from rulings_cli.terms.values import Value, walk

#: Keyword abilities that a procedure asks for by name. What means something in combat only is not
#: here, since combat is not built.
_ASKED_FOR = frozenset(
    (
        "affinity",
        "bargain",
        "changeling",
        "convoke",
        "deathtouch",
        "delve",
        "devoid",
        "enchant",
        "flash",
        "haste",
        "hexproof",
        "improvise",
        "indestructible",
        "kicker",
        "lifelink",
        "protection",
        "shroud",
    )
)
_KEYWORDS = _ASKED_FOR | {*WRITTEN_OUT, *OFTEN, *ONCE, *OFFERED, *FROM_GRAVEYARD}
_NOT_BUILT = (static.ActivateWhenever, static.AttackTax, static.PlayWithTopRevealed)


def _members(union: object) -> Iterator[type[Value]]:
    for each in get_args(union):
        yield from _members(each) if get_args(each) else (each,)


#: Kinds of nodes that the engine meets without having a rule for them.
_UNPLAYABLE: frozenset[type[Value]] = frozenset(
    {
        *(each for each in _members(effects.Effect) if each not in PLAYABLE),
        *(each for each in _members(triggers.TriggerEvent) if each not in MATCHERS),
        *(each for each in _members(costs.CostComponent) if each not in {*PAY, costs.PayMana}),
        costs.OtherCost,
        *_NOT_BUILT,
        Uncompiled,
    }
)


def is_playable(paragraph: Paragraph) -> bool:
    """Tell whether the engine has a rule for every node of a paragraph."""
    return not any(_is_unbuilt(each) for each in walk(paragraph))


def _is_unbuilt(node: Value) -> bool:
    if isinstance(node, Keyword):
        return node.name not in _KEYWORDS and activated_form(node) is None
    return type(node) in _UNPLAYABLE

"""Haunt: a card in exile that triggers when the creature that it haunts dies (CR 702.55)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import BecomeReflexive, KeywordAction, Target
from rulings_cli.abilities.references import TargetObject, This
from rulings_cli.abilities.triggers import Dies
from rulings_cli.engine.keywords.writing import CREATURE, sentences, whenever
from rulings_cli.terms.rules.keywords import HAUNT

RULE = HAUNT

_TARGET = Target(CREATURE, words="target creature")
_HAUNTING = KeywordAction("haunt", of=TargetObject())
#: What a spell with haunt does as it is put into the graveyard during its resolution.
OF_SPELL = BecomeReflexive(sentences(_HAUNTING), (_TARGET,))


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Write the ability of a permanent; that of a spell comes as it leaves the stack."""
    return whenever(Dies(This()), _HAUNTING, targets=(_TARGET,))

"""Crew: a Vehicle becomes an artifact creature (CR 702.122)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import Cost, TapPower
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import ChangeTypes
from rulings_cli.engine.keywords.writing import CREATURE, sentences
from rulings_cli.terms.rules.keywords import CREW

RULE = CREW


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Tap creatures of enough power together; sick ones, too."""
    if keyword.amount is None:
        return None
    crew = CREATURE.evolve(adjectives=(Another("other"),), controller=You())
    becoming = ContinuousChange(This(), (ChangeTypes(("artifact", "creature"), adding=True),))
    return ActivatedAbility(Cost((TapPower(crew, keyword.amount, "crew"),)), sentences(becoming))

"""Abilities and spells that may be used only before something of combat is declared."""

from __future__ import annotations

import pytest
from casting_table import OPPONENT, YOU, Table, face

from rulings_cli.terms.zones import Step

ENGINE = face(
    "Ram", "artifact", "{0}: You gain 1 life. Activate only during your turn, before attackers are "
    "declared."
)  # fmt: skip
DREAD = face(
    "Dread",
    "instant",
    "Cast this spell only during combat before blockers are declared.\nYou gain 1 life.",
    cost="{0}",
)


@pytest.mark.parametrize(
    ("active", "step", "is_legal"),
    [
        (YOU, Step.UPKEEP, True),
        (YOU, Step.BEGINNING_OF_COMBAT, True),
        (YOU, Step.DECLARE_ATTACKERS, False),
        (YOU, Step.END, False),
        (OPPONENT, Step.UPKEEP, False),
    ],
)
def test_an_ability_for_before_attackers_are_declared(
    active: str, step: Step, *, is_legal: bool
) -> None:
    table = Table(active=active)
    table.game.step = step
    ram = table.put(ENGINE)

    assert (table.activate(ram) is None) is is_legal


@pytest.mark.parametrize(
    ("step", "is_legal"),
    [
        (Step.PRECOMBAT_MAIN, False),
        (Step.BEGINNING_OF_COMBAT, True),
        (Step.DECLARE_ATTACKERS, True),
        (Step.DECLARE_BLOCKERS, False),
        (Step.COMBAT_DAMAGE, False),
    ],
)
def test_a_spell_for_before_blockers_are_declared(step: Step, *, is_legal: bool) -> None:
    table = Table()
    table.game.step = step

    assert (table.cast(table.hand(DREAD)) is None) is is_legal

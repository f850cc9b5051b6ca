"""Conditions on colors and supertypes, such as "if it's blue", and on creatures of two names."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.game.events import Drew
from rulings_cli.terms.zones import Zone

LEGEND = face("Old Crown", "legendary artifact", cost="{1}")
TOY = face("Small Toy", "artifact", cost="{1}")


@pytest.mark.parametrize(("color", "countered"), [("red", True), ("blue", False)])
def test_only_a_spell_of_the_color_is_countered(table: Table, color: str, countered: bool) -> None:
    blast = face("Blast", "instant", f"Counter target spell if it's {color}.", cost="{0}")
    table.mana("R")
    table.cast(table.hand(SPARK), targets=("opponent",))
    assert table.cast(table.hand(blast), targets=(table.top(),)) is None

    table.resolve()

    assert (SPARK.name in table.names(Zone.GRAVEYARD)) == countered


@pytest.mark.parametrize(("artifact", "draws"), [(LEGEND, True), (TOY, False)])
def test_the_sacrificed_artifact_is_known_as_it_was(
    table: Table, artifact: object, draws: bool
) -> None:
    text = (
        "As an additional cost to cast this spell, sacrifice an artifact.\n"
        "If the sacrificed artifact was legendary, draw a card."
    )
    table.put(BEAR, Zone.LIBRARY)
    given = table.put(artifact)
    deed = table.hand(face("Deed", "sorcery", text, cost="{0}"))
    assert table.cast(deed, sacrifice=[(given,)]) is None

    table.resolve()

    assert bool(table.events(Drew)) == draws


@pytest.mark.parametrize(("named", "added"), [(["One", "Two"], "CCC"), (["One"], "C")])
def test_creatures_of_both_names_are_asked_for(table: Table, named: list[str], added: str) -> None:
    text = "{T}: Add {C}. If you control creatures named One and Two, add {C}{C}{C} instead."
    worker = table.put(face("Three", "artifact creature", text, size=(1, 1)))
    for each in named:
        table.put(face(each, "creature", size=(1, 1)))
    table.put(face("Two", "creature", size=(1, 1)), owner=OPPONENT)

    assert table.activate(worker, by=YOU) is None
    assert table.pool() == added

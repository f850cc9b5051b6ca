"""Abilities of emblems, which function in the command zone (CR 114.4)."""

from __future__ import annotations

from casting_table import BEAR, FOREST, YOU, Table, face

from rulings_cli.engine import turn
from rulings_cli.game.events import LifeChanged
from rulings_cli.terms.zones import Step


def _emblem(table: Table, ability: str) -> None:
    """Give you an emblem with the ability."""
    deed = face("Deed", "sorcery", f'You get an emblem with "{ability}"', cost="{0}")
    table.cast(table.hand(deed))
    table.resolve()


def test_an_emblem_triggers(table: Table) -> None:
    _emblem(table, "Whenever a creature enters, you gain 3 life.")
    table.mana("GG")
    table.cast(table.hand(BEAR))

    table.resolve()
    table.resolve()

    assert [each.amount for each in table.events(LifeChanged)] == [3]


def test_an_emblem_triggers_as_a_step_begins(table: Table) -> None:
    _emblem(table, "At the beginning of your end step, you gain 2 life.")
    tape = table.tape()

    turn.advance_to(table.game, tape, Step.END, YOU)
    assert len(table.game.stack()) == 1


def test_an_emblem_has_a_mana_ability(table: Table) -> None:
    _emblem(table, "Pay 2 life: Add {U}.")
    emblem = next(each.id for each in table.game.objects.values() if each.kind == "emblem")

    assert table.activate(emblem) is None
    assert table.pool() == "U"


def test_an_emblem_gives_lands_a_mana_ability(table: Table) -> None:
    forest = table.put(FOREST)
    _emblem(table, "Forests you control have '{T}: Add {B}{B}.'")

    assert table.activate(forest, 1) is None
    assert table.pool() == "BB"

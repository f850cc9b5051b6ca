"""Modes that haven't been chosen before: Demonic Pact's and Galadriel's kinds (CR 700.2)."""

from __future__ import annotations

from typing import Any

from casting_table import BEAR, YOU, Table, face

from rulings_cli.engine import turn
from rulings_cli.game.events import CeasedToExist
from rulings_cli.terms.zones import Step, Zone

PACT = face(
    "Pact",
    "enchantment",
    "At the beginning of your upkeep, choose one that hasn't been chosen —\n• You gain 1 life.\n"
    "• You gain 10 life.",
)
GUIDE = face(
    "Guide",
    "creature - Elf",
    "Whenever a Bear you control enters, choose one that hasn't been chosen this turn —\n"
    "• You gain 1 life.\n• You gain 10 life.",
    size=(1, 1),
)
TRAINER = face(
    "Trainer",
    "artifact",
    "{0}: Choose one that hasn't been chosen this turn —\n• You gain 1 life.\n• You gain 10 life.",
)


def life(table: Table) -> int:
    return table.game.players[YOU].life


def upkeeps(table: Table, *modes: int) -> None:
    """Come to so many upkeeps and choose a mode in each."""
    for mode in modes:
        turn.advance_to(table.game, table.tape(modes=(mode,)), Step.UPKEEP, YOU)
        if table.game.stack():
            table.resolve()


def offered(table: Table) -> list[tuple[int, ...]]:
    """Give the modes that could be chosen, each time."""
    modal = [each for each in table.asked if each.kind == "modes"]
    return [each.domain.options for each in modal]  # type: ignore[union-attr]  # a SubsetOf


def test_each_mode_is_chosen_once_and_then_nothing_is() -> None:
    table = Table(Step.END, active="opponent")
    table.libraries()
    table.put(PACT)

    upkeeps(table, 0, 1)

    assert life(table) == 31
    assert offered(table) == [(0, 1), (1,)]

    upkeeps(table, 0)

    assert life(table) == 31
    assert table.events(CeasedToExist)


def test_a_new_object_has_chosen_nothing() -> None:
    table = Table(Step.END, active="opponent")
    table.libraries()
    table.put(PACT)
    upkeeps(table, 0, 1)
    table.put(PACT)

    upkeeps(table, 0)

    assert life(table) == 32


def creature(table: Table, **answers: Any) -> None:
    table.mana("CG")
    table.cast(table.hand(BEAR))
    table.resolve(**answers)
    if table.game.stack():
        table.resolve()


def test_a_mode_comes_back_with_the_next_turn() -> None:
    table = Table()
    table.libraries()
    table.put(GUIDE)

    creature(table, modes=(1,))
    creature(table)
    creature(table)

    assert life(table) == 31
    assert offered(table) == [(0, 1), (0,)]

    turn.advance_to(table.game, table.tape(), Step.PRECOMBAT_MAIN, YOU)
    creature(table, modes=(1,))

    assert life(table) == 41


def test_an_ability_is_not_activated_without_a_mode() -> None:
    table = Table()
    trainer = table.put(TRAINER)

    assert table.activate(trainer, modes=(1,)) is None
    assert table.activate(trainer, modes=(1,)) is not None
    assert table.activate(trainer, modes=(0,)) is None
    assert table.activate(trainer) is not None
    assert not table.names(Zone.GRAVEYARD)

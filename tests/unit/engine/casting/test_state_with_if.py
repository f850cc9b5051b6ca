"""A state trigger with an intervening "if": it triggers only while both are true (CR 603.4)."""

from __future__ import annotations

from casting_table import Table, face

from rulings_cli.engine import layers, priority

LURKER = face(
    "Lurker",
    "enchantment",
    "When you control an artifact, if this permanent is an enchantment, "
    "it becomes a 2/2 Dog creature.",
)
RELIC = face("Relic", "artifact")


def test_it_triggers_while_the_if_is_true_and_not_again_once_it_is_false(table: Table) -> None:
    lurker = table.put(LURKER)
    table.put(RELIC)

    priority.receive(table.game, table.tape(), table.game.active_player)
    assert len(table.game.stack()) == 1

    table.resolve()
    assert layers.characteristics(table.game, lurker).types == {"creature"}
    assert not table.game.stack()


def test_it_does_not_trigger_while_the_if_is_false(table: Table) -> None:
    table.put(LURKER.evolve(types=("land",)))
    table.put(RELIC)

    priority.receive(table.game, table.tape(), table.game.active_player)
    assert not table.game.stack()

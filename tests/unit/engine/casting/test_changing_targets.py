"""Changing the target of what has a single target (CR 115.7a)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers

SWERVE = face(
    "Swerve", "instant", "Change the target of target spell with a single target.", cost="{0}"
)
BOLT = face("Bolt", "instant", "Bolt deals 3 damage to any target.", cost="{0}")
DOOM = face("Doom", "instant", "Destroy target creature.", cost="{0}")
PAIR = face("Pair", "instant", "Tap two target creatures.", cost="{0}")


def test_the_target_is_changed_to_another_one(table: Table) -> None:
    table.cast(table.hand(BOLT), targets=(YOU,))
    table.cast(table.hand(SWERVE), targets=(table.top(),))
    table.resolve(targets=(OPPONENT,))
    table.resolve()

    assert table.game.players[YOU].life == 20
    assert table.game.players[OPPONENT].life == 17


def test_without_another_legal_target_it_stays(table: Table) -> None:
    bear = table.put(BEAR)
    table.cast(table.hand(DOOM), targets=(bear,))
    table.cast(table.hand(SWERVE), targets=(table.top(),))
    table.resolve()
    table.resolve()

    assert not table.game.exists(bear)


def test_what_has_two_targets_cannot_be_chosen(table: Table) -> None:
    bears = (table.put(BEAR), table.put(BEAR))
    table.cast(table.hand(PAIR), targets=bears)

    assert table.cast(table.hand(SWERVE), targets=(table.top(),)) is not None
    assert all("creature" in layers.characteristics(table.game, each).types for each in bears)


def test_one_of_two_targets_is_changed_to_it(table: Table) -> None:
    """Let only one of the targets become it (CR 115.7b)."""
    bears = (table.put(BEAR), table.put(BEAR))
    draw = face(
        "Draw", "creature", "{0}: Change a target of target spell to this creature.", size=(0, 4)
    )
    drawing = table.put(draw)
    table.cast(table.hand(PAIR), targets=bears)
    spell = table.top()
    table.activate(drawing, targets=(spell,))
    table.resolve(targets=(bears[1],))

    assert table.game.get(spell).targets == ((bears[0], drawing),)

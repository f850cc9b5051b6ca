"""A mode chosen more than once, and what triggers as a creature becomes monstrous."""

from __future__ import annotations

from casting_table import OPPONENT, YOU, Table, face

THRICE = face(
    "Thrice",
    "sorcery",
    "Choose three. You may choose the same mode more than once.\n• You gain 2 life.\n"
    "• Target player loses 1 life.",
    cost="{W}",
)
HYDRA = face(
    "Hydra",
    "creature - Hydra",
    "{1}: Monstrosity 3.\nWhen this creature becomes monstrous, you gain 5 life.",
    size=(2, 2),
)


def test_a_mode_may_be_chosen_again_with_targets_of_its_own(table: Table) -> None:
    thrice = table.hand(THRICE)
    table.mana("W")
    assert table.cast(thrice, mode=[0, 1, 1], targets=[(OPPONENT,), (YOU,)]) is None
    table.resolve()

    lives = {each: table.game.players[each].life for each in (YOU, OPPONENT)}
    assert lives == {YOU: 21, OPPONENT: 19}


def test_becoming_monstrous_is_noticed_once(table: Table) -> None:
    hydra = table.put(HYDRA)
    for _ in range(2):
        table.mana("C")
        assert table.activate(hydra) is None
        table.resolve()
        while table.game.stack():
            table.resolve()

    assert table.game.players[YOU].life == 25

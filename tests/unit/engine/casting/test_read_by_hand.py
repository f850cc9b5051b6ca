"""Kinds that were read or played wrongly when faces were read by hand."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone

SPARER = face(
    "Sparer",
    "sorcery",
    "Target creature gains indestructible until end of turn. Each other creature gets -2/-0 until "
    "end of turn.",
    cost="{B}",
)
CALLER = face(
    "Caller",
    "creature - Elf",
    "When this creature enters, you may pay {X}{R}. If you do, you gain X life.",
    cost="{G}",
    size=(1, 1),
)
HOME = face("Home", "sorcery", "Each player gains control of all creatures they own.", cost="{W}")
RHYTHM = face(
    "Rhythm",
    "sorcery",
    "Each player's life total becomes the number of creatures they control.",
    cost="{G}",
)
LOSE_ONE = face("Slip", "sorcery", "Target player discards a card at random.", cost="{B}")


def cast(table: Table, what: object, mana: str, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    table.cast(card, **answers)


def test_each_other_creature_is_other_than_the_target_of_the_spell(table: Table) -> None:
    target, other = table.put(BEAR), table.put(BEAR)
    cast(table, SPARER, "B", targets=(target,))

    table.resolve()

    powers = [layers.characteristics(table.game, each).power for each in (target, other)]
    assert powers == [2, 0]


def test_x_is_chosen_as_it_is_paid_where_nothing_defines_it(table: Table) -> None:
    cast(table, CALLER, "G")
    table.resolve()
    table.mana("RCC")

    table.resolve(may=True, x=2)

    assert table.game.players["you"].life == 22


def test_each_player_gains_control_of_their_own(table: Table) -> None:
    mine = table.put(BEAR, controller=OPPONENT)
    theirs = table.put(BEAR, owner=OPPONENT, controller="you")
    cast(table, HOME, "W")

    table.resolve()

    controllers = [layers.characteristics(table.game, each).controller for each in (mine, theirs)]
    assert controllers == ["you", OPPONENT]


def test_each_life_total_is_that_of_its_own_player(table: Table) -> None:
    table.put(BEAR)
    table.put(BEAR)
    table.put(BEAR, owner=OPPONENT)
    cast(table, RHYTHM, "G")

    table.resolve()

    assert [table.game.players[each].life for each in ("you", OPPONENT)] == [2, 1]


def test_a_card_is_discarded_by_chance(table: Table) -> None:
    first, second = table.hand(BEAR), table.hand(LOSE_ONE)
    cast(table, LOSE_ONE, "B", targets=("you",))

    table.resolve(random_order=(second, first))

    assert table.names(Zone.HAND) == ["Meadow Bear"]

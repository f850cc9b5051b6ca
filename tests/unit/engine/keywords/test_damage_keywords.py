"""Keywords that trigger on combat damage to a player (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, Table, card

from rulings_cli.engine import states


def test_renown_grows_once(table: Table) -> None:
    knight = table.ana(card("creature 2/2", "renown 2"))

    table.attacks(knight)
    table.strike()

    assert table.counters(knight) == 2
    assert states.has_state(table.game, table.game.get(knight), table.of(knight), "renowned")


def test_a_renowned_creature_does_not_grow_again(table: Table) -> None:
    knight = table.ana(card("creature 2/2", "renown 2"), chosen=(("renowned", "yes"),))

    table.attacks(knight)
    table.strike()

    assert table.counters(knight) == 0


def test_renown_needs_damage_to_a_player(table: Table) -> None:
    knight, guard = table.ana(card("creature 2/2", "renown 1")), table.nico(BEAR)
    table.attacks(knight)
    assert table.block((guard, knight)) is None

    table.strike()

    assert table.counters(knight) == 0


def test_poisonous_gives_its_number_whatever_the_damage(table: Table) -> None:
    snake = table.ana(card("creature 3/3", "poisonous 1"))

    table.attacks(snake)
    table.strike()

    assert dict(table.game.players["Nico"].counters) == {"poison": 1}
    assert table.life("Nico") == 17

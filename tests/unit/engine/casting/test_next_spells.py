"""Effects that wait for the next spell: they apply to it and to no other one (CR 611.2f)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.terms.zones import Step

WORD = face("Word", "instant", "You gain 1 life.", cost="{0}")
NO = face("No", "instant", "Counter target spell.", cost="{0}")
GUARD = face(
    "Guard", "instant", "The next spell you cast this turn can't be countered.", cost="{0}"
)
CHEAP = face(
    "Cheap",
    "instant",
    "The next creature spell you cast this turn costs {2} less to cast.",
    cost="{0}",
)
HELP = face("Help", "instant", "The next spell you cast this turn has convoke.", cost="{0}")
QUICK = face(
    "Quick",
    "instant",
    "The next noncreature spell you cast this turn can be cast as though it had flash.",
    cost="{0}",
)
LORE = face("Lore", "sorcery", "You gain 1 life.", cost="{0}")
BEAST = BEAR.evolve(mana_cost=face("x", "creature", cost="{2}{G}", size=(2, 2)).mana_cost)


def cast_now(table: Table, what: object, **how: object) -> object:
    return table.cast(table.hand(what), **how)  # type: ignore[arg-type]


def test_only_the_next_spell_is_safe(table: Table) -> None:
    cast_now(table, GUARD)
    table.resolve()
    cast_now(table, WORD)
    first = table.top()
    table.cast(table.hand(NO), targets=(first,))
    table.resolve()
    assert first in table.game.stack()

    table.resolve()
    cast_now(table, WORD)
    second = table.top()
    table.cast(table.hand(NO), targets=(second,))
    table.resolve()

    assert second not in table.game.stack()


def test_a_spell_of_another_kind_is_not_the_next(table: Table) -> None:
    cast_now(table, CHEAP)
    table.resolve()
    cast_now(table, WORD)
    table.resolve()
    table.mana("G")

    assert cast_now(table, BEAST) is None
    assert table.pool() == ""


def test_the_second_creature_costs_as_much_as_ever(table: Table) -> None:
    cast_now(table, CHEAP)
    table.resolve()
    table.mana("GG")
    assert cast_now(table, BEAST) is None
    table.resolve()

    assert cast_now(table, BEAST) is not None


def test_the_next_spell_has_a_keyword(table: Table) -> None:
    bears = [table.put(BEAR.evolve(colors=frozenset("G"))) for _ in range(3)]
    assert cast_now(table, BEAST, tap=tuple(bears)) is not None
    cast_now(table, HELP)
    table.resolve()

    assert cast_now(table, BEAST, tap=tuple(bears)) is None
    assert table.game.get(bears[0]).tapped


def test_the_next_sorcery_needs_no_main_phase() -> None:
    table = Table(Step.UPKEEP, active=OPPONENT)
    table.game.priority = YOU
    assert cast_now(table, LORE) is not None
    cast_now(table, QUICK)
    table.resolve()
    table.game.priority = YOU

    assert cast_now(table, LORE) is None
    table.resolve()
    table.game.priority = YOU
    assert cast_now(table, LORE) is not None

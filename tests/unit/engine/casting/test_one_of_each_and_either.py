"""One card of each kind, protection from one of two things, and what is unattached."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, ISLAND, SPARK, YOU, Table, face

from rulings_cli.engine import layers
from rulings_cli.game.choices import IllegalAnswer
from rulings_cli.terms.zones import Zone

BOTH = face(
    "Both",
    "sorcery",
    "Search your library for a basic Forest card and a basic Island card, reveal those cards, put "
    "them into your hand, then shuffle.",
    cost="{G}",
)
BLESSING = face(
    "Blessing",
    "instant",
    "Until end of turn, target creature gains protection from artifacts or from the color of your "
    "choice.",
    cost="{W}",
)
HAMMER = face(
    "Hammer", "artifact - Equipment", "Equipped creature gets +2/+0.\nEquip {0}", cost="{5}"
)
LOOSEN = face("Loosen", "instant", "Unattach target Equipment.", cost="{W}")
RULER = face(
    "Ruler",
    "creature",
    "As long as this creature is on the battlefield, it has flying.",
    size=(1, 1),
)


def cast(table: Table, what: object, mana: str, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    assert table.cast(card, **answers) is None
    table.resolve(**answers)


def test_one_card_of_each_kind_is_found(table: Table) -> None:
    first, second, island = (table.put(each, Zone.LIBRARY) for each in (FOREST, FOREST, ISLAND))
    both = table.hand(BOTH)
    table.mana("G")
    assert table.cast(both) is None
    before = table.game
    with pytest.raises(IllegalAnswer):
        table.resolve(card=(first, second))
    table.game = before
    table.resolve(card=(first, island))

    assert sorted(table.names(Zone.HAND)) == ["Quiet Shore", "Quiet Wood"]


def test_protection_from_one_of_two_things_is_chosen_as_it_resolves(table: Table) -> None:
    bear = table.put(BEAR)
    cast(
        table,
        BLESSING,
        "W",
        targets=(bear,),
        name="protection from the color of your choice",
        color="R",
    )
    spark = table.put(SPARK, Zone.HAND)
    table.mana("R")

    assert table.cast(spark, targets=(bear,)) is not None
    assert table.cast(spark, targets=(YOU,)) is None


def test_equipment_with_such_protection_falls_off(table: Table) -> None:
    bear = table.put(BEAR)
    hammer = table.put(HAMMER, attached_to=bear)
    assert table.game.get(hammer).attached_to == bear
    cast(table, BLESSING, "W", targets=(bear,), name="protection from artifacts")

    assert table.game.get(hammer).attached_to is None


def test_equipment_is_unattached_and_stays(table: Table) -> None:
    bear = table.put(BEAR)
    hammer = table.put(HAMMER, attached_to=bear)
    cast(table, LOOSEN, "W", targets=(hammer,))

    assert table.game.get(hammer).attached_to is None
    assert "Hammer" in table.names(Zone.BATTLEFIELD)


def test_it_has_what_it_has_on_the_battlefield_only(table: Table) -> None:
    ruler, card = table.put(RULER), table.hand(RULER)
    found = (layers.characteristics(table.game, each).abilities for each in (ruler, card))

    assert [any(getattr(e, "name", "") == "flying" for e in each) for each in found] == [
        True,
        False,
    ]

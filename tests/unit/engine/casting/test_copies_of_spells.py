"""Copies of spells that differ, and counters of a copy that depend on what it is (CR 707)."""

from __future__ import annotations

import pytest
from casting_table import Table, face

from rulings_cli.engine import layers
from rulings_cli.oracle.compiling import compile_face

KING = face("King", "legendary creature - Elf", cost="{0}", size=(2, 2))
TWIN = face(
    "Twin",
    "instant",
    "Copy target Elf spell you control, except it isn't legendary if the spell is legendary.",
    cost="{0}",
)
RED = face("Red", "instant", "Copy target creature spell you control.", cost="{0}")
MIRROR = face(
    "Mirror",
    "creature",
    "You may have Mirror enter as a copy of a nonland permanent you control, except it enters with "
    "two additional +1/+1 counters on it if it's a creature, it enters with three additional "
    "loyalty counters on it if it's a planeswalker, and it isn't legendary.",
    cost="{0}",
    size=(0, 0),
)


@pytest.mark.parametrize(("copier", "count"), [(TWIN, 2), (RED, 1)])
def test_a_copy_that_isnt_legendary_stays(copier: object, count: int) -> None:
    table = Table()
    table.cast(table.hand(KING))
    table.cast(table.hand(copier), targets=(table.top(),))  # type: ignore[arg-type]
    while table.game.stack():
        kept = table.game.battlefield()[:1]
        table.resolve(legend=kept[0] if kept else None)

    assert len(table.game.battlefield()) == count


@pytest.mark.parametrize(("walks", "fights"), [(True, False), (False, True), (True, True)], ids=str)
def test_counters_of_a_copy_by_what_it_is(walks: bool, fights: bool) -> None:
    table = Table()
    kind = " ".join(("planeswalker",) * walks + ("creature",) * fights)
    size = {"size": (3, 3)} if fights else {}
    loyalty = {"loyalty": "4"} if walks else {}
    original = table.put(
        face("Hero", f"legendary {kind}", **size, **loyalty),
        counters=(("loyalty", 4),) if walks else (),
    )
    table.cast(table.hand(MIRROR))
    table.resolve(may=True, copy=original)

    copy = table.game.battlefield()[-1]
    found = table.game.get(copy)
    assert found.counters_of("loyalty") == (7 if walks else 0)
    assert found.counters_of("+1/+1") == (2 if fights else 0)
    assert "legendary" not in layers.characteristics(table.game, copy).supertypes


def test_the_exception_is_said_again() -> None:
    from rulings_cli.oracle.saying import say

    text = (
        "Copy that spell, except the copy isn't legendary. You may choose new targets for the copy."
    )
    trigger = f"Whenever you cast a red spell, {text[0].lower()}{text[1:]}"
    (paragraph,) = compile_face("Ox", trigger, types=("creature",))

    assert say(paragraph, "Ox") == trigger

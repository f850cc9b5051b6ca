"""Graft, increment, vanishing and umbra armor (CR 702.58, 191, 63, 89)."""

from __future__ import annotations

from typing import Any

from casting_table import BEAR, Table, face

from rulings_cli.abilities.abilities import Keyword, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import performing, priority
from rulings_cli.game.events import WouldDestroy, WouldMove, WouldPutCounters
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone


def with_keyword(keyword: Keyword, kind: str = "creature", **how: Any) -> Face:
    odd = face("Odd Thing", kind, size=(1, 1) if kind == "creature" else None, **how)
    return odd.evolve(paragraphs=(*odd.paragraphs, Paragraph((keyword,))))


def settle(table: Table, **answers: Any) -> None:
    """Let all that waits go onto the stack and resolve."""
    tape = table.tape(**answers)
    priority.settle(table.game, tape)
    while table.game.stack():
        table.resolve(**answers)


def plus(table: Table, id_: int) -> int:
    return table.game.objects[id_].counters_of("+1/+1")


def test_graft_moves_a_counter_onto_another_creature_that_enters(table: Table) -> None:
    grafter = table.put(with_keyword(Keyword("graft", amount=Number(2))), counters=(("+1/+1", 2),))
    bear = table.hand(BEAR)

    performing.perform(table.game, table.tape(), WouldMove((DRAW,), bear, Zone.BATTLEFIELD))
    settle(table, may=True)

    entered = table.game.battlefield()[-1]
    assert (plus(table, grafter), plus(table, entered)) == (1, 1)


def test_increment_compares_the_mana_spent(table: Table) -> None:
    grower = table.put(with_keyword(Keyword("increment")))
    for cost in ("{R}", "{R}{R}"):
        spell = table.hand(face("Spark", "instant", "You gain 1 life.", cost=cost))
        table.mana("R" * cost.count("R"))
        table.cast(spell)
        settle(table)

    assert plus(table, grower) == 1


def test_what_vanishes_is_sacrificed_with_its_last_counter(table: Table) -> None:
    there = table.put(with_keyword(Keyword("vanishing", amount=Number(2))), counters=(("time", 2),))
    gone = []
    for _ in range(2):
        would = WouldPutCounters((DRAW,), there, "time", -1)
        performing.perform(table.game, table.tape(), would)
        settle(table)
        gone.append(not table.game.exists(there))

    assert gone == [False, True]


def test_the_aura_with_umbra_armor_is_destroyed_instead(table: Table) -> None:
    bear = table.put(BEAR)
    armor = with_keyword(Keyword("umbra armor"), "enchantment - Aura", text="Enchant creature")
    aura = table.put(armor, attached_to=bear)

    performing.perform(table.game, table.tape(), WouldDestroy((DRAW,), bear))

    assert table.game.exists(bear)
    assert not table.game.exists(aura)
    performing.perform(table.game, table.tape(), WouldDestroy((DRAW,), bear))
    assert not table.game.exists(bear)

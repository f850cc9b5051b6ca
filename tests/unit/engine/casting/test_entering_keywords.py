"""Keywords that change how a permanent enters (CR 702.38, 54, 82, 98, 104, 136)."""

from __future__ import annotations

from typing import Any

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.abilities.abilities import Keyword, Paragraph
from rulings_cli.abilities.quantities import Number, VariableX
from rulings_cli.engine import layers, turn
from rulings_cli.game.events import DamageDealt
from rulings_cli.terms.rules.general import DRAW


def enter(table: Table, keyword: Keyword, **answers: Any) -> int:
    """Cast a 1/1 with the keyword and let it resolve; give the permanent."""
    goblin = face("Odd Goblin", "creature - Goblin", cost="{R}", size=(1, 1))
    spell = table.hand(goblin.evolve(paragraphs=(Paragraph((keyword,)),)))
    table.mana("R")
    assert table.cast(spell) is None
    table.resolve(**answers)
    return table.game.battlefield()[-1]


def counters(table: Table, id_: int) -> int:
    return table.game.objects[id_].counters_of("+1/+1")


def test_riot_gives_a_counter(table: Table) -> None:
    goblin = enter(table, Keyword("riot"), may=True)

    assert counters(table, goblin) == 1
    assert turn.is_summoning_sick(table.game, goblin)


def test_riot_gives_haste_where_there_is_no_counter(table: Table) -> None:
    goblin = enter(table, Keyword("riot"), may=False)

    assert counters(table, goblin) == 0
    assert Keyword("haste") in layers.characteristics(table.game, goblin).abilities
    assert not turn.is_summoning_sick(table.game, goblin)


def test_bloodthirst_asks_for_damage_to_an_opponent_this_turn(table: Table) -> None:
    assert counters(table, enter(table, Keyword("bloodthirst", amount=Number(2)))) == 0

    table.game.emit(DamageDealt((DRAW,), 1, OPPONENT, 3))

    assert counters(table, enter(table, Keyword("bloodthirst", amount=Number(2)))) == 2
    assert counters(table, enter(table, Keyword("bloodthirst", amount=VariableX()))) == 3


def test_devour_counts_what_is_sacrificed(table: Table) -> None:
    first, second = table.put(BEAR), table.put(BEAR)
    other = table.put(BEAR, owner=OPPONENT)

    goblin = enter(table, Keyword("devour", amount=Number(2)), sacrifice=(first, second))

    assert counters(table, goblin) == 4
    assert set(table.game.battlefield()) == {other, goblin}


def test_an_opponent_may_pay_tribute(table: Table) -> None:
    goblin = enter(table, Keyword("tribute", amount=Number(3)), may=True)

    assert counters(table, goblin) == 3
    assert [each.player for each in table.asked if each.kind == "may"] == [OPPONENT]


def test_amplify_reveals_cards_of_its_types(table: Table) -> None:
    table.hand(BEAR)
    friend = table.hand(face("Other Goblin", "creature - Goblin", size=(1, 1)))

    goblin = enter(table, Keyword("amplify", amount=Number(2)), reveal=(friend,))

    assert counters(table, goblin) == 2
    (asked,) = (each for each in table.asked if each.kind == "reveal")
    assert (asked.player, asked.domain.options) == (YOU, (friend,))  # type: ignore[union-attr]

"""What a delayed trigger is about may be nothing, where putting it there was declined (609.3)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, Table, face

from rulings_cli.engine import turn
from rulings_cli.terms.zones import Step, Zone

GAP = face(
    "Gap",
    "instant",
    "You may put a Bear card from your hand onto the battlefield. You lose 1 life. "
    "At the beginning of the next end step, sacrifice it.",
    cost="{0}",
)


@pytest.mark.parametrize(("does", "where"), [(True, Zone.GRAVEYARD), (False, Zone.HAND)])
def test_what_was_put_there_is_sacrificed_and_nothing_else(
    table: Table, does: bool, where: Zone
) -> None:
    table.hand(BEAR)
    table.cast(table.hand(GAP))
    table.resolve(may=does)

    turn.advance_to(table.game, table.tape(), Step.END)
    assert len(table.game.stack()) == int(does)
    if does:
        table.resolve()

    assert BEAR.name in table.names(where)
    assert not table.names(Zone.BATTLEFIELD)


AWAY = face(
    "Away",
    "instant",
    "Exile up to one target Bear. Return that card to your hand at the beginning of the next "
    "end step.",
    cost="{0}",
)


@pytest.mark.parametrize("number", [0, 1])
def test_what_was_no_target_is_not_returned_later(table: Table, number: int) -> None:
    bear = table.put(BEAR)
    table.cast(table.hand(AWAY), targets=(bear,) * number)
    table.resolve()

    turn.advance_to(table.game, table.tape(), Step.END)

    assert len(table.game.stack()) == number


def test_a_token_that_was_not_made_is_not_exiled_later(table: Table) -> None:
    text = (
        "You may pay 3 life. If you do, create a 5/4 blue Bear creature token. Exile it at the "
        "beginning of the next end step."
    )
    table.cast(table.hand(face("Spark", "sorcery", text, cost="{0}")))
    table.resolve(may=False)

    turn.advance_to(table.game, table.tape(), Step.END)

    assert not table.game.stack()

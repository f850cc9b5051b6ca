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
    assert len(table.game.stack()) == 1
    table.resolve()

    assert BEAR.name in table.names(where)
    assert not table.names(Zone.BATTLEFIELD)

"""Of an ability whose effect is not read, what activating it costs."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.costs import PayMana
from rulings_cli.oracle.compiling import compile_face


def cost_of(text: str) -> str | None:
    (ability,) = compile_face("Odd Bear", text, types=("creature",))[0].abilities
    assert isinstance(ability, Uncompiled)
    if ability.cost is None:
        return None
    return "".join(str(each.cost) for each in ability.cost.components if isinstance(each, PayMana))


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("{1}{U}, {T}: Flibber a gibbet.", "{1}{U}"),
        ("{2}, Flibber a gibbet: Draw a card.", "{2}"),
        ("{X}{R}, {T}, Flibber a gibbet: Draw a card.", "{X}{R}"),
        ("{T}: Flibber a gibbet.", ""),
        ("Flibber three gibbets: Draw a card.", ""),
        ("[+1]: Flibber a gibbet.", ""),
        ("{3}: Flibber a gibbet. This ability costs {1} less to activate if it's snowing.", None),
        ("Whenever a gibbet flibbers, flibber it.", None),
        ("Whenever a gibbet flibbers, choose one: a flibber or a gibbet.", None),
    ],
)
def test_the_cost_is_read_apart(text: str, cost: str | None) -> None:
    assert cost_of(text) == cost

"""Which ability "second ability" counts to where a card has text that is not understood."""

from __future__ import annotations

import pytest
from example_cards import with_cards

from rulings_cli.errors import NotSupported
from rulings_cli.examples.running import play

cards = with_cards(
    {
        "Brass Chimer": (
            "{2}",
            "artifact",
            "",
            "{T}: Add {G}.\n{T}: You gain 1 life.\nGlimmer the frobbed twice.\n{T}: Draw a card.",
        ),
        "Tin Chimer": ("{2}", "artifact", "", "{T}: Add {G}.\n{T}: You gain 1 life."),
    }
)


def life_after(which: str, name: str = "Brass Chimer") -> int:
    when = [f"you activate {name}'s {which} ability", "the stack resolves"]
    run = play([f"you control {name}"], when, cards)
    return run.game.players["you"].life


def test_an_ability_printed_above_what_is_not_understood_is_counted() -> None:
    assert life_after("second") == 21


@pytest.mark.parametrize("which", ["second", "last"])
def test_where_all_is_understood_all_is_counted(which: str) -> None:
    assert life_after(which, "Tin Chimer") == 21


@pytest.mark.parametrize("which", ["third", "last"])
def test_nothing_is_counted_past_what_is_not_understood(which: str) -> None:
    """The text may be an ability, or none."""
    with pytest.raises(NotSupported, match="not understood"):
        life_after(which)

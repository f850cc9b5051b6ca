"""Cards that have lost their abilities where they lie are not cast by those (CR 113.6, 613.1f)."""

from __future__ import annotations

import pytest
from casting_table import OPPONENT, Table, face

from rulings_cli.terms.zones import Zone

WARDEN = face("Warden", "creature", "Cards in graveyards lose all abilities.", size=(2, 1))
ISLE = face("Isle", "basic land - Island")
WORD = face("Word", "instant", "You gain 1 life.", cost="{0}")


@pytest.mark.parametrize(
    "keyword",
    [
        "Flashback {0}",
        "Retrace",
        "Jump-start",
        "Escape—{0}, Exile two other cards from your graveyard.",
        "Harmonize {0}",
    ],
)
@pytest.mark.parametrize("lost", [False, True])
def test_a_keyword_that_is_lost_lets_nothing_be_cast(keyword: str, lost: bool) -> None:
    table = Table()
    spell = face("Spell", "sorcery", f"You gain 1 life.\n{keyword}", cost="{0}")
    held = table.put(spell, Zone.GRAVEYARD)
    for _ in range(2):
        table.put(WORD, Zone.GRAVEYARD)
    table.hand(ISLE)
    if lost:
        table.put(WARDEN, owner=OPPONENT)

    assert (table.cast(held) is None) is not lost


@pytest.mark.parametrize("lost", [False, True])
def test_nor_does_a_card_that_says_so_itself(lost: bool) -> None:
    table = Table()
    ghoul = face(
        "Ghoul", "creature", "You may cast this card from your graveyard.", cost="{0}", size=(1, 1)
    )
    held = table.put(ghoul, Zone.GRAVEYARD)
    if lost:
        table.put(WARDEN, owner=OPPONENT)

    assert (table.cast(held) is None) is not lost

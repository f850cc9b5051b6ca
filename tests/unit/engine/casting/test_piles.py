"""Cards that are separated into two piles, one of which a player chooses (CR 700.3)."""

from __future__ import annotations

import pytest
from casting_table import OPPONENT, Table, face

from rulings_cli.game.choices import SubsetOf
from rulings_cli.terms.zones import Zone

TOP = "the top three cards of your library"
TAKE = "into your hand and the other into your graveyard."
OTHERS = face(
    "Others",
    "sorcery",
    f"Reveal {TOP}. An opponent separates those cards into two piles. Put one pile {TAKE}",
    cost="{0}",
)
YOURS = face(
    "Yours",
    "sorcery",
    f"Reveal {TOP} and separate them into two piles. An opponent chooses one of those piles. "
    f"Put that pile {TAKE}",
    cost="{0}",
)
THEY = face(
    "Bargain",
    "sorcery",
    f"Choose an opponent. They look at {TOP} and separate them into a face-down pile and a "
    f"face-up pile. Put one pile {TAKE}",
    cost="{0}",
)


def library(table: Table) -> tuple[int, ...]:
    """Put three different cards on top of the library."""
    for player in (OPPONENT, "you"):
        for name in ("One", "Two", "Three"):
            table.put(face(name, "artifact"), Zone.LIBRARY, player)
    return table.game.in_zone(Zone.LIBRARY, "you")


@pytest.mark.parametrize(("pile", "hand"), [("first pile", 1), ("second pile", 2)])
@pytest.mark.parametrize(
    ("spell", "separates", "chooses"),
    [(OTHERS, OPPONENT, "you"), (YOURS, "you", OPPONENT), (THEY, OPPONENT, "you")],
)
def test_one_separates_and_the_other_chooses(
    table: Table, spell: object, separates: str, chooses: str, pile: str, hand: int
) -> None:
    one, *_ = library(table)
    assert table.cast(table.hand(spell)) is None  # type: ignore[arg-type]
    table.resolve(card=(one,), pile=pile, opponent=OPPONENT)

    (cut,) = (each for each in table.asked if each.kind == "card")
    (choice,) = (each for each in table.asked if each.kind == "pile")
    assert (cut.player, choice.player) == (separates, chooses)
    assert len(table.names(Zone.HAND)) == hand
    assert len(table.names(Zone.GRAVEYARD)) == 3 - hand + 1
    assert ("One" in table.names(Zone.HAND)) is (hand == 1)
    assert not table.names(Zone.LIBRARY)
    assert len(table.names(Zone.LIBRARY, OPPONENT)) == 3


def test_a_pile_may_be_empty(table: Table) -> None:
    library(table)
    assert table.cast(table.hand(OTHERS)) is None
    table.resolve(card=(), pile="first pile")

    (cut,) = (each for each in table.asked if each.kind == "card")
    assert isinstance(cut.domain, SubsetOf)
    assert not table.names(Zone.HAND)
    assert len(table.names(Zone.GRAVEYARD)) == 4

"""Who can't search libraries, whose extra turns are skipped, and cards from outside the game."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, Table, face

from rulings_cli.engine import turn
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import Shuffled
from rulings_cli.terms.zones import Step, Zone

SEEK = face(
    "Seek",
    "sorcery",
    "Search your library for a Forest card, put it into your hand, then shuffle.",
    cost="{0}",
)
MAY = face(
    "Wander",
    "sorcery",
    "You may search your library for a land card, put it into your hand, then shuffle.",
    cost="{0}",
)
LOCK = face("Lock", "enchantment", "Players can't search libraries.")
THEIRS = face("Gag", "enchantment", "Your opponents can't search libraries.")
CAUSE = "can't cause their controller to search their library"
CAUSES = face("Dream", "enchantment", f"Spells and abilities your opponents control {CAUSE}.")
SKIPS = "would begin an extra turn, that player skips that turn instead"
AGAIN = face("Again", "sorcery", "Take an extra turn after this one.", cost="{0}")


@pytest.mark.parametrize(
    ("lock", "by", "finds"),
    [
        (None, "you", True),
        (LOCK, "you", False),
        (THEIRS, "you", True),
        (THEIRS, OPPONENT, False),
        (CAUSES, "you", True),
        (CAUSES, OPPONENT, False),
    ],
)
def test_who_finds_a_card(table: Table, lock: object, by: str, finds: bool) -> None:
    if lock is not None:
        table.put(
            lock,
        )  # type: ignore[arg-type]
    wood = table.put(FOREST, Zone.LIBRARY, by)
    table.game.active_player = table.game.priority = by
    assert table.cast(table.hand(SEEK, by), by=by) is None
    table.resolve(card=(wood,))

    assert ("Quiet Wood" in table.names(Zone.HAND, by)) is finds
    assert table.events(Shuffled)  # it shuffles all the same


def test_what_cannot_be_searched_is_not_offered(table: Table) -> None:
    table.put(LOCK)
    table.put(FOREST, Zone.LIBRARY)
    assert table.cast(table.hand(MAY)) is None
    table.resolve(may=True)

    assert not [each for each in table.asked if each.kind == "may"]
    assert not table.events(Shuffled)


@pytest.mark.parametrize(
    ("text", "next_"),
    [
        ("", "you"),
        (f"If a player {SKIPS}.", OPPONENT),
        (f"If an opponent {SKIPS}.", "you"),
    ],
)
def test_whose_turn_comes_next(table: Table, text: str, next_: str) -> None:
    table.put(face("Nexus", "enchantment", text))
    table.libraries()
    assert table.cast(table.hand(AGAIN)) is None
    table.resolve()
    while table.game.step is not Step.CLEANUP:
        turn.next_step(table.game, table.tape())
    turn.next_step(table.game, table.tape())

    assert table.game.active_player == next_


WISH = face(
    "Wish",
    "sorcery",
    "You may put a red card you own from outside the game into your hand.",
    cost="{0}",
)


def test_a_card_comes_from_outside_the_game(table: Table) -> None:
    spark = table.put(SPARK, Zone.OUTSIDE)
    table.put(BEAR, Zone.OUTSIDE)
    table.put(SPARK, Zone.OUTSIDE, OPPONENT)
    assert table.cast(table.hand(WISH)) is None
    table.resolve(may=True, card=(spark,))

    assert table.names(Zone.HAND) == ["Small Spark"]


def test_what_does_not_fit_stays_outside(table: Table) -> None:
    table.put(BEAR, Zone.OUTSIDE)
    assert table.cast(table.hand(WISH)) is None
    table.resolve(may=True)

    assert not table.names(Zone.HAND)


def test_nothing_is_said_of_a_sideboard_that_is_not_told(table: Table) -> None:
    assert table.cast(table.hand(WISH)) is None
    with pytest.raises(NotSupported):
        table.resolve(may=True)


@pytest.mark.parametrize("takes", ["discard", "sacrifice"])
def test_one_of_two_things_is_given_up(table: Table, takes: str) -> None:
    text = "You may sacrifice an artifact or discard a card. If you do, draw three cards."
    table.put(face("Relic", "artifact"))
    table.hand(BEAR)
    table.libraries()
    assert table.cast(table.hand(face("Bargain", "sorcery", text, cost="{0}"))) is None
    table.resolve(may=True, optional_costs=0 if takes == "sacrifice" else 1)

    assert ("Relic" in table.names(Zone.GRAVEYARD)) is (takes == "sacrifice")
    assert ("Meadow Bear" in table.names(Zone.GRAVEYARD)) is (takes == "discard")
    assert table.names(Zone.HAND).count("Left") == 3

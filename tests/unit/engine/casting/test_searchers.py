"""Who decides and gets what is found in a search: Opposition Agent's kind (CR 701.23, 723.2)."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import BEAR, FOREST, ISLAND, OPPONENT, SPARK, YOU, Table, face, shipped

from rulings_cli.engine import controlling_players, resolving
from rulings_cli.game.actions import PlayLand
from rulings_cli.game.choices import Choice
from rulings_cli.game.events import RuleApplied, Shuffled
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Zone

AGENT = shipped("Opposition Agent")
TUTOR = face(
    "Tutor",
    "instant",
    "Search your library for a card, put it into your hand, then shuffle.",
    cost="{1}",
)
FETCH = face(
    "Fetch",
    "instant",
    "Search your library for a Forest or Swamp card, put it onto the battlefield tapped, then "
    "shuffle. You gain 1 life.",
    cost="{1}",
)
TOP = face(
    "Top",
    "instant",
    "Search your library for an instant card, then shuffle and put that card on top.",
    cost="{1}",
)


def searching(
    spell: Any, *, by: str = OPPONENT, find: Any = SPARK, deciders: list[str] | None = None
) -> Table:
    """Let a player cast a spell that searches, and find a card of that name."""
    table = Table(active=by)
    table.put(AGENT)
    for each in (SPARK, FOREST, BEAR):
        table.put(each, Zone.LIBRARY, by)
    table.game.priority = by
    table.mana("C", by)
    assert table.cast(table.hand(spell, by), by=by) is None

    def found(choice: Choice, game: Game) -> Any:
        if deciders is not None:
            deciders.append(controlling_players.decider(game, choice.player))
        options = choice.domain.options  # type: ignore[union-attr]  # a SubsetOf
        return tuple(each for each in options if game.get(each).name == find.name)

    tape = table.tape()
    before = tape.answerer
    assert before is not None
    tape.answerer = lambda choice, game: (
        found(choice, game) if choice.prompt == "find cards" else before(choice, game)
    )
    resolving.resolve_top(table.game, tape)
    return table


def test_another_decides_during_the_search_and_not_after_it() -> None:
    deciders: list[str] = []
    table = searching(TUTOR, deciders=deciders)

    assert deciders == [YOU]
    assert controlling_players.decider(table.game, OPPONENT) == OPPONENT
    told = next(e for e in table.events(RuleApplied) if "during the search" in e.words)
    assert [rule.number for rule in told.because] == ["723.2", "723.5"]


def test_what_is_found_is_exiled_and_the_rest_of_the_spell_happens() -> None:
    table = searching(FETCH, find=FOREST)

    assert table.names(Zone.EXILE) == ["Quiet Wood"]
    assert table.names(Zone.BATTLEFIELD) == ["Opposition Agent"]
    assert table.game.players[OPPONENT].life == 21
    assert table.events(Shuffled)


@pytest.mark.parametrize("spell", [TUTOR, TOP])
def test_it_goes_neither_into_a_hand_nor_on_top(spell: Any) -> None:
    table = searching(spell)

    assert table.names(Zone.EXILE) == ["Small Spark"]
    assert table.names(Zone.HAND, OPPONENT) == []
    assert "Small Spark" not in table.names(Zone.LIBRARY, OPPONENT)


def test_it_may_be_cast_with_mana_of_any_color() -> None:
    table = searching(TUTOR)
    table.game.priority = YOU
    table.mana("G")

    refused = table.cast(table.game.in_zone(Zone.EXILE)[0], targets=(OPPONENT,))

    assert refused is None


def test_a_land_is_played_only_at_its_time() -> None:
    table = searching(FETCH, find=FOREST)
    table.game.priority = YOU

    assert table.do(PlayLand(YOU, table.game.in_zone(Zone.EXILE)[0])) is not None

    table.game.active_player = YOU
    table.game.forget()
    assert table.do(PlayLand(YOU, table.game.in_zone(Zone.EXILE)[0])) is None


def test_your_own_searches_are_your_own() -> None:
    table = searching(TUTOR, by=YOU)

    assert not [each for each in table.events(RuleApplied) if "during the search" in each.words]
    assert table.names(Zone.HAND) == ["Small Spark"]


def test_nothing_need_be_found_of_a_quality() -> None:
    table = searching(FETCH, find=ISLAND)

    assert table.names(Zone.EXILE) == []
    assert table.game.players[OPPONENT].life == 21

"""Dungeons and the initiative (CR 309, 701.49, 726)."""

from __future__ import annotations

from typing import Any

import pytest
from keyword_table import BEAR, GIANT, MOUSE, ROCK, Table, card

from rulings_cli.engine import dungeons, initiative
from rulings_cli.game.choices import Choice, OrderOf
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Step, Zone

DELVER = card("creature 1/1", "When ~ enters, venture into the dungeon.", name="Delver")
TAKER = card("creature 1/1", "When ~ enters, you take the initiative.", name="Taker")
PROUD = card("creature 2/2", "As long as you've completed a dungeon, ~ has flying.", name="Proud")
KEEPER = card("enchantment", "Whenever you complete a dungeon, you gain 5 life.", name="Keeper")
MINE = "Lost Mine of Phandelver"
MAGE = "Dungeon of the Mad Mage"
TOMB = "Tomb of Annihilation"


def _kept_on_top(choice: Choice, _game: Game) -> Any:
    """Leave what is scried where it is."""
    return choice.domain.options if isinstance(choice.domain, OrderOf) else ()


def _first(choice: Choice, _game: Game) -> Any:
    return tuple(choice.domain.options[:1])  # type: ignore[union-attr]  # a SubsetOf


def way(table: Table, *names: str, **more: Any) -> None:
    """Answer which dungeon, and which rooms where the arrows part."""
    common = {"card": _kept_on_top, "targets": _first}
    table.answers.update({"name": list(names), **common, **more})


def venture(table: Table, times: int = 1) -> None:
    for _ in range(times):
        table.enters(DELVER)


def entered(table: Table) -> list[str]:
    """Give the rooms that Ana's venture marker was moved into, in order."""
    words = [each.words for each in table.game.trace if isinstance(each, RuleApplied)]
    return [each.split(" into ")[-1] for each in words if "moves the venture marker" in each]


def life(table: Table) -> tuple[int, int]:
    return table.game.players["Ana"].life, table.game.players["Nico"].life


def test_the_first_venture_brings_a_dungeon_and_enters_its_topmost_room(table: Table) -> None:
    way(table, MAGE)

    venture(table)

    dungeon = dungeons.of(table.game, "Ana")
    assert dungeon is not None
    assert table.game.get(dungeon).zone is Zone.COMMAND
    assert entered(table) == ["Yawning Portal"]
    assert life(table) == (21, 20)


def test_the_next_venture_follows_an_arrow_of_the_players_choice(table: Table) -> None:
    table.library(BEAR, ROCK)
    way(table, MINE, "Goblin Lair")

    venture(table, 2)

    assert entered(table) == ["Cave Entrance", "Goblin Lair"]
    assert [table.of(each).name for each in table.game.battlefield()].count("Goblin Token") == 1


def test_a_dungeon_is_completed_after_its_last_room_has_resolved(table: Table) -> None:
    table.library(BEAR, BEAR, BEAR, BEAR)
    table.ana(KEEPER)
    proud = table.ana(PROUD)
    way(table, MINE, "Mine Tunnels", "Dark Pool")

    venture(table, 4)

    assert entered(table)[-1] == "Temple of Dumathoin"
    assert dungeons.of(table.game, "Ana") is None
    assert len(table.game.in_zone(Zone.HAND, "Ana")) == 1
    assert life(table) == (26, 19)
    assert [getattr(each, "name", "") for each in table.of(proud).abilities] == ["", "flying"]


def test_after_a_completed_dungeon_the_next_one_begins_at_its_top(table: Table) -> None:
    table.library(BEAR, BEAR, BEAR, BEAR)
    way(table, MINE, "Mine Tunnels", "Dark Pool", MAGE)

    venture(table, 5)

    assert entered(table)[-1] == "Yawning Portal"


def test_a_room_without_a_legal_target_is_entered_all_the_same(table: Table) -> None:
    way(table, MINE, "Goblin Lair", "Storeroom")

    venture(table, 3)

    assert entered(table)[-1] == "Storeroom"
    counters = [table.game.get(each).counters for each in table.game.battlefield()]
    assert (("+1/+1", 1),) in counters


def test_the_tomb_hurts_each_player(table: Table) -> None:
    way(table, TOMB, "Veils of Fear", may=False)

    venture(table, 2)

    assert life(table) == (17, 17)


@pytest.mark.parametrize("room", ["Forge", "Lost Well"])
def test_whoever_takes_the_initiative_ventures_into_the_undercity(table: Table, room: str) -> None:
    way(table, room)

    table.enters(TAKER)
    assert initiative.who(table.game) == "Ana"
    assert entered(table) == ["Secret Entrance"]
    table.goes_on_to(Step.UPKEEP, "Ana")
    table.settle()

    assert entered(table) == ["Secret Entrance", room]


def test_it_can_be_taken_again_by_whoever_has_it(table: Table) -> None:
    way(table, "Lost Well")

    table.enters(TAKER)
    table.enters(TAKER)

    assert entered(table) == ["Secret Entrance", "Lost Well"]


def test_it_is_lost_by_combat_damage(table: Table) -> None:
    way(table, "Lost Well")
    mouse = table.ana(MOUSE)
    initiative.take(table.game, table.tape(), "Nico")
    table.settle()

    table.attacks(mouse, table.ana(GIANT))
    table.strike()

    assert initiative.who(table.game) == "Ana"


def test_a_dungeon_of_ones_choice_is_never_the_undercity(table: Table) -> None:
    way(table, MINE)

    venture(table)

    asked = next(each for each in table.asked if each.kind == "name")
    assert tuple(asked.domain) == (MINE, MAGE, TOMB)


def into(table: Table, dungeon: str, room: str) -> None:
    """Let Ana's venture marker be moved into a room, and let its ability resolve."""
    table.game = table.game.fork()
    rooms = dungeons.ALL[dungeon]
    index = next(at for at, each in enumerate(rooms) if each.name == room)
    dungeons.enter(table.game, "Ana", dungeon, index)
    table.settle()


EVERY = [(dungeon, room.name) for dungeon, rooms in dungeons.ALL.items() for room in rooms]


@pytest.mark.parametrize(("dungeon", "room"), EVERY)
def test_every_room_does_something(table: Table, dungeon: str, room: str) -> None:
    table.library(*[card("basic land — Forest", name="Forest")] * 4, *[BEAR] * 10)
    for _ in range(2):
        table.ana(card("creature 3/3", name="Ox"))
        table.ana(card("land", name="Field"))
        table.ana(ROCK)
        table.ana(ROCK, Zone.HAND)
    way(table, may=False, sacrifice=_first, discard=_first)
    table.answers["card"] = lambda choice, game: _any(choice, game)

    into(table, dungeon, room)

    assert table.game.unplayable == ()
    assert table.game.stack() == ()


def _any(choice: Choice, game: Game) -> Any:
    if choice.kind == "card" and getattr(choice.domain, "minimum", 0):
        return _first(choice, game)
    return _kept_on_top(choice, game)


def test_one_of_three_drawn_cards_may_be_cast_free(table: Table) -> None:
    table.library(card("creature 4/4", name="Ox", cost="GG"), ROCK, ROCK)
    way(table, may=True, card=lambda choice, _: choice.domain.options[:1])

    into(table, MAGE, "Mad Wizard's Lair")

    assert "Ox" in [table.of(each).name for each in table.game.battlefield()]
    assert len(table.game.in_zone(Zone.HAND, "Ana")) == 2


def test_the_caverns_let_both_cards_be_played_as_long_as_they_are_exiled(table: Table) -> None:
    table.library(card("creature 4/4", name="Ox", cost="G"), card("land", name="Field"))

    into(table, MAGE, "Runestone Caverns")
    table.goes_on_to(Step.PRECOMBAT_MAIN, "Ana")
    ox = next(e for e in table.game.in_zone(Zone.EXILE) if table.game.get(e).name == "Ox")
    table.mana("G")

    assert table.cast(ox) is None


def test_the_throne_gives_a_creature_three_counters(table: Table) -> None:
    table.library(ROCK, BEAR, *[ROCK] * 9)
    way(table, card=_first)

    into(table, "Undercity", "Throne of the Dead Three")

    (bear,) = table.game.battlefield()
    assert (table.of(bear).power, table.game.get(bear).counters) == (5, (("+1/+1", 3),))
    assert "hexproof" in [getattr(each, "name", "") for each in table.of(bear).abilities]
    assert len(table.game.in_zone(Zone.LIBRARY, "Ana")) == 10

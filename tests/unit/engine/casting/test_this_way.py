"""What was done this way, life of players, day and night, legends, and removal from combat."""

from __future__ import annotations

import pytest
from casting_table import BEAR, ISLAND, OPPONENT, YOU, Table, face

from rulings_cli.engine import blocking, combat, turn
from rulings_cli.game.actions import DeclareAttackers, PlayLand
from rulings_cli.terms.zones import Step, Zone

MILL = face(
    "Grinder",
    "sorcery",
    "Mill two cards. If a land card was milled this way, you gain 5 life.",
    cost="{B}",
)
MANY = face(
    "Muster",
    "sorcery",
    "You may tap any number of untapped Bears you control. You gain 3 life for each creature "
    "tapped this way.",
    cost="{W}",
)
LOW = face("Low", "land", "This land enters tapped unless a player has 13 or less life.")
DAY = face(
    "Herald",
    "creature",
    "Whenever day becomes night or night becomes day, you gain 3 life.\nIf it's neither day nor "
    "night, it becomes day as this creature enters.",
    cost="{W}",
    size=(1, 1),
)
DUSK = face("Dusk", "sorcery", "It becomes night.", cost="{B}")
KING = face("King", "legendary creature", cost="{1}{W}", size=(2, 2))
COURT = face("Court", "enchantment", 'The "legend rule" doesn\'t apply to permanents you control.')
PULL = face("Pull", "instant", "Remove target attacking creature from combat.", cost="{W}")
DODGE = face(
    "Dodger",
    "creature",
    "{1}: Target creature can't block this creature this turn.",
    size=(2, 2),
)


def cast(table: Table, what: object, mana: str, **answers: object) -> int:
    before = table.game.players[YOU].life
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    assert table.cast(card, **answers) is None
    table.resolve(**answers)
    while table.game.stack():
        table.resolve(**answers)
    return table.game.players[YOU].life - before


def attack(table: Table, *ids: int) -> None:
    turn.advance_to(table.game, table.tape(), Step.DECLARE_ATTACKERS, YOU)
    assert table.do(DeclareAttackers(YOU, tuple((each, OPPONENT) for each in ids))) is None


@pytest.mark.parametrize(("card", "gained"), [(ISLAND, 5), (BEAR, 0)])
def test_a_card_of_the_kind_was_milled(table: Table, card: object, gained: int) -> None:
    for each in (BEAR, card):
        table.put(each, Zone.LIBRARY)  # type: ignore[arg-type]  # a face

    assert cast(table, MILL, "B") == gained


def test_what_was_tapped_this_way_is_counted(table: Table) -> None:
    bears = tuple(table.put(BEAR) for _ in range(3))

    assert cast(table, MANY, "W", may=True, tap=bears[:2]) == 6


def test_it_becomes_day_only_once_and_night_is_noticed(table: Table) -> None:
    assert cast(table, DAY, "W") == 0
    assert table.game.marks["day or night"] == "day"
    assert cast(table, DUSK, "B") == 3


def test_the_legend_rule_does_not_apply(table: Table) -> None:
    table.put(COURT)
    table.put(KING)
    cast(table, KING, "WC")

    assert sum(table.game.get(each).name == "King" for each in table.game.battlefield()) == 2


def test_a_creature_is_removed_from_combat(table: Table) -> None:
    bear = table.put(BEAR)
    attack(table, bear)
    cast(table, PULL, "W", targets=(bear,))

    assert combat.now(table.game).attacker(bear) is None


def test_a_creature_can_not_block_a_certain_one(table: Table) -> None:
    dodger, bear = table.put(DODGE), table.put(BEAR, owner=OPPONENT)
    table.mana("C")
    assert table.activate(dodger, targets=(bear,)) is None
    table.resolve()
    attack(table, dodger)
    turn.advance_to(table.game, table.tape(), Step.DECLARE_BLOCKERS)

    assert blocking.why_illegal(table.game, OPPONENT, ((bear, dodger),)) is not None


@pytest.mark.parametrize(("life", "tapped"), [(13, False), (14, True)])
def test_a_land_looks_at_the_life_of_all_players(table: Table, life: int, tapped: bool) -> None:
    table.game.update_player(OPPONENT, life=life)
    land = table.hand(LOW)

    assert table.do(PlayLand(YOU, land)) is None
    (played,) = table.game.battlefield()
    assert table.game.objects[played].tapped is tapped

"""Auras that enchant players, and how many spells may be cast in a turn (CR 303.4, 601.3)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.engine import layers, turn
from rulings_cli.terms.zones import Step, Zone

DRAIN = face(
    "Drain",
    "enchantment - Aura Curse",
    "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 4 life and "
    "you gain 3 life.",
    cost="{B}",
)
WILT = face(
    "Wilt",
    "enchantment - Aura Curse",
    "Enchant player\nCreatures enchanted player controls get -1/-1.",
    cost="{B}",
)
SPITE = face(
    "Spite",
    "enchantment - Aura Curse",
    "Enchant opponent\nWhenever enchanted player casts a spell, you gain 2 life.",
    cost="{B}",
)
QUIET = face(
    "Quiet",
    "creature",
    "During your turn, your opponents can't cast spells or activate abilities of artifacts.",
    size=(1, 1),
)
TOOL = face("Tool", "artifact", "{0}: You gain 1 life.")
WELL = face("Well", "land", "{0}: You gain 1 life.")
HUSH = face(
    "Hush", "enchantment", "Each player can't cast more than one noncreature spell each turn."
)


def curse(table: Table, what: object, player: str) -> int:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana("B")
    assert table.cast(card, targets=(player,)) is None
    table.resolve()
    (aura,) = (
        each
        for each in table.game.battlefield()
        if table.game.get(each).name == table.game.get(each).face.name == what.name  # type: ignore[attr-defined]
    )
    return aura


def life(table: Table, player: str = YOU) -> int:
    return table.game.players[player].life


def test_an_aura_stays_on_the_player_that_it_enchants(table: Table) -> None:
    aura = curse(table, DRAIN, OPPONENT)
    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, OPPONENT)
    while table.game.stack():
        table.resolve()

    assert table.game.get(aura).zone is Zone.BATTLEFIELD
    assert (life(table), life(table, OPPONENT)) == (23, 16)


def test_only_the_creatures_of_the_enchanted_player_are_changed(table: Table) -> None:
    mine, theirs = table.put(BEAR), table.put(BEAR, owner=OPPONENT)
    curse(table, WILT, OPPONENT)

    assert layers.characteristics(table.game, mine).power == 2
    assert layers.characteristics(table.game, theirs).power == 1


def test_what_the_enchanted_player_casts_is_noticed(table: Table) -> None:
    curse(table, SPITE, OPPONENT)
    spark = table.hand(SPARK, owner=OPPONENT)
    table.mana("R", player=OPPONENT)
    table.game.priority = OPPONENT
    assert table.cast(spark, by=OPPONENT, targets=(OPPONENT,)) is None
    table.resolve()

    assert life(table) == 22


def test_a_limit_counts_only_such_spells(table: Table) -> None:
    table.put(HUSH)
    for expected in (True, False):
        spark = table.hand(SPARK)
        table.mana("R")
        assert (table.cast(spark, targets=(OPPONENT,)) is None) is expected
        if expected:
            table.resolve()
    bear = table.hand(BEAR)
    table.mana("GC")
    assert table.cast(bear) is None


def test_spells_and_abilities_are_forbidden_in_one_sentence(table: Table) -> None:
    table.put(QUIET)
    spark = table.hand(SPARK, owner=OPPONENT)
    tool, land = table.put(TOOL, owner=OPPONENT), table.put(WELL, owner=OPPONENT)
    table.mana("R", player=OPPONENT)
    table.game.priority = OPPONENT

    assert table.cast(spark, by=OPPONENT, targets=(YOU,)) is not None
    assert table.activate(tool, by=OPPONENT) is not None
    assert table.activate(land, by=OPPONENT) is None

"""Copies by others, convoked creatures, names that are chosen, differences, and untap steps."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, ISLAND, OPPONENT, RITE, SPARK, YOU, Table, face

from rulings_cli.engine import turn
from rulings_cli.terms.zones import Step, Zone

CHAIN = face(
    "Chain",
    "instant",
    "Destroy target nonland permanent. Each opponent may copy this spell and may choose a new "
    "target for that copy.",
    cost="{U}",
)
DREGS = face(
    "Dregs",
    "creature",
    "Delve\nThis creature enters with a +1/+1 counter on it for each red card exiled with it.",
    cost="{3}{U}",
    size=(1, 1),
)
HERD = face(
    "Herd",
    "creature",
    "Convoke\nWhen this creature enters, put a +1/+1 counter on each creature that convoked it.",
    cost="{2}{G}",
    size=(2, 2),
)
LULL = face(
    "Lull",
    "sorcery",
    "Tap all Bears target player controls. Those creatures don't untap during that player's "
    "next untap step.",
    cost="{U}",
)
DRAIN = face(
    "Drain",
    "instant",
    "Tap all lands target player controls and that player loses all unspent mana.",
    cost="{U}",
)
RECALL = face(
    "Recall",
    "creature",
    "When this creature enters, if you have fewer than four cards in hand, you gain life equal to "
    "the difference.",
    cost="{U}",
    size=(1, 1),
)
NAMING = face(
    "Naming",
    "sorcery",
    "Choose a nonland card name. Target player discards all cards with that name.",
    cost="{U}",
)
WATCH = face(
    "Watch",
    "enchantment",
    "Whenever an opponent casts a red spell, reveal the top card of your library. Counter that "
    "spell if it has the same name as the revealed card.",
)
GATES = face(
    "Gates",
    "sorcery",
    "Search your library for a Gate card or a basic land card, put it into your hand, then "
    "shuffle.",
    cost="{U}",
)
GATE = face("Old Gate", "land - Gate")
TALLY = face(
    "Tally",
    "sorcery",
    "Draw cards equal to the number of opponents who were dealt damage this turn.",
    cost="{U}",
)


def cast(table: Table, what: object, mana: str = "U", **answers: object) -> int:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    assert table.cast(card, **answers) is None
    table.resolve(**answers)
    while table.game.stack():
        table.resolve(**answers)
    return card


def test_an_opponent_copies_the_spell_and_aims_it_anew(table: Table) -> None:
    mine, theirs = table.put(BEAR), table.put(BEAR, owner=OPPONENT)
    chain = table.hand(CHAIN)
    table.mana("U")
    assert table.cast(chain, targets=(theirs,)) is None
    table.resolve(may=[True, True], targets=(mine,))
    while table.game.stack():
        table.resolve(may=[False])

    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Meadow Bear"]
    assert "Meadow Bear" in table.names(Zone.GRAVEYARD)


def test_cards_that_are_exiled_to_delve_are_exiled_with_the_spell(table: Table) -> None:
    cards = tuple(table.put(each, Zone.GRAVEYARD) for each in (SPARK, RITE, BEAR))
    cast(table, DREGS, "U", exile=cards)

    (dregs,) = table.game.battlefield()
    assert table.game.get(dregs).counters_of("+1/+1") == 1


def test_only_creatures_that_convoked_it_grow(table: Table) -> None:
    first, second = table.put(BEAR), table.put(BEAR)
    cast(table, HERD, "GG", tap=(first,))

    assert table.game.get(first).counters_of("+1/+1") == 1
    assert table.game.get(second).counters_of("+1/+1") == 0


def test_what_was_tapped_stays_so_in_that_players_next_untap_step_only(table: Table) -> None:
    for player in (YOU, OPPONENT):
        for _ in range(6):
            table.put(ISLAND, Zone.LIBRARY, player)
    bear = table.put(BEAR, owner=OPPONENT)
    cast(table, LULL, targets=(OPPONENT,))
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    assert table.game.get(bear).tapped
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)

    assert not table.game.get(bear).tapped


def test_unspent_mana_is_lost(table: Table) -> None:
    table.mana("GG", OPPONENT)
    island = table.put(ISLAND, owner=OPPONENT)
    cast(table, DRAIN, targets=(OPPONENT,))

    assert table.pool(OPPONENT) == ""
    assert table.game.get(island).tapped


@pytest.mark.parametrize(("held", "after"), [(0, 4), (3, 1), (4, 0), (5, 0)])
def test_as_much_is_gained_as_the_difference_is(table: Table, held: int, after: int) -> None:
    before = table.game.players[YOU].life
    for _ in range(held):
        table.hand(ISLAND)
    cast(table, RECALL)

    assert table.game.players[YOU].life == before + after


def test_all_cards_with_the_chosen_name_are_discarded(table: Table) -> None:
    for each in (SPARK, BEAR, SPARK):
        table.hand(each, OPPONENT)
    cast(table, NAMING, targets=(OPPONENT,), name="Small Spark")

    assert table.names(Zone.HAND, OPPONENT) == ["Meadow Bear"]


@pytest.mark.parametrize(("top", "countered"), [(SPARK, True), (RITE, False)])
def test_the_spell_is_countered_if_it_has_the_name_of_the_card(
    table: Table, top: object, countered: bool
) -> None:
    table.put(WATCH, owner=OPPONENT)
    table.put(top, Zone.LIBRARY, OPPONENT)  # type: ignore[arg-type]  # a face
    before = table.game.players[OPPONENT].life
    spark = table.hand(SPARK)
    table.mana("R")
    assert table.cast(spark, targets=(OPPONENT,)) is None
    while table.game.stack():
        table.resolve(may=True)

    assert (table.game.players[OPPONENT].life == before) is countered


@pytest.mark.parametrize("found", [GATE, FOREST])
def test_either_card_may_be_found(table: Table, found: object) -> None:
    table.put(BEAR, Zone.LIBRARY)
    card = table.put(found, Zone.LIBRARY)  # type: ignore[arg-type]  # a face
    cast(table, GATES, card=(card,))

    assert table.names(Zone.HAND) == [found.name]  # type: ignore[attr-defined]


@pytest.mark.parametrize("dealt", [True, False])
def test_opponents_that_were_dealt_damage_are_counted(table: Table, dealt: bool) -> None:
    table.libraries()
    cast(table, SPARK, "R", targets=(OPPONENT if dealt else YOU,))
    cast(table, TALLY)

    assert len(table.names(Zone.HAND)) == int(dealt)

"""What spells and abilities of other players cause a player to do, and cannot."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, YOU, Table, face, shipped

from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Zone

ROT = face("Rot", "sorcery", "Target player discards a card.", cost="{0}")
EDICT = face("Edict", "instant", "Target player sacrifices a creature of their choice.", cost="{0}")
TORMENT = face(
    "Torment",
    "sorcery",
    "Torment deals 3 damage to target player unless that player sacrifices a creature.",
    cost="{0}",
)
OFFER = face("Offer", "sorcery", "Target player may sacrifice a creature.", cost="{0}")
POD = shipped("Dodecapod")
HOST = face(
    "Quiet Host",
    "creature - Angel",
    "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
    size=(5, 5),
)
HAVEN = face("Hasty Haven", "artifact", "{0}: You may cast spells this turn as though they had "
             "flash.")  # fmt: skip
CITY = face("City of Doubt", "land", "When you play another land, sacrifice this land.")


def rotted(table: Table, by: str) -> None:
    table.game.priority = by
    table.game.active_player = by
    assert table.cast(table.hand(ROT, by), by=by, targets=(YOU,)) is None
    table.resolve()


def test_an_opponent_puts_it_onto_the_battlefield(table: Table) -> None:
    table.hand(POD)
    rotted(table, OPPONENT)

    assert table.names(Zone.BATTLEFIELD) == ["Dodecapod"]
    (pod,) = table.game.battlefield()
    assert table.game.get(pod).counters_of("+1/+1") == 2


def test_its_owners_own_spell_just_has_it_discarded(table: Table) -> None:
    table.hand(POD)
    rotted(table, YOU)

    assert "Dodecapod" in table.names(Zone.GRAVEYARD)


@pytest.mark.parametrize(("by", "left"), [(OPPONENT, 2), (YOU, 1)])
def test_only_others_cant_make_the_player_sacrifice(table: Table, by: str, left: int) -> None:
    table.put(HOST)
    bear = table.put(BEAR)
    table.game.priority = by
    assert table.cast(table.hand(EDICT, by), by=by, targets=(YOU,)) is None
    table.resolve(permanent=(bear,), sacrifice=(bear,))

    assert len(table.game.battlefield()) == left


@pytest.mark.parametrize(("by", "life"), [(OPPONENT, 17), (YOU, 20)])
def test_a_sacrifice_is_no_way_out_of_what_others_do(table: Table, by: str, life: int) -> None:
    table.put(HOST)
    bear = table.put(BEAR)
    table.game.priority = table.game.active_player = by
    assert table.cast(table.hand(TORMENT, by), by=by, targets=(YOU,)) is None
    table.resolve(may=True, sacrifice=(bear,))

    assert table.game.players[YOU].life == life
    assert (bear in table.game.battlefield()) is (by == OPPONENT)


@pytest.mark.parametrize(("by", "offered"), [(OPPONENT, False), (YOU, True)])
def test_an_offer_of_others_to_sacrifice_is_not_taken(table: Table, by: str, offered: bool) -> None:
    table.put(HOST)
    bear = table.put(BEAR)
    table.game.priority = table.game.active_player = by
    assert table.cast(table.hand(OFFER, by), by=by, targets=(YOU,)) is None
    table.resolve(may=True, sacrifice=(bear,))

    assert any(each.kind == "may" for each in table.asked) is offered
    assert (bear in table.game.battlefield()) is not offered


def test_another_land_that_is_played_makes_it_go(table: Table) -> None:
    table.put(CITY)
    assert table.do(PlayLand(YOU, table.hand(FOREST))) is None
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Wood"]


def test_itself_is_no_other_land(table: Table) -> None:
    assert table.do(PlayLand(YOU, table.hand(CITY))) is None

    assert not table.game.stack()


def test_spells_may_be_cast_in_response_for_a_turn(table: Table) -> None:
    haven = table.put(HAVEN)
    sorcery = table.hand(face("Slow Song", "sorcery", "Draw a card.", cost="{0}"))
    assert table.activate(haven) is None
    assert table.cast(sorcery) is not None
    table.resolve()
    table.libraries()
    assert table.activate(haven) is None

    assert table.cast(sorcery) is None

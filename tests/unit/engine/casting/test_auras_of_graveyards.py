"""Auras that enchant a card in a graveyard, then what they put onto the battlefield (303.4)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, Table, face, shipped

from rulings_cli.engine import layers, performing
from rulings_cli.game.events import WouldMove
from rulings_cli.terms.rules.card_types import AURA_ENTERS_OTHERWISE
from rulings_cli.terms.zones import Zone

WAKE = shipped("Animate Dead", cost="{B}")
RISE = shipped("Necromancy", cost="{B}")
BREAK = face("Break", "instant", "Destroy target enchantment.", cost="{0}")
SHIFT = face("Shift", "instant", "Attach target Aura to target creature.", cost="{0}")
WARDED = face("Warded", "creature - Knight", "Protection from black", size=(2, 2))


def woken(table: Table, what: object = BEAR) -> tuple[int, int]:
    """Put the Aura onto a card in a graveyard, let its ability resolve; give it and the host."""
    dead = table.put(what, Zone.GRAVEYARD, OPPONENT)  # type: ignore[arg-type]  # a face
    table.mana("B")
    assert table.cast(table.hand(WAKE), targets=(dead,)) is None
    table.resolve()
    table.resolve()
    return tuple(table.game.battlefield())[:2]  # type: ignore[return-value]  # two of them


def test_the_card_comes_back_under_the_players_control_and_is_enchanted(table: Table) -> None:
    aura, bear = woken(table)

    assert table.game.get(aura).attached_to == bear
    found = layers.characteristics(table.game, bear)
    assert (found.controller, found.power, found.toughness) == ("you", 1, 2)


def test_it_is_attached_to_the_card_while_its_ability_waits(table: Table) -> None:
    dead = table.put(BEAR, Zone.GRAVEYARD, OPPONENT)
    table.mana("B")
    table.cast(table.hand(WAKE), targets=(dead,))

    table.resolve()

    (aura,) = table.game.battlefield()
    assert table.game.get(aura).attached_to == dead
    assert len(table.game.stack()) == 1


def test_nothing_comes_back_if_the_aura_has_left_before(table: Table) -> None:
    dead = table.put(BEAR, Zone.GRAVEYARD, OPPONENT)
    table.mana("B")
    table.cast(table.hand(WAKE), targets=(dead,))
    table.resolve()
    (aura,) = table.game.battlefield()

    table.cast(table.hand(BREAK), targets=(aura,))
    table.resolve()
    table.resolve()

    assert "Meadow Bear" in table.names(Zone.GRAVEYARD, OPPONENT)


def test_the_creature_is_sacrificed_when_the_aura_leaves(table: Table) -> None:
    aura, _ = woken(table)

    table.cast(table.hand(BREAK), targets=(aura,))
    table.resolve()
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == []
    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Meadow Bear"]


def test_the_aura_moves_to_no_other_creature(table: Table) -> None:
    aura, bear = woken(table)
    other = table.put(BEAR)

    table.cast(table.hand(SHIFT), targets=[(aura,), (other,)])
    table.resolve()

    assert table.game.get(aura).attached_to == bear


def test_protection_keeps_the_aura_off_and_the_creature_is_lost(table: Table) -> None:
    woken(table, WARDED)

    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == []
    assert "Warded" in table.names(Zone.GRAVEYARD, OPPONENT)


def test_an_aura_that_is_put_there_chooses_a_card_in_a_graveyard(table: Table) -> None:
    dead = table.put(BEAR, Zone.GRAVEYARD)
    table.put(BEAR)
    exiled = table.put(WAKE, Zone.EXILE)

    would = WouldMove((AURA_ENTERS_OTHERWISE,), exiled, Zone.BATTLEFIELD)
    performing.perform(table.game, table.tape(), would)

    aura = table.game.battlefield()[-1]
    assert table.game.get(aura).attached_to == dead


def test_an_enchantment_becomes_an_aura_as_its_ability_resolves(table: Table) -> None:
    dead = table.put(BEAR, Zone.GRAVEYARD, OPPONENT)
    table.mana("B")
    table.cast(table.hand(RISE))
    table.resolve(targets=(dead,))
    assert layers.characteristics(table.game, table.game.battlefield()[0]).subtypes == frozenset()

    table.resolve()

    aura, bear = table.game.battlefield()
    found = layers.characteristics(table.game, aura)
    assert (found.types, found.subtypes, found.colors) == ({"enchantment"}, {"Aura"}, {"B"})
    assert table.game.get(aura).attached_to == bear

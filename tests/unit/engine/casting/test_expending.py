"""Mana spent on spells adds up over a turn (CR 700.14); what is used without tapping triggers."""

from __future__ import annotations

from casting_table import OPPONENT, Table, face

from rulings_cli.game.events import Triggered
from rulings_cli.terms.zones import Zone

SAVER = face("Saver", "creature", "Whenever you expend 4, you gain 1 life.", size=(1, 1))
WORD = face("Word", "instant", "You draw a card.", cost="{2}")
COG = face("Cog", "artifact", "{T}: You gain 1 life.\n{0}: You gain 1 life.\nEquip {0}")
CURSE = face(
    "Curse",
    "enchantment - Aura",
    "Enchant permanent\nWhenever enchanted permanent becomes tapped or a player activates an "
    "ability of enchanted permanent without {T} in its activation cost, Curse deals 2 damage to "
    "that permanent's controller.",
)


def triggers(table: Table) -> int:
    return sum(isinstance(each, Triggered) for each in table.game.trace)


def test_the_payment_that_reaches_four_triggers_once(table: Table) -> None:
    table.put(SAVER)
    table.put(WORD, Zone.LIBRARY)
    table.mana("C" * 8)
    told = []
    for each in (WORD, WORD, WORD):
        table.cast(table.hand(each))
        told.append(triggers(table))

    assert told == [0, 1, 1]


def test_mana_of_another_player_does_not_count(table: Table) -> None:
    table.put(SAVER)
    table.mana("CCCC", OPPONENT)
    table.game.priority = OPPONENT
    table.cast(table.hand(WORD, OPPONENT), by=OPPONENT)
    table.game.priority = OPPONENT
    table.cast(table.hand(WORD, OPPONENT), by=OPPONENT)

    assert not triggers(table)


def test_tapping_it_or_using_it_otherwise_triggers_once_each(table: Table) -> None:
    cog = table.put(COG)
    table.put(CURSE, attached_to=cog, owner=OPPONENT)
    told = []
    for index in (0, 1):
        table.activate(cog, index)
        told.append(triggers(table))

    assert told == [1, 2]

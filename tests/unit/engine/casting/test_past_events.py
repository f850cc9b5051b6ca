"""Conditions about this turn and a party, damage that can or can't be prevented, untapping."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, Table, face

from rulings_cli.engine import past_events, turn
from rulings_cli.game.events import DamageDealt
from rulings_cli.terms.zones import Step, Zone

ROGUE_WIZARD = face("Sneak", "creature - Rogue Wizard", size=(1, 1))
WIZARD = face("Sage", "creature - Wizard", size=(1, 1))
WALL = face(
    "Calm Wall",
    "creature - Wall",
    "Prevent all damage that would be dealt to this creature.",
    size=(0, 2),
)
FLARE = face("Flare", "enchantment", "Damage can't be prevented.")
ROCK = face("Rock", "artifact")
SLOTH = face(
    "Slow World",
    "enchantment",
    "Players can't untap more than one artifact during their untap steps.",
)
MOURNER = face(
    "Mourner",
    "sorcery",
    "You gain 1 life for each creature that died this turn.",
    cost="{W}",
)


def test_a_creature_of_two_kinds_is_one_member_of_the_party(table: Table) -> None:
    table.put(ROGUE_WIZARD)
    assert past_events.party_size(table.game, "you") == 1

    table.put(WIZARD)
    assert past_events.party_size(table.game, "you") == 2


@pytest.mark.parametrize(("flare", "dealt"), [(False, 0), (True, 2)])
def test_damage_that_cannot_be_prevented_is_dealt(table: Table, flare: bool, dealt: int) -> None:
    wall = table.put(WALL)
    if flare:
        table.put(FLARE)
    spark = table.hand(SPARK)
    table.mana("R")
    table.cast(spark, targets=(wall,))

    table.resolve()

    assert sum(each.amount for each in table.events(DamageDealt)) == dealt


def test_only_one_artifact_untaps_and_its_controller_chooses(table: Table) -> None:
    table.put(SLOTH)
    first, second = (table.put(ROCK, owner=OPPONENT, tapped=True) for _ in range(2))

    turn.advance_to(table.game, table.tape(untap=(second,)), Step.UPKEEP, OPPONENT)

    assert table.game.get(first).tapped
    assert not table.game.get(second).tapped


def test_what_died_this_turn_is_counted(table: Table) -> None:
    for owner in ("you", OPPONENT):
        bear = table.put(BEAR, owner=owner)
        spark = table.hand(SPARK)
        table.mana("R")
        table.cast(spark, targets=(bear,))
        table.resolve()
    table.put(BEAR, Zone.GRAVEYARD)
    mourner = table.hand(MOURNER)
    table.mana("W")
    table.cast(mourner)

    table.resolve()

    assert table.game.players["you"].life == 22

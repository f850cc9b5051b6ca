"""Meld pairs (CR 701.42, 712.4-5, 712.21)."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import OPPONENT, YOU, Table, card, face

from rulings_cli.engine import layers, turn
from rulings_cli.game.events import RuleApplied, Triggered
from rulings_cli.terms.zones import Step, Zone

HOST = card(face("Chittering Host", "creature - Eldrazi Horror", size=(5, 6)), layout="meld")
SCAVENGERS = card(
    face(
        "Midnight Scavengers",
        "creature - Human Rogue",
        "At the beginning of each combat, if you both own and control Midnight Scavengers "
        "and a creature named Graf Rats, exile them, then meld them into Chittering Host.",
        cost="{4}{B}",
        size=(3, 3),
    ),
    layout="meld",
).evolve(melded=HOST)
RATS = card(face("Graf Rats", "creature - Rat", cost="{1}{B}", size=(2, 1)), layout="meld").evolve(
    melded=HOST
)
WRATH = face("Wrath", "sorcery", "Destroy all creatures.", cost="{1}")
FLICKER = face(
    "Flicker",
    "instant",
    "Exile target creature, then return it to the battlefield under its owner's control.",
    cost="{1}",
)
PRIEST = face(
    "Priest",
    "enchantment",
    "If a nontoken creature would enter and it wasn't cast, exile it instead.",
)


def melded(**rats: Any) -> Table:
    """Come to combat with both, and let what triggers resolve."""
    table = Table()
    table.put(SCAVENGERS)
    table.put(RATS, **rats)
    turn.advance_to(table.game, table.tape(), Step.BEGINNING_OF_COMBAT)
    if table.game.stack():
        table.resolve()
    return table


def test_two_cards_become_one_permanent() -> None:
    table = melded()

    assert table.names(Zone.BATTLEFIELD) == ["Chittering Host"]
    assert table.names(Zone.EXILE) == []


def test_its_mana_value_is_that_of_both_front_faces() -> None:
    table = melded()
    (host,) = table.game.battlefield()

    assert layers.mana_value(table.game, host) == 7
    assert layers.characteristics(table.game, host).power == 5


def test_two_cards_leave_as_it_does() -> None:
    table = melded()
    table.game.step = Step.PRECOMBAT_MAIN
    table.mana("C")
    table.cast(table.hand(WRATH))
    table.resolve()

    assert sorted(table.names(Zone.GRAVEYARD)) == ["Graf Rats", "Midnight Scavengers", "Wrath"]


def test_both_return_when_it_is_flickered() -> None:
    table = melded()
    table.mana("C")
    table.cast(table.hand(FLICKER), targets=table.game.battlefield())
    table.resolve()

    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Graf Rats", "Midnight Scavengers"]


def test_a_token_is_exiled_and_nothing_is_melded() -> None:
    table = melded(kind="token")

    assert table.names(Zone.BATTLEFIELD) == []
    assert table.names(Zone.EXILE) == ["Midnight Scavengers"]
    told = [rule.number for each in table.events(RuleApplied) for rule in each.because]
    assert {"701.42b", "701.42c"} <= set(told)


@pytest.mark.parametrize("other", [{"owner": OPPONENT}, {"owner": OPPONENT, "controller": YOU}])
def test_it_does_not_trigger_without_one_that_is_owned_and_controlled(other: Any) -> None:
    table = melded(**other)

    assert not table.events(Triggered)
    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Graf Rats", "Midnight Scavengers"]


def test_what_may_not_enter_stays_in_exile_as_two_cards() -> None:
    table = Table()
    table.put(PRIEST)
    table.put(SCAVENGERS)
    table.put(RATS)
    turn.advance_to(table.game, table.tape(), Step.BEGINNING_OF_COMBAT)
    table.resolve()

    assert sorted(table.names(Zone.EXILE)) == ["Graf Rats", "Midnight Scavengers"]

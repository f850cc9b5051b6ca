"""Keywords that stand for activated abilities: crew, unearth, reconfigure and their like."""

from __future__ import annotations

import pytest
from casting_table import BEAR, Table, face

from rulings_cli.engine import layers, turn
from rulings_cli.engine.keyword_modules import SECOND
from rulings_cli.terms.zones import Step, Zone

CART = face("Old Cart", "artifact - Vehicle", "Crew 3", size=(4, 4))
RISER = face("Riser", "creature - Zombie", "Unearth {B}", cost="{1}{B}", size=(3, 1))
LIVING_SWORD = face(
    "Living Sword",
    "artifact creature - Equipment Beast",
    "Equipped creature gets +2/+1.\nReconfigure {2}",
    cost="{2}",
    size=(2, 1),
)
MUMMY = face("Mummy", "creature - Human", "Embalm {W}", cost="{1}{G}", size=(2, 3))
GROWER = face("Grower", "creature - Plant", "Scavenge {G}", cost="{G}", size=(3, 3))


def test_creatures_that_came_this_turn_may_crew(table: Table) -> None:
    cart = table.put(CART)
    crew = [table.put(BEAR, since="this turn") for _ in range(2)]

    assert table.activate(cart, tap=tuple(crew)) is None
    table.resolve()

    assert "creature" in layers.characteristics(table.game, cart).types
    assert layers.characteristics(table.game, cart).power == 4
    assert all(table.game.get(each).tapped for each in crew)


def test_too_little_power_does_not_crew(table: Table) -> None:
    cart = table.put(CART)
    bears = [table.put(BEAR) for _ in range(2)]

    refused = table.activate(cart, tap=(bears[0],))
    assert refused is not None
    assert refused.rule.number == "118.3"
    table.game.update(bears[0], tapped=True)
    refused = table.activate(cart)
    assert refused is not None
    assert not refused.reversed


def test_an_unearthed_creature_is_exiled_at_the_end_step(table: Table) -> None:
    riser = table.put(RISER, Zone.GRAVEYARD)
    table.mana("B")
    assert table.activate(riser) is None
    table.resolve()
    assert table.names(Zone.BATTLEFIELD) == ["Riser"]
    there = table.game.battlefield()[0]
    assert not turn.is_summoning_sick(table.game, there)

    turn.advance_to(table.game, table.tape(), Step.END)
    table.resolve()

    assert table.names(Zone.EXILE) == ["Riser"]


def test_an_unearthed_creature_that_would_leave_otherwise_is_exiled(table: Table) -> None:
    riser = table.put(RISER, Zone.GRAVEYARD)
    table.mana("BU")
    table.activate(riser)
    table.resolve()
    bounce = table.hand(
        face("Bounce", "instant", "Return target creature to its owner's hand.", cost="{U}")
    )
    assert table.cast(bounce, targets=(table.game.battlefield()[0],)) is None
    table.resolve()

    assert table.names(Zone.EXILE) == ["Riser"]


def test_reconfiguring_to_and_from_a_creature(table: Table) -> None:
    sword, bear = table.put(LIVING_SWORD), table.put(BEAR)
    table.mana("CCCC")
    assert table.activate(sword, 1, targets=(bear,)) is None
    table.resolve()
    assert "creature" not in layers.characteristics(table.game, sword).types
    assert layers.characteristics(table.game, bear).power == 4

    assert table.activate(sword, 1 + SECOND) is None
    table.resolve()
    assert "creature" in layers.characteristics(table.game, sword).types
    assert table.game.get(sword).attached_to is None


def test_an_embalmed_copy_is_a_white_zombie_without_a_mana_cost(table: Table) -> None:
    table.mana("W")
    assert table.activate(table.put(MUMMY, Zone.GRAVEYARD)) is None
    table.resolve()

    token = layers.characteristics(table.game, table.game.battlefield()[0])
    assert (token.colors, token.mana_cost) == (frozenset("W"), None)
    assert token.subtypes == {"Human", "Zombie"}
    assert table.names(Zone.EXILE) == ["Mummy"]


def test_scavenge_counts_the_power_of_the_exiled_card(table: Table) -> None:
    bear = table.put(BEAR)
    table.mana("G")
    assert table.activate(table.put(GROWER, Zone.GRAVEYARD), targets=(bear,)) is None
    table.resolve()

    assert table.game.get(bear).counters == (("+1/+1", 3),)


@pytest.mark.parametrize("step", [Step.UPKEEP, Step.PRECOMBAT_MAIN])
def test_level_up_is_activated_as_a_sorcery(step: Step) -> None:
    table = Table(step)
    pupil = table.put(face("Pupil", "creature - Elf", "Level up {G}", cost="{G}", size=(1, 1)))
    table.mana("G")

    refused = table.activate(pupil)
    assert (refused is None) == step.is_main_phase

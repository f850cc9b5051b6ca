"""Keywords that are activated abilities: ninjutsu, saddle, station, craft and their like (702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, ROCK, Table, card, double

from rulings_cli.engine import combat, states
from rulings_cli.terms.zones import Step, Zone

NINJA = card("creature — Ninja 3/3", "ninjutsu {U}", name="Ninja")


def unblocked(table: Table) -> int:
    bear = table.ana(BEAR)
    table.attacks(bear)
    table.block()
    return bear


def test_a_ninja_attacks_in_place_of_the_unblocked_creature(table: Table) -> None:
    ninja = table.ana(NINJA, Zone.HAND)
    unblocked(table)
    table.mana("U")

    assert table.activate(ninja) is None
    table.settle()

    (entered,) = table.named("Ninja")
    assert table.game.objects[entered].tapped
    assert combat.is_attacking(table.game, entered)
    assert table.names(Zone.HAND, "Ana") == ["Bear"]


def test_ninjutsu_needs_an_unblocked_attacker(table: Table) -> None:
    ninja, bear, guard = table.ana(NINJA, Zone.HAND), table.ana(BEAR), table.nico(BEAR)
    table.attacks(bear)
    table.mana("U")
    assert table.activate(ninja) is not None

    assert table.block((guard, bear)) is None

    assert table.activate(ninja) is not None


def test_a_ninja_attacks_the_planeswalker_that_the_other_attacked(table: Table) -> None:
    ninja, bear = table.ana(NINJA, Zone.HAND), table.ana(BEAR)
    walker = table.nico(card("legendary planeswalker"), counters=(("loyalty", 3),))
    assert table.attack((bear, walker)) is None
    table.block()
    table.mana("U")

    assert table.activate(ninja) is None
    table.settle()

    (entered,) = table.named("Ninja")
    attacker = combat.now(table.game).attacker(entered)
    assert attacker is not None
    assert attacker.attacking == walker


def test_commander_ninjutsu_works_from_the_command_zone(table: Table) -> None:
    lord = card("legendary creature 2/4", "commander ninjutsu {U}", name="Lord")
    ninja = table.ana(lord, Zone.COMMAND, is_commander=True)
    unblocked(table)
    table.mana("U")

    assert table.activate(ninja) is None
    table.settle()

    assert len(table.named("Lord")) == 1


def test_saddling_taps_other_creatures_for_the_turn(table: Table) -> None:
    mount = table.ana(card("creature — Mount 3/3", "saddle 2"))
    bear = table.ana(BEAR)

    assert table.activate(mount) is None
    table.settle()

    assert table.game.objects[bear].tapped
    assert states.has_state(table.game, table.game.get(mount), table.of(mount), "saddled")
    table.goes_on_to(Step.UPKEEP, "Nico")
    assert not states.has_state(table.game, table.game.get(mount), table.of(mount), "saddled")


def test_a_mount_cannot_be_saddled_by_too_little_power(table: Table) -> None:
    mount = table.ana(card("creature — Mount 5/5", "saddle 2"))
    table.ana(MOUSE)

    assert table.activate(mount) is not None


def test_stationing_puts_counters_for_the_power_of_the_tapped_creature(table: Table) -> None:
    ship = table.ana(card("artifact — Spacecraft", "station"))
    giant = table.ana(GIANT)

    assert table.activate(ship) is None
    table.settle()

    assert table.counters(ship, "charge") == 5
    assert table.game.objects[giant].tapped


def test_reinforcing_discards_the_card_from_the_hand(table: Table) -> None:
    helper = table.ana(card("creature 1/1", "reinforce 2—{1}{G}"), Zone.HAND)
    bear = table.ana(BEAR)
    table.mana("G", "C")
    table.answers["targets"] = (bear,)

    assert table.activate(helper) is None
    table.settle()

    assert table.counters(bear) == 2
    assert table.names(Zone.GRAVEYARD, "Ana") == ["Thing"]


def test_transfigure_finds_a_creature_of_the_same_mana_value(table: Table) -> None:
    skeleton = table.ana(card("creature 2/2", "transfigure {1}{B}", cost="3"))
    right, _ = table.library(
        card("creature 1/1", name="Right", cost="3"), card("creature 1/1", name="Wrong", cost="2")
    )
    table.mana("B", "C")
    table.answers["card"] = (right,)

    assert table.activate(skeleton) is None
    table.settle()

    assert len(table.named("Right")) == 1


def test_crafting_exiles_materials_and_returns_the_other_face(table: Table) -> None:
    front = card("artifact", "craft with artifact {2}", name="Front")
    work = table.ana(double(front, card("artifact creature 4/4", name="Back")))
    table.ana(ROCK)
    old = table.ana(card("artifact", name="Scrap"), Zone.GRAVEYARD)
    table.mana("C", "C")
    table.answers["exile"] = (old,)

    assert table.activate(work) is None
    table.settle()

    assert len(table.named("Back")) == 1
    assert table.names(Zone.EXILE) == ["Scrap"]
    assert len(table.named("Rock")) == 1


def test_nothing_is_crafted_without_materials(table: Table) -> None:
    front = card("artifact", "craft with artifact {2}", name="Front")
    work = table.ana(double(front, card("artifact creature 4/4", name="Back")))
    table.mana("C", "C")

    assert table.activate(work) is not None


SHIP = "station\n3+ | Flying\n8+ | Lifelink"


def test_a_spacecraft_is_a_creature_at_its_last_symbol(table: Table) -> None:
    ship = card("artifact — Spacecraft 4/5", SHIP)
    docked = table.ana(ship, counters=(("charge", 7),))
    launched = table.ana(ship, counters=(("charge", 8),))

    assert table.has(docked, "flying")
    assert "creature" not in table.of(docked).types
    assert table.size(docked) == (None, None)
    assert "creature" in table.of(launched).types
    assert table.size(launched) == (4, 5)

"""Assigning and dealing combat damage, and what follows (CR 510, 511, 506.4)."""

from __future__ import annotations

import pytest
from fights import Fight, creature

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import choosing, combat, performing
from rulings_cli.game.choices import IllegalAnswer, Tape
from rulings_cli.game.events import DamageDealt
from rulings_cli.terms.zones import Step, Zone

BEAR = creature(2, 2)


def test_damage_is_divided_freely_among_blockers(fight: Fight) -> None:
    giant = fight.ana(creature(4, 4))
    one, two = fight.nico(creature(1, 3)), fight.nico(creature(1, 3))
    fight.attack(giant)
    fight.block((one, giant), (two, giant))

    fight.strike((1, 3))

    assert fight.is_there(one)
    assert not fight.is_there(two)


def test_trample_assigns_what_is_beyond_lethal_damage(fight: Fight) -> None:
    beast, guard = fight.ana(creature(5, 5, "trample")), fight.nico(BEAR)
    fight.attack(beast)
    fight.block((guard, beast))

    fight.strike((2, 3))

    assert fight.life("Nico") == 17


def test_trample_assigns_nothing_beyond_without_lethal_damage(fight: Fight) -> None:
    beast, guard = fight.ana(creature(5, 5, "trample")), fight.nico(BEAR)
    fight.attack(beast)
    fight.block((guard, beast))

    with pytest.raises(IllegalAnswer) as wrong:
        fight.strike((1, 4))

    assert wrong.value.choice.rule.number == "702.19b"


def test_one_damage_of_deathtouch_is_lethal_for_trample(fight: Fight) -> None:
    viper = fight.ana(creature(5, 5, "trample", "deathtouch"))
    guard = fight.nico(creature(0, 9))
    fight.attack(viper)
    fight.block((guard, viper))

    fight.strike((1, 4))

    assert fight.life("Nico") == 16
    assert not fight.is_there(guard)


def test_trample_over_a_removed_blocker(fight: Fight) -> None:
    beast, guard = fight.ana(creature(5, 5, "trample")), fight.nico(BEAR)
    fight.attack(beast)
    fight.block((guard, beast))
    fight.game = fight.game.fork()
    combat.remove(fight.game, guard)

    fight.strike()

    assert fight.life("Nico") == 15


def test_first_strike_kills_before_damage_is_dealt_back(fight: Fight) -> None:
    swift, guard = fight.ana(creature(2, 1, "first strike")), fight.nico(BEAR)
    fight.attack(swift)
    fight.block((guard, swift))

    fight.strike()
    assert not fight.is_there(guard)
    fight.all_pass()

    assert fight.game.step is Step.COMBAT_DAMAGE
    assert fight.is_there(swift)


def test_double_strike_deals_damage_in_both_steps(fight: Fight) -> None:
    twice, bear = fight.ana(creature(2, 2, "double strike")), fight.ana(BEAR)
    fight.attack(twice, bear)

    fight.all_pass()
    fight.all_pass()
    assert fight.life("Nico") == 18
    fight.all_pass()

    assert fight.life("Nico") == 14
    fight.all_pass()
    assert fight.game.step is Step.END_OF_COMBAT


def test_lifelink_and_simultaneous_damage(fight: Fight) -> None:
    linked, guard = fight.ana(creature(3, 2, "lifelink")), fight.nico(creature(2, 3))
    fight.attack(linked)
    fight.block((guard, linked))

    fight.strike()

    assert fight.life("Ana") == 23
    assert not fight.is_there(linked)
    assert not fight.is_there(guard)


def test_power_zero_assigns_no_damage(fight: Fight) -> None:
    wall = fight.ana(creature(0, 4))
    fight.attack(wall)

    fight.all_pass()
    fight.all_pass()

    assert not [each for each in fight.game.trace if isinstance(each, DamageDealt)]


def test_an_attacker_whose_planeswalker_is_gone_deals_no_damage(fight: Fight) -> None:
    bear = fight.ana(BEAR)
    walker = fight.nico(Face("Walker", None, types=("planeswalker",), loyalty="4"))
    fight.attack((bear, walker))
    fight.game = fight.game.fork()
    tape = Tape((), choosing.default_answerer())
    performing.move(fight.game, tape, walker, Zone.GRAVEYARD, because=())

    fight.all_pass()
    fight.all_pass()

    assert fight.fights(bear)
    assert fight.life("Nico") == 20


def test_what_changes_its_controller_is_removed_from_combat(fight: Fight) -> None:
    bear = fight.ana(BEAR)
    fight.attack(bear)
    fight.game = fight.game.fork()
    fight.game.update(bear, controller="Nico")

    fight.all_pass()

    assert not fight.fights(bear)


def test_combat_ends_with_its_last_step(fight: Fight) -> None:
    bear = fight.ana(BEAR)
    fight.attack(bear)
    for _ in range(4):
        fight.all_pass()

    assert fight.game.step is Step.POSTCOMBAT_MAIN
    assert not fight.fights(bear)
    assert fight.game.combat is None

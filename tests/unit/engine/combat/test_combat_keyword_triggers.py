"""Keyword abilities that trigger in combat (CR 702)."""

from __future__ import annotations

from fights import Fight, creature

from rulings_cli.abilities.abilities import Keyword, Uncompiled
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import layers
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.zones import Step

BEAR = creature(2, 2)


def size(fight: Fight, id: ObjectId) -> tuple[int | None, int | None]:
    found = layers.characteristics(fight.game, id)
    return found.power, found.toughness


def test_exalted_pumps_what_attacks_alone(fight: Fight) -> None:
    bear = fight.ana(BEAR)
    fight.ana(creature(0, 1, "exalted"))
    fight.attack(bear)

    fight.all_pass()

    assert size(fight, bear) == (3, 3)


def test_bushido_and_flanking(fight: Fight) -> None:
    samurai = fight.ana(creature(2, 2, Keyword("bushido", amount=Number(2))))
    rider, guard = fight.ana(creature(2, 2, "flanking")), fight.nico(BEAR)
    other = fight.nico(BEAR)
    fight.attack(samurai, rider)
    fight.block((guard, samurai), (other, rider))

    fight.all_pass()
    fight.all_pass()

    assert size(fight, samurai) == (4, 4)
    assert size(fight, other) == (1, 1)
    assert size(fight, guard) == (2, 2)


def test_firebending_mana_stays_until_combat_ends(fight: Fight) -> None:
    bender = fight.ana(creature(1, 4, Keyword("firebending", amount=Number(2))))
    fight.attack(bender)

    fight.all_pass()
    in_pool = [each.type for each in fight.game.players["Ana"].mana]
    fight.strike()
    after_damage = len(fight.game.players["Ana"].mana)
    while fight.game.step is not Step.POSTCOMBAT_MAIN:
        fight.all_pass()

    assert in_pool == ["R", "R"]
    assert after_damage == 2
    assert fight.game.players["Ana"].mana == ()


def test_annihilator_makes_the_defending_player_sacrifice(fight: Fight) -> None:
    horror = fight.ana(creature(7, 7, Keyword("annihilator", amount=Number(1))))
    guard = fight.nico(BEAR)
    fight.attack(horror)

    fight.all_pass()

    assert not fight.is_there(guard)


def test_battle_cry_mentor_and_afflict(fight: Fight) -> None:
    crier = fight.ana(creature(3, 3, "battle cry", "mentor", Keyword("afflict", amount=Number(2))))
    bear, guard = fight.ana(BEAR), fight.nico(BEAR)
    fight.attack(crier, bear, answers=((0, 1), (bear,)))

    fight.all_pass()
    fight.all_pass()
    assert size(fight, bear) == (4, 3)
    fight.block((guard, crier))
    fight.all_pass()

    assert fight.life("Nico") == 18


def test_decayed_is_sacrificed_at_end_of_combat(fight: Fight) -> None:
    rotten = fight.ana(creature(2, 2, "decayed"))
    fight.attack(rotten)

    for _ in range(5):
        fight.all_pass()

    assert not fight.is_there(rotten)


def test_a_player_attacks_with_whatever_it_is(fight: Fight) -> None:
    text = (
        "Whenever a player attacks, add {R}. Until end of combat, you don't lose this mana as steps"
        " end."
    )
    (paragraph,) = compile_face("Fire", text, types=("creature",))
    (ability,) = paragraph.abilities
    assert not isinstance(ability, Uncompiled)
    fight.ana(creature(1, 1, ability))
    bear = fight.ana(BEAR)
    fight.attack(bear)

    fight.all_pass()

    assert [each.type for each in fight.game.players["Ana"].mana] == ["R"]


def test_this_or_equipped_creature_attacks(fight: Fight) -> None:
    text = (
        "Whenever this creature or equipped creature attacks, add an amount of {R} equal to its"
        " power."
    )
    (paragraph,) = compile_face("Vine", text, types=("artifact", "creature"))
    (ability,) = paragraph.abilities
    assert not isinstance(ability, Uncompiled)
    giant = fight.ana(creature(3, 3))
    vine = creature(1, 1, ability, types=("artifact",), subtypes=("Equipment",))
    fight.ana(vine, attached_to=giant)
    fight.attack(giant)

    fight.all_pass()

    assert len(fight.game.players["Ana"].mana) == 3

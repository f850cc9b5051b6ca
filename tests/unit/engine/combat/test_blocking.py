"""Declaring blockers, and what can't block what (CR 509, 702)."""

from __future__ import annotations

import pytest
from fights import Fight, creature

from rulings_cli.abilities.abilities import Ability, Keyword, TriggeredAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import Described, HasKeyword, HasType
from rulings_cli.abilities.effects import GainLife, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import CanAlso, CantBe, MustDo
from rulings_cli.abilities.triggers import BecomesBlocked, Blocks
from rulings_cli.engine import combat
from rulings_cli.terms.zones import Step

BEAR = creature(2, 2)
FLYING = Described(adjectives=(), further=(HasKeyword("flying"),), noun="creature")


@pytest.mark.parametrize(
    ("attacker", "blocker", "rule"),
    [
        (creature(2, 2, "flying"), BEAR, "702.9b"),
        (creature(2, 2, "fear"), BEAR, "702.36b"),
        (creature(2, 2, "intimidate"), BEAR, "702.13b"),
        (creature(2, 2, "shadow"), BEAR, "702.28b"),
        (BEAR, creature(2, 2, "shadow"), "702.28b"),
        (creature(2, 2, "horsemanship"), BEAR, "702.31b"),
        (creature(1, 2, "skulk"), BEAR, "702.118b"),
        (creature(2, 2, "menace"), BEAR, "702.111b"),
        (creature(2, 2, "swampwalk"), BEAR, "702.14c"),
        (creature(2, 2, CantBe("be blocked")), BEAR, "509.1b"),
        (creature(2, 2, CantBe("be blocked", except_=FLYING)), BEAR, "509.1b"),
        (BEAR, creature(2, 2, CantBe("block")), "509.1b"),
        (BEAR, creature(2, 2, CantBe("block", except_=FLYING, words="only")), "509.1b"),
        (BEAR, creature(2, 2, "decayed"), "702.147a"),
    ],
)
def test_what_cant_block_what(fight: Fight, attacker: Face, blocker: Face, rule: str) -> None:
    fight.nico(Face("Swamp", None, types=("land",), subtypes=("Swamp",)))
    attacks, blocks = fight.ana(attacker), fight.nico(blocker)
    able = fight.nico(creature(2, 2, "reach", "flying"))
    fight.ana(BEAR)
    fight.attack(attacks)
    fight.all_pass()

    if fight.game.declaring:
        refused = fight.block((blocks, attacks))
        assert refused is not None
        assert refused.rule.number == rule
    assert able in fight.game.battlefield()


def test_reach_blocks_flying_and_two_block_menace(fight: Fight) -> None:
    flier, menacing = fight.ana(creature(2, 2, "flying")), fight.ana(creature(2, 2, "menace"))
    archer, one, two = fight.nico(creature(2, 2, "reach")), fight.nico(BEAR), fight.nico(BEAR)
    fight.attack(flier, menacing)

    assert fight.block((archer, flier), (one, menacing), (two, menacing)) is None


def test_protection_keeps_creatures_with_the_quality_from_blocking(fight: Fight) -> None:
    artifacts = Keyword("protection", quality=Described(adjectives=(HasType("artifact"),)))
    knight = fight.ana(creature(2, 2, artifacts))
    golem = fight.nico(creature(3, 3, types=("artifact", "creature")))
    fight.nico(BEAR)
    fight.attack(knight)

    refused = fight.block((golem, knight))

    assert refused is not None
    assert refused.rule.number == "702.16f"


def test_a_tapped_creature_does_not_block_and_one_blocks_one(fight: Fight) -> None:
    one, two = fight.ana(BEAR), fight.ana(BEAR)
    tapped, able = fight.nico(BEAR, tapped=True), fight.nico(BEAR)
    fight.attack(one, two)

    for pairs in (((tapped, one),), ((able, one), (able, two))):
        refused = fight.block(*pairs)
        assert refused is not None
        assert refused.rule.number == "509.1a"


def test_one_that_may_block_an_additional_creature(fight: Fight) -> None:
    one, two = fight.ana(BEAR), fight.ana(BEAR)
    guard = fight.nico(creature(3, 5, CanAlso("block an additional creature each combat")))
    fight.attack(one, two)

    assert fight.block((guard, one), (guard, two)) is None
    fight.strike((2, 1))

    assert not fight.is_there(one)
    assert fight.is_there(two)


def test_what_must_be_blocked_is_blocked_if_able(fight: Fight) -> None:
    lure, other = fight.ana(creature(1, 1, MustDo("must be blocked if able"))), fight.ana(BEAR)
    guard = fight.nico(BEAR)
    fight.attack(lure, other)

    refused = fight.block((guard, other))
    assert refused is not None
    assert refused.rule.number == "509.1c"
    assert fight.block((guard, lure)) is None


def test_two_must_block_what_has_menace_and_must_be_blocked(fight: Fight) -> None:
    lure = fight.ana(creature(1, 1, "menace", MustDo("must be blocked if able")))
    one, two = fight.nico(BEAR), fight.nico(BEAR)
    fight.attack(lure)

    refused = fight.block()
    assert refused is not None
    assert refused.rule.number == "509.1c"
    assert fight.block((one, lure), (two, lure)) is None


def test_becoming_blocked_triggers_once_and_by_a_creature_for_each(fight: Fight) -> None:
    gaining = (Sentence((GainLife(Number(1)),)),)
    once: Ability = TriggeredAbility(BecomesBlocked(This()), gaining)
    creature_ = Described(adjectives=(HasType("creature"),), noun="")
    each: Ability = TriggeredAbility(BecomesBlocked(This(), by=creature_), gaining)
    attacks = fight.ana(creature(2, 2, once, each))
    blocking: Ability = TriggeredAbility(Blocks(This()), gaining)
    one, two = fight.nico(creature(1, 1, blocking)), fight.nico(BEAR)
    fight.attack(attacks)

    fight.block((one, attacks), (two, attacks))

    assert len(fight.game.stack()) == 4


def test_a_blocked_creature_stays_blocked_without_its_blocker(fight: Fight) -> None:
    bear, guard = fight.ana(BEAR), fight.nico(BEAR)
    fight.attack(bear)
    fight.block((guard, bear))
    fight.game = fight.game.fork()
    combat.remove(fight.game, guard)
    fight.strike()

    assert fight.life("Nico") == 20
    assert fight.game.step is Step.COMBAT_DAMAGE


def test_an_artifact_creature_blocks_what_has_fear(fight: Fight) -> None:
    scary = fight.ana(creature(2, 2, "fear"))
    golem = fight.nico(creature(3, 3, types=("artifact", "creature")))
    fight.attack(scary)

    assert fight.block((golem, scary)) is None

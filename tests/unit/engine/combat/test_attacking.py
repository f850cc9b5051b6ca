"""Declaring attackers (CR 508)."""

from __future__ import annotations

import pytest
from fights import Fight, creature

from rulings_cli import engine
from rulings_cli.abilities.abilities import Ability, StaticAbility, TriggeredAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import GainLife, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import AttackTax, CanAlso, CantBe, MustDo
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine import setup
from rulings_cli.game.actions import DeclareAttackers, PassPriority, Refused
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Step

BEAR = creature(2, 2)
TAX = creature(0, 1, StaticAbility((AttackTax(Cost((PayMana(ManaCost(("2",))),))),)))


def number(refused: Refused | None) -> str:
    return "" if refused is None else refused.rule.number


def test_an_attacker_taps_and_deals_its_damage_to_the_player(fight: Fight) -> None:
    bear = fight.ana(BEAR)

    assert fight.attack(bear) is None
    assert fight.game.objects[bear].tapped
    fight.all_pass()
    fight.all_pass()

    assert fight.game.step is Step.COMBAT_DAMAGE
    assert fight.life("Nico") == 18


def test_vigilance_does_not_tap(fight: Fight) -> None:
    watcher = fight.ana(creature(1, 1, "vigilance"))

    fight.attack(watcher)

    assert not fight.game.objects[watcher].tapped


@pytest.mark.parametrize(
    ("face", "fields", "rule"),
    [
        (BEAR, {"tapped": True}, "508.1a"),
        (BEAR, {"since": "this turn"}, "302.6"),
        (creature(0, 4, "defender"), {}, "702.3b"),
        (creature(2, 2, CantBe("attack")), {}, "508.1c"),
        (creature(2, 2, CantBe("attack alone")), {}, "508.1c"),
        (Face("Rock", None, types=("artifact",)), {}, "506.3"),
    ],
)
def test_what_cant_attack(fight: Fight, face: Face, fields: dict[str, object], rule: str) -> None:
    able = fight.ana(BEAR)
    wrong = fight.ana(face, **fields)

    assert number(fight.attack(wrong)) == rule
    assert fight.attack(able) is None


def test_haste_and_lost_defender(fight: Fight) -> None:
    swift = fight.ana(creature(2, 2, "haste"), since="this turn")
    wall = fight.ana(
        creature(0, 4, "defender", CanAlso("attack as though it didn't have defender"))
    )

    assert fight.attack(swift, wall) is None


def test_what_attacks_if_able_must_attack(fight: Fight) -> None:
    fight.ana(BEAR)
    raging = fight.ana(creature(3, 3, MustDo("attack each combat if able")))

    assert number(fight.attack()) == "508.1d"
    assert fight.attack(raging) is None


def test_passing_declares_what_attacks_if_able(fight: Fight) -> None:
    raging = fight.ana(creature(3, 3, MustDo("attack each combat if able")))
    fight.attack()

    assert fight.take(PassPriority("Ana")) is None

    assert fight.fights(raging)


def test_a_tax_must_be_paid_and_does_not_require_an_attack(fight: Fight) -> None:
    raging = fight.ana(creature(3, 3, MustDo("attack each combat if able")))
    fight.nico(TAX)
    bear = fight.ana(BEAR)

    refused = fight.attack(bear, raging, answers=("done",))
    assert number(refused) == "508.1j"
    assert not fight.game.objects[bear].tapped
    setup.put_mana(fight.game, "Ana", "C", "C", "G", "G")
    assert fight.attack(bear, raging, answers=("done",)) is None

    assert fight.game.players["Ana"].mana == ()


def test_nobody_needs_to_pay_to_obey_a_requirement(fight: Fight) -> None:
    fight.ana(creature(3, 3, MustDo("attack each combat if able")))
    fight.nico(TAX)

    assert fight.attack() is None


def test_without_attackers_blocking_and_damage_are_skipped(fight: Fight) -> None:
    fight.ana(BEAR)
    fight.attack()

    fight.all_pass()

    assert fight.game.step is Step.END_OF_COMBAT


def test_attack_triggers_go_onto_the_stack_before_priority(fight: Fight) -> None:
    gaining: Ability = TriggeredAbility(Attacks(This()), (Sentence((GainLife(Number(3)),)),))
    angel = fight.ana(creature(2, 2, gaining))
    fight.attack(angel)

    assert len(fight.game.stack()) == 1
    fight.all_pass()

    assert fight.life("Ana") == 23


def test_attacking_alone_is_being_the_only_declared_attacker(fight: Fight) -> None:
    alone: Ability = TriggeredAbility(
        Attacks(This(), alone=True), (Sentence((GainLife(Number(3)),)),)
    )
    loner = fight.ana(creature(2, 2, alone))
    bear = fight.ana(BEAR)

    fight.attack(loner, bear)

    assert not fight.game.stack()


def test_a_planeswalker_is_dealt_the_damage(fight: Fight) -> None:
    bear = fight.ana(BEAR)
    walker = fight.nico(Face("Walker", None, types=("planeswalker",), loyalty="4"))

    fight.attack((bear, walker))
    fight.all_pass()
    fight.all_pass()

    assert fight.game.objects[walker].counters_of("loyalty") == 2
    assert fight.life("Nico") == 20


def test_every_legal_declaration_can_be_made(fight: Fight) -> None:
    fight.ana(BEAR)
    fight.ana(creature(2, 2, CantBe("attack alone")))
    fight.nico(Face("Walker", None, types=("planeswalker",), loyalty="4"))
    fight.attack((99, "Nico"))

    found = tuple(engine.legal_actions(fight.game, "Ana"))

    assert len(found) == 7
    assert all(isinstance(each, DeclareAttackers) for each in found)
    assert all(engine.why_not(fight.game, each) is None for each in found)

"""Limits, switched sizes, changed damage and reflexive targets, played on made-up cards."""

from __future__ import annotations

import pytest
from example_cards import with_cards

from rulings_cli.errors import NotSupported
from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Turnabout": (
            "{U}",
            "instant",
            "",
            "Switch target creature's power and toughness until end of turn.",
        ),
        "Hot Room": (
            "{2}",
            "enchantment",
            "",
            "If a source would deal damage to a player, it deals double that damage instead.",
        ),
        "Padded Room": (
            "{2}",
            "enchantment",
            "",
            "If a source would deal damage to a creature you control, prevent 1 of that damage.",
        ),
        "Narrow Gate": (
            "{2}",
            "artifact",
            "",
            "No more than one creature can attack each combat.",
        ),
        "Sealed Vault": ("{2}", "enchantment", "", "Creatures can't enter."),
        "Small Goat": ("{G}", "creature Goat", "1/3", ""),
        "Eager Ox": ("{1}", "creature Ox", "2/2", "This creature attacks each combat if able."),
        "Double Blow": (
            "{R}",
            "sorcery",
            "",
            "Destroy target artifact and target creature.",
        ),
        "Clockwork Goat": ("{1}", "artifact creature Goat", "1/1", ""),
        "Hungry Imp": (
            "{R}",
            "creature Imp",
            "1/1",
            "When this creature enters, you may sacrifice a land. "
            "When you do, this creature deals 2 damage to any target.",
        ),
    }
)


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_switch_comes_after_all_that_changes_size() -> None:
    rules = held(
        """\
given you control Small Goat; Island
given you hold Turnabout
when  you cast Turnabout targeting Small Goat
when  the stack resolves
then  Small Goat is 3/1
when  Small Goat gets +0/+1 until end of turn
then  Small Goat is 4/1
but if not: Small Goat gets +0/+1 until end of turn
then  Small Goat is 3/1
"""
    )
    assert "613.4d" in rules


def test_each_effect_doubles_once() -> None:
    held(
        """\
given you control 2 Hot Room; Mountain
given you hold Small Spark
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  the opponent has 8 life
but if you control 1 Hot Room
then  the opponent has 14 life
"""
    )


def test_so_much_of_the_damage_is_prevented() -> None:
    rules = held(
        """\
given you control Padded Room; Small Goat; Mountain
given you hold Small Spark
when  you cast Small Spark targeting Small Goat
when  the stack resolves
then  Small Goat has 2 damage
but if Padded Room has left the battlefield
then  Small Goat is in your graveyard
"""
    )
    assert "615.10" in rules


def test_the_one_that_must_attack_is_the_only_one_that_can() -> None:
    held(
        """\
given you control Eager Ox; Small Goat; Narrow Gate
then  attacking with Eager Ox is legal
then  attacking with Small Goat is illegal by 508.1d
then  attacking with Eager Ox; Small Goat is illegal by 508.1c
but if Narrow Gate has left the battlefield
then  attacking with Eager Ox; Small Goat is legal
"""
    )


def test_spell_whose_permanent_cannot_enter_goes_to_the_graveyard() -> None:
    rules = held(
        """\
given you control Sealed Vault; Forest
given you hold Small Goat
when  you cast Small Goat
when  the stack resolves
then  Small Goat is in your graveyard
but if Sealed Vault has left the battlefield
then  Small Goat is on the battlefield
"""
    )
    assert {"614.17d", "608.3e"} <= rules


def test_one_permanent_may_be_both_targets() -> None:
    held(
        """\
given you control Mountain
given the opponent controls Clockwork Goat; Small Goat
given you hold Double Blow
when  you cast Double Blow targeting Clockwork Goat; Clockwork Goat
when  the stack resolves
then  Clockwork Goat died
then  Small Goat did not die
but if you cast Double Blow targeting Clockwork Goat; Small Goat
then  Small Goat died
"""
    )


def test_reflexive_ability_chooses_its_target_when_it_triggers() -> None:
    held(
        """\
given you control Mountain
when  Hungry Imp is put onto the battlefield
when  the top of the stack resolves
when  you choose to do so
when  you choose the opponent
when  the stack resolves
then  the opponent has 18 life
then  Mountain is in your graveyard
but if you choose Hungry Imp
then  Hungry Imp is in your graveyard
"""
    )


def test_name_that_nothing_has_bound_is_not_supported() -> None:
    from rulings_cli.abilities.references import Bound
    from rulings_cli.engine import looking_up, setup
    from rulings_cli.engine.context import Context
    from rulings_cli.terms.citations import Edition

    game = setup.new_game(Edition())
    context = Context(0, "you").bind("moved", ())

    assert looking_up.objects_of(game, Bound("moved", "it"), context) == ()
    with pytest.raises(NotSupported, match="nothing has bound"):
        looking_up.objects_of(game, Bound("created", "it"), context)

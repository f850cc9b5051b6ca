"""Conditions that stand after what is done: "it" is what that speaks of (CR 608.2c)."""

from __future__ import annotations

from casting_table import OPPONENT, Table, face

from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import If
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import Bound
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.values import walk

SMALL = face(
    "Small", "instant", "Destroy target creature if its mana value is 2 or less.", cost="{0}"
)
SWAY = face(
    "Sway",
    "instant",
    "Sway deals 1 damage to any target. If it's a creature, it can't block this turn.",
    cost="{0}",
)
OX = face("Ox", "creature", cost="{4}", size=(3, 3))
COUNTED = face(
    "Counted",
    "enchantment",
    "Whenever you cast a spell, draw a card if that spell's mana value is 4 or greater.",
)


def test_its_mana_value_is_that_of_the_target(table: Table) -> None:
    ox = table.put(OX)
    table.cast(table.hand(SMALL), targets=(ox,))
    table.resolve()

    assert table.game.exists(ox)

    cub = table.put(OX.evolve(mana_cost=face("Cub", "creature", cost="{1}").mana_cost))
    table.cast(table.hand(SMALL), targets=(cub,))
    table.resolve()

    assert not table.game.exists(cub)


def test_what_was_dealt_damage_may_be_a_creature(table: Table) -> None:
    ox = table.put(OX, owner=OPPONENT)
    table.cast(table.hand(SWAY), targets=(ox,))
    table.resolve()

    (effect,) = table.game.effects.values()
    assert ox in effect.objects


def test_the_card_that_is_drawn_is_not_that_spell() -> None:
    (triggered,) = COUNTED.paragraphs[0].abilities

    (condition,) = (each.condition for each in walk(triggered) if isinstance(each, If))
    assert isinstance(condition, CountIs)
    assert condition.left == ValueOf("mana value", Bound("triggering", ""))


def test_a_player_is_no_creature(table: Table) -> None:
    table.cast(table.hand(SWAY), targets=(OPPONENT,))
    table.resolve()

    assert table.game.players[OPPONENT].life == 19


def test_what_would_have_been_spoken_of_is_nothing(table: Table) -> None:
    flare = face(
        "Flare",
        "instant",
        "Creatures you control get +2/+1 until end of turn. Untap those creatures.",
        cost="{0}",
    )
    table.cast(table.hand(flare))
    table.resolve()

    assert not table.game.stack()


def test_whenever_this_turn_speaks_of_what_does_it(table: Table) -> None:
    rise = face(
        "Rise",
        "sorcery",
        "Whenever a creature enters this turn, it gains flying until end of turn.",
        cost="{0}",
    )
    table.cast(table.hand(rise))
    table.resolve()
    table.cast(table.hand(face("Cub", "creature", cost="{0}", size=(1, 1))))
    table.resolve()
    table.resolve()

    (effect,) = table.game.effects.values()
    assert [table.game.get(each).name for each in effect.objects] == ["Cub"]


def test_what_is_done_with_each_single_object_is_not_read() -> None:
    text = "For each creature, its controller sacrifices it unless they pay 2 life."
    (paragraph,) = compile_face("Wave", text, types=("sorcery",))

    assert [type(each).__name__ for each in paragraph.abilities] == ["Uncompiled"]

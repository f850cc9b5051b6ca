"""Words of a text that change what it does, where only they do."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.abilities.abilities import Keyword, Paragraph
from rulings_cli.engine import instructions, layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import WouldDraw
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

SPARK = face("Spark", "instant", "Spark deals 2 damage to target creature.", cost="{R}")


def test_a_trigger_on_the_second_card_waits_for_the_second(table: Table) -> None:
    table.put(
        face("Reader", "creature", "Whenever you draw your second card each turn, you gain 1 life.")
    )
    for _ in range(3):
        table.put(BEAR, Zone.LIBRARY)

    waiting = []
    for _ in range(3):
        performing.perform(table.game, table.tape(), WouldDraw((DRAW,), "you"))
        waiting.append(len(table.game.waiting))

    assert waiting == [0, 1, 1]


def test_a_trigger_on_casting_or_copying_counts_copies(table: Table) -> None:
    table.put(
        face(
            "Echoer",
            "creature",
            "Whenever you cast or copy a red spell, you gain 7 life.",
            size=(1, 1),
        )
    )
    spell = table.hand(SPARK)
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("R")
    table.cast(spell, targets=(bear,))
    table.resolve()
    twin = table.hand(face("Twin", "instant", "Copy target instant spell.", cost="{R}"))
    table.mana("R")

    table.cast(twin, targets=(table.game.stack()[0],))
    table.resolve()
    table.resolve()

    assert [each for each in table.game.stack() if table.game.get(each).kind == "copy"]
    assert len(table.game.stack()) == 3


def test_the_color_of_ones_choice_is_chosen_as_it_resolves(table: Table) -> None:
    bear = table.put(BEAR)
    text = "Target green creature gains protection from the color of your choice."
    shield = table.hand(face("Shield", "instant", text, cost="{W}"))
    table.mana("W")
    table.cast(shield, targets=(bear,))

    table.resolve(color="R")

    assert [
        getattr(e, "words", "?") for e in layers.characteristics(table.game, bear).abilities
    ] == [""]
    spell = table.hand(SPARK)
    table.mana("R")
    refused = table.cast(spell, targets=(bear,))
    assert refused is not None
    assert refused.rule.number == "601.2c" or "702.16b" in {e.number for e in refused.because}


def test_protection_from_what_nobody_can_tell_is_not_passed_over(table: Table) -> None:
    odd = face("Odd", "creature", size=(2, 2)).evolve(
        paragraphs=(Paragraph((Keyword("protection", words="the chosen player"),)),)
    )
    there = table.put(odd)
    spell = table.hand(SPARK)
    table.mana("R")

    with pytest.raises(NotSupported):
        table.cast(spell, targets=(there,))


def test_proliferating_twice_is_done_twice(table: Table) -> None:
    from rulings_cli.abilities.effects import KeywordAction

    bear = table.put(BEAR, counters=(("+1/+1", 1),))
    twice = KeywordAction("proliferate", words="twice")

    instructions.execute(
        table.game, table.tape(card=[(bear,), (bear,)]), twice, Context(bear, "you")
    )

    assert table.game.objects[bear].counters_of("+1/+1") == 3

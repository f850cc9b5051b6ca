"""Static effects that forbid or multiply: casting times, life, losing, entering triggers."""

from __future__ import annotations

from typing import Any

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.abilities.abilities import Paragraph, StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.references import AnOpponent, EachOpponent, You
from rulings_cli.abilities.static import (
    CantGainLife,
    CantLoseGame,
    CastOnlyWhen,
    EnteringDoesntTrigger,
    TriggersAgain,
)
from rulings_cli.engine import performing, priority
from rulings_cli.game.events import WouldGainLife, WouldLoseLife
from rulings_cli.terms.rules.general import DRAW

CREATURE = Described(kinds=((HasType("creature"),),))
GREETER = face("Greeter", "creature", "When ~ enters, you gain 1 life.", cost="{R}", size=(1, 1))


def saying(*effects: Any) -> Face:
    """Give an enchantment that says these effects."""
    return face("Edict", "enchantment").evolve(paragraphs=(Paragraph((StaticAbility(effects),)),))


def enter(table: Table) -> int:
    """Cast the greeter and give how many of its triggers are on the stack."""
    spell = table.hand(GREETER)
    table.mana("R")
    assert table.cast(spell) is None
    table.resolve()
    return len(table.game.stack())


def test_entering_triggers_once_more() -> None:
    table = Table()
    assert enter(table) == 1

    table = Table()
    table.put(saying(TriggersAgain(CREATURE, Described(noun="permanent", controller=You()))))

    assert enter(table) == 2


def test_entering_does_not_trigger(table: Table) -> None:
    table.put(saying(EnteringDoesntTrigger(CREATURE)), owner=OPPONENT)

    assert enter(table) == 0


def test_spells_are_cast_only_as_sorceries_by_whom_it_is_said(table: Table) -> None:
    spark = face("Spark", "instant", "You gain 1 life.", cost="{R}")
    table.put(
        saying(CastOnlyWhen(EachOpponent(), Described(noun="spell"), "sorcery")), owner=OPPONENT
    )
    first, second = table.hand(spark), table.hand(spark)
    table.mana("RR")
    assert table.cast(first) is None

    refused = table.cast(second)

    assert refused is not None
    assert (refused.rule.number, refused.by) == ("601.3", table.game.battlefield()[0])


def test_a_player_who_cannot_gain_life_gains_none(table: Table) -> None:
    table.put(saying(CantGainLife(AnOpponent())), owner=OPPONENT)

    for player in (YOU, OPPONENT):
        performing.perform(table.game, table.tape(), WouldGainLife((DRAW,), player, 3))

    assert [table.game.players[each].life for each in (YOU, OPPONENT)] == [20, 23]


def test_a_player_who_cannot_lose_goes_on_without_life(table: Table) -> None:
    table.put(saying(CantLoseGame(You(), wins=True)))
    table.put(BEAR)
    for player in (YOU, OPPONENT):
        performing.perform(table.game, table.tape(), WouldLoseLife((DRAW,), player, 20))

    priority.settle(table.game, table.tape())

    assert [bool(table.game.players[each].has_lost) for each in (YOU, OPPONENT)] == [False, True]

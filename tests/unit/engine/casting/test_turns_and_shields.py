"""Extra turns, skipped steps, turns that end early, and prevention shields."""

from __future__ import annotations

from casting_table import BEAR, RITE, SPARK, Table, face
from casting_trees import body, rite, with_abilities

from rulings_cli.abilities.abilities import SpellAbility
from rulings_cli.abilities.effects import (
    AnyTarget,
    EndTheTurn,
    ExtraTurn,
    Prevent,
    SkipStep,
    Target,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import EachOpponent
from rulings_cli.engine import turn
from rulings_cli.game.actions import PassPriority
from rulings_cli.game.events import StepBegan
from rulings_cli.terms.zones import Step, Zone

AGAIN = rite("Again", "{U}", ExtraTurn())
HALT = with_abilities(face("Halt", "instant", cost="{R}"), SpellAbility(body(EndTheTurn())))
GUARD = with_abilities(
    face("Guard Well", "instant", cost="{W}"),
    SpellAbility(body(Prevent(Number(3), AnyTarget())), (Target(any_target=True),)),
)


def cast_and_resolve(table: Table, what: object, mana: str, **answers: object) -> None:
    table.mana(mana)
    id_ = table.hand(what)  # type: ignore[arg-type]
    assert table.cast(id_, **answers) is None
    table.resolve(**answers)


def test_an_extra_turn_comes_after_this_one_and_then_the_order_goes_on(table: Table) -> None:
    for player in ("you", "opponent"):
        for _ in range(6):
            table.put(BEAR, Zone.LIBRARY, player)
    cast_and_resolve(table, AGAIN, "U")
    seen = []
    for _ in range(3):
        turn.advance_to(table.game, table.tape(), Step.UPKEEP)
        seen.append(table.game.active_player)

    assert seen == ["you", "opponent", "you"]


def test_a_step_is_skipped_once(table: Table) -> None:
    for player in ("you", "opponent"):
        for _ in range(6):
            table.put(BEAR, Zone.LIBRARY, player)
    cast_and_resolve(table, rite("Skip It", "{U}", SkipStep(Step.DRAW, EachOpponent())), "U")
    for _ in range(2):
        turn.advance_to(table.game, table.tape(), Step.PRECOMBAT_MAIN, "opponent")

    steps = [each for each in table.events(StepBegan) if each.player == "opponent"]
    assert [each.step for each in steps].count(Step.DRAW) == 1


def test_ending_the_turn_exiles_the_stack_and_goes_to_the_next_turn(table: Table) -> None:
    table.put(BEAR, Zone.LIBRARY, "opponent")
    table.mana("UUR")
    assert table.cast(table.hand(RITE)) is None
    assert table.cast(table.hand(HALT)) is None
    assert table.do(PassPriority("you")) is None
    assert table.do(PassPriority("opponent")) is None

    assert table.game.stack() == ()
    assert sorted(table.names(Zone.EXILE)) == ["Halt", "Slow Rite"]
    assert (table.game.active_player, table.game.step) == ("opponent", Step.UPKEEP)


def test_a_shield_prevents_so_much_and_is_used_up(table: Table) -> None:
    cast_and_resolve(table, GUARD, "W", targets=("you",))
    for left in (20, 19):
        cast_and_resolve(table, SPARK, "R", targets=("you",))
        assert table.game.players["you"].life == left


def test_each_player_chooses_what_to_return(table: Table) -> None:
    mine, theirs = table.put(BEAR), table.put(BEAR, owner="opponent")
    table.put(BEAR)
    text = "Each player returns a creature they control to its owner's hand."
    cast_and_resolve(table, face("Bounce", "sorcery", text, cost="{U}"), "U", card=(mine,))

    assert not table.game.exists(mine)
    assert not table.game.exists(theirs)
    assert len(table.game.battlefield()) == 1

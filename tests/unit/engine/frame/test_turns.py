"""Steps, turns and priority (CR 117, 500 to 514)."""

from __future__ import annotations

import pytest
from made_up_cards import BEAR, FIELD, face

from rulings_cli import engine
from rulings_cli.abilities.abilities import ChapterAbility, Keyword, StaticAbility, TriggeredAbility
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilEndOfTurn, UntilYourNextTurn
from rulings_cli.abilities.effects import DoesntUntap, GainLife, Sentence
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import APlayer, This, You
from rulings_cli.abilities.static import (
    Affects,
    DoesntUntapInUntapStep,
    GainsControl,
    ManaPersists,
    UntapLimit,
    UntapsInOthersUntapStep,
)
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine import performing, priority, setup, turn
from rulings_cli.engine.context import Context
from rulings_cli.game.actions import Done, PassPriority, Refused
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import (
    ControlChanged,
    EffectEnded,
    ManaEmptied,
    PriorityReceived,
    StepBegan,
    Triggered,
)
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Step, Zone

BECAUSE = (DRAW,)
RACER = face("Racer", "creature", Keyword("haste"), size=(1, 1))


@pytest.fixture
def game() -> Game:
    found = setup.new_game(players=("Ana", "Nico"), active="Ana")
    for each in ("Ana", "Nico"):
        for _ in range(5):
            setup.put(found, FIELD, Zone.LIBRARY, each)
    return found


def test_steps_follow_in_order_and_combat_without_attackers_is_short(
    game: Game, tape: Tape
) -> None:
    turn.advance_to(game, tape, Step.PRECOMBAT_MAIN, "Nico")

    steps = [each.step for each in game.trace if isinstance(each, StepBegan)]
    assert steps == [
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.END,
        Step.CLEANUP,
        Step.UNTAP,
        Step.UPKEEP,
        Step.DRAW,
        Step.PRECOMBAT_MAIN,
    ]
    assert game.active_player == "Nico"
    assert len(game.in_zone(Zone.HAND, "Nico")) == 1


def test_mana_empties_as_a_step_ends(game: Game, tape: Tape) -> None:
    setup.put_mana(game, "Nico", "G", "C")

    turn.next_step(game, tape)

    assert game.players["Nico"].mana == ()
    emptied = next(each for each in game.trace if isinstance(each, ManaEmptied))
    assert [each.number for each in emptied.because] == ["500.5"]


def test_mana_that_an_effect_keeps_stays(game: Game, tape: Tape) -> None:
    keeps = StaticAbility((ManaPersists(You(), ("G",)),))
    setup.put(game, face("Roots", "enchantment", keeps), Zone.BATTLEFIELD, "Ana")
    setup.put_mana(game, "Ana", "G", "C")

    turn.next_step(game, tape)

    assert [each.type for each in game.players["Ana"].mana] == ["G"]


@pytest.mark.parametrize(
    ("until", "ending", "is_kept"),
    [
        ("end of combat", Step.BEGINNING_OF_COMBAT, True),
        ("end of combat", Step.COMBAT_DAMAGE, True),
        ("end of combat", Step.END_OF_COMBAT, False),
        ("end of turn", Step.UPKEEP, True),
        ("end of turn", Step.END_OF_COMBAT, True),
        ("end of turn", Step.POSTCOMBAT_MAIN, True),
        ("end of turn", Step.CLEANUP, False),
        ("", Step.CLEANUP, True),
    ],
)
def test_mana_is_kept_until_the_effect_that_keeps_it_ends(
    game: Game, tape: Tape, until: str, ending: Step, is_kept: bool
) -> None:
    setup.put_mana(game, "Ana", "R", riders=(ManaRider("persists", until=until),))
    game.step = ending

    turn.next_step(game, tape)

    assert bool(game.players["Ana"].mana) == is_kept


def test_active_player_untaps_what_may_untap(game: Game, tape: Tape) -> None:
    kept = StaticAbility((Affects(This(), (DoesntUntapInUntapStep(),)),))
    untaps = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", tapped=True)
    stays = setup.put(game, face("Idol", "artifact", kept), Zone.BATTLEFIELD, "Nico", tapped=True)
    frozen = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", tapped=True)
    other = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", tapped=True)
    effect = LastingEffect(
        0, other, "Ana", (DoesntUntap(This()),), ForTheRestOfTheGame(), objects=(frozen,)
    )
    performing.begin(game, effect, words="it doesn't untap", because=BECAUSE)

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")

    assert [game.objects[each].tapped for each in (untaps, stays, frozen, other)] == [
        False,
        True,
        True,
        True,
    ]
    assert game.effects == {}


def test_what_untaps_in_the_untap_steps_of_others_untaps_with_theirs(
    game: Game, tape: Tape
) -> None:
    also = StaticAbility((UntapsInOthersUntapStep(This()),))
    clock = setup.put(game, face("Clock", "artifact", also), Zone.BATTLEFIELD, "Ana", tapped=True)
    idle = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", tapped=True)

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")

    assert [game.objects[each].tapped for each in (clock, idle)] == [False, True]


def test_what_is_kept_tapped_in_its_own_untap_step_untaps_in_that_of_another(
    game: Game, tape: Tape
) -> None:
    kept = Affects(This(), (DoesntUntapInUntapStep(),))
    both = StaticAbility((UntapsInOthersUntapStep(This()), kept))
    vault = setup.put(game, face("Vault", "artifact", both), Zone.BATTLEFIELD, "Ana", tapped=True)

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")

    assert not game.objects[vault].tapped


def test_a_limit_on_untapping_counts_only_what_the_active_player_controls(
    game: Game, tape: Tape
) -> None:
    clock = face("Clock", "artifact", StaticAbility((UntapsInOthersUntapStep(This()),)))
    clocks = [setup.put(game, clock, Zone.BATTLEFIELD, "Ana", tapped=True) for _ in range(2)]
    only_one = UntapLimit(APlayer(), 1, Described(kinds=((HasType("artifact"),),)))
    limit = face("Orb", "enchantment", StaticAbility((only_one,)))
    setup.put(game, limit, Zone.BATTLEFIELD, "Nico")

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")

    assert not any(game.objects[each].tapped for each in clocks)


def test_cleanup_removes_damage_and_ends_effects(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", marked_damage=1)
    for duration in (UntilEndOfTurn(), UntilYourNextTurn()):
        effect = LastingEffect(0, bear, "Ana", (), duration, objects=(bear,))
        performing.begin(game, effect, words="it grows", because=BECAUSE)

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")
    assert game.objects[bear].marked_damage == 0
    assert len(game.effects) == 1
    turn.advance_to(game, tape, Step.UPKEEP, "Ana")

    assert game.effects == {}
    ended = [each.because[0].number for each in game.trace if isinstance(each, EffectEnded)]
    assert ended == ["514.2", "500.4"]


def test_active_player_discards_down_to_seven(game: Game) -> None:
    hand = [setup.put(game, FIELD, Zone.HAND, "Ana") for _ in range(9)]

    with pytest.raises(ChoiceNeeded) as asked:
        turn.advance_to(game.fork(), Tape(), Step.UPKEEP)
    turn.advance_to(game, Tape((tuple(hand[:2]),)), Step.UPKEEP)

    assert asked.value.choice.kind == "discard"
    assert len(game.in_zone(Zone.HAND, "Ana")) == 7
    assert len(game.in_zone(Zone.GRAVEYARD, "Ana")) == 2


def test_upkeep_trigger_waits_on_the_stack_when_the_player_gets_priority(
    game: Game, tape: Tape
) -> None:
    gain = (Sentence((GainLife(Number(1)),)),)
    shrine = TriggeredAbility(BeginningOf(Step.UPKEEP, You()), gain, word="at")
    setup.put(game, face("Shrine", "enchantment", shrine), Zone.BATTLEFIELD, "Nico")

    turn.advance_to(game, tape, Step.UPKEEP, "Nico")
    assert len(game.stack()) == 1
    turn.advance_to(game, tape, Step.DRAW, "Nico")

    assert game.players["Nico"].life == 21


def test_creature_is_summoning_sick_until_its_controllers_turn_begins(
    game: Game, tape: Tape
) -> None:
    old = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    since_theirs = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", since="opponent's turn")
    new = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", since="this turn")
    fast = setup.put(
        game,
        face("Racer", "creature", Keyword("haste")),
        Zone.BATTLEFIELD,
        "Ana",
        since="this turn",
    )
    theirs = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", since="opponent's turn")
    land = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana", since="this turn")

    sick = [turn.is_summoning_sick(game, each) for each in (old, since_theirs, new, fast, theirs)]
    assert sick == [False, False, True, False, True]
    assert not turn.is_summoning_sick(game, land)

    turn.advance_to(game, tape, Step.UPKEEP, "Ana")
    assert not turn.is_summoning_sick(game, new)


def test_passing_gives_priority_on_and_ends_the_step_when_all_have_passed(
    game: Game, tape: Tape
) -> None:
    first = engine.step(game, PassPriority("Ana"), tape)
    assert isinstance(first, Done)
    assert first.game.priority == "Nico"

    second = engine.step(first.game, PassPriority("Nico"), tape)

    assert isinstance(second, Done)
    assert second.game.step == Step.BEGINNING_OF_COMBAT
    assert second.game.priority == "Ana"
    assert game.step == Step.PRECOMBAT_MAIN


def test_player_without_priority_cannot_pass(game: Game, tape: Tape) -> None:
    refused = engine.step(game, PassPriority("Nico"), tape)

    assert isinstance(refused, Refused)
    assert refused.rule.number == "117.1"


def test_state_based_actions_come_before_priority(game: Game, tape: Tape) -> None:
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", marked_damage=2)

    priority.receive(game, tape, "Ana")

    assert game.battlefield() == ()
    assert isinstance(game.trace[-1], PriorityReceived)


def test_creature_that_is_stolen_and_given_back_is_newly_controlled(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico")
    steal = LastingEffect(
        0,
        bear,
        "Ana",
        (GainsControl(You()),),
        UntilEndOfTurn(),
        (bear,),
        context=Context(bear, "Ana"),
    )
    performing.begin(game, steal, words="Ana gains control", because=BECAUSE)

    priority.receive(game, tape, "Ana")
    assert turn.is_summoning_sick(game, bear)
    turn.advance_to(game, tape, Step.UPKEEP, "Nico")

    told = [each.player for each in game.trace if isinstance(each, ControlChanged)]
    assert told == ["Ana", "Nico"]


def test_saga_tells_its_chapters_and_is_sacrificed_after_the_last(game: Game, tape: Tape) -> None:
    gain = (Sentence((GainLife(Number(3)),)),)
    tale = face(
        "Tale",
        "enchantment",
        ChapterAbility((1,), gain),
        ChapterAbility((2,), gain),
        subtypes=("Saga",),
    )
    card = setup.put(game, tale, Zone.HAND, "Ana")

    saga = performing.move(game, tape, card, Zone.BATTLEFIELD, because=BECAUSE)
    assert [each.because[0].number for each in game.trace if isinstance(each, Triggered)] == [
        "714.2b"
    ]
    turn.advance_to(game, tape, Step.UPKEEP, "Ana")
    assert game.players["Ana"].life == 23
    turn.advance_to(game, tape, Step.PRECOMBAT_MAIN, "Ana")
    assert saga is not None
    assert game.exists(saga)
    turn.advance_to(game, tape, Step.END, "Ana")

    assert game.players["Ana"].life == 26
    assert not game.exists(saga)

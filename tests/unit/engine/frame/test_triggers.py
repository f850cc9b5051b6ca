"""Triggered abilities: noticing them and putting them onto the stack (CR 603)."""

from __future__ import annotations

import pytest
from made_up_cards import BEAR, FIELD, face

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Another, Described, HasType, OneOrMore
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import (
    Add,
    DelayedTrigger,
    Destroy,
    GainLife,
    Sentence,
    Target,
)
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import APlayer, TargetObject, This, You
from rulings_cli.abilities.triggers import (
    BecomesTrue,
    BeginningOf,
    Casts,
    Dies,
    Enters,
    LeavesBattlefield,
    PlayerGainsLife,
    TappedForMana,
    ZoneChange,
)
from rulings_cli.engine import performing, priority, putting_triggers, setup
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.effects import DelayedTriggeredAbility
from rulings_cli.game.events import (
    ManaAdded,
    PutOnStack,
    SpellCast,
    StepBegan,
    Triggered,
    WouldAddMana,
    WouldGainLife,
    WouldMove,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Step, Zone

BECAUSE = (DRAW,)
CREATURE = Described(kinds=((HasType("creature"),),))
OTHER_CREATURE = Described(adjectives=(Another(),), kinds=((HasType("creature"),),))
GAIN = (Sentence((GainLife(Number(1)),)),)


def whenever(event: object, **more: object) -> TriggeredAbility:
    return TriggeredAbility(event, GAIN, word="whenever", **more)  # type: ignore[arg-type]


def names(game: Game) -> list[str]:
    return [each.name for each in game.trace if isinstance(each, Triggered)]


def test_entering_is_seen_by_the_newcomer_and_by_others(game: Game, tape: Tape) -> None:
    watcher = face("Watcher", "creature", whenever(Enters(OTHER_CREATURE)), size=(1, 1))
    setup.put(game, watcher, Zone.BATTLEFIELD, "Ana")
    other = setup.put(game, watcher, Zone.HAND, "Ana")
    herald = setup.put(game, face("Herald", "creature", whenever(Enters(This()))), Zone.HAND, "Ana")

    performing.move(game, tape, other, Zone.BATTLEFIELD, because=BECAUSE)
    assert names(game) == ["Watcher"]
    performing.move(game, tape, herald, Zone.BATTLEFIELD, because=BECAUSE)

    assert sorted(names(game)[1:]) == ["Herald", "Watcher", "Watcher"]
    assert len(game.waiting) == 4


def test_creatures_that_die_together_see_each_other_die(game: Game, tape: Tape) -> None:
    mourner = face("Mourner", "creature", whenever(Dies(CREATURE)), size=(1, 1))
    first = setup.put(game, mourner, Zone.BATTLEFIELD, "Ana")
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico")

    both = [WouldMove(BECAUSE, each, Zone.GRAVEYARD) for each in (first, bear)]
    performing.perform_all(game, tape, both)

    assert names(game) == ["Mourner", "Mourner"]


def test_leaving_trigger_finds_the_new_object_and_knows_the_old(game: Game, tape: Tape) -> None:
    phoenix = face("Phoenix", "creature", whenever(Dies(This())), size=(3, 1))
    old = setup.put(game, phoenix, Zone.BATTLEFIELD, "Ana")

    new = performing.move(game, tape, old, Zone.GRAVEYARD, because=BECAUSE)

    (waiting,) = game.waiting
    assert waiting.bound == (("triggering", (new,)),)
    assert [each.id for each in waiting.was] == [old]
    assert waiting.source == old


def test_put_into_a_graveyard_from_anywhere_does_not_look_back(game: Game, tape: Tape) -> None:
    seed = face("Seed", "creature", whenever(ZoneChange(This(), Zone.GRAVEYARD)))
    card = setup.put(game, seed, Zone.HAND, "Ana")

    performing.move(game, tape, card, Zone.GRAVEYARD, because=BECAUSE)

    assert names(game) == ["Seed"]


def test_one_or_more_triggers_once_for_one_event(game: Game, tape: Tape) -> None:
    pit = face("Pit", "artifact", whenever(LeavesBattlefield(OneOrMore(CREATURE))))
    setup.put(game, pit, Zone.BATTLEFIELD, "Ana")
    bears = [setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico") for _ in range(3)]

    gone = [WouldMove(BECAUSE, each, Zone.EXILE) for each in bears]
    performing.perform_all(game, tape, gone)

    assert names(game) == ["Pit"]
    assert len(dict(game.waiting[0].bound)["triggering"]) == 3


def test_intervening_if_must_hold_as_the_event_occurs(game: Game, tape: Tape) -> None:
    only_if = Controls(You(), CREATURE)
    idol = face("Idol", "artifact", whenever(PlayerGainsLife(You()), condition=only_if))
    setup.put(game, idol, Zone.BATTLEFIELD, "Ana")

    performing.perform(game, tape, WouldGainLife(BECAUSE, "Ana", 1))
    assert names(game) == []
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    performing.perform(game, tape, WouldGainLife(BECAUSE, "Ana", 2))

    assert names(game) == ["Idol"]
    assert game.waiting[0].amount == 2


def test_ability_that_triggers_only_once_each_turn(game: Game, tape: Tape) -> None:
    idol = face("Idol", "artifact", whenever(PlayerGainsLife(APlayer()), once_each_turn=True))
    setup.put(game, idol, Zone.BATTLEFIELD, "Ana")

    for _ in range(2):
        performing.perform(game, tape, WouldGainLife(BECAUSE, "Nico", 1))

    assert names(game) == ["Idol"]


def test_triggers_go_on_the_stack_in_apnap_order_and_chosen_order(game: Game) -> None:
    for owner, name in (("Nico", "N"), ("Ana", "A1"), ("Ana", "A2")):
        idol = face(name, "artifact", whenever(BeginningOf(Step.UPKEEP, APlayer())))
        setup.put(game, idol, Zone.BATTLEFIELD, owner)
    performing.record(game, Tape(), StepBegan(BECAUSE, Step.UPKEEP, "Ana"))

    with pytest.raises(ChoiceNeeded) as asked:
        putting_triggers.put_waiting_on_stack(game.fork(), Tape())
    putting_triggers.put_waiting_on_stack(game, Tape(((1, 0),)))

    assert asked.value.choice.kind == "order triggers"
    put = [each.name for each in game.trace if isinstance(each, PutOnStack)]
    assert put == ["A2", "A1", "N"]
    assert [game.objects[each].controller for each in game.stack()] == ["Ana", "Ana", "Nico"]


def test_trigger_without_a_legal_target_leaves_the_stack(game: Game, tape: Tape) -> None:
    kill = TriggeredAbility(
        Enters(This()), (Sentence((Destroy(TargetObject()),)),), (Target(OTHER_CREATURE),)
    )
    killer = setup.put(game, face("Killer", "creature", kill, size=(1, 1)), Zone.HAND, "Ana")

    performing.move(game, tape, killer, Zone.BATTLEFIELD, because=BECAUSE)
    putting_triggers.put_waiting_on_stack(game, tape)

    assert game.stack() == ()
    assert game.waiting == ()
    assert game.trace[-1].because[0].number == "603.3d"


def test_trigger_targets_as_it_is_put_on_the_stack(game: Game) -> None:
    kill = TriggeredAbility(
        Enters(This()), (Sentence((Destroy(TargetObject()),)),), (Target(OTHER_CREATURE),)
    )
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico")
    killer = setup.put(game, face("Killer", "creature", kill, size=(1, 1)), Zone.HAND, "Ana")

    performing.move(game, Tape(), killer, Zone.BATTLEFIELD, because=BECAUSE)
    priority.receive(game, Tape(((bear,),)), "Ana")

    (ability,) = game.stack()
    assert game.objects[ability].targets == ((bear,),)


def test_spell_sees_its_own_casting(game: Game, tape: Tape) -> None:
    storm = face("Storm", "sorcery", whenever(Casts(You(), This())))
    spell = setup.put(game, storm, Zone.STACK, "Ana")

    performing.record(game, tape, SpellCast(BECAUSE, "Ana", spell, "Storm"))

    assert names(game) == ["Storm"]


def test_delayed_trigger_triggers_once_and_is_gone(game: Game, tape: Tape) -> None:
    idol = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana")
    node = DelayedTrigger(Casts(You(), Described(noun="spell")), GAIN, duration=UntilEndOfTurn())
    delayed = DelayedTriggeredAbility(0, node, idol, game.objects[idol], "Ana")
    performing.begin(game, delayed, words="when you next cast a spell", because=BECAUSE)

    for _ in range(2):
        spell = setup.put(game, face("Bolt", "instant"), Zone.STACK, "Ana")
        performing.record(game, tape, SpellCast(BECAUSE, "Ana", spell, "Bolt"))

    assert names(game) == ["Field"]
    assert game.waiting[0].kind == "delayed"
    assert game.delayed == {}


def test_triggered_mana_ability_resolves_at_once(game: Game, tape: Tape) -> None:
    land = Described(kinds=((HasType("land"),),))
    more = TriggeredAbility(
        TappedForMana(land, You()), (Sentence((Add(Symbols(("G",))),)),), word="whenever"
    )
    setup.put(game, face("Bloom", "enchantment", more), Zone.BATTLEFIELD, "Ana")
    field = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana")

    unit = ManaUnit("C", field)
    performing.perform(game, tape, WouldAddMana(BECAUSE, "Ana", (unit,), field, tapped=True))

    assert [each.type for each in game.players["Ana"].mana] == ["C", "G"]
    assert game.waiting == ()
    assert game.stack() == ()
    assert sum(isinstance(each, ManaAdded) for each in game.trace) == 2


def test_mana_of_the_chosen_color_only(game: Game, tape: Tape) -> None:
    land = Described(kinds=((HasType("land"),),))
    event = TappedForMana(land, mana="the chosen color")
    glove = face("Glove", "artifact", whenever(event))
    setup.put(game, glove, Zone.BATTLEFIELD, "Ana", chosen=(("color", "U"),))
    field = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana")

    for kind in ("G", "U"):
        units = (ManaUnit(kind, field),)
        performing.perform(game, tape, WouldAddMana(BECAUSE, "Ana", units, field, tapped=True))

    assert names(game) == ["Glove"]


def test_state_trigger_waits_once_until_it_has_left_the_stack(game: Game, tape: Tape) -> None:
    no_bears = BecomesTrue(Controls(You(), CREATURE, 0, "="))
    setup.put(game, face("Idol", "artifact", whenever(no_bears)), Zone.BATTLEFIELD, "Ana")
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")

    priority.receive(game, tape, "Ana")
    assert game.stack() == ()
    performing.move(game, tape, bear, Zone.HAND, because=BECAUSE)
    for _ in range(2):
        priority.receive(game, tape, "Ana")

    assert names(game) == ["Idol"]
    assert len(game.stack()) == 1


def test_ward_does_not_trigger_for_a_spell_that_has_it(game: Game, tape: Tape) -> None:
    from rulings_cli.abilities.abilities import Keyword
    from rulings_cli.abilities.costs import PayMana
    from rulings_cli.game.events import BecameTarget
    from rulings_cli.terms.mana import ManaCost

    ward = Keyword("ward", cost=Cost((PayMana(ManaCost(("2",))),)))
    guarded = setup.put(game, face("Guarded", "creature", ward), Zone.STACK, "Ana")
    spell = setup.put(game, face("Cancelling", "instant"), Zone.STACK, "Nico")
    performing.record(game, tape, BecameTarget(BECAUSE, "Nico", spell, guarded))

    assert names(game) == []


def test_ward_triggers_for_an_opponents_spell_only(game: Game, tape: Tape) -> None:
    from rulings_cli.abilities.abilities import Keyword
    from rulings_cli.abilities.costs import PayMana
    from rulings_cli.game.events import BecameTarget
    from rulings_cli.terms.mana import ManaCost

    ward = Keyword("ward", cost=Cost((PayMana(ManaCost(("2",))),)))
    guarded = setup.put(game, face("Guarded", "creature", ward), Zone.BATTLEFIELD, "Ana")
    for player in ("Ana", "Nico"):
        spell = setup.put(game, face("Bolt", "instant"), Zone.STACK, player)
        performing.record(game, tape, BecameTarget(BECAUSE, player, spell, guarded))

    assert names(game) == ["Guarded"]
    assert dict(game.waiting[0].bound)["targeting"] == (spell,)
    assert dict(game.waiting[0].player_bound)["that player"] == "Nico"

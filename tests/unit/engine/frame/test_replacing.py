"""Replacement and prevention effects (CR 614 to 616)."""

from __future__ import annotations

import pytest
from made_up_cards import BEAR, FIELD, ROCK, face

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.costs import Cost, PayLife
from rulings_cli.abilities.described import Another, Described, HasType
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import Choose, Prevent, Regenerate
from rulings_cli.abilities.quantities import Number, VariableX
from rulings_cli.abilities.references import AnOpponent, This, You
from rulings_cli.abilities.static import (
    AsEnters,
    EntersAsCopy,
    EntersTapped,
    EntersWithCounters,
    ManaInstead,
    ReplaceCount,
    ReplaceDamage,
    ReplaceDying,
)
from rulings_cli.engine import performing, setup
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import (
    LifeChanged,
    RuleApplied,
    WouldAddMana,
    WouldCreateToken,
    WouldDealDamage,
    WouldDestroy,
    WouldGainLife,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

BECAUSE = (DRAW,)
CREATURE = Described(kinds=((HasType("creature"),),))
LANDS = Described(kinds=((HasType("land"),),))


def static(*effects: object) -> StaticAbility:
    return StaticAbility(effects)  # type: ignore[arg-type]


def enter(game: Game, tape: Tape, thing: object, **fields: object) -> int:
    card = setup.put(game, thing, Zone.HAND, "Ana", **fields)  # type: ignore[arg-type]
    new = performing.move(game, tape, card, Zone.BATTLEFIELD, because=BECAUSE)
    assert new is not None
    return new


def test_land_enters_tapped(game: Game, tape: Tape) -> None:
    bog = face("Bog", "land", static(EntersTapped(This())))

    new = enter(game, tape, bog)

    assert game.objects[new].tapped
    told = next(each for each in game.trace if isinstance(each, RuleApplied))
    assert "614.1d" in [each.number for each in told.because]


def test_land_enters_untapped_where_its_condition_holds(game: Game, tape: Tape) -> None:
    other = Described(adjectives=(Another(),), kinds=((HasType("land"),),))
    fast = face("Fast", "land", static(EntersTapped(This(), unless=Controls(You(), other, 1))))

    first = enter(game, tape, fast)
    second = enter(game, tape, fast)

    assert game.objects[first].tapped
    assert not game.objects[second].tapped


def test_paying_life_lets_a_land_enter_untapped(game: Game) -> None:
    pays = Cost((PayLife(Number(2)),))
    shock = face("Shock", "land", static(EntersTapped(This(), unless_pay=pays)))
    declined = game.fork()

    untapped = enter(game, Tape((True,)), shock)
    tapped = enter(declined, Tape((False,)), shock)

    assert not game.objects[untapped].tapped
    assert game.players["Ana"].life == 18
    assert declined.objects[tapped].tapped
    assert declined.players["Ana"].life == 20


def test_effect_of_another_permanent_changes_how_things_enter(game: Game, tape: Tape) -> None:
    theirs = Described(kinds=((HasType("creature"),),), controller=AnOpponent())
    setup.put(game, face("Orb", "artifact", static(EntersTapped(theirs))), Zone.BATTLEFIELD, "Nico")

    creature = enter(game, tape, BEAR)
    rock = enter(game, tape, ROCK)

    assert game.objects[creature].tapped
    assert not game.objects[rock].tapped


def test_permanent_enters_with_x_counters_of_its_spell(game: Game, tape: Tape) -> None:
    hydra = face(
        "Hydra",
        "creature",
        static(EntersWithCounters("+1/+1", VariableX(), This())),
        size=(0, 0),
    )
    record = CastRecord("Ana", Zone.HAND, x=3)
    spell = setup.put(game, hydra, Zone.STACK, "Ana", x=3, cast=record)

    new = performing.move(game, tape, spell, Zone.BATTLEFIELD, because=BECAUSE)

    assert new is not None
    assert game.objects[new].counters == (("+1/+1", 3),)
    assert game.objects[new].x is None


def test_own_effect_on_a_kind_of_objects_does_not_apply_to_itself(game: Game, tape: Tape) -> None:
    lord = face("Lord", "creature", static(EntersWithCounters("+1/+1", Number(1), CREATURE)))

    new = enter(game, tape, lord)
    other = enter(game, tape, BEAR)

    assert game.objects[new].counters == ()
    assert game.objects[other].counters == (("+1/+1", 1),)


def test_counters_as_it_enters_are_doubled_too(game: Game, tape: Tape) -> None:
    doubling = static(ReplaceCount("counters", You(), factor=2))
    setup.put(game, face("Season", "enchantment", doubling), Zone.BATTLEFIELD, "Ana")
    grown = static(EntersWithCounters("+1/+1", Number(2), This()))

    new = enter(game, tape, face("Sprout", "creature", grown, size=(0, 0)))

    assert game.objects[new].counters == (("+1/+1", 4),)


def test_planeswalker_and_saga_enter_with_their_counters(game: Game, tape: Tape) -> None:
    walker = enter(game, tape, face("Sage", "planeswalker", loyalty="4"))
    saga = enter(game, tape, face("Tale", "enchantment", subtypes=("Saga",)))

    assert game.objects[walker].counters == (("loyalty", 4),)
    assert game.objects[saga].counters == (("lore", 1),)


def test_choice_is_made_as_it_enters(game: Game) -> None:
    banner = face("Banner", "artifact", static(AsEnters(This(), (Choose("creature type"),))))

    new = enter(game, Tape(("Elf",)), banner)

    assert dict(game.objects[new].chosen)["creature type"] == "Elf"


def test_aura_put_onto_the_battlefield_chooses_what_it_enchants(game: Game, tape: Tape) -> None:
    aura = face("Blessing", "enchantment", Keyword("enchant", quality=CREATURE), subtypes=("Aura",))
    card = setup.put(game, aura, Zone.GRAVEYARD, "Ana")
    stays = performing.move(game.fork(), tape, card, Zone.BATTLEFIELD, because=BECAUSE)
    bears = [setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana") for _ in range(2)]

    new = performing.move(game, Tape((bears[1],)), card, Zone.BATTLEFIELD, because=BECAUSE)

    assert stays is None
    assert new is not None
    assert game.objects[new].attached_to == bears[1]


def test_clone_enters_as_a_copy_with_what_the_copied_text_brings(game: Game) -> None:
    clone = face("Clone", "creature", static(EntersAsCopy(CREATURE)), size=(0, 0))
    grown = static(EntersWithCounters("+1/+1", Number(2), This()))
    original = face("Ooze", "creature", grown, size=(1, 1))
    ooze = setup.put(game, original, Zone.BATTLEFIELD, "Nico")
    declined = game.fork()

    new = enter(game, Tape((ooze,)), clone)
    plain = enter(declined, Tape((None,)), clone)

    assert game.objects[new].name == "Ooze"
    assert game.objects[new].counters == (("+1/+1", 2),)
    assert declined.objects[plain].name == "Clone"


def test_creature_that_would_die_is_exiled_instead(game: Game, tape: Tape) -> None:
    rest = face("Rest", "enchantment", static(ReplaceDying(CREATURE)))
    setup.put(game, rest, Zone.BATTLEFIELD, "Ana")
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico")
    rock = setup.put(game, ROCK, Zone.BATTLEFIELD, "Nico")

    for each in (bear, rock):
        performing.perform(game, tape, WouldDestroy(BECAUSE, each))

    assert len(game.in_zone(Zone.EXILE)) == 1
    assert len(game.in_zone(Zone.GRAVEYARD, "Nico")) == 1


def test_affected_player_chooses_which_of_two_effects_applies_first(game: Game) -> None:
    setup.put(
        game, face("A", "enchantment", static(ReplaceDying(CREATURE))), Zone.BATTLEFIELD, "Ana"
    )
    other = static(ReplaceDying(CREATURE, to=Zone.HAND))
    setup.put(game, face("B", "enchantment", other), Zone.BATTLEFIELD, "Ana")
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico")

    with pytest.raises(ChoiceNeeded) as asked:
        performing.move(game.fork(), Tape(), bear, Zone.GRAVEYARD, because=BECAUSE)
    performing.move(game, Tape((1,)), bear, Zone.GRAVEYARD, because=BECAUSE)

    assert asked.value.choice.player == "Nico"
    assert len(game.in_zone(Zone.HAND, "Nico")) == 1


def test_regeneration_shield_is_used_up(game: Game, tape: Tape) -> None:
    troll = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", marked_damage=1)
    shield = LastingEffect(
        0, troll, "Ana", (Regenerate(This()),), UntilEndOfTurn(), objects=(troll,)
    )
    performing.begin(game, shield, words="a regeneration shield", because=BECAUSE)

    performing.perform(game, tape, WouldDestroy(BECAUSE, troll))
    assert game.objects[troll].tapped
    assert game.objects[troll].marked_damage == 0
    performing.perform(game, tape, WouldDestroy(BECAUSE, troll))

    assert not game.exists(troll)


def test_finality_shield_and_stun_counters_replace_once(game: Game, tape: Tape) -> None:
    shielded = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=(("shield", 1),))
    final = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=(("finality", 1),))
    stunned = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", tapped=True, counters=(("stun", 1),))

    performing.perform(game, tape, WouldDestroy(BECAUSE, shielded, source=stunned))
    performing.perform(game, tape, WouldDestroy(BECAUSE, final, source=stunned))
    performing.perform(game, tape, WouldTap(BECAUSE, stunned, untap=True))

    assert game.objects[shielded].counters == ()
    assert len(game.in_zone(Zone.EXILE)) == 1
    assert game.objects[stunned].tapped
    assert game.objects[stunned].counters == ()


def test_commander_may_go_to_the_command_zone_instead_of_a_hand(game: Game) -> None:
    queen = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", is_commander=True)

    performing.move(game, Tape((True,)), queen, Zone.HAND, because=BECAUSE)

    assert len(game.in_zone(Zone.COMMAND)) == 1
    assert game.in_zone(Zone.HAND, "Ana") == ()


def test_damage_is_prevented_or_doubled(game: Game, tape: Tape) -> None:
    setup.put(
        game,
        face("Fire", "enchantment", static(ReplaceDamage(factor=2))),
        Zone.BATTLEFIELD,
        "Ana",
    )
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    performing.perform(game, tape, WouldDealDamage(BECAUSE, bear, "Nico", 2))
    shield = face("Shield", "enchantment", static(ReplaceDamage(to=You(), prevent=True)))
    setup.put(game, shield, Zone.BATTLEFIELD, "Ana")
    performing.perform(game, Tape((1,)), WouldDealDamage(BECAUSE, bear, "Ana", 2))

    assert game.players["Nico"].life == 16
    assert game.players["Ana"].life == 20
    assert [each.amount for each in game.trace if isinstance(each, LifeChanged)] == [-4]


def test_prevention_shield_is_used_up_by_damage(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    shield = Prevent(Number(3), to=You())
    effect = LastingEffect(0, bear, "Ana", (shield,), UntilEndOfTurn(), players=("Ana",))
    performing.begin(game, effect, words="a shield", because=BECAUSE)

    for amount in (2, 2):
        performing.perform(game, tape, WouldDealDamage(BECAUSE, bear, "Ana", amount))

    assert game.players["Ana"].life == 19
    assert game.effects == {}


def test_all_damage_is_prevented_without_an_amount(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    effect = LastingEffect(0, bear, "Ana", (Prevent(),), UntilEndOfTurn())
    performing.begin(game, effect, words="no damage", because=BECAUSE)

    for to in ("Ana", "Nico", bear):
        performing.perform(game, tape, WouldDealDamage(BECAUSE, bear, to, 5))

    assert {each.life for each in game.players.values()} == {20}
    assert game.objects[bear].marked_damage == 0
    assert len(game.effects) == 1


def test_tokens_life_and_counters_are_multiplied(game: Game, tape: Tape) -> None:
    for what in ("tokens", "life", "counters"):
        more = static(ReplaceCount(what, You(), factor=2))
        setup.put(game, face(what, "enchantment", more), Zone.BATTLEFIELD, "Ana")
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")

    facts = performing.perform(game, tape, WouldCreateToken(BECAUSE, "Ana", BEAR))
    performing.perform(game, tape, WouldGainLife(BECAUSE, "Ana", 3))
    performing.perform(game, tape, WouldGainLife(BECAUSE, "Nico", 3))
    performing.perform(game, tape, WouldPutCounters(BECAUSE, bear, "+1/+1", 1))

    assert len(performing.created(facts)) == 2
    assert (game.players["Ana"].life, game.players["Nico"].life) == (26, 23)
    assert game.objects[bear].counters == (("+1/+1", 2),)


def test_permanent_tapped_for_mana_produces_twice_as_much(game: Game, tape: Tape) -> None:
    twice = static(ManaInstead(LANDS, You(), factor=2))
    setup.put(game, face("Reflection", "enchantment", twice), Zone.BATTLEFIELD, "Ana")
    field = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana")

    unit = ManaUnit("G", field)
    performing.perform(game, tape, WouldAddMana(BECAUSE, "Ana", (unit,), field, tapped=True))

    assert [each.type for each in game.players["Ana"].mana] == ["G", "G"]

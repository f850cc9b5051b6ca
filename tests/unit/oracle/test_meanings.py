"""What trees mean: targets are numbered, mentions are bound, mana keeps its restriction."""

from __future__ import annotations

from typing import Any

import pytest

from rulings_cli.abilities.abilities import StaticAbility, Uncompiled
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.effects import (
    Add,
    AnyTarget,
    Attach,
    ContinuousChange,
    DealDamage,
    Destroy,
    Draw,
    ExileTop,
    If,
    PutOntoBattlefield,
    ReturnToHand,
)
from rulings_cli.abilities.quantities import ManaSpent
from rulings_cli.abilities.references import (
    Bound,
    ControllerOf,
    EachOpponent,
    TargetObject,
    TargetPlayer,
    This,
)
from rulings_cli.abilities.spending import SpendOnly, ToCast
from rulings_cli.abilities.static import MustBlockIt
from rulings_cli.official.playability import is_playable
from rulings_cli.oracle.compiling import Surroundings, compile_face, compile_paragraph
from rulings_cli.terms.values import of_kinds, walk
from rulings_cli.terms.zones import Zone


def compiled(text: str, kind: str = "sorcery") -> Any:
    (only,) = compile_paragraph(text, Surroundings((kind,))).abilities
    return only


def first(node: Any, kind: type) -> Any:
    return next(each for each in walk(node) if isinstance(each, kind))


def test_targets_are_numbered_in_the_order_of_the_text() -> None:
    ability = compiled("Destroy target creature and tap target land.")

    assert len(ability.targets) == 2
    assert first(ability, Destroy).what == TargetObject(0)


def test_its_controller_is_that_of_the_target() -> None:
    ability = compiled("Destroy target creature. Its controller draws a card.")

    assert first(ability, ControllerOf).of == TargetObject(0)


def test_who_pays_to_save_a_thing_is_its_controller() -> None:
    ability = compiled("Counter target spell unless its controller pays {3}.", "instant")

    assert first(ability, ControllerOf).of == TargetObject(0)


def test_it_is_the_object_of_the_event() -> None:
    ability = compiled("Whenever a Goblin you control attacks, it gains haste.", "creature")

    assert first(ability.body, Bound).name == "triggering"


def test_it_is_the_object_itself_where_the_event_is_about_it() -> None:
    ability = compiled("When ~ attacks, it gets +1/+0 until end of turn.", "creature")

    assert first(ability.body, This) == This()


def test_what_a_target_must_block_is_not_that_target() -> None:
    bounding = compiled(
        "Whenever this creature attacks, target Wall defending player controls blocks it this "
        "turn if able.",
        "creature",
    )
    assert first(bounding, MustBlockIt).what == This("it")
    growing = compiled(
        "Put a -0/-1 counter on target creature you control. Another target Wall blocks it this "
        "turn if able."
    )
    assert first(growing, MustBlockIt).what == TargetObject(words="it")


def test_kicked_damage_has_the_same_target_unsaid() -> None:
    ability = compiled(
        "~ deals 1 damage to any target. If this spell was kicked, it deals 3 damage instead."
    )

    damages = [each for each in walk(ability) if isinstance(each, DealDamage)]
    assert [each.to for each in damages] == [AnyTarget(0), AnyTarget(0)]


def test_restriction_of_the_next_sentence_is_on_the_mana() -> None:
    ability = compiled("{T}: Add {U}. Spend this mana only to cast Wizard spells.", "creature")

    restriction = first(ability, Add).restriction
    assert isinstance(restriction, SpendOnly)
    assert isinstance(restriction.on[0], ToCast)


def test_what_follows_a_delayed_trigger_belongs_to_it() -> None:
    ability = compiled("When you next cast a spell this turn, draw a card. Scry 1.", "instant")

    assert len(ability.body) == 1


def test_what_is_done_unless_is_what_is_said_last() -> None:
    ability = compiled(
        "When ~ enters, draw a card, then discard a card unless you control an Elf.", "creature"
    )

    drawing, asking = ability.body[0].effects
    assert (type(drawing), type(asking)) == (Draw, If)
    assert len(asking.effects) == 1


def test_ability_that_asks_for_its_graveyard_works_there() -> None:
    ability = compiled(
        "Whenever you surveil, if this card is in your graveyard, you gain 1 life.", "creature"
    )

    assert ability.zone is Zone.GRAVEYARD


def test_ability_that_returns_its_card_works_in_the_graveyard() -> None:
    ability = compiled("{1}: Return this card from your graveyard to your hand.", "creature")

    assert ability.zone is Zone.GRAVEYARD


def test_each_mode_has_its_own_targets() -> None:
    ability = compiled("Choose one —\n• Destroy target land.\n• Draw a card.")

    one, other = ability.body[0].effects[0].modes
    assert (len(one.targets), len(other.targets)) == (1, 0)


def test_no_mention_of_the_reading_is_left_in_a_tree() -> None:
    ability = compiled("Exile two target cards from target player's graveyard.")

    assert {type(each).__module__.split(".")[1] for each in walk(ability)} <= {"abilities", "terms"}


@pytest.mark.parametrize(
    "text",
    [
        "Target player draws two cards and loses 2 life.",
        "Target player discards a card, then draws a card, then loses 1 life.",
        "Target opponent may draw a card.",
    ],
)
def test_one_target_is_the_subject_of_every_clause(text: str) -> None:
    ability = compiled(text)

    assert len(ability.targets) == 1
    assert {each.index for each in walk(ability.body) if isinstance(each, TargetPlayer)} == {0}


def test_duration_at_the_end_belongs_to_every_change_before_it() -> None:
    ability = compiled("Target creature gains flying and gets +2/+0 until end of turn.")

    (only,) = ability.body[0].effects
    assert len(only.changes) == 2


def test_change_with_a_duration_of_its_own_is_an_effect_of_its_own() -> None:
    ability = compiled("Target creature gets +2/+0 until end of turn and can't block this turn.")

    first_one, second = ability.body[0].effects
    assert first_one.of == second.of == TargetObject(0)
    assert first_one.duration != second.duration


def test_zone_belongs_to_the_cards_that_are_counted() -> None:
    ability = compiled("Destroy target creature with power 2 or less.")
    counted = compiled(
        "Destroy target creature with power less than the number of cards in your hand."
    )

    assert ability.targets[0].what.zone is None
    assert counted.targets[0].what.zone is None


def test_their_library_is_that_of_the_player_who_does_it() -> None:
    ability = compiled("Each opponent exiles the top card of their library.")

    assert first(ability, ExileTop).of == EachOpponent()


def test_owner_is_that_of_the_card_that_returns() -> None:
    ability = compiled(
        "When ~ dies, return it to the battlefield under its owner's control.", "creature"
    )

    put = first(ability, PutOntoBattlefield)
    assert put.under.of == put.what


def test_mark_before_an_ability_stands_for_limits() -> None:
    ability = compiled("Boast — {1}: Scry 1.", "creature")

    assert [each.kind for each in ability.limits] == ["if", "once each turn"]


def test_ability_below_a_class_level_waits_for_the_level() -> None:
    before, _, after = compile_face(
        "Some Class",
        "When this Class enters, scry 1.\n{1}{U}: Level 2\nWhenever you attack, scry 2.",
        types=("Enchantment",),
        subtypes=("Class",),
    )

    (first_ability,), (second,) = before.abilities, after.abilities
    assert first_ability.condition is None
    assert second.condition.right.n == 2


def test_mana_spent_is_that_of_the_spell_of_the_event() -> None:
    text = "Whenever you cast a spell, if at least four mana was spent to cast it, scry 1."
    ability = compiled(text, "creature")

    assert first(ability, ManaSpent).of == Bound("triggering", "it")


def test_what_happened_has_a_short_name_and_a_number() -> None:
    ability = compiled("If you've gained 3 or more life this turn, draw a card.")

    made = first(ability, HappenedThisTurn)
    assert (made.what, made.least) == ("you gained life", 3)


def test_reason_names_no_more_than_three_words_of_the_text() -> None:
    missing = compiled("[Blorb the whole long wording in brackets.] Blorb.", "creature")

    assert missing.reason == "no reading: stopped at '[Blorb the whole'"


def test_it_deals_damage_to_another_than_itself() -> None:
    text = "Whenever ~ becomes blocked by a creature, it deals 2 damage to that creature."
    damage = first(compiled(text, "creature"), DealDamage)

    assert (damage.source, damage.to) == (This("it"), Bound("opposing", ""))


def test_that_equipment_is_no_creature_token() -> None:
    text = (
        "Gain control of target Equipment, then create a 0/0 black Germ creature token and "
        "attach that Equipment to it."
    )
    attach = first(compiled(text), Attach)

    assert (attach.what, attach.to) == (TargetObject(0), Bound("created", ""))


def test_the_discarded_card_is_that_of_the_event() -> None:
    text = (
        "Whenever you discard a card, you may pay {7}. If you do, return the discarded card from "
        "your graveyard to your hand."
    )

    assert first(compiled(text, "creature"), ReturnToHand).what == Bound("triggering", "")


@pytest.mark.parametrize(
    "text",
    [
        "When this enchantment leaves the battlefield, exile the token.",
        "Basic lands each player controls have haste as long as that player controls seven or "
        "fewer lands.",
    ],
)
def test_what_another_ability_made_is_not_played(text: str) -> None:
    paragraphs = compile_face("A", text, types=("enchantment",), is_playable=is_playable)

    assert [each.playable for each in paragraphs] == [False]
    assert not any(isinstance(each, Uncompiled) for each in walk(paragraphs))


@pytest.mark.parametrize(
    "text",
    [
        "Enchanted creature has reach as long as it's untapped.",
        "Equipped creature has haste as long as its power is 7 or less.",
        "Enchanted creature has haste as long as its controller controls no other lands.",
        "As long as equipped creature's toughness is greater than its power, it has haste.",
    ],
)
def test_the_condition_of_an_aura_speaks_of_what_it_is_attached_to(text: str) -> None:
    static = first(compiled(text, "enchantment"), StaticAbility)

    assert {each.name for each in of_kinds(static.condition, Bound)} == {"attached"}
    assert not any(isinstance(each, This) for each in walk(static.condition))


def test_a_condition_about_each_of_several_is_not_compiled() -> None:
    text = "Each land gets +7/+7 as long as it's a creature."

    assert isinstance(compiled(text, "enchantment"), Uncompiled)


def test_it_is_what_the_condition_of_a_trigger_asks_about() -> None:
    text = (
        "When an opponent casts a creature spell, if this permanent is a land, it becomes a 2/2 "
        "Gargoyle creature with flying."
    )

    assert first(compiled(text, "enchantment"), ContinuousChange).of == This("it")


def test_a_limit_may_say_where_an_ability_works() -> None:
    ability = compiled("{2}{W}: You gain 1 life. Activate only if this card is in your graveyard.")

    assert ability.zone is Zone.GRAVEYARD

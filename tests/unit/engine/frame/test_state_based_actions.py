"""State-based actions (CR 704)."""

from __future__ import annotations

import pytest
from made_up_cards import BEAR, FIELD, ROCK, face

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.engine import performing, priority, setup
from rulings_cli.engine.state_based import perform_state_based_actions
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.events import (
    Lost,
    StateBasedActionsPerformed,
    WouldCreateToken,
    WouldDealDamage,
    WouldDraw,
)
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

BECAUSE = (DRAW,)
ENCHANT_CREATURE = Keyword("enchant", quality=Described(kinds=((HasType("creature"),),)))
AURA = face("Blessing", "enchantment", ENCHANT_CREATURE, subtypes=("Aura",))
SWORD = face("Sword", "artifact", subtypes=("Equipment",))
LEGEND = face("Queen", "creature", size=(2, 2), supertypes=("legendary",))


def rules_of_last(game: Game) -> list[str]:
    fact = next(e for e in reversed(game.trace) if isinstance(e, StateBasedActionsPerformed))
    return [each.number for each in fact.because]


def test_nothing_happens_in_a_quiet_position(game: Game, tape: Tape) -> None:
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")

    assert not perform_state_based_actions(game, tape)
    assert game.trace == []


def test_creature_with_zero_toughness_goes_to_the_graveyard(game: Game, tape: Tape) -> None:
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=(("-1/-1", 2),))

    assert perform_state_based_actions(game, tape)

    assert len(game.in_zone(Zone.GRAVEYARD, "Ana")) == 1
    assert "704.5f" in rules_of_last(game)


def test_lethal_damage_destroys_and_indestructible_does_not_care(game: Game, tape: Tape) -> None:
    ward = face("Wall", "creature", Keyword("indestructible"), size=(0, 2))
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", marked_damage=2)
    wall = setup.put(game, ward, Zone.BATTLEFIELD, "Ana", marked_damage=2)

    priority.settle(game, tape)

    assert game.battlefield() == (wall,)
    assert game.in_zone(Zone.GRAVEYARD, "Ana") != ()
    assert not game.exists(bear)


def test_damage_of_a_source_with_deathtouch_destroys(game: Game, tape: Tape) -> None:
    snake = setup.put(
        game, face("Snake", "creature", Keyword("deathtouch"), size=(1, 1)), Zone.BATTLEFIELD, "Ana"
    )
    giant = setup.put(game, face("Giant", "creature", size=(8, 8)), Zone.BATTLEFIELD, "Nico")
    performing.perform(game, tape, WouldDealDamage(BECAUSE, snake, giant, 1))

    perform_state_based_actions(game, tape)

    assert not game.exists(giant)
    assert "704.5h" in rules_of_last(game)


def test_all_are_performed_together_from_one_position(game: Game, tape: Tape) -> None:
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=(("-1/-1", 2),))
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", marked_damage=2)
    game.update_player("Nico", life=0)

    perform_state_based_actions(game, tape)

    assert game.battlefield() == ()
    assert {"704.5a", "704.5f", "704.5g"} <= set(rules_of_last(game))


def test_player_loses_at_zero_life_and_by_drawing_from_nothing(game: Game, tape: Tape) -> None:
    game.update_player("Ana", life=-1)
    performing.perform(game, tape, WouldDraw(BECAUSE, "Nico"))

    perform_state_based_actions(game, tape)

    assert [each.player for each in game.trace if isinstance(each, Lost)] == ["Ana", "Nico"]


def test_player_with_ten_poison_counters_loses(game: Game, tape: Tape) -> None:
    game.update_player("Ana", counters=(("poison", 10),))

    perform_state_based_actions(game, tape)

    assert game.players["Ana"].has_lost
    assert not game.players["Nico"].has_lost


def test_owner_keeps_one_of_two_legends_of_the_same_name(game: Game) -> None:
    first = setup.put(game, LEGEND, Zone.BATTLEFIELD, "Ana")
    second = setup.put(game, LEGEND, Zone.BATTLEFIELD, "Ana")
    other = setup.put(game, LEGEND, Zone.BATTLEFIELD, "Nico")

    with pytest.raises(ChoiceNeeded) as asked:
        perform_state_based_actions(game.fork(), Tape())
    perform_state_based_actions(game, Tape((second,)))

    assert asked.value.choice.kind == "legend"
    assert game.battlefield() == (second, other)
    assert not game.exists(first)


def test_aura_without_a_legal_host_goes_to_the_graveyard(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    kept = setup.put(game, AURA, Zone.BATTLEFIELD, "Ana", attached_to=bear)
    rock = setup.put(game, ROCK, Zone.BATTLEFIELD, "Ana")
    setup.put(game, AURA, Zone.BATTLEFIELD, "Ana", attached_to=rock)

    perform_state_based_actions(game, tape)

    assert game.battlefield() == (bear, kept, rock)
    assert "704.5m" in rules_of_last(game)


def test_equipment_on_a_noncreature_becomes_unattached_and_stays(game: Game, tape: Tape) -> None:
    field = setup.put(game, FIELD, Zone.BATTLEFIELD, "Ana")
    sword = setup.put(game, SWORD, Zone.BATTLEFIELD, "Ana", attached_to=field)

    perform_state_based_actions(game, tape)

    assert game.objects[sword].attached_to is None
    assert "704.5n" in rules_of_last(game)


def test_opposite_counters_cancel(game: Game, tape: Tape) -> None:
    counters = (("+1/+1", 3), ("-1/-1", 1))
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=counters)

    perform_state_based_actions(game, tape)

    assert game.objects[bear].counters == (("+1/+1", 2),)


def test_planeswalker_without_loyalty_goes(game: Game, tape: Tape) -> None:
    walker = face("Sage", "planeswalker", loyalty="3")
    stays = setup.put(game, walker, Zone.BATTLEFIELD, "Ana")
    goes = setup.put(game, walker, Zone.BATTLEFIELD, "Ana")
    game.update(goes, counters=())

    perform_state_based_actions(game, tape)

    assert game.battlefield() == (stays,)


def test_token_elsewhere_ceases_to_exist(game: Game, tape: Tape) -> None:
    facts = performing.perform(game, tape, WouldCreateToken(BECAUSE, "Ana", BEAR))
    (token,) = performing.created(facts)
    gone = performing.move(game, tape, token, Zone.GRAVEYARD, because=BECAUSE)
    assert gone is not None

    perform_state_based_actions(game, tape)

    assert not game.exists(gone)
    assert game.in_zone(Zone.GRAVEYARD, "Ana") == ()


def test_commander_may_return_and_is_asked_once(game: Game) -> None:
    queen = setup.put(game, LEGEND, Zone.BATTLEFIELD, "Ana", is_commander=True)
    performing.move(game, Tape(), queen, Zone.GRAVEYARD, because=BECAUSE)
    declined = game.fork()

    assert perform_state_based_actions(game, Tape((True,)))
    assert not perform_state_based_actions(declined, Tape((False,)))
    assert not perform_state_based_actions(declined, Tape())

    assert len(game.in_zone(Zone.COMMAND)) == 1
    assert len(declined.in_zone(Zone.GRAVEYARD, "Ana")) == 1

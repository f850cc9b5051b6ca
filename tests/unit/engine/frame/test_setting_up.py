"""Set-up, tokens and the answers that nobody needs to give."""

from __future__ import annotations

import pytest
from made_up_cards import BEAR, FIELD, face

from rulings_cli import engine
from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import choosing, performing, setup, tokens
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import PassPriority, TakeSpecialAction
from rulings_cli.game.choices import NO_ANSWER, Choice, OneOption, OrderOf, SubsetOf, Tape
from rulings_cli.game.events import WouldShuffle
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone


def test_put_tells_nothing_and_triggers_nothing(game: Game) -> None:
    setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")

    assert game.trace == []
    assert game.waiting == ()


def test_put_takes_a_face_of_a_card_and_a_place_in_a_library(game: Game) -> None:
    card = Card("Front // Back", "modal_dfc", (BEAR, FIELD))
    first = setup.put(game, BEAR, Zone.LIBRARY, "Ana")
    top = setup.put(game, card, Zone.LIBRARY, "Ana", at=0)
    land = setup.put(game, card, Zone.BATTLEFIELD, "Ana", face=1)

    assert game.in_zone(Zone.LIBRARY, "Ana") == (top, first)
    assert game.objects[land].name == "Field"


def test_put_wants_to_know_since_when(game: Game) -> None:
    with pytest.raises(ValueError, match="none of before"):
        setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", since="yesterday")


def test_game_of_three_has_everyones_last_turn_before_the_active_players() -> None:
    found = setup.new_game(players=("Ana", "Nico", "Kim"), active="Nico")

    began = {each.id: each.turn_began for each in found.players.values()}
    assert began["Kim"] < began["Ana"] < began["Nico"] < found.clock + 1


def test_default_answerer_answers_chance_and_order_only(game: Game) -> None:
    answer = choosing.default_answerer()
    options = (3, 1, 2)

    shuffled = answer(Choice("shuffle", "Ana", DRAW, OrderOf(options)), game)
    forced = answer(Choice("targets", "Ana", DRAW, SubsetOf((5,), 1, 1)), game)
    may = answer(Choice("may", "Ana", DRAW, OneOption((True, False))), game)

    assert shuffled == options
    assert forced == (5,)
    assert may is NO_ANSWER


def test_seed_decides_a_shuffle_and_repeats_it(game: Game) -> None:
    cards = [setup.put(game, BEAR, Zone.LIBRARY, "Ana") for _ in range(8)]

    def shuffled(seed: int) -> tuple[int, ...]:
        twin = game.fork()
        tape = Tape(answerer=choosing.default_answerer(seed))
        performing.perform(twin, tape, WouldShuffle((DRAW,), "Ana"))
        return twin.in_zone(Zone.LIBRARY, "Ana")

    assert shuffled(0) == tuple(cards)
    assert shuffled(5) == shuffled(5) != shuffled(6)
    assert sorted(shuffled(5)) == cards


def test_choice_of_what_no_one_may_choose_is_not_supported(game: Game) -> None:
    with pytest.raises(NotSupported):
        choosing.choice_of(game, "mood", "Ana", DRAW)


def test_token_has_only_what_was_said() -> None:
    described = TokenDescription(
        Number(1),
        Number(2),
        ("W",),
        types=("creature",),
        subtypes=("Elf",),
        keywords=(Keyword("flying"),),
    )

    found = tokens.face_of(described, lambda quantity: quantity.n)  # type: ignore[union-attr]

    assert (found.name, found.power, found.toughness) == ("Elf Token", "1", "2")
    assert found.colors == frozenset("W")
    assert list(found.abilities) == [Keyword("flying")]


@pytest.mark.parametrize("name", ["Treasure", "Food", "Clue", "Powerstone", "Lander"])
def test_predefined_token_has_the_ability_that_the_rules_give(name: str) -> None:
    found = tokens.predefined(name)

    assert found.types == ("artifact",)
    assert found.subtypes == (name,)
    assert any(isinstance(each, ActivatedAbility) for each in found.abilities)


def test_unknown_predefined_token_is_not_supported() -> None:
    with pytest.raises(NotSupported):
        tokens.predefined("Incubator")


def test_face_of_the_engine_lists_what_may_be_begun(game: Game) -> None:
    setup.put(game, FIELD, Zone.HAND, "Ana")
    setup.put(game, face("Bolt", "instant", cost=("R",)), Zone.HAND, "Ana")

    kinds = [type(each).__name__ for each in engine.legal_actions(game, "Ana")]

    assert kinds == ["PassPriority", "PlayLand", "CastSpell"]
    assert list(engine.legal_actions(game, "Nico")) == []
    assert engine.why_not(game, PassPriority("Ana")) is None
    assert engine.why_not(game, PassPriority("Nico")) is not None
    assert not engine.is_over(game)


def test_special_action_that_is_not_built_says_so(game: Game, tape: Tape) -> None:
    with pytest.raises(NotSupported):
        engine.step(game, TakeSpecialAction("Ana", 1, "roll a die"), tape)

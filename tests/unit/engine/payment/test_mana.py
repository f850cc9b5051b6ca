"""Producing mana, and what could be produced (CR 106)."""

from __future__ import annotations

from typing import Any

import pytest
from payment_boards import (
    ARTIFACTS_YOU_CONTROL,
    CREATURES,
    FOREST,
    ISLAND,
    LANDS,
    answers,
    board,
    card,
    creature,
    mana,
    put,
    static,
    taps_for,
)

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.costs import Cost, SacrificeObjects, TapThis
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Add, DoubleUnspentMana, If, Sentence
from rulings_cli.abilities.mana import (
    AnyColor,
    ChosenColor,
    ColorsAmong,
    CommanderIdentity,
    CouldProduce,
    ManaProduced,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.references import AnOpponent, You
from rulings_cli.abilities.spending import SpendOnly, ToCast
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.engine import instructions, mana_abilities, setup
from rulings_cli.engine import mana as producing
from rulings_cli.engine.context import Context
from rulings_cli.game.choices import ChoiceNeeded
from rulings_cli.game.events import NoManaAdded
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit

YOUR_LANDS = LANDS.evolve(controller=You())


def add(
    game: Game,
    source: int,
    what: ManaProduced | str,
    *given: Any,
    tapped: bool = False,
    **more: Any,
) -> str:
    """Let the source add mana; give the types that are in the pool then."""
    node = Add(mana(what), **more)
    producing.add(game, answers(*given), node, Context(source, "you"), tapped=tapped)
    return "".join(each.type for each in pool(game))


def pool(game: Game) -> tuple[ManaUnit, ...]:
    return game.players["you"].mana


def test_written_symbols_are_added() -> None:
    game = board()

    assert add(game, put(game, FOREST), "GCC") == "GCC"


def test_hybrid_and_generic_symbols_are_added_as_mana() -> None:
    game = board()

    assert add(game, put(game, FOREST), Symbols(("W/U", "2")), ("U", "C", "C")) == "UCC"


def test_a_choice_is_asked_with_every_outcome() -> None:
    game = board()

    with pytest.raises(ChoiceNeeded) as asked:
        add(game, put(game, FOREST), AnyColor())

    assert list(asked.value.choice.domain) == [(each,) for each in "WUBRG"]


def test_mana_of_one_color_or_in_any_combination() -> None:
    game = board()
    source = put(game, FOREST)

    assert add(game, source, AnyColor(Number(2)), ("R", "R")) == "RR"
    assert add(game, source, AnyColor(Number(2), "combination", ("U", "R")), ("U", "R")) == "RRUR"


def test_no_mana_of_an_undefined_type_is_produced() -> None:
    game = board()
    source = put(game, FOREST)

    assert add(game, source, ChosenColor()) == ""

    fact = game.trace[-1]
    assert isinstance(fact, NoManaAdded)
    assert "106.5" in [each.number for each in fact.because]


def test_a_chosen_color_is_defined() -> None:
    game = board()

    assert add(game, put(game, FOREST, chosen=(("color", "R"),)), ChosenColor()) == "R"


def test_an_amount_of_zero_adds_nothing() -> None:
    game = board()
    cradle = put(game, card("land"))

    assert add(game, cradle, Repeated(Symbols(("G",)), CountOf(CREATURES))) == ""
    put(game, creature(1, 1))
    assert add(game, cradle, Repeated(Symbols(("G",)), CountOf(CREATURES))) == "G"


def test_the_commanders_identity_is_undefined_without_one() -> None:
    game = board()
    source = put(game, FOREST)

    assert add(game, source, CommanderIdentity()) == ""
    put(game, creature(1, 1).evolve(color_identity=frozenset("RW")), is_commander=True)
    assert add(game, source, CommanderIdentity(), ("R",)) == "R"


def test_colors_among_and_the_type_that_was_produced() -> None:
    game = board()
    put(game, creature(1, 1, cost="{U}"))
    source = put(game, FOREST)

    assert add(game, source, ColorsAmong(CREATURES)) == "U"
    context = Context(source, "you", produced=("R",))
    producing.add(game, answers(), Add(TypeProduced()), context, tapped=False)
    assert [each.type for each in pool(game)] == ["U", "R"]


def test_units_keep_source_restriction_and_snow() -> None:
    game = board()
    only = SpendOnly((ToCast(),))
    source = put(game, card("snow land", name="Snowfield"))

    add(game, source, "G", restriction=only)

    (unit,) = pool(game)
    assert (unit.source, unit.restrictions, unit.snow) == (source, (only,), True)


# --- replacement (106.12b) ----------------------------------------------------------------------

DOUBLES = ManaInstead(LANDS, who=You(), factor=2)
BLACK_ONE = ManaInstead(
    LANDS, becomes=Symbols(("B",)), words="{B} instead of any other type and amount"
)
BLACK = ManaInstead(LANDS, becomes=Symbols(("B",)), words="{B} instead of any other type")


def test_a_doubler_changes_only_what_is_tapped_for_mana() -> None:
    game = board()
    forest = put(game, FOREST)
    put(game, card("enchantment", static(DOUBLES)))

    assert add(game, forest, "G", tapped=True) == "GG"
    assert add(game, forest, "G", tapped=False) == "GGG"


def test_a_doubler_of_yours_does_nothing_for_the_opponent() -> None:
    game = board()
    forest = put(game, FOREST)
    put(game, card("enchantment", static(DOUBLES)), "opponent")

    assert add(game, forest, "G", tapped=True) == "G"


def test_the_doubled_mana_keeps_its_restriction() -> None:
    game = board()
    only = SpendOnly((ToCast(),))
    put(game, card("enchantment", static(DOUBLES)))

    add(game, put(game, FOREST), "G", tapped=True, restriction=only)

    assert [each.restrictions for each in pool(game)] == [(only,), (only,)]


def test_doubling_and_type_change_in_either_order() -> None:
    game = board()
    forest = put(game, FOREST)
    doubler = put(game, card("enchantment", static(DOUBLES)))
    changer = put(game, card("enchantment", static(BLACK_ONE)))

    assert add(game.fork(), forest, "G", doubler, tapped=True) == "B"
    assert add(game.fork(), forest, "G", changer, tapped=True) == "BB"


def test_a_type_change_alone_keeps_the_amount() -> None:
    game = board()
    put(game, card("enchantment", static(BLACK)))

    assert add(game, put(game, FOREST), "GG", tapped=True) == "BB"


# --- could produce (106.7) ----------------------------------------------------------------------

REFLECTING = taps_for(CouldProduce(YOUR_LANDS))


def test_a_land_could_produce_what_its_abilities_add_though_costs_cant_be_paid() -> None:
    game = board()
    altar = card("land", taps_for("B", SacrificeObjects(CREATURES)), taps_for("W/U", "{3}"))

    assert producing.could_produce(game, put(game, altar, tapped=True)) == {"B", "W", "U"}


def test_an_amount_of_zero_defines_no_type() -> None:
    game = board()
    cradle = put(game, card("land", taps_for(Repeated(Symbols(("G",)), CountOf(CREATURES)))))

    assert producing.could_produce(game, cradle) == set()
    put(game, creature(1, 1))
    assert producing.could_produce(game, cradle) == {"G"}


def test_a_condition_inside_the_effect_counts() -> None:
    game = board()
    condition = Controls(You(), ARTIFACTS_YOU_CONTROL)
    effect = If(condition, (Add(Symbols(("U",))),), otherwise=(Add(Symbols(("C",))),))
    ability = ActivatedAbility(Cost((TapThis(),)), (Sentence((effect,)),))
    land = put(game, card("land", ability))

    assert producing.could_produce(game, land) == {"C"}
    put(game, card("artifact"))
    assert producing.could_produce(game, land) == {"U"}


def test_two_lands_that_look_at_each_other_define_nothing() -> None:
    game = board()
    first = put(game, card("land", REFLECTING))
    second = put(game, card("land", REFLECTING))

    assert producing.could_produce(game, first) == set()
    put(game, ISLAND)
    assert producing.could_produce(game, first) == {"U"}
    assert producing.could_produce(game, second) == {"U"}


def test_colors_only_leave_colorless_out() -> None:
    game = board()
    put(game, card("land", taps_for("C")))
    exotic = taps_for(CouldProduce(LANDS.evolve(controller=AnOpponent()), only_colors=True))
    land = put(game, card("land", exotic))
    put(game, card("land", taps_for("CW")), "opponent")

    assert producing.could_produce(game, land) == {"W"}


def test_a_replacement_effect_changes_what_could_be_produced() -> None:
    game = board()
    forest = put(game, FOREST)
    put(game, card("enchantment", static(BLACK)))
    to_blue = ManaInstead(LANDS, becomes=Symbols(("U",)), words="instead of any other type")

    assert producing.could_produce(game, forest) == {"B"}
    put(game, card("enchantment", static(to_blue)))
    assert producing.could_produce(game, forest) == {"B", "U"}


def test_an_ability_with_a_target_counts_too() -> None:
    game = board()
    ability = taps_for("R").evolve(targets=())
    land = put(game, card("land", ability))

    assert producing.could_produce(game, land) == {"R"}


def test_only_its_own_tap_symbol_taps_a_permanent_for_mana() -> None:
    other = Described(kinds=ARTIFACTS_YOU_CONTROL.kinds)

    assert producing.taps_for_mana(taps_for("U"))
    assert not producing.taps_for_mana(
        ActivatedAbility(Cost((SacrificeObjects(other),)), (Sentence((Add(Symbols(("U",))),)),))
    )


def test_doubling_unspent_mana_adds_as_much_of_each_type_without_limits() -> None:
    game = board()
    cube = put(game, card("artifact"))
    setup.put_mana(game, "you", "U", restrictions=(SpendOnly(()),))
    setup.put_mana(game, "you", "G")
    instructions.execute(game, answers(), DoubleUnspentMana(), Context(cube, "you"))

    pool = game.players["you"].mana
    assert sorted(each.type for each in pool) == ["G", "G", "U", "U"]
    assert sum(bool(each.restrictions) for each in pool) == 1
    ability = ActivatedAbility(Cost((TapThis(),)), (Sentence((DoubleUnspentMana(),)),))
    assert mana_abilities.classify(ability, game.edition).is_mana_ability

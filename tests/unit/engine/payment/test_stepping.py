"""Searching by learned steps: what is left out, reused and kept apart."""

from __future__ import annotations

from typing import Any

from payment_boards import (
    FOREST,
    LANDS,
    board,
    card,
    cast_context,
    creature,
    mana,
    put,
    static,
    taps_for,
)

from rulings_cli.abilities.abilities import ActivatedAbility, TriggeredAbility
from rulings_cli.abilities.costs import Cost, PayMana, SacrificeThis, TapThis
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import AnyColor, Symbols
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import AttachedTo, You
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.engine.mana_steps import steps_of
from rulings_cli.engine.payment_search import solve
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import parse_mana_cost

SPELL = card("sorcery", cost="{B}{B}{B}")
LOTUS = card(
    "artifact",
    ActivatedAbility(Cost((TapThis(), SacrificeThis())), (Sentence((Add(AnyColor(Number(3))),)),)),
)
OVERGROWN = TriggeredAbility(
    TappedForMana(AttachedTo("enchanted land")), (Sentence((Add(Symbols(("G",))),)),)
)


def pays(game: Game, text: str, context: PaymentContext | None = None) -> bool:
    context = context or cast_context(game, SPELL)
    return solve(game, Cost((PayMana(parse_mana_cost(text)),)), context) is not None


def test_three_mana_of_one_color_may_be_of_the_color_that_the_cost_asks_for() -> None:
    game = board()
    put(game, LOTUS)

    assert pays(game, "{B}{B}{B}")
    assert pays(game, "{1}{G}{G}")
    assert not pays(game, "{B}{G}")


def test_an_enchanted_land_is_another_kind_of_source() -> None:
    game = board()
    put(game, FOREST)
    enchanted = put(game, FOREST)
    put(game, card("enchantment - Aura", OVERGROWN), attached_to=enchanted)

    assert pays(game, "{G}{G}{G}")
    assert not pays(game, "{G}{G}{G}{G}")


def test_steps_are_learned_with_what_replaces_and_adds_mana() -> None:
    game = board()
    forest = put(game, FOREST)
    put(game, card("enchantment", static(ManaInstead(LANDS, You(), 3))))

    (step,) = steps_of(game, "you", ((forest, 0),)) or ()

    assert [unit.type for unit in step.units] == ["G", "G", "G"]
    assert step.taps == {forest}


def test_what_counts_what_may_leave_is_not_learned() -> None:
    from rulings_cli.abilities.costs import SacrificeObjects
    from rulings_cli.abilities.described import Described, HasType
    from rulings_cli.abilities.mana import Repeated
    from rulings_cli.abilities.quantities import CountOf

    game = board()
    creatures: Any = Described(kinds=((HasType("creature"),),), controller=You())
    grove = put(game, card("land", taps_for(Repeated(Symbols(("G",)), CountOf(creatures)))))
    altar = put(
        game,
        card(
            "artifact",
            ActivatedAbility(Cost((SacrificeObjects(creatures),)), (Sentence((Add(mana("CC")),)),)),
        ),
    )
    put(game, creature(1, 1))

    assert steps_of(game, "you", ((grove, 0), (altar, 0))) is None
    assert pays(game, "{G}{2}")
    assert not pays(game, "{G}{3}")

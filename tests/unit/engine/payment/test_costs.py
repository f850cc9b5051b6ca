"""The total cost (CR 601.2f)."""

from __future__ import annotations

from typing import Any

import pytest
from payment_boards import CREATURES, board, card, creature, put, static

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, PayMana, SacrificeObjects
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.quantities import CountOf
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import CostChange, MinimumCost
from rulings_cli.engine import costs
from rulings_cli.engine.context import Context
from rulings_cli.game.game import Game
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.mana import ManaCost, parse_mana_cost
from rulings_cli.terms.zones import Zone

ARTIFACTS = Described(kinds=((HasType("artifact"),),))


def cost(text: str) -> Cost:
    return Cost((PayMana(parse_mana_cost(text)),))


def change(amount: str, *, less: bool = True, **more: Any) -> Any:
    return static(CostChange(parse_mana_cost(amount), less, **more))


def total(
    game: Game, base: str, *additional: str, spell: int | None = None, x: int | None = None
) -> str:
    """Give the mana of the total cost of a sorcery with that cost."""
    if spell is None:
        spell = put(game, card("sorcery", cost=base), zone=Zone.STACK)
    context = Context(spell, "you", x=x)
    parts = tuple(cost(each) for each in additional)
    return str(costs.mana_of(costs.total_cost(game, spell, cost(base), "", parts, context)))


def test_without_effects_it_is_the_mana_cost() -> None:
    assert total(board(), "{2}{R}{R}") == "{2}{R}{R}"


def test_additional_costs_join_one_total() -> None:
    assert total(board(), "{1}{R}", "{2}{W}") == "{3}{R}{W}"


def test_x_becomes_its_number() -> None:
    assert total(board(), "{X}{R}", x=3) == "{3}{R}"


def test_other_components_stay() -> None:
    game = board()
    spell = put(game, card("sorcery", cost="{1}"), zone=Zone.STACK)
    sacrifice = SacrificeObjects(CREATURES)

    found = costs.total_cost(
        game, spell, cost("{1}"), "", (Cost((sacrifice,)),), Context(spell, "you")
    )

    assert found == Cost((PayMana(ManaCost(("1",))), sacrifice))


def test_increases_come_before_reductions() -> None:
    game = board()
    put(game, card("artifact", change("{2}", less=False)))
    put(game, card("artifact", change("{3}")))

    assert total(game, "{1}{R}") == "{R}"


def test_a_generic_reduction_spares_colored_mana() -> None:
    game = board()
    put(game, card("artifact", change("{4}")))

    assert total(game, "{2}{R}") == "{R}"
    assert total(game, "{2}") == "{0}"


def test_a_colored_reduction_beyond_its_color_reduces_generic_mana() -> None:
    game = board()
    put(game, card("artifact", change("{U}{U}")))

    assert total(game, "{3}{U}") == "{2}"
    assert total(game, "{3}{R}") == "{1}{R}"


def test_a_limited_reduction_keeps_one_mana() -> None:
    game = board()
    put(game, card("artifact", change("{2}", minimum=1)))

    assert total(game, "{2}") == "{1}"


@pytest.mark.parametrize(("who", "expected"), [("you", "{1}"), ("opponent", "{2}")])
def test_only_the_controllers_spells_cost_less(who: str, expected: str) -> None:
    game = board()
    put(game, card("artifact", change("{1}", who=You())), who)

    assert total(game, "{2}") == expected


def test_only_spells_that_fit_cost_less() -> None:
    game = board()
    put(
        game,
        card(
            "artifact",
            change("{1}", what=Described(adjectives=(HasType("artifact"),), noun="spell")),
        ),
    )
    relic = put(game, card("artifact", cost="{2}"), zone=Zone.STACK)

    assert total(game, "{2}", spell=relic) == "{1}"
    assert total(game, "{2}") == "{2}"


def test_a_spell_may_reduce_its_own_cost() -> None:
    game = board()
    put(game, creature(1, 1))
    put(game, creature(1, 1))
    own = change("{1}", this=True, for_each=CountOf(CREATURES))
    spell = put(game, card("sorcery", own, cost="{4}"), zone=Zone.STACK)

    assert total(game, "{4}", spell=spell) == "{2}"


def test_affinity_counts_what_the_player_controls() -> None:
    game = board()
    put(game, card("artifact"))
    put(game, card("artifact"), "opponent")
    affinity = Keyword("affinity", quality=ARTIFACTS)
    spell = put(game, card("sorcery", affinity, cost="{4}"), zone=Zone.STACK)

    assert total(game, "{4}", spell=spell) == "{3}"


def test_the_least_amount_is_applied_last() -> None:
    game = board()
    put(game, card("artifact", static(MinimumCost(3))))
    put(game, card("artifact", change("{2}")))

    assert total(game, "{2}{R}") == "{2}{R}"


def test_the_commander_tax_is_part_of_the_total_cost() -> None:
    game = board()
    game.update_player("you", commander_casts=(("Thing", 2),))
    record = CastRecord("you", Zone.COMMAND)
    general = creature(2, 2, cost="{1}{G}")
    spell = put(game, general, zone=Zone.STACK, is_commander=True, cast=record)

    assert total(game, "{1}{G}", spell=spell) == "{5}{G}"


def test_an_effect_on_abilities_leaves_spells_alone() -> None:
    game = board()
    put(game, card("artifact", change("{1}", abilities_of=ARTIFACTS)))
    relic = put(game, card("artifact"))
    ability = Keyword("equip", cost=cost("{3}"))

    found = costs.total_cost(game, ability, cost("{3}"), "", (), Context(relic, "you"))

    assert str(costs.mana_of(found)) == "{2}"
    assert total(game, "{3}") == "{3}"

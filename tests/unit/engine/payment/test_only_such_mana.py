"""Costs that say which mana may pay them (CR 106.6, 118.7a)."""

from __future__ import annotations

from typing import Any

import pytest
from payment_boards import board, card, put

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.static import CostChange
from rulings_cli.engine import costs, paying, payment_search, setup
from rulings_cli.engine.context import Context
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, PaymentContext
from rulings_cli.game.objects import CastRecord
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.mana import ManaCost, parse_mana_cost
from rulings_cli.terms.zones import Zone


def spell(text: str, cost: str, types: str = "creature") -> Card:
    made = compile_face("Ogre", text, types=tuple(types.split()))
    printed = parse_mana_cost(cost)
    return Card("Ogre", "normal", (Face("Ogre", printed, types=(types,), paragraphs=made),))


def pays(game: Game, id: int, cost: str, *units: ManaUnit, **how: Any) -> bool:
    game.update(id, cast=CastRecord("you", Zone.HAND, **how))
    context = PaymentContext("cast", "you", id)
    mana = parse_mana_cost(cost)
    return paying.can_pay_from_pool(game, "you", mana, context, units=units) is not None


def of(game: Game, source: Card, *types: str) -> tuple[ManaUnit, ...]:
    id = put(game, source)
    return tuple(ManaUnit(each, id, game.get(id), serial=game.new_id()) for each in types)


ELF = card("creature - Elf", name="Elf")
GROVE = card("basic land - Forest", name="Grove")
HALL = card("land", name="Hall")
CLUE = card("artifact - Clue", name="Clue")


def test_only_mana_of_such_sources_pays() -> None:
    game = board()
    ogre = spell("Spend only mana produced by creatures to cast this spell.", "{G}{G}")
    id = put(game, ogre, zone=Zone.STACK)

    assert pays(game, id, "{G}{G}", *of(game, ELF, "G", "G"))
    assert not pays(game, id, "{G}{G}", *of(game, ELF, "G"), *of(game, GROVE, "G"))


def test_mana_of_basic_lands_pays_and_of_other_lands_does_not() -> None:
    game = board()
    ogre = spell("Spend only mana produced by basic lands to cast this spell.", "{G}")
    id = put(game, ogre, zone=Zone.STACK)

    assert pays(game, id, "{G}", *of(game, GROVE, "G"))
    assert not pays(game, id, "{G}", *of(game, HALL, "G"))


def test_the_limit_of_another_cost_is_for_that_cost_only() -> None:
    game = board()
    text = (
        "You may pay {R} rather than pay this spell's mana cost. "
        "Spend only mana produced by Clues to cast it this way."
    )
    id = put(game, spell(text, "{4}"), zone=Zone.STACK)
    mana = of(game, GROVE, "R")

    assert pays(game, id, "{R}", *mana)
    assert not pays(game, id, "{R}", *mana, alternative="alternative cost")
    assert pays(game, id, "{R}", *of(game, CLUE, "R"), alternative="alternative cost")


def test_no_mana_pays_where_none_may_be_spent() -> None:
    game = board()
    id = put(game, spell("You can't spend mana to cast this spell.", "{5}"), zone=Zone.STACK)

    assert not pays(game, id, "{1}", *of(game, GROVE, "G"))
    assert pays(game, id, "{0}")


@pytest.mark.parametrize(
    ("limit", "x", "less", "expected"),
    [
        ("black mana", 2, 0, "{1}{B}{B}{B}"),
        ("black mana", 0, 0, "{1}{B}"),
        ("black mana", 2, 1, "{1}{B}{B}"),
        ("black mana", 2, 3, "{B}"),
        ("black and/or red mana", 1, 0, "{1}{B}{B/R}"),
    ],
)
def test_only_such_mana_pays_for_x(limit: str, x: int, less: int, expected: str) -> None:
    game = board()
    if less:
        change = CostChange(ManaCost((str(less),)), less=True)
        setup.put(game, _reducer(change), Zone.BATTLEFIELD, "you")
    id = put(game, spell(f"Spend only {limit} on X.", "{X}{1}{B}", "sorcery"), zone=Zone.STACK)
    base = Cost((PayMana(parse_mana_cost("{X}{1}{B}")),))

    total = costs.total_cost(game, id, base, "", (), Context(id, "you", this=id, x=x))

    assert str(costs.mana_of(total)) == expected


def _reducer(change: CostChange) -> Face:
    from rulings_cli.abilities.abilities import Paragraph, StaticAbility

    return Face(
        "Medal", None, types=("artifact",), paragraphs=(Paragraph((StaticAbility((change,)),)),)
    )


def test_an_ability_limits_what_is_paid_for_its_x() -> None:
    game = board()
    text = "{X}{1}: Draw X cards. Spend only red mana on X."
    (paragraph,) = compile_face("Ogre", text, types=("creature",))
    (ability,) = paragraph.abilities
    assert isinstance(ability, ActivatedAbility)
    id = put(game, card("creature", ability))

    total = costs.total_cost(game, ability, ability.cost, "", (), Context(id, "you", x=2))

    assert str(costs.mana_of(total)) == "{1}{R}{R}"


def test_an_ability_may_want_mana_of_the_chosen_color() -> None:
    game = board()
    text = "{2}: Draw a card. Spend only mana of the chosen color to activate this ability."
    (paragraph,) = compile_face("Throne", text, types=("artifact",))
    (ability,) = paragraph.abilities
    id = put(game, card("artifact", ability), chosen=(("color", "R"),))
    context = PaymentContext("activate", "you", id, ability)

    def can(*types: str) -> bool:
        units = of(game, GROVE, *types)
        cost = parse_mana_cost("{2}")
        return paying.can_pay_from_pool(game, "you", cost, context, units=units) is not None

    assert can("R", "R")
    assert not can("R", "G")


def test_the_search_leaves_out_mana_that_may_not_pay() -> None:
    game = board()
    ogre = spell("You can't spend mana to cast this spell.\nConvoke", "{G}{G}")
    id = put(game, ogre, zone=Zone.STACK)
    game.update(id, cast=CastRecord("you", Zone.HAND))
    put(game, GROVE)
    put(game, GROVE)
    total = Cost((PayMana(parse_mana_cost("{G}{G}")),))
    context = PaymentContext("cast", "you", id)
    assert payment_search.solve(game, total, context) is None

    elf = ELF.evolve(faces=(ELF.front.evolve(colors=frozenset("G")),))
    helpers = {put(game, elf), put(game, elf)}
    plan = payment_search.solve(game, total, context)

    assert plan is not None
    assert set(dict(plan.instead)["convoke"]) == helpers

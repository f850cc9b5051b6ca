"""Paying mana: exact assignment, restrictions, what is announced (CR 118, 106.6, 107.4)."""

from __future__ import annotations

from typing import Any

import pytest
from payment_boards import (
    ARTIFACTS_YOU_CONTROL,
    answers,
    board,
    card,
    cast_context,
    creature,
    put,
    static,
)

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import Cost, PayLife, PayMana
from rulings_cli.abilities.described import Described, HasSubtype, HasType
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.spending import (
    CantSpend,
    GenericPart,
    SpendOnly,
    ToActivate,
    ToCast,
    ToPayContaining,
    ToPayCost,
)
from rulings_cli.abilities.static import AsThoughAnyMana
from rulings_cli.engine import paying, setup
from rulings_cli.engine.refusing import Refusal
from rulings_cli.game.choices import ChoiceNeeded
from rulings_cli.game.events import CostPaid
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, PaymentContext
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.zones import Zone

SPELL = card("sorcery", name="Spell")
PAYING = PaymentContext("resolution", "you")


def cost(text: str, *others: Any) -> Cost:
    return Cost((PayMana(parse_mana_cost(text)), *others))


def pool(types: str, **more: Any) -> Game:
    game = board()
    setup.put_mana(game, "you", *types, **more)
    return game


def can_pay(game: Game, text: str, context: PaymentContext = PAYING) -> bool:
    mana = parse_mana_cost(text)
    return paying.can_pay_from_pool(game, "you", mana, context) is not None


@pytest.mark.parametrize(
    ("types", "mana", "expected"),
    [
        ("R", "{R}", True),
        ("R", "{G}", False),
        ("RG", "{1}{R}", True),
        ("RG", "{R}{1}", True),
        ("R", "{1}{R}", False),
        ("C", "{C}", True),
        ("W", "{C}", False),
        ("WU", "{W/U}{W}", True),
        ("UU", "{W/U}{W}", False),
        ("GG", "{2/W}", True),
        ("W", "{2/W}", True),
        ("G", "{2/W}", False),
        ("WGG", "{2/W}{2/W}", True),
        ("C", "{C/W}", True),
        ("", "{W/P}", True),
        ("", "{0}", True),
    ],
)
def test_symbols_are_paid_exactly(types: str, mana: str, expected: bool) -> None:
    assert can_pay(pool(types), mana) is expected


def test_phyrexian_mana_needs_the_life() -> None:
    game = pool("")
    game.update_player("you", life=1)

    assert not can_pay(game, "{W/P}")


def test_snow_mana_pays_snow_and_no_other_does() -> None:
    assert can_pay(pool("G", snow=True), "{S}")
    assert not can_pay(pool("G"), "{S}")


def test_an_assignment_is_not_greedy() -> None:
    game = pool("RG")

    found = paying.can_pay_from_pool(game, "you", parse_mana_cost("{R/G}{R}"), PAYING)

    assert found is not None
    assert [(each.symbol, each.unit.type) for each in found.payments if each.unit] == [
        ("R/G", "G"),
        ("R", "R"),
    ]


# --- restrictions -------------------------------------------------------------------------------

AURAS = Described(kinds=((HasSubtype("Aura"),), (HasSubtype("Equipment"),)), noun="spell")
ARTIFACTS = Described(kinds=((HasType("artifact"),),))


def restricted(*on: Any, cant: bool = False) -> Game:
    only = (CantSpend if cant else SpendOnly)(tuple(on))
    return pool("WW", restrictions=(only,))


def test_mana_for_some_spells_pays_only_those() -> None:
    game = restricted(ToCast(AURAS))

    assert can_pay(game, "{W}", cast_context(game, card("enchantment - Aura")))
    assert can_pay(game, "{W}", cast_context(game, card("artifact - Equipment")))
    assert not can_pay(game, "{W}", cast_context(game, card("artifact")))
    assert not can_pay(game, "{W}", PAYING)


def test_mana_for_some_spells_does_not_pay_for_equipping() -> None:
    game = restricted(ToCast(AURAS))
    sword = put(game, card("artifact - Equipment"))
    equipping = PaymentContext("activate", "you", sword, keyword="equip")

    assert not can_pay(game, "{W}", equipping)


def test_abilities_of_artifacts_are_of_permanents_and_of_sources_of_any_zone() -> None:
    game = restricted(ToActivate(ARTIFACTS, permanents=True))
    other = restricted(ToActivate(ARTIFACTS, permanents=False))
    relic = card("artifact")
    for each in (game, other):
        put(each, relic)
        put(each, relic, zone=Zone.GRAVEYARD)
    permanent, card_in_graveyard = (PaymentContext("activate", "you", id) for id in (1, 2))
    ids = tuple(game.objects)
    permanent, card_in_graveyard = (PaymentContext("activate", "you", id) for id in ids)

    assert can_pay(game, "{1}", permanent)
    assert not can_pay(game, "{1}", card_in_graveyard)
    assert can_pay(other, "{1}", card_in_graveyard)


def test_one_fitting_predicate_is_enough() -> None:
    game = restricted(ToCast(AURAS), ToPayCost("ward"))

    assert can_pay(game, "{1}", PaymentContext("ward", "you"))
    assert not can_pay(game, "{1}", PAYING)


def test_mana_that_cannot_be_spent_on_something() -> None:
    game = restricted(ToCast(AURAS), cant=True)

    assert not can_pay(game, "{1}", cast_context(game, card("enchantment - Aura")))
    assert can_pay(game, "{1}", cast_context(game, SPELL))


def test_mana_that_cannot_pay_generic_costs() -> None:
    game = restricted(GenericPart(), cant=True)

    assert can_pay(game, "{W}", cast_context(game, SPELL))
    assert not can_pay(game, "{1}", cast_context(game, SPELL))


def test_mana_for_costs_that_contain_x() -> None:
    game = restricted(ToPayContaining("X"))

    assert can_pay(game, "{2}", cast_context(game, SPELL, x=2))
    assert not can_pay(game, "{2}", cast_context(game, SPELL))


def test_mana_counts_as_though_of_any_color_but_not_as_colorless() -> None:
    game = pool("GG")
    put(game, card("artifact", static(AsThoughAnyMana())))

    assert can_pay(game, "{W}{U}")
    assert not can_pay(game, "{C}")


def test_mana_of_any_type_pays_colorless_too() -> None:
    game = pool("GG")
    put(game, card("artifact", static(AsThoughAnyMana(any_type=True))))

    assert can_pay(game, "{W}{C}")


# --- cover --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("total", "pays", "covers"),
    [
        ("{U}{U}{B}{B}{B}{R}{R}", "in part", "{U}{B}{R}"),
        ("{4}{W}{W}{W}", "in part", "{4}{W}"),
        ("{W}{U}{B}{R}{G}", "in full", "{W}{U}{B}{R}{G}"),
        ("{5}", "in full", "{5}"),
        ("{C}{C}", "nothing", ""),
        ("{2}{C}", "in part", "{2}"),
        ("{0}", "in full", "{0}"),
    ],
)
def test_five_colors_cover_the_largest_part(total: str, pays: str, covers: str) -> None:
    game = pool("WUBRG")
    units = game.players["you"].mana

    assert paying.cover(game, units, cost(total), PAYING) == (pays, parse_mana_cost(covers))


def test_mana_that_may_not_be_spent_covers_nothing() -> None:
    game = restricted(ToCast(AURAS))
    units = game.players["you"].mana

    assert paying.cover(game, units, cost("{1}"), PAYING)[0] == "nothing"


# --- announcing ---------------------------------------------------------------------------------


def test_hybrid_and_phyrexian_symbols_are_announced_in_order() -> None:
    game = board()

    found = paying.announce(game, answers("W", "2", "life"), cost("{1}{W/U}{2/B}{G/P}"), "you")

    assert found == cost("{1}{W}{2}", PayLife(Number(2)))


# --- paying -------------------------------------------------------------------------------------


def pay(game: Game, total: Cost, *given: Any, context: PaymentContext = PAYING) -> CostPaid:
    paying.choose_payment(game, answers(*given), total, context, ())
    fact = game.trace[-1]
    assert isinstance(fact, CostPaid)
    return fact


def types_left(game: Game) -> str:
    return "".join(each.type for each in game.players["you"].mana)


def serials(game: Game, types: str) -> tuple[int, ...]:
    units: list[ManaUnit] = list(game.players["you"].mana)
    found = []
    for type_ in types:
        unit = next(each for each in units if each.type == type_)
        units.remove(unit)
        found.append(unit.serial)
    return tuple(found)


def test_paying_takes_exactly_that_mana() -> None:
    game = pool("WUBRG")

    fact = pay(game, cost("{R}"))

    assert types_left(game) == "WUBG"
    assert [(each.symbol, each.unit.type) for each in fact.payments if each.unit] == [("R", "R")]


def test_which_mana_pays_generic_costs_is_asked() -> None:
    game = pool("WUR")

    with pytest.raises(ChoiceNeeded):
        pay(game.fork(), cost("{1}{R}"))
    pay(game, cost("{1}{R}"), serials(game, "UR"))

    assert types_left(game) == "W"


def test_a_choice_that_does_not_pay_is_refused() -> None:
    game = pool("WUR")

    with pytest.raises(Refusal) as stopped:
        pay(game, cost("{1}{R}"), serials(game, "WU"))

    assert stopped.value.refused.rule.number == "118.3"


def test_too_little_mana_is_refused_by_its_rule() -> None:
    with pytest.raises(Refusal) as stopped:
        pay(pool("W"), cost("{R}"))

    assert stopped.value.refused.rule.number == "118.3"
    assert "{R} can't be paid with {W}" in stopped.value.refused.reason


def test_restricted_mana_is_refused_by_its_rule_and_source() -> None:
    game = restricted(ToCast(AURAS))

    with pytest.raises(Refusal) as stopped:
        pay(game, cost("{1}"))

    assert stopped.value.refused.rule.number == "106.6"


def test_restricted_mana_is_spent_first() -> None:
    game = pool("W")
    setup.put_mana(game, "you", "W", restrictions=(SpendOnly((ToCast(),)),))
    context = cast_context(game, SPELL)

    default = game.players["you"].mana[1].serial
    pay(game, cost("{W}"), (default,), context=context)

    assert game.players["you"].mana[0].restrictions == ()


# --- convoke, improvise, delve ------------------------------------------------------------------


def test_convoke_pays_a_color_or_generic_mana() -> None:
    game = pool("R")
    elf = put(game, creature(1, 1, cost="{G}"))
    bear = put(game, creature(2, 2, cost="{R}"))
    context = cast_context(game, card("sorcery", Keyword("convoke"), cost="{1}{G}{R}"))

    pay(game, cost("{1}{G}{R}"), (elf, bear), context=context)

    assert types_left(game) == ""
    assert game.objects[elf].tapped
    assert game.objects[bear].tapped


def test_improvise_pays_generic_mana_only() -> None:
    game = pool("")
    relic = put(game, card("artifact"))
    context = cast_context(game, card("sorcery", Keyword("improvise"), cost="{U}"))

    with pytest.raises(Refusal):
        pay(game, cost("{U}"), context=context)
    pay(game, cost("{1}"), (relic,), context=context)

    assert game.objects[relic].tapped


def test_delve_exiles_cards_for_generic_mana() -> None:
    game = pool("B")
    cards = tuple(put(game, SPELL, zone=Zone.GRAVEYARD) for _ in range(3))
    context = cast_context(game, card("sorcery", Keyword("delve"), cost="{2}{B}"))

    pay(game, cost("{2}{B}"), cards[:2], context=context)

    assert game.in_zone(Zone.GRAVEYARD, "you") == cards[2:]


def test_artifacts_you_control_is_a_description() -> None:
    assert ARTIFACTS_YOU_CONTROL.kinds == ARTIFACTS.kinds


def test_mana_for_costs_with_x_looks_at_the_cost_that_is_paid() -> None:
    game = board()
    ballista = put(game, creature(0, 0, cost="{X}{X}"))
    only_x = ManaUnit("C", 0, restrictions=(SpendOnly((ToPayContaining("X"),)),))

    def may(ability_cost: str) -> bool:
        ability = ActivatedAbility(cost(ability_cost), ())
        context = PaymentContext("activate", "you", ballista, ability)
        return paying.may_spend(game, only_x, context, cost(ability_cost))[0]

    assert not may("{4}")
    assert may("{X}{1}")

"""Single positions for the payment search, and casting by what it finds (CR 601.2g, 605.3)."""

from __future__ import annotations

import pytest
from payment_boards import (
    ARTIFACTS_YOU_CONTROL,
    CREATURES,
    FOREST,
    ISLAND,
    board,
    card,
    cast_context,
    creature,
    mana,
    put,
    taps_for,
)

from rulings_cli import engine
from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, Uncompiled
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import Cost, PayMana, SacrificeObjects, TapObjects, TapThis
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import CouldProduce
from rulings_cli.abilities.references import You
from rulings_cli.engine.payment_search import Solving, solve
from rulings_cli.engine.plans import Plan
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import CastSpell, Done, Refused
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.zones import Zone


def cost(text: str) -> Cost:
    return Cost((PayMana(parse_mana_cost(text)),))


FIVE_COLORS = creature(1, 4, taps_for("WUBRG", "{4}"), name="Book")
SIGNET = card("artifact", taps_for("UB", "{1}"), name="Signet")


def plan(game: Game, text: str, spell: Card | None = None) -> Plan | None:
    held = spell or card("sorcery", cost=text)
    return solve(game, cost(text), cast_context(game, held))


def test_only_the_sources_that_are_needed_are_used() -> None:
    game = board()
    forest = put(game, FOREST)
    put(game, ISLAND)

    found = plan(game, "{G}")

    assert found is not None
    assert found.sources == (forest,)


def test_an_ability_that_costs_mana_is_paid_by_others() -> None:
    game = board()
    lands = tuple(put(game, ISLAND) for _ in range(4))
    book = put(game, FIVE_COLORS)

    found = plan(game, "{R}{G}")

    assert found is not None
    assert found.sources == (*lands, book)
    assert plan(game, "{R}{R}") is None


def test_mana_that_is_left_over_pays_the_next_ability() -> None:
    game = board()
    put(game, ISLAND)
    put(game, SIGNET)
    put(game, SIGNET)

    assert plan(game, "{U}{B}{U}") is not None
    assert plan(game, "{U}{B}{U}{B}") is None


def test_a_creature_makes_mana_before_it_is_sacrificed() -> None:
    game = board()
    elf = put(game, creature(1, 1, taps_for("G")))
    sacrifices = ActivatedAbility(
        Cost((SacrificeObjects(CREATURES.evolve(controller=You())),)),
        (Sentence((Add(mana("CC")),)),),
    )
    altar = put(game, card("artifact", sacrifices))

    found = plan(game, "{2}{G}")

    assert found is not None
    assert found.sources == (elf, altar)


def test_a_permanent_is_not_tapped_twice() -> None:
    game = board()
    taps_another = ActivatedAbility(
        Cost((TapObjects(ARTIFACTS_YOU_CONTROL),)), (Sentence((Add(mana("U")),)),)
    )
    put(game, card("enchantment", taps_another))
    put(game, card("artifact", taps_for("C")))

    assert plan(game, "{U}") is not None
    assert plan(game, "{1}{U}") is None


def test_a_cost_that_taps_its_source_cannot_use_it_for_mana() -> None:
    game = board()
    source = put(game, card("artifact", taps_for("C")))
    total = Cost((*cost("{1}").components, TapThis()))

    assert solve(game, total, PaymentContext("activate", "you", source)) is None


def test_a_creature_convokes_or_makes_mana() -> None:
    game = board()
    put(game, creature(1, 1, taps_for("G"), cost="{G}"))
    convoking = card("sorcery", Keyword("convoke"))

    assert plan(game, "{1}", convoking) is not None
    assert plan(game, "{1}{G}", convoking) is None
    put(game, creature(1, 1))
    assert plan(game, "{1}{G}", convoking) is not None


def test_using_limits_the_sources() -> None:
    game = board()
    island = put(game, ISLAND)
    put(game, FOREST)
    context = cast_context(game, card("sorcery"))

    assert solve(game, cost("{G}"), context, using=frozenset((island,))) is None
    assert solve(game, cost("{U}"), context, using=frozenset((island,))) is not None


def test_two_lands_that_look_at_each_other_pay_nothing() -> None:
    game = board()
    mirror = card("land", taps_for(CouldProduce(CREATURES.evolve(kinds=()))))
    put(game, mirror)
    put(game, mirror)

    assert plan(game, "{1}") is None


def test_a_no_is_not_said_where_text_about_mana_is_unknown() -> None:
    game = board()
    put(game, card("land", Uncompiled("0", "no reading", ("mana",))))  # type: ignore[arg-type]

    with pytest.raises(NotSupported):
        plan(game, "{1}")


def test_casting_pays_by_search() -> None:
    game = board()
    for _ in range(4):
        put(game, ISLAND)
    book = put(game, FIVE_COLORS)
    held = put(game, card("sorcery", cost="{R}", name="Spell"), zone=Zone.HAND)

    done = engine.step(game, CastSpell("you", held), Tape(answerer=Solving()))

    assert isinstance(done, Done)
    assert done.game.objects[book].tapped
    assert "".join(each.type for each in done.game.players["you"].mana) == "WUBG"


def test_casting_without_enough_mana_is_refused_and_changes_nothing() -> None:
    game = board()
    put(game, ISLAND)
    held = put(game, card("sorcery", cost="{R}", name="Spell"), zone=Zone.HAND)

    refused = engine.step(game, CastSpell("you", held), Tape(answerer=Solving()))

    assert isinstance(refused, Refused)
    assert refused.reversed
    assert refused.rule.number == "118.3"
    assert held in game.in_zone(Zone.HAND, "you")

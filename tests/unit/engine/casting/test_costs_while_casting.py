"""Alternative, additional and optional costs (CR 601.2b, 118.8, 118.9)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import casting
from rulings_cli.game.actions import CastSpell, Refused
from rulings_cli.terms.zones import Step, Zone

KICKED = face(
    "Kicking Spark",
    "instant",
    "Kicker {2}\nKicking Spark deals 2 damage to any target. "
    "If this spell was kicked, you gain 4 life.",
    cost="{R}",
)
OFFERING = face(
    "Dark Offering",
    "instant",
    "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.",
    cost="{B}",
)
SWEEP = face(
    "Sweep Away",
    "instant",
    "Return target creature you don't control to its owner's hand.\nOverload {3}{U}",
    cost="{U}",
)


def test_kicker_is_part_of_the_total_cost(table: Table) -> None:
    spark = table.hand(KICKED)
    table.mana("RRR")

    assert table.cast(spark, optional_costs=[("kicker",)], targets=[(OPPONENT,)]) is None

    assert table.pool() == ""
    table.resolve()
    assert table.game.players[OPPONENT].life == 18
    assert table.game.players[YOU].life == 24


def test_spell_that_is_not_kicked_does_the_first_thing(table: Table) -> None:
    spark = table.hand(KICKED)
    table.mana("RRR")

    table.cast(spark, targets=[(OPPONENT,)])
    table.resolve()

    assert table.pool() == "RR"
    assert table.game.players[YOU].life == 20


def test_mandatory_additional_cost_must_be_paid(table: Table) -> None:
    offering = table.hand(OFFERING)
    table.mana("B")

    refused = table.cast(offering)

    assert refused is not None
    assert refused.reversed
    table.put(BEAR)
    assert table.cast(offering) is None
    assert table.names(Zone.GRAVEYARD) == ["Meadow Bear"]


def test_overload_asks_for_no_target(table: Table) -> None:
    sweep = table.hand(SWEEP)
    mine = table.put(BEAR)
    table.put(BEAR, owner=OPPONENT)
    table.put(BEAR, owner=OPPONENT)
    table.mana("UUUU")

    assert table.cast(sweep, alternative="overload") is None
    table.resolve()

    assert table.game.battlefield() == (mine,)
    assert len(table.names(Zone.HAND, OPPONENT)) == 2


def test_flashback_is_cast_from_the_graveyard_and_exiled(table: Table) -> None:
    rite = face("Old Rite", "sorcery", "You gain 2 life.\nFlashback {W}", cost="{4}{W}")
    id_ = table.put(rite, Zone.GRAVEYARD)
    table.mana("W")

    assert table.cast(id_) is None
    table.resolve()

    assert table.names(Zone.EXILE) == ["Old Rite"]
    assert table.game.players[YOU].life == 22


def test_buyback_returns_the_card(table: Table) -> None:
    rite = face("Kept Rite", "sorcery", "Buyback {1}\nYou gain 2 life.", cost="{W}")
    id_ = table.hand(rite)
    table.mana("WW")

    table.cast(id_, optional_costs=[("buyback",)])
    table.resolve()

    assert table.names(Zone.HAND) == ["Kept Rite"]


# --- without paying its mana cost -----------------------------------------------------------------


def free(table: Table, id_: int, **answers: object) -> Refused | int:
    table.game.priority = None
    way = casting.way_while_resolving(free=True, source=None)
    return casting.cast_during_resolution(table.game, table.tape(**answers), YOU, id_, way=way)


def test_free_cast_allows_a_kicker(table: Table) -> None:
    spark = table.put(KICKED, Zone.EXILE)
    table.mana("RR")

    cast = free(table, spark, optional_costs=[("kicker",)], targets=[(OPPONENT,)])

    assert not isinstance(cast, Refused)
    assert table.pool() == ""


def test_free_cast_demands_the_additional_cost(table: Table) -> None:
    offering = table.put(OFFERING, Zone.EXILE)

    refused = free(table, offering)

    assert isinstance(refused, Refused)
    assert refused.reversed
    assert table.names(Zone.EXILE) == ["Dark Offering"]
    table.put(BEAR)
    assert not isinstance(free(table, offering), Refused)


def test_free_cast_allows_no_second_alternative_cost(table: Table) -> None:
    sweep = table.put(SWEEP, Zone.EXILE)
    way = casting.way_while_resolving(free=True, source=None)

    refused = casting._cast(
        table.game, table.tape(), CastSpell(YOU, sweep, None, "overload"), only=way
    )

    assert refused is not None
    assert refused.rule.number == "118.9a"


def test_x_in_the_mana_cost_is_zero_on_a_free_cast(table: Table) -> None:
    text = "Big Spark deals X damage to any target."
    spark = table.put(face("Big Spark", "instant", text, cost="{X}{R}"), Zone.EXILE)

    cast = free(table, spark, targets=[(OPPONENT,)])

    assert not isinstance(cast, Refused)
    assert table.game.get(cast).x == 0
    assert "x" not in [each.kind for each in table.asked]


def test_x_in_an_additional_cost_is_chosen_on_a_free_cast(table: Table) -> None:
    text = "As an additional cost to cast this spell, pay X life.\nDraw X cards."
    pact = table.put(face("Blood Pact", "sorcery", text, cost="{B}"), Zone.EXILE)

    cast = free(table, pact, x=3)

    assert not isinstance(cast, Refused)
    assert table.game.players[YOU].life == 17
    assert table.game.get(cast).x == 3


def test_free_cast_ignores_the_timing_of_the_type_but_no_other_limit() -> None:
    table = Table(Step.UPKEEP, OPPONENT)
    text = "Cast this spell only during combat.\nDraw a card."
    rite = table.put(face("Any Rite", "sorcery", "Draw a card.", cost="{U}"), Zone.EXILE)
    fight = table.put(face("Mid Fight", "instant", text, cost="{R}"), Zone.EXILE)

    refused = free(table, fight)

    assert isinstance(refused, Refused)
    assert refused.rule.number == "601.3"
    assert not isinstance(free(table, rite), Refused)


def test_free_cast_asks_for_no_mana_abilities(table: Table) -> None:
    rite = table.put(face("Any Rite", "sorcery", "Draw a card.", cost="{U}"), Zone.EXILE)

    free(table, rite)

    assert "mana abilities" not in [each.kind for each in table.asked]


def test_mana_that_was_spent_puts_a_counter_on_the_creature(table: Table) -> None:
    text = (
        "{T}: Add {G}. If that mana is spent on a creature spell, "
        "that creature enters with an additional +1/+1 counter on it."
    )
    grower = table.put(face("Grower", "artifact", text))
    bear = table.hand(BEAR)
    table.mana("C")
    table.activate(grower)
    assert table.cast(bear) is None
    table.resolve()

    there = table.game.battlefield()[-1]
    assert table.game.get(there).counters == (("+1/+1", 1),)

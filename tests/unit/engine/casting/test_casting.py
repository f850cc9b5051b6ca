"""Casting spells (CR 601)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, ISLAND, OPPONENT, RITE, SPARK, YOU, Table, card, face

from rulings_cli.engine import step
from rulings_cli.game.actions import CastSpell
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.events import CastingBegan, CostDetermined, CostPaid, SpellCast
from rulings_cli.terms.zones import Step, Zone


def test_spell_is_cast_in_the_order_of_the_rules(table: Table) -> None:
    bear = table.hand(BEAR)
    table.mana("GG")

    assert table.cast(bear) is None

    kinds = [type(each) for each in table.game.trace]
    order = [kinds.index(each) for each in (CastingBegan, CostDetermined, CostPaid, SpellCast)]
    assert order == sorted(order)
    assert table.names(Zone.STACK) == ["Meadow Bear"]
    assert table.pool() == ""


def test_permanent_spell_enters_when_it_resolves(table: Table) -> None:
    bear = table.hand(BEAR)
    table.mana("GG")
    table.cast(bear)

    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear"]
    assert table.game.get(table.game.battlefield()[0]).cast is not None


def test_spell_that_cannot_be_paid_is_reversed(table: Table) -> None:
    bear = table.hand(BEAR)
    table.mana("G")

    refused = table.cast(bear)

    assert refused is not None
    assert refused.reversed
    assert "733.1" in [each.number for each in refused.because]
    assert table.names(Zone.HAND) == ["Meadow Bear"]
    assert table.pool() == "G"


def test_casting_stops_half_way_where_the_tape_is_short(table: Table) -> None:
    bear = table.hand(BEAR)

    with pytest.raises(ChoiceNeeded) as stopped:
        step(table.game, CastSpell(YOU, bear), Tape())

    assert stopped.value.choice.kind == "mana abilities"
    assert stopped.value.choice.rule.number == "601.2g"
    assert [stopped.value.so_far.get(each).name for each in stopped.value.so_far.stack()] == [
        "Meadow Bear"
    ]
    assert table.names(Zone.STACK) == []


def test_mana_abilities_are_activated_while_casting(table: Table) -> None:
    shore = table.put(ISLAND)
    other = table.put(ISLAND)
    rite = table.hand(RITE)

    refused = table.cast(
        rite, mana_abilities=[("activate", shore, 0), ("activate", other, 0), "done"]
    )

    assert refused is None
    assert table.game.get(shore).tapped
    assert table.game.get(other).tapped


def test_tapped_land_gives_no_mana_while_casting(table: Table) -> None:
    shore = table.put(ISLAND, tapped=True)
    rite = table.hand(RITE)

    refused = table.cast(rite, mana_abilities=[("activate", shore, 0)])

    assert refused is not None
    assert refused.rule.number == "107.5"
    assert refused.reversed


@pytest.mark.parametrize(
    ("step_", "active", "allowed"),
    [
        (Step.PRECOMBAT_MAIN, YOU, True),
        (Step.POSTCOMBAT_MAIN, YOU, True),
        (Step.BEGINNING_OF_COMBAT, YOU, False),
        (Step.PRECOMBAT_MAIN, OPPONENT, False),
    ],
)
def test_sorcery_is_cast_in_ones_own_main_phase(step_: Step, active: str, allowed: bool) -> None:
    table = Table(step_, active)
    rite = table.hand(RITE)
    table.mana("UU")

    refused = table.cast(rite)

    assert (refused is None) is allowed
    if refused is not None:
        assert refused.rule.number == "117.1a"
        assert "307.1" in [each.number for each in refused.because]
        assert not refused.reversed


def test_sorcery_waits_for_an_empty_stack_and_an_instant_does_not(table: Table) -> None:
    spark, second, rite = table.hand(SPARK), table.hand(SPARK), table.hand(RITE)
    table.mana("RRUU")
    table.cast(spark, targets=[(OPPONENT,)])

    refused = table.cast(rite)

    assert refused is not None
    assert refused.rule.number == "117.1a"
    assert table.cast(second, targets=[(OPPONENT,)]) is None


def test_creature_with_flash_is_cast_like_an_instant() -> None:
    table = Table(Step.UPKEEP, OPPONENT)
    ambush = table.hand(face("Ambusher", "creature - Cat", "Flash", cost="{G}", size=(1, 1)))
    table.mana("G")

    assert table.cast(ambush) is None


def test_only_a_player_with_priority_casts(table: Table) -> None:
    spark = table.hand(SPARK)
    table.game.priority = OPPONENT

    refused = table.cast(spark)

    assert refused is not None
    assert refused.rule.number == "117.1"


def test_card_in_a_graveyard_is_not_cast(table: Table) -> None:
    spark = table.put(SPARK, Zone.GRAVEYARD)

    refused = table.cast(spark)

    assert refused is not None
    assert refused.rule.number == "601.3"


def test_land_is_not_cast(table: Table) -> None:
    shore = table.hand(ISLAND)

    refused = table.cast(shore)

    assert refused is not None
    assert refused.rule.number == "305.9"


def test_prohibition_names_the_permanent_that_stops_it(table: Table) -> None:
    book = table.put(face("Strict Book", "artifact", "You can't cast permanent spells."))
    bear, rite = table.hand(BEAR), table.hand(RITE)
    table.mana("GGUU")

    refused = table.cast(bear)

    assert refused is not None
    assert (refused.rule.number, refused.by) == ("601.3", book)
    assert "101.2" in [each.number for each in refused.because]
    assert not refused.reversed
    assert table.cast(rite) is None


def test_modal_double_faced_card_is_cast_by_the_face_that_is_allowed(table: Table) -> None:
    table.put(face("Strict Book", "artifact", "You can't cast permanent spells."))
    both = card(BEAR, RITE, layout="modal_dfc")
    id_ = table.hand(both)
    table.mana("GGUU")

    refused = table.cast(id_, face=0)

    assert refused is not None
    assert refused.rule.number == "601.3"
    assert table.cast(id_, face=1) is None
    assert table.game.get(table.top()).name == "Slow Rite"


def test_face_is_chosen_first(table: Table) -> None:
    id_ = table.hand(card(BEAR, RITE, layout="modal_dfc"))
    table.mana("UU")

    tape = table.tape(face=1)
    step(table.game, CastSpell(YOU, id_), tape)

    assert table.asked[0].kind == "face"
    assert table.asked[0].rule.number == "712.11b"


def test_commander_is_cast_from_the_command_zone_with_tax(table: Table) -> None:
    leader = table.put(BEAR, Zone.COMMAND, is_commander=True)
    table.mana("GG")
    assert table.cast(leader) is None
    spell = table.top()
    assert dict(table.game.players[YOU].commander_casts) == {"Meadow Bear": 1}
    assert table.game.get(spell).cast is not None

    again = table.put(BEAR, Zone.COMMAND, is_commander=True)
    table.resolve()
    table.mana("GGG")

    refused = table.cast(again)

    assert refused is not None
    table.mana("G")
    assert table.cast(again) is None


def test_spell_cast_only_during_combat_is_refused_before() -> None:
    text = "Cast this spell only during combat.\nDraw a card."
    haste = face("Mid Fight", "instant", text, cost="{R}")
    main, combat = Table(), Table(Step.DECLARE_BLOCKERS)
    main.mana("R")
    combat.mana("R")

    refused = main.cast(main.hand(haste))

    assert refused is not None
    assert refused.rule.number == "601.3"
    assert combat.cast(combat.hand(haste)) is None


def test_card_without_mana_cost_cannot_be_paid(table: Table) -> None:
    refused = table.cast(table.hand(face("Priceless", "instant", "Draw a card.")))

    assert refused is not None
    assert refused.rule.number == "118.6"
    assert refused.reversed


def test_x_is_chosen_and_paid(table: Table) -> None:
    text = "Big Spark deals X damage to any target."
    spark = table.hand(face("Big Spark", "instant", text, cost="{X}{R}"))
    table.mana("RRRR")

    assert table.cast(spark, x=3, targets=[(OPPONENT,)]) is None
    table.resolve()

    assert table.game.players[OPPONENT].life == 17


def test_split_card_is_cast_by_half(table: Table) -> None:
    id_ = table.hand(card(SPARK, RITE, layout="split"))
    table.mana("UU")

    assert table.cast(id_, face=1) is None

    assert table.names(Zone.STACK) == ["Slow Rite"]

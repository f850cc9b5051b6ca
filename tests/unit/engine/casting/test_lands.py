"""Playing lands (CR 305)."""

from __future__ import annotations

from casting_table import BEAR, FOREST, ISLAND, OPPONENT, YOU, Table, card, face

from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Step, Zone


def test_one_land_is_played_each_turn(table: Table) -> None:
    first, second = table.hand(ISLAND), table.hand(FOREST)

    assert table.do(PlayLand(YOU, first)) is None
    refused = table.do(PlayLand(YOU, second))

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Shore"]
    assert refused is not None
    assert refused.rule.number == "305.2b"


def test_another_land_may_be_played_where_an_effect_allows_it(table: Table) -> None:
    table.put(
        face(
            "Fertile Garden",
            "enchantment",
            "You may play an additional land on each of your turns.",
        )
    )
    first, second = table.hand(ISLAND), table.hand(FOREST)

    assert table.do(PlayLand(YOU, first)) is None
    assert table.do(PlayLand(YOU, second)) is None


def test_land_is_not_played_on_another_turn_or_in_combat() -> None:
    other, combat = Table(active=OPPONENT), Table(Step.DECLARE_BLOCKERS)

    by_turn = other.do(PlayLand(YOU, other.hand(ISLAND)))
    by_step = combat.do(PlayLand(YOU, combat.hand(ISLAND)))

    assert by_turn is not None
    assert by_turn.rule.number == "305.3"
    assert by_step is not None
    assert by_step.rule.number == "305.1"


def test_land_may_be_played_although_permanent_spells_are_forbidden(table: Table) -> None:
    table.put(face("Strict Book", "artifact", "You can't cast permanent spells."))

    assert table.do(PlayLand(YOU, table.hand(ISLAND))) is None


def test_land_face_of_a_modal_double_faced_card_is_played(table: Table) -> None:
    both = table.hand(card(BEAR, ISLAND, layout="modal_dfc"))

    assert table.do(PlayLand(YOU, both)) is None

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Shore"]

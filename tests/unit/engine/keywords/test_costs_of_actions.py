"""Costs that are keyword actions: collect evidence, forage, behold (CR 701.59, 701.61, 701.4)."""

from __future__ import annotations

import pytest
from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.rules.keyword_actions import EVIDENCE_NEEDED
from rulings_cli.terms.zones import Zone

DRAGON = card("creature — Dragon 4/4", name="Dragon", cost="4")
CHEAP = card("creature — Mouse 1/1", name="Cheap", cost="1")
FOOD = card("artifact — Food", name="Food")
CASE = card(
    "sorcery",
    "as an additional cost to cast this spell, you may collect evidence 4.\n"
    "you gain 2 life. If evidence was collected, you gain 5 life.",
    name="Case",
    cost="1",
)
EXHALE = card(
    "sorcery",
    "as an additional cost to cast this spell, you may behold a Dragon.\n"
    "you gain 2 life. If a Dragon was beheld, you gain 5 life.",
    name="Exhale",
    cost="1",
)
CHOOSING = card(
    "sorcery",
    "as an additional cost to cast this spell, behold a Dragon or pay {2}.\nyou gain 2 life.",
    name="Choosing",
    cost="1",
)
ORB = card("artifact", "{T}, Collect evidence 3: You gain 3 life.", name="Orb")
FORAGER = card("creature — Squirrel 1/1", "{1}, Forage: You gain 3 life.", name="Forager")
WATCHER = card(
    "creature — Squirrel 1/1",
    "whenever you forage, you gain 1 life.\nwhenever you collect evidence, you gain 2 life.",
    name="Watcher",
)


@pytest.fixture
def table() -> Table:
    return Table()


def cast(table: Table, face: object, *optional: str) -> object:
    """Cast a card of Ana's hand with optional costs; what is asked is answered with the first."""
    held = table.ana(face, Zone.HAND)  # type: ignore[arg-type]
    table.mana("C")
    table.answers["optional costs"] = optional
    refused = table.cast(held)
    if refused is None:
        table.settle()
    return refused


def test_evidence_is_collected_as_a_cost_and_asked_for_later(table: Table) -> None:
    dragon = table.ana(DRAGON, Zone.GRAVEYARD)
    table.answers["exile"] = (dragon,)
    cast(table, CASE, "collect evidence")

    assert table.life("Ana") == 27
    assert table.names(Zone.EXILE) == ["Dragon"]


def test_a_spell_without_collected_evidence_says_so(table: Table) -> None:
    table.ana(DRAGON, Zone.GRAVEYARD)
    cast(table, CASE)

    assert table.life("Ana") == 22


def test_evidence_is_not_collected_where_there_is_too_little(table: Table) -> None:
    table.ana(CHEAP, Zone.GRAVEYARD)
    refused = cast(table, CASE, "collect evidence")

    assert getattr(refused, "rule", None) == EVIDENCE_NEEDED


def test_an_ability_is_activated_by_collecting_evidence(table: Table) -> None:
    orb = table.ana(ORB)
    dragon, cheap = table.ana(DRAGON, Zone.GRAVEYARD), table.ana(CHEAP, Zone.GRAVEYARD)
    table.answers["exile"] = (dragon,)
    assert table.activate(orb) is None
    table.settle()

    assert table.life("Ana") == 23
    assert table.game.exists(cheap)


def test_an_ability_is_not_activated_with_too_little_evidence(table: Table) -> None:
    orb = table.ana(ORB)
    table.ana(CHEAP, Zone.GRAVEYARD)

    assert table.activate(orb) is not None


def test_one_forages_by_sacrificing_a_food(table: Table) -> None:
    forager = table.ana(FORAGER)
    table.ana(FOOD)
    table.mana("C")
    assert table.activate(forager) is None
    table.settle()

    assert table.life("Ana") == 23
    assert table.names(Zone.GRAVEYARD, "Ana") == ["Food"]


def test_one_forages_by_exiling_three_cards(table: Table) -> None:
    forager = table.ana(FORAGER)
    for face in (BEAR, GIANT, MOUSE):
        table.ana(face, Zone.GRAVEYARD)
    table.mana("C")
    assert table.activate(forager) is None

    assert len(table.names(Zone.EXILE)) == 3


def test_one_does_not_forage_with_two_cards(table: Table) -> None:
    forager = table.ana(FORAGER)
    for face in (BEAR, GIANT):
        table.ana(face, Zone.GRAVEYARD)
    table.mana("C")

    assert table.activate(forager) is not None


def test_a_card_in_hand_is_revealed_to_behold_it(table: Table) -> None:
    table.ana(DRAGON, Zone.HAND)
    cast(table, EXHALE, "behold")

    assert table.life("Ana") == 27
    assert table.names(Zone.HAND, "Ana") == ["Dragon"]


def test_a_permanent_is_beheld_as_well(table: Table) -> None:
    table.ana(DRAGON)
    cast(table, EXHALE, "behold")

    assert table.life("Ana") == 27


def test_nothing_is_beheld_where_the_cost_is_not_paid(table: Table) -> None:
    table.ana(DRAGON)
    cast(table, EXHALE)

    assert table.life("Ana") == 22


def test_what_does_not_fit_is_not_beheld(table: Table) -> None:
    table.ana(BEAR)
    table.nico(DRAGON)
    refused = cast(table, EXHALE, "behold")

    assert getattr(refused, "rule", None) == RESOURCES


def test_one_beholds_rather_than_pay(table: Table) -> None:
    table.ana(DRAGON)
    held = table.ana(CHOOSING, Zone.HAND)
    table.mana("C")
    table.answers["optional costs"] = 0
    assert table.cast(held) is None
    table.settle()

    assert table.life("Ana") == 22


def test_foraging_and_collecting_evidence_trigger(table: Table) -> None:
    table.ana(WATCHER)
    forager, orb = table.ana(FORAGER), table.ana(ORB)
    table.ana(FOOD)
    dragon = table.ana(DRAGON, Zone.GRAVEYARD)
    table.mana("C")
    assert table.activate(forager) is None
    table.settle()
    assert table.life("Ana") == 20 + 3 + 1
    table.answers["exile"] = (dragon,)
    assert table.activate(orb) is None
    table.settle()

    assert table.life("Ana") == 24 + 3 + 2

"""Mutate (CR 702.140): spells that merge with creatures (CR 730)."""

from __future__ import annotations

import pytest
from keyword_table import BEAR, MOUSE, Table, card

from rulings_cli.terms.zones import Zone

GEM = card(
    "creature — Beast 4/4",
    "mutate {1}\nreach\nwhenever this creature mutates, you draw a card.",
    name="Gem",
    cost="3",
)
SQUID = card("creature — Squid 2/2", "mutate {1}\nmenace", name="Squid", cost="3")
COUNTING = card(
    "creature — Elk 1/1",
    "mutate {1}\nwhenever this creature mutates, create a 3/3 green Beast creature token "
    "for each time it has mutated.",
    name="Elk",
    cost="3",
)
KNIGHT = card("creature — Human Knight 3/3", name="Knight")


@pytest.fixture
def table() -> Table:
    table = Table()
    table.library(MOUSE, MOUSE, MOUSE)
    return table


def mutate(table: Table, face: object, target: int, place: str) -> None:
    """Cast a card of Ana's hand for its mutate cost, onto the target."""
    held = table.ana(face, Zone.HAND)  # type: ignore[arg-type]
    table.mana("C")
    table.answers.update({"targets": (target,), "merge": place})
    assert table.cast(held, "mutate") is None
    table.settle()


def test_a_mutating_spell_on_top_makes_the_creature_what_it_is(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, GEM, bear, "on top")

    assert table.of(bear).name == "Gem"
    assert table.size(bear) == (4, 4)
    assert table.names(Zone.BATTLEFIELD) == ["Gem"]


def test_a_creature_with_a_mutating_spell_under_it_gains_its_abilities_alone(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, SQUID, bear, "on the bottom")

    assert table.of(bear).name == "Bear"
    assert table.size(bear) == (2, 2)
    assert table.has(bear, "menace")


def test_a_mutated_permanent_has_all_abilities_of_its_cards(table: Table) -> None:
    gem = table.ana(GEM)
    mutate(table, SQUID, gem, "on top")

    assert table.of(gem).name == "Squid"
    assert table.has(gem, "reach")
    assert table.has(gem, "menace")


def test_what_merges_does_not_enter_but_mutates(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, GEM, bear, "on top")

    assert table.names(Zone.HAND, "Ana") == ["Mouse"]


def test_a_creature_that_mutates_again_triggers_all_abilities_that_watch_for_it(
    table: Table,
) -> None:
    gem = table.ana(GEM)
    mutate(table, COUNTING, gem, "on top")
    mutate(table, SQUID, gem, "on the bottom")

    assert table.names(Zone.BATTLEFIELD).count("Beast Token") == 1 + 2
    assert table.names(Zone.HAND, "Ana") == ["Mouse", "Mouse"]


def test_a_merged_permanent_stays_the_object_that_it_was(table: Table) -> None:
    bear = table.ana(BEAR, tapped=True, counters=(("+1/+1", 1),))
    mutate(table, GEM, bear, "on top")

    assert table.game.get(bear).tapped
    assert table.size(bear) == (5, 5)


def test_each_component_of_a_merged_permanent_goes_to_the_graveyard(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, GEM, bear, "on top")
    table.dies(bear)

    assert sorted(table.names(Zone.GRAVEYARD, "Ana")) == ["Bear", "Gem"]
    assert table.names(Zone.BATTLEFIELD) == []


def test_the_cards_that_a_merged_permanent_becomes_are_what_they_were_before(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, SQUID, bear, "on the bottom")
    table.dies(bear)
    returned = next(e for e in table.game.objects.values() if e.name == "Bear")

    assert not table.has(returned.id, "menace")


def test_an_effect_that_follows_a_merged_permanent_finds_all_its_cards(table: Table) -> None:
    bear = table.ana(BEAR)
    mutate(table, GEM, bear, "on top")
    blink = card(
        "instant",
        "exile target creature, then return that card to the battlefield under its "
        "owner's control.",
        name="Blink",
        cost="1",
    )
    table.mana("C")
    assert table.cast(table.ana(blink, Zone.HAND)) is None
    table.settle()

    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Bear", "Gem"]


def test_a_mutating_spell_without_its_target_enters_as_a_creature(table: Table) -> None:
    bear = table.ana(BEAR)
    held = table.ana(GEM, Zone.HAND)
    table.mana("C")
    table.answers["targets"] = (bear,)
    assert table.cast(held, "mutate") is None
    table.dies(bear)

    assert table.names(Zone.BATTLEFIELD) == ["Gem"]
    assert table.names(Zone.HAND, "Ana") == []


def test_a_mutating_spell_targets_no_human(table: Table) -> None:
    table.ana(KNIGHT)
    held = table.ana(GEM, Zone.HAND)
    table.mana("C")

    assert table.cast(held, "mutate") is not None


def test_a_card_with_mutate_can_be_cast_as_a_creature_as_well(table: Table) -> None:
    table.ana(BEAR)
    held = table.ana(GEM, Zone.HAND)
    table.mana("C", "C", "C")
    assert table.cast(held) is None
    table.settle()

    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Bear", "Gem"]


def test_a_token_that_is_topmost_is_a_token_and_its_cards_are_cards(table: Table) -> None:
    bear = table.ana(BEAR, kind="token")
    mutate(table, GEM, bear, "on top")
    assert table.game.get(bear).kind == "card"
    table.dies(bear)

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Gem"]

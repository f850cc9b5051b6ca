"""Banding (CR 702.22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.game.actions import DeclareAttackers
from rulings_cli.game.choices import Choice, DivisionOf
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.rules.keywords import BAND_ATTACKS_THE_SAME, BANDS
from rulings_cli.terms.zones import Step, Zone

HERO = card("creature — Hero 1/1", "banding", name="Hero")
OTHER = card("creature — Hero 1/1", "banding", name="Other")
TRAMPLER = card("creature — Beast 5/5", "trample", name="Trampler")
FLYER = card("creature — Bird 2/2", "flying", name="Flyer")


@pytest.fixture
def table() -> Table:
    return Table()


def attack_in_a_band(table: Table, *band: ObjectId, others: tuple[ObjectId, ...] = ()) -> object:
    """Let creatures attack Nico, in a band and beside it."""
    table.goes_on_to(Step.DECLARE_ATTACKERS)
    pairs = tuple((each, "Nico") for each in (*band, *others))
    return table.take(DeclareAttackers("Ana", pairs, (band,)))


def choosers(table: Table) -> list[str]:
    """Tell who divided combat damage."""
    return [each.player for each in table.asked if each.kind == "combat damage"]


def test_a_creature_with_banding_attacks_in_a_band_with_one_without(table: Table) -> None:
    hero, bear = table.ana(HERO), table.ana(BEAR)

    assert attack_in_a_band(table, hero, bear) is None


def test_two_creatures_without_banding_are_in_no_band(table: Table) -> None:
    hero, bear, mouse = table.ana(HERO), table.ana(BEAR), table.ana(MOUSE)
    refused = attack_in_a_band(table, hero, bear, mouse)

    assert getattr(refused, "rule", None) == BANDS


def test_a_creature_is_in_one_band_only(table: Table) -> None:
    hero, other, bear = table.ana(HERO), table.ana(OTHER), table.ana(BEAR)
    table.goes_on_to(Step.DECLARE_ATTACKERS)
    pairs = ((hero, "Nico"), (other, "Nico"), (bear, "Nico"))

    assert table.take(DeclareAttackers("Ana", pairs, ((hero, bear), (other, bear)))) is not None


def test_a_band_attacks_the_same(table: Table) -> None:
    hero, bear = table.ana(HERO), table.ana(BEAR)
    walker = table.nico(
        card("planeswalker", name="Walker"), Zone.BATTLEFIELD, counters=(("loyalty", 3),)
    )
    table.goes_on_to(Step.DECLARE_ATTACKERS)
    refused = table.take(DeclareAttackers("Ana", ((hero, "Nico"), (bear, walker)), ((hero, bear),)))

    assert getattr(refused, "rule", None) == BAND_ATTACKS_THE_SAME


def test_what_blocks_one_of_a_band_blocks_them_all(table: Table) -> None:
    hero, flyer = table.ana(HERO), table.ana(FLYER)
    giant = table.nico(GIANT)
    attack_in_a_band(table, hero, flyer)
    table.answers["combat damage"] = (5, 0)
    table.block((giant, hero))
    table.strike()

    assert table.life("Nico") == 20


def test_a_creature_beside_the_band_is_not_blocked_with_it(table: Table) -> None:
    hero, bear, mouse = table.ana(HERO), table.ana(BEAR), table.ana(MOUSE)
    giant = table.nico(GIANT)
    attack_in_a_band(table, hero, bear, others=(mouse,))
    table.answers["combat damage"] = (5, 0)
    table.block((giant, hero))
    table.strike()

    assert table.life("Nico") == 19


def test_the_attacking_player_divides_damage_of_what_blocks_a_band(table: Table) -> None:
    hero, bear = table.ana(HERO), table.ana(BEAR)
    giant = table.nico(GIANT)
    attack_in_a_band(table, hero, bear)
    table.answers["combat damage"] = _all_to(hero)
    table.block((giant, bear))
    table.strike()

    assert choosers(table) == ["Ana"]
    assert table.named("Bear")
    assert not table.named("Hero")


def test_the_defending_player_divides_damage_where_a_creature_with_banding_blocks(
    table: Table,
) -> None:
    trampler = table.ana(TRAMPLER)
    hero, bear = table.nico(HERO), table.nico(BEAR)
    table.attack(trampler)
    table.answers["combat damage"] = _all_to(hero)
    table.block((hero, trampler), (bear, trampler))
    table.strike()

    assert choosers(table) == ["Nico"]
    assert table.life("Nico") == 20
    assert table.named("Bear")


def _all_to(id: ObjectId) -> Callable[[Choice, Game], tuple[int, ...]]:
    """Answer that all damage is dealt to one creature."""

    def answer(choice: Choice, _game: Game) -> tuple[int, ...]:
        domain = choice.domain
        assert isinstance(domain, DivisionOf)
        return tuple(domain.amount if each == id else 0 for each in domain.among)

    return answer

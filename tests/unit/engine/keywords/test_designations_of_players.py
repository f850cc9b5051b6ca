"""The city's blessing, the monarch, and speed (CR 702.131, 702.179, 725)."""

from __future__ import annotations

from keyword_table import BEAR, FIELD, MOUSE, Table, card

from rulings_cli.engine import designations, monarch, speed
from rulings_cli.terms.zones import Step, Zone

ENGINE = card("creature 2/2", "start your engines!", name="Racer")
CROWN = card("creature 1/1", "When ~ enters, you become the monarch.", name="Herald")


def test_ascend_blesses_whoever_has_ten_permanents(table: Table) -> None:
    for _ in range(8):
        table.ana(FIELD)
    table.ana(card("creature 1/1", "ascend"))
    assert not designations.has(table.game, "Ana", "city's blessing")

    last = table.enters(BEAR)

    assert designations.has(table.game, "Ana", "city's blessing")
    table.dies(last)
    assert designations.has(table.game, "Ana", "city's blessing")


def test_ascend_on_a_spell_counts_as_it_resolves(table: Table) -> None:
    for _ in range(10):
        table.ana(FIELD)
    spell = table.ana(card("sorcery", "ascend\nYou gain 1 life.", cost="G"), Zone.HAND)
    table.mana("G")

    assert table.cast(spell) is None
    table.settle()

    assert designations.has(table.game, "Ana", "city's blessing")


def test_an_engine_gives_speed_that_rises_once_a_turn(table: Table) -> None:
    table.enters(ENGINE)
    assert speed.of(table.game, "Ana") == 1
    mouse, bear = table.ana(MOUSE), table.ana(BEAR)

    table.attacks(mouse, bear)
    table.strike()

    assert speed.of(table.game, "Ana") == 2


def test_speed_does_not_rise_in_another_players_turn(table: Table) -> None:
    table.enters(ENGINE)
    bear = table.nico(BEAR)
    table.goes_on_to(Step.DECLARE_ATTACKERS, "Nico")

    from rulings_cli.game.actions import DeclareAttackers

    assert table.take(DeclareAttackers("Nico", ((bear, "Ana"),))) is None
    table.goes_on_to(Step.END)

    assert speed.of(table.game, "Ana") == 1


def test_max_speed_gives_its_ability_at_four(table: Table) -> None:
    racer = table.ana(card("creature 2/2", "start your engines!\nMax speed — ~ has flying."))
    table.game.marks = {"speed of Ana": "3"}
    assert not table.has(racer, "flying")

    table.game.marks = {"speed of Ana": "4"}
    table.game.forget()

    assert table.has(racer, "flying")


def test_the_monarch_draws_in_the_end_step(table: Table) -> None:
    table.library(BEAR)
    table.enters(CROWN)
    assert monarch.who(table.game) == "Ana"

    table.goes_on_to(Step.END)
    table.settle()

    assert table.names(Zone.HAND, "Ana") == ["Bear"]


def test_combat_damage_to_the_monarch_takes_the_crown(table: Table) -> None:
    table.game.marks = {"monarch": "Nico"}
    table.game = table.game.fork()
    monarch.become(table.game, table.tape(), "Ana")
    monarch.become(table.game, table.tape(), "Nico")
    mouse = table.ana(MOUSE)

    table.attacks(mouse)
    table.strike()

    assert monarch.who(table.game) == "Ana"

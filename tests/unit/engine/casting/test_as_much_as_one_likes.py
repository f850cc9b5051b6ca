"""Energy and life of which a player pays as much as they like, and what is sacrificed together."""

from __future__ import annotations

import pytest
from casting_table import BEAR, Table, face

from rulings_cli.game.choices import NumberBetween
from rulings_cli.game.events import Triggered
from rulings_cli.terms.zones import Zone

BOLT = face(
    "Arc",
    "instant",
    "Choose target creature. You get {E}{E}, then you may pay any amount of {E}. Arc deals that "
    "much damage to that creature.",
    cost="{0}",
)
BANK = face(
    "Bank",
    "sorcery",
    "You may pay one or more {E}. If you do, you gain life equal to the amount of {E} paid this "
    "way.",
    cost="{0}",
)
PACT = face(
    "Pact",
    "sorcery",
    "You may pay any amount of life. If you do, you draw that many cards.",
    cost="{0}",
)


def energy(table: Table) -> int:
    """Give how much energy you have."""
    return dict(table.game.players["you"].counters).get("energy", 0)


@pytest.mark.parametrize(
    ("may", "number", "damage", "left"), [(True, 2, 2, 0), (True, 0, 0, 2), (False, 0, 0, 2)]
)
def test_energy_becomes_damage(
    table: Table, may: bool, number: int, damage: int, left: int
) -> None:
    giant = table.put(face("Giant", "creature - Giant", size=(5, 5)))
    assert table.cast(table.hand(BOLT), targets=(giant,)) is None
    table.resolve(may=may, number=number)

    assert table.game.get(giant).marked_damage == damage
    assert energy(table) == left


def test_no_more_is_paid_than_there_is(table: Table) -> None:
    giant = table.put(face("Giant", "creature - Giant", size=(5, 5)))
    assert table.cast(table.hand(BOLT), targets=(giant,)) is None
    table.resolve(may=True, number=1)

    (choice,) = (each for each in table.asked if each.kind == "number")
    assert choice.domain == NumberBetween(0, 2)


@pytest.mark.parametrize(("has", "life"), [(3, 23), (0, 20)])
def test_one_or_more_energy(table: Table, has: int, life: int) -> None:
    table.game.update_player("you", counters=(("energy", has),) if has else ())
    assert table.cast(table.hand(BANK)) is None
    table.resolve(may=True, number=has)

    assert table.game.players["you"].life == life


def test_life_becomes_cards(table: Table) -> None:
    table.libraries()
    assert table.cast(table.hand(PACT)) is None
    table.resolve(may=True, number=3)

    assert table.game.players["you"].life == 17
    assert len(table.names(Zone.HAND)) == 3


def test_several_sacrificed_together_trigger_once(table: Table) -> None:
    text = "Whenever you sacrifice one or more creatures, you gain 1 life."
    table.put(face("Altar", "artifact", text))
    for _ in range(2):
        table.put(BEAR)
    spell = face("Offer", "sorcery", "Sacrifice two creatures.", cost="{0}")
    assert table.cast(table.hand(spell)) is None
    table.resolve()

    assert len(table.events(Triggered)) == 1


@pytest.mark.parametrize(("goat", "now"), [(True, True), (False, False)])
def test_a_spell_has_flash_while_a_condition_holds(table: Table, goat: bool, now: bool) -> None:
    text = "This spell has flash as long as you control a Goat.\nDraw a card."
    table.libraries()
    if goat:
        table.put(face("Goat", "creature - Goat", size=(0, 1)))
    table.game.active_player = "opponent"

    assert (table.cast(table.hand(face("Song", "sorcery", text, cost="{0}"))) is None) is now


def test_as_many_counters_as_targets_that_fit(table: Table) -> None:
    text = (
        "Whenever you cast a spell that targets one or more Goats, put that many charge counters "
    )
    rock = table.put(face("Rock", "artifact", f"{text}on Rock."))
    goats = [table.put(face("Goat", "creature - Goat", size=(0, 9))) for _ in range(2)]
    spell = face(
        "Herd", "instant", "Herd deals 1 damage to each of up to three targets.", cost="{0}"
    )
    assert table.cast(table.hand(spell), targets=(*goats, table.put(BEAR))) is None
    table.resolve()

    assert table.game.get(rock).counters_of("charge") == 2


@pytest.mark.parametrize(("pays", "left"), [(2, []), (1, ["Meadow Bear"])])
def test_what_is_destroyed_by_the_energy_that_was_paid(
    table: Table, pays: int, left: list[str]
) -> None:
    text = (
        "You get X {E}, then you may pay any amount of {E}. Destroy each creature with toughness "
        "less than or equal to the amount of {E} paid this way."
    )
    table.put(BEAR)
    table.mana("CCC")
    assert table.cast(table.hand(face("Wave", "sorcery", text, cost="{X}")), x=3) is None
    table.resolve(may=True, number=pays)

    assert table.names(Zone.BATTLEFIELD) == left
    assert energy(table) == 3 - pays

"""Several cards with a total, abilities that can't be had, and those that are not lost."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers
from rulings_cli.game.choices import IllegalAnswer
from rulings_cli.terms.zones import Zone

HULK = face(
    "Hulk",
    "sorcery",
    "Search your library for any number of creature cards with total mana value 3 or less, put "
    "them onto the battlefield, then shuffle.",
    cost="{G}",
)
RALLY = face(
    "Rally",
    "sorcery",
    "Exile up to three target cards with total mana value 3 or less from your graveyard.",
    cost="{G}",
)
CUT = face(
    "Cut",
    "instant",
    "Destroy target creature with total power and toughness 4 or less.",
    cost="{G}",
)
ELF = face("Elf", "creature", cost="{G}", size=(1, 1))
GIANT = face("Giant", "creature", cost="{5}{G}", size=(5, 5))
GROUNDING = face(
    "Grounding",
    "creature",
    "Creatures your opponents control lose flying and can't have or gain flying.",
    size=(1, 1),
)
WINGS = face(
    "Wings", "instant", "Target creature gets +1/+1 and gains flying until end of turn.", cost="{U}"
)
SUN = face("Dull Sun", "enchantment", "All lands lose all abilities except mana abilities.")
NEST = face("Nest", "land", "{T}: Add {G}.\n{T}: Draw a card.")
HALL = face("Hall", "artifact", 'The "legend rule" doesn\'t apply.')
KING = face("King", "legendary creature", cost="{G}", size=(2, 2))
LORD = face(
    "Lord", "creature", "You can't cast ~ unless an opponent lost life this turn.", cost="{G}"
).evolve(power="6", toughness="6")
PING = face("Ping", "instant", "Target opponent loses 1 life.", cost="{B}")


def cast(table: Table, what: object, mana: str, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    assert table.cast(card, **answers) is None
    table.resolve(**answers)


def test_cards_are_found_whose_mana_values_come_to_no_more(table: Table) -> None:
    elf, bear, giant = (table.put(each, Zone.LIBRARY) for each in (ELF, BEAR, GIANT))
    cast(table, HULK, "G", card=(elf, bear))

    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Elf", "Meadow Bear"]
    assert table.game.get(giant).zone is Zone.LIBRARY


def test_too_much_in_total_is_no_answer(table: Table) -> None:
    first, second = (table.put(BEAR, Zone.LIBRARY) for _ in range(2))
    hulk = table.hand(HULK)
    table.mana("G")
    assert table.cast(hulk) is None
    with pytest.raises(IllegalAnswer):
        table.resolve(card=(first, second))


def test_targets_are_too_much_in_total(table: Table) -> None:
    elf, first, second = (table.put(each, Zone.GRAVEYARD) for each in (ELF, BEAR, BEAR))
    rally = table.hand(RALLY)
    table.mana("G")

    assert table.cast(rally, targets=(first, second)) is not None
    assert table.cast(rally, targets=(elf, first)) is None


@pytest.mark.parametrize(("what", "legal"), [(BEAR, True), (GIANT, False)])
def test_power_and_toughness_are_counted_together(table: Table, what: object, legal: bool) -> None:
    creature = table.put(what)  # type: ignore[arg-type]  # a face
    cut = table.hand(CUT)
    table.mana("G")

    assert (table.cast(cut, targets=(creature,)) is None) is legal


@pytest.mark.parametrize(("owner", "flies"), [(OPPONENT, False), (YOU, True)])
def test_what_cannot_have_an_ability_does_not_gain_it(
    table: Table, owner: str, flies: bool
) -> None:
    table.put(GROUNDING)
    bear = table.put(BEAR, owner=owner)
    cast(table, WINGS, "U", targets=(bear,))
    found = layers.characteristics(table.game, bear)

    assert found.power == 3
    assert any(getattr(each, "name", "") == "flying" for each in found.abilities) is flies


def test_lands_keep_only_their_mana_abilities(table: Table) -> None:
    nest = table.put(NEST)
    before = len(layers.characteristics(table.game, nest).abilities)
    table.put(SUN)

    assert before == 2
    assert len(layers.characteristics(table.game, nest).abilities) == 1
    assert table.activate(nest) is None
    assert table.pool() == "G"


@pytest.mark.parametrize("hall", [True, False])
def test_no_legend_goes_where_the_rule_does_not_apply(table: Table, hall: bool) -> None:
    if hall:
        table.put(HALL)
    first = table.put(KING)
    cast(table, KING, "G", legend=first)

    assert table.names(Zone.BATTLEFIELD).count("King") == (2 if hall else 1)


def test_a_spell_that_cannot_be_cast_unless_a_condition_holds(table: Table) -> None:
    lord = table.hand(LORD)
    table.mana("G")
    assert table.cast(lord) is not None
    cast(table, PING, "B", targets=(OPPONENT,))

    assert table.cast(lord) is None


@pytest.mark.parametrize(("counters", "types"), [(1, {"land"}), (0, {"creature"})])
def test_what_it_is_as_long_as_a_condition_holds(
    table: Table, counters: int, types: set[str]
) -> None:
    sleeper = face(
        "Sleeper", "creature", "As long as ~ has a sleep counter on it, it's a land.", size=(9, 9)
    )
    put = table.put(sleeper, counters=(("sleep", counters),))

    assert layers.characteristics(table.game, put).types == types

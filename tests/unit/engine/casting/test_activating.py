"""Activating abilities (CR 602, 605.3, 606)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, RITE, YOU, Table, face

from rulings_cli.game.events import AbilityActivated
from rulings_cli.terms.zones import Step, Zone

DRAWER = face("Page Turner", "creature - Clerk", "{1}, {T}: Draw a card.", size=(1, 1))
ELF = face("Glade Elf", "creature - Elf", "{T}: Add {G}.", size=(1, 1))
SWORD = face("Plain Sword", "artifact - Equipment", "Equip {1}")
FILTER = face("Odd Prism", "artifact", "{1}, {T}: Add {U}.")


def test_ability_uses_the_stack(table: Table) -> None:
    clerk = table.put(DRAWER)
    table.put(BEAR, Zone.LIBRARY)
    table.mana("C")

    assert table.activate(clerk) is None

    assert len(table.game.stack()) == 1
    assert table.game.get(clerk).tapped
    table.resolve()
    assert table.names(Zone.HAND) == ["Meadow Bear"]
    assert table.game.stack() == ()


def test_mana_ability_does_not_use_the_stack(table: Table) -> None:
    elf = table.put(ELF)

    assert table.activate(elf) is None

    assert table.game.stack() == ()
    assert table.pool() == "G"
    assert table.events(AbilityActivated)[0].is_mana_ability


@pytest.mark.parametrize(
    ("since", "allowed"), [("before", True), ("opponent's turn", True), ("this turn", False)]
)
def test_summoning_sick_creature_is_not_tapped(table: Table, since: str, allowed: bool) -> None:
    elf = table.put(ELF, since=since)

    refused = table.activate(elf)

    assert (refused is None) is allowed
    if refused is not None:
        assert refused.rule.number == "302.6"
        assert "602.5a" in [each.number for each in refused.because]


def test_new_artifact_is_tapped_at_once(table: Table) -> None:
    prism = table.put(FILTER, since="this turn")
    table.mana("C")

    assert table.activate(prism) is None
    assert table.pool() == "U"


def test_haste_lets_a_new_creature_be_tapped(table: Table) -> None:
    text = "Haste\n{T}: Add {G}."
    elf = table.put(face("Fast Elf", "creature - Elf", text, size=(1, 1)), since="this turn")

    assert table.activate(elf, 1) is None


def test_tapped_creature_is_not_tapped_again(table: Table) -> None:
    elf = table.put(ELF, tapped=True)

    refused = table.activate(elf)

    assert refused is not None
    assert refused.rule.number == "107.5"


def test_only_the_controller_activates(table: Table) -> None:
    elf = table.put(ELF, owner=OPPONENT)

    refused = table.activate(elf)

    assert refused is not None
    assert refused.rule.number == "602.2"


def test_mana_ability_that_costs_mana_is_paid_by_another_inside_a_casting(table: Table) -> None:
    prism, elf = table.put(FILTER), table.put(ELF)
    rite = table.hand(face("Blue Rite", "sorcery", "Draw a card.", cost="{U}"))

    refused = table.cast(
        rite,
        mana_abilities=[("activate", prism, 0), ("activate", elf, 0), "done", "done"],
    )

    assert refused is None
    assert table.pool() == ""


def test_mana_ability_is_not_activated_again_before_it_resolves(table: Table) -> None:
    prism = table.put(FILTER)

    refused = table.activate(prism, mana_abilities=[("activate", prism, 0)])

    assert refused is not None
    assert refused.rule.number == "605.3c"


def test_equip_is_activated_as_a_sorcery_and_attaches(table: Table) -> None:
    sword, bear = table.put(SWORD), table.put(BEAR)
    table.mana("CC")

    assert table.activate(sword, targets=[(bear,)]) is None
    table.resolve()

    assert table.game.get(sword).attached_to == bear
    table.game.step = Step.BEGINNING_OF_COMBAT
    refused = table.activate(sword, targets=[(bear,)])
    assert refused is not None
    assert refused.rule.number == "602.5d"


def test_ability_is_activated_once_each_turn(table: Table) -> None:
    text = "{0}: You gain 1 life. Activate only once each turn."
    well = table.put(face("Small Well", "artifact", text))

    assert table.activate(well) is None
    refused = table.activate(well)

    assert refused is not None
    assert refused.rule.number == "602.5b"


def test_activate_only_as_an_instant_is_no_way_to_pay(table: Table) -> None:
    text = "{T}: Add one mana of any color. Activate only as an instant."
    lamp = table.put(face("Slow Lamp", "artifact", text))
    rite = table.hand(RITE)

    refused = table.cast(rite, mana_abilities=[("activate", lamp, 0)])

    assert refused is not None
    assert refused.rule.number == "602.5e"


def test_loyalty_ability_is_activated_once_each_turn(table: Table) -> None:
    walker = face(
        "Wise One", "legendary planeswalker - Sage", "[+1]: You gain 1 life.", loyalty="3"
    )
    sage = table.put(walker)

    assert table.activate(sage) is None
    refused = table.activate(sage)

    assert table.game.get(sage).counters_of("loyalty") == 4
    assert refused is not None
    assert refused.rule.number == "606.3"


def test_cycling_is_activated_from_the_hand(table: Table) -> None:
    beast = table.hand(face("Big Beast", "creature - Beast", "Cycling {1}", size=(5, 5)))
    table.put(BEAR, Zone.LIBRARY)
    table.mana("C")

    assert table.activate(beast) is None
    table.resolve()

    assert table.names(Zone.GRAVEYARD) == ["Big Beast"]
    assert table.names(Zone.HAND) == ["Meadow Bear"]


def test_prohibition_of_abilities_spares_mana_abilities_where_it_says_so(table: Table) -> None:
    text = "Activated abilities of artifacts can't be activated unless they're mana abilities."
    stop = face("Rusty Needle", "enchantment", text)
    needle = table.put(stop)
    prism, drawer = table.put(FILTER), table.put(face("Old Tome", "artifact", "{0}: Draw a card."))
    table.mana("C")

    refused = table.activate(drawer)

    assert refused is not None
    assert (refused.rule.number, refused.by) == ("602.5", needle)
    assert table.activate(prism) is None
    assert YOU

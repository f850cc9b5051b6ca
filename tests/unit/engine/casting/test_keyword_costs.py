"""What keywords do whose cost was paid (CR 702), and what stops casting altogether."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.terms.zones import Zone


def test_evoked_creature_is_sacrificed(table: Table) -> None:
    mote = face(
        "Brief Mote", "creature - Elemental", "Flying\nEvoke {G}", cost="{4}{G}", size=(3, 3)
    )
    table.mana("G")

    assert table.cast(table.hand(mote), alternative="evoke") is None
    table.resolve()
    assert table.names(Zone.BATTLEFIELD) == ["Brief Mote"]
    table.resolve()

    assert table.names(Zone.GRAVEYARD) == ["Brief Mote"]


def test_evoked_creature_stays_where_entering_makes_nothing_trigger(table: Table) -> None:
    mote = face("Brief Mote", "creature - Elemental", "Evoke {G}", cost="{4}{G}", size=(3, 3))
    hush = "Creatures entering don't cause abilities to trigger."
    table.put(face("Still Bell", "artifact", hush))
    table.mana("G")

    assert table.cast(table.hand(mote), alternative="evoke") is None
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Still Bell", "Brief Mote"]
    assert not table.game.waiting
    assert not table.game.stack()


def test_replicated_spell_is_copied_each_time(table: Table) -> None:
    text = "Replicate {R}\nMany Sparks deals 1 damage to any target."
    table.mana("RRR")

    table.cast(
        table.hand(face("Many Sparks", "sorcery", text, cost="{R}")),
        optional_costs=[("replicate",)],
        number=2,
        targets=[(OPPONENT,)],
    )
    table.resolve(may=[False, False])
    for _ in range(3):
        table.resolve()

    assert table.game.players[OPPONENT].life == 17


def test_multikicker_is_paid_as_often_as_wanted(table: Table) -> None:
    table.mana("GGGG")
    text = "Multikicker {1}\nYou gain 2 life."

    table.cast(
        table.hand(face("Deep Breath", "instant", text, cost="{G}")),
        optional_costs=[("multikicker",)],
        number=3,
    )

    record = table.game.get(table.top()).cast
    assert record is not None
    assert record.optional == ("multikicker",) * 3
    assert table.pool() == ""


def test_mode_has_its_own_cost(table: Table) -> None:
    text = "Spree\n+ {1} — Draw a card.\n+ {2} — You gain 3 life."
    table.mana("UUUU")

    assert (
        table.cast(table.hand(face("Big Choice", "sorcery", text, cost="{U}")), modes=[(0, 1)])
        is None
    )

    assert table.pool() == ""


def test_split_second_stops_spells_and_abilities_but_no_mana_abilities(table: Table) -> None:
    table.mana("RR")
    table.cast(
        table.hand(face("Fast Word", "instant", "Split second\nYou gain 1 life.", cost="{R}"))
    )
    elf = table.put(face("Glade Elf", "creature - Elf", "{T}: Add {G}.", size=(1, 1)))
    tome = table.put(face("Old Tome", "artifact", "{0}: Draw a card."))

    spell = table.cast(table.hand(SPARK), targets=[(YOU,)])
    ability = table.activate(tome)

    assert spell is not None
    assert spell.rule.number == "702.61a"
    assert ability is not None
    assert ability.rule.number == "702.61a"
    assert table.activate(elf) is None


def test_graveyard_permission_of_a_permanent(table: Table) -> None:
    table.put(
        face("Open Grave", "enchantment", "You may cast creature spells from your graveyard.")
    )
    bear = table.put(BEAR, Zone.GRAVEYARD)
    spark = table.put(SPARK, Zone.GRAVEYARD)
    table.mana("GGR")

    assert table.cast(bear) is None
    refused = table.cast(spark)

    assert refused is not None
    assert refused.rule.number == "601.3"


def test_top_card_only_is_cast_from_the_library(table: Table) -> None:
    table.put(face("High View", "enchantment", "You may cast spells from the top of your library."))
    table.mana("GGGG")
    top = table.put(BEAR, Zone.LIBRARY)
    second = table.put(BEAR, Zone.LIBRARY)

    refused = table.cast(second)

    assert refused is not None
    assert table.cast(top) is None


def test_escape_exiles_the_other_cards(table: Table) -> None:
    text = "You gain 2 life.\nEscape—{W}, Exile two other cards from your graveyard."
    rite = table.put(face("Old Song", "sorcery", text, cost="{3}{W}"), Zone.GRAVEYARD)
    others = [table.put(BEAR, Zone.GRAVEYARD) for _ in range(2)]
    table.mana("W")

    assert table.cast(rite, exile=[tuple(others)]) is None

    assert table.names(Zone.EXILE) == ["Meadow Bear", "Meadow Bear"]

"""Texts that were once played otherwise than they say, one kind each."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import layers, performing, priority
from rulings_cli.game.events import WouldDealDamage
from rulings_cli.terms.rules.general import NO_DAMAGE as DEALS_DAMAGE
from rulings_cli.terms.zones import Zone

ROCK = face("Rock", "artifact")
BIRD = face("Bird", "creature - Bird", "Flying", size=(1, 1))


@pytest.mark.parametrize(("target", "is_legal"), [(ROCK, True), (BIRD, True), (BEAR, False)])
def test_a_keyword_said_last_is_meant_of_creatures_alone(
    table: Table, target: object, *, is_legal: bool
) -> None:
    bolt = face(
        "Arrow", "instant", "Destroy target artifact, land, or creature with flying.", cost="{0}"
    )
    there = table.put(target)  # type: ignore[arg-type]

    assert (table.cast(table.hand(bolt), targets=(there,)) is None) is is_legal


@pytest.mark.parametrize("pays", [True, False])
def test_each_opponent_is_asked_to_pay_for_themselves(table: Table, *, pays: bool) -> None:
    levy = face(
        "Levy", "sorcery", "Each opponent sacrifices a permanent unless they pay {1}.", cost="{0}"
    )
    rock = table.put(ROCK, owner=OPPONENT)
    mine = table.put(ROCK)
    if pays:
        table.mana("C", OPPONENT)

    table.cast(table.hand(levy))
    table.resolve(may=True)

    assert table.game.exists(rock) is pays
    assert table.game.exists(mine)


def test_that_many_of_one_or_more_is_their_number(table: Table) -> None:
    table.put(
        face(
            "Watcher", "enchantment", "Whenever one or more creatures die, you gain that much life."
        )
    )
    for _ in range(3):
        table.put(BEAR)
    table.cast(table.hand(face("Wrath", "sorcery", "Destroy all creatures.", cost="{0}")))
    table.resolve()
    table.resolve()

    assert table.game.players[YOU].life == 23


def test_counters_on_what_died_are_those_that_it_had(table: Table) -> None:
    table.put(
        face(
            "Mourner",
            "enchantment",
            "Whenever a creature dies, you gain life equal to the number of +1/+1 counters on it.",
        )
    )
    bear = table.put(BEAR, counters=(("+1/+1", 2),))
    table.cast(
        table.hand(face("Doom", "instant", "Destroy target creature.", cost="{0}")), targets=(bear,)
    )
    table.resolve()
    table.resolve()

    assert table.game.players[YOU].life == 22


@pytest.mark.parametrize(("may", "zone"), [(True, Zone.LIBRARY), (False, Zone.HAND)])
def test_who_declines_what_may_be_done_instead_has_the_first(
    table: Table, *, may: bool, zone: Zone
) -> None:
    sweep = face(
        "Gust",
        "instant",
        "Return target creature to its owner's hand. If that creature is tapped, you may put it "
        "on top of its owner's library instead.",
        cost="{0}",
    )
    bear = table.put(BEAR, owner=OPPONENT, tapped=True)
    table.cast(table.hand(sweep), targets=(bear,))
    table.resolve(may=may)

    assert len(table.game.in_zone(zone, OPPONENT)) == 1


def test_a_kind_of_artifact_creature_is_of_no_other_creature_type(table: Table) -> None:
    bear = table.put(face("Bear", "creature - Bear", size=(2, 2)))
    spell = face(
        "Mould",
        "instant",
        "Target creature becomes a 4/4 Golem artifact creature until end of turn.",
        cost="{0}",
    )
    table.cast(table.hand(spell), targets=(bear,))
    table.resolve()

    assert layers.characteristics(table.game, bear).subtypes == {"Golem"}


def test_a_changeling_counts_for_permissions_too(table: Table) -> None:
    table.put(
        face("Guide", "enchantment", "You may cast Goblin spells from the top of your library.")
    )
    shifter = table.put(
        face("Shifter", "creature - Shapeshifter", "Changeling", cost="{0}", size=(1, 1)),
        Zone.LIBRARY,
    )

    assert table.cast(shifter) is None


def test_the_power_of_what_died_is_what_it_last_was(table: Table) -> None:
    table.put(
        face("Elder", "enchantment", "Whenever a creature dies, you gain life equal to its power.")
    )
    table.put(face("Song", "enchantment", "Creatures you control get +1/+1."))
    bear = table.put(BEAR, counters=(("+1/+1", 2),))
    doom = face("Doom", "instant", "Destroy target creature.", cost="{0}")
    table.cast(table.hand(doom), targets=(bear,))
    table.resolve()
    table.resolve()

    assert table.game.players[YOU].life == 25


def test_damage_dealt_at_once_is_one_event_for_what_is_dealt_it(table: Table) -> None:
    hill = table.put(
        face(
            "Hill",
            "creature",
            "Whenever this creature is dealt damage, you gain that much life.",
            size=(1, 9),
        )
    )
    woulds = [
        WouldDealDamage((DEALS_DAMAGE,), table.put(BEAR, owner=OPPONENT), hill, 2) for _ in range(2)
    ]
    performing.perform_all(table.game, table.tape(), woulds)
    priority.receive(table.game, table.tape(), YOU)

    assert len(table.game.stack()) == 1
    table.resolve()
    assert table.game.players[YOU].life == 24


def test_lifelink_gains_life_once_for_all_damage_of_a_source(table: Table) -> None:
    table.put(face("Fan", "enchantment", "Whenever you gain life, you draw a card."))
    for _ in range(3):
        table.put(BEAR, Zone.LIBRARY)
        table.put(BEAR, owner=OPPONENT)
    monk = face(
        "Monk", "creature", "Lifelink\n{0}: This creature deals 1 damage to each other creature.",
        size=(3, 3),
    )  # fmt: skip

    table.activate(table.put(monk), 1)
    table.resolve()

    assert table.game.players[YOU].life == 23
    assert len(table.game.stack()) == 1


def test_all_counters_of_every_kind_are_removed(table: Table) -> None:
    bear = table.put(BEAR, counters=(("+1/+1", 2), ("charge", 1)))
    bath = face("Bath", "instant", "Remove all counters from target creature.", cost="{0}")

    table.cast(table.hand(bath), targets=(bear,))
    table.resolve()

    assert table.game.objects[bear].counters == ()

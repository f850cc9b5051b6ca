"""As many as the most that were discarded, tokens of which more are made, chosen players."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.engine import performing, priority
from rulings_cli.game.events import WouldDealDamage, WouldMove
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

WHEEL = face(
    "Wheel",
    "sorcery",
    "Each player discards their hand. Each player loses life equal to the greatest number of "
    "cards a player discarded this way.",
    cost="{0}",
)
HERD = face(
    "Herd",
    "sorcery",
    "Kicker {1}\nCreate a 1/1 green Goat creature token. If this spell was kicked, create five of "
    "those tokens instead.",
    cost="{0}",
)
DOLL = face(
    "Rag Doll",
    "artifact creature",
    "As this creature enters, choose a player.\nWhenever Rag Doll is dealt damage, it deals "
    "that much damage to the chosen player.",
    size=(0, 9),
)
SIFT = face("Sift", "sorcery", "Discard up to two cards, then draw that many cards.", cost="{0}")
HERDER = face(
    "Herder",
    "creature",
    "Whenever a creature is exiled from the battlefield, put a +1/+1 counter on Herder.",
    size=(1, 1),
)


def test_the_most_that_anyone_discarded_counts_for_all(table: Table) -> None:
    wheel = table.hand(WHEEL)
    for player, count in ((YOU, 1), (OPPONENT, 3)):
        for _ in range(count):
            table.hand(BEAR, player)
    assert table.cast(wheel) is None
    table.resolve()

    assert [table.game.players[each].life for each in (YOU, OPPONENT)] == [17, 17]


@pytest.mark.parametrize(("kicked", "count"), [((), 1), (("kicker",), 5)])
def test_more_of_those_tokens_are_made(table: Table, kicked: tuple[str, ...], count: int) -> None:
    table.mana("C")
    assert table.cast(table.hand(HERD), optional_costs=kicked) is None
    table.resolve()

    assert len(table.game.battlefield()) == count


def test_the_chosen_player_is_dealt_the_damage(table: Table) -> None:
    doll = table.put(DOLL, chosen=(("player", OPPONENT),))
    would = WouldDealDamage((DRAW,), table.put(BEAR), doll, 4)
    performing.perform(table.game, table.tape(), would)
    table.game.priority = YOU
    priority.receive(table.game, table.tape(), YOU)
    table.resolve()

    assert table.game.players[OPPONENT].life == 16


@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_are_discarded_and_so_many_drawn(table: Table, count: int) -> None:
    table.libraries()
    sift = table.hand(SIFT)
    held = tuple(table.hand(BEAR) for _ in range(3))
    assert table.cast(sift) is None
    table.resolve(discard=held[:count])

    assert table.names(Zone.HAND).count("Left") == count


def test_that_card_is_the_one_that_was_discarded(table: Table) -> None:
    table.put(
        face("Pit", "enchantment", "Whenever you discard a card, exile that card from your "
             "graveyard.")
    )  # fmt: skip
    table.libraries()
    sift = table.hand(SIFT)
    held = table.hand(BEAR)
    assert table.cast(sift) is None
    table.resolve(discard=(held,))
    table.resolve()

    assert table.names(Zone.EXILE) == ["Meadow Bear"]
    assert table.names(Zone.GRAVEYARD) == ["Sift"]


def test_what_is_exiled_from_elsewhere_does_not_count(table: Table) -> None:
    table.put(HERDER)
    for zone in (Zone.GRAVEYARD, Zone.BATTLEFIELD):
        bear = table.put(BEAR, zone)
        performing.perform(table.game, table.tape(), WouldMove((DRAW,), bear, Zone.EXILE))

    assert len(table.game.waiting) == 1

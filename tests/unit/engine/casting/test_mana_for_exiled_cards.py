"""Casting exiled cards in turns in which a player attacked, and one card of each graveyard."""

from __future__ import annotations

import pytest
from altered_faces import altered
from casting_table import BEAR, FOREST, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.abilities.effects import PermitPlay
from rulings_cli.engine import turn
from rulings_cli.game.actions import PlayLand
from rulings_cli.game.events import AttackersDeclared
from rulings_cli.terms.rules.turn import ATTACKERS
from rulings_cli.terms.zones import Step, Zone

SCOUT = face("Quick Hand", "creature - Scout", size=(1, 1))
ANY_TYPE = "mana of any type can be spent to cast that spell"


def exile_for_later(table: Table, when: str) -> int:
    """Exile a card of an opponent that may be cast at some times, and give it."""
    table.put(SPARK, Zone.LIBRARY, OPPONENT)
    text = (
        "{0}: Exile the top card of target opponent's library. During any turn you attacked with"
        f" {when}, you may cast that card and {ANY_TYPE}."
    )
    cloak = altered(face("Cloak", "creature", text, size=(2, 2)), PermitPlay, any_color=True)
    table.activate(table.put(cloak), targets=("opponent",))
    table.resolve()
    (card,) = table.game.in_zone(Zone.EXILE)
    return card


def attack(table: Table, *attackers: int) -> None:
    """Let it be so that these were declared as attackers this turn."""
    table.game.emit(AttackersDeclared((ATTACKERS,), YOU, attackers))


@pytest.mark.parametrize(
    ("when", "with_", "expected"),
    [
        ("a Scout", [SCOUT], True),
        ("a Scout", [BEAR, SCOUT], True),
        ("a Scout", [BEAR], False),
        ("a Scout", [], False),
        ("a Wolf or Bear", [BEAR], True),
        ("three or more creatures", [BEAR, BEAR], False),
        ("three or more creatures", [BEAR, BEAR, SCOUT], True),
        ("this creature", [BEAR], False),
    ],
)
def test_a_card_is_cast_in_turns_in_which_its_player_attacked(
    table: Table, when: str, with_: list[object], expected: bool
) -> None:
    card = exile_for_later(table, when)
    attackers = [table.put(each) for each in with_]
    if attackers:
        attack(table, *attackers)
    table.mana("W")

    assert (table.cast(card, targets=("opponent",)) is None) == expected


def test_it_is_also_cast_when_the_attacker_has_left(table: Table) -> None:
    card = exile_for_later(table, "a Scout")
    scout = table.put(SCOUT)
    attack(table, scout)
    away = face("Away", "sorcery", "Exile target creature.", cost="{0}")
    table.cast(table.hand(away), targets=(scout,))
    table.resolve()
    table.mana("W")

    assert table.cast(card, targets=("opponent",)) is None


def test_the_source_itself_may_be_the_attacker(table: Table) -> None:
    card = exile_for_later(table, "this creature")
    attack(table, *table.game.battlefield())
    table.mana("W")

    assert table.cast(card, targets=("opponent",)) is None


def test_one_card_of_each_graveyard_is_exiled(table: Table) -> None:
    mine, theirs = (table.put(BEAR, Zone.GRAVEYARD, each) for each in (YOU, OPPONENT))
    table.put(SCOUT, Zone.GRAVEYARD, OPPONENT)
    table.put(SPARK, Zone.GRAVEYARD, OPPONENT)
    text = "Exile a creature card from each graveyard."
    table.cast(table.hand(face("Rite", "sorcery", text, cost="{0}")))

    table.resolve(exile=[(theirs,)])

    assert not table.game.exists(mine)
    assert table.names(Zone.EXILE) == ["Meadow Bear", "Meadow Bear"]
    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Quick Hand", "Small Spark"]


@pytest.mark.parametrize("text", ["play one of those cards", "cast a spell from among those cards"])
def test_only_one_of_the_cards_is_played(table: Table, text: str) -> None:
    for _ in range(2):
        table.put(SPARK, Zone.LIBRARY)
    deed = f"Exile the top four cards of your library. Until your next turn, you may {text}."
    table.cast(table.hand(face("Deed", "sorcery", deed, cost="{0}")))
    table.resolve()
    first, second = table.game.in_zone(Zone.EXILE)
    table.mana("RR")

    refused = [table.cast(each, targets=("opponent",)) for each in (second, first)]

    assert [each is None for each in refused] == [True, False]


def test_a_land_is_the_one_card_too(table: Table) -> None:
    for each in (SPARK, FOREST):
        table.put(each, Zone.LIBRARY)
    deed = "Exile the top two cards of your library. This turn, you may play one of those cards."
    table.cast(table.hand(face("Deed", "sorcery", deed, cost="{0}")))
    table.resolve()
    by_name = {table.game.get(each).name: each for each in table.game.in_zone(Zone.EXILE)}
    table.mana("R")

    assert table.do(PlayLand(YOU, by_name.pop(FOREST.name))) is None
    assert table.cast(*by_name.values(), targets=("opponent",)) is not None


@pytest.mark.parametrize(("owner", "by"), [(OPPONENT, OPPONENT), (YOU, YOU)])
def test_an_owner_may_cast_what_was_exiled(table: Table, owner: str, by: str) -> None:
    swift = face("Swift Bear", "creature", "Flash", cost="{1}{G}", size=(2, 2))
    bear = table.put(swift, owner=owner)
    deed = (
        "Exile target creature. For as long as it remains exiled, its owner may cast it"
        " without paying its mana cost."
    )
    table.cast(table.hand(face("Deed", "instant", deed, cost="{0}")), targets=(bear,))
    table.resolve()
    (card,) = table.game.in_zone(Zone.EXILE)
    table.game.priority = by

    assert table.cast(card, by=by, alternative="free") is None


@pytest.mark.parametrize(
    ("which", "expected"),
    [("spells", True), ("noncreature spells", True), ("creature spells", False)],
)
def test_only_spells_of_a_kind_are_cast_from_among_cards(
    table: Table, which: str, expected: bool
) -> None:
    table.put(SPARK, Zone.LIBRARY)
    deed = f"Exile the top card of your library. You may cast {which} from among them this turn."
    text = deed.replace("card of", "two cards of")
    table.cast(table.hand(face("Deed", "sorcery", text, cost="{0}")))
    table.resolve()
    (card,) = table.game.in_zone(Zone.EXILE)
    table.mana("R")

    assert (table.cast(card, targets=("opponent",)) is None) == expected


@pytest.mark.parametrize(("poison", "cards"), [(2, 0), (3, 2), (4, 2)])
def test_only_poisoned_opponents_exile_cards(table: Table, poison: int, cards: int) -> None:
    for _ in range(2):
        table.put(SPARK, Zone.LIBRARY, OPPONENT)
    table.game.update_player(OPPONENT, counters=(("poison", poison),))
    deed = (
        "Each opponent who has three or more poison counters exiles the top two cards of their"
        " library face down. Until your next turn, you may look at and play those cards. Mana of"
        " any type can be spent to cast spells this way."
    )
    free = face("Deed", "sorcery", deed, cost="{0}")
    table.cast(table.hand(altered(free, PermitPlay, any_color=True)))
    table.resolve()
    exiled = table.game.in_zone(Zone.EXILE)
    table.mana("WW")

    assert len(exiled) == cards
    assert all(table.cast(each, targets=("opponent",)) is None for each in exiled)


def test_it_is_free_for_as_long_as_it_remains_exiled(table: Table) -> None:
    for _ in range(2):
        table.put(SPARK, Zone.LIBRARY)
    deed = (
        "Exile the top two cards of your library. You may cast them without paying their mana costs"
        " for as long as they remain exiled."
    )
    table.cast(table.hand(face("Deed", "sorcery", deed, cost="{0}")))
    table.resolve()

    for card in table.game.in_zone(Zone.EXILE):
        assert table.cast(card, alternative="free", targets=("opponent",)) is None


@pytest.mark.parametrize("cast", [True, False])
def test_what_remains_of_a_graveyard_comes_to_the_hand(table: Table, cast: bool) -> None:
    there = [SPARK] if cast else [SPARK, BEAR]
    for each in there:
        table.put(each, Zone.GRAVEYARD, OPPONENT)
    deed = (
        "Exile all opponents' graveyards. Until your next turn, you may cast red spells from among"
        " those cards. Mana of any type can be spent to cast those spells. At the beginning of the"
        " next turn's upkeep, if any of those cards remain exiled, return them to their owners'"
        " hands."
    )
    table.cast(table.hand(face("Deed", "sorcery", deed, cost="{0}")))
    table.resolve()
    spark = next(
        each for each in table.game.in_zone(Zone.EXILE) if table.game.get(each).name == SPARK.name
    )
    table.mana("W")
    assert table.cast(spark, targets=("opponent",)) is None
    table.resolve()

    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, OPPONENT)
    if table.game.stack():
        table.resolve()

    assert table.names(Zone.EXILE) == []
    assert table.names(Zone.GRAVEYARD, OPPONENT) == [SPARK.name]
    assert table.names(Zone.HAND, OPPONENT) == ([] if cast else [BEAR.name])

"""More cards that may be played for a time, or once, with mana of any kind."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, YOU, Table, face, shipped

from rulings_cli.engine import turn
from rulings_cli.game.actions import PlayLand
from rulings_cli.game.events import Drew
from rulings_cli.terms.zones import Step, Zone

ANY = "mana as though it were mana of any color"


def _deed(table: Table, text: str, *targets: object) -> None:
    """Cast and resolve a free sorcery with that text."""
    deed = table.hand(face("Deed", "sorcery", text, cost="{0}"))
    assert table.cast(deed, targets=targets) is None if targets else table.cast(deed) is None
    table.resolve()


HUNT = face(
    "Hunter",
    "creature",
    "{0}: Exile the top card of each player's library with a page counter on it.\n"
    "Once each turn, you may play a card from exile with a page counter on it if it was exiled by"
    f" an ability you controlled, and you may spend {ANY} to cast it.",
    size=(1, 1),
)


def _hunted(table: Table, *cards: object) -> dict[str, int]:
    """Exile the top cards of both libraries and give them by name."""
    table.put(cards[0], Zone.LIBRARY)
    table.put(cards[1], Zone.LIBRARY, OPPONENT)
    table.activate(table.put(HUNT))
    table.resolve()
    return {table.game.get(each).name: each for each in table.game.in_zone(Zone.EXILE)}


def test_one_card_with_a_counter_is_played_each_turn(table: Table) -> None:
    cards = _hunted(table, BEAR, SPARK)
    table.mana("WWW")

    assert table.cast(cards[SPARK.name], targets=("opponent",)) is None
    table.resolve()
    assert table.cast(cards[BEAR.name]) is not None


def test_a_land_is_the_one_card_of_the_turn(table: Table) -> None:
    cards = _hunted(table, FOREST, SPARK)
    table.mana("W")

    assert table.do(PlayLand(YOU, cards[FOREST.name])) is None
    assert table.cast(cards[SPARK.name], targets=("opponent",)) is not None


def test_cards_without_the_counter_are_not_played(table: Table) -> None:
    _hunted(table, BEAR, SPARK)
    other = table.put(SPARK, Zone.EXILE)
    table.mana("R")

    assert table.cast(other, targets=("opponent",)) is not None


def test_the_bottom_card_is_exiled_and_cast(table: Table) -> None:
    table.put(FOREST, Zone.LIBRARY)
    for each in (SPARK, BEAR):  # the bear is put below
        table.put(each, Zone.LIBRARY, OPPONENT)
    bottom = table.game.in_zone(Zone.LIBRARY, OPPONENT)[-1]
    name = table.game.get(bottom).name
    table.put(shipped("Arvinox, the Mind Flail"))
    turn.advance_to(table.game, table.tape(), Step.END, YOU)
    table.resolve()
    (card,) = table.game.in_zone(Zone.EXILE)
    turn.advance_to(table.game, table.tape(), Step.PRECOMBAT_MAIN, YOU)
    table.mana("WW")

    assert table.game.get(card).name == name
    assert (table.cast(card) is None) == (name == BEAR.name)


@pytest.mark.parametrize(("lead", "expected"), [("you", True), ("they", False)])
def test_the_active_player_casts_what_others_own(table: Table, lead: str, expected: bool) -> None:
    text = (
        "{0}: Exile the top card of target player's library.\n"
        "During each player's turn, that player may cast an instant spell from among the cards they"
        " don't own exiled with Chaos, and mana of any type can be spent to cast it."
    )
    chaos = table.put(face("Chaos", "enchantment", text))
    for each in range(2):
        del each
        table.put(SPARK, Zone.LIBRARY, OPPONENT if lead == "you" else YOU)
        table.activate(chaos, targets=(OPPONENT if lead == "you" else YOU,))
        table.resolve()
    first, second = table.game.in_zone(Zone.EXILE)
    table.mana("WW")

    assert (table.cast(first, targets=("opponent",)) is None) == expected
    assert table.cast(second, targets=("opponent",)) is not None  # one in each turn


def test_a_spell_cast_this_way_is_noticed(table: Table) -> None:
    for each in (SPARK, SPARK):
        table.put(each, Zone.LIBRARY, OPPONENT)
    text = (
        "Exile the top card of target opponent's library. You may play that card this turn and you"
        f" may spend {ANY} to cast it. When you cast a spell this way, its owner loses 5 life."
    )
    _deed(table, text, "opponent")
    (card,) = table.game.in_zone(Zone.EXILE)
    table.mana("WR")
    before = table.game.players[OPPONENT].life

    assert table.cast(table.hand(SPARK), targets=("opponent",)) is None
    table.resolve()
    assert table.game.players[OPPONENT].life == before - 2
    assert table.cast(card, targets=("opponent",)) is None
    table.resolve()  # the trigger
    assert table.game.players[OPPONENT].life == before - 7


def test_each_card_of_the_hand_that_is_played_is_replaced(table: Table) -> None:
    table.hand(SPARK, OPPONENT)
    table.hand(BEAR, OPPONENT)
    table.put(FOREST, Zone.LIBRARY, OPPONENT)
    apple = table.put(shipped("Apple of Eden, Isu Relic"))
    assert table.activate(apple, targets=(OPPONENT,)) is None
    table.resolve()
    cards = {table.game.get(each).name: each for each in table.game.in_zone(Zone.EXILE)}
    table.mana("W")

    assert table.cast(cards[SPARK.name], targets=("opponent",)) is None
    table.resolve()
    assert [each.player for each in table.events(Drew)] == [OPPONENT]


def test_a_modifier_counts_for_the_table(table: Table) -> None:
    redirection = table.hand(shipped("Gale's Redirection", cost="{0}"))
    table.mana("R")
    table.cast(table.hand(SPARK), targets=("opponent",))
    assert table.cast(redirection, targets=(table.top(),)) is None
    table.resolve(die=14)
    (card,) = table.game.in_zone(Zone.EXILE)

    assert table.cast(card, alternative="free", targets=("opponent",)) is None


@pytest.mark.parametrize("pays", [True, False])
def test_they_are_the_player_who_paid(table: Table, pays: bool) -> None:
    text = (
        "Whenever a creature deals combat damage to an opponent, its controller may pay 2 life."
        " If they do, they draw a card."
    )
    table.put(face("Praetor", "creature", text, size=(1, 1)))
    bear = table.put(BEAR)
    for each in (YOU, OPPONENT):
        table.put(FOREST, Zone.LIBRARY, each)

    _deal_combat_damage(table, bear)
    table.resolve(may=pays)

    assert [each.player for each in table.events(Drew)] == ([YOU] if pays else [])


def _deal_combat_damage(table: Table, creature: int) -> None:
    from rulings_cli.engine import performing, priority
    from rulings_cli.game.events import WouldDealDamage
    from rulings_cli.terms.rules.turn import ATTACKERS

    tape = table.tape()
    would = WouldDealDamage((ATTACKERS,), creature, OPPONENT, 2, combat=True)
    performing.perform(table.game, tape, would)
    priority.receive(table.game, tape, YOU)

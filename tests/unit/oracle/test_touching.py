"""What uncompiled words may touch: casting and cost only where their own card is meant."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import TOUCHES
from rulings_cli.oracle.touching import touches


@pytest.mark.parametrize(
    "text",
    [
        "This spell costs {1} less to cast if it's snowing.",
        "As an additional cost to cast this spell, flibber.",
        "You may flibber rather than pay this spell's mana cost.",
        "Cast this spell only if it's snowing.",
        "You may cast ~ from your graveyard by flibbering.",
        "Kicker—Flibber a gibbet.",
        "Strive — ~ costs {2} more to cast for each target beyond the first.",
        "~ can't be cast unless it's snowing.",
        "Spend only snow mana on X.",
        "Tiered",
    ],
)
def test_words_about_casting_their_own_card_touch_casting(text: str) -> None:
    assert {"casting", "cost"} <= set(touches(text))


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you cast this spell, flibber.",
        "Whenever this creature attacks, flibber target gibbet.",
        "Snowy spells you cast cost {1} less to cast.",
        "Players can't flibber spells.",
        "When ~ enters, each opponent flibbers.",
    ],
)
def test_other_words_do_not_touch_casting(text: str) -> None:
    assert not {"casting", "cost"} & set(touches(text))


@pytest.mark.parametrize(
    "text",
    [
        "If you would flip a coin, flibber it instead.",
        "If you would roll one or more dice, flibber that many gibbets.",
        "Flibbering — If an opponent would roll a d20, that player flibbers.",
    ],
)
def test_words_about_coins_and_dice_touch_chance(text: str) -> None:
    assert "chance" in touches(text)
    assert "chance" not in touches("If a creature would die, flibber it instead.")


def test_touches_are_of_the_closed_list_in_its_order() -> None:
    found = touches("{T}: Flibber target creature, then draw a card.")

    assert list(found) == [each for each in TOUCHES if each in found]
    assert {"activation", "targets", "cards"} <= set(found)


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("~ enters tapped unless a player flibbers.", "enters"),
        ("As ~ enters, you may flibber a gibbet. If you don't, ~ enters tapped.", "enters"),
        ("If ~ would enter, flibber two lands instead.", "enters"),
        ("This land enters tapped unless you flibber two or more gibbets.", "enters"),
        ("If you flibber two other lands, this land enters tapped.", "enters"),
        ("~ doesn't untap during your untap step if it has a flibber counter on it.", "turn"),
    ],
)
def test_words_of_its_own_entering_or_untapping_touch_nothing_else(text: str, topic: str) -> None:
    assert touches(text) == (topic,)

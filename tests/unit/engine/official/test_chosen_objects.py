"""Objects that are chosen as something resolves, without being targets (CR 608.2d)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_WOULD_GO = "would be put into an opponent's graveyard"
_ICED = "with an ice counter on it"
_FOR_NOTHING = "without paying its mana cost"
_CARDS = with_cards(
    {
        "Old Goat": ("{2}", "creature Goat", "1/1", ""),
        "Old Ox": ("{2}", "creature Ox", "2/2", ""),
        "Lone Stand": (
            "{1}",
            "sorcery",
            "",
            "Each player chooses a creature they control. Destroy the rest.",
        ),
        "Royal Word": (
            "{1}",
            "sorcery",
            "",
            "Target opponent chooses a creature they control. Destroy that creature.",
        ),
        "Dig Up": (
            "{1}",
            "sorcery",
            "",
            "Choose a creature card in your graveyard. Return it to your hand.",
        ),
        "Night Owl": (
            "{1}",
            "creature Bird",
            "1/1",
            f"{{1}}: Choose an exiled card an opponent owns {_ICED}. You may play it this turn "
            f"{_FOR_NOTHING}.",
        ),
        "Cold Goat": (
            "{1}",
            "creature Goat",
            "4/4",
            f"If a card {_WOULD_GO} from anywhere, instead exile it with an ice counter on it.",
        ),
        "Small Spark": ("{R}", "instant", "", "~ deals 2 damage to any target."),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_what_nobody_chose_is_destroyed() -> None:
    holds(
        """\
given you control Old Goat; Old Ox; 2 Mountain
given the opponent controls Old Goat
given you hold Lone Stand
when  you cast Lone Stand
when  the stack resolves
when  you choose Old Ox
then  you control Old Ox
then  your Old Goat is in your graveyard
then  the opponent controls Old Goat
but if you choose Old Goat
then  Old Ox is in your graveyard
"""
    )


def test_the_opponent_chooses_what_is_destroyed() -> None:
    holds(
        """\
given you control 2 Mountain
given the opponent controls Old Goat; Old Ox
given you hold Royal Word
when  you cast Royal Word targeting the opponent
when  the stack resolves
when  the opponent chooses Old Goat
then  Old Goat is in the opponent's graveyard
then  the opponent controls Old Ox
but if the opponent chooses Old Ox
then  the opponent controls Old Goat
"""
    )


def test_a_card_in_a_graveyard_is_chosen() -> None:
    holds(
        """\
given you control 2 Mountain
given Old Goat; Old Ox are in your graveyard
given you hold Dig Up
when  you cast Dig Up
when  the stack resolves
when  you choose Old Ox
then  Old Ox is in your hand
but if you choose Old Goat
then  Old Ox is in your graveyard
"""
    )


def test_an_exiled_card_may_be_played_for_nothing() -> None:
    holds(
        """\
given you control Night Owl; Cold Goat; 3 Mountain
given the opponent controls Old Goat
given you hold Small Spark
when  you cast Small Spark targeting Old Goat
when  the stack resolves
when  you activate Night Owl
when  the stack resolves
then  you can cast Old Goat
but if not: you control Cold Goat
"""
    )

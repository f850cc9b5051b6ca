"""Votes for objects, piles of a player's choice, one of two instructions, repeated processes."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_VOTING = "Starting with you, each player votes for"
_MOST = "the most votes"
_ALIKE = "two cards that share a color"
_CARDS = with_cards(
    {
        "Old Goat": ("{2}", "creature Goat", "1/1", ""),
        "Old Ox": ("{2}", "creature Ox", "2/2", ""),
        "Red Goat": ("{R}", "creature Goat", "1/1", ""),
        "Red Ox": ("{R}", "creature Ox", "1/1", ""),
        "Blue Ox": ("{U}", "creature Ox", "1/1", ""),
        "Town Vote": (
            "{1}",
            "sorcery",
            "",
            f"{_VOTING} a creature you don't control. Exile each creature with {_MOST} or tied for "
            "most votes.",
        ),
        "Loud Goat": (
            "{1}",
            "creature Goat",
            "1/1",
            "While voting, you may vote an additional time.",
        ),
        "Hard Choice": (
            "{1}",
            "sorcery",
            "",
            "Separate all creatures target opponent controls into two piles. That player "
            "sacrifices all creatures in the pile of their choice.",
        ),
        "Snack Goat": (
            "{1}",
            "creature Goat",
            "1/1",
            "{1}: Create a Food token or a Treasure token.",
        ),
        "Bent Goat": (
            "{1}",
            "creature Goat",
            "3/3",
            "{1}: ~ gets +2/-2 or -2/+2 until end of turn.",
        ),
        "Mill Wheel": (
            "{1}",
            "artifact",
            "",
            f"{{1}}: Target player mills two cards. If {_ALIKE} were milled this way, repeat this "
            "process.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_what_has_the_most_votes_is_exiled() -> None:
    holds(
        """\
given you control 2 Mountain
given the opponent controls Old Goat; Old Ox
given you hold Town Vote
when  you cast Town Vote
when  the stack resolves
when  you choose Old Ox
when  the opponent chooses Old Goat
then  Old Ox is in exile
then  Old Goat is in exile
but if the opponent chooses Old Ox
then  the opponent controls Old Goat
"""
    )


def test_an_additional_vote_may_decide() -> None:
    holds(
        """\
given you control Loud Goat; 2 Mountain
given the opponent controls Old Goat; Old Ox
given you hold Town Vote
when  you cast Town Vote
when  the stack resolves
when  you choose Old Ox
when  you choose Old Goat
when  the opponent chooses Old Goat
then  Old Goat is in exile
then  the opponent controls Old Ox
but if not: you control Loud Goat
then  Old Ox is in exile
"""
    )


def test_the_player_chooses_the_pile() -> None:
    holds(
        """\
given you control 2 Mountain
given the opponent controls Old Goat; Old Ox
given you hold Hard Choice
when  you cast Hard Choice targeting the opponent
when  the stack resolves
when  you choose Old Goat
when  the opponent chooses first pile
then  Old Goat is in the opponent's graveyard
then  the opponent controls Old Ox
but if the opponent chooses second pile
then  Old Ox is in the opponent's graveyard
"""
    )


def test_one_of_the_two_tokens_is_created() -> None:
    holds(
        """\
given you control Snack Goat; 2 Mountain
when  you activate Snack Goat
when  the stack resolves
when  you choose second
then  you control Treasure
then  you control no Food
but if you choose first
then  you control Food
"""
    )


def test_one_of_the_two_changes_is_made() -> None:
    holds(
        """\
given you control Bent Goat; 2 Mountain
when  you activate Bent Goat
when  the stack resolves
when  you choose second
then  Bent Goat is 1/5
but if you choose first
then  Bent Goat is 5/1
"""
    )


def test_the_process_is_repeated_while_the_last_two_share_a_color() -> None:
    holds(
        """\
given you control Mill Wheel; 2 Mountain
given the opponent's library, from the top, is Red Goat; Red Ox; Red Goat; Blue Ox; Old Goat; Old Ox
when  you activate Mill Wheel targeting the opponent
when  the stack resolves
then  Red Ox is in the opponent's graveyard
then  Blue Ox is in the opponent's graveyard
then  Old Goat is in the opponent's library
but if the opponent's library, from the top, is Red Goat; Blue Ox; Red Ox; Old Goat; Old Ox; Old Ox
"""
    )

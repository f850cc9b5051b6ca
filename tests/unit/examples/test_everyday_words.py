"""Colors, loyalty and loose Equipment as given, answers to forced choices, and what errors say."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, run_example

_CARDS = with_cards(
    {
        "Wind Walker": ("", "planeswalker Walker", "", "[+1]: You gain 1 life."),
        "Quick Boots": ("{1}", "artifact Equipment", "", "Equipped creature has haste."),
        "Small Newt": ("{R}", "creature Goblin", "1/1", ""),
        "Dark Blow": ("{U}", "instant", "", "Destroy target nonblack creature."),
        "Kind Newt": ("{R}", "creature Goblin", "1/1", "When this creature enters, you may draw a "
        "card."),
        "Finder": (
            "{R}",
            "creature Goblin",
            "2/2",
            "When this creature enters, return target Goblin card from your graveyard to "
            "your hand.",
        ),
    }
)  # fmt: skip


def played(text: str) -> RunResult:
    return run_example(parse_example(text, "page.md", 1, "it"), _CARDS)


def held(text: str) -> None:
    result = played(text)
    assert result.passed, (result.failed, result.contrasts)


def test_a_color_is_given() -> None:
    held(
        """\
given you control Island
given the opponent controls Small Newt
given you hold Dark Blow
when  you cast Dark Blow targeting Small Newt
then  Dark Blow was cast
but if Small Newt is black
"""
    )


def test_loyalty_and_loose_equipment_are_given() -> None:
    held(
        """\
given you control Small Newt
given you control Quick Boots, attached to Small Newt
then  Small Newt has haste
but if Quick Boots is not attached
"""
    )


def test_a_forced_choice_may_be_said() -> None:
    held(
        """\
given Small Newt is in your graveyard
when  Finder is put onto the battlefield
when  you choose Small Newt
when  the stack resolves
then  Small Newt is in your hand
but if Small Newt is in exile
then  Small Newt is in exile
"""
    )


def test_a_declined_offer_is_told() -> None:
    result = played(
        """\
when  Kind Newt is put onto the battlefield
when  the stack resolves
then  you have 1 card in hand
but if not: Kind Newt is put onto the battlefield
"""
    )
    assert "an offer was declined" in result.failed[0].got

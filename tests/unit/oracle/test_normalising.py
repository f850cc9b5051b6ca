"""The closed list of what is changed before a text is read."""

from __future__ import annotations

import pytest

from rulings_cli.oracle.normalising import normalise


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Flying (It flies.)", "Flying"),
        ("Grull’s power", "~'s power"),
        ("[−3]: Draw a card.", "[-3]: Draw a card."),  # noqa: RUF001
        ("When Grull enters the battlefield, draw.", "When ~ enters, draw."),
        ("Grullish creatures", "Grullish creatures"),
    ],
)
def test_text_is_normalised(text: str, expected: str) -> None:
    assert normalise(text, "Grull") == (expected,)


def test_short_name_before_a_comma_is_the_card_itself() -> None:
    assert normalise("Grull attacks.", "Grull, the Grim") == ("~ attacks.",)


def test_first_name_of_a_legend_is_the_card_itself() -> None:
    assert normalise("Grull attacks.", "Grull Grimson", is_legendary=True) == ("~ attacks.",)
    assert normalise("Grull attacks.", "Grull Grimson") == ("Grull attacks.",)


def test_a_short_name_after_that_target_is_the_card_too() -> None:
    text = "Spells that target Grull cost {1} more. Tap target Grull."

    assert normalise(text, "Grull, the Grim") == (
        "Spells that target ~ cost {1} more. Tap target Grull.",
    )


def test_reminder_alone_leaves_no_paragraph() -> None:
    assert normalise("({T}: Add {W}.)", "Grull") == ()


def test_modes_stay_with_their_paragraph() -> None:
    assert len(normalise("Choose one —\n• Draw a card.\n• Scry 1.", "Grull")) == 1


def test_a_digital_version_calls_itself_without_its_mark() -> None:
    text = "Whenever Brass Wing attacks, draw a card."

    assert normalise(text, "A-Brass Wing") == ("Whenever ~ attacks, draw a card.",)
    assert normalise("Brass Wing, Far Seer enters tapped.", "A-Brass Wing, Far Seer") == (
        "~ enters tapped.",
    )

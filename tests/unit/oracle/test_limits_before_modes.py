"""Limits that stand between "choose one" and its modes, and modes at the end of a trigger."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import ActivatedAbility, TriggeredAbility
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.oracle.saying import say_paragraph


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (
            "{2}: Choose one. Activate only once each turn.\n• Draw a card.\n• You gain 2 life.",
            ActivatedAbility,
        ),
        (
            "Whenever this creature attacks, you may pay {1}. When you do, choose one —\n"
            "• Draw a card.\n• Create a Treasure token.",
            TriggeredAbility,
        ),
    ],
)
def test_modes_are_said_back(text: str, kind: type) -> None:
    (paragraph,) = compile_face("Guide", text, types=("creature",))

    assert isinstance(paragraph.abilities[0], kind)
    assert say_paragraph(paragraph) == text


def test_the_limit_is_the_ability_s() -> None:
    text = "{2}: Choose one. Activate only once each turn.\n• Draw a card.\n• You gain 2 life."
    (paragraph,) = compile_face("Guide", text, types=("creature",))
    (ability,) = paragraph.abilities

    assert [each.kind for each in ability.limits] == ["once each turn"]  # type: ignore[union-attr]

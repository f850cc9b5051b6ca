"""Texts that situations turn on, on made-up cards: each compiles and its tree says it again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

TEXTS = (
    ("artifact", "Each spell costs {1} more to cast except during its controller's turn."),
    ("sorcery", "This spell costs {1} less to cast during your turn."),
    (
        "instant",
        "If an opponent cast two or more spells this turn, "
        "you may pay {0} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent had a red creature enter the battlefield under their control this turn, "
        "you may pay {W} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent drew three or more cards this turn, "
        "you may pay {R} rather than pay this spell's mana cost.",
    ),
    (
        "creature",
        "If a creature you control attacking causes a triggered ability of a permanent you control "
        "to trigger, that ability triggers an additional time.",
    ),
    (
        "creature",
        "If a triggered ability of another Goat you control triggers, "
        "it triggers an additional time.",
    ),
    ("enchantment", "Creatures you control are the chosen type."),
    ("creature", "This creature is the chosen type in addition to its other types."),
)


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_text_compiles_and_its_tree_says_it_again(kind: str, text: str) -> None:
    paragraph = compile_paragraph(text, Surroundings((kind,)))

    assert not [each.reason for each in paragraph.abilities if isinstance(each, Uncompiled)]
    assert say(paragraph) == text

"""Trees that were stored say the same words as before: wordings are kept too."""

from __future__ import annotations

import pytest

from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say_paragraph
from rulings_cli.terms.values import from_data, to_data


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, you gain 2 life.",
        "Whenever ~ attacks, you may tap target creature. It gets -1/-0 until end of turn.",
    ],
)
def test_stored_tree_keeps_its_words(text: str) -> None:
    made = compile_paragraph(text, Surroundings())

    assert say_paragraph(from_data(to_data(made))) == text

"""Keywords in their rarer forms are read and said back, built or not."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Keyword, Uncompiled
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.oracle.saying import say_paragraph

#: The lines, as cards have them.
FORMS = [
    "Protection from white, from black, and from green",
    "Protection from white and from green",
    "Trample, trample over planeswalkers",
    "Suspend X—{X}{G}{G}. X can't be 0.",
    "Modular—Sunburst",
    "Vanishing",
    "Mayhem",
]


@pytest.mark.parametrize("line", FORMS)
def test_a_form_is_a_keyword_and_is_said_back(line: str) -> None:
    (made,) = compile_face("Brass Golem", line, types=("creature",))

    assert not any(isinstance(each, Uncompiled) for each in made.abilities)
    assert all(isinstance(each, Keyword) for each in made.abilities)
    assert say_paragraph(made) == line

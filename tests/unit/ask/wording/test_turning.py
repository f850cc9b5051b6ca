"""What is asked in another order or tense is turned into the plain one; the rest stays."""

from __future__ import annotations

import pytest

from rulings_cli.ask.wording.turning import turned

TURNED = """
he loses how much life? | how much life does he lose?
so it deals how much | so how much does it deal?
two dudes block. my guy is how big? | two dudes block. how big is my guy?
it gains me how much | how much does it gain me?
i get what | what do i get?
deals how much? | how much does it deal?
is it going to die | will it die?
my opponent is gonna lose? | will my opponent lose?
am i drawing | do i draw?
is it still getting countered | does it get countered?
have i lost | do i lose?
"""
KEPT = """
how much life does he lose?
so how many tokens
is it attacking
am i missing something
for how much
is my guy blocking
what is it
does it deal how much he says
"""


@pytest.mark.parametrize("line", TURNED.strip().splitlines())
def test_the_last_clause_is_turned(line: str) -> None:
    question, plain = line.split(" | ")
    assert turned(question, ()) == plain


@pytest.mark.parametrize("question", KEPT.strip().splitlines())
def test_what_is_plain_stays(question: str) -> None:
    assert turned(question, ()) == question

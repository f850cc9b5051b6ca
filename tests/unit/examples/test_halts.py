"""An example line by line, with the position after each line."""

from __future__ import annotations

from example_cards import card

from rulings_cli.examples.halts import Halt, halts
from rulings_cli.examples.reading import parse_example


def play(text: str) -> list[Halt]:
    return list(halts(parse_example(text, "page.md", 1, "it"), card))


def test_each_line_shows_what_it_did_and_the_position_after_it() -> None:
    given, when, then = play(
        """\
given you control Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder came under your control this turn
"""
    )

    assert "you on the battlefield: Mossy Elder (1/1)" in given.position
    assert [each.text for each in when.steps][-1] == "you get {G} from Mossy Elder"
    assert "you: 20 life, 0 in hand, mana pool {G}" in when.position
    assert "you on the battlefield: Mossy Elder (1/1, tapped)" in when.position
    assert (given.held, when.held, then.held) == (None, None, True)


def test_a_refused_line_says_so_and_a_false_one_what_there_is() -> None:
    _, when, then = play(
        """\
given you control Mossy Elder
given Mossy Elder came under your control this turn
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder is tapped
"""
    )

    assert "is refused" in when.steps[-1].text
    assert "302.6" in when.steps[-1].rules
    assert then.held is False
    assert then.got == "empty"

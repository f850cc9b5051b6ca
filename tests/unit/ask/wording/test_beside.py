"""What is said beside a question changes nothing of it, wherever it stands."""

from __future__ import annotations

import pytest

from rulings_cli.ask.wording.beside import without_beside

BEFORE = """
Quick one: | quick question - | Rules question: | hey all, | Hi! | ok so | my buddy says no.
My friend swears it works. | someone told me it doesn't. | EDH question: | In commander: | (edh)
Simple one I think: | just tell me: | plain: | Dumb question, but | sorry if this is obvious,
not sure about this one: | we argued about this last night. | at FNM yesterday: | real quick,
can't find a ruling: | Situation: | Ok here's the thing: | here's one: | So I was wondering:
Can someone explain: | Help me settle this: | Hello judges, | stupid question incoming:
"""
AFTER = """
thanks! | Thanks in advance | thx | lol | just tell me | true? | yes or no? | y/n | Am I right?
I'm new to this | please help | asking for a friend | my playgroup disagrees | (commander)
I'd say no | need a ruling | he says no | my opponent says it does | correct me if I'm wrong
"""
QUESTIONS = (
    "does Blood Artist trigger when a token dies?",
    "I have no creatures. can he still cast it on my turn for 3?",
    "two of his 2/2s block my 5/5, who dies?",
)


def said(lines: str) -> list[str]:
    return [each for line in lines.strip().splitlines() for each in line.split(" | ")]


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_said_beside_is_left_out(question: str) -> None:
    for before in said(BEFORE):
        assert without_beside(f"{before} {question}") == question
        for after in said(AFTER):
            assert without_beside(f"{before} {question} {after}") == question, (before, after)


@pytest.mark.parametrize(
    "question",
    [
        "my opponent says no to Fact or Fiction: what then?",
        "he has no creatures, does Wrath resolve?",
        "not on my turn: can I cast it?",
        "it's my opponent's end step. do I draw?",
        "does it die or not on his turn?",
        "twice this turn, does it cost 2 more?",
        "my friend controls two Islands. how much mana?",
    ],
)
def test_what_is_said_stays(question: str) -> None:
    """No number, owner, negation or time goes, though a word like those beside it stands there."""
    assert without_beside(question) == question

"""Questions about mana of many kinds, put together from pieces: what they are answered."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

ANSWERS = [
    ("is Deathrite Shaman's land exiling thing a mana ability?", "no", None),
    ("Skirge Familiar, pitching cards for black: stack or no stack?", "no", None),
    ("is Seething Song a mana ability or just a spell?", "no", None),
    ("does Opt use the stack", "yes", None),
    ("does the extra blue from High Tide come right away?", "yes", None),
    ("can I Stifle a fetchland?", "yes", None),
    ("does Stifle counter a mana ability", "no", None),
    ("third time casting my commander, how much extra?", "value", "{4}"),
    ("is there commander tax when casting my commander from my hand", "no", None),
    ("exploration out, how many lands can I play this turn", "value", "2"),
    ("can I play four lands this turn with Azusa, Lost but Seeking", "no", None),
    ("what's the cmc of a Treasure token", "value", "0"),
    ("a face down morph, what's its mana value?", "value", "0"),
    ("token copy of Eternal Witness, mv?", "value", "3"),
    ("Chimeric Mass cast for 6, what's its mana value", "value", "6"),
    ("mana value of Bonecrusher Giant's Stomp on the stack", "value", "2"),
    ("can convoke with a red white creature pay {W}?", "yes", None),
    ("March of the Multitudes: can I tap a green creature to pay for {W}?", "no", None),
    ("can improvise pay for the {U} in Kappa Cannoneer", "no", None),
    ("Snow-Covered Forest for the {S} cost of Icehide Golem?", "yes", None),
    ("Is Tower Above green if I pay six white for it", "yes", None),
    ("can 2 Islands pay for Opt under Thalia, Guardian of Thraben", "yes", None),
    ("what does Murder cost targeting my opponent's Boreal Elemental", "value", "{3}{B}{B}"),
    ("can a mana dork that just came in tap for mana", "no", None),
    ("Overabundance and I tap Darkwater Catacombs: what bonus mana?", "value", "1"),
]


@pytest.mark.parametrize(("question", "verdict", "value"), ANSWERS)
def test_it_is_answered_by_the_rules(
    question: str, verdict: str, value: str | None, world: World
) -> None:
    found = answer(question, world=world)

    assert (found.verdict, found.value) == (verdict, value), found.summary

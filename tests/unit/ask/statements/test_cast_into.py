"""What is cast into a permanent that counters it: X is part of the mana value (CR 202.3e)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("walking ballista for 0 into a chalice on 0, does it get countered", "yes"),
        ("stonecoil serpent for 3 into a chalice of the void on 3, is it countered", "yes"),
        ("walking ballista with X=1 into chalice on 2, does it get countered", "yes"),
        ("ornithopter into a chalice on zero, does it resolve", "no"),
        ("lightning bolt into chalice on 2, countered?", "unknown"),
        ("i cast lightning bolt into a chalice on 1, does chalice trigger", "yes"),
        ("i cast sol ring into my own chalice on 1, is it countered", "yes"),
    ],
)
def test_a_spell_is_cast_into_what_watches_for_it(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right

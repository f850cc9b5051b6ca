"""Cards exiled for delve pay for generic mana of the total cost, however it is cast (702.66a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("trinisphere out, can I still delve 7 cards for treasure cruise", "yes"),
        ("can i delve 6 cards for gurmag angler", "yes"),
        ("snapcaster on treasure cruise, can i delve for the flashback?", "yes"),
        ("snapcaster gives dig through time flashback, can i delve 6 cards for it", "yes"),
        # Which cards are exiled, and what else is done, is not passed over.
        ("casting Gurmag Angler, can i delve the Angler itself from the graveyard", "unknown"),
        ("opponent casts remand on my dig through time, can i delve for it again", "unknown"),
        ("can i delve when casting treasure cruise with flashback", "unknown"),
    ],
)
def test_delve_pays_for_generic_mana(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right

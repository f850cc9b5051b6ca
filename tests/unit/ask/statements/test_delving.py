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
        ("can i delve eight cards for treasure cruise with sphere of resistance out", "yes"),
        ("can i delve away the extra one from sphere of resistance on treasure cruise", "yes"),
        ("can i delve to pay for the blue mana in treasure cruise", "no"),
        ("with trinisphere out can i delve six and get gurmag angler for one black", "yes"),
        ("can i delve five and cast gurmag angler for {B}", "no"),
        ("can i delve six and cast gurmag angler for {U}", "no"),
        ("can i cast gurmag angler for {B} if i delve six cards", "yes"),
        ("trinisphere's out. i delve six for gurmag angler. do i have to pay 3 mana", "no"),
        ("trinisphere's out. i delve five for treasure cruise. do i have to pay 3 mana", "yes"),
    ],
)
def test_delve_pays_for_generic_mana(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("how many cards can i delve for treasure cruise", 7),
        ("sphere of resistance in play, how many cards can i delve for treasure cruise", 8),
        ("goblin electromancer out, how many cards can i delve for treasure cruise", 6),
    ],
)
def test_all_generic_mana_of_the_total_cost_is_delved(
    world: World, question: str, right: int
) -> None:
    assert answer(question, world=world).amount == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Can I delve lands?", "yes"),
        ("Can I delve lands for Treasure Cruise?", "yes"),
        ("Can I delve cards from my graveyard?", "yes"),
        ("Can I delve cards from my opponent's graveyard?", "no"),
        ("Can I delve tokens?", "unknown"),
    ],
)
def test_cards_of_any_kind_in_ones_own_graveyard_are_delved(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict == right

"""Whether a permanent keeps a keyword of a card from being used (CR 601.3, 602.5, 614)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # A token is no card that enters from a graveyard.
        ("Does Grafdigger's Cage stop embalm on angel of sanctions?", "no"),
        ("can Grafdigger's Cage stop encore on Impulsive Pilferer", "no"),
        # Unearth may be activated, but the card does not come back.
        ("does Grafdigger's Cage stop unearth on Hellspark Elemental", "yes"),
        ("does Containment Priest stop unearth on Rotting Rats", "yes"),
        ("does Stony Silence stop unearth on Scrapwork Mutt", "no"),
        ("does Grafdigger's Cage stop flashback on Faithless Looting", "yes"),
        ("does Thalia, Guardian of Thraben stop flashback on Faithless Looting", "no"),
        ("does Grafdigger's Cage prevent me from escaping Ox of Agonas", "yes"),
        ("does Drannith Magistrate stop my commander", "yes"),
        ("does Grafdigger's Cage stop my commander", "no"),
        (
            "Rift Bolt last counter comes off, they have Drannith Magistrate out, can I cast it",
            "no",
        ),
    ],
)
def test_what_is_tried_with_a_keyword_comes_about_or_not(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Rest in Peace stop undying?", "yes"),
        ("does Grafdigger's Cage shut off persist?", "yes"),
        ("does Torpor Orb turn off persist?", "no"),
        ("does persist work under Torpor Orb?", "yes"),
        ("does Humility stop prowess?", "yes"),
        ("does prowess trigger under Stony Silence?", "yes"),
        ("does Rest in Peace shut madness off?", "no"),
        ("does madness work with Leyline of the Void out?", "yes"),
        ("does Drannith Magistrate stop madness?", "unknown"),
        ("I discard Basking Rootwalla, does RIP being out turn off the madness?", "no"),
    ],
)
def test_what_a_keyword_does_is_tried_under_what_may_stop_it(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict

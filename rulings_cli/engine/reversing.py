"""Reversing an action that was begun and can't be completed (CR 733)."""

from __future__ import annotations

from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused
from rulings_cli.game.events import Event, Shuffled, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import REVERSED
from rulings_cli.terms.zones import Zone


@implements(REVERSED)
def whole(game: Game, begun: int, refused: Refused, *more: Rule) -> Refused:
    """Give the refusal of an action that had begun: with its mana abilities it is undone.

    `begun` is how long the trace was then. The players may reverse their mana abilities, and here
    they all do; NotSupported where they may not.
    """
    see_that_it_can_be(game, begun)
    return refused.evolve(reversed=True, because=(*refused.because, *more, REVERSED))


@implements(REVERSED)
def see_that_it_can_be(game: Game, begun: int) -> None:
    """Raise NotSupported where cards of a library were moved or seen: that is never reversed."""
    if any(_touches_a_library(each) for each in game.trace[begun:]):
        raise NotSupported("an illegal action after cards of a library were moved", "733.1")


def _touches_a_library(fact: Event) -> bool:
    if isinstance(fact, Shuffled):
        return True
    if not isinstance(fact, ZoneChanged):
        return False
    taken = fact.from_ == Zone.LIBRARY and fact.to != Zone.STACK
    return taken or fact.to == Zone.LIBRARY

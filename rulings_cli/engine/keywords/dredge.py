"""Dredge: mill cards and take this one back instead of drawing (CR 702.52)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import keeping, layers
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import Would, WouldDraw, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import MILLING
from rulings_cli.terms.rules.keywords import DREDGE, DREDGE_NEEDS_CARDS
from rulings_cli.terms.rules.replacing import INSTEAD
from rulings_cli.terms.zones import Zone

RULE = DREDGE


@implements(DREDGE, DREDGE_NEEDS_CARDS)
def instead_of_drawing(game: Game, would: WouldDraw) -> Iterator[Replacement]:
    """Give the cards with dredge in the player's graveyard that the library has enough for."""
    if "dredge" not in keeping.texts_of(game).keywords:
        return
    library = len(game.in_zone(Zone.LIBRARY, would.player))
    for id in game.in_zone(Zone.GRAVEYARD, would.player):
        for each in layers.characteristics(game, id).abilities:
            if isinstance(each, Keyword) and each.name == "dredge":
                count = getattr(each.amount, "n", 0)
                if count <= library:
                    words = f"{game.get(id).name} may be dredged instead"
                    yield Replacement(
                        ("dredge", id, each),
                        words,
                        (DREDGE, INSTEAD),
                        _dredging(id, count),
                        source=id,
                    )


def _dredging(id: ObjectId, count: int) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldDraw)
        words = f"whether {game.get(id).name} returns and {count} cards are milled"
        domain = OneOption((True, False))
        if not tape.ask(Choice("may", would.player, DREDGE, domain, words, id), game):
            return (would,)
        milled = game.in_zone(Zone.LIBRARY, would.player)[:count]
        because = (DREDGE, MILLING)
        return (
            *(WouldMove(because, each, Zone.GRAVEYARD, id, cause="mill") for each in milled),
            WouldMove((DREDGE,), id, Zone.HAND, id, cause="return"),
        )

    return apply

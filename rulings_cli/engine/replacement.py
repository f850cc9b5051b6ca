"""One replacement or prevention effect that could apply to an event (CR 614.1, 615.1)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule

#: What an effect makes of an event: nothing, another event, or several.
Apply = Callable[[Game, Tape, Would], tuple[Would, ...]]

#: The order of CR 616.1a to 616.1e.
SELF, CONTROL, COPY, BACK_FACE, ANY = range(5)


class Replacement:
    """An effect that may change an event once (CR 614.5).

    `key` tells it from all others; `rank` is its place in CR 616.1; effects that `commute` give
    the same in any order, so that nobody is asked.
    """

    __slots__ = ("apply", "commutes", "key", "rank", "rules", "source", "words")

    def __init__(
        self,
        key: object,
        words: str,
        rules: tuple[Rule, ...],
        apply: Apply,
        *,
        source: ObjectId | None = None,
        rank: int = ANY,
        commutes: bool = False,
    ) -> None:
        self.key = key
        self.words = words
        self.rules = rules
        self.apply = apply
        self.source = source
        self.rank = rank
        self.commutes = commutes

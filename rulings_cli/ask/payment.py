"""Can this mana pay for that: the judgement, from a position in which the mana was made.

The same code previews a pair (`rulings pay --matrix`) and judges the example of an answer.
"""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.making import Board, Making, best, index_of, put, refusal, repeats
from rulings_cli.ask.cards import Placed
from rulings_cli.ask.purposes import Purpose, Stage, mana_of, stage
from rulings_cli.engine import paying, setup, spending
from rulings_cli.game.actions import Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.mana import VARIABLES, ManaCost
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

#: Up to which X it is tried whether the mana covers the whole cost.
HIGHEST_X = 16


class Judgement(Value):
    """What the mana could do for one purpose (the terms of CONTRACT.md)."""

    purpose: Purpose
    may_spend: bool
    may_begin: bool
    pays: str
    covers: ManaCost
    total: ManaCost | None
    units: tuple[ManaUnit, ...] = ()
    refused: Refused | None = None
    blocked_by: str = ""
    x: int | None = None
    chosen: tuple[str, ...] = ()
    times: int = 0
    made: bool = True

    @property
    def holds_mana(self) -> bool:
        """Tell whether the cost asks for any mana at all."""
        return self.total is not None and bool(_size(self.total))

    def verdict(self, *, whole: bool) -> str:
        """Give "yes", "no", or "nothing" where there is nothing to pay with mana."""
        if self.total is None:
            return "no"
        if not self.holds_mana:
            return "nothing"
        if not (self.may_begin and self.may_spend) or self.pays == "nothing":
            return "no"
        return "yes" if self.pays == "in full" or not whole else "no"


def _size(cost: ManaCost) -> int:
    from rulings_cli.terms.mana import mana_value

    return mana_value(cost)


class Things(Value):
    """What stands in the position: cards by the zone they are in, each for "you"."""

    cards: tuple[tuple[Card, Zone, int, str], ...]  # card, zone, how many, since


def position(edition: Edition, things: Things) -> tuple[Game, dict[str, ObjectId]]:
    """Give a position in your main phase with these cards, and the first id of each name."""
    game = setup.new_game(edition)
    ids: dict[str, ObjectId] = {}
    for card, zone, count, since in things.cards:
        for _ in range(count):
            fields: dict[str, Any] = {"since": since} if since in setup.SINCE else {}
            if since == "tapped":
                fields = {"tapped": True}
            id = put(game, card, zone=zone, **fields)
            ids.setdefault(f"{zone.name}:{card.name}", id)
    return game, ids


def judgement(game: Game, target: ObjectId, purpose: Purpose) -> Judgement:
    """Judge the mana that is in your pool, for the card with that id."""
    return _Staged(target, purpose, game).judgement(game, game.players["you"].mana, None)


def judge(
    game: Game, source: ObjectId, each: Placed, target: ObjectId, purpose: Purpose
) -> tuple[Judgement, Game]:
    """Make the mana and judge; gives the position after the mana was made, too."""
    board = Board(game, source, index_of(game, source, each), repeats(each))
    staged = _Staged(target, purpose, game)
    found = best(board, staged.worth, enough=staged.enough)
    if found is None:
        refused = refusal(board)
        empty = staged.judgement(game, (), 0)
        return empty.evolve(made=False, refused=refused or empty.refused), game
    after, making = found
    judged = staged.at(after, making)
    return judged, after


class _Staged:
    """A purpose, asked again in each position that is tried."""

    def __init__(self, target: ObjectId, purpose: Purpose, before: Game) -> None:
        self.target = target
        self.purpose = purpose
        self.before = before

    def worth(self, units: tuple[ManaUnit, ...]) -> tuple[int, int, int]:
        """Give how much of the cost the units would cover: whether in full, how much."""
        judged = self.judgement(self.before, units, None)
        full = judged.pays == "in full" and judged.holds_mana
        return (int(judged.may_spend), int(full), _size(judged.covers))

    @staticmethod
    def enough(value: tuple[int, int, int]) -> bool:
        """Tell whether nothing better can be found."""
        return bool(value[0] and value[1])

    def at(self, game: Game, making: Making) -> Judgement:
        """Give the judgement in the position after the mana was made."""
        judged = self.judgement(game, making.units, None)
        return judged.evolve(chosen=making.chosen, times=making.times)

    def judgement(self, game: Game, units: tuple[ManaUnit, ...], x: int | None) -> Judgement:
        """Judge these units; where the cost has X, by the largest that they cover in full."""
        if not game.exists(self.target):
            game = self.before
        if self._has_x(game):
            most = max(1, min(len(units), HIGHEST_X))
            found = [self._with_x(game, units, each) for each in range(1, most + 1)]
            full = [each for each in found if each.pays == "in full"]
            return full[-1] if full else max(found, key=lambda each: _size(each.covers))
        return self._with_x(game, units, x)

    def _has_x(self, game: Game) -> bool:
        face = game.get(self.target).card.faces[self.purpose.face]  # type: ignore[union-attr]
        costs = [self.purpose.base] if self.purpose.base is not None else []
        if self.purpose.kind == "cast" and self.purpose.base is None and face.mana_cost is not None:
            return any(symbol in VARIABLES for symbol in face.mana_cost.symbols)
        if self.purpose.kind == "activate" and self.purpose.base is None:
            costs = [self.purpose.ability.cost]  # type: ignore[union-attr]
        return any(
            symbol in VARIABLES for cost in costs for symbol in mana_of(cost).symbols
        )

    def _with_x(self, game: Game, units: tuple[ManaUnit, ...], x: int | None) -> Judgement:
        staged = stage(game, self.target, self.purpose, x)
        return _judged(self.purpose, staged, units, x)


def _judged(
    purpose: Purpose, staged: Stage, units: tuple[ManaUnit, ...], x: int | None
) -> Judgement:
    position: Any = staged.position
    if staged.total is None:
        return Judgement(
            purpose,
            any(not unit.restrictions for unit in units),
            staged.refused is None,
            "nothing",
            ManaCost(),
            None,
            units,
            staged.refused,
            _name_of(position, staged.refused),
            x,
        )
    allowed = tuple(
        unit for unit in units if spending.may_spend(position, unit, staged.payment, staged.total)[0]
    )
    counted = allowed or tuple(_unbound(unit) for unit in units)
    pays, covers = paying.cover(position, counted, staged.total, staged.payment)
    if not _size(mana_of(staged.total)):
        pays = "nothing"
    return Judgement(
        purpose,
        bool(allowed),
        staged.refused is None,
        pays,
        covers,
        mana_of(staged.total),
        units,
        staged.refused,
        _name_of(position, staged.refused),
        x,
    )


def _unbound(unit: ManaUnit) -> ManaUnit:
    """Give the unit without what limits its use, but for what it says of generic mana."""
    from rulings_cli.abilities.spending import CantSpend, GenericPart

    kept = tuple(
        each
        for each in unit.restrictions
        if isinstance(each, CantSpend) and any(isinstance(on, GenericPart) for on in each.on)
    )
    return unit.evolve(restrictions=kept)


def _name_of(game: Game, refused: Refused | None) -> str:
    if refused is None or refused.by is None:
        return ""
    return game.get(refused.by).name

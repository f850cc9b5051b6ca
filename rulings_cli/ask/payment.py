"""Can this mana pay for that: the judgement, from a position in which the mana was made.

The same code previews a pair (`rulings pay --matrix`) and judges the example of an answer.
"""

from __future__ import annotations

from typing import Any

from rulings_cli.ask.purposes import Purpose, Stage, mana_of, stage
from rulings_cli.engine import paying, spending
from rulings_cli.game.actions import Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.mana import VARIABLES, ManaCost
from rulings_cli.terms.values import Value

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


def judgement(game: Game, target: ObjectId, purpose: Purpose) -> Judgement:
    """Judge the mana in your pool for the card with that id; X as large as the mana covers."""
    units = game.players["you"].mana
    if not _has_x(game, target, purpose):
        return _judged(purpose, stage(game, target, purpose, None), units, None)
    found = [
        _judged(purpose, stage(game, target, purpose, x), units, x)
        for x in range(1, max(1, min(len(units), HIGHEST_X)) + 1)
    ]
    full = [each for each in found if each.pays == "in full"]
    return full[-1] if full else max(found, key=lambda each: _size(each.covers))


def _has_x(game: Game, target: ObjectId, purpose: Purpose) -> bool:
    card = game.get(target).card
    assert card is not None
    cost = card.faces[purpose.face].mana_cost
    if purpose.base is not None:
        symbols = mana_of(purpose.base).symbols
    elif purpose.kind == "cast":
        symbols = cost.symbols if cost is not None else ()
    else:
        symbols = mana_of(purpose.ability.cost).symbols  # type: ignore[union-attr]
    return any(each in VARIABLES for each in symbols)


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
        unit
        for unit in units
        if spending.may_spend(position, unit, staged.payment, staged.total)[0]
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

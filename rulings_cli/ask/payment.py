"""Can this mana pay for that: the judgement, from a position in which the mana was made.

The same code previews a pair (`rulings pay --matrix`), picks what a source with a choice makes,
and judges the example of an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.ask.purposes import Purpose
from rulings_cli.ask.stages import Stage, mana_of, stage, variable_cost
from rulings_cli.engine import paying, spending
from rulings_cli.game.actions import Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.mana import VARIABLES, ManaCost, mana_value
from rulings_cli.terms.values import Value

#: Up to which X it is tried whether the mana covers the whole cost.
HIGHEST_X = 16
#: More generic mana than this in one symbol is paid by no source at once.
_MOST_GENERIC = 500
_FAR = {"in full": 2, "in part": 1, "nothing": 0}


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

    @property
    def holds_mana(self) -> bool:
        """Tell whether the cost asks for any mana at all."""
        return self.total is not None and bool(mana_value(self.total))

    def verdict(self, *, whole: bool) -> str:
        """Give "yes", "no", or "nothing" where there is nothing to pay with mana."""
        if self.total is None:
            return "no"
        if not self.holds_mana:
            return "nothing"
        if not (self.may_begin and self.may_spend) or self.pays == "nothing":
            return "no"
        return "yes" if self.pays == "in full" or not whole else "no"

    def rank(self, *, whole: bool) -> tuple[Any, ...]:
        """Give a key by which the best of several uses of a source is found.

        A yes first, then how far the mana pays, then whether it may be spent; of equal parts of
        the cost the one that stands first in it.
        """
        places = _places(self.covers, self.total)
        return (
            self.verdict(whole=whole) == "yes",
            _FAR[self.pays],
            mana_value(self.covers),
            self.may_spend,
            tuple(-each for each in places),
            -len(self.units),
        )


def _places(covers: ManaCost, total: ManaCost | None) -> tuple[int, ...]:
    """Give where in the total cost the covered symbols stand; a number counts each of its mana."""
    left = list(enumerate(total.symbols if total is not None else ()))
    found: list[int] = []
    for symbol in covers.symbols:
        at = next((pair for pair in left if _is_part(symbol, pair[1])), None)
        if at is not None:
            left.remove(at)
            found += [at[0]] * (int(symbol) if symbol.isdigit() else 1)
    return tuple(found)


def _is_part(symbol: str, of: str) -> bool:
    return symbol == of or (symbol.isdigit() and of.isdigit() and int(symbol) <= int(of))


class Judge:
    """Judges mana for one purpose and one card in one position; what does not change is kept."""

    def __init__(self, game: Game, target: ObjectId, purpose: Purpose) -> None:
        self.game, self.target, self.purpose = game, target, purpose
        self.has_x = any(each in VARIABLES for each in variable_cost(game, target, purpose))
        self._stages: dict[int | None, Stage] = {}

    def _stage(self, x: int | None) -> Stage:
        found = self._stages.get(x)
        if found is None:
            found = self._stages[x] = stage(self.game, self.target, self.purpose, x)
        return found

    def judgement(self, units: tuple[ManaUnit, ...]) -> Judgement:
        """Judge some mana; X as large as the mana covers."""
        if not self.has_x:
            return _judged(self.purpose, self._stage(None), units, None)
        found: list[Judgement] = []
        for x in range(max(1, min(len(units), HIGHEST_X)), 0, -1):
            found.append(_judged(self.purpose, self._stage(x), units, x))
            if found[-1].pays == "in full":
                return found[-1]
        return max(reversed(found), key=lambda each: mana_value(each.covers))

    @property
    def symbols(self) -> tuple[str, ...]:
        """Give the symbols of the total cost but for its numbers."""
        total = self._stage(1 if self.has_x else None).total
        found = mana_of(total).symbols if total is not None else ()
        return tuple(each for each in found if not each.isdigit())

    def best(
        self, made: Iterable[tuple[Any, tuple[ManaUnit, ...]]], *, whole: bool
    ) -> Iterator[tuple[Any, Judgement]]:
        """Give each better judgement of the ways the mana may be, the best last."""
        best: Judgement | None = None
        for what, units in made:
            found = self.judgement(units)
            if best is None or found.rank(whole=whole) > best.rank(whole=whole):
                best = found
                yield what, found


def judgement(
    game: Game, target: ObjectId, purpose: Purpose, units: tuple[ManaUnit, ...]
) -> Judgement:
    """Judge some of the mana in your pool for the card with that id."""
    return Judge(game, target, purpose).judgement(units)


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
    asked = _part(staged.total, purpose)
    total = mana_of(asked)
    pays, covers = paying.cover(position, counted, _bounded(asked), staged.payment)
    if not mana_value(total):
        pays = "nothing"
    return Judgement(
        purpose,
        bool(allowed),
        staged.refused is None,
        pays,
        covers,
        total,
        units,
        staged.refused,
        _name_of(position, staged.refused),
        x,
    )


def _part(total: Cost, purpose: Purpose) -> Cost:
    """Give the part of the total cost that is asked about; a part is paid like the rest of it."""
    if purpose.part == "generic":
        return _generic_part(total)
    if purpose.part == "extra" and purpose.extra is not None:
        mana = mana_of(purpose.extra)
        if not any(each in VARIABLES for each in mana.symbols):
            return Cost((PayMana(mana),))
    return total


def _generic_part(total: Cost) -> Cost:
    generic = tuple(each for each in mana_of(total).symbols if each.isdigit())
    return Cost((PayMana(ManaCost(generic)),))


def _bounded(total: Cost) -> Cost:
    """Give a total cost with no more generic mana in a symbol than any source makes at once."""
    components = tuple(
        each.evolve(cost=ManaCost(tuple(map(_bounded_symbol, each.cost.symbols))))
        if isinstance(each, PayMana)
        else each
        for each in total.components
    )
    return total.evolve(components=components)


def _bounded_symbol(symbol: str) -> str:
    return str(min(int(symbol), _MOST_GENERIC)) if symbol.isdigit() else symbol


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

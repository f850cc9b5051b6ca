"""Whether the answer about a payment rests on more than the least board (CONTRACT: depends)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.described import ExiledWith, HasState
from rulings_cli.abilities.effects import Add, ForEach, If
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.quantities import Colors
from rulings_cli.terms.values import Value, walk

if TYPE_CHECKING:
    from rulings_cli.ask.prospects import Prospect


def may_rest(source: Card, target: Card, found: Prospect) -> bool:
    """Tell whether the mana does nothing on the least board, but may do more on another."""
    judged = found.judged
    if not judged.may_begin or not judged.holds_mana:
        return False
    if judged.pays == "nothing" and (
        _has_other_types_instead(source, found) or is_chosen(found) or is_of_colors(found)
    ):
        return True
    return not judged.may_spend and "legendary" in target.front.supertypes and for_commanders(found)


def is_for_one_card(found: Prospect) -> bool:
    """Tell whether the mana may be spent only on a card that the source has exiled."""
    return any(
        isinstance(each, ExiledWith) and each.last
        for unit in found.made.units
        for each in walk(unit.restrictions)
    )


def is_chosen(found: Prospect) -> bool:
    """Tell whether what is chosen for a permanent decides which mana it adds to another's."""
    return found.source.by_another and any("was chosen" in each for each in found.source.board.told)


def is_of_colors(found: Prospect) -> bool:
    """Tell whether the mana is of each color among things, of which the least board has few."""
    return any(
        isinstance(each, ForEach) and any(isinstance(one, Colors) for one in walk(each.each))
        for each in walk(found.source.instructions)
    )


def for_commanders(found: Prospect) -> bool:
    """Tell whether some of the mana may be spent on commanders only."""
    return any(_is_for_commanders(unit.restrictions) for unit in found.made.units)


def _has_other_types_instead(source: Card, found: Prospect) -> bool:
    """Tell whether mana of another type is made instead under a condition."""
    types = {unit.type for unit in found.made.units}
    return any(
        isinstance(add, Add)
        and not (isinstance(add.mana, Symbols) and types.issuperset(add.mana.symbols))
        for each in walk(found.source.instructions or source.front.abilities)
        if isinstance(each, If) and each.instead
        for add in walk(each.effects)
    )


def _is_for_commanders(restrictions: tuple[Value, ...]) -> bool:
    return any(
        isinstance(each, HasState) and each.word == "commander" for each in walk(restrictions)
    )

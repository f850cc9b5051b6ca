"""A total cost as it is told: with the halves that are the player's choice left as they are."""

from __future__ import annotations

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import EitherCost, PayMana
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def need_one_total(face: Face) -> None:
    """Abstain where a card leaves a choice of what is paid besides, and mana is one of them."""
    for node in walk(face.paragraphs):
        if not isinstance(node, AdditionalCost) or node.optional:
            continue
        for each in node.cost.components:
            if isinstance(each, EitherCost) and any(isinstance(e, PayMana) for e in walk(each)):
                raise NotSupported(f"it rests on what is paid for {face.name} besides")


def with_halves(face: Face, total: tuple[str, ...]) -> tuple[str, ...]:
    """Give a total cost with the hybrid and Phyrexian symbols of the mana cost (CR 107.4e, f).

    >>> from rulings_cli.terms.mana import parse_mana_cost
    >>> with_halves(Face("A", parse_mana_cost("{R/W}")), ("1", "R"))
    ('1', 'R/W')
    """
    own = face.mana_cost.symbols if face.mana_cost is not None else ()
    halves = [each for each in own if "/" in each]
    if any(each[0].isdigit() for each in halves):
        raise NotSupported(f"it rests on which halves of the cost of {face.name} are paid")
    found = list(total)
    plain = [each for each in own if "/" not in each]
    for each in halves:
        first = each.partition("/")[0]
        places = [at for at, symbol in enumerate(found) if symbol == first]
        if len(places) > plain.count(first):
            found[places[-1]] = each
    return tuple(found)

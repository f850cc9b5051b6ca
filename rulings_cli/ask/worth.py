"""What of a cost some mana leaves to be paid."""

from __future__ import annotations

from rulings_cli.terms.mana import ManaCost


def left_over(needed: ManaCost, made: tuple[str, ...]) -> ManaCost:
    """Give what of the cost is left when mana of these types has paid what it can.

    >>> str(left_over(ManaCost(("2", "G")), ("G", "C")))
    '{1}'
    """
    left = list(made)
    rest: list[str] = []
    generic = 0
    for symbol in needed.symbols:
        if symbol in left:
            left.remove(symbol)
        elif symbol.isdigit() or symbol in ("X", "Y", "Z"):
            generic += int(symbol) if symbol.isdigit() else 1
        else:
            rest.append(symbol)
    over = max(0, generic - len(left))
    return ManaCost((*((str(over),) if over else ()), *rest))

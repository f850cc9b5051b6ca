"""Keywords given at the mana cost of what has them: "… has escape. The escape cost is …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, ItsManaCost
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.terms.mana import parse_mana_cost

#: Whose cost it is, and how that of the object is said of one and of several.
_WHOSE: Final = ("the", "its", "their")
_OWN: Final = ("its mana cost", "that card's mana cost", "the card's mana cost", "their mana cost")
_LESS: Final = (("reduced", "by"), ("minus",))


def _read_at_own_cost(reader: Reader, at: int) -> Iterator[Found]:
    """Read "has escape. The escape cost is equal to …", with what is paid besides."""
    if reader.tokens[at] not in ("has", "have"):
        return
    for name, middle in reader.all("keyword name", at + 1):
        for whose in _WHOSE:
            for verb in ("is", "are"):
                start = reader.here(middle, ".", whose, *name.split(), "cost", verb, "equal", "to")
                for own in _OWN if start >= 0 else ():
                    end = reader.here(start, *own.split())
                    if end >= 0:
                        cost = ItsManaCost(words=f"{whose}|{verb}|{own}")
                        yield from _tail(reader, name, cost, end)


def _tail(reader: Reader, name: str, cost: ItsManaCost, at: int) -> Iterator[Found]:
    yield _granted(name, (cost,)), at
    for words in _LESS:
        start = reader.here(at, *words)
        for amount, end in reader.all("mana cost", start) if start >= 0 else ():
            if len(amount.symbols) == 1 and amount.symbols[0].isdigit():
                less = cost.evolve(less=int(amount.symbols[0]), how=" ".join(words))
                yield _granted(name, (less,)), end
    start = reader.here(at, "plus")
    for more, end in reader.all("cost", start) if start >= 0 else ():
        yield _granted(name, (cost, *more.components)), end


def _granted(name: str, components: tuple[object, ...]) -> GrantAbilities:
    cost = Cost(components)  # type: ignore[arg-type]  # each is a component
    return GrantAbilities((Keyword(name, cost=cost),), "have")


def _say_at_own_cost(sayer: Sayer, node: GrantAbilities) -> Words | None:
    (keyword, *others) = node.abilities
    cost = getattr(keyword, "cost", None)
    if others or not isinstance(cost, Cost) or not isinstance(keyword, Keyword):
        return None
    own, *more = cost.components or (None,)
    if not isinstance(own, ItsManaCost):
        return None
    whose, verb, said = own.words.split("|")
    words = ["has" if sayer.third else "have", *keyword.name.split(), "."]
    whose = whose[:1].upper() + whose[1:]
    words += [whose, *keyword.name.split(), "cost", verb, "equal", "to", *said.split()]
    if own.less:
        words += [*own.how.split(), *sayer.say("mana cost", parse_mana_cost(f"{{{own.less}}}"))]
    if more:
        words += ["plus", *sayer.say("cost", Cost(tuple(more)))]
    return words


pair("change", GrantAbilities, _read_at_own_cost, _say_at_own_cost, first="has have")

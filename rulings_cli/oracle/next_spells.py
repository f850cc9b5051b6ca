"""The next spell: "the next creature spell you cast this turn can't be countered" (CR 611.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import NextSpell
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import AsThoughFlash, CantBe, CostChange, GrantAbilities
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.pricing import cost_tail, say_cost_tail
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.mana import ManaCost

_NOW: Final = words_in("as this ability resolves")
_FLASH: Final = words_in("can be cast as though it had flash")


def _read_next(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "the", "next")
    for what, middle in reader.all("thing", start) if start >= 0 else ():
        if what.noun != "spell" or what.controller != You():
            continue
        end = reader.here(middle, "this", "turn")
        if end < 0:
            continue
        after = reader.here(end, *_FLASH)
        if after >= 0:
            yield NextSpell(what, AsThoughFlash(You("you"), what)), after
        for change, after in reader.all("change", end):
            if isinstance(change, CantBe | GrantAbilities):
                yield NextSpell(what, change), after
        if reader.tokens[end] == "costs":
            for amount, after in reader.all("mana cost", end + 1):
                finish = reader.here(after, "less", "to", "cast")
                if finish >= 0:
                    base = CostChange(amount, less=True, this=True)
                    for made, last in cost_tail(reader, finish, base):
                        yield NextSpell(what, made), last
                        now = reader.here(last, *_NOW)
                        if now >= 0:
                            yield NextSpell(what, made.evolve(words=f"now|{made.words}")), now


def _say_next(sayer: Sayer, node: NextSpell) -> Words | None:
    words = ["the", "next", *sayer.say("thing", node.what), "this", "turn"]
    change = node.change
    if isinstance(change, AsThoughFlash):
        return [*words, *_FLASH]
    if isinstance(change, CostChange):
        tail = say_cost_tail(sayer, change)
        tail += _NOW if change.words.startswith("now|") else []
        amount: ManaCost = change.amount
        return [*words, "costs", str(amount), "less", "to", "cast", *tail]
    return [*words, *sayer.with_number("change", change, third=True)]


pair("effect", NextSpell, _read_next, _say_next, first="the")

"""How dear a card may be that a search after a spell stops at (CR 202.3, 202.3e)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import DropsOut, FreePlay, free_plays, keyword
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put, short
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.stock import Stock, lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value


def _searching(source: Card) -> FreePlay:
    play = free_plays(source)[0]
    if play.trigger is None or play.library != "you":
        raise DropsOut(f"{short(source)} searches after no spell")
    return play


def _script(asked: Asked, made: Cast, cast_line: str, held: Card, library: list[str]) -> Script:
    """Give the script that casts the spell after the ability and lets the trigger resolve."""
    source = asked.card("source")
    used = use(source, _searching(source).ability, asked.stock)
    below = asked.stock.pick("land", "basic").name
    given = (
        used.control("", *made.lands, *made.things),
        *used.given,
        *made.given,
        f"you hold {put(held)}",
        f"your library, from the top, is {'; '.join((*library, f'9 {below}'))}",
    )
    return Script(given, (used.when, cast_line, "the top of the stack resolves"))


def _of_value(stock: Stock, value: int, *other_than: str) -> str:
    return stock.pick("plain", "spell", least=value, most=value, other_than=tuple(other_than)).name


def dig_limit(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast the spell with cards of more, as much and less mana value on the library."""
    value, spell, x = _cast_spell(asked)
    dearer = _of_value(asked.stock, value + 1, short(spell))
    equal = _of_value(asked.stock, value, short(spell))
    cheaper = _of_value(asked.stock, value - 1, short(spell))
    library = [dearer, equal, cheaper]
    made = cast(spell, asked.stock, x=x or 1)
    tails = (f"with X={x}",) if x else ()
    script = _script(asked, made, made.line("you", *tails), spell, library)
    name = short(spell)
    is_worth = f"{name} has mana value {value} on the stack"
    yield PlannedExample(
        script,
        (
            Option(
                (f"{cheaper} is in exile", f"{equal} is in your library"),
                "value",
                f"{is_worth}, and the search goes on past {equal}: it stops at less than that.",
                value=f"{value - 1} or less",
                outcome=f"the search stops at {cheaper}",
            ),
            Option(
                (f"{equal} is in exile", f"{dearer} is in your library"),
                "value",
                f"{is_worth}, and the search stops at as much as that.",
                value=f"{value} or less",
                outcome=f"the search stops at {equal}",
            ),
        ),
        (Change("the spell is never cast", Script(script.given, script.when[:1])),),
        (f"the next spell you cast is {name}{f' with X={x}' if x else ''}",),
    )


def _cast_spell(asked: Asked) -> tuple[int, Card, int]:
    """Give the mana value of the spell that is cast, a card for it, and its X."""
    spell = asked.card_or_none("spell")
    if spell is None:
        chunk = asked.chunk("number")
        value = chunk.number if chunk is not None else 0
        return value, asked.stock.pick("sorcery", "plain", least=value, most=value), 0
    if len(spell.faces) > 1 or spell.front.mana_cost is None:
        raise NotSupported("it rests on the face that is cast")
    chunk = asked.chunk("x")
    has_x = "X" in spell.front.mana_cost.symbols
    if has_x != (chunk is not None) or (chunk is not None and not chunk.number):
        raise NotSupported("it rests on X")
    x = chunk.number if chunk is not None else 0
    return mana_value(spell.front.mana_cost, x=x), spell, x


def dig_by_cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: kick the spell; a card between its mana value and what was paid tells them apart."""
    spell = asked.stock.pick("kicker", "spell")
    cost = spell.front.mana_cost
    kicker = keyword(spell.front, "kicker")
    paid = kicker.cost.components[0] if kicker is not None and kicker.cost is not None else None
    if cost is None or not isinstance(paid, PayMana):
        raise NotSupported("no plain spell with kicker is at hand")
    more = lands_for(paid.cost)
    value = mana_value(cost)
    between = _of_value(asked.stock, value + 1, short(spell))
    cheaper = _of_value(asked.stock, value - 1, short(spell))
    made = cast(spell, asked.stock)
    made = made.evolve(lands=merged((*made.lands, *more)))
    script = _script(asked, made, made.line("you", "kicked"), spell, [between, cheaper])
    total = asked.said("total", "pay") or asked.chunk("keyword") is not None
    both = asked.said("which-cost")
    name = short(spell)
    yield PlannedExample(
        script,
        (
            Option(
                (f"{cheaper} is in exile", f"{between} is in your library"),
                "outcome" if both else "no" if total else "yes",
                f"The mana value counts, whatever was paid: with {name} kicked the search goes "
                f"on past {between}.",
                value="the mana cost" if both else None,
                outcome=f"the search stops at {cheaper}",
            ),
            Option(
                (f"{between} is in exile",),
                "outcome" if both else "yes" if total else "no",
                f"What was paid counts: with {name} kicked the search stops at {between}.",
                value="the total cost" if both else None,
                outcome=f"the search stops at {between}",
            ),
        ),
        (Change("the spell is never cast", Script(script.given, script.when[:1])),),
        (f"the next spell you cast is {name}, kicked",),
    )

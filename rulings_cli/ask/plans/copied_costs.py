"""Whether a copy of a spell takes what the spell took besides: a copy is not cast (CR 707.10)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import DiscardCards, SacrificeObjects
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import You
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put, short
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.free_casts import aimed_elsewhere, mandatory
from rulings_cli.ask.stock import lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def copied_cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: a spell is cast with what it takes, and copied: the copy takes nothing more."""
    source, prize = asked.card("source"), asked.card("target")
    component = mandatory(prize)
    who = "you" if _of_yours(source) else "the opponent"
    side, holds = ("you control", "you hold") if who == "you" else (
        "the opponent controls", "the opponent holds")  # fmt: skip
    made = aimed_elsewhere(cast(prize, asked.stock)).evolve(lands=())
    first, other = _taken(asked, component, (prize.name, source.name))
    verb, there = (
        ("sacrificing", "{side} {thing}")
        if isinstance(component, SacrificeObjects)
        else ("discarding", "{holds} {thing}")
    )
    own, copier = prize.front.mana_cost, cast_of_copier(asked, source, short(prize))
    lands = lands_for(own) if own is not None else ()
    mine = (*copier.lands, *(lands if who == "you" else ()))
    begin = (
        there.format(side=side, holds=holds, thing=first),
        there.format(side="you control", holds="you hold", thing=other),
        f"{holds} {put(prize)}",
        f"you hold {put(source)}",
        f"you control {'; '.join(merged(mine))}",
        *((f"the opponent controls {'; '.join(lands)}",) if who != "you" else ()),
        *made.given,
    )
    casting = made.line(who, f"{verb} {first}")
    resolving: tuple[str, ...] = (f"{short(source)} resolves",)
    if not source.front.is_a("instant") and not source.front.is_a("sorcery"):
        resolving = (*resolving, "the top of the stack resolves")
    instant = prize.front.is_a("instant")
    turn = () if who == "you" or instant else ("it is the opponent's turn",)
    script = Script((*begin, *turn), (casting, copier.line(), *resolving))
    name = "sacrificed" if verb == "sacrificing" else "discarded"
    kept = f"{other} is {'on the battlefield' if name == 'sacrificed' else 'in your hand'}"
    twice = Script(
        (*begin, f"you hold {put(prize)}", f"you control {'; '.join(lands)}")
        if who != "you"
        else begin,
        (made.line("you", f"{verb} {other}"),),
    )
    gone = Option(
        (f"{other} is in your graveyard",), "yes", f"{other} is {name} for it.",
        outcome=f"{other} is {name}",
    )  # fmt: skip
    options = (
        Option(
            (kept, f"{short(prize)} was copied"),
            "no",
            f"The copy of {short(prize)} is not cast: nothing more is {name} for it.",
            outcome=f"nothing more is {name}",
        ),
        gone,
    )
    yield PlannedExample(script, options, (Change(f"{short(prize)} is cast by you", twice),))


def _of_yours(source: Card) -> bool:
    """Tell whether a card copies only spells of its controller."""
    whats = [node for node in walk(source.front.paragraphs) if isinstance(node, Described)]
    return any(each.noun == "spell" and isinstance(each.controller, You) for each in whats)


def cast_of_copier(asked: Asked, source: Card, spell: str) -> Cast:
    """Give how what copies is cast, aimed at the spell."""
    cost = source.front.mana_cost
    if cost is None or "X" in cost.symbols:
        raise NotSupported(f"what {source.name} costs is not plain")
    aimed = source.front.is_a("instant") or source.front.is_a("sorcery")
    if source.front.is_a("sorcery"):
        raise NotSupported(f"{source.name} is not cast in response")
    del asked
    return Cast(short(source), lands_for(cost), targets=spell if aimed else "")


def _taken(asked: Asked, component: object, taken: tuple[str, ...]) -> tuple[str, str]:
    """Give two things that a cost could take."""
    from rulings_cli.abilities.described import HasColor, HasType

    count = getattr(component, "count", None)
    if isinstance(count, Number) and count.n != 1:
        raise NotSupported("what takes several things besides is not planned yet")
    if isinstance(component, DiscardCards):
        kinds = ["creature"]
    elif isinstance(component, SacrificeObjects):
        named = [e.name for e in walk(component.what) if isinstance(e, HasType)]
        kinds = [each for each in named if each in ("creature", "artifact", "enchantment")][:1]
    else:
        kinds = []
    if not kinds:
        raise NotSupported("this kind of additional cost of a copy is not planned yet")
    hues = [each.color for each in walk(component) if isinstance(each, HasColor)]
    color = hues[0] if hues else None
    first = asked.stock.pick(kinds[0], "plain", color=color, other_than=taken).name
    more = asked.stock.pick(kinds[0], "plain", color=color, other_than=(*taken, first))
    return first, more.name

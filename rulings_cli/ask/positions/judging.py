"""What the position at the end of a run says: total costs, mana made, limits of mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.costs_shown import with_halves
from rulings_cli.ask.plan import Guard, Option, Script
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Card, Face
    from rulings_cli.abilities.described import Described
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.world import World


def _total(run: Run, action: str, verb: str) -> tuple[str, ...]:
    from rulings_cli.examples.costing import total_of
    from rulings_cli.examples.reading import parse_line

    line = parse_line(f"{verb} {action} costs {{0}}", keyword="then")
    try:
        total, _ = total_of(run.play, line, verb)
    except InputError as error:
        if "can't be cast for free" in error.message:
            raise DropsOut("what lets it be cast for nothing was not said") from error
        raise NotSupported(f"it can't be begun there: {error.message}") from error
    return tuple(total)


def _said(symbols: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in symbols) or "{0}"


def _value(symbols: tuple[str, ...]) -> int:
    return mana_value(ManaCost(symbols))


def position_cost(
    run: Run,
    world: World,
    *,
    name: str,
    action: str,
    alone: Script | None,
    ask: str,
    number: int | None = None,
    other: int | None = None,
    mana: object = None,
    verb: str = "casting",
    printed: int = 0,
    exiled: tuple[int, Script] | None = None,
    face: Face | None = None,
) -> tuple[Option, ...]:
    """See the total cost, and answer what is asked of it."""
    total = _total(run, action, verb)
    said, value = _said(total), _value(total)
    found = Option(
        (f"{verb} {action} costs {said}",),
        "value",
        f"{name} costs {said} in all.",
        value=said,
        outcome=said,
        amount=value,
    )
    if exiled is not None:
        total, found = _left(total, exiled, action, found)
        said, value = str(found.value), _value(total)
    if ask == "what" and face is not None:
        shown = _said(with_halves(face, total))
        return (found.evolve(value=shown, says=f"{name} costs {shown} in all."),)
    if ask == "what":
        return (found,)
    if ask in ("tax", "taxed") and (" for its " in f" {action}" or "kicked" in action):
        raise NotSupported("what of that cost is the tax")
    if ask == "tax":
        tax = value - printed
        says = f"The tax is {{{tax}}}: {name} costs {said} in all."
        return (found.evolve(value=f"{{{tax}}}", amount=tax, says=says),)
    if ask == "taxed":
        free = alone is not None and "without paying" in action
        taxed = value > (0 if free else printed)
        says = f"{name} costs {said} in all: the tax {'is' if taxed else 'is not'} part of it."
        verdict = "yes" if taxed else "no"
        return (found.evolve(verdict=verdict, value=None, amount=None, says=says),)
    if ask == "which":
        if value not in (number, other):
            return (found.evolve(says=f"Neither: {name} costs {said} in all."),)
        return (found.evolve(value=str(value)),)
    before = _before(alone, action, world, verb) if ask in _COMPARING else ()
    verdict = _answer(ask, total, before, number, mana)
    says = f"{name} costs {said} in all."
    if ask in _COMPARING:
        says = f"{name} costs {said} in all, and {_said(before)} without it."
    if ask in ("less-of", "more-of"):
        return (found.evolve(value=verdict, amount=int(verdict), says=says),)
    return (found.evolve(verdict=verdict, value=None, amount=None, says=says),)


def _left(
    total: tuple[str, ...], exiled: tuple[int, Script], action: str, found: Option
) -> tuple[tuple[str, ...], Option]:
    """Give what mana is left to pay where cards are exiled for delve, which it is paid with."""
    cards, script = exiled
    left: list[str] = []
    for each in total:
        if each.isdigit():
            rest = max(0, int(each) - cards)
            cards = max(0, cards - int(each))
            left += [str(rest)] if rest else []
        else:
            left.append(each)
    mana = _said(tuple(left)) if left else "{0}"
    pool = "".join(f"{{{e}}}" if not e.isdigit() else "{C}" * int(e) for e in left)
    guards = [Guard(_with_pool(script, pool), (f"casting {action} is legal",))]
    if pool:
        less = _with_pool(script, pool[: pool.rindex("{")])
        guards.append(Guard(less, (f"casting {action} is illegal",)))
    says = f"{mana} is left to pay: the total cost is {found.value}, and delve pays for the rest."
    return tuple(left), found.evolve(
        value=mana, says=says, amount=_value(tuple(left)), outcome=mana, guards=tuple(guards)
    )


def _with_pool(script: Script, mana: str) -> Script:
    return script.also_given(f"your mana pool is {mana}") if mana else script


_COMPARING = ("less", "more", "less-of", "more-of", "changed", "cheaper", "dearer",
              "generic")  # fmt: skip


def _before(alone: Script | None, action: str, world: World, verb: str) -> tuple[str, ...]:
    """Give the total cost with nothing else there."""
    from rulings_cli.ask.playing import run_of

    if alone is None:
        raise NotSupported("there is nothing to compare it with")
    return _total(run_of(alone, world), action, verb)


def _answer(
    ask: str, total: tuple[str, ...], before: tuple[str, ...], number: int | None, mana: object
) -> str:
    value = _value(total)
    match ask:
        case "number":
            if isinstance(mana, str):
                wanted = sorted(mana.strip("{}").split("}{"))
                return "yes" if wanted == sorted(total) else "no"
            return "yes" if value == number else "no"
        case "free" | "zero" | "by-life":
            return "no" if value else "yes"
        case "generic":
            if [e for e in total if not e.isdigit()] != [e for e in before if not e.isdigit()]:
                raise NotSupported("the extra cost holds more than generic mana")
            return "no"
        case "needed":
            return "yes" if value else "no"
        case "bound":
            if value:
                raise NotSupported("which mana may pay for it")
            return "no"
        case "changed":
            return "no" if sorted(total) == sorted(before) else "yes"
        case "cheaper":
            return "yes" if value < _value(before) else "no"
        case "dearer":
            return "yes" if value > _value(before) else "no"
        case "less":
            return "yes" if _value(before) - value == number else "no"
        case "more":
            return "yes" if value - _value(before) == number else "no"
        case "less-of":
            return str(_value(before) - value)
        case "more-of":
            return str(value - _value(before))
    raise NotSupported("what is asked of the cost")


def position_use(
    run: Run, world: World, *, name: str, ref: str, line: str, card: Card | None, lasting: bool
) -> tuple[Option, ...]:
    """See whether the ability may be activated: it may be lost (CR 305.7), or forbidden."""
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import layers
    from rulings_cli.terms.rules.card_types import SETTING_LAND_TYPES

    del world
    printed = set(card.front.abilities if card is not None else ())
    now = set(layers.characteristics(run.game, _permanent(run, name)).abilities) if printed else ()
    # a basic land type may give back the very mana ability that is printed
    lost_all = printed and printed.isdisjoint(now)
    lost_some = card is not None and card.front.is_a("land") and printed.difference(now)
    if card is not None and (lost_all or lost_some):
        if not card.front.is_a("land") or not lasting:
            raise DropsOut(f"{name} has lost its abilities there")
        lost = Step(f"{name} has only the types of a basic land", (SETTING_LAND_TYPES.number,))
        return (
            Option((), "no", f"{name} has lost that ability.", outcome="it is lost", steps=(lost,)),
        )
    return (
        Option((f"you can activate {line}",), "yes", f"{ref} can be activated."),
        Option((f"you can't activate {line}",), "no", f"{ref} can't be activated: {{reason}}."),
    )


def position_fits(
    run: Run, world: World, *, name: str, by: str, what: Described
) -> tuple[Option, ...]:
    """See whether a card is what a text asks for, in the zone where that looks for it."""
    from rulings_cli.engine import layers, matching
    from rulings_cli.engine.context import Context

    del world
    game = run.game
    held = [id for id, each in game.objects.items() if each.card and each.card.name == name]
    if len(held) != 1:
        raise NotSupported(f"{name} is not where the example puts it")
    fits = matching.fits(game, what, game.get(held[0]), Context(held[0], "you"))
    value = layers.mana_value(game, held[0])
    short = name.split(" // ", maxsplit=1)[0]
    return (
        Option(
            (f"{short} has mana value {value}",),
            "yes" if fits else "no",
            f"{short}, of mana value {value}, is {'' if fits else 'not '}what {by} asks for.",
            outcome="it is what is asked for" if fits else "it is not what is asked for",
        ),
    )

"""Changes to a payment that may flip it, and the cast of the target with lands for the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.pairings import Pairing, quoted
from rulings_cli.ask.plans.sources import Source
from rulings_cli.ask.prospects import Prospect, target_line
from rulings_cli.ask.purposes import Purpose
from rulings_cli.ask.stages import cost_of
from rulings_cli.ask.stock import Stock, also_controlling, lands_for, merged
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.zones import Zone

#: What is tried in the place of the target, when only another kind of spell could be paid for.
_OTHER_KINDS = ("instant", "creature", "artifact", "Equipment", "Aura", "planeswalker")


def changes(
    pairing: Pairing, best: Prospect, purpose: Purpose, script: Script, world: World
) -> Iterator[Change]:
    """Give the changes to try, those that are likelier to flip the outcome first."""
    source, judged = best.source, best.judged
    leaves = f"{source.name} leaves the battlefield"
    if source.used is not None and not judged.may_begin:
        yield Change(f"{leaves} before", Script(script.given, (*script.when, leaves)))
    if best.verdict(whole=pairing.whole) == "no":
        yield from _lands_instead(pairing, best, purpose, script)
        yield from _other_targets(pairing, source, purpose, script, world)
    yield from source.changes(script, best.made.times)
    if source.used is not None and judged.may_begin:
        yield Change(f"{leaves} before", Script(script.given, (*script.when, leaves)))
    yield from _other_targets(pairing, source, purpose, script, world)
    done = script.when[-1] if script.when else source.given[0]
    yield Change(f"not: {done}", script.without(done))


def _other_targets(
    pairing: Pairing, source: Source, purpose: Purpose, script: Script, world: World
) -> Iterator[Change]:
    """Give the changes to casting the card, or to another card of another kind."""
    line = target_line(pairing.target, purpose)
    if pairing.for_ != "cast":
        hand = f"you hold {quoted(pairing.target.name)}"
        yield Change(f"{short(pairing.target)} is cast instead", script.replacing(line, hand))
    for kind in _OTHER_KINDS:
        try:
            other = world.stock.pick(kind, least=1, other_than=(short(pairing.target), source.name))
        except NotSupported:
            continue
        changed = f"you hold {quoted(other.name)}"
        words = f"{other.name} instead of {short(pairing.target)}"
        if pairing.for_ != "cast":
            words = f"{other.name} is cast instead"
        yield Change(words, script.replacing(line, changed))


def _lands_instead(
    pairing: Pairing, best: Prospect, purpose: Purpose, script: Script
) -> Iterator[Change]:
    """Give the change to basic lands that could pay the cost, with no limit on their mana."""
    try:
        lands = lands_for(cost_of(pairing.target, purpose), x=1)
    except NotSupported:
        return
    gone = best.source.setting(best.made.times)
    others = tuple(each for each in script.given if each not in gone)
    lines: list[str] = []
    for each in lands:
        number, _, name = each.partition(" ")
        count = int(number)
        if name == best.source.name and not best.source.by_another:
            return
        nth = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
        if count > len(nth):
            pool = ManaCost(_types_of(lands))
            given = (f"your mana pool is {pool}", *others)
            yield Change(f"{pool} without a limit is in your pool instead", Script(given, ()))
            return
        lines += [
            f"you activate {f'the {nth[at]} {name}' if count > 1 else name}" for at in range(count)
        ]
    if lines:
        given = (f"you control {'; '.join(lands)}", *others)
        yield Change(
            f"{' and '.join(lands)} instead of {best.source.name}", Script(given, tuple(lines))
        )


def _types_of(lands: tuple[str, ...]) -> tuple[str, ...]:
    """Give the mana of so many basic lands ("10 Island"); of other lands it is colorless."""
    counted = (each.partition(" ") for each in lands)
    return tuple(
        symbol
        for number, _, name in counted
        for symbol in (BASIC_LAND_TYPES.get(name, "C"),) * int(number)
    )


def played_through(
    pairing: Pairing, found: tuple[Prospect, ...], stock: Stock
) -> Iterator[PlannedExample]:
    """Plan to cast the card with the mana, made while it is cast, and lands for the rest."""
    from rulings_cli.ask.cards import NotUnderstood

    best, purpose = found[0], pairing.purposes[0]
    source = best.source
    if source.used is None or source.used.hand or source.by_another:
        return
    if source.resolves or best.made.times > 1:
        return
    if best.verdict(whole=pairing.whole) != "yes" or purpose.zone is not Zone.HAND:
        return
    face = pairing.target.faces[purpose.face]
    try:
        made = cast(pairing.target, stock, face=face, cost=ManaCost())
        yield _cast_while(best, made, purpose, cost_of(pairing.target, purpose), pairing.target)
    except (NotSupported, NotUnderstood):
        return


def _cast_while(
    best: Prospect, made: Cast, purpose: Purpose, cost: ManaCost, target: Card
) -> PlannedExample:
    from rulings_cli.ask.worth import left_over

    rest = lands_for(left_over(cost, tuple(each.type for each in best.made.units)))
    used = best.source.used
    assert used is not None
    control = best.source.control()
    own = also_controlling(control, *made.things, *rest)
    paying = "; ".join((used.source, *merged((*used.things, *rest))))
    extra = ("kicked",) if purpose.keyword == "kicker" else ()
    x = ("with X=1",) if any(symbol == "X" for symbol in cost.symbols) else ()
    line = made.line("you", *extra, *x) + f", paying with {paying}"
    given = tuple(own if each == control else each for each in best.source.setting())
    script = Script((*given, *made.given, f"you hold {quoted(target.name)}"), (line,))
    name = made.name
    tapped = (f"{used.source} is tapped",) if used.taps_itself else ()
    return PlannedExample(
        script,
        (
            Option((f"{name} was cast", *tapped), "yes", "", outcome=f"{name} was cast"),
            Option((f"{name} was not cast",), "no", "", outcome=f"{name} was not cast"),
        ),
        used.changes(script, own),
        cards=(target.name,),
        optional=True,
    )

"""Can A's mana pay for B: the position in which it is tried, and the changes to try."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, short
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.sources import Source, sources
from rulings_cli.ask.purposes import Purpose, purposes
from rulings_cli.ask.stock import Stock, also_controlling, lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Zone

#: What is tried in the place of the target, when only another kind of spell could be paid for.
_OTHER_KINDS = ("instant", "creature", "artifact", "Equipment", "Aura", "planeswalker")


def pay_for(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make the source's mana, and see whether it can pay for the target."""
    source, target = _source(asked), _target(asked)
    for_ = _purpose(asked)
    whole = asked.said("whole") or (asked.said("cast") and not asked.said("help", "pay"))
    if target.front.is_a("land") and for_ == "cast" and len(target.faces) == 1:
        yield from _land(asked, source, target)
        return
    yield plan_payment(source, target, for_, asked.stock, whole=whole)
    if for_ in ("cast", "kicker"):
        yield from played_through(source, target, for_, asked.stock)


def _source(asked: Asked) -> Card:
    card = asked.card_or_none("source")
    if card is not None:
        return card
    from rulings_cli.ask.plans.tokens import token_card

    return token_card(asked.word("source"))


def _target(asked: Asked) -> Card:
    card = asked.card_or_none("target")
    if card is not None:
        return card
    chunk, word = asked.chunk("target"), asked.word("target")
    keyword = asked.word("keyword")
    if chunk is not None and chunk.role == "KIND":
        kinds = (word, keyword) if keyword and keyword != "ward" else (word,)
        return asked.stock.pick(*kinds)
    if keyword:
        return asked.stock.pick(keyword)
    raise NotSupported("the question does not say what is paid for")


def _purpose(asked: Asked) -> str:
    keyword = asked.word("keyword")
    if keyword:
        return keyword
    chunk = asked.chunk("target")
    if asked.said("activate", "ability") or (chunk is not None and chunk.role == "ABILITY"):
        return "activate"
    if asked.said("generic-part", "tax"):
        raise NotSupported("a part of the cost alone is not planned yet")
    return "cast"


def _cost_of(target: Card, found: tuple[Purpose, ...]) -> ManaCost:
    """Give the cost by which the source's uses are counted."""
    from rulings_cli.ask.purposes import mana_of

    symbols: tuple[str, ...] = ()
    purpose = found[0]
    if purpose.base is not None:
        symbols = mana_of(purpose.base).symbols
    elif purpose.kind == "cast":
        cost = target.faces[purpose.face].mana_cost
        symbols = cost.symbols if cost is not None else ()
    elif purpose.ability is not None:
        symbols = mana_of(purpose.ability.cost).symbols  # type: ignore[attr-defined]
    if purpose.extra is not None:
        symbols = (*symbols, *mana_of(purpose.extra).symbols)
    return ManaCost(symbols)


def plan_payment(
    source: Card, target: Card, for_: str, stock: Stock, *, whole: bool
) -> PlannedExample:
    """Give the plan for one pair and purpose: the source's best way of making mana."""
    found = purposes(target, for_)
    zone = found[0].zone
    found = tuple(each for each in found if each.zone is zone)
    ways = sources(source, stock, _cost_of(target, found))
    best = ways[0] if len(ways) == 1 else _best(ways, target, found, stock)
    line = _target_line(target, zone, found[0])
    script = Script((best.control, *best.given, line), best.when)
    return PlannedExample(
        script,
        (),
        (),
        ("your main phase, the stack is empty", *best.assumptions),
        probe="payment",
        about=(
            ("source", best.name),
            ("target", target.name),
            ("zone", zone.name),
            ("purposes", found),
            ("whole", whole),
            ("for_", for_),
        ),
        cards=(source.name, target.name),
        by_verdict=True,
        more_changes=lambda: _changes(best, target, zone, line, script, for_, stock),
    )


def played_through(source: Card, target: Card, for_: str, stock: Stock) -> Iterator[PlannedExample]:
    """Plan to cast the card with the mana, made while it is cast, and lands for the rest."""
    from rulings_cli.ask.cards import NotUnderstood

    found = purposes(target, for_)
    for purpose in found[:1]:
        face = target.faces[purpose.face]
        ways = sources(source, stock, _cost_of(target, (purpose,)))
        best = ways[0] if len(ways) == 1 else _best(ways, target, (purpose,), stock)
        if best.used is None or best.used.hand:
            continue
        try:
            made = cast(target, stock, face=face, cost=ManaCost())
            plan = _cast_while(best, made, purpose, _cost_of(target, (purpose,)), target)
        except (NotSupported, NotUnderstood):
            continue
        yield plan


def _cast_while(
    best: Source, made: Cast, purpose: Purpose, cost: ManaCost, target: Card
) -> PlannedExample:
    from rulings_cli.ask.worth import left_over

    rest = lands_for(left_over(cost, best))
    own = also_controlling(best.control, *made.things, *rest)
    uses = best.used
    assert uses is not None
    paying = "; ".join((uses.source, *merged((*uses.things, *rest))))
    extra = ("kicked",) if purpose.keyword == "kicker" else ()
    x = ("with X=1",) if any(symbol == "X" for symbol in cost.symbols) else ()
    line = made.line("you", *extra, *x) + f", paying with {paying}"
    script = Script((own, *best.given, *made.given, f"you hold {_quoted(target.name)}"), (line,))
    name = made.name
    return PlannedExample(
        script,
        (
            Option(
                (f"{name} was cast", f"{uses.source} is tapped"),
                "yes",
                "",
                outcome=f"{name} was cast",
            )
            if uses.taps_itself
            else Option((f"{name} was cast",), "yes", "", outcome=f"{name} was cast"),
            Option((f"{name} was not cast",), "no", "", outcome=f"{name} was not cast"),
        ),
        uses.changes(script, own),
        cards=(target.name,),
        optional=True,
    )


def _best(
    ways: tuple[Source, ...], target: Card, found: tuple[Purpose, ...], stock: Stock
) -> Source:
    """Give the way whose types of mana serve the cost best; each is looked at in the tree."""
    from rulings_cli.ask.worth import worth

    del stock
    needed = _cost_of(target, found)
    return max(ways, key=lambda each: worth(each, needed))


def _quoted(name: str) -> str:
    return f'"{name}"' if " // " in name else name


def _target_line(target: Card, zone: Zone, purpose: Purpose) -> str:
    name = _quoted(target.name)
    if zone is Zone.BATTLEFIELD:
        counters = " with 3 +1/+1 counters" if target.front.toughness == "0" else ""
        return f"you control {name}{counters}"
    if zone is Zone.GRAVEYARD:
        return f"{name} is in your graveyard"
    if zone is Zone.EXILE:
        return f"{name} is in exile"
    del purpose
    return f"you hold {name}"


def _changes(
    best: Source, target: Card, zone: Zone, line: str, script: Script, for_: str, stock: Stock
) -> Iterator[Change]:
    """Give the changes to try, nearest first: the prohibition gone, another type, no mana."""
    leaves = f"{best.name} leaves the battlefield"
    yield Change(f"{leaves} before", Script(script.given, (*script.when, leaves)))
    if best.used is not None:
        yield from best.used.changes(script, best.control)
    if for_ == "cast":
        for kind in _OTHER_KINDS:
            try:
                other = stock.pick(kind, least=1, other_than=(short(target), best.name))
            except NotSupported:
                continue
            changed = _target_line(other, zone, Purpose(""))
            yield Change(
                f"{other.name} instead of {short(target)}", script.replacing(line, changed)
            )
    else:
        hand = f"you hold {_quoted(target.name)}"
        yield Change(f"{short(target)} is cast instead", script.replacing(line, hand))
        for kind in _OTHER_KINDS:
            other = stock.pick(kind, least=1, other_than=(short(target), best.name))
            changed = f"you hold {_quoted(other.name)}"
            yield Change(f"{other.name} is cast instead", script.replacing(line, changed))
    yield Change(f"not: {script.when[-1]}", script.without(script.when[-1]))


def _land(asked: Asked, source: Card, target: Card) -> Iterator[PlannedExample]:
    """Plan: play the land; no mana is paid for that."""
    ways = sources(source, asked.stock, ManaCost())
    best = ways[0]
    name = short(target)
    if name == best.name:
        raise DropsOut("the two cards are one")
    own = best.control
    script = Script((own, *best.given, f"you hold {name}"), (f"you play {name}",))
    yield PlannedExample(
        script,
        (
            Option(
                (f"{name} is on the battlefield",),
                "value",
                "Nothing is paid for a land: it is played, not cast.",
                value="nothing",
                outcome=f"{name} is played without paying anything",
            ),
        ),
        (
            Change(
                "you have played a land this turn",
                script.also_given("you have played a land this turn"),
            ),
        ),
        ("you have played no land this turn",),
        cards=(source.name, target.name),
    )

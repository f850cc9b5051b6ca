"""Can A's mana pay for B: the position in which it is tried, and the changes to try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import (
    ChosenQuality,
    ColorCount,
    Compare,
    HasColor,
    HasState,
    HasSubtype,
    HasSupertype,
)
from rulings_cli.abilities.static import CastOnly
from rulings_cli.ask.board import lines_of
from rulings_cli.ask.cards import DropsOut, has, spell_targets
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, short
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.sources import Source, sources
from rulings_cli.ask.prospects import Prospect, prospects, target_line
from rulings_cli.ask.purposes import UNLESS, Purpose, cost_of, generic_parts, purposes
from rulings_cli.ask.stock import Stock, also_controlling, lands_for, merged
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: What is tried in the place of the target, when only another kind of spell could be paid for.
_OTHER_KINDS = ("instant", "creature", "artifact", "Equipment", "Aura", "planeswalker")


#: The purpose that stands for the verdict, the verdict, each purpose's, the types of the mana.
Planned: TypeAlias = tuple[int, str, tuple[str, ...], tuple[str, ...]]


class Pairing(Value):
    """One pair and what is paid: the source's card, the target's, and the ways to pay for it."""

    source: Card
    target: Card
    for_: str
    purposes: tuple[Purpose, ...]
    whole: bool = False


def pay_for(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make the source's mana, and see whether it can pay for the target."""
    source, targets = _source(asked), _targets(asked)
    for_, also = _purpose(asked), lines_of(asked.reading.board, asked.world)
    if for_ == "cast" and all(each.is_a("land") for each in targets[0].faces):
        if asked.said("cast") and not asked.said("pay"):
            raise NotSupported("a land is played, never cast, so it is not cast with any mana")
        yield from _land(asked, source, targets[0])
        return
    if asked.card_or_none("target") is None and not asked.word("keyword"):
        yield of_a_kind(source, targets, for_, asked.world, also)
        return
    whole = asked.said("whole") or (asked.said("cast") and not asked.said("help", "pay"))
    named = _named_face(asked, targets[0])
    pairing = pairing_of(source, targets[0], for_, whole=whole, named=named)
    if asked.said("generic-part"):
        pairing = pairing.evolve(purposes=generic_parts(pairing.purposes))
    found = prospects(source, targets[0], pairing.purposes, asked.world, whole=whole, also=also)
    yield plan_payment(pairing, found, asked.world, also)
    if for_ in ("cast", "kicker") and not also:
        yield from played_through(pairing, found, asked.stock)


def of_a_kind(
    source: Card, targets: tuple[Card, ...], for_: str, world: World, also: tuple[str, ...] = ()
) -> PlannedExample:
    """Give the plan for a kind of card: several that differ are tried, and must agree."""
    plans: dict[str, PlannedExample] = {}
    for target in targets:
        pairing = pairing_of(source, target, for_)
        found = prospects(source, target, pairing.purposes, world, whole=False, also=also)
        plan = plan_payment(pairing, found, world, also)
        plans.setdefault(_planned(plan)[1], plan)
        if any(_tells_more(unit.restrictions) for each in found for unit in each.made.units):
            raise NotSupported("the limit of the mana asks for more than the kind of card")
    told = f"tried with {', '.join(short(each) for each in targets)}"
    plan = plans.get("yes") or next(iter(plans.values()))
    if len(plans) > 1:
        at, _, verdicts, types = _planned(plan)
        planned = ("planned", (at, "depends", verdicts, types))
        about = tuple(planned if each[0] == "planned" else each for each in plan.about)
        plan = plan.evolve(about=about)
    return plan.evolve(assumptions=(*plan.assumptions, told))


def _planned(plan: PlannedExample) -> Planned:
    found: Any = dict(plan.about)["planned"]
    planned: Planned = found
    return planned


def _tells_more(restrictions: tuple[Value, ...]) -> bool:
    """Tell whether a limit asks for more than card types: a few cards can't speak for all then."""
    asked = (HasSubtype, HasSupertype, HasColor, Compare, ChosenQuality, HasState, ColorCount)
    return any(
        isinstance(node, asked) and getattr(node, "name", "") not in ("Aura", "Equipment")
        for node in walk(restrictions)
    )


def pairing_of(
    source: Card, target: Card, for_: str, *, whole: bool = False, named: int | None = None
) -> Pairing:
    """Give the payment with every way to pay for the target; `named` keeps one face's."""
    return Pairing(source, target, for_, ways_to_pay(target, for_, named), whole)


def ways_to_pay(target: Card, for_: str, named: int | None = None) -> tuple[Purpose, ...]:
    """Give what is paid: every face and way from one zone; `named` keeps one face's."""
    found = purposes(target, for_)
    if named is not None and any(each.face == named for each in found):
        found = tuple(each for each in found if each.face == named)
    elif for_ == "cast":
        need_all_faces(target)
    zone = found[0].zone
    return tuple(each for each in found if each.zone is zone)


def need_all_faces(card: Card) -> None:
    """Abstain where a face that could be cast from hand is missing in the data."""
    if not card.partial:
        return
    is_room = card.layout == "split" and card.front.is_a("enchantment")
    if card.layout in ("adventure", "omen", "modal_dfc", "split", "aftermath") and not is_room:
        raise NotSupported(f"{card.name}'s second face is not in the data")


def _named_face(asked: Asked, target: Card) -> int | None:
    chunk = asked.chunk("target")
    return named_face(chunk.card.text, target) if chunk is not None and chunk.card else None


def named_face(said: str, target: Card) -> int | None:
    """Give which face a name means: a half, or a face whose name is not the card's own."""
    said = said.strip().casefold()
    for index, face in enumerate(target.faces if len(target.faces) > 1 else ()):
        if said == face.name.casefold() and (index or target.layout in ("split", "aftermath")):
            return index
    return None


def _source(asked: Asked) -> Card:
    card = asked.card_or_none("source")
    if card is not None:
        return card
    from rulings_cli.ask.plans.tokens import token_card

    return token_card(asked.word("source"))


def _targets(asked: Asked) -> tuple[Card, ...]:
    """Give what is paid for; for a kind of card several that differ, so that no one decides."""
    card = asked.card_or_none("target")
    if card is not None:
        return (card,)
    chunk, word = asked.chunk("target"), asked.word("target")
    keyword = asked.word("keyword")
    if chunk is not None and chunk.role == "KIND":
        kinds = (word, keyword) if keyword and keyword != "ward" else (word,)
        return asked.stock.several(*kinds)
    if keyword:
        return asked.stock.several(keyword)
    raise NotSupported("the question does not say what is paid for")


def _purpose(asked: Asked) -> str:
    keyword = asked.word("keyword")
    if keyword:
        return keyword
    chunk = asked.chunk("target")
    if asked.said("activate", "ability") or (chunk is not None and chunk.role == "ABILITY"):
        return "activate"
    if asked.said("target"):
        return UNLESS
    if asked.said("tax"):
        raise NotSupported("a part of the cost alone is not planned yet")
    return "cast"


# --- the plan -----------------------------------------------------------------------------------


def combined(verdicts: tuple[str, ...], *, any_one: bool) -> str:
    """Give the verdict over all faces and ways (CONTRACT: they differ, so it depends)."""
    telling = [each for each in verdicts if each != "nothing"] or ["nothing"]
    if any_one and "yes" in telling:
        return "yes"
    return telling[0] if len(set(telling)) == 1 else "depends"


def telling_one(verdicts: tuple[str, ...], verdict: str) -> int:
    """Give which purpose stands for the verdict: a yes where it depends."""
    wanted = "yes" if verdict == "depends" else verdict
    return verdicts.index(wanted) if wanted in verdicts else 0


def plan_payment(
    pairing: Pairing, found: tuple[Prospect, ...], world: World, also: tuple[str, ...] = ()
) -> PlannedExample:
    """Give the plan for one pair and purpose: the source's best way of making mana."""
    verdicts = tuple(each.verdict(whole=pairing.whole) for each in found)
    verdict = combined(verdicts, any_one=pairing.for_ == "activate")
    at = telling_one(verdicts, verdict)
    best = found[at]
    purpose = pairing.purposes[at]
    line = target_line(pairing.target, purpose)
    given = (*best.source.setting(best.made.times), line, *also)
    script = Script(given, best.source.doing(best.made.choices))
    about = (
        ("source", best.source.title),
        ("target", pairing.target.name),
        ("purposes", pairing.purposes),
        ("whole", pairing.whole),
        ("for_", pairing.for_),
        ("only", best.source.title if best.source.only_own else ""),
    )
    units = tuple(each.type for each in best.made.units)
    changed = (*about, ("planned", None))
    return PlannedExample(
        script,
        (),
        (),
        (
            _when(purpose),
            *_asked_for(pairing.target, purpose),
            *best.source.assumptions(best.made.times),
        ),
        probe="payment",
        about=(*about, ("planned", (at, verdict, verdicts, units))),
        cards=(pairing.source.name, pairing.target.name),
        by_verdict=True,
        more_changes=lambda: (
            each.evolve(about=changed) for each in _changes(pairing, best, purpose, script, world)
        ),
    )


def _when(purpose: Purpose) -> str:
    """Give the position that is assumed; what must be there for the spell is taken to be there."""
    if purpose.kind in ("ward", "echo", "cumulative upkeep"):
        return "its trigger is resolving"
    return "your main phase, the stack is empty"


def _asked_for(target: Card, purpose: Purpose) -> tuple[str, ...]:
    """Say that the time and targets are there that a spell asks for, where no board has them."""
    face = target.faces[purpose.face]
    if purpose.kind != "cast" or not _asks_more(face):
        return ()
    return (f"the time and the targets that {face.name} asks for are there",)


def _asks_more(face: Face) -> bool:
    if any(has(each, CastOnly) for each in face.abilities):
        return True
    described = (each.what for each in spell_targets(face) if each.minimum and each.what)
    return any(
        what.noun == "spell"
        or what.zone not in (None, Zone.BATTLEFIELD)
        or any(isinstance(each, HasState) for each in (*what.adjectives, *what.further))
        for what in described
    )


def _quoted(name: str) -> str:
    return f'"{name}"' if " // " in name else name


# --- changes ------------------------------------------------------------------------------------


def _changes(
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
    yield Change(f"not: {script.when[-1]}", script.without(script.when[-1]))


def _other_targets(
    pairing: Pairing, source: Source, purpose: Purpose, script: Script, world: World
) -> Iterator[Change]:
    """Give the changes to casting the card, or to another card of another kind."""
    line = target_line(pairing.target, purpose)
    if pairing.for_ != "cast":
        hand = f"you hold {_quoted(pairing.target.name)}"
        yield Change(f"{short(pairing.target)} is cast instead", script.replacing(line, hand))
    for kind in _OTHER_KINDS:
        try:
            other = world.stock.pick(kind, least=1, other_than=(short(pairing.target), source.name))
        except NotSupported:
            continue
        changed = f"you hold {_quoted(other.name)}"
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
    control = best.source.control(best.made.times)
    others = tuple(each for each in script.given if each != control)
    lines: list[str] = []
    for each in lands:
        number, _, name = each.partition(" ")
        count = int(number)
        if name == best.source.name:
            return
        nth = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
        if count > len(nth):
            return
        lines += [
            f"you activate {f'the {nth[at]} {name}' if count > 1 else name}" for at in range(count)
        ]
    if lines:
        given = (f"you control {'; '.join(lands)}", *others)
        yield Change(
            f"{' and '.join(lands)} instead of {best.source.name}", Script(given, tuple(lines))
        )


# --- played through -----------------------------------------------------------------------------


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
    script = Script((*given, *made.given, f"you hold {_quoted(target.name)}"), (line,))
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


# --- lands --------------------------------------------------------------------------------------


def _land(asked: Asked, source: Card, target: Card) -> Iterator[PlannedExample]:
    """Plan: play the land; no mana is paid for that."""
    best = sources(source, asked.stock, Needed())[0]
    name = short(target)
    if name == best.name:
        raise DropsOut("the two cards are one")
    script = Script((*best.setting(), f"you hold {_quoted(target.name)}"), (f"you play {name}",))
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

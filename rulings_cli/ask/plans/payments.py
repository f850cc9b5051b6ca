"""Can A's mana pay for B: the position in which it is tried, and the changes to try."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import SacrificeObjects, SacrificeThis, TapObjects, TapPower
from rulings_cli.abilities.described import (
    ChosenQuality,
    ColorCount,
    Compare,
    HasColor,
    HasState,
    HasSubtype,
    HasSupertype,
)
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import CommanderIdentity
from rulings_cli.abilities.spending import CantSpend, OnlyMana, SpendOnly
from rulings_cli.abilities.static import CastOnly, ManaInstead, TriggersAgain
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.board import lines_of
from rulings_cli.ask.cards import (
    DropsOut,
    activated,
    adds_mana,
    has,
    mana_abilities,
    spell_targets,
)
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.parts import tolls
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans import payment_changes
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.pairings import (
    Pairing,
    Planned,
    combined,
    named_face,
    pairing_of,
    quoted,
    telling_one,
)
from rulings_cli.ask.plans.sources import Source, sources
from rulings_cli.ask.prospects import (
    Prospect,
    as_played,
    comes_out_alike,
    prospects,
    target_line,
)
from rulings_cli.ask.purposes import (
    ADDITIONAL,
    INSTEAD,
    UNLESS,
    Purpose,
    generic_parts,
    is_only_a_land,
)
from rulings_cli.ask.stock import Stock
from rulings_cli.ask.supplies import Made
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


def pay_for(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make the source's mana, and see whether it can pay for the target."""
    source, targets = _source(asked), _targets(asked)
    chunk = asked.chunk("source")
    other = asked.chunk("target")
    if chunk is not None and other is not None and chunk.card and chunk.card == other.card:
        raise DropsOut(f"{source.name} is not paid for with its own mana")
    said = chunk.text if chunk is not None else ""
    for_, also = _purpose(asked), lines_of(asked.reading.board, asked.world)
    need_paid_by_mana(said, source, targets)
    _need_one_payer(asked, source)
    if asked.said("so-much") and len(mana_abilities(permanent_face(source))) > 1:
        raise NotSupported(f"which mana of {source.name} is meant is not planned yet")
    more = (ManaInstead, TappedForMana, TriggersAgain)
    adds = any(has(each.front.paragraphs, *more) for each in targets)
    if adds and not asked.said("can", "pay", "help", "whole"):
        raise DropsOut("the spell adds mana, and how much may be asked")
    worn = any("Aura" in each.front.subtypes for each in targets)
    if worn and for_ == "cast" and not asked.said("can", "pay", "help", "whole", "cast"):
        raise DropsOut(f"{targets[0].name} may be attached to {source.name}")
    if for_ == "cast" and is_only_a_land(targets[0]):
        if asked.said("cast") and not asked.said("pay"):
            raise NotSupported("a land is played, never cast, so it is not cast with any mana")
        yield from _land(asked, source, targets[0])
        return
    is_kind = asked.card_or_none("target") is None
    if is_kind and (len(targets) > 1 or not asked.word("keyword")):
        yield of_a_kind(source, targets, for_, asked.world, also)
        return
    whole = asked.said("whole") or (asked.said("cast") and not asked.said("help", "pay"))
    if whole and _is_plural(asked.chunk("source")):
        raise NotSupported("how many there are of a card is not planned here yet")
    named = _named_face(asked, targets[0])
    pairing = pairing_of(source, targets[0], for_, whole=whole, named=named)
    if asked.said("generic-part"):
        pairing = pairing.evolve(purposes=generic_parts(pairing.purposes))
    found = prospects(source, targets[0], pairing.purposes, asked.world, whole=whole, also=also)
    if _is_plural(asked.chunk("source")) and not asked.said("help", "generic-part"):
        need_all_paid(source, targets[0], found)
    if for_ == "cast" and not asked.said("cast", "generic-part"):
        pays = asked.said("pay") and not asked.said("loose")
        pairing, found = cast_or_toll((pairing, found), asked.world, also, pays=pays)
    if whole and not asked.said("whole"):
        loose = prospects(source, targets[0], pairing.purposes, asked.world, whole=False, also=also)
        _need_told_apart(source, targets[0], (*found, *loose))
    yield plan_payment(pairing, found, asked.world, also)
    if for_ in ("cast", "kicker") and not also:
        yield from payment_changes.played_through(pairing, found, asked.stock)


def need_all_paid(source: Card, target: Card, found: tuple[Prospect, ...]) -> None:
    """Abstain where any number of a card would leave symbols of the cost to be paid otherwise."""
    for each in found:
        kinds = {unit.type for unit in each.made.units}
        total = each.judged.total
        left = [e for e in total.symbols if e in MANA_TYPES] if total is not None else []
        snow = total is not None and "S" in total.symbols
        unpaid = not set(left) <= kinds or (snow and not all(u.snow for u in each.made.units))
        if each.verdict(whole=False) == "yes" and unpaid:
            raise NotSupported(f"whether {short(source)}s alone pay for {short(target)}")


#: A payment and what each way of making the mana comes to.
_Weighed = tuple[Pairing, tuple[Prospect, ...]]


def cast_or_toll(cast: _Weighed, world: World, also: tuple[str, ...], *, pays: bool) -> _Weighed:
    """Give what is paid where "pay for A" may mean casting A or what A asks players for.

    Where these come out otherwise, what an enchantment asks for is meant, and it depends else.
    """
    pairing, found = cast
    toll = _toll(pairing.source, pairing.target, world, also)
    if toll is None or _verdicts(toll) == _verdicts(cast):
        return cast
    if pays and pairing.target.front.is_a("enchantment"):
        return toll
    return pairing.evolve(purposes=(*pairing.purposes, *toll[0].purposes)), (*found, *toll[1])


def _toll(source: Card, target: Card, world: World, also: tuple[str, ...]) -> _Weighed | None:
    """Give the payment of what a card asks players for, where it asks for any."""
    if not any(True for index, face in enumerate(target.faces) for _ in tolls(face, index)):
        return None
    pairing = pairing_of(source, target, "toll")
    return pairing, prospects(source, target, pairing.purposes, world, whole=False, also=also)


def _verdicts(weighed: _Weighed) -> set[str]:
    return {each.verdict(whole=weighed[0].whole) for each in weighed[1]}


def _need_one_payer(asked: Asked, source: Card) -> None:
    """Drop out where something else that makes mana is said to pay, too: "with A … with B"."""
    chunk = asked.chunk("source")
    if chunk is None or chunk.role != "WITH":
        return
    for each in asked.reading.board:
        if each.text.lower().startswith("with ") and each.card is not None:
            cards = [asked.world.card(name) for name in each.card.cards]
            if any(mana_abilities(permanent_face(card)) for card in cards):
                raise DropsOut(f"whether {short(source)} or something else pays was not said")


def _need_told_apart(source: Card, target: Card, found: tuple[Prospect, ...]) -> None:
    """Abstain where limited mana pays a part: whether it "can cast" it may ask for the limit."""
    limited = has(source.faces, SpendOnly, CantSpend, OnlyMana) or has(target.faces, OnlyMana)
    if limited and len({e.verdict(whole=each) for e in found for each in (True, False)}) > 1:
        raise NotSupported(f"whether the mana of {short(source)} alone is to pay was not said")


def need_paid_by_mana(said: str, source: Card, targets: tuple[Card, ...]) -> None:
    """Abstain where the source is sacrificed or tapped not for its mana, but as a cost itself."""
    words = said.lower().split()
    if words and words[0].startswith("sac"):
        own = has(source.front.paragraphs, SacrificeThis)
        if not own or any(has(each.faces, SacrificeObjects) for each in targets):
            raise NotSupported(f"{short(source)} is sacrificed as a cost, not for its mana")
    if words and words[0] == "use":
        aimed = [e for e in activated(source.front) if not adds_mana(e.ability)]
        unread = has(source.front.paragraphs, Uncompiled)
        if unread or any(getattr(each.ability, "targets", ()) for each in aimed):
            raise DropsOut(f"{short(source)} is aimed at what it is used on")
    if words and words[0].startswith("tap"):
        helps = any(has(each.faces, TapObjects, TapPower) for each in targets)
        if helps:
            raise NotSupported(f"{short(source)} is tapped as a cost, not for its mana")


def of_a_kind(
    source: Card,
    targets: tuple[Card, ...],
    for_: str,
    world: World,
    also: tuple[str, ...] = (),
    only: Callable[[Made], bool] | None = None,
) -> PlannedExample:
    """Give the plan for a kind of card: several that differ are tried, and must agree."""
    plans: dict[str, PlannedExample] = {}
    for target in targets:
        pairing = pairing_of(source, target, for_)
        found = prospects(
            source, target, pairing.purposes, world, whole=False, also=also, only=only
        )
        plan = plan_payment(pairing, found, world, also)
        verdict = _planned(plan)[1]
        plans.setdefault(verdict, plan)
        if verdict == "no" and all(e.judged.may_spend and e.judged.may_begin for e in found):
            raise NotSupported("it rests on the colors of what is paid")
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


def _is_plural(chunk: Chunk | None) -> bool:
    """Tell whether the question speaks of several of a card without a number ("with Islands")."""
    card = chunk.card if chunk is not None else None
    if chunk is None or card is None or chunk.number > 1:
        return False
    return card.text.casefold() in {f"{each.casefold()}s" for each in card.cards}


def _named_face(asked: Asked, target: Card) -> int | None:
    chunk = asked.chunk("target")
    return named_face(chunk.card.text, target) if chunk is not None and chunk.card else None


def _source(asked: Asked) -> Card:
    card = asked.card_or_none("source")
    if card is not None:
        _need_meant(asked, card)
        return card
    from rulings_cli.ask.plans.tokens import token_card

    return token_card(asked.word("source"))


def _need_meant(asked: Asked, card: Card) -> None:
    """Let a card of an ambiguous name drop out where only tokens that it creates make mana."""
    chunk = asked.chunk("source")
    several = chunk is not None and chunk.card is not None and len(chunk.card.cards) > 1
    own = any(has(face.paragraphs, Add, CommanderIdentity) for face in card.faces)
    lands = any(face.is_a("land") for face in card.faces)
    if several and not own and not lands and not any(list(face.uncompiled) for face in card.faces):
        raise DropsOut(f"{short(card)} makes no mana of its own")


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
        return of_purpose(_source(asked), asked.stock, keyword)
    raise NotSupported("the question does not say what is paid for")


def of_purpose(source: Card, stock: Stock, purpose: str) -> tuple[Card, ...]:
    """Give plain cards with a keyword: where mana is limited, of each type that may have it."""
    found = {each.name: each for each in stock.several(purpose)}
    limited = has(source.faces, SpendOnly, CantSpend, OnlyMana)
    if limited and (purpose in ADDITIONAL or purpose in INSTEAD):
        for kind in ("creature", "instant", "sorcery", "artifact"):
            try:
                card = stock.pick(kind, purpose)
            except NotSupported:
                continue
            found[card.name] = card
        if len({each.front.is_a("creature") for each in found.values()}) < 2:
            raise NotSupported(f"on what the {purpose} is was not said")
    return tuple(found.values())


def _purpose(asked: Asked) -> str:
    keyword = asked.word("keyword")
    if keyword:
        return keyword
    chunk = asked.chunk("target")
    if asked.said("activate", "ability") or (chunk is not None and chunk.role == "ABILITY"):
        return "activate"
    if asked.said("target"):
        return UNLESS
    return "tax" if asked.said("tax") else "cast"


# --- the plan -----------------------------------------------------------------------------------


def plan_payment(
    pairing: Pairing,
    found: tuple[Prospect, ...],
    world: World,
    also: tuple[str, ...] = (),
    *,
    commander: bool = False,
) -> PlannedExample:
    """Give the plan for one pair and purpose: the source's best way of making mana.

    Whether the target is a commander rests on nothing where that was said.
    """
    verdicts = tuple(each.verdict(whole=pairing.whole) for each in found)
    verdict = combined(verdicts, any_one=pairing.for_ != "cast")
    at = telling_one(verdicts, verdict)
    purpose = pairing.purposes[at]
    line = target_line(pairing.target, purpose)
    rests = found[at].rests
    if rests:
        of_commander = rests.endswith("your commander")
        line = f"{line}, as commander" if of_commander else line
        verdict = verdict if commander and of_commander else "depends"
    lines = (line, *also)
    best = as_played(found[at], pairing, purpose, lines, world)
    timed = _timed(best, pairing, purpose, line, also, world)
    script = best.script(timed or lines)
    about = (
        ("source", best.source.title),
        ("target", pairing.target.name),
        ("purposes", pairing.purposes),
        ("whole", pairing.whole),
        ("for_", pairing.for_),
        ("only", best.source.title if best.source.only_own else ""),
        ("rests", rests if verdict == "depends" else ""),
    )
    units = tuple(each.type for each in best.made.units)
    changed = (*about, ("planned", None))
    return PlannedExample(
        script,
        (),
        (),
        (
            *_assumed(timed[1 : len(timed) - len(also)], pairing.target, purpose, best.source),
            *best.source.assumptions(best.made.times),
        ),
        probe="payment",
        about=(*about, ("planned", (at, verdict, verdicts, units))),
        cards=(pairing.source.name, pairing.target.name),
        by_verdict=True,
        more_changes=lambda: (
            each.evolve(about=changed)
            for each in (
                *_on_the_least_board(found[at], pairing, purpose, also),
                *payment_changes.changes(pairing, best, purpose, script, world),
            )
        ),
    )


def _on_the_least_board(
    found: Prospect, pairing: Pairing, purpose: Purpose, also: tuple[str, ...]
) -> Iterator[Change]:
    """Give the change to the board on which it is no yes, where it depends on the board."""
    if found.least is not None:
        lines = (target_line(pairing.target, purpose), *also)
        yield Change(f"not: {found.rests}", found.least.script(lines))


def _timed(
    best: Prospect,
    pairing: Pairing,
    purpose: Purpose,
    line: str,
    also: tuple[str, ...],
    world: World,
) -> tuple[str, ...]:
    """Give the lines with the time and target that a spell asks for, if it comes out the same."""
    face = pairing.target.faces[purpose.face]
    if purpose.kind != "cast" or best.source.pooled or not _asks_more(face):
        return ()
    from rulings_cli.ask.plans.moments import moment_lines

    moment = moment_lines(face, world.stock)
    lines = (line, *moment, *also)
    if not moment or not comes_out_alike(best, pairing, purpose, lines, world):
        return ()
    return lines


def _assumed(
    moment: tuple[str, ...], target: Card, purpose: Purpose, source: Source
) -> tuple[str, ...]:
    """Give the time that is assumed, and what else is taken to be there for the spell."""
    if not moment:
        return (_when(purpose, source), *_asked_for(target, purpose))
    face = target.faces[purpose.face]
    if any(each.startswith("the stack") for each in moment) or not _asks_targets(face):
        return moment
    return (*moment, f"the targets that {face.name} asks for are there")


def _when(purpose: Purpose, source: Source) -> str:
    """Give the position that is assumed; what must be there for the spell is taken to be there."""
    if purpose.kind in ("ward", "echo", "cumulative upkeep"):
        return "its trigger is resolving"
    if any(each.startswith("it is your ") for each in source.given):
        return "the stack is empty"
    return "your main phase, the stack is empty"


def _asked_for(target: Card, purpose: Purpose) -> tuple[str, ...]:
    """Say that the time and targets are there that a spell asks for, where no board has them."""
    face = target.faces[purpose.face]
    if purpose.kind != "cast" or not _asks_more(face):
        return ()
    return (f"the time and the targets that {face.name} asks for are there",)


def _asks_more(face: Face) -> bool:
    return any(has(each, CastOnly) for each in face.abilities) or _asks_targets(face)


def _asks_targets(face: Face) -> bool:
    described = (each.what for each in spell_targets(face) if each.minimum and each.what)
    return any(
        what.noun in ("spell", "ability")
        or what.zone not in (None, Zone.BATTLEFIELD)
        or any(isinstance(each, HasState) for each in (*what.adjectives, *what.further))
        for what in described
    )


# --- lands --------------------------------------------------------------------------------------


def _land(asked: Asked, source: Card, target: Card) -> Iterator[PlannedExample]:
    """Plan: play the land; no mana is paid for that."""
    name = short(target)
    given: tuple[str, ...] = (f"you hold {quoted(target.name)}",)
    if is_more(source):
        raise DropsOut(f"{source.name} only adds to the mana of others")
    try:
        best = sources(source, asked.stock, Needed())[0]
    except NotSupported:
        raise DropsOut(f"{source.name} makes no mana") from None
    if not best.pooled and best.name != name:
        given = (*best.setting(), *given)
    if any(True for _ in target.front.uncompiled):
        yield _not_cast(given[-1:], name, (source.name, target.name), asked)
        return
    script = Script(given, (f"you play {name}",))
    yield PlannedExample(
        script,
        (
            Option(
                (f"not: {name} is in your hand",),
                "value",
                _FREE,
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


_FREE = "Nothing is paid for a land: it is played, not cast."


def _not_cast(
    given: tuple[str, ...], name: str, cards: tuple[str, ...], asked: Asked
) -> PlannedExample:
    """Plan for a land of which not all text is read: it is no spell, so nothing is paid for it."""
    script = Script(given, ())
    other = asked.stock.pick("creature", "plain", most=0).name
    castable = Option((f"you can cast {other}",), "yes", "", outcome=f"{other} can be cast")
    return PlannedExample(
        script,
        (Option((f"you can't cast {name}",), "value", _FREE, value="nothing"),),
        (
            Change(
                f"{other} instead", script.replacing(given[-1], f"you hold {other}"), (castable,)
            ),
        ),
        ("your main phase, the stack is empty",),
        cards=cards,
    )


def is_more(source: Card) -> bool:
    """Tell whether a card only changes or adds to the mana that others make."""
    from rulings_cli.abilities.static import ManaInstead
    from rulings_cli.abilities.triggers import CausesMana, TappedForMana

    return has(source.front.paragraphs, ManaInstead, TappedForMana, CausesMana)

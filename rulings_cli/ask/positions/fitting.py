"""Whether one card is what another asks for: a card to find, a target, a spell to counter.

It is played: the one is put where the other looks for it, and the engine is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.described import Compare, Described
from rulings_cli.abilities.effects import Counter, SearchLibrary, Target
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.abilities.static import CantBe
from rulings_cli.abilities.triggers import Casts
from rulings_cli.ask.cards import DropsOut, has, keyword, need_understood, x_costs
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.positions.costing import _face, _held
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_PLACES = {
    Zone.HAND: "you hold {}",
    Zone.GRAVEYARD: "{} is in your graveyard",
    Zone.LIBRARY: "your library, from the top, is {}",
}


def _two(asked: Asked, found: Situation) -> tuple[AskedThing, AskedThing]:
    """Give the two cards that are named, in their order."""
    named = [each for each in found.things if not each.kind]
    if len(named) != 2 or len(found.things) != 2:
        raise DropsOut("which of two cards is for the other")
    for each in named:
        if each.naming or each.tapped or each.back or each.on:
            raise DropsOut("more is said of them")
    del asked
    return named[0], named[1]


# --- a card that another finds or takes -----------------------------------------------------------


def fits(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the card where the other looks, and see whether it is what that asks for."""
    found = asked_situation(asked)
    pair = _two(asked, found)
    able = [(by, what) for by, what in (pair, pair[::-1]) if _looked_for(asked.card(by.slot))]
    if len(able) != 1:
        raise DropsOut("neither of them looks for the other")
    by, what = asked.card(able[0][0].slot), asked.card(able[0][1].slot)
    for face in by.faces:
        need_understood(by, face, "zones", "cards")
    need_understood(what, what.front, "types")  # it may be of other types there
    looked_for = _looked_for(by)
    if has(by.front.paragraphs, SearchLibrary) and has(by.front.paragraphs, Target):
        raise DropsOut(f"{by.front.name} targets, too, and what it finds is another matter")
    if len(looked_for) != 1:
        raise NotSupported(f"{by.front.name} looks for several things")
    zone, described = looked_for[0]
    place = _PLACES[zone]
    name = what.front.name
    script = Script((place.format(put(what)),))
    about = {"name": what.name, "by": by.front.name, "what": described}
    yield PlannedExample(
        script,
        (),
        tuple(_others(asked, place, about)),
        (f"{name} is in your {zone.words}",),
        probe="position_fits",
        about=tuple(about.items()),
        by_verdict=True,
    )


def _others(asked: Asked, place: str, about: dict[str, object]) -> Iterator[Change]:
    """Give the changes to other cards in its place."""
    for kind in ("instant", "creature", "artifact", "land", "sorcery", "enchantment"):
        for most in (9, 1):
            try:
                other = asked.stock.pick(kind, most=most, least=0 if most == 1 else 3)
            except NotSupported:
                continue
            yield Change(
                f"{other.name} instead of {str(about['name']).split(' // ', maxsplit=1)[0]}",
                Script((place.format(put(other)),)),
                about=tuple({**about, "name": other.name}.items()),
            )


def _looked_for(card: Card) -> tuple[tuple[Zone, Described], ...]:
    """Give what a card looks for in hidden or public zones of its player."""
    found: list[tuple[Zone, Described]] = []
    for face in card.faces:
        for node in walk(face.paragraphs):
            if isinstance(node, SearchLibrary) and isinstance(node.what, Described):
                found.append((Zone.LIBRARY, node.what))
            elif (
                isinstance(node, ChosenObjects)
                and isinstance(node.what, Described)
                and node.what.zone in (Zone.HAND, Zone.GRAVEYARD)
            ):
                found.append((node.what.zone, node.what))
    if keyword(card.front, "transmute") is not None:
        same = Compare("mana value", "=", Number(mana_value(card.front.mana_cost)))
        found.append((Zone.LIBRARY, Described(noun="card", further=(same,))))
    return tuple(dict.fromkeys(found))


# --- a target -------------------------------------------------------------------------------------


def aimed(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the one where the other may target it, and see whether that is legal (CR 115)."""
    found = asked_situation(asked)
    pair = _two(asked, found)
    able = [
        (by, what)
        for by, what in (pair, pair[::-1])
        if len(required_targets(asked.card(by.slot).front)) == 1
        and PERMANENT_TYPES.isdisjoint(asked.card(by.slot).front.types)
    ]
    if len(able) > 1 or found.goal.ask == "hit":
        able = [(by, what) for by, what in able if _aims_at_spells(asked.card(by.slot).front)]
    if len(able) != 1:
        raise DropsOut("neither of them targets the other")
    by, what = able[0]
    if has(asked.card(by.slot).front.paragraphs, Counter) and any(
        isinstance(each, CantBe) and "countered" in each.what
        for each in walk(asked.card(what.slot).front.paragraphs)
    ):
        raise DropsOut("whether it is countered is another matter than whether it may be aimed at")
    if what.owner and not _aims_at_spells(asked.card(by.slot).front):
        raise DropsOut("whose it is decides with who casts it")
    casting = found.casting
    if not found.goal.slot("by") and (
        any(each.place not in ("", "found", "cast") for each in pair)
        or casting.slot == by.slot
        or (casting.slot == what.slot and casting.who != "opponent" and not casting.kicked)
    ):
        raise DropsOut("what the one does to the other is not asked about")
    yield _aimed(asked, found, by, what)


def _aims_at_spells(face: Face) -> bool:
    return any(
        each.what is not None and (each.what.zone is Zone.STACK or each.what.noun == "spell")
        for each in required_targets(face)
    )


def _aimed(asked: Asked, found: Situation, by: AskedThing, what: AskedThing) -> PlannedExample:
    spell, target = asked.card(by.slot), asked.card(what.slot)
    if target.front.mana_cost is None and _aims_at_spells(spell.front):
        raise NotSupported(f"how {target.name} is cast without a mana cost")
    need_understood(spell, spell.front, "casting", "targets")
    name = target.front.name
    if found.casting.slot == by.slot and found.casting.x is not None:
        raise NotSupported("which spell has the X")
    lands = lands_for(spell.front.mana_cost) if spell.front.mana_cost is not None else ()
    own = (*((f"you control {'; '.join(lands)}",) if lands else ()), f"you hold {put(spell)}")
    on_stack = _aims_at_spells(spell.front)
    if on_stack:
        name = _face(target, what).name
        there, when = _on_stack(asked, found, what, target)
        others = _other_spells(asked, name)
    else:
        if PERMANENT_TYPES.isdisjoint(target.front.types):
            raise DropsOut(f"{name} is never on the battlefield")
        there, when = (f"the opponent controls {put(target)}{_with_counters(what, found)}",), ()
        others = _other_permanents(asked, name)
    if has(spell.front.paragraphs, CountIs):
        _need_done(asked, Script((*there, *own), when), spell.front.name, name)
    changes = [
        Change(
            f"{other} instead of {name}",
            Script((*lines, *own), doing),
            options=_aiming(spell.front.name, other, on_stack=on_stack),
        )
        for other, lines, doing in others
    ]
    return PlannedExample(
        Script((*there, *own), when),
        _aiming(spell.front.name, name, on_stack=on_stack),
        tuple(changes),
        ("your opponent controls it, and you can pay",),
    )


def _need_done(asked: Asked, script: Script, spell: str, target: str) -> None:
    """Abstain where the target is legal and the spell then does nothing to it."""
    from rulings_cli.ask.playing import run_of

    when = (*script.when, f"you cast {spell} targeting {target}", "the stack resolves")
    run = run_of(Script(script.given, when), asked.world)
    if run.holds(f"the opponent controls {target}"):
        raise NotSupported(f"{target} is a legal target, but {spell} does nothing to it")


def _aiming(spell: str, target: str, *, on_stack: bool) -> tuple[Option, Option]:
    """Give whether it may be aimed so; a spell that is aimed at was cast before."""
    action, cast = f"{spell} targeting {target}", (f"{target} was cast",) if on_stack else ()
    says = f"{spell} can't target {target}: {{reason}}."
    return (
        Option((*cast, f"casting {action} is legal"), "yes", f"{spell} may target {target}."),
        Option((*cast, f"casting {action} is illegal"), "no", says),
    )


Elsewhere = Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]


def _other_permanents(asked: Asked, name: str) -> Elsewhere:
    """Give other permanents: their names, and the lines that put them there."""
    for kind in ("creature", "artifact", "enchantment", "land", "planeswalker"):
        for least, most in ((0, 1), (2, 3), (4, 9)):
            try:
                other = asked.stock.pick(kind, least=least, most=most, other_than=(name,))
            except NotSupported:
                continue
            if "Aura" not in other.front.subtypes:
                yield other.name, (f"the opponent controls {other.name}",), ()


def _other_spells(asked: Asked, name: str) -> Elsewhere:
    """Give other spells of the opponent: their names, and the lines that put them on the stack."""
    for kind in ("creature", "instant"):
        for value in range(8):
            try:
                other = asked.stock.pick(kind, "plain", least=value, most=value, other_than=(name,))
            except NotSupported:
                continue
            lines = (f"the opponent holds {other.name}", _POOL, "it is the opponent's turn")
            yield other.name, lines, (f"the opponent casts {other.name}", "the opponent passes")


_POOL = "the opponent's mana pool is {W}{U}{B}{R}{G}{C}" + "{C}{W}{U}{B}{R}{G}" * 3


def _with_counters(what: AskedThing, found: Situation) -> str:
    if what.counters:
        kind, number = what.counters[0]
        return f" with {number} {kind or '+1/+1'} counters"
    if found.casting.x is not None:
        return f" with {found.casting.x} +1/+1 counters"
    return ""


def _on_stack(
    asked: Asked, found: Situation, what: AskedThing, target: Card
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give the lines in which the opponent casts the spell, in the way that is said."""
    face = _face(target, what)
    if x_costs(face) and found.casting.x is None:
        raise NotSupported("it rests on X")
    casting = found.casting.evolve(slot=what.slot)
    given, action = _held(asked, target, face, casting, what)
    theirs = tuple(_theirs(line) for line in given)
    turn = () if "instant" in face.types else ("it is the opponent's turn",)
    return (*theirs, _POOL, *turn), (f"the opponent casts {action}", "the opponent passes")


def _theirs(line: str) -> str:
    if line.startswith("the opponent controls"):
        return line.replace("the opponent controls", "you control", 1)
    for own, other in (
        ("you hold", "the opponent holds"),
        ("you control", "the opponent controls"),
        ("you have", "the opponent has"),
        (" your ", " the opponent's "),
    ):
        line = line.replace(own, other)
    return line


# --- a spell that something counters --------------------------------------------------------------


def countered(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast the spell with the other there, let all resolve, and see what became of it."""
    found = asked_situation(asked)
    pair = _two(asked, found)
    able = [(by, what) for by, what in (pair, pair[::-1]) if _counters(asked.card(by.slot))]
    if len(able) != 1:
        raise DropsOut("neither of them counters the other")
    by, what = able[0]
    if by is pair[1] and has(asked.card(what.slot).front.paragraphs, Counter):
        raise DropsOut("which of them counters the other")
    need_read(asked, by, "triggers", "others", "casting")
    card = asked.card(what.slot)
    face = _face(card, what)
    if face.is_a("land") or (x_costs(face) and found.casting.x is None):
        raise NotSupported("how it is cast")
    there = setting(asked, [by.evolve(owner=by.owner or "opponent")])
    casting = found.casting.evolve(slot=what.slot, taxed=0)
    given, action = _held(asked, card, face, casting, what)
    pool = "your mana pool is " + "{W}{U}{B}{R}{G}{C}" * 4
    free = face.mana_cost is None
    if free:
        action = f"{action}, without paying its mana cost"
    cast = f"you cast {action}"
    script = Script((*there.given, *given, pool), (cast, "the stack resolves"))
    name = face.name
    yield PlannedExample(
        script,
        (
            Option((f"{name} was countered",), "yes", f"{name} is countered."),
            Option(
                (f"{name} was cast", f"{name} was not countered"), "no", f"{name} is not countered."
            ),
        ),
        (*there.changes(script), *_more_counters(script, by)),
        there.assumptions,
    )


def _more_counters(script: Script, by: AskedThing) -> Iterator[Change]:
    """Give the changes to other numbers of counters on what counters it."""
    if not by.counters:
        return
    _, number = by.counters[0]
    for other in range(8):
        lines = [line for line in script.given if f"with {number} " in line]
        if lines and other != number:
            line = lines[0]
            yield Change(
                f"{other} counters instead of {number}",
                script.replacing(line, line.replace(f"with {number} ", f"with {other} ")),
            )


def _counters(card: Card) -> bool:
    return any(
        isinstance(each, TriggeredAbility) and isinstance(each.event, Casts) and has(each, Counter)
        for each in card.front.abilities
    )

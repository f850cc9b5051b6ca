"""Whether something triggers: on tapping for mana, on the next spell, and ward that outlives."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import TapObjects
from rulings_cli.abilities.effects import DelayedTrigger
from rulings_cli.abilities.static import GrantAbilities, ManaInstead
from rulings_cli.abilities.triggers import Casts, TappedForMana
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import (
    DropsOut,
    activated,
    has,
    keyword,
    lacking,
    mana_abilities,
    need_no_choice,
    need_unconditional,
    need_understood,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.ask.plans.exposing import expose
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.terms.rules.mana import TRIGGERS_ON_TAPPING_FOR_MANA
from rulings_cli.terms.rules.triggering import TRIGGERS
from rulings_cli.terms.values import walk


def tapped_for_mana(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the watcher there, use the mana ability and count what triggered."""
    watcher = asked.card_or_none("watcher") or asked.stock.pick("doubler")
    face = permanent_face(watcher)
    need_understood(watcher, face, "triggers", "mana")
    need_no_choice(short(watcher), face.paragraphs)
    need_unconditional(short(watcher), face.paragraphs, TappedForMana, ManaInstead)
    is_doubler = has(face.paragraphs, ManaInstead)
    if not is_doubler and not has(face.paragraphs, TappedForMana):
        triggers = any(isinstance(each, TriggeredAbility) for each in face.abilities)
        if not triggers:
            raise DropsOut(f"{short(watcher)} has no triggered ability")
    for used in _uses(asked):
        yield _watch(asked, watcher, used, is_doubler)


def _uses(asked: Asked) -> Iterator[Use]:
    source = asked.card_or_none("source")
    if source is None:
        kind = asked.word("source") or "land"
        source = (
            asked.stock.pick(kind, "basic") if kind == "land" else asked.stock.pick(kind, "mana")
        )
    tapped = asked.card_or_none("tapped")
    found = False
    for each in mana_abilities(permanent_face(source)):
        used = use(source, each, asked.stock, floating=True)
        if tapped is not None or asked.chunk("tapped") is not None:
            if not has(each.ability, TapObjects):
                continue
            used = _tapping(asked, used, tapped)
        found = True
        yield used
    if not found:
        lacking(source, permanent_face(source), f"{short(source)} has no such mana ability", "mana")


def _tapping(asked: Asked, used: Use, tapped: Card | None) -> Use:
    if tapped is None:
        kinds = [each.word for each in asked.reading.all_in("tapped") if each.word]
        tapped = asked.stock.pick(*(kinds or ("artifact",)))
    plain, other = used.things[0], short(tapped)
    tails = tuple(each.replace(plain, other) for each in used.tails)
    return used.evolve(things=(other, *used.things[1:]), tails=tails)


def _watch(asked: Asked, watcher: Card, used: Use, is_doubler: bool) -> PlannedExample:
    name = short(watcher)
    line = used.control()
    enchant = keyword(watcher.front, "enchant")
    if enchant is not None:
        own = _attached(asked, watcher, used)
    elif name == used.source:
        raise DropsOut("the two cards are one")
    else:
        own = (f"you control {name}",)
    script = Script((line, *own, *used.given), (used.when,))
    land = asked.stock.pick("land", "basic", other_than=(used.source, *_names(used))).name
    tapping = Script((f"you control {land}", *own), (f"you activate {land}",))
    without = script.without(*own)
    changes = (
        Change(f"{land} is tapped for mana instead", tapping),
        Change(f"{name} has left the battlefield", without),
        *used.changes(script, line),
    )
    if is_doubler:
        asks = asked.said("trigger")
        return _replaced_plan(script, name, used, changes, asks_trigger=asks)
    return PlannedExample(
        script,
        (
            Option(
                (f"{name} triggered",),
                "yes",
                f"{name} triggers when {used.source} is tapped for mana.",
                outcome=f"{name} triggered",
            ),
            Option(
                ("not: your mana pool is empty", f"{name} did not trigger"),
                "no",
                f"{name} does not trigger: using {used.ref} is not what it looks for.",
                outcome=f"{name} did not trigger",
                steps=(
                    Step(
                        f"the mana was made, and {name} did not trigger: its event did not happen",
                        (TRIGGERS.number, TRIGGERS_ON_TAPPING_FOR_MANA.number),
                    ),
                ),
            ),
        ),
        changes,
        used.assumptions,
    )


def _names(used: Use) -> tuple[str, ...]:
    return tuple(each.partition(" ")[2] or each for each in used.things)


def _attached(asked: Asked, watcher: Card, used: Use) -> tuple[str, ...]:
    """Give the lines of an Aura on what is tapped if it can be there, or else on a land."""
    land = asked.stock.pick("land", "basic", other_than=_names(used)).name
    quality = keyword(watcher.front, "enchant")
    wanted = [
        kind.name
        for group in (quality.quality.kinds if quality is not None and quality.quality else ())
        for kind in group
        if hasattr(kind, "name")
    ]
    source = asked.card_or_none("source")
    if source is not None and any(source.front.is_a(each) for each in wanted):
        return (f"you control {short(watcher)} attached to {used.source}",)
    return (f"you control {land}", f"you control {short(watcher)} attached to {land}")


def _replaced_plan(
    script: Script, name: str, used: Use, changes: tuple[Change, ...], *, asks_trigger: bool
) -> PlannedExample:
    """Give the plan for what replaces the production: it changes the mana, it never triggers."""
    return PlannedExample(
        script,
        (),
        changes,
        used.assumptions,
        probe="more_mana",
        about=(
            ("without", changes[1].script),
            ("watcher", name),
            ("ref", used.ref),
            ("asks_trigger", asks_trigger),
        ),
    )


def next_spell(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: begin to cast a spell, use the ability meanwhile, and look at the stack."""
    source = asked.card("source")
    face = permanent_face(source)
    found = [
        each
        for each in activated(face)
        for node in walk(each.ability)
        if isinstance(node, DelayedTrigger) and isinstance(node.event, Casts)
    ]
    if not found:
        lacking(source, face, f"{short(source)} waits for no spell", "triggers", "casting", "mana")
    spell = asked.card_or_none("target") or asked.stock.pick("instant", "plain", most=4)
    made = cast(spell, asked.stock)
    used = use(source, found[0], asked.stock)
    line = used.control("", *made.things)
    begin = made.evolve(lands=()).line().replace("you cast", "you begin to cast", 1)
    cost = str(spell.front.mana_cost)
    funds = _other_lands(made.lands, used)
    more = (f"you control {'; '.join(funds)}",) if funds else ()
    given = (line, *more, *used.given, *made.given, f"you hold {put(spell)}")
    inside = used.when.replace(used.ref, used.source, 1)
    script = Script(given, (begin, inside, f"you pay {cost}"))
    later = Script(
        given, (made.line().split(", paying")[0] + f", paying with {'; '.join(funds)}", used.when)
    )
    it, name = short(spell), used.source
    yield PlannedExample(
        script,
        (
            Option(
                (f"{name} triggered",),
                "yes",
                f"The spell becomes cast after the ability was used, so it is the next spell: "
                f"{name}'s delayed trigger goes on the stack above {it}.",
                outcome=f"{name}'s delayed trigger is above {it} on the stack",
            ),
            Option(
                (f"{it} was cast", f"{name} did not trigger"),
                "no",
                f"{it} is not the next spell.",
                outcome=f"{name} did not trigger",
            ),
        ),
        (
            Change("the ability is used only after the spell is cast", later),
            *used.changes(script, line),
        ),
        used.assumptions,
    )


def _other_lands(lands: tuple[str, ...], used: Use) -> tuple[str, ...]:
    """Give lands for the spell that the ability's own cost does not use."""
    taken = set(_names(used))
    return tuple(each for each in lands if each.partition(" ")[2] not in taken)


def trigger_outlives_spell(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the spell is countered with the trigger on the stack above it."""
    source = asked.card("source")
    exposed = expose(source, None, asked.stock)
    if exposed.play.trigger is None:
        raise DropsOut(f"{short(source)} waits for no spell")
    resolves = exposed.script.when[-1]
    spell = exposed.settle[0].removesuffix(" resolves")
    countered = f"{spell} is countered"
    script = exposed.script.replacing(resolves, countered, resolves)
    cast = exposed.script.when[1]
    it = exposed.prize
    yield PlannedExample(
        script,
        (
            Option(
                (f"{spell} was countered", f"{it} is in exile"),
                "yes",
                "The delayed trigger is on the stack above the spell, so it resolves first and "
                "whatever becomes of the spell.",
                outcome=f"{it} is exiled although {spell} was countered",
            ),
            Option(
                (f"{spell} was countered", f"{it} is in your library"),
                "no",
                "The trigger does nothing once the spell is countered.",
                outcome=f"{it} stays in the library",
            ),
        ),
        (
            Change(
                "the spell is never cast",
                Script(script.given, (script.when[0],)),
            ),
            Change(f"not: {cast}", script.without(cast, countered, resolves)),
        ),
        exposed.assumptions,
    )


def ward_outlives(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: ward triggers, what gave it goes, and the trigger resolves unpaid."""
    holder = asked.card("holder")
    face = permanent_face(holder)
    grants = any(
        isinstance(one, Keyword) and one.name == "ward"
        for node in walk(face.paragraphs)
        if isinstance(node, GrantAbilities)
        for one in node.abilities
    )
    if not grants and keyword(face, "ward") is None:
        lacking(
            holder,
            face,
            f"{short(holder)} has nothing to do with ward",
            "abilities",
            "others",
            "keyword",
        )
    name = short(holder)
    if grants:
        warded = asked.stock.pick("creature", "legendary", other_than=(name,))
        it = short(warded)
        own = f"you control {name}; {it}, as commander"
    else:
        it, own = name, f"you control {name}"
    removal = asked.stock.pick("instant", "removal")
    made = cast(removal, asked.stock)
    lands = "; ".join(made.lands)
    gone = f"{name} is destroyed"
    casting = f"the opponent casts {removal.name} targeting {it}, paying with {lands}"
    given = (
        "it is the opponent's turn",
        own,
        f"the opponent controls {lands}; 2 {_spare(made.lands)}",
        f"the opponent holds {removal.name}",
    )
    script = Script(
        given, (casting, gone, "the top of the stack resolves", "the opponent does not pay")
    )
    before = Script(given, (gone, casting))
    spell = removal.name
    yield PlannedExample(
        script,
        (
            Option(
                (f"{spell} was countered",),
                "yes",
                "The ward ability has triggered and is on the stack; it no longer needs what gave "
                "it: pay, or the spell is countered.",
                outcome=f"{spell} is countered when nobody pays",
            ),
            Option(
                (f"{spell} was not countered",),
                "no",
                "Nothing is left to pay for.",
                outcome=f"{spell} is not countered",
            ),
        ),
        (
            Change(f"{name} is destroyed before {spell} is cast", before),
            Change(
                "the opponent pays",
                script.replacing("the opponent does not pay", "the opponent pays"),
            ),
        ),
        (f"the opponent targets {it} with {spell}",),
    )


def _spare(lands: tuple[str, ...]) -> str:
    from rulings_cli.ask.stock import LAND_FOR

    taken = {each.partition(" ")[2] for each in lands}
    return next(name for name in LAND_FOR.values() if name not in taken)

"""What kind of ability makes the mana: it is played, and the stack is looked at (CR 605)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, TriggeredAbility, Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Counter, DelayedTrigger
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import BeginningOf, Dies, Enters, TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    activated,
    adds_mana,
    has,
    lacking,
    placed,
    uncompiled_touching,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put, short
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.sources import Source, sources
from rulings_cli.ask.plans.things import thing_for
from rulings_cli.ask.plans.tokens import token_card
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.positions.costing import targeted
from rulings_cli.ask.positions.meant import BY_DEED, NTH, is_meant
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.ask.stock import lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import walk

#: What the plan's "it is a mana ability" means for the question.
_IF_MANA = {"is": "yes", "stack": "no", "respond": "no", "nostack": "yes", "way": "outcome"}
_IF_NOT = {"is": "no", "stack": "yes", "respond": "yes", "nostack": "no", "way": "outcome"}


def _need_to_counter_abilities(card: Card) -> None:
    """Drop out of a reading in which a card counters an ability that only counters spells."""
    targets = required_targets(card.front)
    if not has(card.front.paragraphs, Counter):
        raise DropsOut(f"{short(card)} counters nothing")
    if targets and all(each.what is not None and each.what.noun == "spell" for each in targets):
        raise DropsOut(f"{short(card)} counters spells, not abilities")
    others = [e for e in card.front.abilities if not isinstance(e, TriggeredAbility)]
    if not has(others, Counter):
        raise DropsOut(f"{short(card)} counters what makes it trigger")


def manaab(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make the mana in the way that is asked about, and look at the stack."""
    found = asked_situation(asked)
    thing = found.thing(_trigger_of(asked, found) or _slot(found))
    card = of_kind(asked, thing.kind) if thing.kind else asked.card(thing.slot)
    part = _part(found)
    using = found.goal.slot("using")
    if found.goal.get("counters"):
        _need_to_counter_abilities(asked.card(using))
    if part == "trigger":
        done = list(_triggered(asked, card, found.goal.ask))
        if done:
            yield from done
            return
    ways = [each for each in _sources(asked, card) if not each.pooled]
    ways = [each for each in ways if _is_meant(each, part)]
    others_too = any(not adds_mana(each.ability) for each in activated(card.front))
    unread = uncompiled_touching(card.front, "activation") is not None
    is_open = (
        not part and found.goal.ask == "respond" and (found.tapping is None or found.tapping.bare)
    )
    if ways and ((is_open and others_too) or (unread and not part and not found.goal.get("mana"))):
        raise NotSupported(f"which ability of {short(card)} is meant")
    if not ways and thing.mention is not None and len(thing.mention.cards) > 1:
        raise DropsOut(f"{short(card)} makes no mana")
    if not ways and not part and not using and PERMANENT_TYPES.isdisjoint(card.front.types):
        yield _as_spell(asked, card, found.goal.ask)
        return
    if not ways and not part and any(adds_mana(e.ability) for e in activated(card.front)):
        raise NotSupported(f"no board is known on which {short(card)} makes mana")
    if not ways and part != "trigger":
        if found.goal.get("rest"):
            raise NotSupported("whether a response then does what is meant by it")
        others = list(_of_no_mana(asked, card, part, found.goal.ask))
        if others:
            yield from others
            return
    if not ways:
        lacking(card, card.front, f"{short(card)} has no such ability that makes mana", "mana")
    if part in NTH and _is_unread(card.front, NTH[part]):
        raise NotSupported(f"{card.front.name} has an ability that is not understood")
    if part in NTH or part == "" or part.startswith(BY_DEED):
        _need_all_read(card)
    yield from _telling(asked, ways, found.goal.ask)


#: Plain cards for kinds of permanents that are used for mana, or for something else.
_TAGS = {
    "land": ("land", "basic"),
    "fetchland": ("fetchland",),
    "mana dork": ("creature", "mana"),
    "mana rock": ("artifact", "mana"),
    "artifact land": ("artifact", "land", "mana"),
}


def of_kind(asked: Asked, kind: str) -> Card:
    """Give a plain card of a kind, or the predefined token."""
    return asked.stock.pick(*_TAGS[kind]) if kind in _TAGS else token_card(kind)


def _sources(asked: Asked, card: Card) -> tuple[Source, ...]:
    """Give the ways in which the card makes mana; one that makes none has none."""
    try:
        return sources(card, asked.stock, Needed())
    except DropsOut:
        return ()


def _as_spell(asked: Asked, card: Card, ask: str) -> PlannedExample:
    """Plan for an instant or sorcery: a spell is no ability, and waits on the stack (CR 601.2a)."""
    made = targeted(card.front, asked)
    things = "; ".join((*lands_for(card.front.mana_cost or ManaCost()), *made.things))
    own = (f"you control {things}",) if things else ()
    script = Script((*own, *made.given, f"you hold {put(card)}"), (made.line(),))
    return PlannedExample(
        script,
        (
            Option(
                (f"{card.front.name} was cast", "not: the stack is empty"),
                _IF_NOT[ask],
                f"{card.front.name} is a spell and no ability: it waits on the stack, and players "
                "may respond.",
                outcome="it waits on the stack",
            ),
        ),
        (Change("it is not cast", Script(script.given)),),
    )


def _of_no_mana(asked: Asked, card: Card, part: str, ask: str) -> Iterator[PlannedExample]:
    """Plan for activated abilities that add no mana: they wait on the stack (CR 602.2a)."""
    _need_all_read(card)
    yes, no = _IF_NOT[ask], _IF_MANA[ask]
    for each in activated(card.front):
        if not is_meant(each, part):
            continue
        if adds_mana(each.ability):
            continue
        used = use(card, each, asked.stock)
        own = used.control()
        hand = (f"you hold {'; '.join(used.hand)}",) if used.hand else ()
        script = Script((own, *used.given, *hand), (used.when,))
        yield PlannedExample(
            script,
            (
                Option(
                    ("not: the stack is empty",),
                    yes,
                    f"{used.ref} waits on the stack: it is no mana ability, and players may "
                    "respond.",
                    outcome="it waits on the stack",
                ),
                Option(("not: your mana pool is empty",), no, f"{used.ref} is a mana ability."),
            ),
            (Change("the ability is not used", Script(script.given)),),
            used.assumptions,
        )


def _telling(asked: Asked, ways: list[Source], ask: str) -> Iterator[PlannedExample]:
    """Give one plan for each ability: on the first board on which it does something."""
    done: list[Any] = []
    failed: NotSupported | None = None
    for each in ways:
        ability = each.placed.ability if each.placed is not None else each.lines
        if any(ability is one for one in done):
            continue
        try:
            plan = _classified(asked, each, ask)
        except NotSupported as reason:
            failed = failed or reason
            continue
        if plan is not None:
            done.append(ability)
            yield plan
    if not done:
        raise failed or NotSupported("no board is known on which mana is made")


def _is_unread(face: Face, number: int) -> bool:
    """Tell whether that one of the abilities that are activated is not understood."""
    found = [
        each
        for paragraph in face.paragraphs
        for each in paragraph.abilities
        if isinstance(each, ActivatedAbility)
        or (isinstance(each, Uncompiled) and each.cost is not None and "activated" in each.touches)
    ]
    return number <= len(found) and isinstance(found[number - 1], Uncompiled)


def respond(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the same, for whether anybody may act before the mana is there."""
    yield from manaab(asked)


def _need_all_read(card: Card) -> None:
    for face in card.faces:
        clause = uncompiled_touching(face, "mana")
        if clause is not None and "activation" in clause.touches:
            raise NotSupported(f"{face.name} has text about mana that is not understood")


def _slot(found: Situation) -> str:
    slot = found.goal.slot("one") or (found.tapping.slot if found.tapping else "")
    if not slot and len(found.things) == 1:
        slot = found.things[0].slot
    if not slot:
        raise DropsOut("which ability is asked about")
    return slot


def _trigger_of(asked: Asked, found: Situation) -> str:
    """Give the slot of the one card with a triggered ability, where a trigger is asked about."""
    if found.goal.get("part") != "trigger" or len(found.things) < 2:
        return ""
    having = [
        each.slot
        for each in found.things
        if not each.kind
        and any(isinstance(e, TriggeredAbility) for e in asked.card(each.slot).front.abilities)
    ]
    if len(having) != 1:
        raise DropsOut("which trigger is asked about")
    return having[0]


def _part(found: Situation) -> str:
    if found.goal.get("part"):
        return str(found.goal.get("part"))
    return found.thing(_slot(found)).part


def _is_meant(each: Source, part: str) -> bool:
    """Tell whether a way to make mana is the part of the card that the question names."""
    return (part == "trigger" and each.by_another) or is_meant(each.placed, part)


def _need_one_ability(asked: Asked, source: Source, ask: str) -> None:
    """Abstain where another ability of the card may be answered than the one that makes mana."""
    said = asked_situation(asked).goal.get("mana")
    held = source.card.front.abilities
    if ask == "respond" and not said and any(isinstance(e, TriggeredAbility) for e in held):
        raise NotSupported(f"which ability of {source.card.front.name} is answered was not said")


def _classified(asked: Asked, source: Source, ask: str) -> PlannedExample | None:
    _need_one_ability(asked, source, ask)
    given = source.setting()
    for choice in ("", "{G}", "{C}", "{W}", "green", "white"):
        when = _until_resolving(source.doing((choice,)))
        script = Script(given, when)
        if can_be_played(asked, script):
            break
    else:
        raise NotSupported("what is chosen for the ability")
    name = source.name
    if_mana = _IF_MANA[ask]
    if_not = _IF_NOT[ask]
    changes = list(source.changes(script))
    if source.by_another:
        own = f"{short(source.card)} has left the battlefield"
        changes.insert(0, Change(own, _without(script, short(source.card))))
    changes.append(Change("the ability is not used", Script(given)))
    made, waits = _after(asked, script)
    if made == "empty" and not waits:
        return None
    if made != "empty" and waits and ask == "respond":
        raise NotSupported("something triggers besides, to which players may respond")
    empty = () if made != "empty" and waits else ("the stack is empty",)
    return PlannedExample(
        script,
        (
            Option(
                (*empty, f"your mana pool is {made}"),
                if_mana,
                f"It is a mana ability: the mana of {short(source.card)} is there at once, without "
                "the stack, and nobody can respond.",
                outcome="the mana is there at once; nobody gets priority",
            ),
            Option(
                ("not: the stack is empty",),
                if_not,
                f"It is no mana ability: what {name} does waits on the stack, and players may "
                "respond.",
                outcome="it waits on the stack",
            ),
        ),
        tuple(changes),
        source.assumptions(),
        cards=(source.card.name,),
    )


def _until_resolving(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Give the lines up to the first that lets something resolve."""
    for at, line in enumerate(lines):
        if line.endswith(("resolves", "all players pass")):
            return lines[:at]
    return lines


def can_be_played(asked: Asked, script: Script) -> bool:
    """Tell whether a script can be played with nothing in it refused."""
    from rulings_cli.ask.playing import look_ahead

    try:
        run = look_ahead(script, asked.world)
    except NotSupported:
        return False
    return run.play.attempts == [] or not any(e.refused for e in run.play.attempts if e.refused)


def _after(asked: Asked, script: Script) -> tuple[str, bool]:
    """Give the mana that is there after the script, and whether something waits on the stack."""
    from rulings_cli.ask.playing import look_ahead
    from rulings_cli.ask.positions.made import sorted_types

    run = look_ahead(script, asked.world)
    pool = sorted_types(unit.type for unit in run.game.players["you"].mana)
    return pool or "empty", not run.holds("the stack is empty")


def _without(script: Script, name: str) -> Script:
    """Give the script without the permanent of the name."""
    lines: list[str] = []
    for line in script.given:
        head, verb, things = line.partition(" control ")
        if not verb:
            lines.append(line)
            continue
        left = [e for e in things.split("; ") if not e.startswith(name)]
        if left:
            lines.append(f"{head} control {'; '.join(left)}")
    return Script(tuple(lines), script.when)


# --- other triggers -------------------------------------------------------------------------------


def _triggered(asked: Asked, card: Card, ask: str) -> Iterator[PlannedExample]:
    """Plan for triggered abilities that wait for something other than mana's being made."""
    plans: list[PlannedExample | None] = []
    for face in card.faces[:1]:
        if PERMANENT_TYPES.isdisjoint(face.types):
            yield _delayed(asked, card, ask)
            return
        for each in placed(face):
            if isinstance(each.ability, Uncompiled) or not isinstance(
                each.ability, TriggeredAbility
            ):
                continue
            plans.append(_with_event(asked, card, face, each, ask))
    planned = [each for each in plans if each is not None]
    if planned and len(planned) < len(plans):
        raise NotSupported(f"which trigger of {short(card)} is meant was not said")
    yield from planned


def _delayed(asked: Asked, card: Card, ask: str) -> PlannedExample:
    """Plan for a trigger that a spell sets up, on a permanent's being tapped for mana (605.1b)."""
    face = card.front
    events = [
        each.event
        for each in walk(face.paragraphs)
        if isinstance(each, DelayedTrigger) and isinstance(each.event, TappedForMana)
    ]
    if len(events) != 1 or not isinstance(events[0].what, Described):
        lacking(card, face, f"{face.name} sets up no such trigger", "mana", "triggers")
    thing = thing_for(events[0].what, asked.stock, (face.name,))
    made = targeted(face, asked)
    lands = lands_for(face.mana_cost or ManaCost())
    needed = merged((*lands, *made.things, f"1 {thing}"))
    given = (f"you control {'; '.join(needed)}", *made.given, f"you hold {put(card)}")
    cast = made.line("you", f"paying with {'; '.join(lands)}")
    use = f"you activate {thing}'s mana ability"
    script = Script(given, (cast, f"{face.name} resolves", use))
    produced, waits = _after(asked, script)
    if waits or produced == "empty":
        raise NotSupported("what the trigger does")
    return PlannedExample(
        script,
        (
            Option(
                ("the stack is empty", f"your mana pool is {produced}"),
                _IF_MANA[ask],
                f"{face.name} itself uses the stack; its trigger on tapping {thing} for mana is a "
                "mana ability, and its mana is there at once.",
                outcome="the mana is there at once",
            ),
            Option(("not: the stack is empty",), _IF_NOT[ask], "The trigger waits on the stack."),
        ),
        (Change(f"not: {cast}", Script(given, (use,))),),
    )


def _with_event(
    asked: Asked, card: Card, face: Face, each: Placed, ask: str
) -> PlannedExample | None:
    ability: Any = each.ability
    event = ability.event
    own = f"you control {face.name}"
    given: tuple[str, ...]
    match event:
        case Enters(what=This()):
            given, when = (), (f"{face.name} enters the battlefield",)
        case Dies(what=This()):
            given, when = (own,), (f"{face.name} dies",)
        case Enters(what=Described() as what):
            thing = thing_for(what, asked.stock, (face.name,))
            given, when = (own,), (f"{thing} enters the battlefield",)
        case Dies(what=Described() as what):
            thing = thing_for(what, asked.stock, (face.name,))
            given, when = (f"{own}; {thing}",), (f"{thing} dies",)
        case BeginningOf():
            step = getattr(event.step, "words", str(event.step))
            given = (own, "it is the opponent's end step")
            when = (f"your {step} begins",)
        case _:
            return None
    del card
    script = Script(given, when)
    if_mana = _IF_MANA[ask]
    if_not = _IF_NOT[ask]
    change = Change(f"not: {when[0]}", Script(given))
    return PlannedExample(
        script,
        (
            Option(
                (f"the stack, from the top, is {face.name}'s trigger",),
                if_not,
                f"It is no mana ability: the trigger of {face.name} waits on the stack, and players"
                " may respond.",
                outcome="it waits on the stack",
            ),
            Option(
                ("the stack is empty", "not: your mana pool is empty"),
                if_mana,
                f"The trigger of {face.name} is a mana ability: it resolves at once.",
            ),
        ),
        (change,),
        (),
    )

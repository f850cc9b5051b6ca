"""What a permanent that came this turn may do: abilities, costs that tap it, attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import TapObjects, TapThis
from rulings_cli.abilities.static import EntersTapped
from rulings_cli.ask.cards import DropsOut, Placed, activated, has, intrinsic, keyword, lacking
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.ask.positions.classifying import of_kind
from rulings_cli.ask.positions.setting import (
    Setting,
    asked_situation,
    described,
    need_read,
    setting,
)
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

_NEW = ", since this turn"


def sick(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the permanent be new this turn, and see whether it may do what is asked."""
    found = asked_situation(asked)
    if found.goal.ask == "attack":
        yield _attack(asked, found)
        return
    if found.goal.get("cost"):
        yield from _of_kind(asked, found)
        return
    source = found.thing(found.goal.slot("source", "one"))
    if found.goal.ask == "told" and found.sick != source.slot:
        raise DropsOut("it is not said to have come this turn")
    card = of_kind(asked, source.kind) if source.kind else asked.card(source.slot)
    face = permanent_face(card)
    if has(face.paragraphs, EntersTapped):
        raise NotSupported(f"{face.name} may enter tapped")
    others = [each for each in found.things if each.slot != source.slot and not each.kind]
    for each in others:
        need_read(asked, each, "activation", "abilities", "others")
        worn = asked.card(each.slot).front.subtypes
        if not each.on and {"Equipment", "Aura"} & set(worn):
            raise NotSupported("what it is attached to was not said")
    if found.goal.ask == "has":
        _need_no_haste(face.name, face)
        if found.things[1:] or source.kind:
            raise NotSupported("what else is there may give it haste")
        if face.is_a("creature"):
            yield _attack(asked, found.evolve(sick=source.slot))
            return
    if found.goal.ask == "other":
        abilities = [each for each in activated(face) if has(_cost(each), TapObjects)]
    else:
        abilities = [*activated(face), *intrinsic(face)]
    if not abilities:
        lacking(card, face, f"{face.name} has no such ability", "activation", "mana")
    if found.goal.ask == "has":
        abilities = [each for each in abilities if has(_cost(each), TapThis)]
        if not abilities:
            raise NotSupported(f"{face.name} has nothing to be tapped for")
    if found.animated:
        raise NotSupported("what becomes a creature")
    for ability in abilities:
        yield _uses(asked, found, card, ability, setting(asked, others, around=(source,)))


def crew(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: tap the creature for the Vehicle's crew ability (CR 702.122a, 302.6)."""
    found = asked_situation(asked)
    card = asked.card(found.goal.slot("vehicle"))
    face = permanent_face(card)
    if keyword(face, "crew") is None:
        lacking(card, face, f"{face.name} has no crew", "activation", "keyword")
    slot = found.goal.slot("one")
    thing = found.thing(slot) if slot else None
    new = _NEW if found.goal.get("new") or (found.sick and found.sick == slot) else ""
    if thing is None or thing.kind:
        if thing is not None and thing.kind != "creature":
            raise NotSupported("what crews it")
        name = "Human Token"
        words = f"a 9/9 white Human creature token{new}"
    else:
        name = permanent_face(asked.card(thing.slot)).name
        words = f"{name}{new}"
        if not asked.card(thing.slot).front.is_a("creature"):
            raise DropsOut(f"{name} is no creature")
    line = f"{face.name}'s crew ability, tapping {name}"
    own, other = f"you control {face.name}", f"you control {words}"
    script = Script((own, other))
    yield PlannedExample(
        script,
        (
            Option(
                (f"you can activate {line}",),
                "yes",
                f"{name} may be tapped to crew {face.name}: crew has no tap symbol in its cost.",
                outcome="it may crew",
            ),
            Option(
                (f"you can't activate {line}",),
                "no",
                f"{name} can't crew {face.name}: {{reason}}.",
                outcome="it can't crew",
            ),
        ),
        (
            Change(f"{name} is tapped", script.replacing(other, f"{other}, tapped")),
            Change(f"{face.name} has left the battlefield", script.without(own)),
        ),
        ("its power is enough",) if thing is None or thing.kind else (),
    )


def _of_kind(asked: Asked, found: Situation) -> Iterator[PlannedExample]:
    """Plan with a plain creature whose ability has {T} or {Q} in its cost."""
    if (found.goal.get("kind") or "creature") != "creature":
        raise NotSupported("which permanent is meant")
    untaps = found.goal.get("cost") == "{Q}"
    card = asked.stock.pick("creature", "untap-ability" if untaps else "tap-ability")
    others = [each for each in found.things if not each.kind]
    for each in others:
        need_read(asked, each, "activation", "abilities", "others")
    for ability in activated(permanent_face(card)):
        yield _uses(asked, found, card, ability, setting(asked, others), tapped=untaps)


def _need_no_haste(name: str, face: Face) -> None:
    if any("haste" in str(node).lower() for node in face.paragraphs):
        raise NotSupported(f"whether {name} has haste")


def _cost(each: Placed) -> object:
    return getattr(each.ability, "cost", None)


def _uses(
    asked: Asked,
    found: Situation,
    card: Card,
    each: Placed,
    there: Setting,
    *,
    tapped: bool = False,
) -> PlannedExample:
    assert isinstance(each.ability, ActivatedAbility)
    used = use(card, each, asked.stock)
    if card.layout == "token":
        used = used.evolve(thing=f"a {found.thing(found.goal.slot('source', 'one')).kind} token")
    before, given = _conditions(asked, each)
    if used.hand:
        given = (*given, f"you hold {'; '.join(used.hand)}")
    about = used.source
    if found.goal.ask == "other":
        used, about, line = _others_new(used)
        _need_of_kind(asked, found, about)
    else:
        line = used.control("tapped, since this turn" if tapped else "since this turn")
    plain = line.replace(_NEW, "")
    script = Script((line, *there.given, *used.given, *given), before)
    return PlannedExample(
        script,
        (
            Option(
                (f"you can activate {used.line}",),
                "yes",
                f"{about} may be used for {used.ref} although it came this turn.",
                outcome="it may be activated",
            ),
            Option(
                (f"you can't activate {used.line} by 302.6",),
                "no",
                f"{about} is summoning sick, so {used.ref} can't be activated.",
                outcome="it can't be activated",
            ),
        ),
        (
            Change(f"{about} has been there since your last turn", script.replacing(line, plain)),
            *there.changes(script),
            _turned(about, script, line, tapped=tapped),
            *used.changes(script, line),
        ),
        (f"{about} came under your control this turn", *used.assumptions),
    )


def _turned(about: str, script: Script, line: str, *, tapped: bool) -> Change:
    """Give the change that it is tapped, or untapped where it is tapped."""
    if tapped:
        return Change(f"{about} is untapped", script.replacing(line, line.replace(", tapped", "")))
    return Change(f"{about} is tapped", script.replacing(line, line.replace(_NEW, ", tapped")))


def _need_of_kind(asked: Asked, found: Situation, name: str) -> None:
    """Drop what is tapped where another kind of thing was spoken of."""
    kind = found.goal.get("kind")
    if kind not in ("land", "artifact", "enchantment", "planeswalker"):
        return
    if name.endswith(("token", "Token")) or not asked.world.card(name).front.is_a(str(kind)):
        raise DropsOut(f"{name} is no {kind}")


def _others_new(used: Use) -> tuple[Use, str, str]:
    """Give the use with what it taps new, its name, and the line that puts it there."""
    if not used.things:
        raise NotSupported("what is tapped")
    thing = used.things[0]
    number, _, name = thing.partition(" ")
    name = name if number.isdigit() else thing
    line = used.control().replace(thing, thing + _NEW, 1)
    return used, name, line


def _conditions(asked: Asked, each: Placed) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give what must have happened first: a creature has died this turn."""
    words = str([getattr(limit, "condition", limit) for limit in _limits(each)])
    if "died" in words.lower():
        victim = asked.stock.pick("creature", "plain", color="B").name
        return (f"{victim} dies",), (f"you control {victim}",)
    return (), ()


def _limits(each: Placed) -> tuple[Any, ...]:
    found: tuple[Any, ...] = getattr(each.ability, "limits", ())
    return found


# --- attacking ------------------------------------------------------------------------------------


def _attack(asked: Asked, found: Situation) -> PlannedExample:
    slot = found.goal.slot("one", "source") or found.animated
    if not slot or not (found.sick or found.animated):
        raise NotSupported("what attacks, and since when it is there")
    thing = found.thing(slot)
    name, words, face = _attacker(asked, thing)
    others = [each for each in found.things if each.slot != slot]
    for each in others:
        need_read(asked, each, "combat", "abilities", "others")
    there = setting(asked, others)
    new = found.sick == slot
    if found.animated:
        words += " with 3 +1/+1 counters"
    line = f"you control {words}{_NEW if new else ''}"
    when = (f"{name} becomes a creature until end of turn",) if found.animated else ()
    if face is not None and not found.animated and not face.is_a("creature"):
        raise DropsOut(f"{name} is no creature")
    script = Script((*there.given, line), when)
    other_line = f"you control {words}{'' if new else _NEW}"
    about = "new" if new else "not new"
    return PlannedExample(
        script,
        (
            Option((f"{name} can attack",), "yes", f"{name} can attack: {_why(new)}."),
            Option(
                (f"{name} can't attack by 302.6",),
                "no",
                f"{name} can't attack: it is summoning sick.",
            ),
        ),
        (
            *there.changes(script),
            Change(
                f"{name} {'has been there since your last turn' if new else 'came this turn'}",
                script.replacing(line, other_line),
            ),
            Change(f"{name} is tapped", script.replacing(line, f"you control {words}, tapped")),
        ),
        (*there.assumptions, f"{name} is {about}"),
    )


def _why(new: bool) -> str:
    if new:
        return "summoning sickness does not stop it"
    return "you have controlled it since your turn began"


def _attacker(asked: Asked, thing: AskedThing) -> tuple[str, str, Any]:
    if thing.kind:
        words = described(thing.kind, asked.stock)
        return words, words, None
    face = permanent_face(asked.card(thing.slot))
    if any(type(node).__name__ == "Uncompiled" for node in walk(face.paragraphs)):
        need_read(asked, thing, "combat", "abilities")
    return face.name, face.name, face

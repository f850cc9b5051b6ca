"""Whether something on the battlefield stops a cast or an activation (CR 601.3, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import (
    Compare,
    HasColor,
    HasState,
    HasSubtype,
    HasSupertype,
)
from rulings_cli.abilities.effects import Add, CastCard, Choose, GainFlashback, PermitPlay
from rulings_cli.abilities.references import AnOpponent, AttachedTo, EachOpponent
from rulings_cli.abilities.static import (
    BecomesA,
    CantActivate,
    CantCast,
    CastLimit,
    ChangeTypes,
    GrantAbilities,
    LoseAbilities,
    ManaInstead,
    MayPlayFrom,
)
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    changes_costs,
    has,
    lacking,
    mana_abilities,
    need_no_choice,
    need_unconditional,
    need_understood,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast, meant_faces
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.stock import Stock
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk


def cast_under(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the permanent on the battlefield, cast the card, or one of the kind."""
    holder = asked.card("holder")
    face = permanent_face(holder)
    if (asked.chunk("holder") or _NONE).role in ("WITH", "CARD"):
        _need_no_mana(holder, face)
    need_understood(holder, face, "casting", "others")
    if changes_costs(holder):
        raise NotSupported(f"what {short(holder)} makes it cost is looked at otherwise")
    need_no_choice(short(holder), face.paragraphs)
    need_unconditional(short(holder), face.paragraphs, CantCast)
    if asked.reading.intent == "stops" and _limits(holder):
        raise NotSupported("it rests on what was cast before in the turn")
    meant = asked.card_or_none("target")
    if meant is None:
        _need_alike(holder, face)
    elif asked.reading.intent == "stops" and has(meant.front.paragraphs, GainFlashback, CastCard):
        raise DropsOut(f"what {short(meant)} lets be cast may be meant")
    out = asked.chunk("holder") or _NONE
    if asked.reading.intent == "can_cast" and asked.said("opponent") and out.word != "control":
        raise NotSupported(f"it rests on who controls {short(holder)}")
    if (asked.chunk("holder") or _NONE).role == "THEIRS":
        for target in _targets(asked):
            yield from _cast_under(asked, holder, target, theirs=True)
        return
    sides = (False, True) if _forbids_opponents(face, CantCast) else (False,)
    for target in _targets(asked):
        for theirs in sides:
            yield from _cast_under(asked, holder, target, theirs=theirs)


def _limits(holder: Card) -> bool:
    """Tell whether the permanent limits how many spells are cast in a turn."""
    return has(permanent_face(holder).paragraphs, CastLimit)


def _need_alike(holder: Card, face: Face) -> None:
    """Raise NotSupported where one card can't stand for its kind: not all of it is forbidden."""
    for node in walk(face.paragraphs):
        if isinstance(node, CantCast | CastLimit) and has(
            node, Compare, HasColor, HasState, HasSubtype, HasSupertype
        ):
            raise NotSupported(f"{short(holder)} treats some of that kind otherwise than others")


def _need_no_mana(holder: Card, face: Face) -> None:
    """Drop a card that makes mana or lets cards be cast: to cast with it means so."""
    if has(face.paragraphs, CantCast, CastLimit):
        return
    if has(face.paragraphs, CastCard, GainFlashback, MayPlayFrom, PermitPlay):
        raise DropsOut(f"{short(holder)} lets cards be cast, so what it lets be cast is meant")
    if any(has(each.ability, Add) for each in mana_abilities(face)) or face.is_a("land"):
        raise DropsOut(f"{short(holder)} stops no spell, so its mana is meant")


def stopped(asked: Asked) -> Iterator[PlannedExample]:
    """Plan by what the permanent forbids: casts or activations."""
    holder = asked.card("holder")
    face = permanent_face(holder)
    if has(face.paragraphs, CantActivate):
        yield from activate_under(asked)
    elif has(face.paragraphs, CantCast, CastLimit):
        yield from cast_under(asked)
    else:
        lacking(holder, face, f"{short(holder)} forbids nothing", "casting", "activation", "others")


def _targets(asked: Asked) -> tuple[Card, ...]:
    card = asked.card_or_none("target")
    if card is not None:
        return (card,)
    kind = asked.word("target")
    if kind == "permanent":
        return tuple(asked.stock.pick(each) for each in ("creature", "artifact", "enchantment"))
    if kind == "noncreature":
        return tuple(asked.stock.pick(each) for each in ("instant", "sorcery"))
    if kind == "instant or sorcery":
        return tuple(asked.stock.pick(each, "plain") for each in ("instant", "sorcery"))
    if kind in ("instant", "sorcery"):
        return (asked.stock.pick(kind, "plain"),)
    if kind:
        return (asked.stock.pick(kind),)
    raise NotSupported("the question does not say what is cast")


def _cast_under(
    asked: Asked, holder: Card, target: Card, *, theirs: bool
) -> Iterator[PlannedExample]:
    if holder.name == target.name:
        raise DropsOut("the two cards are one")
    if "basic" in holder.front.supertypes:
        raise DropsOut("which lands are there tells what can be paid")
    faces = meant_faces(target, asked.chunk("target"))
    if not faces:
        yield _play_under(asked, short(holder), short(target))
        return
    for face in faces:
        case = f"as {face.name}" if len(faces) > 1 else ""
        yield _cast_face(asked, holder, target, face, theirs=theirs).evolve(case=case)


def _cast_face(
    asked: Asked, holder: Card, target: Card, face: Face, *, theirs: bool
) -> PlannedExample:
    name, it = short(holder), face.name
    opponent = asked.said("opponent")
    who = "the opponent" if opponent else "you"
    made = cast(target, asked.stock, face=face)
    lands = "; ".join((*made.lands, *(made.things if not opponent else ())))
    turn = ("it is the opponent's turn",) if opponent else ()
    own = f"the opponent controls {name}" if theirs else f"you control {name}"
    given = [*turn, own]
    if lands:
        given.append(f"{who} {'controls' if opponent else 'control'} {lands}")
    given += [*made.given, f"{who} {'holds' if opponent else 'hold'} {put(target)}"]
    if opponent and made.targets == "the opponent":
        made = made.evolve(targets="you")
    script = Script(tuple(given), (made.line(who),))
    changes = [Change(f"{name} has left the battlefield", script.without(own))]
    if made.lands:
        changes += [Change(f"{made.lands[0]} is tapped", _poorer(script, made.lands[0]))]
    return PlannedExample(
        script,
        (
            Option(
                (f"{it} was cast",),
                "yes",
                f"{name} does not stop {it}: it was cast.",
                outcome=f"{it} was cast",
            ),
            Option(
                (f"{it} was not cast",),
                "no",
                f"{it} can't be cast while {name} is on the battlefield.",
                outcome=f"{it} can't be cast",
            ),
        ),
        tuple(changes),
        (
            f"{'an opponent controls' if theirs else 'you control'} {name}",
            "the spell can be paid for",
            *(("it is the first spell of the turn",) if _limits(holder) else ()),
        ),
    )


def _poorer(script: Script, lands: str) -> Script:
    """Give the script in which some of the lands are tapped."""
    for line in script.given:
        head, verb, held = line.partition(" control")
        things = held.lstrip("s ").split("; ")
        if verb and lands in things:
            tapped = "; ".join(f"{each}, tapped" if each == lands else each for each in things)
            return script.replacing(line, f"{head}{verb}{'s' if held[0] == 's' else ''} {tapped}")
    return script


def _play_under(asked: Asked, name: str, land: str) -> PlannedExample:
    own = f"you control {name}"
    if not asked.said("play"):
        raise DropsOut(f"{land} is never cast: a land is played")
    script = Script((own, f"you hold {land}"), (f"you play {land}",))
    return PlannedExample(
        script,
        (
            Option(
                (f"{land} is on the battlefield",),
                "yes",
                "A land is played, not cast, so it may be played.",
                outcome=f"{land} is on the battlefield",
            ),
            Option((f"{land} is in your hand",), "no", f"{land} can't be played then."),
        ),
        (
            Change(
                "you have played a land this turn",
                script.also_given("you have played a land this turn"),
            ),
            Change(f"{name} has left the battlefield", script.without(own)),
        ),
        (f"{name} is on the battlefield under your control", "you have played no land this turn"),
    )


def put_under(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the permanent on the battlefield, an effect puts another one there."""
    holder = asked.card("holder")
    face = permanent_face(holder)
    if not has(face.paragraphs, CantCast, CastLimit):
        lacking(holder, face, f"{short(holder)} stops no spell", "casting", "enters", "others")
    need_understood(holder, face, "casting", "others", "enters")
    need_no_choice(short(holder), face.paragraphs)
    if asked.said("opponent"):
        raise NotSupported(f"it rests on who controls {short(holder)}")
    name, own = short(holder), f"you control {short(holder)}"
    for target in _targets(asked):
        it = short(target)
        if it == name:
            raise DropsOut("the two cards are one")
        permanent_face(target)
        comes = f"{it} is put onto the battlefield"
        script = Script((own, f"you hold {put(target)}"), (comes,))
        there = f"{it} is on the battlefield"
        yield PlannedExample(
            script,
            (
                Option(
                    (there,),
                    "yes",
                    f"{it} is put onto the battlefield, not cast, so {name} does not stop it.",
                    outcome=there,
                ),
                Option((f"not: {there}",), "no", f"{it} can't be put onto the battlefield then."),
            ),
            (
                *_cast_instead(script, target, asked.stock),
                Change(f"not: {comes}", script.without(comes)),
            ),
            ("an effect puts it onto the battlefield",),
        )


def _cast_instead(script: Script, target: Card, stock: Stock) -> tuple[Change, ...]:
    """Give the change that a card is cast; a land never is."""
    if target.front.is_a("land"):
        return ()
    made = cast(target, stock)
    things = (*made.lands, *made.things)
    funds = (f"you control {'; '.join(things)}",) if things else ()
    given = (*script.given, *funds, *made.given)
    it = short(target)
    return (Change(f"you cast {it} instead", Script(given, (made.line(), f"{it} resolves"))),)


def _need_same_abilities(asked: Asked, name: str, script: Script, own: str) -> None:
    """Abstain where the permanent gives the other one abilities, not saying whose are meant."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import layers

    held: list[frozenset[object]] = []
    for each in (script.given, tuple(line for line in script.given if line != own)):
        run = run_of(Script(each), asked.world)
        found = layers.characteristics(run.game, _permanent(run, name))
        held.append(frozenset(found.abilities))
    if held[0] != held[1]:
        raise NotSupported(f"{name} has other abilities then")


def activate_under(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the permanent on the battlefield, activate the other card's ability."""
    from rulings_cli.ask.cards import named_ability

    holder = asked.card("holder")
    target = _activated_card(asked)
    forbids = permanent_face(holder)
    if holder.name == target.name and not has(forbids.paragraphs, CantActivate):
        raise DropsOut(f"{short(holder)} stops nothing of its own")
    if not asked.said("can", "stop") and has(forbids.paragraphs, ManaInstead, TappedForMana):
        raise DropsOut(f"{short(holder)} adds mana, and how much may be asked")
    if asked.said("work") and not has(forbids.paragraphs, *_CHANGING):
        raise DropsOut(f"{short(holder)} changes nothing of other things")
    if target is holder:
        raise DropsOut("a card is asked about, and not what it does to another of its name")
    naming = _naming(asked, forbids, target)
    if not naming:
        need_no_choice(short(holder), forbids.paragraphs)
    need_unconditional(short(holder), forbids.paragraphs, CantActivate)
    if not has(forbids.paragraphs, CantActivate):
        need_understood(holder, forbids, "activation", "others")
    face = permanent_face(target)
    word = asked.word("target")
    if asked.said("mana") or (asked.chunk("target") or _NONE).role in ("TAPPED", "MANA"):
        word = "mana"
    name = short(holder)
    if (asked.chunk("target") or _NONE).role == "TOKEN":
        word = "mana"
    role = (asked.chunk("holder") or _NONE).role
    opposes = _forbids_opponents(forbids, CantActivate)
    if opposes and role in ("OUT", "WITH") and not asked.said("opponent"):
        raise NotSupported(f"it rests on who controls {name}")
    theirs = role == "THEIRS" or asked.said("opponent") or opposes
    who = "the opponent controls" if theirs else "you control"
    attached = has(forbids.paragraphs, AttachedTo)
    if attached and target.layout == "token":
        raise NotSupported(f"{name} on a token is not planned yet")
    can_name = not naming or may_name(forbids, target)
    meant = named_ability(target, face, word)
    for each in meant:
        used = use(target, each, asked.stock, name=face.name.removesuffix(" Token"))
        if target.layout == "token":
            used = used.evolve(thing=f"a {used.source} token")
        own, line = f"{who} {name}{naming}", used.control()
        hand = (f"you hold {'; '.join(used.hand)}",) if used.hand else ()
        owned = (line, f"{own} attached to {used.source}") if attached else (own, line)
        own = owned[-1] if attached else own
        script = Script((*owned, *used.given, *hand), (used.when,))
        _need_same_abilities(asked, used.source, script, own)
        yield PlannedExample(
            script,
            (
                Option(
                    ("the stack is empty", "your mana pool is empty"),
                    "no",
                    f"{name} stops {used.ref}: it can't be activated.",
                    outcome="it can't be activated",
                ),
                Option(
                    ("not: your mana pool is empty",),
                    "yes",
                    f"{name} does not stop {used.ref}.",
                    outcome="mana is made",
                ),
                Option(
                    ("not: the stack is empty",),
                    "yes",
                    f"{name} does not stop {used.ref}.",
                    outcome="it is activated",
                ),
            ),
            (
                Change(f"{name} has left the battlefield", script.without(own)),
                *used.changes(script, line),
            ),
            (
                f"{'an opponent controls' if 'opponent' in who else 'you control'} {name}{naming}"
                + (f", attached to {used.source}" if attached else ""),
                *(() if can_name else (f"{name} can't name {used.source}",)),
            ),
            case=used.ref if len(meant) > 1 else "",
        )


#: What may keep an ability from being used, or take it away.
_CHANGING = (CantActivate, ChangeTypes, GrantAbilities, LoseAbilities, BecomesA)


def _naming(asked: Asked, holder: Face, target: Card) -> str:
    """Give that the name chosen as the permanent entered is the one asked about, if it may be."""
    from rulings_cli.ask.positions.setting import chosen_kind

    if chosen_kind(holder) != "name":
        return ""
    if not may_name(holder, target):
        return f", naming {asked.stock.pick('creature', 'plain').name}"
    return f", naming {permanent_face(target).name}"


def may_name(holder: Face, target: Card) -> bool:
    """Tell whether the name of a card may be chosen: a token's is no card's name (CR 201.4)."""
    asked = [each.what for each in walk(holder.paragraphs) if isinstance(each, Choose)]
    land = "nonland card name" in asked and target.front.is_a("land")
    return not land and target.layout != "token"


#: What a plain one of a kind is in the stock.
_PLAIN = {
    "land": ("land", "basic"),
    "mana dork": ("creature", "mana"),
    "mana rock": ("artifact", "any-mana"),
    "artifact land": ("artifact", "land", "mana"),
    "fetchland": ("fetchland",),
}


def _activated_card(asked: Asked) -> Card:
    """Give the card whose ability is used: the one named, or a plain one of the kinds."""
    from rulings_cli.ask.plans.tokens import token_card

    kinds = [each.word for each in asked.reading.all_in("target") if each.role == "KIND"]
    if kinds:
        return asked.stock.pick(
            *(tag for each in kinds for tag in _PLAIN.get(each, (each, "mana")))
        )
    return asked.card_or_none("target") or token_card(asked.word("target"))


def _forbids_opponents(face: Face, kind: type[Value]) -> bool:
    """Tell whether it is the opponents of its controller whom the permanent stops."""
    return any(
        isinstance(node, kind)
        and any(isinstance(each, EachOpponent | AnOpponent) for each in walk(node))
        for node in walk(face.paragraphs)
    )


class _NONE:
    role = ""
    word = ""

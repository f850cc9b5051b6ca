"""What mana a permanent makes: which types, how much, or none (CR 106)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Add, If
from rulings_cli.abilities.mana import CommanderIdentity
from rulings_cli.abilities.quantities import (
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Total,
    ValueOf,
)
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    could_produce_nodes,
    has,
    lacking,
    mana_abilities,
    repeats,
)
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.things import several
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def any_mana(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with only so many of the card, use one and see whether mana is made."""
    source = asked.card("source")
    face = permanent_face(source)
    chunk = asked.chunk("number")
    count = chunk.number if chunk is not None else 1
    slots = [key for key, _ in asked.reading.slots if key in ("number", "source", "kind")]
    if count > 1 and slots[slots.index("number") + 1 :][:1] != ["source"]:
        raise DropsOut("it is no number of the card")
    name = short(source)
    own = f"you control {count} {name}" if count != 1 else f"you control {name}"
    which = f"the first {name}" if count > 1 else name
    for each in _mana_abilities(source):
        used = use(source, each, asked.stock)
        when = used.when.replace(name, which, 1)
        script = Script((own, *used.given), (when,))
        land = asked.stock.pick("land", "basic", other_than=(name,)).name
        yield PlannedExample(
            script,
            (),
            (
                Change(f"you also control {land}", script.also_given(f"you control {land}")),
                Change(
                    f"the opponent controls {land}",
                    script.also_given(f"the opponent controls {land}"),
                ),
                Change("it is tapped", script.replacing(own, f"{own}, tapped")),
            ),
            (f"you control nothing but {count} {name}", "your opponent controls no land"),
            probe="any_mana",
            about=(("name", name), ("is_looker", could_produce_nodes(face))),
        )


def _chooses(used: Use) -> bool:
    """Tell whether the type of the mana is a choice, so that only its amount is fixed."""
    return any(each.startswith("choosing ") for each in used.tails)


def _is_variable(each: Placed) -> bool:
    """Tell whether how much mana is made rests on what is counted."""
    counts = (CountOf, CountersOn, Devotion, Greatest, Total, ValueOf)
    return any(
        isinstance(node, counts)
        for add in walk(each.ability)
        if isinstance(add, Add)
        for node in walk(add.mana)
    )


def _is_conditional(each: Placed) -> bool:
    """Tell whether other mana is made instead under a condition."""
    return any(
        isinstance(node, If) and node.instead and has(node.effects, Add)
        for node in walk(each.ability)
    )


def _counted(asked: Asked) -> list[str]:
    """Give what the question counts ("with three creatures"), of one plain kind."""
    number, kind = asked.chunk("number"), asked.word("kind")
    if number is None or not kind or not number.number:
        return []
    face = asked.card("source").front
    if (face.is_a(kind) or kind in face.subtypes) and not asked.said("other"):
        raise NotSupported(f"whether {face.name} is one of the things counted")
    return [f"{number.number} {asked.stock.pick(kind).name}"]


def _mana_abilities(card: Card) -> tuple[Placed, ...]:
    face = permanent_face(card)
    found = mana_abilities(face)
    if not found:
        lacking(card, face, f"{short(card)} has no mana ability", "mana")
    return found


def mana_type(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with the others there, see which types of mana the permanent can make now."""
    source = asked.card("source")
    name = short(source)
    _need_no_choice_of_others(asked)
    _need_asked_of_last(asked)
    abilities = _mana_abilities(source)
    if len(abilities) == 1 and not asked.said("color", "can"):
        adds = [node.mana for node in walk(abilities[0].ability) if isinstance(node, Add)]
        if len(adds) == 1 and len(getattr(adds[0], "symbols", ())) > 1:
            raise DropsOut(f"{name} makes one amount of mana")
    if not asked.said("color", "opponent"):
        for each in asked.cards.values():
            if each is not source and has(each.front.paragraphs, ManaInstead, TappedForMana):
                raise DropsOut(f"{short(each)} may add to what {name} makes")
    if any(has(card.front.paragraphs, CommanderIdentity) for card in asked.cards.values()):
        raise NotSupported("it rests on the colors of a commander")
    others = [short(card) for slot, card in asked.cards.items() if slot.startswith("other")]
    if asked.said("opponent"):
        own = f"the opponent controls {'; '.join(others)}" if others else f"you control {name}"
        script = Script((f"you control {name}", *((own,) if others else ())), ())
        yield _by_opponent(asked, name, others, own, script)
        return
    own = f"you control {'; '.join((name, *others))}"
    script = Script((own,), ())
    land = asked.stock.pick("land", "basic", other_than=(name, *others)).name
    creature = asked.stock.pick("creature", "plain").name
    changes = [
        Change(f"you also control {creature}", script.also_given(f"you control {creature}")),
        Change(f"you also control {land}", script.also_given(f"you control {land}")),
        *(
            Change(f"{each} has left the battlefield", Script((own.replace(f"; {each}", ""),)))
            for each in others
        ),
    ]
    yield PlannedExample(
        script,
        (),
        tuple(changes),
        ("you control nothing else that matters",),
        probe="mana_types",
        about=(("name", name), ("owned", own)),
    )


def _by_opponent(
    asked: Asked, name: str, others: list[str], own: str, script: Script
) -> PlannedExample:
    land = asked.stock.pick("land", "basic", other_than=(name, *others)).name
    return PlannedExample(
        script,
        (),
        (
            Change(
                f"the opponent also controls {land}",
                script.also_given(f"the opponent controls {land}"),
            ),
            Change(f"not: {own}", script.without(own)),
        ),
        ("your opponent controls nothing else that matters",),
        probe="mana_types",
        about=(("name", name), ("owned", own)),
    )


def _need_asked_of_last(asked: Asked) -> None:
    """Leave out what makes mana where another card is named bare behind it: that one is asked of.

    "X and Y, what does Z tap for?" asks of Z, whatever X and Y make.
    """
    source = asked.chunk("source")
    named = [chunk for slot, chunk in asked.reading.slots if slot.startswith("other")]
    for each in named:
        behind = source and source.card and each.card and source.card.end < each.card.start
        if behind and each.role == "CARD":
            raise DropsOut("it is asked of the card that is named last")


def _need_no_choice_of_others(asked: Asked) -> None:
    """Abstain where what is chosen for another permanent, or where an Aura is, is not said."""
    from rulings_cli.ask.positions.setting import chosen_kind

    for slot, card in asked.cards.items():
        if slot.startswith("other") and "Aura" in card.front.subtypes:
            raise NotSupported(f"what {short(card)} is attached to")
        if slot.startswith("other") and any(e.label == "Imprint" for e in card.front.paragraphs):
            raise NotSupported(f"what is exiled with {short(card)}")
        if slot.startswith("other") and chosen_kind(card.front):
            raise NotSupported(f"it rests on what is chosen for {short(card)}")


def mana_amount(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability and count what is in the pool."""
    source = asked.card("source")
    name = short(source)
    others = [short(card) for slot, card in asked.cards.items() if slot.startswith("other")]
    number = asked.chunk("number")
    beside = asked.chunk("other")
    if beside is not None and beside.role == "CARD" and mana_abilities(asked.card("other").front):
        raise DropsOut("which of several things is tapped was not said")
    if any(chunk.number > 1 for slot, chunk in asked.reading.slots if slot != "number"):
        raise NotSupported("how many there are of a card is not planned here yet")
    abilities = _mana_abilities(source)
    if not asked.said("how-much") and len(abilities) > 1:
        raise DropsOut(f"what {name} can make is a choice of types")
    _need_no_choice_of_others(asked)
    for each in abilities:
        used = use(source, each, asked.stock, floating=True)
        times = number.number if number is not None and repeats(each.ability) else 1
        there = others if times > 1 else [*others, *_counted(asked)]
        if times > 1 and used.things:
            used = used.evolve(things=(several(used.things[0], times), *used.things[1:]))
        if not there and _is_conditional(each):
            raise NotSupported(f"it rests on a condition of {name}")
        own = used.control("", *there)
        script = Script((own, *used.given), (used.when,) * max(1, times))
        if used.hand:
            raise NotSupported("a mana ability that discards is not planned yet")
        changes = [
            *(
                Change(
                    f"{each} has left the battlefield",
                    script.replacing(own, own.replace(f"; {each}", "")),
                )
                for each in there
            ),
            *used.changes(script, own),
        ]
        about = (
            ("name", name),
            ("chosen", _chooses(used)),
            ("depends", _is_variable(each) and not there and times == 1),
        )
        yield PlannedExample(
            script,
            (),
            tuple(changes),
            used.assumptions if times == 1 else (own,),
            probe="mana_made",
            about=about,
        )

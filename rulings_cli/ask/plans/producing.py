"""What mana a permanent makes: which types, how much, or none (CR 106)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import DropsOut, could_produce_nodes, lacking, mana_abilities
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.using import use
from rulings_cli.errors import NotSupported


def any_mana(asked: Asked) -> Iterator[PlannedExample]:
    """PlannedExample: with only so many of the card, use one and see whether mana is made."""
    source = asked.card("source")
    face = permanent_face(source)
    chunk = asked.chunk("number")
    count = chunk.number if chunk is not None else 1
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
                Change("it is tapped", script.replacing(own, f"{own}, tapped")),
            ),
            (f"you control nothing but {count} {name}",),
            probe="any_mana",
            about=(("name", name), ("is_looker", could_produce_nodes(face))),
        )


def _mana_abilities(card: Card):  # type: ignore[no-untyped-def]
    face = permanent_face(card)
    found = mana_abilities(face)
    if not found:
        lacking(card, face, f"{short(card)} has no mana ability", "mana")
    return found


def mana_type(asked: Asked) -> Iterator[PlannedExample]:
    """PlannedExample: with the others there, see which types of mana the permanent can make now."""
    source = asked.card("source")
    name = short(source)
    _mana_abilities(source)
    others = [short(card) for slot, card in asked.cards.items() if slot.startswith("other")]
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


def mana_amount(asked: Asked) -> Iterator[PlannedExample]:
    """PlannedExample: use the ability and count what is in the pool."""
    source = asked.card("source")
    name = short(source)
    others = [short(card) for slot, card in asked.cards.items() if slot.startswith("other")]
    for each in _mana_abilities(source):
        used = use(source, each, asked.stock, floating=True)
        own = used.control("", *others)
        script = Script((own, *used.given), (used.when,))
        if used.hand:
            raise NotSupported("a mana ability that discards is not planned yet")
        changes = [
            *(
                Change(f"{each} has left the battlefield", script.replacing(own, own.replace(f"; {each}", "")))
                for each in others
            ),
            *used.changes(script, own),
        ]
        yield PlannedExample(
            script,
            (),
            tuple(changes),
            used.assumptions,
            probe="mana_made",
            about=(("name", name),),
        )

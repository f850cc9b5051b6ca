"""What something is or has on the battlefield, with other permanents there (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import DropsOut, need_no_choice, need_understood
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.errors import NotSupported, UnknownCard
from rulings_cli.terms.rules.layers import ABILITY_LAYER, TYPE_LAYER
from rulings_cli.terms.types import BASIC_LAND_TYPES, SUBTYPES


def is_a(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with what is said in play, see whether the permanent has the type."""
    words = [
        asked.cards[key].name if key in asked.cards else chunk.word for key, chunk in _types(asked)
    ]
    for wanted in words:
        if wanted not in BASIC_LAND_TYPES and wanted not in SUBTYPES:
            raise DropsOut(f"{wanted} is no type")
    for wanted in words:
        article = "an" if wanted[:1] in "AEIOU" else "a"
        for plan in _plans(asked, f"is {article} {wanted}", f"is not {article} {wanted}", wanted):
            yield plan.evolve(case=f"as to {wanted}" if len(words) > 1 else "")


def _types(asked: Asked) -> Iterator[tuple[str, Chunk]]:
    for number, chunk in enumerate(asked.reading.all_in("type"), start=1):
        yield ("type" if number == 1 else f"type {number}"), chunk


def has_keyword(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with what is said in play, see whether the permanent has the keyword ability."""
    wanted = asked.word("quality")
    yield from _plans(asked, f"has {wanted}", f"does not have {wanted}", wanted)


def has_haste(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: see whether the permanent that the question is about has haste itself.

    Of a creature it is asked, if another thing is named beside it.
    """
    source = asked.card("source")
    if "creature" not in permanent_face(source).types:
        raise NotSupported(f"whether {short(source)} is a creature that has haste")
    about = Asked(asked.reading, {"thing": asked.card("source")}, asked.world)
    yield from _plans(about, "has haste", "does not have haste", "haste")


def _plans(asked: Asked, is_so: str, is_not: str, wanted: str) -> Iterator[PlannedExample]:
    holders = tuple(card for key, card in asked.cards.items() if key.partition(" ")[0] == "holder")
    thing = _thing(asked, wanted)
    for each in (*holders, thing):
        need_understood(each, permanent_face(each), "others", "types", "abilities", "keyword")
        need_no_choice(short(each), permanent_face(each).paragraphs)
        _need_always(each)
    it = short(thing)
    own = f"you control {put(thing)}"
    others = tuple(f"you control {put(each)}" for each in holders)
    script = Script((own, *others))
    changes = [
        Change(f"{short(card)} has left the battlefield", script.without(line))
        for card, line in zip(holders, others, strict=True)
    ]
    changes += list(_of_other_things(asked, it, is_so, is_not, others, wanted))
    changes += list(_without_it(script, it, is_so, wanted))
    yield PlannedExample(
        script,
        (
            _option(f"{it} {is_so}", f"{it} {is_so}", "yes", is_so),
            _option(f"not: {it} {is_so}", f"{it} {is_not}", "no", is_so),
        ),
        tuple(changes),
        (),
    )


def _option(line: str, says: str, verdict: str, is_so: str) -> Option:
    rule = ABILITY_LAYER if is_so.startswith("has ") else TYPE_LAYER
    step = Step(f"{says}, after all continuous effects", (rule.number,))
    return Option((line,), verdict, f"{says}.", outcome=says, steps=(step,))


def _need_always(card: Card) -> None:
    """Raise NotSupported where the card is otherwise under a condition, or on its other face."""
    if len(card.faces) > 1:
        raise NotSupported(f"it rests on the face of {short(card)}")
    for each in card.front.abilities:
        if getattr(each, "condition", None) is not None:
            raise NotSupported(f"it rests on a condition of {short(card)}")


def _thing(asked: Asked, wanted: str) -> Card:
    card = asked.card_or_none("thing")
    if card is not None:
        return card
    kind = asked.word("thing")
    if kind == "land":
        found = next(
            (each for each in ("Plains", "Island", "Mountain", "Forest") if each != wanted),
            "",
        )
        return asked.world.card(found)
    if kind == "creature":
        return asked.stock.pick("creature", "plain")
    raise NotSupported(f"a {kind} may be of many sorts")


def _of_other_things(
    asked: Asked, it: str, is_so: str, is_not: str, others: tuple[str, ...], wanted: str
) -> Iterator[Change]:
    """Give the same with another thing, which may come out otherwise."""
    del is_not
    names = [wanted] if wanted in BASIC_LAND_TYPES else []
    names += [asked.stock.pick("creature", "plain", other_than=(it,)).name]
    for name in names:
        if name == it:
            continue
        try:
            asked.world.card(name)
        except UnknownCard:
            continue
        yield Change(
            f"{name} instead of {it}",
            Script((f"you control {name}", *others)),
            (
                Option((f"{name} {is_so}",), "yes", "", outcome=f"{name} {is_so}"),
                Option((f"not: {name} {is_so}",), "no", "", outcome=f"{name} does not"),
            ),
        )


def _without_it(script: Script, it: str, is_so: str, wanted: str) -> Iterator[Change]:
    if is_so.startswith("has "):
        lost = f"{it} loses all abilities until end of turn"
        yield Change(lost, Script(script.given, (*script.when, lost)))
        gains = f"{it} gains {wanted} until end of turn"
        yield Change(gains, Script(script.given, (*script.when, gains)))

"""The stages of an answer, printed: what `--explain` shows."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.asking import bindings
from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.chunks import chunks_of, items_of
from rulings_cli.ask.naming import finder
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans import planner
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.playing import play
from rulings_cli.ask.question import checked
from rulings_cli.ask.reading import Reading, Unread, read
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported


def explain(question: str, *, world: World) -> Iterator[str]:
    """Give each stage's values, a line each: parts, readings, plans, outcomes."""
    text = checked(question)
    find = finder(world.cards.names())
    found = read(text, find)
    if isinstance(found, Unread):
        yield "parts: " + " · ".join(f"{each.role} {each.text}" for each in found.chunks)
        yield f"no phrasing fits; unknown words: {', '.join(found.unknown) or 'none'}"
        return
    yield "names: " + "; ".join(f"{each.text} = {' | '.join(each.cards)}" for each in find(text))
    parts = chunks_of(items_of(text, find(text)))
    yield "parts: " + " · ".join(f"{each.role} {each.text}" for each in parts)
    for reading in found:
        yield from _explain_reading(reading, world)


def _explain_reading(reading: Reading, world: World) -> Iterator[str]:
    slots = ", ".join(f"{name}={chunk.text}" for name, chunk in reading.slots)
    yield f"reading: {reading.intent} by {reading.plan} ({slots}), closeness {reading.closeness}"
    for bound in bindings(reading, world):
        yield "  with " + ", ".join(f"{slot}={card.name}" for slot, card in bound.items())
        try:
            for plan in planner(reading.plan)(Asked(reading, bound, world)):
                yield from _explain_plan(plan, world)
        except DropsOut as reason:
            yield f"  drops out: {reason}"
        except NotSupported as reason:
            yield f"  not decided: {reason}"


def _explain_plan(plan: PlannedExample, world: World) -> Iterator[str]:
    yield "  plan" + (" (only adds to the others)" if plan.optional else "")
    yield from (f"    given {each}" for each in plan.script.given)
    yield from (f"    when {each}" for each in plan.script.when)
    evidence = play(plan, world)
    yield from (f"    then {each}" for each in evidence.option.then)
    yield f"    outcome: {evidence.option.verdict} {evidence.option.value or ''}".rstrip()
    if evidence.contrast is not None:
        yield f"    but if {evidence.contrast.change.words}: {evidence.contrast.outcome}"

"""What each stage of answering made of a question, in lines for a reader."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.asking import Tried, try_reading
from rulings_cli.ask.naming import finder
from rulings_cli.ask.question import checked
from rulings_cli.ask.reading import Finder, Reading, Unread, read
from rulings_cli.ask.wording.canonical import types_in, worded
from rulings_cli.ask.world import World


def explained(question: str, *, world: World) -> Iterator[str]:
    """Give a line for each name found, each reading, each binding tried and each play."""
    text = checked(question)
    find: Finder = finder(world.cards.names())
    for name in find(text):
        yield f"name     {text[name.start : name.end]!r}: {', '.join(name.cards) or 'no card'}"
    wording = worded(text, find(text), types_in(world))
    for each in wording.rewritings:
        yield f"wording  {text[each.start : each.end]!r}: {each.plain or 'left out'!r}"
    if wording.rewritings:
        yield f"plainly  {wording.text}"
        find = wording.finder(find)
    readings = read(wording.text, find)
    if isinstance(readings, Unread):
        unknown = ", ".join(readings.unknown) or "none"
        yield f"reading  none fits; words that are not known: {unknown}"
        return
    for reading in readings:
        slots = ", ".join(f"{key} = {chunk.text!r}" for key, chunk in reading.slots)
        yield f"reading  {reading.intent}, planned as {reading.plan}: {slots} ({_how(reading)})"
        for tried in try_reading(reading, world):
            yield from _of(tried)


def _how(reading: Reading) -> str:
    asked = "asked in the negative" if reading.negated else "asked plainly"
    return f"{asked}, closeness {reading.closeness}"


def _of(tried: Tried) -> Iterator[str]:
    bound = ", ".join(f"{key} = {name}" for key, name in tried.read)
    if tried.dropped:
        yield f"binding  {bound}: dropped, {tried.dropped}"
    if tried.missing is not None:
        place = ", ".join(each for each in (tried.missing.card, tried.missing.where) if each)
        yield f"binding  {bound}: not known, {place}: {tried.missing.reason}"
    for evidence in tried.evidence:
        yield f"binding  {bound}"
        script = evidence.plan.script
        lines = [*(f"given {each}" for each in script.given), *(f"when {e}" for e in script.when)]
        yield f"plan     {'; '.join(lines)}"
        option = evidence.option
        value = f" {option.value}" if option.value is not None else ""
        yield f"played   {len(evidence.steps)} steps: {option.verdict}{value}, {option.says}"
        change = evidence.contrast
        yield f"contrast {'none flips it' if change is None else change.change.words}"

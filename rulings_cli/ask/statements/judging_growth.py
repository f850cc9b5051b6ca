"""Judging counters and growth: what was put on a thing, and whether it is larger than before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option, Script
from rulings_cli.ask.statements.judged import _facts, _item, _things_of, _value
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def has_counter(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a thing has a counter in the end: "them" are counters that were spoken of."""
    if "them" in statement.text.split() and not _speaks_of_counters(scene):
        raise Misfit("what 'them' means was not said")
    kind = statement.word("size")
    name = scene.ref(_item(scene))
    if "keep" in statement.text.split() and not run.holds(f"{name} is on the battlefield"):
        line = f"{name} has no counters"  # counters stay on nothing that leaves (122.2)
        return (Option((line,), "no", f"No: {line}.", outcome=line),)
    held = _held(scene, run)
    number = held.get(kind, 0) if kind else sum(held.values())
    line = _line(scene, held)
    verdict = "yes" if number else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _speaks_of_counters(scene: Scene) -> bool:
    said = scene.about.get("said")
    facts = [each for each in said if each.kind != "ask"] if isinstance(said, tuple) else []
    return any("counter" in each.text for each in facts)


def counters(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many counters a thing has in the end."""
    held = _held(scene, run)
    kind = statement.word("kind") or statement.word("word")
    kinds = [each for each in held if not kind or each == kind]
    if kind and not kinds and held:
        raise NotSupported("which counters are meant was not said")
    if len(kinds) > 1:
        raise NotSupported("which counters are meant was not said")
    number = held[kinds[0]] if kinds else 0
    asked = statement.noun()
    if not number and asked is None and not scene.about.get("change") and _elsewhere(run):
        raise NotSupported("on what the counters are was not said")
    line = _line(scene, held)
    return _value(line, str(number), line if number else "no counters", number)


def _elsewhere(run: Run) -> bool:
    """Tell whether some permanent has counters."""
    return any(any(n for _, n in run.game.get(e).counters) for e in run.game.battlefield())


def has_so_many(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a thing has as many counters in the end as is said."""
    wanted = statement.number()
    return tuple(
        each.evolve(
            verdict="yes" if each.amount == wanted else "no",
            value=None,
            says=f"{'Yes' if each.amount == wanted else 'No'}: {each.outcome}.",
        )
        for each in counters(scene, run, statement)
    )


def grows(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a thing gets a counter, or is larger than it was."""
    if "counter" in statement.text or "counters" in statement.text:
        return _gets_counter(scene, run, statement)
    wanted = statement.word("size")
    name = scene.ref(_item(scene))
    before, now = _size_before(scene, run), _size(run.game, _things_of(scene, run, _item(scene)))
    line = f"{name} is {now[0]}/{now[1]}"
    change = (now[0] - before[0], now[1] - before[1])
    if wanted and change != (0, 0) and change != _numbers(wanted):
        raise NotSupported(f"{name} grows otherwise")
    larger = {"shrink", "smaller", "weaker"}.isdisjoint(statement.text.split())
    moved = max(change) > 0 if larger else min(change) < 0
    verdict = "yes" if moved or (wanted and change != (0, 0)) else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def is_change(scene: Scene, run: Run, size: str) -> bool:
    """Tell whether a thing is by so much larger than printed, if it is not as printed."""
    item = _item(scene)
    if not (str(item.face.power).isdigit() and str(item.face.toughness).isdigit()):
        raise NotSupported(f"how large {item.name} was is not told")
    printed = _numbers(f"{item.face.power}/{item.face.toughness}")
    now = _size(run.game, _things_of(scene, run, item))
    return now == printed or (now[0] - printed[0], now[1] - printed[1]) == _numbers(size)


def _numbers(size: str) -> tuple[int, int]:
    power, _, toughness = size.partition("/")
    return int(power), int(toughness)


def _gets_counter(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    kind = statement.word("size")
    here = _things_of(scene, run, _item(scene))
    put = sum(
        each.amount
        for each in _facts(run, "CountersPut")
        if each.on == here and each.amount > 0 and kind in ("", each.kind)
    )
    if not put and any(e.amount > 0 for e in _facts(run, "CountersPut")) and _is_it(statement):
        raise NotSupported("which of them gets a counter was not said")
    line = _line(scene, _held(scene, run))
    verdict = "yes" if put else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _is_it(statement: Statement) -> bool:
    noun = statement.noun()
    return noun is None or bool(noun.pronoun)


def _held(scene: Scene, run: Run) -> dict[str, int]:
    return dict(run.game.get(_things_of(scene, run, _item(scene))).counters)


def _line(scene: Scene, held: dict[str, int]) -> str:
    name = scene.ref(_item(scene))
    if not held:
        return f"{name} has no counters"
    if len(held) > 1:
        raise NotSupported("which counters are meant was not said")
    kind, number = next(iter(held.items()))
    return f"{name} has {number} {kind} counters"


def _size(game: Any, id: Any) -> tuple[int, int]:
    from rulings_cli.engine import layers

    now = layers.characteristics(game, id)
    if now.power is None or now.toughness is None:
        raise NotSupported(f"{game.get(id).name} has no size")
    return now.power, now.toughness


def _size_before(scene: Scene, run: Run) -> tuple[int, int]:
    """Give the size that a thing had at the beginning; as printed, if it was not there."""
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.examples import naming, phrases

    item = _item(scene)
    if item.zone == "battlefield":
        game = watched(Script(run.script.given, ()), scene.world).game
        found = naming.find(game, phrases.ref(scene.ref(item)), (Zone.BATTLEFIELD,))
        if found:
            return _size(game, found[0])
    power, toughness = item.face.power, item.face.toughness
    if not (str(power).isdigit() and str(toughness).isdigit()):
        raise NotSupported(f"how large {item.name} was is not told")
    return int(str(power)), int(str(toughness))

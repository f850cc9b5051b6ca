"""Whether a chapter of a Saga triggers: "do I get chapter 2?", "chapters 1 and 2?" (CR 714.2b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, chapters
from rulings_cli.ask.statements.judged import _facts, _value, times
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
chapter_up: do|will <who> [still] get <chapter> [trigger|ability] [WHEN]
chapter_up: do|will <who> [still] get [both] chapter|chapters NUMBER and|as [well] [as] [chapter] \
    NUMBER [trigger] [WHEN]
chapter_up: do|will [both] chapter|chapters NUMBER and NUMBER [both|all] UP [WHEN]
chapter_up: do|will [both] chapter|chapters NUMBER and NUMBER [both|all] go off [WHEN]
chapter_up: do|will both chapter|chapters UP [WHEN]
chapter_up: do|will both chapter|chapters go off [WHEN]
chapter_up: do|will [the] <chapter> [trigger|ability] [both|also|still|even] UP [WHEN]
chapter_up: do|will [the] <chapter> [trigger|ability] [both|also|still|even] go off [WHEN]
chapter_up: make|trigger|cause [the] <chapter> [UP] [WHEN]
chapter_up: make|cause|set [the] <chapter> [to] go off [WHEN]
chapter_up: get [<who>] [the] <chapter> [trigger] [WHEN]
chapter_up: do|will <who> [still] get both chapter|chapters [WHEN]
chapter_up: [so] <chapter> [trigger|ability] [WHEN] ?
chapters_amount: how many chapter|chapters [ability|abilities] [do|will] [<who>] \
    [trigger|get|happen] [WHEN]
chapters_amount: how many chapter|chapters [ability|abilities] go off [WHEN]
which_chapters: which|what chapter|chapters [ability|abilities] [do|will] [<who>] \
    [trigger|get|happen|resolve] [WHEN]
which_chapters: which|what chapter|chapters [ability|abilities] go off [WHEN]
"""
#: With a Saga goes what it has before, and what comes to it.
_GIVEN = "lore: [go|going|tick|ticking] [up] from [chapter] NUMBER to|into [chapter] NUMBER"
_UP = "trigger|happen|fire|resolve"
_NUMBERS = "1|2|3|4|5|i|ii|iii|iv|v|one|two|three|four|five"
_WHEN = "now|again|too|already|right|this|next|immediately|at|straight [turn|away|now|once]"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for chapters that trigger."""
    pieces = {"WHEN": _WHEN, "NUMBER": _NUMBERS, "UP": _UP}
    given = table("fact", with_pieces(_GIVEN, pieces))
    return (*table("ask", with_pieces(_ASKS, pieces)), *given)


def _proliferates(scene: Scene, statement: Statement) -> Deed | None:
    """Proliferate a Saga that is there: it has come to a chapter (CR 714.3)."""
    from rulings_cli.ask.statements.acting import act

    noun = statement.noun()
    item = scene.bind(noun, "permanent") if noun is not None else None
    if item is not None and item.count > 1:
        raise NotSupported("how often it is done was not understood")
    if item is None or not (chapters.chapters_of(item) or any("counter" in e for e in item.tails)):
        raise NotSupported("which counters there are was not said")
    scene.subject = scene.focus = scene.onto_battlefield(item)
    act(scene, statement.evolve(name="keyword_action", slots=statement.slots[:-1], text=_DONE))
    return None


_DONE = "proliferate"


def _saga(scene: Scene) -> Item:
    found = [each for each in scene.items if each.is_a("Saga")]
    if len(found) != 1:
        raise Misfit("of which Saga it is was not said")
    return found[0]


def _wanted(statement: Statement) -> list[int]:
    """Give the chapters that are asked about: "both" are the first two."""
    number = statement.number("chapter")
    if number:
        return [number]
    words = statement.text.removesuffix("?").split()
    at = next((n for n, each in enumerate(words) if each in ("chapter", "chapters")), len(words))
    behind = words[at + 1 :]
    found = [chapters.number_of(each) for each in behind]
    return [each for each in found if each] or ([1, 2] if "both" in words else [])


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask of the Saga; one that is only named enters, one that was there had a chapter before."""
    saga = _saga(scene)
    wanted = _wanted(statement)
    counts = statement.name in ("chapters_amount", "which_chapters")
    comes = any(each.item is saga for each in scene.deeds) or not scene.deeds
    if not comes and wanted and not chapters.reached(saga):
        before = wanted[0] - 1 if wanted[0] > 1 else 1
        chapters.put(saga, before)
        scene.assumptions.append(f"{saga.name} has {before} lore counters before that")
    if not comes and counts and not chapters.reached(saga):
        raise NotSupported(f"which chapter {saga.name} has come to was not said")
    if wanted == [chapters.NEXT]:
        wanted = [chapters.reached(saga) + 1]
    if not (wanted or counts) or any(each not in chapters.chapters_of(saga) for each in wanted):
        raise Misfit(f"{saga.name} has no such chapter")
    scene.about["a"], scene.about["chapters"] = saga, tuple(wanted)
    if not scene.deeds and any("counter" in each for each in saga.tails):
        raise NotSupported("what might make it trigger was not said")
    if not scene.deeds:
        saga.zone = ""
        causing.enter(scene, saga, saga.owner or "you")


def ask_of(scene: Scene, statement: Statement, part: str) -> None:
    """Ask whether a chapter triggers by what was done."""
    number = int(part.split()[1]) or max(chapters.chapters_of(_saga(scene)))
    asked = statement.evolve(name="chapter_up", slots=(("chapter", number),))
    scene.about["ask"] = asked
    _prepare(scene, asked)


def _reached(run: Run, saga: Item) -> list[int]:
    """Give the chapters that lore counters came to while it was played (CR 714.2b)."""
    count, found = chapters.reached(saga), []
    for each in _facts(run, "CountersPut", "ZoneChanged"):
        if type(each).__name__ == "CountersPut":
            more = each.amount if each.kind == "lore" else 0
        else:
            entered = each.new is not None and each.name == saga.name
            more = dict(each.counters).get("lore", 0) if entered else 0
            count = 0 if entered else count
        found += [count + 1 + nth for nth in range(more)]
        count += more
    held = chapters.chapters_of(saga)
    return [each for each in found if each in held]


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the chapters asked about are among those that triggered, or how many are."""
    saga = scene.about["a"]
    assert isinstance(saga, Item)
    name, reached = scene.ref(saga), _reached(run, saga)
    count = times(run, name)
    if count != len(reached):
        raise NotSupported(f"which chapters of {name} triggered is not told apart")
    if statement.name == "chapters_amount":
        return _value("the stack is empty", str(count), f"{count} chapters trigger", count)
    wanted = scene.about["chapters"]
    is_so = set(wanted) <= set(reached)  # type: ignore[call-overload]
    often = {0: "did not trigger", 1: "triggered", 2: "triggered twice"}
    line = f"{name} {often.get(count, f'triggered {count} times')}"
    said = " and ".join(f"chapter {each}" for each in reached) or "no chapter"
    verdict = "yes" if is_so else "no"
    says = f"{said} of {name} trigger{'' if len(reached) > 1 else 's'}"
    if statement.name == "which_chapters":
        return (Option((line,), "outcome", f"{says[:1].upper()}{says[1:]}.", outcome=says),)
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let a lore counter be put on the Saga once more."""
    saga = scene.about.get("a")
    if scene.about.get("chapters") is None or not isinstance(saga, Item):
        return
    at = scene.items.index(saga)

    def change(scene: Scene) -> None:
        causing.happen(scene, saga.owner, scene.items[at], "a lore counter is put on NAME")

    yield f"a further lore counter is put on {saga.name}", change


ACTS = {"proliferates": _proliferates}
PREPARED = dict.fromkeys(("chapter_up", "chapters_amount", "which_chapters"), _prepare)
JUDGED = dict.fromkeys(PREPARED, _judge)

"""Whether what is given up for a cost has to be untapped: only what a cost taps does (CR 701.26a).

It is done with a tapped thing; where that may be done, it need not be untapped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import ReturnObjects, SacrificeObjects
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

_RETURNS = "return|bounce"
_ASKS = f"""
given_untapped: do|must <a> [that] <who> {_RETURNS} [to|for|with] [cast|pay] [<b>] STATE
given_untapped: do|must <a> [that] <who> sacrifice|feed [to|for|with] [cast|pay] [<b>] STATE
given_untapped: do|must <a> [that] <who> tap [to|for|with] [cast|pay] <b> STATE
given_untapped: do|must <a> [that] <who> tap [to|for|with] [cast|pay] [for] <help:helping> STATE
given_untapped: do|must <a> {_RETURNS} [to|for|with] [cast|pay] [<b>] STATE
"""
_STATE = "[have|need] [to] [still|already] be untapped"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for how something must be that is given up."""
    return table("ask", _ASKS.replace("STATE", _STATE), cost=8)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether it may be done with a tapped thing."""
    from rulings_cli.ask.statements import acting

    noun = statement.noun()
    helped = statement.word("help")
    tool = statement.noun("b") or (None if helped else _named(scene, statement))
    item = scene.bind(tool) if tool is not None else None
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item]
    if noun is None or scene.deeds:
        raise Misfit("what is given up was not said")
    if item is not None and item.soft:
        item.zone, item.soft = "", False
    tapped = noun.evolve(
        qualities=(*noun.qualities, "tapped"), definite=False, text=f"tapped {noun.text}"
    )
    slots: tuple[tuple[str, object], ...] = (("a", tapped), ("who", "you"))
    slots = (*slots, ("b", tool)) if tool is not None else slots
    name = "sacrifice_to"
    words = statement.text.split()
    if helped or "tap" in words:
        name, slots = "help_by", (*slots, ("help", helped or _help(item)))
    elif not {"return", "bounce", "returned", "bounced"}.isdisjoint(words):
        name = "return_for"
    scene.asks = "can"
    done = Statement("event", name, slots, statement.text, statement.start)
    acting.act(scene, done)
    made = scene.deeds[-1] if scene.deeds else None
    if made is None:
        raise NotSupported("for what it is given up is not planned yet")
    made.asked, made.text, scene.asked = True, statement.text, made
    scene.about["a"] = made.item


def _named(scene: Scene, statement: Statement) -> Noun:
    """Give the one card that is spoken of and for which something is given up."""
    words = statement.text.split()
    kind = SacrificeObjects if "sacrifice" in words or "sac" in words else ReturnObjects
    named = [e for e in scene.items if e.noun is not None and e.noun.is_card]
    found = [e for e in named if has(e.face.paragraphs, kind)] or named
    if len(found) != 1 or found[0].noun is None:
        raise Misfit("for what it is given up was not said")
    return found[0].noun


def _help(item: Item | None) -> str:
    known = ("convoke", "improvise") if item is not None else ()
    return next((each for each in known if item is not None and item.has(each)), "")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Turn round what can be done: what may be done with a tapped thing needs no untapped one."""
    from rulings_cli.ask.statements.judging_deeds import can_plainly

    del statement
    turned = {"yes": ("no", "No: a tapped one may be used."), "no": ("yes", "Yes")}
    found = []
    for each in can_plainly(scene, run):
        verdict, says = turned[each.verdict]
        says = says if verdict == "no" else f"Yes: {each.says.removeprefix('No: ')}"
        found.append(each.evolve(verdict=verdict, says=says))
    return tuple(found)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let what is given up be untapped."""
    if getattr(scene.about.get("ask"), "name", "") == "given_untapped":
        yield "it is untapped", _untapped


def _untapped(scene: Scene) -> None:
    for each in scene.items:
        each.tails = [tail for tail in each.tails if tail != "tapped"]


PREPARED = {"given_untapped": _prepare}
JUDGED = {"given_untapped": _judge}

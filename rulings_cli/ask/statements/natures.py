"""Asks what one thing makes of another, and whether counters of two kinds cancel each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import Judge, _item
from rulings_cli.ask.statements.judging_things import _is_a
from rulings_cli.ask.statements.prepared import Handler, _thing, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.rules.state_based import COUNTERS_CANCEL

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _made_so(scene: Scene, statement: Statement) -> None:
    """Put what makes it so there, and ask what the other thing is."""
    noun = noun_of(statement, "b")
    maker = scene.bind(noun, "permanent")
    if not noun.is_card or not maker.is_permanent:
        raise Misfit("what makes it so was not said")
    scene.onto_battlefield(maker, soft=True)
    _thing("permanent")(scene, statement)
    scene.about["b"] = maker


def _cancelled(scene: Scene, statement: Statement) -> None:
    """Ask of the permanent on which the counters are."""
    del statement
    if scene.focus is None or not scene.focus.is_permanent:
        raise NotSupported("on what the counters are was not said")
    scene.about["a"] = scene.focus


def _did_cancel(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent that had counters of both kinds has one kind left, or none."""
    del statement
    item = _item(scene)
    name = scene.ref(item)
    looked = [each for each in run.game.trace if COUNTERS_CANCEL in each.because]
    gone = f"not: {name} has a +1/+1 counter", f"not: {name} has a -1/-1 counter"
    yes = Step("a +1/+1 and a -1/-1 counter are removed together", (COUNTERS_CANCEL.number,))
    if looked:
        line = next((each for each in gone if run.holds(each)), "")
        return (Option((line,), "yes", "Yes: they cancel.", outcome="they cancel", steps=(yes,)),)
    on = f"{name} is on the battlefield"
    return (Option((on,), "no", "No: none are removed.", outcome="none are removed"),)


PREPARED: dict[str, Handler] = {"made_so": _made_so, "cancelled": _cancelled}
JUDGED: dict[str, Judge] = {"made_so": _is_a, "cancelled": _did_cancel}

"""Whether a permanent stays tapped through its controller's next untap step (CR 502.3)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.extra_turns import NEXT_TURN, untap_step_of
from rulings_cli.ask.statements.judged import Judge, _opposite
from rulings_cli.ask.statements.prepared import Handler, _thing
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
stays_tapped: do|will <a> [still] stay|remain|keep tapped [down] [then|now] THEN
stays_tapped: do|will <a> [still] stay|remain down THEN
stays_tapped: be <a> [still] stuck|locked tapped|down THEN
"""
_THEN = "[during|in|on|through|for] [<whose>] [next] [untap] [step|turn]"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what stays tapped."""
    return table("ask", _ASKS.replace("THEN", _THEN))


def _asked(scene: Scene, statement: Statement) -> None:
    """Let the next untap step of the thing's controller be over."""
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    if not scene.deeds:
        raise NotSupported(f"how {item.name} was tapped was not said")
    owner = item.owner or "you"
    if statement.word("whose") not in ("", owner):
        raise Misfit("another player's untap step is spoken of")
    scene.deeds.append(Deed("happen", "", None, untap_step_of(owner)))


def _untaps(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing untaps: in its controller's next untap step, where nothing is done."""
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    said = scene.about["said"]
    assert isinstance(said, tuple)
    untapped = any(each.name == "topic" for each in said[said.index(statement) + 1 :])
    if not (scene.deeds or untapped) and item.is_permanent and item.owner != "opponent":
        scene.onto_battlefield(item)
        line = NEXT_TURN
        if scene.turn and not scene.turn_assumed:  # "does it untap on my opponent's turn"
            line = untap_step_of(scene.turn)
            scene.turn = "opponent" if scene.turn == "you" else "you"
        scene.deeds.append(Deed("happen", "", None, line))


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether it is tapped still."""
    from rulings_cli.ask.statements.judging_things import _untaps as judged

    return _opposite(judged(scene, run, statement))


PREPARED: dict[str, Handler] = {"stays_tapped": _asked, "untaps": _untaps}
JUDGED: dict[str, Judge] = {"stays_tapped": _judged}

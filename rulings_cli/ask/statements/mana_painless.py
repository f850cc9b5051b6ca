"""Whether making mana costs life or deals damage, or can be done without (CR 305.7, 605.1a).

Every way to make the mana is played; what hurts least is what a player would do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import _item
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    can_make,
    id_of,
    pay_for_use,
    position_of,
    tapped,
    ways_of,
)
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
mana_hurts: do|will tap <a> for <made> ALSO HURT
mana_hurts: do|will <a> ALSO HURT when|if|as|for [<who>] [tap|use] [it] [for] <made>
mana_hurts: do|will <a> ALSO HURT when|if it make|tap|add|produce [for] <made>
mana_hurts: do|must|will <who> ALSO [have] [to] TAKE from|for|when|if|as [tap] <a> \
    [tap|make|add|produce|for] [for] <made>
mana_hurts: do|must|will <who> ALSO [have] [to] TAKE when|if|as|to <who2:player> [tap] <a> \
    for <made>
mana_hurts: do|must|will <who> ALSO [have] [to] TAKE to tap|use <a> for <made>
mana_hurts: do|will <a> ALSO hurt|damage|ping|burn <who>
mana_hurts: do|will <a> ALSO hurt|damage|ping|burn <who> when|if|as [<who2:player>] tap|use [it]
mana_hurts: do|must|will <who> ALSO TAKE from|for|when|if|as|to tap|use <a> [for mana]
mana_painless: can|may <who> ALSO tap|use <a> [for mana] WITHOUT
mana_painless: can|may <who> ALSO tap|use <a> for <made> WITHOUT
mana_painless: can|may <a> ALSO tap for|make|add|produce <made> WITHOUT
mana_painless: do|will <b> let|allow <who> [to] tap|use <a> for <made> WITHOUT
mana_painless: do|will <b> let|allow <a> [to] tap for|make|add|produce <made> WITHOUT
mana_painless: can|may <who> ALSO avoid|dodge|skip [the] PAIN when|if|by|from tap <a> for <made>
"""
_PAIN = "damage|pain|life|ping|hurt"
_PIECES = {
    "HURT": "hurt|damage|ping|burn|cost|deal|do [me] [1|2|a|any|the] [life|damage] [to] [me]",
    "TAKE": f"take|pay|lose|get|suffer [the|any|a|my|1|2] {_PAIN}",
    "WITHOUT": f"without [take|pay|lose|get|suffer] [the|any|a|1|2] {_PAIN}",
    "ALSO": "[still|also|even|then|now|just]",
    "PAIN": _PAIN,
}


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what mana costs in life."""
    return table("ask", with_pieces(_ASKS, _PIECES), cost=7)


def _asked(scene: Scene, statement: Statement) -> None:
    """Take in what is tapped; how is settled once all is there."""
    if "opponent" in (statement.word("who"), statement.word("who2")) or scene.deeds:
        raise NotSupported("what another player's mana costs is not planned yet")
    item = scene.bind(noun_of(statement), "permanent")
    if not (can_make(item) or item.is_a("land")) or item.count > 1:
        raise Misfit(f"{item.name} makes no mana")
    scene.about["a"] = scene.onto_battlefield(item, "you")
    other = statement.noun("b")
    if other is not None:
        scene.onto_battlefield(scene.bind(other, "permanent"), soft=True)
    scene.about["pain of"] = statement


def settle(scene: Scene) -> None:
    """Make the mana in the way that hurts least."""
    statement = scene.about.get("pain of")
    if not isinstance(statement, Statement) or scene.about.get("settled"):
        return
    scene.about["settled"] = True
    item = _item(scene)
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if len(types) > 1 and set(types) != set(COLORS):
        raise NotSupported("which of that mana is made was not said")
    pay_for_use(scene, item)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, item), "you")
    if scene.about.get("pain most"):
        most = max(ways, key=lambda way: _lost_by(scene, way), default=None)
        if most is None:
            raise NotSupported("no mana is made there")
        tapped(scene, item, most)
        return
    fitting = [each for each in ways if not types or set(each.own) & set(types)]
    if not fitting and scene.about.get("change") and statement.name == "mana_painless":
        scene.about["not made"] = True
        return
    if not fitting:
        raise NotSupported("that mana is not made there")
    losses = {way: _lost_by(scene, way) for way in fitting}
    if not types and len(set(losses.values())) > 1:
        raise NotSupported("for which mana it is tapped was not said")
    least = min(fitting, key=lambda way: losses[way])
    tapped(scene, item, least)


def _lost_by(scene: Scene, way: ManaWay) -> int:
    """Give the life that is lost as the mana is made in a way, and by what that triggers."""
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.writing import script_of

    made = list(scene.about.get("mana made") or ())  # type: ignore[call-overload]
    deed = tapped(scene, _item(scene), way)
    try:
        return _lost(watched(script_of(scene), scene.world).game.trace)
    finally:
        scene.deeds.remove(deed)
        scene.about["mana made"] = made


def _lost(trace: object) -> int:
    return sum(
        -each.amount
        for each in trace  # type: ignore[attr-defined]
        if type(each).__name__ == "LifeChanged" and each.player == "you" and each.amount < 0
    )


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by the life that was lost."""
    lost = _lost(run.game.trace)
    name = _item(scene).name
    hurts = bool(lost)
    if scene.about.get("not made"):
        says = f"{name} does not make that mana"
        return (Option(("you lost 0 life",), "no", f"No: {says}.", outcome=says),)
    verdict = "yes" if hurts == (statement.name == "mana_hurts") else "no"
    says = (
        f"{name} makes that mana, and you lose {lost} life"
        if hurts
        else (f"{name} can make that mana without a loss of life")
    )
    line = f"you lost {lost} life"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=line),)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let a basic land make the mana instead, or a land that hurts."""
    statement = scene.about.get("pain of")
    if not isinstance(statement, Statement):
        return
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    color = types[0] if types and types[0] in LAND_FOR else "G"
    if len(scene.items) > 1:
        return  # what else is there may be what makes it so
    at = scene.items.index(_item(scene))

    def change(scene: Scene) -> None:
        other = scene.items[at]
        card = scene.world.card(LAND_FOR[color])
        other.card, other.face, other.tails, other.lines = card, card.front, [], []

    yield f"{LAND_FOR[color]} makes the mana", change

    def most(scene: Scene) -> None:
        scene.about["pain most"] = True

    yield "it is tapped in the way that hurts most", most


PREPARED_PAIN: dict[str, Handler] = {"mana_hurts": _asked, "mana_painless": _asked}
JUDGED_PAIN: dict[str, Judge] = {"mana_hurts": _judged, "mana_painless": _judged}

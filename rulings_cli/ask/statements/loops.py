"""Whether something can be repeated without end: a loop is looked for, and played twice (732.2)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import resting
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import ordered, position_of
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.looping import Loop

_ASKS = """
infinite: be that|this|it|they [then] [an] infinite [loop|combo]
infinite: be that|this|it|they [then] infinite <made>
infinite: be that|this|it|they [a] loop
infinite: [=] infinite [loop|combo] [?]
infinite: [=] infinite <made> [?]
infinite: do|will|can <who> go|loop infinite
infinite: do|will|can <who> go|get|have|make [for] infinite <made>
infinite: can <who> loop that|this|them|it
infinite: do that|this|it|they go|make|give|get [me] infinite [<made>]
infinite: do|will|can <a> go|make|give|get [me] infinite [<made>]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of loops."""
    return table("ask", _ASKS)


#: Mana that is there to begin with, where nothing can be begun without any.
_TO_BEGIN = ("", "{C}{C}{C}", "{W}{U}{B}{R}{G}")


def ask(scene: Scene, statement: Statement) -> None:
    """Put all that is named there; what is repeated is found once everything is."""
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        scene.bind(noun)
    for each in sorted(scene.items, key=_is_worn):
        if each.is_permanent and not each.zone:
            if _is_worn(each):
                scene.about["holder"] = _holder(scene, each)
            scene.onto_battlefield(each, "you", soft=True)
    scene.about["loop"] = statement


def _is_worn(item: Item) -> bool:
    return item.is_a("Aura") or item.is_a("Equipment")


def _holder(scene: Scene, worn: Item) -> Item:
    """Give the one thing that an Aura or Equipment may be on."""
    kind = "creature" if worn.is_a("Equipment") else ""
    others = [e for e in scene.items if not _is_worn(e) and (not kind or e.is_a(kind))]
    if len(others) != 1:
        raise Misfit(f"what {worn.name} is attached to was not said")
    return others[0]


def settle(scene: Scene) -> None:
    """Let the loop be played twice, so that what is done but once does not pass for one."""
    if scene.about.get("loop") is None:
        return
    if scene.deeds or any(not each.is_permanent for each in scene.items):
        raise NotSupported("a loop with spells or events in it is not planned yet")
    permanents = [each for each in scene.items if each.zone == "battlefield"]
    if len(permanents) < 2:
        raise Misfit("what is repeated together was not said")
    resting.need_understood(scene)
    mana, loop = _found(scene)
    if loop is None:
        raise NotSupported("no loop was found, which does not show that there is none")
    if mana:
        scene.given.append(f"your mana pool is {mana}")
    for action in (*loop.first, *loop.again, *loop.again):
        deed = Deed("mana", "you", None, f"you activate {action}")
        deed.text = action
        deed.may_fail = True
        scene.deeds.append(deed)
    scene.about["loop of"] = loop
    after = position_of(scene)
    scene.about["loop pool"] = ordered(each.type for each in after.players["you"].mana)
    scene.about["loop tapped"] = tuple(
        (scene.ref(each), "tapped" if _is_tapped(scene, after, each) else "untapped")
        for each in permanents
        if each.count == 1
    )


def _found(scene: Scene) -> tuple[str, Loop | None]:
    """Give the mana that is needed to begin, and the loop."""
    from rulings_cli.ask.statements.looping import loop_of
    from rulings_cli.ask.statements.writing import script_of

    key = ("loop", script_of(scene))
    if key not in scene.world.kept:
        found: tuple[str, Loop | None] = ("", None)
        for mana in _TO_BEGIN:
            if mana:
                scene.given.append(f"your mana pool is {mana}")
            loop = loop_of(position_of(scene), "you")
            if mana:
                scene.given.pop()
            if loop is not None:
                found = (mana, loop)
                break
        scene.world.kept[key] = found
    known: tuple[str, Loop | None] = scene.world.kept[key]
    return known


def _is_tapped(scene: Scene, game: object, item: Item) -> bool:
    from rulings_cli.ask.statements.tapping import id_of

    return bool(game.objects[id_of(scene, game, item)].tapped)  # type: ignore[attr-defined,arg-type]


def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the position is as it was, with more mana than before, each time."""
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    loop, pool = scene.about["loop of"], scene.about["loop pool"]
    now = ordered(each.type for each in run.game.players["you"].mana)
    line = f"your mana pool is {_symbols(now) or 'empty'}"
    if types and not set(types) <= set(pool):  # type: ignore[call-overload]
        raise NotSupported("the loop that was found makes other mana")
    again = "; ".join(loop.again)  # type: ignore[attr-defined]
    says = f"{again}: that comes back to where it began, with more mana each time"
    standing = tuple(f"{name} is {how}" for name, how in scene.about["loop tapped"])  # type: ignore[attr-defined]
    refused = [each.refused.reason for each in run.attempts] if hasattr(run, "attempts") else []
    if now == pool and not refused:
        step = Step(says, ("732.2a",))
        return (Option((line, *standing), "yes", f"Yes: {says}.", outcome=says, steps=(step,)),)
    return (
        Option((line,), "no", "No: doing the same does not come back with more mana.",
               outcome="the same does not come back with more mana"),
    )  # fmt: skip


def _symbols(types: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in types)


PREPARED = {"infinite": ask}
JUDGED = {"infinite": judged}

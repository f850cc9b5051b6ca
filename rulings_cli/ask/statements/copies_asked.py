"""Permanents that enter as copies, as they are asked about: "does it come in as a copy?"."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.static import EntersAsCopy
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.judged import _opposite
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
enters_as_copy: do|will|can <a> [still] come|enter|etb [in|down|the] [battlefield] as [a] copy \
    [of [something|anything]]
enters_as_copy: do|will|can <a> [still] come|enter|etb [in|down|the] [battlefield] \
    as [a] copy of <b>
enters_as_copy: do|will|can <a> [still] become|be [a] copy [of [something|anything]]
enters_as_copy: do|will|can <a> [still] become|be [a] copy of <b>
enters_as_copy: do|will|can <a> [still] copy [something|anything]
enters_as_copy: do|will <a> [still] get to copy [something|anything]
stops_copying: [do|will|can] <b> stop|prevent|keep|hinder|block <a> from copy [something|anything]
stops_copying: [do|will|can] <b> stop|prevent|keep|hinder|block <a> from copy <c>
stops_copying: [do|will|can] <b> stop|prevent|keep <a> from enter|come|etb [in] as [a] copy
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what enters as a copy."""
    return table("ask", _ASKS)


def _asked(scene: Scene, statement: Statement) -> None:
    """Let it be cast while something is there that it may copy; the judge looks for that."""
    item = scene.bind(noun_of(statement), "permanent")
    if not has(item.face.paragraphs, EntersAsCopy):
        raise Misfit(f"{item.name} does not enter as a copy")
    noun = statement.noun("b")
    if "copying" in statement.text.split() and statement.name == "enters_as_copy":
        raise Misfit("that it copies is told, and not asked")
    other = scene.bind(noun, "permanent") if noun is not None else _copied(scene, item)
    scene.onto_battlefield(other, other.owner or "you")
    if not any(each.item is item for each in scene.deeds):
        if item.soft:
            item.zone = ""
        cast_item(scene, item, item.owner or "you")
    scene.choices.insert(0, other.name)
    scene.about["copier"] = item
    scene.about["a"], scene.about["b"] = item, other
    scene.about["ask"] = statement.evolve(name="copied")


def _copied(scene: Scene, copier: Item) -> Item:
    """Give something to copy: the one creature that is there, or a plain one."""
    there = [each for each in scene.permanents() if each.is_a("creature") and each is not copier]
    if len(there) == 1 and there[0].card is not None:
        return there[0]
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    scene.assumptions.append(f"{card.front.name} is there to be copied")
    return scene.add(Item(card, card.front, None, copier.owner or "you"))


def _stopping(scene: Scene, statement: Statement) -> None:
    """Let what might stop the copying be there."""
    tool = scene.bind(noun_of(statement, "b"), "permanent")
    scene.onto_battlefield(tool, tool.owner or "you")
    named = tuple((key, value) for key, value in statement.slots if key in "ac")
    slots = tuple(("b" if key == "c" else key, value) for key, value in named)
    _asked(scene, statement.evolve(slots=slots))
    scene.about["ask"] = statement.evolve(name="not_copied", slots=slots)


def _not_copied(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether it does not become a copy."""
    from rulings_cli.ask.statements.judging_things import _copied as copied

    return _opposite(copied(scene, run, statement))


PREPARED = {"enters_as_copy": _asked, "stops_copying": _stopping}
JUDGED = {"not_copied": _not_copied}

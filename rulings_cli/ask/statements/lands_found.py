"""Whether a player gets the land that a spell lets them find, or untaps lands by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import SearchLibrary
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.things import may_be
from rulings_cli.ask.statements.judged import _either, _player
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene, Unsaid
from rulings_cli.terms.rules.keyword_actions import SEARCHING_A_PORTION
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
gets_land: do|will <who> get|fetch|find|grab the|his|her|my|their|a|that [basic] land [out of it]
gets_land: do|will <who> get [to] search|fetch|find|put [for] the|his|her|my|their|a|that [basic] \
    land
gets_land: do|will <who> [get] [to] search [my|his|her|their|the] [library] [for] [the|a] [basic] \
    [land]
gets_land: can|may <who> [still] search|fetch|tutor [my|his|her|their|the] [library|deck] \
    [for [a|an|the|my] [card|artifact|land|something]] ?
gets_land: [the|a|basic] land ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for lands that are found."""
    return table("ask", _ASKS)


def tweaks(scene: Scene) -> tuple[()]:
    """Give no change of its own: what is done is left out."""
    del scene
    return ()


def _prepare(scene: Scene, statement: Statement) -> None:
    """Put a land into the library of who would search it."""
    tool = next(
        (
            each.item
            for each in reversed(scene.deeds)
            if each.item is not None and has(each.item.face.paragraphs, SearchLibrary)
        ),
        None,
    )
    copier = scene.about.get("copier")
    if tool is None and isinstance(copier, Item):  # what it copies may let a land be found
        copied = any(has(each.face.paragraphs, SearchLibrary) for each in scene.permanents())
        tool = copier if copied else None
    if tool is None:
        raise Misfit("what lets a land be found was not said")
    who = statement.word("who") or _owner_of_target(scene, tool) or "you"
    looks = [e for e in walk(tool.face.paragraphs) if isinstance(e, SearchLibrary)]
    card = _looked_for(scene, looks, "land" in statement.text.split())
    land = scene.add(Item(card, card.front, None, who))
    scene.place(land, "library", who)
    scene.library[who].append(land)
    scene.about["searched"] = True
    scene.choices.insert(0, land.name)
    scene.about["a"] = land


#: Kinds of cards of which one may be looked for, where any is.
_KINDS = (("land", "basic"), ("artifact", "mana"), ("creature", "plain"), ("instant", "plain"))


def _looked_for(scene: Scene, looks: Sequence[SearchLibrary], is_land: bool) -> Card:
    """Give a plain card that may be found: a land, where one is said."""
    taken = tuple(each.name for each in scene.items)
    for kinds in _KINDS[:1] if is_land else _KINDS:
        card: Card = scene.world.stock.pick(*kinds, other_than=taken)
        if is_land or any(may_be(card.front, each.what) for each in looks):
            return card
    raise Misfit("no such card is looked for")


def _owner_of_target(scene: Scene, tool: Item) -> str:
    deed = next(each for each in scene.deeds if each.item is tool)
    return next((e.owner for e in deed.targets if isinstance(e, Item)), "")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    if any(SEARCHING_A_PORTION in each.because for each in run.game.trace):
        raise Unsaid("what is among the cards that are searched was not said")
    land = scene.about["a"]
    assert isinstance(land, Item)
    whose = "your" if land.owner == "you" else "the opponent's"
    line, s = f"{land.name} is in {whose} library", "" if land.owner == "you" else "s"
    who = _player(land.owner)
    what = "land" if land.is_a("land") else "card"
    return _either(f"not: {line}", line, f"{who} find{s} a {what}", f"{who} find{s} no {what}")


PREPARED = {"gets_land": _prepare}
JUDGED = {"gets_land": _judge}

"""What a card gives: "I give it haste with NAME" is that card being used on it."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.effects import ContinuousChange, PutCounters
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.causing import use_on
from rulings_cli.ask.statements.doing import _noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.values import walk


def given_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a card give a thing a keyword, counters or a size: it is used on that."""
    tool = scene.bind(_noun(statement, "b"))
    if tool.card is None:
        raise Misfit(f"what {tool.name} does was not said")
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    if not _may_give(tool, statement.word("kw")):
        raise Misfit(f"{tool.name} does not give that")
    who = tool.owner or statement.word("who") or item.owner
    if tool.is_permanent and not tool.is_a("Aura"):
        scene.onto_battlefield(tool, who)
    return use_on(scene, tool, who, item)


def _may_give(tool: Item, keyword: str) -> bool:
    """Tell whether a card's text speaks of what it is said to give."""
    if not keyword:
        return has(tool.face.paragraphs, ContinuousChange, PutCounters)
    held = (each for each in walk(tool.face.paragraphs) if isinstance(each, Keyword))
    return any(each.name == keyword for each in held)

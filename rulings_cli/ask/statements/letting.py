"""What lets a player do something, or keeps them from it: it is there, and the deed is tried."""

from __future__ import annotations

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.errors import NotSupported


def let(scene: Scene, statement: Statement) -> None:
    """Put the thing there, or let the spell be cast; the deed that is asked about follows."""
    noun = noun_of(statement, "b")
    if noun.part not in ("", "ability", "static", "static ability", "effect"):
        raise Misfit(f"{noun.text!r} lets nobody do anything")
    tool = scene.bind(noun)
    who = statement.word("who") or "you"
    other = "opponent" if who == "you" else "you"
    if statement.name == "lets" and who == "opponent" and not tool.owner:
        raise NotSupported(f"it rests on who controls {tool.name}")
    if tool.is_spell:
        doing.cast_item(scene, tool, tool.owner or (who if statement.name == "lets" else other))
    else:
        scene.onto_battlefield(tool, tool.owner or (who if statement.name == "lets" else ""))
        held = statement.noun()
        if held is not None and (tool.is_a("Equipment") or tool.is_a("Aura")):
            holder = scene.onto_battlefield(scene.bind(held, "creature"), tool.owner or who)
            scene.about["holder"] = holder
            scene.put_on(tool)
    scene.about["hinders"] = statement.name == "hinders"
    scene.about["letting"] = tool


def hinder(scene: Scene, statement: Statement) -> None:
    """Put there what might keep a thing or a player from what is asked of it next."""
    noun, who = statement.noun(), statement.word("who")
    let(
        scene,
        statement.evolve(name="hinders", slots=tuple(e for e in statement.slots if e[0] != "a")),
    )
    if noun is not None:
        item = scene.bind(noun)
        tool = scene.bind(noun_of(statement, "b"))
        if tool.is_a("Aura") or tool.is_a("Equipment"):
            scene.about["holder"] = scene.onto_battlefield(item, item.owner or "you")
            scene.put_on(tool)
        scene.focus = scene.subject = item
    elif who == "":
        raise Misfit("nobody is kept from it")


def turned(scene: Scene, found: tuple[Option, ...]) -> tuple[Option, ...]:
    """Give the outcomes of a deed as those of what might keep a player from it."""
    if not scene.about.get("hinders"):
        return found
    return tuple(
        each.evolve(
            verdict="no" if each.verdict == "yes" else "yes",
            says=f"{'No' if each.verdict == 'yes' else 'Yes'}: {each.outcome}.",
        )
        for each in found
    )

"""What is only said to become a target: "they target my NAME" (CR 115.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.statements.doing import _noun
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Misfit, Scene

if TYPE_CHECKING:
    from collections.abc import Callable


def _targeted(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player aim a plain spell at a thing: with which one was not said."""
    from rulings_cli.ask.statements import acting

    if scene.asks:
        raise Misfit("what may be the target is asked")
    noun = _noun(statement, "b")
    if noun.part or noun.number != 1 or noun.pronoun == "each":
        raise Misfit(f"{noun.text!r} is no one thing that is a target")
    across = "you" if noun.owner == "opponent" else "opponent"
    who = statement.word("who") or across
    if "ward" in noun.keywords and not noun.owner:  # it triggers for the other player's only
        owned = noun.evolve(owner="opponent" if who == "you" else "you")
        scene.mean(noun, scene.bind(owned, "permanent"))
    spell = Noun("a spell", head="spell", owner=who)
    slots = (("a", spell), ("b", noun), ("who", who))
    said = Statement("event", "cast_at", slots, statement.text, begins=statement.begins)
    acting.act(scene, said)
    return None


ACTS: dict[str, Callable[[Scene, Statement], Deed | None]] = {"targeted": _targeted}

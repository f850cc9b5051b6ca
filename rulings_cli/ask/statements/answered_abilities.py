"""Abilities that are answered as they wait on the stack: "in response to its ability"."""

from __future__ import annotations

from rulings_cli.ask.cards import adds_mana
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.scene import Deed, Item, Scene


def activate_first(scene: Scene, item: Item, part: str, answer: Deed | None) -> bool:
    """Let the one ability of a permanent be activated which is answered; tell whether it is.

    What somebody kills, of which no owner was said, is the other player's.
    """
    from rulings_cli.ask.statements import using

    own = using.abilities_of(item) if item.is_permanent else ()
    if part not in ("ability", "activated ability") or causing.triggered(item) or len(own) != 1:
        return False
    if adds_mana(own[0].ability):
        return False
    told = item.noun is not None and item.noun.owner
    if not told and answer is not None and answer.kind != "sacrifice":
        item.owner, item.zone = "opponent" if answer.who == "you" else "you", ""
    who = item.owner or "opponent"
    scene.onto_battlefield(item, who)
    using.activate(scene, item, who)
    return True

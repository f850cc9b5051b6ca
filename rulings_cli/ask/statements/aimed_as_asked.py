"""What a spell is aimed at where only the question tells: "they NAME, does my creature live?"."""

from __future__ import annotations

from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene

#: Asks of whether one thing lives.
_OF_ONE = frozenset(("die", "survive", "survives"))


def aimed_as_asked(scene: Scene, deed: Deed) -> Item | None:
    """Give the one creature that is asked about, for a spell of the other player's."""
    ask, asked = scene.about.get("ask"), scene.about.get("a")
    if not isinstance(ask, Statement) or ask.name not in _OF_ONE or not isinstance(asked, Item):
        return None
    told = asked.owner not in ("", deed.who) and not asked.assumed and asked.count == 1
    creatures = [each for each in scene.items if each.is_a("creature") and not each.is_spell]
    spells = [each for each in scene.deeds if each.kind == "cast" and each.who == deed.who]
    alone = creatures == [asked] and spells == [deed] and asked.zone == "battlefield"
    if not (told and alone):
        return None
    scene.assumptions.append(f"{asked.name} is what is targeted")
    return asked

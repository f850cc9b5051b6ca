"""What is said of a card whose name was chosen for a permanent: "…, can I tap it?"."""

from __future__ import annotations

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.statements.using import abilities_of


def used_or_named(scene: Scene, noun: Noun) -> Item:
    """Give what is used; "it" is rather what was named for a permanent that is never used."""
    named, namer = scene.about.get("named"), scene.about.get("namer")
    if noun.pronoun == "it" and isinstance(named, Item) and isinstance(namer, Item):
        others = [e for e in scene.spoken if e not in (named, namer) and abilities_of(e)]
        if abilities_of(named) and not abilities_of(namer) and not others:
            return named if named in scene.items else scene.add(named)
    return scene.bind(noun, "permanent")

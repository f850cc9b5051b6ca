"""Spells cast into what watches for them: "X into Y", where Y is a permanent that may stop them."""

from __future__ import annotations

from rulings_cli.abilities.effects import Counter
from rulings_cli.abilities.triggers import Casts
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.scene import Item, Scene


def is_met(scene: Scene, watcher: Item) -> bool:
    """Cast what was spoken of last while a permanent is there that counters what is cast.

    It tells whether it is so said: the permanent is another player's, if nobody's was said.
    """
    if not watcher.is_permanent or watcher.is_spell or not _counters_casts(watcher):
        return False
    deed = next((each for each in reversed(scene.deeds) if each.kind == "cast"), None)
    if deed is None:
        spoken = [each for each in scene.spoken if each is not watcher]
        if not spoken or spoken[-1].is_a("land") or spoken[-1].token:
            return False
        spell = spoken[-1]
        if spell.zone == "battlefield" and spell.soft:
            spell.zone, spell.soft = "", False
        deed = doing.cast_item(scene, spell, spell.owner or "you")
    if deed.item is watcher or deed.targets:
        return False
    other = "opponent" if deed.who == "you" else "you"
    scene.onto_battlefield(watcher, watcher.owner or other)
    return True


def _counters_casts(watcher: Item) -> bool:
    return any(
        has(ability, Counter)
        and any(isinstance(each, Casts) for each in causing.events_of(ability))
        for ability in causing.triggered(watcher)
    )

"""Spells cast into what watches for them: "X into Y", where Y is a permanent that may stop them."""

from __future__ import annotations

from functools import cache

from rulings_cli.abilities.effects import Counter
from rulings_cli.abilities.triggers import Casts
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene

_HIT = "hit|stopped|nixed|eaten|zapped|blanked"
_ASKS = f"""
stopped_spell: [so] [it] get|be {_HIT} $
stopped_spell: be <a> [still] {_HIT} [by <b>] $
stopped_spell: do|will <a> [still] get {_HIT} [by <b>] $
stopped_spell: {_HIT} ?
"""
_EVENTS = "cast_versus: <a> vs|versus|against <b>"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for a spell against what may counter it, and for whether it is stopped."""
    return (*table("ask", _ASKS), *table("event", _EVENTS))


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


def _versus(scene: Scene, statement: Statement) -> Deed | None:
    """Cast one spell, and let the other player counter it, or have what counters it."""
    noun, other = statement.noun(), statement.noun("b")
    if noun is None or other is None or not (noun.is_card and other.is_card) or scene.asks:
        raise Misfit("which spell is meant was not said")
    spell, against = scene.bind(noun, "spell"), scene.bind(other)
    if spell.is_a("land") or not has(against.face.paragraphs, Counter):
        raise Misfit(f"{against.name} counters nothing")
    if spell.zone == "battlefield" and spell.soft:
        spell.zone, spell.soft = "", False
    deed = doing.cast_item(scene, spell, spell.owner or "you")
    if against.is_spell:
        made = doing.cast_item(scene, against, "opponent" if deed.who == "you" else "you")
        made.targets.append(spell)
        made.response = True
    elif not is_met(scene, against):
        raise Misfit(f"{against.name} counters nothing that is cast")
    return deed


def _stopped(scene: Scene, statement: Statement) -> None:
    """Ask whether a spell is countered, where something is there that counters."""
    from rulings_cli.ask.statements.preparing_spells import _done_spell

    noun = statement.noun("b")
    if noun is not None and noun.is_card:
        scene.bind(noun)
    if not any(has(each.face.paragraphs, Counter) for each in scene.items):
        raise Misfit("nothing that counters a spell is spoken of")
    scene.about["ask"] = asked = statement.evolve(name="countered")
    _done_spell(scene, asked)


ACTS = {"cast_versus": _versus}
PREPARED = {"stopped_spell": _stopped}
JUDGED: dict[str, object] = {}

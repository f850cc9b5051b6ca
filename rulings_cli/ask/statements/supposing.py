"""What is only said to be so: nothing that happens by it may make an ability trigger."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.abilities import triggers
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.nouns import nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported

#: Asks for how often something triggers, or if it does.
_OF_TRIGGERS = frozenset(("trigger", "times_triggered", "triggers_n", "count_or"))
#: Facts that say when it is, and facts by which something is there.
_TIMES = frozenset(("turn", "step", "turn_number", "spoken_of"))
_PRESENCE = frozenset(("there", "owned", "placed", "both_have", "attached", "in_zone"))
#: Verbs by which something goes, and not where.
_VAGUE = frozenset(
    ("leave", "leaves", "left", "leaving", "removed", "remove", "removes", "gone", "goes", "away")
)


def need_cause(scene: Scene, statements: Sequence[Statement], ask: Statement) -> None:
    """Refuse "does A trigger if B is so" where that makes nothing happen that A could look for."""
    noun = ask.noun()
    if ask.name not in _OF_TRIGGERS or (noun is None and scene.deeds):
        return
    watcher = scene.bind(noun, "trigger") if noun is not None else None
    if watcher is not None and scene.deeds:
        _need_death(watcher, statements)
    if not scene.deeds:
        need_happening(scene, watcher)


def need_happening(scene: Scene, watcher: Item | None) -> None:
    """Refuse to let that happen which a thing looks for, where something else was said instead."""
    if watcher is not None and _rests_on_more(watcher):
        return
    statements = scene.about.get("said")
    assert isinstance(statements, tuple)
    found = causing.triggered(watcher) if watcher is not None else ()
    of_itself = any(causing.is_self(each) for one in found for each in causing.events_of(one))
    for at, each in enumerate(statements):
        if each.kind != "fact" or each.name in _TIMES:
            continue
        said_if = at and statements[at - 1].name == "if"
        if not said_if and each.name in ("topic", *_PRESENCE):
            continue
        told = tuple(nouns_in(tuple(value for _, value in each.slots)))
        is_own = any(scene.bind(one) is watcher for one in told if one.is_card or one.pronoun)
        named = any(one.is_card for one in told) and each.name in _PRESENCE
        if not (named or (is_own and not of_itself)):
            raise NotSupported(f"whether {each.text!r} makes anything trigger was not looked at")


def _need_death(watcher: Item, statements: Sequence[Statement]) -> None:
    """Refuse what only "leaves" or "is removed" where it is to die: how it goes was not said."""
    events = [each for one in causing.triggered(watcher) for each in causing.events_of(one)]
    if not any(isinstance(each, triggers.Dies) for each in events):
        return
    for each in statements:
        words = set(each.text.split())
        vague = each.name in ("die", "leave") and not words.isdisjoint(_VAGUE)
        if vague and words.isdisjoint(("hand", "library", "exile", "graveyard")):
            raise NotSupported(f"whether {each.text!r} means that it dies was not said")


def _rests_on_more(watcher: Item) -> bool:
    """Tell whether a thing triggers at a time, or only if something is so."""
    return any(
        ability.condition is not None
        or any(isinstance(event, triggers.BeginningOf) for event in causing.events_of(ability))
        for ability in causing.triggered(watcher)
    )

"""Chapter abilities of Sagas trigger as lore counters are put onto them (CR 714.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.abilities.abilities import ChapterAbility, TriggeredAbility
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.engine import combat, layers, states
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import CountersPut, Event, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import CHAPTERS
from rulings_cli.terms.rules.keywords import READ_AHEAD


@implements(CHAPTERS)
def triggered(game: Game, facts: Sequence[Event]) -> tuple[WaitingTrigger, ...]:
    """Give the chapter abilities whose number the lore counters have reached by these facts."""
    return tuple(
        waiting
        for fact in facts
        for saga, more in _lore_put(fact)
        if more > 0 and saga in game.battlefield()
        for waiting in _reached(game, saga, more)
    )


def _lore_put(fact: Event) -> tuple[tuple[ObjectId, int], ...]:
    match fact:
        case CountersPut(on=int() as on, kind="lore"):
            return ((on, fact.amount),)
        case TokenCreated():
            return ((fact.object, dict(fact.counters).get("lore", 0)),)
        case ZoneChanged(new=int() as new):
            return ((new, dict(fact.counters).get("lore", 0)),)
    return ()


def _reached(game: Game, saga: ObjectId, more: int) -> list[WaitingTrigger]:
    now = layers.characteristics(game, saga)
    source_was = layers.snapshot(game, saga)
    count = game.objects[saga].counters_of("lore")
    least = _least_chapter(game, saga, count, more)
    return [
        WaitingTrigger(
            TriggeredAbility(
                OtherEvent(f"chapter {chapter}"), ability.body, ability.targets, words="chapter"
            ),
            saga,
            source_was,
            now.controller,
        )
        for ability in now.abilities
        if isinstance(ability, ChapterAbility)
        for chapter in ability.chapters
        if least <= chapter <= count
    ]


@implements(READ_AHEAD)
def _least_chapter(game: Game, saga: ObjectId, count: int, more: int) -> int:
    """Give the first chapter that is reached: with read ahead only the last one as it enters."""
    if combat.has_keyword(game, saga, "read ahead"):
        found = layers.characteristics(game, saga)
        if states.has_state(game, game.get(saga), found, "entered this turn"):
            return count
    return count - more + 1

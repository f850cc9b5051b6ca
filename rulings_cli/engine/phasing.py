"""Phasing: permanents that are treated as though they didn't exist for a time (CR 702.26).

A permanent that phases out stays the object that it is; it is kept aside until it phases in.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.engine import combat, layers, performing
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import PhasedOut
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import (
    PHASED_IN,
    PHASED_OUT,
    PHASES_INDIRECTLY,
    PHASING,
)


@implements(PHASED_OUT, PHASES_INDIRECTLY)
def phase_out(
    game: Game, tape: Tape, ids: tuple[ObjectId, ...], *because: Rule
) -> tuple[ObjectId, ...]:
    """Let permanents phase out, with what is attached to them; give those that did (702.26b, g)."""
    there = game.battlefield()
    direct = tuple(each for each in dict.fromkeys(ids) if each in there)
    indirect = dict(_attached(game, direct))
    kept: list[PhasedOut] = []
    for each in dict.fromkeys((*direct, *indirect)):
        host = indirect.get(each)
        kept.append(
            PhasedOut(game.objects[each], layers.characteristics(game, each).controller, host)
        )
    for held in kept:
        layers.freeze(game, held.object.id)
    for held in kept:
        combat.remove(game, held.object.id)
        game.remove(held.object.id)
    game.phased_out = (*game.phased_out, *kept)
    for held in kept:
        rules = (*because, PHASED_OUT) if held.with_ is None else (PHASES_INDIRECTLY,)
        words = f"{held.object.name} phases out"
        performing.record(game, tape, RuleApplied(rules, words, held.object.id))
    return tuple(held.object.id for held in kept)


def _attached(game: Game, hosts: tuple[ObjectId, ...]) -> Iterator[tuple[ObjectId, ObjectId]]:
    """Give what is attached to permanents, and to that in turn, with what it is attached to."""
    for each in game.battlefield():
        host = game.objects[each].attached_to
        if host in hosts:
            yield each, host
            yield from _attached(game, (each,))


@implements(PHASED_IN)
def _phase_in(game: Game, tape: Tape, held: tuple[PhasedOut, ...], *because: Rule) -> None:
    """Let permanents phase in as they were; nothing enters the battlefield (702.26c, d)."""
    game.phased_out = tuple(each for each in game.phased_out if each not in held)
    for each in held:
        host = each.object.attached_to
        is_there = host is None or host in game.objects or any(h.object.id == host for h in held)
        game.place(each.object if is_there else each.object.evolve(attached_to=None))
    for each in held:
        words = f"{each.object.name} phases in"
        performing.record(game, tape, RuleApplied((*because, PHASED_IN), words, each.object.id))


@carries_out("phasing")
@implements(PHASING)
def in_untap_step(game: Game, tape: Tape) -> None:
    """Let the active player's permanents phase in and out, all at once (CR 502.1, 702.26a)."""
    out = tuple(
        each
        for each in game.battlefield()
        if (now := layers.characteristics(game, each)).controller == game.active_player
        and any(getattr(ability, "name", "") == "phasing" for ability in now.abilities)
    )
    held = _coming_back(game)
    if out:
        phase_out(game, tape, out, PHASING)
    if held:
        _phase_in(game, tape, held, PHASING)


def _coming_back(game: Game) -> tuple[PhasedOut, ...]:
    """Give what phased out under the active player's control, and what went with it."""
    found = [e for e in game.phased_out if e.with_ is None and e.under == game.active_player]
    while True:
        ids = {each.object.id for each in found}
        more = [e for e in game.phased_out if e.with_ in ids and e not in found]
        if not more:
            return tuple(found)
        found += more

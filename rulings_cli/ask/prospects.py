"""Which use of a source serves a payment best: the preview of every pair, before anything is told.

All ways of the source to make mana, on all least boards and with all choices, are judged for each
purpose by the code that judges the example of an answer (`ask.payment`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from functools import partial
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import NotUnderstood
from rulings_cli.ask.gathering import Supplies, supplies_of, takes_all, tried
from rulings_cli.ask.payment import Judge, Judgement
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.pairings import Pairing
from rulings_cli.ask.plans.sources import Source, instead
from rulings_cli.ask.purposes import Purpose
from rulings_cli.ask.resting import (
    for_commanders,
    is_chosen,
    is_for_one_card,
    is_of_colors,
    may_rest,
)
from rulings_cli.ask.stages import cost_of
from rulings_cli.ask.supplies import Made, Supply, of_source
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.world import World


class Prospect(Value):
    """The best use of a source for one purpose, and what it comes to."""

    source: Source
    made: Made
    judged: Judgement
    #: what must be so for it, where the answer is another on the least board, which is `least`
    rests: str = ""
    least: Prospect | None = None

    def verdict(self, *, whole: bool) -> str:
        """Give "yes", "no" or "nothing"."""
        return self.judged.verdict(whole=whole)

    def script(self, lines: tuple[str, ...]) -> Script:
        """Give the script that makes the mana in a position with these lines more."""
        given = (*self.source.setting(self.made.times), *lines)
        return Script(given, self.source.doing(self.made.choices))


def needed_for(card: Card, purposes: tuple[Purpose, ...]) -> Needed:
    """Give what choices may serve: the costs of all purposes, and the card's creature types."""
    symbols = tuple(symbol for each in purposes for symbol in cost_of(card, each).symbols)
    types = tuple(
        dict.fromkeys(
            each for face in card.faces for each in face.subtypes if each in CREATURE_TYPES
        )
    )
    return Needed(ManaCost(symbols), types[:1])


def prospects(
    source: Card,
    target: Card,
    purposes: tuple[Purpose, ...],
    world: World,
    *,
    whole: bool,
    also: tuple[str, ...] = (),
    only: Callable[[Made], bool] | None = None,
    chosen: str = "",
) -> tuple[Prospect, ...]:
    """Give the best use of the source for each purpose, in their order.

    `also` are lines of what else is in the position; `only` tells which of the mana is meant, and
    `chosen` the creature type that was chosen for the source.
    """
    lines = (target_line(target, purposes[0]), *also)
    needed = needed_for(target, purposes)
    needed = needed.evolve(creature_types=(chosen,)) if chosen else needed
    supplies = supplies_of(source, needed, world, lines)
    if not supplies.all:
        raise supplies.reason or NotSupported(
            f"no board is known on which {source.name} makes mana"
        )
    held = _still_there(supplies.all, target.name, purposes[0].zone, needed, world, lines)
    if only is not None:
        held = [each for each in map(partial(_narrowed, only), held) if each.once]
    if not held:
        raise NotSupported(f"{source.name} makes no such mana there")
    found: list[Prospect] = []
    for purpose in purposes:

        def judge(supply: Supply, purpose: Purpose = purpose) -> Judge:
            id = found_in(supply.position, target.name, purpose.zone)
            id = id if id is not None else found_elsewhere(supply.position, target.name)
            if id is None:
                raise NotSupported("what is paid for is not there")
            return Judge(supply.position, id, purpose)

        best = best_use(held, judge, whole=whole)
        need_all_known(source, best, supplies, whole=whole)
        if may_rest(source, target, best):
            best = _rested(source, target, best, purpose, purposes, lines, world, whole=whole)
        found.append(best)
    return tuple(found)


def _narrowed(only: Callable[[Made], bool], supply: Supply) -> Supply:
    """Give a supply with only some of the mana that it can make."""
    found = copy(supply)
    found.once = tuple(each for each in supply.once if only(each))
    return found


def _rested(
    source: Card,
    target: Card,
    least: Prospect,
    purpose: Purpose,
    purposes: tuple[Purpose, ...],
    lines: tuple[str, ...],
    world: World,
    *,
    whole: bool,
) -> Prospect:
    """Give what it comes to on another board than the least one, if that turns the answer."""
    needed = needed_for(target, purposes)
    if for_commanders(least):
        lines = (f"{lines[0]}, as commander", *lines[1:])
        supplies = supplies_of(source, needed, world, lines).all
        rests = f"{target.name} is your commander"
    else:
        supplies, _ = tried(instead(least.source, needed), world, needed, lines)
        rests = "" if is_chosen(least) else f"the condition of {source.name} for that mana holds"
        rests = f"{source.name} finds that color there" if is_of_colors(least) else rests
    best: Prospect | None = None
    for supply in supplies:
        id = found_in(supply.position, target.name, purpose.zone)
        if id is None:
            continue
        for made, judged in _judged(supply, Judge(supply.position, id, purpose), whole=whole):
            if best is None or judged.rank(whole=whole) > best.judged.rank(whole=whole):
                best = Prospect(supply.source, made, judged)
    if best is None:
        raise NotSupported(f"it rests on a condition of {source.name}")
    if best.verdict(whole=whole) == least.verdict(whole=whole):
        return least
    return best.evolve(rests=rests, least=least) if rests else best


def _still_there(
    supplies: list[Supply],
    name: str,
    zone: Zone,
    needed: Needed,
    world: World,
    lines: tuple[str, ...],
) -> list[Supply]:
    """Give the supplies; the mana is in the pool where a choice moves what is paid for."""
    found: list[Supply] = []
    for each in supplies:
        if found_in(each.position, name, zone) is not None or takes_all(each.source):
            found.append(each)
        else:
            found += tried(instead(each.source, needed), world, needed, lines)[0]
    return found


def best_use(
    supplies: list[Supply], judge_for: Callable[[Supply], Judge], *, whole: bool
) -> Prospect:
    """Give the use of the supplies that serves a payment best; a judge is made for each."""
    best: Prospect | None = None
    for supply in supplies:
        for made, judged in _judged(supply, judge_for(supply), whole=whole):
            if best is None or judged.rank(whole=whole) > best.judged.rank(whole=whole):
                best = Prospect(supply.source, made, judged)
    if best is None:
        raise NotSupported("what is paid for is not there")
    return best


def _judged(supply: Supply, judge: Judge, *, whole: bool) -> Iterator[tuple[Made, Judgement]]:
    """Give each better use of one supply; more uses of it while they cover more."""
    most = -1
    for times in range(1, supply.most_uses + 1):
        covered = -1
        for made, judged in judge.best(
            ((each, each.units) for each in supply.made(times, judge.symbols)), whole=whole
        ):
            covered = mana_value(judged.covers)
            full = judged.pays == "in full" and not judge.has_x
            yield made, judged
        if full or covered <= most:
            return
        most = covered


def as_played(
    best: Prospect, pairing: Pairing, purpose: Purpose, lines: tuple[str, ...], world: World
) -> Prospect:
    """Give the prospect, or one with the mana in the pool where making it comes out otherwise."""
    if best.source.pooled or _is_played(best, pairing, purpose, lines, world):
        return best
    needed = needed_for(pairing.target, pairing.purposes)
    supplies, _ = tried(instead(best.source, needed), world, needed, lines)
    for supply in supplies:
        for made in supply.once:
            id = found_in(supply.position, pairing.target.name, purpose.zone)
            if id is None:
                continue
            judged = Judge(supply.position, id, purpose).judgement(made.units)
            other = Prospect(supply.source, made, judged)
            if other.verdict(whole=pairing.whole) == best.verdict(whole=pairing.whole):
                return other
    return best


def comes_out_alike(
    best: Prospect, pairing: Pairing, purpose: Purpose, lines: tuple[str, ...], world: World
) -> bool:
    """Tell whether the mana is made and judged the same in a position with other lines."""
    from rulings_cli.ask.playing import look_ahead

    if not _is_played(best, pairing, purpose, lines, world):
        return False
    game = look_ahead(best.script(lines), world).game
    id = found_in(game, pairing.target.name, purpose.zone)
    if id is None:
        return False
    judged = Judge(game, id, purpose).judgement(
        of_source(game, best.source.title if best.source.only_own else "")
    )
    return judged.verdict(whole=pairing.whole) == best.verdict(whole=pairing.whole)


def _is_played(
    best: Prospect, pairing: Pairing, purpose: Purpose, lines: tuple[str, ...], world: World
) -> bool:
    from rulings_cli.ask.playing import look_ahead

    try:
        game = look_ahead(best.script(lines), world).game
    except NotSupported:
        return False
    made = of_source(game, best.source.title if best.source.only_own else "")
    if found_in(game, pairing.target.name, purpose.zone) is None and not takes_all(best.source):
        return False
    return sorted(each.type for each in made) == sorted(each.type for each in best.made.units)


def found_elsewhere(game: Game, name: str) -> int | None:
    """Give the object of that card that making the mana has moved to a graveyard."""
    return found_in(game, name, Zone.GRAVEYARD)


def found_in(game: Game, name: str, zone: Zone) -> int | None:
    """Give the last object of that card in the zone: the source may be another of it."""
    held = (
        game.battlefield()
        if zone is Zone.BATTLEFIELD
        else (*game.in_zone(zone, "you"), *game.in_zone(zone))
    )
    for id in reversed(tuple(dict.fromkeys(held))):
        card = game.get(id).card
        if card is not None and card.name == name:
            return int(id)
    return None


def target_line(target: Card, purpose: Purpose) -> str:
    """Give the line that puts the target where it is paid for."""
    name = f'"{target.name}"' if " // " in target.name else target.name
    if purpose.zone is Zone.BATTLEFIELD:
        if purpose.kind == "turn face up":
            return f"you control {name}, face down"
        counters = " with 3 +1/+1 counters" if needs_counters(target, purpose) else ""
        return f"you control {name}{counters}"
    if purpose.zone is Zone.GRAVEYARD:
        return f"{name} is in your graveyard"
    if purpose.zone is Zone.EXILE:
        return f"{name} is in exile"
    if purpose.zone is Zone.COMMAND:
        return f"{name} is in your command zone"
    return f"you hold {name}"


def placed(position: Game, target: Card, purpose: Purpose) -> tuple[Game, int]:
    """Give a position in which the target is where it is paid for, and its id."""
    from rulings_cli.engine import setup

    game = position.fork()
    counters = (("+1/+1", 3),) if needs_counters(target, purpose) else ()
    id = setup.put(
        game,
        target,
        purpose.zone,
        "you",
        face=purpose.face if purpose.zone is Zone.BATTLEFIELD else 0,
        counters=counters,
        is_commander=purpose.zone is Zone.COMMAND,
        face_down=purpose.kind == "turn face up",
    )
    return game, id


def needs_counters(target: Card, purpose: Purpose) -> bool:
    """Tell whether a permanent would die at once without counters."""
    return purpose.zone is Zone.BATTLEFIELD and target.front.toughness == "0"


def _is_of_casting(clause: Uncompiled) -> bool:
    """Tell whether it is a line of keywords about casting its own card, which make no mana."""
    return {"casting", "keyword"} <= set(clause.touches)


def need_all_known(source: Card, found: Prospect, supplies: Supplies, *, whole: bool) -> None:
    """Abstain where a way of the source that is missing or not understood may do better."""
    judged = found.judged
    if is_for_one_card(found):
        raise NotSupported(f"it rests on which card was exiled with {source.name}")
    if found.verdict(whole=whole) == "yes":
        return
    if not judged.may_begin or judged.total is None or not judged.holds_mana:
        return
    if supplies.reason is not None:
        raise supplies.reason
    if whole and supplies.amounts_open and judged.may_spend and judged.pays == "in part":
        raise NotSupported(f"not every amount that {source.name} may make is looked at")
    for face in source.faces:
        for clause in face.uncompiled:
            if "mana" in clause.touches and not clause.makes and not _is_of_casting(clause):
                raise NotUnderstood(source.name, face, clause)

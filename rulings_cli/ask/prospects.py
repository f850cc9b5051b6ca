"""Which use of a source serves a payment best: the preview of every pair, before anything is told.

All ways of the source to make mana, on all least boards and with all choices, are judged for each
purpose by the code that judges the example of an answer (`ask.payment`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import Add, Destroy, Discard, If
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.references import Each
from rulings_cli.ask.cards import NotUnderstood, uncompiled_touching
from rulings_cli.ask.payment import Judge, Judgement
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.pairings import Pairing
from rulings_cli.ask.plans.sources import (
    Source,
    changed_sources,
    instead,
    sources,
    unplanned,
)
from rulings_cli.ask.purposes import Purpose
from rulings_cli.ask.stages import cost_of
from rulings_cli.ask.supplies import Made, Supply, of_source
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLOR_NAMES, ManaCost, mana_value
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.world import World


class Prospect(Value):
    """The best use of a source for one purpose, and what it comes to."""

    source: Source
    made: Made
    judged: Judgement

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


class Supplies:
    """All that a source can make, and why some of it may be missing."""

    __slots__ = (
        "all", "amounts_open", "is_free", "is_inert", "key", "names_a_type", "number", "reason"
    )  # fmt: skip

    def __init__(
        self,
        found: list[Supply],
        reason: NotSupported | None,
        number: object,
        *,
        amounts_open: bool = False,
    ) -> None:
        self.all, self.reason, self.number = found, reason, number
        #: whether more of the same mana may be made by a choice that was not looked at
        self.amounts_open = amounts_open
        #: whether nothing of the source's side changes what others cost or may do
        self.is_inert = all(each.is_inert for each in found)
        #: whether no limit is set on the mana
        self.is_free = all(not unit.restrictions for each in found for unit in each.units)
        #: what tells its mana from that of others
        self.key = (tuple(each.key for each in found), str(reason) if reason else "")
        self.names_a_type = any(
            "naming" in tail and not any(color in tail for color in COLOR_NAMES.values())
            for each in found
            for tail in each.source.board.tails
        )


def prospects(
    source: Card,
    target: Card,
    purposes: tuple[Purpose, ...],
    world: World,
    *,
    whole: bool,
    also: tuple[str, ...] = (),
) -> tuple[Prospect, ...]:
    """Give the best use of the source for each purpose, in their order.

    `also` are lines of what else is in the position.
    """
    lines = (target_line(target, purposes[0]), *also)
    needed = needed_for(target, purposes)
    supplies = supplies_of(source, needed, world, lines)
    if not supplies.all:
        raise supplies.reason or NotSupported(
            f"no board is known on which {source.name} makes mana"
        )
    held = _still_there(supplies.all, target.name, purposes[0].zone, needed, world, lines)
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
        need_no_other_board(source, target, best)
        found.append(best)
    return tuple(found)


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
            found += _tried(instead(each.source, needed), world, needed, lines)[0]
    return found


def supplies_of(source: Card, needed: Needed, world: World, also: tuple[str, ...] = ()) -> Supplies:
    """Give the supplies that make any mana, and why others may be missing.

    A way to make mana that makes some on no board, or that can't be planned or played, is missing.
    """
    found: list[Supply] = []
    reason: NotSupported | None = None
    amounts_open = False
    ways: dict[object, list[Source]] = {}
    others_there = changed_sources(source, needed, also[1:], world)
    if not others_there:
        reason = unplanned(source, world.stock, needed)
    for each in others_there or sources(source, world.stock, needed):
        key = each.placed if each.placed is not None else (each.lines, each.adding, each.pooled)
        ways.setdefault(key, []).append(each)
    for tries in ways.values():
        supplies, failed = _tried(tries, world, needed, also)
        is_open = any(each.leaves_open for each in supplies)
        if (not supplies or is_open) and not also[1:]:
            others, _ = _tried(instead(tries[0], needed), world, needed, also)
            amounts_open = amounts_open or bool(is_open and others)
            if not others:
                reason = reason or failed or _open_or_boardless(source, is_open=is_open)
            supplies += others
        elif not supplies:
            supplies = _stopped(tries, world, needed, also)
            if not supplies:
                reason = reason or failed or _open_or_boardless(source, is_open=False)
        found += supplies
    return Supplies(found, reason, (source.name, needed.creature_types), amounts_open=amounts_open)


def _stopped(
    tries: list[Source], world: World, needed: Needed, also: tuple[str, ...]
) -> list[Supply]:
    """Give a supply of no mana, where only what else is there stops the making."""
    for each in tries:
        try:
            if Supply(each, world, needed, also[:1]).makes_mana:
                return [Supply(each, world, needed, also)]
        except NotSupported:
            continue
    return []


def _open_or_boardless(source: Card, *, is_open: bool) -> NotSupported:
    if is_open:
        return NotSupported(f"not every choice that {source.name} leaves is looked at")
    return NotSupported(f"no board is known on which each of {source.name}'s ways makes mana")


def _tried(
    tries: list[Source], world: World, needed: Needed, also: tuple[str, ...]
) -> tuple[list[Supply], NotSupported | None]:
    """Give the supplies of one way on its boards, those that make mana, and why others fail."""
    found: list[Supply] = []
    reason: NotSupported | None = None
    for each in tries:
        try:
            supply = Supply(each, world, needed, also)
        except NotSupported as failed:
            reason = reason or failed
            continue
        if supply.makes_mana:
            found.append(supply)
    return found, reason


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
            ((each, each.units) for each in supply.made(times)), whole=whole
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
    supplies, _ = _tried(instead(best.source, needed), world, needed, lines)
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


def takes_all(source: Source) -> bool:
    """Tell whether making the mana discards the whole hand, or destroys all of some kind."""
    return any(
        (isinstance(each, DiscardCards | Discard) and each.hand)
        or (isinstance(each, Destroy) and isinstance(each.what, Each))
        for each in walk(source.instructions)
    )


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


def need_all_known(source: Card, found: Prospect, supplies: Supplies, *, whole: bool) -> None:
    """Abstain where a way of the source that is missing or not understood may do better."""
    judged = found.judged
    if found.verdict(whole=whole) == "yes":
        return
    if not judged.may_begin or judged.total is None or not judged.holds_mana:
        return
    if supplies.reason is not None:
        raise supplies.reason
    if whole and supplies.amounts_open and judged.may_spend and judged.pays == "in part":
        raise NotSupported(f"not every amount that {source.name} may make is looked at")
    for face in source.faces:
        clause = uncompiled_touching(face, "mana")
        if clause is not None:
            raise NotUnderstood(source.name, face, clause)


def need_no_other_board(source: Card, target: Card, found: Prospect) -> None:
    """Abstain where the mana does nothing on the least board, but may do more on another."""
    judged = found.judged
    if not judged.may_begin or not judged.holds_mana:
        return
    if judged.pays == "nothing":
        if _has_other_types_instead(source, found):
            raise NotSupported(f"it rests on a condition of {source.name}")
        told = found.source.board.told
        if found.source.by_another and any("was chosen" in each for each in told):
            raise NotSupported(f"it rests on what is chosen for {source.name}")
    if (
        not judged.may_spend
        and "legendary" in target.front.supertypes
        and any(_is_for_commanders(unit.restrictions) for unit in found.made.units)
    ):
        raise NotSupported(f"it rests on whether {target.name} is your commander")


def _has_other_types_instead(source: Card, found: Prospect) -> bool:
    """Tell whether mana of another type is made instead under a condition."""
    types = {unit.type for unit in found.made.units}
    return any(
        isinstance(add, Add)
        and not (isinstance(add.mana, Symbols) and types.issuperset(add.mana.symbols))
        for each in walk(found.source.instructions or source.front.abilities)
        if isinstance(each, If) and each.instead
        for add in walk(each.effects)
    )


def _is_for_commanders(restrictions: tuple[Value, ...]) -> bool:
    return any(
        isinstance(each, HasState) and each.word == "commander" for each in walk(restrictions)
    )

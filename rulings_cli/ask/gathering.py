"""All that a source can make in a position: every way, board and choice, each played once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.effects import Destroy, Discard
from rulings_cli.abilities.references import Each
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.sources import (
    Source,
    changed_sources,
    instead,
    sources,
    unplanned,
)
from rulings_cli.ask.supplies import Supply
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.world import World


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
        supplies, failed = tried(tries, world, needed, also)
        is_open = any(each.leaves_open for each in supplies)
        if (not supplies or is_open) and not also[1:]:
            others, _ = tried(instead(tries[0], needed), world, needed, also)
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


def tried(
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


def takes_all(source: Source) -> bool:
    """Tell whether making the mana discards the whole hand, or destroys all of some kind."""
    return any(
        (isinstance(each, DiscardCards | Discard) and each.hand)
        or (isinstance(each, Destroy) and isinstance(each.what, Each))
        for each in walk(source.instructions)
    )

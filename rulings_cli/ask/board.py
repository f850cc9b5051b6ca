"""What the question says is on the battlefield besides, put into what is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import mana_abilities
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.plan import PlannedExample, Script
from rulings_cli.ask.plans.asked import permanent_face, put
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported


def with_board(plan: PlannedExample, board: Sequence[Chunk], world: World) -> PlannedExample:
    """Give the plan with the permanents that the question names beside its own.

    Of basic lands the question says how many there are: a plan that needs more is not its
    position.
    """
    for land, number in _basics(board, world):
        _need_enough(plan, land, number)
    lines = lines_of(board, world)
    if not lines:
        return plan
    more = plan.more_changes
    return plan.evolve(
        script=_wider(plan.script, lines),
        changes=tuple(each.evolve(script=_wider(each.script, lines)) for each in plan.changes),
        more_changes=(
            (lambda: tuple(each.evolve(script=_wider(each.script, lines)) for each in more()))
            if more is not None
            else None
        ),
        assumptions=(*plan.assumptions, *lines),
    )


def with_facts(plan: PlannedExample, world: World) -> PlannedExample:
    """Give the plan with the facts that were set, in every script of it."""
    more = plan.more_changes
    return plan.evolve(
        script=_wider(plan.script, world.facts),
        changes=tuple(e.evolve(script=_wider(e.script, world.facts)) for e in plan.changes),
        more_changes=(
            (lambda: tuple(e.evolve(script=_wider(e.script, world.facts)) for e in more()))
            if more is not None
            else None
        ),
        assumptions=(*plan.assumptions, *world.facts),
    )


def check_fact(fact: str, world: World) -> None:
    """Raise an InputError where a line can't be a fact of a position."""
    from rulings_cli.examples.running import play

    play((fact,), (), world.card, world.edition, lenient=True)


def lines_of(board: Sequence[Chunk], world: World) -> tuple[str, ...]:
    """Give the lines that put there what is named, basic lands aside."""
    return tuple(
        f"{_whose(each)} {number} {put(card)}" if number > 1 else f"{_whose(each)} {put(card)}"
        for each in board
        for card, number in _held((each,), world)
        if not _is_basic(card)
    )


def _whose(chunk: Chunk) -> str:
    return "the opponent controls" if chunk.role == "THEIRS" else "you control"


def _basics(board: Sequence[Chunk], world: World) -> tuple[tuple[str, int], ...]:
    return tuple((card.name, number) for card, number in _held(board, world) if _is_basic(card))


def _is_basic(card: Card) -> bool:
    return "basic" in card.front.supertypes


def _meant(names: Sequence[str], world: World) -> Card:
    """Give the card of an ambiguous name that has to do with casting and costs."""
    from rulings_cli.ask.positions.costing import changes_costs

    cards = [world.card(each) for each in names]
    if len(cards) > 1:
        cards = [each for each in cards if changes_costs(each.front)]
    if len(cards) != 1:
        raise NotSupported("what else is on the battlefield can be read in several ways")
    return cards[0]


def _held(board: Sequence[Chunk], world: World) -> Iterator[tuple[Card, int]]:
    for each in board:
        if each.card is None:
            raise NotSupported("what else is on the battlefield can be read in several ways")
        card = _meant(each.card.cards, world)
        if each.role == "BESIDE" and mana_abilities(permanent_face(card)):
            raise NotSupported(f"whether {card.name}'s mana is spent, too")
        if "Aura" in permanent_face(card).subtypes:
            raise NotSupported(f"what {card.name} is attached to")
        yield card, max(1, each.number)


def _wider(script: Script, lines: Sequence[str]) -> Script:
    return script.also_given(*(each for each in lines if each not in script.given))


def _need_enough(plan: PlannedExample, land: str, number: int) -> None:
    needed = 0
    for line in plan.script.given:
        head, verb, held = line.partition(" control ")
        if not verb or head != "you":
            continue
        for thing in held.split("; "):
            count, _, name = thing.partition(" ")
            if name == land and count.isdigit():
                needed += int(count)
            elif thing == land:
                needed += 1
    if needed > number:
        raise NotSupported(f"the example that decides it needs {needed} {land}, not {number}")

"""The least board on which a permanent makes at least one mana: what must be there, and is told.

What an ability counts, what its limits ask for and what its mana's type rests on is put there or
chosen as little as need be (CONTRACT: "the board holds the least that lets A make at least one
mana"); where several least boards differ, such as by the color chosen, each is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.conditions import (
    BothConditions,
    Controls,
    CountIs,
    EitherCondition,
)
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Add, Choose, ForEach, If
from rulings_cli.abilities.mana import (
    ColorsAmong,
    CommanderIdentity,
    CouldProduce,
)
from rulings_cli.abilities.quantities import (
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Number,
    Total,
    ValueOf,
)
from rulings_cli.abilities.references import AnOpponent, EachOpponent, This
from rulings_cli.abilities.static import AsEnters
from rulings_cli.ask.cards import Placed, has
from rulings_cli.ask.plans.things import counts_itself, several, thing_for
from rulings_cli.ask.stock import LAND_FOR, Stock
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES, COLORS, ManaCost
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: How many boards are tried for one ability.
_MOST_BOARDS = 40


class Needed(Value):
    """What is to be paid, as far as a choice may serve it: its cost, and its creature types."""

    cost: ManaCost = ManaCost()
    creature_types: tuple[str, ...] = ()

    @property
    def colors(self) -> tuple[str, ...]:
        """Give the colors of the cost, in its order."""
        parts = (part for symbol in self.cost.symbols for part in symbol.split("/"))
        return tuple(dict.fromkeys(part for part in parts if part in COLORS))


class Board(Value):
    """What else is there: permanents of yours, further lines, what is said of the source itself."""

    things: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    told: tuple[str, ...] = ()

    def with_(self, other: Board) -> Board:
        """Give both boards as one."""
        return Board(
            (*self.things, *other.things),
            (*self.given, *other.given),
            tuple(dict.fromkeys((*self.tails, *other.tails))),
            tuple(dict.fromkeys((*self.told, *other.told))),
        )


_EMPTY = Board()


def boards(each: Placed, card: Card, name: str, stock: Stock, needed: Needed) -> Iterator[Board]:
    """Give the boards to try for an ability, the ones that serve the cost first."""
    wants = [
        *_of_limits(each, name, stock),
        *_of_amounts(each, name, stock),
        *_of_types(each, card, name, stock, needed),
    ]
    for chosen in islice(product(*wants), _MOST_BOARDS):
        yield _together(chosen)


def _together(chosen: tuple[Board, ...]) -> Board:
    board = _EMPTY
    for each in chosen:
        board = board.with_(each)
    return board


# --- limits -------------------------------------------------------------------------------------


def _of_limits(each: Placed, name: str, stock: Stock) -> Iterator[tuple[Board, ...]]:
    """Give what the limits of the ability ask for ("activate only if …", CR 602.5b)."""
    nodes: list[Any] = [*_limits(each), *(one for one in walk(each.ability) if _gates(one))]
    conditions = [getattr(node, "condition", None) for node in nodes]
    for condition in conditions:
        if condition is not None:
            found = tuple(_for_condition(condition, each, name, stock))
            if found:
                yield found


def _limits(each: Placed) -> tuple[Any, ...]:
    found: tuple[Any, ...] = getattr(each.ability, "limits", ())
    return found


def _gates(node: object) -> bool:
    """Tell whether mana is made only under the condition, not more or other mana."""
    return isinstance(node, If) and not node.instead and not node.otherwise and has(node, Add)


def _for_condition(condition: Any, each: Placed, name: str, stock: Stock) -> Iterator[Board]:
    if isinstance(condition, EitherCondition):
        for one in condition.conditions:
            yield from _for_condition(one, each, name, stock)
    elif isinstance(condition, BothConditions):
        parts = [tuple(_for_condition(one, each, name, stock)) for one in condition.conditions]
        for chosen in product(*parts):
            yield _together(chosen)
    elif isinstance(condition, Controls) and condition.relation == ">=":
        yield from _controlled(condition.what, condition.count, each, name, stock)
    elif isinstance(condition, CountIs) and condition.relation in (">=", ">", "="):
        more = condition.right.n if isinstance(condition.right, Number) else 1
        yield from _counted(condition.left, max(1, more), each, name, stock)


def _controlled(
    what: Described, count: int, each: Placed, name: str, stock: Stock
) -> Iterator[Board]:
    missing = count - counts_itself(each.face, what)
    if missing <= 0:
        yield _EMPTY
        return
    for kinds in what.kinds or ((),):
        try:
            thing = thing_for(what.evolve(kinds=(kinds,) if kinds else ()), stock, (name,))
        except NotSupported:
            continue
        things = several(thing, missing)
        yield Board((things,), told=(f"you control {things}",))


# --- amounts ------------------------------------------------------------------------------------


def _of_amounts(each: Placed, name: str, stock: Stock) -> Iterator[tuple[Board, ...]]:
    """Give what is counted, so that at least one mana is made."""
    for amount in _amounts(each):
        for part in walk(amount):
            found = tuple(_counted(part, 1, each, name, stock))
            if found:
                yield found
                break


def _amounts(each: Placed) -> Iterator[object]:
    for node in walk(getattr(each.ability, "body", ())):
        if isinstance(node, ForEach):
            yield node.each
        elif isinstance(node, Add):
            for mana in walk(node.mana):
                yield getattr(mana, "times", None)
                yield getattr(mana, "amount", None)


def _counted(amount: Any, count: int, each: Placed, name: str, stock: Stock) -> Iterator[Board]:
    if isinstance(amount, CountersOn) and isinstance(amount.of, This):
        kind = amount.kind or "charge"
        words = f"with {count} {kind} counter{'s' if count > 1 else ''}"
        yield Board(tails=(words,), told=(f"{name} is there {words}",))
    elif isinstance(amount, CountOf):
        yield from _there(amount.what, count, each, name, stock)
    elif isinstance(amount, Greatest | Total):
        if not counts_itself(each.face, amount.among) or each.face.power in (None, "0", "*"):
            yield from _there(amount.among, 1, each, name, stock)
    elif isinstance(amount, Devotion):
        color = amount.colors[0] if amount.colors and amount.colors[0] in COLORS else None
        if color is None or not _shows(each, color):
            yield from _devoted(color, stock)
    elif isinstance(amount, ValueOf) and isinstance(amount.of, This):
        words = "with 1 +1/+1 counter"
        if amount.what == "power" and each.face.power == "0":
            yield Board(tails=(words,), told=(f"{name} is there {words}",))


def _shows(each: Placed, color: str) -> bool:
    cost = each.face.mana_cost
    return cost is not None and any(color in symbol.split("/") for symbol in cost.symbols)


def _devoted(color: str | None, stock: Stock) -> Iterator[Board]:
    for one in (color,) if color is not None else COLORS:
        try:
            name = stock.pick("creature", "plain", least=1, color=one).name
        except NotSupported:
            continue
        yield Board((name,), told=(f"you control {name}",))


def _there(what: Described, count: int, each: Placed, name: str, stock: Stock) -> Iterator[Board]:
    if what.zone in (None, Zone.BATTLEFIELD) and not isinstance(what.controller, _OPPONENTS):
        yield from _controlled(what, count, each, name, stock)
        return
    thing = several(thing_for(what, stock, (name,)), count)
    if what.zone in (None, Zone.BATTLEFIELD):
        line = f"the opponent controls {thing}"
    elif what.zone is Zone.GRAVEYARD:
        line = f"{thing} {'are' if count > 1 else 'is'} in your graveyard"
    elif what.zone is Zone.HAND:
        line = f"you hold {thing}"
    else:
        return
    yield Board(given=(line,), told=(line,))


_OPPONENTS = (AnOpponent, EachOpponent)


# --- types --------------------------------------------------------------------------------------


def _of_types(
    each: Placed, card: Card, name: str, stock: Stock, needed: Needed
) -> Iterator[tuple[Board, ...]]:
    """Give what the type of the mana, or what it may be spent on, rests on."""
    choice = _chosen_as_it_enters(card)
    if choice is not None:
        found = tuple(_choices(choice, name, needed))
        if not found:
            raise NotSupported(f"it rests on the {choice.what} chosen for {name}")
        yield found
    for node in walk(getattr(each.ability, "body", ())):
        if isinstance(node, CommanderIdentity):
            yield (_commander(stock),)
        elif isinstance(node, CouldProduce):
            yield tuple(_producers(node.what, stock, needed, only_colors=node.only_colors))
        elif isinstance(node, ColorsAmong):
            yield tuple(_colored(node.what, stock, name, needed))


def choices_of(card: Card, name: str, needed: Needed) -> tuple[Board, ...]:
    """Give the boards for what is chosen as the card enters, if anything is."""
    choice = _chosen_as_it_enters(card)
    return tuple(_choices(choice, name, needed)) if choice is not None else (_EMPTY,)


def _chosen_as_it_enters(card: Card) -> Choose | None:
    for paragraph in card.front.paragraphs:
        for ability in paragraph.abilities:
            if has(ability, AsEnters):
                return next((one for one in walk(ability) if isinstance(one, Choose)), None)
    return None


def _choices(choice: Choose, name: str, needed: Needed) -> Iterator[Board]:
    if choice.what == "color":
        for color in _serving(needed):
            if f"other than {COLOR_NAMES[color]}" not in choice.words:
                said = COLOR_NAMES[color]
                yield Board(tails=(f"naming {said}",), told=(f"{said} was chosen for {name}",))
    elif choice.what == "creature type":
        for said in needed.creature_types or ("Elf",):
            yield Board(tails=(f"naming {said}",), told=(f"{said} was chosen for {name}",))


def _serving(needed: Needed) -> tuple[str, ...]:
    """Give the colors, those of the cost first."""
    return (*needed.colors, *(each for each in COLORS if each not in needed.colors))


def _commander(stock: Stock) -> Board:
    name = stock.pick("commander-of-all-colors").name
    return Board(
        given=(f"{name} is in your command zone",),
        told=("your commander's color identity has all five colors",),
    )


def _producers(
    what: Described, stock: Stock, needed: Needed, *, only_colors: bool
) -> Iterator[Board]:
    for color in _serving(needed):
        yield _land(what, LAND_FOR[color])
    if not only_colors and "C" in needed.cost.symbols:
        yield _land(what, stock.pick("land", "colorless-mana").name)


def _land(what: Described, land: str) -> Board:
    if isinstance(what.controller, _OPPONENTS):
        line = f"the opponent controls {land}"
        return Board(given=(line,), told=(line,))
    return Board((land,), told=(f"you control {land}",))


def _colored(what: Described, stock: Stock, name: str, needed: Needed) -> Iterator[Board]:
    for color in _serving(needed):
        try:
            thing = thing_for(what, stock, (name,), color=color)
        except NotSupported:
            continue
        yield Board((thing,), told=(f"you control {thing}",))

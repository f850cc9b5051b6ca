"""Mana that a card makes by way of others: abilities that it grants, and what it adds to theirs."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.mana import ChosenColor, TypeProduced
from rulings_cli.abilities.references import AttachedTo, Each
from rulings_cli.abilities.static import Affects, GrantAbilities
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import Placed, adds_mana, has, keyword, repeats
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.plans.boards import Board, Needed, choices_of
from rulings_cli.ask.plans.things import thing_for
from rulings_cli.ask.plans.using import Use
from rulings_cli.ask.stock import LAND_FOR, Stock
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS
from rulings_cli.terms.values import Value


class Lent(Value):
    """A way to make mana by another permanent: that one's use, the ability, what else is there.

    `only_own`: only the mana of the card itself counts, not what the other makes.
    """

    used: Use
    placed: Placed
    board: Board = Board()
    only_own: bool = False


def lent(card: Card, face: Face, stock: Stock, needed: Needed) -> Iterator[Lent]:
    """Give the ways in which a permanent's static and triggered abilities let mana be made."""
    for ability in face.abilities:
        if isinstance(ability, StaticAbility):
            for effect in ability.effects:
                if isinstance(effect, Affects):
                    yield from _granted(card, face, effect, stock)
        elif isinstance(ability, TriggeredAbility) and isinstance(ability.event, TappedForMana):
            yield from _added(card, face, ability, stock, needed)


def _granted(card: Card, face: Face, effect: Affects, stock: Stock) -> Iterator[Lent]:
    for change in effect.changes:
        if not isinstance(change, GrantAbilities):
            continue
        for ability in change.abilities:
            if not isinstance(ability, ActivatedAbility) or not adds_mana(ability):
                continue
            if repeats(ability) or len(ability.cost.components) != 1 or ability.targets:
                raise NotSupported(f"the ability that {short(card)} gives is not planned yet")
            thing, own = _holder(card, face, effect.of, stock)
            has_own = thing in LAND_FOR.values()
            ref = f"{thing}'s {'second mana ability' if has_own else 'ability'}"
            used = Use(thing, ref, things=(own,), taps_itself=True, is_creature=not has_own)
            told = Board(told=(f"you control {thing}",))
            yield Lent(used, Placed(face, ability, 0), told)


def _holder(card: Card, face: Face, of: object, stock: Stock) -> tuple[str, str]:
    """Give who has the ability, and the words that put the card itself there."""
    name = short(card)
    if isinstance(of, AttachedTo):
        enchant = keyword(face, "enchant")
        what = enchant.quality if enchant is not None else None
        thing = _plain(what, stock, name) if what is not None else stock.pick("creature").name
        return thing, f"{name} attached to {thing}"
    if isinstance(of, Each):
        return _plain(of.what, stock, name), name
    raise NotSupported(f"whom {name} gives its ability is not planned yet")


def _plain(what: object, stock: Stock, name: str) -> str:
    if not isinstance(what, Described):
        raise NotSupported(f"what {name} speaks of is not planned yet")
    thing = thing_for(what, stock, (name,))
    if thing.startswith("a ") or "," in thing:
        raise NotSupported(f"what {name} speaks of is not planned yet")
    return thing


def _added(
    card: Card, face: Face, ability: TriggeredAbility, stock: Stock, needed: Needed
) -> Iterator[Lent]:
    """Give what is added as a land is tapped for mana, for each basic land that may serve."""
    if ability.condition is not None:
        raise NotSupported(f"it rests on a condition of {short(card)}, which is not planned yet")
    event = ability.event
    assert isinstance(event, TappedForMana)
    name = short(card)
    for land in _lands(face, event.what, ability, stock, name, needed):
        attached = isinstance(event.what, AttachedTo)
        own = f"{name} attached to {land}" if attached else name
        for board in choices_of(card, name, needed) if has(ability, ChosenColor) else (Board(),):
            used = Use(land, land, things=(", ".join((own, *board.tails)),), taps_itself=True)
            told = Board(told=(f"you control {land}", *board.told))
            yield Lent(used, Placed(face, ability, 0), told, only_own=True)


def _lands(
    face: Face,
    what: object,
    ability: TriggeredAbility,
    stock: Stock,
    name: str,
    needed: Needed,
) -> tuple[str, ...]:
    if isinstance(what, AttachedTo):
        enchant = keyword(face, "enchant")
        what = enchant.quality if enchant is not None else None
    first = _plain(what, stock, name)
    if first not in LAND_FOR.values():
        raise NotSupported(f"what {name} speaks of is not planned yet")
    if not has(ability, TypeProduced):
        return (first,)
    colors = dict.fromkeys((*needed.colors, *COLORS))
    return tuple(LAND_FOR[each] for each in colors)

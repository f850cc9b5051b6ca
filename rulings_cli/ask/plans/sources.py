"""Where mana comes from in an example: the permanent, what its ability needs, and the lines."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import SpellAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import CouldProduce, Repeated
from rulings_cli.abilities.quantities import CountersOn, CountOf, Devotion, WhereX
from rulings_cli.ask.cards import Placed, has, lacking, mana_abilities, repeats
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.ask.plans.using import Use, _fitting, use
from rulings_cli.ask.stock import LAND_FOR, Stock, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, ManaCost
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import Value, walk


class Source(Value):
    """A way to make a card's mana: the lines of the position and of what is done.

    `control` is the line of what you control, `name` the source's; `taps` whether it taps itself.
    """

    card: Card
    name: str
    control: str
    given: tuple[str, ...]
    when: tuple[str, ...]
    used: Use | None = None
    placed: Placed | None = None
    assumptions: tuple[str, ...] = ()


def sources(card: Card, stock: Stock, needed: ManaCost) -> tuple[Source, ...]:
    """Give every way in which the card makes mana; one that makes none drops out."""
    found: list[Source] = []
    is_token = card.layout == "token"
    for face in card.faces[: 2 if card.layout == "modal_dfc" else 1]:
        if not is_token and PERMANENT_TYPES.isdisjoint(face.types):
            found += _spells(card, stock)
            continue
        for each in mana_abilities(face):
            found.append(_permanent(card, each, stock, needed))
    if not found:
        lacking(
            card,
            card.front,
            f"{short(card)} has no ability of its own that is used for mana",
            "mana",
        )
    return tuple(found)


def _permanent(card: Card, each: Placed, stock: Stock, needed: ManaCost) -> Source:
    is_token = card.layout == "token"
    name = each.face.name.removesuffix(" Token") if is_token else each.face.name
    used = use(card, each, stock, name=name, needed=needed)
    extra, told = _for_at_least_one(each, stock, needed, name)
    times = _times(each, needed)
    if times > 1:
        used = _repeated(used, each, stock, times)
    if is_token:
        used = used.evolve(thing=f"a {name} token")
    elif each.face is not card.front:
        used = used.evolve(thing=f"{name}, showing {name}")
    control = used.control("", *extra)
    given = used.given
    if used.hand:
        given = (*given, f"you hold {'; '.join(used.hand)}")
    when = _whens(used, each, times)
    return Source(card, name, control, given, when, used, each, (*used.assumptions, *told))


def _times(each: Placed, needed: ManaCost) -> int:
    """Give how often it is used: once, or as often as the cost needs (see CONTRACT.md)."""
    if not repeats(each.ability):
        return 1
    from rulings_cli.terms.mana import mana_value

    return max(1, min(12, mana_value(needed, x=1)))


def _repeated(used: Use, each: Placed, stock: Stock, times: int) -> Use:
    """Give the things for several uses: each taps or gives up another one."""
    from rulings_cli.abilities.costs import ExileObjects, SacrificeObjects, TapObjects

    cost: Any = each.ability.cost  # type: ignore[attr-defined]
    for component in cost.components:
        if isinstance(component, TapObjects | SacrificeObjects | ExileObjects):
            name = used.things[0]
            count = f"{times} {name}"
            words = f"{times} {name}"
            return used.evolve(
                things=(count, *used.things[1:]), assumptions=(f"you control {words}",)
            )
    del stock
    return used


def _whens(used: Use, each: Placed, times: int) -> tuple[str, ...]:
    del each
    return tuple(used.when for _ in range(times))


def _for_at_least_one(
    each: Placed, stock: Stock, needed: ManaCost, name: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give what must be there so that at least one mana is made, and say so."""
    adds: list[Any] = [node for node in walk(each.ability) if isinstance(node, Add)]
    mana = adds[0].mana
    if isinstance(mana, CouldProduce):
        land = _land_for(needed)
        return (land,), (f"you control {land}",)
    amount = mana.times if isinstance(mana, Repeated) else getattr(mana, "amount", None)
    if isinstance(amount, WhereX):
        amount = amount.of
    if isinstance(amount, CountOf) and isinstance(amount.what, Described):
        thing = _fitting(amount.what, stock, (name,)).name
        if _counts_itself(each, amount.what):
            return (), ()
        return (thing,), (f"{name} makes at least one mana: you control {thing}",)
    if isinstance(amount, Devotion):
        devoted = stock.pick(
            "plain", "creature", least=1, color=amount.colors[0] if amount.colors else None
        )
        return (devoted.name,), (f"{name} makes at least one mana: you control {devoted.name}",)
    if isinstance(amount, CountersOn):
        raise NotSupported("mana by the number of counters is not planned yet")
    return (), ()


def _counts_itself(each: Placed, what: Described) -> bool:
    """Tell by the types whether the source is one of what it counts."""
    from rulings_cli.abilities.described import HasSubtype, HasType

    kinds = [quality for kind in what.kinds for quality in kind]
    names = (*each.face.types, *each.face.subtypes)
    return bool(kinds) and all(
        isinstance(quality, HasType | HasSubtype) and quality.name in names for quality in kinds
    )


def _land_for(needed: ManaCost) -> str:
    for symbol in needed.symbols:
        for part in symbol.split("/"):
            if part in COLORS:
                return LAND_FOR[part]
    return LAND_FOR["U"]


def _spells(card: Card, stock: Stock) -> list[Source]:
    """Give the mana of an instant or sorcery: it is cast and resolves before it is spent."""
    abilities = [each for each in card.front.abilities if isinstance(each, SpellAbility)]
    if not any(has(each, Add) for each in abilities):
        return []
    made = cast(card, stock)
    control = f"you control {'; '.join(merged((*made.lands, *made.things)))}"
    return [
        Source(
            card,
            made.name,
            control,
            (*made.given, f"you hold {made.name}"),
            (made.line(), f"{made.name} resolves"),
        )
    ]

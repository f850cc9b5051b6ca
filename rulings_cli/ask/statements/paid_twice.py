"""One thing both for mana and for a cost: mana abilities are activated before costs are paid.

What a mana ability sacrifices, exiles or taps is no more there, or untapped, as the costs of the
spell or the ability are paid (CR 601.2g, 601.2h, 602.2b).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.costs import DiscardCards, PayMana, SacrificeObjects
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import Placed, adds_mana, has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.positions.spending import _made, _rest, _spendable
from rulings_cli.ask.statements import using
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import LAND_FOR, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

#: The canonical ways to say it; the table of wordings leads to them.
_ASKS = """
paid_own: can <who> spend <a> by <b> on it 's own ability
paid_own: can <who> spend <a> by <b> on it 's own <mana> ability
paid_own: can <who> spend <a> on it 's own ability
paid_own: can <who> spend <a> on it 's own <mana> ability
paid_twice: can <who> spend <a> by <b> and give it to <c>
paid_twice: can <who> spend <a> and give it to <c>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", _ASKS)


def _asked(scene: Scene, statement: Statement) -> None:
    """Begin the spell or the ability, make the mana meanwhile, and pay."""
    if scene.deeds:
        raise NotSupported("what is done besides is not planned yet")
    who = "you"
    thing = scene.bind(noun_of(statement))
    outlet = statement.noun("b")
    if statement.name == "paid_own":
        scene.onto_battlefield(thing, who)
        begun, cost = _own(scene, thing, statement.word("mana"))
    else:
        begun, cost = _spell(scene, thing, noun_of(statement, "c"))
    if outlet is None and _is_idle(thing):
        _begin(scene, thing, begun, None, f"you pay {cost}{_by_others(scene, cost)}")
        return
    before = len(scene.given)
    maker = scene.bind(outlet) if outlet is not None else thing
    made, each = _mana(scene, maker, thing if outlet is not None else None)
    produced = _spendable(cost, _made(each, _used(scene, maker, each, cost), ""))
    made.tails = _chosen(scene, maker, each, cost, made.tails)
    scene.given[before:] = [e for e in scene.given[before:] if "mana pool" not in e]
    rest = lands_for(_rest(cost, produced))
    scene.mana_fixed.add(who)
    if rest:
        scene.given.append(f"you control {'; '.join(rest)}")
    paying = f" with {'; '.join(rest)}" if rest else ""
    _begin(scene, thing, begun, made, f"you pay {cost}{paying}")


def _is_idle(thing: Item) -> bool:
    """Tell whether a card in the hand makes no mana from there."""
    found = [each for each in using.abilities_of(thing) if adds_mana(each.ability)]
    zones = {getattr(each.ability, "zone", Zone.BATTLEFIELD) for each in found}
    return thing.zone == "hand" and Zone.HAND not in zones


def _by_others(scene: Scene, cost: ManaCost) -> str:
    """Let lands be there that make no mana of the cost's colors."""
    name = next((land for color, land in LAND_FOR.items() if color not in cost.symbols), "")
    lands = f"{len(cost.symbols)} {name}"
    scene.mana_fixed.add("you")
    scene.given.append(f"you control {lands}")
    return f" with {lands}"


def _begin(scene: Scene, thing: Item, begun: Deed, made: Deed | None, pay: str) -> None:
    scene.deeds.append(Deed("happen", "you", None, pay))
    begun.begun = True
    for deed in scene.deeds:
        deed.may_fail = True
        deed.response = deed is not begun
    scene.about["held"] = True
    scene.about["a"], scene.about["paid twice"] = thing, (begun, made)


def _own(scene: Scene, thing: Item, symbols: str) -> tuple[Deed, ManaCost]:
    """Activate the ability of the thing that costs mana, or that mana."""
    found = []
    for each in using.abilities_of(thing):
        cost = _mana_of(each)
        if cost is not None and (not symbols or str(cost) == symbols):
            found.append((each, cost))
    if len(found) != 1:
        raise NotSupported(f"which ability of {thing.name} is meant was not said")
    each, cost = found[0]
    deed = using.activated(scene, thing, each, "you")
    deed.tails = [one for one in deed.tails if not one.startswith("paying with ")]
    lands = lands_for(cost)
    scene.given = list(filter(None, (_without(line, lands) for line in scene.given)))
    deed.passes = True
    return deed, cost


def _without(line: str, things: tuple[str, ...]) -> str:
    head, verb, held = line.partition("you control ")
    if not verb:
        return line
    left = [each for each in held.split("; ") if each not in things]
    return f"{head}{verb}{'; '.join(left)}" if left else ""


def _mana_of(each: Placed) -> ManaCost | None:
    parts = walk(getattr(each.ability, "cost", None))
    return next((one.cost for one in parts if isinstance(one, PayMana)), None)


#: What is given up for a spell, by what its cost asks for.
_GIVEN_UP: dict[type[Value], str] = {SacrificeObjects: "sacrificing", DiscardCards: "discarding"}


def _spell(scene: Scene, thing: Item, noun: Noun) -> tuple[Deed, ManaCost]:
    """Cast the spell, with the thing for its cost."""
    item = scene.bind(noun, "spell")
    cost = item.face.mana_cost
    if cost is None:
        raise Misfit(f"{item.name} has no mana cost")
    for node in walk(item.face.paragraphs):
        kind = next(
            (e for e in _GIVEN_UP if isinstance(node, AdditionalCost) and has(node, e)), None
        )
        if kind is None:
            continue
        deed = cast_item(scene, item, "you")
        if kind is DiscardCards:
            scene.place(thing, "hand", "you")
        else:
            scene.onto_battlefield(thing, "you")
        if any(isinstance(each, VariableX) for each in walk(node)):
            deed.tails.append("with X=1")
        deed.tails.append(f"{_GIVEN_UP[kind]} ITEM")
        scene.about[f"given up {id(deed)}"] = thing
        return deed, cost
    raise Misfit(f"nothing is given up for {item.name}")


def _mana(scene: Scene, maker: Item, given_up: Item | None) -> tuple[Deed, Placed]:
    """Activate the mana ability: of the thing itself, or of what it is sacrificed to."""
    found = [each for each in using.abilities_of(maker) if adds_mana(each.ability)]
    found = [
        each
        for each in found
        if has(getattr(each.ability, "cost", None), SacrificeObjects) is (given_up is not None)
    ]
    found = [e for e in found if using.is_mana(scene, e)]
    if not found:
        raise Misfit(f"{maker.name} makes no mana so")
    each = found[0]
    if getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.BATTLEFIELD:
        if maker.zone == "hand":
            raise NotSupported(f"{maker.name} is not on the battlefield")
        scene.onto_battlefield(maker, "you")
    else:
        if maker.zone != "hand":
            raise NotSupported(f"from where {maker.name} is used was not said")
        deed = Deed("activate", "you", maker, f"{maker.name}'s ability")
        scene.deeds.append(deed)
        return deed, each
    before = len(scene.given)
    deed = using.activated(scene, maker, each, "you")
    if given_up is not None:
        del scene.given[before:]
        deed.tails = [one for one in deed.tails if not one.startswith("sacrificing ")]
        deed.tails.append("sacrificing ITEM")
        scene.about[f"given up {id(deed)}"] = given_up
    return deed, each


def _used(scene: Scene, maker: Item, each: Placed, cost: ManaCost) -> Any:
    from rulings_cli.ask.plans.using import use

    if maker.card is None:
        raise NotSupported("what a token makes is not planned yet")
    there = getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.BATTLEFIELD
    return use(maker.card, each, scene.world.stock, name=maker.name, needed=cost, chooses=there)


def _chosen(scene: Scene, maker: Item, each: Placed, cost: ManaCost, tails: list[str]) -> list[str]:
    """Choose the mana that serves the cost."""
    wanted = [e for e in _used(scene, maker, each, cost).tails if e.startswith("choosing ")]
    return [*(e for e in tails if not e.startswith("choosing ")), *wanted]


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether what was begun is on the stack."""
    del run, statement
    begun, made = _both(scene)
    thing = scene.about["a"]
    assert isinstance(thing, Item)
    assert begun.item is not None
    name = begun.item.name
    what = f"{name} is cast" if begun.kind == "cast" else f"{name}'s ability is activated"
    why = f"{thing.name} is gone as the costs are paid"
    if made is None:
        why = f"{thing.name} is given up only as the costs are paid, after mana was made"
    return (
        Option(("not: the stack is empty",), "yes", f"Yes: {what}, and paid for.", outcome=what),
        Option(("the stack is empty",), "no", f"No: {why}.", outcome=f"not: {what}"),
    )


def _both(scene: Scene) -> tuple[Deed, Deed | None]:
    """Give what was begun, and what made the mana meanwhile, if anything could."""
    found = scene.about["paid twice"]
    assert isinstance(found, tuple)
    begun, made = found
    assert isinstance(begun, Deed)
    assert made is None or isinstance(made, Deed)
    return begun, made


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: another thing is given up for the mana, or no mana is made so."""
    if "paid twice" not in scene.about:
        return
    thing = scene.about["a"]
    if scene.about["paid twice"][1] is None and isinstance(thing, Item):  # type: ignore[index]
        yield f"{thing.name} is in your graveyard before", _there_before
    yield "the mana is made by something else", _by_lands


def _there_before(scene: Scene) -> None:
    """Let another card be given up, and the thing lie in the graveyard."""
    begun, _ = _both(scene)
    thing = scene.about["a"]
    assert isinstance(thing, Item)
    card = scene.world.stock.pick(
        "creature", "plain", other_than=tuple(e.name for e in scene.items)
    )
    other = scene.add(Item(card, card.front, None, "you"))
    scene.place(other, "hand", "you")
    thing.zone = "graveyard"
    scene.about[f"given up {id(begun)}"] = other


def _by_lands(scene: Scene) -> None:
    """Let lands make all of the mana."""
    begun, made = _both(scene)
    item = begun.item
    cost = item.face.mana_cost if item is not None and begun.kind == "cast" else None
    if cost is None:
        each = scene.about.get(f"ability {id(begun)}")
        cost = _mana_of(each) if isinstance(each, Placed) else None
    if cost is None:
        raise NotSupported("what it costs")
    if made is not None:
        scene.deeds.remove(made)
    lands = "; ".join(lands_for(cost))
    scene.given.append(f"you control {lands}")
    scene.deeds[-1].line = f"you pay {cost} with {lands}"


PREPARED: dict[str, Handler] = {"paid_own": _asked, "paid_twice": _asked}
JUDGED: dict[str, Judge] = {"paid_own": _judged, "paid_twice": _judged}

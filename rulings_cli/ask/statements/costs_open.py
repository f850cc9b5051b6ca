"""What is left open where a cost is asked for: X, modes, a chosen type, the spells before."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.effects import Choose, Modes
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import (
    CostChange,
    MayPayInstead,
    MayPlayFrom,
)
from rulings_cli.ask.plans.using import Use, _with_targets
from rulings_cli.ask.statements import (
    doing,
    hybrid_halves,
    own_conditions,
)
from rulings_cli.ask.statements.costs_of import changes_costs
from rulings_cli.ask.statements.helping import WORDS, take
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def ask_of(scene: Scene, deed: Deed) -> None:
    """Ask for the cost of a deed, with all that was said of it and what is left open."""
    said = scene.about.get("said ability")
    if said is not None and deed.kind != "activate":
        raise Misfit("an ability is spoken of, and not what it costs")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    scene.about["a"] = deed.item
    scene.about["costs"] = scene.about["of costs"] = True
    x = take(scene, "X")
    if x is not None:
        if not _has_x(deed):
            raise Misfit("there is no X")
        deed.tails.append(f"with X={x}")
    number = take(scene, "spells before")
    if isinstance(number, int):
        cast_before(scene, deed, number)
    for word in WORDS:
        if deed.item is not None and deed.item.has(word):
            take(scene, word)
    noun = deed.item.noun if deed.item is not None else None
    for word in noun.keywords if noun is not None and deed.kind == "cast" else ():
        if (word in OPTIONAL or word in ALTERNATIVE) and deed.item is not None:
            if not deed.item.has(word):
                raise Misfit(f"{deed.item.name} has no {word}")
            add_way(scene, deed, word)
    if deed.kind == "cast":
        own_conditions.meet(scene, deed)
        hybrid_halves.choose(scene, deed)
        _name_its_type(scene, deed)
        _count_one(scene)
        _choose_modes(scene, deed)
    _let_be_free(scene, deed)


def cast_before(scene: Scene, deed: Deed, number: int) -> None:
    """Let so many other spells have been cast in the turn, by the same player."""
    if any(each is not deed for each in scene.deeds):
        raise NotSupported("what else was cast in the turn was said otherwise")
    made = []
    for _ in range(number):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken, most=5)
        spell = scene.add(Item(card, card.front, None, deed.who))
        made.append(doing.cast_item(scene, spell, deed.who))
        scene.deeds.remove(made[-1])
    scene.deeds[:0] = made


def _count_one(scene: Scene) -> None:
    """Let what lowers costs by its own counters have one, where it is asked if it does so."""
    if getattr(scene.about.get("ask"), "name", "") != "costs_less":
        return
    for item in scene.permanents():
        for node in walk(item.face.paragraphs):
            if not isinstance(node, CostChange) or not isinstance(node.for_each, CountersOn):
                continue
            if isinstance(node.for_each.of, This) and not any("counter" in e for e in item.tails):
                item.tails.append(f"with 1 {node.for_each.kind} counter")
                scene.assumptions.append(f"{item.name} has one {node.for_each.kind} counter")


def _name_its_type(scene: Scene, deed: Deed) -> None:
    """Let the type chosen for what changes costs be one that the spell has, if none was said."""
    item = deed.item
    assert item is not None
    types = [each for each in item.face.subtypes if each in CREATURE_TYPES]
    for each in scene.permanents() if types else ():
        chooses = any(isinstance(e, Choose) and e.what == "creature type"
                      for e in walk(each.face.paragraphs))  # fmt: skip
        told = any(tail.startswith("naming ") for tail in each.tails)
        if chooses and not told and changes_costs(each):
            each.tails.append(f"naming {types[0]}")
            scene.assumptions.append(f"{types[0]} is chosen for {each.name}")


def _choose_modes(scene: Scene, deed: Deed) -> None:
    """Choose the first modes of a spell, one or as many as was said, with their targets."""
    assert deed.item is not None
    nodes: list[Any] = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, Modes)]
    number = take(scene, "modes")
    if not nodes or deed.targets or any(each.startswith("choosing") for each in deed.tails):
        return
    if len(nodes) != 1 or deed.who != "you":
        raise NotSupported(f"which modes of {deed.item.name} are chosen was not said")
    if "with entwine" in deed.tails:
        number = 0
    number = len(nodes[0].modes) if number == 0 else int(str(number or 1))
    targets = [each for mode in nodes[0].modes[:number] for each in mode.targets]
    modes = [f"mode {at}" for at in range(1, number + 1)]
    used = Use(deed.item.name, "")
    for each in targets:
        used = _with_targets(used, (each,), scene.world.stock)
    named = [each.removeprefix("targeting ") for each in used.tails]
    deed.tails.append(f"choosing {'; '.join(modes)}")
    if named:
        deed.tails.append(f"targeting {'; '.join(named)}")
    scene.given += [*used.given, *(f"you control {each}" for each in used.things)]
    if deed.item.has("escalate") or deed.item.has("entwine") or number > 1:
        scene.assumptions.append(f"the first {number} modes are chosen")


def _has_x(deed: Deed) -> bool:
    """Tell whether what is paid has an X: a spell's cost, or that of the ability."""
    item = deed.item
    assert item is not None
    if deed.kind == "cast":
        return doing.has_x(item)
    placed = deed.ability
    paid = getattr(getattr(placed, "ability", None), "cost", None)
    costs = (
        [paid]
        if paid is not None
        else [
            each.cost
            for each in item.face.abilities
            if isinstance(each, Keyword) and deed.line == f"{item.name}'s {each.name} ability"
        ]
    )
    return any(
        isinstance(each, PayMana) and "X" in each.cost.symbols
        for cost in costs
        for each in walk(cost)
    )


def _let_be_free(scene: Scene, deed: Deed) -> None:
    """Cast it as something there lets it be cast, where no way was said."""
    item = deed.item
    said = any(e.startswith(("for its", "without paying")) for e in deed.tails)
    if said or deed.kind != "cast" or item is None or item.zone not in ("hand", "command zone"):
        return
    for each in scene.permanents():
        if each.owner != deed.who or each.noun is None:
            continue
        for node in walk(each.face.paragraphs):
            if isinstance(node, MayPlayFrom) and node.free and node.zone is Zone.HAND:
                if item.zone == "hand":
                    _need_in_hand(scene, item)
                    deed.tails.append("without paying its mana cost")
                    return
            elif isinstance(node, MayPayInstead):
                if node.free or any(symbol != "0" for symbol in _mana_of(node)):
                    raise NotSupported("it rests on which of two costs is paid instead")
                deed.tails.append("for its alternative cost")
                return


def _mana_of(node: MayPayInstead) -> tuple[str, ...]:
    """Give the mana of a cost that may be paid instead, and of what else is paid a name."""
    return tuple(
        symbol
        for part in node.cost.components
        for symbol in (part.cost.symbols if isinstance(part, PayMana) else ("more",))
    )


def _need_in_hand(scene: Scene, item: Item) -> None:
    """Abstain for a commander that was not said to be in hand: it is cast from elsewhere."""
    noun = item.noun
    named = noun is not None and (noun.head == "commander" or "commander" in noun.qualities)
    said = scene.about.get("said")
    told = [each.text for each in said] if isinstance(said, tuple) else []
    if (named or "as commander" in item.tails) and "hand" not in " ".join(told).split():
        raise Unsaid(f"whether {item.name} is cast from hand was not said")

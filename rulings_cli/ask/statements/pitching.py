"""What is given up for a spell: for a cost instead of its mana cost, or for one besides."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.costs import (
    Cost,
    DiscardCards,
    ExileObjects,
    PayLife,
    ReturnObjects,
    SacrificeObjects,
)
from rulings_cli.abilities.static import AdditionalCost, AlternativeCost
from rulings_cli.ask.cards import DropsOut, has
from rulings_cli.ask.statements.asks_costs import COST_ASKS
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.rows import Slots, Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


def _costs(item: Item) -> Iterator[tuple[str, Cost]]:
    """Give the costs of a card that exile cards from the hand, by the way that they are of."""
    for node in walk(item.face.paragraphs):
        if isinstance(node, AlternativeCost):
            yield "alternative", node.cost
        elif isinstance(node, Keyword) and node.name == "evoke" and node.cost is not None:
            yield "evoke", node.cost


def way_to_pitch(item: Item) -> str:
    """Give the way in which a card is cast by exiling another from the hand, "" for none."""
    for way, cost in _costs(item):
        for each in cost.components:
            if isinstance(each, ExileObjects) and each.from_zone is Zone.HAND:
                return way
    return ""


#: What is given up by which verb, and the keywords that take it (CR 702).
_KINDS: dict[str, tuple[type[Value], tuple[str, ...]]] = {
    "sacrificing": (SacrificeObjects, ("emerge", "casualty", "bargain")),
    "discarding": (DiscardCards, ("retrace", "jump-start")),
    "exiling": (ExileObjects, ("escape",)),
    "returning": (ReturnObjects, ()),
}


def taken_for(deed: Deed, verb: str) -> str:
    """Give the way of casting for which something is given up: "" where it is a cost besides.

    What is given up for no cost of the card is a Misfit.
    """
    item = deed.item
    assert item is not None
    kind, keywords = _KINDS[verb]
    for node in walk(item.face.paragraphs):
        cost = getattr(node, "cost", None)
        if not isinstance(node, AlternativeCost | AdditionalCost | Keyword) or cost is None:
            continue
        if not any(isinstance(each, kind) for each in walk(cost)):
            continue
        if isinstance(node, Keyword):
            if node.name in OPTIONAL or node.name in ALTERNATIVE:
                return node.name
            continue
        return "alternative" if isinstance(node, AlternativeCost) else ""
    for word in keywords:
        if item.has(word):
            return word
    if any(each for each in item.face.uncompiled):
        raise NotSupported(f"for what something is given up is not understood of {item.name}")
    raise Misfit(f"nothing is given up so for {item.name}")


def pitched(scene: Scene, given: Item, item: Item, who: str) -> Deed:
    """Cast a card by exiling another one from the hand (CR 118.9)."""
    way = way_to_pitch(item)
    if not way or given is item:
        raise Misfit(f"nothing is exiled for {item.name}")
    if item.zone == "battlefield" and item.soft:
        item.zone, item.soft = "", False
    deed = cast_item(scene, item, item.owner or who)
    scene.place(given, "hand", deed.who)
    tail = f"for its {way} cost"
    deed.tails += [each for each in (tail, "exiling ITEM") if each not in deed.tails]
    deed.given_up = given
    return deed


def pitch_any(scene: Scene, deed: Deed) -> Deed:
    """Cast a card by exiling some plain one of its color from the hand (CR 118.9)."""
    item = deed.item
    if item is None or not way_to_pitch(item):
        raise Misfit("nothing is exiled for it")
    if deed.given_up is not None:
        return deed
    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    color = next((each for each in symbols if each in COLOR_NAMES), None)
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("plain", "spell", color=color, other_than=taken)
    given = scene.add(Item(card, card.front, None, deed.who))
    made = pitched(scene, given, item, deed.who)
    scene.assumptions.append(f"{given.name} is exiled for {item.name}")
    others = [node for node in walk(item.face.paragraphs) if isinstance(node, AlternativeCost)]
    conditions = [each.condition for each in others if isinstance(each.condition, DuringTurn)]
    if conditions and conditions[0].negated and (not scene.turn or scene.turn_assumed):
        scene.turn, scene.turn_assumed = "opponent" if deed.who == "you" else "you", False
        scene.about["turn follows"] = True  # until whose it is is said
    return made


def takes(item: Item, verb: str) -> bool:
    """Tell whether a card may be cast by giving something up so."""
    if verb == "other":
        return has(item.face.paragraphs, AlternativeCost)
    if verb == "life":
        halves = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
        return by_life(item, None) or any(each.endswith("/P") for each in halves)
    try:
        taken_for(Deed("cast", "you", item), verb)
    except (DropsOut, NotSupported):
        return False
    return True


def by_life(item: Item, number: int | None) -> bool:
    """Tell whether a card may be cast for so much life rather than its mana cost (CR 118.9)."""
    return any(
        isinstance(each, PayLife) and number in (None, getattr(each.amount, "n", None))
        for node in walk(item.face.paragraphs)
        if isinstance(node, AlternativeCost)
        for each in node.cost.components
    )


#: What is told as done where it is asked what a spell costs: the verb, and what more is said so.
_TOLD = {
    "discard": ("discarding", "discarding"),
    "cast_pitched": ("exiling", "pitch_any"),
    "exile": ("exiling", "pitch"),
    "leave": ("returning", "returning"),
    "sacrifice": ("sacrificing", "sacrificing"),
    "pay_life": ("life", "life_paid"),
    "no_matter": ("life", "life_paid"),
}


def told_apart(scene: Scene, statements: list[Statement]) -> list[Statement]:
    """Give "how much is A if I give up B" as "how much is A giving up B", where A takes that.

    It is asked last, so that what is told after it counts, too.
    """
    ask = next((each for each in statements if each.kind == "ask"), None)
    noun = ask.noun() if ask is not None and ask.name in COST_ASKS else None
    if ask is None or noun is None or not noun.is_card or noun.part:
        return statements
    spell = Item(scene.card_of(noun), scene.face_of(noun), noun, "you")
    acts = [e for e in statements if e.kind in ("event", "ask") or e.name == "no_matter"]
    given = [each for each in acts if _is_given_for(each, spell)]
    if len(given) != 1 or len(acts) != len((ask, *given)):
        return statements
    told = given[0]
    tail = told.evolve(kind="with", name=_TOLD[told.name][1], slots=_of_tail(told))
    at = statements.index(told)
    end = next((n for n, e in enumerate(statements) if n > at and e.kind != "with"), None)
    more = statements[at + 1 : end]
    kept = [each for each in statements if each not in (ask, told, *more)]
    return [*kept, ask, tail, *more]


def _is_given_for(told: Statement, spell: Item) -> bool:
    """Tell whether something is said to be given up, as it may be for a spell."""
    said, noun = told.text.split(), told.noun()
    if told.name not in _TOLD or told.word("who") == "opponent":
        return False
    verb = _TOLD[told.name][0]
    if verb == "life":
        return "life" in said and bool(told.number()) and takes(spell, verb)
    if noun is None or noun.pronoun or noun.owner == "opponent":
        return False
    if verb == "returning" and not any(each.startswith(("return", "bounc")) for each in said):
        return False
    if verb == "discarding" and any(each.startswith("pitch") for each in said):
        verb = "exiling"
    elif verb == "discarding" and way_to_pitch(spell) and not takes(spell, verb):
        raise Unsaid(f"whether it is exiled for {spell.name}")
    return takes(spell, verb)


def _of_tail(told: Statement) -> Slots:
    """Give the slots of what is done as those of what more is said."""
    return tuple(("b" if key == "a" else key, value) for key, value in told.slots)

"""What a special action costs: suspending, foretelling or plotting a card (CR 116.2f, h, k)."""

from __future__ import annotations

from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import keyword, lacking
from rulings_cli.ask.plan import Guard, Option
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.writing import script_of
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.values import walk

#: What foretelling any card costs (CR 702.143a).
_FORETELLING = ManaCost(("2",))


def bearer(scene: Scene, noun: Noun | None, word: str) -> Item:
    """Give the thing whose keyword ability is spoken of: the one named, or the one that has it."""
    if noun is not None and not noun.pronoun:
        return scene.bind(noun)
    found = [each for each in scene.items if each.has(word)]
    if len(found) != 1:
        raise Misfit(f"of what the {word} is meant was not said")
    return found[0]


def ask_special(scene: Scene, noun: Noun | None, word: str) -> None:
    """Hold the card of which it is asked what an action with it costs, with that mana at hand."""
    item = bearer(scene, noun, word)
    if not item.has(word):
        if item.card is None:
            raise Misfit(f"{item.name} has no {word}")
        lacking(item.card, item.face, f"{item.name} has no {word}", "keyword", "cost")
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item]
    if scene.deeds or scene.mana_fixed:
        raise NotSupported(f"what else is done before it is asked to {word} is not planned yet")
    item.zone, item.soft = "", False
    scene.place(item, "hand", item.owner or "you")
    if item.owner != "you":
        raise NotSupported("what it costs the opponent is not planned yet")
    scene.about["a"], scene.about["special"] = item, word
    scene.turn = scene.turn or "you"
    pool = _pool(_cost(item, word))
    if pool:
        scene.given.append(f"your mana pool is {pool}")


def _cost(item: Item, word: str) -> ManaCost:
    if word == "foretell":
        return _FORETELLING
    found = keyword(item.face, word)
    for each in walk(found.cost) if found is not None and found.cost is not None else ():
        if isinstance(each, PayMana):
            return each.cost
    raise NotSupported(f"what it costs to {word} {item.name} is no mana")


def _pool(cost: ManaCost) -> str:
    return "".join(
        "{C}" * int(each) if each.isdigit() else f"{{{each.partition('/')[0]}}}"
        for each in cost.symbols
    )


def special_cost(scene: Scene) -> tuple[Option, ...]:
    """Give what the action costs: that mana is enough for it, and one less is not."""
    item, word = scene.about["a"], str(scene.about["special"])
    assert isinstance(item, Item)
    cost = _cost(item, word)
    if any(each in ("X", "Y") for each in cost.symbols):
        raise NotSupported(f"it rests on X what it costs to {word} {item.name}")
    said = "".join(f"{{{each}}}" for each in cost.symbols)
    can, cant = f"you can {word} {item.name}", f"you can't {word} {item.name}"
    pool = _pool(cost)
    script = script_of(scene, scene.extra)
    line = f"your mana pool is {pool}"
    if not pool:
        found = Option((can,), "value", f"It costs nothing to {word} {item.name}.", value="{0}",
                       outcome="{0}", amount=0)  # fmt: skip
        return (found, Option((cant,), "no", "It can't be done.", outcome="it can't be done"))
    less = pool[: pool.rindex("{")]
    poorer = script.replacing(line, f"your mana pool is {less}") if less else script.without(line)
    says = f"It costs {said} to {word} {item.name}."
    return (
        Option((can,), "value", says, value=said, outcome=said, amount=mana_value(cost),
               guards=(Guard(poorer, (cant,)),)),
        Option((cant,), "no", f"It can't be {word}ed there.", outcome="it can't be done"),
    )  # fmt: skip

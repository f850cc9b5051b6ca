"""What a special action costs: suspending, foretelling or plotting a card (CR 116.2f, h, k)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.cards import NotUnderstood, keyword, lacking, uncompiled_touching
from rulings_cli.ask.plan import Guard, Option
from rulings_cli.ask.statements.foretold import take_back
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
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
    take_back(scene, item)
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


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change to try: there is one mana less than it costs."""
    item = scene.about.get("a")
    word = str(scene.about.get("special") or "")
    if word and isinstance(item, Item) and _pool(_cost(item, word)):
        yield "there is one mana less", _poorer


def _poorer(scene: Scene) -> None:
    item = scene.about["a"]
    assert isinstance(item, Item)
    pool = _pool(_cost(item, str(scene.about["special"])))
    less = pool[: pool.rindex("{")]
    scene.given.remove(f"your mana pool is {pool}")
    if less:
        scene.given.append(f"your mana pool is {less}")


def _need_understood(scene: Scene) -> None:
    """Abstain where text that is not understood may change what the action costs."""
    for item in scene.permanents():
        found = uncompiled_touching(item.face, "cost")
        if found is not None and item.card is not None:
            raise NotUnderstood(item.card.name, item.face, found)


def _pool(cost: ManaCost) -> str:
    return "".join(
        "{C}" * int(each) if each.isdigit() else f"{{{each.partition('/')[0]}}}"
        for each in cost.symbols
    )


def special_asked(scene: Scene, statement: Statement) -> tuple[Option, ...]:
    """Judge what is asked of an action's cost: whether it is so much, more, less or nothing.

    No spell is cast by a special action (CR 116.1), so what makes spells cost more or less is
    no matter; that just the mana printed is enough, and less is not, is what was played.
    """
    cost, *others = special_cost(scene)
    item = scene.about["a"]
    assert isinstance(item, Item)
    for each in walk([one.face.paragraphs for one in scene.permanents()]):
        if isinstance(each, CostChange) and each.keyword:
            raise NotSupported(f"what changes the cost of {each.keyword} is not planned yet here")
    if statement.name == "way_is":
        mana = statement.word("mana")
        same = cost.value == mana if mana else cost.amount == statement.number()
        good = same
    elif statement.name in ("way_more", "way_less"):
        good = False
    elif statement.name == "way_free":
        good = cost.amount == 0
    else:
        raise NotSupported("what is asked of that cost is not planned yet")
    verdict = "yes" if good else "no"
    says = f"it costs {cost.value} to {scene.about['special']} {item.name}"
    told = cost.evolve(verdict=verdict, says=f"{verdict.title()}: {says}.", value=None, amount=None)
    less = "yes" if verdict == "no" else "no"
    return (told, *(each.evolve(verdict=less, outcome="so much is not enough") for each in others))


def special_cost(scene: Scene) -> tuple[Option, ...]:
    """Give what the action costs: that mana is enough for it, and one less is not."""
    item, word = scene.about["a"], str(scene.about["special"])
    assert isinstance(item, Item)
    cost = _cost(item, word)
    _need_understood(scene)
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

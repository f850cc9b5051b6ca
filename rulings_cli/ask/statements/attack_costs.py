"""What attacking costs: so much for each creature that attacks whom the effect names (508.1h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import AttackTax
from rulings_cli.ask.plan import Guard, Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.ask.statements.writing import script_of
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value, parse_mana_cost
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def attacks_at_cost(scene: Scene) -> bool:
    """Tell whether something attacks, and a permanent there lets that cost something."""
    attacks = bool(scene.deeds) and scene.deeds[-1].kind == "attack"
    return attacks and any(_taxes(each) for each in scene.items)


def attacks_taxed(scene: Scene) -> bool:
    """Tell whether nothing else is spoken of than what makes attacking cost something."""
    return bool(scene.items) and all(_taxes(each) for each in scene.items)


def _taxes(item: Item) -> list[AttackTax]:
    return [each for each in walk(item.face.paragraphs) if isinstance(each, AttackTax)]


def ask_attack(scene: Scene) -> None:
    """Ask what the attack costs; its player has the lands for it."""
    deed = scene.deeds[-1]
    for item in scene.items:
        if _taxes(item) and item.assumed and item.owner == deed.who:
            item.owner = "opponent" if deed.who == "you" else "you"
    number = _number(scene, deed)
    scene.about["a"], scene.about["attack cost"] = deed.item, number
    scene.about["before damage"] = True
    if number:
        land = scene.world.stock.pick("land", "basic").name
        side = "you control" if deed.who == "you" else "the opponent controls"
        scene.given.append(f"{side} {number} {land}")
        scene.mana_fixed.add(deed.who)


def _number(scene: Scene, deed: Deed) -> int:
    """Give the mana that the attackers cost; only whom the opponent attacks is looked at."""
    defender = scene.about.get("defender")
    attackers = [deed.item, *(e for e in deed.targets if isinstance(e, Item) and e is not defender)]
    each_one = 0
    for item in scene.permanents():
        for tax in _taxes(item):
            mana = [each for each in tax.cost.components if isinstance(each, PayMana)]
            symbols = [symbol for each in mana for symbol in each.cost.symbols]
            plain = len(mana) == len(tax.cost.components) and all(s.isdigit() for s in symbols)
            if not plain or not isinstance(tax.whom, You):
                raise NotSupported(f"what {item.name} lets attacking cost is not planned yet")
            if defender is not None and not tax.planeswalkers:
                continue
            each_one += item.count * sum(map(int, symbols)) * (item.owner != deed.who)
    return each_one * sum(each.count for each in attackers if each is not None)


def at_the_player(scene: Scene) -> None:
    """Let the player be attacked instead of a planeswalker, with the lands for it."""
    defender, deed = scene.about.pop("defender"), scene.deeds[-1]
    deed.targets[:] = [each for each in deed.targets if each is not defender]
    number = _number(scene, deed)
    land = scene.world.stock.pick("land", "basic").name
    side = "you control" if deed.who == "you" else "the opponent controls"
    if number:
        scene.given.append(f"{side} {number} {land}")


def attack_cost(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Give what the attack costs: with that mana they attack, and with one less they can't."""
    del run
    item, prepared = scene.about["a"], scene.about["attack cost"]
    assert isinstance(item, Item)
    number = _number(scene, scene.deeds[-1])
    ref = scene.ref(item) if item.count == 1 else item.name
    said = f"{{{number}}}"
    line = f"{ref} is attacking"
    guards: tuple[Guard, ...] = ()
    script = script_of(scene, scene.extra)
    land = scene.world.stock.pick("land", "basic").name
    there = next((each for each in script.given if each.endswith(f" {number} {land}")), "")
    if number and number != prepared and not scene.about.get("change"):
        raise NotSupported("what pays for the attack is not as it was planned")
    if number and there and number == prepared:
        fewer = there.replace(f" {number} ", f" {number - 1} ")
        poorer = script.replacing(there, fewer) if number > 1 else script.without(there)
        guards = (Guard(poorer, (f"{ref} is not attacking",)),)
    found = Option((line,), "value", f"Attacking costs {said} in all.", value=said, outcome=said,
                   amount=number, guards=guards)  # fmt: skip
    verdicts = {
        "cost_is": number == _wanted(statement),
        "pays_any": number > 0,
        "must_pay": number > 0,
        "is_free": number == 0,
    }
    if statement.name == "cost_or":
        if number not in (statement.number(), statement.number("m")):
            raise NotSupported(f"it costs {said}, which is neither")
        return (found.evolve(value=str(number)),)
    if statement.name in verdicts:
        verdict = "yes" if verdicts[statement.name] else "no"
        says = f"{verdict.title()}: attacking costs {said} in all."
        return (found.evolve(verdict=verdict, value=None, amount=None, says=says),)
    return (found,)


def _wanted(statement: Statement) -> int | None:
    mana = statement.word("mana")
    return mana_value(parse_mana_cost(mana)) if mana else statement.number()

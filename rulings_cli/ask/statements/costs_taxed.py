"""Questions about taxes: on a commander, on attacking, on the so-manieth spell of a turn."""

from __future__ import annotations

from rulings_cli.abilities.described import HasType
from rulings_cli.abilities.static import (
    CostChange,
)
from rulings_cli.ask.statements import (
    commander_tax,
    doing,
)
from rulings_cli.ask.statements.attack_costs import ask_attack, attacks_at_cost
from rulings_cli.ask.statements.costs_of import put_beside
from rulings_cli.ask.statements.costs_open import ask_of
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def tax(scene: Scene, statement: Statement) -> None:
    """Cast a plain commander that was cast from the command zone before (CR 903.8)."""
    if scene.deeds:
        raise Misfit("it is said what is cast")
    beside = statement.noun("b")
    if beside is not None:
        put_beside(scene, beside)
        _need_any_commander(scene.bind(beside))
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "legendary", "plain", other_than=taken)
    item = scene.add(Item(card, card.front, None, "you"))
    scene.place(item, "command zone", "you")
    item.lines.append("you have cast NAME from the command zone twice")
    scene.assumptions.append(f"{item.name} is the commander, and was cast twice before")
    ask_of(scene, doing.cast_item(scene, item, "you"))


def tax_nth(scene: Scene, statement: Statement) -> None:
    """Ask whether something makes the so-manieth spell of a turn cost more: a plain instant."""
    from rulings_cli.ask.statements.helping import leave_open

    if scene.deeds:
        raise Misfit("what is cast was said otherwise")
    put_beside(scene, noun_of(statement, "b"))
    who = statement.word("whose") or "you"
    card = scene.world.stock.pick("instant", "plain", least=2)
    spell = scene.add(Item(card, card.front, None, who))
    leave_open(scene, "spells before", (statement.number("nth") or 1) - 1)
    scene.assumptions.append(f"asked of {spell.name}")
    ask_of(scene, doing.cast_item(scene, spell, who))


def attack_tax(scene: Scene, statement: Statement) -> None:
    """Ask for the tax of attacking, or for that on a commander."""
    if attacks_at_cost(scene):
        ask_attack(scene)
    elif commander_tax.is_meant(scene, statement):
        commander_tax.ask(scene, statement)
    else:
        raise NotSupported("the tax is not planned yet")


def _need_any_commander(item: Item) -> None:
    """Abstain where a card changes the cost of some commanders and not of others."""
    for node in walk(item.face.paragraphs):
        kinds = getattr(getattr(node, "what", None), "kinds", ())
        if isinstance(node, CostChange) and kinds and (HasType("creature"),) not in kinds:
            raise NotSupported(f"it rests on what the commander is for {item.name}")

"""Whether what makes a spell cost more asks for mana of a type: "does the tax need snow mana?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run


def taxes(item: Item) -> bool:
    """Tell whether a permanent makes spells cost more."""
    return item.is_permanent and any(
        isinstance(each, CostChange) and not each.less and not each.this
        for each in walk(item.face.paragraphs)
    )


def prepare(scene: Scene, statement: Statement) -> None:
    """Hold the spell, with what makes it cost more on the battlefield."""
    noun, other = statement.noun("b"), statement.noun("c")
    for each in (noun, other):
        if each is not None and not each.is_card:
            raise Misfit("which card is meant was not said")
    taxing = scene.bind(other, "permanent") if other is not None else None
    spell = scene.bind(noun) if noun is not None else None
    named = [each for each in scene.spoken if each.card is not None]
    found = [each for each in named if taxes(each)]
    rest = [each for each in named if not taxes(each) and not each.is_a("land")]
    taxing = taxing or (found[0] if len(found) == 1 else None)
    spell = spell or (rest[0] if len(rest) == 1 else None)
    if taxing is None or spell is None or not taxes(taxing) or scene.deeds:
        raise Misfit("what makes what cost more was not said")
    scene.onto_battlefield(taxing, taxing.owner or "opponent")
    if spell.soft:
        spell.zone, spell.soft = "", False
    scene.place(spell, "hand", "you")
    scene.about["a"], scene.about["b"] = spell, taxing


def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether more than generic mana was added to the cost."""
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.positions.judging import _said, _total

    del statement
    item, taxing = scene.about["a"], scene.about["b"]
    assert isinstance(item, Item)
    assert isinstance(taxing, Item)
    cost = item.face.mana_cost
    if cost is None or any(each in "XYZ" or "/" in each for each in cost.symbols):
        raise NotSupported(f"what {item.name} costs was not said")
    total = _total(run, item.name, "casting")
    colored = [each for each in total if not each.isdigit()]
    printed = [each for each in cost.symbols if not each.isdigit()]
    numbers = [sum(int(e) for e in one if e.isdigit()) for one in (total, cost.symbols)]
    line = f"casting {item.name} costs {_said(total)}"
    if numbers[0] <= numbers[1]:
        says = f"{taxing.name} adds nothing to it"
        return (Option((line,), "unknown", f"{says}.", outcome=says),)
    if sorted(colored) != sorted(printed):
        raise NotSupported("what is added holds more than generic mana")
    says = f"{taxing.name} adds generic mana, which mana of any type pays"
    return (Option((line,), "no", f"No: {says}.", outcome=says),)

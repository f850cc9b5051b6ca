"""Whether what changes a cost changes a mana value too: a tax, a keyword, another card.

The spell is cast so, and its mana value on the stack is compared with that of its mana cost:
additional and alternative costs and what is paid change nothing of it (CR 202.3, 118.8c, 118.9c).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.cards import x_costs
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import commander_tax, doing, mana_values
from rulings_cli.ask.statements.costs_of import changes_costs, need_lack
from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces
from rulings_cli.ask.statements.scene import Item, Misfit
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler
    from rulings_cli.ask.statements.rows import Statement
    from rulings_cli.ask.statements.scene import Scene

#: name: pattern, one a line (see `rows.compiled`); the pieces in capitals stand in `_PIECES`
_ASKS = """
value_taxed: do|will TAX MOVES [the] MV of <a> [too]
value_taxed: do|will TAX MOVES <a> ['s] MV [too]
value_taxed: do|will TAX COUNTS [the] MV of <a>
value_taxed: do|will TAX COUNTS <a> ['s] MV
value_taxed: be TAX INSIDE [the] MV of <a>
value_taxed: be TAX INSIDE <a> ['s] MV
value_by_way: do|will <way> MOVES [the] MV of <a> [too]
value_by_way: do|will <way> MOVES <a> ['s] MV [too]
value_by_way: do|will <way> COUNTS [the] MV of <a>
value_by_way: do|will <way> COUNTS <a> ['s] MV
value_by: do|will <b> MOVES [the] MV of <a> [too]
value_by: do|will <b> MOVES <a> ['s] MV [too]
"""
_PIECES = {
    "TAX": "[the|my] [commander] tax",
    "MOVES": "[also|still] change|raise|lower|affect|increase|reduce|alter|modify|up",
    "COUNTS": "[also] count|add|go|apply to|toward|towards|in|into|for|as [part] [of]",
    "INSIDE": "[part|included|added|counted] of|in|to|for|toward",
}
_MANA_VALUE = ("cmc", "mana value", "converted mana cost")


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what may change a mana value."""
    lines = with_pieces(_ASKS, _PIECES)
    said = (line.replace("MV", each) for line in lines.splitlines() for each in _MANA_VALUE)
    return table("ask", "\n".join(filter(None, said)))


def _cast(scene: Scene, item: Item) -> None:
    """Cast the spell whose mana value is asked about; it is looked at on the stack."""
    if item.card is None or item.is_a("land") or x_costs(item.face):
        raise NotSupported(f"what the mana value of {item.name} would be otherwise")
    if item.card is not None and len(item.card.faces) > 1:
        raise NotSupported(f"which face of {item.name} is meant")
    if any(each.item is not item for each in scene.deeds):
        raise NotSupported("what else is done is no matter of a mana value")
    scene.about["a"], scene.about["held"] = item, True
    named = item.noun is not None and item.noun.is_card  # else it stands for any such card
    scene.about["own value"] = mana_value(item.face.mana_cost) if named else None


def _bound(scene: Scene, statement: Statement) -> Item:
    noun = statement.noun()
    if noun is None or noun.part not in ("", "spell"):
        raise Misfit("whose mana value is asked about was not said")
    return scene.bind(noun)


def _taxed(scene: Scene, statement: Statement) -> None:
    """Cast a commander from the command zone again (CR 903.8)."""
    item = commander_tax.commander_of(scene, statement.noun())
    told = any("from the command zone" in each for each in item.lines)
    _cast(scene, item)
    scene.place(item, "command zone", item.owner or "you")
    if not told:
        item.lines.append("you have cast NAME from the command zone once")
        scene.assumptions.append(f"{item.name} was cast from the command zone once before")
    doing.cast_item(scene, item, item.owner or "you")


def _by_way(scene: Scene, statement: Statement) -> None:
    """Cast the spell by its keyword, or with it."""
    item, word = _bound(scene, statement), statement.word("way")
    if not item.has(word) and not (word == "kicker" and item.has("multikicker")):
        need_lack(item, word)
    _cast(scene, item)
    add_way(scene, doing.cast_item(scene, item, item.owner or "you"), word)


def _by(scene: Scene, statement: Statement) -> None:
    """Cast the spell while there is what changes costs."""
    item, other = _bound(scene, statement), statement.noun("b")
    if other is None or not other.is_card:
        raise Misfit("what would change a mana value was not said")
    cause = scene.bind(other, "permanent")
    if cause is item or not cause.is_permanent or not changes_costs(cause):
        raise NotSupported(f"what {cause.name} has to do with a mana value")
    _cast(scene, item)
    scene.onto_battlefield(cause, cause.owner or "you", soft=True)
    doing.cast_item(scene, item, item.owner or "you")


def _changed(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Compare the mana value of the spell as it was cast with that of its mana cost."""
    del statement
    name, number = mana_values.value_of(scene, run)
    item = scene.about["a"]
    assert isinstance(item, Item)
    told = scene.about["own value"]
    own = told if isinstance(told, int) else mana_value(item.face.mana_cost)
    line = f"{name} has mana value {number}"
    verdict, says = ("no", "still has") if number == own else ("yes", "has")
    return (Option((line,), verdict, f"{name} {says} mana value {number}.", outcome=line),)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the commander that stands for any have another mana value than it had."""
    item = scene.about.get("a")
    if scene.about.get("own value", 0) is not None or not isinstance(item, Item):
        return
    own = mana_value(item.face.mana_cost)
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken, least=own + 1)
    at = scene.items.index(item)

    def change(scene: Scene) -> None:
        scene.items[at].card, scene.items[at].face = card, card.front
        scene.about["own value"] = own

    yield f"{card.name} instead of {item.name}", change


PREPARED_CHANGES: dict[str, Handler] = {
    "value_taxed": _taxed,
    "value_by_way": _by_way,
    "value_by": _by,
}
JUDGED_CHANGES: dict[str, Judge] = dict.fromkeys(PREPARED_CHANGES, _changed)

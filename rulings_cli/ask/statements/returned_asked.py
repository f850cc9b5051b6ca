"""How many permanents go back to their owners' hands: "have to bounce two lands?" (CR 603.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import ReturnToHand
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.judged import _either, _facts, _value
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
returned_n: do|will|must <who> [still|now] [have|need] [to] bounce|return <n> <word> \
    [to [my|their|its] [owner] ['s] hand]
returned_n: [must|do] [have|need] to bounce|return <n> <word> [to hand]
returned_n: bounce|return <n> <word> ?
returned_amount: how many <word> do|will|must <who> [have|need] [to] bounce|return
returned_amount: [do|will|must] [<who>] [have|need] [to] bounce|return how many <word>
"""
#: What may go back, as it is called.
_KINDS = {
    "land": "land", "lands": "land", "creature": "creature", "creatures": "creature",
    "artifact": "artifact", "artifacts": "artifact", "permanent": "", "permanents": "",
}  # fmt: skip
#: So many plain lands are there to be returned.
_LANDS = 3


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is returned."""
    return table("ask", _ASKS)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask how many permanents of a kind a player returns; there are others of the kind."""
    word = statement.word("word")
    if word not in _KINDS:
        raise Misfit(f"how many {word} are returned is not asked")
    who = scene.about["who"] = statement.word("who") or "you"
    if not any(each.kind in ("cast", "play") or each.line for each in scene.deeds):
        causing.imply(scene, ReturnToHand)
    land = scene.world.stock.pick("land", "basic", other_than=tuple(e.name for e in scene.items))
    if _KINDS[word] == "land":
        lands = scene.add(Item(land, land.front, None, who))
        lands.count = _LANDS
        scene.onto_battlefield(lands, who)
        scene.choices.append(lands.name)


def _returned(scene: Scene, run: Run, word: str) -> int:
    """Give how many permanents of the kind a player controlled that went to a hand."""
    kind = _KINDS[word]
    who = scene.about["who"]
    names = {each.name for each in scene.items if not kind or each.is_a(kind)}
    moved = _facts(run, "ZoneChanged")
    return sum(
        each.from_ is Zone.BATTLEFIELD
        and each.to is Zone.HAND
        and each.name in names
        and each.player == who
        for each in moved
    )


def _judge_number(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    found = _returned(scene, run, statement.word("word"))
    line = "the stack is empty"
    yes, no = _either(line, line, f"{found} are returned", f"{found} of them are returned")
    return (yes if found == statement.number() else no,)


def _judge_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    found = _returned(scene, run, statement.word("word"))
    return _value("the stack is empty", str(found), f"{found} are returned", found)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let there be what makes an ability of entering trigger once more (CR 603.2d)."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in PREPARED:
        return
    taken = tuple(each.name for each in scene.items)
    try:
        card = scene.world.stock.pick("trigger-doubler", other_than=taken)
    except NotSupported:
        return
    who = str(scene.about["who"])

    def change(scene: Scene) -> None:
        scene.onto_battlefield(scene.add(Item(card, card.front, None, who)), who)

    yield f"{card.front.name} is there, too", change


PREPARED = {"returned_n": _prepare, "returned_amount": _prepare}
JUDGED = {"returned_n": _judge_number, "returned_amount": _judge_amount}

"""Whether all that a spell divides may be for one of its targets (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import DealDamage, PutCounters
from rulings_cli.abilities.quantities import Number
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.judged import _either, _item
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_PUT = "put|deal|assign|place|send|give"
_WHAT = "both|all [<n>] [of] [the|its|it] ['s] [<size>] counter|damage"
_ASKS = f"""
divides_all: [<m> target ,|.] can|may <who> {_PUT} {_WHAT} on|to 1 of them|those|the|2 [target] \
    [creature]
divides_to_one: can|may <who> {_PUT} {_WHAT} on|to 1|a [single] target|creature|thing|guy
divides_all: [<m> target ,|.] can|may 1 [of] [the|them|target] [target] get both|all [<n>] \
    [<size>] [counter|damage]
divides_all: [<m> target ,|.] can|may 1 [of] [the|them|target] [target] get 0|no|none|nothing \
    [counter|damage]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is divided."""
    return table("ask", _ASKS, cost=8)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let there be one target, or two where there is one."""
    deed = scene.about.get("divided by")
    if isinstance(deed, Deed):
        yield ("there is one target", _at(1)) if len(deed.targets) > 1 else ("two targets", _at(2))


def _at(count: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.about["divided by"]
        assert isinstance(deed, Deed)
        del deed.targets[1:]
        while len(deed.targets) < count:
            _add_target(scene, deed)
        _give_all(scene, deed)

    return change


def _add_target(scene: Scene, deed: Deed) -> Item:
    other = "opponent" if deed.who == "you" else "you"
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", least=_LARGE, other_than=taken)
    item = scene.onto_battlefield(scene.add(Item(card, card.front, None, other)), other)
    deed.targets.append(item)
    return item


#: What a creature costs that survives what is divided.
_LARGE = 5


def _give_all(scene: Scene, deed: Deed) -> None:
    """Give all to the first target; where each must get one there is nothing to announce."""
    number, others = scene.about["divided"], len(deed.targets) - 1
    assert isinstance(number, int)
    deed.tails = [each for each in deed.tails if not each.startswith("dividing")]
    if others and number > others + 1:
        deed.tails.append(f"dividing {'; '.join((str(number), *('0',) * others))}")


def _spell(scene: Scene) -> tuple[Item, int, str]:
    """Give what divides, how much it divides, and of what."""
    known = [e for e in scene.items if e.is_spell and e.noun is not None and e.noun.is_card]
    for item in known:
        for node in walk(item.face.paragraphs):
            if isinstance(node, DealDamage) and node.divided:
                amount, what = node.amount, "damage"
            elif isinstance(node, PutCounters) and node.words == "divided":
                amount, what = node.count, f"{node.kind} counters"
            else:
                continue
            if isinstance(amount, Number):
                return item, amount.n, what
    raise Misfit("nothing divides anything")


def _prepare(scene: Scene, statement: Statement) -> None:
    """Cast the spell at so many things, and give all of it to the first."""
    item, number, what = _spell(scene)
    wanted = required_targets(item.face)
    count = (statement.number("m") or 2) if statement.name == "divides_all" else 1
    if len(wanted) != 1 or (wanted[0].maximum and count > wanted[0].maximum):
        raise Misfit(f"{item.name} has no so many targets")
    who = statement.word("who") or item.owner or "you"
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item]
    item.zone = ""
    deed = doing.cast_item(scene, item, who)
    scene.about["a"] = _add_target(scene, deed)
    while len(deed.targets) < count:
        _add_target(scene, deed)
    scene.about["divided"], scene.about["divided by"] = number, deed
    scene.about["divided what"] = what
    deed.may_fail = True
    _give_all(scene, deed)


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the first target got all of it."""
    del run, statement
    number, what = scene.about["divided"], scene.about["divided what"]
    all_of_it = f"{scene.ref(_item(scene))} has {number} {what}"
    return _either(all_of_it, f"not: {all_of_it}", all_of_it, "each target must get a part of it")


PREPARED = {"divides_all": _prepare, "divides_to_one": _prepare}
JUDGED = {"divides_all": _judge, "divides_to_one": _judge}

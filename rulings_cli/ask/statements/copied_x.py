"""The X of a copy of a spell: what was chosen as the spell was cast is copied (CR 707.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import CopySpell
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
copied_x: what be [the] [value] [of] x for|of|on|in [the|my|that|his|their] copy
copied_x: what be [the|my|that] copy 's x [value]
copied_x: what [value] [of] x do|will [the|my|that] copy have|get|use
copied_x: how big|high|large be x for|of|on [the|my|that] copy
copied_x_same: do|will [the|my|that|a] copy [also|still] have|keep|copy|get|retain|use [the] same x
copied_x_same: do|will [the|my|that|a] copy [also|still] keep|copy|retain [the|its] x [value]
copied_x_same: be x the same for|on|of [the|my|that] copy
copied_x_is: be x [also|still] <n> for|on|of|in [the|my|that] copy
copied_x_is: do|will [the|my|that] copy [also|still] have x [=|of|as] [<n>]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of the X of a copy."""
    return table("ask", _ASKS, cost=5)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Cast the spell with its X, cast what copies it, and let that resolve."""
    del statement
    copiers = [e for e in scene.deeds if e.item is not None and _copies(e.item)]
    aimed = [one for e in copiers for one in e.targets if isinstance(one, Item)]
    if len(copiers) != 1 or len(aimed) != 1 or not doing.has_x(aimed[0]):
        raise Misfit("no spell with X is copied")
    spell = next((e for e in scene.deeds if e.item is aimed[0] and e.kind == "cast"), None)
    if spell is None or len(scene.deeds) != len((spell, copiers[0])):
        raise NotSupported("what is done besides is not planned yet")
    if not any(each.startswith("with X=") for each in spell.tails):
        raise NotSupported("what X is was not said")
    resolving = Deed("happen", "", copiers[0].item, "NAME resolves")
    copiers[0].response = resolving.response = True
    scene.deeds[:] = [spell, copiers[0], resolving]
    scene.about["copied x"], scene.about["held"] = spell, True
    scene.about["x said"] = _chosen(spell)


def _copies(item: Item) -> bool:
    return item.is_spell and has(item.face.paragraphs, CopySpell)


def _spell(scene: Scene) -> Deed:
    found = scene.about["copied x"]
    assert isinstance(found, Deed)
    return found


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the X of the copy by its mana value on the stack."""
    del run
    spell = _spell(scene)
    item = spell.item
    assert item is not None
    assert item.face.mana_cost is not None
    symbols = item.face.mana_cost.symbols
    ref = f"your {item.name}" if spell.who != "you" else f"the second {item.name}"
    said = scene.about["x said"]
    assert isinstance(said, int)
    chosen = _chosen(spell)
    return tuple(
        _option(f"{ref} has mana value {mana_value(item.face.mana_cost) + x * symbols.count('X')}",
                statement, x, said)
        for x in range(max(chosen, statement.number() or 0) + 2)
    )  # fmt: skip


def _option(line: str, statement: Statement, x: int, said: int) -> Option:
    says = f"X is {x} for the copy"
    if statement.name == "copied_x":
        return Option((line,), "value", f"{says}.", value=str(x), outcome=says, amount=x)
    number = statement.number()
    wanted = said if number is None else number
    verdict = "yes" if x == wanted else "no"
    return Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says)


def _at(spell: Deed) -> int:
    return next(n for n, each in enumerate(spell.tails) if each.startswith("with X="))


def _chosen(spell: Deed) -> int:
    return int(spell.tails[_at(spell)].removeprefix("with X="))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: another X is chosen for the spell."""
    if "copied x" not in scene.about:
        return

    def more(scene: Scene) -> None:
        spell = _spell(scene)
        spell.tails[_at(spell)] = f"with X={_chosen(spell) + 1}"

    yield "X is one more for the spell", more


_NAMES = ("copied_x", "copied_x_same", "copied_x_is")
PREPARED: dict[str, Handler] = dict.fromkeys(_NAMES, _prepare)
JUDGED: dict[str, Judge] = dict.fromkeys(_NAMES, _judged)

"""How many loyalty counters a planeswalker gets: as a cost is paid, or by an effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import _facts, _item, _things_of
from rulings_cli.ask.statements.prepared import _thing
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _asked(scene: Scene, statement: Statement) -> None:
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    if not isinstance(item, Item) or not item.is_a("planeswalker") or not scene.deeds:
        raise NotSupported("what gives it loyalty was not said")


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a planeswalker gets so many loyalty counters, or has so many in the end."""
    item, wanted = _item(scene), statement.number()
    id = _things_of(scene, run, item)
    got = sum(
        each.amount
        for each in _facts(run, "CountersPut")
        if each.on == id and each.kind == "loyalty"
    )
    held = dict(run.game.get(id).counters).get("loyalty", 0)
    line = f"{scene.ref(item)} has {held} loyalty counters"
    number = got if statement.name == "loyalty_by" else held
    verdict = "yes" if number == wanted else "no"
    says = f"{scene.ref(item)} gets {got} loyalty counters"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


#: So many counters are put on it by an effect, where that is tried instead.
_MOST = 4


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the counters be put on by an effect, and not as a cost is paid (CR 606.4)."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    if not (isinstance(asks, Statement) and asks.name in JUDGED and isinstance(item, Item)):
        return
    for at, deed in enumerate(scene.deeds):
        if deed.kind == "activate" and deed.item is item:
            for number in range(1, _MOST + 1):
                words = f"an effect puts {number} loyalty counters on {scene.ref(item)} instead"
                yield words, _by_effect(at, number)


def _by_effect(at: int, number: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.deeds[at]
        line = f"{number} loyalty counters are put on NAME"
        scene.deeds[at] = Deed("happen", deed.who, deed.item, line)

    return change


PREPARED = {"loyalty_by": _asked, "loyalty_at": _asked}
JUDGED = {"loyalty_by": _judged, "loyalty_at": _judged}

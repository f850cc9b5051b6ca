"""What every judgement is made with: the facts of a run, and the outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


Judge = Callable[[Scene, "Run", Statement], tuple[Option, ...]]


def _item(scene: Scene, key: str = "a") -> Item:
    found = scene.about.get(key)
    if not isinstance(found, Item):
        raise NotSupported("what is asked about was not said")
    return found


def _either(
    yes: tuple[str, ...] | str, no: tuple[str, ...] | str, said_yes: str, said_no: str
) -> tuple[Option, ...]:
    yes = (yes,) if isinstance(yes, str) else yes
    no = (no,) if isinstance(no, str) else no
    return (
        Option(yes, "yes", f"Yes: {said_yes}.", outcome=said_yes),
        Option(no, "no", f"No: {said_no}.", outcome=said_no),
    )


def _opposite(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Give what answers the question the other way round: what was yes is no."""
    yes, *others = options
    return (
        *(each.evolve(verdict="yes", says=each.says.replace("No:", "Yes:")) for each in others),
        yes.evolve(verdict="no", says=yes.says.replace("Yes:", "No:")),
    )


def _value(line: str, value: str, says: str, amount: int | None = None) -> tuple[Option, ...]:
    return (Option((line,), "value", f"{says}.", value=value, outcome=value, amount=amount),)


def _facts(run: Run, *names: str) -> list[Any]:
    return [each for each in run.game.trace if type(each).__name__ in names]


def times(run: Run, name: str) -> int:
    """Give how often abilities of a thing triggered."""
    got = str(run.check(f"{name} did not trigger").got)
    number = got.removeprefix("it triggered ").partition(" ")[0]
    return int(number) if number.isdigit() else 0


def _hand(who: str, run: Run) -> str:
    number = len(run.game.in_zone(Zone.HAND, who))
    verb = "you have" if who == "you" else "the opponent has"
    return f"{verb} {number} cards in hand"


def _player(who: str) -> str:
    return "you" if who == "you" else "the opponent"


def _is_token(run: Run, id: Any, kind: str) -> bool:
    each = run.game.objects.get(id) or run.game.last_known.get(id)
    face = getattr(each, "face", None)
    return face is not None and kind in face.subtypes


def _name_of(run: Run, id: Any) -> str:
    each = run.game.objects.get(id) or run.game.last_known.get(id)
    return str(getattr(each, "name", ""))


def _things_of(scene: Scene, run: Run, item: Item) -> Any:
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(scene.ref(item)), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{item.name} is not on the battlefield at the end")
    return found[0]


def _size_of(run: Run, name: str) -> str:
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{name} is not on the battlefield at the end")
    now = layers.characteristics(run.game, found[0])
    if now.power is None or "creature" not in now.types:
        raise NotSupported(f"{name} has no size")
    return f"{now.power}/{now.toughness}"

"""What mana the position at the end of a run shows, and the answer to what is asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option, Script
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import MANA_TYPES

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.world import World


def _sorted(types: Any) -> str:
    return "".join(f"{{{each}}}" for each in sorted(types, key=MANA_TYPES.index))


def _pool(run: Run) -> tuple[str, ...]:
    return tuple(unit.type for unit in run.game.players["you"].mana)


def position_mana(
    run: Run,
    world: World,
    *,
    name: str,
    ask: str,
    number: int | None = None,
    other: object = None,
    mana: object = None,
    chosen: bool = False,
    depends: bool = False,
    alone: Script | None = None,
    by: str = "",
) -> tuple[Option, ...]:
    """See what is made, or could be, and answer."""
    if ask.startswith("types-"):
        return (_types(run, name, ask.removeprefix("types-"), mana),)
    made = _pool(run)
    said, count = _sorted(made), len(made)
    line = f"your mana pool is {said or 'empty'}"
    found = Option(
        (line,), "value", f"{name} makes {said or 'no mana'} there.", outcome=said, amount=count
    )
    if ask == "restricted":
        return (_limited(run, found, by),)
    if depends:
        return (found.evolve(verdict="depends", says=f"It depends on what {name} counts."),)
    if ask == "what":
        return (found.evolve(value=str(count) if chosen and made else said or "nothing"),)
    if ask == "which":
        return (found.evolve(value=str(count)),)
    if ask == "symbols":
        if sorted(said) not in (sorted(str(mana)), sorted(str(other))):
            raise NotSupported("it makes neither of these")
        return (found.evolve(value=said),)
    if ask == "number":
        return (_told(found, count == number),)
    return (_told(found, _more(made, alone, world)),)


def _told(found: Option, yes: bool) -> Option:
    return found.evolve(verdict="yes" if yes else "no", value=None, amount=None)


def _more(made: tuple[str, ...], alone: Script | None, world: World) -> bool:
    """Tell whether more mana is made than without the others."""
    from rulings_cli.ask.playing import run_of

    if alone is None:
        raise NotSupported("there is nothing to compare it with")
    return len(made) > len(_pool(run_of(alone, world)))


def _limited(run: Run, found: Option, by: str) -> Option:
    """See whether the mana that a permanent made may be spent on some things only."""
    units = [
        unit
        for unit in run.game.players["you"].mana
        if getattr(unit.source_was, "name", "") == by or run.game.get(unit.source).name == by
    ]
    if not units:
        raise NotSupported(f"{by} makes no mana there")
    bound = {bool(unit.restrictions) for unit in units}
    if len(bound) > 1:
        raise NotSupported("some of the mana is bound")
    if bound == {True}:
        return _told(found, yes=True).evolve(says=f"{by}'s mana may be spent on some things only.")
    return _told(found, yes=False).evolve(says=f"No limit is set on the mana that {by} adds.")


def _types(run: Run, name: str, ask: str, mana: object) -> Option:
    """See the types of mana that the permanent could produce (CR 106.7)."""
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    could = producing.could_produce(run.game, _permanent(run, name))
    said = _sorted(could)
    line = f"{name} could produce {said}" if said else f"{name} could produce no mana"
    says = (
        f"{name} can make mana of these types: {said}." if said else f"{name} makes no mana there."
    )
    found = Option((line,), "value", says, value=said or "nothing", outcome=said or "no mana")
    if ask == "what":
        return found
    wanted = set(str(mana).strip("{}").split("}{")) if ask == "has" else set()
    return _told(found, bool(could) and wanted <= set(could))

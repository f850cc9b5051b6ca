"""What mana the position at the end of a run shows, and the answer to what is asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.plan import Option, Script
from rulings_cli.ask.statements.mana_untold import COUNTS, looks_around
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import MANA_TYPES

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Face
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.world import World
    from rulings_cli.game.mana_pool import ManaUnit


def sorted_types(types: Any) -> str:
    """Give mana types as symbols in their order."""
    return "".join(f"{{{each}}}" for each in sorted(types, key=MANA_TYPES.index))


def _pool(run: Run) -> tuple[str, ...]:
    return tuple(unit.type for unit in run.game.players["you"].mana)


def _filters(world: World, name: str) -> bool:
    """Tell whether a card makes more mana, or other mana, of mana that is paid for it."""
    abilities = mana_abilities(world.card(name).front)
    paid = [each for each in abilities if has(getattr(each.ability, "cost", None), PayMana)]
    return bool(paid) and len(abilities) > 1


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
    color: str = "",
) -> tuple[Option, ...]:
    """See what is made, or could be, and answer."""
    if ask.startswith("identity-"):
        return (_identity(run, name, by, ask.removeprefix("identity-"), mana),)
    if ask.startswith("types-"):
        return (_types(run, name, ask.removeprefix("types-"), mana),)
    made = _pool(run)
    if ask.startswith("devotion-"):
        return (_devotion(made, ask.removeprefix("devotion-")),)
    said, count = sorted_types(made), len(made)
    line = f"your mana pool is {said or 'empty'}"
    found = Option(
        (line,), "value", f"{name} makes {said or 'no mana'} there.", outcome=said, amount=count
    )
    if ask == "restricted":
        return (_limited(run, found, by, name, more=_more(made, alone, world)),)
    if depends:
        return (found.evolve(verdict="depends", says=f"It depends on what {name} counts."),)
    if ask == "what" and color:
        if color == "S":  # no type of mana: any mana of a snow source pays it (CR 107.4h)
            raise NotSupported("how much of the mana is of a snow source", "107.4h")
        if chosen:
            raise NotSupported("which of the mana is of that color is a choice")
        number = made.count(color)
        says = f"{name} makes {said or 'no mana'} there: {number} of it {{{color}}}."
        symbols = f"{{{color}}}" * number or "nothing"
        return (found.evolve(value=symbols, amount=number, says=says),)
    if ask == "what":
        return (found.evolve(value=str(count) if chosen and made else said or "nothing"),)
    if ask == "bonus":
        return (_bonus(found, name, made, alone, world, chosen=chosen),)
    if ask in ("which", "symbols"):
        return (_either(found, said, count, ask, (mana, other)),)
    if ask in ("number", "has") and _filters(world, name):
        raise NotSupported(f"which ability of {name} is used was not said")
    if ask == "number":
        return (_told(found, count == number),)
    if ask == "has":
        return (_told(found, set(str(mana).strip("{}").split("}{")) <= set(made)),)
    if ask == "affected":
        return (_told(found, _affected(run, name, made, alone, world)),)
    return (_told(found, _more(made, alone, world)),)


def _either(found: Option, said: str, count: int, ask: str, told: tuple[object, object]) -> Option:
    """Give which of two numbers, or of two kinds of mana, it is."""
    if ask == "which":
        return found.evolve(value=str(count))
    if sorted(said) not in [sorted(str(each)) for each in told]:
        raise NotSupported("it makes neither of these")
    return found.evolve(value=said)


def _bonus(
    found: Option,
    name: str,
    made: tuple[str, ...],
    alone: Script | None,
    world: World,
    *,
    chosen: bool,
) -> Option:
    """Give how much more mana there is than without the others, and of what types."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    if alone is None:
        raise NotSupported("there is nothing to compare it with")
    more = list(made)
    before = run_of(alone, world)
    for each in _pool(before):
        if each not in more:
            raise NotSupported("other mana is made")
        more.remove(each)
    if not more:
        return found.evolve(value="nothing", amount=0, says=f"No mana more than {name}'s own.")
    said = sorted_types(more)
    kinds = set(made) - set(more)
    choice = ", of a type that it makes: your choice" if len(kinds) > 0 or chosen else ""
    if (
        len(set(made)) == 1
        and len(producing.could_produce(before.game, _permanent(before, name))) == 1
    ):
        says = f"{said} more than {name}'s own."
        return found.evolve(value=said, amount=len(more), says=says)
    says = f"{len(more)} mana more than {name}'s own, such as {said}{choice}."
    return found.evolve(value=str(len(more)), amount=len(more), says=says)


def _affected(
    run: Run, name: str, made: tuple[str, ...], alone: Script | None, world: World
) -> bool:
    """Tell whether other mana is made, or could be, than without the others."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    if alone is None:
        raise NotSupported("there is nothing to compare it with")
    before = run_of(alone, world)
    if sorted(made) != sorted(_pool(before)):
        return True
    could = [
        sorted(producing.could_produce(each.game, _permanent(each, name))) for each in (run, before)
    ]
    if could[0] == could[1] and looks_around(world.card(name).front):
        raise NotSupported(f"whether it is so with what {name} looks at was not said")
    return could[0] != could[1]


def _identity(run: Run, land: str, card: str, ask: str, wanted: object) -> Option:
    """See the color identity by the mana that a land makes for the commander."""
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    colors = producing.could_produce(run.game, _permanent(run, land))
    said = sorted_types(colors)
    line = f"{land} could produce {said}" if said else f"{land} could produce no mana"
    says = f"The color identity of {card} is {said or 'colorless'}."
    found = Option((line,), "value", says, value=said or "colorless", outcome=said or "colorless")
    if ask == "what":
        return found
    allowed = set(str(wanted).strip("{}").split("}{"))
    held = set(colors) <= allowed if ask == "fits" else set(colors) == allowed
    return _told(found, held)


def _devotion(made: tuple[str, ...], ask: str) -> Option:
    """See the devotion by the mana that is made for it."""
    said = sorted_types(made)
    found = Option(
        (f"your mana pool is {said or 'empty'}",),
        "value",
        f"The devotion is {len(made)}.",
        value=str(len(made)),
        outcome=f"a devotion of {len(made)}",
        amount=len(made),
    )
    return found if ask == "what" else _told(found, bool(made))


def _told(found: Option, yes: bool) -> Option:
    return found.evolve(verdict="yes" if yes else "no", value=None, amount=None)


def _more(made: tuple[str, ...], alone: Script | None, world: World) -> bool:
    """Tell whether more mana is made than without the others."""
    from rulings_cli.ask.playing import run_of

    if alone is None:
        raise NotSupported("there is nothing to compare it with")
    return len(made) > len(_pool(run_of(alone, world)))


def _limited(run: Run, found: Option, by: str, name: str, *, more: bool) -> Option:
    """See whether the mana that a permanent made may be spent on some things only.

    What only multiplies mana makes none: it is the other's ability that makes more.
    """
    units = _made_by(run, by)
    if not units and more:
        units = _made_by(run, name)
    if not units:
        raise NotSupported(f"{by} makes no mana there")
    bound = {bool(unit.restrictions) for unit in units}
    if len(bound) > 1:
        raise NotSupported("some of the mana is bound")
    if bound == {True}:
        return _told(found, yes=True).evolve(says=f"{by}'s mana may be spent on some things only.")
    return _told(found, yes=False).evolve(says=f"No limit is set on the mana that {by} adds.")


def _made_by(run: Run, name: str) -> list[ManaUnit]:
    return [
        unit
        for unit in run.game.players["you"].mana
        if getattr(unit.source_was, "name", "") == name or run.game.get(unit.source).name == name
    ]


def _counts(face: Face) -> bool:
    """Tell whether how much mana a permanent makes rests on what is there."""
    return any(has(each.ability, *COUNTS) for each in mana_abilities(face))


def _types(run: Run, name: str, ask: str, mana: object) -> Option:
    """See the types of mana that the permanent could produce (CR 106.7)."""
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    there = _permanent(run, name)
    could = producing.could_produce(run.game, there)
    if not could and ask != "what" and _counts(run.game.get(there).face):
        raise NotSupported(f"it rests on what {name} counts")
    face = run.game.get(there).face
    if not could and len(run.script.given) == 1 and mana_abilities(face):
        raise NotSupported(f"what else there is, by which {name} makes mana, was not said")
    said = sorted_types(could)
    line = f"{name} could produce {said}" if said else f"{name} could produce no mana"
    says = (
        f"{name} can make mana of these types: {said}." if said else f"{name} makes no mana there."
    )
    found = Option((line,), "value", says, value=said or "nothing", outcome=said or "no mana")
    if ask == "what":
        return found
    wanted = set(str(mana).strip("{}").split("}{")) if ask != "any" else set()
    if ask == "only":
        return _told(found, wanted == set(could))
    holds = bool(could) and wanted <= set(could)
    return _told(found, not holds if ask == "hasnt" else holds)


def position_counters(
    run: Run,
    world: World,
    *,
    name: str,
    ask: str,
    number: int | None = None,
    other: int | None = None,
) -> tuple[Option, ...]:
    """See how many counters the permanent has."""
    from rulings_cli.ask.probes import _permanent

    del world
    try:
        kinds = dict(run.game.get(_permanent(run, name)).counters)
    except NotSupported:
        kinds = {}
    kinds = {kind: count for kind, count in kinds.items() if count}
    if len(kinds) > 1:
        raise NotSupported("counters of several kinds")
    kind, count = next(iter(kinds.items()), ("", 0))
    line = f"{name} has {count} {kind} counters" if count else f"{name} has no counters"
    says = f"{name} enters with {count} counters."
    found = Option((line,), "value", says, value=str(count), outcome=line, amount=count)
    if ask == "number":
        return (_told(found, count == number),)
    if ask == "which" and count not in (number, other):
        raise NotSupported("neither of the numbers")
    return (found,)


def position_value(
    run: Run,
    world: World,
    *,
    name: str,
    face: str,
    ask: str,
    number: int | None = None,
    other: int | None = None,
    kind: str = "",
) -> tuple[Option, ...]:
    """See the mana value of the object of that card; of a token, where the kind says so."""
    from rulings_cli.engine import layers

    del world
    game = run.game
    held = [id for id, each in game.objects.items() if each.card and each.card.name == name]
    if kind == "token":
        held = [id for id, each in game.objects.items() if each.kind == "token"]
    if len(held) != 1:
        raise NotSupported(f"{name} is not where the example puts it")
    count = layers.mana_value(game, held[0])
    shown = game.get(held[0]).name if game.get(held[0]).name == face else name.split(" // ")[0]
    line = f"{shown} has mana value {count}"
    says = f"Its mana value is {count}."
    found = Option((line,), "value", says, value=str(count), outcome=str(count), amount=count)
    if ask == "number":
        return (_told(found, count == number),)
    if ask == "which" and count not in (number, other):
        raise NotSupported("neither of the numbers")
    return (found,)

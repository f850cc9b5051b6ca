"""What is paid in all where the example stands, and what would be paid otherwise (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.static import (
    CostChange,
    MayPayInstead,
    MayPlayFrom,
    MinimumCost,
)
from rulings_cli.ask.cards import (
    has,
)
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.writing import action_of, script_of
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

Symbols = tuple[str, ...]


#: What a text says that has to do with costs, whether it comes to bear or not.
OF_COSTS = (CostChange, MinimumCost, MayPayInstead, MayPlayFrom)


def asked_deed(scene: Scene) -> Deed:
    """Give the casting or activation that is asked about."""
    if scene.asked is None or scene.asked.item is None:
        raise NotSupported("what is paid for was not said")
    return scene.asked


def total_of_deed(scene: Scene, run: Run) -> tuple[str, Symbols]:
    """Give the line about the total cost that is asked about, and its symbols."""
    from rulings_cli.examples.costing import total_of
    from rulings_cli.examples.reading import parse_line

    deed = asked_deed(scene)
    verb = "casting" if deed.kind == "cast" else "activating"
    action = action_of(scene, deed)
    words = f"{verb} {action} costs {'' if deed.who == 'you' else 'the opponent '}"
    probe = parse_line(f"{words}{{0}}", keyword="then")
    try:
        total, _ = total_of(run.play, probe, verb)
    except InputError as error:
        raise Misfit(f"it can't be begun there: {error.message}") from error
    return f"{words}{spelled(total)}", total


def spelled(symbols: Symbols) -> str:
    """Give a cost as it is written: {0} for nothing."""
    return "".join(f"{{{each}}}" for each in symbols) or "{0}"


def worth(symbols: Symbols) -> int:
    """Give how much mana a cost is."""
    return mana_value(ManaCost(symbols))


def statement_of(scene: Scene) -> Statement:
    """Give what is asked."""
    asked = scene.about["ask"]
    assert isinstance(asked, Statement)
    return asked


def what_is_there(scene: Scene) -> list[Item]:
    """Give what may change costs where it is: permanents, and what is in a command zone."""
    asked = asked_deed(scene).item
    commanders = [e for e in scene.items if e.zone == "command zone" and e is not asked]
    return [*scene.permanents(), *commanders]


def total_without(scene: Scene, *, way: str = "", gone: Sequence[Item] | None = None) -> Symbols:
    """Give the total cost without what is asked about beside, or without all that changes costs."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.ask.statements.costs_of import changes_costs

    deed, beside = asked_deed(scene), scene.about.get("b")
    if gone is None and not way and deed.given_up is not None and changes_costs(deed.given_up):
        raise NotSupported(f"what it costs without {deed.given_up.name} is not planned yet")
    gone = (
        gone
        if gone is not None
        else [
            each
            for each in what_is_there(scene)
            if each is not deed.item
            and each not in deed.targets
            and each is not deed.given_up
            and (each is beside or not isinstance(beside, Item))
        ]
    )
    if way:
        gone = []
    zones = [(each, each.zone, each.lines) for each in scene.items]
    tails = list(deed.tails)
    try:
        for each in gone:
            each.zone, each.lines = "", []
        for item in scene.items:  # nothing can be said with it of other things
            if item.attached_to in gone:
                item.lines = [line for line in item.lines if "TO" not in line.split()]
        if way:
            deed.tails = [each for each in tails if each not in (f"with {way}", "kicked")]
        return total_of_deed(scene, run_of(script_of(scene, scene.extra), scene.world))[1]
    finally:
        deed.tails = tails
        for each, zone, lines in zones:
            each.zone, each.lines = zone, lines


def is_changed(scene: Scene, symbols: Symbols) -> bool:
    """Tell whether what is there changes the cost: all of it, or one thing of several."""
    deed = asked_deed(scene)
    if symbols != total_without(scene):
        return True
    others = [e for e in scene.permanents() if e is not deed.item and e not in deed.targets
              and has(e.face.paragraphs, *OF_COSTS)]  # fmt: skip
    return len(others) > 1 and any(symbols != total_without(scene, gone=(each,)) for each in others)


def lowers_itself(deed: Deed, symbols: Symbols) -> bool:
    """Tell whether what a card counts itself has changed what it costs."""
    face = face_of_deed(deed)
    own = [each for each in walk(face.paragraphs) if isinstance(each, CostChange) and each.this]
    printed = face.mana_cost.symbols if face.mana_cost is not None else ()
    return bool(own) and deed.kind == "cast" and not is_way_said(deed) and symbols != printed


def is_way_said(deed: Deed) -> bool:
    """Tell whether it was said for which cost something is cast, or what pays of it."""
    ways = ("for its", "without paying", "paying", "with buy", "with ent", "kicked")
    return any(each.startswith(ways) for each in deed.tails)


def face_of_deed(deed: Deed) -> Face:
    """Give the face of what is cast or used."""
    assert deed.item is not None
    return deed.item.face

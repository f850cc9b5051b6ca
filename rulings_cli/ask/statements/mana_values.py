"""Mana values in a scene: of a card, permanent or spell where the question has it (CR 202.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.cards import x_costs
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.judged import Judge
from rulings_cli.ask.statements.prepared import Handler, _last
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _asked(scene: Scene, statement: Statement) -> None:
    """Let the thing be where it is said to be; what was cast is looked at on the stack."""
    noun = statement.noun()
    if noun is not None and noun.part not in ("", "spell"):
        raise Misfit("what of it is asked about was not said")
    copier = scene.about.get("copier") if noun is None else None
    item = scene.bind(noun) if noun is not None else _last(scene, "")
    item = copier if isinstance(copier, Item) else item
    if item.card is None and not item.token:
        raise NotSupported("whose mana value is asked about was not said")
    hidden = item.is_hidden or "face down" in item.tails or bool(item.token) or item.is_a("land")
    named = noun is None or noun.is_card or noun.pronoun or noun.mana_value is not None
    if not named and not hidden and item.copy_of is None and statement.name == "mv":
        raise NotSupported(f"which card {item.noun.text if item.noun else 'it'!r} is was not said")
    scene.about["a"] = item
    whose, _, zone = statement.word("zone").partition(" ")
    zone = zone or ("stack" if scene.about.get("on stack") else "")
    if item.is_hidden or "face down" in item.tails:
        zone = zone or "battlefield"
    cast = any(each.item is item and each.kind == "cast" for each in scene.deeds)
    if zone == "stack" or (not zone and cast and item.is_spell):
        if not cast:
            doing.cast_item(scene, item, item.owner or "you")
        scene.about["held"] = True
    elif zone == "battlefield" or item.token:
        scene.onto_battlefield(item, item.owner or "you")
    elif zone:
        scene.place(item, zone, whose)
    elif cast:
        if x_costs(item.face) or len(scene.deeds) > 1:
            raise NotSupported("whether it is still on the stack was not said")
    elif not item.zone or item.soft:
        if item.card is not None and len(item.card.faces) > 1 and item.face is not item.card.front:
            raise NotSupported("it rests on where it is")
        item.zone = ""
        scene.place(item, "hand", item.owner or "you")


def value_of(scene: Scene, run: Run) -> tuple[str, int]:
    """Give the words for the thing, and its mana value where it is in the end."""
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases
    from rulings_cli.terms.zones import Zone

    item = scene.about["a"]
    assert isinstance(item, Item)
    name = scene.ref(item)
    zones = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.HAND, Zone.EXILE, Zone.LIBRARY)
    found = naming.find(run.game, phrases.ref(name), zones)
    if len(found) != 1:
        raise NotSupported(f"where {name} is in the end was not said")
    return name, layers.mana_value(run.game, found[0])


def _value(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name, number = value_of(scene, run)
    line = f"{name} has mana value {number}"
    return (Option((line,), "value", f"{line}.", value=str(number), outcome=line, amount=number),)


def _is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana value is the number that is said, or which of two it is."""
    name, number = value_of(scene, run)
    line = f"{name} has mana value {number}"
    other = statement.number("m")
    if other is not None:
        return _value(scene, run, statement)
    verdict = "yes" if number == statement.number() else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


PREPARED_VALUES: dict[str, Handler] = {"mv": _asked, "mv_is": _asked}
JUDGED_VALUES: dict[str, Judge] = {"mv": _value, "mv_is": _is}

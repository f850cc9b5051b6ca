"""What the layers make of an object at the end of an example, a row for each step (CR 613)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulings_cli.engine import layers
from rulings_cli.examples import naming
from rulings_cli.examples.lines import Example
from rulings_cli.examples.naming import Cards
from rulings_cli.examples.playing import Play
from rulings_cli.examples.reading import parse_line
from rulings_cli.examples.running import Run
from rulings_cli.examples.telling import named
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.values import Value

#: What the steps are called that no effect takes.
_STEPS: Final = {
    "define types": "its own keywords",
    "define colors": "its own keywords",
    "add intrinsic abilities": "land types bring abilities",
    "apply keyword counters": "counters",
    "apply size counters": "counters",
}


class LayerRow(Value):
    """One step: the layer, whose effect, why it applies then, and what it changed.

    `before` and `after` say only what differs; the first row is the object as its copiable values
    have it, with no layer before it.
    """

    layer: str
    effect: str
    order: str
    before: str
    after: str
    rules: tuple[str, ...]


def layer_table(
    example: Example, thing: str, cards: Cards, edition: Edition | None = None
) -> tuple[LayerRow, ...]:
    """Play an example and tell how an object comes to be what it is at the end.

    `thing` names the object as a line would: "Codie", "the opponent's Forest". InputError where
    there is no such object, NotSupported where the example is not played.
    """
    run = Run(Play(example.given, cards, edition or Edition()))
    run.carry_out(example.script)
    game = run.game
    line = parse_line(f"{thing} is tapped", keyword="given", path="OBJECT")
    id = naming.one(game, line.get("object"))
    steps = layers.watched(game, id)
    first = steps[0].before if steps else layers.characteristics(game, id)
    assert first is not None
    rows = [LayerRow("1", named(game, id), "copiable values", "", _whole(first), ("613.2a",))]
    for each in steps:
        assert each.before is not None
        assert each.after is not None
        before, after = _difference(each.before, each.after)
        source = "itself" if each.source is None else named(game, each.source)
        rules = tuple(dict.fromkeys(rule.number for rule in each.rules))
        order = _STEPS.get(each.order, each.order)
        rows.append(LayerRow(each.layer, source, order, before, after, rules))
    return tuple(rows)


def _type_line(found: Characteristics) -> str:
    front = " ".join((*sorted(found.supertypes), *sorted(found.types)))
    kinds = "every creature type" if found.all_creature_types else " ".join(sorted(found.subtypes))
    return f"{front} - {kinds}" if kinds else front


def _size(found: Characteristics) -> str:
    return "" if found.power is None else f"{found.power}/{found.toughness}"


def _abilities(found: Characteristics) -> str:
    count = len(found.abilities)
    return "no abilities" if not count else f"{count} abilit{'y' if count == 1 else 'ies'}"


_FACETS: Final[tuple[Callable[[Characteristics], str], ...]] = (
    lambda found: found.name,
    lambda found: f"controlled by {found.controller}",
    _type_line,
    lambda found: "".join(sorted(found.colors)) or "colorless",
    _abilities,
    _size,
)


def _whole(found: Characteristics) -> str:
    return "; ".join(words for facet in _FACETS if (words := facet(found)))


def _difference(before: Characteristics, after: Characteristics) -> tuple[str, str]:
    """Say what differs, before and after; abilities by their number, or as others."""
    pairs = [(facet(before), facet(after)) for facet in _FACETS]
    differing = [(one, other) for one, other in pairs if one != other]
    if not differing:
        return "", "other abilities"
    return "; ".join(one for one, _ in differing), "; ".join(other for _, other in differing)

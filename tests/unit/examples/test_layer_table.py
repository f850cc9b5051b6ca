"""The layers of an object at the end of an example, row by row."""

from __future__ import annotations

import pytest
from example_cards import card

from rulings_cli.errors import InputError
from rulings_cli.examples.layer_table import LayerRow, layer_table
from rulings_cli.examples.reading import parse_example


def rows(text: str, thing: str) -> tuple[LayerRow, ...]:
    return layer_table(parse_example(text, "page.md", 1, "it"), thing, card)


def test_a_land_becomes_a_mountain_and_gets_its_ability() -> None:
    found = rows(
        """\
given you control Half-Read Grove; Red Tide
then  Half-Read Grove is a Mountain
but if Red Tide has left the battlefield
""",
        "Half-Read Grove",
    )

    assert [(each.layer, each.effect) for each in found] == [
        ("1", "Half-Read Grove"),
        ("4", "Red Tide"),
        ("4", "itself"),
    ]
    assert found[1].after.startswith("land - Mountain")
    assert found[1].rules == ("613.1d",)
    assert found[2].rules == ("305.6",)


def test_counters_come_after_effects_on_the_same_layer() -> None:
    found = rows(
        """\
given you control Plain Bear; Warm Song
given Plain Bear has a +1/+1 counter
then  Plain Bear is 4/4
but if Warm Song has left the battlefield
""",
        "Plain Bear",
    )

    assert [(each.layer, each.before, each.after) for each in found[1:]] == [
        ("7c", "2/2", "3/3"),
        ("7c", "3/3", "4/4"),
    ]
    assert found[-1].order == "counters"


def test_an_object_that_is_not_there_is_told() -> None:
    with pytest.raises(InputError, match="there is no Small Spark"):
        rows(
            """\
given you control Plain Bear
then  Plain Bear is 2/2
but if Plain Bear has a +1/+1 counter
""",
            "Small Spark",
        )

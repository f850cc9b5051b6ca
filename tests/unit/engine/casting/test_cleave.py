"""Cleave: the words in square brackets are removed where its cost was paid (CR 702.148)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.oracle.saying import say_paragraph
from rulings_cli.terms.zones import Zone

SLASH = face("Slash", "instant", "Cleave {2}{W}\nDestroy target [attacking] creature.", cost="{W}")
FIND = face(
    "Find",
    "sorcery",
    "Cleave {1}\nSearch your library for a [snow artifact] card, [reveal it,] put it into your "
    "hand, then shuffle.",
    cost="{0}",
)
TWIN = face(
    "Twin", "instant", "Copy target spell. You may choose new targets for the copy.", cost="{0}"
)


def test_the_text_is_said_with_its_brackets() -> None:
    assert say_paragraph(SLASH.paragraphs[1]) == "Destroy target [attacking] creature."
    assert "[snow artifact] card, [reveal it,] put" in say_paragraph(FIND.paragraphs[1])


def test_for_its_mana_cost_the_words_count(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("W")

    refused = table.cast(table.hand(SLASH), targets=(bear,))

    assert refused is not None
    assert refused.rule.number == "601.2c"


def test_for_its_cleave_cost_they_are_gone(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("WCC")

    assert table.cast(table.hand(SLASH), alternative="cleave", targets=(bear,)) is None
    table.resolve()

    assert not table.game.exists(bear)


def test_what_it_does_is_without_them_too(table: Table) -> None:
    table.put(BEAR, Zone.LIBRARY)
    table.mana("C")

    table.cast(table.hand(FIND), alternative="cleave")
    found = table.game.in_zone(Zone.LIBRARY, "you")
    table.resolve(card=found, exile=found, name=found)

    assert table.names(Zone.HAND) == ["Meadow Bear"]


def test_a_copy_is_cleaved_as_well(table: Table) -> None:
    first, second = table.put(BEAR, owner=OPPONENT), table.put(BEAR, owner=OPPONENT)
    table.mana("WCC")
    table.cast(table.hand(SLASH), alternative="cleave", targets=(first,))
    table.cast(table.hand(TWIN), targets=(table.top(),))

    table.resolve(may=True, targets=(second,))
    table.resolve()

    assert not table.game.exists(second)
    assert table.game.exists(first)

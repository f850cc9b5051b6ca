"""Examples are run by the id that the check names, those of a topic for one card too."""

from __future__ import annotations

from rulings_cli import api


def test_every_example_is_found_by_its_id() -> None:
    rulings = api.Rulings()
    ids = [block.id for _, block in rulings.entries.blocks()]

    assert [each for each in ids if not rulings._blocks(each)] == []

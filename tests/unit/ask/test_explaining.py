"""Each stage can be shown."""

from __future__ import annotations

from rulings_cli.ask.explaining import explain
from rulings_cli.ask.world import World


def test_the_stages_are_shown(world: World) -> None:
    shown = "\n".join(explain("can Codie mana pay for Lightning Bolt", world=world))
    for word in ("parts: ", "reading: pay_for", "given you control", "outcome: yes", "but if "):
        assert word in shown


def test_an_unread_question_shows_its_parts(world: World) -> None:
    shown = "\n".join(explain("can Codie flibber", world=world))
    assert "unknown words: flibber" in shown

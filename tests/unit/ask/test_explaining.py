"""Each stage can be shown."""

from __future__ import annotations

from rulings_cli.ask.explaining import explained
from rulings_cli.ask.world import World


def test_the_stages_are_shown(world: World) -> None:
    shown = "\n".join(explained("can Codie mana pay for Lightning Bolt", world=world))
    for word in ("name     'Codie'", "reading  pay_for", "given you control", ": yes", "contrast "):
        assert word in shown


def test_an_unread_question_shows_its_unknown_words(world: World) -> None:
    shown = "\n".join(explained("can Codie flibber", world=world))
    assert "not known: flibber" in shown

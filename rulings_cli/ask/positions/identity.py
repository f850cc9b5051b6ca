"""Color identity: which decks of Commander a card may be in (CR 903.4, 903.5c)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES


def identity(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the card be a commander, and see for which colors a land asks its identity."""
    found = asked_situation(asked)
    card = asked.card(found.goal.slot("one"))
    if card.partial:
        raise NotSupported(f"{card.name} has a face that the pool does not hold")
    land = asked.stock.pick("identity-land").name
    own = f"you control {land}"
    script = Script(_as_commander(card.name, put(card), own))
    about = {
        "name": land,
        "ask": f"identity-{found.goal.ask}",
        "mana": found.goal.get("colors"),
        "by": card.front.name,
    }
    changes: list[Change] = []
    for color in COLOR_NAMES:
        other = asked.stock.pick("plain", color=color).name
        changes.append(
            Change(
                f"{other} instead of {card.name}",
                Script(_as_commander(other, other, own)),
                about=tuple({**about, "by": other}.items()),
            )
        )
    yield PlannedExample(
        script,
        (),
        tuple(changes),
        (f"{land} shows the color identity of {card.front.name}",),
        probe="position_mana",
        about=tuple(about.items()),
        by_verdict=True,
    )


def _as_commander(name: str, words: str, own: str) -> tuple[str, ...]:
    short = name.split(" // ")[0]
    return (f"{words} is in your command zone", f"{short} is your commander", own)

"""What is said to enter with counters that its own text does not give it (CR 122.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.statements.scene import Scene


def settle(scene: Scene) -> None:
    """Abstain where a card that is still to be cast has counters on it: it would enter with them.

    What lets it enter so was not said, and counters on a card in a hand would be gone (CR 122.2).
    """
    for deed in scene.deeds:
        item = deed.item
        if item is None or deed.kind not in ("cast", "play") or item.zone == "battlefield":
            continue
        if item.is_permanent and any(
            each.startswith("with ") and "counter" in each for each in item.tails
        ):
            raise NotSupported(f"what gives {item.name} counters as it enters was not said")

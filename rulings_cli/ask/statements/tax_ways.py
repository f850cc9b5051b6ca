"""A commander cast for another cost of its own: the tax is paid besides it (CR 903.8, 118.9d)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported

_FOR = "for its "


def own_way(scene: Scene, item: Item, casts: list[Deed]) -> tuple[str, tuple[str, ...]] | None:
    """Give how a commander is cast by a keyword of its own, and the mana that costs, or None."""
    tails = {tail for each in casts for tail in each.tails if tail.startswith(_FOR)}
    said = scene.about.get("said")
    told = [each.name for each in said] if isinstance(said, tuple) else []
    if not tails and "by_keyword" in told:
        raise NotSupported("what its keyword has to do with the tax is not planned yet")
    if not tails:
        return None
    tail = min(tails)
    word = tail.removeprefix(_FOR).removesuffix(" cost")
    costs = [e.cost for e in item.face.abilities if isinstance(e, Keyword) and e.name == word]
    parts = costs[0].components if len(costs) == 1 and costs[0] is not None else ()
    paid = parts[0] if len(parts) == 1 else None
    if len(tails) > 1 or not isinstance(paid, PayMana) or "X" in paid.cost.symbols:
        raise NotSupported(f"what {item.name} costs {tail}")
    return tail, paid.cost.symbols

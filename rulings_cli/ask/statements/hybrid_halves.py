"""Which halves of hybrid mana are announced where colored mana is taken off (CR 601.2b, 118.7)."""

from __future__ import annotations

from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.statements.scene import Deed, Scene
from rulings_cli.terms.mana import COLORS
from rulings_cli.terms.values import walk


def choose(scene: Scene, deed: Deed) -> None:
    """Announce the halves that cost least, where not the first ones are they."""
    item = deed.item
    cost = item.face.mana_cost if item is not None else None
    symbols = [each for each in (cost.symbols if cost else ()) if "/" in each]
    if not symbols or any("P" in each or each[0].isdigit() for each in symbols):
        return
    left = _taken_off(scene)
    chosen = []
    for each in symbols:
        halves = each.split("/")
        half = next((one for one in halves if one in left), halves[0])
        if half in left:
            left.remove(half)
        chosen.append(half)
    if chosen != [each.partition("/")[0] for each in symbols]:
        deed.tails.append(f"choosing {'; '.join(f'{{{each}}}' for each in chosen)}")
        scene.assumptions.append(f"{''.join(f'{{{each}}}' for each in chosen)} are chosen")


def _taken_off(scene: Scene) -> list[str]:
    """Give the colored mana that what is there takes off the costs of spells."""
    return [
        symbol
        for item in scene.permanents()
        for node in walk(item.face.paragraphs)
        if isinstance(node, CostChange) and node.less and not node.this
        for symbol in node.amount.symbols
        if symbol in COLORS
        for _ in range(item.count)
    ]

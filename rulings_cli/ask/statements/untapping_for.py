"""Untapping a permanent by one's own doing: for a cost, or by what its own ability does.

A cost that a replacement effect changes is still paid (CR 118.11): a stun counter is removed.
"""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.costs import UntapObjects, UntapThis
from rulings_cli.abilities.effects import Untap
from rulings_cli.abilities.references import This
from rulings_cli.ask.cards import Placed, has
from rulings_cli.ask.statements import using
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def untap(scene: Scene, item: Item, other: Item | None, who: str) -> Deed | None:
    """Activate what a permanent is untapped for, or what untaps it; None for nothing."""
    tool = other or _tool(scene, item)
    if tool is not None and tool is not item:
        return _for_cost(scene, item, tool, who)
    found = [each for each in _activated(item) if _untaps_itself(each)]
    if len(found) != 1:
        return None
    scene.onto_battlefield(item, who)
    if "tapped" not in item.tails:
        item.tails.append("tapped")
    deed = using.activated(scene, item, found[0], who)
    scene.given[:] = [each for each in scene.given if each != f"{item.name} is tapped"]
    return deed


def is_meant(scene: Scene, item: Item) -> Item:
    """Give what "it" means where it is untapped: what can be untapped by its own ability."""
    if any(map(_untaps_itself, _activated(item))) or _tool(scene, item) is not None:
        return item
    found = [each for each in scene.items if any(map(_untaps_itself, _activated(each)))]
    return found[0] if len(found) == 1 else item


def by(scene: Scene, doer: Item, item: Item) -> Deed:
    """Activate the ability of one thing that untaps another."""
    from rulings_cli.ask.statements.causing import use_on

    if not any(has(each.ability, Untap) for each in _activated(doer)):
        raise Misfit(f"{doer.name} untaps nothing")
    scene.onto_battlefield(doer, doer.owner or "you")
    scene.onto_battlefield(item, item.owner or doer.owner)
    return use_on(scene, doer, doer.owner or "you", item)


def _activated(item: Item) -> list[Placed]:
    if not item.is_permanent:
        return []
    return [e for e in using.abilities_of(item) if isinstance(e.ability, ActivatedAbility)]


def _untaps_itself(each: Placed) -> bool:
    if has(getattr(each.ability, "cost", None), UntapThis):
        return True
    body = getattr(each.ability, "body", ())
    return any(isinstance(one, Untap) and isinstance(one.what, This) for one in walk(body))


def _paid_so(item: Item) -> list[Placed]:
    return [e for e in _activated(item) if has(getattr(e.ability, "cost", None), UntapObjects)]


def _tool(scene: Scene, item: Item) -> Item | None:
    """Give the one thing of the scene for whose cost others are untapped."""
    found = [each for each in scene.items if each is not item and _paid_so(each)]
    return found[0] if len(found) == 1 else None


def _for_cost(scene: Scene, item: Item, tool: Item, who: str) -> Deed:
    """Activate the ability that asks for the fewest to be untapped, the thing among them."""
    found = _paid_so(tool)
    if not found:
        raise Misfit(f"nothing is untapped for {tool.name}")
    if not item.is_a("creature") or item.count > 1:
        raise NotSupported(f"{item.name} is not untapped for one cost")
    scene.onto_battlefield(tool, who)
    scene.onto_battlefield(item, who)
    untapped = item.noun is not None and "untapped" in item.noun.qualities
    if "tapped" not in item.tails and not untapped:
        item.tails.append("tapped")
    before = len(scene.given)
    deed = using.activated(scene, tool, found[0], who)
    scene.given[before:] = [_without_plain(each) for each in scene.given[before:]]
    scene.given[:] = [each for each in scene.given if each]
    return deed


def _without_plain(line: str) -> str:
    """Give a line without the tapped thing that would be untapped otherwise."""
    head, verb, things = line.partition(" control ")
    if not verb:
        return line
    left = [each for each in things.split("; ") if not each.endswith(", tapped")]
    return f"{head}{verb}{'; '.join(left)}" if left else ""

"""Casting something in the way of one of its keywords: what is paid, and from where."""

from __future__ import annotations

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Scene
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL, ZONE_OF
from rulings_cli.errors import NotSupported

#: Keywords that say how a spell is cast, where they stand before its name.
CAST_WAYS = frozenset(
    ("buyback", "overload", "flashback", "evoke", "bestow", "dash", "blitz", "spectacle", "surge",
     "escape", "prowl", "entwine", "strive")
)  # fmt: skip


#: Keywords that let a card be cast as they resolve, whatever turn it is then (CR 702.35, 702.94).
_AS_IT_RESOLVES = frozenset(("madness", "miracle", "rebound", "suspend"))


def need_way_told(scene: Scene, noun: Noun) -> None:
    """Abstain where "a spell with flashback" may be cast by that, or from the hand."""
    if not (noun.is_card or noun.pronoun) and not _AS_IT_RESOLVES.isdisjoint(noun.keywords):
        raise NotSupported(f"whether {noun.text!r} is cast by that was not said")
    words = {each for each in noun.keywords if ZONE_OF.get(each) == "graveyard"}
    if words and not (noun.is_card or scene.asks) and "with" in noun.text.split():
        raise NotSupported(f"whether {noun.text!r} is cast by that was not said")


def _by_madness(scene: Scene, deed: Deed) -> None:
    """Let a card be discarded, and cast as the ability that this triggers resolves (702.35a)."""
    from rulings_cli.ask.statements.acting_spells import cast_found
    from rulings_cli.ask.statements.writing import keyword_cost
    from rulings_cli.ask.stock import lands_for

    item = deed.item
    cost = keyword_cost(item, "madness") if item is not None else None
    if item is None or cost is None or deed.targets or scene.asks:
        raise NotSupported("how it is cast by its madness is not planned yet", "702.35a")
    who, side = (
        ("you", "you control") if deed.who == "you" else ("the opponent", "the opponent controls")
    )
    if lands_for(cost):
        scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
    scene.deeds.remove(deed)
    line = f"{who} discard{'' if who == 'you' else 's'} NAME"
    scene.deeds.append(Deed("happen", deed.who, item, line))
    item.owner, scene.about["found"] = deed.who, item
    cast_found(scene, Noun("it", pronoun="it"))


def add_way(scene: Scene, deed: Deed, word: str) -> None:
    """Let something be cast in the way of a keyword, from where that lets it be cast."""
    if word == "madness":
        _by_madness(scene, deed)
        return
    if word == "escalate":
        scene.about.setdefault("unused", {})["modes"] = 2  # type: ignore[index]
        return
    tail = "kicked" if word in ("kicker", "multikicker") else f"with {word}"
    tail = tail if word in OPTIONAL else f"for its {word} cost"
    if any(each == tail or (tail == "kicked" and each.startswith(tail)) for each in deed.tails):
        return
    if word in ALTERNATIVE and any(each.startswith(("for its", "without")) for each in deed.tails):
        raise NotSupported("it is cast in two ways at once")
    item = deed.item
    assert item is not None
    if word == "awaken":
        land = scene.world.stock.pick("land", "basic").name
        side = "you control" if deed.who == "you" else "the opponent controls"
        scene.given.append(f"{side} {land}")
    if ZONE_OF.get(word) == "graveyard" and item.zone not in ("graveyard", "found"):
        item.soft = True
        scene.place(item, "graveyard", deed.who)
    deed.tails.append(tail)

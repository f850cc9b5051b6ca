"""What becomes tapped after it attacked or blocked: it is in combat all the same (CR 506.4c)."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene

_EVENTS = """
tapped_fighter: <a> get|become|be [being] tapped [down]
tapped_fighter: <who> tap <a> [down]
"""
_ASKS = """
tapped_fights: do|will|can a|my|the attacker|blocker that be|get tapped [still|also] deal \
    [its|any] [combat] damage
tapped_fights: do|will|can [a|my|the] tapped attacker|blocker [still|also] deal [its|any] \
    [combat] damage
"""
_FIGHTERS = ("attacker", "blocker")


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what becomes tapped in combat."""
    return (*table("event", _EVENTS), *table("ask", _ASKS))


def _become_tapped(scene: Scene, statement: Statement) -> Deed:
    """Let an attacker or a blocker become tapped; it attacks or blocks, if that was not said."""
    noun = statement.noun()
    if noun is None or noun.head not in _FIGHTERS or noun.is_card or scene.asks:
        raise Misfit(f"{statement.text!r} is not said of what fights")
    item = _in_combat(scene, noun)
    deed = Deed("happen", "", item, "NAME becomes tapped")
    scene.deeds.append(deed)
    scene.focus = item
    return deed


def _in_combat(scene: Scene, noun: Noun) -> Item:
    """Give the creature that attacks or blocks; there is one, where none was spoken of."""
    kind = noun.head.removesuffix("er")
    if any(each.kind == f"{kind}" for each in scene.deeds):
        return scene.bind(noun, "creature")
    if scene.deeds:
        raise Misfit(f"what {noun.text!r} is was not said")
    who = noun.owner or "you"
    item = _creature(scene, noun, who)
    other = "opponent" if who == "you" else "you"
    attacker = item if kind == "attack" else _creature(scene, None, other, item.name)
    scene.turn = attacker.owner
    scene.deeds.append(Deed("attack", attacker.owner, attacker))
    if kind == "block":
        block = Deed("block", who, item)
        block.targets.append(attacker)
        scene.deeds.append(block)
    return item


def _creature(scene: Scene, noun: Noun | None, who: str, besides: str = "") -> Item:
    card = scene.world.stock.pick("creature", "plain", other_than=(besides,) if besides else ())
    said = noun.evolve(qualities=("unblocked",)) if noun and noun.head == "attacker" else noun
    item = scene.add(Item(card, card.front, said, who))
    return scene.onto_battlefield(item, who)


def _tapped_fights(scene: Scene, statement: Statement) -> None:
    """Ask whether what was tapped in combat deals its damage."""
    kind = next(each for each in _FIGHTERS if each in statement.text)
    item = _in_combat(scene, Noun(kind, head=kind, owner="you"))
    scene.deeds.append(Deed("happen", "", item, "NAME becomes tapped"))
    scene.about["a"] = item
    scene.about["who"] = "opponent"
    scene.about["ask"] = statement.evolve(name="damaged_by")


ACTS = {"tapped_fighter": _become_tapped}
PREPARED: dict[str, Handler] = {"tapped_fights": _tapped_fights}

"""What becomes tapped after it attacked or blocked: it is in combat all the same (CR 506.4c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain

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
_ASKS += """
taps_fighting: do|will [<who>] [have|need] [to] tap <a> to attack|block [with it|them]
taps_fighting: do|will <a> [still] [have|need] [to] [get|be|become] tap|tapped to attack|block
taps_fighting: do|will <a> [still] [get|become] tap|tapped when|if|while|from|by [they] attack|block
taps_fighting: do|will attack|block tap <a>
taps_fighting: do|will attack|block [with <a>] make|cause|force it|<a> [to] [become] tap|tapped
taps_fighting: be <a> tap|tapped when|if|while|from|by|after [it|they] attack|block
"""
_FIGHTERS = ("attacker", "blocker")


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what becomes tapped in combat."""
    return (*table("event", _EVENTS), *table("ask", _ASKS))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let what blocks, and is not tapped by that, attack instead."""
    item, asked = scene.about.get("a"), scene.about.get("ask")
    blocks = any(each.kind == "block" and each.item is item for each in scene.deeds)
    if isinstance(asked, Statement) and asked.name == "taps" and isinstance(item, Item) and blocks:
        yield f"{scene.ref(item)} attacks instead", _attack_instead


def _attack_instead(scene: Scene) -> None:
    item = scene.about["a"]
    assert isinstance(item, Item)
    scene.deeds[:] = [Deed("attack", item.owner, item)]
    scene.turn = item.owner


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


def some_blocker(scene: Scene, noun: Noun) -> Item:
    """Give what blocks the one attacker, where it is spoken of as known: "I kill the blocker"."""
    attacks = [each for each in scene.deeds if each.kind == "attack"]
    attacker = attacks[0].item if len(attacks) == 1 and not attacks[0].targets else None
    said = scene.about.get("said")
    facts = [each for each in said if each.kind == "fact"] if isinstance(said, tuple) else []
    told = any("block" in each.text for each in facts) or len(scene.deeds) != len(attacks)
    if told or (attacks and attacker is None):
        raise Misfit(f"what {noun.text!r} is was not said")
    who = "you" if noun.owner == "you" else "opponent"
    if attacker is None:
        side = _other(who)
        attacker = _creature(scene, Noun("a creature", head="creature", owner=side), side)
        scene.spoken.append(attacker)
        scene.deeds.append(Deed("attack", attacker.owner, attacker))
        scene.turn = attacker.owner
    elif attacker.owner == noun.owner:
        raise Misfit("a creature does not block its own side")
    item = _creature(scene, None, _other(attacker.owner), attacker.name)
    item.noun = noun
    block = Deed("block", item.owner, item)
    block.targets.append(attacker)
    block.text = f"{item.name} blocks"
    scene.deeds.append(block)
    scene.assumptions.append(f"{item.name} blocks {attacker.name}")
    return item


def _other(who: str) -> str:
    return "opponent" if who == "you" else "you"


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


def _taps_fighting(scene: Scene, statement: Statement) -> None:
    """Let a creature attack or block, and ask whether that taps it (CR 508.1f, 509.1)."""
    from rulings_cli.ask.statements import acting_combat

    noun = statement.noun()
    if noun is None or noun.part or scene.deeds:
        raise Misfit("what attacks or blocks was not said")
    noun = noun.evolve(owner=noun.owner or statement.word("who"))
    item = scene.bind(noun, "creature")
    if not item.is_a("creature") or item.count > 1:
        raise Misfit(f"{item.name} does not fight")
    attacks = any(plain(each) == "attack" for each in statement.text.split())
    event = Statement("event", "attack" if attacks else "block_any", (("a", noun),), "")
    scene.mean(noun, item)
    (acting_combat._attack if attacks else acting_combat._block_any)(scene, event)
    scene.about["a"] = item
    scene.about["before damage"] = True
    scene.about["ask"] = statement.evolve(name="taps")


ACTS = {"tapped_fighter": _become_tapped}
PREPARED: dict[str, Handler] = {
    "taps_fighting": _taps_fighting,
    "tapped_fights": _tapped_fights,
}

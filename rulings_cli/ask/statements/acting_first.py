"""Whether one player may remove a thing before another uses it: who has priority acts (117.3b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.abilities.abilities import LoyaltyAbility
from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import Placed, has
from rulings_cli.ask.statements import doing, using
from rulings_cli.ask.statements.judging_deeds import _can
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported

#: Words that many patterns share, in capitals.
_PIECES = {
    "KILL": "kill|destroy|remove|exile|bounce|shatter|disenchant|naturalize|murder|answer|hit",
    "USE": "[can|get] [to] [even] use|activate|pop|crack|tap|ping|spin|minus|plus|sacrifice|fire|"
           "fires|pops|cracks|spins|shoots|"
           "pump|shoot|remove|brainstorm|ult|untick|tick|do|make|draw",
    "IT": "[it|him|her|them|its|the|a|any|anything] [its] "
          "[minus|plus|ability|token|counter|up|down] [of it] [for mana]",
    "MAKE": "[can|get] [to] make|create|draw|get|untap|kill|destroy [a|1|any|some] [<t:word>]",
}  # fmt: skip
_ASKS = """
acts_first: can|may <who> KILL <a> before <w:player> USE IT
acts_first: can|may <who> KILL <a> with <c> before <w:player> USE IT
acts_first: can|may <who> <c> <a> before <w:player> USE IT
acts_first: can|may <who> KILL <a> before <w:player> MAKE
acts_first: can|may <who> <c> <a> before <w:player> MAKE
acts_first: can|may <who> respond [by kill] [it] before <w:player> USE IT
acts_first: can|may <who> <c> <a> before <w:player> USE [a] [token|copy] with|from|off it|him|her
acts_first: do|will <who> get|have [a] [chance|time|window] to KILL <a> before <w:player> USE IT
acts_first: do|will <who> get|have [a] [chance|time|window] to <c> <a> before <w:player> USE IT
"""
_FACTS = """
energy: with|at|on|having <n> energy [counter]
energy: <who> have|has|be [at|on] <n> energy [counter]
energy: <n> energy
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for who acts first, and for energy that players have."""
    asks = "\n".join(
        " ".join(_PIECES.get(each, each) for each in line.split(" "))
        for line in _ASKS.strip().splitlines()
    )
    return (*table("ask", asks, cost=6), *table("fact", _FACTS))


def _energy(scene: Scene, statement: Statement) -> None:
    """Let a player have so many energy counters: who did the last deed, where nobody is named."""
    last = scene.deeds[-1] if scene.deeds else None
    who = statement.word("who") or (last.who if last is not None else "you") or "you"
    verb = "you have" if who == "you" else "the opponent has"
    number = statement.number() or 0
    scene.given.append(f"{verb} {number} energy counter{'' if number == 1 else 's'}")


STAGED = {"energy": _energy}


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether a spell may be cast at the thing while the other player has not acted."""
    who, other = statement.word("who"), statement.word("w")
    if who == other:
        raise Misfit("one player acts before the other")
    thing = _thing(scene, statement.noun())
    cast = next((e for e in scene.deeds if e.item is thing and e.kind == "cast"), None)
    if cast is not None and cast.who != other:
        raise Misfit("who uses it was said otherwise")
    if cast is None:
        scene.onto_battlefield(thing, other)
    scene.turn = scene.turn or other
    used = _used(scene, thing, statement, other)
    noun = statement.noun("c")
    spell = scene.bind(noun, "spell") if noun is not None else _removal(scene, thing, who)
    if not spell.is_spell:
        raise Misfit(f"{spell.name} is not what removes it")
    deed = doing.cast_item(scene, spell, who)
    doing.aim_at(scene, deed, thing)
    deed.asked = True
    scene.asked, scene.asks = deed, "can"
    scene.about["before"] = used
    scene.about["first of"] = thing


def _thing(scene: Scene, noun: Noun | None) -> Item:
    """Give what would be used: what was cast last, or what is named."""
    if noun is not None and not noun.pronoun:
        return scene.bind(noun, "permanent")
    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    found = [each for each in cast if each.is_permanent and not each.is_a("Aura")]
    if len(found) != 1:
        raise Misfit("what would be used was not said")
    return found[0]


def _amount(each: Placed) -> str:
    """Give the amount of loyalty that an ability costs, with its sign."""
    return each.ability.amount if isinstance(each.ability, LoyaltyAbility) else ""


def _used(scene: Scene, thing: Item, statement: Statement, who: str) -> Deed:
    """Give the use of the thing that would come first; it is not done."""
    words = {plain(each) for each in statement.text.lower().split()}
    found = [each for each in using.abilities_of(thing) if not using.is_mana(scene, each)]
    loyal = [each for each in found if isinstance(each.ability, LoyaltyAbility)]
    if loyal and words & {"minus", "plus"}:
        sign = "minus" in words
        found = [e for e in loyal if (_amount(e)[0] in "-\u2212") is sign]
    elif loyal:
        found = sorted(loyal, key=lambda each: len(_amount(each)))
    if "mana" in words or not found:
        found = [each for each in using.abilities_of(thing) if using.is_mana(scene, each)]
    if not found:
        raise Misfit(f"{thing.name} is not used so")
    plainly = [each for each in found if not has(getattr(each.ability, "cost", None), PayMana)]
    if len(found) > 1 and not plainly and not loyal:
        raise NotSupported(f"which ability of {thing.name} is used was not said")
    found = sorted(plainly or found, key=lambda each: bool(getattr(each.ability, "targets", ())))
    before = len(scene.deeds)
    deed = using.activated(scene, thing, found[0], who)
    del scene.deeds[before:]
    if deed.kind != "activate":
        raise NotSupported(f"how {thing.name} is used is not planned yet")
    return deed


def _removal(scene: Scene, thing: Item, who: str) -> Item:
    """Give a plain spell that destroys any permanent."""
    card = scene.world.stock.pick("removal-of-any", other_than=(thing.name,))
    return scene.add(Item(card, card.front, None, who))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the thing have been there for long, or be tapped already."""
    thing = scene.about.get("first of")
    if isinstance(thing, Item):
        yield f"{thing.name} has been there since before the turn", _long
        yield f"it is the turn of who would remove {thing.name}, who has priority", _their_turn


def _long(scene: Scene) -> None:
    thing, used = scene.about["first of"], scene.about["before"]
    assert isinstance(thing, Item)
    assert isinstance(used, Deed)
    scene.deeds[:] = [each for each in scene.deeds if each.item is not thing]
    thing.zone, thing.owner = "battlefield", used.who


def _their_turn(scene: Scene) -> None:
    _long(scene)
    assert scene.asked is not None
    scene.turn = scene.asked.who


PREPARED = {"acts_first": _prepare}
JUDGED = {"acts_first": _can}

"""What a keyword does for its bearer, or to what it meets: "does indestructible stop sacrifice"."""

from __future__ import annotations

from rulings_cli.ask.statements import acting
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.preparing_events import _dies
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported

#: What is done to a creature, by the word for it: the event, and what more it says.
_DONE: dict[str, tuple[str, tuple[tuple[str, object], ...]]] = {
    "sacrifice": ("sacrifice", (("who", "you"),)),
    "edict": ("sacrifice", (("who", "you"),)),
    "exile": ("exile", ()),
    "bounce": ("leave", ()),
    "destroy": ("kill", ()),
    "destruction": ("kill", ()),
    "damage": ("deal", (("dealt", "5"),)),
    "deathtouch": ("deal", (("dealt", "1 deathtouch"),)),
}
#: Keywords by which something may be kept from what befalls it, whatever does it.
_KEPT_BY = frozenset(("indestructible", "hexproof", "shroud"))


def prepare(scene: Scene, statement: Statement) -> None:
    """Take in what is asked of a keyword."""
    if scene.deeds:
        raise Misfit("what is done was said")
    (_kills if statement.name == "kw_kills" else _saves)(scene, statement)


def _kills(scene: Scene, statement: Statement) -> None:
    """Let a source with deathtouch deal a thing 1 damage."""
    if statement.word("kw") != "deathtouch":
        raise NotSupported(f"what {statement.word('kw')} does to it is not planned yet")
    noun = noun_of(statement, "b")
    item = scene.bind(noun, "permanent")
    if not item.is_permanent or item.count > 1 or noun.part:
        raise Misfit(f"{item.name} is dealt no damage")
    item.owner = item.owner or "opponent"
    _do(scene, item, "deathtouch")
    scene.about["ask"] = statement.evolve(name="die")


def _saves(scene: Scene, statement: Statement) -> None:
    """Let something befall a creature with the keyword, and ask whether it stays."""
    noun, word = statement.noun("b"), statement.word("kw")
    size = statement.word("size")
    if word not in _KEPT_BY and not word.startswith("protection"):
        raise NotSupported(f"how {word} would save it is not planned yet")
    words = {plain(each) for each in statement.text.split()}
    threat = next((each for each in _DONE if each in words and each != word), "")
    if threat == "damage" and not words.isdisjoint(("stop", "prevent")):
        raise NotSupported("the damage itself may be meant")
    if word.startswith("protection") and threat not in ("sacrifice", "edict") and not size:
        raise NotSupported("what would be the source was not said")
    weak = noun is not None and _has_no_toughness(noun)
    if noun is None or not (noun.is_card or noun.pronoun):
        told = noun or Noun("a creature", head="creature", owner="you")
        weak = weak or ("0" in words and not size)
        body = "2/0" if weak else "2/2"
        noun = told.evolve(
            keywords=(*told.keywords, word), size=told.size or (body if size or weak else "")
        )
    item = scene.bind(noun, "creature")
    if not item.is_a("creature") or item.count > 1 or not item.has(word):
        raise Misfit(f"{item.name} has no {word}")
    scene.onto_battlefield(item, item.owner or "you")
    if size:
        _do_so(scene, item, "pump_by", (("size", size),))
    elif threat:
        _do(scene, item, threat)
    elif not weak:
        raise NotSupported("from what it would be saved was not said")
    scene.about["a"] = item
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    name = "survive" if size or weak else "stays"
    scene.about["ask"] = asked = statement.evolve(name=name, slots=(("a", it),))
    _dies(scene, asked)


def _has_no_toughness(noun: Noun) -> bool:
    return noun.size.endswith("/0")


def _do(scene: Scene, item: Item, threat: str) -> None:
    name, slots = _DONE[threat]
    _do_so(scene, item, name, slots)


def _do_so(scene: Scene, item: Item, name: str, slots: tuple[tuple[str, object], ...]) -> None:
    """Let a thing be what an event is done to."""
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    scene.onto_battlefield(item, item.owner or "you")
    slots = tuple((key, item.owner if key == "who" else value) for key, value in slots)
    key = "b" if name == "deal" else "a"
    acting.act(scene, Statement("event", name, ((key, it), *slots), f"it {name}", -1))
    scene.about["a"] = item

"""What a keyword, the legend rule or a doubler does to something that was not named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.static import AttackTax, ReplaceCount
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import acting, causing
from rulings_cli.ask.statements.attack_costs import ask_attack
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.preparing_events import _dies
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

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


def legends(scene: Scene, statement: Statement) -> None:
    """Let a second legendary creature of one name come, and ask what is seen of the other."""
    if scene.deeds:
        raise Misfit("what is done was said")
    noun = statement.noun() or Noun("", head="creature", qualities=("legendary",), owner="you")
    item = scene.bind(noun if noun.is_card else noun.evolve(qualities=("legendary",)), "permanent")
    if not item.is_permanent or not item.is_a("legendary") or item.card is None:
        raise Misfit(f"{item.name} is not legendary")
    scene.onto_battlefield(item, "you")
    second = scene.add(Item(item.card, item.face, None, "you"))
    scene.place(second, "hand", "you")
    causing.happen(scene, "you", second, "NAME is put onto the battlefield")
    words = {plain(each) for each in statement.text.split()}
    watcher = statement.noun("b")
    if watcher is not None:
        looks = scene.bind(watcher, "trigger")
        if not causing.triggered(looks):
            raise Misfit(f"{looks.name} has no trigger")
        scene.onto_battlefield(looks, looks.owner or "you")
        scene.about["a"] = looks
        scene.about["ask"] = statement.evolve(name="trigger")
    elif not words.isdisjoint(("die", "death")):
        scene.about["a"] = item
        scene.about["ask"] = statement.evolve(name="any_dies")
    elif not words.isdisjoint(("sacrifice", "sacrificing")):
        scene.about["who"] = "you"
        scene.about["ask"] = statement.evolve(name="sacrifices", slots=(("who", "you"),))
    else:
        raise NotSupported("what would see that is not planned yet")
    scene.about["legends"] = item


def sacrificed(scene: Scene) -> None:
    """Let one of two legendary creatures be sacrificed, and no second one come."""
    item = scene.about["legends"]
    assert isinstance(item, Item)
    scene.deeds[:] = [Deed("happen", "you", item, "NAME is sacrificed")]


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
    if "legend" in words:
        _saves_legend(scene, statement, word)
        return
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


def _saves_legend(scene: Scene, statement: Statement, word: str) -> None:
    """Let a second one of a legendary creature with the keyword come, and ask whether one dies."""
    noun = statement.noun("b") or Noun("", head="creature", owner="you")
    if noun.is_card or noun.pronoun:
        raise NotSupported("whether it has that by itself was not said")
    legends(scene, statement.evolve(name="legend_counts", text="die", slots=(("a", noun),)))
    item = scene.about["legends"]
    assert isinstance(item, Item)
    item.gained.append(word)
    item.lines.append(f"NAME has gained {word} until end of turn")
    scene.about["hinders"] = True


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


def doubles(scene: Scene, statement: Statement) -> None:
    """Let counters be put, a planeswalker enter, or a token come, under what may double them."""
    doubler = scene.bind(noun_of(statement), "permanent")
    nodes = [e for e in walk(doubler.face.paragraphs) if isinstance(e, ReplaceCount)]
    if not nodes or scene.deeds:
        raise Misfit(f"{doubler.name} doubles nothing of the kind")
    scene.onto_battlefield(doubler, doubler.owner or "you")
    who, words = doubler.owner or "you", {plain(each) for each in statement.text.split()}
    size = statement.word("size")
    if "token" in words:
        token = Noun("a token", head="token", token=True)
        slots: tuple[tuple[str, object], ...] = (("who", who), ("a", token))
        acting.act(scene, Statement("event", "create", slots, "create a token", -1))
        scene.about["kind"], scene.about["who"], single = token, who, 1
        name = "gets_amount"
    else:
        kind = ("creature",) if size else ("planeswalker",)
        body = "9/9" if size else ""
        noun = statement.noun("b") or Noun(f"a {kind[0]}", head=kind[0], owner=who, size=body)
        item = scene.bind(noun, "permanent")
        if item.count > 1 or not item.is_a(kind[0]):
            raise Misfit(f"{item.name} gets no such counters")
        name = "counters_amount"
        scene.about["a"], single = item, 1
        if size:
            single = 2  # one more is not twice as many
            _do_so(scene, item, "counters_put", (("n", 2), ("size", size)))
        else:
            single = int(str(item.face.loyalty)) if str(item.face.loyalty).isdigit() else 0
            item.zone = ""
            causing.enter(scene, item, who)
    scene.about["single"] = single, name


def doubled(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether there are twice as many as one would be without it."""
    from rulings_cli.ask.statements.judging import JUDGED

    told = scene.about["single"]
    assert isinstance(told, tuple)
    single, name = told
    found = JUDGED[name](scene, run, statement.evolve(name=name, slots=()))
    if len(found) != 1 or found[0].amount is None or not single:
        raise NotSupported("how many there are is not told")
    verdict = "yes" if found[0].amount == 2 * single else "no"
    says = f"{verdict.title()}: {found[0].says}"
    return (found[0].evolve(verdict=verdict, says=says, value=None, amount=None),)


#: So many counters are more than any toughness that is looked at.
_ENOUGH = 20


def _shrink(scene: Scene, statement: Statement) -> None:
    """Put many counters on a creature, and ask whether it dies."""
    item, size = scene.bind(noun_of(statement, "b"), "creature"), statement.word("size")
    if item.count > 1 or not item.is_a("creature"):
        raise Misfit(f"{item.name} does not die of that")
    _do_so(scene, item, "counters_put", (("n", _ENOUGH), ("size", size)))
    scene.about["ask"] = statement.evolve(name="die")


def damage(scene: Scene, statement: Statement) -> None:
    """Let damage be dealt to a creature, and ask whether that kills it, or stays on it."""
    noun = statement.noun("b")
    if statement.name == "size_kills":
        _shrink(scene, statement)
        return
    if statement.name == "damage_kills":
        item = scene.bind(noun_of(statement, "b"), "permanent")
        if item.count > 1 or not item.is_permanent:
            raise Misfit(f"{item.name} is dealt no damage")
        _do_so(scene, item, "deal", (("dealt", statement.word("dealt")),))
        scene.about["ask"] = statement.evolve(name="die")
        return
    if scene.deeds:
        raise Misfit("what is done was said")
    body = noun or Noun("a creature", head="creature", owner="you")
    item = scene.bind(body if body.is_card or body.size else body.evolve(size="3/3"), "creature")
    if item.count > 1 or not item.is_a("creature") or int(str(item.face.toughness)) <= 2:
        raise Misfit(f"how {item.name} is dealt damage and lives was not said")
    _do_so(scene, item, "deal", (("dealt", "2"),))
    scene.deeds.append(Deed("happen", "", None, "the turn ends"))


def attack_tax(scene: Scene, statement: Statement) -> None:
    """Let creatures attack a player whose permanent lets that cost something, and ask how much."""
    who = statement.word("who") or "you"
    taxes = scene.bind(noun_of(statement, "c"), "permanent")
    if scene.deeds or not has(taxes.face.paragraphs, AttackTax):
        raise Misfit(f"{taxes.name} lets no attack cost something")
    scene.onto_battlefield(taxes, taxes.owner or ("opponent" if who == "you" else "you"))
    noun = statement.noun() or Noun("a creature", head="creature", owner=who)
    slots = (("who", who), ("a", noun))
    acting.act(scene, Statement("event", "attack", slots, "attack", -1))
    scene.about["ask"] = statement.evolve(name="tax")
    ask_attack(scene)

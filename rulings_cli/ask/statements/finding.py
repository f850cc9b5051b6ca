"""Whether a card is what another one looks for in a library or a hand (CR 701.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.abilities import ChapterAbility
from rulings_cli.abilities.described import CastFrom, HasSupertype, IsAmong
from rulings_cli.abilities.effects import (
    CastCard,
    ChooseCard,
    Destroy,
    Exile,
    PutOntoBattlefield,
    RevealHand,
    SearchLibrary,
)
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import Bound, ChosenObjects
from rulings_cli.ask.cards import has, need_understood
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, doing, using
from rulings_cli.ask.statements.chapters import is_chapter, trigger
from rulings_cli.ask.statements.judged import _either, _item
from rulings_cli.ask.statements.prepared import _same_card, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


#: Where a card looks for another: in its player's library or hand, or in the other's hand.
_LIBRARY, _OWN_HAND, _THEIR_HAND = "library", "hand", "other hand"


def looks(item: Item) -> tuple[tuple[str, Any, type[Value]], ...]:
    """Give where a thing's text looks for a card, for what, and by which effect."""
    found: list[tuple[str, Any, type[Value]]] = []
    reveals = has(item.face.paragraphs, RevealHand)
    for node in walk(item.face.paragraphs):
        if isinstance(node, SearchLibrary):
            found.append((_LIBRARY, node.what, SearchLibrary))
        elif isinstance(node, ChooseCard) and reveals:
            found.append((_THEIR_HAND, node.what, ChooseCard))
        elif isinstance(node, ChosenObjects) and getattr(node.what, "zone", None) is Zone.HAND:
            found.append((_OWN_HAND, node.what, ChosenObjects))
        elif isinstance(node, CastCard) and _is_from_hand(node.what):
            found.append((_OWN_HAND, node.what.what, CastCard))  # type: ignore[union-attr]
        elif isinstance(node, PutOntoBattlefield) and _is_among(node.what):
            found.append((_LIBRARY, node.what.what, PutOntoBattlefield))  # type: ignore[union-attr]
    return tuple(dict.fromkeys(found))


def searches(item: Item) -> bool:
    """Tell whether a thing's text looks for a card in a library."""
    return any(where == _LIBRARY for where, _, _ in looks(item))


def _is_from_hand(what: object) -> bool:
    """Tell whether what is cast is chosen among the cards in a hand."""
    return isinstance(what, ChosenObjects) and any(
        isinstance(each, CastFrom) and each.zone is Zone.HAND for each in what.what.further
    )


def _is_among(what: object) -> bool:
    """Tell whether something is chosen among cards that were looked at."""
    return isinstance(what, ChosenObjects) and any(
        isinstance(each, IsAmong) for each in what.what.further
    )


def _tool(scene: Scene, statement: Statement) -> Item:
    """Give what looks for a card: what is named, or what was spoken of last that does."""
    noun = statement.noun()
    if noun is not None:
        return scene.bind(noun.evolve(part="") if is_chapter(noun.part) else noun)
    known = [each for each in reversed(scene.spoken) if looks(each)]
    if not known:
        raise Misfit("what looks for a card was not said")
    return known[0]


def finds(scene: Scene, statement: Statement) -> None:
    """Put the one card alone where the other one looks, and use that."""
    tool = _tool(scene, statement)
    found = looks(tool)
    if not found:
        raise Misfit(f"{tool.name} looks for nothing")
    taking = {"take", "grab", "nab", "snag", "get"} & {plain(e) for e in statement.text.split()}
    if taking and causing.wants_target(tool) and has(tool.face.paragraphs, Destroy, Exile):
        raise Misfit(f"{tool.name} takes what it is aimed at")
    if len(found) > 1:
        found = tuple(each for each in found if each[0] == _meant(statement))
    if len(found) != 1:
        raise NotSupported(f"{tool.name} looks for several things")
    where, _, kind = found[0]
    if any(isinstance(each, CountersOn) for each in walk(found[0][1])) and not _has_counters(tool):
        raise NotSupported(f"how many counters {tool.name} has was not said")
    scene.about["looked"] = found[0]
    noun = noun_of(statement, "b")
    if noun.is_card and _same_card(scene, tool, noun):
        noun = noun.evolve(another=True)
    item = scene.bind(noun, "card")
    if item.token or item.count > 1:
        raise NotSupported(f"which card {noun.text!r} is was not said")
    who = statement.word("who") or tool.owner or "you"
    if kind is CastCard and item.card is not None and item.card.layout in ("split", "modal_dfc"):
        raise NotSupported(f"which half of {item.name} is cast is not planned yet")
    if item.card is not None:
        need_understood(item.card, item.card.front, "types")  # it may be of other types there
        item.face = item.card.front
    _put(scene, item, where, who)
    if not any(each.item is tool for each in scene.deeds):
        if any(isinstance(e, Bound) and e.name == "paid" for e in walk(found[0][1])):
            raise NotSupported(f"it rests on what is given up for {tool.name}")
        deed = _use(scene, tool, who, kind)
        _say_x(scene, deed, item)
        if where == _THEIR_HAND and not deed.targets and deed.kind == "cast":
            deed.targets.append("the opponent" if who == "you" else "you")
    scene.choices.insert(0, item.name)
    scene.about["a"], scene.about["b"] = item, tool


def _has_counters(item: Item) -> bool:
    """Tell whether a thing was said to have counters."""
    return any("counter" in each for each in item.tails)


def _meant(statement: Statement) -> str:
    """Give where a verb says that a card is looked for: to cheat it in is to put it from a hand."""
    words = {plain(each) for each in statement.text.split()}
    if words & {"put", "cheat", "drop", "sneak"}:
        return _OWN_HAND
    return _THEIR_HAND if words & {"hit", "take", "discard", "strip"} else _LIBRARY


def _put(scene: Scene, item: Item, where: str, who: str) -> None:
    """Put a card where it is looked for."""
    other = "opponent" if who == "you" else "you"
    if where == _LIBRARY:
        scene.place(item, "library", who)
        scene.library[who].append(item)
        scene.about["searched"] = True
    else:
        scene.place(item, "hand", who if where == _OWN_HAND else other)


def _use(scene: Scene, tool: Item, who: str, kind: type[Value]) -> Deed:
    """Do what makes a thing look for a card."""
    if tool.is_spell:
        return doing.cast_item(scene, tool, who)
    for each in using.abilities_of(tool):
        if has(each.ability, kind):
            scene.onto_battlefield(tool, who)
            return using.activated(scene, tool, each, who)
    for ability in causing.triggered(tool):
        if has(ability, kind):
            own = any(causing.is_self(each) for each in causing.events_of(ability))
            tool.owner = tool.owner or who
            if own and tool.soft:
                tool.zone = ""
            elif not own:
                scene.onto_battlefield(tool, who)
            deed = causing.cause(scene, tool, ability)
            if deed is not None:
                return deed
    for chapter in tool.face.abilities:
        if isinstance(chapter, ChapterAbility) and has(chapter, kind):
            scene.onto_battlefield(tool, who)
            trigger(scene, tool, f"chapter {chapter.chapters[0]}")
            return scene.deeds[-1]
    raise NotSupported(f"how {tool.name} comes to look for a card is not planned yet")


def _say_x(scene: Scene, deed: Deed, item: Item) -> None:
    """Take the mana value of the card as the X of a spell of which none was said."""
    from rulings_cli.engine.faces import combined_face
    from rulings_cli.terms.mana import mana_value

    if deed.kind != "cast" or deed.item is None or not doing.has_x(deed.item):
        return
    if any(each.startswith("with X=") for each in deed.tails) or item.card is None:
        return
    scene.about["x for"] = f"with X={mana_value(combined_face(item.card).mana_cost)}"
    scene.about["x of"] = deed


def settled_x(scene: Scene, deed: Deed) -> bool:
    """Give a spell that searches the X that its card needs; tell whether it is such a spell."""
    if deed is not scene.about.get("x of") or deed.item is None:
        return False
    deed.tails.append(str(scene.about["x for"]))
    scene.assumptions.append(f"{deed.item.name} is cast {scene.about['x for']}")
    return True


def found(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the card left the library; on top of it, whether it is what is looked for."""
    del statement
    item, tool = _item(scene), _item(scene, "b")
    yes = f"{item.name} is what {tool.name} looks for"
    no = f"{item.name} is not what {tool.name} looks for"
    where, what = _looked(scene)
    searched = [e for e in walk(tool.face.paragraphs) if isinstance(e, SearchLibrary)]
    if searched and all(each.to is Zone.LIBRARY for each in searched):
        return (_as_described(run, item, what, yes, no),)
    whose = "your" if item.owner == "you" else "the opponent's"
    line = f"{item.name} is in {whose} {where.removeprefix('other ')}"
    noun = item.noun
    told = noun is not None and (noun.is_card or _are_none_basic(item, what))
    told = told or (noun is not None and bool(noun.kinds) and "change" in scene.about)
    if run.holds(line) and not told:
        raise NotSupported(f"which card {tool.name} is to find was not said")
    return _either(f"not: {line}", line, yes, no)


def _are_none_basic(item: Item, what: Any) -> bool:
    """Tell whether a kind of nonbasic land is meant, and a basic one is looked for."""
    basic = any(isinstance(e, HasSupertype) and e.name == "basic" for e in walk(what))
    said = item.noun is not None and bool(item.noun.kinds or "nonbasic" in item.noun.qualities)
    return basic and said and item.is_a("land") and not item.is_a("basic")


def _looked(scene: Scene) -> tuple[str, Any]:
    """Give where was looked, and for what."""
    found = scene.about["looked"]
    assert isinstance(found, tuple)
    return str(found[0]), found[1]


def _as_described(run: Run, item: Item, what: Any, yes: str, no: str) -> Option:
    """Tell whether a card is what a text describes."""
    from rulings_cli.engine import layers, matching
    from rulings_cli.engine.context import Context

    game = run.game
    held = [id for id, each in game.objects.items() if each.name == item.name]
    if len(held) != 1:
        raise NotSupported(f"{item.name} is not where it was put")
    fits = matching.fits(game, what, game.get(held[0]), Context(held[0], item.owner))
    line = f"{item.name} has mana value {layers.mana_value(game, held[0])}"
    verdict, says = ("yes", yes) if fits else ("no", no)
    return Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says)

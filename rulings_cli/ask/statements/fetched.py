"""A card that is said to be found, and put onto the battlefield, by what searches for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.effects import PutOntoBattlefield, SearchLibrary
from rulings_cli.ask.cards import need_understood
from rulings_cli.ask.statements.acting_things import _enter
from rulings_cli.ask.statements.finding import _LIBRARY, _put, _say_x, _use, looks, searches
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def fetched(scene: Scene, statement: Statement) -> Deed | None:
    """Put a card into the library, and let it be found by what was used, or is named."""
    noun = statement.noun()
    if noun is None or not noun.is_card or noun.number > 1 or noun.token:
        raise Misfit("which card is found was not said")
    by = statement.noun("b")
    if by is not None and not {"tapped", "untapped"}.isdisjoint(by.qualities):
        raise Misfit("how it enters is said of what is found")
    if _by_some_land(scene, statement, noun):
        said = scene.about.get("said")
        if any("life" in each.text for each in (said if isinstance(said, tuple) else ())):
            raise NotSupported("what life it is fetched for was not said")
        return _enter(scene, statement.evolve(name="enter"))
    tool = _searcher(scene, statement.noun("b"))
    kinds = {kind for where, _, kind in looks(tool) if where == _LIBRARY}
    if len(kinds) != 1 or not _onto_battlefield(tool):
        raise NotSupported(f"what comes of what {tool.name} finds is not planned yet")
    item = scene.bind(noun, "card")
    if item.card is None or scene.asks:
        raise Misfit(f"it is asked whether {noun.text!r} is found")
    need_understood(item.card, item.face, "types")
    used = next((each for each in scene.deeds if each.item is tool), None)
    who = used.who if used is not None else statement.word("who") or tool.owner or "you"
    _put(scene, item, _LIBRARY, who)
    if used is None:
        used = _use(scene, tool, who, kinds.pop())
    _say_x(scene, used, item)
    scene.choices.insert(0, item.name)
    scene.about["fetched"] = scene.subject = scene.focus = item
    if used.kind != "trigger" and used.line != _RESOLVES:
        resolves = Deed("happen", "", None, _RESOLVES)
        resolves.response = True  # it waits on the stack
        scene.deeds.append(resolves)
    return None


_RESOLVES = "the top of the stack resolves"


def _by_some_land(scene: Scene, statement: Statement, noun: Noun) -> bool:
    """Tell whether a land is said to be fetched, and by nothing: a land that is no matter."""
    if statement.noun("b") is not None or (scene.deeds and scene.deeds[-1].item is not None):
        return False
    found = noun.mention.cards if noun.mention is not None else ()
    lands = [scene.world.card(each).front.is_a("land") for each in found]
    return "fetch" in {plain(each) for each in statement.text.split()} and lands == [True]


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that what was found has been there since the turn began."""
    item = scene.about.get("fetched")
    if isinstance(item, Item) and item in scene.items and item.zone == "library":
        yield f"{item.name} has been there since the turn began", _there(scene.items.index(item))


def _there(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        scene.about.pop("fetched")
        scene.library[item.owner].remove(item)
        scene.deeds = [e for e in scene.deeds if e.asked or e.item is item]
        item.zone = "battlefield"

    return change


def _searcher(scene: Scene, noun: Noun | None) -> Item:
    """Give what searches: what is named, or what was used right before."""
    last = scene.deeds[-1].item if scene.deeds else None
    tool = last if noun is None else scene.bind(noun)
    if tool is None or not searches(tool):
        raise Misfit("what looks for a card was not said")
    return tool


def _onto_battlefield(tool: Item) -> bool:
    """Tell whether what is found is put onto the battlefield."""
    found = [e for e in walk(tool.face.paragraphs) if isinstance(e, SearchLibrary)]
    if found:
        return all(each.to is Zone.BATTLEFIELD for each in found)
    return any(isinstance(e, PutOntoBattlefield) for e in walk(tool.face.paragraphs))

"""Whether a card may be cast for its madness cost: it is discarded (CR 702.35a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.effects import Discard, DiscardThose
from rulings_cli.abilities.static import CantCast, CastLimit, CastOnly, CastOnlyWhen
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.doing import _new, _verb
from rulings_cli.ask.statements.judged import _either
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
madness: madness ?
madness: can|may|do <who> [get] [to] madness <a>
madness: can|may <who> [get] [to] cast <a> for|with|via|off|using|through|by [it] ['s] [the|its] \
    madness [cost]
madness: can|may <who> use|pay|do [the|its|it] ['s] madness [cost] [on|with|of|for <a>]
madness: do|will <who> get [to] [the|a|its] madness [on|with|from <a>]
madness: do|will madness trigger|work|apply|happen [on|for|with <a>]
madness: do|will <a> get|have madness
madness: be madness possible|allowed|live|on
"""
_EVENTS = """
discard_by: [<who>] discard <a> to|with|off|by|via|from|for|through|because <b>
discard_by: <b> discard|discards <a>
discard_by: <whom> make|force me discard <a> [with|by|via|using <b>]
discard_by: <b> make|force me discard <a>
discard_by: <b> hit|take|strip <a> from my hand
discard_by: discard <a> in|during|at|to [my|the] cleanup|hand [size|step]
discard_by: [<who>] discard <a> to|for|because [of] [my|the] [max|maximum] hand size
discard_by: [<who>] discard <a> at|during end of turn|cleanup
discard_by: <a> [be|get] discard|discarded to|at|for|during|in [the|my] [max|maximum] hand size
discard_by: <a> [be|get] discard|discarded to|by|with|off|via <b>
discard_by: <a> [be|get] discard|discarded to|at|for|during|in [the|my] cleanup|end [step|of turn]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for madness."""
    return (*table("ask", _ASKS, cost=8), *table("event", _EVENTS))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the card be milled, and not discarded; or discarded, where it is not."""
    card = scene.about.get("mad")
    if isinstance(card, Item):
        yield f"{card.name} is discarded", _only("NAME", "discard")
        yield f"{card.name} is put into the graveyard from the hand otherwise", _only("", "")


def _only(what: str, verb: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        card = scene.about["mad"]
        assert isinstance(card, Item)
        scene.deeds.clear()
        card.zone = "hand"
        who = card.owner or "you"
        line = _verb(who, verb, what) if verb else "NAME is put into its owner's graveyard"
        scene.deeds.append(Deed("happen", who, card, line))

    return change


# --- what is said ------------------------------------------------------------------------------


def _by(scene: Scene, statement: Statement) -> Deed | None:
    """Discard a card as something asks for it."""
    noun, other = statement.noun(), statement.noun("b")
    if noun is None or (other is not None and not other.is_card):
        raise Misfit("what is discarded was not said")
    item = scene.bind(noun, "card")
    who = statement.word("who") or item.owner or "you"
    scene.place(item, "hand", who)
    tool = scene.bind(other) if other is not None else None
    if tool is not None and not has(tool.face.paragraphs, Discard, DiscardCards, DiscardThose):
        raise Misfit(f"nothing is discarded by {tool.name}")
    if tool is not None and not item.has("madness"):
        return _made(scene, item, tool, who)
    if tool is not None:
        scene.items.remove(tool)  # what makes it be discarded is all that it tells
        scene.about[f"told {tool.card.name if tool.card else tool.name}"] = True
        scene.spoken[:] = [each for each in scene.spoken if each is not tool]
        scene.assumptions.append(f"it is discarded because of {tool.name}")
    return _new(scene, "happen", who, item, _verb(who, "discard", "NAME"))


def _made(scene: Scene, item: Item, tool: Item, who: str) -> Deed | None:
    """Let what makes a player discard the card be cast or used: the card may look for that."""
    from rulings_cli.ask.statements import discarding, using

    if not has(tool.face.paragraphs, Discard, DiscardThose):
        raise Misfit(f"a card is discarded for {tool.name}, and not by it")
    if tool.is_spell:
        return discarding.by_spell(scene, item, tool, who)
    able = [e for e in using.abilities_of(tool) if has(e.ability, Discard, DiscardThose)]
    if len(able) != 1 or not tool.owner:
        raise NotSupported(f"who uses which ability of {tool.name} was not said")
    scene.onto_battlefield(tool, tool.owner)
    return discarding.chosen(scene, item, using.activated(scene, tool, able[0], tool.owner), who)


ACTS = {"discard_by": _by}


# --- before and after it is played ---------------------------------------------------------------


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether the madness of a card triggers by what was done."""
    noun = statement.noun()
    found = [each for each in scene.items if each.has("madness")]
    if noun is not None and not noun.pronoun:
        found = [scene.bind(noun, "card")]
    if len(found) != 1 or not found[0].has("madness"):
        raise Misfit("which card has madness was not said")
    card = found[0]
    given = [each.given_up for each in scene.deeds]
    told = scene.about.get("made to discard") is card
    told = told or any(each.item is card for each in scene.deeds) or any(e is card for e in given)
    taken = any(e.item is card and e.line.endswith("control of NAME") for e in scene.deeds)
    if not told or taken:  # a card that is taken from a hand may be discarded or exiled
        raise NotSupported("how it is discarded was not said")
    need_casts(scene)
    scene.about["a"] = scene.about["mad"] = card
    scene.about["apart"] = card.name  # that it may be cast is what is asked


def is_discarded(scene: Scene, item: Item) -> bool:
    """Tell whether a card with madness was said to be discarded: it is cast by that, or never."""
    told = scene.about.get("made to discard") is item
    lines = (each.line for each in scene.deeds if each.item is item)
    given = any(each.given_up is item for each in scene.deeds)
    return item.has("madness") and (told or given or any("discard" in each for each in lines))


def ask_of(scene: Scene, statement: Statement) -> None:
    """Ask whether a card that was discarded may be cast by its madness."""
    noun = statement.noun()
    owner = scene.bind(noun).owner if noun is not None else ""
    if owner and scene.ask_who and owner != scene.ask_who:
        raise NotSupported("whether another player may cast it was not looked at")
    slots = tuple(each for each in statement.slots if each[0] == "a")
    asked = statement.evolve(kind="ask", name="madness", slots=slots)
    scene.asks, scene.about["ask"] = "", asked
    _prepare(scene, asked)


def need_casts(scene: Scene) -> None:
    """Abstain where something keeps a player from casting, which the trigger does not tell."""
    for each in scene.permanents():
        if has(each.face.paragraphs, CantCast, CastLimit, CastOnly, CastOnlyWhen):
            raise NotSupported(f"whether {each.name} lets it be cast was not looked at")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    card = scene.about["a"]
    assert isinstance(card, Item)
    return _either(
        f"{card.name} triggered",
        f"{card.name} did not trigger",
        f"{card.name} may be cast for its madness cost",
        f"the madness of {card.name} does not trigger",
    )


PREPARED = {"madness": _prepare}
JUDGED = {"madness": _judge}

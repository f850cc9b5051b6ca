"""Whether a card may be cast for its miracle cost: it was drawn first in the turn (CR 702.94a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import Draw
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import _either
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
miracle: miracle ?
miracle: do <who> [get] [to] miracle <a>
miracle: can|may <who> miracle
miracle: can|may <who> miracle <a>
miracle: can|may <who> cast <a> for|with|via|off|using|through|as [it] ['s] [the|its|a] miracle \
    [cost]
miracle: can|may <who> use|do|pay|get [the|its|it|a] ['s] miracle [cost] [on|with|of|for|from <a>]
miracle: can|may <a> be [a|cast] [for|with|as] [its|it] ['s] miracle|miracled [cost] [cast]
miracle: be <a> [a] miracle|miracled
miracle: do|will <a> get|have [a|the|its] miracle [trigger]
miracle: do|will <a> count|work as|for|with [a|its|the] miracle
miracle: do|will miracle trigger|work|happen|apply [on|for|off|with <a>]
miracle: do|will <a> draw [off|from|with|via|by <b>] as the <nth> card trigger [miracle]
miracle: be miracle possible|allowed|legal|ok|live|on|available
miracle: can|may the <nth> [card|one|draw] be [a] miracle|miracled
miracle: can|may the <nth> [card|one|draw] be cast for [its|it] ['s] miracle [cost]
miracle: can|may <who> miracle the <nth> [card|one|draw]
miracle: can|may <who> cast the <nth> [card|one] for|with [its|it] ['s] miracle [cost]
miracle: do|will the <nth> [card|one|draw] count|work as|for [a] miracle
miracle: do|will the <nth> [card|one|draw] trigger miracle
miracle_extra: can|may the extra|additional|bonus|other [card|one|draw] be [a] miracle|miracled
miracle_extra: can|may <who> miracle the extra|additional|bonus|other [card|one|draw]
"""
_FACTS = """
drawn_nth: the <nth> [card|one|draw] be <a>
drawn_nth: [my|the] <nth> draw|card [for|of|in] [the|my|this] [turn] be <a>
drawn_nth: [and|but|but] <a> be the|my <nth> card|draw|one [i|we] [draw] [this|of] [the] [turn]
drawn_nth: <nth> card|draw [i] [draw] this turn
drawn_nth: <nth> card|draw [i] [draw] of the turn
drawn_nth: as [my|the|its] <nth> card|draw [draw] [this|of|in] [the] [turn]
drawn_nth: <a> [be] <nth>
drawn_extra: the extra|additional|bonus|other [card|one|draw] be <a>
drawn_step: for [my|the] turn|draw
drawn_step: off the top
drawn_before: [<who>] [have] already draw [a|my|the] [card] [for|this] [my|the] [turn]
drawn_before: [<who>] have draw [a|my|the] [card] for|this [my|the] [turn]
drawn_before: after [<who>] [have] draw [a|my|the] [card] for [my|the] [turn]
opening_hand: <a> [be] in my opening|starting hand
opening_hand: in my opening|starting hand
"""
_EVENTS = """
draw_from: [<who>] draw <a> off|from|with|via|to|through|by [of] [cast] <b>
draw_from: [<who>] draw <a> as [my|the] <nth> card off|from|with|via|to|through|by [of] [cast] <b>
draw_from: [<who>] draw <a> off|from|with|via|to|through|by [of] [cast] <b> as [my|the] <nth> card
draw_nth: [<who>] draw <a> [as] [the|my] <nth> [card] [for|of|in] this|the|my turn
draws_n: <b> give|draw|let|make me [draw] <n> card [off it|from it]
draws_n: <b> let|make me draw an extra|additional card
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for miracles and for the order in which cards are drawn."""
    return (*table("ask", _ASKS), *table("fact", _FACTS, cost=7), *table("event", _EVENTS))


# --- what is said ------------------------------------------------------------------------------


def _nth(scene: Scene, statement: Statement) -> None:
    """Keep as the how manieth a card is drawn."""
    noun = statement.noun()
    if noun is not None:
        item = scene.bind(noun, "card")
        if not item.zone:
            scene.place(item, "library", "you")
    scene.about["drawn nth"] = statement.number("nth")
    if "turn" in statement.text.split():
        scene.about["of the turn"] = True


def _extra(scene: Scene, statement: Statement) -> None:
    _nth(scene, statement)
    scene.about["drawn nth"] = 2


def _step(scene: Scene, statement: Statement) -> None:
    """Take a card as drawn in the draw step of the player who draws it (CR 504.1)."""
    drawn = [e for e in scene.deeds if e.line.startswith(("you draw", "the opponent draws"))]
    if not drawn:
        raise Misfit(f"what {statement.text!r} is said of was not said")
    who = drawn[-1].who or "you"
    if scene.turn and not scene.turn_assumed and scene.turn != who:
        raise Misfit("a player draws for the turn in a turn of their own")
    scene.turn, scene.turn_assumed = who, False
    scene.step = scene.step or "draw step"


def _before(scene: Scene, statement: Statement) -> None:
    """Let a player have drawn a card in the draw step of this turn (CR 504.1)."""
    who = statement.word("who") or "you"
    if scene.deeds:
        raise Misfit("when the card was drawn was not said")
    drew(scene, who)


def drew(scene: Scene, who: str) -> None:
    """Let a player have drawn a card in this turn before all that is said to be done."""
    verb = "you draw" if who == "you" else "the opponent draws"
    scene.deeds.insert(0, Deed("happen", who, None, f"{verb} a card"))


def _opening(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    item = scene.bind(noun, "card") if noun is not None else scene.focus
    if item is None:
        raise Misfit("what is in the opening hand was not said")
    if item.soft:
        item.zone = ""
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item]
    item.zone = ""
    scene.place(item, "hand", "you")
    scene.about["opening hand"] = item


STAGED = {
    "drawn_before": _before,
    "drawn_nth": _nth,
    "drawn_extra": _extra,
    "drawn_step": _step,
    "opening_hand": _opening,
}


def _draw_from(scene: Scene, statement: Statement) -> Deed | None:
    """Draw a card by a spell, or by what lets its player draw."""
    from rulings_cli.ask.statements import doing

    noun, by = statement.noun(), statement.noun("b")
    if noun is None or by is None or not by.is_card:
        raise Misfit("by what it is drawn was not said")
    tool = scene.bind(by, "spell")
    if not has(tool.face.paragraphs, Draw):
        raise Misfit(f"nothing is drawn by {tool.name}")
    item = scene.bind(noun, "card")
    who = statement.word("who") or "you"
    if statement.number("nth") is not None:
        scene.about["drawn nth"] = statement.number("nth")
    scene.place(item, "library", who)
    scene.library[who].append(item)
    if tool.is_spell:
        return doing.cast_item(scene, tool, who)
    scene.onto_battlefield(tool, who)
    return None


def _draws_n(scene: Scene, statement: Statement) -> Deed | None:
    """Let something be there that lets its player draw, as its text says."""
    noun = statement.noun("b")
    if noun is None or not noun.is_card:
        raise Misfit("what lets them draw was not said")
    tool = scene.bind(noun, "permanent")
    if not has(tool.face.paragraphs, Draw):
        raise Misfit(f"{tool.name} draws nothing")
    if tool.is_spell:
        raise Misfit("that is asked elsewhere")
    scene.onto_battlefield(tool, "you")
    return None


def _draw_nth(scene: Scene, statement: Statement) -> Deed | None:
    """Draw a card as so manieth of the turn."""
    noun = statement.noun()
    if noun is None:
        raise Misfit("what is drawn was not said")
    item = scene.bind(noun, "card")
    if not item.has("miracle"):
        raise Misfit(f"it is no matter when {item.name} is drawn")
    _nth(scene, statement)
    return None


ACTS = {"draw_nth": _draw_nth, "draw_from": _draw_from, "draws_n": _draws_n}


# --- before it is played ------------------------------------------------------------------------


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the card be drawn in the order that was said."""
    if statement.name == "miracle_extra":
        scene.about["drawn nth"] = 2
    card = _card(scene, statement)
    who = card.owner or "you"
    nth = statement.number("nth") or scene.about.get("drawn nth")
    assert nth is None or isinstance(nth, int)
    scene.deeds[:] = [each for each in scene.deeds if not _is_bare_draw(each)]
    scene.about["a"] = card
    scene.about["apart"] = card.name  # that it may be cast is what is asked
    if scene.about.get("opening hand") is card:
        _in_draw_step(scene, who)
        return
    drawing = [e for e in scene.items if e.is_permanent and has(e.face.paragraphs, Draw)]
    if drawing and (nth or 1) == 1 and not scene.about.get("of the turn"):
        raise Unsaid("which of the cards drawn it is was not said")
    scene.library[who].clear()
    card.zone = "library"
    spell = next((e for e in scene.deeds if e.kind == "cast" and e.who == who and _draws(e)), None)
    if spell is not None:
        _by_spell(scene, spell, nth)
    elif scene.about.get("of the turn") and nth is not None and nth > 1:
        _draw_one_by_one(scene, who, nth)
    elif scene.turn in ("", who) and not _is_late(scene):
        _in_draw_step(scene, who)
    elif scene.turn in ("", who):
        _after_draw_step(scene, who)
        _draw_one_by_one(scene, who, 1)
        nth = 2
    else:
        _draw_one_by_one(scene, who, nth or 1)
    _into_library(scene, card, who, (nth or 1) - 1 + _number(scene, "drawn before"))


def _card(scene: Scene, statement: Statement) -> Item:
    """Give the card with miracle: the one that is spoken of, or a plain one."""
    found = [each for each in scene.items if each.has("miracle")]
    noun, by = statement.noun(), statement.noun("b")
    if by is not None:
        tool = scene.bind(by)
        if not tool.is_permanent or not has(tool.face.paragraphs, Draw):
            raise Misfit(f"by {tool.name} nothing is drawn")
        scene.onto_battlefield(tool, "you")
    if noun is not None and not noun.pronoun:
        found = [scene.bind(noun, "card")]
        if not found[0].has("miracle"):
            raise Misfit(f"{found[0].name} has no miracle")
    if len(found) > 1:
        raise Unsaid("which card is meant was not said")
    if found:
        found[0].owner = found[0].owner or "you"
        return found[0]
    if noun is not None:
        raise Misfit(f"{noun.text!r} has no miracle")
    stock = scene.world.stock.pick("sorcery", "miracle")
    return scene.add(Item(stock, stock.front, None, "you"))


def _draws(deed: Deed) -> bool:
    return deed.item is not None and has(deed.item.face.paragraphs, Draw)


def _is_bare_draw(deed: Deed) -> bool:
    """Tell whether only a draw was said, or the step in which a card is drawn."""
    draws = ("you draw a card", "the opponent draws a card")
    return deed.kind == "happen" and (deed.line in draws or deed.line.endswith("draw step"))


def _number(scene: Scene, key: str) -> int:
    found = scene.about.get(key, 0)
    return found if isinstance(found, int) else 0


def _is_late(scene: Scene) -> bool:
    return bool(scene.step) and not scene.step.startswith(("untap", "upkeep", "draw"))


def _in_draw_step(scene: Scene, who: str) -> None:
    """Let the turn go on from the upkeep to the draw step."""
    scene.turn, scene.step = who, "upkeep step"
    scene.deeds.append(Deed("happen", "", None, "the draw step begins"))


def _after_draw_step(scene: Scene, who: str) -> None:
    """Let a card have been drawn in the draw step before."""
    whose = "your" if who == "you" else "the opponent's"
    scene.turn, scene.step = who, "upkeep step"
    scene.deeds[:0] = [
        Deed("happen", "", None, "the draw step begins"),
        Deed("happen", "", None, f"{whose} precombat main phase begins"),
    ]
    scene.about["drawn before"] = 1
    scene.assumptions.append("a card was drawn in the draw step")


def _draw_one_by_one(scene: Scene, who: str, number: int) -> None:
    line = "you draw a card" if who == "you" else "the opponent draws a card"
    scene.deeds += [Deed("happen", who, None, line) for _ in range(number)]


def _by_spell(scene: Scene, deed: Deed, nth: int | None) -> None:
    """Draw it by a spell; in one's own main phase a card was drawn before."""
    assert deed.item is not None
    early = scene.step.startswith(("untap", "upkeep"))
    if scene.about.get("of the turn"):
        if nth not in (None, 1):
            raise Unsaid("in what order the cards are drawn was not said")
        scene.turn = scene.turn if deed.item.is_instant else deed.who
        return
    late = scene.turn == deed.who and not scene.turn_assumed and not early
    if late or not deed.item.is_instant:
        _after_draw_step(scene, deed.who)
    elif not scene.turn and (nth or 1) == 1:
        raise Unsaid("in whose turn it is drawn was not said")


def _into_library(scene: Scene, card: Item, who: str, before: int) -> None:
    """Put a card into a library with so many others above it."""
    above: list[Item] = []
    for _ in range(min(before + 3, 5)):
        taken = tuple(each.name for each in (*scene.items, *above))
        filler = scene.world.stock.pick("land", "basic", other_than=taken)
        above.append(Item(filler, filler.front, None, who))
        above[-1].zone = "library"
    scene.library[who][:] = [*above[:before], card, *above[before:]]


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give what changes whether a card is drawn first: it lies higher or deeper."""
    asks, card = scene.about.get("ask"), scene.about.get("a")
    if not isinstance(asks, Statement) or asks.name not in PREPARED or not isinstance(card, Item):
        return
    yield f"{card.name} is drawn first", _deeper(0)
    yield f"{card.name} is drawn later", _deeper(1)


def _deeper(by: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        card = scene.about["a"]
        assert isinstance(card, Item)
        card.zone = "library"
        library = scene.library[card.owner]
        before = library.index(card) + by if by and card in library else 0
        _into_library(scene, card, card.owner, before)

    return change


PREPARED = {"miracle": _prepare, "miracle_extra": _prepare}


# --- after it was played ------------------------------------------------------------------------


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement, run
    card = scene.about["a"]
    assert isinstance(card, Item)
    name = card.name
    return _either(
        f"{name} triggered",
        f"{name} did not trigger",
        f"{name} may be cast for its miracle cost as it is drawn",
        f"{name} is not the first card drawn in the turn",
    )


JUDGED = {"miracle": _judge, "miracle_extra": _judge}

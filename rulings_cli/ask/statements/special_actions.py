"""Special actions, and whether anybody may respond to one: they use no stack (CR 116)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Counter
from rulings_cli.abilities.triggers import TurnedFaceUp
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.doing import _new, _verb, cast_item
from rulings_cli.ask.statements.foretold import foretell, same_turn
from rulings_cli.ask.statements.judged import _either, _item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
special_answered: can|could|may <who> respond|react to [<who2:player>] <special> <a>
special_answered: do|will <who> get to respond|react to [<who2:player>] <special> <a>
special_answered: can|could|may <who> respond|react to <a> be [being] <special> [up]
special_answered: can|could|may <who> respond|react to [the|my|his|their] <special> [of <a>]
special_answered: can|could|may <who> respond|react when|if|as|while <who2:player> <special> <a>
special_answered: can|could|may <who> respond|react to [<who2:player>] turn|flip <a> [face] up
special_answered: can|could|may <who> respond|react to [<who2:player>] turn|flip <a> face-up
special_answered: can|could|may <who> respond|react to <a> be [being] turn|flip [face] up
special_answered: can|could|may <who> respond|react to <a> be [being] turn|flip face-up
special_answered: can|could|may <who> respond|react to <a> turn|flip [face] up
special_answered: can|could|may <who> respond|react to <a> turn|flip face-up
special_answered: can|could|may <who> stop|prevent|counter|answer <a> from be turn|flip [face] up \
    with <b>
special_answered: can|could|may <who> stop|prevent|counter|answer <a> be turn|flip [face] up \
    with <b>
special_answered: can|could|may <who> stop|prevent|counter|answer <a> from <special> with <b>
special_answered: can|could|may <who> use <b> to stop|prevent|counter|answer <a> from be turn|flip \
    [face] up
special_answered: can|could|may <who> use <b> to stop|prevent|counter|answer [<who2:player>] \
    [from] <special> <a>
special_answered: can|could|may <who> stop|prevent|counter|answer [<who2:player>] [from] \
    <special> <a> with <b>
special_answered: do|will|can <b> stop|prevent|counter <a> from be turn|flip [face] up
special_answered: do|will|can <b> stop|prevent|counter <a> be turn|flip [face] up
special_answered: do|will|can <b> stop|prevent|counter <a> be turn|flip face-up
special_answered: do|will|can <b> stop|prevent|counter [<who2:player>] [from] <special> <a>
"""
_EVENTS = """
suspends: [<who>] pay <mana> and|to suspend <a>
foretells: [<who>] pay <mana> and|to foretell <a>
plots: [<who>] pay <mana> and|to plot <a>
foretells: [<who>] foretell <a>
plots: [<who>] plot <a>
"""
_WITH = """
same_turn: [later] [on|in] the|that same turn
same_turn: [later] this same turn
same_turn: right away
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for special actions."""
    return (*table("ask", _ASKS, cost=8), *table("event", _EVENTS), *table("with", _WITH))


# --- what is said ------------------------------------------------------------------------------


def _put_aside(scene: Scene, statement: Statement) -> Deed | None:
    """Foretell or plot a card from the hand (CR 702.143a, 702.170a)."""
    from rulings_cli.ask.statements.writing import keyword_cost
    from rulings_cli.ask.stock import lands_for

    noun, verb = statement.noun(), statement.name.removesuffix("s")
    if noun is None:
        raise Misfit("what is put aside was not said")
    item = scene.bind(noun, "card")
    if not item.has(verb):
        raise Misfit(f"{item.name} has no {verb}")
    who = statement.word("who") or noun.owner or item.owner or scene.ask_who or "you"
    if verb == "foretell":
        deed = foretell(scene, item, who)
        said = scene.about.get("said")
        casts = isinstance(said, tuple) and any(e.name == "cast" for e in said)
        return None if casts and scene.asks else deed  # it is asked whether it may be cast
    scene.place(item, "hand", who)
    cost = keyword_cost(item, "plot")
    if cost is not None and lands_for(cost):
        side = "you control" if who == "you" else "the opponent controls"
        scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
    if not scene.turn:
        scene.turn, scene.turn_assumed = who, True
    return _new(scene, "happen", who, item, _verb(who, verb, "NAME"))


# --- what is asked -----------------------------------------------------------------------------


def is_special(deed: Deed) -> bool:
    """Tell whether something is done by a special action with a card (CR 116.2)."""
    return deed.kind == "happen" and deed.item is not None and deed.line.startswith(_LINES)


_LINES = tuple(
    f"{who}{verb}"
    for who in ("you ", "the opponent ")
    for verb in ("turn", "suspend", "foretell", "plot")
)


def need_stack(scene: Scene, deeds: Sequence[Deed]) -> None:
    """Refuse an answer to what does not use the stack: a mana ability, a land (605.3b, 305.1).

    Where it is asked whether it can be answered, that is what is answered.
    """
    last = deeds[-1] if deeds else None
    if last is None:
        return
    special = is_special(last)
    if special or (last.kind in ("activate", "tap") and not last.passes):
        said = scene.about.get("said")
        asks = [e for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
        if len(asks) == 1 and asks[0].name in ("can", "can_thing"):
            scene.about["answered mana"], scene.about["asked first"] = last, asks[0]
            return
        raise Unsaid("there is nothing on the stack to respond to", "116" if special else "605.3b")
    if last.kind == "play":
        raise Unsaid("there is nothing on the stack to respond to", "116.2")


def answer(scene: Scene, deed: Deed, statement: Statement) -> None:
    """Ask of a special action whether it waits for anybody to respond."""
    item = deed.item
    assert item is not None
    if deed is not scene.deeds[-1]:
        raise NotSupported("what is done besides is not planned yet")
    deed.passes = False
    if not scene.turn and "turn" not in deed.line:
        scene.turn, scene.turn_assumed = deed.who, True
    scene.about["a"], scene.about["held"], scene.about["special action"] = item, True, deed
    scene.about["ask"] = statement.evolve(name="special_answered")


def _asked(scene: Scene, statement: Statement) -> None:
    """Do what is spoken of, if that was not said before, and see if it waits."""
    from rulings_cli.ask.statements import acting

    noun, tool, verb = statement.noun(), statement.noun("b"), statement.word("special")
    if tool is not None:
        _need_countering(scene, scene.bind(tool, "spell"))
    done = next((each for each in reversed(scene.deeds) if is_special(each)), None)
    if done is None:
        asker = statement.word("who") or "opponent"
        who = statement.word("who2") or ("opponent" if asker == "you" else "you")
        if tool is not None and not statement.word("who2"):
            who = "opponent"
        name = _EVENT_OF.get(verb, "turn_up")
        noun = noun or _some(scene, verb or "morph")
        slots = (("a", noun), ("who", noun.owner or who))
        acting.act(scene, Statement("event", name, slots, statement.text, statement.start))
        done = scene.deeds[-1] if scene.deeds else None
    if done is None or not is_special(done):
        raise Misfit("no special action is spoken of")
    answer(scene, done, statement)


_EVENT_OF = {"suspend": "suspends", "foretell": "foretells", "plot": "plots"}


def _some(scene: Scene, word: str) -> Noun:
    """Give some card with the keyword, where none is named."""
    card = scene.world.stock.pick(word)
    noun = Noun(f"a card with {word}", head="card", keywords=(word,))
    item = scene.add(Item(card, card.front, noun, ""))
    scene.mean(noun, item)
    scene.assumptions.append(f"the card with {word} is {card.name}")
    return noun


def _need_countering(scene: Scene, tool: Item) -> None:
    """Abstain where it is stopped by what is no answer to it: something else may keep it off."""
    if not tool.is_spell or not has(tool.face.paragraphs, Counter):
        raise NotSupported(f"what {tool.name} does to it is not planned yet")
    scene.place(tool, "hand", "you")


def need_alone(deed: Deed) -> None:
    """Abstain where what a special action triggers may be responded to."""
    item = deed.item
    if item is not None and any(
        isinstance(event, TurnedFaceUp)
        for each in causing.triggered(item)
        for event in causing.events_of(each)
        if "turn" in deed.line
    ):
        raise NotSupported(f"whether what {item.name} triggers is answered was not said")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether the card waits on the stack."""
    del run, statement
    name = _item(scene).name
    return _either(
        f"{name} is on the stack",
        f"not: {name} is on the stack",
        f"{name} is on the stack, and players may respond",
        f"{name} is not on the stack: what is done uses no stack, and nobody can respond",
    )


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the card be cast, or a plain creature card: that uses the stack."""
    deed = scene.about.get("special action")
    if not isinstance(deed, Deed) or deed.item is None:
        return
    yield f"{deed.item.name} is cast, rather", _cast
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    yield f"{card.front.name} is cast, rather", _cast_instead(card)


def _cast(scene: Scene) -> None:
    deed = scene.about["special action"]
    assert isinstance(deed, Deed)
    assert deed.item is not None
    scene.deeds.remove(deed)
    deed.item.zone, deed.item.tails, deed.item.lines = "", [], []
    cast_item(scene, deed.item, deed.who).passes = False
    scene.turn = deed.who


def _cast_instead(card: Card) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.about["special action"]
        assert isinstance(deed, Deed)
        deed.item = scene.about["a"] = scene.add(Item(card, card.front, None, deed.who))
        _cast(scene)

    return change


PREPARED = {"special_answered": _asked}
JUDGED = {"special_answered": _judge}
ADDED = {"same_turn": same_turn}
ACTS = {"foretells": _put_aside, "plots": _put_aside}

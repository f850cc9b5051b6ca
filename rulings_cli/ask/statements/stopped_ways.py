"""Whether a permanent keeps a keyword from being used: it is tried with a card that has it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import Counter
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements.judged import _either, _item, _player
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.ways import ALTERNATIVE
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_STOP = "stop|prevent|affect|hose|hate|beat|counter|disable|shut|shuts"
_ASKS = f"""
stops_way: do|will|can <a> {_STOP} [off|down] [the] <way> on|of|from|for|with <b>
stops_way: do|will|can <a> {_STOP} <b> [from] [be|being] <way>
stops_way: do|will|can <a> {_STOP} <b> 's <way> [ability|cost]
stops_way: do|will|can <a> {_STOP} <who> from <way> <b>
stops_way: do|will|can <a> {_STOP} [off|down] <way> <b>
stops_way: do|will|can <a> turn off [the] <way> on|of|from|for|with <b>
stops_way: do [the] <way> on|of <b> [still] work|happen with|under|against|through <a> [out]
stops_way: be <b> ['s] <way> [ability] stop|prevent by <a>
stops_way: do <b> ['s] <way> [ability] get stop|prevent by <a>
"""
#: Keywords that are used from a graveyard to put a token or the card itself onto the battlefield.
_MAKES_TOKEN = frozenset(("embalm", "eternalize", "encore"))


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what keeps a keyword from being used."""
    return table("ask", _ASKS, cost=8)


def may_be_countered(scene: Scene, tool: Item, noun: Noun) -> bool:
    """Tell whether a named card is asked about as a spell that a counterspell may stop."""
    if scene.deeds or noun.part or not noun.is_card or noun.keywords:
        return False
    aims = required_targets(tool.face)
    spells = all(each.what is not None and each.what.noun == "spell" for each in aims)
    return spells and not scene.bind(noun).is_a("land")


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the permanent be there, and use the keyword of the card."""
    from rulings_cli.ask.statements import acting, causing

    noun, word = noun_of(statement, "b"), statement.word("way")
    tool = scene.bind(noun_of(statement), "permanent")
    item = scene.bind(noun)
    if scene.deeds or not tool.is_permanent or tool is item:
        raise NotSupported("what a spell stops is not planned yet")
    if any(has(each, Counter) for each in causing.triggered(tool)):
        raise NotSupported(f"{tool.name} counters what is cast so, and does not stop the casting")
    if not item.has(word):
        raise Misfit(f"{item.name} has no {word}")
    if word not in _MAKES_TOKEN and word != "unearth" and word not in ALTERNATIVE:
        raise NotSupported(f"what {word} does is not planned yet here")
    user = statement.word("who") or noun.owner or ("opponent" if tool.owner == "you" else "you")
    scene.onto_battlefield(tool, tool.owner or ("opponent" if user == "you" else "you"))
    it = Noun(noun.text, pronoun="it")
    scene.mean(it, item)
    slots = (("kw", word), ("a", it), ("who", user))
    acting.act(scene, Statement("event", "by_keyword", slots, statement.text, statement.start))
    deed = scene.deeds[-1]
    deed.may_fail = True
    scene.about["a"], scene.about["used"] = item, deed


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether the card was cast, or what its ability makes is there."""
    item, deed, word = _item(scene), scene.about["used"], statement.word("way")
    assert isinstance(deed, Deed)
    if word in _MAKES_TOKEN:
        who, verb = _player(deed.who), "control" if deed.who == "you" else "controls"
        made = f"{who} {verb} 1 {item.name} token"
        none = f"{who} {verb} no {item.name} token"
        return _either(none, made, f"{word} makes no token", f"{word} makes its token")
    if word == "unearth":
        there = f"{item.name} is on the battlefield"
        return _either(f"not: {there}", there, f"{item.name} does not come back", there)
    del run
    cast = f"{item.name} was cast"
    return _either(f"{item.name} was not cast", cast, f"it can't be cast by {word}", cast)


PREPARED = {"stops_way": _prepare}
JUDGED = {"stops_way": _judge}

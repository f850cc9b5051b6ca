"""Whether a player gets the land that a spell lets them find, or untaps lands by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Draw, May, SearchLibrary
from rulings_cli.abilities.references import ControllerOf
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.things import may_be
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.doing import aim_at, cast_item
from rulings_cli.ask.statements.judged import _either, _player
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.errors import NotSupported
from rulings_cli.terms.rules.keyword_actions import SEARCHING_A_PORTION
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
gets_land: do|will <who> get|fetch|find|grab the|his|her|my|their|a|that [basic] land [out of it]
gets_land: do|will <who> get [to] search|fetch|find|put [for] the|his|her|my|their|a|that [basic] \
    land
gets_land: do|will <who> [get] [to] search [my|his|her|their|the] [library] [for] [the|a] [basic] \
    [land]
gets_land: can|may <who> [still] search|fetch|tutor [my|his|her|their|the] [library|deck] \
    [for [a|an|the|my] [card|artifact|land|something]] ?
gets_land: [the|a|basic] land ?
need_land: do|must|will <who> [have|need] to search|find|fetch|take|get [for] \
    [a|the|my|his|her|their] [basic] [land|library|card] [from|for|with|off <a>]
need_land: must <who> search|find|fetch|take|get [for] \
    [a|the|my|his|her|their] [basic] [land|library|card] [from|for|with|off <a>]
spare_land: can|may <who> choose|decide not to search|find|fetch|take|get [for] \
    [a|the|my|his|her|their] [basic] [land|library|card] [from|for|with|off <a>]
spare_land: can|may <who> decline|refuse|skip [a|the|my|his|her|their] [basic] \
    land|search [from|for|with|off <a>]
need_draw: do|must|will <who> [have|need] to draw [a|the|my] [card] [from|for|with|off|on <a>]
need_draw: must <who> draw [a|the|my] [card] [from|for|with|off|on <a>]
spare_draw: can|may <who> choose|decide not to draw [a|the|my] [card] [from|for|with|off|on <a>]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for lands that are found."""
    return table("ask", _ASKS)


def tweaks(scene: Scene) -> tuple[()]:
    """Give no change of its own: what is done is left out."""
    del scene
    return ()


def _prepare(scene: Scene, statement: Statement) -> None:
    """Put a land into the library of who would search it."""
    tool = next(
        (
            each.item
            for each in reversed(scene.deeds)
            if each.item is not None and has(each.item.face.paragraphs, SearchLibrary)
        ),
        None,
    )
    copier = scene.about.get("copier")
    if tool is None and isinstance(copier, Item):  # what it copies may let a land be found
        copied = any(has(each.face.paragraphs, SearchLibrary) for each in scene.permanents())
        tool = copier if copied else None
    if tool is None:
        raise Misfit("what lets a land be found was not said")
    who = statement.word("who") or _owner_of_target(scene, tool) or "you"
    looks = [e for e in walk(tool.face.paragraphs) if isinstance(e, SearchLibrary)]
    card = _looked_for(scene, looks, "land" in statement.text.split())
    land = scene.add(Item(card, card.front, None, who))
    scene.place(land, "library", who)
    scene.library[who].append(land)
    scene.about["searched"] = True
    scene.choices.insert(0, land.name)
    scene.about["a"] = land


#: Kinds of cards of which one may be looked for, where any is.
_KINDS = (("land", "basic"), ("artifact", "mana"), ("creature", "plain"), ("instant", "plain"))


def _looked_for(scene: Scene, looks: Sequence[SearchLibrary], is_land: bool) -> Card:
    """Give a plain card that may be found: a land, where one is said."""
    taken = tuple(each.name for each in scene.items)
    for kinds in _KINDS[:1] if is_land else _KINDS:
        card: Card = scene.world.stock.pick(*kinds, other_than=taken)
        if is_land or any(may_be(card.front, each.what) for each in looks):
            return card
    raise Misfit("no such card is looked for")


def _owner_of_target(scene: Scene, tool: Item) -> str:
    deed = next(each for each in scene.deeds if each.item is tool)
    return next((e.owner for e in deed.targets if isinstance(e, Item)), "")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    if any(SEARCHING_A_PORTION in each.because for each in run.game.trace):
        raise Unsaid("what is among the cards that are searched was not said")
    land = scene.about["a"]
    assert isinstance(land, Item)
    whose = "your" if land.owner == "you" else "the opponent's"
    line, s = f"{land.name} is in {whose} library", "" if land.owner == "you" else "s"
    who = _player(land.owner)
    what = "land" if land.is_a("land") else "card"
    return _either(f"not: {line}", line, f"{who} find{s} a {what}", f"{who} find{s} no {what}")


def _prepare_optional(scene: Scene, statement: Statement) -> None:
    """Let what may be done not be done; a named thing does what it does first."""
    noun, who = statement.noun(), statement.word("who") or "you"
    of_land = statement.name.endswith("land")
    if noun is not None and not scene.deeds:
        _use(scene, scene.bind(noun), who, SearchLibrary if of_land else Draw)
    if not scene.deeds:
        raise NotSupported("what would have that done was not said")
    scene.about["who"] = who
    if of_land:
        _prepare(scene, statement)
    declines = "you decline" if who == "you" else "the opponent declines"
    scene.deeds.append(Deed("happen", who, None, declines))


def _use(scene: Scene, tool: Item, who: str, kind: type[Value]) -> None:
    """Cast a spell, at the other player's thing where its controller gets something for it."""
    other = "opponent" if who == "you" else "you"
    if not tool.is_spell:
        found = [e for e in causing.triggered(tool) if has(e, May) and has(e, kind)]
        if len(found) != 1:
            raise NotSupported(f"what {tool.name} lets be done was not said")
        tool.owner = tool.owner or who
        if any(causing.is_self(each) for each in causing.events_of(found[0])):
            tool.zone, tool.soft = "", True
        else:
            scene.onto_battlefield(tool, tool.owner)
        causing.cause(scene, tool, found[0])
        return
    theirs = any(isinstance(each, ControllerOf) for each in walk(tool.face.paragraphs))
    deed = cast_item(scene, tool, tool.owner or (other if theirs else who))
    if theirs and causing.wants_target(tool):
        aim_at(scene, deed, scene.bind(Noun("a creature", head="creature", owner=who), "creature"))


def _judge_optional(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell that nothing is done where that was declined, so that it need not be."""
    who, needed = str(scene.about["who"]), statement.name.startswith("need")
    player = _player(who)
    if statement.name.endswith("land"):
        done, spared = _judge(scene, run, statement)
        line, other = spared.then, done.then
    else:
        drawn = sum(each.player == who for each in run.game.trace if type(each).__name__ == "Drew")
        hand = f"{player} ha{'ve' if who == 'you' else 's'} {{}} card{{}} in hand"
        now = sum(e.zone is Zone.HAND and e.owner == who for e in run.game.objects.values())
        line = other = (hand.format(now, "" if now == 1 else "s"),)
        if drawn:
            line = ()
    free, bound = ("no", "yes") if needed else ("yes", "no")
    says = f"{player} may leave it undone", f"{player} do{'' if who == 'you' else 'es'} it"
    found = []
    if line:
        found.append(Option(line, free, f"{free.title()}: {says[0]}.", outcome=says[0]))
    found.append(Option(other, bound, f"{bound.title()}: {says[1]}.", outcome=says[1]))
    return tuple(found)


_OPTIONAL = ("need_land", "spare_land", "need_draw", "spare_draw")
PREPARED = {"gets_land": _prepare, **dict.fromkeys(_OPTIONAL, _prepare_optional)}
JUDGED = {"gets_land": _judge, **dict.fromkeys(_OPTIONAL, _judge_optional)}

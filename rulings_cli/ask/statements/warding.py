"""What makes ward trigger: a spell or ability that is aimed at the creature (CR 702.21a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.judged import _either, _item, times
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
trigger_ward: trigger [the|its|my|his] ward [on it|him]
trigger_ward: do|will ward trigger off|from|by|with <a>
"""
_HINDERING = """
ignores_ward: do|will|can <a> get around|through|past|by|over ward [of|on <b>]
ignores_ward: do|will|can <a> get around|through|past|by|over <b> ['s] ward
ignores_ward: do|will|can <a> beat|bypass|ignore|dodge|circumvent|skip|evade ward [of|on <b>]
ignores_ward: do|will|can <a> beat|bypass|ignore|dodge|circumvent|skip|evade <b> ['s] ward
ignores_ward: can|may <who> get around|through|past|by ward [of|on <b>] with|using|by|via <a>
ignores_ward: can|may <who> bypass|ignore|dodge|beat ward [of|on <b>] with|using|by|via <a>
ward_stops: do|will|can ward [of|on <b>] counter|stop|hinder|hit <a>
ward_stops: do|will|can <b> ['s] ward counter|stop|hinder|hit <a>
ward_stops: do|will|can <a> get|be countered|stopped by ward [of|on <b>]
"""
_PAID = """
ward_paid: how much [mana] do|must|will <who> [have|need] [to] pay|owe for [the|its] ward \
    [cost|tax] [in total]
ward_paid: how much [mana] be [the|its] [total] ward [cost|tax|payment] [in total]
ward_paid: what be [the|its] [total] ward [cost|tax]
ward_twice: do|will|must <who> [still] [have|need] [to] pay|owe [for] [the] ward twice
ward_twice: do|will|must <who> [still] [have|need] [to] pay twice [for] [the] [ward]
ward_twice: do|will ward trigger twice
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for ward that triggers."""
    found = (*table("ask", _ASKS), *table("ask", _HINDERING, cost=8))
    return (*found, *table("ask", _PAID, cost=5))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the other player aim a plain spell at the creature, and do nothing else."""
    asks, warded = scene.about.get("ask"), scene.about.get("a")
    if isinstance(asks, Statement) and asks.name == "trigger_ward" and isinstance(warded, Item):
        yield f"a plain spell is cast at {warded.name} instead", _aimed
    if isinstance(asks, Statement) and asks.name in ("ward_paid", "ward_twice"):
        yield "one spell more is cast at it", _once_more
        yield "only the last spell is cast", _only_last
        return
    if isinstance(asks, Statement) and asks.name in PREPARED and scene.deeds:
        yield "a plain spell instead", _plainly


def _once_more(scene: Scene) -> None:
    """Let one more plain spell be cast at what the last was aimed at."""
    last = scene.deeds[-1]
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "targeted", "removal", other_than=taken)
    spell = scene.add(Item(card, card.front, None, last.who))
    made = doing.cast_item(scene, spell, last.who)
    made.targets += [each for each in _things_aimed(last) if each.has("ward")][:1]


def _only_last(scene: Scene) -> None:
    del scene.deeds[:-1]


def _plainly(scene: Scene) -> None:
    """Let a plain spell be cast at the creature, in place of the one that is asked about."""
    deed = scene.deeds[-1]
    spell, warded = deed.item, deed.targets[0]
    assert spell is not None
    assert isinstance(warded, Item)
    card = scene.world.stock.pick("instant", "targeted", "damage", other_than=(spell.name,))
    scene.deeds.clear()
    scene.items.remove(spell)
    plain = scene.add(Item(card, card.front, None, deed.who))
    doing.aim_at(scene, doing.cast_item(scene, plain, deed.who), warded)
    scene.about["a"] = plain


def _aimed(scene: Scene) -> None:
    warded = scene.about["a"]
    assert isinstance(warded, Item)
    scene.deeds.clear()
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "targeted", "removal", other_than=taken)
    who = "you" if warded.owner == "opponent" else "opponent"
    spell = scene.add(Item(card, card.front, None, who))
    doing.aim_at(scene, doing.cast_item(scene, spell, who), warded)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the spell be cast at a creature with ward, and let nobody pay."""
    spell = scene.bind(noun_of(statement), "spell")
    noun = statement.noun("b")
    if scene.deeds or not spell.is_spell or not causing.wants_target(spell):
        raise NotSupported("what else ward is to hinder is not planned yet")
    who = spell.owner or statement.word("who") or "you"
    other = "opponent" if who == "you" else "you"
    if noun is None:
        card = scene.world.stock.pick("creature", "ward")
        warded = scene.add(Item(card, card.front, None, other))
    else:
        warded = scene.bind(noun, "permanent")
    if not _asks_for_mana(warded):
        raise NotSupported("what ward asks for there is not planned yet")
    scene.onto_battlefield(warded, other)
    doing.aim_at(scene, doing.cast_item(scene, spell, who), warded)
    scene.about["a"] = spell
    scene.assumptions.append("nobody pays for ward")


def _asks_for_mana(item: Item) -> bool:
    """Tell whether all that ward asks for is mana: nobody has that, and it is not paid."""
    found = [each for each in walk(item.face.paragraphs) if isinstance(each, Keyword)]
    costs = [each.cost for each in found if each.name == "ward"]
    return bool(costs) and all(has(each, PayMana) for each in costs)


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether the spell was countered."""
    del run
    name = scene.ref(_item(scene))
    lines = (f"{name} was not countered", f"{name} was countered")
    words = (f"{name} is not countered although nobody pays", f"{name} is countered by ward")
    if statement.name == "ward_stops":
        lines, words = (lines[1], lines[0]), (words[1], words[0])
    return _either(*lines, *words)


def _paid(scene: Scene, statement: Statement) -> None:
    """Let spells be cast at what has ward, each of several by itself."""
    aims = [e for e in scene.deeds if any(one.has("ward") for one in _things_aimed(e))]
    if not aims or len(aims) != len(scene.deeds):
        raise NotSupported("what else ward has to do with is not planned yet")
    for deed in aims:
        _cast_each(scene, deed)
    for each in {id(one): one for deed in aims for one in _things_aimed(deed)}.values():
        if each.owner == aims[0].who:
            if not each.assumed:
                raise NotSupported(f"{each.name} is not another player's", "702.21a")
            each.owner = "opponent" if aims[0].who == "you" else "you"
        named = each.noun is not None and each.noun.is_card
        if statement.name == "ward_paid" and each.has("ward") and not named:
            raise NotSupported("what ward asks for was not said")
    scene.assumptions.append("ward is paid for each time that it triggers")


def _things_aimed(deed: Deed) -> list[Item]:
    return [each for each in deed.targets if isinstance(each, Item)]


def _cast_each(scene: Scene, deed: Deed) -> None:
    """Let several spells of a kind be cast one by one: each is countered, or paid for."""
    item = deed.item
    if item is None or item.count == 1:
        return
    if item.count != _TWO or item.noun is None or item.noun.is_card:
        raise NotSupported("so many alike are not planned yet")
    item.count = 1
    card = scene.world.stock.pick("instant", "targeted", "removal", other_than=(item.name,))
    second = scene.add(Item(card, card.front, item.noun, deed.who))
    doing.cast_item(scene, second, deed.who).targets += deed.targets


_TWO = 2


def _judge_paid(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by how often ward triggered: each time its cost is asked for (702.21a)."""
    # what is of one name is counted together
    things = {
        one.name: one for deed in scene.deeds for one in _things_aimed(deed) if one.has("ward")
    }
    names = [scene.ref(each) for each in things.values()]
    found = [times(run, each) for each in names]
    words = {1: "once", 2: "twice"}
    lines = tuple(
        f"{name} triggered {words.get(n, f'{n} times')}" if n else f"{name} did not trigger"
        for name, n in zip(names, found, strict=True)
    )
    if statement.name == "ward_twice":
        said = f"ward triggers {words.get(sum(found), f'{sum(found)} times')}"
        verdict = "yes" if sum(found) == _TWO else "no"
        return (Option(lines, verdict, f"{verdict.title()}: {said}.", outcome=said),)
    total = sum(n * _ward_of(each) for n, each in zip(found, things.values(), strict=True))
    says = f"ward asks for {{{total}}} in all"
    return (Option(lines, "value", f"{says}.", value=f"{{{total}}}", outcome=says, amount=total),)


def _ward_of(item: Item) -> int:
    """Give how much generic mana the one ward of a permanent asks for."""
    found = [e for e in walk(item.face.paragraphs) if isinstance(e, Keyword) and e.name == "ward"]
    if len(found) != 1 or found[0].cost is None or len(found[0].cost.components) != 1:
        raise NotSupported("what ward asks for there is not planned yet")
    paid = found[0].cost.components[0]
    if not isinstance(paid, PayMana) or not paid.cost.symbols[0].isdigit():
        raise NotSupported("what ward asks for there is not planned yet")
    return mana_value(paid.cost)


#: Whether ward triggers is prepared and judged with the other asks of triggers.
PREPARED = {
    "ignores_ward": _prepare, "ward_stops": _prepare, "ward_paid": _paid, "ward_twice": _paid,
}  # fmt: skip
JUDGED = {
    "ignores_ward": _judge, "ward_stops": _judge, "ward_paid": _judge_paid,
    "ward_twice": _judge_paid,
}  # fmt: skip

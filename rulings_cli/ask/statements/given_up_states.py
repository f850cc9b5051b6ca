"""What has to be given up for a cost, and whether that has to be untapped (CR 118.3, 701.26a).

Whether it has to be untapped is asked of a tapped thing: where it may be done with that, it need
not be untapped. What is done "without" giving something up is tried where there is no such
thing; where the thing itself would be given up, it is done, and told what became of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import (
    PayLife,
    ReturnObjects,
    SacrificeObjects,
    SacrificeThis,
    TapThis,
)
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.using import abilities_of
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

_RETURNS = "return|bounce"
_ASKS = f"""
given_untapped: do|must <a> [that] <who> {_RETURNS} [to|for|with] [cast|pay] [<b>] STATE
given_untapped: do|must <a> [that] <who> sacrifice|feed [to|for|with] [cast|pay] [<b>] STATE
given_untapped: do|must <a> [that] <who> tap [to|for|with] [cast|pay] <b> STATE
given_untapped: do|must <a> [that] <who> tap [to|for|with] [cast|pay] [for] <help:helping> STATE
given_untapped: do|must <a> {_RETURNS} [to|for|with] [cast|pay] [<b>] STATE
life_price: how much life do <who> [have|need] [to] pay|spend for|to \
    [cast|play|crack|activate|use] <a>
life_price: how much life do|will <a> cost [<who>]
needs_life: do <who> have|need to pay [any|the] [<n>] life for|to [cast|play|crack|activate|use] <a>
needs_life: must <who> pay [any|the] [<n>] life for|to [cast|play|crack|activate|use] <a>
needs_life: be <who> forced to pay [any|the] [<n>] life for|to [cast|play|crack|activate|use] <a>
"""
_WITH = """
gives_none: without sacrifice|discard|exile|tap <a>
gives_none: without sacrifice|discard|exile|tap anything|something
gives_none: without sacrifice|tap [it] $
no_life: without pay|lose [any|the|its] [<n>] life [for it]
"""
_STATE = "[have|need] [to] [still|already] be untapped"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for how something must be that is given up."""
    return table("ask", _ASKS.replace("STATE", _STATE), cost=8)


@cache
def more() -> tuple[Phrasing, ...]:
    """Give the rows for what is done without giving anything up."""
    return table("with", _WITH, cost=8)


def gives_none(scene: Scene, statement: Statement) -> None:
    """Try what is asked where nothing is there to be given up, or ask whether it itself is."""
    deed, verb = _asked(scene), plain(statement.text.split()[1])
    noun = statement.noun()
    item = scene.bind(noun) if noun is not None and (noun.pronoun or noun.is_card) else None
    if item is None and noun is None and "thing" not in statement.text:
        item = deed.item
    if item is not None and item is not deed.item:
        raise Misfit(f"{item.name} is not what is used")
    cost = getattr(getattr(deed.ability, "ability", None), "cost", None)
    if item is None and verb in ("discard", "exile"):
        scene.empty_hand.add(deed.who)
    elif item is None and verb == "sacrifice":
        scene.lacking.append((noun or Noun("permanent", head="permanent")).evolve(owner=deed.who))
    elif (
        item is not None
        and verb == "tap"
        and (has(cost, TapThis) or deed.kind in ("tap", "attack"))
    ):
        _done(scene, deed, "taps")
    elif item is not None and verb == "sacrifice" and has(cost, SacrificeThis):
        _done(scene, deed, "sacrificed")
    else:
        raise Misfit(f"nothing is done so that {statement.text!r} is said of")


def _asked(scene: Scene) -> Deed:
    if scene.asked is None or scene.asks not in ("can", "can_thing"):
        raise Misfit("it is not asked whether that can be done")
    return scene.asked


def _done(scene: Scene, deed: Deed, asked: str) -> None:
    """Let it be done, and ask whether it comes to what it was said to be done without."""
    scene.asks, scene.asked, deed.asked = "", None, False
    scene.about["a"], scene.about["hinders"] = deed.item, True
    scene.about["ask"] = Statement("ask", asked, (), deed.text)


def _needs_life(scene: Scene, statement: Statement) -> None:
    """Ask whether it can't be done but with life."""
    from rulings_cli.ask.statements import acting

    item, who = scene.bind(noun_of(statement)), statement.word("who") or "you"
    if scene.deeds:
        raise Misfit("for what life is paid was said otherwise")
    item.zone = "" if item.soft else item.zone
    costs = [getattr(each.ability, "cost", None) for each in abilities_of(item)]
    said = not {"crack", "activate", "use"}.isdisjoint(map(plain, statement.text.split()))
    used = any(has(each, PayLife) for each in costs) and (said or item.is_a("land"))
    slots = (("a", noun_of(statement)), ("who", who))
    scene.asks = "can"
    acting.act(scene, Statement("event", "activate" if used else "cast", slots, statement.text))
    scene.about["hinders"] = not used
    no_life(scene, statement)
    scene.about["hinders"] = not used


def _life_price(scene: Scene, statement: Statement) -> None:
    """Pay life for what takes some, wherever that may be done, and ask how much that is."""
    from rulings_cli.ask.statements import acting, adding
    from rulings_cli.ask.statements.completing import enters_for_life
    from rulings_cli.ask.statements.pitching import by_life

    item, who = scene.bind(noun_of(statement)), statement.word("who") or "you"
    if scene.deeds or not noun_of(statement).is_card:
        raise Misfit("for what life is paid was said otherwise")
    item.zone = "" if item.soft else item.zone
    costs = [getattr(each.ability, "cost", None) for each in abilities_of(item)]
    used = [each for each in costs if has(each, PayLife)]
    if len(used) > 1 or (used and not item.is_a("land")):
        raise NotSupported(f"for what of {item.name} life is paid was not said")
    slots = (("a", noun_of(statement)), ("who", who))
    acting.act(scene, Statement("event", "activate" if used else "cast", slots, statement.text))
    halves = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    number = 2 * sum(each.endswith("/P") for each in halves)
    if number:
        scene.deeds[-1].tails.append(f"paying {number} life")
    elif by_life(item, None):
        adding.add(scene, Statement("with", "other_cost", (), "for its alternative cost"))
    elif not used and not enters_for_life(item):
        raise Misfit(f"no life is paid for {item.name}")
    scene.about["pays"], scene.about["who"] = True, who
    scene.assumptions.append("life is paid wherever it may be")
    scene.about["ask"] = Statement("ask", "life_amount", (), "how much life do i lose")


def no_life(scene: Scene, statement: Statement) -> None:
    """Ask whether it can be done where no life is paid: with mana, or not at all."""
    del statement
    deed, scene.about["no life"] = _asked(scene), True
    cost = getattr(getattr(deed.ability, "ability", None), "cost", None)
    if deed.kind == "activate" and has(cost, PayLife):
        scene.about["who"] = deed.who
        _done(scene, deed, "loses")
    elif deed.kind not in ("cast", "play") or deed.item is None:
        raise Misfit("no life is paid for it")
    else:
        more = tuple(e for e in walk(deed.item.face.paragraphs) if isinstance(e, AdditionalCost))
        if has(more, PayLife):
            raise NotSupported("what life is paid for besides is not planned yet")


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether it may be done with a tapped thing."""
    from rulings_cli.ask.statements import acting

    noun = statement.noun()
    helped = statement.word("help")
    tool = statement.noun("b") or (None if helped else _named(scene, statement))
    item = scene.bind(tool) if tool is not None else None
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item]
    if noun is None or scene.deeds:
        raise Misfit("what is given up was not said")
    if item is not None and item.soft:
        item.zone, item.soft = "", False
    tapped = noun.evolve(
        qualities=(*noun.qualities, "tapped"), definite=False, text=f"tapped {noun.text}"
    )
    slots: tuple[tuple[str, object], ...] = (("a", tapped), ("who", "you"))
    slots = (*slots, ("b", tool)) if tool is not None else slots
    name = "sacrifice_to"
    words = statement.text.split()
    if helped or "tap" in words:
        name, slots = "help_by", (*slots, ("help", helped or _help(item)))
    elif not {"return", "bounce", "returned", "bounced"}.isdisjoint(words):
        name = "return_for"
    scene.asks = "can"
    done = Statement("event", name, slots, statement.text, statement.start)
    acting.act(scene, done)
    made = scene.deeds[-1] if scene.deeds else None
    if made is None:
        raise NotSupported("for what it is given up is not planned yet")
    made.asked, made.text, scene.asked = True, statement.text, made
    scene.about["a"] = made.item


def _named(scene: Scene, statement: Statement) -> Noun:
    """Give the one card that is spoken of and for which something is given up."""
    words = statement.text.split()
    kind = SacrificeObjects if "sacrifice" in words or "sac" in words else ReturnObjects
    named = [e for e in scene.items if e.noun is not None and e.noun.is_card]
    found = [e for e in named if has(e.face.paragraphs, kind)] or named
    if len(found) != 1 or found[0].noun is None:
        raise Misfit("for what it is given up was not said")
    return found[0].noun


def _help(item: Item | None) -> str:
    known = ("convoke", "improvise") if item is not None else ()
    return next((each for each in known if item is not None and item.has(each)), "")


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Turn round what can be done: what may be done with a tapped thing needs no untapped one."""
    from rulings_cli.ask.statements.judging_deeds import can_plainly

    del statement
    turned = {"yes": ("no", "No: a tapped one may be used."), "no": ("yes", "Yes")}
    found = []
    for each in can_plainly(scene, run):
        verdict, says = turned[each.verdict]
        says = says if verdict == "no" else f"Yes: {each.says.removeprefix('No: ')}"
        found.append(each.evolve(verdict=verdict, says=says))
    return tuple(found)


def _judge_can(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.ask.statements.judging_deeds import can_plainly

    del statement
    return can_plainly(scene, run)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let what is given up be untapped."""
    if getattr(scene.about.get("ask"), "name", "") == "given_untapped":
        yield "it is untapped", _untapped


def _untapped(scene: Scene) -> None:
    for each in scene.items:
        each.tails = [tail for tail in each.tails if tail != "tapped"]


ADDED = {"gives_none": gives_none, "no_life": no_life}
PREPARED = {
    "given_untapped": _prepare, "needs_life": _needs_life, "life_price": _life_price
}  # fmt: skip
JUDGED = {"given_untapped": _judge, "needs_life": _judge_can}

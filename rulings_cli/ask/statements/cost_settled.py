"""Whether a cost rises by what is removed in response: it was determined before (CR 601.2f).

Who casts a spell pays for it before anybody has priority again (601.2h, 117.3c): nothing that is
removed afterwards changes what was paid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import midcast
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk

#: Words that many patterns share, in capitals.
_PIECES = {
    "KILL": "kill|destroy|remove|exile|bounce|shatter|disenchant|naturalize|murder|blow|zap|bolt "
            "[up]",
    "SOME": "[some|one|1|all|any] [of]",
    "MORE": "cost|costs [me|him|her|them] [be] more|extra [mana]",
    "RESPONSE": "[in response] [to] [that|it|this]",
    "RAISE": "raise|increase|up",
}  # fmt: skip
_ASKS = """
cost_settled: can|may <who> KILL SOME <a> RESPONSE so [that] <b> MORE
cost_settled: can|may <who> KILL SOME <a> RESPONSE [to] make it|him|her cost [me|him|her] more
cost_settled: can|may <who> KILL SOME <a> RESPONSE so [that] it|he|she MORE
cost_settled: can|may <who> respond [by|and] KILL SOME <a> so [that] it|he|she MORE
cost_settled: can|may <who> KILL SOME <a> RESPONSE [to] make <b> cost [me|him|her] more
cost_settled: can|may <who> KILL SOME <a> RESPONSE to RAISE <b> 's cost
cost_settled: can|may <who> KILL SOME <a> RESPONSE to RAISE the|its|his|her cost [of <b>]
cost_settled: can|may <who> respond [by|and] KILL SOME <a> so [that] <b> MORE
cost_settled: can|may <who> respond by KILL SOME <a> [and|to] make <b> cost [me|him|her] more
cost_settled: do|will <b> 's cost go|rise|increase [up] if|when <who> KILL SOME <a> RESPONSE
cost_settled: do|will <b> cost [me] more if|when <who> KILL SOME <a> in response
cost_settled: if <who> KILL SOME <a> in response do|will <b> MORE
cost_settled: can|may <who> KILL SOME <a> before <w:player> pay [for] <b>
cost_settled: can|may <who> KILL SOME <a> before <w:player> pay|paid
cost_settled: can|may <who> KILL SOME <a> while <w:player> cast|casting|pay|paying [for] <b>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is removed so that a spell costs more."""
    return table("ask", with_pieces(_ASKS, _PIECES), cost=8)


def _counts(item: Item) -> bool:
    """Tell whether a card costs less for each of some things."""
    own = [e for e in walk(item.face.paragraphs) if isinstance(e, CostChange) and e.this and e.less]
    words = [e.name for e in item.face.abilities if isinstance(e, Keyword)]
    return "affinity" in words or any(each.for_each is not None for each in own)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Cast the spell for what it costs with the things there, of which one is destroyed then."""
    if statement.word("who") == "you":
        raise Misfit("who casts it would remove the thing")
    spell = _spell(scene, statement.noun("b"))
    if any(each.item is not spell for each in scene.deeds):
        raise NotSupported("what else is done before is not planned yet")
    if not spell.zone or spell.soft:
        spell.zone, spell.soft = "", False
        scene.place(spell, "hand", "you")
    if required_targets(spell.face):
        raise NotSupported(f"what {spell.name} targets was not said")
    thing = _thing(scene, statement)
    scene.about["plan"] = _plan(scene, spell, thing)


def _spell(scene: Scene, noun: Noun | None) -> Item:
    if noun is not None and noun.is_card:
        item = scene.bind(noun)
    else:
        found = [each for each in scene.items if each.card is not None and _counts(each)]
        if len(found) != 1:
            raise Misfit("what costs more was not said")
        item = found[0]
    if not _counts(item):
        raise Misfit(f"{item.name} costs nothing less for what is there")
    return item


def _thing(scene: Scene, statement: Statement) -> str:
    """Give the words for what is removed: a card, or a plain thing of the kind."""
    noun = statement.noun()
    if noun is None or noun.pronoun or noun.owner == "opponent":
        raise Misfit("what is removed was not said")
    if noun.is_card:
        item = scene.bind(noun)
        if not item.is_permanent:
            raise Misfit(f"{item.name} is no permanent")
        return item.name
    kind = noun.head if noun.head in ("artifact", "creature", "land", "enchantment") else ""
    if not kind:
        raise NotSupported(f"what {noun.text!r} is was not said")
    card: Card = scene.world.stock.pick(kind, "plain" if kind != "land" else "basic")
    return card.front.name


def _plan(scene: Scene, spell: Item, thing: str) -> PlannedExample:
    """Give the example: it is paid for with the thing there, and resolves without it."""
    name = spell.name
    types = scene.world.card(thing).front.types
    creature = "creature" in types and "artifact" not in types
    kind = "removal" if creature else "removal-of-any"  # that one leaves a creature behind
    killer = scene.world.stock.pick(kind, other_than=(name, thing))
    cost = killer.front.mana_cost
    if cost is None:
        raise NotSupported("no plain removal is at hand")
    there = (
        f"you control {thing}",
        f"you hold {name}",
        f"the opponent holds {killer.name}",
        f"the opponent controls {'; '.join(lands_for(cost))}",
    )
    rich = (*there, "your mana pool is {W}{U}{B}{R}{G}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}")
    less = midcast.total(scene, rich, (f"you begin to cast {name}",))
    full = midcast.total(
        scene, tuple(e for e in rich if thing not in e), (f"you begin to cast {name}",)
    )
    if not less or less == full:
        raise Misfit(f"{thing} changes nothing of what {name} costs")
    lands = [each for each in lands_for(ManaCost(less)) if each != "0"]
    given = (*there, *((f"you control {'; '.join(lands)}",) if any(lands) else ()))
    cast = f"you cast {name}"
    kill = f"the opponent casts {killer.name} targeting {thing}"
    was, was_not = f"{name} was cast", f"{name} was not cast"
    said, more = _said(less), _said(full)
    options = (
        Option((was,), "no", f"No: {said} was paid for {name} before anyone could respond.",
               outcome=f"{said} was paid for it"),
        Option((was_not,), "yes", f"Yes: {name} costs {more} then.", outcome=was_not),
    )  # fmt: skip
    script = Script(given, (cast, kill, "the stack resolves"))
    first = Script(given, (kill, "the stack resolves", cast))
    change = Change(f"{thing} is destroyed before {name} is cast", first, options=options)
    scene.assumptions.append(f"{thing} is removed with {killer.name}")
    return PlannedExample(script, options, (change,), tuple(scene.assumptions))


def _said(symbols: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in symbols)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give no changes: the plan has its own."""
    del scene
    yield from ()


PREPARED = {"cost_settled": _prepare}
JUDGED: dict[str, object] = {}

"""Whether a kind of action uses the stack, so that players may respond (CR 116, 405.6)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import SacrificeObjects
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import keyword, lacking
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.positions.costing import targeted
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk


def respact(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: take the action with plain cards, and see whether the stack is empty after it."""
    found = asked_situation(asked)
    what = str(found.goal.get("what"))
    script, says = _action(asked, what)
    yes, no = ("yes", "no")
    yield PlannedExample(
        script,
        (
            Option(
                ("not: the stack is empty",),
                yes,
                f"{says} uses the stack, and players may respond.",
                outcome="it waits on the stack",
            ),
            Option(
                ("the stack is empty", *_done(asked, what, script)),
                no,
                f"{says} does not use the stack: nobody can respond to it.",
                outcome="it happens at once",
            ),
        ),
        (Change("it is not done", Script(script.given)),),
        ("your main phase, the stack is empty",),
    )


def respcost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the opponent casts the spell; what its cost takes is gone before anybody may act."""
    found = asked_situation(asked)
    card = asked.card(found.casting.slot or "card")
    face = card.front
    costs = [each for each in walk(face.paragraphs) if isinstance(each, AdditionalCost)]
    given_up = [each for cost in costs for each in walk(cost) if isinstance(each, SacrificeObjects)]
    if not given_up:
        lacking(card, face, f"nothing is sacrificed to cast {face.name}", "cost", "casting")
    thing = _fitting(given_up[0].what, asked.stock).name
    made = targeted(face, asked)
    lands = lands_for(face.mana_cost) if face.mana_cost is not None else ()
    own = f"the opponent controls {'; '.join((thing, *lands, *made.things))}"
    given = (own, *made.given, f"the opponent holds {put(card)}", "it is the opponent's turn")
    cast = made.line("the opponent", f"sacrificing {thing}")
    yield PlannedExample(
        Script(given, (cast,)),
        (
            Option(
                (f"{face.name} was cast", f"{thing} was sacrificed", "not: the stack is empty"),
                "no",
                f"{thing} is sacrificed as a cost while {face.name} is being cast: when players may"
                " respond, it is gone already.",
                outcome="it is gone before anybody may respond",
            ),
        ),
        (Change(f"not: {cast}", Script(given)),),
        (f"the opponent sacrifices {thing}",),
    )


def _action(asked: Asked, what: str) -> tuple[Script, str]:
    if what == "land":
        land = asked.stock.pick("land", "basic").name
        return Script((f"you hold {land}",), (f"you play {land}",)), "Playing a land"
    card = asked.stock.pick(what)
    name = card.front.name
    lands = _lands(card, what)
    own = (f"you control {'; '.join(lands)}",) if lands else ()
    if what == "cycling":
        return Script((*own, f"you hold {name}"), (f"you cycle {name}",)), "Cycling"
    if what == "morph":
        given = (*own, f"you control {name}, face down")
        return Script(given, (f"you turn {name} face up",)), "Turning a permanent face up"
    if what == "equip":
        bear = asked.stock.pick("creature", "plain").name
        given = (*own, f"you control {name}; {bear}")
        return Script(given, (f"you equip {name} to {bear}",)), "Equipping"
    raise NotSupported(f"the action {what}")


def _done(asked: Asked, what: str, script: Script) -> tuple[str, ...]:
    """Give the line that shows that the action was taken."""
    if what == "land":
        return (f"{asked.stock.pick('land', 'basic').name} is on the battlefield",)
    if what == "morph":
        return (f"{asked.stock.pick('morph').front.name} is face up",)
    del script
    return ()


def _lands(card: Card, what: str) -> tuple[str, ...]:
    from rulings_cli.abilities.costs import PayMana

    ability = keyword(card.front, what)
    cost = ability.cost if ability is not None else None
    for each in cost.components if cost is not None else ():
        if isinstance(each, PayMana):
            mana: ManaCost = each.cost
            return lands_for(mana)
    return ()

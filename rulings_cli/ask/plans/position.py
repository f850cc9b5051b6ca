"""Plans for questions read by their parts: each kind of goal has its module in `positions`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.plans.pairings import named_face
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.errors import NotSupported

#: The module in which the goal is planned, by a function of its name.
_MODULES = {
    "cost": "costing",
    "hue": "coloring",
    "landplays": "land_plays",
    "amount": "producing",
    "types": "producing",
    "restricted": "producing",
    "rider": "spending",
    "paysym": "spending",
    "devotion": "spending",
    "entering": "entering",
    "sick": "sickness",
    "manaab": "classifying",
    "splitsec": "allowing",
    "actcost": "activating",
    "keeps": "keeping",
    "burn": "keeping",
    "respact": "acts",
    "identity": "identity",
    "convoking": "helping",
    "helpsym": "helping",
    "anymana": "helping",
    "value": "valuing",
    "named": "allowing",
    "respond": "classifying",
    "midcast": "spending",
    "may": "attempting",
    "loosepay": "deferring",
    "freeway": "deferring",
    "spend": "naming",
    "maxx": "attempting",
    "respcost": "acts",
    "fits": "fitting",
    "aimed": "fitting",
    "countered": "fitting",
    "crew": "sickness",
    "stops": "attempting",
    "useless": "attempting",
}


#: Which facts each kind of goal looks at; with others told it is not what is asked.
_FACTS = {
    "cost": "cast x way free zone taxed sacrificed pool",
    "amount": "tapping",
    "restricted": "tapping later",
    "rider": "tapping cast",
    "entering": "cast x spent paid",
    "midcast": "cast zone",
    "value": "cast x where way free stack shape spent",
    "respond": "tapping any part",
    "actcost": "way part",
    "keeps": "tapping",
    "burn": "tapping cast",
    "manaab": "tapping any part",
    "helpsym": "cast x way any",
    "types": "unpaid",
    "hue": "cast paid pool spent",
    "sick": "sick",
    "may": "cast x way free zone taxed pool sick turn stack any tapping paying",
    "stops": "any turn",
    "useless": "any turn",
    "aimed": "cast x way part",
    "countered": "cast x way zone free",
    "fits": "way part",
    "crew": "sick",
    "maxx": "cast pool way zone",
    "loosepay": "way tapping",
    "spend": "tapping cast",
    "freeway": "cast x way free zone pool",
    "respcost": "cast",
}


#: Kinds of goals whose plans put everything that is named into the position.
_PLACING = frozenset(
    (
        "cost", "amount", "restricted", "types", "rider", "paysym", "devotion", "entering",
        "actcost", "midcast", "sick", "value", "keeps", "burn",
        "fits", "aimed", "countered", "crew", "may", "loosepay", "spend", "freeway",
        "helpsym", "hue", "landplays", "maxx", "respcost", "stops", "useless",
    )
)  # fmt: skip


#: Kinds of goals whose plans look at the face that is named; the others at the front alone.
_OF_FACES = frozenset(("cost", "loosepay", "value"))


def _need_front(asked: Asked, found: Situation) -> None:
    """Abstain where another face than the front is named (CR 712.8a, 715.4)."""
    for each in found.things:
        card = asked.card_or_none(each.slot)
        if card is None or each.mention is None or each.back:
            continue
        named = named_face(each.mention.text, card)
        if named:
            raise NotSupported(f"what {card.faces[named].name} is, and not {card.front.name}")


def position(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put what the question names there, do the one thing, and look."""
    found = asked_situation(asked)
    kind = found.goal.kind
    beside = found.told.difference(_FACTS.get(kind, "").split())
    if beside:
        raise DropsOut(f"it says more than that ({', '.join(sorted(beside))})")
    if (
        kind not in _PLACING
        and found.goal.get("part") != "trigger"
        and len(found.things) > 1
        and any(each.slot not in found.asked for each in found.things)
    ):
        raise DropsOut("it names more than is asked about")
    if kind not in _OF_FACES:
        _need_front(asked, found)
    module = import_module(f"rulings_cli.ask.positions.{_MODULES[kind]}")
    yield from getattr(module, kind)(asked)

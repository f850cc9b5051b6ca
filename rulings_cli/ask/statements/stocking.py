"""A library that holds what is searched for, where the question only says that it is searched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import SearchLibrary
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.static import SetPowerToughness
from rulings_cli.ask.plans.things import may_be
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.statements.triggering import OF_TRIGGERS
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: Asks of whether and how often something triggers: what that is aimed at is nothing to them.
_OF_EVENTS = frozenset(
    ("trigger", "trigger_for", "trigger_from", "trigger_word", "trigger_word_n", "trigger_self",
     "trigger_part", "times_triggered", "times_word", "times_from", "triggers_n", "doubles",
     "by_event", "count_or", "gets", "gets_amount", "draw", "draw_amount", "grows")
)  # fmt: skip


#: Of those, the ones that what the ability does is nothing to.
_ALONE = frozenset(
    ("trigger", "trigger_for", "trigger_word", "trigger_word_n", "times_triggered", "times_word",
     "times_from", "triggers_n", "doubles", "count_or")
)  # fmt: skip


def aim_triggers(scene: Scene) -> None:
    """Aim at the other player what may be aimed at anyone, if triggers alone are asked about."""
    asks = scene.about.get("ask")
    if isinstance(asks, Statement) and asks.name in _OF_EVENTS:
        item = scene.about.get("a")
        mine = not isinstance(item, Item) or item.owner != "opponent"
        scene.choices.append("player opponent" if mine else "player you")
        if asks.name in _ALONE:
            scene.choices.append("anything")


#: So many cards are found where it was not said how many.
_MANY = 5


#: Asks for sizes and totals, which what is found may change.
_OF_SIZES = frozenset(
    ("size", "sizes", "size_is", "power_amount", "toughness_amount", "power_toughness", "grows",
     "life_total", "made_amount", "how_much", "kills", "survive", "survives", "beats", "die")
)  # fmt: skip


def stock_libraries(scene: Scene) -> None:
    """Put plain cards that fit into the library of who searches, if triggers are asked about."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in (OF_TRIGGERS | _OF_SIZES):
        return
    if scene.about.get("searched"):
        return
    for item in {id(e): e for deed in scene.deeds for e in _does(deed)}.values():
        who = item.owner or "you"
        wanted = [each for each in walk(item.face.paragraphs) if isinstance(each, SearchLibrary)]
        whose = "your" if who == "you" else "the opponent's"
        told = any(line.startswith(f"{whose} library") for line in scene.given)
        if not wanted or scene.library.get(who) or told:
            continue
        names = [name for each in wanted for name in _names(scene, each)]
        if not names:
            raise NotSupported(f"what {item.name} finds was not said")
        filler = scene.world.stock.pick("creature", "plain").name
        listed = "; ".join((*dict.fromkeys(names), filler, filler, filler))
        scene.given.append(f"{whose} library, from the top, is {listed}")
        scene.choices += names
        scene.assumptions.append(f"{item.name} finds {', '.join(dict.fromkeys(names))}")


def hold_for_size(scene: Scene) -> None:
    """Give cards to hold to whom a creature belongs whose size counts them: it is said to live."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in OF_TRIGGERS:
        return
    for item in tuple(scene.items):
        who = item.owner or "you"
        done = {id(each.item) for each in scene.deeds}
        held = any(e.zone == "hand" and e.owner == who and id(e) not in done for e in scene.items)
        told = any("cards in hand" in each for each in scene.given)
        if item.zone != "battlefield" or not _counts_hand(item) or held or told:
            continue
        if who in scene.empty_hand:
            continue
        card = scene.world.stock.pick("land", "basic")
        cards = scene.add(Item(card, card.front, None, who))
        cards.count = _MANY
        scene.place(cards, "hand", who)
        scene.assumptions.append(
            f"{'you hold' if who == 'you' else 'the opponent holds'} {_MANY} cards"
        )


def _counts_hand(item: Item) -> bool:
    """Tell whether a creature's own toughness is the number of cards in its player's hand."""
    return any(
        isinstance(each, SetPowerToughness)
        and each.defining
        and isinstance(each.toughness, CountOf)
        and isinstance(each.toughness.what, Described)
        and each.toughness.what.zone == Zone.HAND
        for each in walk(item.face.paragraphs)
    )


def _does(deed: Any) -> Iterator[Item]:
    if deed.item is not None and deed.kind in ("cast", "activate", "play", "happen"):
        yield deed.item


def _names(scene: Scene, search: SearchLibrary) -> list[str]:
    """Give the names of as many plain cards as a search may find."""
    number = search.count.n if isinstance(search.count, Number) else _MANY
    basics = [scene.world.card(each) for each in LAND_FOR.values()]
    fitting = [each.name for each in basics if may_be(each.front, search.what)]
    if fitting:
        return fitting[:number]
    found: list[str] = []
    while len(found) < number:
        try:
            found.append(_fitting(search.what, scene.world.stock, tuple(found)).name)
        except NotSupported:
            break
    return found

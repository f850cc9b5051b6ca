"""What it costs to activate an ability in a position (CR 602.2b, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    adds_mana,
    has,
    lacking,
    need_understood,
    placed,
)
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.using import ability_ref, use
from rulings_cli.ask.positions.meant import is_meant
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

#: Keyword abilities that are activated, and where the card is then.
_KEYWORDS = {"equip": "battlefield", "cycling": "hand", "outlast": "battlefield"}


def actcost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the permanent there, and read the total cost of its ability."""
    found = asked_situation(asked)
    slot = found.goal.slot("one")
    card = asked.card(slot)
    board = [each for each in found.things if each.slot != slot]
    for each in board:
        need_read(asked, each, "activation", "activated", "cost", "others", "abilities")
    there = setting(asked, board, for_=card)
    need_understood(card, card.front, "cost", "activation")
    for action, given in _actions(asked, found, card):
        script = Script((*there.given, *given))
        about = {
            "name": action,
            "action": action,
            "verb": "activating",
            "alone": Script(given),
            "ask": found.goal.ask,
            "number": found.goal.number(),
            "other": found.goal.number("other"),
            "mana": found.goal.get("mana"),
        }
        yield PlannedExample(
            script,
            (),
            (*there.changes(script), *_another(asked, about)),
            there.assumptions,
            probe="position_cost",
            about=tuple(about.items()),
            by_verdict=found.goal.ask == "changed",
        )


def _actions(asked: Asked, found: Situation, card: Card) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give what is activated, in the words of a line, and what puts it there."""
    word = found.casting.way or str(found.goal.get("word") or "")
    face = card.front
    if word:
        if word not in _KEYWORDS:
            raise NotSupported(f"what {word} costs is not asked for here")
        if not any(isinstance(each, Keyword) and each.name == word for each in face.abilities):
            lacking(card, face, f"{face.name} has no {word}", "activation", "keyword")
        if _KEYWORDS[word] == "hand":
            yield f"{face.name}'s {word} ability", (f"you hold {put(card)}",)
            return
        bear = asked.stock.pick("creature", "plain", other_than=(face.name,)).name
        target = f" targeting {bear}" if word == "equip" else ""
        yield f"{face.name}'s {word} ability{target}", (f"you control {put(card)}; {bear}",)
        return
    permanent_face(card)
    part = found.thing(found.goal.slot("one")).part
    able = [each for each in placed(face) if _is_for_mana(each)]
    if part:
        able = [each for each in able if is_meant(each, part)]
    costing = [each for each in able if has(each.ability, PayMana)]
    if len(costing) == 1 and not _raises(asked, found):
        able = costing
    if not able:
        raise DropsOut(f"{face.name} has no ability that costs mana")
    if len(able) > 1:
        raise NotSupported(f"which ability of {face.name} is activated")
    used = use(card, able[0], asked.stock)
    tails = [each for each in used.tails if not each.startswith("paying with")]
    ref = ability_ref(face.name, able[0])
    things = [each for each in used.things if not each[:1].isdigit()]
    own = (f"you control {'; '.join((put(card), *things))}", *used.given)
    yield ", ".join((ref, *tails)), own


def _raises(asked: Asked, found: Situation) -> bool:
    """Tell whether something there makes abilities cost more, so that all of them cost mana."""
    return any(
        isinstance(node, CostChange) and not node.less
        for each in found.things
        if not each.kind
        for node in walk(asked.card(each.slot).front.paragraphs)
    )


def _is_for_mana(each: Placed) -> bool:
    """Tell whether it is activated, and costs mana or is no mana ability."""
    ability: Any = each.ability
    return isinstance(ability, ActivatedAbility) and (
        has(ability.cost, PayMana) or not adds_mana(ability)
    )


def _another(asked: Asked, about: dict[str, object]) -> Iterator[Change]:
    """Give the changes to the equip ability of a plain Equipment, and to others."""
    bear = asked.stock.pick("creature", "plain").name
    for kind in ("equip", "cycling"):
        other = asked.stock.pick(kind).front.name
        action = f"{other}'s {kind} ability"
        given: tuple[str, ...] = (f"you hold {other}",)
        if kind == "equip":
            action, given = f"{action} targeting {bear}", (f"you control {other}; {bear}",)
        changed = {**about, "name": action, "action": action, "alone": Script(given)}
        yield Change(f"{action} instead", Script(given), about=tuple(changed.items()))

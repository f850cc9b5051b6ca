"""What a card asks for before it is cast for its own other cost: let be so where it is cast so.

"If you control a Swamp, you may pay 4 life rather than …": who says that it is cast for life says
that there is a Swamp.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.conditions import BothConditions, Controls, DuringTurn
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import AlternativeCost
from rulings_cli.ask.plans.things import may_be, several, thing_for
from rulings_cli.ask.statements.scene import Deed, Scene
from rulings_cli.terms.values import walk

_WAYS = ("for its alternative cost", "without paying its mana cost")


def meet(scene: Scene, deed: Deed) -> None:
    """Let what the card asks for be so, where it is said to be cast for its own other cost."""
    if deed.item is None or not any(each in _WAYS for each in deed.tails):
        return
    own = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, AlternativeCost)]
    if len(own) != 1 or own[0].condition is None:
        return
    if "without paying its mana cost" in deed.tails and not own[0].free:
        return
    for each in _parts(own[0].condition):
        if isinstance(each, Controls) and each.relation == ">=":
            _put(scene, deed, each)
        elif isinstance(each, DuringTurn) and each.step is None and not each.phase:
            _take_turn(scene, deed, each)


def _parts(condition: Any) -> Iterator[Any]:
    if isinstance(condition, BothConditions):
        for each in condition.conditions:
            yield from _parts(each)
    else:
        yield condition


def _put(scene: Scene, deed: Deed, asked: Controls) -> None:
    """Put there what is to be controlled, unless it may be what was said to be there."""
    mine = isinstance(asked.who, You)
    who = deed.who if mine else ("opponent" if deed.who == "you" else "you")
    there = sum(
        each.count for each in scene.permanents()
        if each.owner == who and may_be(each.face, asked.what) is not False
    )  # fmt: skip
    missing = asked.count - there
    if missing <= 0:
        return
    commander = any(
        isinstance(each, HasState) and each.word == "commander" for each in walk(asked.what)
    )
    if commander:
        card = scene.world.stock.pick("creature", "legendary", "plain")
        words = f"{card.name}, as commander"
    else:
        taken = tuple(each.name for each in scene.items)
        words = several(thing_for(asked.what, scene.world.stock, taken), missing)
    let_control(scene, who, words)


def let_control(scene: Scene, who: str, words: str) -> None:
    """Let a player control something, as it is taken to be."""
    line = f"{'you control' if who == 'you' else 'the opponent controls'} {words}"
    if line not in scene.given:
        scene.given.append(line)
        scene.assumptions.append(line)


def _take_turn(scene: Scene, deed: Deed, asked: DuringTurn) -> None:
    if not isinstance(asked.whose, You) or scene.turn:
        return
    other = "opponent" if deed.who == "you" else "you"
    scene.turn, scene.turn_assumed = (other if asked.negated else deed.who), True
    scene.assumptions.append(f"it is {'not ' if asked.negated else ''}its caster's turn")

"""Whether what is given up for something may be what it returns: targets come first (CR 601.2c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.costs import DiscardCards, SacrificeObjects
from rulings_cli.abilities.effects import Discard, Sacrifice
from rulings_cli.ask.cards import Placed, has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.statements import doing, using
from rulings_cli.ask.statements.judging_deeds import _can
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import walk

#: Words that many patterns share, in capitals.
_PIECES = {
    "GIVEN": "[that] <who> [just] sacrifice|discard|sacrificed|discarded|pitch|sac",
    "TAKEN": "[that] <who> [then] return|reanimate|get|bring|put|target|recur|regrow|choose [back]",
    "TAKE": "return|reanimate|target|get|bring|put|recur|regrow|choose|resurrect [back]",
    "KIND": "creature|artifact|enchantment|land|card|permanent|planeswalker|1|one|guy|dude",
}  # fmt: skip
_ASKS = """
given_again: can|may the KIND GIVEN be [also] the 1|one|card|creature|artifact TAKEN
given_again: can|may the KIND GIVEN be [the] target|targeted|returned
given_again: can|may the KIND GIVEN be 1|one of the <n> [TAKEN]
given_again: can|may 1|one of [the] [them|<n>|target] be the KIND GIVEN
given_again: can|may <who> TAKE [1|one] [of] the [same|very] KIND GIVEN [back] [to|for] [it]
given_again: can|may <who> TAKE [1|one] [of] the [same|very] KIND GIVEN to|for <a>
given_again: can|may <who> TAKE [1|one] [of] what GIVEN [back]
given_again: can|may <who> sacrifice|discard the [same|very] KIND TAKEN
given_again: can|may it|that TAKE [1|one] [of] the [same|very] KIND GIVEN [to|for] [it]
given_again: can|may it|that TAKE [1|one] [of] the [same|very] KIND GIVEN to|for <a>
given_again: can|may <a> TAKE [1|one] [of] the [same|very] KIND GIVEN [to|for] [it]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is given up and comes back."""
    lines = []
    for line in _ASKS.strip().splitlines():
        words = [_PIECES.get(each.strip("[]"), each) if each.strip("[]") in _PIECES else each
                 for each in line.split(" ")]  # fmt: skip
        lines.append(" ".join(words))
    return table("ask", "\n".join(lines), cost=8)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether it may be done aimed at the very thing that is given up."""
    noun = statement.noun()
    tool = scene.bind(noun) if noun is not None and not noun.pronoun else _named(scene)
    if tool.soft:
        tool.zone = ""
    asked = [each for each in scene.deeds if each.item is tool]
    tails = [tail for each in asked for tail in each.tails if tail.startswith("for its ")]
    scene.deeds[:] = [each for each in scene.deeds if each.item is not tool]
    if asked:  # what was put there as its target is not
        scene.given[:] = [each for each in scene.given if not each.endswith("in your graveyard")]
    if tool.is_spell:
        if tool.zone != "graveyard":
            tool.zone = ""
        wanted = required_targets(tool.face)
        deed = doing.cast_item(scene, tool, "you")
        deed.tails = tails
    else:
        each = _ability(tool)
        tool.zone = ""
        scene.onto_battlefield(tool, "you")
        wanted = tuple(getattr(each.ability, "targets", ()))
        before = len(scene.given)
        only = getattr(each.ability, "condition", None)
        if isinstance(only, DuringTurn) and only.step is not None:
            scene.turn, scene.step = "you", only.step.words
        deed = using.activated(scene, tool, each, "you", ())
        deed.tails = [
            e for e in deed.tails if not e.startswith(("sacrificing", "discarding", "paying"))
        ]
        scene.given[before:] = []
    of_yard = [each for each in wanted if using.zone_and_side(each)[0] == "graveyard"]
    if not of_yard or of_yard[0].what is None:
        raise Misfit(f"{tool.name} is aimed at nothing in a graveyard")
    card = _fitting(of_yard[0].what, scene.world.stock, tuple(e.name for e in scene.items))
    paid = scene.add(Item(card, card.front, None, "you"))
    discards = has(tool.face.paragraphs, DiscardCards, Discard)
    scene.place(paid, "hand" if discards or not _stays(paid) else "battlefield", "you")
    deed.targets = [paid]
    if has(tool.face.paragraphs, SacrificeObjects, DiscardCards) and not tails:
        deed.tails.append(f"{'discarding' if discards else 'sacrificing'} ITEM")
        deed.given_up = paid
    deed.asked = True
    scene.asked, scene.asks = deed, "can"
    scene.mana_fixed.add("you")
    scene.given.append(f"your mana pool is {'{W}{U}{B}{R}{G}' * _MANY}")
    scene.about["given again"] = paid


_MANY = 4


def _stays(item: Item) -> bool:
    return not PERMANENT_TYPES.isdisjoint(item.face.types)


def _gives_up(printed: object) -> bool:
    """Tell whether a player chooses something to give up, and not what was put there by it."""
    chosen = any(isinstance(each, Sacrifice) and each.described for each in walk(printed))
    return chosen or has(printed, SacrificeObjects, DiscardCards, Discard)


def _named(scene: Scene) -> Item:
    """Give the one thing that is spoken of and for which something is given up."""
    named = [each for each in scene.items if each.noun is not None and each.noun.is_card]
    found = [each for each in named if _gives_up(each.face.paragraphs)]
    if len(found) != 1:
        raise Misfit("for what it is given up was not said")
    return found[0]


def _ability(tool: Item) -> Placed:
    """Give the ability that is aimed at a card in a graveyard, and for which is given up."""
    found = [
        each
        for each in using.abilities_of(tool)
        if _gives_up(each.ability)
        and any(
            using.zone_and_side(one)[0] == "graveyard"
            for one in getattr(each.ability, "targets", ())
        )
    ]
    if len(found) != 1:
        raise Misfit(f"{tool.name} has no one such ability")
    return found[0]


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let another such card be in the graveyard, and be the target."""
    paid = scene.about.get("given again")
    if isinstance(paid, Item):
        yield f"another {paid.name} is in your graveyard, and the target", _another


def _another(scene: Scene) -> None:
    paid, deed = scene.about["given again"], scene.asked
    assert isinstance(paid, Item)
    assert isinstance(deed, Deed)
    kinds = [each for each in paid.face.types if each in PERMANENT_TYPES] or ["instant"]
    card = scene.world.stock.pick(kinds[0], other_than=tuple(e.name for e in scene.items))
    other = scene.add(Item(card, card.front, None, "you"))
    scene.place(other, "graveyard", "you")
    deed.targets = [other]


PREPARED = {"given_again": _prepare}
JUDGED = {"given_again": _can}

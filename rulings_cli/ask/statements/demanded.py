"""Paying what a spell asks for as it resolves: with mana abilities, and with nothing else.

Mana abilities may be activated when a payment is asked for (CR 605.3a, 118.12). Convoke, improvise
and delve pay only for the spell that has them (CR 702.51a, 702.66a, 702.126a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.effects import UnlessPays
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import paid_twice
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.help_asked import helper
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_PIECES = {
    "USE": "crack|sacrifice|exile|tap|use|activate|pop",
    "MANA": "[from] [my] [hand] [for] [the|its] [mana]",
    "WHEN": "[right] [then|now|there|also|still]",
    "WHAT": "[for] [the|that|their|his|her|its] [<n>] [mana|tax|cost|it] [for|of|to] [<c>] "
    "[while|when|as] [<d>] [be] [resolve]",
    "HELPING": "[to] [help]",
}
_ASKS = """
demand_paid: can|may <who> WHEN USE <a> MANA WHEN to [help] pay WHAT
demand_paid: can|may <who> WHEN pay WHAT with|using|by|off [of] [USE] <a> MANA
demand_paid: can|may <a> 's mana [help] pay WHAT
demand_help: can|may <who> WHEN [use] <help:helper> HELPING pay WHAT
demand_help: can|may <who> WHEN exile|delve [away] [other|more] card|cards [with|for] \
    <help:helper> HELPING pay WHAT
demand_help: can|may <who> WHEN tap [my] creature|artifact [with|for|via] <help:helper> \
    HELPING pay WHAT
demand_help: can|may <who> WHEN pay WHAT with|using|by|off|through <help:helper>
demand_help: can|do|will [my|the] <help:helper> WHEN [help] pay WHAT
demand_help: can|do|will [my|the] <help:helper> WHEN work|count for|on|with WHAT
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", with_pieces(_ASKS, _PIECES), cost=7)


def _demanding(scene: Scene, statement: Statement) -> tuple[Deed, ManaCost]:
    """Give the cast of the spell that asks for a payment, and what it asks for."""
    noun = statement.noun("c")
    named = scene.bind(noun, "spell") if noun is not None and not noun.pronoun else None
    deed = next((e for e in reversed(scene.deeds) if _asked_by(e.item) is not None), None)
    if named is not None and (deed is None or deed.item is not named):
        if deed is not None or _asked_by(named) is None:
            raise Misfit(f"{named.name} asks for no payment")
        deed = cast_item(scene, named, "opponent")
    cost = _asked_by(deed.item) if deed is not None else None
    if deed is None or cost is None:
        raise Misfit("what asks for a payment was not said")
    if deed.who != "opponent" or statement.word("who") == "opponent":
        raise Misfit("it is another player who is asked to pay")
    number = statement.number()
    if number is not None and number != mana_value(cost):
        raise Misfit("it is not that much that is asked for")
    return deed, cost


def _asked_by(item: Item | None) -> ManaCost | None:
    """Give the mana that a spell asks for as it resolves."""
    if item is None or not item.is_spell:
        return None
    found = [
        component.cost
        for node in walk(item.face.paragraphs)
        if isinstance(node, UnlessPays)
        for component in node.cost.components
        if isinstance(component, PayMana)
    ]
    return found[0] if len(found) == 1 and "X" not in found[0].symbols else None


def _begin(scene: Scene, demanding: Deed) -> Item:
    """Let the spell that would be countered be cast, and the other one resolve."""
    aimed = [each for each in demanding.targets if isinstance(each, Item)]
    mine = aimed[0] if aimed else next((e.item for e in scene.deeds if e.who == "you"), None)
    if mine is None:
        card = scene.world.stock.pick("instant", "plain")
        mine = scene.add(Item(card, card.front, None, "you"))
        scene.assumptions.append(f"the spell is {mine.name}")
    others = [each for each in scene.deeds if each is not demanding and each.item is not mine]
    if others or mine.owner == "opponent":
        raise NotSupported("what is done besides is not planned yet")
    cast = next((each for each in scene.deeds if each.item is mine), None)
    if cast is None:
        mine.zone, mine.soft = ("", False) if mine.soft else (mine.zone, mine.soft)
        cast = cast_item(scene, mine, "you")
    printed = mine.face.mana_cost
    if printed is None or "X" in printed.symbols:
        raise NotSupported(f"what {mine.name} costs is not plain")
    lands = "; ".join(lands_for(printed))
    if lands:
        scene.given.append(f"you control {lands}")
        cast.tails.append(f"paying with {lands}")
    scene.mana_fixed.add("you")
    demanding.targets = [mine]
    resolving = Deed("happen", "", demanding.item, "NAME resolves")
    scene.deeds[:] = [cast, demanding, resolving]
    demanding.response = resolving.response = True
    scene.turn = scene.turn or "you"
    scene.about["a"], scene.about["held"] = mine, True
    return mine


def _paid(scene: Scene, statement: Statement) -> None:
    """Make mana as the payment is asked for, and pay with it and with lands."""
    demanding, cost = _demanding(scene, statement)
    maker = scene.bind(noun_of(statement))
    if maker in (demanding.item, *demanding.targets) or maker.owner == "opponent":
        raise Misfit(f"{maker.name} is not what is paid with")
    _begin(scene, demanding)
    if not maker.zone and paid_twice.is_of_hand(maker):
        scene.place(maker, "hand", "you")
    made, pay = paid_twice.made_for(scene, maker, None, cost)
    _add_alike(scene.given)
    scene.deeds.remove(made)  # it is used as it is paid with
    pay = f"you pay {cost} with {'; '.join((scene.ref(maker), *_others(pay)))}"
    scene.deeds.append(Deed("happen", "you", None, pay))
    for deed in scene.deeds[_BEFORE_PAYING:]:
        deed.response = deed.may_fail = True
    scene.about["demanded"] = cost


def _add_alike(given: list[str]) -> None:
    """Let lands that two lines put there in the same words be so many together."""
    if given.count(given[-1]) > 1 and given[-1].startswith("you control "):
        alike = given.pop()
        lands = alike.removeprefix("you control ").split("; ")
        given[given.index(alike)] = f"you control {'; '.join(merged((*lands, *lands)))}"


def _others(pay: str) -> list[str]:
    """Give the lands with which a line pays."""
    return [each for each in pay.partition(" with ")[2].split("; ") if each]


def _helped(scene: Scene, statement: Statement) -> None:
    """Let there be what the keyword would take, and no mana, as the payment is asked for."""
    demanding, cost = _demanding(scene, statement)
    word = statement.word("help")
    _begin(scene, demanding)
    for _ in range(mana_value(cost)):
        if word == "delve":
            taken = tuple(each.name for each in scene.items)
            card = scene.world.stock.pick("creature", "plain", other_than=taken)
            scene.place(scene.add(Item(card, card.front, None, "you")), "graveyard", "you")
        else:
            scene.onto_battlefield(helper(scene, word), "you")
    scene.about["demanded"] = cost


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell is countered."""
    del run, statement
    mine = scene.about["a"]
    assert isinstance(mine, Item)
    name = mine.name
    return (
        Option((f"not: {name} was countered",), "yes", f"Yes: it is paid, and {name} resolves.",
               outcome=f"{name} is not countered"),
        Option((f"{name} was countered",), "no", f"No: it is not paid, and {name} is countered.",
               outcome=f"{name} is countered"),
    )  # fmt: skip


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: no mana is made, or lands pay."""
    if scene.about.get("demanded") is None:
        return
    if len(scene.deeds) > _BEFORE_PAYING:
        yield "no mana is made for it", _unpaid
    yield "there are untapped lands", _by_lands


#: The two spells, and that the second one resolves.
_BEFORE_PAYING = 3


def _unpaid(scene: Scene) -> None:
    scene.deeds[_BEFORE_PAYING].line = "you decline"


def _by_lands(scene: Scene) -> None:
    cost = scene.about["demanded"]
    assert isinstance(cost, ManaCost)
    generic = all(each.isdigit() for each in cost.symbols)
    plain = scene.world.stock.pick("land", "colorless-mana").name
    lands = f"{mana_value(cost)} {plain}" if generic else "; ".join(lands_for(cost))
    scene.given.append(f"you control {lands}")
    paying = Deed("happen", "you", None, f"you pay {cost} with {lands}")
    paying.response = True
    scene.deeds[_BEFORE_PAYING:] = [paying]


PREPARED: dict[str, Handler] = {"demand_paid": _paid, "demand_help": _helped}
JUDGED: dict[str, Judge] = {"demand_paid": _judged, "demand_help": _judged}

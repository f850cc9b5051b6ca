"""Whether the mana of a land becomes the color that was chosen for another thing (CR 106.12b)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import Choose
from rulings_cli.abilities.mana import ChosenColor
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.describing import chooses_later
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    can_make,
    id_of,
    ordered,
    pay_for_use,
    position_of,
    tapped,
    ways_of,
)
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
chosen_color: do|will <a> ['s] [mana] become|turn|be|get [into|to] [the|that] chosen|named color
chosen_color: do|will <a> make|produce|tap|give [for] [the|that] chosen|named|choose color [instead]
chosen_color: do|will it [also|still] make|produce|tap|give [for] [the|that] chosen|named color
chosen_color: [do] [still] [become|make] [the|that] chosen|named color ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", _ASKS)


def _asked(scene: Scene, statement: Statement) -> None:
    """Let a color be chosen that the land does not make itself, and tap the land."""
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        scene.onto_battlefield(scene.bind(noun, "permanent"), soft=True)
    choosing = [
        each for each in scene.items
        if has(each.face.paragraphs, ManaInstead) and has(each.face.paragraphs, ChosenColor, Choose)
    ]  # fmt: skip
    if len(choosing) != 1 or scene.deeds:
        raise NotSupported("for what a color is chosen was not said")
    scene.onto_battlefield(choosing[0], soft=True)
    able = [each for each in scene.items if can_make(each) and each is not choosing[0]]
    if len(able) != 1:
        raise Misfit("whose mana is meant was not said")
    scene.onto_battlefield(able[0], soft=True)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, able[0]), able[0].owner or "you")
    own = {each for way in ways for each in way.own}
    color = next((e for e, letter in COLORS_BY_NAME.items() if letter not in own), "")
    if not color:
        raise NotSupported(f"{able[0].name} makes every color itself")
    scene.about["a"], scene.about["chosen"] = able[0], color
    if not chooses_later(scene, choosing[0], color):
        choosing[0].tails.append(f"naming {color}")
    scene.assumptions.append(f"{color} is chosen for {choosing[0].name}")


def settle(scene: Scene) -> None:
    """Tap the land."""
    item, color = scene.about.get("a"), scene.about.get("chosen")
    if not isinstance(color, str) or not isinstance(item, Item) or scene.about.get("settled"):
        return
    scene.about["settled"] = True
    pay_for_use(scene, item)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, item), item.owner or "you")
    if not ways:
        raise NotSupported(f"{item.name} makes no mana there")
    fitting = [each for each in ways if COLORS_BY_NAME[color] in each.own]
    tapped(scene, item, (fitting or list(ways))[0])


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    item, color = scene.about["a"], str(scene.about["chosen"])
    assert isinstance(item, Item)
    who = item.owner or "you"
    made = ordered(each.type for each in run.game.players[who].mana)
    if not made:
        raise NotSupported(f"{item.name} makes no mana there")
    symbols = "".join(f"{{{each}}}" for each in made)
    whose = "your" if who == "you" else "the opponent's"
    line = f"{whose} mana pool is {symbols}"
    verdict = "yes" if set(made) == {COLORS_BY_NAME[color]} else "no"
    says = f"with {color} chosen, {item.name} makes {symbols}"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


PREPARED_CHOSEN: dict[str, Handler] = {"chosen_color": _asked}
JUDGED_CHOSEN: dict[str, Judge] = {"chosen_color": _judged}

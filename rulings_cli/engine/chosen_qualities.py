"""Protection and hexproof from what is chosen, or from colors by number (CR 702.11, 702.16)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasColor
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.engine import choosing, layers, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import PROTECTION
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.values import Value

_KINDS = ("protection", "hexproof from")


@implements(PROTECTION)
def settled(
    game: Game, tape: Tape, changes: tuple[Value, ...], context: Context
) -> tuple[Value, ...]:
    """Give changes in which the color is known that granted keywords protect from.

    "The color of your choice" is chosen now, by the controller of the effect (CR 608.2d); "the
    chosen color" was chosen before, for the object that the effect comes from.
    """
    return tuple(
        each.evolve(abilities=tuple(_settled(game, tape, one, context) for one in each.abilities))
        if isinstance(each, GrantAbilities)
        else each
        for each in changes
    )


def _settled(game: Game, tape: Tape, ability: Value, context: Context) -> Value:
    if not isinstance(ability, Keyword) or ability.name not in _KINDS:
        return ability
    if ability.words == "the color of your choice":
        player = context.controller
        choice = choosing.choice_of(
            game, "color", player, CHOICES_WHILE_RESOLVING, about=context.source
        )
        return _from_color(ability, tape.ask(choice, game))
    if ability.words in ("the chosen color", "that color"):
        color = looking_up.chosen_color(game, context)
        return _from_color(ability, color) if color else ability
    return ability


def _from_color(ability: Keyword, color: str) -> Keyword:
    return ability.evolve(quality=Described((HasColor(color),)), words="")


def holds(game: Game, ability: Keyword, source: ObjectId, context: Context) -> bool:
    """Tell whether an object has the quality that a keyword names by words only."""
    colors = layers.characteristics_of(game, game.get(source)).colors
    words = ability.words
    if words.endswith("everything"):
        return True
    if words in ("multicolored", "monocolored"):
        return len(colors) > 1 if words == "multicolored" else len(colors) == 1
    if words == "each color":
        return bool(colors)
    if words == "the chosen color":
        color = looking_up.chosen_color(game, context)
        if color:
            return color in colors
    raise NotSupported(f"{ability.name} from {words}", PROTECTION.number)

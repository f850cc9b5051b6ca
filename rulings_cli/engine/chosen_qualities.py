"""Protection and hexproof from what is chosen, or from colors by number (CR 702.11, 702.16)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasColor
from rulings_cli.abilities.static import (
    BecomesChosen,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    GrantAbilities,
    GrantChoice,
)
from rulings_cli.engine import changing_text, choosing, layers, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
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
    return tuple(_change_settled(game, tape, each, context) for each in changes)


@implements(CHOICES_WHILE_RESOLVING)
def _change_settled(game: Game, tape: Tape, change: Value, context: Context) -> Value:
    """Let the controller choose what the change leaves open: a color, a type, an ability."""
    if isinstance(change, GrantChoice):
        by_name = {each.name: each for each in change.abilities if isinstance(each, Keyword)}
        choice = Choice(
            "name",
            context.controller,
            CHOICES_WHILE_RESOLVING,
            OneOption(tuple(by_name)),
            "which ability it gains",
            context.source,
        )
        return GrantAbilities((by_name[tape.ask(choice, game)],), "gain")
    if isinstance(change, BecomesChosen) and not change.chosen:
        value = str(tape.ask(_which(game, change.what, context), game))
        if change.what == "color":
            return ChangeColors((value,), adding=change.adding)
        return ChangeTypes(subtypes=(value,), adding=change.adding)
    if isinstance(change, ChangeText):
        return changing_text.chosen(game, tape, change, context)
    if isinstance(change, GrantAbilities):
        abilities = tuple(_settled(game, tape, one, context) for one in change.abilities)
        return change.evolve(abilities=abilities)
    return change


def _which(game: Game, what: str, context: Context) -> Choice:
    player = context.controller
    return choosing.choice_of(game, what, player, CHOICES_WHILE_RESOLVING, about=context.source)


def _settled(game: Game, tape: Tape, ability: Value, context: Context) -> Value:
    if not isinstance(ability, Keyword) or ability.name not in _KINDS:
        return ability
    if ability.words == "the color of your choice":
        return _from_color(ability, tape.ask(_which(game, "color", context), game))
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

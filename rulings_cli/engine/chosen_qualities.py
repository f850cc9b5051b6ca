"""Protection and hexproof from what is chosen, or from colors by number (CR 702.11, 702.16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import (
    ChosenQuality,
    Described,
    HasColor,
    HasSubtype,
    HasType,
    Named,
)
from rulings_cli.abilities.mana import AnyColor, ChosenColor
from rulings_cli.abilities.references import ChosenPlayer, EachOpponent, PlayerRef
from rulings_cli.abilities.static import (
    BecomesChosen,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    GrantAbilities,
    GrantChoice,
    HasHexproof,
)
from rulings_cli.engine import changing_text, choosing, layers, looking_up, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import PROTECTION
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.values import Value, fields_of

_T = TypeVar("_T")
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
        by_name = {_called(each): each for each in change.abilities if isinstance(each, Keyword)}
        choice = Choice(
            "name",
            context.controller,
            CHOICES_WHILE_RESOLVING,
            OneOption(tuple(by_name)),
            "which ability it gains",
            context.source,
        )
        picked = by_name[tape.ask(choice, game)]
        return GrantAbilities((_settled(game, tape, picked, context),), "gain")
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


def _called(keyword: Keyword) -> str:
    """Give how one of several keywords is called: by what it protects from, where it does."""
    if keyword.name != "protection":
        return keyword.name
    kinds = keyword.quality.kinds if keyword.quality is not None else ()
    types = " or ".join(each.name for kind in kinds for each in kind if isinstance(each, HasType))
    return f"protection from {keyword.words or f'{types}s'}"


def _which(game: Game, what: str, context: Context) -> Choice:
    player = context.controller
    return choosing.choice_of(game, what, player, CHOICES_WHILE_RESOLVING, about=context.source)


def settled_for_player(
    game: Game, tape: Tape, protection: HasHexproof, context: Context
) -> HasHexproof:
    """Give a player's protection with the color chosen that it is from."""
    keyword = protection.protection
    return protection.evolve(protection=keyword and _settled(game, tape, keyword, context))


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


def fixed(game: Game, node: _T, source: ObjectId) -> _T:
    """Give what goes on for a while with the choices made so far: later ones don't change it."""
    if source not in game.objects and source not in game.last_known:
        return node
    chosen = {
        what.removeprefix("card "): value for what, value in looking_up.choices(game.get(source))
    }
    return _fixed(node, chosen) if chosen else node


def _fixed(node: Any, chosen: dict[str, str]) -> Any:
    if isinstance(node, tuple):
        made = tuple([_fixed(each, chosen) for each in node])
        return node if made == node else made
    if not isinstance(node, Value) or isinstance(node, Face):  # a copy asks for its own choice
        return node
    if isinstance(node, ChosenQuality):
        what = node.what.removeprefix("card ")
        return _QUALITIES[what](chosen[what]) if what in chosen and what in _QUALITIES else node
    if isinstance(node, ChosenColor) and "color" in chosen:
        return AnyColor(node.amount, among=(chosen["color"],))
    held = {name: getattr(node, name) for name in fields_of(node)}
    made_of = {name: _fixed(each, chosen) for name, each in held.items()}
    changes = {name: each for name, each in made_of.items() if each is not held[name]}
    return node.evolve(**changes) if changes else node


_QUALITIES: Final[dict[str, Callable[[str], Value]]] = {
    "color": HasColor,
    "creature type": HasSubtype,
    "name": Named,
    "type": lambda value: HasType(value.lower()),
}


#: The players whose objects a keyword names (CR 702.16i, 702.16k).
_PLAYERS: Final[dict[str, PlayerRef]] = {
    "the chosen player": ChosenPlayer(),
    "each of your opponents": EachOpponent(),
}


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
    if words == "spells that are one or more colors":
        return bool(colors) and matching.is_spell(game.get(source))
    if words == "the chosen color":
        color = looking_up.chosen_color(game, context)
        if color:
            return color in colors
    if words == "the chosen card name":
        chosen = dict(looking_up.choices(looking_up.source_of(game, context)))
        if "card name" in chosen:
            return layers.characteristics_of(game, game.get(source)).name == chosen["card name"]
    if words in _PLAYERS:
        players = looking_up.players_of(game, _PLAYERS[words], context)
        if players:  # who controls it, or owns what nobody controls (CR 702.16k)
            return layers.characteristics_of(game, game.get(source)).controller in players
    raise NotSupported(f"{ability.name} from {words}", PROTECTION.number)

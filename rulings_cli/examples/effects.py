"""Lasting effects that a line begins on one object, as though an effect did it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilEndOfTurn
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import (
    ChangeColors,
    ChangeTypes,
    GainsControl,
    GrantAbilities,
    IsNoLonger,
    LoseAbilities,
    ModifyPowerToughness,
)
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.examples import naming, tokens
from rulings_cli.examples.lines import Line
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.rules.effects import ONE_SHOT
from rulings_cli.terms.types import CARD_TYPES, SUPERTYPES
from rulings_cli.terms.zones import Zone


def begin_effect(game: Game, line: Line) -> None:
    """Begin an effect on one object: an ability, a size, a type, a color, another controller."""
    ref = line.get("object")
    there = naming.find(game, ref, (Zone.BATTLEFIELD,))
    if not there and line.form == "gains":
        there = naming.find(game, ref, (Zone.GRAVEYARD,))
    id = there[0] if there else naming.one(game, ref, (Zone.BATTLEFIELD,))
    controller = game.get(id).controller
    duration: Any = UntilEndOfTurn()
    if line.form == "gains_control":
        controller, duration = line.get("player"), ForTheRestOfTheGame()
        game.update(id, controlled_since=game.tick())
    effect = LastingEffect(
        0,
        id,
        controller,
        (EFFECTS[line.form](line),),
        duration,
        (id,),
        context=Context(id, controller),
    )
    performing.begin(game, effect, words=line.text, because=(ONE_SHOT,))


def _gains(line: Line) -> Any:
    return GrantAbilities((tokens.keyword(line.get("keyword")),))


def _loses(line: Line) -> Any:
    return LoseAbilities((tokens.keyword(line.get("keyword")),))


def _loses_all(_line: Line) -> Any:
    return LoseAbilities()


def _resized(line: Line) -> Any:
    power, _, toughness = line.get("change").partition("/")
    return ModifyPowerToughness(Number(int(power)), Number(int(toughness)))


def _control(_line: Line) -> Any:
    return GainsControl(You())


def _becomes(line: Line) -> Any:
    word = line.get("quality")
    if word in COLORS_BY_NAME:
        return ChangeColors((COLORS_BY_NAME[word],))
    if word in CARD_TYPES:
        return ChangeTypes(types=(word,), adding=True)
    if word in SUPERTYPES:
        return ChangeTypes(supertypes=(word,), adding=True)
    if word[0].isupper():
        return ChangeTypes(subtypes=(word,), adding=True)
    raise NotSupported(f"an effect that makes something {word}", "613.1")


def _has_color(line: Line) -> Any:
    return ChangeColors((COLORS_BY_NAME[line.get("color")],))


def _no_longer(line: Line) -> Any:
    word = line.get("quality")
    if word in CARD_TYPES:
        return IsNoLonger((word,))
    raise NotSupported(f"an effect by which something is no longer {word}", "613.1d")


#: What each line changes, by its form.
EFFECTS: Final[dict[str, Callable[[Line], Any]]] = {
    "gains": _gains,
    "gained": _gains,
    "loses": _loses,
    "loses_all": _loses_all,
    "resized": _resized,
    "becomes": _becomes,
    "became": _becomes,
    "is_color": _has_color,
    "becomes_color": _becomes,
    "no_longer": _no_longer,
    "gains_control": _control,
}

"""The colors of a card in a position: what its mana cost holds, not what is spent (CR 202.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.static import BecomesChosen, ChangeColors
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import DropsOut, has, need_understood
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.rules.characteristics import COLOR


def hue(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold the card, and see whether it is of the color; mana paid for it makes none."""
    found = asked_situation(asked)
    named = [each for each in found.things if not each.kind]
    if len(named) != 1 or named[0].shape or named[0].back:
        raise DropsOut("whose color is asked about")
    card = asked.card(named[0].slot)
    if len(card.faces) > 1:
        raise NotSupported("which side of it is meant")
    need_understood(card, card.front, "colors")
    color = COLOR_NAMES.get(str(found.goal.get("hue")).strip("{}"), "")
    if not color:
        raise NotSupported("which color is asked about")
    changes_own = has(card.front.paragraphs, ChangeColors) and not card.front.is_a("creature")
    if changes_own or has(card.front.paragraphs, BecomesChosen):
        raise NotSupported(f"what {card.name} says of its colors")
    name = card.front.name
    script = Script((f"you hold {put(card)}",))
    changes = []
    for letter in COLOR_NAMES:
        plain = asked.stock.pick("creature", "plain", color=letter, other_than=(name,)).name
        changes.append(
            Change(
                f"{plain} instead of {name}",
                Script((f"you hold {plain}",)),
                options=_options(plain, color),
            )
        )
    yield PlannedExample(
        script,
        _options(name, color),
        tuple(changes),
        ("what mana is spent on it does not change its colors",),
    )


def _options(name: str, color: str) -> tuple[Option, ...]:
    step = Step("its colors are those of the mana symbols of its cost", (COLOR.number,))
    is_it, is_not = f"{name} is {color}", f"{name} is not {color}"
    return (
        Option((is_it,), "yes", f"{is_it}, whatever mana is spent on it.", steps=(step,)),
        Option((is_not,), "no", f"{is_not}, whatever mana is spent on it.", steps=(step,)),
    )

"""Delayed triggers that wait for a spell: players may respond, and they resolve before it."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import DropsOut, free_plays
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.ask.plans.exposing import Exposed, expose
from rulings_cli.errors import NotSupported


def _waiting(asked: Asked) -> tuple[Card, Exposed]:
    """Give the card and the position in which its delayed trigger has resolved."""
    source = asked.card("source")
    play = free_plays(source)[0]
    if play.trigger is None:
        raise DropsOut(f"{short(source)} waits for no spell")
    if any(isinstance(each, TriggeredAbility) for each in permanent_face(source).abilities):
        raise NotSupported(f"{short(source)} has another triggered ability, too")
    return source, expose(source, None, asked.stock)


def respond_to_trigger(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the trigger go on the stack above the spell, and let the opponent respond."""
    source, exposed = _waiting(asked)
    name = short(source)
    used, spell_cast, *_ = exposed.script.when
    spell = exposed.settle[0].removesuffix(" resolves")
    answer = asked.stock.pick("instant", "plain", other_than=(spell, exposed.prize))
    made = cast(answer, asked.stock)
    script = Script(
        (
            *exposed.script.given,
            f"the opponent controls {'; '.join((*made.lands, *made.things))}",
            f"the opponent holds {answer.name}",
        ),
        (used, spell_cast, "you pass"),
    )
    stack = f"the stack, from the top, is {name}'s delayed trigger; {spell}"
    can = f"the opponent can cast {answer.name}"
    yield PlannedExample(
        script,
        (
            Option(
                (stack, can),
                "yes",
                f"{name}'s delayed trigger is no mana ability: it waits on the stack above "
                f"{spell}, and players may respond to it.",
                outcome=f"the trigger waits on the stack, and {can}",
            ),
            Option(
                (f"the opponent can't cast {answer.name}",),
                "no",
                "Nobody may respond to it.",
                outcome=f"the opponent can't cast {answer.name}",
            ),
        ),
        (Change(f"not: {spell_cast}", script.without(spell_cast, "you pass")),),
        ("the opponent has an instant and the mana for it", *exposed.assumptions),
    )


def trigger_before_spell(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: resolve the top of the stack once, and see which of the two is still there."""
    source, exposed = _waiting(asked)
    name = short(source)
    script = exposed.script
    used, spell_cast, *_ = script.when
    spell = exposed.settle[0].removesuffix(" resolves")
    before = "no" if asked.said("after-spell") else "yes"
    after = "yes" if before == "no" else "no"
    value = asked.said("which-order", "what")
    yield PlannedExample(
        script,
        (
            Option(
                (f"{exposed.prize} is in exile", f"the stack, from the top, is {spell}"),
                "outcome" if value else before,
                f"{name}'s delayed trigger is on the stack above {spell}, so it resolves first.",
                value="before the spell" if value else None,
                outcome=f"the trigger has resolved, {spell} is still on the stack",
            ),
            Option(
                (f"{exposed.prize} is in your library", f"{spell} resolved"),
                "outcome" if value else after,
                f"{spell} resolves before the trigger.",
                value="after the spell" if value else None,
                outcome=f"{spell} has resolved first",
            ),
        ),
        (
            Change(
                f"{spell} is cast before the ability is used",
                Script(script.given, (spell_cast, used, "the top of the stack resolves")),
            ),
            Change(f"not: {spell_cast}", Script(script.given, (used,))),
        ),
        exposed.assumptions,
    )

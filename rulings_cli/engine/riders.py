"""What mana that was spent does to the spell or ability it paid for (CR 106.6a)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import Sentence
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import CantBe, EntersWithCounters, GrantAbilities
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.engine import matching, performing, permissions
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import LastingEffect, WaitingTrigger
from rulings_cli.game.events import Triggered
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, Payment, PaymentContext
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.mana import RESTRICTED_MANA
from rulings_cli.terms.values import Value

#: The riders that are built.
KINDS = frozenset(("counter", "enters", "haste", "persists", "riot", "uncounterable", "when spent"))


@implements(RESTRICTED_MANA)
def of_spent_mana(
    game: Game,
    payment: PaymentContext,
    payments: tuple[Payment, ...],
    ability: ObjectId | None = None,
) -> None:
    """Let the riders of the mana that was spent on a spell have their effect, each unit once.

    `ability` is the ability on the stack that was paid for, if it was one.
    """
    object_ = payment.object if payment.kind == "cast" else ability
    for each in payments:
        if each.unit is None or object_ is None:
            continue
        for rider in each.unit.riders:
            if payment.kind == "cast" or rider.kind == "when spent":
                _apply(game, rider, each.unit, object_)


def _apply(game: Game, rider: ManaRider, unit: ManaUnit, spell: ObjectId) -> None:
    controller = game.get(spell).controller
    context = Context(unit.source, controller)
    on = rider.on
    if on is not None and not matching.matches(game, permissions.as_spell(on), spell, context):
        return
    if rider.kind == "uncounterable":
        _last(game, unit, spell, (CantBe("be countered"),))
    elif rider.kind == "haste":
        _last(game, unit, spell, (GrantAbilities((Keyword("haste"),)),))
    elif rider.kind == "riot":
        _last(game, unit, spell, (GrantAbilities((Keyword("riot"),)),))
    elif rider.kind == "counter":
        it = Bound("affected", "it")
        entering = EntersWithCounters("+1/+1", Number(1), it, additional=True)
        bound = Context(unit.source, controller).bind("affected", (spell,))
        _last(game, unit, spell, (entering,), context=bound)
    elif rider.kind == "enters":
        bound = Context(unit.source, controller).bind("affected", (spell,))
        _last(game, unit, spell, rider.effects, context=bound)
    elif rider.kind == "when spent":
        _trigger(game, rider, unit, spell)
    elif rider.kind != "persists":
        raise NotSupported(f"what this mana does when it is spent ({rider.kind})", "106.6a")


def _last(
    game: Game,
    unit: ManaUnit,
    spell: ObjectId,
    changes: tuple[Value, ...],
    *,
    context: Context | None = None,
) -> None:
    effect = LastingEffect(
        0,
        unit.source,
        game.get(spell).controller,
        changes,
        ForTheRestOfTheGame(),
        objects=(spell,),
        context=context,
    )
    words = "the mana that was spent says so"
    performing.begin(game, effect, words=words, because=(RESTRICTED_MANA,))


def _trigger(game: Game, rider: ManaRider, unit: ManaUnit, spell: ObjectId) -> None:
    """Let the ability trigger that waits for the mana to be spent."""
    if not rider.effects:
        raise NotSupported("what happens when this mana is spent", "106.6a")
    body = (
        tuple(each for each in rider.effects if isinstance(each, Sentence))
        or (Sentence(rider.effects),)  # type: ignore[arg-type]  # the rider holds effects
    )
    source = game.get(unit.source)
    ability = TriggeredAbility(OtherEvent("when you spend this mana"), body)
    game.emit(Triggered((RESTRICTED_MANA,), unit.source, source.name, game.get(spell).controller))
    game.waiting = (
        *game.waiting,
        WaitingTrigger(
            ability,
            unit.source,
            source,
            game.get(spell).controller,
            bound=(("triggering", (spell,)),),
            kind="delayed",
        ),
    )

"""What triggers because a keyword's cost was paid: evoke, replicate, casualty, squad (CR 702)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.durations import ForTheRestOfTheGame, WhileInZone
from rulings_cli.abilities.effects import (
    CopyException,
    CopySpell,
    CreateToken,
    DelayedTrigger,
    Draw,
    Effect,
    Exile,
    PermitPlay,
    ReturnToHand,
    Sacrifice,
    Sentence,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, EachPlayer, This, You
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.abilities.triggers import BeginningOf, Casts, Dies, Enters
from rulings_cli.engine import entering_triggers, layers, performing, triggering
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.game.effects import DelayedTriggeredAbility, LastingEffect, WaitingTrigger
from rulings_cli.game.events import ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import (
    BLITZ,
    CASUALTY,
    CONSPIRE,
    DASH,
    EVOKE,
    OFFSPRING,
    REPLICATE,
    SQUAD,
    WARP,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone


@implements(REPLICATE, CASUALTY, CONSPIRE)
@carries_out("replicate", "casualty")
def as_cast(game: Game, spell: ObjectId) -> None:
    """Let the copying abilities of a spell trigger, whose costs were paid."""
    record = game.get(spell).cast
    if record is None:
        return
    paid = (("replicate", REPLICATE), ("casualty", CASUALTY), ("conspire", CONSPIRE))
    for name, rule in paid:
        times = record.optional.count(name)
        if times:
            copy = CopySpell(Bound("triggering", "it"), new_targets=True, count=Number(times))
            _trigger(game, spell, copy, rule, entered=False)


@implements(EVOKE, SQUAD, OFFSPRING)
@carries_out("evoke", "squad", "offspring")
def as_entered(game: Game, permanent: ObjectId) -> None:
    """Let the abilities of a permanent trigger that ask how it was cast."""
    record = game.get(permanent).cast
    if record is None:
        return
    if record.alternative == "evoke":
        _trigger(game, permanent, Sacrifice(This("it")), EVOKE, entered=True)
    times = record.optional.count("squad")
    if times:
        tokens = CreateToken(count=Number(times), copy_of=This("it"))
        _trigger(game, permanent, tokens, SQUAD, entered=True)
    if "offspring" in record.optional:
        small = CopyException(Number(1), Number(1))
        token = CreateToken(copy_of=This("it"), except_=small)
        _trigger(game, permanent, token, OFFSPRING, entered=True)
    if record.alternative in _FOR_ONE_TURN:
        _for_one_turn(game, permanent, record.alternative)


#: What befalls a permanent at the next end step that was cast for one of these costs, and why.
_FOR_ONE_TURN: dict[str, tuple[tuple[Effect, ...], Rule]] = {
    "dash": ((ReturnToHand(This("it"), Zone.BATTLEFIELD),), DASH),
    "blitz": ((Sacrifice(This("it")),), BLITZ),
    "warp": (
        (
            Exile(This("it"), from_zone=Zone.BATTLEFIELD),
            PermitPlay(Bound("exiled", "it"), WhileInZone("it remains exiled"), later=True),
        ),
        WARP,
    ),
}


@implements(DASH, BLITZ, WARP)
@carries_out("dash", "blitz", "warp")
def _for_one_turn(game: Game, permanent: ObjectId, keyword: str) -> None:
    """Give haste and the like, and let the permanent go at the next end step."""
    effects, rule = _FOR_ONE_TURN[keyword]
    controller = game.get(permanent).controller
    given: tuple[Value, ...] = () if keyword == "warp" else (Keyword("haste"),)
    if keyword == "blitz":
        given = (*given, TriggeredAbility(Dies(This()), (Sentence((Draw(),)),)))
    if given:
        lasting = LastingEffect(
            0,
            permanent,
            controller,
            (GrantAbilities(given),),
            ForTheRestOfTheGame(),
            objects=(permanent,),
        )
        words = f"its {keyword} cost was paid"
        performing.begin(game, lasting, words=words, because=(rule,))
    node = DelayedTrigger(BeginningOf(Step.END, EachPlayer()), (Sentence(effects),))
    waiting = DelayedTriggeredAbility(
        0,
        node,
        permanent,
        layers.snapshot(game, permanent),
        controller,
        context=Context(permanent, controller),
    )
    performing.begin(game, waiting, words="it goes at the next end step", because=(rule,))


def _trigger(game: Game, id: ObjectId, effect: Effect, rule: Rule, *, entered: bool) -> None:
    event = Enters(This()) if entered else Casts(You(), This())
    waiting = WaitingTrigger(
        TriggeredAbility(event, (Sentence((effect,)),)),
        id,
        layers.snapshot(game, id),
        game.get(id).controller,
        bound=(("triggering", (id,)),),
    )
    times, more = _times(game, id) if entered else (1, ())
    for _ in range(times):
        triggering.wait(game, waiting, because=(rule, *more))


def _times(game: Game, permanent: ObjectId) -> tuple[int, tuple[Rule, ...]]:
    """Give how often its entering makes a permanent's own ability trigger: effects may say."""
    for fact in reversed(game.trace):
        if isinstance(fact, ZoneChanged) and fact.new == permanent:
            return entering_triggers.times(game, game, fact, permanent, back=False)
    return 1, ()

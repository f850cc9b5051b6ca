"""Keyword abilities that trigger in combat, written out as the rules do (CR 702)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import (
    Another,
    Compare,
    Described,
    HasKeyword,
    HasState,
    HasType,
    IsNot,
)
from rulings_cli.abilities.effects import (
    Add,
    ContinuousChange,
    DelayedTrigger,
    Effect,
    ExileTop,
    LoseLife,
    PutCounters,
    Sacrifice,
    Sentence,
    Target,
)
from rulings_cli.abilities.mana import ManaRider, Repeated, Symbols
from rulings_cli.abilities.quantities import Number, Quantity, ValueOf
from rulings_cli.abilities.references import (
    APlayer,
    Bound,
    DefendingPlayer,
    Each,
    ObjectRef,
    TargetObject,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.abilities.triggers import (
    AnyEvent,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    OtherEvent,
    TriggerEvent,
)
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.combat import (
    AFFLICT,
    ANNIHILATOR,
    BATTLE_CRY,
    BUSHIDO,
    DECAYED,
    EXALTED,
    FIREBENDING,
    FLANKING,
    FRENZY,
    INGEST,
    MENTOR,
)
from rulings_cli.terms.zones import Step

_CREATURE = ((HasType("creature"),),)
_ATTACKING = HasState("attacking")


def _ability(event: TriggerEvent, *effects: Effect) -> TriggeredAbility:
    return TriggeredAbility(event, (Sentence(effects),), word="whenever")


def _gets(of: ObjectRef, power: Quantity, toughness: Quantity) -> ContinuousChange:
    return ContinuousChange(of, (ModifyPowerToughness(power, toughness),))


def _amount(keyword: Keyword) -> Quantity:
    return keyword.amount or Number(0)


def _afflict(keyword: Keyword) -> TriggeredAbility:
    return _ability(BecomesBlocked(This()), LoseLife(_amount(keyword), DefendingPlayer()))


def _annihilator(keyword: Keyword) -> TriggeredAbility:
    permanents = Described(noun="permanent")
    giving_up = Sacrifice(who=DefendingPlayer(), described=permanents, count=_amount(keyword))
    return _ability(Attacks(This()), giving_up)


def _battle_cry(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    others = Described((Another("other"), _ATTACKING), _CREATURE)
    return _ability(Attacks(This()), _gets(Each(others), Number(1), Number(0)))


def _bushido(keyword: Keyword) -> TriggeredAbility:
    event = AnyEvent((Blocks(This()), BecomesBlocked(This())))
    return _ability(event, _gets(This(), _amount(keyword), _amount(keyword)))


def _decayed(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    ending = BeginningOf(Step.END_OF_COMBAT, APlayer())
    later = DelayedTrigger(ending, (Sentence((Sacrifice(This()),)),))
    return _ability(Attacks(This()), later)


def _exalted(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    event = Attacks(Described(kinds=_CREATURE, controller=You()), alone=True)
    return _ability(event, _gets(Bound("triggering", "that creature"), Number(1), Number(1)))


def _firebending(keyword: Keyword) -> TriggeredAbility:
    kept = ManaRider("persists", until="end of combat")
    return _ability(
        Attacks(This()), Add(Repeated(Symbols(("R",)), _amount(keyword)), riders=(kept,))
    )


def _flanking(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    without = Described(kinds=_CREATURE, further=(IsNot(HasKeyword("flanking")),))
    event = BecomesBlocked(This(), by=without)
    return _ability(event, _gets(Bound("opposing", "that creature"), Number(-1), Number(-1)))


def _frenzy(keyword: Keyword) -> TriggeredAbility:
    event = OtherEvent("~ attacks and isn't blocked")
    return _ability(event, _gets(This(), _amount(keyword), Number(0)))


def _ingest(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    event = DealsDamage(This(), to=APlayer(), combat=True)
    return _ability(event, ExileTop(who=ThatPlayer(), of=ThatPlayer()))


def _mentor(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    lesser = Compare("power", "<", ValueOf("power", This()))
    pupil = Described((_ATTACKING,), _CREATURE, further=(lesser,))
    return TriggeredAbility(
        Attacks(This()),
        (Sentence((PutCounters("+1/+1", TargetObject()),)),),
        (Target(pupil),),
        word="whenever",
    )


#: The keywords that trigger in combat and how each is written out, with its rule.
WRITTEN_OUT: Final[dict[str, tuple[Callable[[Keyword], TriggeredAbility | None], Rule]]] = {
    "afflict": (_afflict, AFFLICT),
    "annihilator": (_annihilator, ANNIHILATOR),
    "battle cry": (_battle_cry, BATTLE_CRY),
    "bushido": (_bushido, BUSHIDO),
    "decayed": (_decayed, DECAYED),
    "exalted": (_exalted, EXALTED),
    "firebending": (_firebending, FIREBENDING),
    "flanking": (_flanking, FLANKING),
    "frenzy": (_frenzy, FRENZY),
    "ingest": (_ingest, INGEST),
    "mentor": (_mentor, MENTOR),
}

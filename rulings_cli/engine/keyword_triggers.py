"""Keyword abilities that are triggered abilities, written out as the rules do (CR 702)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import get_args

from rulings_cli.abilities.abilities import Ability, Keyword, TriggeredAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.conditions import CountIs, EitherCondition, ObjectIs, YouDo
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    DrawCost,
    EitherCost,
    PayLife,
    PayMana,
    SacrificeObjects,
)
from rulings_cli.abilities.described import (
    Compare,
    Described,
    HasState,
    HasSubtype,
    HasType,
    IsNot,
)
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    Attach,
    BecomeReflexive,
    CastCard,
    ContinuousChange,
    CopySpell,
    Counter,
    CreateToken,
    Draw,
    Effect,
    ExileUntil,
    GainLife,
    If,
    LoseLife,
    May,
    MayPay,
    PutCounters,
    PutIntoZone,
    PutOntoBattlefield,
    RemoveCountersFrom,
    ReturnToHand,
    Sacrifice,
    Sentence,
    Target,
    TokenDescription,
    UnlessPays,
)
from rulings_cli.abilities.quantities import (
    CountersOn,
    Number,
    Product,
    ThatMuch,
    ValueOf,
    VariableX,
)
from rulings_cli.abilities.references import (
    AnOpponent,
    Bound,
    EachOpponent,
    OwnerOf,
    TargetObject,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.abilities.static import BecomesA, GrantAbilities, ModifyPowerToughness
from rulings_cli.abilities.triggers import (
    BecomesTarget,
    BeginningOf,
    Casts,
    Dies,
    Enters,
    LastCounterRemoved,
    PlayerDiscards,
    PlayerDraws,
    TriggerEvent,
)
from rulings_cli.engine import combat_keyword_triggers, counter_keywords, keyword_modules
from rulings_cli.engine.built_keywords import carried_out
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keywords import (
    AFTERLIFE,
    CASCADE,
    CUMULATIVE_UPKEEP,
    ECHO,
    EVOLVE,
    EXPLOIT,
    EXTORT,
    FABRICATE,
    FADING,
    FOR_MIRRODIN,
    JOB_SELECT,
    LIVING_WEAPON,
    MADNESS,
    MIRACLE,
    MODULAR,
    PERSIST,
    PROWESS,
    RAVENOUS,
    SOULSHIFT,
    STORM,
    SUSPEND,
    UNDYING,
    WARD,
)
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Step, Zone

_NONCREATURE_SPELL = Described(adjectives=(IsNot(HasType("creature")),), noun="spell")


def _ability(event: TriggerEvent, *effects: Effect) -> TriggeredAbility:
    return TriggeredAbility(event, (Sentence(effects),), word="whenever")


def _ward(keyword: Keyword) -> TriggeredAbility:
    countering = UnlessPays(
        (Counter(Bound("targeting", "that spell or ability")),),
        keyword.cost or Cost(),
        ThatPlayer(),
    )
    return _ability(BecomesTarget(This(), whose=AnOpponent()), countering)


def _prowess(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    pumping = ContinuousChange(This(), (ModifyPowerToughness(Number(1), Number(1)),))
    return _ability(Casts(You(), _NONCREATURE_SPELL), pumping)


def _cascade(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Exile until a cheaper nonland card; it may be cast free; the rest to the bottom."""
    cheaper = Compare("mana value", "<", ValueOf("mana value", This()))
    until = Described(adjectives=(IsNot(HasType("land")),), noun="card", further=(cheaper,))
    casting = CastCard(Bound("found", "that card"), only=Described(further=(cheaper,)))
    others = Bound("uncast", "the exiled cards")
    return TriggeredAbility(
        Casts(You(), This()),
        (
            Sentence((ExileUntil(until),)),
            Sentence((May((casting,)),)),
            Sentence((PutIntoZone(others, Zone.LIBRARY, "bottom", "random"),)),
        ),
        zone=Zone.STACK,
    )


def _storm(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Copy it for each spell cast before it: that many is what its casting binds."""
    copying = CopySpell(Bound("triggering", "it"), new_targets=True, count=ThatMuch("each"))
    return TriggeredAbility(Casts(You(), This()), (Sentence((copying,)),), zone=Zone.STACK)


def _extort(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    paying = MayPay(Cost((PayMana(ManaCost(("W/B",))),)))
    draining = If(YouDo(), (LoseLife(Number(1), EachOpponent()), GainLife(ThatMuch())))
    return TriggeredAbility(
        Casts(You(), Described(noun="spell")),
        (Sentence((paying,)), Sentence((draining,))),
        word="whenever",
    )


def _returning(kind: str) -> TriggeredAbility:
    """When it dies, if it had no such counter, return it with one (undying and persist)."""
    card = Bound("triggering", "it")
    return TriggeredAbility(
        Dies(This()),
        (
            Sentence((PutOntoBattlefield(card, Zone.GRAVEYARD, OwnerOf(card), verb="return"),)),
            Sentence((PutCounters(kind, Bound("moved", "it")),)),
        ),
        condition=CountIs(CountersOn(kind, This()), "=", Number(0)),
    )


def _undying(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    return _returning("+1/+1")


def _persist(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    return _returning("-1/-1")


def _evolve(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    newcomer = Bound("triggering", "that creature")
    greater = tuple(
        CountIs(ValueOf(what, newcomer), ">", ValueOf(what, This()))
        for what in ("power", "toughness")
    )
    creature = Described(kinds=((HasType("creature"),),), controller=You())
    ability = _ability(Enters(creature), PutCounters("+1/+1", This()))
    return ability.evolve(condition=EitherCondition(greater))


def _fabricate(keyword: Keyword) -> TriggeredAbility:
    count = keyword.amount or Number(1)
    servo = TokenDescription(
        Number(1), Number(1), types=("artifact", "creature"), subtypes=("Servo",)
    )
    return TriggeredAbility(
        Enters(This()),
        (
            Sentence((May((PutCounters("+1/+1", This(), count),)),)),
            Sentence((If(YouDo("if you don't", negated=True), (CreateToken(servo, count),)),)),
        ),
    )


def _afterlife(keyword: Keyword) -> TriggeredAbility:
    spirit = TokenDescription(
        Number(1),
        Number(1),
        colors=("W", "B"),
        types=("creature",),
        subtypes=("Spirit",),
        keywords=(Keyword("flying"),),
    )
    creating = CreateToken(spirit, keyword.amount or Number(1))
    return TriggeredAbility(Dies(This()), (Sentence((creating,)),))


def _equipping(token: TokenDescription) -> TriggeredAbility:
    effects = (CreateToken(token), Attach(This(), Bound("created", "it")))
    return TriggeredAbility(Enters(This()), (Sentence(effects, ", then"),))


def _living_weapon(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    subtypes = ("Phyrexian", "Germ")
    germ = TokenDescription(Number(0), Number(0), ("B",), types=("creature",), subtypes=subtypes)
    return _equipping(germ)


def _job_select(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    hero = TokenDescription(Number(1), Number(1), types=("creature",), subtypes=("Hero",))
    return _equipping(hero)


def _for_mirrodin(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    rebel = TokenDescription(Number(2), Number(2), ("R",), types=("creature",), subtypes=("Rebel",))
    return _equipping(rebel)


def _exploit(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    creature = Described(kinds=((HasType("creature"),),))
    sacrificing = May((Sacrifice(described=creature),))
    return TriggeredAbility(Enters(This()), (Sentence((sacrificing,)),))


def _soulshift(keyword: Keyword) -> TriggeredAbility:
    cheap = Compare("mana value", "<=", keyword.amount or Number(0))
    spirit = Described(
        kinds=((HasSubtype("Spirit"),),),
        noun="card",
        zone=Zone.GRAVEYARD,
        zone_of=You(),
        further=(cheap,),
    )
    returning = May((ReturnToHand(TargetObject(), Zone.GRAVEYARD),))
    return TriggeredAbility(Dies(This()), (Sentence((returning,)),), (Target(spirit),))


def _ravenous(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    ability = TriggeredAbility(Enters(This()), (Sentence((Draw(),)),))
    return ability.evolve(condition=CountIs(VariableX(), ">=", Number(5)))


def _fading(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Remove a fade counter; where there is none, sacrifice it."""
    has_one = CountIs(CountersOn("fade", This()), ">=", Number(1))
    removing = (RemoveCountersFrom("fade", This()),)
    body = (Sentence((If(has_one, removing, otherwise=(Sacrifice(This()),)),)),)
    return TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")


def _either_symbol(cost: EitherCost) -> tuple[str, ...]:
    """Give the symbols of "{W} or {U}": one is chosen for each age counter, as of a hybrid one."""
    found: list[str] = []
    for each in cost.costs:
        only = each.components[0] if len(each.components) == 1 else None
        if not isinstance(only, PayMana) or len(only.cost.symbols) != 1:
            return ()
        found += only.cost.symbols
    return tuple(found)


def _cumulative_upkeep(keyword: Keyword) -> TriggeredAbility | None:
    """Put an age counter on it; sacrifice it unless its cost is paid once for each of them."""
    ages = CountersOn("age", This())
    cost: list[CostComponent] = []
    for each in (keyword.cost or Cost()).components:
        if isinstance(each, PayMana) and each.times is None:
            cost.append(each.evolve(times=ages))
        elif isinstance(each, PayLife) and isinstance(each.amount, Number):
            cost.append(PayLife(Product(each.amount.n, ages)))
        elif isinstance(each, EitherCost) and _either_symbol(each):
            cost.append(PayMana(ManaCost(("/".join(_either_symbol(each)),)), ages))
        elif isinstance(each, SacrificeObjects | DrawCost) and isinstance(each.count, Number):
            cost.append(each.evolve(count=Product(each.count.n, ages)))
        else:
            return None
    body = (
        Sentence((PutCounters("age", This()),)),
        Sentence((UnlessPays((Sacrifice(This()),), Cost(tuple(cost)), You()),)),
    )
    return TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")


def _madness(keyword: Keyword) -> TriggeredAbility | None:
    """When it is exiled as it is discarded, it may be cast for its madness cost (702.35a)."""
    if keyword.cost is None:
        return None
    casting = CastCard(This("it"), free=False, cost=keyword.cost, alternative="madness")
    return TriggeredAbility(
        PlayerDiscards(You(), This()),
        (
            Sentence((May((casting,)),)),
            Sentence(
                (If(YouDo("if you don't", negated=True), (PutIntoZone(This(), Zone.GRAVEYARD),)),)
            ),
        ),
        zone=Zone.EXILE,
    )


def _miracle(keyword: Keyword) -> TriggeredAbility | None:
    """When it is the first card drawn this turn, it may be cast for its miracle cost."""
    if keyword.cost is None:
        return None
    casting = CastCard(This("it"), free=False, cost=keyword.cost, alternative="miracle")
    first = ObjectIs(This(), Described(further=(HasState("first drawn this turn"),)))
    return TriggeredAbility(
        PlayerDraws(You(), what=This()),
        (Sentence((May((casting,)),)),),
        condition=first,
        zone=Zone.HAND,
    )


def _suspend(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Remove a time counter; as the last one goes, it may be cast free, a creature with haste."""
    time = CountersOn("time", This())
    creature = ObjectIs(Bound("cast", "it"), Described(kinds=((HasType("creature"),),)))
    hasty = ContinuousChange(
        Bound("cast", "it"), (GrantAbilities((Keyword("haste"),)),), ForTheRestOfTheGame()
    )
    playing = BecomeReflexive(
        (
            Sentence((May((CastCard(This("it")),)),)),
            Sentence((If(YouDo(), (If(creature, (hasty,)),)),)),
        )
    )
    body = (
        Sentence((RemoveCountersFrom("time", This()),)),
        Sentence((If(CountIs(time, "=", Number(0)), (playing,)),)),
    )
    return TriggeredAbility(
        BeginningOf(Step.UPKEEP, You()),
        body,
        condition=CountIs(time, ">=", Number(1)),
        word="at",
        zone=Zone.EXILE,
    )


def _echo(keyword: Keyword) -> TriggeredAbility | None:
    """Sacrifice it unless its echo cost is paid, at the first upkeep under one's control."""
    if keyword.cost is None:
        return None
    new = ObjectIs(This(), Described(further=(HasState("new since the last upkeep"),)))
    unless = UnlessPays((Sacrifice(This()),), keyword.cost, You())
    ability = TriggeredAbility(BeginningOf(Step.UPKEEP, You()), (Sentence((unless,)),), word="at")
    return ability.evolve(condition=new)


def _modular(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    moving = PutCounters("+1/+1", TargetObject(), CountersOn("+1/+1", This()))
    artifact_creature = Described(kinds=((HasType("artifact"), HasType("creature")),))
    return TriggeredAbility(
        Dies(This()), (Sentence((May((moving,)),)),), (Target(artifact_creature),)
    )


TRIGGER_EVENTS = get_args(TriggerEvent)

#: The keywords that are triggered abilities and how each is written out, with its rule; the
#: ability's `words` are then the keyword. None where this one is of a kind that is not built.
WRITTEN_OUT: dict[str, tuple[Callable[[Keyword], TriggeredAbility | None], Rule]] = {
    **counter_keywords.WRITTEN_OUT,
    **combat_keyword_triggers.WRITTEN_OUT,
    "afterlife": (_afterlife, AFTERLIFE),
    "cascade": (_cascade, CASCADE),
    "cumulative upkeep": (_cumulative_upkeep, CUMULATIVE_UPKEEP),
    "echo": (_echo, ECHO),
    "evolve": (_evolve, EVOLVE),
    "exploit": (_exploit, EXPLOIT),
    "extort": (_extort, EXTORT),
    "fabricate": (_fabricate, FABRICATE),
    "fading": (_fading, FADING),
    "for mirrodin!": (_for_mirrodin, FOR_MIRRODIN),
    "job select": (_job_select, JOB_SELECT),
    "living weapon": (_living_weapon, LIVING_WEAPON),
    "madness": (_madness, MADNESS),
    "miracle": (_miracle, MIRACLE),
    "modular": (_modular, MODULAR),
    "persist": (_persist, PERSIST),
    "prowess": (_prowess, PROWESS),
    "ravenous": (_ravenous, RAVENOUS),
    "soulshift": (_soulshift, SOULSHIFT),
    "storm": (_storm, STORM),
    "suspend": (_suspend, SUSPEND),
    "undying": (_undying, UNDYING),
    "ward": (_ward, WARD),
}
carried_out(WRITTEN_OUT, lambda keyword: WRITTEN_OUT[keyword.name][0](keyword) is not None)


@lru_cache(maxsize=4096)
def events_in(text: object) -> frozenset[type[Value]]:
    """Give the kinds of trigger event anywhere in a text, those of its keywords among them."""
    found: set[type[Value]] = set()
    for each in walk(text):
        if isinstance(each, TRIGGER_EVENTS):
            found.add(type(each))
        elif isinstance(each, Face) and "Siege" in each.subtypes:
            found.add(LastCounterRemoved)  # as it is defeated (CR 310.11b)
        elif isinstance(each, Keyword) and each.name == "disguise":
            found.add(BecomesTarget)  # its ward while it is face down
        elif isinstance(each, Keyword):
            for written in _all_written(each):
                found.update(type(e) for e in walk(written) if isinstance(e, TRIGGER_EVENTS))
    return frozenset(found)


def _all_written(keyword: Keyword) -> Iterator[TriggeredAbility]:
    first = written_out(keyword)
    if first is not None:
        yield first[0]
    other = second_of(keyword)
    if other is not None:
        yield other


@lru_cache(maxsize=4096)
def grants_triggers(text: object) -> bool:
    """Tell whether a text could give a triggered ability to an object that has none printed."""
    return any(
        events_in(each) for each in walk(text) if isinstance(each, GrantAbilities | BecomesA)
    )


def written_out(ability: Ability) -> tuple[TriggeredAbility, tuple[Rule, ...]] | None:
    """Give the triggered ability that an ability is, with the keyword's rule; None for others."""
    if isinstance(ability, TriggeredAbility):
        return ability, ()
    if isinstance(ability, Keyword):
        found = WRITTEN_OUT.get(ability.name)
        if found is not None:
            write, rule = found
            written = write(ability)
            return None if written is None else (written.evolve(words=ability.name), (rule,))
        of_module = keyword_modules.triggered(ability)
        if of_module is not None:
            return of_module.evolve(words=ability.name), keyword_modules.rule_of(ability.name)
    return None


def second_of(ability: Ability) -> TriggeredAbility | None:
    """Give the other triggered ability of a keyword that stands for two (CR 702.63a)."""
    if not isinstance(ability, Keyword):
        return None
    write = counter_keywords.SECOND.get(ability.name, keyword_modules.second)
    written = write(ability)
    return None if written is None else written.evolve(words=ability.name)

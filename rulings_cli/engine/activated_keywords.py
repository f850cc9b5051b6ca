"""Keyword abilities that are activated abilities, written out as the rules do (CR 702)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    DiscardCards,
    ExileThis,
    TapPower,
    TapThis,
)
from rulings_cli.abilities.described import (
    Another,
    Compare,
    Described,
    HasSubtype,
    HasSupertype,
    HasType,
    IsAttachedTo,
)
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    Attach,
    ContinuousChange,
    CopyException,
    CreateToken,
    DelayedTrigger,
    Draw,
    Effect,
    Exile,
    PutCounters,
    PutOntoBattlefield,
    Sacrifice,
    SearchLibrary,
    Sentence,
    Target,
    Unattach,
)
from rulings_cli.abilities.quantities import Number, Quantity, ThatMuch, ValueOf
from rulings_cli.abilities.references import Bound, Each, EachPlayer, TargetObject, This, You
from rulings_cli.abilities.static import ChangeTypes, GrantAbilities, MustDo, ReplaceLeaving
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine import keyword_modules
from rulings_cli.engine.built_keywords import carried_out
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.keywords import (
    CREW,
    CYCLING,
    EMBALM,
    ENCORE,
    EQUIP,
    ETERNALIZE,
    FORTIFY,
    LEVEL_UP,
    OUTLAST,
    RECONFIGURE,
    SCAVENGE,
    TRANSMUTE,
    TYPECYCLING,
    UNEARTH,
)
from rulings_cli.terms.zones import Step, Zone

#: Added to the index of a keyword for the second of the two abilities that it stands for.
SECOND = 1000

_AS_SORCERY = (ActivationLimit("sorcery"),)
_CREATURE = Described(kinds=((HasType("creature"),),))
_MOVED = Bound("moved", "it")
_CREATED = Bound("created", "them")


@lru_cache(maxsize=4096)
def activated_form(keyword: Keyword) -> ActivatedAbility | None:
    """Give the activated ability that a keyword stands for; None where it is none, or not built."""
    found = WRITTEN.get(_kind(keyword.name))
    return keyword_modules.activated(keyword) if found is None else found[0](keyword)


@lru_cache(maxsize=256)
def second_form(keyword: Keyword) -> ActivatedAbility | None:
    """Give the other activated ability of a keyword that stands for two (CR 702.151a)."""
    if keyword.name != "reconfigure" or keyword.cost is None:
        return keyword_modules.activated_second(keyword)
    attached = ObjectIs(This(), Described(further=(IsAttachedTo(Each(_CREATURE)),)))
    limits = (*_AS_SORCERY, ActivationLimit("if", attached))
    return ActivatedAbility(keyword.cost, _body(Unattach(This())), limits=limits)


def rules_of(name: str) -> tuple[Rule, ...]:
    """Give the rule of a keyword that stands for an activated ability."""
    found = WRITTEN.get(_kind(name))
    return keyword_modules.rule_of(name) if found is None else (found[1],)


def _kind(name: str) -> str:
    """Give the name under which a keyword is written out: all typecycling is one."""
    return "typecycling" if name.endswith("cycling") and name != "cycling" else name


def _body(*effects: Effect) -> tuple[Sentence, ...]:
    return tuple(Sentence((each,)) for each in effects)


def _with(cost: Cost, *components: CostComponent) -> Cost:
    return Cost((*cost.components, *components))


# --- attaching ----------------------------------------------------------------------------------


def _attaching(keyword: Keyword, kind: str, *, another: bool = False) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    what = keyword.quality or Described(kinds=((HasType(kind),),))
    if what.controller is None:
        what = what.evolve(controller=You())
    if another:
        what = what.evolve(adjectives=(Another(), *what.adjectives))
    target = Target(what, words=f"target {kind} you control")
    body = (Sentence((Attach(This(), TargetObject(0)),)),)
    return ActivatedAbility(keyword.cost, body, (target,), _AS_SORCERY)


def _equip(keyword: Keyword) -> ActivatedAbility | None:
    return _attaching(keyword, "creature")


def _fortify(keyword: Keyword) -> ActivatedAbility | None:
    return _attaching(keyword, "land")


def _reconfigure(keyword: Keyword) -> ActivatedAbility | None:
    return _attaching(keyword, "creature", another=True)


# --- from hand ----------------------------------------------------------------------------------


def _cycling(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    paid = _with(keyword.cost, DiscardCards(this=True))
    return ActivatedAbility(paid, _body(Draw()), zone=Zone.HAND)


def _typecycling(keyword: Keyword) -> ActivatedAbility | None:
    """Write out typecycling such as "basic landcycling" (CR 702.29e)."""
    if keyword.cost is None:
        return None
    paid = _with(keyword.cost, DiscardCards(this=True))
    kind = keyword.name.removesuffix("cycling").strip()
    searching = SearchLibrary(_searched(kind), Number(1), reveal=True)
    return ActivatedAbility(paid, _body(searching), zone=Zone.HAND)


def _searched(kind: str) -> Described:
    if kind == "basic land":
        qualities = (HasType("land"),)
        return Described((HasSupertype("basic"),), (qualities,), noun="card")
    if kind == "land":
        return Described(kinds=((HasType("land"),),), noun="card")
    return Described(kinds=((HasSubtype(kind.capitalize()),),), noun="card")


def _transmute(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    same = Compare("mana value", "=", ValueOf("mana value", This()))
    searching = SearchLibrary(Described(noun="card", further=(same,)), reveal=True)
    paid = _with(keyword.cost, DiscardCards(this=True))
    return ActivatedAbility(paid, _body(searching), limits=_AS_SORCERY, zone=Zone.HAND)


# --- from the graveyard -------------------------------------------------------------------------


def _unearth(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    rest = ForTheRestOfTheGame()
    exiling = DelayedTrigger(BeginningOf(Step.END, EachPlayer()), _body(Exile(_MOVED)))
    body = _body(
        PutOntoBattlefield(This(), Zone.GRAVEYARD, verb="return"),
        ContinuousChange(_MOVED, (GrantAbilities((Keyword("haste"),)),), rest),
        exiling,
        ContinuousChange(_MOVED, (ReplaceLeaving(This()),), rest),
    )
    return ActivatedAbility(keyword.cost, body, limits=_AS_SORCERY, zone=Zone.GRAVEYARD)


def _from_graveyard(keyword: Keyword, *effects: Effect) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    paid = _with(keyword.cost, ExileThis(Zone.GRAVEYARD))
    targets = (Target(_CREATURE, words="target creature"),) if keyword.name == "scavenge" else ()
    return ActivatedAbility(paid, _body(*effects), targets, _AS_SORCERY, Zone.GRAVEYARD)


def _scavenge(keyword: Keyword) -> ActivatedAbility | None:
    growing = PutCounters("+1/+1", TargetObject(0), ValueOf("power", This()))
    return _from_graveyard(keyword, growing)


def _token_copy(color: str, size: int | None = None) -> CreateToken:
    size_of: Quantity | None = None if size is None else Number(size)
    except_ = CopyException(size_of, size_of, (color,), subtypes=("Zombie",), no_mana_cost=True)
    return CreateToken(copy_of=This(), except_=except_)


def _embalm(keyword: Keyword) -> ActivatedAbility | None:
    return _from_graveyard(keyword, _token_copy("W"))


def _eternalize(keyword: Keyword) -> ActivatedAbility | None:
    return _from_graveyard(keyword, _token_copy("B", 4))


def _encore(keyword: Keyword) -> ActivatedAbility | None:
    changes = (GrantAbilities((Keyword("haste"),)), MustDo("attack this turn if able"))
    return _from_graveyard(
        keyword,
        CreateToken(copy_of=This(), count=ThatMuch("opponent")),
        ContinuousChange(_CREATED, changes, ForTheRestOfTheGame()),
        DelayedTrigger(BeginningOf(Step.END, EachPlayer()), _body(Sacrifice(_CREATED))),
    )


# --- on the battlefield -------------------------------------------------------------------------


def _crew(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.amount is None:
        return None
    crew = _CREATURE.evolve(adjectives=(Another("other"),), controller=You())
    becoming = ContinuousChange(This(), (ChangeTypes(("artifact", "creature"), adding=True),))
    return ActivatedAbility(Cost((TapPower(crew, keyword.amount),)), _body(becoming))


def _level_up(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    return ActivatedAbility(keyword.cost, _body(PutCounters("level", This())), limits=_AS_SORCERY)


def _outlast(keyword: Keyword) -> ActivatedAbility | None:
    if keyword.cost is None:
        return None
    paid = _with(keyword.cost, TapThis())
    return ActivatedAbility(paid, _body(PutCounters("+1/+1", This())), limits=_AS_SORCERY)


#: The keywords that stand for activated abilities, how each is written out, and its rule.
WRITTEN: dict[str, tuple[Callable[[Keyword], ActivatedAbility | None], Rule]] = {
    "crew": (_crew, CREW),
    "cycling": (_cycling, CYCLING),
    "embalm": (_embalm, EMBALM),
    "encore": (_encore, ENCORE),
    "equip": (_equip, EQUIP),
    "eternalize": (_eternalize, ETERNALIZE),
    "fortify": (_fortify, FORTIFY),
    "level up": (_level_up, LEVEL_UP),
    "outlast": (_outlast, OUTLAST),
    "reconfigure": (_reconfigure, RECONFIGURE),
    "scavenge": (_scavenge, SCAVENGE),
    "transmute": (_transmute, TRANSMUTE),
    "typecycling": (_typecycling, TYPECYCLING),
    "unearth": (_unearth, UNEARTH),
}
carried_out(WRITTEN, lambda keyword: activated_form(keyword) is not None)

"""The tokens that the rules define (CR 111.10), by their subtype; those with a name of their own.

Role tokens have a module of their own; double-faced tokens are not here.
"""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    ActivationLimit,
    Keyword,
    Paragraph,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    DiscardCards,
    PayMana,
    SacrificeThis,
    TapThis,
)
from rulings_cli.abilities.described import Described, HasSupertype, HasType, IsNot
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import (
    Add,
    Draw,
    Effect,
    ExileTop,
    GainLife,
    KeywordAction,
    PermitPlay,
    PutCounters,
    Scry,
    SearchLibrary,
    Sentence,
    Target,
)
from rulings_cli.abilities.mana import AnyColor, Symbols
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, TargetObject, You
from rulings_cli.abilities.spending import CantSpend, ToCast
from rulings_cli.engine.role_tokens import ROLES
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Zone

_THIS = SacrificeThis("this token")
_CREATURE = Described(kinds=((HasType("creature"),),))
_AS_A_SORCERY = (ActivationLimit("sorcery"),)


def _mana(*symbols: str) -> PayMana:
    return PayMana(ManaCost(symbols))


def _ability(
    cost: tuple[CostComponent, ...],
    *effects: Effect,
    targets: tuple[Target, ...] = (),
    limits: tuple[ActivationLimit, ...] = (),
) -> ActivatedAbility:
    return ActivatedAbility(Cost(cost), (Sentence(effects),), targets, limits)


def _token(kind: str, *abilities: Ability, type_: str = "artifact") -> Face:
    return Face(
        f"{kind} Token",
        types=(type_,),
        subtypes=(kind,),
        paragraphs=tuple(Paragraph((each,)) for each in abilities),
    )


def _treasure() -> Face:
    return _token("Treasure", _ability((TapThis(), _THIS), Add(AnyColor())))


def _food() -> Face:
    return _token("Food", _ability((_mana("2"), TapThis(), _THIS), GainLife(Number(3))))


def _gold() -> Face:
    return _token("Gold", _ability((_THIS,), Add(AnyColor())))


def _walker() -> Face:
    return Face(
        "Walker",
        colors=frozenset("B"),
        types=("creature",),
        subtypes=("Zombie",),
        power="2",
        toughness="2",
    )


def _shard() -> Face:
    ability = _ability((_mana("2"), _THIS), Scry(Number(1)), Draw())
    return _token("Shard", ability, type_="enchantment")


def _clue() -> Face:
    return _token("Clue", _ability((_mana("2"), _THIS), Draw()))


def _blood() -> Face:
    cost = (_mana("1"), TapThis(), DiscardCards(), _THIS)
    return _token("Blood", _ability(cost, Draw()))


def _not_for_nonartifact_spells() -> ActivatedAbility:
    nonartifact = Described(adjectives=(IsNot(HasType("artifact")),), noun="spell")
    restriction = CantSpend((ToCast(nonartifact),))
    return _ability((TapThis(),), Add(Symbols(("C",)), restriction=restriction))


def _powerstone() -> Face:
    return _token("Powerstone", _not_for_nonartifact_spells())


def _vibranium() -> Face:
    return _token("Vibranium", Keyword("indestructible"), _not_for_nonartifact_spells())


def _map() -> Face:
    own = _CREATURE.evolve(controller=You())
    explores = KeywordAction("explore", of=TargetObject())
    cost = (_mana("1"), TapThis(), _THIS)
    return _token("Map", _ability(cost, explores, targets=(Target(own),), limits=_AS_A_SORCERY))


def _junk() -> Face:
    card = Bound("exiled", "that card")
    effects = (ExileTop(), PermitPlay(card, UntilEndOfTurn("this turn"), play=True))
    return _token("Junk", _ability((TapThis(), _THIS), *effects, limits=_AS_A_SORCERY))


def _lander() -> Face:
    basic = Described(adjectives=(HasSupertype("basic"),), kinds=((HasType("land"),),), noun="card")
    searching = SearchLibrary(basic, to=Zone.BATTLEFIELD, tapped=True)
    return _token("Lander", _ability((_mana("2"), TapThis(), _THIS), searching))


def _mutagen() -> Face:
    growing = PutCounters("+1/+1", TargetObject())
    cost = (_mana("1"), TapThis(), _THIS)
    ability = _ability(cost, growing, targets=(Target(_CREATURE),), limits=_AS_A_SORCERY)
    return _token("Mutagen", ability)


def _eldrazi(kind: str, size: str) -> Face:
    """Give a token that many cards create with one and the same ability."""
    return Face(
        f"Eldrazi {kind} Token",
        types=("creature",),
        subtypes=("Eldrazi", kind),
        power=size,
        toughness="1",
        paragraphs=(Paragraph((_ability((_THIS,), Add(Symbols(("C",)))),)),),
    )


#: Tokens that cards, not the rules, define, always alike.
COMMON: dict[str, Callable[[], Face]] = {
    "Eldrazi Scion": lambda: _eldrazi("Scion", "1"),
    "Eldrazi Spawn": lambda: _eldrazi("Spawn", "0"),
}

PREDEFINED: dict[str, Callable[[], Face]] = {
    "Blood": _blood,
    "Clue": _clue,
    "Food": _food,
    "Gold": _gold,
    "Junk": _junk,
    "Lander": _lander,
    "Map": _map,
    "Mutagen": _mutagen,
    "Powerstone": _powerstone,
    "Shard": _shard,
    "Treasure": _treasure,
    "Vibranium": _vibranium,
    "Walker": _walker,
    **ROLES,
}

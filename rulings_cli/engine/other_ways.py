"""Other ways to cast a spell that its keywords offer, and what it is when it is cast so (CR 702).

A way may have a form: face down, bestowed, transformed, prototyped. Whether a card may be cast so
is asked of what it would be in that form (CR 601.3e, 702.37c, 702.103d, 718.3a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulings_cli.abilities.abilities import Keyword, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import Cost, CostComponent, PayMana, ReturnObjects
from rulings_cli.abilities.described import Described, HasState, HasSubtype, HasType, IsNot
from rulings_cli.abilities.effects import Target
from rulings_cli.abilities.references import You
from rulings_cli.engine import faces, happened
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import DamageDealt, SpellCast, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost, colors_of_cost
from rulings_cli.terms.rules.additional import FACE_DOWN, PROTOTYPED
from rulings_cli.terms.rules.keywords import (
    AWAKEN,
    BESTOW,
    BESTOWED,
    BLITZ,
    CLEAVE,
    DASH,
    DISGUISE,
    DISTURB,
    EMERGE,
    EVOKE,
    FREERUNNING,
    HARMONIZE,
    IMPENDING,
    MAYHEM,
    MEGAMORPH,
    MORE_THAN_MEETS_THE_EYE,
    MORPH,
    MUTATE,
    OVERLOAD,
    PROTOTYPE,
    PROWL,
    SNEAK,
    SPECTACLE,
    SURGE,
    WARP,
    WEB_SLINGING,
)
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone

Condition = Callable[[Game, Characteristics, Context], bool]


class OtherWay(Value):
    """What a keyword offers: its rule, the form, where from, and what further is paid."""

    rule: Rule
    form: str = ""
    zone: Zone | None = None
    cost: Cost | None = None
    more: tuple[CostComponent, ...] = ()


_FOR_THREE = Cost((PayMana(ManaCost(("3",))),))
_TAPPED_CREATURE = ReturnObjects(
    Described((HasState("tapped"),), ((HasType("creature"),),), controller=You())
)

_UNBLOCKED_ATTACKER = ReturnObjects(
    Described((HasState("unblocked"),), ((HasType("creature"),),), controller=You())
)
_NON_HUMAN = IsNot(HasSubtype("Human"))
_MUTATING_TARGET = Target(
    Described((_NON_HUMAN,), ((HasType("creature"),),), owner=You()),
    words="target non-Human creature with the same owner",
)
#: Forms in which a card is cast at any time one could cast an instant.
AS_AN_INSTANT = frozenset(("sneaked",))

#: Keywords that offer another cost from wherever the card may be cast, or from one zone.
OFFERS: dict[str, OtherWay] = {
    "awaken": OtherWay(AWAKEN),
    "bestow": OtherWay(BESTOW, "bestowed"),
    "blitz": OtherWay(BLITZ),
    "cleave": OtherWay(CLEAVE),
    "dash": OtherWay(DASH),
    "disguise": OtherWay(DISGUISE, "face down", cost=_FOR_THREE),
    "emerge": OtherWay(EMERGE),
    "evoke": OtherWay(EVOKE),
    "freerunning": OtherWay(FREERUNNING),
    "impending": OtherWay(IMPENDING),
    "megamorph": OtherWay(MEGAMORPH, "face down", cost=_FOR_THREE),
    "more than meets the eye": OtherWay(MORE_THAN_MEETS_THE_EYE, "transformed"),
    "morph": OtherWay(MORPH, "face down", cost=_FOR_THREE),
    "mutate": OtherWay(MUTATE),
    "overload": OtherWay(OVERLOAD),
    "prototype": OtherWay(PROTOTYPE, "prototyped"),
    "prowl": OtherWay(PROWL),
    "sneak": OtherWay(SNEAK, "sneaked", more=(_UNBLOCKED_ATTACKER,)),
    "spectacle": OtherWay(SPECTACLE),
    "surge": OtherWay(SURGE),
    "warp": OtherWay(WARP, zone=Zone.HAND),
    "web-slinging": OtherWay(WEB_SLINGING, more=(_TAPPED_CREATURE,)),
}
#: Keywords that allow the card to be cast from the graveyard for another cost, besides flashback.
FROM_GRAVEYARD: dict[str, OtherWay] = {
    "disturb": OtherWay(DISTURB, "transformed"),
    "harmonize": OtherWay(HARMONIZE),
    "mayhem": OtherWay(MAYHEM),
}
#: Keywords by which a card is cast face down, and turned face up again for their cost.
FACE_DOWN_KEYWORDS = ("morph", "megamorph", "disguise")


@carries_out(*(set(OFFERS) - {"dash", "blitz", "warp", "evoke"}), *FROM_GRAVEYARD)
def offers_of(
    game: Game, spell: Characteristics, context: Context, zone: Zone
) -> Iterator[tuple[str, OtherWay, Cost]]:
    """Give each other cost that the keywords of a spell offer now, from a zone it may be cast from.

    `game` is the position before the casting.
    """
    for ability in spell.abilities:
        if not isinstance(ability, Keyword) or ability.name not in OFFERS:
            continue
        offer = OFFERS[ability.name]
        cost = offer.cost or ability.cost
        if cost is None or offer.zone not in (None, zone):
            continue
        condition = CONDITIONS.get(ability.name)
        if condition is None or condition(game, spell, context):
            yield ability.name, offer, Cost((*cost.components, *offer.more))


# --- when it may be paid ------------------------------------------------------------------------


@implements(SPECTACLE)
def _opponent_lost_life(game: Game, _spell: Characteristics, context: Context) -> bool:
    return happened.happened(game, "opponent lost life", context)


@implements(SURGE)
def _cast_another(game: Game, _spell: Characteristics, context: Context) -> bool:
    return any(
        isinstance(each, SpellCast) and each.player == context.controller
        for each in happened.this_turn(game)
    )


def _dealt_combat_damage(
    fits: Callable[[GameObject, Characteristics, Characteristics], bool],
) -> Condition:
    """Tell whether such a creature of the player dealt combat damage to a player this turn."""

    def test(game: Game, spell: Characteristics, context: Context) -> bool:
        from rulings_cli.engine import layers

        for each in happened.this_turn(game):
            if isinstance(each, DamageDealt) and each.combat and isinstance(each.to, str):
                source = each.was or game.get(each.source)
                was = layers.characteristics_of(game, source)
                if was.controller == context.controller and fits(source, was, spell):
                    return True
        return False

    return test


@implements(PROWL)
def _shares_a_type(_source: GameObject, was: Characteristics, spell: Characteristics) -> bool:
    return bool(was.subtypes & spell.subtypes & CREATURE_TYPES)


@implements(FREERUNNING)
def _assassin_or_commander(
    source: GameObject, was: Characteristics, _spell: Characteristics
) -> bool:
    return source.is_commander or {"Assassin"} <= was.subtypes


@implements(SNEAK)
def _is_own_declare_blockers(game: Game, _spell: Characteristics, context: Context) -> bool:
    is_own = game.active_player == context.controller
    return is_own and game.step is Step.DECLARE_BLOCKERS


CONDITIONS: dict[str, Condition] = {
    "sneak": _is_own_declare_blockers,
    "freerunning": _dealt_combat_damage(_assassin_or_commander),
    "prowl": _dealt_combat_damage(_shares_a_type),
    "spectacle": _opponent_lost_life,
    "surge": _cast_another,
}


@implements(MAYHEM)
def was_discarded_this_turn(game: Game, card: GameObject) -> bool:
    """Tell whether a card in a graveyard was discarded this turn."""
    return any(
        isinstance(each, ZoneChanged) and each.cause == "discard" and each.new == card.id
        for each in happened.this_turn(game)
    )


# --- what it is then ----------------------------------------------------------------------------


@implements(FACE_DOWN, BESTOWED, PROTOTYPED, DISTURB)
def changes_of(form: str, card: GameObject) -> dict[str, Any]:
    """Give the fields of the object on the stack that a form changes."""
    if form == "face down":
        return {"face_down": True}
    if form == "bestowed":
        return {"face": bestowed(card.face)}
    if form == "prototyped":
        return {"face": prototyped(card.face)}
    if form == "transformed":
        if card.card is None or len(card.card.faces) < 2:
            raise NotSupported("a face that the card's data lacks", "702.146a")
        return {"face": card.card.faces[1]}
    return {}


def bestowed(face: Face) -> Face:
    """Give what a card is as a bestowed Aura: no creature, with enchant creature (702.103b)."""
    enchant = Keyword("enchant", quality=Described(kinds=((HasType("creature"),),)))
    return face.evolve(
        types=tuple(each for each in face.types if each != "creature"),
        subtypes=(*(each for each in face.subtypes if each not in CREATURE_TYPES), "Aura"),
        power=None,
        toughness=None,
        colors=faces.colors_of(face),
        paragraphs=(*face.paragraphs, Paragraph((enchant,))),
    )


def is_bestowed(each: GameObject) -> bool:
    """Tell whether a spell or permanent is bestowed now."""
    was_so = each.cast is not None and each.cast.alternative == "bestow"
    return was_so and "Aura" in each.face.subtypes


@implements(MUTATE)
def is_mutating(spell: GameObject) -> bool:
    """Tell whether a spell was cast for its mutate cost."""
    return spell.cast is not None and spell.cast.alternative == "mutate"


def target_of_mutating(spell: GameObject) -> Target:
    """Give what a mutating creature spell targets; its owner is its controller here."""
    if spell.owner != spell.controller:
        raise NotSupported("a mutating spell that another player owns", "702.140a")
    return _MUTATING_TARGET


def prototyped(face: Face) -> Face:
    """Give a card with the other mana cost, power and toughness of its prototype (718.3b)."""
    for each in faces.abilities_of(face):
        if isinstance(each, Keyword) and each.name == "prototype" and each.cost is not None:
            power, _, toughness = each.words.partition("/")
            symbols = [
                symbol
                for part in each.cost.components
                if isinstance(part, PayMana)
                for symbol in part.cost.symbols
            ]
            cost = ManaCost(tuple(symbols))
            return face.evolve(
                mana_cost=cost, colors=colors_of_cost(cost), power=power, toughness=toughness
            )
    raise NotSupported("a prototype that is not understood", "702.160a")

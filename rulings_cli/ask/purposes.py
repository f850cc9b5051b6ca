"""What mana is to pay for: each way to begin it (CR 601.2b, 602.2b, 116.2)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
    StaticAbility,
    Uncompiled,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, DiscardCards, PayMana
from rulings_cli.abilities.static import AlternativeCost
from rulings_cli.ask.cards import (
    DropsOut,
    MayLack,
    intrinsic,
    mana_abilities,
    placed,
    uncompiled_touching,
)
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


class Purpose(Value):
    """One thing to pay for: in words, by which face, and as what.

    `kind` is "cast", "activate", "special action", "ward" or "resolution"; `keyword` the keyword
    ability whose cost it is; `ability` the activated ability, `extra` an additional cost that is
    paid, `base` what is paid instead of the mana cost.
    """

    words: str
    face: int = 0
    kind: str = "cast"
    keyword: str = ""
    ability: Value | None = None
    base: Cost | None = None
    extra: Cost | None = None
    zone: Zone = Zone.HAND
    part: str = ""  # "generic" or "extra" where only that part of the total cost is asked about


#: Keyword abilities that offer another cost to cast the card from hand, with no condition.
FROM_HAND = frozenset(
    (
        "overload",
        "evoke",
        "dash",
        "blitz",
        "bestow",
        "prototype",
        "awaken",
        "cleave",
        "impending",
        "warp",
    )
)
#: Keyword abilities that let the card be cast face down for {3} (CR 702.37c, 702.168b).
FACE_DOWN = frozenset(("morph", "megamorph", "disguise"))
#: Keyword abilities that are special actions, optional additional costs, other costs to cast.
SPECIAL = {
    "suspend": "special action",
    "foretell": "foretell",
    "plot": "special action",
    "morph": "turn face up",
    "megamorph": "turn face up",
    "disguise": "turn face up",
}
ADDITIONAL = frozenset(
    (
        "kicker", "multikicker", "buyback", "entwine", "replicate", "escalate", "strive", "spree",
        "casualty", "bargain", "offspring", "squad",
    )
)  # fmt: skip
INSTEAD = {
    "overload": Zone.HAND,
    "evoke": Zone.HAND,
    "dash": Zone.HAND,
    "blitz": Zone.HAND,
    "bestow": Zone.HAND,
    "spectacle": Zone.HAND,
    "surge": Zone.HAND,
    "prowl": Zone.HAND,
    "emerge": Zone.HAND,
    "awaken": Zone.HAND,
    "mutate": Zone.HAND,
    "prototype": Zone.HAND,
    "cleave": Zone.HAND,
    "impending": Zone.HAND,
    "warp": Zone.HAND,
    "freerunning": Zone.HAND,
    "sneak": Zone.HAND,
    "web-slinging": Zone.HAND,
    "miracle": Zone.HAND,
    "mayhem": Zone.GRAVEYARD,
    "harmonize": Zone.GRAVEYARD,
    "madness": Zone.EXILE,
    "flashback": Zone.GRAVEYARD,
    "escape": Zone.GRAVEYARD,
    "disturb": Zone.GRAVEYARD,
    "unearth": Zone.GRAVEYARD,
}
ACTIVATED_FROM = {
    "cycling": Zone.HAND,
    "ninjutsu": Zone.HAND,
    "channel": Zone.HAND,
    "transmute": Zone.HAND,
    "reinforce": Zone.HAND,
    "forecast": Zone.HAND,
    "unearth": Zone.GRAVEYARD,
    "embalm": Zone.GRAVEYARD,
    "eternalize": Zone.GRAVEYARD,
    "encore": Zone.GRAVEYARD,
    "scavenge": Zone.GRAVEYARD,
}
#: Keyword abilities that are activated abilities, or mean one (CR 702, 716.2a).
ACTIVATED = frozenset(
    (
        *ACTIVATED_FROM, "equip", "fortify", "reconfigure", "outlast", "level up", "class level",
        "craft", "aura swap", "transfigure", "commander ninjutsu", "renew",
    )
)  # fmt: skip
#: Keyword abilities that are activated or paid without mana.
WITHOUT_MANA = frozenset(("crew", "saddle", "station", "casualty", "bargain", "gift", "conspire"))
_FACES_TO_CAST = frozenset(("modal_dfc", "split", "aftermath", "adventure", "omen"))


def is_only_a_land(card: Card) -> bool:
    """Tell whether no face of the card can be cast, since those that could be are lands."""
    faces = card.faces if card.layout in _FACES_TO_CAST else card.faces[:1]
    return all(each.is_a("land") and not _is_cast_face_down(each) for each in faces)


def _is_cast_face_down(face: Face) -> bool:
    return any(isinstance(each, Keyword) and each.name in FACE_DOWN for each in face.abilities)


def purposes(card: Card, for_: str) -> tuple[Purpose, ...]:
    """Give what of the card is paid for; nothing of that kind makes the card drop out."""
    if for_ == "cast":
        found = tuple(_casts(card))
    elif for_ == "activate":
        found = tuple(_activations(card)) or tuple(_less_usual_activations(card))
    else:
        from rulings_cli.ask.parts import named

        found = tuple(_keyword(card, for_)) or tuple(named(card, for_))
    if not found:
        for face in card.faces:
            clause = uncompiled_touching(face, "activation", "keyword", "cost")
            if clause is not None:
                raise MayLack(card.name, face, clause)
        raise DropsOut(f"{card.name} has nothing of the kind: {for_}")
    return found


#: What is paid for where a spell or ability asks a player to pay ("unless its controller pays").
UNLESS = "unless"


def generic_parts(found: tuple[Purpose, ...]) -> tuple[Purpose, ...]:
    """Give the purposes with only the generic part of their costs asked about."""
    return tuple(
        each.evolve(words=f"the generic part of {each.words}", part="generic") for each in found
    )


def other_purposes(card: Card, for_: str) -> Iterator[tuple[str, Purpose]]:
    """Give what else of the card may be paid for, each with the name of its kind."""
    if for_ != "cast":
        for each in _casts(card):
            yield "cast", each
    if for_ != "activate":
        for each in _activations(card):
            yield each.keyword or "activate", each
    for face in card.faces:
        for ability in face.abilities:
            if not isinstance(ability, Keyword) or _is_activated(ability):
                continue
            if ability.name != for_ and _has_mana(ability.cost):
                for each in _keyword(card, ability.name):
                    yield ability.name, each


def _casts(card: Card) -> Iterator[Purpose]:
    faces = range(len(card.faces)) if card.layout in _FACES_TO_CAST else range(1)
    for index in faces:
        face = card.faces[index]
        if face.is_a("land") and _is_cast_face_down(face):
            yield from _other_ways(face, index)  # never cast face up
            continue
        if face.is_a("land") and len(card.faces) > 1 and card.layout in _FACES_TO_CAST:
            continue
        if card.layout == "aftermath" and index:
            continue
        yield Purpose(f"casting {face.name}", index)
        yield from _other_ways(face, index)


def _other_ways(face: Face, index: int) -> Iterator[Purpose]:
    """Give the printed ways to cast a face from hand that are open in any position (CR 118.9).

    Those that need something to have happened, such as spectacle, are not open in the position
    that is assumed.
    """
    for each in face.abilities:
        if isinstance(each, Keyword) and each.cost is not None:
            if each.name in FROM_HAND and _has_mana(each.cost):
                yield Purpose(
                    f"casting {face.name} for its {each.name} cost",
                    index,
                    "cast",
                    each.name,
                    base=each.cost,
                )
            elif each.name in FACE_DOWN:
                yield Purpose(
                    f"casting {face.name} face down", index, "cast", each.name, base=_THREE
                )
        elif isinstance(each, StaticAbility) and each.condition is None:
            for effect in each.effects:
                cost = _open_cost(effect)
                if cost is not None:
                    words = f"casting {face.name} for its alternative cost"
                    yield Purpose(words, index, "cast", base=cost)


def _open_cost(effect: object) -> Cost | None:
    """Give the alternative cost that holds mana and asks for no condition."""
    if not isinstance(effect, AlternativeCost) or effect.condition is not None or effect.free:
        return None
    return effect.cost if _has_mana(effect.cost) else None


_THREE = Cost((PayMana(ManaCost(("3",))),))
_TWO = Cost((PayMana(ManaCost(("2",))),))


def _activations(card: Card) -> Iterator[Purpose]:
    skip = [each.ability for face in card.faces for each in mana_abilities(face)]
    for index, face in enumerate(card.faces[:1]):
        for each in placed(face):
            ability = each.ability
            if ability in skip:
                continue
            if isinstance(ability, Uncompiled):
                yield from _unread(face, index, ability)
            elif isinstance(ability, ActivatedAbility) and _has_mana(ability.cost):
                yield Purpose(
                    f"activating {face.name}'s ability",
                    index,
                    "activate",
                    ability=ability,
                    zone=ability.zone,
                )
            elif isinstance(ability, Keyword) and _is_activated(ability):
                zone = Zone.HAND if ability.name.endswith("cycling") else Zone.BATTLEFIELD
                zone = ACTIVATED_FROM.get(ability.name, zone)
                yield Purpose(
                    f"activating {face.name}'s {ability.name}",
                    index,
                    "activate",
                    ability.name,
                    ability,
                    ability.cost,
                    zone=zone,
                )


def _unread(face: Face, index: int, clause: Uncompiled) -> Iterator[Purpose]:
    """Give an ability of which the cost is read, if its effect is none that makes mana."""
    if _has_mana(clause.cost) and "mana" not in clause.touches:
        assert clause.cost is not None
        ability = ActivatedAbility(clause.cost, ())
        discards = any(isinstance(each, DiscardCards) and each.this for each in walk(clause.cost))
        zone = Zone.HAND if discards else Zone.BATTLEFIELD
        words = f"activating {face.name}'s ability"
        yield Purpose(words, index, "activate", ability=ability, zone=zone)


def _less_usual_activations(card: Card) -> Iterator[Purpose]:
    """Give mana abilities with mana in their cost, or else an ability that costs no mana."""
    face = card.front
    words = f"activating {face.name}'s ability"
    found: list[Purpose] = []
    free = bool(intrinsic(face))
    for each in placed(face):
        ability = each.ability
        if isinstance(ability, ActivatedAbility) and _has_mana(ability.cost):
            found.append(Purpose(words, 0, "activate", ability=ability, zone=ability.zone))
        free = free or isinstance(ability, ActivatedAbility | LoyaltyAbility)
        free = free or (isinstance(ability, Uncompiled) and ability.cost is not None)
        free = free or (isinstance(ability, Keyword) and ability.name in WITHOUT_MANA)
    if not found and free:
        found.append(Purpose(words, 0, "cost", base=Cost()))
    yield from found


def _is_activated(ability: Keyword) -> bool:
    known = ability.name in ACTIVATED or ability.name.endswith("cycling")
    return known and _has_mana(ability.cost)


def _has_mana(cost: Cost | None) -> bool:
    return cost is not None and any(isinstance(each, PayMana) for each in cost.components)


def _keyword(card: Card, name: str) -> Iterator[Purpose]:
    for index, face in enumerate(card.faces):
        for ability in face.abilities:
            if isinstance(ability, Keyword) and _is_called(ability, name):
                yield from _of_keyword(face, index, ability)


def _is_called(ability: Keyword, name: str) -> bool:
    return ability.name == name or (name == "cycling" and ability.name.endswith("cycling"))


def _of_keyword(face: Face, index: int, ability: Keyword) -> Iterator[Purpose]:
    name, cost = ability.name, ability.cost
    if cost is None:
        return
    words = f"the {name} of {face.name}"
    if name in ADDITIONAL:
        for extra in (cost, ability.second_cost):
            if extra is not None:
                yield Purpose(words, index, keyword=name, extra=extra, part="extra")
    elif name == "foretell":  # the special action costs {2}, whatever it costs to cast later
        yield Purpose(f"foretelling {face.name}", index, "foretell", name, ability, _TWO)
    elif name in SPECIAL:
        zone = Zone.BATTLEFIELD if name in FACE_DOWN else Zone.HAND
        yield Purpose(words, index, SPECIAL[name], name, ability, cost, zone=zone)
    elif name in INSTEAD and name != "unearth":
        yield Purpose(words, index, "cast", name, base=cost, zone=INSTEAD[name])
    elif name == "ward":
        yield Purpose(words, index, "ward", name, ability, cost, zone=Zone.BATTLEFIELD)
    elif name in ("echo", "cumulative upkeep"):
        yield Purpose(words, index, name, name, ability, cost, zone=Zone.BATTLEFIELD)
    elif name == "recover":  # a trigger asks for it as it resolves (CR 702.59a)
        yield Purpose(words, index, "resolution", base=cost, zone=Zone.GRAVEYARD)
    elif name in ACTIVATED or name.endswith("cycling"):
        zone = Zone.HAND if name.endswith("cycling") else Zone.BATTLEFIELD
        zone = ACTIVATED_FROM.get(name, zone)
        yield Purpose(words, index, "activate", name, ability, cost, zone=zone)
    else:
        raise NotSupported(f"when {name} is paid for is not planned yet")

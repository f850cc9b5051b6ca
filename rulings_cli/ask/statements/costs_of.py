"""What is cast or activated where its cost is asked for: what was done, named or left over."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.references import AnOpponent
from rulings_cli.abilities.static import (
    CostChange,
    MayPayInstead,
    MayPlayFrom,
    MinimumCost,
)
from rulings_cli.ask.cards import Placed, adds_mana, has, lacking, named_ability
from rulings_cli.ask.plans.using import Use, _with_targets, ability_ref
from rulings_cli.ask.statements import (
    doing,
)
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.special_costs import bearer
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.ways import ACTIVATED, ALTERNATIVE, OPTIONAL, ZONE_OF
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: What is done that costs something.
_PAID = ("cast", "activate", "equip", "cycle")


def done(scene: Scene, noun: Noun | None) -> Deed | None:
    """Give what was said to be done, if it is that of which it is asked."""
    paid = [each for each in scene.deeds if each.kind in _PAID]
    if noun is None or noun.pronoun:
        return paid[-1] if paid else None
    item = scene.bind(noun)
    return next((each for each in reversed(paid) if each.item is item), None)


def cast_of(scene: Scene, noun: Noun | None, beside: Noun | None, way: str = "") -> Deed:
    """Cast what is asked about: what is named, or the one thing that changes no costs."""
    if noun is not None and not noun.pronoun:
        item = scene.bind(noun, "spell")
    else:
        item = _meant(scene, way)
    if item.is_a("land") and not item.is_spell:
        raise Misfit(f"{item.name} is a land and is not cast")
    if item.zone == "battlefield" and item.soft:
        item.zone, item.soft = "", False
    if item.zone == "battlefield":
        if noun is None or noun.pronoun or beside is None:
            return activated_of(scene, noun or last_permanent(scene), "ability")
        raise Misfit(f"{item.name} is on the battlefield")
    if item.token:
        raise Misfit("a token is not cast")
    if item.zone == "graveyard" and not _may_leave_graveyard(scene, item):
        raise Misfit(f"{item.name} is not cast from a graveyard")
    if noun is not None and noun.head == "spell" and not noun.is_card:
        _say_nth(scene, noun)
    asked = getattr(scene.about.get("ask"), "name", "")
    if asked == "cost" and noun is not None and noun.head.title() in CREATURE_TYPES:
        raise NotSupported(f"which card {noun.text!r} is was not said")
    deed = doing.cast_item(scene, item, item.owner or "you")
    for word in noun.keywords if noun is not None and noun.is_card else ():
        if word in OPTIONAL or word in ALTERNATIVE:
            add_way(scene, deed, word)
    return deed


def _say_nth(scene: Scene, noun: Noun) -> None:
    """Let "my second spell" be cast after another one, where it is asked what is added to it."""
    from rulings_cli.ask.statements.helping import leave_open

    nth = next((_NTH.index(each) + 1 for each in noun.text.split() if each in _NTH), 0)
    if nth and getattr(scene.about.get("ask"), "name", "") == "cost":
        raise NotSupported(f"what {noun.text!r} is was not said")
    if nth:
        leave_open(scene, "spells before", nth - 1)


_NTH = ("first", "second", "third", "fourth")


def _may_leave_graveyard(scene: Scene, item: Item) -> bool:
    """Tell whether something lets a card be cast from a graveyard."""
    return any(item.has(each) for each in ZONE_OF) or any(
        has(each.face.paragraphs, MayPlayFrom) for each in (item, *scene.permanents())
    )


def _meant(scene: Scene, way: str) -> Item:
    """Give the one thing that may be what is cast: what changes costs itself is there for that."""
    known = [e for e in scene.items if e.noun is not None and not e.token and not e.is_a("land")]
    if scene.about.get("implied cost"):
        for each in scene.beside:  # "A with B": B is cast under A, or with it there
            each.soft = each.soft or (not each.tails and not changes_costs(each))
    known = [e for e in known if e.zone != "battlefield" or e.soft]
    if way:
        known = [each for each in known if each.has(way)] or known
    named = [each for each in known if each.noun is not None and each.noun.is_card] or known
    plain = [each for each in named if not changes_costs(each)]
    plain = plain or [each for each in known if not changes_costs(each)]
    left = [
        each
        for each in plain or named
        if not (each.is_permanent and not each.soft and each.zone == "battlefield")
    ]
    if len(left) != 1:
        raise Misfit("which of the cards is cast was not said")
    return left[0]


def changes_costs(item: Item) -> bool:
    """Tell whether a thing changes what others cost, or lets another cost be paid."""
    return any(
        isinstance(each, MinimumCost | MayPlayFrom | MayPayInstead)
        or (isinstance(each, CostChange) and not each.this)
        for each in walk(item.face.paragraphs)
    )


def put_beside(scene: Scene, noun: Noun) -> None:
    """Let what would change the cost be there."""
    if noun.part not in ("", "effect", "static", "static ability", "ability"):
        raise NotSupported(f"what {noun.text!r} has to do with a cost is not planned yet")
    item = scene.bind(noun, "permanent")
    if not item.is_permanent:
        raise NotSupported(f"what {item.name} has to do with a cost is not planned yet")
    scene.onto_battlefield(item, soft=True)
    scene.about["b"] = item


def last_permanent(scene: Scene) -> Noun:
    """Give the permanent spoken of last that changes no costs."""
    for each in reversed(scene.spoken):
        if each.is_permanent and each.noun is not None and not changes_costs(each):
            return each.noun
    raise Misfit("of which ability it is asked was not said")


def activated_of(scene: Scene, noun: Noun, part: str) -> Deed:
    """Activate the ability that is meant, the one of several that costs mana."""
    from rulings_cli.ask.statements import using

    item = scene.bind(noun.evolve(part=""), "permanent") if noun.part else scene.bind(noun)
    who = item.owner or "you"
    able = [e for e in using.abilities_of(item) if isinstance(e.ability, ActivatedAbility)]
    held = [each for each in able if _may_cost(each)] or (able if scene.about.get("b") else [])
    if part not in ("ability", "activate ability"):
        word = part.partition(" ")[0]
        held = [
            each for each in held if item.card and each in named_ability(item.card, item.face, word)
        ]
    costing = [each for each in held if has(each.ability, PayMana)]
    if not held:
        raise Misfit(f"{item.name} has no ability that could cost mana")
    if len(costing) != 1 and len(held) != 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    scene.onto_battlefield(item, who)
    return unpaid(scene, item, (costing if len(costing) == 1 else held)[0], who)


#: Where an ability that is activated may work (CR 113.6).
_PLACES = {Zone.BATTLEFIELD: "battlefield", Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard"}


def unpaid(scene: Scene, item: Item, each: Placed, who: str) -> Deed:
    """Give the deed of activating with what it targets alone: nothing is paid for it."""
    ref = ability_ref(item.name, each)
    ability: Any = each.ability
    if item.card is None or ability.zone not in _PLACES:
        raise NotSupported(f"what {ref} costs is not planned yet")
    if ability.zone is not Zone.BATTLEFIELD:
        if item.zone and not item.soft and item.zone != _PLACES[ability.zone]:
            raise Misfit(f"{item.name} is not where that ability works")
        item.zone, item.soft = "", False
        scene.place(item, _PLACES[ability.zone], who)
    used = _with_targets(Use(item.name, ref), ability.targets, scene.world.stock)
    deed = Deed("activate", who, item, ref)
    deed.tails += used.tails
    sides = {isinstance(e.what.controller, AnOpponent) for e in ability.targets if e.what}
    if len(sides) > 1:
        raise NotSupported(f"what {ref} targets is not planned yet")
    side = "you control" if (who == "you") is not (True in sides) else "the opponent controls"
    if who != "you" and used.tails:
        raise NotSupported("what the opponent's ability targets is not planned yet here")
    scene.given += [*used.given, *([f"{side} {'; '.join(used.things)}"] if used.things else [])]
    deed.ability = each
    scene.deeds.append(deed)
    return deed


def _may_cost(each: Placed) -> bool:
    ability = each.ability
    return isinstance(ability, ActivatedAbility) and (
        has(ability.cost, PayMana) or not adds_mana(ability)
    )


def with_x(scene: Scene, noun: Noun | None) -> Deed | None:
    """Activate the ability whose X was said, where no spell that is cast has one."""
    unused = scene.about.get("unused")
    if not isinstance(unused, dict) or "X" not in unused:
        return None
    items = [scene.bind(noun)] if noun is not None and not noun.pronoun else scene.items
    for item in items:
        if doing.has_x(item):
            return None
    found = [each for each in items if _x_abilities(each)]
    if len(found) != 1 or found[0].noun is None:
        return None
    if found[0].zone not in ("", "battlefield"):
        return None
    return unpaid(scene, scene.onto_battlefield(found[0]), _x_abilities(found[0])[0],
                   found[0].owner or "you")  # fmt: skip


def _x_abilities(item: Item) -> list[Placed]:
    from rulings_cli.ask.statements import using

    return [
        each
        for each in using.abilities_of(item)
        if isinstance(each.ability, ActivatedAbility)
        and any(isinstance(e, PayMana) and "X" in e.cost.symbols for e in walk(each.ability.cost))
    ]


def by_ability(scene: Scene, noun: Noun | None, word: str) -> Deed:
    """Use the activated ability of a keyword, from the zone where it works."""
    item = bearer(scene, noun, word)
    own = [e.name for e in item.face.abilities if isinstance(e, Keyword)]
    if word == "cycling" and word not in own:
        word = next((each for each in own if each.endswith("cycling")), word)
    if word not in own:
        need_lack(item, word)
    said = next((e for e in scene.deeds if e.item is item and e.kind in ("equip", "cycle")), None)
    if said is not None:
        return said
    who = item.owner or "you"
    zone = ACTIVATED.get(word, "hand")
    if item.zone != zone:
        item.soft = item.soft or not item.zone
        scene.place(item, zone, who)
    deed = Deed("activate", who, item, f"{item.name}'s {word} ability")
    scene.deeds.append(deed)
    if word in ("equip", "reconfigure", "scavenge"):
        bear = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
        holder = scene.add(Item(bear, bear.front, None, who))
        scene.place(holder, "battlefield", who)
        deed.targets.append(holder)
    return deed


def need_lack(item: Item, word: str) -> None:
    """Refuse a card that has no such keyword or cost, or abstain where its text is not read."""
    if item.card is None:
        raise Misfit(f"{item.name} has no {word}")
    lacking(item.card, item.face, f"{item.name} has no {word}", "keyword", "cost")

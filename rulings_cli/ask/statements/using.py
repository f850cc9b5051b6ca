"""Using what permanents can do: activated abilities, loyalty abilities, costs, targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, LoyaltyAbility
from rulings_cli.abilities.costs import (
    DiscardCards,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    TapThis,
)
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import (
    Placed,
    adds_mana,
    has,
    intrinsic,
    mana_abilities,
    named_ability,
    placed,
)
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.using import ability_ref, use
from rulings_cli.ask.statements.modes_said import targets_of_chosen
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_PARTS = {
    "first ability": "first", "second ability": "second", "third ability": "third",
    "last ability": "last", "mana ability": "mana", "ability": "", "": "",
    "activate ability": "", "loyalty ability": "",
}  # fmt: skip


def abilities_of(item: Item) -> tuple[Placed, ...]:
    """Give the abilities of a permanent that players activate."""
    return (
        *(
            each
            for each in placed(item.face)
            if isinstance(each.ability, ActivatedAbility | LoyaltyAbility)
        ),
        *intrinsic(item.face),
    )


def activate(scene: Scene, item: Item, who: str, part: str = "") -> Deed:
    """Activate the ability that is meant: the only one, or the one that is named."""
    named = called(item, part) if part not in _PARTS else ()
    if part not in _PARTS and len(named) != 1:
        raise Misfit(f"nobody activates a {part}")
    if item.token and not item.face.paragraphs:
        raise Misfit(f"{item.name} has no ability")
    if from_hand(item):
        scene.place(item, "hand", who)
    else:
        _there_for(scene, item, who)
    rather: list[Placed] = []
    asked = scene.asks in ("can", "can_thing")
    found = named[0] if named else _any_loyalty(scene, item)
    found = found or _meant(item, _PARTS[part], rather if asked else None)
    deed = activated(scene, item, found, who)
    scene.about["rather"] = tuple(rather)
    return deed


def _asks_again(scene: Scene) -> bool:
    """Tell whether it is asked whether something may be done once more."""
    said = scene.about.get("said")
    statements = said if isinstance(said, tuple) else ()
    again = any(each.kind == "mark" and each.name == "again" for each in statements)
    return again and any(
        each.kind == "ask" and each.name in ("can", "can_thing") for each in statements
    )


def used_again(scene: Scene, noun: Noun) -> Item | None:
    """Give what "it" is where that is used again: what was used before."""
    used = [e.item for e in scene.deeds if e.kind == "activate" and e.item is not None]
    if not (scene.asks and noun.pronoun and used and _asks_again(scene)):
        return None
    return used[-1] if all(each is used[-1] for each in used) else None


def _any_loyalty(scene: Scene, item: Item) -> Placed | None:
    """Give a loyalty ability where it is only asked whether one may be used once more (606.3)."""
    if not _asks_again(scene):
        return None
    found = [e for e in abilities_of(item) if isinstance(e.ability, LoyaltyAbility)]
    plain = [e for e in found if not getattr(e.ability, "targets", ()) and _has_loyalty(item, e)]
    return plain[0] if len(found) > 1 and plain else None


def called(item: Item, part: str) -> list[Placed]:
    """Give the abilities that are called so for what they do: "untap ability"."""
    from rulings_cli.ask.statements.abilities_said import meant

    found = meant(item, tuple(part.split()))
    return [e for e in found if isinstance(e.ability, ActivatedAbility | LoyaltyAbility)]


def _there_for(scene: Scene, item: Item, who: str) -> None:
    """Let a permanent be there for who uses it; where whose it is was said, that is what is asked.

    Nobody uses what another player controls (CR 602.2).
    """
    if scene.asks != "can" or item.zone != "battlefield" or item.assumed:
        scene.onto_battlefield(item, who)


def from_hand(item: Item) -> bool:
    """Tell whether all that is activated of a card is used in the hand."""
    zones = {getattr(e.ability, "zone", Zone.BATTLEFIELD) for e in abilities_of(item)}
    return zones == {Zone.HAND} and item.card is not None and item.zone in ("", "hand")


def another(scene: Scene, each: Placed) -> None:
    """Let another ability be the one of which it is asked whether it may be activated."""
    asked = scene.asked
    if asked is None or asked.item is None:
        raise NotSupported("nothing is activated")
    deed = activated(scene, asked.item, each, asked.who)
    deed.asked, deed.response = True, asked.response
    scene.deeds.remove(asked)
    scene.asked = deed


def _meant(item: Item, word: str, rather: list[Placed] | None = None) -> Placed:
    """Give the ability that is meant; where any may be, the others go to `rather`."""
    if word and item.card is not None:
        found = named_ability(item.card, item.face, word)
    else:
        found = abilities_of(item)
    found = tuple(each for each in found if each.ability is not None)
    if not found:
        from rulings_cli.ask.cards import lacking

        if item.card is None:
            raise Misfit(f"{item.name} has no such ability")
        lacking(item.card, item.face, f"{item.name} has no activated ability", "activation")
    if len(found) > 1 and rather is not None:
        rather += found[1:]
    elif len(found) > 1:
        plainly = [each for each in found if not adds_mana(each.ability)]
        if len(plainly) != 1:  # nobody says "use" of what is only tapped for mana
            raise NotSupported(f"which ability of {item.name} is meant was not said")
        return plainly[0]
    return found[0]


def _of_token(scene: Scene, item: Item, each: Placed, who: str) -> Deed:
    """Give the deed of activating the one ability of a token, which takes no more than mana."""
    kinds = (PayMana, TapThis, SacrificeThis)
    parts = getattr(getattr(each.ability, "cost", None), "components", ())
    if getattr(each.ability, "targets", ()) or not all(isinstance(e, kinds) for e in parts):
        raise NotSupported("the ability of a token is not planned yet")
    if len(abilities_of(item)) != 1 or item.count > 1:
        raise NotSupported("the ability of a token is not planned yet")
    deed = Deed("activate", who, item)
    deed.line = f"{item.name}'s ability"
    scene.deeds.append(deed)
    return deed


def activated(
    scene: Scene, item: Item, each: Placed, who: str, targets: tuple[Item, ...] | None = None
) -> Deed:
    """Give the deed of activating with what its costs need."""
    if item.card is None and is_mana(scene, each):
        deed = Deed("tap", who, item)  # see mana_asked.settle
        deed.passes = False
        scene.deeds.append(deed)
        return deed
    if item.card is None:
        return _of_token(scene, item, each, who)
    aims = targets is not None and bool(getattr(each.ability, "targets", ()))
    plainly = each.evolve(ability=each.ability.evolve(targets=())) if aims else each
    in_hand = getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.HAND and item.zone == "hand"
    used = use(
        item.card,
        plainly,
        scene.world.stock,
        name=item.name,
        x=_said_x(scene, each),
        chooses=not in_hand,
    )
    deed = Deed("activate", who, item)
    scene.deeds.append(deed)
    deed.line = used.ref
    deed.tails = [one for one in used.tails if not one.startswith("targeting")]
    side = "you control" if who == "you" else "the opponent controls"
    named = [one for one in used.tails if one.startswith("targeting")]
    things = used.things
    if targets is not None and named:
        unneeded = named[0].removeprefix("targeting ").split("; ")
        things = tuple(one for one in things if one not in unneeded)
    elif named:
        deed.tails += named if who == "you" else [_at_the_other(each) for each in named]
    if things:
        scene.given.append(f"{side} {'; '.join(things)}")
    comes = item.zone != "battlefield"  # it has as many counters as it enters with
    counted = item.is_counted  # then they are what is paid with
    for line in used.given:
        if counted and line.startswith(item.name) and line.endswith(("counter", "counters")):
            continue
        if scene.about.get("uncounted") and " counters" in line:
            continue  # none are there, as is said
        if not ("loyalty counter" in line and (comes or _has_loyalty(item, each))):
            scene.given.append(line if who == "you" else _theirs(line))
    if used.hand:
        verb = "you hold" if who == "you" else "the opponent holds"
        scene.given.append(f"{verb} {'; '.join(used.hand)}")
    if targets:
        deed.targets += targets
    if isinstance(each.ability, LoyaltyAbility) and not scene.turn:
        scene.turn, scene.turn_assumed = who, True
    if is_mana(scene, each):
        deed.passes = False
    deed.ability = each
    return deed


def has_x_ability(item: Item) -> bool:
    """Tell whether a permanent that is cast for no X has an activated ability with one."""
    from rulings_cli.ask.statements import doing

    own = [each for each in walk(item.face.paragraphs) if isinstance(each, ActivatedAbility)]
    return not doing.has_x(item) and any(_times_x(each) for each in own)


def _times_x(ability: object) -> int:
    """Tell how often X stands in the cost of an ability."""
    cost = getattr(ability, "cost", None)
    paid = [each.cost for each in walk(cost) if isinstance(each, PayMana)] if cost else []
    return sum(each.symbols.count("X") for each in paid)


def _said_x(scene: Scene, each: Placed) -> int:
    """Give the X with which an ability is activated; one that was not said is left open."""
    from rulings_cli.ask.statements.helping import take

    if not _times_x(each.ability):
        return 1
    x = take(scene, "X")
    x = scene.about.get("said x") if x is None else x  # it may be said later
    if isinstance(x, int):
        return x
    scene.about["x unsaid"] = True
    scene.assumptions.append("X is 1")
    return 1


def is_mana(scene: Scene, each: Placed) -> bool:
    """Tell whether an ability is a mana ability."""
    from rulings_cli.engine.mana_abilities import classify

    if not isinstance(each.ability, ActivatedAbility):
        return False
    return bool(classify(each.ability, scene.world.edition).is_mana_ability)


def _at_the_other(words: str) -> str:
    """Give the targets as the other player would choose them."""
    return words.replace("targeting the opponent", "targeting you")


def _theirs(line: str) -> str:
    return line.replace("your ", "the opponent's ").replace("you have", "the opponent has")


def activate_at(scene: Scene, item: Item, who: str, other: Noun) -> Deed:
    """Use what a permanent does to such a thing."""
    from rulings_cli.ask.statements.causing import use_on

    if not item.is_permanent:
        raise Misfit(f"{item.name} has no such ability")
    return use_on(scene, item, who, scene.bind(other, "permanent"))


def requirements_of(deed: Deed, scene: Scene | None = None) -> Iterator[tuple[str, str]]:
    """Give the zone and side of the first thing that a deed must target."""
    for each in targets_of(deed, scene):
        yield zone_and_side(each)
        return


def targets_of(deed: Deed, scene: Scene | None = None) -> tuple[Any, ...]:
    """Give what the deed's spell or ability targets."""
    item = deed.item
    if item is None:
        return ()
    if deed.kind == "activate":
        for each in abilities_of(item):
            if ability_ref(item.name, each) == deed.line:
                return tuple(getattr(each.ability, "targets", ()))
        return ()
    del scene
    chosen = targets_of_chosen(deed)
    return required_targets(item.face) if chosen is None else chosen


def zone_and_side(target: Any) -> tuple[str, str]:
    """Give where a target is looked for, and on whose side: "own", "other" or ""."""
    from rulings_cli.abilities.references import AnOpponent, EachOpponent, You

    what = target.what
    if what is None:
        return "battlefield", ""
    side = ""
    if what.controls_not or isinstance(what.controller, AnOpponent | EachOpponent):
        side = "other"
    elif isinstance(what.controller, You):
        side = "own"
    if what.zone is Zone.STACK or what.noun in ("spell", "spell or ability"):
        return "stack", side
    if what.zone is Zone.GRAVEYARD:
        whose = what.zone_of
        side = "own" if isinstance(whose, You) else side
        return "graveyard", side
    if what.zone not in (None, Zone.BATTLEFIELD):
        raise NotSupported(f"a target in the {what.zone.words} is not planned yet")
    return "battlefield", side


def loyalty_amounts(item: Item) -> list[str]:
    """Give what each loyalty ability of a planeswalker costs."""
    if not item.is_a("planeswalker"):
        raise Misfit(f"{item.name} is no planeswalker")
    return [
        each.ability.amount.replace("\u2212", "-")
        for each in abilities_of(item)
        if isinstance(each.ability, LoyaltyAbility)
    ]


def loyalty(scene: Scene, item: Item, who: str, amount: str) -> Deed:
    """Activate the loyalty ability of that cost."""
    if not item.is_a("planeswalker"):
        raise Misfit(f"{item.name} is no planeswalker")
    scene.onto_battlefield(item, who)
    wanted = amount.replace("+", "").replace("-", "-")
    found = [
        each
        for each in abilities_of(item)
        if isinstance(each.ability, LoyaltyAbility)
        and each.ability.amount.replace("\u2212", "-").lstrip("+") == wanted
    ]
    if not found:
        from rulings_cli.ask.cards import lacking

        assert item.card is not None
        lacking(item.card, item.face, f"{item.name} has no such ability", "activation")
    before = len(scene.given)
    deed = activated(scene, item, found[0], who)
    if any("loyalty counter" in each for each in item.tails):
        scene.given[before:] = [e for e in scene.given[before:] if "loyalty counter" not in e]
    return deed


def activate_tapping(scene: Scene, item: Item, who: str, mana: str) -> Deed:
    """Tap a permanent for mana, or for its only {T} ability."""
    _there_for(scene, item, who)
    found = [each for each in mana_abilities(item.face) if has(each.ability, TapThis)]
    if not found:
        taps = [each for each in abilities_of(item) if has(each.ability, TapThis)]
        if not taps or mana:  # another permanent may let it be tapped for mana
            deed = Deed("tap", who, item, f"NAME for {mana}" if mana else "")
            deed.passes = False
            scene.deeds.append(deed)
            return deed
        if len(taps) != 1:
            raise Misfit(f"{item.name} is not tapped for an effect")
        return activated(scene, item, taps[0], who)
    if len(found) > 1:
        deed = Deed("tap", who, item)
        deed.line = f"NAME for {mana}" if mana else ""  # see mana_asked.need_settled
        deed.passes = False
        scene.deeds.append(deed)
        return deed
    deed = activated(scene, item, found[0], who)
    if mana and mana != "":
        deed.tails = [each for each in deed.tails if not each.startswith("choosing")]
        if "choosing" in " ".join(deed.tails) or _chooses(found[0]):
            deed.tails.append(f"choosing {mana}")
    return deed


def _has_loyalty(item: Item, each: Placed) -> bool:
    """Tell whether a planeswalker has as much loyalty as it enters with, and that is enough."""
    amount, printed = getattr(each.ability, "amount", ""), str(item.face.loyalty)
    needed = amount.lstrip("+-")
    if not needed.isdigit() or not printed.isdigit():
        return False
    return not amount.startswith("-") or int(needed) < int(printed)


def _chooses(each: Placed) -> bool:
    from rulings_cli.abilities.mana import AnyColor, OneOf

    return has(each.ability, AnyColor, OneOf)


def with_cost(scene: Scene, noun: Noun, who: str, verb: str, paid: Item) -> Deed:
    """Use or cast something for whose cost a thing is given up."""
    from rulings_cli.ask.statements.doing import cast_item

    if paid.count > 1:
        raise NotSupported(f"{verb} {paid.count} {paid.name} for one cost is not planned yet")
    item = scene.bind(noun)
    if item.is_spell:
        costs = [e for e in walk(item.face.paragraphs) if isinstance(e, AdditionalCost)]
        if not any(has(each, SacrificeObjects, DiscardCards) for each in costs):
            raise Misfit(f"nothing is given up so for {item.name}")
        deed = cast_item(scene, item, who)
    else:
        kind = SacrificeObjects if verb == "sacrificing" else DiscardCards
        fitting = [
            each for each in abilities_of(item) if has(getattr(each.ability, "cost", None), kind)
        ]
        if not fitting:
            raise Misfit(f"nothing is given up so for {item.name}")
        if len(fitting) > 1:
            raise NotSupported(f"which ability of {item.name} is meant was not said")
        scene.onto_battlefield(item, who)
        before = len(scene.given)
        deed = activated(scene, item, fitting[0], who)
        unneeded = [each for each in deed.tails if each.startswith(verb)]
        deed.tails = [each for each in deed.tails if not each.startswith(verb)]
        for each in unneeded:
            name = each.removeprefix(f"{verb} ")
            scene.given[before:] = without_thing(scene.given[before:], name)
    deed.tails.append(f"{verb} ITEM")
    deed.given_up = paid
    return deed


def without_thing(lines: list[str], name: str) -> list[str]:
    """Give the lines of what somebody controls or holds with one thing less."""
    kept = []
    for line in lines:
        for verb in (" control ", " controls ", " hold ", " holds "):
            head, found, things = line.partition(verb)
            if found:
                left = [each for each in things.split("; ") if each not in (name, f"a {name}")]
                line = f"{head}{verb}{'; '.join(left)}" if left else ""
                break
        if line:
            kept.append(line)
    return kept


def equip(scene: Scene, item: Item, holder: Item) -> Deed:
    """Equip a creature, the cost paid."""
    if not scene.turn:
        scene.turn, scene.turn_assumed = item.owner, True  # it is done as a sorcery is (702.6a)
    deed = Deed("equip", (scene.ask_who if scene.asks else "") or item.owner, item)
    deed.line = "NAME to TO"
    deed.targets.append(holder)
    scene.deeds.append(deed)
    return deed


def crew(scene: Scene, item: Item, creature: Item) -> Deed:
    """Crew a Vehicle by tapping one creature."""
    if not item.is_a("Vehicle"):
        raise Misfit(f"{item.name} is no Vehicle")
    scene.onto_battlefield(item, creature.owner)
    deed = Deed("activate", creature.owner, item)
    deed.line = f"{item.name}'s crew ability"
    deed.tails.append("tapping ITEM")
    deed.given_up = creature
    scene.deeds.append(deed)
    return deed


def animate(scene: Scene, item: Item, who: str) -> Deed:
    """Use a permanent's own ability to become a creature; a Vehicle is crewed."""
    scene.about["animated"] = True  # for this turn only
    if item.is_a("Vehicle"):
        card = scene.world.stock.pick("creature", "plain", least=3, other_than=(item.name,))
        pilot = scene.add(Item(card, card.front, None, who))
        return crew(scene, item, scene.onto_battlefield(pilot, who))
    fitting = _animating(item)
    if len(fitting) != 1:
        raise NotSupported(f"how {item.name} becomes a creature was not said")
    return activated(scene, item, fitting[0], who)


def animates_itself(item: Item) -> bool:
    """Tell whether a permanent that is no creature has one ability that makes it one."""
    return not item.is_a("creature") and not item.is_a("Vehicle") and len(_animating(item)) == 1


def _animating(item: Item) -> list[Placed]:
    return [
        each
        for each in abilities_of(item)
        if has(each.ability, ContinuousChange) and not getattr(each.ability, "targets", ())
    ]

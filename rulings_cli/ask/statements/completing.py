"""Filling in what a scene needs and the question does not say: targets, costs, sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.costs import (
    Cost,
    DiscardCards,
    ExileObjects,
    PayLife,
    PayMana,
    ReturnObjects,
    SacrificeObjects,
)
from rulings_cli.abilities.described import (
    AnyQuality,
    HasColor,
    HasKeyword,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    IsNot,
)
from rulings_cli.abilities.quantities import ManaSpent, Number
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import (
    AdditionalCost,
    AlternativeCost,
    EntersTapped,
    EntersWithCounters,
    MayPayInstead,
    MayPlayFrom,
    ModifyPowerToughness,
)
from rulings_cli.abilities.triggers import Casts
from rulings_cli.ask.cards import has, need_no_cheaper_way
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.statements import doing, fusing, own_conditions, tapped_instead, using
from rulings_cli.ask.statements.aimed_as_asked import aimed_as_asked
from rulings_cli.ask.statements.entering_copies import enter_first
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.turning import turns_between
from rulings_cli.ask.statements.wearing import wear_what_is_there
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def _oppose(scene: Scene) -> None:
    """Give to the opponent what concerns only opponents, where the asker's things are meant."""
    from rulings_cli.ask.statements.resting import speaks_of_opponents_only

    mine = any(not each.assumed and each.owner == "you" for each in scene.items)
    if not mine:
        return
    for each in scene.items:
        taken_as_mine = each.assumed and each.zone == "battlefield" and each.owner == "you"
        if taken_as_mine and _is_named(each) and speaks_of_opponents_only(each):
            each.owner = "opponent"
            if each not in _asked_about(scene):
                scene.opposed.append(each)


def _asked_about(scene: Scene) -> list[Item]:
    """Give what the words that ask name: "does NAME stop my creature"."""
    from rulings_cli.ask.statements.nouns import nouns_in

    asks = scene.about.get("ask")
    slots = asks.slots if isinstance(asks, Statement) else ()
    named = nouns_in(tuple(value for _, value in slots))
    return [scene.bound[id(each)][1] for each in named if id(each) in scene.bound]


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card


def _finish(scene: Scene) -> None:
    """Give every thing a place, and every spell its targets."""
    wear_what_is_there(scene)
    _cast_others_before(scene)
    _activate_for_x(scene)
    _activate_for_counters(scene)
    for each in scene.deeds:
        if each.kind == "cast" and each.item is not None:
            complete_targets(scene, each)
    for deed in scene.deeds:
        if deed.kind == "cast" and deed.item is not None:
            _tap_targets(scene, deed)
            _pay_more(scene, deed)
            _choose_mode(deed)
            _say_x(scene, deed)
            _pay_in_colors(scene, deed)
            _say_way(deed)
            if deed.in_hand and deed.item.zone != "hand":
                raise NotSupported(f"{deed.item.name} is not cast so from a hand", "601.3")
            _free_by_itself(scene, deed)
            _free_without_cost(scene, deed)
        elif deed.kind == "activate" and deed.asked and scene.lacking:
            _give_none_up(scene, deed)
    if scene.asked is not None:
        _color_lands(scene, scene.asked)
    _answer_aimed(scene)
    _need_no_casts(scene)
    if scene.about.get("regenerates") is not None and len(scene.deeds) == 1:
        raise Unsaid("from what it regenerates was not said", "701.19a")
    _accept_paying_life(scene)
    _cast_before_combat(scene)
    for deed in scene.deeds:
        _oppose_warded(scene, deed)
    _hold_something(scene)
    _face_something(scene)
    _return_another_land(scene)
    for item in scene.items:
        _as_it_entered(scene, item)
        if not item.zone and item.copy_of is None:
            if item.is_permanent:
                scene.onto_battlefield(item, soft=True)
            else:
                raise NotSupported(f"where {item.name} is was not said")
        item.owner = item.owner or "you"
    _oppose(scene)
    enter_first(scene)
    tapped_instead.pay_from_pools(scene)
    scene.turn = scene.turn or "you"
    turns_between(scene)


def _activate_for_counters(scene: Scene) -> None:
    """Use what destroys by the counters on it, where nothing is done and it is asked what dies."""
    from rulings_cli.abilities.effects import Destroy
    from rulings_cli.abilities.quantities import CountersOn

    asked = getattr(scene.about.get("ask"), "name", "")
    if any(each.line != "you pass" for each in scene.deeds) or asked not in _OF_DYING:
        return
    for item in scene.items:
        told = item.is_counted and item.zone == "battlefield"
        for each in using.abilities_of(item) if told else ():
            if has(each.ability, Destroy) and has(each.ability, CountersOn):
                scene.deeds.clear()
                using.activated(scene, item, each, item.owner or "you")
                return


#: Asks of what dies, or is destroyed.
_OF_DYING = frozenset(
    ("die", "survive", "survives", "stays", "destroyed", "both_die", "goes_to", "happens")
)


def _free_without_cost(scene: Scene, deed: Deed) -> None:
    """Cast what has no mana cost by what lets it be cast so, where it is said to be cast."""
    item = deed.item
    assert item is not None
    said = any(each.startswith(("for its", "without", "from")) for each in deed.tails)
    asked = deed is scene.asked or deed.asked
    if item.face.mana_cost is not None or item.zone != "hand" or said or asked or item.token:
        return
    if deed.item is scene.about.get("a") and scene.asks:
        return
    deed.tails.append("without paying its mana cost")
    _let_be_free(scene, deed)


def _let_be_free(scene: Scene, deed: Deed) -> None:
    """Put there what lets a card be cast from a hand without paying its mana cost."""
    card = scene.world.stock.pick("free-from-hand")
    if not any(e.card is card and e.owner == deed.who for e in scene.items):
        scene.onto_battlefield(scene.add(Item(card, card.front, None, deed.who)), deed.who)
    name = deed.item.name if deed.item is not None else "it"
    scene.assumptions.append(f"{name} is cast without paying its mana cost")


def _activate_for_x(scene: Scene) -> None:
    """Activate the ability whose X was said, where nothing else is done."""
    from rulings_cli.ask.statements import using

    unused = scene.about.get("unused")
    if scene.deeds or not isinstance(unused, dict) or "X" not in unused:
        return
    found = [each for each in scene.items if each.noun is not None and using.has_x_ability(each)]
    if len(found) == 1 and found[0].zone in ("", "battlefield"):
        using.activate(scene, scene.onto_battlefield(found[0]), found[0].owner or "you")


def _cast_others_before(scene: Scene) -> None:
    """Let plain spells be cast before the one of which it is asked whether it may be."""
    from rulings_cli.ask.statements.helping import take

    asked = scene.asked
    if asked is None or asked.kind != "cast" or scene.asks not in ("can", "can_thing"):
        return
    number = take(scene, "spells before")
    for _ in range(number if isinstance(number, int) else 0):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken)
        spell = scene.add(Item(card, card.front, None, asked.who))
        before = len(scene.deeds)
        deed = doing.cast_item(scene, spell, asked.who)
        del scene.deeds[before:]
        scene.deeds.insert(scene.deeds.index(asked), deed)


def _cast_before_combat(scene: Scene) -> None:
    """Cast what is no instant before an attack that is only said of a thing: "an unblocked 5/5"."""
    attack = next((e for e in scene.deeds if e.kind == "attack" and not e.text), None)
    if attack is None or any(each.kind == "damage" for each in scene.deeds):
        return
    at = scene.deeds.index(attack)
    late = [
        each
        for each in scene.deeds[at + 1 :]
        if each.kind == "cast" and each.item is not None and not each.item.is_instant
        and each.who == attack.who and not (each.response or each.asked)
    ]  # fmt: skip
    for each in reversed(late):
        scene.deeds.remove(each)
        scene.deeds.insert(at, each)


def _as_it_entered(scene: Scene, item: Item) -> None:
    """Let a creature that would be 0/0 have the counters that it enters with."""
    from rulings_cli.ask.statements.staging import put_counters

    begins = item.zone == "battlefield" and not any(e.item is item and e.kind in ("cast", "play")
                                                    for e in scene.deeds)  # fmt: skip
    told = item.is_counted
    if not begins or told or item.card is None or str(item.face.toughness) != "0":
        return
    nodes = [e for e in walk(item.face.paragraphs) if isinstance(e, EntersWithCounters)]
    if len(nodes) == 1 and isinstance(nodes[0].count, Number) and nodes[0].kind == "+1/+1":
        put_counters(item, nodes[0].count.n, "+1/+1")
        scene.assumptions.append(f"{item.name} has the counters that it entered with")


def _need_no_casts(scene: Scene) -> None:
    """Abstain where it is counted what was cast: what was cast before is only put there."""
    if scene.about.get("was cast") and any(counts_casts(each) for each in scene.items):
        raise NotSupported("spells that were cast before are not counted yet")


def counts_casts(item: Item) -> bool:
    """Tell whether it matters to a thing how many spells were cast before in the turn."""
    return item.has("storm") or any(
        getattr(node, "kind", "") == "cast" or (isinstance(node, Casts) and node.nth)
        for node in walk(item.face.paragraphs)
    )


def _accept_paying_life(scene: Scene) -> None:
    """Take "I pay 2 life" as what lets a thing enter untapped, where it is the life asked for.

    What is said to be untapped as it is found or played is paid for, too.
    """
    for each in scene.items:
        begins = each.zone in ("hand", "library") and each.noun is not None
        if begins and each.noun and "untapped" in each.noun.qualities and enters_for_life(each):
            _enter_untapped(scene, each)
    paid = scene.about.get("life paid")
    if not isinstance(paid, tuple):
        return
    deed, number = paid
    exact = PayLife(Number(number))
    mine = [item for item in scene.items if (item.owner or "you") == deed.who]
    nodes = [node for item in mine for node in walk(item.face.paragraphs)]
    entering = [node for node in nodes if isinstance(node, EntersTapped)]
    if any(each.unless_pay and exact in each.unless_pay.components for each in entering):
        scene.about["pays"] = True
        scene.deeds.remove(deed)
    elif any(isinstance(each, PayLife) for each in nodes):
        raise NotSupported("what life is paid for was not said")


def enters_for_life(item: Item) -> bool:
    """Tell whether a thing enters tapped unless its controller pays life."""
    entering = [node for node in walk(item.face.paragraphs) if isinstance(node, EntersTapped)]
    return any(has(each.unless_pay, PayLife) for each in entering)


def _enter_untapped(scene: Scene, item: Item) -> None:
    """Pay what lets a thing enter untapped; where that is asked for, ask whether it does."""
    if scene.about.get("no life"):
        raise NotSupported(f"whether {item.name} enters so without a payment is not planned yet")
    scene.about["pays"] = True
    deed = scene.asked
    if deed is not None and deed.item is item and deed.kind == "play" and scene.asks == "can":
        scene.asks, scene.asked, deed.asked = "", None, False
        scene.about["a"] = item
        scene.about["ask"] = Statement("ask", "enters_untapped", (), deed.text)


def _say_x(scene: Scene, deed: Deed) -> None:
    """Take X as 2 where it was not said; what rests on it is told apart in `resting`."""
    assert deed.item is not None
    free = "without paying its mana cost" in deed.tails
    if free or any(each.startswith("with X=") for each in deed.tails):
        return
    from rulings_cli.ask.statements.finding import settled_x

    if settled_x(scene, deed):
        return
    said = scene.about.get("said")
    if isinstance(said, tuple) and any(_kills_all(scene, each, deed.item) for each in said):
        deed.tails.append(f"with X={_ENOUGH}")
        scene.assumptions.append(f"X is {_ENOUGH}, enough to kill them")
    elif doing.has_x(deed.item) and deed.who not in scene.mana_fixed:
        deed.tails.append(UNSAID_X)
        scene.about["x unsaid"] = True
        scene.assumptions.append("X is 2")


def _kills_all(scene: Scene, statement: Statement, item: Item) -> bool:
    """Tell whether it is said that a spell with X kills several creatures: it was large enough."""
    known = scene.bound.get(id(statement.noun("b"))) if statement.name == "die_to_all" else None
    return known is not None and known[1] is item and doing.has_x(item)


#: As much as kills what a question may speak of, and leaves its player alive.
_ENOUGH = 9


def _color_lands(scene: Scene, deed: Deed) -> None:
    """Let lands of which only the number was said make the colors that a spell asks for."""
    cost = deed.item.face.mana_cost if deed.item is not None and deed.kind == "cast" else None
    wanted = [each for each in (cost.symbols if cost is not None else ()) if each in LAND_FOR]
    mine = [e for e in scene.items if e.zone == "battlefield" and e.owner == deed.who]
    told = [e for e in mine if e.noun is not None and e.noun.head == "land" and not e.noun.is_card]
    if not wanted or len(told) != 1 or told[0].tails or told[0].lines:
        return
    lands, number = told[0], told[0].count
    if lands.noun is None or lands.noun.qualities or lands.name not in BASIC_LAND_TYPES:
        return
    colors = (wanted + wanted[-1:] * number)[:number]
    was = f"{lands.noun.text!r} is played with "
    scene.assumptions = [e for e in scene.assumptions if not e.startswith(was)]
    scene.assumptions.append(f"{lands.noun.text!r} make the colors that it asks for")
    for color in dict.fromkeys(colors):
        card = scene.world.card(LAND_FOR[color])
        item = lands if color == colors[0] else scene.add(Item(card, card.front, None, deed.who))
        item.card, item.face, item.count = card, card.front, colors.count(color)
        item.zone = "battlefield"


def _pay_in_colors(scene: Scene, deed: Deed) -> None:
    """Pay for what counts the colors spent on it with the lands that were told, or abstain."""
    item = deed.item
    assert item is not None
    counts = item.has("sunburst") or any(
        isinstance(each, ManaSpent) and each.kind == "colors" for each in walk(item.face.paragraphs)
    )
    told = deed.who in scene.mana_fixed or any(
        each.startswith(("paying with", "without paying")) for each in deed.tails
    )
    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    x = any(each.startswith("with X=") and each != "with X=0" for each in deed.tails)
    any_color = any(each.isdigit() or "/" in each or (each == "X" and x) for each in symbols)
    if not counts or told or not any_color or scene.about.get("costs"):
        return
    lands = [e for e in scene.permanents() if e.owner == deed.who and e.is_a("land") and e.noun]
    names = {each.name for each in lands}
    color = BASIC_LAND_TYPES.get(names.pop()) if len(names) == 1 else None
    if color is None:
        raise NotSupported(f"which colors of mana are spent on {item.name} was not said")
    doing.pay_in_type(scene, deed, f"{{{color}}}")


def _say_way(deed: Deed) -> None:
    """Cast a card from a graveyard by its own keyword, where no other way was said."""
    item = deed.item
    assert item is not None
    said = any(each.startswith(("for its", "without paying")) for each in deed.tails)
    for word in ("flashback", "escape"):
        if "from your graveyard" in deed.tails and not said and item.has(word):
            deed.tails.append(f"for its {word} cost")
            return


#: The X of a spell of which none was said.
UNSAID_X = "with X=2"


def _oppose_warded(scene: Scene, deed: Deed) -> None:
    """Let the other player control what has ward and is harmed, where nobody was said to.

    Whoever would have to pay for ward does not control what has it (CR 702.21a).
    """
    if deed.kind != "cast" or deed.item is None:
        return
    unpaid = scene.about.get("unpaid")
    if not unpaid and not has(deed.item.face.paragraphs, *doing.HARM, *doing.TAKING):
        return
    for each in deed.targets:
        if isinstance(each, Item) and each.has("ward") and each.owner == deed.who and each.assumed:
            each.owner = "opponent" if deed.who == "you" else "you"


def _answer_aimed(scene: Scene) -> None:
    """Let what a chosen mode is aimed at be sacrificed before that resolves."""
    for before, deed in pairwise(scene.deeds):
        modal = any(each.startswith("choosing mode") for each in before.tails)
        if (
            modal
            and deed.item in before.targets
            and deed.kind == "happen"
            and "sacrifice" in deed.line
        ):
            deed.response = True


def _choose_mode(deed: Deed) -> None:
    """Choose the one mode of a spell that can have such a target."""
    from rulings_cli.abilities.effects import Modes
    from rulings_cli.ask.statements.using import zone_and_side

    item = deed.item
    assert item is not None
    nodes: list[Any] = [e for e in walk(item.face.paragraphs) if isinstance(e, Modes)]
    if len(nodes) != 1 or any(each.startswith("choosing") for each in deed.tails):
        return
    target = next((each for each in deed.targets if isinstance(each, Item)), None)
    if target is None:
        return
    zone = "battlefield" if target.zone == "battlefield" else "stack"
    found = [
        number
        for number, mode in enumerate(nodes[0].modes, start=1)
        if mode.targets
        and zone_and_side(mode.targets[0])[0] == zone
        and _is_such(target, mode.targets[0])
    ]
    if len(found) == 1:
        deed.tails.append(f"choosing mode {found[0]}")


def _is_such(item: Item, target: Any) -> bool:
    """Tell by the printed types alone whether a thing may be such a target."""
    what = target.what
    if what is None:
        return item.is_a("creature") or item.is_a("planeswalker")
    if what.noun == "spell":
        return True
    types = [each for each in (*what.adjectives, *(k for kind in what.kinds for k in kind))
             if isinstance(each, HasType) and each.name != "permanent"]  # fmt: skip
    return not types or any(_has(item, each) for each in types)


#: Asks whether a thing stays that enters.
_OF_STAYING = frozenset(("stays", "die", "survive", "sacrificed", "exiled", "where", "removed"))


def _face_something(scene: Scene) -> None:
    """Let there be another creature for what harms one as it enters: it need not take itself."""
    from rulings_cli.abilities import triggers
    from rulings_cli.ask.statements import causing

    asked = scene.about.get("a")
    asks = getattr(scene.about.get("ask"), "name", "")
    if not isinstance(asked, Item) or asks not in _OF_STAYING or scene.lacking:
        return
    if not any(e.item is asked and e.kind == "cast" for e in scene.deeds):
        return
    for ability in causing.triggered(asked):
        entering = any(isinstance(e, triggers.Enters) and causing.is_self(e)
                       for e in causing.events_of(ability))  # fmt: skip
        if not entering or not ability.targets or not has(ability, *doing.HARM):
            continue
        wanted = ability.targets[0]
        others = [e for e in scene.items if e is not asked and e.zone == "battlefield"]
        if any(wanted.any_target or may_be(each, wanted) for each in others):
            return
        card = scene.world.stock.pick("creature", "plain")
        other = "opponent" if asked.owner != "opponent" else "you"
        victim = scene.add(Item(card, card.front, None, other))
        if wanted.any_target or may_be(victim, wanted):
            scene.onto_battlefield(victim, other)
            scene.choices.append(victim.name)
        else:
            scene.items.remove(victim)


def _return_another_land(scene: Scene) -> None:
    """Give a player another land to return, where a land that is played returns one."""
    from rulings_cli.abilities.effects import ReturnToHand

    for deed in scene.deeds:
        played = deed.item if deed.kind == "play" else None
        lands = [each for each in scene.permanents() if each.is_a("land") and each is not played]
        if played is None or lands or not has(played.face.paragraphs, ReturnToHand):
            continue
        card = scene.world.stock.pick("land", "basic", other_than=(played.name,))
        other = scene.onto_battlefield(scene.add(Item(card, card.front, None, deed.who)), deed.who)
        scene.choices.append(other.name)
        scene.assumptions.append(f"{played.name} returns another land")


def _hold_something(scene: Scene) -> None:
    """Give a player cards to discard, where something may ask for it and nothing was said."""
    from rulings_cli.abilities.effects import Discard, DiscardThose

    done = [e.item for e in scene.deeds if e.item is not None]
    chosen = any(has(each.face.paragraphs, DiscardThose) for each in done)
    if not chosen and not any(has(each.face.paragraphs, Discard) for each in done):
        return
    for who in ("you", "opponent"):
        held = any(each.zone == "hand" and each.owner == who for each in scene.items)
        told = any("cards in hand" in each for each in scene.given)
        if held or told or who in scene.empty_hand or any(e.who == who for e in scene.deeds):
            continue
        card = scene.world.stock.pick(*(("creature", "plain") if chosen else ("land", "basic")))
        scene.choices += [card.name] if chosen else []
        cards = scene.add(Item(card, card.front, None, who))
        cards.count = 3
        scene.place(cards, "hand", who)
        scene.assumptions.append(f"{'you hold' if who == 'you' else 'the opponent holds'} 3 cards")


def _pay_more(scene: Scene, deed: Deed) -> None:
    """Give what an additional cost takes: a plain thing that nothing else speaks of."""
    item = deed.item
    assert item is not None
    components = [
        component
        for node in walk(item.face.paragraphs)
        if isinstance(node, AdditionalCost)
        for component in node.cost.components
    ]
    for each in components:
        verb = {SacrificeObjects: "sacrificing", DiscardCards: "discarding"}.get(type(each), "")
        if isinstance(each, PayMana | PayLife) or any(e.startswith(verb) for e in deed.tails):
            continue
        if not verb:
            raise NotSupported(f"what else is paid for {item.name} is not planned yet")
        if isinstance(each, SacrificeObjects) and _is_lacking(scene, deed, each.what):
            continue  # there is nothing to pay with: that much is asked
        if isinstance(each, DiscardCards) and _holds_too_few(scene, deed, each):
            continue
        deed.tails.append(_given_up(scene, deed, verb, each))
    if "for its evoke cost" in deed.tails:
        _exile_for(scene, deed)
    _fill_graveyard(scene, deed)


def _give_none_up(scene: Scene, deed: Deed) -> None:
    """Let nothing be there to pay with for an ability where that was said."""
    cost = getattr(getattr(deed.ability, "ability", None), "cost", None)
    for each in walk(cost) if cost is not None else ():
        if isinstance(each, SacrificeObjects) and _is_lacking(scene, deed, each.what):
            for tail in [one for one in deed.tails if one.startswith("sacrificing ")]:
                deed.tails.remove(tail)
                scene.given = using.without_thing(scene.given, tail.removeprefix("sacrificing "))


def _holds_too_few(scene: Scene, deed: Deed, component: DiscardCards) -> bool:
    """Tell whether fewer cards were said to be held besides than are to be discarded."""
    number = component.count.n if isinstance(component.count, Number) else 1
    held = [
        each
        for each in scene.items
        if each.zone == "hand" and each.owner == deed.who and each.noun is not None
        and all(one.item is not each for one in scene.deeds)
    ]  # fmt: skip
    told = deed.who in scene.empty_hand or any(not each.noun.is_card for each in held if each.noun)
    if not told or sum(each.count for each in held) >= number:
        return False
    if not deed.asked or component.what is not None:
        raise NotSupported(f"whether there is what is paid for {deed.text!r}")
    return True


def _is_lacking(scene: Scene, deed: Deed, what: Any) -> bool:
    """Tell whether what would be sacrificed was said not to be there."""
    lacking = [each for each in scene.lacking if each.owner in ("", deed.who)]
    if not lacking or what is None:
        return False
    card = _fitting(what, scene.world.stock, ())
    item = Item(card, card.front, None, deed.who)
    colors = {COLORS_BY_NAME[e] for n in lacking for e in n.qualities if e in COLORS_BY_NAME}
    if not any(scene.fits(item, each) for each in lacking):
        return False
    if not deed.asked or (colors and not colors & set(item.face.colors)):
        raise NotSupported(f"whether there is what is paid for {deed.text!r}")
    return True


_FREE = "without paying its mana cost"


def _free_by_itself(scene: Scene, deed: Deed) -> None:
    """Take "for free" as a card's own other cost that holds no mana, where no card else helps."""
    item = deed.item
    if item is None or not deed.is_freely or _FREE not in deed.tails:
        return
    if any(_asks_nothing(each) for each in scene.permanents() if each.owner == deed.who):
        deed.tails[deed.tails.index(_FREE)] = "for its alternative cost"
        return
    named = [each for each in scene.items if each.noun is not None and each.noun.is_card]
    own = [each for each in walk(item.face.paragraphs) if isinstance(each, AlternativeCost)]
    evoke = [e for e in item.face.abilities if isinstance(e, Keyword) and e.name == "evoke"]
    cost = (own or evoke)[0].cost if len(own) + len(evoke) == 1 else None
    condition = own[0].condition if own else None
    of_costs = bool(scene.about.get("of costs"))  # then what it asks for is said to be so
    told = of_costs or condition is None or (isinstance(condition, DuringTurn) and scene.turn)
    alone = all(each is item or (of_costs and not _lets_be_cast(each)) for each in named)
    if cost is None or not told or not alone or not _is_payable(cost):
        need_no_cheaper_way(item.name, item.face)
        if of_costs and cost is None and not any(map(_lets_be_cast, scene.items)):
            _let_be_free(scene, deed)
        return
    if of_costs:
        own_conditions.meet(scene, deed)
    if own and own[0].free:
        return
    deed.tails.remove(_FREE)
    deed.tails.append(f"for its {'alternative' if own else 'evoke'} cost")
    for each in cost.components:
        _supply(scene, deed, each)


def _asks_nothing(item: Item) -> bool:
    """Tell whether a permanent lets {0} be paid instead of mana costs."""
    return any(
        isinstance(part, PayMana) and all(each == "0" for each in part.cost.symbols)
        for node in walk(item.face.paragraphs)
        if isinstance(node, MayPayInstead) and not node.free
        for part in node.cost.components
    )


def _lets_be_cast(item: Item) -> bool:
    """Tell whether something may let others be cast for nothing."""
    return has(item.face.paragraphs, MayPlayFrom, MayPayInstead)


def _is_payable(cost: Cost) -> bool:
    """Tell whether a cost holds no mana, and only what can be given for it."""
    return all(
        isinstance(each, PayLife | ReturnObjects | SacrificeObjects)
        or (isinstance(each, ExileObjects) and each.from_zone is Zone.HAND)
        for each in cost.components
    )


_SUPPLIED = (
    (ExileObjects, "exiling"),
    (SacrificeObjects, "sacrificing"),
    (ReturnObjects, "returning"),
)


def _supply(scene: Scene, deed: Deed, component: Any) -> None:
    """Give what a part of a cost takes: cards in hand, or permanents."""
    verb = ""
    for kind, word in _SUPPLIED:
        verb = word if isinstance(component, kind) else verb
    if not verb:
        return
    tail = _given_up(scene, deed, verb, component)
    if verb != "returning":
        deed.tails.append(tail)
    scene.assumptions.append(f"there is what is paid: {tail}")


def _exile_for(scene: Scene, deed: Deed) -> None:
    """Give a card to exile from the hand where an evoke cost takes one and nothing was said."""
    item = deed.item
    assert item is not None
    if any(each.startswith("exiling") for each in deed.tails):
        return
    for node in item.face.abilities:
        if isinstance(node, Keyword) and node.name == "evoke" and node.cost is not None:
            for each in node.cost.components:
                if isinstance(each, ExileObjects) and each.from_zone is Zone.HAND:
                    deed.tails.append(_given_up(scene, deed, "exiling", each))
                    scene.assumptions.append(f"a card is exiled for {item.name}")


def _fill_graveyard(scene: Scene, deed: Deed) -> None:
    """Give the other cards in a graveyard that a way to cast a spell exiles (702.138a)."""
    assert deed.item is not None
    for node in deed.item.face.abilities:
        if not isinstance(node, Keyword) or f"for its {node.name} cost" not in deed.tails:
            continue
        for each in node.cost.components if node.cost is not None else ():
            if not isinstance(each, ExileObjects) or each.from_zone is not Zone.GRAVEYARD:
                continue
            if any(e.zone == "graveyard" and e is not deed.item for e in scene.items):
                return  # it was said what lies there
            number = each.count.n if isinstance(each.count, Number) else 1
            card = scene.world.stock.pick("land", "basic")
            cards = scene.add(Item(card, card.front, None, deed.who))
            cards.count = number
            scene.place(cards, "graveyard", deed.who)
            scene.assumptions.append(f"{number} other cards are in that graveyard")


def _given_up(scene: Scene, deed: Deed, verb: str, component: Any) -> str:
    number = component.count.n if isinstance(component.count, Number) else 1
    taken = tuple(each.name for each in scene.items)
    stock = scene.world.stock
    what = component.what
    if verb == "sacrificing" and number == 1:
        if (given := _bare_sacrifice(scene, deed)) is not None:
            deed.given_up = given
            return f"{verb} ITEM"
        if (told := _told_of(scene, deed, what)) is not None:
            return f"{verb} {scene.ref(told)}"
        _need_another_asked(scene, deed, what)
        if _rests_on_it(deed) and _asks_how_much(scene):
            raise Unsaid(f"it rests on what is given up for {deed.text or 'it'}")
    if what is None or (what.noun == "card" and not what.kinds and not what.adjectives):
        card = stock.pick("land", "basic", other_than=taken)
    else:
        card = _fitting(what, stock, taken)
    if verb in ("discarding", "exiling"):
        _need_hand_untold(scene, deed, verb)
    given = scene.add(Item(card, card.front, None, deed.who))
    given.count = number
    zone = "battlefield" if verb in ("sacrificing", "returning") else "hand"
    scene.place(given, zone, deed.who)
    return f"{verb} {'; '.join([card.name] * number)}"


def _need_another_asked(scene: Scene, deed: Deed, what: Any) -> None:
    """Abstain where what becomes of "my creature" is asked, which may be what is given up."""
    from rulings_cli.ask.plans import things

    asks, item = getattr(scene.about.get("ask"), "name", ""), scene.about.get("a")
    told = isinstance(item, Item) and item.noun is not None and not item.noun.is_card
    meant = told and isinstance(item, Item) and not item.token and item not in deed.targets
    if not meant or asks not in (*_OF_STAYING, "lost", "keeps", "get_back") or what is None:
        return
    if isinstance(item, Item) and things.may_be(item.face, what) is True:
        raise NotSupported(f"whether {item.name} is what is given up was not said")


def _bare_sacrifice(scene: Scene, deed: Deed) -> Item | None:
    """Give what was said to be sacrificed, and not what for: it is the cost of the spell."""
    done = [e for e in scene.deeds if e.kind == "happen" and e.who == deed.who and e.item]
    bare = [each for each in done if each.line.endswith(("sacrifice NAME", "sacrifices NAME"))]
    if len(bare) != 1:
        return None
    scene.deeds.remove(bare[0])
    return bare[0].item


def _rests_on_it(deed: Deed) -> bool:
    """Tell whether what a spell does rests on what is given up for it."""
    text = deed.item.face.paragraphs if deed.item is not None else ()
    return any(isinstance(each, Bound) and each.name == "paid" for each in walk(text))


def _asks_how_much(scene: Scene) -> bool:
    """Tell whether an amount is asked for."""
    asked = scene.about.get("ask")
    return isinstance(asked, Statement) and asked.name.endswith("_amount")


def _told_of(scene: Scene, deed: Deed, what: Any) -> Item | None:
    """Give the one thing that was said to be there and may be given up.

    A card that is named is there for something else, unless what the spell does rests on it.
    """
    from rulings_cli.ask.plans import things

    rests = _rests_on_it(deed)

    said = [
        each
        for each in scene.items
        if each.zone == "battlefield" and each.owner == deed.who and each not in deed.targets
        if each.noun is not None and (rests or not each.noun.is_card) and what is not None
        if things.may_be(each.face, what) is True
    ]
    if len(said) > 1 or any(each.count > 1 for each in said):
        alike = len({(each.face.power, each.face.toughness) for each in said}) == 1
        if not alike:
            raise NotSupported(f"what is given up for {deed.item and deed.item.name} was not said")
        return None
    return said[0] if said else None


def _need_hand_untold(scene: Scene, deed: Deed, verb: str) -> None:
    """Abstain where it was said what a player holds: it may not be enough for a cost."""
    cast = [each.item for each in scene.deeds]
    said = any(
        each.zone == "hand" and each.owner == deed.who and each.noun is not None
        for each in scene.items
        if each not in cast
    )
    if (said and verb == "exiling") or any("cards in hand" in each for each in scene.given):
        raise NotSupported("whether what is held pays the cost is not looked at")


def _asks_what_gets(scene: Scene) -> str:
    """Give the player of whom it is asked how many cards or how much life, "" for none."""
    asked = scene.about.get("ask")
    told = isinstance(asked, Statement) and asked.name.startswith(_OF_PLAYERS)
    return asked.word("who") if isinstance(asked, Statement) and told else ""


_OF_PLAYERS = ("draw", "life_amount", "lifegain", "gain", "lose", "discard", "mill")


def _asks_of_life(scene: Scene) -> bool:
    """Tell whether it is asked if something dies: then it matters what damage is aimed at."""
    asked = scene.about.get("ask")
    return isinstance(asked, Statement) and asked.name in _OF_LIFE


_OF_LIFE = frozenset(
    ("die", "survive", "survives", "both_die", "happens", "happens_to", "who_dies", "any_dies",
     "where", "whose", "comes_back", "get_back", "who_controls", "beats", "die_or")
)  # fmt: skip


def _tap_targets(scene: Scene, deed: Deed) -> None:
    """Let what a spell was cast at be tapped where it may only be aimed at what is."""
    if deed.asked or deed.item is None:
        return
    for wanted, each in zip(required_targets(deed.item.face), deed.targets, strict=False):
        states = [e.word for e in walk(wanted.what) if isinstance(e, HasState)]
        if not isinstance(each, Item) or "tapped" not in states or "tapped" in each.tails:
            continue
        said = each.noun.qualities if each.noun is not None else ()
        if each.zone == "battlefield" and "untapped" not in said:
            each.tails.append("tapped")
            scene.assumptions.append(f"{each.name} is tapped as {deed.item.name} is cast")


def complete_targets(scene: Scene, deed: Deed, *, most: int | None = None) -> None:
    """Give a spell the targets that it needs and that were not said; `most` of them at a time."""
    item = deed.item
    assert item is not None
    if any(each.startswith("for its overload") for each in deed.tails):
        if deed.targets:
            raise Misfit("an overloaded spell has no targets")
        return
    if "for its bestow cost" in deed.tails and not deed.targets:
        card = scene.world.stock.pick("creature", "plain")
        holder = scene.add(Item(card, card.front, None, deed.who))
        deed.targets.append(scene.onto_battlefield(holder, deed.who))
        return
    wanted = fusing.targets_needed(deed)
    missing = wanted[len(deed.targets) :][:most]
    if not missing or _has_no_target(scene, deed, missing):
        return
    from rulings_cli.ask.statements.using import zone_and_side

    for each in missing:
        zone, side = zone_and_side(each)
        if zone == "stack":
            at = scene.deeds.index(deed)
            before = [one for one in scene.deeds[:at] if one.kind == "cast"]
            if not before:
                of_costs = deed.asked and bool(scene.about.get("of costs"))
                aimed = of_costs and bool(each.what is not None and each.what.further)
                before = [_some_spell(scene, deed, at, aimed=aimed)]
                if not aimed:
                    _need_fitting(before[-1], each)
            assert before[-1].item is not None
            deed.targets.append(before[-1].item)
            deed.response = True
            continue
        if each.any_target or each.player or each.what is None:
            _aim_at_player(scene, deed, each)
            continue
        fitting = [
            one
            for one in scene.items
            if one.zone == zone
            and one is not item
            and not (each.another and one in deed.targets)
            and not any(e.given_up is one for e in scene.deeds)
            and may_be(one, each)
            and (not side or (side == "own") == (one.owner == deed.who))
            and not _harms_its_own(scene, deed, one)
        ]
        if deed.asked and scene.about.get("of costs"):
            # what is named changes the cost, and is hardly what is aimed at
            fitting = [e for e in fitting if not _is_named(e) and e.count == 1][:1]
        if len(fitting) == 1:
            _take_from_other(deed, fitting[0])
            deed.targets.append(fitting[0])
            continue
        meant = _answered_for(scene, deed, fitting) or _for_its_side(scene, deed, fitting)
        if meant is not None:
            deed.targets.append(meant)
            scene.assumptions.append(f"{item.name} is aimed at {meant.name}")
            continue
        if fitting:
            raise NotSupported(f"which of several things {item.name} targets was not said")
        taken = tuple(one.name for one in scene.items)
        card = _fitting(each.what, scene.world.stock, taken)
        target = Item(card, card.front, None, "")
        if zone == "battlefield" and _is_missing(scene, target, side):
            return
        scene.add(target)
        other = "opponent" if deed.who == "you" else "you"
        scene.place(target, zone, other if side != "own" and zone == "battlefield" else deed.who)
        deed.targets.append(target)
        if zone == "battlefield":
            _let_attack(scene, deed, each.what, target)


def _has_no_target(scene: Scene, deed: Deed, missing: Sequence[Any]) -> bool:
    """Tell whether it was said that there is nothing for a spell to target (CR 601.2c)."""
    from rulings_cli.ask.statements.using import zone_and_side

    if not deed.asked or not scene.about.get("no target"):
        return False
    for each in missing:
        there = each.what is not None and zone_and_side(each)[0] == "battlefield"
        if each.any_target or each.player or not there:
            raise NotSupported("that there is no target for it is not planned yet")
        card = _fitting(each.what, scene.world.stock, ())
        if any(one.zone == "battlefield" and may_be(one, each) for one in scene.items):
            raise Misfit("there is something that it may target")
        head = next(kind for kind in _KINDS if card.front.is_a(kind))
        scene.lacking.append(Noun(head, head=head, owner="opponent"))
    return True


#: The kinds of permanents that a target may be, those first that are most.
_KINDS = ("creature", "artifact", "enchantment", "land", "planeswalker")


def _answered_for(scene: Scene, deed: Deed, fitting: list[Item]) -> Item | None:
    """Give the one of several things for which the other player answers a spell."""
    later = scene.deeds[scene.deeds.index(deed) + 1 :]
    helped = [e for e in later if e.response and e.who != deed.who and len(e.targets) == 1]
    found = [each for each in fitting if any(each in one.targets for one in helped)]
    return found[0] if len(found) == 1 else None


def _is_missing(scene: Scene, target: Item, side: str) -> bool:
    """Tell whether it was said that no such target is there; abstain where one side was told."""
    lacking = [noun for noun in scene.lacking if scene.fits(target, noun)]
    if lacking and not side and all(noun.owner for noun in lacking):
        raise Unsaid("whether the other player has such a target was not said")
    return bool(lacking)


def _aim_at_another(scene: Scene, deed: Deed) -> None:
    """Take for "any other target" what is not yet aimed at: the one creature, or a player."""
    there = [
        each
        for each in scene.items
        if each.zone == "battlefield" and each.is_a("creature") and each not in deed.targets
    ]
    if len(there) == 1 and there[0].count == 1:
        deed.targets.append(there[0])
    elif not there or deed.asked:
        met = (each for each in ("the opponent", "you") if each not in deed.targets)
        deed.targets.append(next(met))
    else:
        assert deed.item is not None
        raise NotSupported(f"which of several things {deed.item.name} targets was not said")


def _let_attack(scene: Scene, deed: Deed, what: Any, target: Item) -> None:
    """Let what a spell targets attack, where it may only target what does."""
    states = {each.word for each in walk(what) if isinstance(each, HasState)}
    if "attacking" not in states or any(each.kind == "attack" for each in scene.deeds):
        return
    if scene.turn and scene.turn != target.owner and not scene.turn_assumed:
        raise NotSupported(f"whether {target.name} attacks was not said")
    scene.turn, scene.turn_assumed = target.owner, True
    scene.deeds.insert(scene.deeds.index(deed), Deed("attack", target.owner, target))
    deed.response = True
    scene.about["before damage"] = True
    scene.assumptions.append(f"{target.name} attacks")


def _aim_at_player(scene: Scene, deed: Deed, target: Any) -> None:
    """Aim what may be aimed at a player at the other one, or at what it answers a spell at."""
    assert deed.item is not None
    if target.another and target.any_target:
        _aim_at_another(scene, deed)
        return
    shared = _aimed_at_too(scene, deed) if target.any_target else None
    if shared is not None:
        deed.targets.append(shared)
        scene.assumptions.append(f"{deed.item.name} is aimed at {shared.name}, too")
        return
    creatures = any(each.is_a("creature") for each in scene.items)
    if target.any_target and _asks_of_life(scene) and creatures:
        meant = aimed_as_asked(scene, deed)
        if meant is None:
            raise NotSupported(f"what {deed.item.name} targets was not said")
        deed.targets.append(meant)
        return
    gets = "" if target.any_target or target.player == "opponent" else _asks_what_gets(scene)
    if gets:
        deed.targets.append("you" if gets == "you" else "the opponent")
        scene.assumptions.append(f"{deed.item.name} is aimed at whom it is asked of")
        return
    deed.targets.append("the opponent" if deed.who == "you" else "you")
    if not target.any_target:
        deed.is_player_unsaid = True


def _for_its_side(scene: Scene, deed: Deed, fitting: Sequence[Item]) -> Item | None:
    """Give the one thing that is the caster's own, for a spell that only makes larger."""
    item = deed.item
    assert item is not None
    nodes = list(walk(item.face.paragraphs))
    sizes = [each for each in nodes if isinstance(each, ModifyPowerToughness)]
    helps = bool(sizes) and all(
        isinstance(each, Number) and each.n >= 0
        for one in sizes
        for each in (one.power, one.toughness)
    )
    own = [each for each in fitting if each.owner == deed.who]
    at = scene.deeds.index(deed)
    before = [one for each in scene.deeds[:at] for one in each.targets if isinstance(one, Item)]
    aimed = [each for each in own if each in before]
    own = aimed if len(aimed) == 1 else own  # it goes on about what was aimed at before
    return own[0] if helps and len(own) == 1 and not has(nodes, *doing.HARM) else None


def _aimed_at_too(scene: Scene, deed: Deed) -> Item | None:
    """Give the one creature that the spell is aimed at which a bare one answers."""
    if not deed.response:
        return None
    before = scene.deeds[: scene.deeds.index(deed)]
    aimed = {
        id(each): each
        for one in before
        if one.kind == "cast" and one.who != deed.who
        for each in one.targets
        if isinstance(each, Item) and each.is_a("creature")
    }
    return next(iter(aimed.values())) if len(aimed) == 1 else None


def _harms_its_own(scene: Scene, deed: Deed, target: Item) -> bool:
    """Tell whether a player would do harm to what is theirs, as they use it: nobody means that."""
    assert deed.item is not None
    harms = has(deed.item.face.paragraphs, *doing.TAKING, *doing.HARM)
    return harms and any(
        each.item is target and each.who == deed.who and each.kind in ("activate", "tap")
        for each in scene.deeds
    )


def _take_from_other(deed: Deed, target: Item) -> None:
    """Let what nobody was said to control be the other player's, where it is done harm."""
    assert deed.item is not None
    takes = has(deed.item.face.paragraphs, *doing.TAKING, *doing.HARM)
    if takes and target.assumed and target.owner == deed.who:
        target.owner = "opponent" if deed.who == "you" else "you"


def _some_spell(scene: Scene, deed: Deed, at: int, *, aimed: bool = False) -> Deed:
    """Let the other player cast a plain spell before a deed that answers it."""
    taken = tuple(each.name for each in scene.items)
    kind = "damage" if aimed else "plain"
    card = scene.world.stock.pick("instant", kind, other_than=taken)
    other = "opponent" if deed.who == "you" else "you"
    spell = scene.add(Item(card, card.front, None, other))
    before = len(scene.deeds)
    made = doing.cast_item(scene, spell, other)
    if aimed:
        made.targets.append("you" if deed.who == "you" else "the opponent")
    del scene.deeds[before:]
    scene.deeds.insert(at, made)
    return made


def _need_fitting(deed: Deed, target: Any) -> None:
    """Abstain where a plain spell may not be what another spell may target."""
    assert deed.item is not None
    if target.what is not None and (target.what.further or not may_be(deed.item, target)):
        raise NotSupported("what spell it targets was not said")


def may_be(item: Item, target: Any) -> bool:
    """Tell by what is printed whether a thing may be such a target."""
    what = getattr(target, "what", None)
    if what is None:
        return False
    kinds = what.kinds or ((),)
    return any(
        all(_has(item, each) for each in (*what.adjectives, *kind, *what.further)) for kind in kinds
    )


def _has(item: Item, quality: Any) -> bool:
    """Tell whether a thing has a quality as printed; one that is not printed is taken as had."""
    face = item.face
    if isinstance(quality, IsNot):
        return not _has(item, quality.quality)
    if isinstance(quality, AnyQuality):
        return any(_has(item, each) for each in quality.qualities)
    if isinstance(quality, HasType):
        return quality.name == "permanent" or quality.name in face.types
    if isinstance(quality, HasSubtype):
        return quality.name in face.subtypes
    if isinstance(quality, HasSupertype):
        return quality.name in face.supertypes
    if isinstance(quality, HasColor):
        return quality.color in face.colors
    if isinstance(quality, HasKeyword):
        return item.has(quality.name)
    return True

"""Statements become a scene, and a scene becomes the script of an example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import DiscardCards, PayLife, PayMana, SacrificeObjects
from rulings_cli.abilities.described import (
    AnyQuality,
    HasColor,
    HasKeyword,
    HasSubtype,
    HasSupertype,
    HasType,
    IsNot,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import keyword
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.statements import acting, adding, staging
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import LAND_FOR, lands_for, merged
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk

#: Parts of a deed that come before the others in its line.
_PREFIXES = ("can", "can_thing")


def in_order(statements: Sequence[Statement]) -> list[Statement]:
    """Give the statements in the order of time: "A after B" is B, then A."""
    found = list(statements)
    for at, each in enumerate(found):
        if each.kind != "mark" or each.name != "after" or at == 0:
            continue
        start = at
        while start > 0 and found[start - 1].kind == "with":
            start -= 1
        if start == 0 or found[start - 1].kind != "event":
            continue
        start -= 1
        end = at + 1
        while (
            end < len(found)
            and found[end].kind in ("event", "with")
            and not (found[end].kind == "event" and end > at + 1)
        ):
            end += 1
        found[start:end] = [*found[at + 1 : end], *found[start:at]]
        break
    return [each for each in found if not (each.kind == "mark" and each.name == "after")]


def composed(statements: Sequence[Statement], cards: dict[str, Card], world: World) -> Scene:
    """Give the scene of the statements; what does not fit together is a Misfit."""
    from rulings_cli.ask.statements import preparing

    scene = Scene(world, cards)
    scene.is_anchored = any(_is_mine(value) for e in statements for _, value in e.slots)
    ordered = in_order(statements)
    waiting: Statement | None = None
    for at, each in enumerate(ordered):
        _need_apart(scene, ordered, at)
        if each.kind == "fact":
            staging.stage(scene, each)
        elif each.kind == "event" and scene.about.get("before") is True:
            _set_aside(scene, each)
        elif each.kind == "event":
            acting.act(scene, each)
        elif each.kind == "with":
            adding.add(scene, each)
        elif each.kind == "mark":
            _mark(scene, each, ordered[at + 1 :])
        elif each.kind == "ask":
            scene.subject = None
            if each.name not in _PREFIXES and _goes_on(ordered[at + 1 :]):
                preparing.take_up(scene, each)
                waiting = each
            else:
                preparing.prepare(scene, each, ordered[at + 1 :])
    if waiting is not None:
        preparing.prepare(scene, waiting, ())
    if scene.asks and scene.asked is None:
        raise Misfit("nothing is said that could be done")
    _finish(scene)
    return scene


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


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card


def _is_mine(value: object) -> bool:
    """Tell whether something is said of the one who asks."""
    return value == "you" or (isinstance(value, Noun) and value.owner == "you")


def _set_aside(scene: Scene, statement: Statement) -> None:
    """Take the deed that another would come before; it is not done."""
    asked, asks, who = scene.asked, scene.asks, scene.ask_who
    scene.asks, scene.ask_who = "", ""
    before = len(scene.deeds)
    acting.act(scene, statement)
    scene.asked, scene.asks, scene.ask_who = asked, asks, who
    if len(scene.deeds) != before + 1:
        raise NotSupported("what would come later is not planned yet")
    scene.about["before"] = scene.deeds.pop()


def _need_apart(scene: Scene, statements: Sequence[Statement], at: int) -> None:
    """Refuse what goes on with the very thing that is asked ("does A kill B and C")."""
    each = statements[at]
    after_ask = at > 0 and statements[at - 1].kind == "ask"
    if each.joined and after_ask and each.kind == "fact" and each.name == "topic":
        raise Misfit("several things are asked about")
    if each.kind == "event" and scene.asked is not None and not scene.about.get("before"):
        raise Misfit("several deeds are asked about")


def _goes_on(rest: Sequence[Statement]) -> bool:
    """Tell whether facts or events are said after the ask: it is asked of what they make."""
    return any(each.kind in ("fact", "event") for each in rest)


def _mark(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    name = statement.name
    if name == "response":
        _respond(scene, statement, rest)
    elif name == "again":
        scene.about["again"] = True
    elif name in ("later", "this_turn", "after"):
        return
    elif name == "before":
        _before(scene, rest)
    elif name == "turn_end":
        deed = Deed("happen", "", None, "the end step begins")
        scene.deeds.append(deed)
    elif name == "next_turn":
        scene.deeds.append(Deed("happen", "", None, "it is your next turn"))
    else:
        raise NotSupported(f"{statement.text!r} is not planned yet")


def _before(scene: Scene, rest: Sequence[Statement]) -> None:
    """Take "… before I do that": what follows is the deed that would come first or not."""
    follows = next((each for each in rest if each.kind == "event"), None)
    if follows is None or scene.asked is None or scene.asks not in _PREFIXES:
        raise NotSupported("what comes first is not planned yet here")
    scene.about["before"] = True


def _respond(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Let a deed be in response: the next one, or the last where none follows."""
    follows = any(each.kind == "event" for each in rest)
    noun = statement.noun("b")
    last = scene.deeds[-1] if scene.deeds else None
    if noun is not None:
        item = scene.bind(noun, "spell")
        if not any(each.item is item for each in scene.deeds):
            who = item.owner or ("opponent" if last is None or last.who == "you" else "you")
            if last is not None and not follows:
                scene.deeds.remove(last)
                acting.cast_item(scene, item, who)
                scene.deeds.append(last)
            else:
                acting.cast_item(scene, item, who)
    if follows or last is None:
        scene.response = True
    else:
        last.response = True


def _finish(scene: Scene) -> None:
    """Give every thing a place, and every spell its targets."""
    for each in scene.deeds:
        if each.kind == "cast" and each.item is not None:
            complete_targets(scene, each)
    for deed in scene.deeds:
        if deed.kind == "cast" and deed.item is not None:
            _pay_more(scene, deed)
            _choose_mode(deed)
    _hold_something(scene)
    for item in scene.items:
        if not item.zone and item.copy_of is None:
            if item.is_permanent:
                scene.onto_battlefield(item, soft=True)
            else:
                raise NotSupported(f"where {item.name} is was not said")
        item.owner = item.owner or "you"
    _oppose(scene)
    scene.turn = scene.turn or "you"


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


def _hold_something(scene: Scene) -> None:
    """Give a player cards to discard, where something may ask for it and nothing was said."""
    from rulings_cli.abilities.effects import Discard
    from rulings_cli.ask.cards import has

    if not any(e.item is not None and has(e.item.face.paragraphs, Discard) for e in scene.deeds):
        return
    for who in ("you", "opponent"):
        held = any(each.zone == "hand" and each.owner == who for each in scene.items)
        told = any("cards in hand" in each for each in scene.given)
        if held or told or who in scene.empty_hand or any(e.who == who for e in scene.deeds):
            continue
        card = scene.world.stock.pick("land", "basic")
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
        deed.tails.append(_given_up(scene, deed, verb, each))


def _given_up(scene: Scene, deed: Deed, verb: str, component: Any) -> str:
    number = component.count.n if isinstance(component.count, Number) else 1
    taken = tuple(each.name for each in scene.items)
    stock = scene.world.stock
    if component.what is None or (component.what.noun == "card" and not component.what.kinds):
        card = stock.pick("land", "basic", other_than=taken)
    else:
        card = _fitting(component.what, stock, taken)
    given = scene.add(Item(card, card.front, None, deed.who))
    given.count = number
    scene.place(given, "hand" if verb == "discarding" else "battlefield", deed.who)
    return f"{verb} {'; '.join([card.name] * number)}"


def complete_targets(scene: Scene, deed: Deed) -> None:
    """Give a spell the targets that it needs and that were not said."""
    item = deed.item
    assert item is not None
    if any(each.startswith("for its overload") for each in deed.tails):
        return
    wanted = required_targets(item.face)
    missing = wanted[len(deed.targets) :]
    if not missing:
        return
    from rulings_cli.ask.statements.using import zone_and_side

    for each in missing:
        zone, side = zone_and_side(each)
        if zone == "stack":
            at = scene.deeds.index(deed)
            before = [one for one in scene.deeds[:at] if one.kind == "cast"]
            if not before:
                before = [_some_spell(scene, deed, at)]
            assert before[-1].item is not None
            deed.targets.append(before[-1].item)
            deed.response = True
            continue
        if each.any_target or each.player or each.what is None:
            deed.targets.append("the opponent" if deed.who == "you" else "you")
            continue
        fitting = [
            one
            for one in scene.items
            if one.zone == zone
            and one is not item
            and _may_be(one, each)
            and (not side or (side == "own") == (one.owner == deed.who))
        ]
        if len(fitting) == 1:
            deed.targets.append(fitting[0])
            continue
        if fitting:
            raise NotSupported(f"which of several things {item.name} targets was not said")
        taken = tuple(one.name for one in scene.items)
        card = _fitting(each.what, scene.world.stock, taken)
        target = scene.add(Item(card, card.front, None, ""))
        other = "opponent" if deed.who == "you" else "you"
        scene.place(target, zone, other if side != "own" and zone == "battlefield" else deed.who)
        deed.targets.append(target)


def _some_spell(scene: Scene, deed: Deed, at: int) -> Deed:
    """Let the other player cast a plain spell before a deed that answers it."""
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "plain", other_than=taken)
    other = "opponent" if deed.who == "you" else "you"
    spell = scene.add(Item(card, card.front, None, other))
    before = len(scene.deeds)
    made = acting.cast_item(scene, spell, other)
    del scene.deeds[before:]
    scene.deeds.insert(at, made)
    return made


def _may_be(item: Item, target: Any) -> bool:
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


# --- the script ---------------------------------------------------------------------------------


def script_of(scene: Scene, extra: dict[str, int] | None = None) -> Script:
    """Give the lines of the scene; `extra` are lands more for each player."""
    scene.extra = dict(extra or {})
    given = [*_times(scene), *_things(scene), *_lands(scene, extra or {}), *_others(scene)]
    return Script(tuple(dict.fromkeys(given)), tuple(_deeds(scene)))


def _times(scene: Scene) -> list[str]:
    if scene.step:
        whose = "your" if scene.turn == "you" else "the opponent's"
        return [f"it is {whose} {scene.step}"]
    return ["it is the opponent's turn"] if scene.turn == "opponent" else []


def _things(scene: Scene) -> list[str]:
    lines: list[str] = []
    later: list[str] = []
    for item in scene.items:
        if not item.zone or item.zone == "found":
            continue
        mine = item.owner == "you"
        if item.zone == "battlefield":
            lines.append(f"{'you control' if mine else 'the opponent controls'} {item.put}")
        elif item.zone == "hand":
            lines.append(f"{'you hold' if mine else 'the opponent holds'} {item.put}")
        elif item.zone == "library":
            continue
        elif item.zone == "exile":
            lines.append(f"{item.put} is in exile")
        else:
            whose = "your" if mine else "the opponent's"
            lines.append(f"{item.put} is in {whose} {item.zone}")
        for each in item.lines:
            holder = scene.about.get(f"attached {id(item)}")
            to = scene.ref(holder) if isinstance(holder, Item) else ""
            later.append(each.replace("NAME", scene.ref(item)).replace("TO", to))
    for who, cards in scene.library.items():
        if cards:
            whose = "your" if who == "you" else "the opponent's"
            filler = scene.world.stock.pick("land", "basic").name
            names = "; ".join((*(each.put for each in cards), filler, filler, filler))
            lines.append(f"{whose} library, from the top, is {names}")
    return [*lines, *later]


def _lands(scene: Scene, extra: dict[str, int]) -> list[str]:
    needs: dict[str, list[str]] = {"you": [], "opponent": []}
    for deed in scene.deeds:
        if deed.who in needs and deed.who not in scene.mana_fixed:
            needs[deed.who] += _cost_of(deed)
    lines = []
    for who, number in extra.items():
        needs[who].append(f"{number} {scene.world.stock.pick('land', 'basic').name}")
    for who, things in needs.items():
        if things and counts_lands(scene, who):
            whose = "your" if who == "you" else "the opponent's"
            lines.append(f"{whose} mana pool is {_mana_of(tuple(things))}")
        elif things:
            verb = "you control" if who == "you" else "the opponent controls"
            lines.append(f"{verb} {'; '.join(merged(tuple(things)))}")
    return lines


def counts_lands(scene: Scene, who: str) -> bool:
    """Tell whether the question says which lands a player has: no others are added then."""
    return any(
        each.is_a("land") and each.zone == "battlefield" and each.owner == who
        for each in scene.items
    )


def _mana_of(lands: tuple[str, ...]) -> str:
    """Give the mana that so many lands would make."""
    types = {name: color for color, name in LAND_FOR.items()}
    found = ""
    for each in merged(lands):
        number, _, land = each.partition(" ")
        found += f"{{{types.get(land, 'C')}}}" * int(number)
    return found


def _cost_of(deed: Deed) -> tuple[str, ...]:
    """Give lands that pay for a deed."""
    item = deed.item
    if item is None or deed.kind not in ("cast", "equip", "cycle"):
        return ()
    if "without paying its mana cost" in deed.tails:
        return ()
    x = next((int(e.removeprefix("with X=")) for e in deed.tails if e.startswith("with X=")), 0)
    found: list[str] = []
    cost = item.face.mana_cost if deed.kind == "cast" else None
    if deed.kind != "cast":
        cost = keyword_cost(item, deed.kind if deed.kind == "equip" else "cycling")
    for each in deed.tails:
        if each.startswith("for its "):
            cost = keyword_cost(item, each.removeprefix("for its ").removesuffix(" cost"))
        elif each == "kicked":
            found += _lands_of(keyword_cost(item, "kicker"), x)
        elif each.startswith("with ") and not each.startswith("with X="):
            found += _lands_of(keyword_cost(item, each.removeprefix("with ")), x)
    life = any(each.startswith("paying ") for each in deed.tails)
    if life and cost is not None:
        cost = ManaCost(tuple(each for each in cost.symbols if not each.endswith("/P")))
    return (*found, *_lands_of(cost, x))


def _lands_of(cost: ManaCost | None, x: int) -> tuple[str, ...]:
    return lands_for(cost, x=x) if cost is not None else ()


def keyword_cost(item: Item, name: str) -> ManaCost | None:
    """Give the mana of a keyword's cost."""
    from rulings_cli.abilities.costs import PayMana
    from rulings_cli.terms.values import walk

    found = keyword(item.face, name)
    if found is None:
        return None
    return next((each.cost for each in walk(found) if isinstance(each, PayMana)), None)


def _others(scene: Scene) -> list[str]:
    lines = list(scene.given)
    for who, number in scene.life.items():
        lines.append(f"{'you have' if who == 'you' else 'the opponent has'} {number} life")
    return lines


def _deeds(scene: Scene) -> list[str]:
    for deed in scene.deeds:
        for each in (deed.item, *deed.targets):
            if isinstance(each, Item) and each.count > 1 and deed.kind not in ("attack", "block"):
                raise NotSupported("what happens to several alike is not planned yet")
    lines: list[str] = []
    waiting = False  # whether something may be on the stack
    fighting = False
    for deed in scene.deeds:
        if deed.asked and scene.asks in _PREFIXES:
            continue
        if waiting and not deed.response:
            lines.append("the stack resolves")
            waiting = False
        lines.append(line_of(scene, deed))
        waiting = True
        fighting = fighting or deed.kind in ("attack", "block")
        if deed.kind == "damage":
            fighting = False
            lines += ["the stack resolves", "combat ends"]
            waiting = False
    held = bool(scene.asked is not None and scene.asks in _PREFIXES and scene.asked.response)
    if waiting and not held and not scene.about.get("held"):
        lines.append("the stack resolves")
    if fighting and not scene.asks and not scene.about.get("before damage"):
        if not any(deed.kind == "block" for deed in scene.deeds):
            blocked = scene.turn == "you"
            lines.append("the opponent does not block" if blocked else "you do not block")
        lines += ["combat damage is dealt", "the stack resolves", "combat ends"]
    return lines


def _filled_in(scene: Scene, deed: Deed, line: str) -> str:
    line = line.replace("NAME", scene.ref(deed.item)) if deed.item is not None else line
    for each in deed.targets[:1]:
        line = line.replace("TO", scene.ref(each) if isinstance(each, Item) else each)
    return line


def action_of(scene: Scene, deed: Deed) -> str:
    """Give the words of an action, after its verb."""
    item = deed.item
    assert item is not None
    words = scene.ref(item)
    if deed.kind in ("cast", "play"):
        alike = [e for e in scene.items if e.name == item.name and e.zone == item.zone]
        mine = [e for e in alike if e.owner == item.owner]
        words = item.name if len(mine) == 1 or item.zone == "hand" else words
    if deed.kind == "activate":
        words = deed.line.replace(item.name, words, 1)
    elif deed.kind in ("equip", "tap"):
        return _filled_in(scene, deed, deed.line)
    if deed.targets:
        said = [scene.ref(each) if isinstance(each, Item) else each for each in deed.targets]
        words += f" targeting {'; '.join(said)}"
    paid = scene.about.get(f"given up {id(deed)}")
    tails = [
        each.replace("ITEM", scene.ref(paid)) if isinstance(paid, Item) else each
        for each in deed.tails
    ]
    lands = _cost_of(deed) if deed.kind == "cast" and deed.who not in scene.mana_fixed else ()
    if lands and not scene.extra.get(deed.who) and not counts_lands(scene, deed.who):
        tails.append(f"paying with {'; '.join(merged(lands))}")
    return "".join((words, *(f", {each}" for each in tails)))


_VERBS = {"cast": "cast", "activate": "activate", "play": "play", "equip": "equip", "tap": "tap",
          "cycle": "cycle"}  # fmt: skip


def line_of(scene: Scene, deed: Deed) -> str:
    """Give the "when" line of a deed."""
    who, s = ("you", "") if deed.who == "you" else ("the opponent", "s")
    if deed.kind in _VERBS:
        return f"{who} {_VERBS[deed.kind]}{s} {action_of(scene, deed)}"
    if deed.kind == "attack":
        defender = scene.about.get("defender")
        with_ = [deed.item, *(each for each in deed.targets if isinstance(each, Item))]
        names = "; ".join(
            _several(scene, each) for each in with_ if each is not None and each is not defender
        )
        if isinstance(defender, Item) and defender in deed.targets and defender.zone:
            return f"{who} attack{s} {scene.ref(defender)} with {names}"
        return f"{who} attack{s} with {names}"
    if deed.kind == "block":
        assert deed.item is not None
        target = deed.targets[0]
        assert isinstance(target, Item)
        return f"{who} block{s} {scene.ref(target)} with {_several(scene, deed.item)}"
    return _filled_in(scene, deed, deed.line)


def _several(scene: Scene, item: Item) -> str:
    return f"{item.count} {item.name}" if item.count > 1 else scene.ref(item)

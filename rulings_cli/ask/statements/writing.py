"""A scene as the lines of an example."""

from __future__ import annotations

from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import keyword
from rulings_cli.ask.plan import Script
from rulings_cli.ask.statements.fusing import cost_of
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.ask.stock import LAND_FOR, lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk

#: Parts of a deed that come before the others in its line.
PREFIXES = ("can", "can_thing", "lets", "hinders")
#: The kind of deed by which the damage of the first of two damage steps is dealt.
FIRST_DAMAGE = "first damage"


def script_of(scene: Scene, extra: dict[str, int] | None = None) -> Script:
    """Give the lines of the scene; `extra` are lands more for each player."""
    scene.extra = dict(extra or {})
    others = dict.fromkeys((*_lands(scene, extra or {}), *_others(scene)))
    given = (*_times(scene), *_things(scene), *others)
    return Script(given, tuple(_deeds(scene)))


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
            holder = item.attached_to
            to = scene.ref(holder) if isinstance(holder, Item) else ""
            if item.count > 1 or (isinstance(holder, Item) and holder.count > 1):
                raise NotSupported("what is so of one of several alike is not planned yet")
            later.append(each.replace("NAME", scene.ref(item)).replace("TO", to))
    for who, cards in scene.library.items():
        if cards:
            whose = "your" if who == "you" else "the opponent's"
            filler = scene.world.stock.pick("land", "basic").name
            rest = () if scene.about.get("searched") else (filler, filler, filler)
            names = "; ".join((*(each.put for each in cards), *rest))
            lines.append(f"{whose} library, from the top, is {names}")
    older = scene.about.get("older")
    if isinstance(older, tuple) and all(each.zone == "battlefield" for each in older):
        first, second = (scene.ref(each) for each in older)
        later.append(f"{first} has been there longer than {second}")
    return [*lines, *later]


def _lands(scene: Scene, extra: dict[str, int]) -> list[str]:
    needs: dict[str, list[str]] = {"you": [], "opponent": []}
    for deed in scene.deeds:
        only_asked = deed.asked and scene.about.get("costs")  # nothing is paid for it
        if deed.who in needs and deed.who not in scene.mana_fixed and not only_asked:
            needs[deed.who] += _cost_of(deed)
    lines = []
    for who, number in extra.items():
        needs[who].append(f"{number} {scene.world.stock.pick('land', 'basic').name}")
    for who, things in needs.items():
        if who in scene.open_lands:
            from rulings_cli.ask.statements.placing import left_open

            things += left_open(scene, who, things)
        if things and counts_lands(scene, who):
            if asks_if_paid(scene, who):
                continue  # they pay for it, or they do not
            whose = "your" if who == "you" else "the opponent's"
            lines.append(f"{whose} mana pool is {_mana_of(tuple(things))}")
        elif things:
            verb = "you control" if who == "you" else "the opponent controls"
            lines.append(f"{verb} {'; '.join(merged(tuple(things)))}")
    return lines


def asks_if_paid(scene: Scene, who: str) -> bool:
    """Tell whether it is asked if a player can do what is paid with the lands that were counted."""
    asks = scene.asks in PREFIXES and scene.asked is not None and scene.asked.who == who
    return (asks or scene.about.get("may") == who) and any(
        each.zone == "battlefield"
        and each.owner == who
        and each.is_a("land")
        and each.noun is not None
        and (each.noun.counted or (each.is_a("basic") and not _is_aimed_at(scene, each)))
        for each in scene.items
    )


def _is_aimed_at(scene: Scene, item: Item) -> bool:
    """Tell whether a thing is there only since something is aimed at it, or it is given up."""
    return any(item in each.targets or each.given_up is item for each in scene.deeds)


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
    cost = cost_of(deed) if deed.kind == "cast" else None
    if deed.kind != "cast":
        cost = keyword_cost(item, deed.kind if deed.kind == "equip" else "cycling")
    for each in deed.tails:
        if each.startswith("for its "):
            word = each.removeprefix("for its ").removesuffix(" cost")
            # flashback that a card is given costs as much as the card (702.34a)
            cost = cost if word in item.gained else keyword_cost(item, word)
        elif each.startswith("kicked"):
            word = "multikicker" if item.has("multikicker") else "kicker"
            often = {"kicked": 1, "kicked twice": 2}.get(each) or int(each.split()[1])
            found += _lands_of(keyword_cost(item, word), x) * often
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
    blocks: list[Deed] = []
    for deed in scene.deeds:
        if deed.asked and scene.asks in PREFIXES:
            continue
        together = blocks and deed.kind == "block" and deed.who == blocks[-1].who
        if waiting and not (deed.response or together):
            lines.append("the stack resolves")
            waiting = False
        if together:
            del lines[-1]
        blocks = [*blocks, deed] if deed.kind == "block" else []
        lines.append(_blocks(scene, blocks) if together else line_of(scene, deed))
        waiting = True
        fighting = fighting or deed.kind in ("attack", "block")
        if deed.kind == "damage":
            fighting = False
            lines += ["the stack resolves", "combat ends"]
            waiting = False
    held = bool(scene.asked is not None and scene.asks in PREFIXES and scene.asked.response)
    if waiting and not held and not scene.about.get("held"):
        lines.append("the stack resolves")
    if fighting and not scene.asks and not scene.about.get("before damage"):
        if not any(deed.kind in ("block", FIRST_DAMAGE) for deed in scene.deeds):
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
    paid = deed.given_up
    # a color is chosen as it resolves, and it is only asked whether it may be activated
    later = deed.asked and deed.kind == "activate" and deed.passes and scene.asks in PREFIXES
    tails = [
        each.replace("ITEM", scene.ref(paid)) if isinstance(paid, Item) else each
        for each in deed.tails
        if not (later and each.startswith("choosing {"))
    ]
    lands = _cost_of(deed) if deed.kind == "cast" and deed.who not in scene.mana_fixed else ()
    if deed.asked and scene.about.get("costs"):
        lands = ()
    added = not (deed.begun or scene.extra.get(deed.who) or counts_lands(scene, deed.who))
    if lands and added:
        tails.append(f"paying with {'; '.join(merged(lands))}")
    return "".join((words, *(f", {each}" for each in tails)))


_VERBS = {"cast": "cast", "activate": "activate", "play": "play", "equip": "equip", "tap": "tap",
          "cycle": "cycle"}  # fmt: skip


def line_of(scene: Scene, deed: Deed) -> str:
    """Give the "when" line of a deed."""
    who, s = ("you", "") if deed.who == "you" else ("the opponent", "s")
    if deed.begun:
        return f"{who} begin{s} to {_VERBS[deed.kind]} {action_of(scene, deed)}"
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


def _blocks(scene: Scene, deeds: list[Deed]) -> str:
    """Give the one line of all that is blocked: blockers are declared at once (509.1)."""
    met = [each for deed in deeds for each in deed.targets if isinstance(each, Item)]
    said = [
        f"{_several(scene, deed.item)} blocking {scene.ref(to)}"
        for deed, to in zip(deeds, met, strict=True)
        if deed.item is not None
    ]
    who, s = ("you", "") if deeds[0].who == "you" else ("the opponent", "s")
    return f"{who} block{s} with {'; '.join(said)}"


def _several(scene: Scene, item: Item) -> str:
    return f"{item.count} {item.name}" if item.count > 1 else scene.ref(item)

"""What a spell costs in a position: the card held, the others there, the cost read (CR 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import DiscardCards, ExileObjects, PayLife
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.static import (
    AlternativeCost,
    CostChange,
    MayPayInstead,
    MayPlayFrom,
    MinimumCost,
)
from rulings_cli.ask.cards import DropsOut, has, keyword, need_understood, x_costs
from rulings_cli.ask.costs_shown import need_one_total
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.casting import Cast, required_targets, with_targets
from rulings_cli.ask.positions.setting import (
    Setting,
    asked_situation,
    need_apart,
    need_read,
    setting,
)
from rulings_cli.ask.positions.situation import DIRECTIONS, AskedThing, Casting, Situation
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL, ZONE_OF
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES, mana_value
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold the card where the question has it, and read its total cost."""
    found = asked_situation(asked)
    if found.casting.who == "opponent":
        found = found.swapped()
    if found.goal.ask == "taxed":
        yield _taxed(asked, found)
        return
    if found.goal.ask == "tax" and not found.things:
        yield _tax(asked, found)
        return
    target = _target(asked, found)
    board = tuple(each for each in found.things if each.slot != target.slot)
    if any(each.place == "found" for each in board):
        yield from _aimed(asked, found, target, board)
        return
    if not found.goal.ask:
        _need_implied(asked, target, board)
    if found.goal.get("loosely") and found.goal.ask == "which" and not board:
        raise DropsOut("two numbers alone may be of anything")
    if found.goal.get("loosely") or found.goal.get("loose"):
        for each in (each for each in board if not each.kind):
            face = asked.card(each.slot).front
            if not (changes_costs(face) or has(face.paragraphs, MayPlayFrom, MayPayInstead)):
                raise DropsOut("what it costs is not asked about")
    if found.goal.ask == "told":
        found = found.evolve(goal=found.goal.evolve(ask="what"))
    for each in board:
        _need_meant(asked, each)
        need_read(asked, each, "cost", "others", "casting")
    if found.goal.ask in (*DIRECTIONS, "generic") and not any(
        each.kind or changes_costs(asked.card(each.slot).front) for each in board
    ):
        raise DropsOut("nothing there changes costs")
    if _for_nothing(asked, found, board):
        found = found.evolve(casting=found.casting.evolve(free=True))
    need_apart(asked, board)
    for card in _cards(asked, target):
        for face in _halves(card, target, found.goal.ask):
            yield _of_card(asked, found, target.evolve(kind=""), card, board, face)


def _aimed(
    asked: Asked, found: Situation, target: AskedThing, board: tuple[AskedThing, ...]
) -> Iterator[PlannedExample]:
    """Plan with the permanent that is named as the spell's target, on either side (CR 601.2c)."""
    aims = [each for each in board if each.place == "found"]
    if len(aims) != 1 or aims[0].kind or target.kind or found.goal.ask not in ("what", "number"):
        raise NotSupported("what is aimed at what")
    card, aim = asked.card(target.slot), aims[0]
    others = tuple(each for each in board if each.slot != aim.slot)
    if len(required_targets(card.front)) != 1 or len(card.faces) > 1:
        raise NotSupported(f"what {card.name} targets")
    it = permanent_face(asked.card(aim.slot)).name
    sides = {"you": "it is yours", "opponent": "it is an opponent's"}
    for owner in (aim.owner,) if aim.owner in sides else tuple(sides):
        there = (*others, aim.evolve(place="battlefield", owner=owner))
        for each in there:
            need_read(asked, each, "cost", "others", "casting")
        plan = _of_card(asked, found, target, card, there, aim=it)
        yield plan.evolve(case="" if aim.owner in sides else sides[owner])


def _halves(card: Card, target: AskedThing, ask: str) -> tuple[Face, ...]:
    """Give the face that is cast; both halves where what is asked may hold for either."""
    if card.layout in ("split", "aftermath") and ask in (*DIRECTIONS, "less", "more", "generic"):
        text = target.mention.text.lower() if target.mention is not None else ""
        if all(each.name.lower() != text for each in card.faces):
            return card.faces
    return (_face(card, target),)


def _tax(asked: Asked, found: Situation, board: tuple[AskedThing, ...] = ()) -> PlannedExample:
    """Give the plan for any commander: a plain one, cast so often before (CR 903.8)."""
    if not found.casting.taxed:
        raise NotSupported("how often the commander was cast")
    card = asked.stock.pick("creature", "legendary", "plain")
    thing = AskedThing("card", None, commander=True)
    return _of_card(asked, found, thing, card, board)


def _taxed(asked: Asked, found: Situation) -> PlannedExample:
    """Give the plan for whether a cast of a commander is taxed (CR 118.9d, 903.8)."""
    casting = found.casting
    if not (casting.free or casting.zone in ("hand", "command")):
        raise NotSupported("how the commander is cast")
    for each in found.things:
        need_read(asked, each, "cost", "others")
    casting = casting.evolve(taxed=casting.taxed or 1)
    return _tax(asked, found.evolve(casting=casting), found.things)


def _need_implied(asked: Asked, target: AskedThing, board: tuple[AskedThing, ...]) -> None:
    """Let the reading drop out where nothing there has to do with what the card costs."""
    if not board or target.kind:
        raise DropsOut("its cost is not asked about")
    for each in board:
        if each.kind and not counts(asked.card(target.slot).front):
            raise DropsOut("its cost does not rest on what is counted")
        if not each.kind and not changes_costs(asked.card(each.slot).front):
            raise DropsOut("its cost is not asked about")


def counts(face: Face) -> bool:
    """Tell whether the cost of a card rests on how many there are of something."""
    return keyword(face, "affinity") is not None or any(
        isinstance(node, CostChange) and node.this and isinstance(node.for_each, CountOf)
        for node in walk(face.paragraphs)
    )


def _for_nothing(asked: Asked, found: Situation, board: tuple[AskedThing, ...]) -> bool:
    """Tell whether a permanent there lets it be cast for nothing, and nothing else is said."""
    casting = found.casting
    if casting.alternative or casting.zone or (casting.way and casting.way not in OPTIONAL):
        return False
    return any(
        isinstance(node, MayPlayFrom) and node.free and node.zone is Zone.HAND
        for each in board
        if not each.kind and each.owner != "opponent"
        for node in walk(asked.card(each.slot).front.paragraphs)
    )


def _cards(asked: Asked, target: AskedThing) -> tuple[Card, ...]:
    """Give the card, or plain cards that speak for a kind."""
    if not target.kind:
        return (asked.card(target.slot),)
    kind = target.kind.lower() if target.kind.islower() else target.kind
    return tuple(asked.stock.several(*kind.split(" or ")[:1], most=3))


def _of_card(
    asked: Asked,
    found: Situation,
    target: AskedThing,
    card: Card,
    board: tuple[AskedThing, ...],
    face: Face | None = None,
    *,
    aim: str = "",
) -> PlannedExample:
    face = face or _face(card, target)
    if face.is_a("land"):
        raise DropsOut(f"{face.name} is a land and is not cast")
    if found.goal.get("loose") and has(face.paragraphs, Add):
        raise DropsOut(f"{face.name} makes mana, and how much may be what is asked")
    if found.goal.ask == "zero" and mana_value(face.mana_cost):
        raise DropsOut(f"{face.name} costs mana; what lets it be free is another question")
    _need_one_way(face, found)
    if found.goal.ask == "by-life":
        _need_all_by_life(face, found.casting.life or 0, board)
    need_understood(card, face, "cost")
    _need_told(face, found.casting, told=any(each.kind for each in board))
    if keyword(face, "affinity") is not None and not any(each.kind for each in board):
        raise NotSupported(f"it rests on what {face.name} counts")
    there = setting(asked, board, for_=card)
    given, action = _held(asked, card, face, found.casting, target, aim=aim)
    script = Script((*there.given, *given))
    if _pays_instead(asked, board, script, action):
        if found.casting.x:
            raise NotSupported("X can only be 0 where the mana cost is not paid", "107.3b")
        action += " for its alternative cost"
    about = {"name": face.name, "action": action, "alone": Script(given), **_asks(found)}
    about["exiled"] = _exiled(script, face, board)
    need_one_total(face)
    _need_no_halves(asked, face, board)
    casting = found.casting
    if not (casting.way or casting.alternative or casting.free or casting.life is not None):
        about["face"] = face
    if found.goal.ask in ("tax", "taxed"):
        if not (target.commander or found.casting.taxed):
            raise DropsOut("no commander is named")
        about["printed"] = mana_value(face.mana_cost)
    if found.goal.get("bound"):
        about["ask"] = "bound"
    by_verdict = found.goal.ask == "changed"
    return PlannedExample(
        script,
        (),
        (*there.changes(script), *_without_way(script, action, about)),
        there.assumptions,
        probe="position_cost",
        about=tuple(about.items()),
        by_verdict=by_verdict,
        more_changes=lambda: (
            *_untaxed(script, about),
            *_other_x(script, found, about),
            *_instead(asked, there, found, face.name),
        ),
    )


def _exiled(script: Script, face: Face, board: tuple[AskedThing, ...]) -> tuple[int, Script] | None:
    """Give how many cards delve exiles, and the script with them in the graveyard."""
    cards = sum(each.number for each in board if each.kind == "card")
    if not cards:
        return None
    if keyword(face, "delve") is None:
        raise DropsOut(f"{face.name} has no delve")
    return cards, script.also_given(*exilable(cards))


def exilable(number: int) -> tuple[str, ...]:
    """Give the lines that put so many cards into your graveyard."""
    name = LAND_FOR["U"]
    return (f"{'; '.join([name] * number)} {'are' if number > 1 else 'is'} in your graveyard",)


def _pays_instead(asked: Asked, board: tuple[AskedThing, ...], script: Script, action: str) -> bool:
    """Tell whether something there lets another cost be paid for it, and nothing else is said."""
    from rulings_cli.ask.playing import run_of

    if not any(
        has(asked.card(each.slot).front.paragraphs, MayPayInstead)
        for each in board
        if not each.kind
    ):
        return False
    if any(mark in action for mark in (" for its ", " without paying ")):
        raise NotSupported("it rests on which of two costs is paid instead")
    run = run_of(script, asked.world)
    return run.holds(f"casting {action} for its alternative cost is legal") or not run.holds(
        f"casting {action} for its alternative cost is illegal by 118.9"
    )


def _instead(asked: Asked, there: Setting, found: Situation, name: str) -> Iterator[Change]:
    """Give the changes to another card in its place, of other types and colors."""
    for least in range(9):
        try:
            plain = asked.stock.pick("plain", least=least, most=least, other_than=(name,))
        except NotSupported:
            continue
        if not required_targets(plain.front):
            yield _with_other(found, there, plain, name)
    for kind in ("creature", "sorcery", "instant"):
        for color in COLOR_NAMES:
            try:
                plain = asked.stock.pick(kind, "plain", least=2, other_than=(name,), color=color)
            except NotSupported:
                continue
            if not required_targets(plain.front):
                yield _with_other(found, there, plain, name)
    for kind in ("creature", "artifact", "instant", "sorcery", "enchantment"):
        for other in asked.stock.several(kind):
            if other.name == name or required_targets(other.front):
                continue
            yield _with_other(found, there, other, name)


def _untaxed(script: Script, about: dict[str, object]) -> Iterator[Change]:
    """Give the changes in which it was never cast before, and is cast from the command zone."""
    name = str(about["name"])
    held = f"you hold {name}"
    if held in script.given and any("from the command zone" in line for line in script.given):
        other = script.without(f"{name} is your commander").replacing(
            held, f"{name} is in your command zone"
        )
        plain = {**about, "action": name}
        yield Change(f"{name} is cast from the command zone", other, about=tuple(plain.items()))
    for line in script.given:
        if " from the command zone " in line:
            yield Change(f"not: {line}", script.without(line), about=tuple(about.items()))


#: How far another X is tried.
_MOST_X = 16


def _other_x(script: Script, found: Situation, about: dict[str, object]) -> Iterator[Change]:
    """Give the changes to another X, where one is announced."""
    x, action = found.casting.x, str(about["action"])
    if x is None:
        return
    for other in (each for each in range(_MOST_X) if each != x):
        changed = {**about, "action": action.replace(f" with X={x}", f" with X={other}")}
        yield Change(f"X is {other}", script, about=tuple(changed.items()))


def _with_other(found: Situation, there: Setting, other: Card, name: str) -> Change:
    """Give the change to another card in the place of the one that is cast."""
    given = (f"you hold {other.name}",)
    about = {"name": other.name, "action": other.name, "alone": Script(given), **_asks(found)}
    return Change(
        f"{other.name} instead of {name}",
        Script((*there.given, *given)),
        about=tuple(about.items()),
    )


def _asks(found: Situation) -> dict[str, object]:
    goal = found.goal
    return {
        "ask": goal.ask or "what",
        "number": goal.number(),
        "other": goal.number("other"),
        "mana": goal.get("mana"),
    }


def _target(asked: Asked, found: Situation) -> AskedThing:
    """Give the card whose cost is asked about."""
    slot = found.goal.slot("one") or found.casting.slot
    if slot:
        _need_other(asked, found, found.thing(slot))
        return found.thing(slot)
    bare = list(found.bare)
    if len(bare) == 1:
        _need_other(asked, found, bare[0])
        return bare[0]
    spells = [e for e in bare if PERMANENT_TYPES.isdisjoint(asked.card(e.slot).front.types)]
    if len(spells) != 1:
        spells = [e for e in bare if not changes_costs(asked.card(e.slot).front)]
    if len(spells) != 1:
        raise DropsOut("none of the cards is the one that is cast")
    return spells[0]


def _need_other(asked: Asked, found: Situation, thing: AskedThing) -> None:
    """Let a permanent drop out that changes what the only other card there costs."""
    if thing.kind or thing.mention is None:
        return
    others = [e for e in found.things if e.slot != thing.slot and e.mention is not None]
    own = asked.card(thing.slot).front
    if not others or not changes_costs(own) or PERMANENT_TYPES.isdisjoint(own.types):
        return
    if not any(changes_costs(asked.card(each.slot).front) for each in others):
        raise DropsOut(f"{thing.mention.text} changes the cost of the other")


def _need_meant(asked: Asked, thing: AskedThing) -> None:
    """Let a card drop out of an ambiguous name where it says nothing about costs."""
    if thing.mention is None or len(thing.mention.cards) < 2:
        return
    card = asked.card(thing.slot)
    if not changes_costs(card.front) and not has(card.front.paragraphs, MayPlayFrom):
        raise DropsOut(f"{card.name} changes no costs")


def changes_costs(face: Face) -> bool:
    """Tell whether it changes what others cost; text not understood may."""
    own = any(
        isinstance(node, MinimumCost) or (isinstance(node, CostChange) and not node.this)
        for node in walk(face.paragraphs)
    )
    return own or any({"cost", "others"}.intersection(each.touches) for each in face.uncompiled)


def _face(card: Card, target: AskedThing) -> Face:
    """Give the face that is named, or the front one."""
    text = target.mention.text.lower() if target.mention is not None else ""
    named = [each for each in card.faces if each.name.lower() == text]
    if named:
        return named[0]
    if card.layout in ("split", "modal_dfc", "adventure", "omen", "aftermath"):
        castable = [each for each in card.faces if not each.is_a("land")]
        if len(castable) > 1 and card.layout in ("split", "aftermath"):
            raise NotSupported("it rests on the half that is cast")
    return card.front


def _need_no_halves(asked: Asked, face: Face, board: tuple[AskedThing, ...]) -> None:
    """Abstain where it rests on the halves of hybrid mana that are announced (CR 601.2b)."""
    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    if not any("/" in each and "P" not in each for each in symbols):
        return
    for each in board:
        held = asked.card(each.slot).faces if each.slot and not each.kind else ()
        for node in walk(held):
            if isinstance(node, CostChange) and set(node.amount.symbols) & set(COLOR_NAMES):
                raise NotSupported(f"which halves of the cost of {face.name} are announced")


def _need_one_way(face: Face, found: Situation) -> None:
    """Abstain where other costs that the card names may be what is asked for (CR 118.9)."""
    casting, goal = found.casting, found.goal
    may_be_less = goal.ask == "free" or (goal.ask == "number" and goal.get("may"))
    said = casting.way or casting.alternative or casting.free or casting.life is not None
    if said or not may_be_less:
        return
    if goal.ask == "number" and goal.number() == mana_value(face.mana_cost):
        return
    costs = [e for e in face.abilities if isinstance(e, Keyword) and e.cost is not None]
    halves = any("/P" in each or "2/" in each for each in _cost_of(face))
    counted = any(keyword(face, each) is not None for each in ("convoke", "delve", "improvise"))
    if halves or counted or costs or has(face.paragraphs, AlternativeCost):
        raise NotSupported(f"whether {face.name} is cast so for another cost that it names")


def _need_told(face: Face, casting: Casting, *, told: bool) -> None:
    """Abstain where the cost rests on what the question leaves open; `told`: counts are said."""
    if x_costs(face) and casting.x is None and not casting.free and not casting.way:
        raise NotSupported("it rests on X")
    for node in walk(face.paragraphs):
        if isinstance(node, CostChange) and node.this and not node.keyword:
            per_target = node.for_each is not None and "target" in str(node.for_each)
            counted = isinstance(node.for_each, CountOf) and told
            if node.for_each is None and node.condition is None:
                continue
            if node.condition is not None or not (per_target or counted):
                raise NotSupported(f"it rests on what {face.name} counts or asks for")


def _held(
    asked: Asked,
    card: Card,
    face: Face,
    casting: Casting,
    target: AskedThing,
    *,
    aim: str = "",
) -> tuple[tuple[str, ...], str]:
    """Give the lines that put the card where it is cast from, and the action's words."""
    made = Cast(face.name, targets=aim) if aim else targeted(face, asked)
    given = list(made.given)
    if made.things:
        given.append(f"you control {'; '.join(made.things)}")
    name = face.name
    action = f"{name} targeting {made.targets}" if made.targets else name
    zone = casting.zone or ZONE_OF.get(casting.way, "")
    if casting.taxed and zone == "hand":
        given += [f"you hold {put(card)}", f"{name} is your commander"]
        times = {1: "once", 2: "twice"}.get(casting.taxed, f"{casting.taxed} times")
        given.append(f"you have cast {name} from the command zone {times}")
    elif target.commander or zone == "command" or casting.taxed:
        given += [f"{put(card)} is in your command zone"]
        if casting.taxed:
            times = {1: "once", 2: "twice"}.get(casting.taxed, f"{casting.taxed} times")
            given.append(f"you have cast {name} from the command zone {times}")
    elif zone in ("graveyard", "exile"):
        where = "in your graveyard" if zone == "graveyard" else "in exile"
        given.append(f"{put(card)} is {where}")
    else:
        given.append(f"you hold {put(card)}")
    tails = _tails(asked, face, casting, given)
    return tuple(given), action + tails


def targeted(face: Face, asked: Asked) -> Cast:
    """Give the card's targets: permanents, players, or a spell of the opponent on the stack."""
    targets = required_targets(face)
    on_stack = [
        each
        for each in targets
        if each.what is not None and (each.what.zone is Zone.STACK or each.what.noun == "spell")
    ]
    if not on_stack:
        return with_targets(Cast(face.name), targets, asked.stock)
    if len(targets) > 1:
        raise NotSupported("several targets, one of them a spell")
    spell = asked.stock.pick("instant", "plain", least=2, other_than=(face.name,)).name
    line = f"the stack, from the top, is {spell} controlled by the opponent"
    return Cast(face.name, given=(line,), targets=spell)


def _tails(asked: Asked, face: Face, casting: Casting, given: list[str]) -> str:
    """Give how it is cast: X, kicker, another cost, life, for free."""
    tails = ""
    if casting.free and (casting.alternative or casting.way in ALTERNATIVE):
        raise DropsOut("it is cast for nothing, or for its other cost (CR 118.9a)")
    if casting.x is not None:
        if not x_costs(face):
            raise DropsOut(f"{face.name} has no X in its cost")
        tails += f" with X={casting.x}"
    kicked = casting.kicked or casting.way in ("kicker", "multikicker")
    if kicked:
        if keyword(face, "kicker") is None and keyword(face, "multikicker") is None:
            raise DropsOut(f"{face.name} has no kicker")
        times = {1: "", 2: " twice"}.get(int(kicked), f" {casting.kicked} times")
        tails += f" kicked{times}"
    if casting.way and casting.way not in ("kicker", "multikicker"):
        if casting.way not in OPTIONAL and casting.way not in ALTERNATIVE:
            raise DropsOut(f"{casting.way} is no way to cast it")
        if keyword(face, casting.way) is None:
            raise DropsOut(f"{face.name} has no {casting.way}")
        optional = casting.way in OPTIONAL
        discarded = _discarded(face, casting)
        if discarded:
            given.append(f"you hold {discarded}")
        tails += f" with {casting.way}" if optional else f" for its {casting.way} cost"
        tails += f", discarding {discarded}" if discarded else ""
    if casting.alternative:
        if casting.pitched and COLOR_NAMES.get(_color(face) or "") != casting.pitched:
            raise DropsOut(f"no {casting.pitched} card is given up for {face.name}")
        evoked = keyword(face, "evoke")
        exiles = evoked is not None and has(evoked, ExileObjects)
        tails += " for its evoke cost" if exiles else " for its alternative cost"
        given.append(f"you hold {asked.stock.pick('plain', color=_color(face)).name}")
    if casting.sacrificed:
        tails += f" sacrificing {asked.card(casting.sacrificed).front.name}"
    if casting.life is not None and not casting.alternative:
        tails += _life(face, casting.life)
    if casting.free:
        tails += " without paying its mana cost"
    return tails


def _discarded(face: Face, casting: Casting) -> str:
    """Give the lands that the cost of a keyword discards, as many as it says or X (CR 601.2h)."""
    ability = keyword(face, casting.way)
    parts = walk(ability.cost) if ability is not None and ability.cost is not None else ()
    for each in parts:
        if isinstance(each, DiscardCards) and each.what is None and not each.hand:
            count = each.count.n if isinstance(each.count, Number) else casting.x
            names = tuple(LAND_FOR.values())
            if count is None or not 0 < count <= len(names):
                raise NotSupported("how many cards are discarded for it")
            return "; ".join(names[:count])
    return ""


def _color(face: Face) -> str | None:
    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    return next((each for each in symbols if each in COLOR_NAMES), None)


def _need_all_by_life(face: Face, life: int, board: tuple[AskedThing, ...]) -> None:
    """Abstain unless life pays for every symbol of the cost, and nothing changes it (CR 107.4f)."""
    symbols = _cost_of(face)
    if not any(each.endswith("/P") for each in symbols):
        raise DropsOut(f"{face.name} has no Phyrexian mana in its cost")
    if board or life != 2 * len(symbols) or not all(each.endswith("/P") for each in symbols):
        raise NotSupported("how much mana must be paid besides")


def _cost_of(face: Face) -> tuple[str, ...]:
    return face.mana_cost.symbols if face.mana_cost is not None else ()


def _life(face: Face, said: int) -> str:
    """Give the life that is paid: for Phyrexian symbols, or as an alternative cost."""
    number = 2 * sum(each.endswith("/P") for each in _cost_of(face))
    if said > number > 0 or said % 2:
        raise DropsOut(f"{said} life is not what {face.name} takes")
    if number:
        return f" paying {said or number} life"
    if has(face.paragraphs, PayLife):
        return " for its alternative cost"
    raise DropsOut(f"no life is paid for {face.name}")


def _without_way(script: Script, action: str, about: dict[str, object]) -> Iterator[Change]:
    """Give the changes of how it is cast: another X, not kicked, not for another cost."""
    for mark, words in (
        (" kicked", "it is not kicked"),
        (" for its ", "it is cast for its mana cost"),
        (" with buyback", "without buyback"),
        (" without paying", "its mana cost is paid"),
    ):
        if mark in action:
            plain = {**about, "action": action.split(mark)[0]}
            yield Change(words, script, about=tuple(plain.items()))

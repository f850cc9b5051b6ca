"""Whether something may be done in a position: a spell cast, an ability used (CR 601, 602).

Where the question says what mana there is, there is that and no more; else there is enough.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import SacrificeThis, TapThis
from rulings_cli.abilities.references import AnOpponent, EachOpponent
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.static import (
    CantActivate,
    CantPayWith,
    CostChange,
    EnteringDoesntTrigger,
    ManaInstead,
    ReplaceDying,
)
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    activated,
    adds_mana,
    has,
    intrinsic,
    keyword,
    lacking,
    mana_abilities,
    need_understood,
    x_costs,
)
from rulings_cli.ask.plan import Change, Guard, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.tokens import token_card
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.ask.positions.costing import _face, _held, counts, exilable, targeted
from rulings_cli.ask.positions.setting import (
    Setting,
    asked_situation,
    chosen_kind,
    need_apart,
    need_read,
    setting,
)
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import LAND_FOR, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_YOUR_TURN = "your main phase, the stack is empty"


def maxx(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with what there is to pay, the largest X with which the spell can be cast."""
    found = asked_situation(asked)
    target = found.thing(found.goal.slot("one") or found.casting.slot or _spell(asked, found).slot)
    card = asked.card(target.slot)
    face = _face(card, target)
    if not x_costs(face):
        raise DropsOut(f"{face.name} has no X in its cost")
    board = tuple(each for each in found.things if each.slot != target.slot)
    if not (found.casting.pool or any(_is_means(asked, each) for each in board)):
        raise DropsOut("what mana there is was not said")
    for each in board:
        need_read(asked, each, "cost", "others", "casting", "mana")
    need_understood(card, face, "cost", "casting")
    plans = [
        _of_spell(asked, _with_x(found, x), target, card, face, board, "", "")
        for x in range(_MOST_X)
    ]
    legal = [_is_legal(asked, plan) for plan in plans]
    if True not in legal or legal[-1]:
        raise NotSupported(f"no X of {face.name} is the largest")
    most = max(x for x, fits in enumerate(legal) if fits)
    too_much = plans[most + 1]
    yield plans[most].evolve(
        options=(
            Option(
                plans[most].options[0].then,
                "value",
                f"X may be {most} at most: {face.name} can be cast so, and not for more.",
                value=str(most),
                outcome=f"X is {most}",
                guards=(Guard(too_much.script, too_much.options[1].then),),
            ),
        ),
        changes=plans[most].changes,
    )


_MOST_X = 21


def _with_x(found: Situation, x: int) -> Situation:
    return found.evolve(casting=found.casting.evolve(x=x))


def _is_legal(asked: Asked, plan: PlannedExample) -> bool:
    from rulings_cli.ask.playing import run_of

    run = run_of(plan.script, asked.world)
    return all(run.holds(line) for line in plan.options[0].then)


def may(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put everything there, try the one thing, and see whether the rules let it be done."""
    found = asked_situation(asked)
    if found.goal.get("who") == "opponent":
        found = found.swapped()
    if found.goal.ask == "use":
        yield from _uses(asked, found)
    else:
        yield from _casts(asked, found)


def stops(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the one under the other, the one that forbids (the reading turns the verdict)."""
    yield from _under(asked, first="holder")


def useless(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the same, where what is used is named first."""
    yield from _under(asked, first="target")


def _under(asked: Asked, *, first: str) -> Iterator[PlannedExample]:
    found = asked_situation(asked)
    things = found.things
    if len(things) != 2:
        raise DropsOut("what stops what")
    forbids = [
        each
        for each in things
        if not each.kind and has(asked.card(each.slot).front.paragraphs, *_FORBIDS)
    ]
    holder = forbids[0] if len(forbids) == 1 else things[0 if first == "holder" else 1]
    if holder.kind:
        raise DropsOut("what stops what")
    if not forbids and has(asked.card(holder.slot).front.paragraphs, CostChange):
        raise NotSupported("whether what it costs more can be paid was not said")
    target = next(each for each in things if each is not holder)
    keeps = has(asked.card(holder.slot).front.paragraphs, EnteringDoesntTrigger, ReplaceDying)
    if keeps and not forbids and _triggers(asked.card(target.slot).front):
        raise DropsOut("whether it triggers is asked, and not whether it is used")
    verb = (("mana", True),) if found.goal.get("mana") else ()
    goal = found.goal.evolve(ask="use", held=(*found.goal.held, *verb, ("one", target.slot)))
    if has(asked.card(holder.slot).front.paragraphs, CantActivate):
        theirs = any(
            isinstance(node, EachOpponent | AnOpponent)
            for node in walk(asked.card(holder.slot).front.paragraphs)
        )
        if theirs and not holder.owner:
            found = found.evolve(
                things=tuple(
                    each.evolve(owner="opponent") if each is holder else each for each in things
                )
            )
    yield from _uses(asked, found.evolve(goal=goal))


def _triggers(face: Face) -> bool:
    return any(isinstance(each, TriggeredAbility) for each in face.abilities)


_FORBIDS = (CantActivate, CantPayWith)


# --- an ability is used ---------------------------------------------------------------------------


def _uses(asked: Asked, found: Situation) -> Iterator[PlannedExample]:
    slot = found.goal.slot("one") or (found.tapping.slot if found.tapping is not None else "")
    source = found.thing(slot) if slot else _used(asked, found)
    others = tuple(
        _naming(asked, _owned(asked, found, each), source)
        for each in found.things
        if each.slot != source.slot
    )
    if not others:
        raise DropsOut("nothing else is there that might matter")
    if source.naming:
        raise DropsOut("what is named has nothing to do with its use")
    if source.number != 1 and not source.kind:
        raise NotSupported("which of them is used")
    for each in others:
        need_read(asked, each, "activation", "activated", "abilities", "others", "mana", "types")
    if found.sick not in ("", source.slot):
        raise DropsOut("what is new is not what is used")
    if source.kind:
        yield from _by_kind(asked, found, source, others)
        return
    card = asked.card(source.slot)
    face = card.front if _is_spirit_guide(card) else permanent_face(card)
    for ability in _meant(found, card, face):
        yield _of_ability(asked, found, source, others, card, ability)


def _used(asked: Asked, found: Situation) -> AskedThing:
    """Give the one thing that has something to use, where the question names none."""
    able = [
        each
        for each in found.things
        if each.place != "stack"
        and (
            each.kind
            or activated(asked.card(each.slot).front)
            or mana_abilities(asked.card(each.slot).front)
        )
    ]
    if len(able) != 1:
        raise DropsOut("which ability is used")
    return able[0]


def _naming(asked: Asked, thing: AskedThing, source: AskedThing) -> AskedThing:
    """Give a thing that is "on" another and is never attached as one that names it."""
    if thing.kind or thing.on != source.slot or source.kind:
        return thing
    face = asked.card(thing.slot).front
    if {"Aura", "Equipment", "Fortification"} & set(face.subtypes) or not chosen_kind(face):
        return thing
    return thing.evolve(on="", naming=asked.card(source.slot).front.name)


def _owned(asked: Asked, found: Situation, thing: AskedThing) -> AskedThing:
    """Give the thing on the opponent's side where it only forbids what its opponents do.

    That is so where it is asked what it stops; where it is only there, nobody said whose it is.
    """
    if thing.kind or thing.owner:
        return thing
    forbids = [
        node
        for node in walk(asked.card(thing.slot).front.paragraphs)
        if isinstance(node, CantActivate | CantPayWith)
    ]
    theirs = bool(forbids) and all(
        any(isinstance(each, EachOpponent | AnOpponent) for each in walk(node)) for node in forbids
    )
    if theirs and found.goal.kind == "may":
        raise NotSupported(f"it rests on who controls {asked.card(thing.slot).front.name}")
    return thing.evolve(owner="opponent") if theirs else thing


def _is_spirit_guide(card: Card) -> bool:
    """Tell whether its ability is used in the hand."""
    return any(
        getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.HAND
        for each in activated(card.front)
    )


def _around(asked: Asked, found: Situation, others: tuple[AskedThing, ...]) -> tuple[str, ...]:
    """Give the lines of whose turn it is, and of a spell on the stack."""
    lines: list[str] = []
    if found.turn:
        lines.append("it is the opponent's turn")
    stacked = [each for each in others if each.place == "stack"]
    if len(stacked) > 1:
        raise NotSupported("several spells on the stack")
    for each in stacked:
        spell = asked.card(each.slot)
        made = targeted(spell.front, asked)
        if made.given:
            raise NotSupported("a spell on the stack that targets a spell")
        lines += [f"you control {'; '.join(made.things)}"] if made.things else []
        targets = f" targeting {made.targets}" if made.targets else ""
        lines.append(
            f"the stack, from the top, is {spell.front.name}{targets} controlled by the opponent"
        )
    return tuple(lines)


def _meant(found: Situation, card: Card, face: Face) -> tuple[Placed, ...]:
    """Give the abilities that the verb of the question may mean."""
    held = mana_abilities(face) if found.goal.get("mana") else (*activated(face), *intrinsic(face))
    verb = found.goal.get("verb")
    if verb in ("crack", "tap"):
        kind = SacrificeThis if verb == "crack" else TapThis
        held = tuple(each for each in held if has(getattr(each.ability, "cost", None), kind))
    if not held:
        lacking(card, face, f"{face.name} has no such ability", "activation", "mana")
    return held


def _of_ability(
    asked: Asked,
    found: Situation,
    source: AskedThing,
    others: tuple[AskedThing, ...],
    card: Card,
    each: Placed,
) -> PlannedExample:
    in_hand = getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.HAND
    if getattr(each.ability, "limits", ()):
        need_apart(asked, (source, *others))
    used = use(card, each, asked.stock, chooses=not in_hand and not adds_mana(each.ability))
    there = setting(asked, [other for other in others if other.place != "stack"], around=(source,))
    state = ("tapped" if source.tapped else "", "since this turn" if found.sick else "")
    own = used.control(", ".join(word for word in state if word))
    if in_hand:
        own = f"you hold {put(card)}"
    hand = (f"you hold {'; '.join(used.hand)}",) if used.hand else ()
    around = _around(asked, found, others)
    script = Script((own, *there.given, *used.given, *hand, *around))
    return PlannedExample(
        script,
        (),
        (
            *(Change(f"not: {line}", script.without(line)) for line in around),
            *there.changes(script),
            *(() if in_hand else used.changes(script, own)),
            *_bare(script, own),
        ),
        (*there.assumptions, *used.assumptions, *(() if around else (_YOUR_TURN,))),
        probe="position_use",
        about=(
            ("name", used.source),
            ("ref", used.ref),
            ("line", used.line),
            ("card", None if in_hand else card),
            ("lasting", has(getattr(each.ability, "cost", None), SacrificeThis)),
        ),
        by_verdict=True,
    )


def _bare(script: Script, own: str) -> Iterator[Change]:
    """Give the change in which nothing else is there."""
    yield Change("nothing else is there", Script((own, *(g for g in script.given if "hold" in g))))


def _by_kind(
    asked: Asked, found: Situation, source: AskedThing, others: tuple[AskedThing, ...]
) -> Iterator[PlannedExample]:
    """Plan with a plain thing of the kind; what has no ability may be given one."""
    from rulings_cli.engine.predefined_tokens import PREDEFINED

    if source.kind in PREDEFINED:
        card = token_card(source.kind)
        for each in (*activated(card.front), *intrinsic(card.front)):
            used = use(card, each, asked.stock).evolve(thing=f"a {source.kind} token")
            yield _with_thing(asked, found, others, used)
        return
    tags = {
        "creature": ("creature", "plain"),
        "mana dork": ("creature", "mana"),
        "mana rock": ("artifact", "mana"),
        "artifact": ("artifact", "mana"),
        "artifact land": ("artifact", "land", "mana"),
        "land": ("land", "basic"),
        "fetchland": ("fetchland",),
    }
    if source.kind not in tags:
        raise NotSupported(f"which {source.kind} is used")
    card = asked.stock.pick(*tags[source.kind])
    held = (*activated(card.front), *intrinsic(card.front))
    for each in held[:1]:
        plan = _with_thing(asked, found, others, use(card, each, asked.stock))
        _need_kept(asked, plan, card, each)
        yield plan
    if not held:
        yield _with_thing(asked, found, others, Use(card.name, f"{card.name}'s ability"))


def _need_kept(asked: Asked, plan: PlannedExample, card: Card, each: Placed) -> None:
    """Abstain where a plain thing has lost the ability of which it is asked."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases

    printed: tuple[object, ...] = tuple(card.front.abilities)
    if each.ability not in printed:
        return
    game = run_of(Script(plan.script.given), asked.world).game
    for one in naming.find(game, phrases.ref(card.name), (Zone.BATTLEFIELD,))[:1]:
        if each.ability not in layers.characteristics(game, one).abilities:
            raise NotSupported(f"{card.name} has lost that ability")


def _with_thing(
    asked: Asked, found: Situation, others: tuple[AskedThing, ...], used: Use
) -> PlannedExample:
    there = setting(asked, [other for other in others if other.place != "stack"])
    around = _around(asked, found, others)
    own = used.control("since this turn" if found.sick else "")
    script = Script((own, *there.given, *used.given, *around))
    return PlannedExample(
        script,
        (
            Option((f"you can activate {used.line}",), "yes", f"{used.ref} can be activated."),
            Option(
                (f"you can't activate {used.line}",),
                "no",
                f"{used.ref} can't be activated: {{reason}}.",
            ),
        ),
        (
            *(Change(f"not: {line}", script.without(line)) for line in around),
            *there.changes(script),
            *used.changes(script, own),
            Change(f"{used.source} is tapped", script.replacing(own, used.control("tapped"))),
        ),
        (*there.assumptions, f"tried with {used.source}", *(() if around else (_YOUR_TURN,))),
    )


# --- a spell is cast ------------------------------------------------------------------------------


def _casts(asked: Asked, found: Situation) -> Iterator[PlannedExample]:
    slot = found.goal.slot("one") or found.casting.slot
    if not slot:
        slot = _spell(asked, found).slot
    target = found.thing(slot)
    if target.kind == "land":
        raise DropsOut("a land is not cast")
    if target.kind:
        raise NotSupported("which spell is cast")
    board = tuple(each for each in found.things if each.slot != slot)
    means = tuple(each for each in board if _is_means(asked, each))
    if any(not each.kind and has(asked.card(each.slot).faces, SpendOnly) for each in means):
        raise DropsOut("what limited mana is spent on is asked elsewhere")
    card = asked.card(slot)
    face = _face(card, target)
    if face.is_a("land") or face.mana_cost is None:
        raise DropsOut(f"{face.name} is not cast")
    if not found.casting.pool and not any(_pays(each, face) for each in means):
        raise DropsOut("what mana there is was not said")
    if not found.goal.ask and counts(face):
        raise DropsOut("it is what it costs that rests on what is there")
    if not found.goal.ask and has(face.paragraphs, ManaInstead, TappedForMana):
        raise DropsOut("it changes what mana is made, and that may be asked")
    if not found.goal.get("said") and not _helped(face) and len(board) > 1:
        raise DropsOut("whether it can be cast is not asked")
    for each in board:
        need_read(asked, each, "cost", "others", "casting", "mana")
    need_understood(card, face, "cost", "casting")
    need_apart(asked, board)
    for case, colors in _cases(face, means):
        yield _of_spell(asked, found, target, card, face, board, case, colors)


def _spell(asked: Asked, found: Situation) -> AskedThing:
    """Give the one card that is no permanent there: the one that is cast."""
    bare = [each for each in found.bare if not _is_means(asked, each)]
    if len(bare) != 1:
        raise DropsOut("none of the cards is the one that is cast")
    return bare[0]


def _is_means(asked: Asked, thing: AskedThing) -> bool:
    """Tell whether it is said to be there to pay with: lands, creatures to tap, cards to exile."""
    if thing.kind:
        return True
    if thing.is_plural and thing.number == 1:
        raise NotSupported(f"how many {thing.mention.text if thing.mention else ''} there are")
    face = asked.card(thing.slot).front
    return bool(mana_abilities(face)) and thing.place != "cast"


def _pays(thing: AskedThing, face: Face) -> bool:
    """Tell whether it makes mana, or counts for the cost: two creatures alone don't."""
    if thing.kind in ("", "land") or thing.kind.endswith((" land", "mana dork", "mana rock")):
        return True
    if thing.kind in (*BASIC_LAND_TYPES, "Treasure", "Gold", "Powerstone", "Eldrazi Spawn"):
        return True
    own = has(face.paragraphs, CostChange)
    counts = own or _helped(face) or keyword(face, "affinity") is not None
    return counts and bool(thing.number)


_HELPS = ("convoke", "improvise", "delve")


def _helped(face: Face) -> bool:
    return any(keyword(face, each) is not None for each in _HELPS)


def _cases(face: Face, means: tuple[AskedThing, ...]) -> tuple[tuple[str, str], ...]:
    """Give the colors that creatures may have, where the question says none and they may pay."""
    if keyword(face, "convoke") is None or not any(each.kind == "creature" for each in means):
        return (("", ""),)
    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    colors = [each for each in symbols if each in LAND_FOR]
    if not colors:
        return (("", ""),)
    from rulings_cli.terms.mana import COLOR_NAMES

    own = COLOR_NAMES[colors[0]]
    other = next(name for letter, name in COLOR_NAMES.items() if letter not in colors)
    return ((f"the creatures are {own}", own), (f"the creatures are {other}", other))


def _of_spell(
    asked: Asked,
    found: Situation,
    target: AskedThing,
    card: Card,
    face: Face,
    board: tuple[AskedThing, ...],
    case: str,
    color: str,
) -> PlannedExample:
    if x_costs(face) and found.casting.x is None:
        raise NotSupported("it rests on X")
    placed = [each for each in board if each.kind != "card"]
    lands = [each for each in placed if each.kind == "land"]
    rest = [
        each.evolve(kind=f"1/1 {color} Human creature token")
        if color and each.kind == "creature"
        else each
        for each in placed
        if each.kind != "land"
    ]
    there = setting(asked, rest, for_=card)
    casting = found.casting
    if casting.way in _HELPS:
        casting = casting.evolve(way="")
    given, action = _held(asked, card, face, casting, target)
    own = _lands(face.mana_cost, sum(each.number for each in lands))
    funds = (f"you control {'; '.join(own)}",) if own else ()
    pool = (f"your mana pool is {found.casting.pool}",) if found.casting.pool else ()
    script = Script((*there.given, *_exilable(board, face), *funds, *pool, *given))
    yes = Option((f"casting {action} is legal",), "yes", f"{face.name} can be cast with that.")
    no = Option(
        (f"casting {action} is illegal",), "no", f"{face.name} can't be cast with that: {{reason}}."
    )
    return PlannedExample(
        script,
        (yes, no),
        (
            *_richer(script, face),
            *_by_creatures(asked, script, face),
            *_poorer(script, there, funds),
        ),
        (*there.assumptions, *([case] if case else []), *_of_color(lands), _YOUR_TURN),
        case=case,
    )


def _of_color(lands: list[AskedThing]) -> tuple[str, ...]:
    return ("the lands make the colors that it costs",) if any(e.number for e in lands) else ()


def _lands(cost: ManaCost | None, number: int) -> tuple[str, ...]:
    """Give so many lands, of the types that serve the cost best."""
    if not number:
        return ()
    wanted: list[str] = []
    for each in lands_for(cost) if cost is not None else ():
        count, _, name = each.partition(" ")
        wanted += [name] * int(count)
    colored = [LAND_FOR[each] for each in (cost.symbols if cost else ()) if each in LAND_FOR]
    for each in colored:
        wanted.remove(each)
    names = [*colored, *wanted, *([next(iter(BASIC_LAND_TYPES))] * number)][:number]
    return tuple(f"{names.count(each)} {each}" for each in dict.fromkeys(names))


def _exilable(board: tuple[AskedThing, ...], face: Face) -> tuple[str, ...]:
    """Give the cards in the graveyard that delve may exile."""
    number = sum(each.number for each in board if each.kind == "card")
    if not number:
        return ()
    if keyword(face, "delve") is None:
        raise NotSupported(f"what cards have to do with {face.name}")
    return exilable(number)


def _richer(script: Script, face: Face) -> Iterator[Change]:
    """Give the change in which there is mana enough."""
    lands = lands_for(face.mana_cost) if face.mana_cost is not None else ()
    if lands:
        line = f"you control {'; '.join(lands)}"
        yield Change(f"{line} too", script.also_given(line))


def _by_creatures(asked: Asked, script: Script, face: Face) -> Iterator[Change]:
    """Give the change in which creatures make the mana."""
    number = mana_value(face.mana_cost)
    if number:
        dork = asked.stock.pick("creature", "mana", other_than=(face.name,)).name
        line = f"you control {number} {dork}"
        yield Change(f"{line} too", script.also_given(line))


def _poorer(script: Script, there: Setting, funds: tuple[str, ...]) -> Iterator[Change]:
    """Give the changes in which something is missing."""
    for line in funds:
        yield Change(f"not: {line}", script.without(line))
    for line in script.given:
        if line not in funds and not line.startswith(("you hold", "you control")):
            yield Change(f"not: {line}", script.without(line))
    yield from there.changes(script)
    lines = [line for _, line in there.lines]
    if lines:
        yield Change("nothing is there to pay with", script.without(*lines, *funds))

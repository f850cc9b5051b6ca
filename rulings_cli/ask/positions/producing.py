"""What mana is made in a position: the permanents there, one of them used (CR 106)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.described import HasSubtype, HasType
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import CommanderIdentity
from rulings_cli.abilities.quantities import CountOf, Devotion
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import CausesMana, TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    could_produce_nodes,
    has,
    lacking,
    mana_abilities,
    need_understood,
)
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face
from rulings_cli.ask.plans.producing import _chooses, _is_conditional, _is_variable
from rulings_cli.ask.plans.using import ability_nth, use
from rulings_cli.ask.positions.setting import (
    Setting,
    asked_situation,
    described,
    need_apart,
    need_read,
    setting,
)
from rulings_cli.ask.positions.situation import AskedThing, Goal, Situation
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import walk


def amount(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the permanent once, and look at the mana pool."""
    found = asked_situation(asked)
    _need_none_found(found)
    _need_no_order(asked, found)
    if found.goal.ask == "what" and any(each.commander for each in found.things):
        source = _source(asked, found)
        if has(asked.card(source.slot).front.paragraphs, CommanderIdentity):
            slots = (("source", source.slot), ("one", source.slot))
            yield from _types(asked, found.evolve(goal=Goal("types", "what", slots)))
            return
    yield from _used(asked, found)


def restricted(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the permanent once, and look at the limits of the mana."""
    found = asked_situation(asked)
    kind = found.goal.get("kind")
    if kind:
        for each in (each for each in found.things if not each.kind):
            _need_bound_to(asked.card(each.slot), str(kind))
    yield from _used(asked, found)


def _need_none_found(found: Situation) -> None:
    """Abstain where it was said what something has exiled or aims at."""
    if any(each.place == "found" for each in found.things):
        raise DropsOut("what that has to do with the mana is not planned here")


def _need_no_order(asked: Asked, found: Situation) -> None:
    """Abstain where it is chosen which of two effects changes the mana first (CR 616.1)."""
    cards = [asked.card(each.slot) for each in found.things if not each.kind]
    effects = [
        node
        for card in cards
        for node in walk(card.front.paragraphs)
        if isinstance(node, ManaInstead)
    ]
    if len(effects) > 1 and any(each.becomes is not None for each in effects):
        raise DropsOut("in which order the effects apply is not planned here")


def _need_bound_to(card: Card, kind: str) -> None:
    """Abstain where mana is bound to other spells than those of the kind, or to more."""
    kinds = {
        str(getattr(node, "name", ""))
        for limit in walk(card.front.paragraphs)
        if isinstance(limit, SpendOnly)
        for node in walk(limit)
        if isinstance(node, HasType | HasSubtype)
    }
    if kinds and kinds != {kind}:
        raise NotSupported(f"what else the mana of {card.name} may be spent on")


def types(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the permanents there, and see what types of mana one could produce (CR 106.7)."""
    yield from _types(asked, asked_situation(asked))


def _types(asked: Asked, found: Situation) -> Iterator[PlannedExample]:
    _need_none_found(found)
    if found.goal.ask == "around":
        yield _around(asked, found)
        return
    source = _source(asked, found)
    name = permanent_face(asked.card(source.slot)).name
    card = asked.card(source.slot)
    if not found.goal.ask:
        if not could_produce_nodes(card.front):
            raise DropsOut("what it could produce is not asked about")
        found = found.evolve(goal=found.goal.evolve(ask="what"))
    abilities = mana_abilities(permanent_face(card))
    if not abilities:
        if not card.front.is_a("land"):
            _mana_abilities(card)
        need_understood(card, card.front, "mana", "abilities", "activation")
    if found.goal.get("loose") and len(abilities) == 1 and _amount_of(abilities[0]) > 1:
        raise DropsOut(f"{name} makes one amount of mana")
    _need_open(name, abilities)
    for each in found.things:
        need_read(asked, each, "mana", "others", "types")
        _need_no_commander(asked, each, found)
        _need_no_more(asked, each, source)
        if found.goal.get("loose") and each.slot != source.slot and each.mention is not None:
            _need_same_amount(asked.card(each.slot), name)
    symbols = str(found.goal.get("mana")).strip("{}").split("}{")
    if len(symbols) > len(set(symbols)):
        raise NotSupported("whether so much mana is made is no matter of its types")
    there = setting(asked, _sides(found))
    script = Script(there.given)
    yield PlannedExample(
        script,
        (),
        tuple(_type_changes(asked, there, script, name, found.goal)),
        (*there.assumptions, "nothing else that matters is there"),
        probe="position_mana",
        about=(
            ("name", name),
            ("ask", f"types-{found.goal.ask}"),
            ("mana", found.goal.get("mana")),
        ),
    )


def _need_same_amount(card: Card, name: str) -> None:
    """Drop out where another permanent adds to the mana: then it is asked how much there is."""
    if has(card.front.paragraphs, ManaInstead, TappedForMana):
        raise DropsOut(f"{card.name} may add to what {name} makes")


def _need_no_more(asked: Asked, each: AskedThing, source: AskedThing) -> None:
    """Abstain where an Aura adds mana: the types that a land could produce leave that out."""
    if each.on != source.slot or each.mention is None:
        return
    triggers = tuple(
        one for one in asked.card(each.slot).front.abilities if isinstance(one, TriggeredAbility)
    )
    if has(triggers, Add):
        raise NotSupported("what an Aura adds is no type that the land could produce", "106.7")


def _around(asked: Asked, found: Situation) -> PlannedExample:
    """Plan: a nonbasic land under both, and what it could produce of any type (CR 613.8)."""
    fixing, changing = found.goal.slot("source"), found.goal.slot("of")
    for each in found.things:
        need_read(asked, each, "mana", "others", "abilities", "types")
    land = asked.stock.pick("fetchland").name
    own = f"you control {land}"
    there = setting(asked, found.things)
    without = setting(asked, [each for each in found.things if each.slot != fixing])
    bare = setting(asked, [each for each in found.things if each.slot not in (fixing, changing)])
    could = [_could(asked, Script((*each.given, own)), land) for each in (there, without, bare)]
    if could[1] == could[2] or not could[1] < could[0]:
        raise NotSupported("how one would get around the other")
    script = Script((*there.given, own))
    return PlannedExample(
        script,
        (),
        tuple(there.changes(script)),
        (*there.assumptions, f"tried with {land}"),
        probe="position_mana",
        about=(
            ("name", land),
            ("ask", "types-has"),
            ("mana", "".join(f"{{{each}}}" for each in sorted(could[0]))),
        ),
    )


def _could(asked: Asked, script: Script, name: str) -> frozenset[str]:
    """Give the types of mana that the permanent could produce after the script."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.ask.probes import _permanent
    from rulings_cli.engine import mana as producing

    run = run_of(script, asked.world)
    return frozenset(producing.could_produce(run.game, _permanent(run, name)))


def _need_open(name: str, abilities: tuple[Placed, ...]) -> None:
    """Abstain where an ability may be used only at times: what it could produce ignores that."""
    if any(getattr(each.ability, "limits", ()) for each in abilities):
        raise NotSupported(f"it rests on when {name}'s ability may be activated")


def _need_no_commander(asked: Asked, thing: AskedThing, found: Situation) -> None:
    """Abstain where the colors of a commander decide, and none is named."""
    named = any(each.commander for each in found.things)
    if (
        not named
        and not thing.kind
        and has(asked.card(thing.slot).front.paragraphs, CommanderIdentity)
    ):
        raise NotSupported("it rests on the commander's colors")


def _type_changes(
    asked: Asked, there: Setting, script: Script, name: str, goal: Goal
) -> Iterator[Change]:
    land = asked.stock.pick("land", "basic", other_than=tuple(n for n, _ in there.lines)).name
    for change in there.changes(script):
        if not change.words.startswith(name):
            yield change
    for who in ("you control", "the opponent controls"):
        for each in (land, asked.stock.pick("land", "basic", other_than=(land,)).name):
            yield Change(f"{who} {each} too", script.also_given(f"{who} {each}"))
    other = asked.stock.pick("colorless-mana").name
    line = f"the opponent controls {other}"
    yield Change(f"{line} too", script.also_given(line))
    for each in (*LAND_FOR.values(), other):
        about = (("name", each), ("ask", f"types-{goal.ask}"), ("mana", goal.get("mana")))
        yield Change(f"{each} instead of {name}", Script((f"you control {each}",)), about=about)


def _mana_abilities(card: Card) -> tuple[Placed, ...]:
    face = permanent_face(card)
    found = mana_abilities(face)
    if not found:
        lacking(card, face, f"{face.name} has no mana ability", "mana")
    return found


def _sides(found: Situation) -> tuple[AskedThing, ...]:
    """Give the things; where the opponent taps, the sides are changed, so that you do."""
    tapping = found.tapping
    if tapping is None or tapping.who == "you":
        return found.things
    return tuple(
        each.evolve(
            owner="you" if each.slot == tapping.slot or each.owner == "opponent" else "opponent"
        )
        for each in found.things
    )


def _source(asked: Asked, found: Situation) -> AskedThing:
    """Give the permanent that is used."""
    slot = found.goal.slot("source", "one") or (found.tapping.slot if found.tapping else "")
    if slot:
        return found.thing(slot)
    able = [
        each
        for each in found.things
        if not each.kind and mana_abilities(asked.card(each.slot).front)
    ]
    several = len(able) > 1
    if several:
        able = [e for e in able if e.number == 1 and not _is_basic(asked.card(e.slot))]
    if len(able) != 1 or (several and _filters(asked.card(able[0].slot))):
        raise DropsOut("none of the cards is the one that is tapped for mana")
    return able[0]


def _filters(card: Card) -> bool:
    """Tell whether mana is to be paid for all that a card makes, and it counts nothing."""
    kinds = [each.ability for each in mana_abilities(card.front)]
    costs = all(has(getattr(each, "cost", None), PayMana) for each in kinds)
    return costs and not has(kinds, CountOf, Devotion)


def _is_basic(card: Card) -> bool:
    return "basic" in card.front.supertypes


def _need_of_mana(cards: list[Card]) -> None:
    """Drop out where what is to see the mana triggers on other things only."""
    for card in cards:
        seen = [e for e in card.front.abilities if isinstance(e, TriggeredAbility)]
        if seen and not has(seen, TappedForMana, CausesMana):
            raise DropsOut(f"{card.name} does not look for mana")


def _used(asked: Asked, found: Situation) -> Iterator[PlannedExample]:
    source = _source(asked, found)
    card = asked.card(source.slot)
    name = permanent_face(card).name
    if source.number > 1:
        raise NotSupported("several of them are tapped")
    wanted = found.tapping.mana if found.tapping is not None else ""
    if found.goal.kind == "amount" and not found.goal.ask:
        _need_implied(asked, found, source)
    others = [each for each in found.things if each.slot != source.slot]
    if found.goal.ask == "doubled":
        _need_of_mana([asked.card(each.slot) for each in others if each.mention is not None])
    abilities = [each for each in _mana_abilities(card) if not wanted or _makes(each, wanted)]
    if found.goal.get("loose") and len(abilities) > 1:
        raise DropsOut(f"what {name} makes is a choice of types")
    if not abilities:
        raise DropsOut(f"{name} does not make {wanted}")
    color = _color_asked(found.goal)
    for each in abilities:
        if not others and _is_conditional(each):
            raise NotSupported(f"it rests on a condition of {name}")
        for other in others:
            need_read(asked, other, "mana", "others", "cost", "types")
        need_read(asked, source, "mana")
        used = use(card, each, asked.stock, floating=True)
        if others and used.ref == f"{used.source}'s ability" and each.number:
            nth = ability_nth(each.position)  # what is there may give it another ability
            used = used.evolve(ref=f"{used.source}'s {nth} ability")
        if wanted and any(tail.startswith("choosing ") for tail in used.tails):
            tails = [t for t in used.tails if not t.startswith("choosing ")]
            used = used.evolve(tails=(*tails, f"choosing {wanted}"))
        if used.hand:
            raise NotSupported("a mana ability that discards is not planned yet")
        if _is_variable(each) and others:
            _need_counted(asked, found, name)
        there = setting(asked, _sides(found))
        things = (f"you control {'; '.join(used.things)}",) if used.things else ()
        later = ("your beginning of combat step begins",) if found.later else ()
        script = Script((*there.given, *things, *used.given), (used.when, *later))
        alone = Script((*_own(there, name), *things, *used.given), (used.when,))
        yield PlannedExample(
            script,
            (),
            (
                *_changes(there, script, name),
                *_one_more(asked, found, script),
                *_mana_more(found, script),
            ),
            (*there.assumptions, *used.assumptions),
            probe="position_mana",
            about=(
                ("name", name),
                (
                    "ask",
                    (found.goal.ask or "what") if found.goal.kind == "amount" else "restricted",
                ),
                ("number", found.goal.number()),
                ("other", found.goal.get("other")),
                ("mana", found.goal.get("mana")),
                ("chosen", _chooses(used) and not wanted),
                ("depends", _is_variable(each) and not others),
                ("color", color),
                ("alone", alone),
                ("by", _bonus_by(asked, found, name)),
            ),
        )


def _one_more(asked: Asked, found: Situation, script: Script) -> Iterator[Change]:
    """Give the changes in which there is one of what there is none of, or one more."""
    for each in found.things:
        if each.kind:
            line = f"you control {described(each.kind, asked.stock)}"
            yield Change(f"{line} more", script.also_given(line))


def _mana_more(found: Situation, script: Script) -> Iterator[Change]:
    """Give the changes in which there is mana already, where a number is asked about."""
    for count in range(1, 1 + (found.goal.number() or 0)):
        line = f"your mana pool is {'{C}' * count}"
        yield Change(f"{line} before", script.also_given(line))


def _need_implied(asked: Asked, found: Situation, source: AskedThing) -> None:
    """Let the reading drop out unless all it says is how many there are of what is counted."""
    others = [each for each in found.things if each.slot != source.slot]
    counts = any(_is_variable(each) for each in mana_abilities(asked.card(source.slot).front))
    if not others or not counts or not all(each.kind for each in others):
        raise DropsOut("how much mana is made is not asked about")


def _need_counted(asked: Asked, found: Situation, name: str) -> None:
    """Abstain where it is not said how many there are, or whether the cards named are of them."""
    told = any(each.kind or each.counters or each.number > 1 for each in found.things)
    if not told and not _lists_lands(asked, found):
        raise NotSupported(f"it rests on what {name} counts")
    need_apart(asked, found.things)


def _lists_lands(asked: Asked, found: Situation) -> bool:
    """Tell whether basic lands are named one by one, so that all that are there are said."""
    return any(
        not each.kind and "basic" in asked.card(each.slot).front.supertypes
        for each in found.things
        if each.slot != found.goal.slot("source", "one")
    )


def _amount_of(each: Placed) -> int:
    """Give how many symbols an ability adds, where that is all it says."""
    adds = [node.mana for node in walk(each.ability) if isinstance(node, Add)]
    return len(getattr(adds[0], "symbols", ())) if len(adds) == 1 else 0


def _bonus_by(asked: Asked, found: Situation, name: str) -> str:
    """Give which permanent makes the mana that is asked about, where it is the extra mana."""
    if found.goal.kind != "restricted":
        return ""
    others = [each for each in found.things if not each.kind]
    named = [permanent_face(asked.card(each.slot)).name for each in others]
    extra = [each for each in named if each != name]
    if not found.goal.get("extra"):
        return name
    if len(extra) != 1:
        raise NotSupported("which permanent makes the extra mana")
    return extra[0]


def _makes(each: Placed, wanted: str) -> bool:
    """Tell whether an ability may make mana of a type."""
    from rulings_cli.abilities.mana import OneOf, Symbols

    letter = wanted.strip("{}")[:1]
    adds = [node.mana for node in walk(each.ability) if isinstance(node, Add)]
    for mana in adds:
        if isinstance(mana, Symbols):
            if letter in mana.symbols:
                return True
        elif isinstance(mana, OneOf):
            if any(letter in one for one in mana.alternatives):
                return True
        elif letter != "C":
            return True
    return False


def _color_asked(goal: Goal) -> str:
    """Give the type of which the mana is counted, where the question counts only that."""
    if goal.kind != "amount" or goal.ask != "what":
        return ""
    letters = set(str(goal.get("mana") or "").strip("{}").split("}{")) - {""}
    letters |= {letter for letter, name in COLOR_NAMES.items() if name == goal.get("color")}
    letters |= {"C"} if goal.get("color") == "colorless" else set()
    if len(letters) > 1:
        raise NotSupported("mana of several types is counted")
    return "".join(letters)


def _own(there: Setting, name: str) -> tuple[str, ...]:
    return tuple(line for each, line in there.lines if each == name)


def _changes(there: Setting, script: Script, name: str) -> Iterator[Change]:
    others = [each for each in there.changes(script) if not each.words.startswith(f"{name} has")]
    yield from others
    for each, line in there.lines:
        if each == name:
            yield Change(f"{name} is tapped", script.replacing(line, f"{line}, tapped"))
    yield from there.changes(script)

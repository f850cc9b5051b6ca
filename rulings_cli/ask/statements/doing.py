"""What every event is made with: who does it, with what, from where, at what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import (
    Counter,
    DealDamage,
    Destroy,
    Exile,
    GainControl,
    PutOntoBattlefield,
    ReturnToHand,
)
from rulings_cli.abilities.static import GainsControl
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.foretold import let_be_foretold
from rulings_cli.ask.statements.fusing import fuse
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.ways_taken import CAST_WAYS, add_way
from rulings_cli.errors import NotSupported

Handler = Callable[[Scene, Statement], "Deed | None"]


def _noun(statement: Statement, slot: str = "a") -> Noun:
    found = statement.noun(slot)
    if found is None:
        raise Misfit(f"{statement.text!r} speaks of nothing")
    return found


def _who(scene: Scene, statement: Statement, default: str = "") -> str:
    return statement.word("who") or (scene.ask_who if scene.asks else "") or default or "you"


def other_than_asks(scene: Scene) -> str:
    """Give who casts what is on the stack, where one player asks what they can do: the other."""
    said = scene.about.get("said")
    asks = [e for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
    whose = asks[0].word("who") if len(asks) == 1 and asks[0].name == "can" else ""
    return {"you": "opponent", "opponent": "you"}.get(whose, "")


def who_before(scene: Scene) -> str:
    """Give the player of whom the statement before spoke: the sentence may go on about them."""
    last = scene.about.get("last")
    return last.word("who") if isinstance(last, Statement) else ""


def _new(scene: Scene, kind: str, who: str, item: Item | None, line: str = "") -> Deed:
    deed = Deed(kind, who, item, line)
    scene.deeds.append(deed)
    return deed


def play_land(scene: Scene, item: Item, who: str) -> Deed:
    """Play a land from the hand."""
    if who != "you":
        scene.turn = scene.turn or "opponent"
    if item.zone != "library":
        scene.place(item, "hand", who)
    _in_time(scene, item)
    deed = _new(scene, "play", who, item)
    deed.passes = False
    return deed


def _in_time(scene: Scene, item: Item) -> None:
    """Go on to a main phase for what was exiled in combat."""
    if scene.about.get("exiled from the top") is item:
        from rulings_cli.ask.statements.exiling_top import after_combat

        after_combat(scene, item)


def cast_item(scene: Scene, item: Item, who: str) -> Deed:
    """Cast a card from the hand, or from where it was said to be."""
    for each in scene.deeds:
        if each.item is item and each.kind == "cast":
            return each  # it was said before
    if item.token:
        raise Misfit("a token is not cast")
    _in_time(scene, item)
    foretold = let_be_foretold(scene, item, who)
    if item.zone in ("graveyard", "exile", "command zone", "library", "found"):
        item.owner = item.owner or who
    else:
        scene.place(item, "hand", who)
    deed = _new(scene, "cast", who, item)
    if foretold:
        deed.tails.append("for its foretell cost")
    if item.noun is not None and "kicked" in item.noun.qualities:
        if not item.has("kicker"):
            raise Misfit(f"{item.name} has no kicker")
        deed.tails.append("kicked")
    if "face down" in item.tails:
        item.tails.remove("face down")
        mask = next(each for each in ("morph", "megamorph", "disguise") if item.has(each))
        deed.tails.append(f"for its {mask} cost")  # it is cast face down for that (702.37c)
    _say_how(scene, item, deed)
    if item.noun is not None and "fused" in item.noun.qualities:
        fuse(deed)
    if item.noun is not None and "pitched" in item.noun.qualities:
        from rulings_cli.ask.statements.pitching import pitch_any

        pitch_any(scene, deed)
    _cast_in_its_way(scene, item, deed)
    if item.zone == "graveyard":
        deed.tails.append("from your graveyard")
    if item.zone == "command zone":
        deed.tails.append("from the command zone")
    if not scene.turn and not item.is_instant:
        scene.turn = who
        scene.turn_assumed = True
    return deed


def _cast_in_its_way(scene: Scene, item: Item, deed: Deed) -> None:
    """Cast "an overloaded NAME" so: for the cost that its keyword asks for."""
    from rulings_cli.ask.statements.ways_taken import add_way
    from rulings_cli.ask.ways import ALTERNATIVE

    noun = item.noun
    if noun is None or not (noun.is_card or noun.head == "spell"):
        return
    ways = [each for each in noun.keywords if each in ALTERNATIVE and each not in _MADE_SO]
    if len(ways) == 1 and item.has(ways[0]) and not any("cost" in each for each in deed.tails):
        add_way(scene, deed, ways[0])


#: Ways to cast that are told otherwise.
_MADE_SO = frozenset(("morph", "madness", "miracle"))


def cast_as_said(scene: Scene, item: Item) -> None:
    """Cast what is only named where it is said how: "a pitched NAME", "NAME kicked twice"."""
    said = item.noun.qualities if item.noun is not None else ()
    told = any(each in ("pitched", "fused") or "=" in each for each in said)
    if told and not any(each.item is item for each in scene.deeds):
        item.zone, item.soft = "", False
        cast_item(scene, item, item.owner or "you")


def _say_how(scene: Scene, item: Item, deed: Deed) -> None:
    """Cast a thing as the words about its name say: with an X, kicked so often, flashed back."""
    from rulings_cli.ask.statements.helping import take

    for word in item.noun.keywords if item.noun is not None and item.noun.is_card else ():
        if word in CAST_WAYS and item.has(word):
            add_way(scene, deed, word)  # "flashback NAME"

    x = take(scene, f"x of {item.name}")
    if x is not None:
        deed.tails.append(f"with X={x}")
    kicked = take(scene, f"kicked of {item.name}")
    if isinstance(kicked, int):
        if kicked > 1 and not item.has("multikicker"):
            raise Misfit(f"{item.name} is not kicked so often")
        deed.tails.append({1: "kicked", 2: "kicked twice"}.get(kicked, f"kicked {kicked} times"))


def fight(scene: Scene, attacker: Item, blocker: Item) -> Deed:
    """Let a creature attack, and another block it; give the deed of blocking."""
    scene.turn = scene.turn or attacker.owner
    scene.deeds.append(Deed("attack", attacker.owner, attacker))
    block = Deed("block", blocker.owner, blocker)
    block.targets.append(attacker)
    scene.deeds.append(block)
    return block


def at_player(statement: Statement) -> bool:
    """Tell whether damage to a player is asked about."""
    words = statement.text.split()
    return bool(statement.word("whom")) or not _PLAYERS.isdisjoint(words)


#: Words by which damage to a player is meant, where none is named.
_PLAYERS = frozenset(("through", "player", "face"))


def met_in_combat(scene: Scene, item: Item) -> list[Item]:
    """Give what a creature blocks, or is blocked by."""
    found: list[Item] = []
    for each in scene.deeds:
        if each.kind == "block" and each.item is not None:
            aimed = [one for one in each.targets if isinstance(one, Item)]
            if each.item is item:
                found += aimed
            elif item in aimed:
                found.append(each.item)
    return found


def aim(scene: Scene, deed: Deed, other: Noun) -> None:
    """Name a target of what was just done."""
    if other.pronoun:
        met = _who_meets(scene)
        if met and deed.item is not None and deed.item not in met:
            aim_at(scene, deed, _of_two(deed, met))
            return
        theirs = [e.item for e in scene.deeds if e.kind == "cast" and e.who != deed.who]
        if theirs and deed.item is not None and has(deed.item.face.paragraphs, Counter):
            assert theirs[-1] is not None
            aim_at(scene, deed, theirs[-1])  # nobody counters their own spell
            return
    from rulings_cli.ask.statements.using import requirements_of

    on_stack = any(zone == "stack" for zone, _ in requirements_of(deed))
    want = "spell" if on_stack else "permanent"
    found = scene.bind(other, "" if other.is_card else want)
    if other.pronoun and found.zone in ("", "battlefield"):
        found = _fitting(scene, deed, found)
        scene.mean(other, found)
    aim_at(scene, deed, found)


def _fitting(scene: Scene, deed: Deed, item: Item) -> Item:
    """Give what "it" is aimed at: what was spoken of last that may be such a target."""
    from rulings_cli.ask.statements.completing import may_be
    from rulings_cli.ask.statements.using import targets_of

    wanted = [each for each in targets_of(deed)[:1] if each.what is not None or each.any_target]
    if not wanted or deed.item is None:
        return item
    what = wanted[0]
    others = [e for e in reversed(scene.spoken) if e is not deed.item and _could_be(e, what)]
    harms = has(deed.item.face.paragraphs, *HARM) and item.owner == deed.who and not item.assumed
    theirs = [e for e in others if harms and e.owner not in ("", deed.who) and e.is_permanent]
    if theirs:
        return theirs[0]  # what is harmful is for the other player's
    if what.any_target or may_be(item, what):
        return item
    return others[0] if others else item


def _could_be(item: Item, target: Any) -> bool:
    from rulings_cli.ask.statements.completing import may_be

    if target.any_target:
        return item.is_a("creature") or item.is_a("planeswalker")
    return may_be(item, target)


def _who_meets(scene: Scene) -> tuple[Item, ...]:
    """Give the two creatures that were said to meet right before: "it" may be either."""
    last = scene.about.get("last")
    if not isinstance(last, Statement) or not last.name.startswith("block"):
        return ()
    known = [scene.bound.get(id(value)) for _, value in last.slots]
    met = tuple(each[1] for each in known if each is not None)
    return met if len(met) == 2 and met[0].owner != met[1].owner else ()


def _of_two(deed: Deed, met: tuple[Item, ...]) -> Item:
    """Give which of two that meet is aimed at: what is harmful is for the other player's."""
    assert deed.item is not None
    harms = has(deed.item.face.paragraphs, *HARM)
    return next(each for each in met if (each.owner != deed.who) == harms)


def aim_at(scene: Scene, deed: Deed, target: Item) -> None:
    """Take a thing as the target of what was just done; a spell is cast before it."""
    from rulings_cli.ask.statements.using import requirements_of

    _need_no_imprint(deed, target)
    if "for its overload cost" in deed.tails:
        scene.onto_battlefield(target, target.owner or ("opponent" if deed.who == "you" else "you"))
        return  # it has no targets (702.96b)
    zone = next((each[0] for each in requirements_of(deed)), "battlefield")
    done = any(e.item is target and e.kind in ("cast", "activate") for e in scene.deeds)
    if _aims_at_ability(scene, deed, target):
        return
    if zone == "stack":
        need_unresolved(scene, target)
    if zone == "stack" and not done:
        owner = target.noun.owner if target.noun is not None else ""
        caster = owner or target.owner or ("opponent" if deed.who == "you" else "you")
        target.soft = target.soft or target.zone == ""
        at = scene.deeds.index(deed)
        later = scene.deeds[at:]
        del scene.deeds[at:]
        made = cast_item(scene, target, caster)
        if target.noun is not None:
            from rulings_cli.ask.statements.acting_spells import say_ways

            say_ways(scene, target.noun, made)
        scene.deeds += later
    if zone == "stack":
        scene.deeds[:] = [each for each in scene.deeds if not _has_entered(each, target)]
        deed.response = True
        scene.response = True
    elif not target.zone:
        place_target(scene, deed, target)
    if zone != "stack":
        _let_enter(scene, deed, target)
        _let_be_tapped(scene, deed, target)
    deed.targets += _each_of(scene, deed, target)
    _expect_copy(scene, deed, target)


def _aims_at_ability(scene: Scene, deed: Deed, target: Item) -> bool:
    """Aim what counters abilities at the one of a permanent that is used; tell if it is so."""
    from rulings_cli.ask.statements import using

    wanted = next((each.what for each in using.targets_of(deed)), None)
    if not getattr(wanted, "noun", "").endswith("ability") or not target.is_permanent:
        return False
    used = any(each.kind == "activate" and each.item is target for each in scene.deeds)
    if not used:
        able = [e for e in using.abilities_of(target) if not using.is_mana(scene, e)]
        if len(able) != 1 or any(each.item is target for each in scene.deeds):
            return False
        who = target.owner or ("opponent" if deed.who == "you" else "you")
        at = scene.deeds.index(deed)
        later = scene.deeds[at:]
        del scene.deeds[at:]
        using.activated(scene, scene.onto_battlefield(target, who), able[0], who)
        scene.deeds += later
    deed.targets.append(f"{scene.ref(target)}'s ability")
    deed.response = scene.response = True
    return True


def _let_enter(scene: Scene, deed: Deed, target: Item) -> None:
    """Let what was evoked, or aimed by entering, have entered before it is aimed at (702.74a)."""
    cast = next((e for e in scene.deeds if e.item is target and e.kind == "cast"), None)
    entered = any(e.item is target and e.line == "NAME resolves" for e in scene.deeds)
    if cast is None or entered:
        return
    aims = (
        target.is_permanent and cast.passes and not scene.asks and target.name not in scene.choices
    )
    if not any("evoke" in tail for tail in cast.tails) and not (aims and is_aimed(scene, target)):
        return
    resolves = Deed("happen", cast.who, target, "NAME resolves")
    resolves.response = True
    scene.deeds.insert(scene.deeds.index(deed), resolves)
    deed.response = True


def _has_entered(deed: Deed, target: Item) -> bool:
    """Tell whether it was taken that something evoked has resolved, which is still a spell."""
    return deed.item is target and deed.response and deed.line == "NAME resolves" and not deed.text


def _let_be_tapped(scene: Scene, deed: Deed, target: Item) -> None:
    """Let what is said to be aimed at be tapped, where only what is may be a target."""
    from rulings_cli.ask.statements.using import targets_of

    wanted = next(iter(targets_of(deed)), None)
    states = getattr(getattr(wanted, "what", None), "adjectives", ())
    fresh = target.zone == "battlefield" and "tapped" not in target.tails
    if fresh and not scene.asks and any(each == HasState("tapped") for each in states):
        target.tails.append("tapped")


def is_aimed(scene: Scene, item: Item) -> bool:
    """Tell whether it was said at what an ability that triggers as a thing enters is aimed."""
    return scene.about.get("aims as it enters") is item


def _expect_copy(scene: Scene, deed: Deed, target: Item) -> None:
    """Keep in mind the token that a spell makes as a copy of its target: "the token" is that."""
    from rulings_cli.abilities.effects import CreateToken
    from rulings_cli.terms.values import walk

    if deed.item is None or deed.kind != "cast" or not deed.item.is_spell or target.copy_of:
        return
    made = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, CreateToken)]
    copies = made and made[0].copy_of is not None and all(e.words for e in made[1:])
    if not copies or target.zone != "battlefield" or deed.tails:
        return
    copied = Item(target.card, target.face, None, deed.who)
    copied.copy_of = target
    scene.items.append(copied)


def _need_no_imprint(deed: Deed, target: Item) -> None:
    """Refuse a spell "on" what exiles it from a hand, where that is no target of it."""
    from rulings_cli.ask.statements.completing import may_be
    from rulings_cli.ask.statements.using import targets_of

    imprints = any(getattr(each, "label", "") == "Imprint" for each in target.face.paragraphs)
    if not imprints or deed.item is None or not deed.item.is_spell or deed.kind != "cast":
        return
    wanted = targets_of(deed)
    if not any(each.what is not None and may_be(target, each) for each in wanted):
        raise Misfit(f"{deed.item.name} is exiled with {target.name}, and not aimed at it")


def _each_of(scene: Scene, deed: Deed, target: Item) -> list[Item]:
    """Give several things of a name one by one, where as many are targets."""
    from rulings_cli.ask.statements.using import targets_of

    number = target.count
    aimed = sum(each.maximum or 1 for each in targets_of(deed))
    if number < 2 or target.zone != "battlefield" or target.lines or aimed < number:
        return [target]
    from rulings_cli.ask.statements.acting_several import apart

    return apart(scene, target)


def need_unresolved(scene: Scene, spell: Item) -> None:
    """Abstain where a spell that is to be countered is said to have resolved."""
    for each in scene.deeds:
        if each.item is spell and not _RESOLVED.isdisjoint(each.text.lower().split()):
            raise NotSupported(f"{spell.name} was said to have resolved", "608.3")


_RESOLVED = frozenset(("resolve", "resolves", "resolved", "resolving", "landed", "stuck"))
#: What is done to the other player's things rather than to one's own.
HARM = (DealDamage, Destroy, Exile, ReturnToHand)
#: What takes control of a thing.
TAKING = (GainControl, GainsControl)


def place_target(scene: Scene, deed: Deed, target: Item) -> None:
    """Put a target where what is done looks for it, on the side that it asks for."""
    from rulings_cli.ask.statements.using import requirements_of

    zone, side = "battlefield", ""
    for what in requirements_of(deed):
        zone, side = what
    other = "opponent" if deed.who == "you" else "you"
    if not side and deed.item is not None and has(deed.item.face.paragraphs, *TAKING):
        side = "other"  # nobody takes what is theirs already
    harms = _harms(deed) or _is_safe(deed, target) or _makes_up(scene, deed)
    if not side and zone == "battlefield" and harms:
        side = "other" if target.owner in ("", other) else side
    if not side and zone == "battlefield" and deed.item is not None and holds_down(deed.item):
        side = "other" if target.owner in ("", other) else side
    owner = {"own": deed.who, "other": other}.get(side, "")
    if target.owner and owner and target.owner != owner:
        raise Misfit(f"{target.name} would not be a legal target there")
    if zone == "battlefield":
        scene.onto_battlefield(target, target.owner or owner or deed.who)
    else:
        scene.place(target, zone, target.owner or owner or deed.who)


def holds_down(item: Item) -> bool:
    """Tell whether an Aura keeps what it enchants from attacking or untapping."""
    from rulings_cli.abilities.effects import Tap
    from rulings_cli.abilities.static import CantBe, DoesntUntapInUntapStep

    return item.is_a("Aura") and has(item.face.paragraphs, Tap, CantBe, DoesntUntapInUntapStep)


def _harms(deed: Deed) -> bool:
    """Tell whether an ability, or an opponent's spell, harms what it is aimed at."""
    made = deed.kind == "activate" or (deed.kind == "cast" and deed.who == "opponent")
    if not made or deed.item is None or has(deed.item.face.paragraphs, PutOntoBattlefield):
        return False  # what comes back is not harmed
    return has(deed.item.face.paragraphs, *HARM)


def _is_safe(deed: Deed, target: Item) -> bool:
    """Tell whether nobody harms a thing by a spell unless it is theirs: it has hexproof."""
    return (
        target.has("hexproof") and deed.item is not None and has(deed.item.face.paragraphs, *HARM)
    )


def _is_passive(statement: Statement) -> bool:
    """Tell whether an event is told of what befalls a thing, and not of who does it."""
    if statement.kind != "event" or statement.word("who"):
        return False
    noun = statement.noun("b") if statement.name == "cast_at" else None
    first = noun is not None and statement.text.startswith(noun.text)
    return first or statement.name in ("exiled_by", "cast_passive")


def _makes_up(scene: Scene, deed: Deed) -> bool:
    """Tell whether a spell harms a thing and gives its controller something for it.

    What is only said to befall a thing ("NAME gets exiled by it") may befall one's own.
    """
    from rulings_cli.abilities.references import ControllerOf, TargetObject
    from rulings_cli.terms.values import walk

    if deed.kind != "cast" or deed.item is None or not has(deed.item.face.paragraphs, *HARM):
        return False
    said = scene.about.get("said")
    if isinstance(said, tuple) and any(map(_is_passive, said)):
        return False
    given = (each for each in walk(deed.item.face.paragraphs) if isinstance(each, ControllerOf))
    return any(isinstance(each.of, TargetObject) for each in given)


def controller_of(scene: Scene, item: Item) -> str:
    """Give who controls a thing after what was done: who took control of it last."""
    takers = [
        each.who
        for each in scene.deeds
        if (
            each.item is not None
            and (item in each.targets or (each.item is not item and item.name in scene.choices))
            and has(each.item.face.paragraphs, *TAKING)
        )
        or (each.item is item and each.line.endswith("control of NAME"))
    ]
    return takers[-1] if takers else item.owner


def through(scene: Scene, deed: Deed, other: Noun) -> None:
    """Cast something by the permission of a permanent."""
    from rulings_cli.abilities.static import MayPayInstead, MayPlayFrom
    from rulings_cli.terms.values import walk

    holder = scene.bind(other, "permanent")
    if any(isinstance(each, MayPayInstead) for each in walk(holder.face.paragraphs)):
        scene.onto_battlefield(holder, deed.who)
        if not any(each.startswith(("for its", "without")) for each in deed.tails):
            deed.tails.append("for its alternative cost")
        return
    if not any(isinstance(each, MayPlayFrom) for each in walk(holder.face.paragraphs)):
        raise Misfit(f"{holder.name} lets nobody cast from a zone")
    scene.onto_battlefield(holder, deed.who)
    free = any(isinstance(each, MayPlayFrom) and each.free for each in walk(holder.face.paragraphs))
    if free:
        deed.tails.append("without paying its mana cost")


def _verb(who: str, verb: str, rest: str) -> str:
    return f"you {verb} {rest}" if who == "you" else f"the opponent {verb}s {rest}"


def pay_with(scene: Scene, deed: Deed, mana: str) -> None:
    """Pay with exactly the mana that is said: with a land for each."""
    from rulings_cli.ask.stock import lands_for
    from rulings_cli.terms.mana import parse_mana_cost

    lands = lands_for(parse_mana_cost(mana))
    side = "you control" if deed.who == "you" else "the opponent controls"
    scene.mana_fixed.add(deed.who)
    if not lands:
        return
    scene.given.append(f"{side} {'; '.join(lands)}")
    deed.tails.append(f"paying with {'; '.join(lands)}")


def pay_in_type(scene: Scene, deed: Deed, mana: str) -> None:
    """Let a player have as much mana of one type as a spell costs, and no other."""
    from rulings_cli.terms.mana import mana_value

    cost = deed.item.face.mana_cost if deed.item is not None else None
    x = next((int(e.removeprefix("with X=")) for e in deed.tails if e.startswith("with X=")), None)
    if cost is None or (x is None and any(each in "XYZ" for each in cost.symbols)):
        raise NotSupported("how much mana that is was not said")
    number = mana_value(cost) + (x or 0) * cost.symbols.count("X")
    whose = "your" if deed.who == "you" else "the opponent's"
    scene.given.append(f"{whose} mana pool is {mana * number or 'empty'}")
    scene.mana_fixed.add(deed.who)


def has_x(item: Item) -> bool:
    """Tell whether a thing's cost has an X: its mana cost, or what is paid besides."""
    from rulings_cli.abilities.quantities import VariableX
    from rulings_cli.abilities.static import AdditionalCost
    from rulings_cli.ask.cards import x_costs
    from rulings_cli.terms.values import walk

    more = (each for each in walk(item.face.paragraphs) if isinstance(each, AdditionalCost))
    return x_costs(item.face) or any(has(each, VariableX) for each in more)


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card

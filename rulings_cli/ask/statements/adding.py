"""What more is said of a deed or a thing: targets, X, kicker, the zone it comes from."""

from __future__ import annotations

from rulings_cli.abilities import effects
from rulings_cli.abilities.effects import DealDamage
from rulings_cli.abilities.static import AttackTax, CostChange, LifeForMana
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import (
    acting,
    aimed_triggers,
    before_paid,
    cast_into,
    causing,
    discarding,
    doing,
    face_down,
    faces_said,
    given_up_states,
    giving,
    hands,
    modes_said,
    own_conditions,
    special_actions,
    staging,
    using,
    wearing,
)
from rulings_cli.ask.statements.abilities_more import ADDED_MORE
from rulings_cli.ask.statements.chapters import is_chapter
from rulings_cli.ask.statements.fusing import fuse
from rulings_cli.ask.statements.generic import OF_AURAS
from rulings_cli.ask.statements.helping import leave_open
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.pitching import (
    by_life,
    pitch_any,
    pitched,
    taken_for,
    takes,
    way_to_pitch,
)
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import CASTS_IT, Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME, mana_value
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


def add(scene: Scene, statement: Statement) -> None:
    """Carry out what more is said."""
    handler = ADDED.get(statement.name)
    if handler is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    if statement.name in IMPLIES_CAST and scene.asks in MAY_CAST and scene.asked is None:
        _cast_implied(scene, statement)
    if statement.name == "target" and scene.asks == "trigger_word":
        raise Misfit("on what it triggers is said with it")
    if statement.name == "target" and aimed_triggers.aim(scene, statement):
        return
    handler(scene, statement)


#: What is given up for a spell, by which it is clear that it is cast: "can I exile a blue card".
IMPLIES_CAST = {
    "sacrificing": "sacrificing", "discarding": "discarding", "pitch": "exiling",
    "returning": "returning", "life_paid": "life", "other_cost": "other",
}  # fmt: skip


#: Asks for what is done: by a player, or by the card of itself ("can it exile itself").
MAY_CAST = ("can", "can_thing")


def _cast_implied(scene: Scene, statement: Statement) -> None:
    """Cast what was spoken of last for which something is given up so."""
    verb = IMPLIES_CAST[statement.name]
    for item in reversed(scene.spoken):
        cast = any(each.item is item for each in scene.deeds)
        if item.noun is None or not item.noun.is_card or cast or not takes(item, verb):
            continue
        noun = Noun(item.noun.text, pronoun="it")
        scene.mean(noun, item)
        slots = (("a", noun), ("who", scene.ask_who or "you"))
        acting.act(scene, Statement("event", "cast", slots, statement.text, statement.start))
        return
    raise Misfit("for what that is given up was not said")


def _deed(scene: Scene, *kinds: str) -> Deed:
    if not scene.deeds:
        raise Misfit("nothing was said to be done")
    deed = scene.deeds[-1]
    if kinds and deed.kind not in kinds:
        raise Misfit(f"that is not said of {deed.text!r}")
    return deed


def _nth_spell(scene: Scene, statement: Statement) -> None:
    """Let other spells have been cast before the one that is spoken of."""
    from rulings_cli.ask.statements.acting_several import cast_before, nth_of

    deed = casting(scene)
    if statement.word("whose") and statement.word("whose") != deed.who:
        raise Misfit("another player casts it")
    cast_before(scene, deed, nth_of(statement) - 1)


def casting(scene: Scene, word: str = "") -> Deed:
    """Give what is cast, or cast what was named last and nothing else was said of."""
    if scene.deeds and scene.deeds[-1].kind == "cast":
        return scene.deeds[-1]
    named = [
        e for e in scene.spoken if e.noun is not None and e.noun.is_card and not e.is_a("land")
    ]
    fitting = [
        each for each in named if (each.soft or not each.zone) and (not word or each.has(word))
    ]
    if scene.deeds or not fitting:
        raise Misfit("nothing was said to be cast")
    item = fitting[-1]
    item.zone, item.soft = "", False
    return doing.cast_item(scene, item, item.owner or "you")


def _thing(scene: Scene) -> Item:
    if not scene.spoken:
        raise Misfit("nothing was said before it")
    return _nearest(scene) or scene.spoken[-1]


def _nearest(scene: Scene) -> Item | None:
    """Give the creature named last where two meet ("A blocks B with flying": B)."""
    last = scene.about.get("last")
    if not isinstance(last, Statement) or not last.name.startswith(("block", "attack", "fight")):
        return None
    nouns = [value for _, value in last.slots if isinstance(value, Noun)]
    ending = [each for each in nouns if last.text.endswith(each.text)]
    if len(nouns) < 2 or not ending:
        return None
    known = scene.bound.get(id(max(ending, key=lambda each: len(each.text))))
    if known is None:
        raise Misfit("of which of two that is said was not said")
    return known[1]


def _noun(statement: Statement, slot: str = "b") -> Noun:
    found = statement.noun(slot)
    if found is None:
        raise Misfit("nothing is named")
    return found


def _x(scene: Scene, statement: Statement) -> None:
    if not scene.deeds:
        item = _thing(scene)
        if not doing.has_x(item):
            leave_open(scene, "X", statement.number())  # it may be that of an ability
            return
        if item.soft or not item.zone:
            item.zone, item.soft = "", False
            doing.cast_item(scene, item, item.owner or "you")
    deed = _aimed_with_x(scene, _deed(scene, "cast", "activate"))
    if deed.item is None or (deed.kind == "cast" and not doing.has_x(deed.item)):
        raise NotSupported("of what X is said was not said")
    _say_x(deed, statement)


def _aimed_with_x(scene: Scene, deed: Deed) -> Deed:
    """Give the spell of which X is said: the one that is aimed at, where that alone has X."""
    if deed.kind != "cast" or deed.item is None or doing.has_x(deed.item):
        return deed
    aimed = [each for each in deed.targets if isinstance(each, Item) and doing.has_x(each)]
    found = [each for each in scene.deeds if each.kind == "cast" and each.item in aimed]
    return found[0] if len(found) == 1 else deed


def _say_x(deed: Deed, statement: Statement) -> None:
    if deed.kind == "activate" and f"with X={statement.number()}" in deed.tails:
        return  # it was activated with what is said of X
    if any(each.startswith("with X=") for each in deed.tails):
        raise Misfit("X was said before")
    deed.tails.append(f"with X={statement.number()}")


def _to_command(scene: Scene, statement: Statement) -> None:
    """Let a commander be put into the command zone (903.9), or stay where it is put."""
    del statement
    _need_commander(scene)
    asked = getattr(scene.about.get("ask"), "name", "")
    if asked in ("die", "survive") and all(each.item is None for each in scene.deeds):
        raise NotSupported("what befalls the commander was not said")  # it is moved after (903.9a)
    scene.about["moved"] = True


def _rather(scene: Scene, statement: Statement) -> None:
    """Take "rather than the graveyard" as said of a commander that may be moved."""
    del statement
    _need_commander(scene)


def _stays_put(scene: Scene, statement: Statement) -> None:
    del statement
    _need_commander(scene)
    scene.about["moved"] = False


def _need_commander(scene: Scene) -> None:
    if not any("as commander" in e.tails or e.zone == "command zone" for e in scene.items):
        raise Misfit("there is no commander")


def _from_top(scene: Scene, statement: Statement) -> None:
    """Let what is cast or played be on top of its player's library."""
    deed = _deed(scene, "cast", "play")
    whose, _, zone = (statement.word("zone") or f"{deed.who} library").partition(" ")
    item = deed.item
    if zone != "library" or item is None or item.zone != "hand":
        raise Misfit("that does not come from a library")
    if scene.about.get("cast together"):
        raise NotSupported("which of several cards lie on top was not said")
    item.zone = ""
    staging.put_on_top(scene, item, whose)


def _instant_speed(scene: Scene, statement: Statement) -> None:
    """Let it be done in the other player's turn: only what may be done as an instant can."""
    del statement
    deed = _deed(scene)
    if scene.turn and not scene.turn_assumed:
        raise NotSupported("when it is done was said otherwise")
    scene.turn = "opponent" if deed.who == "you" else "you"
    scene.turn_assumed = False


def _x_for(scene: Scene, statement: Statement) -> None:
    """Take "for four" as the X of a spell that has one."""
    if not scene.deeds and scene.spoken and using.has_x_ability(scene.spoken[-1]):
        leave_open(scene, "X", statement.number())
        return
    if not scene.deeds and scene.spoken and doing.has_x(scene.spoken[-1]):
        doing.cast_item(scene, scene.spoken[-1], scene.spoken[-1].owner or "opponent")
    deed = _aimed_with_x(scene, _deed(scene, "cast", "activate"))
    if deed.item is not None and statement.number() == 0 and not doing.has_x(deed.item):
        _need_free(deed)
        return
    if deed.item is None or not doing.has_x(deed.item):
        raise Misfit("there is no X")
    deed.tails.append(f"with X={statement.number()}")


def _need_free(deed: Deed) -> None:
    """Take "for zero" as what is so anyway; what costs mana is not cast for nothing."""
    assert deed.item is not None
    cost = deed.item.face.mana_cost
    if cost is None or any(each != "0" for each in cost.symbols):
        raise Misfit(f"how {deed.item.name} is cast for nothing was not said")


def _x_spent(scene: Scene, statement: Statement) -> None:
    """Take "for six mana" as what is spent on a spell with X: the rest of it is for that."""
    deed = casting(scene)
    _x_of_all(deed, statement.number() or 0)


def _casting_with(scene: Scene, word: str) -> Deed:
    """Give the casting of what has a keyword."""
    deed = casting(scene)
    if deed.item is None or not deed.item.has(word):
        raise Misfit(f"it has no {word}")
    return deed


def _kicked(scene: Scene, statement: Statement) -> None:
    number = statement.number() or 1
    deed = casting(scene)
    assert deed.item is not None
    if deed.item.has("multikicker"):
        times = {1: "", 2: " twice"}.get(number, f" {number} times")
        deed.tails.append(f"kicked{times}")
        return
    if not deed.item.has("kicker") or number > 1:
        raise Misfit("it has no such kicker")
    deed.tails.append("kicked")


def _target(scene: Scene, statement: Statement) -> None:
    asked = getattr(scene.about.get("ask"), "name", "")
    if asked == "pays" and not scene.deeds and not _noun(statement).is_card:
        return  # on what it is put is no matter of what may pay for it
    deed = _deed(scene, "cast", "activate")
    if deed.targets:
        raise Misfit("it has its target already")
    if _noun(statement).part.split()[-1:] in (["activation"], ["ability"]):
        raise NotSupported("what is aimed at an ability is read otherwise")
    if is_chapter(_noun(statement).part):
        raise Misfit("to which chapter it has come is said")
    item = deed.item
    if deed.kind == "cast" and item is not None and _takes_no_target(item):
        victim = scene.bind(_noun(statement), "permanent")  # it is only among what is concerned
        causing.place_victim(scene, victim, deed.who)
        return
    doing.aim(scene, deed, _noun(statement))


def _takes_no_target(item: Item) -> bool:
    from rulings_cli.abilities.effects import Modes

    return item.is_spell and not causing.wants_target(item) and not has(
        item.face.paragraphs, Modes
    )  # fmt: skip


def _targets(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.cards import spell_targets

    deed = _deed(scene, "cast", "activate")
    found = spell_targets(deed.item.face) if deed.item is not None else ()
    if deed.kind == "cast" and [each.maximum for each in found] == [1]:
        raise Misfit("it has one target only")
    for slot in ("b", "c"):
        doing.aim(scene, deed, _noun(statement, slot))


def _free(scene: Scene, statement: Statement) -> None:
    """Take "off X" and "with X" as what lets it be cast so, or as what does it."""
    deed = _deed(scene, "cast", "happen")
    if deed.kind == "happen":
        if not giving.done_with(scene, deed, _noun(statement)):
            _done_with(scene, deed, _noun(statement))
        return
    doing.through(scene, deed, _noun(statement))


#: What happens to a thing, and what a spell or ability would do so.
_BY_TOOL: dict[str, type[Value]] = {
    "NAME is destroyed": effects.Destroy,
    "NAME dies": effects.Destroy,
    "NAME is exiled": effects.Exile,
    "NAME leaves the battlefield": effects.ReturnToHand,
}


def _done_with(scene: Scene, deed: Deed, noun: Noun) -> None:
    """Let a spell do what was said to happen: "I kill it in response with NAME"."""
    kind = _BY_TOOL.get(deed.line)
    tool = scene.bind(noun, "spell")
    if kind is None or deed.item is None or not tool.is_spell:
        raise Misfit(f"that is not said of {deed.text!r}")
    if not has(tool.face.paragraphs, kind):
        raise Misfit(f"{tool.name} does not do that")
    victim, at = deed.item, scene.deeds.index(deed)
    scene.deeds.remove(deed)
    later = scene.deeds[at:]
    del scene.deeds[at:]
    made = doing.cast_item(scene, tool, deed.who if deed.who and not _is_of(deed) else "you")
    doing.aim_at(scene, made, victim)
    made.response = made.response or deed.response
    scene.deeds += later


def _to(scene: Scene, statement: Statement) -> None:
    """Let several things that were said to die do so by a spell: "A and B die to NAME"."""
    tool = scene.bind(_noun(statement), "spell")
    if cast_into.is_met(scene, tool):
        return
    last = scene.deeds[-1] if scene.deeds else None
    if last is not None and last.kind == "attack" and has(tool.face.paragraphs, AttackTax):
        scene.onto_battlefield(tool, tool.owner or ("opponent" if last.who == "you" else "you"))
        return
    dying: list[Deed] = []
    for each in reversed(scene.deeds):
        if each.line not in ("NAME dies", "NAME is destroyed") or each.item is None:
            break
        dying.append(each)
    if not dying or not tool.is_spell or causing.wants_target(tool):
        raise Misfit(f"nothing dies by {tool.name}")
    for each in dying:
        scene.deeds.remove(each)
    doing.cast_item(scene, tool, tool.owner or "you")


def _is_of(deed: Deed) -> bool:
    """Tell whether who does something was only taken from whose the thing is."""
    return deed.item is not None and deed.who == deed.item.owner and not deed.text.startswith(
        ("i ", "they ", "opponent ", "he ", "she ")
    )  # fmt: skip


def _at_face(scene: Scene, statement: Statement) -> None:
    """Let a spell that targets players be cast at the other one, or at the one who asks."""
    deed = _deed(scene, "cast", "activate")
    if deed.targets:
        raise Misfit("it has its target already")
    other = "the opponent" if deed.who == "you" else "you"
    deed.targets.append("you" if statement.name == "at_my_face" else other)


def _freely(scene: Scene, statement: Statement) -> None:
    number = "for 0" in statement.text or "for zero" in statement.text
    if number and scene.spoken and doing.has_x(scene.spoken[-1]):
        raise Misfit("it is the X that is said")
    deed = _deed(scene, "cast", "happen")
    if deed.kind == "happen":
        if not deed.line.startswith(CASTS_IT):
            raise Misfit("nothing is cast for free")
        return
    cost = deed.item.face.mana_cost if deed.item is not None else None
    if cost is not None and not any(each != "0" for each in cost.symbols):
        if any(has(each.face.paragraphs, CostChange) for each in scene.permanents()):
            raise Misfit("it is asked whether it still costs nothing")
        return  # it costs nothing anyway
    if any(has(each.face.paragraphs, LifeForMana) for each in scene.permanents()):
        raise NotSupported("whether life is paid for it was not said")
    deed.is_freely = True
    if "for its flashback cost" in deed.tails:
        deed.tails.remove("for its flashback cost")  # it is cast free instead
    if "without paying its mana cost" not in deed.tails:
        deed.tails.append("without paying its mana cost")


def _plainly(scene: Scene, statement: Statement) -> None:
    """Take "for its full cost" as what is so anyway, where nothing else was said."""
    del statement
    deed = casting(scene)
    if any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("for what it is cast was said before")


def _other_cost(scene: Scene, statement: Statement) -> None:
    """Cast something for the other cost that it names itself (CR 118.9)."""
    del statement
    deed = casting(scene)
    if any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("for what it is cast was said before")
    if deed.item is not None and way_to_pitch(deed.item):
        pitch_any(scene, deed)
        return
    deed.tails.append("for its alternative cost")


def _fused(scene: Scene, statement: Statement) -> None:
    del statement
    fuse(casting(scene))


def _pitch_any(scene: Scene, statement: Statement) -> None:
    """Cast something by exiling some card from the hand."""
    if "pitch" not in statement.text:
        raise Misfit("that is not how it is cast")
    pitch_any(scene, casting(scene))


def _alternative(scene: Scene, statement: Statement) -> None:
    word = statement.word("kw")
    deed = casting(scene, word)
    item = deed.item
    if item is None or not item.has(word):
        raise Misfit(f"it has no {word}")
    if word in OPTIONAL or word in ALTERNATIVE:
        add_way(scene, deed, word)
    elif word == "flash":
        return
    else:
        raise Misfit(f"nothing is cast with {word}")


def _from_graveyard(scene: Scene, deed: Deed) -> None:
    item = deed.item
    assert item is not None
    if deed.in_hand:
        raise NotSupported(f"{item.name} is not cast so from a hand", "601.3")
    item.soft = True
    scene.place(item, "graveyard", deed.who)


def _flashed(scene: Scene, statement: Statement) -> None:
    del statement
    deed = _casting_with(scene, "flashback")
    _from_graveyard(scene, deed)
    deed.tails.append("for its flashback cost")


def _overloaded(scene: Scene, statement: Statement) -> None:
    del statement
    deed = _casting_with(scene, "overload")
    deed.tails.append("for its overload cost")


def _entwined(scene: Scene, statement: Statement) -> None:
    del statement
    _deed(scene, "cast").tails.append("with entwine")


def _aimed_in_graveyard(deed: Deed) -> Item | None:
    """Give the card in a graveyard that a spell is aimed at: "Regrowth it from my graveyard"."""
    aimed = [each for each in deed.targets if isinstance(each, Item)]
    return aimed[0] if len(aimed) == 1 and aimed[0].zone == "graveyard" else None


def _returns(item: Item) -> bool:
    """Tell whether a spell puts another into a hand or a library."""
    found = walk(item.face.paragraphs)
    return any(
        isinstance(each, effects.ReturnToHand)
        or (isinstance(each, effects.Counter) and each.to is not Zone.GRAVEYARD)
        for each in found
    )


def _from_zone(scene: Scene, statement: Statement) -> None:
    """Let what is cast or played be in a zone: in that of whom it is said."""
    deed = _deed(scene, "cast", "play")
    assert deed.item is not None
    words = statement.word("zone") or f"you {plain(statement.text.split()[-1])}"
    if "command zone" in statement.text:
        words = "you command zone"
    whose, _, zone = words.partition(" ")
    theirs = not {"their", "his", "her"}.isdisjoint(statement.text.split())
    if deed.who == "opponent" or theirs:
        whose = "opponent"
    lies = _aimed_in_graveyard(deed) if zone == "graveyard" else None
    if lies is not None:
        lies.zone, lies.owner = "", ""
        scene.place(lies, zone, whose)  # it is said of what the spell is aimed at
        return
    if zone == "hand" and whose == deed.who:
        noun = deed.item.noun
        if deed.item.zone == "command zone" and noun is not None and noun.head == "commander":
            deed.item.zone = ""
            deed.tails = [each for each in deed.tails if each != "from the command zone"]
            scene.place(deed.item, "hand", deed.who)
            deed.item.lines.append("NAME is your commander")
        deed.in_hand = True
        return
    if zone == "hand" and whose != deed.who:
        deed.item.zone, deed.item.owner = "", ""
        scene.place(deed.item, "hand", whose)
        return
    if zone not in ("graveyard", "exile", "command zone"):
        raise NotSupported(f"casting from the {zone} is not planned yet")
    if zone != "command zone":
        deed.tails = [each for each in deed.tails if each != "from the command zone"]
    if deed.item.zone == "found":
        if zone != "exile":
            raise NotSupported("from where it is cast by then is not planned yet")
        done = [each.item for each in scene.deeds if each.item is not None]
        others = [each for each in done if each.card is not deed.item.card]
        if any(_returns(each) for each in others):
            raise NotSupported("whether it is in exile by then was not looked at")
        return  # it is asked whether it is there
    deed.item.soft = True
    scene.place(deed.item, zone, whose if zone == "graveyard" else deed.who)
    if zone == "command zone":
        deed.item.tails = [each for each in deed.item.tails if each != "as commander"]
    elif deed.kind == "play":
        return
    elif zone == "graveyard":
        own = "your" if whose == "you" else "the opponent's"
        deed.tails.append(f"from {own} graveyard")
    else:
        deed.tails.append(f"from {zone}")


def _life_paid(scene: Scene, statement: Statement) -> None:
    """Pay life for Phyrexian mana."""
    if any(has(each.face.paragraphs, AttackTax) for each in scene.items):
        raise NotSupported("whether life pays for attacking is not planned yet")
    deed = casting(scene)
    cost = deed.item.face.mana_cost if deed.item is not None else None
    halves = [each for each in (cost.symbols if cost else ()) if each.endswith("/P")]
    number = statement.number()
    if not halves and deed.item is not None and by_life(deed.item, number):
        deed.tails.append("for its alternative cost")
        if scene.about.get("costs"):
            own_conditions.meet(scene, deed)
        return
    if not halves:
        raise Misfit("no life is paid for it")
    mana, life = statement.number("m"), number or 0
    if mana is not None and (not cost or mana + life // 2 != mana_value(cost)):
        raise Misfit("so much mana and life is not what it costs")
    deed.tails.append(f"paying {number if number is not None else 2 * len(halves)} life")


def _given_up(verb: str) -> doing.Handler:
    """Give something up for what is cast or activated, for the cost that takes it."""

    def handler(scene: Scene, statement: Statement) -> Deed | None:
        if statement.text.split()[0] in _TELLS:
            last = scene.about.get("last")
            if isinstance(last, Statement) and last.name == "topic":
                raise Misfit("what was named last does that, and is not cast so")
        done = scene.deeds and scene.deeds[-1].kind == "activate"
        deed = scene.deeds[-1] if done else casting(scene)
        item = scene.bind(_noun(statement))
        if item is deed.item and deed.kind == "cast":
            if verb not in ("discarding", "exiling") or not statement.text.endswith("itself"):
                raise Misfit(f"{item.name} is not given up for itself")
            hands.itself(scene, deed)
            _take_for(scene, deed, taken_for(deed, verb))
            return None
        if statement.text.startswith("discard") and discarding.tool_before(scene, item) is deed:
            if verb != "discarding":
                raise Misfit(f"{item.name} is discarded, and not exiled")
            goes_on = statement.text.split()[0] in ("discard", "discards")  # about who does it
            return discarding.chosen(scene, item, deed, deed.who if goes_on else "")
        in_hand = verb in ("discarding", "exiling")
        if deed.kind == "cast" and deed.item is not None:
            if in_hand and way_to_pitch(deed.item):
                pitched(scene, item, deed.item, deed.who)
                return None
            _take_for(scene, deed, taken_for(deed, verb))
        if in_hand:
            scene.place(item, "hand", deed.who)
        else:
            scene.onto_battlefield(item, deed.who)
        deed.given_up = item
        if item.count == 1 and verb != "returning":
            deed.tails.append(f"{verb} ITEM")
        return None

    return handler


#: Verbs that tell what the thing named before them does: "NAME exiles NAME".
_TELLS = frozenset(("exiles", "exiled", "discards", "discarded"))


def _take_for(scene: Scene, deed: Deed, way: str) -> None:
    """Cast something in the way in which what is given up is taken for it."""
    if way == "alternative" and not any(each.startswith("for its") for each in deed.tails):
        deed.tails.append("for its alternative cost")
    elif way and way != "alternative":
        add_way(scene, deed, way)


def _counter_on(scene: Scene, statement: Statement) -> None:
    item = _thing(scene)
    for each in reversed(scene.spoken):
        if each.is_a("creature"):
            item = each
            break
    scene.onto_battlefield(item)
    staging.put_counters(item, _number_of(statement), statement.word("size"))


def _counter_kind(scene: Scene, statement: Statement) -> None:
    item = scene.onto_battlefield(_thing(scene))
    staging.put_counters(item, _number_of(statement), statement.word("word"))


def _number_of(statement: Statement) -> int:
    number = statement.number()
    return 1 if number is None else number


def _stun(scene: Scene, statement: Statement) -> None:
    del statement
    staging.put_counters(scene.onto_battlefield(_thing(scene)), 1, "stun")


#: Keywords that matter by whose spell or ability it is that targets a thing.
_OF_OPPONENTS = frozenset(("hexproof", "ward"))


def _keywords(scene: Scene, statement: Statement) -> None:
    item = _thing(scene)
    words = [each for each in (statement.word("kw"), statement.word("kw2")) if each]
    cast = any(each.item is item and each.kind == "cast" for each in scene.deeds)
    if not OF_AURAS.isdisjoint(words) and item.is_a("creature"):
        raise NotSupported(f"which Aura with {words[0]} is on it was not said", "702.89a")
    for each in words:
        if item.has(each) and each in ALTERNATIVE and (cast or scene.asked is not None):
            raise Misfit(f"it is cast for its {each} cost")
        if item.has(each):
            continue
        scene.onto_battlefield(item)
        deed = scene.deeds[-1] if scene.deeds else None
        aimed = deed is not None and item in deed.targets and item.owner == deed.who
        if each in _OF_OPPONENTS and aimed and item.assumed:
            raise NotSupported(f"whose {item.name} is was not said", "702.11b")
        item.gained.append(each)
        item.lines.append(f"NAME has gained {each} until end of turn")


def _named(scene: Scene, statement: Statement) -> None:
    item = _thing(scene)
    deed = scene.deeds[-1] if scene.deeds else None
    used = deed is not None and deed.kind in ("cast", "activate") and deed.item is not None
    if used and statement.word("word") in COLORS_BY_NAME:
        scene.choices.insert(0, statement.word("word"))
        return
    noun = statement.noun("b")
    if noun is not None:
        if not noun.is_card:
            raise Misfit("no card is named")
        if staging.chooses_type(item):
            raise Misfit("a creature type is chosen for it")
        item.tails.append(f"naming {scene.face_of(noun).name}")
        return
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    staging._names(scene, statement.evolve(slots=(*statement.slots, ("a", it))))


def _animated(scene: Scene, statement: Statement) -> None:
    """Animate a permanent before what was said to be done with it."""
    item = _thing(scene)
    scene.onto_battlefield(item)
    said = list(scene.deeds)
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    acting.act(scene, statement.evolve(kind="event", name="animate", slots=(("a", it),)))
    told = [n for n, each in enumerate(said) if item in (each.item, *each.targets)]
    comes = any(each.item is item and each.kind in ("cast", "play") for each in said)
    if told and not comes:
        new = scene.deeds[len(said) :]
        scene.deeds[:] = [*said[: told[0]], *new, *said[told[0] :]]


def _paid(scene: Scene, statement: Statement) -> None:
    """Pay with the mana that is said; with as much as it takes where only its type is."""
    deed, mana = casting(scene), statement.word("mana")
    said = statement.text.split()
    if mana.count("{") == 1 and not any("{" in each or each.isdigit() for each in said):
        if not {"mana", "only", "just", "alone", "entirely", "all", "nothing"} & set(said):
            raise Misfit("how much mana is paid was not said")
        doing.pay_in_type(scene, deed, mana)
        return
    doing.pay_with(scene, deed, mana)
    if deed.item is not None and doing.has_x(deed.item):
        _x_of_all(deed, mana.count("{"))


def _x_of_all(deed: Deed, spent: int) -> None:
    """Take what is left of all the mana that is spent on a spell for its X."""
    assert deed.item is not None
    cost = deed.item.face.mana_cost
    count = cost.symbols.count("X") if cost is not None else 0
    rest = spent - mana_value(cost)
    if not count or rest < 0 or rest % count:
        raise Misfit("there is no X that so much mana pays for")
    said = next((each for each in deed.tails if each.startswith("with X=")), "")
    if said and said != f"with X={rest // count}":
        raise NotSupported("how much mana that is was not said")
    if not said:
        deed.tails.append(f"with X={rest // count}")


def _at_player(scene: Scene, statement: Statement) -> None:
    deed = _deed(scene, "cast", "activate")
    if deed.targets:
        raise Misfit("it has its target already")
    deed.targets.append("you" if statement.word("whom") == "you" else "the opponent")


def _at_yard(scene: Scene, statement: Statement) -> None:
    """Take "at my graveyard" as aimed at the player whose graveyard it is."""
    from rulings_cli.ask.statements.using import targets_of

    deed = _deed(scene, "cast", "activate")
    whose, _, zone = statement.word("zone").partition(" ")
    wanted = targets_of(deed)
    if zone != "graveyard" or deed.targets or len(wanted) != 1 or not wanted[0].player:
        raise Misfit("no graveyard is aimed at so")
    deed.targets.append("you" if whose == "you" else "the opponent")


def _n_targets(scene: Scene, statement: Statement) -> None:
    """Name so many plain creatures of the other player as targets."""
    deed = _deed(scene, "cast", "activate")
    number = statement.number() or 0
    if not number:
        raise Misfit("no target is chosen")
    other = "opponent" if deed.who == "you" else "you"
    for _ in range(number):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("creature", "plain", other_than=taken)
        noun = Noun("a creature", head="creature")
        item = scene.add(Item(card, card.front, noun, other))
        scene.onto_battlefield(item, other)
        scene.spoken.append(item)
        deed.targets.append(item)
    if number == 2 and _divides(deed):
        deed.tails.append("dividing 1; 1")


def _divides(deed: Deed) -> bool:
    from rulings_cli.ask.cards import has

    return (
        deed.item is not None
        and any(getattr(each, "divided", None) for each in walk(deed.item.face.paragraphs))
        and has(deed.item.face.paragraphs, DealDamage)
    )


def _way_not(scene: Scene, statement: Statement) -> None:
    """Take it that something is not cast in a way that it has."""
    if not any(each.has(statement.word("kw")) for each in scene.items):
        raise Misfit(f"nothing has {statement.word('kw')}")


def _not_kicked(scene: Scene, statement: Statement) -> None:
    """Take it that something is not kicked; what has no kicker is spoken of otherwise."""
    if scene.deeds:
        _nothing(scene, statement)
        return
    item = casting(scene).item
    if item is None or not (item.has("kicker") or item.has("multikicker")):
        raise Misfit("it has no kicker")


def _nothing(scene: Scene, statement: Statement) -> None:
    """Take what is said as what is so anyway."""
    del statement
    if not scene.deeds:
        raise Misfit("nothing was done")


def _also_for(scene: Scene, statement: Statement) -> None:
    del statement
    asked = scene.about.get("ask")
    if not isinstance(asked, Statement) or asked.name != "trigger_for":
        raise Misfit("nothing was asked of another thing")


def _does_action(scene: Scene, statement: Statement) -> None:
    """Take "X learns" as what X does anyway."""
    from rulings_cli.abilities.effects import KeywordAction
    from rulings_cli.terms.values import walk

    item = _thing(scene)
    word = statement.text.split()[0].rstrip("s")
    if not any(
        isinstance(each, KeywordAction) and each.name.startswith(word)
        for each in walk(item.face.paragraphs)
    ):
        raise Misfit(f"{item.name} does not {word}")


def _on_it(scene: Scene, statement: Statement) -> None:
    """Take "with A on it" as A on the creature, or the land, that stands right before."""
    holder = next((each for each in reversed(scene.spoken) if each.is_a("creature")), None)
    if holder is None and len(scene.items) == 1 and scene.items[0].is_a("land"):
        holder = scene.items[0]
    if holder is None:
        raise Misfit("nothing has that on it")
    noun = _noun(statement)
    item = scene.bind(noun)
    if item.is_a("Aura") or item.is_a("Equipment"):
        wearing.attach(scene, holder, noun)
        return
    if not item.is_spell:
        raise Misfit(f"{item.name} is on nothing")
    before = scene.deeds[-1] if scene.deeds else None
    deed = doing.cast_item(scene, item, holder.owner or "you")
    doing.aim_at(scene, deed, holder)
    if before is not None and before.item is scene.about.get("copier"):
        scene.deeds.remove(before)  # what is copied has it on it already
        scene.deeds.append(before)


def _unpaid(scene: Scene, statement: Statement) -> None:
    del statement
    if scene.asked is not None and scene.asked.kind != "cast":
        raise NotSupported("whether that is possible unpaid is not planned yet", "118.3")
    scene.about["unpaid"] = True


def _pays_it(scene: Scene, statement: Statement) -> None:
    """Let a player pay what a spell asks for as it resolves, with lands of their own."""
    from rulings_cli.abilities.costs import PayMana
    from rulings_cli.abilities.effects import UnlessPays
    from rulings_cli.ask.stock import ANY_LAND, LAND_FOR, lands_for

    who = statement.word("who")
    asked = [
        component.cost
        for deed in scene.deeds
        if deed.item is not None and deed.who != who
        for node in walk(deed.item.face.paragraphs)
        if isinstance(node, UnlessPays)
        for component in node.cost.components
        if isinstance(component, PayMana)
    ]
    number = statement.number()
    if len(asked) != 1 or (number is not None and mana_value(asked[0]) != number):
        raise Misfit("what is paid was not asked for")
    side = "you control" if who == "you" else "the opponent controls"
    # lands that nothing else is paid with
    costs = [e.item.face.mana_cost for e in scene.deeds if e.item is not None and e.who == who]
    used = "".join(symbol for cost in costs if cost is not None for symbol in cost.symbols)
    color = next(each for each in "GRBW" if each not in used)
    lands = [each.replace(ANY_LAND, LAND_FOR[color]) for each in lands_for(asked[0])]
    scene.given.append(f"{side} {'; '.join(lands)}")
    scene.about["pays"] = True


def _wearing(scene: Scene, statement: Statement) -> None:
    """Attach something to the creature that was spoken of last."""
    for each in reversed(scene.spoken):
        if each.is_a("creature"):
            wearing.attach(scene, each, _noun(statement))
            worn = scene.spoken[-1]
            if worn in scene.items:  # it was worn before anything else came (613.7e)
                scene.items.remove(worn)
                scene.items.insert(0, worn)
            return
    raise Misfit("nothing could wear it")


def _on_stack(scene: Scene, statement: Statement) -> None:
    """Leave what was cast last on the stack: what is asked is asked there."""
    del statement
    if _deed(scene, "cast") is not scene.deeds[0]:
        raise Misfit("what else is on the stack was not said")
    scene.about["held"] = scene.about["on stack"] = True


def _counting(scene: Scene, statement: Statement) -> None:
    """Let things be among those that were counted right before: "4 elves counting herself"."""
    nouns = statement.get("list")
    assert isinstance(nouns, tuple)
    scene.about["apart"] = True
    counted = next((e for e in reversed(scene.items) if e.noun and e.noun.counted), None)
    if counted is None or counted.noun is None:
        raise Misfit("among what that is was not said")
    for noun in nouns:
        item = _of_itself(scene, counted) if noun.pronoun else scene.bind(noun, "permanent")
        if item is counted or item.count > 1 or not scene.fits(item, counted.noun):
            raise Misfit(f"{item.name} is not among those that were counted")
        scene.onto_battlefield(item, counted.owner or "you")
        counted.count -= 1
    if counted.count < 1:
        raise Misfit("so many were not counted")
    told = [scene.bound[id(e)][1] for e in nouns if id(e) in scene.bound]
    for each in scene.permanents():
        among = each is not counted and each.owner == counted.owner and each not in told
        if among and not any(e.pronoun for e in nouns) and scene.fits(each, counted.noun):
            raise NotSupported(f"whether {each.name} is counted in was not said")


def _apart(scene: Scene, statement: Statement) -> None:
    """Keep that what was counted is beside the thing itself."""
    if not any(each.noun and each.noun.counted for each in scene.items):
        raise Misfit(f"of what {statement.text!r} is said is not known")
    scene.about["apart"] = True


def _of_itself(scene: Scene, counted: Item) -> Item:
    """Give what was spoken of before those that were counted."""
    others = [each for each in scene.items if each is not counted and each.is_permanent]
    named = [each for each in others if each.noun is not None and each.noun.is_card]
    if len(named) != 1:
        raise Misfit("which one is counted in was not said")
    return named[0]


def _no_matter(scene: Scene, statement: Statement) -> None:
    """Keep what was paid, which is no matter where a mana value is asked about (202.3)."""
    scene.about["no matter"] = statement.text


def _for_mana(scene: Scene, statement: Statement) -> None:
    """Keep that something was tapped for mana, where that was said to be done."""
    told = scene.about.get("said")
    before = [e for e in told if e.start < statement.start] if isinstance(told, tuple) else []
    if not any(each.name == "tap" for each in before):
        raise Misfit("nothing is tapped")


ADDED = {
    "for_mana": _for_mana,
    "face_down": face_down.stays_down,
    "on_stack": _on_stack,
    "no_matter": _no_matter,
    "counting": _counting,
    "apart": _apart,
    "to": _to,
    "at_face": _at_face,
    "at_my_face": _at_face,
    "rather": _rather,
    "from_top": _from_top,
    "wearing": _wearing,
    "on_it": _on_it,
    "also_for": _also_for,
    "does_action": _does_action,
    "n_targets": _n_targets,
    "at_player": _at_player,
    "at_yard": _at_yard,
    "modes_said": modes_said.choose,
    "unpaid": _unpaid,
    "pays_it": _pays_it,
    "unkicked": _not_kicked,
    "way_not": _way_not,
    "one_target": _nothing,
    "to_command": _to_command,
    "stays_put": _stays_put,
    "x": _x,
    "x_for": _x_for,
    "x_spent": _x_spent,
    "whole_board": _nothing,
    "down_to": _nothing,
    "instant_speed": _instant_speed,
    "kicked": _kicked,
    "nth_spell": _nth_spell,
    **special_actions.ADDED,
    "target": _target,
    "targets": _targets,
    "free": _free,
    "freely": _freely,
    "plainly": _plainly,
    "alternative": _alternative,
    "other_cost": _other_cost,
    "flashed": _flashed,
    "overload": _overloaded,
    "entwined": _entwined,
    "from_zone": _from_zone,
    "as_face": faces_said.as_face,
    "life_paid": _life_paid,
    "sacrificing": _given_up("sacrificing"),
    "discarding": _given_up("discarding"),
    "pitch": _given_up("exiling"),
    "pitch_any": _pitch_any,
    "fused": _fused,
    "returning": _given_up("returning"),
    "counter_on": _counter_on,
    "counter_kind": _counter_kind,
    "stun": _stun,
    "keywords": _keywords,
    "keywords_too": _keywords,
    "named": _named,
    "animated": _animated,
    "paid": _paid,
    "before_paid": before_paid.note,
    **given_up_states.ADDED,
    **ADDED_MORE,
}

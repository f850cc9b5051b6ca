"""Questions about what one thing does to another."""

from __future__ import annotations

import re
from typing import Any

from rulings_cli.abilities import effects, static, triggers
from rulings_cli.abilities.abilities import ChapterAbility, Keyword, StaticAbility
from rulings_cli.abilities.described import HasType
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import This, You
from rulings_cli.ask.cards import NotUnderstood, has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import (
    before_paid,
    causing,
    chapters,
    doing,
    free_cast,
    mana_making,
    mana_used,
    returned_dead,
    wearing,
)
from rulings_cli.ask.statements.abilities_said import meant
from rulings_cli.ask.statements.acting_spells import cast_found
from rulings_cli.ask.statements.generic import EVERGREEN
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.pitching import way_to_pitch
from rulings_cli.ask.statements.prepared import _is_done, _same_card, _thing, lying, noun_of
from rulings_cli.ask.statements.preparing_events import _comes_back, cause_part
from rulings_cli.ask.statements.redirecting import targets_spells
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.stopped_ways import may_be_countered
from rulings_cli.ask.statements.working import takes_abilities
from rulings_cli.ask.vocabulary import of_kind
from rulings_cli.ask.ways import CAST_BY_ABILITY, FROM_ELSEWHERE, way_said
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def _deck_legal(scene: Scene, statement: Statement) -> None:
    """Ask whether a card may be in the deck of a commander of such colors (CR 903.5c)."""
    noun = noun_of(statement)
    if not noun.is_card:
        raise NotSupported("which card is meant was not said")
    item = scene.bind(noun)
    scene.place(item, "hand", "you")
    card = scene.world.stock.pick("creature", "legendary", color=statement.word("cs"))
    leader = scene.add(Item(card, card.front, None, "you"))
    scene.place(leader, "command zone", "you")
    scene.about["a"], scene.about["b"] = item, leader


def _must_attack(scene: Scene, statement: Statement) -> None:
    """Ask whether another creature may attack while this one stays at home."""
    item = scene.bind(noun_of(statement), "creature")
    if item.token:
        raise Misfit("a token without text may stay at home")
    if scene.deeds or item.count > 1 or not item.is_a("creature"):
        raise NotSupported("whether it must attack then is not planned yet")
    scene.onto_battlefield(item, item.owner or "you")
    scene.turn = scene.turn or item.owner
    card = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
    other = scene.add(Item(card, card.front, None, item.owner))
    scene.onto_battlefield(other, item.owner)
    scene.about["a"], scene.about["b"] = item, other


def _stops_damage(scene: Scene, statement: Statement) -> None:
    """Let a creature attack, and a thing be used against its damage."""
    tool = scene.bind(noun_of(statement))
    who = statement.word("whom") or "you"
    other = "opponent" if who == "you" else "you"
    noun = statement.noun("b")
    scene.about["who"] = who
    if not any(each.kind == "attack" for each in scene.deeds):
        if noun is None:
            word = statement.word("kw")
            said = Noun("", head="creature", size="2/2", keywords=(word,) if word else ())
            card = scene.world.stock.pick("creature", "plain")
            attacker = scene.bind(said) if word else scene.add(Item(card, card.front, None, other))
        else:
            attacker = scene.bind(noun, "creature")
        if noun is not None and attacker.is_spell and not scene.deeds:
            slots = (("a", noun_of(statement)), ("whom", who), ("c", noun))
            asked = statement.evolve(name="protects_who", slots=slots)
            scene.about["ask"] = asked
            _protects_who(scene, asked)
            return
        if not attacker.is_a("creature"):
            raise NotSupported("what deals the damage was not said")
        scene.onto_battlefield(attacker, other)
        scene.turn = other
        scene.deeds.append(Deed("attack", other, attacker))
    if _is_done(scene, tool) and tool.is_spell:
        later = [each for each in scene.deeds if each.item is tool]
        scene.deeds = [each for each in scene.deeds if each.item is not tool] + later
    elif tool.is_spell:
        deed = doing.cast_item(scene, tool, tool.owner or who)
        deed.response = True
    else:
        scene.onto_battlefield(tool, tool.owner or who, soft=True)


def _may_command(scene: Scene, statement: Statement) -> None:
    """Ask whether a commander may be put into the command zone: it is, where it may be."""
    noun = noun_of(statement)
    item = scene.bind(noun, "permanent")
    if noun.pronoun:
        item = next((e for e in scene.items if "as commander" in e.tails), item)
    if not scene.deeds and item.zone in ("graveyard", "exile"):
        # it was put there before: state-based actions look at it once only (903.9a)
        causing.happen(scene, "you", None, "you pass").passes = False
    if not scene.deeds and scene.about.get("letting") is not None:
        scene.onto_battlefield(item, item.owner or "you")  # what would keep it from there
        causing.happen(scene, item.owner, item, "NAME is destroyed")
    if not scene.deeds:
        raise NotSupported("what befalls it was not said")
    scene.about["moved"] = True
    scene.about["a"] = item


def _trigger_copy(scene: Scene, statement: Statement) -> None:
    """Let a spell be cast and copied, and ask whether the copy makes an ability trigger."""
    watcher = scene.bind(noun_of(statement), "permanent")
    noun = noun_of(statement, "b")
    if scene.deeds:
        raise NotSupported("what is done was said otherwise")
    if len(causing.all_triggered(watcher)) > 1:
        raise NotSupported(f"which ability of {watcher.name} triggers is not told yet")
    spell = scene.bind(noun, "spell")
    scene.onto_battlefield(watcher, watcher.owner or "you", soft=True)
    deed = doing.cast_item(scene, spell, watcher.owner or "you")
    deed.response = True
    causing.happen(scene, deed.who, spell, "NAME is copied").response = True
    scene.about["a"] = watcher


def _trigger_from(scene: Scene, statement: Statement) -> None:
    """Let something bring tokens or the like about, and ask whether that makes a thing trigger."""
    watcher = scene.bind(noun_of(statement), "permanent")
    scene.onto_battlefield(watcher, soft=True)
    maker = scene.bind(noun_of(statement, "c"))
    if scene.deeds or not maker.is_spell or noun_of(statement, "b").is_card:
        raise NotSupported("what brings that about is not planned yet")
    doing.cast_item(scene, maker, maker.owner or watcher.owner or "you")
    scene.about["a"] = watcher


def _target_player(scene: Scene, statement: Statement) -> None:
    """Ask whether a spell may be cast at a player."""
    tool = scene.bind(noun_of(statement), "spell")
    who = statement.word("who") or tool.owner or "you"
    if not tool.is_spell:
        raise Misfit(f"{tool.name} is not cast at a player")
    deed = doing.cast_item(scene, tool, who)
    deed.targets.append("you" if statement.word("whom") == "you" else "the opponent")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _same_target(scene: Scene, statement: Statement) -> None:
    """Name one thing as two of a spell's targets."""
    noun = statement.noun("b")
    if noun is None or noun.pronoun:
        cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
        if not scene.deeds:  # it is only named
            cast = [each for each in scene.items if each.is_spell]
        if len(cast) != 1:
            raise Misfit("with what it is targeted was not said")
        scene.deeds.clear()
        tool = cast[0]
    else:
        tool = scene.bind(noun, "spell")
    target = scene.bind(noun_of(statement), "creature")
    deed = doing.cast_item(scene, tool, statement.word("who") or "you")
    doing.aim_at(scene, deed, target)
    deed.targets.append(target)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    card = scene.world.stock.pick("creature", "plain", least=3, other_than=(target.name,))
    other = scene.add(Item(card, card.front, None, target.owner))
    scene.onto_battlefield(other, target.owner)
    scene.about["other target"] = other
    while len(required_targets(tool.face)) > len(deed.targets):
        taken = tuple(each.name for each in scene.items)
        third = scene.world.stock.pick("creature", "plain", other_than=taken)
        more = scene.add(Item(third, third.front, None, target.owner))
        deed.targets.insert(0, scene.onto_battlefield(more, target.owner))


def _crews(scene: Scene, statement: Statement) -> None:
    """Ask whether a creature may be tapped for crewing."""
    from rulings_cli.ask.statements import using

    creature = scene.bind(noun_of(statement), "creature")
    scene.onto_battlefield(creature, creature.owner or "you")
    if statement.noun("b") is not None:
        vehicle = scene.bind(noun_of(statement, "b"), "permanent")
    else:
        card = scene.world.stock.pick("artifact", "Vehicle")
        vehicle = scene.add(Item(card, card.front, None, creature.owner))
    deed = using.crew(scene, vehicle, creature)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def ask_rather(scene: Scene, statement: Statement, name: str) -> None:
    """Ask another thing of what was named."""
    from rulings_cli.ask.statements.preparing import PREPARED

    slots = (*statement.slots, ("made", WantedMana())) if name == "makes" else statement.slots
    asked = statement.evolve(name=name, slots=slots)
    scene.about["ask"] = asked
    PREPARED[name](scene, asked)


def _gives_keyword(scene: Scene, statement: Statement) -> None:
    """Let what would give a keyword be there, and ask whether the thing has it."""
    tool = scene.bind(noun_of(statement, "b"), "permanent")
    if not tool.is_permanent:
        raise Misfit(f"{tool.name} is not there to give it")
    scene.onto_battlefield(tool, "you")
    item = scene.bind(noun_of(statement))
    if item.is_spell or statement.word("kw") in OF_SPELLS:
        doing.cast_item(scene, item, item.owner or "you")
    ask_rather(scene, statement, "has_kw")


#: Keywords that a spell has on the stack, and nothing has elsewhere.
OF_SPELLS = frozenset(("cascade", "storm", "split second", "conspire", "demonstrate", "gravestorm"))


def _taps_for(scene: Scene, statement: Statement) -> None:
    """Ask whether one thing may be tapped for what another does."""
    from rulings_cli.ask.statements import tapping_for

    noun, other = noun_of(statement), statement.noun("b")
    item = scene.bind(noun, "permanent")
    tool = scene.bind(other) if other is not None else tapping_for.for_which(scene, item)
    if tool is not None and tool is not item and tapping_for.lends_mana(tool):
        scene.onto_battlefield(tool, soft=True)
        ask_rather(scene, statement, "makes")
        return
    if tool is None or tool is item or not tapping_for.takes_tapped(tool):
        raise Misfit("nothing is tapped for it")
    told = statement.text.split()[-1] in ("sick", "new", "fresh")
    if told and "since this turn" not in item.tails:
        item.tails.append("since this turn")
    deed = tapping_for.tap_for(scene, item, tool, noun.owner or item.owner or "you")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _can_have(scene: Scene, statement: Statement) -> None:
    """Let a second one of a permanent come, and ask whether both stay."""
    noun, other = noun_of(statement), statement.noun("b")
    if other is None and (not noun.counted or noun.number != 2):
        raise Misfit("how many are meant was not said")
    item = scene.bind(noun, "permanent")
    if not item.is_permanent:
        raise Misfit(f"{item.name} is never on the battlefield")
    item.count = 1
    scene.onto_battlefield(item, "you")
    if other is None:
        second = scene.add(Item(item.card, item.face, None, "you"))
    else:
        second = scene.bind(other, "permanent")
        scene.about["b"] = second
    if second is item or not second.is_permanent:
        raise Misfit("of which two it is asked was not said")
    scene.place(second, "hand", "you")
    causing.happen(scene, "you", second, "NAME is put onto the battlefield")
    scene.about["a"] = item


def _stops_cast(scene: Scene, statement: Statement) -> None:
    """Let a permanent be there, and a spell be tried."""
    tool = scene.bind(noun_of(statement), "permanent")
    who = statement.word("who") or "you"
    noun, found = noun_of(statement, "b"), scene.about.get("found")
    if isinstance(found, Item) and found.has("suspend"):
        scene.onto_battlefield(tool, "opponent" if who == "you" else "you")
        if cast_found(scene, noun) is None:
            raise NotSupported(f"whether {noun.text!r} is what was suspended was not said")
        scene.about["ask"] = statement.evolve(name="found_stopped")
        return
    said = scene.about.get("said")
    after = [e.word("kw") for e in said if e.kind == "with"] if isinstance(said, tuple) else []
    ways = FROM_ELSEWHERE.intersection((*noun.keywords, *after))
    if ways and (not noun.is_card or not ways.isdisjoint(CAST_BY_ABILITY)):
        raise NotSupported(f"whether {noun.text!r} is cast by that was not said")
    scene.onto_battlefield(tool, soft=True)
    spell = scene.bind(noun, "spell")
    deed = doing.cast_item(scene, spell, who)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


#: What a player does rather to the other player's things.
_DONE_TO_OTHERS = frozenset(("kills", "exiles", "bounces"))


#: What is done to cast something is done for a cost, and not by it.
_FOR_A_COST = re.compile(r"\bto (?:evoke|cast|pay|escape|play|retrace|emerge)\b")


def _by_tool(scene: Scene, statement: Statement) -> None:
    """Let the first thing be used on the second, unless that was said before."""
    if _FOR_A_COST.search(statement.text):
        raise Misfit("that is done for a cost")
    tool = scene.bind(noun_of(statement))
    noun = noun_of(statement, "b")
    if "manland" in noun.kinds and "animate" not in noun.qualities:
        raise NotSupported(f"whether {noun.text!r} is a creature then was not said")
    if noun.pronoun == "itself" and way_to_pitch(tool):
        raise Misfit("it is exiled for its own cost")
    if noun.pronoun and isinstance(scene.about.get("found"), Item):
        if statement.name != "counters_spell":
            raise NotSupported("what is done to a spell that was found is not planned yet")
        found = free_cast.cast(scene).item
        assert found is not None
        noun = noun.evolve(another=False)
        scene.mean(noun, found)
        target = found
    else:
        again = noun.is_card and _same_card(scene, tool, noun)
        target = scene.bind(noun.evolve(another=again) if noun.is_card else noun)
        if target is tool and noun.pronoun not in ("", "itself"):
            met = doing.met_in_combat(scene, tool)
            if len(met) != 1:
                raise Misfit("which of the two is meant was not said")
            target = met[0]
    if target is tool and tool.is_permanent and not scene.deeds and _has_targets(tool):
        scene.about["ask"] = statement.evolve(name="targetable")
        _targetable(scene, statement)  # whether it may be aimed at itself
        return
    scene.about["a"] = target
    aimed = any(target in each.targets and each.item is tool for each in scene.deeds)
    if aimed or _dies_under(scene, statement, tool, target):
        return
    if statement.name == "counters_spell" and tool.is_permanent and causing.triggered(tool):
        # what counters a spell by triggering: the spell is cast
        scene.onto_battlefield(tool, soft=True)
        if not _is_done(scene, target):
            side = tool.owner if tool.assumed else ("opponent" if tool.owner == "you" else "you")
            doing.cast_item(scene, target, target.owner or side or "you")
        return
    owner = target.owner if target.zone and not target.assumed else noun.owner
    by = statement.word("who")
    who = tool.owner or by or ("opponent" if owner == "you" else "you")
    if by and not owner and not target.zone and statement.name in _DONE_TO_OTHERS:
        target.owner, target.assumed = ("opponent" if who == "you" else "you"), True
    only_cast = tool.is_permanent and not any(
        each.item is tool and each.kind != "cast" for each in scene.deeds
    )
    activates = only_cast and has(tool.face.paragraphs, CountersOn) and _is_done(scene, tool)
    if _is_done(scene, tool) and not causing.wants_target(tool) and not activates:
        causing.place_victim(scene, target, who)
        return
    _animate_for(scene, tool, target, who)
    deed = causing.use_on(scene, tool, who, target)
    _as_often_as_may_be(scene, tool, deed)
    counters = tool.is_counted or scene.about.get("uncounted")
    if deed.kind == "activate" and not counters:
        counted = has(deed.ability, CountersOn)
        if counted and tool.is_a("artifact"):
            raise NotSupported(f"how many counters {tool.name} has was not said")
    deed.may_fail = deed.kind == "cast" and target in deed.targets


def _dies_under(scene: Scene, statement: Statement, tool: Item, target: Item) -> bool:
    """Let a permanent be destroyed under one that exiles what dies; tell whether it is so."""
    replaces = has(tool.face.paragraphs, static.ReplaceDying) and not causing.wants_target(tool)
    asked = statement.name == "exiles" and replaces and target.is_permanent
    if scene.deeds or not asked:
        return False
    oppose(scene, tool, noun_of(statement, "b"))
    scene.onto_battlefield(tool, soft=True)
    scene.onto_battlefield(target, target.owner or "you")
    causing.happen(scene, target.owner, target, "NAME is destroyed")
    return True


def _animate_for(scene: Scene, tool: Item, target: Item, who: str) -> None:
    """Let a land that becomes a creature be one as it meets what is only for creatures."""
    from rulings_cli.ask.statements.using import animate

    noun = target.noun
    plain = noun is not None and noun.is_card and not noun.qualities and not scene.deeds
    if not plain or not tool.is_spell or not target.is_a("land") or target.is_a("creature"):
        return
    if not any(isinstance(each, static.BecomesA) for each in walk(target.face.paragraphs)):
        return
    wanted = required_targets(tool.face)
    kinds = [e.what.kinds for e in wanted if e.what is not None]
    if any(e.any_target for e in wanted) or any((HasType("creature"),) in e for e in kinds):
        other = "opponent" if who == "you" else "you"
        scene.onto_battlefield(target, target.owner or other)
        animate(scene, target, target.owner)
        scene.assumptions.append(f"{target.name} is animated")


def _has_targets(tool: Item) -> bool:
    """Tell whether abilities of a permanent have targets that are looked for where it is itself."""
    from rulings_cli.ask.statements import using

    held = [*(each.ability for each in using.abilities_of(tool)), *causing.triggered(tool)]
    wanted = [each for ability in held for each in getattr(ability, "targets", ())]
    return bool(wanted) and all(using.zone_and_side(each)[0] == "battlefield" for each in wanted)


def _as_often_as_may_be(scene: Scene, tool: Item, deed: Deed) -> None:
    """Activate again what is paid with counters alone, while there are some."""
    from rulings_cli.abilities.costs import RemoveCounters

    placed = deed.ability
    cost = getattr(getattr(placed, "ability", None), "cost", None)
    paid: tuple[Any, ...] = tuple(cost.components) if cost is not None else ()
    told: list[list[str]] = [e.split()[1:3] for e in tool.tails if e.startswith("with ")]
    if len(paid) != 1 or not isinstance(paid[0], RemoveCounters) or len(told) != 1:
        return
    number, kind = told[0]
    for _ in range(int(number) - 1 if kind == paid[0].kind and number.isdigit() else 0):
        again = Deed("activate", deed.who, tool)
        again.line, again.targets = deed.line, list(deed.targets)
        again.tails, again.response = list(deed.tails), True
        scene.deeds.append(again)


def _counters_by_trigger(tool: Item) -> bool:
    """Tell whether all that a permanent does is to counter spells as they are cast."""
    found = causing.triggered(tool)
    return bool(found) and all(has(each, effects.Counter) for each in found)


def _is_there(scene: Scene, noun: Noun) -> bool:
    """Tell whether a thing was said to be on the battlefield."""
    item = scene.bind(noun)
    return item.zone == "battlefield" and not item.soft


def oppose(scene: Scene, tool: Item, noun: Noun) -> None:
    """Let what concerns opponents alone be an opponent's, where somebody's thing is asked about."""
    from rulings_cli.ask.statements.resting import speaks_of_opponents_only

    told = tool.owner or noun.owner or scene.deeds or not tool.is_permanent
    if not told and speaks_of_opponents_only(tool):
        scene.say_owner(tool, "opponent")
        scene.assumptions.append(f"the opponent controls {tool.name}")


def _stops(scene: Scene, statement: Statement) -> None:
    """Let a permanent be there, and what another does be tried."""
    from rulings_cli.ask.statements import using

    tool = scene.bind(noun_of(statement), "permanent")
    noun = noun_of(statement, "b")
    oppose(scene, tool, noun)
    forbids = has(tool.face.paragraphs, static.CantCast, static.CastLimit, static.CantEnter)
    commander = noun.head == "commander" and not noun.part and not scene.deeds and forbids
    if commander:
        scene.place(scene.bind(noun), "command zone", noun.owner or "you")
    if commander or (noun.is_card and "foretell" in noun.keywords):
        scene.about["ask"] = statement.evolve(name="stops_cast")
        _stops_cast(scene, statement)
        return
    if noun.is_card and any(map(way_said, noun.keywords)):
        raise Misfit("whether a way of using it is stopped is asked otherwise")
    if not (scene.deeds or noun.part) and _stops_plainly(scene, statement, tool, noun):
        return
    if not tool.is_permanent:
        if has(tool.face.paragraphs, effects.Prevent) and not (scene.deeds or noun.part):
            _stops_harm(scene, statement)
            return
        if not has(tool.face.paragraphs, effects.Counter) or not (
            _is_done(scene, tool) or may_be_countered(scene, tool, noun)
        ):
            raise NotSupported("what a spell stops is not planned yet")
        scene.about["ask"] = statement.evolve(name="counters_spell")
        _by_tool(scene, statement.evolve(name="counters_spell"))
        return
    if not noun.part and _counters_by_trigger(tool) and not _is_there(scene, noun):
        scene.about["ask"] = statement.evolve(name="counters_spell")
        _by_tool(scene, statement.evolve(name="counters_spell"))
        return
    target = scene.bind(noun, "permanent")
    if target.is_spell and not noun.part:
        _stops_spell(scene, tool, target)
        return
    scene.onto_battlefield(tool, soft=True)
    scene.about["a"] = target
    who = target.owner or "you"
    if noun.part in ("etb", "etb trigger", "enter trigger", "trigger", "triggered ability",
                     "death trigger", "attack trigger", "upkeep trigger"):  # fmt: skip
        scene.about["stops"] = "trigger"
        cause_part(scene, target, noun.part)
        return
    unread = next(iter(target.face.uncompiled), None)
    if unread is not None and target.card is not None:  # that may be what is meant
        raise NotUnderstood(target.card.name, target.face, unread)
    abilities = using.abilities_of(target)
    stopped = [each for each in walk(tool.face.paragraphs) if isinstance(each, static.CantActivate)]
    spares = any(each.except_mana for each in stopped)
    kinds = {using.is_mana(scene, each) for each in abilities}
    alike = len(abilities) == 1 or (bool(stopped) and (len(kinds) == 1 or not spares))
    if not stopped and takes_abilities(tool):  # what is more than a land's mana is meant
        abilities = tuple(e for e in abilities if not using.is_mana(scene, e)) or abilities
        alike = bool(abilities)
    if not stopped and has(tool.face.paragraphs, static.CostChange):
        raise NotSupported(f"whether what {tool.name} makes it cost can be paid was not said")
    if abilities and alike and (stopped or not causing.triggered(target)):
        deed = using.activated(scene, scene.onto_battlefield(target, who), abilities[0], who)
        deed.asked = True
        scene.asked = deed
        scene.asks = "can"
        return
    if _stops_other(scene, tool, target, who):
        return
    raise NotSupported(f"what of {target.name} might be stopped was not said")


def _stops_other(scene: Scene, tool: Item, target: Item, who: str) -> bool:
    """Try what else there is of a permanent: its equip ability, its trigger, to cast it."""
    from rulings_cli.ask.statements import using

    abilities, triggers = using.abilities_of(target), causing.triggered(target)
    named = tuple(causing.of_keywords(target))
    stopped = has(tool.face.paragraphs, static.CantActivate)
    if stopped and target.has("equip") and not (abilities or scene.deeds):
        worn = scene.bind(Noun("a creature", head="creature", owner=who), "creature")
        deed = using.equip(scene, scene.onto_battlefield(target, who), worn)
        deed.asked, scene.asked, scene.asks = True, deed, "can"
        return True
    spares = _forbids_uses(tool) and _is_only_named(target)
    of_triggers = has(tool.face.paragraphs, *_KEEP_FROM_TRIGGERING)
    only_triggers = not (stopped or takes_abilities(tool)) and of_triggers
    of_triggers = of_triggers and (not abilities or only_triggers)
    if len(triggers) == 1 and not named and (of_triggers or (spares and not abilities)):
        scene.about["stops"], scene.about["spares"] = "trigger", not of_triggers
        cause_part(scene, target, "")
        return True
    if spares and not (abilities or triggers or named):
        target.zone = "" if target.soft else target.zone
        _stops_spell(scene, tool, target)  # no more can be done with it than to cast it
        return True
    return False


def _stops_plainly(scene: Scene, statement: Statement, tool: Item, noun: Noun) -> bool:
    """Cast one of a kind, or save a creature from a spell, where that is what may be stopped."""
    bars = [each for each in tool.face.abilities if has(each, static.CantCast)]
    always = bars and not any(getattr(each, "condition", None) for each in bars)
    if always and noun.head in _CAST_KINDS and not (noun.is_card or noun.owner):
        tool.owner = tool.owner or ("you" if has(bars[0], You) else "opponent")
        ask_rather(scene, statement, "stops_cast")
        return True
    if _shields(tool) and scene.bind(noun).is_spell:
        saved = Noun("my creature", head="creature", owner="you")
        slots = (("a", noun_of(statement)), ("b", saved), ("c", noun))
        ask_rather(scene, statement.evolve(slots=slots), "protects")
        return True
    return False


def _shields(tool: Item) -> bool:
    """Tell whether a thing gives creatures keywords that protect them, and does nothing else."""
    if tool.is_permanent and not (tool.is_a("Equipment") or tool.is_a("Aura")):
        return False
    given = [e for e in walk(tool.face.paragraphs) if isinstance(e, static.GrantAbilities)]
    named = {getattr(one, "name", "") for each in given for one in each.abilities}
    return bool(named & _SHIELDS) and not has(tool.face.paragraphs, effects.Counter)


_SHIELDS = frozenset(("hexproof", "indestructible", "protection", "shroud"))


def _is_only_named(target: Item) -> bool:
    """Tell whether a card is named, that is cast and has no keyword for which something is paid."""
    named = target.noun is not None and target.noun.is_card and not target.is_a("land")
    chapters = any(isinstance(each, ChapterAbility) for each in target.face.abilities)
    return named and not chapters and not _paid_for(target)


def _paid_for(item: Item) -> list[Keyword]:
    """Give the keywords of a thing that may be abilities which players activate."""
    own = [each for each in item.face.abilities if isinstance(each, Keyword)]
    return [e for e in own if e.name not in EVERGREEN and (e.cost or e.name in _CREWED)]


_CREWED = ("crew", "saddle", "station")


#: What may keep an ability from triggering, and not only from doing what it does.
_KEEP_FROM_TRIGGERING = (static.EnteringDoesntTrigger, static.LoseAbilities, static.ReplaceDying)


def _stops_spell(scene: Scene, tool: Item, spell: Item) -> None:
    """Let a player cast a spell that the other one's permanent may forbid, or not let aim at them.

    What else may become of a spell that is cast is not judged: then it is not told.
    """
    if _keeps_out(scene, tool, spell):
        return
    limits = has(tool.face.paragraphs, static.CantCast, static.CastOnlyWhen) or _forbids_uses(tool)
    if scene.deeds or not (limits or has(tool.face.paragraphs, static.HasHexproof)):
        raise NotSupported(f"what of {spell.name} might be stopped was not said")
    used = _paid_for(spell)
    if used and _forbids_uses(tool):
        raise NotSupported(f"whether {used[0].name} of {spell.name} is stopped was not said")
    caster = spell.owner or ("you" if tool.owner == "opponent" else "opponent")
    holder = "you" if caster == "opponent" else "opponent"
    scene.onto_battlefield(tool, tool.owner or holder)
    scene.say_owner(tool, tool.owner or holder)
    scene.about["a"] = spell
    deed = doing.cast_item(scene, spell, caster)
    wanted = required_targets(spell.face)
    if any(each.any_target for each in wanted) and not limits:
        raise NotSupported(f"at what {spell.name} is aimed was not said")
    if len(wanted) == 1 and wanted[0].player and wanted[0].what is None:
        deed.targets.append("you" if holder == "you" else "the opponent")
    deed.asked = True
    scene.asked, scene.asks = deed, "can"
    kinds = [type(each) for one in tool.face.abilities for each in getattr(one, "effects", (None,))]
    scene.about["does more"] = not all(kind in _FORBIDDING for kind in kinds)


#: What is cast, as a kind of it is spoken of.
_CAST_KINDS = frozenset(
    ("spell", "creature", "planeswalker", "artifact", "enchantment", "instant", "sorcery")
)


def _keeps_out(scene: Scene, tool: Item, spell: Item) -> bool:
    """Cast what returns a creature where that may be kept from entering; tell whether it is so."""
    wanted = required_targets(spell.face)
    places = [getattr(each.what, "zone", None) for each in wanted]
    bars = has(tool.face.paragraphs, static.CantEnter, static.ReplaceEntering)
    returns = has(spell.face.paragraphs, effects.PutOntoBattlefield)
    if scene.deeds or not (bars and returns) or places != [Zone.GRAVEYARD]:
        return False
    caster = spell.owner or ("you" if tool.owner == "opponent" else "opponent")
    scene.onto_battlefield(tool, tool.owner or ("you" if caster == "opponent" else "opponent"))
    creature = scene.bind(Noun("a creature card", head="creature", owner=caster), "creature")
    scene.place(creature, "graveyard", caster)
    doing.cast_item(scene, spell, caster).targets.append(creature)
    scene.about["a"], scene.about["stops"] = creature, "return"
    return True


#: What hinders no more than that a spell is cast or aimed.
_FORBIDDING = (
    static.CantCast, static.CastOnlyWhen, static.HasHexproof, static.Affects,
    static.MayBeginOnBattlefield, static.CantActivate, static.AsEnters,
    static.EnteringDoesntTrigger,
)  # fmt: skip


def _forbids_uses(tool: Item) -> bool:
    """Tell whether a permanent only keeps abilities from being activated or from triggering."""
    kinds = [type(e) for one in tool.face.abilities for e in getattr(one, "effects", (None,))]
    return bool(kinds) and set(kinds) <= _OF_ABILITIES


_OF_ABILITIES = {static.CantActivate, static.AsEnters, static.EnteringDoesntTrigger}


def _stops_harm(scene: Scene, statement: Statement) -> None:
    """Use a spell that prevents damage against the damage of a creature or of another spell."""
    noun = noun_of(statement, "b")
    danger = scene.bind(noun)
    if danger.is_a("creature"):
        asked = statement.evolve(name="stops_damage")
        _stops_damage(scene, asked)
    else:
        slots = (("a", noun_of(statement)), ("whom", "you"), ("c", noun))
        asked = statement.evolve(name="protects_who", slots=slots)
        _protects_who(scene, asked)
    scene.about["ask"] = asked


def _protects(scene: Scene, statement: Statement) -> None:
    """Let a thing be used on another, and a third answer it."""
    tool, saved = scene.bind(noun_of(statement)), noun_of(statement, "b")
    holder = tool.attached_to
    worn = isinstance(holder, Item) and (bool(saved.pronoun) or saved.definite)
    victim = holder if worn and isinstance(holder, Item) else scene.bind(saved, "permanent")
    danger = statement.noun("c")
    scene.about["a"] = victim
    scene.onto_battlefield(victim, victim.owner or "you")
    other = "opponent" if victim.owner == "you" else "you"
    if danger is not None:
        deed = causing.use_on(scene, scene.bind(danger), other, victim)
        casts = deed.kind == "cast" and victim in deed.targets
        deed.may_fail = tool.is_permanent and not tool.is_instant and casts
        colors = scene.bind(danger).face.colors
        if len(colors) == 1:  # from what it is protected, where a color is chosen
            scene.choices += [word for word, one in COLORS_BY_NAME.items() if one in colors]
    elif not any(_endangers(each, victim) for each in scene.deeds):
        if not victim.is_a("planeswalker") or not tool.is_spell:
            raise NotSupported("from what it is protected was not said")
        _attack_it(scene, tool, victim)
        return
    worn = tool.is_a("Aura") or (tool.is_a("Equipment") and holder is None)
    if tool.is_permanent and not tool.is_instant and not worn:
        scene.onto_battlefield(tool, tool.owner or victim.owner, soft=True)
        _use_against(scene, tool, victim)
        return
    if holder is victim:
        return
    if worn and not tool.is_instant and not _is_done(scene, tool):
        from rulings_cli.ask.statements.wearing import attach

        attach(scene, victim, noun_of(statement))
        return
    causing.use_on(scene, tool, tool.owner or victim.owner, victim).response = True


def _endangers(deed: Deed, victim: Item) -> bool:
    """Tell whether something may befall a thing by a deed."""
    return victim in deed.targets or deed.kind == "cast" or deed.item is victim


def _use_against(scene: Scene, tool: Item, victim: Item) -> None:
    """Activate what a permanent can do against it, if it does nothing by being there."""
    from rulings_cli.abilities.abilities import StaticAbility
    from rulings_cli.ask.statements import using

    abilities = using.abilities_of(tool)
    if not abilities or any(isinstance(each, StaticAbility) for each in tool.face.abilities):
        return
    if len(abilities) > 1:
        raise NotSupported(f"which ability of {tool.name} is used was not said")
    if getattr(abilities[0].ability, "targets", ()):
        causing.use_on(scene, tool, tool.owner, victim).response = True
    else:
        using.activate(scene, tool, tool.owner).response = True


def _attack_it(scene: Scene, tool: Item, victim: Item) -> None:
    """Let a planeswalker be attacked, and the thing be cast before damage."""
    other = "opponent" if victim.owner == "you" else "you"
    card = scene.world.stock.pick("creature", "plain")
    attacker = scene.add(Item(card, card.front, None, other))
    scene.onto_battlefield(attacker, other)
    scene.turn = other
    deed = Deed("attack", other, attacker)
    deed.targets.append(victim)
    scene.about["defender"] = victim
    scene.deeds.append(deed)
    doing.cast_item(scene, tool, victim.owner).response = True
    scene.about["b"] = attacker


def _protects_who(scene: Scene, statement: Statement) -> None:
    """Let something be aimed at a player, and a thing be used against it."""
    tool, danger = scene.bind(noun_of(statement)), scene.bind(noun_of(statement, "c"))
    who = statement.word("whom")
    other = "opponent" if who == "you" else "you"
    scene.about["who"] = who
    if danger.is_a("creature"):
        others = [each for each in scene.permanents() if each not in (tool, danger)]
        if not tool.is_spell and not _protects_by_being_there(tool, alone=not others):
            raise NotSupported(f"how {tool.name} is used was not said")
        attacks = [e for e in scene.deeds if e.kind == "attack" and e.item is danger]
        scene.deeds[:] = [each for each in scene.deeds if each not in attacks]
        scene.onto_battlefield(danger, other if danger.assumed else danger.owner)
        danger.owner = other if danger.assumed else danger.owner
        scene.turn = danger.owner
        scene.deeds.append(Deed("attack", danger.owner, danger))
    elif not danger.is_spell:
        raise NotSupported("what a permanent does to a player is not planned yet")
    deed = scene.deeds[-1] if danger.is_a("creature") else doing.cast_item(scene, danger, other)
    if deed.kind == "cast" and causing.wants_target(danger):
        deed.targets.append("you" if who == "you" else "the opponent")
    if tool.is_spell or tool.is_instant:
        doing.cast_item(scene, tool, who).response = True
    else:
        scene.onto_battlefield(tool, who, soft=True)


def _protects_by_being_there(tool: Item, *, alone: bool) -> bool:
    """Tell whether nothing is paid, done or controlled for what a permanent does."""
    if alone and any(getattr(each, "condition", None) is not None for each in tool.face.abilities):
        return False
    used = [e for e in tool.face.abilities if not isinstance(e, StaticAbility | Keyword)]
    return not used and not has(tool.face.paragraphs, static.AttackTax)


def _gives_back(scene: Scene, statement: Statement) -> None:
    """Ask whether a card in a graveyard may be the target of a thing."""
    from rulings_cli.ask.statements import using

    tool = scene.bind(noun_of(statement), "spell")
    noun = noun_of(statement, "b")
    if tool.is_permanent and not tool.is_spell and noun.is_card:
        if _same_card(scene, tool, noun):
            raise NotSupported("what a permanent returns is not planned yet")
        ask_rather(scene, statement, "does_to")
        return
    if _same_card(scene, tool, noun) if noun.is_card else False:
        noun = noun.evolve(another=True)
    target = scene.bind(noun, "card")
    if target.card is not None:
        target.face = target.card.front
    whose, _, zone = statement.word("zone").partition(" ")
    scene.place(target, zone, whose)
    if not tool.is_spell:
        raise NotSupported("what a permanent returns is not planned yet")
    aims = [using.zone_and_side(each)[0] for each in required_targets(tool.face)]
    if aims and aims != ["graveyard"]:
        raise NotSupported("what else it is aimed at is not planned yet")
    # it is asked whether it may be taken from there, whoever's graveyard that is
    who = statement.word("who") or tool.owner or "you"
    deed = doing.cast_item(scene, tool, who)
    deed.targets.append(target)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _later_has(scene: Scene, statement: Statement) -> None:
    """Let a thing come somewhere after an effect was set, and ask for a keyword."""
    source = scene.bind(noun_of(statement, "b"), "spell")
    item = scene.bind(noun_of(statement))
    who = item.owner or "you"
    if source.is_spell:
        doing.cast_item(scene, source, who)
    else:
        raise NotSupported("an effect of a permanent is not planned yet here")
    zone = statement.word("zone").partition(" ")[2] or "battlefield"
    scene.place(item, "hand", who)
    line = {
        "graveyard": "NAME is put into its owner's graveyard",
        "battlefield": "NAME is put onto the battlefield",
    }.get(zone)
    if line is None:
        raise NotSupported(f"what comes into the {zone} is not planned yet")
    causing.happen(scene, who, item, line)
    scene.about["a"] = item


def _targetable(scene: Scene, statement: Statement) -> None:
    spoken = statement.noun("b")
    hitting = scene.bind(noun_of(statement)) if spoken is not None and spoken.is_card else None
    if hitting is not None and "hit" in statement.text.split() and _counters_by_trigger(hitting):
        scene.about["ask"] = statement.evolve(name="counters_spell")
        _by_tool(scene, statement.evolve(name="counters_spell"))
        return
    tool = scene.bind(noun_of(statement), "spell")
    target_noun = noun_of(statement, "b")
    if wearing.is_put_there(scene, tool):
        wearing.ask_where(scene, tool, target_noun)
        return
    who = statement.word("who") or tool.owner or "you"
    words = set(statement.text.split())
    overloaded = "overload" in noun_of(statement).keywords  # it has no targets (702.96b)
    aims = causing.wants_target(tool) and not overloaded
    swept = "hit" in words and tool.is_spell and not aims
    if overloaded and not swept:
        raise NotSupported(f"what {tool.name} does to a thing is not planned yet")
    if (words & {"work", "works"} or swept) and _works(scene, statement, tool):
        return
    if not tool.zone:
        if tool.is_spell or tool.is_a("Aura"):
            scene.place(tool, "hand", who)
        else:
            scene.onto_battlefield(tool, who)
    on_stack = tool.is_spell and not scene.deeds and targets_spells(tool)
    target = scene.bind(target_noun, _wanted(tool, on_stack))
    if on_stack and target is tool and not (target_noun.pronoun or target_noun.is_card):
        target = scene.bind(target_noun.evolve(definite=False), "spell")  # "my own spell"
    if on_stack:
        _cast_both(scene, statement, tool, target, who)
        return
    _need_zone(scene, statement, tool, target, who)
    if not target.zone:
        if not target.is_permanent:
            raise NotSupported("a spell or card as target is not planned yet")
        scene.onto_battlefield(target, target.owner or _side_of(tool, who))
    if target.owner == who and not (statement.word("who") or tool.noun is None or tool.noun.owner):
        _need_caster(tool, target)
    if _is_attacking(scene, target):
        scene.about["before damage"] = True  # afterwards it attacks no more
    scene.about["a"], scene.about["b"] = tool, target


def _looked_at(tool: Item) -> tuple[str, str]:
    """Give the zone and the side of what something may be aimed at."""
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.statements import using

    wanted = list(required_targets(tool.face))
    if not tool.is_spell and not wanted:
        held = [*(each.ability for each in using.abilities_of(tool)), *causing.triggered(tool)]
        wanted = [each for ability in held for each in getattr(ability, "targets", ())]
        if any(using.zone_and_side(each)[0] == "stack" for each in wanted):
            raise NotSupported(f"what {tool.name} does to a spell is not planned yet")
    return using.zone_and_side(wanted[0]) if wanted else ("battlefield", "")


def _wanted(tool: Item, on_stack: bool) -> str:
    """Give what kind of thing a noun means where something may be aimed at it."""
    if on_stack:
        return "spell"
    return "card" if _looked_at(tool)[0] == "graveyard" else "permanent"


def _need_zone(scene: Scene, statement: Statement, tool: Item, target: Item, who: str) -> None:
    """Put what something may be aimed at where that looks for it, or where it is said to be."""
    whose, _, said = statement.word("zone").partition(" ")
    zone, side = _looked_at(tool)
    other = "opponent" if who == "you" else "you"
    if said and said != zone:
        raise NotSupported(f"{tool.name} looks elsewhere")
    if zone != "graveyard" or target.zone:
        return
    if target.token:
        raise NotSupported("a token is in no graveyard")
    owner = whose or target.owner or {"own": who, "other": other}.get(side, who)
    scene.place(target, "graveyard", owner)


def _side_of(tool: Item, who: str) -> str:
    """Give whose a thing is that something may be aimed at: the one's whose it looks for."""
    other = "opponent" if who == "you" else "you"
    return {"own": who, "other": other}.get(_looked_at(tool)[1], "opponent")


def _need_caster(tool: Item, target: Item) -> None:
    """Abstain where it rests on who casts a spell that nobody was said to cast."""
    if target.has("hexproof"):
        raise NotSupported(f"it rests on who casts {tool.name}", "702.11b")


def _does_to(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing can do what a verb says to another: what it does has a target."""
    from rulings_cli.ask.statements import acting
    from rulings_cli.ask.statements.acting_spells import need_able
    from rulings_cli.ask.statements.words import plain

    statement = _of_whole(scene, statement)
    tool = scene.bind(noun_of(statement))
    copies = "copy" in {plain(each) for each in statement.text.split()}
    if copies and mana_making.has_riders(tool):
        raise Misfit("what its mana does is asked elsewhere")
    if copies and has(tool.face.paragraphs, static.EntersAsCopy):
        if statement.text.split()[0] not in ("do", "does", "did", "will", "can", "could", "may"):
            raise Misfit("that it copies is told, and not asked")
        scene.asks = "can"
        acting.act(scene, statement.evolve(kind="event", name="copies"))
        return
    if "overload" in noun_of(statement).keywords and has(
        tool.face.paragraphs, effects.ReturnToHand
    ):
        ask_rather(scene, statement, "bounces")  # it has no target, and befalls each
        return
    scene.asks = "can"
    try:
        need_able(scene, statement, noun_of(statement))
    except NotSupported as reason:
        verbs = {plain(each) for each in statement.text.split()}
        if statement.word("zone").endswith("graveyard") and tool.is_spell:
            ask_rather(scene, statement, "gives_back")
            return
        if verbs.isdisjoint(_TAKEN) or not has(tool.face.paragraphs, *_TAKES):
            raise Misfit(str(reason)) from reason
        scene.asks, scene.about["ask"] = "", statement.evolve(name="removes")
        _by_tool(scene, statement.evolve(name="removes"))
        return
    scene.asks = ""
    if returned_dead.ask(scene, tool, scene.bind(noun_of(statement, "b"))):
        return
    before = len(scene.deeds)
    _targetable(scene, statement)
    target = scene.about.get("b")
    waits = isinstance(target, Item) and target.zone not in ("", "battlefield")
    if before and waits and causing.triggered(tool):
        # the ability that has triggered does it: what comes of it is asked
        assert isinstance(target, Item)
        scene.choices.insert(0, target.name)
        scene.about["a"] = target
        scene.about["ask"] = Statement("ask", "moved", (), statement.text)


def _of_whole(scene: Scene, statement: Statement) -> Statement:
    """Ask it of a thing where its one ability that does such a thing is spoken of."""
    noun = noun_of(statement)
    if not noun.part or noun.part in ("target", "creature"):
        return statement
    whole = noun.evolve(part="")
    found = meant(scene.bind(whole), tuple(noun.part.split()))
    if len(found) != 1 or not getattr(found[0].ability, "targets", ()):
        raise NotSupported(f"what is asked of {noun.text!r} is not planned yet")
    slots = (("a", whole), *(each for each in statement.slots if each[0] != "a"))
    return statement.evolve(slots=slots, text=statement.text.replace(noun.text, ""))


#: Verbs for whatever removes a thing: "can NAME take it".
_TAKEN = frozenset(("take", "grab", "get", "nab", "snag"))
_TAKES = (effects.Destroy, effects.Exile, effects.ExileUntil, effects.ReturnToHand)


def _works_on(scene: Scene, statement: Statement) -> None:
    """Ask what comes of a spell whose name is the verb: "can X be wrathed"."""
    tool = scene.bind(noun_of(statement), "spell")
    if not tool.is_spell:
        raise Misfit(f"{tool.name} is done to nothing")
    scene.about["ask"] = statement.evolve(name="targetable")
    if not _works(scene, statement, tool):
        _targetable(scene, statement.evolve(name="targetable"))


#: What a spell does that a legal target may withstand, or that needs no target.
_WITHSTOOD = (effects.Destroy, effects.Exile, effects.ReturnToHand, effects.Sacrifice)


def _is_swept(statement: Statement, tool: Item) -> bool:
    """Tell whether a spell without targets is said to hit something, and deals damage."""
    said = "hit" in statement.text.split() and statement.noun("b") is not None
    return said and not causing.wants_target(tool) and has(tool.face.paragraphs, effects.DealDamage)


def _works(scene: Scene, statement: Statement, tool: Item) -> bool:
    """Ask what comes of a spell where that it may target a thing does not tell if it works."""
    if has(tool.face.paragraphs, effects.Counter):
        name = "counters_spell"
    elif has(tool.face.paragraphs, *_WITHSTOOD):
        name = "removes"
    elif _is_swept(statement, tool):
        slots = tuple(("a", value) for key, value in statement.slots if key == "b")
        if not any(each.item is tool for each in scene.deeds):
            doing.cast_item(scene, tool, tool.owner or "opponent")
        scene.about["ask"] = asked = statement.evolve(name="takes_damage", slots=slots)
        from rulings_cli.ask.statements.combat_asked import COMBAT_PREPARED

        COMBAT_PREPARED["takes_damage"](scene, asked)
        return True
    elif not causing.wants_target(tool) or targets_spells(tool):
        raise NotSupported(f"what {tool.name} does to a thing is not planned yet")
    else:
        return False
    if name == "counters_spell" and not _counters_cards(tool):
        raise NotSupported(f"which ability {tool.name} would counter was not said")
    scene.about["ask"] = statement.evolve(name=name)
    _by_tool(scene, statement.evolve(name=name))
    return True


def _counters_cards(tool: Item) -> bool:
    """Tell whether what a spell counters is a spell."""
    from rulings_cli.ask.plans.casting import required_targets

    return any(
        each.what is not None and each.what.noun == "spell" for each in required_targets(tool.face)
    )


def _is_attacking(scene: Scene, target: Item) -> bool:
    """Tell whether a thing is said to attack or block now, and not to have done so."""
    if target.noun is not None and "attacking" in target.noun.qualities:
        return True
    fights = [
        each
        for each in scene.deeds
        if each.kind in ("attack", "block") and target in (each.item, *each.targets)
    ]
    over = any(each.kind == "damage" for each in scene.deeds)
    if not over and any(_is_past(each.text.split()) for each in fights):
        raise NotSupported(f"whether {target.name} attacks or blocks still was not said")
    return bool(fights)


def _is_past(words: list[str]) -> bool:
    """Tell whether the words say that something attacked or blocked before."""
    passive = not {"is", "are", "gets", "get", "be", "being", "becomes"}.isdisjoint(words)
    return "attacked" in words or ("blocked" in words and not passive)


def _cast_both(scene: Scene, statement: Statement, tool: Item, target: Item, who: str) -> None:
    """Let the second thing be cast, and ask if the first one can be cast at it."""
    noun = target.noun
    if target.token or (noun is not None and not noun.is_card and not _is_told(noun)):
        raise NotSupported("a spell that is only described is not planned yet here")
    other = "opponent" if who == "you" else "you"
    target.soft = True
    if target.zone == "battlefield":
        target.zone = ""
    doing.cast_item(scene, target, target.owner or other)
    deed = doing.cast_item(scene, tool, who)
    deed.targets.append(target)
    deed.response = deed.asked = True
    scene.asked, scene.asks = deed, "can"
    scene.about["ask"] = statement.evolve(name="can")
    scene.about["aimed only"] = statement.name == "targetable" and "target" in statement.text


def _is_told(noun: Noun) -> bool:
    """Tell whether it is said of which type or color a spell is."""
    types = of_kind("type")
    said = {noun.head, *noun.qualities}
    return bool(said & types) or any(each in COLORS_BY_NAME for each in noun.qualities)


def _targetable_any(scene: Scene, statement: Statement) -> None:
    """Ask of a plain spell that targets any creature, since none was named."""
    who = statement.word("who")
    if not who:
        raise NotSupported("who would target it was not said")
    if noun_of(statement, "b").pronoun.endswith("self"):
        raise Misfit("what would target itself was not said")
    if noun_of(statement, "b").head == "spell":
        raise Misfit("by what a spell would be targeted was not said")
    target = scene.bind(noun_of(statement, "b"), "permanent")
    keywords = target.noun.keywords if target.noun is not None else ()
    if not target.is_a("creature") or target.has("protection"):
        raise NotSupported("by what it would be targeted was not said")
    if any(each.startswith("protection") for each in keywords):
        raise NotSupported("by what it would be targeted was not said")
    if not target.zone:
        scene.onto_battlefield(target, target.owner or "opponent")
    if scene.deeds:
        tool = _being_cast(scene, who)
    else:
        card = scene.world.stock.pick("instant", "targeted", "bounce")
        tool = scene.add(Item(card, card.front, None, who))
        scene.assumptions.append("the spell is one that may target any creature")
    scene.place(tool, "hand", who)
    scene.about["a"], scene.about["b"] = tool, target


def _untargeted(scene: Scene, statement: Statement) -> None:
    """Ask whether a keyword keeps a player from targeting what has it."""
    noun = noun_of(statement, "b")
    with_it = noun.evolve(keywords=(*noun.keywords, statement.word("kw")))
    scene.about["hinders"] = True
    ask_rather(
        scene,
        statement.evolve(slots=(("who", statement.word("who")), ("b", with_it))),
        "targetable_any",
    )


def _being_cast(scene: Scene, who: str) -> Item:
    """Give the spell of a player that is said to be cast, whose targets are asked for."""
    deed = scene.deeds.pop()
    plainly = deed.kind == "cast" and deed.who == who and not (deed.targets or deed.tails)
    if scene.deeds or not plainly or deed.item is None or not causing.wants_target(deed.item):
        raise NotSupported("by what it would be targeted was not said")
    return deed.item


def _goes_to(scene: Scene, statement: Statement) -> None:
    """Ask where something goes: "it" is what a spell was aimed at, rather than the spell."""
    noun = statement.noun() or Noun("it", pronoun="it")
    statement = statement.evolve(slots=(*statement.slots, ("a", noun)))
    if statement.word("zone").endswith("command zone"):
        raise Misfit("whether a commander may be put there is asked otherwise")
    if statement.word("zone").endswith("battlefield") and _comes_again(statement):
        statement = statement.evolve(name="comes_back")
        scene.about["ask"] = statement
        _comes_back(scene, statement)
        return
    deed = scene.deeds[-1] if scene.deeds else None
    lies = lying(scene, statement) if scene.deeds else None
    if lies is not None:
        scene.about["a"] = lies
        return
    aimed = [e for e in deed.targets if isinstance(e, Item)] if deed is not None else []
    about = scene.about.get("goes on about")
    if noun.pronoun and isinstance(about, Item):
        scene.about["a"] = about  # "NAME's target dies, does it go to my hand?"
        return
    if noun.pronoun and len(aimed) > 1:
        raise Misfit(f"which of several {noun.text!r} means was not said")
    if noun.pronoun and aimed:
        scene.about["a"] = aimed[0]
        return
    if not scene.deeds and statement.word("zone").endswith("graveyard"):
        raise NotSupported("what befalls it was not said")
    _thing("", soft=False)(scene, statement)


def comes(scene: Scene, statement: Statement) -> None:
    """Ask whether something enters by what was done."""
    if not scene.deeds:
        raise Misfit("by what it might enter was not said")
    statement = statement.evolve(name="goes_to", slots=(*statement.slots, ("zone", _FIELD)))
    scene.about["ask"] = statement
    _goes_to(scene, statement)


_FIELD = "you battlefield"


def _comes_again(statement: Statement) -> bool:
    """Tell whether what goes to the battlefield was there before: "does it return to it?"."""
    return any(each.startswith("return") or each == "back" for each in statement.text.split())


def _both_die(scene: Scene, statement: Statement) -> None:
    """Ask of the two creatures that meet in combat or fight."""
    named = [e for e in scene.items if e.is_a("creature") and e.noun is not None and e.noun.is_card]
    pairs = [each for each in scene.items if each.is_a("creature") and each.count == 2]
    is_pair = len(pairs) == 1 and (len(named) != 2 or pairs[0] in named)
    if is_pair and "both" in statement.text.split() and not scene.deeds:
        scene.onto_battlefield(pairs[0], pairs[0].owner or "you")
        causing.happen(scene, "you", None, "you pass").passes = False  # it is looked at (704.3)
    if is_pair and "both" in statement.text.split() and scene.deeds:
        scene.about["a"] = pairs[0]  # the two of them are meant
        scene.about["ask"] = statement.evolve(name="kills")
        return
    found = [each for each in scene.items if each.is_a("creature") and each.zone == "battlefield"]
    if len(named) == 2:
        found = named
    blockers = [e.item for e in scene.deeds if e.kind == "block" and e.item is not None]
    if len(found) > 2 and len(blockers) == 2 and "both" in statement.text.split():
        found = blockers  # "it is blocked by A and B, does it kill both"
    if len(found) != 2 or not scene.deeds or any(each.count > 1 for each in found):
        raise Misfit("which two are meant was not said")
    scene.about["a"], scene.about["b"] = found


def _trades(scene: Scene, statement: Statement) -> None:
    """Let two creatures meet in combat, and ask if both die."""
    _by_tool(scene, statement.evolve(name="kills"))
    known = scene.bound.get(id(noun_of(statement)))
    if known is None:
        raise Misfit("which two meet was not said")
    scene.about["b"] = known[1]


def _attached(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    worn = [e for e in scene.items if e.is_a("Aura") or e.is_a("Equipment") or e.has("bestow")]
    if noun is not None and noun.pronoun and len(worn) == 1:
        scene.mean(noun, worn[0])  # "it" is what can be attached
    _thing("permanent")(scene, statement)
    noun, item = statement.noun("b"), scene.about.get("a")
    if isinstance(item, Item) and scene.deeds and noun is None:
        wearing.let_be_worn(scene, item)
    if noun is not None:
        holder = item.attached_to if isinstance(item, Item) else None
        if noun.pronoun and holder is not None:
            scene.mean(noun, holder)  # what it was attached to
        scene.about["b"] = scene.bind(noun, "permanent")


#: What has counters of a kind from the beginning.
_COUNTED = {"lore": "Saga", "loyalty": "planeswalker"}


def _with_counters(scene: Scene, noun: Noun, statement: Statement) -> Item:
    """Give what enters with counters; "it" is what may have such ones."""
    kind = next((each for each in statement.text.split() if each in _COUNTED), "")
    named = [
        each for each in scene.items if (each.is_a(_COUNTED[kind]) if kind else _is_counted(each))
    ]
    if noun.pronoun and len(named) == 1:
        scene.mean(noun, named[0])
    item = scene.bind(noun, "permanent")
    if kind and not item.is_a(_COUNTED[kind]):
        raise Misfit(f"{item.name} has no {kind} counters")
    return item


#: Words by which it is asked with what something enters.
_ENTERING = frozenset(("enter", "enters", "etb", "come", "comes", "start", "starts"))


def _is_counted(item: Item) -> bool:
    """Tell whether a thing's own text, or the rules, let it enter with counters."""
    from rulings_cli.abilities.static import EntersWithCounters
    from rulings_cli.ask.cards import has

    kinds = (EntersWithCounters,)
    own = has(item.face.paragraphs, *kinds) or item.has("sunburst")
    given = any(has(ability, *kinds) for _, ability in causing.of_keywords(item))
    return own or given or any(item.is_a(each) for each in _COUNTED.values())


def _enters_anew(item: Item, statement: Statement) -> bool:
    """Tell whether it is asked with what something enters that was only said to be there."""
    bare = item.zone == "battlefield" and not (item.tails or item.lines)
    return bare and "with" in statement.text.split()


def _makes_more(scene: Scene) -> bool:
    """Tell whether something there makes counters more: then it matters how they come."""
    from rulings_cli.abilities.static import ReplaceCount

    return any(
        isinstance(node, ReplaceCount) and node.what == "counters"
        for each in scene.permanents()
        for node in walk(each.face.paragraphs)
    )


def _counters_amount(scene: Scene, statement: Statement) -> None:
    """Ask for counters: those of the thing that is named, or whose text puts some."""
    from rulings_cli.abilities.effects import PutCounters
    from rulings_cli.abilities.static import EntersWithCounters
    from rulings_cli.ask.cards import has

    noun = statement.noun()
    if noun is not None:
        enters = not _ENTERING.isdisjoint(statement.text.split()) or _makes_more(scene)
        enters = enters and not scene.deeds
        item = _with_counters(scene, noun, statement) if enters else None
        if item is not None and (not item.zone or item.soft or _enters_anew(item, statement)):
            item.zone = ""
            causing.enter(scene, item, item.owner or "you")
            scene.about["a"] = item
            return
        _thing("permanent")(scene, statement)
        gets = not {"get", "gets"}.isdisjoint(statement.text.split())
        if (
            gets
            and not scene.deeds
            and any(has(e.face.paragraphs, PutCounters) for e in scene.items)
        ):
            raise Unsaid("what puts counters on it, and when, was not said")
        return
    kinds = (PutCounters, EntersWithCounters)
    found = [
        each
        for each in scene.items
        if has(each.face.paragraphs, *kinds)
        or any(has(ability, *kinds) for _, ability in causing.of_keywords(each))
        or each.has("sunburst")
    ]
    if "loyalty" in statement.text.split():
        found = [e for e in scene.items if e.is_a("planeswalker")]
    found = mana_used.spells(scene) or found
    focus = scene.focus
    if len(found) != 1 and focus is not None and focus.is_permanent and scene.deeds:
        found = [focus]  # what was spoken of last
    if len(found) != 1:
        raise NotSupported("on what the counters are was not said")
    item = scene.about["a"] = found[0]
    doing.cast_as_said(scene, item)
    if not item.is_permanent:  # a spell puts them on what it is aimed at
        aimed = [e for d in scene.deeds if d.item is item for e in d.targets if isinstance(e, Item)]
        if len(aimed) == 1 and aimed[0].is_permanent:
            item = scene.about["a"] = aimed[0]
    if item.is_permanent and not item.zone and not any(e.item is item for e in scene.deeds):
        scene.onto_battlefield(item, soft=True)


def _counters_then(scene: Scene, statement: Statement) -> None:
    """Take "how many does it get" as asked of the counters that were spoken of."""
    said = scene.about.get("said")
    told = [each.text for each in said if each.kind != "ask"] if isinstance(said, tuple) else []
    if not any("counter" in text for text in told) or any("token" in text for text in told):
        raise Misfit("what is counted was not said")
    scene.about["ask"] = statement.evolve(name="counters_amount")
    _counters_amount(scene, statement)


def _grows(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing grows by what is done."""
    noun = statement.noun()
    if not scene.deeds and noun is not None and "counter" not in statement.text:
        item = scene.bind(noun, "creature")
        others = [each for each in scene.permanents() if each is not item and each.noun is not None]
        if len(others) > 1:
            others = [e for e in others if has(e.face.paragraphs, static.ModifyPowerToughness)]
        if len(others) != 1:
            raise NotSupported("by what it would grow was not said")
        scene.onto_battlefield(item, item.owner or "you", soft=True)
        scene.about["a"], scene.about["b"] = item, others[0]
        scene.about["ask"] = statement.evolve(name="affected")
        scene.about["of size"] = True
        return
    if not scene.deeds:
        raise NotSupported("by what it would grow was not said")
    if noun is not None:
        if noun.pronoun in ("he", "she"):  # players do not grow
            noun = noun.evolve(pronoun="it")
        item = scene.bind(noun, "creature" if noun.pronoun else "permanent")
        if not any(each.item is item for each in scene.deeds):
            scene.onto_battlefield(item, soft=True)
        scene.about["a"] = item
        from rulings_cli.ask.statements.triggering import reach_step

        reach_step(scene, item)
        return
    growing = [each for each in scene.items if each.is_permanent and _may_grow(each)]
    growing = mana_used.spells(scene) or growing
    if len(growing) != 1:
        raise NotSupported("what would grow was not said")
    scene.about["a"] = scene.onto_battlefield(growing[0], soft=True)


def _may_grow(item: Item) -> bool:
    """Tell whether a thing's own text puts counters or makes larger."""
    from rulings_cli.abilities.effects import PutCounters
    from rulings_cli.abilities.static import ModifyPowerToughness
    from rulings_cli.ask.cards import has

    kinds = (PutCounters, ModifyPowerToughness)
    return any(has(each, *kinds) for each in causing.all_triggered(item))


def _sacrificed(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent is sacrificed; one that is only described is that player's."""
    noun, who = statement.noun(), statement.word("who")
    done = any(chapters.reached(e) >= max(chapters.chapters_of(e), default=99) for e in scene.items)
    if done and not scene.deeds:
        raise NotSupported("whether its last chapter waits was not said", "714.4")
    if who and not any(each.text for each in scene.deeds):
        _make_sacrifice(scene, who)
    if noun is not None and who and not (noun.is_card or noun.pronoun or noun.definite):
        some = noun.head in ("creature", "permanent", "") and not (noun.size or noun.keywords)
        if not some or not scene.deeds or noun.number > 1:
            raise NotSupported("which permanent that is was not said")
        theirs = [e for e in scene.items if e.owner == who and e.zone == "battlefield"]
        if not any(each.is_a(noun.head or "creature") for each in theirs):
            item = scene.bind(noun.evolve(owner=who, another=True), "permanent")
            scene.onto_battlefield(item, who)
        scene.about["who"] = who  # "a creature": any of them
        scene.about["ask"] = statement.evolve(name="sacrifices")
        return
    if noun is not None and who and not noun.is_card and not noun.pronoun:
        item = scene.bind(noun.evolve(owner=noun.owner or who), "permanent")
        scene.onto_battlefield(item, who)
        scene.about["a"] = item
        return
    payers = [each.who for each in scene.deeds if before_paid.asks_for_it(each)]
    if noun is not None and len(payers) == 1 and not (noun.is_card or noun.pronoun or noun.owner):
        item = scene.bind(noun.evolve(owner=payers[0]), "permanent")  # what it is cast for
        scene.onto_battlefield(item, payers[0])
        scene.about["a"] = item
        return
    _thing("permanent")(scene, statement)


def _make_sacrifice(scene: Scene, who: str) -> None:
    """Let the other player cast at somebody what makes them sacrifice, where it is only named."""
    named = [e for e in scene.items if e.is_spell and e.noun is not None and e.noun.is_card]
    if len(named) == 1 and has(named[0].face.paragraphs, effects.Sacrifice):
        named[0].zone = named[0].owner = ""
        scene.deeds[:] = [each for each in scene.deeds if each.item is not named[0]]
        scene.turn = "" if scene.turn_assumed else scene.turn
        deed = doing.cast_item(scene, named[0], "opponent" if who == "you" else "you")
        if any(each.player for each in required_targets(named[0].face)):
            deed.targets.append("you" if who == "you" else "the opponent")


def _need_no_lord(item: Item) -> None:
    """Abstain where a thing changes others: "A with B, how big" may ask of either then."""
    for each in walk(item.face):
        others = isinstance(each, static.Affects) and not isinstance(each.of, This)
        if others and has(each, static.ModifyPowerToughness):
            raise NotSupported(f"whether {item.name} or what is with it is asked about")


def _before_damage(scene: Scene) -> None:
    """Look at what grows as it attacks or blocks before damage, where it meets another then."""
    item = scene.about["a"]
    assert isinstance(item, Item)
    events = [
        each
        for other in (item, *(e for e in scene.items if e is not item and e.card is not None))
        for ability in causing.triggered(other)
        for each in causing.events_of(ability)
    ]
    grows = any("Attack" in name or "Block" in name for name in (type(e).__name__ for e in events))
    met = any(each.kind == "block" for each in scene.deeds)
    if grows and met and not any(each.kind == "damage" for each in scene.deeds):
        scene.about["before damage"] = True


def _size(scene: Scene, statement: Statement) -> None:
    """Ask for a size; nothing is only named that changes sizes as it enters."""
    _thing("creature")(scene, statement)
    fighting = {
        id(e.item): e.item for e in scene.deeds if e.kind == "attack" and e.item is not None
    }
    asked = scene.about["a"]
    met = any(asked in (each.item, *each.targets) for each in scene.deeds)
    last = scene.spoken[-1] if scene.spoken else None
    if statement.noun() is None and not scene.deeds and last is not None and last is not asked:
        mine = last.noun is not None and last.noun.definite and last.is_a("creature")
        if mine and last not in scene.beside:
            scene.about["a"] = last  # "NAME is out and my 5/5, how big" goes on about that
    if statement.noun() is None and len(fighting) == 1 and not met:
        (scene.about["a"],) = fighting.values()  # of two that are there it is what does something
    if scene.deeds:
        _before_damage(scene)
        return
    _size_of_other(scene, statement)
    asked = scene.about["a"]
    if statement.noun() is None and isinstance(asked, Item) and scene.beside:
        _need_no_lord(asked)
    for item in scene.items:
        named = item.zone == "battlefield" and item.soft and item is not scene.about["a"]
        for ability in causing.triggered(item) if named else ():
            enters = any(
                isinstance(each, triggers.Enters) and causing.is_self(each)
                for each in causing.events_of(ability)
            )
            if enters and has(ability, static.ModifyPowerToughness, effects.PutCounters):
                raise NotSupported(f"whether {item.name} has just entered was not said")


def _size_of_other(scene: Scene, statement: Statement) -> None:
    """Ask "A with B, size?" of B where A has no size and makes creatures of such things."""
    asked, noun = scene.about["a"], statement.noun()
    if not isinstance(asked, Item) or asked.face.power is not None:
        return
    if noun is not None and not noun.pronoun:
        return
    named = [e for e in scene.items if e.noun is not None and e.noun.is_card and e.is_permanent]
    others = [each for each in named if each is not asked]
    makes = has(asked.face.paragraphs, static.BecomesA)
    if (asked.is_a("Aura") or asked.is_a("Equipment")) and len(others) == 1 and asked.noun:
        from rulings_cli.ask.statements.wearing import attach

        attach(scene, others[0], asked.noun)
        scene.about["a"] = others[0]
    elif makes and len(others) == 1 and not others[0].is_a("Aura"):
        scene.about["a"] = scene.onto_battlefield(others[0], others[0].owner or "you")


def _size_is(scene: Scene, statement: Statement) -> None:
    """Ask for a size; a plain creature has another one of its own."""
    _thing("creature")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    own = f"{item.face.power}/{item.face.toughness}"
    described = item.noun is not None and not (item.noun.is_card or item.noun.size)
    if own == statement.word("size") and described:
        card = scene.world.stock.pick("creature", "plain", least=4)
        item.card, item.face = card, card.front

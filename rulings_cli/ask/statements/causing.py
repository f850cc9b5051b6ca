"""Making happen what an ability looks for: its trigger event, with things that fit it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities import effects, triggers
from rulings_cli.abilities.abilities import Keyword, StaticAbility, TriggeredAbility
from rulings_cli.abilities.described import Described, OneOrMore, TargetsObject, ThisOr
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    AnOpponent,
    APlayer,
    AttachedTo,
    Each,
    EachOpponent,
    EachPlayer,
    This,
)
from rulings_cli.abilities.static import Affects, ModifyPowerToughness
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.things import counts_itself, may_be
from rulings_cli.ask.plans.using import _fitting
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_OPPONENTS = AnOpponent | EachOpponent


def triggered(item: Item) -> tuple[Any, ...]:
    """Give the triggered abilities of a thing: those of its keywords where it has no others."""
    written = tuple(each for each in item.face.abilities if isinstance(each, TriggeredAbility))
    return written or tuple(ability for _, ability in of_keywords(item))


def all_triggered(item: Item) -> tuple[Any, ...]:
    """Give the triggered abilities of a thing with those of its keywords."""
    written = tuple(each for each in item.face.abilities if isinstance(each, TriggeredAbility))
    return (*written, *(ability for _, ability in of_keywords(item)))


def of_keywords(item: Item) -> tuple[tuple[str, Any], ...]:
    """Give the triggered abilities that keywords of a thing stand for, by the keyword."""
    from rulings_cli.engine import keyword_modules

    return tuple(
        (each.name, ability)
        for each in item.face.abilities
        if isinstance(each, Keyword)
        for ability in (keyword_modules.triggered(each), keyword_modules.second(each))
        if ability is not None
    )


def events_of(ability: Any) -> tuple[Any, ...]:
    """Give the events of a triggered ability, one by one."""
    event = ability.event
    if isinstance(event, triggers.AnyEvent):
        return event.events
    if isinstance(event, triggers.While | triggers.FirstTime):
        return (event.event,)
    return (event,)


def cause(
    scene: Scene, item: Item, ability: Any, what: Item | None = None, kind: type | None = None
) -> Deed | None:
    """Make the event of an ability happen, one of a kind; with `what` it happens to that."""
    for event in events_of(ability):
        if kind is not None and not isinstance(event, kind):
            continue
        maker = _MAKERS.get(type(event)) or _rarer().get(type(event))
        if maker is None:
            continue
        made: Deed | None = maker(scene, item, event, what)
        return made
    raise NotSupported(f"what makes {item.name} trigger is not planned yet")


def _rarer() -> dict[type, Any]:
    from rulings_cli.ask.statements.causing_more import MAKERS

    return MAKERS


def is_self(event: Any) -> bool:
    """Tell whether an event speaks of the very thing that the ability is on."""
    return isinstance(getattr(event, "what", None), This)


def described(what: Any) -> Described | None:
    """Give the description of the things that an event speaks of."""
    if isinstance(what, ThisOr | OneOrMore):
        return what.what
    return what if isinstance(what, Described) else None


def _is_theirs(event: Any) -> bool:
    """Tell whether the event is of an opponent of the ability's controller."""
    what = described(getattr(event, "what", None))
    who = getattr(event, "who", None)
    if isinstance(who, _OPPONENTS):
        return True
    return what is not None and (what.controls_not or isinstance(what.controller, _OPPONENTS))


def side_of(item: Item, event: Any) -> str:
    """Give the player whose deed, or whose thing, the event is of."""
    mine = item.owner or "you"
    other = "opponent" if mine == "you" else "you"
    return other if _is_theirs(event) else mine


def subject_of(scene: Scene, item: Item, event: Any, what: Item | None) -> Item:
    """Give the thing that the event happens to: the ability's own, the one said, or a plain one."""
    if what is not None:
        return what
    if is_self(event):
        return item
    if isinstance(event.what, AttachedTo):
        return holder_of(scene, item)
    wanted = described(event.what)
    if wanted is None:
        raise NotSupported(f"what {item.name} looks for is not planned yet")
    for each in reversed(scene.items):
        befallen = each.count > 1 or any(deed.item is each for deed in scene.deeds)
        befallen = befallen or (each.zone == "hand" and not each.soft and _departs(event))
        if each is not item and each.is_permanent and not befallen and may_be(each.face, wanted):
            return each
    return scene.add(_plain_one(scene, wanted, side_of(item, event)))


def _departs(event: Any) -> bool:
    """Tell whether an event is of what leaves the battlefield."""
    return isinstance(event, triggers.Dies | triggers.LeavesBattlefield)


def holder_of(scene: Scene, item: Item) -> Item:
    """Give what an Aura or Equipment is attached to: what was said, or a plain creature."""
    from rulings_cli.ask.statements.nouns import Noun
    from rulings_cli.ask.statements.wearing import attach

    known = item.attached_to
    if isinstance(known, Item):
        return known
    if item.noun is None or not (item.is_a("Aura") or item.is_a("Equipment")):
        raise NotSupported(f"what {item.name} looks for is not planned yet")
    creature = scene.bind(Noun("a creature", head="creature", owner=item.owner), "creature")
    attach(scene, creature, item.noun)
    return creature


def _is_killed_by(item: Item, holder: Item) -> bool:
    """Tell whether a creature has toughness 0 or less with something attached to it (704.5f)."""
    lost = [
        each.toughness.n
        for each in walk(item.face.paragraphs)
        if isinstance(each, ModifyPowerToughness) and isinstance(each.toughness, Number)
        and each.for_each is None
    ]  # fmt: skip
    toughness = str(holder.face.toughness)
    return bool(lost) and toughness.isdigit() and int(toughness) + lost[0] <= 0


def _plain_one(scene: Scene, wanted: Described, owner: str) -> Item:
    """Give a plain thing that is what is described: a card, else a token of its subtype."""
    from rulings_cli.abilities.described import HasSubtype
    from rulings_cli.ask.statements.generic import PREDEFINED, generic
    from rulings_cli.ask.statements.nouns import Noun

    taken = tuple(each.name for each in scene.items)
    try:
        card = _fitting(wanted, scene.world.stock, taken)
    except NotSupported:
        kinds = [each.name for each in (wanted.kinds or ((),))[0] if isinstance(each, HasSubtype)]
        if len(kinds) != 1:
            raise
        low = kinds[0].lower()
        return generic(scene, Noun("", head=low if low in PREDEFINED else kinds[0], token=True,
                                   owner=owner), "permanent")  # fmt: skip
    return Item(card, card.front, None, owner)


def _dies(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = subject_of(scene, item, event, what)
    scene.onto_battlefield(subject, subject.owner or side_of(item, event))
    if isinstance(event.what, AttachedTo) and _is_killed_by(item, subject):
        deed = happen(scene, "you", None, "you pass")  # it dies as the position is looked at
        deed.passes = False
        return deed
    return happen(scene, subject.owner, subject, "NAME dies")


def _leaves(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = subject_of(scene, item, event, what)
    scene.onto_battlefield(subject, subject.owner or side_of(item, event))
    return happen(scene, subject.owner, subject, "NAME leaves the battlefield")


def _enters(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed | None:
    subject = subject_of(scene, item, event, what)
    if not subject.is_permanent:
        raise Misfit(f"{subject.name} does not enter the battlefield")
    return enter(scene, subject, subject.owner or side_of(item, event))


def enter(scene: Scene, item: Item, who: str) -> Deed | None:
    """Let a thing enter: a land is played, a token created, a card cast."""
    if any(each.item is item and each.kind in ("cast", "play", "enter") for each in scene.deeds):
        return None
    if item.token:
        if item in scene.items:
            scene.items.remove(item)
        verb = "you create" if who == "you" else "the opponent creates"
        return happen(scene, who, None, f"{verb} {item.put}")
    item.soft = True
    if item.zone == "battlefield":
        item.zone = ""
    if item.is_a("land"):
        return doing.play_land(scene, item, who)
    return doing.cast_item(scene, item, who)


def happen(scene: Scene, who: str, item: Item | None, line: str) -> Deed:
    """Give the deed of something that simply happens."""
    deed = Deed("happen", who, item, line)
    scene.deeds.append(deed)
    return deed


def _casts(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed | None:
    if event.nth:
        raise NotSupported("a certain spell of the turn is not planned yet")
    who = side_of(item, event)
    if is_self(event):
        return enter(scene, item, who)
    if any(isinstance(each, TargetsObject) for each in walk(event.what)):
        from rulings_cli.ask.statements.causing_more import spell_at

        return spell_at(scene, who, scene.onto_battlefield(item, item.owner or "you"), "damage")
    if what is None:
        wanted = described(event.what)
        taken = tuple(each.name for each in scene.items)
        if wanted is None or not (wanted.adjectives or wanted.kinds):
            card = scene.world.stock.pick("creature", "plain", other_than=taken)
        else:
            card = _fitting(wanted, scene.world.stock, taken)
        what = scene.add(Item(card, card.front, None, who))
    if what.is_a("land"):
        return doing.play_land(scene, what, what.owner or who)
    return doing.cast_item(scene, what, what.owner or who)


def _draws(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    del what
    who = side_of(item, event)
    return happen(scene, who, None, "you draw a card" if who == "you" else
                  "the opponent draws a card")  # fmt: skip


def _gains(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    del what
    who = side_of(item, event)
    verb = "lose" if event.loses else "gain"
    return happen(scene, who, None, f"you {verb} 1 life" if who == "you" else
                  f"the opponent {verb}s 1 life")  # fmt: skip


def _discards(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    who = side_of(item, event)
    if what is None:
        wanted = described(event.what)
        stock = scene.world.stock
        card = _fitting(wanted, stock) if wanted is not None else stock.pick("land", "basic")
        what = scene.add(Item(card, card.front, None, who))
    scene.place(what, "hand", who)
    return happen(scene, who, what, "you discard NAME" if who == "you" else
                  "the opponent discards NAME")  # fmt: skip


def _sacrifices(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = subject_of(scene, item, event, what)
    who = subject.owner or side_of(item, event)
    scene.onto_battlefield(subject, who)
    return happen(scene, who, subject, "NAME is sacrificed")


def _attacks(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = subject_of(scene, item, event, what)
    scene.onto_battlefield(subject, subject.owner or side_of(item, event))
    deed = Deed("attack", subject.owner, subject)
    scene.turn = scene.turn or subject.owner
    scene.deeds.append(deed)
    return deed


def _damages(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = what if what is not None else item
    if not event.combat and not is_self(event):
        raise NotSupported("damage that is not combat damage is not planned yet")
    _attacks(scene, item, event, subject)
    return happen(scene, "", None, "combat damage is dealt")


def _begins(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    del what
    who = side_of(item, event)
    if isinstance(event.whose, _OPPONENTS):
        who = "opponent" if (item.owner or "you") == "you" else "you"
    elif isinstance(event.whose, EachPlayer | APlayer):  # the one it is asked about
        who = scene.turn or str(scene.about.get("who") or who)
    if not scene.deeds and event.step.words.startswith(("upkeep", "draw")):
        scene.turn, scene.step = who, "untap step"
        return happen(scene, who, None, f"the {event.step.words} begins")
    step = event.step.words.removesuffix(" step")
    whose = "your" if who == "you" else "the opponent's"
    if step.endswith("phase"):
        return happen(scene, who, None, f"{whose} next {step} begins")
    return happen(scene, who, None, f"it is {whose} next {step} step")


def _exploits(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    """Let a creature exploit: it enters, and another creature is sacrificed to it."""
    del event
    who = item.owner or "you"
    if what is None:
        card = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
        what = scene.add(Item(card, card.front, None, who))
        scene.onto_battlefield(what, who)
    deed = enter(scene, item, who)
    if deed is None:
        raise NotSupported(f"{item.name} has entered already")
    scene.choices.append(what.name)
    return deed


def _cycles(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    del item, event
    who = "you"
    if what is None or not what.has("cycling"):
        card = scene.world.stock.pick("cycling")
        what = scene.add(Item(card, card.front, None, who))
    scene.place(what, "hand", who)
    deed = Deed("cycle", who, what)
    scene.deeds.append(deed)
    return deed


_MAKERS: dict[type, Any] = {
    triggers.Dies: _dies,
    triggers.LeavesBattlefield: _leaves,
    triggers.Enters: _enters,
    triggers.Casts: _casts,
    triggers.PlayerDraws: _draws,
    triggers.PlayerGainsLife: _gains,
    triggers.PlayerDiscards: _discards,
    triggers.PlayerSacrifices: _sacrifices,
    triggers.Attacks: _attacks,
    triggers.DealsDamage: _damages,
    triggers.BeginningOf: _begins,
    triggers.Cycles: _cycles,
    triggers.Exploits: _exploits,
}


def use_on(
    scene: Scene,
    tool: Item,
    who: str,
    target: Item,
    meant: Callable[[Any], bool] | None = None,
) -> Deed:
    """Use a thing on another: cast it, activate it, or let it trigger, with that as its target.

    Of several abilities it is the one that is `meant`.
    """
    if tool.is_spell or (tool.is_a("Aura") and tool.zone != "battlefield"):
        return _cast_on(scene, tool, who, target)
    made = _activate_on(scene, tool, who, target, meant) or _trigger_on(scene, tool, who, target)
    if made is not None:
        return made
    raise NotSupported(f"what {tool.name} does to another thing is not planned yet")


def _cast_on(scene: Scene, tool: Item, who: str, target: Item) -> Deed:
    """Cast a spell at a thing, or one that does something to it without a target."""
    from rulings_cli.ask.statements import using

    deed = next((e for e in scene.deeds if e.item is tool and e.kind == "cast"), None)
    deed = deed or doing.cast_item(scene, tool, who)
    if deed.targets:
        return deed
    overloaded = "for its overload cost" in deed.tails
    wanted = () if overloaded else using.targets_of(deed)
    enchants = [e for e in tool.face.abilities if isinstance(e, Keyword) and e.name == "enchant"]
    of_player = bool(enchants) and enchants[0].words in ("player", "opponent")
    if of_player or (wanted and wanted[0].player and wanted[0].what is None):
        _place(scene, target, deed.who)
        deed.targets.append("you" if target.owner == "you" else "the opponent")
    elif wanted or has(tool.face.paragraphs, effects.Modes):
        doing.aim_at(scene, deed, target)
    elif not target.zone and not _put_from(scene, tool.face.paragraphs, target, deed.who):
        doing.place_target(scene, deed, target)
    return deed


def _put_from(scene: Scene, text: Any, target: Item, who: str) -> bool:
    """Put a thing where a text without a target takes it from, to put it onto the battlefield."""
    for node in walk(text):
        what = getattr(getattr(node, "what", None), "what", None)
        zone = getattr(what, "zone", None)
        if isinstance(node, effects.PutOntoBattlefield) and zone in (Zone.HAND, Zone.GRAVEYARD):
            if target.zone and not target.soft:
                return False
            target.zone = ""
            scene.place(target, zone.words, who)
            scene.choices.insert(0, target.name)
            return True
    return False


def _activate_on(
    scene: Scene, tool: Item, who: str, target: Item, meant: Callable[[Any], bool] | None
) -> Deed | None:
    """Activate the one ability that can target a thing."""
    from rulings_cli.ask.statements import using

    aimed = [e for e in using.abilities_of(tool) if getattr(e.ability, "targets", ())]
    if meant is not None:
        aimed = [each for each in aimed if meant(each.ability)]
    if len(aimed) > 1:
        aimed = [each for each in aimed if _may_target(each.ability, target)] or aimed
    if len(aimed) > 1:
        raise NotSupported(f"which ability of {tool.name} is meant was not said")
    if not aimed:
        return None
    scene.onto_battlefield(tool, who)
    deed = using.activated(scene, tool, aimed[0], who, ())
    doing.aim_at(scene, deed, target)
    return deed


def _trigger_on(scene: Scene, tool: Item, who: str, target: Item) -> Deed | None:
    """Let an ability trigger that does something to a thing, or use one without a target."""
    from rulings_cli.ask.statements import using

    found = triggered(tool)
    for ability in found:
        # what looks for death and targets a player does nothing to what dies
        if ability.targets and any(each.what or each.any_target for each in ability.targets):
            dying = any(isinstance(each, triggers.Dies) for each in events_of(ability))
            if dying and not any(is_self(each) for each in events_of(ability)):
                raise NotSupported(f"what makes {tool.name} trigger was not said")
            return trigger_at(scene, tool, ability, who, target)
    for ability in found:
        if any(isinstance(each, triggers.Enters) and is_self(each) for each in events_of(ability)):
            _place(scene, target, who)
            return enter(scene, tool, who)
    abilities = using.abilities_of(tool)
    if not abilities and not found and _shrinks_others(tool):
        scene.about["only as it is there"] = tool
        _place(scene, target, who)
        return enter(scene, tool, who)
    if not abilities and not found and tool.is_a("creature"):
        if has(tool.face.paragraphs, StaticAbility):
            raise NotSupported(f"whether {tool.name} does it in combat was not said")
        return _meet(scene, tool, target)
    plain = [each for each in abilities if not using.is_mana(scene, each)]
    if len(plain) > 1:
        plain = [each for each in plain if has(each.ability, *_DONE_TO_OTHERS)]
    if len(plain) != 1:
        return None
    scene.onto_battlefield(tool, who)
    if not _put_from(scene, plain[0].ability, target, who):
        _place(scene, target, who)
    return using.activated(scene, tool, plain[0], who)


def _shrinks_others(tool: Item) -> bool:
    """Tell whether a permanent makes others smaller, of which they may die as it enters."""
    return any(
        isinstance(change, ModifyPowerToughness) and getattr(change.toughness, "n", 0) < 0
        for node in walk(tool.face.paragraphs)
        if isinstance(node, Affects) and isinstance(node.of, Each)
        for change in node.changes
    )


#: Effects on other things that need no target.
_DONE_TO_OTHERS = (effects.Destroy, effects.Exile, effects.ReturnToHand, effects.DealDamage)


def wants_target(tool: Item) -> bool:
    """Tell whether a thing does what it does to a target."""
    from rulings_cli.ask.plans.casting import required_targets

    if tool.is_spell or tool.is_a("Aura"):
        return bool(required_targets(tool.face))
    from rulings_cli.ask.statements import using

    return any(getattr(each.ability, "targets", ()) for each in using.abilities_of(tool)) or any(
        each.targets for each in triggered(tool)
    )


def place_victim(scene: Scene, target: Item, who: str) -> None:
    """Put a thing there that something may befall."""
    _place(scene, target, who)


def _meet(scene: Scene, tool: Item, target: Item) -> Deed:
    """Let a creature block another."""
    if not target.is_a("creature"):
        raise Misfit(f"{target.name} is no creature")
    side = tool.owner or ("opponent" if target.owner == "you" else "you")
    scene.onto_battlefield(tool, side)
    other = "opponent" if side == "you" else "you"
    scene.onto_battlefield(target, other)
    if target.has("defender") and not tool.has("defender"):
        tool, target, side, other = target, tool, other, side  # it can only block (702.3b)
    attack = Deed("attack", other, target)
    scene.turn = other
    block = Deed("block", side, tool)
    block.targets.append(target)
    scene.deeds += [attack, block]
    return block


def imply(scene: Scene, *kinds: type) -> None:
    """Make happen what makes a named thing do what is asked about, where nothing was said."""
    from rulings_cli.ask.statements.supposing import need_happening

    named = [each for each in scene.items if each.noun is not None and each.noun.is_card]
    doing_it = [e for e in named if any(has(one, *kinds) for one in triggered(e))]
    if len(doing_it) > 1 and not any(e.is_spell for e in named):
        raise NotSupported("which of them would do it was not said")
    for item in reversed(named):
        if item.is_spell and has(item.face.paragraphs, *kinds):
            doing.cast_item(scene, item, item.owner or "you")
            return
        for ability in triggered(item):
            if has(ability, *kinds):
                need_happening(scene, item)
                own = any(is_self(each) for each in events_of(ability))
                if own and item.zone == "battlefield" and item.soft:
                    item.zone = ""
                elif not own:
                    scene.onto_battlefield(item, soft=True)
                scene.about["implied"] = item
                cause(scene, item, ability, None if own else _meant(scene, item, ability))
                return
        if (
            item.is_permanent
            and item.noun is not None
            and item.noun.mention is not None
            and _activate_for(scene, item, kinds)
        ):
            return
    raise NotSupported("what might bring that about was not said")


def _meant(scene: Scene, item: Item, ability: Any) -> Item | None:
    """Give the one other thing that was named, where it is of the kind that an ability looks for.

    It may lack what more the ability asks for: then that does not trigger.
    """
    for event in events_of(ability):
        wanted = described(getattr(event, "what", None))
        if wanted is None:
            continue
        kind = wanted.evolve(adjectives=(), further=())
        named = [
            each
            for each in scene.items
            if each is not item and each.noun is not None and each.noun.is_card
            and each.soft and each.is_permanent and kind.kinds and may_be(each.face, kind)
        ]  # fmt: skip
        if len(named) == 1:
            return named[0]
    return None


def _activate_for(scene: Scene, item: Item, kinds: tuple[type, ...]) -> bool:
    """Activate the one ability of a permanent that does what is asked about."""
    from rulings_cli.ask.statements import using

    found = [
        each
        for each in using.abilities_of(item)
        if has(each.ability, *kinds) and not getattr(each.ability, "targets", ())
    ]
    if len(found) != 1:
        return False
    scene.onto_battlefield(item, item.owner or "you")
    using.activated(scene, item, found[0], item.owner)
    return True


def _may_target(ability: Any, target: Item) -> bool:
    return any(
        each.what is not None and counts_itself(target.face, each.what) for each in ability.targets
    )


def _place(scene: Scene, target: Item, who: str) -> None:
    if not target.zone:
        scene.onto_battlefield(target, target.owner or ("opponent" if who == "you" else "you"))


def trigger_at(scene: Scene, tool: Item, ability: Any, who: str, target: Item) -> Deed:
    """Let an ability trigger and target something."""
    if getattr(ability, "condition", None) is not None:
        raise NotSupported(f"it rests on a condition of {tool.name}")
    place_target(scene, ability, who, target)
    own = [each for each in events_of(ability) if is_self(each)]
    if not own:
        scene.onto_battlefield(tool, who)
    tool.owner = tool.owner or who
    deed = cause(scene, tool, ability)
    if deed is None:
        raise NotSupported(f"{tool.name} has triggered already")
    scene.choices.insert(0, target.name)
    return deed


def place_target(scene: Scene, ability: Any, who: str, target: Item) -> None:
    """Put the target of a triggered ability where the ability looks for it."""
    from rulings_cli.ask.statements import using

    zone, side = using.zone_and_side(ability.targets[0])
    if zone == "stack":
        raise NotSupported("a triggered ability that targets a spell is not planned yet")
    other = "opponent" if who == "you" else "you"
    owner = target.owner or {"own": who, "other": other}.get(side, "")
    if zone == "battlefield":
        scene.onto_battlefield(target, owner or other)
    else:
        scene.place(target, zone, owner or who)

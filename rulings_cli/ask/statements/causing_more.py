"""Making happen what rarer triggered abilities look for: damage, targets, blocks, taps."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities import triggers
from rulings_cli.abilities.costs import TapThis
from rulings_cli.abilities.described import HasSubtype, HasType
from rulings_cli.abilities.references import AnOpponent, AttachedTo, EachOpponent
from rulings_cli.ask.cards import has, keyword
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def _there(scene: Scene, item: Item, event: Any, what: Item | None) -> Item:
    """Give the permanent that the event happens to, on the battlefield."""
    subject = causing.subject_of(scene, item, event, what)
    return scene.onto_battlefield(subject, subject.owner or causing.side_of(item, event))


def _other(who: str) -> str:
    return "opponent" if who == "you" else "you"


def spell_at(scene: Scene, who: str, target: Item | str, *kinds: str) -> Deed:
    """Let a player cast a plain spell at something."""
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "targeted", *kinds, other_than=taken)
    spell = scene.add(Item(card, card.front, None, who))
    deed = doing.cast_item(scene, spell, who)
    deed.targets.append(target)
    return deed


def _is_damaged(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = _there(scene, item, event, what)
    return spell_at(scene, _other(subject.owner), subject, "damage")


def _is_targeted(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = _there(scene, item, event, what)
    theirs = isinstance(event.whose, AnOpponent | EachOpponent)
    mine = item.owner or "you"
    return spell_at(scene, _other(mine) if theirs else mine, subject, "damage")


def _is_tapped(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    subject = _there(scene, item, event, what)
    if event.untapped:
        subject.tails.append("tapped")
    line = "NAME becomes untapped" if event.untapped else "NAME becomes tapped"
    return causing.happen(scene, subject.owner, subject, line)


def _blocks(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    if event.blocked is not None:
        raise NotSupported(f"what makes {item.name} trigger is not planned yet")
    return _meets(scene, _there(scene, item, event, what), attacks=False)


def _is_blocked(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    if event.by is not None:
        raise NotSupported(f"what makes {item.name} trigger is not planned yet")
    return _meets(scene, _there(scene, item, event, what), attacks=True)


def _meets(scene: Scene, item: Item, *, attacks: bool) -> Deed:
    """Let a creature attack and be blocked, or block, a plain one."""
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    other = scene.add(Item(card, card.front, None, _other(item.owner)))
    scene.onto_battlefield(other, other.owner)
    return doing.fight(scene, *((item, other) if attacks else (other, item)))


def _attack_with(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    if event.minimum > 1 or event.whom is not None:
        raise NotSupported(f"what makes {item.name} trigger is not planned yet")
    who = causing.side_of(item, event)
    subject = what if what is not None else item
    if not subject.is_a("creature"):
        raise Misfit(f"{subject.name} does not attack")
    scene.onto_battlefield(subject, subject.owner or who)
    deed = Deed("attack", subject.owner, subject)
    scene.turn = scene.turn or subject.owner
    scene.deeds.append(deed)
    return deed


def _attacks_together(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    """Let a creature attack with as many others as it takes."""
    del what
    scene.onto_battlefield(item, item.owner or "you")
    deed = Deed("attack", item.owner, item)
    scene.turn = scene.turn or item.owner
    for _ in range(event.least):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("creature", "plain", other_than=taken)
        other = scene.add(Item(card, card.front, None, item.owner))
        deed.targets.append(scene.onto_battlefield(other, item.owner))
    scene.deeds.append(deed)
    return deed


def _plays_land(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    who = causing.side_of(item, event)
    if what is None:
        card = scene.world.stock.pick("land", "basic")
        what = scene.add(Item(card, card.front, None, who))
    return doing.play_land(scene, what, what.owner or who)


def _gets_counters(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    if event.kind not in ("+1/+1", "-1/-1"):
        raise NotSupported(f"what makes {item.name} trigger is not planned yet")
    subject = what if what is not None else item
    scene.onto_battlefield(subject, subject.owner or item.owner or "you")
    return causing.happen(scene, subject.owner, subject, f"a {event.kind} counter is put on NAME")


def _changes_zone(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    from_battlefield = event.from_ in (None, Zone.BATTLEFIELD)
    if event.to is not Zone.GRAVEYARD or not from_battlefield:
        raise NotSupported(f"what makes {item.name} trigger is not planned yet")
    subject = _there(scene, item, event, what)
    return causing.happen(scene, subject.owner, subject, "NAME dies")


def _commits_crime(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    del event, what
    who = item.owner or "you"
    return spell_at(scene, who, "the opponent" if who == "you" else "you", "damage")


def _enchanted(scene: Scene, item: Item) -> Item:
    """Give the land that an Aura is on: a plain one, where none was said."""
    holder = item.attached_to
    if isinstance(holder, Item):
        return holder
    enchant = keyword(item.face, "enchant")
    kinds = [
        each.name
        for each in walk(getattr(enchant, "quality", None))
        if isinstance(each, HasSubtype | HasType)
    ]
    card = scene.world.stock.pick("land", "basic", *(e for e in kinds if e != "land"))
    land = scene.add(Item(card, card.front, None, item.owner or "you"))
    scene.onto_battlefield(land, item.owner or "you")
    scene.onto_battlefield(item, item.owner or "you")
    item.lines.append("NAME is attached to TO")
    item.attached_to = land
    return land


def _used_by_tapping(scene: Scene, land: Item, who: str) -> Deed:
    """Use the one {T} ability of a permanent: it makes mana, or it does something else."""
    from rulings_cli.ask.statements.using import abilities_of, activated

    found = [e for e in abilities_of(land) if has(getattr(e.ability, "cost", None), TapThis)]
    if len(found) != 1:
        raise NotSupported(f"how {land.name} is tapped for mana was not said")
    scene.onto_battlefield(land, who)
    return activated(scene, land, found[0], who)


def _taps_for_mana(scene: Scene, item: Item, event: Any, what: Item | None) -> Deed:
    """Let a plain land that the event speaks of be tapped for mana."""
    who = "opponent" if isinstance(event.who, AnOpponent | EachOpponent) else item.owner or "you"
    if isinstance(event.what, AttachedTo):
        land = _enchanted(scene, item)
    elif what is None and causing.described(event.what) is None:
        raise NotSupported(f"what is tapped for {item.name} was not said")
    else:
        land = what or causing.subject_of(scene, item, event, None)
    if what is None and not land.is_a("land"):
        dork = scene.world.stock.pick("creature", "mana")
        land = scene.add(Item(dork, dork.front, None, who))
    elif not land.is_a("basic"):
        return _used_by_tapping(scene, land, who)
    scene.onto_battlefield(land, who)
    s = "" if who == "you" else "s"
    player = "you" if who == "you" else "the opponent"
    deed = causing.happen(scene, who, land, f"{player} activate{s} NAME's mana ability")
    deed.kind = "mana"
    return deed


MAKERS: dict[type, Any] = {
    triggers.TappedForMana: _taps_for_mana,
    triggers.IsDealtDamage: _is_damaged,
    triggers.BecomesTarget: _is_targeted,
    triggers.BecomesTapped: _is_tapped,
    triggers.Blocks: _blocks,
    triggers.BecomesBlocked: _is_blocked,
    triggers.AttacksWith: _attack_with,
    triggers.AttacksTogether: _attacks_together,
    triggers.PlaysLand: _plays_land,
    triggers.PutsCounters: _gets_counters,
    triggers.ZoneChange: _changes_zone,
    triggers.CommitsCrime: _commits_crime,
}

"""What is kept, affected, protected, blocked; lands, turns, sacrifices: before it is played."""

from __future__ import annotations

from rulings_cli.abilities import effects, static
from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import (
    before_paid,
    causing,
    doing,
    entering_counters,
    extra_turns,
    mana_more,
    tapped_in_combat,
)
from rulings_cli.ask.statements.acting_several import apart, cast_each
from rulings_cli.ask.statements.attack_costs import attacks_at_cost
from rulings_cli.ask.statements.combat_asked import COMBAT_PREPARED
from rulings_cli.ask.statements.madness_asked import need_casts
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, _is_done, _thing, noun_of
from rulings_cli.ask.statements.preparing_events import _known, worn_by
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def _keeps(scene: Scene, statement: Statement) -> None:
    """Ask whether a player controls a permanent after what was done."""
    from rulings_cli.ask.statements import giving
    from rulings_cli.ask.statements.lasting import ends_later

    if giving.only_puts_in(scene):
        giving.put_in(scene, noun_of(statement), statement.word("who") or "you")
    scene.about["a"] = item = _known(scene, noun_of(statement))
    worn = worn_by(scene, item) if noun_of(statement).pronoun else None
    if worn is not None:
        raise Unsaid(f"whether {worn.name} or what it is on is meant was not said")
    scene.about["who"] = statement.word("who") or "you"
    before_paid.as_given_up(scene, item, statement.word("who") or "you")
    taken = any(e.item is not None and has(e.item.face, *doing.TAKING) for e in scene.deeds)
    if (taken or (ends_later(scene) and not _is_timed(scene))) and "keep" in statement.text.split():
        causing.happen(scene, "", None, "the turn ends").passes = False  # 514.2


def _gets_it(scene: Scene, statement: Statement) -> None:
    """Ask whether a player gets a permanent; "the land" is what comes of something else."""
    noun = noun_of(statement)
    if not (noun.is_card or noun.pronoun):
        raise Misfit("no permanent is named")
    _takes(scene, statement)


def _takes(scene: Scene, statement: Statement) -> None:
    """Ask whether a player gets another's permanent by what was done, or by what is there."""
    noun, who = noun_of(statement), statement.word("who") or "you"
    takes = (*doing.TAKING, effects.PutOntoBattlefield)
    if noun.part or not (noun.is_card or noun.pronoun or noun.definite) or not scene.deeds:
        raise Misfit("no permanent is named")
    item = _known(scene, noun)
    if not any(e is not item and e.face and has(e.face.paragraphs, *takes) for e in scene.items):
        raise Misfit("nothing there gives it to another player")
    if not item.is_permanent or item.owner in ("", who):
        raise Misfit("nobody else may get it")
    scene.about["a"], scene.about["who"] = item, who


def _is_timed(scene: Scene) -> bool:
    """Tell whether the question says until when something would be kept."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and any("turn" in each.name for each in said)


def _sacrifices(scene: Scene, statement: Statement) -> None:
    """Ask whether a player sacrifices something; they have a creature that they could."""
    if not scene.deeds:
        raise NotSupported("what is done was not said")
    who = statement.word("who") or "you"
    scene.about["who"] = who
    if any(each.owner == who and each.is_a("creature") for each in scene.permanents()):
        return
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    scene.onto_battlefield(scene.add(Item(card, card.front, None, who)), who)
    scene.assumptions.append("that player has a creature to sacrifice")


def _sacrifices_amount(scene: Scene, statement: Statement) -> None:
    """Ask how many permanents a player sacrifices."""
    if not scene.deeds:
        causing.imply(scene, effects.Sacrifice)
    scene.about["who"] = statement.word("who") or "you"


def _discards(scene: Scene, statement: Statement) -> None:
    """Ask whether a player discards anything, so many cards, or a card that is named."""
    if not scene.deeds:
        causing.imply(scene, effects.Discard)
    noun = statement.noun()
    if noun is not None and (noun.is_card or noun.pronoun):
        scene.about["a"] = scene.bind(noun, "card")
    scene.about["who"] = statement.word("who") or "you"


def _extra_turn(scene: Scene, statement: Statement) -> None:
    """Let the turn end, and ask whose turn is the next: the same player's, or not."""
    who = statement.word("who") or next((e.who for e in scene.deeds if e.who), "you")
    turns = _turns_of(statement) if statement.name == "extra_turn" else TURNS_SEEN
    cast = [each for each in scene.deeds if each.kind == "cast"]
    if not cast:
        spells = [e for e in scene.items if e.is_spell and e.noun is not None and e.noun.is_card]
        if len(spells) != 1:
            raise NotSupported("what would give the turn was not said")
        from rulings_cli.ask.statements import doing

        if spells[0].count > 1:
            cast_each(scene, apart(scene, spells[0]), spells[0].owner or who)
            cast = [each for each in scene.deeds if each.kind == "cast"]
        else:
            cast = [doing.cast_item(scene, spells[0], spells[0].owner or who)]
    _aim_at_player(scene, cast, who)
    scene.turn = scene.turn or who
    if scene.turn != who:
        raise NotSupported("it would be that player's turn anyway")
    scene.about["who"], scene.about["turns"] = who, turns
    scene.choices.append(f"player {who}")  # whoever takes the turns chooses so
    for _ in range(turns):
        causing.happen(scene, "", None, "the turn ends").passes = False


#: So many turns are looked at where it is asked how many more a player takes.
TURNS_SEEN = 5


def _turns_of(statement: Statement) -> int:
    """Give how many extra turns are asked for."""
    both = {"both", "2"} & set(statement.text.split())
    number = 2 if both else statement.number() or 1
    if number > _MOST_TURNS or "all" in statement.text.split():
        raise NotSupported("so many turns are not planned yet")
    return number


_MOST_TURNS = 3


def _aim_at_player(scene: Scene, cast: list[Deed], who: str) -> None:
    """Let a spell that gives a player a turn target that player."""
    for each in cast:
        if (
            each.item is None
            or each.targets
            or not has(each.item.face.paragraphs, effects.ExtraTurn)
        ):
            continue
        if causing.wants_target(each.item):
            each.targets.append("you" if who == "you" else "the opponent")
            scene.assumptions.append("the spell targets the player who would take the turn")


def _lands_amount(scene: Scene, statement: Statement) -> None:
    """Count the lands that a player may play in a turn, and try the last of them."""
    from rulings_cli.abilities.static import AdditionalLandPlays

    gives = [e for e in scene.deeds if e.kind == "cast" and e.item is not None
             and has(e.item.face.paragraphs, AdditionalLandPlays)]  # fmt: skip
    if len(gives) != len(scene.deeds) or statement.word("who") == "opponent":
        raise NotSupported("whose lands are meant was not said")
    number = 1
    for item in scene.items:
        if item.is_permanent or any(each.item is item for each in gives):
            if item.is_permanent:
                scene.onto_battlefield(item, soft=True)
            nodes = [e for e in walk(item.face.paragraphs) if isinstance(e, AdditionalLandPlays)]
            number += item.count * sum(each.count for each in nodes)
    scene.about["lands"] = number
    if number > 1:
        scene.given.append(_played(number - 1))
    _try_land(scene)


def _played(number: int) -> str:
    return f"you have played {number} land{'' if number == 1 else 's'} this turn"


def _try_land(scene: Scene) -> None:
    from rulings_cli.ask.statements import doing

    card = scene.world.stock.pick("land", "basic")
    land = scene.add(Item(card, card.front, None, "you"))
    deed = doing.play_land(scene, land, "you")
    deed.asked = True
    scene.asked, scene.asks = deed, "can"


def _another_land(scene: Scene, statement: Statement) -> None:
    """Ask whether a player may play a land who has played one."""
    if statement.word("who") == "opponent":
        raise NotSupported("an opponent's lands are not planned yet")
    if not any(each.kind == "play" for each in scene.deeds):
        scene.given.append(_played(1))
    _try_land(scene)


def _fights_on(scene: Scene, statement: Statement) -> None:
    """Ask of what attacks or blocks whether it still does."""
    kind = "block" if statement.name == "still_blocks" else "attack"
    noun = statement.noun()
    fighting = [e.item for e in scene.deeds if e.kind == kind and e.item is not None]
    if noun is None and len(fighting) != 1:
        raise Misfit("of what it is asked was not said")
    item = fighting[0] if noun is None else scene.bind(noun, "creature")
    if not any(e.kind == kind and (e.item is item or item in e.targets) for e in scene.deeds):
        raise Misfit(f"{item.name} was not said to {kind}")
    scene.about["a"] = item
    scene.about["before damage"] = True  # afterwards nothing fights any more


def _trigger_self(scene: Scene, statement: Statement) -> None:
    """Let a thing enter, and ask whether it triggers for that."""
    item = scene.bind(noun_of(statement), "permanent")
    if scene.deeds or not causing.triggered(item):
        raise NotSupported("what makes it trigger was said otherwise")
    events = [one for each in causing.triggered(item) for one in causing.events_of(each)]
    if {"cast", "casting"} & set(statement.text.split()) and any(map(causing.is_self, events)):
        raise Misfit("it triggers as it enters, and not as it is cast")
    item.zone = ""
    causing.enter(scene, item, item.owner or "you")
    scene.about["a"] = item


def _sees_each(scene: Scene, statement: Statement) -> None:
    """Ask whether several that came at once triggered for each other."""
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        item = scene.bind(noun, "permanent")
        if not scene.deeds and "enter" in [plain(each) for each in statement.text.split()]:
            from rulings_cli.ask.statements.composing import at_once

            causing.happen(scene, item.owner or "you", item, "NAME is put onto the battlefield")
            at_once(scene)
    watchers = [each for each in scene.items if causing.triggered(each)]
    several = [each for each in watchers if each.count > 1]
    if not scene.deeds or (len(several) != 1 and len(watchers) < _TWO):
        raise NotSupported("of which several it is asked was not said")
    scene.about["a"] = several[0] if several else watchers[0]
    scene.about["each"] = tuple(several or watchers)


_TWO = 2


#: Words by which counters are meant that a thing had before.
_KEPT = frozenset(("keep", "keeps", "kept", "retain", "still", "lose", "loses", "lost"))


def _has_counter(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent has a counter; what keeps some has had one before."""
    _thing("permanent")(scene, statement)
    if not _KEPT.isdisjoint(statement.text.split()) and "them" not in statement.text.split():
        _begin_with_counter(scene, statement)


def _begin_with_counter(scene: Scene, statement: Statement) -> None:
    """Put a counter on what is said to keep, or to lose, its counters, where none was said."""
    from rulings_cli.abilities.static import EntersWithCounters
    from rulings_cli.ask.statements.staging import put_counters

    item = scene.about["a"]
    assert isinstance(item, Item)
    said = scene.about.get("said")
    facts = [each for each in said if each is not statement] if isinstance(said, tuple) else []
    if any("counter" in each.text for each in facts) or any("counter" in e for e in item.tails):
        return
    counted = has(item.face.paragraphs, effects.PutCounters, EntersWithCounters)
    if counted or item.copy_of is not None or item.is_a("planeswalker") or item.is_a("Saga"):
        return
    if item.zone != "battlefield" or item.count > 1 or not scene.deeds:
        raise NotSupported("which counters it had was not said")
    kind = statement.word("size") or "+1/+1"
    put_counters(item, 1, kind)
    scene.assumptions.append(f"{item.name} has a {kind} counter before")


def _loses_counter(scene: Scene, statement: Statement) -> None:
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    _begin_with_counter(scene, statement)
    if not any("counter" in each for each in item.tails) or not scene.deeds:
        raise NotSupported("which counter it might lose was not said")


def _affected(scene: Scene, statement: Statement) -> None:
    """Let a permanent be there, and ask whether another is as it was before."""
    other = scene.bind(noun_of(statement, "b"), "permanent")
    if not other.is_permanent or other.is_a("Aura") or other.is_a("Equipment"):
        raise NotSupported(f"what {other.name} concerns is not planned yet here")
    if noun_of(statement, "b").part or noun_of(statement).part:
        raise NotSupported("what of it is meant is not planned yet")
    if not _is_done(scene, other):
        scene.onto_battlefield(other, soft=True)
    noun = noun_of(statement)
    if not (noun.owner or noun.is_card or noun.pronoun) and not other.assumed:
        noun = noun.evolve(owner=other.owner)
    if mana_more.alters(other, scene.bind(noun, "permanent")):
        mana_more.ask_altered(scene, statement)
        return
    _thing("permanent")(scene, statement)
    scene.about["b"] = other


def _victim(scene: Scene, noun: Noun | None, danger: Item, word: str, own: str) -> Item:
    """Give what a keyword protects: where no more is said, what would be gone without it."""
    if word == "ward" and (noun is None or not noun.is_card):
        card = scene.world.stock.pick("creature", "ward")  # whatever its cost is
        return scene.add(Item(card, card.front, noun, noun.owner if noun is not None else own))
    removes = has(danger.face.paragraphs, *_HARMING) and not has(
        danger.face.paragraphs, effects.DealDamage
    )
    size = "" if removes else "1/1"
    small = Noun("a creature", head="creature", size=size, owner=own)
    return scene.bind(noun or small, "permanent")


#: Keywords of spells, which protect nothing on the battlefield.
_OF_SPELLS = frozenset(("cascade", "storm", "split second", "flash", "delve", "affinity"))


def _answers_split_second(scene: Scene, statement: Statement, tool: Item) -> None:
    """Try to use a thing in response to what has split second (CR 702.61a)."""
    from rulings_cli.ask.statements import doing, using

    card = scene.world.stock.pick("split-second")
    split = scene.add(Item(card, card.front, None, "opponent"))
    doing.cast_item(scene, split, "opponent").targets.append("you")
    if tool.is_spell:
        deed = doing.cast_item(scene, tool, "you")
        if has(tool.face.paragraphs, effects.Counter):
            deed.targets.append(split)
    else:
        able = using.abilities_of(tool)
        if not able:
            raise NotSupported(f"what of {tool.name} is used was not said")
        deed = using.activated(scene, scene.onto_battlefield(tool, "you"), able[0], "you")
    deed.response = deed.asked = True
    scene.asked, scene.asks = deed, "can"
    scene.about["hinders"] = scene.about["aimed only"] = True
    scene.about["ask"] = statement.evolve(name="can")


def _protects_by(scene: Scene, statement: Statement) -> None:
    """Give the keyword to a thing, and let the other thing be used on it."""
    noun, named, word = statement.noun("b"), noun_of(statement, "c"), statement.word("kw")
    if named.head == "spell" and not named.kinds:  # one that is aimed at it, and takes it away
        if not word.startswith(_AGAINST_TARGETS):
            raise Unsaid(f"what {named.text!r} would do was not said")
        named = named.evolve(head="instant", kinds=("removal-of-creatures",))
    danger = scene.bind(named)
    if word == "split second":
        _answers_split_second(scene, statement, danger)
        return
    if word in _OF_SPELLS:
        raise Misfit(f"no permanent has {word}")
    if word == "ward" and causing.wants_target(danger):
        raise NotSupported("whether it is paid for was not said", "702.21a")
    own = named.owner if "own" in named.text.split() else ""  # on a thing of one's own
    victim = _victim(scene, noun, danger, word, own)
    if victim.has(word) and word != "ward":
        raise Misfit(f"{victim.name} has that already")
    if not victim.has(word):
        victim.gained.append(word)
        victim.lines.append(f"NAME has gained {word} until end of turn")
    scene.onto_battlefield(victim, victim.owner or "you")
    scene.about["a"] = victim
    other = "opponent" if victim.owner == "you" else "you"
    if danger.is_a("creature"):
        raise NotSupported("what the other creature does was not said")
    harms = has(danger.face.paragraphs, *_HARMING, static.ModifyPowerToughness)
    if danger.is_spell and not (harms or causing.wants_target(danger)):
        raise NotSupported(f"what {danger.name} does to a creature was not said")
    if causing.wants_target(danger) and not has(danger.face.paragraphs, *_HARMING):
        scene.place(danger, "hand", danger.owner or other)
        scene.about["a"], scene.about["b"] = danger, victim
        scene.about["ask"] = statement.evolve(name="targetable", slots=(("a", noun),))
        scene.about["hinders"] = statement.name != "gets_around"
        return
    deed = causing.use_on(scene, danger, danger.owner or other, victim)
    deed.may_fail = deed.kind == "cast" and victim in deed.targets
    scene.about["ask"] = statement.evolve(name="protects", slots=(("b", noun),))
    scene.about["hinders"] = statement.name == "gets_around"


#: Keywords that keep a thing from being a target.
_AGAINST_TARGETS = ("hexproof", "shroud", "protection")


def _of_legends(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements import rules_asked

    rules_asked.legends(scene, statement)


def _attack_tax(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements import rules_asked

    rules_asked.attack_tax(scene, statement)


def _loyalty_after(scene: Scene, statement: Statement) -> None:
    """Activate the ability with a plus, and ask for the loyalty then."""
    from rulings_cli.ask.statements import acting

    noun = noun_of(statement)
    item = scene.bind(noun, "permanent")
    if not item.is_a("planeswalker") or scene.deeds:
        raise Misfit(f"what {item.name} does before was said otherwise")
    slots = (("who", item.owner or "you"), ("a", noun))
    acting.act(scene, Statement("event", "plus_any", slots, "plus it", -1))
    scene.about["a"] = item
    scene.about["ask"] = statement.evolve(name="counters_amount")


def _of_damage(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements import rules_asked

    rules_asked.damage(scene, statement)


def _doubled(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements import rules_asked

    rules_asked.doubles(scene, statement)


def _of_keyword(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements import rules_asked

    rules_asked.prepare(scene, statement)


def _cascades(scene: Scene, statement: Statement) -> None:
    """Ask whether what cascade finds may be cast: a card lies there under which it stops."""
    from rulings_cli.ask.statements import acting

    noun, other = statement.noun(), noun_of(statement, "b")
    if scene.deeds or (noun is not None and not scene.bind(noun).has("cascade")):
        raise Misfit("there is no cascade")
    if noun is not None and other.is_card and _same(scene, noun, other):
        raise NotSupported("two spells of one name are not told apart here")
    slots = (*(each for each in statement.slots if each[0] != "b"), ("b", other))
    scene.asks = "can"
    acting.act(scene, statement.evolve(kind="event", name="cascade", slots=slots))


def _same(scene: Scene, noun: Noun, other: Noun) -> bool:
    item = scene.bind(noun)
    return item.card is not None and item.card.name == scene.card_of(other).name


#: What takes a thing from the battlefield, so that it is saved if it stays there.
_HARMING = (effects.Destroy, effects.Exile, effects.ReturnToHand, effects.DealDamage,
            effects.Sacrifice, effects.PutIntoZone)  # fmt: skip


def _kw_usable(scene: Scene, statement: Statement) -> None:
    """Ask whether the ability of a keyword of a card may be activated."""
    from rulings_cli.ask.statements import acting

    scene.asks, scene.ask_who = "can", ""
    scene.about["ask"] = statement.evolve(name="can")
    acting.act(scene, statement.evolve(kind="event", name="by_keyword"))


def _blockable(scene: Scene, statement: Statement) -> None:
    """Ask whether one creature may block another."""
    from rulings_cli.ask.statements import acting

    noun, word = statement.noun(), statement.word("kw")
    if noun is None:
        noun = Noun(f"a creature with {word}", head="creature", keywords=(word,))
    if noun.is_card is False and noun.head not in ("creature", "") and not noun.pronoun:
        raise NotSupported("what would block was not said")
    scene.asks, scene.ask_who = "can_thing", ""
    scene.about["ask"] = statement.evolve(name="can_thing")
    slots = (("a", noun), ("b", noun_of(statement, "b")))
    acting.act(scene, Statement("event", "block", slots, statement.text))


def _can_block(scene: Scene, statement: Statement) -> None:
    """Ask whether several creatures may block one attacker together."""
    from rulings_cli.ask.statements import acting

    scene.asks, scene.ask_who = "can", statement.word("who")
    scene.about["ask"] = statement.evolve(name="can")
    acting.act(scene, statement.evolve(kind="event", name="blocks_all"))


def _lost(scene: Scene, statement: Statement) -> None:
    """Ask whether a player who has a permanent loses it."""
    noun, who = noun_of(statement), statement.word("who")
    theirs = [each for each in scene.spoken if each.owner == who and each.is_permanent]
    about = scene.about.get("goes on about")
    if noun.pronoun and theirs:
        scene.mean(noun, about if isinstance(about, Item) else theirs[-1])
    _keeps(scene, statement)


def _made(scene: Scene, statement: Statement) -> None:
    del statement
    if not scene.deeds or attacks_at_cost(scene):
        raise Misfit("what is done was not said")
    scene.about["who"] = "you"


#: What a verb says that an ability does.
_DOING: dict[str, tuple[type, ...]] = {
    "loot": (effects.Draw, effects.Discard),
    "rummage": (effects.Discard, effects.Draw),
    "ping": (effects.DealDamage,),
    "drain": (effects.LoseLife,),
    "scry": (effects.Scry,),
    "regenerate": (effects.Regenerate,),
}


def _still_does(scene: Scene, statement: Statement) -> None:
    """Let a creature attack, or be activated, and ask if it still does what a verb says."""
    kinds = _DOING.get(_verb(statement))
    if kinds is None:
        raise Misfit("what it would do is not known")
    item = _creature_of(scene, statement)
    worn = [e for e in scene.items if e.attached_to is item]
    for each in (item, *worn):
        for node in walk(each.face.paragraphs):
            if isinstance(node, TriggeredAbility) and all(has(node, kind) for kind in kinds):
                if not any(isinstance(one, Attacks) for one in causing.events_of(node)):
                    raise NotSupported("when it would do that is not planned yet")
                _attack_with(scene, item)
                return
    raise NotSupported(f"what makes {item.name} do that was not said")


def _verb(statement: Statement) -> str:
    return next((e for e in map(plain, statement.text.split()) if e in _DOING), "")


def _creature_of(scene: Scene, statement: Statement) -> Item:
    noun = noun_of(statement)
    if noun.pronoun:
        held = [e for e in scene.about.values() if isinstance(e, Item) and e.is_a("creature")]
        if held and len({id(each) for each in held}) == 1:
            scene.about["a"] = held[0]
            return held[0]
    _thing("creature")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    return item


def _attack_with(scene: Scene, item: Item) -> None:
    scene.onto_battlefield(item, item.owner or "you")
    scene.turn = scene.turn or item.owner
    if not any(e.kind == "attack" and item in (e.item, *e.targets) for e in scene.deeds):
        scene.deeds.append(Deed("attack", item.owner, item))


def _who_gets(scene: Scene, statement: Statement) -> None:
    """Ask whose permanent takes in the card that something happened to."""
    del statement
    if not scene.deeds or scene.deeds[-1].item is None:
        raise NotSupported("what is done was not said")
    scene.about["a"] = scene.deeds[-1].item


#: Keywords by which a spell is cast, and where it is then.
_CAST_BY = {"flashback": "graveyard", "escape": "graveyard", "overload": "hand", "evoke": "hand"}


#: Keywords of cards that trigger by what befalls the card itself, and how that is done.
_TRIGGERS = {
    "madness": "discard NAME",
    "undying": "NAME dies",
    "persist": "NAME dies",
    "prowess": "",
}


def _stops_trigger(scene: Scene, tool: Item, word: str) -> None:
    """Let a keyword's ability trigger under a permanent: that of what is done, or a plain one."""
    told = [e.item for e in scene.deeds if e.item is not None and e.item.has(word)]
    if scene.deeds and len(told) != 1:
        raise NotSupported(f"what has {word} was not said")
    if word == "madness":
        need_casts(scene)
    card = scene.world.stock.pick(word, other_than=(tool.name,))
    who = "opponent" if tool.owner == "you" else "you"
    item = told[0] if told else scene.add(Item(card, card.front, None, who))
    scene.about["a"] = item
    if told and item is not None:
        return
    scene.assumptions.append(f"{item.name} has {word}")
    if word == "madness":
        scene.place(item, "hand", who)
        line = _TRIGGERS[word] if who == "you" else _TRIGGERS[word].replace("discard", "discards")
        causing.happen(scene, who, item, f"{'you' if who == 'you' else 'the opponent'} {line}")
        return
    scene.onto_battlefield(item, who)
    found = [ability for name, ability in causing.of_keywords(item) if name == word]
    if _TRIGGERS[word]:
        causing.happen(scene, who, item, _TRIGGERS[word])
        causing.happen(scene, "", None, "the end step begins")
    else:
        causing.cause(scene, item, found[0])


def _stops_equip(scene: Scene, worn: Item, who: str) -> None:
    """Try to equip a creature."""
    from rulings_cli.ask.statements import using

    holder = scene.bind(Noun("a creature", head="creature", owner=who), "creature")
    deed = using.equip(
        scene, scene.onto_battlefield(worn, who), scene.onto_battlefield(holder, who)
    )
    deed.asked, scene.asked, scene.asks = True, deed, "can"


def _stops_cascade(scene: Scene, statement: Statement, tool: Item) -> None:
    """Let cascade find a plain spell, and try to cast that (702.85a)."""
    from rulings_cli.ask.statements.acting import act
    from rulings_cli.ask.statements.acting_spells import cast_found

    who = "opponent" if tool.owner == "you" else "you"
    scene.onto_battlefield(tool, tool.owner or "opponent")
    card = scene.world.stock.pick("instant", "targeted", most=2, other_than=(tool.name,))
    found = scene.add(Item(card, card.front, None, who))
    noun = Noun("what cascade finds", head="card", owner=who)
    scene.mean(noun, found)
    act(scene, Statement("event", "cascade", (("who", who), ("b", noun)), statement.text))
    if cast_found(scene, Noun("it", pronoun="it")) is None:
        raise NotSupported("what cascade finds was not said")
    scene.assumptions.append(f"cascade finds {card.front.name}")
    name = "was_cast" if scene.about["works"] else "found_stopped"
    scene.about["ask"] = statement.evolve(name=name)


def _stops_kw(scene: Scene, statement: Statement) -> None:
    """Try with a plain card what a keyword lets do, while a permanent is there."""
    from rulings_cli.ask.statements import doing

    tool = scene.bind(noun_of(statement), "permanent")
    word = statement.word("kw")
    if not tool.is_permanent or (scene.deeds and word != "madness"):
        raise NotSupported("what a spell stops is not planned yet")
    scene.onto_battlefield(tool, soft=True)
    scene.about["works"] = statement.slots[0][0] == "kw"
    if word in _TRIGGERS:
        told = {plain(each) for each in statement.text.split()}
        returns = word in ("undying", "persist") and "trigger" not in told
        scene.about["stops"] = "return" if returns else "trigger"
        scene.about["ask"] = statement.evolve(name="stops")
        _stops_trigger(scene, tool, word)
        return
    if word == "cascade":
        _stops_cascade(scene, statement, tool)
        return
    card = scene.world.stock.pick(word, other_than=(tool.name,))
    who = "opponent" if tool.owner == "you" else "you"
    item = scene.add(Item(card, card.front, None, who))
    scene.assumptions.append(f"{item.name} has {word}, and {who} tries it")
    if word in _CAST_BY:
        if _CAST_BY[word] != "hand":
            scene.place(item, _CAST_BY[word], who)
        deed = doing.cast_item(scene, item, who)
        deed.tails.append(f"for its {word} cost")
        deed.asked, scene.asked, scene.asks = True, deed, "can"
        scene.about["ask"] = statement.evolve(name="stops")
        return
    if word == "equip":
        _stops_equip(scene, item, who)
        scene.about["ask"] = statement.evolve(name="stops")
        return
    found = causing.triggered(item)
    if word not in ("landfall", "exploit") or len(found) != 1:
        raise NotSupported(f"what {word} does is not planned yet here")
    scene.about["a"], scene.about["stops"] = item, "trigger"
    scene.about["ask"] = statement.evolve(name="stops")
    if not any(causing.is_self(each) for each in causing.events_of(found[0])):
        scene.onto_battlefield(item, who)
    causing.cause(scene, item, found[0])


NOTIONS: dict[str, Handler] = {
    **COMBAT_PREPARED,
    **extra_turns.PREPARED,
    **tapped_in_combat.PREPARED,
    **entering_counters.PREPARED,
    "still_does": _still_does,
    "who_gets": _who_gets,
    "stops_kw": _stops_kw,
    "keeps": _keeps,
    "takes": _takes,
    "gets_it": _gets_it,
    "sees_each": _sees_each,
    "trigger_self": _trigger_self,
    "sacrifices": _sacrifices,
    "sacrifices_amount": _sacrifices_amount,
    "discards": _discards,
    "discards_amount": _discards,
    "extra_turn": _extra_turn,
    "lands_amount": _lands_amount,
    "another_land": _another_land,
    "fights_on": _fights_on,
    "still_blocks": _fights_on,
    "has_counter": _has_counter,
    "legend_counts": _of_legends,
    "legend_does": _of_legends,
    "attack_tax": _attack_tax,
    "damage_kills": _of_damage,
    "size_kills": _of_damage,
    "damage_stays": _of_damage,
    "doubled": _doubled,
    "loyalty_after": _loyalty_after,
    "kw_kills": _of_keyword,
    "kw_saves": _of_keyword,
    "loses_counter": _loses_counter,
    "affected": _affected,
    "protects_by": _protects_by,
    "gets_around": _protects_by,
    "kw_usable": _kw_usable,
    "cascades": _cascades,
    "blockable": _blockable,
    "can_block": _can_block,
    "lost": _lost,
    "made_amount": _made,
    "how_much": _made,
    "extra_turns": _extra_turn,
    "how_much_lost": _made,
}

"""Events of spells and abilities: what is cast, activated, paid for and aimed."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, LoyaltyAbility, StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import ReturnObjects
from rulings_cli.abilities.effects import (
    ChangeTarget,
    Choose,
    ChooseNewTargets,
    ContinuousChange,
    CopySpell,
    Counter,
    CreateToken,
    DealDamage,
    Destroy,
    Discard,
    Exile,
    ExileTop,
    ExileUntil,
    ExileWithCounters,
    GainControl,
    Mill,
    PutCounters,
    PutIntoZone,
    PutOntoBattlefield,
    ReturnToHand,
    RevealHand,
    Sacrifice,
    Tap,
    Target,
    Untap,
)
from rulings_cli.abilities.static import (
    BecomesA,
    EntersAsCopy,
    GainsControl,
    ModifyPowerToughness,
)
from rulings_cli.abilities.triggers import Enters, PlayerDiscards
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.things import may_be, several, thing_for
from rulings_cli.ask.statements import (
    chapters,
    discarding,
    faces_said,
    madness_asked,
    tapping,
    tapping_for,
)
from rulings_cli.ask.statements.acting_several import apart, cast_each
from rulings_cli.ask.statements.card_names import used_or_named
from rulings_cli.ask.statements.doing import (
    _new,
    _noun,
    _who,
    aim,
    aim_at,
    cast_item,
    controller_of,
    has_x,
    other_than_asks,
    pay_with,
    play_land,
    through,
)
from rulings_cli.ask.statements.fusing import fuse
from rulings_cli.ask.statements.holding import held, holds, takes_from_hand
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.pitching import pitch_any, pitched, way_to_pitch
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import TARGETS, Deed, Item, Misfit, Scene, Unplanned
from rulings_cli.ask.statements.several import named_apart
from rulings_cli.ask.statements.ways_taken import CAST_WAYS, need_way_told
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value
from rulings_cli.terms.values import Value, walk


def plain_words(text: str) -> tuple[str, ...]:
    """Give the words of a statement in their plain form."""
    return tuple(map(plain, text.lower().split()))


#: Words by which a spell is one that is counted.
_IS_COUNTED = frozenset(("second", "2nd", "third", "3rd"))


def _is_counted(noun: Noun) -> bool:
    """Tell whether a spell is spoken of by its number: "a second spell"."""
    described = noun.another and not noun.is_card and noun.head == "spell"
    return described and not _IS_COUNTED.isdisjoint(noun.text.split())


def _need_spoken_of(scene: Scene, item: Item) -> None:
    """Raise Misfit where "castable" would be said of another card than the one named last."""
    named = [each for each in scene.items if each.noun is not None and each.noun.is_card]
    if named and named[-1] is not item:
        raise Misfit(f"{named[-1].name} was named last")


def _is_elsewhere(scene: Scene, statement: Statement, noun: Noun, item: Item) -> bool:
    """Ask of a card that was discarded whether madness lets it be cast; tell whether it was."""
    if statement.text.endswith(("castable", "playable")) and noun.pronoun:
        _need_spoken_of(scene, item)
    if noun.under and item.zone in ("", "hand"):
        raise NotSupported(f"how {noun.text!r} comes to be there was not said")
    if scene.asks != "can" or not madness_asked.is_discarded(scene, item):
        return False
    madness_asked.ask_of(scene, statement)
    return True


def _cast(scene: Scene, statement: Statement) -> Deed | None:
    noun = scene.another_spell(_noun(statement))
    _need_castable(scene, noun)
    made = cast_found(scene, noun)
    if made is not None:
        return made
    if _is_counted(noun) and not scene.asks:
        from rulings_cli.ask.statements.acting_several import ALL

        slots = (("a", noun), ("whose", _who(scene, statement, noun.owner)))
        return ALL["nth_cast"](scene, statement.evolve(slots=slots))
    item = scene.bind(noun, "spell")
    item = _named_rather(scene, item) if noun.pronoun else item
    if _is_elsewhere(scene, statement, noun, item):
        return None
    if noun.is_card and item.card is not None:
        item = faces_said.by_name(scene, item, noun)
    who = _who(scene, statement, noun.owner or _who_put(scene, statement))
    if item.token and noun.size and not scene.asks and "flash" in plain_words(statement.text):
        from rulings_cli.ask.statements.acting_things import _enter

        it = (("a", noun), ("who", who))
        made = _enter(scene, statement.evolve(name="enter", slots=it))  # it comes as it is said
        scene.subject = scene.focus = item
        return made
    subject = scene.subject
    if subject is item and noun.text.endswith("cards"):
        raise Misfit(f"{item.name} is not the cards that it casts")
    if scene.asks == "can_thing" and subject is not None and subject is not item:
        if not lends(subject):
            raise Misfit(f"{subject.name} casts nothing")
        scene.onto_battlefield(subject, who)
    if item.count > 1:
        return cast_each(scene, apart(scene, item), who)
    if item.is_a("land"):
        if noun.another and scene.asks and not any("played a land" in e for e in scene.given):
            have = "you have" if who == "you" else "the opponent has"
            scene.given.append(f"{have} played a land this turn")
        return play_land(scene, item, who)
    if noun.head == "commander" and not item.zone:
        scene.place(item, "command zone", who)
        item.tails = [each for each in item.tails if each != "as commander"]
    if noun.another and noun.is_card and not scene.asks and item.card is not None:
        _first_there(scene, item, who)
    told = any(e.card is item.card and e is not item and e.zone for e in scene.items)
    first_cast = noun.another and not noun.is_card and not (noun.head == "same" and told)
    if first_cast and not any(e.kind == "cast" for e in scene.deeds):
        first = scene.bind(noun.evolve(another=False, definite=False), "spell")
        cast_item(scene, first, who)
    deed = cast_item(scene, item, who)
    say_ways(scene, noun, deed)
    if statement.text.endswith("on the stack") and not scene.asks:
        deed.text, scene.subject = statement.text, item
        scene.focus = item
        scene.response = True  # what follows is done while it waits
        return None
    return deed


def _need_castable(scene: Scene, noun: Noun) -> None:
    """Refuse what is not cast, or cast in a way that was not said."""
    if noun.copying:
        raise Misfit(f"that {noun.text!r} copies comes of the casting")
    if chapters.is_chapter(noun.part) and not scene.asks:
        raise Misfit("what triggered waits, and is not cast")
    if noun.part:
        raise Misfit(f"{noun.text!r} is not cast")
    last = scene.spoken[-1].noun if noun.pronoun and scene.spoken else None
    said = last or noun
    if said.is_card and "suspend" in said.keywords:
        raise Misfit("what was suspended is cast otherwise")
    need_way_told(scene, noun)


def _who_put(scene: Scene, statement: Statement) -> str:
    """Give who has cast what is on the stack, where the other player asks what they can do."""
    return other_than_asks(scene) if statement.text.endswith("on the stack") else ""


def _named_rather(scene: Scene, item: Item) -> Item:
    """Give the card that is named, where "it" would be some card that lies in a graveyard."""
    if item.zone not in ("graveyard", "hand") or item.noun is None or item.noun.is_card:
        return item
    if any(e.kind == "cast" and e.item is not item for e in scene.deeds) and item.zone == "hand":
        raise Misfit(f"{item.noun.text!r} is not what it is asked of")
    named = [e for e in scene.items if e.noun is not None and e.noun.is_card and e.soft]
    if len(named) != 1:
        return item
    named[0].zone, named[0].soft = "", False
    return named[0]


def _first_there(scene: Scene, item: Item, who: str) -> None:
    """Let the first of a name be there where "a second" is cast, if it is a permanent."""
    there = [e for e in scene.items if e is not item and e.card is item.card and e.owner == who]
    if item.is_permanent and not there and not item.is_a("land"):
        first = Item(item.card, item.face, item.noun, who)
        scene.items.insert(0, first)
        scene.onto_battlefield(first, who)


def say_ways(scene: Scene, noun: Noun, deed: Deed) -> None:
    """Cast what was just cast as the words before its name say: "flashback NAME"."""
    from rulings_cli.ask.statements import adding

    for word in noun.keywords if noun.is_card and scene.deeds[-1] is deed else ():
        if word in CAST_WAYS and not any(word in each for each in deed.tails):
            adding.add(scene, Statement("with", "alternative", (("kw", word),), word))


def lends(item: Item) -> bool:
    """Tell whether a permanent lets its player cast or play cards from somewhere."""
    from rulings_cli.abilities.static import MayPlayFrom

    return item.is_permanent and has(item.face.paragraphs, MayPlayFrom)


def _is_named(scene: Scene, statement: Statement, item: Item) -> bool:
    """Let a permanent that names a card name that one; tell whether it does."""
    from rulings_cli.ask.statements.staging import name_card, names_a_card

    if not item.is_permanent or item.is_a("Aura") or not names_a_card(item):
        return False
    scene.onto_battlefield(item, statement.word("who"))
    name_card(scene, statement)
    return True


def _help_own(scene: Scene, item: Item, other: Noun, who: str) -> None:
    """Take "it" for a player's own creature where all that a spell does is to raise sizes."""
    from rulings_cli.ask.statements.acting_damage import mean_own

    changes = [e for e in walk(item.face.paragraphs) if isinstance(e, ModifyPowerToughness)]
    by = [getattr(each.power, "n", 0) for each in changes]
    if item.is_spell and by and min(by) > 0:
        mean_own(scene, other, who)


def _cast_at(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at something, or attach what can only be attached."""
    from rulings_cli.ask.statements.wearing import attach, may_lie_on

    noun, other = _noun(statement), _noun(statement, "b")
    if other.part in TARGETS and not noun.part:
        return _cast_at_its_target(scene, statement, other)
    if noun.part or other.part:
        return _cast_at_part(scene, statement, noun, other)
    _need_cast_at(scene, statement, noun, other)
    _bind_aimed(scene, noun, other)
    item = scene.bind(noun, "spell")
    if other.is_card and has(item.face.paragraphs, RevealHand):
        raise Misfit(f"{item.name} is cast at a player, to take {other.text!r}")
    who = _who(scene, statement, noun.owner or _other_side(scene, item, other))
    item = _own_copy(scene, noun, item, who)
    if _is_named(scene, statement, item):
        return None
    _help_own(scene, item, other, who)
    if item.is_a("Equipment") or (item.is_a("Aura") and item.zone == "battlefield"):
        holder = scene.bind(other, "creature")
        scene.onto_battlefield(holder, holder.owner or "you")
        aimed = "target" in {plain(each) for each in statement.text.split()}
        if item.zone == "battlefield" or scene.asks or aimed:
            scene.onto_battlefield(item, who)
            return _equip(scene, item, holder)
        scene.onto_battlefield(item, who)
        attach(scene, holder, noun)
        return None
    if not item.is_spell and has(item.face.paragraphs, EntersAsCopy):
        from rulings_cli.ask.statements.acting_things import _copies

        if not scene.asks:
            scene.say_owner(item, statement.word("who"))
        return _copies(scene, statement)
    if not item.is_spell and not item.is_a("Aura"):
        _need_no_other_sense(statement, item, other)
        if _is_only_there(item) and _says_no_verb(statement):
            scene.onto_battlefield(item, who)
            thing = scene.bind(other, "creature")
            scene.focus = scene.subject = scene.onto_battlefield(thing, thing.owner or who)
            return None
        made = use_at(scene, item, who, other)
        if made.kind == "cast" and "target" in plain_words(statement.text):
            scene.about["aims as it enters"] = item
        return made
    _let_aim(scene, item, other)
    from rulings_cli.ask.statements import causing

    if item.is_spell and not causing.wants_target(item) and not other.is_card:
        things = scene.bind(other, "creature")
        helps = has(item.face.paragraphs, ContinuousChange) and not has(item.face, *_HARMING)
        if helps or things.count > 1:
            against = "opponent" if who == "you" else "you"
            side = who if helps else against
            scene.onto_battlefield(things, things.owner or side)
            deed = cast_item(scene, item, who)
            attack = next((e for e in scene.deeds if e.kind == "attack" and e.item is things), None)
            if attack is not None and not item.is_instant:  # it is cast before they attack
                scene.deeds.remove(deed)
                scene.deeds.insert(scene.deeds.index(attack), deed)
            return deed
    stays = not has(item.face.paragraphs, GainsControl)  # control is taken when it is cast
    lies = stays and may_lie_on(item)
    if item.is_a("Aura") and lies and _says_no_verb(statement) and not _is_answered(scene):
        holder = scene.bind(other, "creature")
        scene.onto_battlefield(holder)
        attach(scene, holder, noun)
        return None
    deed = cast_item(scene, _second(scene, noun, item, who), who)
    aim(scene, deed, other)
    return deed


def _need_cast_at(scene: Scene, statement: Statement, noun: Noun, other: Noun) -> None:
    """Refuse what says another thing than that a spell is cast at something."""
    if noun.is_card and noun.keywords:
        raise Misfit("a keyword before a card's name says how it is cast")
    if noun.counters and other.pronoun:
        raise Misfit("it has the counters on it")
    if subtype(statement.word("w")):
        raise Misfit("into what it is turned is said")
    taken = not {"take", "takes", "took", "taken"}.isdisjoint(statement.text.split())
    if taken and other.is_card and takes_from_hand(scene.bind(other)):
        raise Misfit("what takes a card from a hand is no target of it")


def _cast_at_its_target(scene: Scene, statement: Statement, other: Noun) -> Deed | None:
    """Aim a spell at what another spell is aimed at; the sentence goes on about that spell."""
    it = Noun(other.text, pronoun="it")
    scene.mean(it, scene.bind(other))
    kept = tuple(each for each in statement.slots if each[0] != "b")
    found = _cast_at(scene, statement.evolve(slots=(*kept, ("b", it))))
    scene.about["goes on about"] = scene.bind(other.evolve(part=""))
    return found


def _cast_at_both(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at a thing and at a player, who is another target of it."""
    deed = _cast_at(scene, statement)
    item = deed.item if deed is not None else None
    wanted = required_targets(item.face) if item is not None else ()
    at = next((n for n, each in enumerate(wanted) if each.player and not each.any_target), -1)
    several = len(wanted) == 1 and wanted[0].any_target and (wanted[0].maximum or 0) > 1
    at = 1 if several else at
    if deed is None or (len(wanted) != 2 and not several) or at < 0:
        raise Misfit(f"{statement.text!r} is no spell with two such targets")
    mine = statement.name.endswith("me")
    deed.targets.insert(at, "you" if mine else "the opponent")
    return deed


def _cast_at_part(scene: Scene, statement: Statement, noun: Noun, other: Noun) -> Deed | None:
    """Cast a spell at an ability that has triggered, or let one aim at something."""
    from rulings_cli.ask.statements.aimed_triggers import is_trigger, put_at

    triggered = other.part.endswith(("trigger", "etb")) and not scene.asks
    if not noun.part and (triggered or chapters.is_chapter(other.part)):
        return cast_at_trigger(scene, statement, noun, other)
    if is_trigger(noun) and not (other.part or scene.asks):
        return put_at(scene, noun, other)
    raise Misfit("a part of a thing is not planned here")


def _is_answered(scene: Scene) -> bool:
    """Tell whether something is asked to be done, or is done in response: it is being cast."""
    said = scene.about.get("said")
    marks = [e.name for e in said if e.kind == "mark"] if isinstance(said, tuple) else []
    return bool(scene.asks) or "response" in marks


#: What a spell does to all that it concerns, which is not for one's own.
_HARMING = (Destroy, Exile, DealDamage, ReturnToHand)


def _is_only_there(item: Item) -> bool:
    """Tell whether a permanent only changes others: "NAME on a token" says that it concerns it."""
    from rulings_cli.ask.statements.using import abilities_of

    static = (
        item.is_a("enchantment") and not item.is_a("creature") and not tuple(abilities_of(item))
    )
    return static and all(isinstance(each, StaticAbility) for each in item.face.abilities)


def _let_aim(scene: Scene, item: Item, other: Noun) -> None:
    """Let a spell of which only the kind is said be one that is aimed at something."""
    noun = item.noun
    if noun is None or noun.is_card or item.card is None or required_targets(item.face):
        return
    if not item.is_spell or noun.qualities or noun.keywords or noun.mana_value is not None:
        raise NotSupported(f"what {noun.text!r} does to {other.text!r} was not said")
    taken = tuple(each.name for each in scene.items)
    item.card = scene.world.stock.pick("instant", "targeted", "pump", other_than=taken)
    item.face = item.card.front
    scene.assumptions.append(f"{noun.text!r} is played with {item.card.name}")


def _redirect_to_it(scene: Scene, statement: Statement) -> Deed | None:
    """Use a permanent's ability that makes a spell target that permanent instead."""
    from rulings_cli.ask.statements import using

    item = scene.bind(_noun(statement), "permanent")
    own = [e for e in using.abilities_of(item) if has(e.ability, ChangeTarget)]
    if len(own) != 1:
        raise Misfit(f"{item.name} changes no target")
    noun = _noun(statement, "b")
    done = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    spell = done[-1] if noun.pronoun and done else scene.bind(noun, "spell")
    cast = next((e for e in scene.deeds if e.kind == "cast" and e.item is spell), None)
    who = item.owner or ("opponent" if cast is not None and cast.who == "you" else "you")
    scene.onto_battlefield(item, who)
    if cast is None:
        cast_item(scene, spell, "opponent" if who == "you" else "you")
    deed = using.activated(scene, item, own[0], who, ())
    deed.targets.append(spell)
    deed.response = True
    scene.choices.insert(0, item.name)
    return deed


def _need_no_other_sense(statement: Statement, item: Item, other: Noun) -> None:
    """Refuse "A takes B", and a permanent "on Zombie" for which a creature type is chosen."""
    from rulings_cli.abilities.effects import Choose

    if {"take", "takes", "eat", "eats"} & set(statement.text.split()):
        raise Misfit(f"{item.name} is not what is taken")
    is_type = other.text.lower().removesuffix("s") == other.head.lower()
    if is_type and has(item.face.paragraphs, Choose):
        raise Misfit(f"a creature type is chosen for {item.name}")


def _wants_to_keep(scene: Scene, who: str) -> bool:
    """Tell whether it is asked if a player keeps what the ability would take from them."""
    said = scene.about.get("said")
    told = said if isinstance(said, tuple) else ()
    return any(e.kind == "ask" and e.name == "keeps" and e.word("who") == who for e in told)


def cast_at_trigger(scene: Scene, statement: Statement, noun: Noun, other: Noun) -> Deed | None:
    """Cast a spell at an ability that has triggered."""
    from rulings_cli.ask.statements import using
    from rulings_cli.ask.statements.lasting import called, source_of
    from rulings_cli.ask.statements.preparing_events import put_trigger

    tool = scene.bind(noun, "spell")
    copies = [
        each
        for each in using.abilities_of(tool)
        if has(each.ability, CopySpell)
        and any(
            getattr(one.what, "noun", "").endswith("ability")
            for one in getattr(each.ability, "targets", ())
        )
    ]
    copying = has(tool.face.paragraphs, CopySpell) if tool.is_spell else len(copies) == 1
    if not copying and not (tool.is_spell and has(tool.face.paragraphs, Counter)):
        raise Misfit(f"{tool.name} is not cast at an ability")
    source = source_of(scene, other) or scene.bind(other, "trigger")
    sides = {"you": "opponent", "opponent": "you"}
    likely = source.owner if copying else sides.get(source.owner, "you")
    who = _who(scene, statement, noun.owner or likely)
    mine = copying or _wants_to_keep(scene, who)
    source.owner = source.owner or (who if mine else sides[who])
    if source.soft:
        source.zone = ""
    put_trigger(scene, source, other.part)
    if tool.is_spell:
        deed = cast_item(scene, tool, who)
    else:
        deed = using.activated(scene, scene.onto_battlefield(tool, who), copies[0], who, ())
        deed.tails = [e for e in deed.tails if not e.startswith("targeting")]
    deed.targets.append(f"{scene.ref(source)}'s {called(scene, source, other.part)}")
    deed.response = True
    return deed


def _own_copy(scene: Scene, noun: Noun, item: Item, who: str) -> Item:
    """Give another card of the name where the other player has cast one."""
    theirs = any(e.item is item and e.kind == "cast" and e.who != who for e in scene.deeds)
    if not theirs or not noun.is_card or not item.is_spell or noun.owner:
        return item
    found = scene.add(Item(item.card, item.face, noun, who))
    scene.mean(noun, found)
    scene.spoken.append(found)
    return found


def _other_side(scene: Scene, item: Item, other: Noun) -> str:
    """Give who does harm to what is somebody's: the other player; "" where that is not so."""
    from rulings_cli.abilities.effects import Counter
    from rulings_cli.ask.statements.doing import TAKING

    known = scene.bound.get(id(other))
    owner = other.owner or (known[1].owner if known and not known[1].assumed else "")
    if owner != "you" or item.owner:
        return ""
    takes = has(item.face.paragraphs, *TAKING, Counter) or holds(item)
    harms = item.is_spell and has(item.face.paragraphs, *_HARMING) and not _asks_for_own(scene)
    harms = harms and "own" not in other.text.split() and not scene.asks
    harms = harms and not has(item.face.paragraphs, PutOntoBattlefield)  # it comes back
    return "opponent" if takes or harms else ""


def _asks_for_own(scene: Scene) -> bool:
    """Tell whether it is asked what the one who asks gets of it: they cast it, then."""
    said = scene.about.get("said")
    asks = [each for each in said if each.kind == "ask"] if isinstance(said, tuple) else []
    return any(each.name in _OF_CASTER and each.word("who") == "you" for each in asks)


#: What is asked of the one who casts a spell.
_OF_CASTER = ("draw", "draws", "draw_amount", "draw_off", "gains", "gain_n", "life_amount",
              "life_by", "scries", "discards")  # fmt: skip


def _redirect(scene: Scene, statement: Statement) -> Deed | None:
    """Cast what changes the target of a spell, with the new target that is said."""
    noun, spell = _noun(statement), _noun(statement, "b")
    tool = scene.bind(noun, "spell")
    if not has(tool.face.paragraphs, ChangeTarget, ChooseNewTargets, CopySpell):
        raise Misfit(f"{tool.name} changes no target")
    new, whom = statement.noun("c"), statement.word("whom")
    cast = [each.item for each in scene.deeds if each.kind == "cast" and each.item is not None]
    deed = cast_item(scene, tool, _who(scene, statement, noun.owner))
    if spell.pronoun and cast:
        aim_at(scene, deed, cast[-1])
    else:
        aim(scene, deed, spell)
    deed.response = True
    scene.about["new target told"] = bool(whom or new is not None)
    if whom:
        scene.choices.insert(0, f"player {whom}")
    elif new is not None:
        target = scene.bind(new, "permanent")
        theirs = "opponent" if deed.who == "you" else "you"
        scene.onto_battlefield(target, target.owner or theirs)
        scene.choices.insert(0, target.name)
    return deed


def _second(scene: Scene, noun: Noun, item: Item, who: str) -> Item:
    """Give another card of the name where one was cast at something before."""
    before = [e for e in scene.deeds if e.item is item and e.kind == "cast" and e.targets]
    if not before or not noun.is_card or scene.asks:
        return item
    found = scene.add(Item(item.card, item.face, noun, who))
    scene.mean(noun, found)
    scene.spoken.append(found)
    return found


def _says_no_verb(statement: Statement) -> bool:
    """Tell whether "A on B" is said as what is so."""
    words = statement.text.split()
    return " on " in statement.text and not set(words) & _PUTTING


_PUTTING = frozenset(
    ("cast", "casts", "casting", "put", "puts", "putting", "play", "plays", "playing", "resolve",
     "use", "get", "gets")
)  # fmt: skip


def _card_at(scene: Scene, statement: Statement) -> Deed | None:
    """Take a spell's name as a verb: "can I Cancel it"."""
    from rulings_cli.ask.statements import staging

    noun = _noun(statement)
    if scene.asks == "can_thing" and not statement.word("who"):
        raise Misfit("a thing casts nothing")
    verb = scene.bind(noun, "spell") if noun.is_card else None
    told = bool(statement.word("who")) and not scene.asks
    enters = told and verb is not None and _aims_as_it_enters(verb)
    if verb is not None and told and _names_a_card(verb):
        _named_by(scene, statement, verb)
        return None
    enters = enters or (told and verb is not None and staging.names_a_card(verb))
    if verb is None or not (verb.is_spell or verb.is_a("Aura") or _is_used_on(verb) or enters):
        raise Misfit(f"{noun.text!r} is not done to anything")
    if verb.is_a("Aura") and not statement.word("who") and not scene.asks:
        raise Misfit(f"who casts {verb.name} was not said")
    aim = statement.noun("b")
    if aim is not None and "in" in statement.text.split()[1:3] and scene.bind(aim).is_a("land"):
        raise Misfit("a land that is shocked in is played, and life is paid for it")
    return _cast_at(scene, statement)


def _bind_aimed(scene: Scene, noun: Noun, other: Noun) -> None:
    """Take "their NAME" in "I NAME their NAME", or "my own spell", for one cast before."""
    if noun.is_card and other.is_card and scene.card_of(noun) is scene.card_of(other):
        scene.bind(other)
    elif noun.is_card and other.head == "spell" and "own" in other.text.split():
        scene.bind(other, "spell")


def _names_a_card(item: Item) -> bool:
    """Tell whether the name of a card is chosen as a permanent enters."""
    chosen = [each for each in walk(item.face.paragraphs) if isinstance(each, Choose)]
    return item.is_permanent and any(each.what.endswith("card name") for each in chosen)


def _named_by(scene: Scene, statement: Statement, namer: Item) -> None:
    """Let a player's permanent name the card of a thing that is there: "they NAME my X"."""
    from rulings_cli.ask.statements.staging import name_card

    who = statement.word("who")
    thing = scene.bind(_noun(statement, "b"), "permanent")
    if not thing.is_permanent:
        raise Misfit(f"{thing.name} is not there")
    scene.onto_battlefield(namer, who)
    scene.onto_battlefield(thing, thing.owner or ("you" if who == "opponent" else "opponent"))
    name_card(scene, statement)
    scene.about["named"] = scene.focus = scene.subject = thing


def _is_used_on(item: Item) -> bool:
    """Tell whether a permanent has one ability that is aimed at something, or puts it there."""
    from rulings_cli.ask.statements.using import abilities_of

    if has(item.face.paragraphs, EntersAsCopy):
        return True
    found = abilities_of(item)
    aimed = [each for each in found if getattr(each.ability, "targets", ())]
    aimed = aimed or [each for each in found if has(each.ability, PutOntoBattlefield)]
    return len(aimed) == 1 and not item.is_a("creature")


def _aims_as_it_enters(item: Item) -> bool:
    """Tell whether what a creature aims at something for is just one ability of its entering."""
    from rulings_cli.ask.statements import causing
    from rulings_cli.ask.statements.using import abilities_of

    if any(getattr(each.ability, "targets", ()) for each in abilities_of(item)):
        return False
    aimed = [each for each in causing.triggered(item) if each.targets]
    return len(aimed) == 1 and all(
        isinstance(each, Enters) and causing.is_self(each) for each in causing.events_of(aimed[0])
    )


def _cast_on(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at a player."""
    noun = _noun(statement)
    item = scene.bind(noun, "spell")
    who = _who(scene, statement, noun.owner)
    persons = statement.text.split()[-1].lower() in ("him", "her", "them")
    if persons and who == statement.word("whom"):
        raise Misfit("a creature is meant, and not the player who does it")
    aimed = [each for each in walk(item.face.paragraphs) if isinstance(each, Target)]
    if item.is_a("Equipment"):
        raise Misfit(f"{item.name} is not cast at a player")
    if persons and aimed and not any(each.any_target or each.player for each in aimed):
        raise Misfit("a creature is meant, and not a player")
    deed = cast_item(scene, item, who)
    deed.targets.append("you" if statement.word("whom") == "you" else "the opponent")
    return deed


def use_at(scene: Scene, item: Item, who: str, other: Noun) -> Deed:
    """Use what a permanent does to a target: its activated ability, or its entering."""
    from rulings_cli.ask.statements.using import activate_at

    return activate_at(scene, item, who, other)


def _cast_by(scene: Scene, statement: Statement) -> Deed | None:
    noun, other = _noun(statement), _noun(statement, "b")
    item = scene.bind(noun, "spell")
    if item.is_a("land") and not item.is_spell:
        raise NotSupported(f"from where {item.name} is played was not said")
    deed = cast_item(scene, item, _who(scene, statement, noun.owner))
    through(scene, deed, other)
    return deed


def _activate(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements import using
    from rulings_cli.ask.statements.redirecting import answers

    noun = _noun(statement)
    item = using.used_again(scene, noun) or used_or_named(scene, noun)
    who = _who(scene, statement, noun.owner or ("" if item.assumed else item.owner))
    part = noun.part
    cracks = not {"crack", "pop"}.isdisjoint(map(plain, statement.text.split()))
    if not part and cracks and using.called(item, "crack"):
        part = "crack"  # the ability that sacrifices it
    elif not part and cracks and any(True for _ in item.face.uncompiled):
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    return answers(scene, item, who) or using.activate(scene, item, who, part)


def _use_ability(scene: Scene, statement: Statement) -> Deed | None:
    """Activate the ability that is told apart by what is said of it: "its untap ability"."""
    from rulings_cli.ask.statements.abilities_said import counts, meant
    from rulings_cli.ask.statements.using import activated

    said = statement.get("p")
    assert isinstance(said, tuple)
    noun, words = said
    if not words or counts(words):
        raise Misfit("which ability is used is read otherwise")
    cast = any(each.kind == "cast" for each in scene.deeds)
    if cast and "mana" in words and statement.text.startswith("using "):
        raise Misfit("a spell is said to be cast with that mana")
    item = scene.bind(noun, "permanent")
    found = [e for e in meant(item, words) if isinstance(e.ability, _THAT_ARE_USED)]
    if len(found) != 1 or any(True for _ in item.face.uncompiled):
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    who = _who(scene, statement, noun.owner or ("" if item.assumed else item.owner))
    if item.is_permanent:
        scene.onto_battlefield(item, who)
    return activated(scene, item, found[0], who)


_THAT_ARE_USED = (ActivatedAbility, LoyaltyAbility)


def _activate_at(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import activate_at

    noun, other = _noun(statement), _noun(statement, "b")
    item = scene.bind(noun, "permanent")
    if other.part.endswith(("trigger", "etb")) and not scene.asks:
        return cast_at_trigger(scene, statement, noun, other)
    return activate_at(scene, item, _who(scene, statement, noun.owner), _noun(statement, "b"))


def _loyalty(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import loyalty

    noun = statement.noun() or _walker(scene)
    item = scene.bind(noun, "permanent")
    sign = "-" if statement.name == "minus" else "+"
    return loyalty(scene, item, _who(scene, statement, noun.owner), f"{sign}{statement.number()}")


def _walker(scene: Scene) -> Noun:
    """Give the planeswalker that was spoken of last, where only its ability is named."""
    found = [each for each in scene.spoken if each.is_a("planeswalker")]
    if not found:
        raise Misfit("of which planeswalker that is was not said")
    noun = Noun("it", pronoun="it")
    scene.mean(noun, found[-1])
    return noun


def _loyalty_at(scene: Scene, statement: Statement) -> Deed | None:
    """Use the loyalty ability of a cost on something."""
    given = list(scene.given)
    deed = _loyalty(scene, statement.evolve(name="minus"))
    other = statement.noun("b")
    if deed is None or other is None:
        raise Misfit("on what it is used was not said")
    scene.given[:] = given  # no target need be made up
    deed.targets.clear()
    deed.tails = [each for each in deed.tails if not each.startswith("targeting")]
    aim(scene, deed, other)
    return deed


def _loyalty_any(scene: Scene, statement: Statement) -> Deed | None:
    """Use the one loyalty ability that adds, or takes off, counters; or the last one."""
    from rulings_cli.ask.statements.using import loyalty, loyalty_amounts

    noun = _noun(statement)
    if noun.counted:
        raise Misfit(f"{noun.text!r} are not one planeswalker")
    item = scene.bind(noun, "permanent")
    found = loyalty_amounts(item)
    if statement.name == "ult":
        found = found[-1:]
    else:
        sign = "-" if statement.name == "minus_any" else "+"
        found = [each for each in found if each.startswith(sign)]
    if len(found) != 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    return loyalty(scene, item, _who(scene, statement, noun.owner), found[0])


def _tap(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import activate_tapping

    last = scene.about.get("last")
    if isinstance(last, Statement) and last.name == "topic" and not statement.word("who"):
        near = last.start + len(last.text.split()) == statement.start
        if near and statement.text.startswith("taps "):
            raise Misfit("what taps it stands right before it")
    noun = _noun(statement)
    item = used_or_named(scene, noun)
    if item.zone == "exile" and noun.is_card and not noun.pronoun:
        item = scene.bind(noun.evolve(another=True), "permanent")  # another of that name
    mana = statement.word("mana")
    who = _who(scene, statement, noun.owner or ("" if item.assumed else item.owner))
    other = None if mana or tapping.can_make(item) else tapping_for.for_which(scene, item)
    if other is not None:
        return tapping_for.tap_for(scene, item, other, who)
    return activate_tapping(scene, item, who, mana)


def _tap_for(scene: Scene, statement: Statement) -> Deed | None:
    """Tap one thing for what another does."""
    noun = _noun(statement)
    item = scene.bind(noun, "permanent")
    other = scene.bind(_noun(statement, "b"))
    return tapping_for.tap_for(scene, item, other, _who(scene, statement, noun.owner))


def _tap_all(scene: Scene, statement: Statement) -> Deed | None:
    """Tap for mana all that was said to be there and makes some."""
    from rulings_cli.ask.statements.tapping import can_make

    who = statement.word("who") or "you"
    found = [each for each in scene.items if can_make(each) and (each.owner or who) == who]
    number = statement.number()
    if number is not None and number != sum(each.count for each in found):
        raise Misfit("how many of them are tapped does not fit")
    if not found:
        raise Misfit("what is tapped was not said")
    deed = None
    for each in found:
        scene.onto_battlefield(each, who)
        deed = Deed("tap", who, each)
        deed.passes = False
        scene.deeds.append(deed)
    return deed


def _sacrifice_to(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import with_cost

    item = scene.bind(_noun(statement), "permanent")
    tool = _noun(statement, "b")
    if scene.asks and not scene.deeds and scene.bind(tool.evolve(part="")) is item:
        from rulings_cli.ask.statements.acting_things import _sacrifice_itself

        return _sacrifice_itself(scene, item)
    who = _who(scene, statement, controller_of(scene, item))
    scene.onto_battlefield(item, item.owner or who)
    last = scene.deeds[-1] if scene.deeds else None
    if last is not None and last.kind == "cast" and last.who != who and item in last.targets:
        scene.response = True  # it is given up rather than left to the spell
    return with_cost(scene, tool, who, "sacrificing", item)


def _cast_fused(scene: Scene, statement: Statement) -> Deed | None:
    """Cast both halves of a card together."""
    item = scene.bind(_noun(statement), "spell")
    return fuse(cast_item(scene, item, _who(scene, statement, item.owner)))


def _cast_pitched(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell by exiling a card from the hand that is not named."""
    item = scene.bind(_noun(statement), "spell")
    said = statement.text.split()
    if not way_to_pitch(item) or not any(each.startswith("pitch") for each in said):
        raise Misfit(f"nothing is exiled for {item.name}")
    if item.soft:
        item.zone, item.soft = "", False
    return pitch_any(scene, cast_item(scene, item, _who(scene, statement, item.owner)))


def _return_for(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell for which a permanent is returned to its owner's hand."""
    from rulings_cli.ask.statements.pitching import taken_for

    item = scene.bind(_noun(statement), "permanent")
    other = scene.bind(_noun(statement, "b"), "spell")
    who = _who(scene, statement, other.owner)
    if other.zone == "battlefield" and other.soft:
        other.zone, other.soft = "", False
    deed = cast_item(scene, other, who)
    if taken_for(deed, "returning") != "alternative":
        raise NotSupported(f"what is returned for {other.name} is not planned yet")
    cost = next(e for e in walk(other.face.paragraphs) if isinstance(e, ReturnObjects))
    number = getattr(cost.count, "n", 1)
    generic = item.noun is not None and not item.noun.is_card
    if cost.what is None or (generic and may_be(item.face, cost.what) is False):
        raise NotSupported(f"which permanent is returned for {other.name} was not said")
    scene.onto_battlefield(item, item.owner or who)
    if number > item.count:
        more = several(thing_for(cost.what, scene.world.stock), number - item.count)
        scene.given.append(f"{'you control' if who == 'you' else 'the opponent controls'} {more}")
    deed.tails.append("for its alternative cost")
    deed.given_up = item
    return deed


def _discard_to(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.acting_things import _discard
    from rulings_cli.ask.statements.using import with_cost

    item = scene.bind(_noun(statement), "card")
    other = scene.bind(_noun(statement, "b"))
    if way_to_pitch(other):
        return pitched(scene, item, other, _who(scene, statement))
    if other.is_a("enchantment") and has(other.face.paragraphs, PlayerDiscards):
        scene.onto_battlefield(other, soft=True)
        return _discard(scene, statement)
    who = _who(scene, statement)
    scene.place(item, "hand", who)
    if other.is_spell and has(other.face.paragraphs, Discard):
        return discarding.by_spell(scene, item, other, who)
    return with_cost(scene, _noun(statement, "b"), who, "discarding", item)


def _equip(scene: Scene, item: Item, holder: Item) -> Deed:
    from rulings_cli.ask.statements.using import equip

    return equip(scene, item, holder)


def _some_equipment(scene: Scene) -> Item:
    """Give the one Equipment that is spoken of, or a plain one where there is none."""
    known = [each for each in scene.items if each.is_a("Equipment")]
    if len(known) > 1:
        raise NotSupported("with which Equipment was not said")
    if known:
        return known[0]
    card = scene.world.stock.pick("equip")
    scene.assumptions.append(f"tried with {card.front.name}")
    return scene.add(Item(card, card.front, None, "you"))


def _equip_said(scene: Scene, statement: Statement) -> Deed | None:
    noun, other = statement.noun("a"), _noun(statement, "b")
    if noun is None and other.is_card and scene.bind(other).is_a("Equipment"):
        who = _who(scene, statement, other.owner)
        worn = scene.onto_battlefield(scene.bind(other), who)
        plain = Noun("a creature", head="creature", owner=worn.owner)
        return _equip(scene, worn, scene.onto_battlefield(scene.bind(plain), worn.owner))
    if noun is None:
        worn = _some_equipment(scene)
        worn = scene.onto_battlefield(worn, worn.owner or _who(scene, statement, other.owner))
        holder = scene.bind(other, "creature")
        return _equip(scene, worn, scene.onto_battlefield(holder, holder.owner or worn.owner))
    item = scene.bind(noun, "permanent")
    scene.onto_battlefield(item)
    holder = scene.bind(other, "creature")
    if holder.card is item.card is not None and not holder.is_a("creature"):
        raise Misfit("something else is equipped")
    scene.onto_battlefield(holder, holder.owner or item.owner)
    return _equip(scene, item, holder)


#: What the text of a card has that does it, by the verb: no other verb is taken for targeting.
_DOING: dict[str, tuple[type[Value], ...]] = {
    "exile": (Exile, ExileWithCounters, ExileTop, ExileUntil),
    "blink": (PutOntoBattlefield,),
    "flicker": (PutOntoBattlefield,),
    "remove": (Destroy, DealDamage, Exile, ReturnToHand, PutIntoZone),
    "pump": (ContinuousChange, PutCounters),
    "animate": (BecomesA,),
    "reanimate": (PutOntoBattlefield,),
    "bounce": (ReturnToHand, PutIntoZone),
    "return": (ReturnToHand, PutIntoZone, PutOntoBattlefield),
    "get": (ReturnToHand, PutIntoZone, PutOntoBattlefield),
    "bring": (ReturnToHand, PutIntoZone, PutOntoBattlefield),
    "regrow": (ReturnToHand, PutIntoZone),
    "retrieve": (ReturnToHand, PutIntoZone, PutOntoBattlefield),
    "recover": (ReturnToHand, PutIntoZone, PutOntoBattlefield),
    "eat": (Exile,),
    "steal": (GainControl, GainsControl),
    "copy": (CopySpell, CreateToken, EntersAsCopy, BecomesA),
    "counter": (Counter,),
    "tap": (Tap,),
    "untap": (Untap,),
    "sacrifice": (Sacrifice,),
    "discard": (Discard,),
    "mill": (Mill,),
}


def need_able(scene: Scene, statement: Statement, tool: Noun) -> None:
    """Abstain where the card does another thing than is asked: to target is not to exile."""
    words = (plain(each) for each in statement.text.split())
    wanted = next((_DOING[each] for each in words if each in _DOING), ())
    item = scene.bind(tool)
    if scene.asks and not has(item.face.paragraphs, *wanted):
        what = f"{item.name} does another thing than that"
        raise Misfit(what) if tool.pronoun else NotSupported(what)


def _by(scene: Scene, statement: Statement, tool: Noun, noun: Noun) -> Deed | None:
    """Take "I kill A with B" as B being cast at, or used on, A."""
    if "sacrifice" in {plain(each) for each in statement.text.split()}:
        return _made_to_sacrifice(scene, statement, tool, noun)
    need_able(scene, statement, tool)
    _need_replaced(scene.bind(tool), noun)
    return _cast_at(
        scene,
        statement.evolve(
            name="cast_at",
            slots=(
                *(each for each in statement.slots if each[0] not in ("a", "b")),
                ("a", tool),
                ("b", noun),
            ),
        ),
    )


def _need_replaced(tool: Item, noun: Noun) -> None:
    """Abstain of what is exiled by what replaces: it is nothing that would be done to it."""
    from rulings_cli.abilities.static import ReplaceDying
    from rulings_cli.ask.statements import causing

    if has(tool.face.paragraphs, ReplaceDying) and not causing.wants_target(tool):
        raise NotSupported(f"from where {noun.text!r} is exiled so was not said")


def _made_to_sacrifice(scene: Scene, statement: Statement, tool: Noun, noun: Noun) -> Deed | None:
    """Let a spell that makes a player sacrifice something be cast at whose a thing is."""
    from rulings_cli.ask.statements.causing import use_on

    spell, item = scene.bind(tool, "spell"), scene.bind(noun, "permanent")
    if not spell.is_spell or item.count > 1 or not has(spell.face.paragraphs, Sacrifice):
        raise Misfit(f"{spell.name} makes nobody sacrifice that")
    who = spell.owner or statement.word("who")
    who = who or ("you" if item.owner == "opponent" else "opponent")
    item.owner = item.owner or ("opponent" if who == "you" else "you")
    deed = use_on(scene, spell, who, item)
    if scene.asks:
        scene.asks = ""
        scene.about["a"] = item
        scene.about["ask"] = Statement("ask", "sacrificed", (), statement.text)
    return deed


def _counter(scene: Scene, statement: Statement) -> Deed | None:
    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement), "spell")
    if not any(each.item is item and each.kind == "cast" for each in scene.deeds):
        if item.noun is not None and item.assumed and not item.noun.is_card and scene.is_anchored:
            raise NotSupported(f"who casts {item.noun.text!r} was not said")
        other = "opponent" if statement.word("who") == "you" else "you"
        cast_item(scene, item, item.owner or _who_casts_later(scene, item) or other)
    deed = _new(scene, "happen", _who(scene, statement), item, "NAME is countered")
    scene.response = True
    return deed


def _who_casts_later(scene: Scene, item: Item) -> str:
    """Give the player of whom it is asked whether they may cast the card by another face."""
    said = scene.about.get("said")
    told = said if isinstance(said, tuple) else ()
    asks = [each.word("who") for each in told if each.kind == "ask" and each.name == "can"]
    nouns = [each.noun() for each in told if each.kind == "event" and each.name == "cast"]
    named = [scene.card_of(each) for each in nouns if each is not None and each.is_card]
    return asks[0] if len(asks) == 1 and item.card in named else ""


def _cascade(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell with cascade, with what it finds on top of the library under a land."""
    noun, other = statement.noun("a"), _noun(statement, "b")
    if noun is not None:
        item = scene.bind(noun, "spell")
    elif scene.subject is not None and (not statement.word("who") or scene.subject.has("cascade")):
        item = scene.subject
    else:
        from rulings_cli.engine.faces import combined_face
        from rulings_cli.terms.mana import mana_value

        cost = combined_face(scene.card_of(other)).mana_cost if other.is_card else None
        least = mana_value(cost) + 1 if cost is not None else 0
        card = scene.world.stock.pick("creature", "cascade", least=least)
        item = scene.add(Item(card, card.front, None, statement.word("who") or "you"))
    if not item.has("cascade"):
        return _reveals(scene, item, other)
    found = scene.bind(other, "card")
    if found.card is not None:
        found.face = found.card.front
    item.soft = True
    who = item.owner or "you"
    deed = cast_item(scene, item, who)
    scene.place(found, "library", who)
    scene.library[who].append(found)
    scene.about["found"] = found
    return deed


def _reveals(scene: Scene, item: Item, noun: Noun) -> Deed | None:
    """Let a permanent's upkeep ability find a card on top of its controller's library."""
    from rulings_cli.abilities.triggers import BeginningOf
    from rulings_cli.ask.statements import causing
    from rulings_cli.ask.statements.staging import put_on_top

    begins = [
        ability
        for ability in causing.triggered(item)
        if any(isinstance(each, BeginningOf) for each in causing.events_of(ability))
    ]
    if len(begins) != 1 or not item.is_permanent or not noun.is_card:
        raise NotSupported(f"{item.name} has no cascade, and finding with it is not planned yet")
    scene.onto_battlefield(item, item.owner or "you")
    put_on_top(scene, scene.bind(noun, "card"), item.owner)
    return causing.cause(scene, item, begins[0])


def cast_found(scene: Scene, noun: Noun) -> Deed | None:
    """Cast the card that cascade found, by the face that is named."""
    found = scene.about.get("found")
    if not isinstance(found, Item) or found.card is None:
        return None
    if noun.is_card:
        card = scene.card_of(noun)
        if card.name != found.card.name:
            return None
        from rulings_cli.ask.plans.pairings import named_face

        assert noun.mention is not None
        index = named_face(noun.mention.text, card) or 0
        if noun.mention.text.casefold() in (each.name.casefold() for each in card.faces):
            index = next(at for at, each in enumerate(card.faces)
                         if each.name.casefold() == noun.mention.text.casefold())  # fmt: skip
        face = card.faces[index]
    elif noun.pronoun or noun.definite:
        face = found.face
    else:
        return None
    item = Item(found.card, face, None, found.owner)
    item.zone = "found"
    scene.items.append(item)
    plain = any(found.has(each) for each in ("miracle", "suspend", "madness"))
    who = "you cast" if found.owner == "you" else "the opponent casts"
    line = f"{who} it" if plain else f"{who} it as {face.name}"
    resolves = _new(scene, "happen", found.owner, None, "the top of the stack resolves")
    resolves.response = True
    deed = _new(scene, "happen", found.owner, item, line)
    deed.may_fail = True
    deed.response = True
    _put_targets(scene, face, found.owner)
    scene.about["a"] = scene.about["cast found"] = item
    if scene.asks:
        scene.asks = ""
        scene.about["ask"] = Statement("ask", "was_cast", (), "cast it")
    return deed


def _put_targets(scene: Scene, face: Face, who: str) -> None:
    """Let there be what a spell that is found targets, unless it is said that nothing is."""
    from rulings_cli.ask.plans.using import _fitting
    from rulings_cli.ask.statements.completing import may_be
    from rulings_cli.ask.statements.using import zone_and_side

    for each in required_targets(face):
        zone, side = zone_and_side(each)
        there = [one for one in scene.items if one.zone == zone]
        if zone not in ("battlefield", "graveyard") or each.what is None or each.player:
            continue
        if each.any_target:
            continue
        if scene.lacking or any(may_be(one, each) for one in there):
            continue
        taken = tuple(one.name for one in scene.items)
        card = _fitting(each.what, scene.world.stock, taken)
        other = "opponent" if who == "you" else "you"
        owner = who if side == "own" or zone == "graveyard" else other
        scene.place(scene.add(Item(card, card.front, None, "")), zone, owner)


def _pay(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something with exactly the mana that is said."""
    item = scene.bind(_noun(statement), "spell")
    who = _who(scene, statement)
    deed = cast_item(scene, item, who)
    pay_with(scene, deed, statement.word("mana"))
    if has_x(item):
        from rulings_cli.terms.mana import parse_mana_cost

        count = len(parse_mana_cost(statement.word("mana")).symbols)
        deed.tails.append(f"with X={count}")
    return deed


def _spin(scene: Scene, statement: Statement) -> Deed | None:
    """Use the permanent that was spoken of."""
    from rulings_cli.ask.statements.using import activate

    who = statement.word("who")
    for each in reversed(scene.spoken):
        if each.is_permanent and each.owner == who:
            return activate(scene, each, who)
    raise Misfit("what is used was not said")


def _answers(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something in response to what was cast before, at what that is aimed at."""
    other = scene.bind(_noun(statement, "b"))
    answered = next((each for each in reversed(scene.deeds) if each.item is other), None)
    if answered is None:
        raise Misfit(f"{other.name} was not cast")
    if answered.kind == "cast" and not answered.targets:
        from rulings_cli.ask.statements.completing import complete_targets

        complete_targets(scene, answered)
    noun = _noun(statement)
    item = scene.bind(noun, "spell")
    who = _who(scene, statement, noun.owner or ("opponent" if answered.who == "you" else "you"))
    deed = cast_item(scene, item, who)
    from rulings_cli.ask.statements.using import targets_of, zone_and_side

    wanted = targets_of(deed)
    if wanted and not deed.targets:
        if wanted[0].what is not None and zone_and_side(wanted[0])[0] == "stack":
            deed.targets.append(other)
        elif answered.targets:
            deed.targets.append(answered.targets[0])
    deed.response = True
    return deed


def _exiled_by(scene: Scene, statement: Statement) -> Deed | None:
    """Take "A gets exiled by B" as B being used on A."""
    other, noun = _noun(statement, "b"), _noun(statement)
    tool = scene.bind(other)
    if "milled" in statement.text.split():
        return _milled_by(scene, tool, scene.bind(noun))
    found = _by(scene, statement, other, noun)
    if tool.is_permanent and not scene.asks and not noun.part:
        scene.about["goes on about"] = scene.bind(noun)
    return found


def _milled_by(scene: Scene, tool: Item, item: Item) -> Deed | None:
    """Let a card lie on top of a library, and what mills it be cast by the player whose it is."""
    from rulings_cli.abilities.effects import Mill
    from rulings_cli.ask.statements import causing

    if not has(tool.face.paragraphs, Mill) or causing.wants_target(tool) or scene.asks:
        raise NotSupported(f"whom {tool.name} makes mill was not said")
    who = item.owner or tool.owner or "you"
    scene.place(item, "library", who)
    scene.library[who].append(item)
    scene.about["goes on about"] = item
    return cast_item(scene, tool, tool.owner or who)


def _one_goes(scene: Scene, statement: Statement) -> Deed | None:
    """Let one of several targets go before the spell resolves."""
    deed = next((each for each in reversed(scene.deeds) if len(each.targets) > 1), None)
    if deed is None:
        raise Misfit("there are not several targets")
    items = [each for each in deed.targets if isinstance(each, Item)]
    if len(items) != len(deed.targets):
        raise Misfit("a player does not go")
    if statement.name == "one_goes" and not any(e.noun and e.noun.is_card for e in items):
        items = named_apart(scene, items) or items
    for each in reversed(items) if statement.name == "all_go" else items[:1]:
        gone = _new(scene, "happen", each.owner, each, _how_gone(statement))
        gone.response = True
    if statement.name == "one_goes":
        for each in reversed(items):
            scene.mean_last(each)
    return None


def _how_gone(statement: Statement) -> str:
    """Give what befalls what goes: it is sacrificed, destroyed, or leaves in some way."""
    words = plain_words(statement.text)
    return next((line for word, line in _GONE.items() if word in words), _LEAVES)


_LEAVES = "NAME leaves the battlefield"
_GONE = {
    "sacrifice": "NAME is sacrificed", "kill": "NAME is destroyed", "destroy": "NAME is destroyed",
    "die": "NAME dies",
}  # fmt: skip


def _by_it(scene: Scene, statement: Statement) -> Deed | None:
    """Take "A exiles B" as A being used on B."""
    from rulings_cli.ask.statements.causing import use_on

    noun = _noun(statement)
    if not noun.is_card:
        raise Misfit(f"{noun.text!r} does nothing")
    other = _noun(statement, "b")
    if other.pronoun:
        scene.bind(other, "permanent")  # it was spoken of before what is used on it
    tool = scene.bind(noun)
    if has(tool.face.paragraphs, ChangeTarget):
        raise Misfit(f"{tool.name} takes a spell to itself")
    if tool.has("delve") and other.head == "card":
        raise Misfit("the cards are exiled for delve")
    if takes_from_hand(tool) and not scene.asks:
        held(scene, statement)
        return None
    if "exile" in plain_words(statement.text) and not scene.asks:
        from rulings_cli.ask.statements.exiling_top import exile_top, way_to_exile

        if way_to_exile(tool):
            return exile_top(scene, tool, other)
    target = scene.bind(other, "permanent")
    if target is tool:
        raise NotSupported(f"what {tool.name} does to itself is not planned yet")
    if "animate" in plain_words(statement.text) and not mana_value(target.face.mana_cost):
        raise NotSupported(f"whether {target.name} lives as a creature is not looked at")
    if not target.owner and noun.owner and target.is_a("land"):
        target.owner = "opponent" if noun.owner == "you" else "you"
    across = "opponent" if target.owner == "you" else "you"
    return use_on(scene, tool, statement.word("who") or tool.owner or across, target)


def _pinged(scene: Scene, statement: Statement) -> Deed | None:
    """Use the ability of a permanent that deals damage, the one spoken of where none is named."""
    from rulings_cli.ask.statements.using import abilities_of

    def pings(item: Item) -> bool:
        return item.is_permanent and any(
            isinstance(each.ability, ActivatedAbility) and has(each.ability, DealDamage)
            for each in abilities_of(item)
        )

    noun = statement.noun()
    if noun is None:
        who = statement.word("who")
        tool = next((e for e in reversed(scene.spoken) if e.card is not None and pings(e)), None)
        if tool is None or tool.noun is None or (who and tool.owner not in ("", who)):
            raise Misfit("what deals that damage was not said")
        noun = tool.noun.evolve(owner=tool.owner or who)
    elif not pings(scene.bind(noun)):
        raise Misfit(f"{noun.text!r} pings nothing")
    slots = tuple(each for each in statement.slots if each[0] != "a")
    return _by_it(scene, statement.evolve(slots=(*slots, ("a", noun))))


def _card_on(scene: Scene, statement: Statement) -> Deed | None:
    """Take a spell's name as a verb that is done to a player."""
    from rulings_cli.ask.statements.completing import enters_for_life

    noun = _noun(statement)
    if not noun.is_card or not scene.bind(noun, "spell").is_spell:
        raise Misfit(f"{noun.text!r} is not done to anybody")
    said = scene.about.get("said")
    there = [e.noun() for e in said if e.name == "there"] if isinstance(said, tuple) else []
    if any(each.is_card and enters_for_life(scene.bind(each)) for each in there if each):
        raise Misfit("a land with which one is shocked is played, and life is paid for it")
    return _cast_on(scene, statement)


def _evoked(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something for its evoke cost."""
    return _by_keyword(scene, statement.evolve(slots=(*statement.slots, ("kw", "evoke"))))


def _equip_any(scene: Scene, statement: Statement) -> Deed | None:
    """Equip a creature with some Equipment, or with the one that is named."""
    noun = statement.noun()
    who = _who(scene, statement)
    if noun is None:
        card = scene.world.stock.pick("artifact", "equip")
        worn = scene.add(Item(card, card.front, None, who))
    else:
        worn = scene.bind(noun, "permanent")
        if not worn.is_a("Equipment"):
            raise Misfit(f"{worn.name} is not moved")
    scene.onto_battlefield(worn, worn.owner or who)
    plain = Noun("another creature", head="creature", owner=who, another=True)
    return _equip(scene, worn, scene.onto_battlefield(scene.bind(plain), who))


def _by_keyword(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something by the keyword that is said as a verb."""
    from rulings_cli.ask.statements import adding, lent_flashback

    noun = _noun(statement)
    cycled = "cycl" in statement.text
    word = statement.word("kw") or ("cycling" if cycled else "flashback")
    if not noun.is_card and not noun.pronoun:
        noun = noun.evolve(keywords=(*noun.keywords, word))
    item = scene.bind(noun, "spell")
    if word == lent_flashback.WORD and noun.is_card:
        lent_flashback.lent(scene, noun)
    if not item.has(word):
        raise Misfit(f"{item.name} has no {word}")
    if word == "cycling":
        from rulings_cli.ask.statements.acting_things import _cycle

        return _cycle(scene, statement)
    if word == "suspend":
        from rulings_cli.ask.statements.acting_things import _suspends

        return _suspends(scene, statement.evolve(name="suspends"))
    if word in _ACTIVATED:
        return _by_ability(scene, item, word, _who(scene, statement, noun.owner))
    if word in _AGAIN and any(e.kind == "cast" and e.item is item for e in scene.deeds):
        item = _from_where_it_went(scene, item, noun)
    deed = cast_item(scene, item, _who(scene, statement, noun.owner))
    slots = (*(each for each in statement.slots if each[0] != "kw"), ("kw", word))
    adding.add(scene, statement.evolve(kind="with", name="alternative", slots=slots))
    if word == "emerge" and not _says_given_up(scene):
        given = scene.bind(Noun("a creature", head="creature", owner=deed.who), "creature")
        deed.given_up = scene.onto_battlefield(given, deed.who)
        deed.tails.append("sacrificing ITEM")
    if word == "bestow" and not deed.targets and not scene.asks and not _says_target(scene):
        held = Noun("a creature", head="creature", owner=deed.who)
        deed.targets.append(scene.onto_battlefield(scene.bind(held, "creature")))
    return deed


def _kicks(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell kicked, or let the one that was said to be cast be so."""
    from rulings_cli.ask.statements import adding

    item = scene.bind(_noun(statement), "spell")
    if statement.number("times"):
        raise Misfit(f"whether {item.name} is kicked or cast so often was not said")
    told = any(each.item is item and each.kind == "cast" for each in scene.deeds)
    made = None if told else _cast(scene, statement)
    adding.add(scene, statement.evolve(kind="with", name="kicked", slots=()))
    return made


def _from_where_it_went(scene: Scene, item: Item, noun: Noun) -> Item:
    """Give the card as it is where it went when it was cast before."""
    if not scene.asks or item.zone != "hand":
        raise Unplanned(f"casting {item.name} once more, from the graveyard, is not planned yet")
    again = scene.add(Item(item.card, item.face, item.noun, item.owner))
    again.zone, scene.response = "found", False  # it went there as that resolved
    scene.mean(noun, again)
    return again


def _says_given_up(scene: Scene) -> bool:
    """Tell whether the question says what is sacrificed."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and any("sacrific" in each.text for each in said)


def _says_target(scene: Scene) -> bool:
    """Tell whether the question says of something what it is aimed at."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and any(e.name in ("target", "on_it") for e in said)


#: Keywords by which a card is cast once more, after it was cast from somewhere else.
_AGAIN = frozenset(("flashback", "escape", "jump-start", "disturb", "aftermath", "retrace"))
#: Keywords for abilities that are activated, by the zone in which the card is then.
_ACTIVATED = {
    "unearth": "graveyard", "embalm": "graveyard", "eternalize": "graveyard",
    "encore": "graveyard", "scavenge": "graveyard", "outlast": "battlefield",
    "level up": "battlefield", "reconfigure": "battlefield",
}  # fmt: skip


def _by_ability(scene: Scene, item: Item, word: str, who: str) -> Deed:
    """Activate the ability of a keyword of a card, where that is."""
    from rulings_cli.ask.statements.writing import keyword_cost
    from rulings_cli.ask.stock import lands_for

    scene.place(item, _ACTIVATED[word], who)
    cost = keyword_cost(item, word)
    if cost is not None:
        side = "you control" if who == "you" else "the opponent controls"
        scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
    deed = _new(scene, "activate", who, item, f"{item.name}'s {word} ability")
    if word in ("reconfigure", "scavenge"):
        card = scene.world.stock.pick("creature", "plain")
        holder = scene.add(Item(card, card.front, None, who))
        deed.targets.append(scene.onto_battlefield(holder, who))
    return deed


def _kw_alone(scene: Scene, statement: Statement) -> Deed | None:
    """Take "can X escape", "can X be dashed" as X being cast, or used, by its keyword."""
    subject = scene.subject
    if not scene.asks and scene.spoken and scene.spoken[-1].has(statement.word("kw")):
        if statement.text.split()[0].endswith("ed"):  # it is done: "…, then flashed back"
            scene.mean(it := Noun("it", pronoun="it"), scene.spoken[-1])
            return _by_keyword(scene, statement.evolve(slots=(*statement.slots, ("a", it))))
        return None  # it is said of what has it anyway
    if scene.asks != "can_thing" or subject is None:
        raise Misfit(f"what {statement.text!r} is said of was not said")
    it = Noun("it", pronoun="it")
    if subject.soft:
        subject.zone, subject.soft = "", False
    scene.mean(it, subject)
    deed = _by_keyword(scene, statement.evolve(slots=(*statement.slots, ("a", it))))
    scene.asks = "can"
    return deed


def _cast_passive(scene: Scene, statement: Statement) -> Deed | None:
    """Take "it gets Cancelled" as the spell being cast at it by the other player."""
    noun = _noun(statement)
    plain = noun.is_card and not (noun.keywords or noun.qualities or noun.owner or noun.counted)
    if not plain or noun.definite:
        raise Misfit(f"{noun.text!r} is not done to anything")
    target = scene.bind(_noun(statement, "b"))
    tool = scene.bind(noun, "spell")
    if not (tool.is_spell or tool.is_a("Aura")):
        raise Misfit(f"{noun.text!r} is not done to anything")
    owner = target.owner or "you"
    who = "opponent" if owner == "you" else "you"
    return _cast_at(scene, statement.evolve(name="cast_at", slots=(*statement.slots, ("who", who))))


def _cast_self(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at the player who casts it."""
    noun = _noun(statement)
    deed = cast_item(scene, scene.bind(noun, "spell"), _who(scene, statement, noun.owner))
    if statement.text.endswith(" me") and deed.who != "you":
        deed.targets.append("you")
    else:
        deed.targets.append("you" if deed.who == "you" else "the opponent")
    return deed


def _cast_bare(scene: Scene, statement: Statement) -> Deed | None:
    """Take a spell's name as a verb with nothing after it: "I Fog"."""
    noun = _noun(statement)
    described = noun.keywords or noun.qualities or noun.owner or noun.part or noun.counted
    if not noun.is_card or described or not scene.bind(noun, "spell").is_spell:
        raise Misfit(f"{noun.text!r} is not done")
    return _cast(scene, statement)

"""Facts become the position: each says where a thing is, and how."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.static import MinimumCost
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import (
    commander_colors,
    commander_tax,
    hands,
    letting,
    mana_may_pay,
    spells_asked,
)
from rulings_cli.ask.statements.abilities_asked import topic as ability_topic
from rulings_cli.ask.statements.chapters import chapters_of, is_chapter, number_of, put, trigger
from rulings_cli.ask.statements.helping import HELPS
from rulings_cli.ask.statements.holding import held
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.placing import GIVEN
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tapping import only_source
from rulings_cli.ask.statements.wearing import attach, attached, attached_two, speak_of_worn
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.vocabulary import COUNTERS_OF_PLAYERS, subtype
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import walk

Handler = Callable[[Scene, Statement], None]


def stage(scene: Scene, statement: Statement) -> None:
    """Carry out one statement of fact."""
    handler = STAGED.get(statement.name)
    if handler is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    handler(scene, statement)
    noun = statement.noun() or _alone(statement)
    known = scene.bound.get(id(noun)) if noun is not None else None
    if known is not None and _is_beside(scene, statement):
        scene.beside.append(known[1])
    elif noun is not None:
        scene.subject = known[1] if known is not None else scene.subject
        scene.focus = scene.subject
        speak_of_worn(scene, statement)


def _is_beside(scene: Scene, statement: Statement) -> bool:
    """Tell whether a thing is only said to be there with another: "A with B and C"."""
    if statement.name == "there":
        return statement.text.split()[0] in ("with", "under")
    last = scene.about.get("last")
    if statement.name != "topic" or statement.joined_by != "and" or not isinstance(last, Statement):
        return False
    known = scene.bound.get(id(last.noun()))
    return known is not None and known[1] in scene.beside


def _alone(statement: Statement) -> Noun | None:
    """Give the thing of a list of one."""
    found = statement.get("list") or statement.get("items")
    return found[0] if isinstance(found, tuple) and len(found) == 1 else None


def _noun(statement: Statement, slot: str = "a") -> Noun:
    found = statement.noun(slot)
    if found is None:
        raise Misfit(f"{statement.text!r} speaks of nothing")
    return found


def _no_part(noun: Noun) -> None:
    if noun.part and noun.part not in ("effect", "static", "static ability"):
        raise Misfit(f"{noun.text!r} is no thing that could be there")


#: What is done with something that stands right behind it, and words that say it is only there.
_DONE_WITH = frozenset(
    ("reanimated", "leave", "die", "exile", "counter", "sacrifice", "copies", "flicker", "discard",
     "untap", "destroy", "gain_keyword", "becomes", "create")
)  # fmt: skip
_THERE = frozenset(("out", "play", "battlefield", "down", "around", "board"))


def _need_beside(scene: Scene, statement: Statement, noun: Noun) -> None:
    """Refuse what is part of the clause before it: "pay its cost with NAME", "dies with others"."""
    last = scene.about.get("last")
    behind = isinstance(last, Statement) and last.kind == "event" and not statement.begins
    if not behind or not isinstance(last, Statement) or not statement.text.startswith("with "):
        return
    if last.start + len(last.text.split()) != statement.start:
        return
    pays = "pay" in last.text.split() and scene.asked is not None
    used = last.name in _DONE_WITH and _THERE.isdisjoint(statement.text.split()) and noun.is_card
    face = scene.card_of(noun).front if used else None
    used = face is not None and bool(face.uncompiled or has(face.paragraphs, ActivatedAbility))
    if pays or used or (last.name == "die" and noun.another and not noun.is_card):
        raise Misfit(f"what {statement.text!r} has to do with {last.text!r} is passed over")


def _there(scene: Scene, statement: Statement) -> None:
    """Put a permanent there; an instant or sorcery that is "out" has been cast."""
    noun = _noun(statement)
    _no_part(noun)
    if statement.text.split()[-1] in ("target", "targets"):
        raise NotSupported("which targets there are was not said")
    if noun.pronoun and statement.text.split()[0] in ("with", "under"):
        raise Misfit(f"what is {statement.text!r} was not said")
    last = scene.about.get("last")
    cast = isinstance(last, Statement) and last.kind == "event" and last.text.endswith(" cast")
    if scene.asks and cast and statement.text == f"with {noun.text}":
        raise Misfit(f"by {noun.text} something is cast")
    _need_beside(scene, statement, noun)
    item = scene.bind(noun, "permanent")
    if noun.place and item.zone != "battlefield":
        return  # it is where it was said to be
    worn = item.is_a("Aura") or item.is_a("Equipment")
    holder = scene.focus
    beside = worn and not item.zone and statement.text.startswith("with ")
    if beside and holder is not None and holder.is_permanent and holder is not item:
        attach(scene, holder, noun)
        return
    if item.is_a("basic") and scene.asks and statement.text.startswith("with "):
        raise NotSupported("what mana is there is not planned yet")
    if item.is_spell:
        evoked = any("evoke" in tail for each in scene.deeds for tail in each.tails)
        if scene.deeds and statement.text.split()[0] == "with" and not evoked:
            raise Misfit(f"with {item.name} something is done")
        _cast_before(scene, item)
        return
    _need_apart_from_attack(scene, statement, item)
    said = (scene.about.get("last"), scene.about.get("taken up"))
    puts = any(isinstance(each, Statement) and "put" in each.text.split() for each in said)
    asks = scene.asked is not None or scene.about.get("taken up") is not None
    if asks and puts and statement.text.startswith("with "):
        raise NotSupported(f"what {item.name} puts there is not planned yet")
    if any(each.item is item and each.kind in ("cast", "enter") for each in scene.deeds):
        return  # it comes there by what was said before
    scene.onto_battlefield(item)
    if "my" in statement.text.split()[-2:] and not noun.owner:
        scene.say_owner(item, "you")


def _need_apart_from_attack(scene: Scene, statement: Statement, item: Item) -> None:
    """Refuse "A attacks with B" where B may attack, too, or stand by."""
    last = scene.about.get("last")
    if not isinstance(last, Statement) or not last.name.startswith("attack"):
        return
    near = statement.start == last.start + len(last.text.split())
    words = statement.text.split()
    is_out = "out" in words or "play" in words or "battlefield" in words
    if near and words[0] == "with" and item.is_a("creature") and not is_out:
        raise Unsaid(f"whether {item.name} attacks, too, was not said")


def _spoken_of(scene: Scene, statement: Statement) -> None:
    """Take what another part of the question asks about as spoken of, and put it nowhere."""
    taken_up = bool(statement.word("it"))  # what follows speaks of it
    for noun in nouns_in(tuple(value for _, value in statement.slots)):
        if noun.is_card or noun.pronoun or noun.definite or (taken_up and noun.number == 1):
            scene.bind(noun)


def _cast_before(scene: Scene, item: Item) -> None:
    """Cast a spell that is only named: at what was evoked, where it may be aimed at that."""
    from rulings_cli.ask.statements.completing import may_be
    from rulings_cli.ask.statements.doing import aim_at, cast_item

    if any(each.item is item for each in scene.deeds):
        return
    evoked = [e.item for e in scene.deeds if any("evoke" in tail for tail in e.tails)]
    deed = cast_item(scene, item, item.owner or "you")
    wanted = required_targets(item.face)[:1]
    if len(evoked) == 1 and evoked[0] is not None and wanted and may_be(evoked[0], wanted[0]):
        aim_at(scene, deed, evoked[0])


def _topic(scene: Scene, statement: Statement) -> None:
    """Take a bare name as a permanent that is out, or as a spell that is cast."""
    noun = _noun(statement)
    if is_chapter(noun.part):
        trigger(scene, scene.bind(noun, "permanent"), noun.part)
        return
    _no_part(noun)
    behind = noun.pronoun in ("him", "her", "them") or noun.pronoun.endswith(("self", "selves"))
    if behind or noun.text in ("token", "tokens", "spell"):
        raise Misfit(f"{noun.text!r} belongs to what stands before it")
    before = scene.about.get("last")
    if not has(scene.bind(noun).face.paragraphs, MinimumCost):
        _need_whose(before, statement)
    item = scene.bind(noun)
    if _is_twice(item, before, statement) and item.zone == "battlefield":
        item.count += 1  # "A plus A"
        return
    if any(each.item is item for each in scene.deeds) or item.zone:
        return
    against = scene.about.get("against") and item.is_spell and not noun.owner
    known = scene.focus or (scene.spoken[0] if scene.spoken else None)
    if against and known is not None and known is not item and known.is_permanent:
        item.owner = "you" if known.owner == "opponent" else "opponent"  # "A vs SPELL"
    if scene.about.get("against") and item.is_permanent and scene.deeds and not noun.owner:
        scene.say_owner(item, "opponent" if scene.deeds[-1].who == "you" else "you")
    holder = _wearer(scene) if statement.joined else None
    if holder is not None and (item.is_a("Equipment") or item.is_a("Aura")):
        attach(scene, holder, noun)  # "a bear with NAME and NAME"
        return
    together = not noun.is_card or statement.joined_by == "and"
    if isinstance(before, Statement) and _goes_on(before, statement):
        nouns = [one for _, value in before.slots for one in nouns_in(value)]
        is_it = any(not e.is_card and e.head and before.text.endswith(e.text) for e in nouns)
        if together or is_it:  # "a split card NAME" is one thing
            raise Misfit(f"{statement.text!r} is part of what was said before it")
    attacks = isinstance(before, Statement) and before.name == "attack"
    if statement.joined and attacks and item.is_a("creature"):
        _attacks_too(scene, statement)
        return
    if item.is_spell:
        if noun.is_card or "sweeper" in noun.kinds:
            _cast_before(scene, item)
        return
    if noun.head == "spell":
        raise Misfit(f"whether {noun.text!r} is cast was not said")
    scene.onto_battlefield(item, soft=True)


def _is_twice(item: Item, before: object, statement: Statement) -> bool:
    """Tell whether a card is named once more right behind its name."""
    first = before.noun() if isinstance(before, Statement) and before.name == "topic" else None
    noun = statement.noun()
    if first is None or noun is None or first.mention is None or noun.mention is None:
        return False
    alike = first.mention.cards == noun.mention.cards and not first.counted
    return alike and statement.joined and item.is_permanent and not item.is_a("legendary")


def _need_whose(before: object, statement: Statement) -> None:
    """Abstain of "the opponent's A and B": whose B is was not said."""
    noun = statement.noun()
    if statement.joined_by != "and" or not isinstance(before, Statement) or noun is None:
        return
    first = before.noun() or _alone(before)
    bare = noun.is_card and not noun.owner and noun.mention is not None
    theirs = before.kind == "fact" and first is not None and first.owner == "opponent"
    if bare and theirs and noun.text.split()[0] not in ("a", "an", "the", "one"):
        raise NotSupported(f"whose {noun.text} is was not said")


def _wearer(scene: Scene) -> Item | None:
    """Give the creature spoken of last, if something is attached to it already."""
    holder = scene.focus
    if holder is None or not holder.is_a("creature"):
        return None
    worn = any(each.attached_to is holder for each in scene.items)
    return holder if worn else None


def _goes_on(before: Statement, statement: Statement) -> bool:
    """Tell whether a thing is named right after an event, with no word or sign between."""
    return before.kind == "event" and before.start + len(before.text.split()) == statement.start


def _attacks_too(scene: Scene, statement: Statement) -> None:
    """Let a creature attack with the one that was said right before ("with a 2/2 and a 3/3")."""
    from rulings_cli.ask.statements.acting import act

    deed = scene.deeds[-1]
    before = scene.about["last"]
    assert isinstance(before, Statement)
    if deed.kind != "attack" or scene.asks or "with" not in before.text.split():
        raise Misfit("what else attacks was not said")
    who = (("who", deed.who), ("a", statement.get("a")))
    act(scene, statement.evolve(kind="event", name="attack", slots=who))


def _mine(scene: Scene, statement: Statement) -> None:
    """Say whose a thing is."""
    item = scene.bind(_noun(statement), "permanent")
    who = "you" if statement.text.split()[-1] == "mine" else "opponent"
    scene.onto_battlefield(item, who)
    scene.say_owner(item, who)


def _no_word(scene: Scene, statement: Statement) -> None:
    """Take what an ability word asks for as not so: nothing was said that would make it so."""
    if scene.deeds and "cast" not in {each.kind for each in scene.deeds}:
        raise NotSupported(f"whether it is so that {statement.text!r}")


def _no_keyword(scene: Scene, statement: Statement) -> None:
    """Take "no trample" as what is so anyway."""
    holder = scene.focus or (scene.spoken[-1] if scene.spoken else None)
    if holder is None or any(each.has(statement.word("kw")) for each in scene.items):
        raise Misfit("that is not so")


def _uncounted(scene: Scene, statement: Statement) -> None:
    """Take "without counters" as what is so anyway."""
    del statement
    if not scene.spoken or any("counter" in tail for e in scene.items for tail in e.tails):
        raise Misfit("that is not so")
    scene.about["uncounted"] = True


def _both_have(scene: Scene, statement: Statement) -> None:
    """Let each player have such a permanent."""
    noun = _noun(statement)
    if noun.owner or noun.counted:
        raise Misfit("whose it is was said")
    for who in ("you", "opponent"):
        item = scene.bind(noun.evolve(another=True, owner=who), "permanent")
        scene.onto_battlefield(item, who)
        scene.say_owner(item, who)


def _life_both(scene: Scene, statement: Statement) -> None:
    scene.life["you"] = scene.life["opponent"] = statement.number() or 0


def _more(scene: Scene, statement: Statement) -> None:
    """Let a player have more permanents of a kind than the other."""
    noun = _noun(statement)
    if noun.is_card or noun.head not in ("creature", "land", "artifact", "enchantment"):
        raise Misfit("of what there are more was not said")
    who = statement.word("who")
    other = "opponent" if who == "you" else "you"
    count = sum(e.count for e in scene.items if e.zone == "battlefield" and e.owner == other
                and e.is_a(noun.head))  # fmt: skip
    item = scene.bind(noun.evolve(another=True, owner=who), "permanent")
    item.count = count + 2
    scene.onto_battlefield(item, who)
    scene.say_owner(item, who)


def _land_played(scene: Scene, statement: Statement) -> None:
    """Let a player have played the land of the turn."""
    who = statement.word("who") or "you"
    scene.given.append(
        f"{'you have' if who == 'you' else 'the opponent has'} played a land this turn"
    )
    scene.turn = scene.turn or who


def _no_mana(scene: Scene, statement: Statement) -> None:
    """Take a lack of mana as what is so anyway: nothing that is asked for is paid."""
    scene.assumptions.append("nothing is paid while something resolves")
    scene.about["no mana"] = True
    del statement


def _warded(scene: Scene, statement: Statement) -> None:
    """Let there be an opponent's creature with ward."""
    if "pay" in statement.text:
        scene.about["unpaid"] = True
    card = scene.world.stock.pick("creature", "ward")
    noun = Noun("a creature with ward", head="creature", keywords=("ward",))
    item = scene.add(Item(card, card.front, noun, "opponent"))
    scene.mean(noun, item)
    scene.spoken.append(item)
    scene.onto_battlefield(item, "opponent")


def _no_library(scene: Scene, statement: Statement) -> None:
    who = statement.word("whose") or statement.word("who") or "you"
    whose = "your" if who == "you" else "the opponent's"
    scene.given.append(f"{whose} library is empty")


def _none(scene: Scene, statement: Statement) -> None:
    """Take "no X and no Y" as what is so anyway, if no such thing was said to be there."""
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is None:
            continue
        if "target" in map(plain, noun.text.split()):
            raise Misfit("that there is no target is said of what is cast")
        others = [e for e in scene.items if not (noun.another and e in scene.spoken)]
        there = any(e.zone == "battlefield" and scene.fits(e, noun) for e in others)
        if noun.is_card and not noun.place:
            name = scene.card_of(noun).name
            if scene.asks and scene.card_of(noun).front.is_a("land"):
                raise NotSupported("what pays for it then was not said")
            if any(each.card is not None and each.card.name == name for each in scene.items):
                raise Misfit("such a thing is there")
            scene.about[f"told {name}"] = True
            continue
        if noun.is_card or there or noun.place.endswith("hand"):
            raise Misfit("such a thing is there, or may be")
        if scene.asks and (noun.head == "land" or noun.head in BASIC_LAND_TYPES):
            raise NotSupported("what pays for it then was not said")
        scene.lacking.append(noun.evolve(owner=noun.owner or statement.word("who")))


def _no_target(scene: Scene, statement: Statement) -> None:
    """Keep that there is nothing which what is asked of may target."""
    del statement
    if scene.asks != "can" and not any(each.asked for each in scene.deeds):
        raise Misfit("it matters what has no target")
    scene.about["no target"] = True


def _no_board(scene: Scene, statement: Statement) -> None:
    """Take an empty board as what is so anyway; a creature there is what would change it."""
    others = [e for e in scene.items if e.zone == "battlefield" and not e.soft]
    if others and "else" not in statement.text.split():
        raise Misfit("something is there")
    scene.lacking.append(Noun("creature", head="creature", owner="you"))


def _counters_of(scene: Scene, statement: Statement) -> None:
    """Begin with a counter of the kind that a card's text puts on things."""
    other = scene.bind(_noun(statement, "b"))
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    put_counters(item, 1, own_counter(other))
    scene.items.remove(other)
    scene.about[f"told {other.name}"] = True  # the kind of its counters is all that it tells
    if other in scene.spoken:
        scene.spoken.remove(other)


def _on_top(scene: Scene, statement: Statement) -> None:
    """Put a card on top of a library."""
    whose, _, zone = (statement.word("zone") or "you library").partition(" ")
    if zone != "library":
        raise Misfit("that is not the top of a library")
    item = scene.bind(_noun(statement))
    put_on_top(scene, item, item.owner or whose)


def put_on_top(scene: Scene, item: Item, whose: str) -> None:
    """Put a card that nothing else was said of on top of a library."""
    item.soft = item.soft or not item.zone
    scene.place(item, "library", whose)
    scene.library[whose].append(item)


def _emptied(scene: Scene, statement: Statement) -> None:
    """Take empty graveyards as what is so anyway."""
    del statement
    if any(each.zone == "graveyard" for each in scene.items):
        raise Misfit("there is a card in a graveyard")
    scene.about["emptied"] = True


def _sized(scene: Scene, statement: Statement) -> None:
    """Let a creature that was only spoken of be of a size; a card has its own."""
    from rulings_cli.ask.statements.generic import generic

    noun = _noun(statement)
    met = [each for each in scene.spoken if each.is_a("creature")]
    if noun.pronoun in ("he", "she") and met:
        scene.mean(noun, met[-1])  # "he's a 4/4" is said of a creature
    item = scene.bind(noun, "creature")
    size = statement.word("size")
    if f"{item.face.power}/{item.face.toughness}" == size:
        return
    if item.noun is None or item.noun.is_card or item.token or not item.is_a("creature"):
        raise Misfit(f"{item.name} is not {size}")
    other = generic(scene, item.noun.evolve(size=size), "creature")
    item.card, item.face, item.token, item.noun = None, other.face, other.token, other.noun


def _side_of_size(scene: Scene, statement: Statement) -> None:
    """Let a creature that was only spoken of be of a power or a toughness."""
    from rulings_cli.ask.statements.generic import generic

    noun, number = _noun(statement), statement.number()
    item = scene.bind(noun, "creature")
    of_power = statement.name == "power"
    if str(item.face.power if of_power else item.face.toughness) == str(number):
        return
    described = item.noun is not None and not item.noun.is_card and not item.noun.size
    if not described or scene.deeds or not item.is_a("creature") or item.noun is None:
        raise Misfit(f"{item.name} is not so")
    size = f"{number}/1" if of_power else f"1/{number}"
    keywords = (*item.noun.keywords, *item.gained)
    said = item.noun.evolve(size=size, sized_by=statement.name, keywords=keywords)
    other = generic(scene, said, "creature")
    item.card, item.face, item.token, item.noun = None, other.face, other.token, other.noun
    item.lines, item.gained = [], []


def _poison(scene: Scene, statement: Statement) -> None:
    who = _of_whom(scene, statement)
    verb = "you have" if who == "you" else "the opponent has"
    number = statement.number() or 0
    if not number:
        return
    scene.given.append(f"{verb} {number} poison counter{'' if number == 1 else 's'}")
    scene.about["poisoned"] = who


def _in_zone(scene: Scene, statement: Statement) -> None:
    whose, _, zone = statement.word("zone").partition(" ")
    if zone == "stack" and is_chapter(_noun(statement).part):
        raise Misfit("what triggered waits, and is no spell")
    item = scene.bind(_noun(statement))
    if zone == "battlefield":
        scene.onto_battlefield(item)
    elif zone in ("hand", "graveyard", "exile", "command zone"):
        scene.place(item, zone, whose)
    elif zone == "library":
        scene.place(item, zone, whose)
        scene.library[whose].append(item)
    elif zone == "stack" and not item.zone and not item.is_a("land"):
        from rulings_cli.ask.statements.doing import cast_item

        cast_item(scene, item, item.owner or "opponent")
        scene.response = True
    else:
        raise NotSupported("a spell that is on the stack already is not planned yet")


def _of_whom(scene: Scene, statement: Statement) -> str:
    """Give of which player something is said: of the one before, where it goes on."""
    said = statement.word("who") or statement.word("whose")
    last = scene.about.get("last")
    before = ""
    if isinstance(last, Statement) and last.kind == "fact":
        before = last.word("who") or last.word("whose")
    goes_on = statement.joined or statement.text.startswith("with ")
    if not said and before == "opponent" and not goes_on:
        raise NotSupported(f"of whom {statement.text!r} is said")
    met = last.word("whom") if isinstance(last, Statement) and last.kind == "event" else ""
    return said or (before if goes_on else "") or met or _who_discards(scene, statement) or "you"


def _who_discards(scene: Scene, statement: Statement) -> str:
    """Give the player of whom it is asked if they discard, or lose."""
    told = scene.about.get("said")
    asks = [each for each in told if each.kind == "ask"] if isinstance(told, tuple) else []
    of_hands = statement.name == "no_hand" and len(asks) == 1 and asks[0].name in _OF_HANDS
    loses = (
        statement.name in ("life", "poison")
        and len(asks) == 1
        and asks[0].name in ("lose", "not_lost")
    )
    return asks[0].word("who") if of_hands or loses else ""


_OF_HANDS = frozenset(("discards", "discards_amount", "discards_which"))


def _life(scene: Scene, statement: Statement) -> None:
    scene.life[_of_whom(scene, statement)] = statement.number() or 0


def _life_kept(scene: Scene, statement: Statement) -> None:
    """Put a permanent there by which a player with so little life has not lost."""
    _there(scene, statement)
    _life(scene, statement)


def _no_hand(scene: Scene, statement: Statement) -> None:
    scene.empty_hand.add(_of_whom(scene, statement))


def _hand_size(scene: Scene, statement: Statement) -> None:
    if statement.number() == 0:
        _no_hand(scene, statement)
        return
    who = _of_whom(scene, statement)
    verb = "you have" if who == "you" else "the opponent has"
    scene.given.append(f"{verb} {statement.number()} cards in hand")


def _counters(scene: Scene, statement: Statement) -> None:
    item = scene.bind(_noun(statement), "permanent")
    scene.onto_battlefield(item)
    kind = statement.word("size") or statement.word("word") or own_counter(item)
    put_counters(item, 1 if (n := statement.number()) is None else n, kind)


def put_counters(item: Item, number: int, kind: str) -> None:
    """Begin with counters on a permanent, or with none."""
    item.is_counted = True
    if kind and kind[0].isdigit() and "/" in kind:
        kind = f"+{kind.replace('/', '/+')}"
    if number or kind == "loyalty":
        plural = "s" if number != 1 else ""
        item.tails.append(f"with {number} {kind} counter{plural}")


def begin_with(scene: Scene, item: Item, number: int, kind: str) -> None:
    """Begin with counters on a permanent, or on its controller where players have that kind."""
    if kind not in COUNTERS_OF_PLAYERS:
        put_counters(item, number, kind)
    elif number:
        has_them = "the opponent has" if item.owner == "opponent" else "you have"
        scene.given.append(f"{has_them} {number} {kind} counter{'s' if number != 1 else ''}")


def own_counter(item: Item) -> str:
    """Give the kind of counter that a permanent's own text puts on it."""
    from rulings_cli.abilities.effects import PutCounters
    from rulings_cli.abilities.quantities import CountersOn
    from rulings_cli.abilities.references import This
    from rulings_cli.abilities.static import EntersWithCounters

    nodes: list[Any] = [
        each
        for each in walk(item.face.paragraphs)
        if isinstance(each, PutCounters | EntersWithCounters)
    ]
    kinds = {each.kind for each in nodes if each.kind}
    if item.is_a("planeswalker"):
        return "loyalty"
    if item.is_a("Saga"):
        return "lore"
    if item.has("level up"):
        return "level"
    if item.has("sunburst") and not item.is_a("creature"):
        return "charge"  # CR 702.44a
    if not kinds:  # those that its text counts
        counted: list[Any] = [e for e in walk(item.face.paragraphs) if isinstance(e, CountersOn)]
        kinds = {each.kind for each in counted if each.kind and isinstance(each.of, This)}
    if len(kinds) != 1:
        raise NotSupported(f"which counters are on {item.name} was not said")
    return str(kinds.pop())


def _loyalty(scene: Scene, statement: Statement) -> None:
    item = scene.bind(_noun(statement), "permanent")
    if not item.is_a("planeswalker"):
        raise Misfit(f"{item.name} has no loyalty")
    scene.onto_battlefield(item)
    put_counters(item, statement.number() or 0, "loyalty")


def _level(scene: Scene, statement: Statement) -> None:
    item = scene.bind(_noun(statement), "permanent")
    scene.onto_battlefield(item)
    put_counters(item, statement.number() or 0, own_counter(item))


def _lore(scene: Scene, statement: Statement) -> None:
    """Let a Saga have come to a chapter."""
    noun = statement.noun()
    sagas = [each for each in scene.items if chapters_of(each)]
    spoken = sagas[0] if len(sagas) == 1 else scene.focus
    item = scene.bind(noun, "permanent") if noun is not None else spoken
    words = [number_of(each) for each in statement.text.split()]
    told = [each for each in words if each] if statement.text.startswith("from") else []
    number = told[0] if told else statement.number("chapter") or statement.number()
    if item is None or number not in chapters_of(item):
        raise Misfit("there is no such chapter")
    if told and told != [number, number + 1]:
        raise Misfit("a chapter comes after the one before it")
    put(scene.onto_battlefield(item), number)


def _returned(scene: Scene, statement: Statement) -> None:
    """Let a creature have returned by its persist or undying: it has that counter."""
    item = scene.bind(_noun(statement), "creature")
    if scene.deeds or not let_have_returned(scene, item):
        raise Misfit(f"{item.name} does not return by itself")


def let_have_returned(scene: Scene, item: Item) -> bool:
    """Put the counter on a creature that persist or undying returned; tell whether it has one."""
    for keyword, kind in (("persist", "-1/-1"), ("undying", "+1/+1")):
        if item.has(keyword):
            if not any(kind in tail for tail in item.tails):
                put_counters(scene.onto_battlefield(item), 1, kind)
            return True
    return False


def _names(scene: Scene, statement: Statement) -> None:
    """Set what was chosen for a permanent: a color, a creature type or a name."""
    from rulings_cli.ask.statements import describing
    from rulings_cli.terms.mana import COLORS_BY_NAME

    item = scene.bind(_noun(statement), "permanent")
    word = statement.word("word")
    value = word if word in COLORS_BY_NAME else subtype(word)
    if not value:
        raise Misfit(f"{word} is no color or type")
    if item.is_spell and word in COLORS_BY_NAME:
        _cast_before(scene, item)
        scene.choices.insert(0, word)
        return
    scene.onto_battlefield(item)
    if word in COLORS_BY_NAME and describing.chooses_later(scene, item, word):
        return
    item.tails.append(f"naming {value}")


def chooses_type(item: Item) -> bool:
    """Tell whether a creature type is chosen for a permanent, and so no card is named."""
    from rulings_cli.ask.positions.setting import chosen_kind

    return item.is_permanent and chosen_kind(item.face) == "creature type"


def names_a_card(item: Item) -> bool:
    """Tell whether a card's name is chosen for a permanent as it enters."""
    from rulings_cli.ask.positions.setting import chosen_kind

    return item.is_permanent and chosen_kind(item.face) == "name"


def name_card(scene: Scene, statement: Statement) -> None:
    """Let a permanent name the card that is spoken of."""
    _names_card(scene, statement)
    named = scene.about.get("named")
    scene.focus = scene.subject = named if isinstance(named, Item) else None


def _names_card(scene: Scene, statement: Statement) -> None:
    other = _noun(statement, "b")
    if not other.is_card:
        raise Misfit("no card is named")
    item = scene.bind(_noun(statement), "permanent")
    if chooses_type(item):
        kind = statement.evolve(slots=(*statement.slots, ("word", other.text.lower())))
        _names(scene, kind)
        return
    scene.onto_battlefield(item)
    face = scene.face_of(other)
    item.tails.append(f"naming {face.name}")
    named = Item(scene.card_of(other), face, other, "")
    scene.spoken.append(named)  # "can I cast it" goes on about that card
    scene.about["namer"], scene.about["named"] = item, named


def _turn(scene: Scene, statement: Statement) -> None:
    set_turn(scene, statement.word("whose"))


def set_turn(scene: Scene, whose: str) -> None:
    """Set whose turn it is; what was said before stands."""
    if scene.about.get("turn passed") == whose:
        return
    later = any(each.line.startswith("it is the opponent's next") for each in scene.deeds)
    if whose == "you" and later and not scene.asks:
        scene.deeds.append(Deed("happen", "", None, "it is your next turn"))
        scene.about["turn passed"] = whose
        return
    if scene.turn not in ("", whose) and scene.about.get("done then"):
        said = "your" if whose == "you" else "the opponent's"
        at = scene.deeds.index(scene.asked) if scene.asked in scene.deeds else len(scene.deeds)
        scene.deeds.insert(at, Deed("happen", "", None, f"it is {said} next turn"))
        scene.about["turn passed"] = whose
        return
    assumed = scene.turn_assumed or scene.about.pop("turn follows", False)
    if scene.turn and scene.turn != whose and not assumed:
        raise NotSupported("several turns are not planned yet")
    scene.turn = whose
    scene.turn_assumed = False


def _step(scene: Scene, statement: Statement) -> None:
    last = scene.deeds[-1].line if scene.deeds else ""
    if last == "the end step begins" and statement.word("step") == "end step":
        set_turn(scene, statement.word("whose") or scene.turn or "you")  # it has begun
        return
    if not _is_done_then(scene, statement) and any(each is not scene.asked for each in scene.deeds):
        _later_step(scene, statement)
        return
    set_turn(scene, statement.word("whose") or "you")
    scene.step = statement.word("step")
    scene.about["done then"] = bool(scene.deeds) and not scene.asks


def _is_done_then(scene: Scene, statement: Statement) -> bool:
    """Tell whether it is the time of the one thing that is done ("can I suspend X in …")."""
    said = scene.about.get("said")
    before = [e for e in said if e.start < statement.start] if isinstance(said, tuple) else []
    last = [each.kind for each in before[-2:]]
    asked = last == ["ask", "event"] and before[-2].name == "can"
    told = sum(each.kind == "event" for each in before)
    if statement.begins or not scene.deeds or (len(scene.deeds) != 1 and told != 1):
        return False
    deed = scene.deeds[0]
    named = last[-1:] == ["fact"] and before[-1].name == "topic"
    cast = named and deed.kind in ("cast", "play")
    if cast and deed.who == (statement.word("whose") or "you"):
        return True
    return asked or last[-1:] == ["event"]


def _later_step(scene: Scene, statement: Statement) -> None:
    """Let the game go on to a step after what was done."""
    whose, step = statement.word("whose") or scene.turn or "you", statement.word("step")
    if scene.asks:
        raise NotSupported("a step after what is asked is not planned yet")
    said = "your" if whose == "you" else "the opponent's"
    line = f"it is {said} next {step.removesuffix(' step')} step"
    if "phase" in step:
        line = f"it is {said} next turn"
    scene.deeds.append(Deed("happen", "", None, line))


def _fresh(scene: Scene, statement: Statement) -> None:
    noun = _noun(statement)
    defender = scene.about.get("defender")
    attacker = scene.deeds[-1].item if scene.deeds else None
    told = attacker is not None and attacker.noun is not None and attacker.noun.is_card
    if noun.pronoun and isinstance(defender, Item) and attacker is not scene.subject and not told:
        scene.mean(noun, defender)  # "can I attack a planeswalker the turn it comes in"
    item = scene.bind(noun, "permanent")
    if not item.is_permanent or noun.part:
        raise Misfit(f"{item.name} is no permanent that comes so")
    if noun.pronoun and sum(each.is_a("creature") for each in scene.spoken) > 1:
        raise NotSupported(f"which of several {noun.text!r} means was not said")
    if "cast" in statement.text.split():
        if item.count > 1 or (noun.head == "spell" and not noun.is_card):
            raise NotSupported("spells that were cast before are not planned yet")
        scene.about["was cast"] = True
    scene.onto_battlefield(item, statement.word("who"))
    item.tails.append("since this turn")


def _types_there(scene: Scene, statement: Statement) -> None:
    """Let there be cards of so many types in the graveyard, one of each."""
    number = statement.number() or 0
    if number > len(_TYPES_OF_CARDS) or statement.word("who") not in ("", "you"):
        raise NotSupported("so many card types are not planned")
    cards = [scene.world.stock.pick(*each) for each in _TYPES_OF_CARDS[:number]]
    names = [each.front.name for each in cards]
    verb = "is" if number == 1 else "are"
    scene.given.append(f"{'; '.join(names)} {verb} in your graveyard")
    scene.assumptions.append(f"{', '.join(names)} {verb} in your graveyard")


#: Plain cards of one card type each, in the order in which they are taken.
_TYPES_OF_CARDS = (
    ("land", "basic"), ("instant", "plain"), ("sorcery", "plain"), ("creature", "plain"),
    ("enchantment", "plain", "noncreature"), ("artifact", "plain", "noncreature"),
    ("planeswalker",),
)  # fmt: skip


def _power_there(scene: Scene, statement: Statement) -> None:
    """Let there be creatures of so much power together: one of that size."""
    number = statement.number()
    noun = Noun("a creature", head="creature", owner="you", size=f"{number}/{number}")
    scene.onto_battlefield(scene.bind(noun, "creature"), "you")
    scene.assumptions.append(f"one creature has the power {number}")


def _long(scene: Scene, statement: Statement) -> None:
    scene.onto_battlefield(scene.bind(_noun(statement), "permanent"), statement.word("who"))


def _tapped(scene: Scene, statement: Statement) -> None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    item.tails.append("tapped")


def _attacking(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements.acting import act

    act(scene, statement.evolve(kind="event", name="attack"))


def _older(scene: Scene, statement: Statement) -> None:
    """Say which of two permanents has been there longer (613.7)."""
    said = [scene.bind(each, "permanent") for each in map(statement.noun, "ab") if each is not None]
    here = [each for each in scene.permanents() if each not in said and not each.is_a("land")]
    if len(said) == 1:
        if len(here) != 1:
            raise NotSupported("of what else that is said")
        first = statement.noun() is not None
        said = [*said, *here] if first else [*here, *said]
    for each in said:
        scene.onto_battlefield(each)
    scene.about["older"] = tuple(said)


def _commander(scene: Scene, statement: Statement) -> None:
    item = scene.bind(_noun(statement))
    item.owner = statement.word("whose") or "you"
    item.tails.append("as commander")
    scene.onto_battlefield(item, soft=True)


def _mana(scene: Scene, statement: Statement) -> None:
    who, number = statement.word("who") or "you", statement.number()
    if number is not None:
        if not number:
            raise Misfit("that there is no mana is said otherwise")
        scene.open_lands[who] = number
        return
    if who != "you":
        raise NotSupported("an opponent's mana is not planned yet")
    scene.given.append(f"your mana pool is {statement.word('mana')}")
    scene.mana_fixed.add("you")


STAGED: dict[str, Handler] = {
    **GIVEN,
    **hands.STAGED,
    **HELPS,
    "held": held,
    "spoken_of": _spoken_of,
    "more": _more,
    "mine": _mine,
    "no_keyword": _no_keyword,
    "no_word": _no_word,
    "uncounted": _uncounted,
    "both_have": _both_have,
    "life_both": _life_both,
    "no_library": _no_library,
    "no_mana": _no_mana,
    "land_played": _land_played,
    "warded": _warded,
    "none": _none,
    "no_target": _no_target,
    "counters_of": _counters_of,
    "there": _there,
    "topic": _topic,
    "ability_topic": ability_topic,
    "in_zone": _in_zone,
    "on_top": _on_top,
    "poison": _poison,
    "sized": _sized,
    "toughness": _side_of_size,
    "power": _side_of_size,
    "emptied": _emptied,
    "life": _life,
    "life_kept": _life_kept,
    "no_hand": _no_hand,
    "hand_size": _hand_size,
    "counters": _counters,
    "loyalty": _loyalty,
    "level": _level,
    "lore": _lore,
    "no_board": _no_board,
    "returned": _returned,
    "attached": attached,
    "attached_two": attached_two,
    "names": _names,
    "names_card": _names_card,
    "hindered": letting.hinder,
    **spells_asked.STAGED,
    "turn": _turn,
    "step": _step,
    "fresh": _fresh,
    "long": _long,
    "power_there": _power_there,
    "types_there": _types_there,
    "tapped": _tapped,
    "attacking": _attacking,
    "older": _older,
    "younger": _older,
    "commander": _commander,
    "cast_before": commander_tax.cast_before,
    "nth_cast": commander_tax.cast_before,
    "uncast": commander_tax.uncast,
    "mana": _mana,
    "only_source": only_source,
    "mana_kept": mana_may_pay.kept,
    "mana_floats": mana_may_pay.floats,
    "commander_colors": commander_colors.given,
}

"""Events of combat: attacking, blocking, damage."""

from __future__ import annotations

from itertools import pairwise

from rulings_cli.abilities.effects import ContinuousChange, SearchLibrary
from rulings_cli.abilities.static import EntersAsCopy
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.doing import (
    HARM,
    _is_named,
    _new,
    _noun,
    controller_of,
    who_before,
)
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.using import animates_itself
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported


def _attack(scene: Scene, statement: Statement) -> Deed | None:
    _need_whole(scene, statement)
    noun = _noun(statement)
    if "unblocked" in noun.qualities and not noun.owner and statement.word("who"):
        noun = noun.evolve(owner=statement.word("who"))
    made = [e.item for e in scene.deeds if e.kind == "activate" and e.item is scene.focus]
    animated = noun.pronoun != "" and any(e is not None and animates_itself(e) for e in made)
    item = scene.bind(noun, "permanent" if animated else "creature")
    if item.is_a("planeswalker") and not item.is_a("creature"):
        _become_creature(scene, item)
    if scene.asks == "can_thing" and scene.subject is not None and item is not scene.subject:
        raise Misfit(f"{item.name} is not what it is asked of")
    if scene.asks == "can" and statement.text == "attack" and _they_may_be_things(scene, item):
        raise Misfit("whether players or creatures are meant")
    joined = scene.deeds[-1].who if statement.joined and scene.deeds else ""
    joined = joined if joined and scene.deeds[-1].kind == "attack" else ""
    _attacks_whom(item, statement.word("whom"))
    who = statement.word("who") or controller_of(scene, item) or joined or "you"
    scene.onto_battlefield(item, item.owner or who)
    if not scene.turn:
        scene.turn = who
    _animated(scene, item)
    for each in scene.deeds:
        if each.kind == "attack" and each.who == item.owner and not scene.asks:
            if item is not each.item and item not in each.targets:
                each.targets.append(item)
            return None
    beside = [e for e in scene.deeds if e.kind == "attack" and e.who == item.owner and not e.text]
    deed = _new(scene, "attack", who, item)
    for each in beside if scene.asks else ():  # "with another attacker, can it attack"
        scene.deeds.remove(each)
        deed.targets += [one for one in (each.item, *each.targets) if one is not None]
    deed.passes = True
    return deed


def _they_may_be_things(scene: Scene, item: Item) -> bool:
    """Tell whether "can they attack" may be asked of creatures of which there are several."""
    asked = scene.about.get("ask")
    said = asked.text.split() if isinstance(asked, Statement) else []
    several = (each.is_a("creature") for each in scene.items if each is not item and each.count > 1)
    return "they" in said and any(several)


def _animated(scene: Scene, item: Item) -> None:
    """Let a land that attacks or blocks have become a creature by its own ability before."""
    from rulings_cli.ask.statements.using import animate

    done = any(each.item is item or item in each.targets for each in scene.deeds)
    if item.is_a("land") and not item.is_a("creature") and not (done or scene.asks):
        animate(scene, item, item.owner)


def _become_creature(scene: Scene, item: Item) -> None:
    """Let a planeswalker that attacks have become a creature by its own ability."""
    from rulings_cli.ask.statements.using import animate

    if any(each.item is item and each.kind == "activate" for each in scene.deeds):
        return
    scene.onto_battlefield(item, item.owner or "you")
    try:
        animate(scene, item, item.owner)
    except NotSupported:
        raise Misfit(f"{item.name} does not attack") from None


def _attacks_whom(item: Item, whom: str) -> None:
    """Take what attacks a player for the other player's."""
    side = {"you": "opponent", "opponent": "you"}.get(whom, "")
    if side and item.owner != side:
        if item.owner and not item.assumed:
            raise Misfit("a creature does not attack its own player")
        item.owner = side


def _need_whole(scene: Scene, statement: Statement) -> None:
    """Refuse to take "A attacks with B" apart into A, and an attack with B."""
    last = scene.about.get("last")
    if not isinstance(last, Statement) or last.name != "topic":
        return
    near = statement.start == last.start + len(last.text.split())
    if near and statement.text.startswith("attacks with"):
        raise Misfit(f"who {statement.text!r} belongs to what stands before it")


def _block(scene: Scene, statement: Statement) -> Deed | None:
    if _noun(statement).pronoun:
        scene.bind(_noun(statement), "creature")  # what "it" is was said before the attacker
    attacker = scene.bind(_noun(statement, "b"), "creature")
    said = _together_with(_noun(statement), statement.text)
    blocker = scene.bind(said, "creature")
    if blocker is attacker and said.size and said.text.lower() == said.size:
        blocker = scene.bind(said.evolve(another=True), "creature")  # "a 3/3 blocked by 3/3"
    if scene.asks == "can_thing" and scene.subject not in (None, blocker, attacker):
        raise Misfit(f"{blocker.name} is not what it is asked of")
    if attacker is blocker:
        raise Misfit("a creature does not block itself")
    if scene.asks and scene.ask_who and not blocker.owner:
        blocker.owner = scene.ask_who  # it is asked if that player may block
    default = "you" if blocker.owner != "you" else "opponent"
    if not (blocker.owner or attacker.owner) and _is_named(blocker) and not _is_named(attacker):
        default = "opponent"  # the one that is named is the asker's
    if _says_who_blocks(statement) and not (_is_named(blocker) or _is_named(attacker)):
        default = "opponent"  # "a 2/2 blocks a 5/5": the one that is spoken of blocks
    scene.onto_battlefield(attacker, attacker.owner or default)
    other = "opponent" if attacker.owner == "you" else "you"
    scene.onto_battlefield(blocker, blocker.owner or other)
    if blocker.owner == attacker.owner and attacker.assumed:
        _to_other_side(scene, attacker)
    if blocker.owner == attacker.owner:
        raise Misfit("a creature does not block its own side")
    fought = any(each.kind == "attack" and each.who == blocker.owner for each in scene.deeds)
    if fought and scene.asks and not scene.about.get("turn passed"):
        whose = "your" if attacker.owner == "you" else "the opponent's"
        _new(scene, "happen", "", None, f"it is {whose} next turn").passes = False
        scene.about["turn passed"] = attacker.owner
        _new(scene, "attack", attacker.owner, attacker)
    _animated(scene, blocker)
    if not any(each.kind == "attack" for each in scene.deeds):
        _animated(scene, attacker)
        _new(scene, "attack", attacker.owner, attacker)
        scene.turn = scene.turn or attacker.owner
    deed = _new(scene, "block", blocker.owner, blocker)
    deed.targets.append(attacker)
    return deed


def _to_other_side(scene: Scene, attacker: Item) -> None:
    """Let what attacks, which nobody was said to control, be the other player's."""
    before = attacker.owner
    attacker.owner = "opponent" if before == "you" else "you"
    for deed in scene.deeds:
        if deed.kind == "attack" and deed.item is attacker:
            deed.who = attacker.owner
    if scene.turn == before and not any(e.who == before for e in scene.deeds if e.kind == "cast"):
        scene.turn = attacker.owner


def _says_who_blocks(statement: Statement) -> bool:
    """Tell whether the sentence begins with what blocks."""
    noun = statement.noun()
    return statement.name == "block" and noun is not None and statement.text.startswith(noun.text)


def _blocked(scene: Scene, statement: Statement) -> Deed | None:
    """Let an attacker be blocked by some creature, or by as many as are said."""
    attacker = scene.bind(_noun(statement), "creature")
    scene.onto_battlefield(attacker, attacker.owner or "you")
    other = "opponent" if attacker.owner == "you" else "you"
    evades = tuple(each for each in _EVADING if _has_or_gains(scene, attacker, each))
    if any(_has_or_gains(scene, attacker, each) for each in _LIMITING):
        raise Unsaid(f"by what {attacker.name} is blocked was not said", "509.1b")
    noun = Noun("a blocker", head="creature", owner=other, keywords=evades)  # it may block
    named = Noun("it", pronoun="it")
    scene.mean(named, attacker)
    return _block(scene, statement.evolve(slots=(("a", noun), ("b", named))))


#: Keywords of attackers that what blocks them must have, too; and others that limit what may.
_EVADING = ("flying", "shadow", "horsemanship")
_LIMITING = ("menace", "fear", "intimidate", "skulk")


def _has_or_gains(scene: Scene, item: Item, keyword: str) -> bool:
    """Tell whether a thing has a keyword, or was said to."""
    line = f"NAME gains {keyword} until end of turn"
    return item.has(keyword) or any(e.item is item and e.line == line for e in scene.deeds)


def _together_with(noun: Noun, said: str) -> Noun:
    """Give as many blockers as the word before the verb says: "double blocked by 2/2s"."""
    words = said.lower().replace("-", " ").split()
    how = next((word for word, verb in pairwise(words) if verb.startswith("block")), "")
    number = _TOGETHER.get(how, 1)
    if how in ("gang", "team") and not noun.counted:
        raise Unsaid("how many creatures block was not said")
    if number == 1 or (noun.counted and noun.number == number):
        return noun
    if noun.counted or noun.pronoun or noun.definite:
        raise Misfit(f"{noun.text!r} are not so many")
    return noun.evolve(number=number, counted=True)


_TOGETHER = {"double": 2, "triple": 3}


def _block_some(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player block an attacker with some creature."""
    fighting = [e.item for e in scene.deeds if e.kind == "attack" and e.item is not None]
    noun, who = statement.noun("b"), statement.word("who")
    if noun is None and len(fighting) == 1:
        noun = Noun("it", pronoun="it")
        scene.mean(noun, fighting[0])
    if noun is None:
        raise Misfit("what is blocked was not said")
    attacker = scene.bind(noun, "creature")
    if attacker.owner == who and not attacker.assumed:
        raise Misfit("a player does not block their own creature")
    if not any(each.kind == "attack" and each.who != who for each in scene.deeds):
        raise Misfit("nothing attacks that could be blocked")
    return _blocked(scene, statement.evolve(slots=(("a", noun),)))


def _block_against(scene: Scene, statement: Statement) -> Deed | None:
    return _block(scene, statement)


def _harms_by_entering(item: Item) -> bool:
    """Tell whether an ability that triggers as a creature enters harms others."""
    from rulings_cli.ask.statements import causing

    if item.zone == "battlefield" and not item.soft:
        return False
    found = [e for e in causing.triggered(item) if any(map(causing.is_self, causing.events_of(e)))]
    return any(has(each, *HARM, ContinuousChange) for each in found)


def _enters_against(scene: Scene, item: Item, other: Item) -> Deed | None:
    """Let a creature enter that does something to others by it: "NAME vs a 2/2"."""
    from rulings_cli.ask.statements import causing

    who = item.owner or "you"
    scene.onto_battlefield(other, other.owner or ("opponent" if who == "you" else "you"))
    other.assumed = False  # it is against that player's
    item.zone = ""
    causing.enter(scene, item, who)
    scene.choices.append(other.name)
    scene.subject = scene.focus = other
    return None


def _block_into(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature attack into a blocker, or a spell befall a permanent."""
    attacker = scene.bind(_noun(statement), "creature")
    words = {plain(each) for each in statement.text.split()}
    if "into" in words and not attacker.is_spell and words.isdisjoint(_ATTACKING):
        raise Misfit("what is found is spoken of")
    if attacker.is_spell:
        from rulings_cli.ask.statements.acting_spells import _cast_at

        if "into" in words and has(attacker.face.paragraphs, SearchLibrary):
            raise NotSupported(f"what {attacker.name} finds is not planned yet")
        scene.about["against"] = True
        if "overload" in _noun(statement).keywords:
            return _befallen(scene, scene.bind(_noun(statement, "b"), "creature"), attacker)
        if "sweeper" in _noun(statement).kinds:
            raise Misfit(f"{attacker.name} is aimed at nothing")
        noun = _noun(statement, "b")
        answered = _answering(scene, attacker, noun)
        if answered is not None:
            return answered
        theirs = noun if noun.pronoun else noun.evolve(owner=noun.owner or "opponent")
        slots = (("a", _noun(statement)), ("b", theirs))
        return _cast_at(scene, statement.evolve(name="cast_at", slots=slots))
    blocker = scene.bind(_noun(statement, "b"), "creature")
    if blocker.is_spell and attacker.is_permanent:
        return _befallen(scene, attacker, blocker)
    if not (attacker.is_a("creature") and blocker.is_a("creature")):
        raise Misfit("only creatures meet in combat")
    if "into" not in words and words.isdisjoint(_ATTACKING) and _harms_by_entering(attacker):
        return _enters_against(scene, attacker, blocker)
    slots = (("a", _noun(statement, "b")), ("b", _noun(statement)))
    noun, other = _noun(statement), _noun(statement, "b")
    blocks = "blocker" in noun.text.split() or "attacking" in other.qualities
    if blocks and attacker is not blocker:
        slots = (("a", noun), ("b", other))
        made = _block(scene, statement.evolve(slots=slots))
        scene.subject = scene.focus = attacker
        return made
    evades = attacker.has("flying") and not (blocker.has("flying") or blocker.has("reach"))
    evades = evades or (attacker.has("defender") and not blocker.has("defender"))
    if evades and not {"vs", "versus", "against"}.isdisjoint(statement.text.split()):
        slots = (("a", _noun(statement)), ("b", _noun(statement, "b")))  # so they can meet
    deed = _block(scene, statement.evolve(slots=slots))
    scene.subject = scene.focus = attacker
    return deed


#: Verbs for attacking into what blocks.
_ATTACKING = frozenset(("attack", "run", "send", "swing", "crash"))


def _befallen(scene: Scene, item: Item, spell: Item) -> Deed:
    """Let the other player cast a spell by which something may befall a permanent: "A vs B"."""
    from rulings_cli.ask.statements import causing

    who = spell.owner or ("opponent" if (item.owner or "you") == "you" else "you")
    item.owner = item.owner or ("you" if who == "opponent" else "opponent")
    deed = causing.use_on(scene, spell, who, item)
    deed.may_fail = item in deed.targets
    scene.subject = scene.focus = item
    return deed


def _answering(scene: Scene, spell: Item, noun: Noun) -> Deed | None:
    """Cast a spell in response to another that it does not target: "A vs B"."""
    from rulings_cli.ask.statements.causing import wants_target
    from rulings_cli.ask.statements.doing import cast_item

    if not noun.is_card or wants_target(spell) or scene.asks:
        return None
    other = scene.bind(noun, "spell")
    if not other.is_spell and not other.is_a("creature"):
        raise Misfit(f"{spell.name} is aimed at nothing")
    if not other.is_spell or any(each.item is other for each in scene.deeds):
        return None
    who = spell.owner or "you"
    cast_item(scene, other, other.owner or ("opponent" if who == "you" else "you"))
    deed = cast_item(scene, spell, who)
    deed.response = True
    return deed


def _block_none(scene: Scene, statement: Statement) -> Deed | None:
    """Let no creature block, as nothing else was said."""
    del statement
    if not any(each.kind == "attack" for each in scene.deeds):
        raise Misfit("nothing attacks")
    return None


def _block_any(scene: Scene, statement: Statement) -> Deed | None:
    """Block some attacker."""
    attacked = any(each.kind == "attack" for each in scene.deeds)
    if not attacked and statement.text.lower().endswith("blocked"):
        raise Misfit("what is blocked may be meant")
    blocker = scene.bind(_noun(statement), "creature")
    who = statement.word("who") or (scene.ask_who if scene.asks else "")
    scene.onto_battlefield(blocker, blocker.owner or who or "you")
    for each in scene.deeds:
        if each.kind == "attack" and each.who != blocker.owner and each.item is not None:
            attacker = Noun("the attacker", head="attacker")
            scene.mean(attacker, each.item)
            return _block(scene, statement.evolve(slots=(*statement.slots, ("b", attacker))))
    fighting = [
        each
        for each in scene.spoken
        if each.is_a("creature")
        and each is not blocker
        and each.zone == "battlefield"
        and each not in scene.beside
    ]
    if len(fighting) == 1 and (fighting[0].assumed or fighting[0].owner != blocker.owner):
        met = Noun("it", pronoun="it")
        scene.mean(met, fighting[0])
        if fighting[0].owner == blocker.owner and blocker.assumed:
            blocker.owner = "opponent" if fighting[0].owner == "you" else "you"
        return _block(scene, statement.evolve(slots=(*statement.slots, ("b", met))))
    other = "opponent" if blocker.owner == "you" else "you"
    noun = Noun("an attacker", head="creature", owner=other)
    return _block(scene, statement.evolve(slots=(*statement.slots, ("b", noun))))


def _block_with(scene: Scene, statement: Statement) -> Deed | None:
    """Block the attacker that was said before."""
    attacking = next((each for each in reversed(scene.deeds) if each.kind == "attack"), None)
    if attacking is None or attacking.item is None:
        return _block_any(scene, statement)
    blocker, who = _noun(statement), statement.word("who")
    if who and not (blocker.owner or blocker.pronoun):
        blocker = blocker.evolve(owner=who)
    noun = Noun("the attacker", head="attacker")
    scene.mean(noun, attacking.item)
    return _block(scene, statement.evolve(slots=(("a", blocker), ("b", noun))))


def _connect(scene: Scene, statement: Statement) -> Deed | None:
    _attack(scene, statement)
    return _new(scene, "damage", "", None, "combat damage is dealt")


def _connect_at(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature deal combat damage to a player who has so much life."""
    scene.life[statement.word("whom")] = statement.number() or 0
    return _connect(scene, statement)


def _hit_for_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player deal so much combat damage with some creature."""
    who, number = statement.word("who"), statement.number()
    if who == statement.word("whom"):
        raise Misfit("nobody hits themselves")
    noun = Noun("a creature", head="creature", size=f"{number}/{number}", owner=who, another=True)
    slots = tuple(each for each in statement.slots if each[0] != "who")
    if not statement.word("whom"):  # they attack; whether it is blocked is another matter
        return _attack(scene, statement.evolve(slots=(*slots, ("a", noun))))
    return _connect(scene, statement.evolve(slots=(*slots, ("a", noun))))


def damage_in(scene: Scene, statement: Statement) -> Deed | None:
    """Let so much combat damage be dealt to a player: by an attacker that is not blocked."""
    whom = statement.word("whom") or "you"
    other = "opponent" if whom == "you" else "you"
    slots = (("who", other), ("whom", whom), ("n", statement.number()))
    return _hit_for_by(scene, statement.evolve(slots=slots))


def _attacks_with(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature attack together with others that are only described."""
    found = statement.get("list")
    assert isinstance(found, tuple)
    if any(each.is_card or each.pronoun for each in found) and len(found) == 1:
        raise Misfit("whether that attacks, too, was not said")
    if _noun(statement).pronoun in ("he", "they"):
        raise Misfit("a player attacks with them")
    slots = (("several", (_noun(statement), *found)),)
    return _attacks_all(scene, statement.evolve(name="attacks_all", slots=slots))


def _hit_for(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature deal so much combat damage to a player: that is its power."""
    from rulings_cli.ask.statements.generic import generic

    item, number = scene.bind(_noun(statement), "creature"), statement.number()
    noun = item.noun
    if str(item.face.power) != str(number):
        if noun is None or noun.is_card or noun.size or scene.deeds or not item.is_a("creature"):
            return _hit_for_more(scene, statement, item)
        other = generic(scene, noun.evolve(size=f"{number}/{number}"), "creature")
        item.card, item.face, item.token, item.noun = None, other.face, other.token, other.noun
    return _connect(scene, statement)


def _hit_for_more(scene: Scene, statement: Statement, item: Item) -> Deed | None:
    """Let a creature that hits for more than its power have been made larger for it."""
    power, number = item.face.power or "", statement.number() or 0
    larger = item.is_a("creature") and str(power).isdigit() and number > int(power)
    fights = any(each.kind in ("attack", "block") for each in scene.deeds)
    if not larger or fights or item.copy_of is not None or has(item.face.paragraphs, EntersAsCopy):
        raise NotSupported(f"{item.name} does not hit for {number} by itself")
    scene.onto_battlefield(item, item.owner or "you")
    line = f"NAME gets +{number - int(power)}/+0 until end of turn"
    _new(scene, "happen", item.owner or "you", item, line)
    scene.assumptions.append(f"{item.name} has been made larger, so that it hits for {number}")
    return _connect(scene, statement)


def _together(statement: Statement) -> tuple[Noun, ...]:
    """Give the things that do something together; what is only described is another one each."""
    found = statement.get("several")
    assert isinstance(found, tuple)
    if any(each.part for each in found):
        raise Misfit("only creatures fight")
    first, *others = found
    return (first, *(e if e.is_card or e.pronoun else e.evolve(another=True) for e in others))


def _attacks_all(scene: Scene, statement: Statement) -> Deed | None:
    """Let several creatures attack together."""
    who = statement.word("who")
    first, *others = _together(statement)
    slots = tuple(each for each in (("who", who), ("a", first)) if each[1])
    deed = _attack(scene, statement.evolve(slots=slots, joined=False))
    if deed is None or deed.item is None:
        raise Misfit("who attacks was not said")
    if not deed.item.is_a("creature"):
        raise Misfit("only creatures attack")
    for noun in others:
        item = scene.bind(noun.evolve(owner=noun.owner or deed.who), "creature")
        scene.onto_battlefield(item, deed.who)
        if not item.is_a("creature"):
            raise Misfit("only creatures attack")
        if item.owner != deed.who:
            raise Misfit("creatures of different players do not attack together")
        if item not in (deed.item, *deed.targets):
            deed.targets.append(item)
    return deed


def _hit_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature attack a player and deal its combat damage."""
    who = statement.word("who") or who_before(scene)
    item = scene.bind(_noun(statement), "creature")
    if item.is_spell and not statement.word("who") and scene.subject is not None:
        from rulings_cli.ask.statements.acting_spells import _cast_at

        it = Noun("it", pronoun="it")
        scene.mean(it, scene.subject)
        side = "opponent" if scene.subject.owner != "opponent" else "you"
        aimed = (("a", _noun(statement)), ("b", it), ("who", side))
        return _cast_at(scene, statement.evolve(name="cast_at", slots=aimed))
    walker = scene.subject
    if walker is not None and walker.is_a("planeswalker") and not statement.word("who"):
        it = Noun("it", pronoun="it")
        scene.mean(it, walker)
        return _attack_it(scene, statement.evolve(slots=(("a", _noun(statement)), ("b", it))))
    if not item.is_a("creature") or not who:
        raise Misfit(f"{item.name} hits nobody in combat")
    scene.onto_battlefield(item, "opponent" if who == "you" else "you")
    slots = tuple(each for each in statement.slots if each[0] != "who")
    return _connect(scene, statement.evolve(slots=slots))


def _hit_with(scene: Scene, statement: Statement) -> Deed | None:
    """Hit a player with a creature in combat, or with a spell."""
    who, noun = statement.word("whom"), _noun(statement)
    who = who or ("opponent" if statement.word("who") == "you" else "you")
    if who == statement.word("who"):
        raise Misfit("nobody hits themselves")
    item = scene.bind(noun)
    if item.is_spell and not statement.word("whom"):
        raise Misfit(f"what {item.name} hits was not said")
    if item.is_spell:
        from rulings_cli.ask.statements.acting_spells import _cast_on

        return _cast_on(scene, statement)
    scene.say_owner(item, statement.word("who"))
    return _hit_by(scene, statement.evolve(slots=(("who", who), ("a", noun))))


def _attack_it(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature attack a planeswalker of the other player."""
    target = scene.bind(_noun(statement, "b"), "permanent")
    noun = statement.noun()
    if noun is None and scene.subject is None:  # "can they attack my planeswalker"
        who = statement.word("who") or scene.ask_who
        who = who or ("opponent" if target.owner == "you" else "you")
        noun = Noun("a creature", head="creature", owner=who, another=True)
    item = scene.bind(noun or _noun(statement), "creature")
    if not target.is_a("planeswalker") or not item.is_a("creature"):
        raise Misfit(f"{target.name} is not attacked")
    side = item.owner or statement.word("who") or scene.ask_who
    side = side or ("opponent" if target.owner == "you" else "")
    side = side or ("you" if target.owner == "opponent" else "opponent")
    other = "opponent" if side == "you" else "you"
    if target.owner == side and target.assumed:
        target.owner = other  # nobody attacks what is theirs
    scene.onto_battlefield(item, side)
    scene.onto_battlefield(target, target.owner or other)
    scene.turn = scene.turn or item.owner
    deed = _new(scene, "attack", item.owner, item)
    deed.targets.append(target)
    scene.about["defender"] = target
    return deed


def _blocks_all(scene: Scene, statement: Statement) -> Deed | None:
    """Let several creatures block one attacker."""
    attacker = statement.noun("b")
    if attacker is None:
        attacking = next((each for each in reversed(scene.deeds) if each.kind == "attack"), None)
        if attacking is None or attacking.item is None:
            raise Misfit("what is blocked was not said")
        attacker = Noun("the attacker", head="attacker")
        scene.mean(attacker, attacking.item)
    made: list[Deed] = []
    for noun in _together(statement):
        who = statement.word("who")
        slots = (("a", noun.evolve(owner=noun.owner or who)), ("b", attacker))
        deed = _block(scene, statement.evolve(name="block_by", slots=slots, text=""))
        assert deed is not None
        made.append(deed)
    first, *others = made
    if scene.asks:  # whether they may block together is one thing that is asked
        for each in others:
            scene.deeds.remove(each)
            assert each.item is not None
            first.beside.append(each.item)
        return first
    return made[-1]

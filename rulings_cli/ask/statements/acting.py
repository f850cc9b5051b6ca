"""Events become deeds: lines of the example, with the things in the zones that they need."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.effects import DealDamage
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import (
    extra_turns,
    face_down,
    fetched,
    restated,
    special_actions,
    spells_asked,
    tapped_in_combat,
)
from rulings_cli.ask.statements.acting_combat import (
    _attack,
    _attack_it,
    _attacks_all,
    _attacks_with,
    _block,
    _block_against,
    _block_any,
    _block_into,
    _block_none,
    _block_some,
    _block_with,
    _blocked,
    _blocks_all,
    _connect,
    _connect_at,
    _hit_by,
    _hit_for,
    _hit_for_by,
    _hit_with,
    damage_in,
)
from rulings_cli.ask.statements.acting_damage import DAMAGED
from rulings_cli.ask.statements.acting_several import ALL
from rulings_cli.ask.statements.acting_spells import (
    _activate,
    _activate_at,
    _answers,
    _by_it,
    _by_keyword,
    _card_at,
    _card_on,
    _cascade,
    _cast,
    _cast_at,
    _cast_at_both,
    _cast_bare,
    _cast_by,
    _cast_fused,
    _cast_on,
    _cast_passive,
    _cast_pitched,
    _cast_self,
    _counter,
    _discard_to,
    _equip_any,
    _equip_said,
    _evoked,
    _exiled_by,
    _kicks,
    _kw_alone,
    _loyalty,
    _loyalty_any,
    _loyalty_at,
    _one_goes,
    _pay,
    _pinged,
    _redirect,
    _redirect_to_it,
    _return_for,
    _sacrifice_to,
    _spin,
    _tap,
    _tap_all,
    _tap_for,
    _use_ability,
    cast_found,
)
from rulings_cli.ask.statements.acting_things import (
    _animate,
    _becomes_creature,
    _chapter_up,
    _chosen,
    _copies,
    _copy,
    _counters_put,
    _create,
    _cycle,
    _discard,
    _draw,
    _draw_card,
    _enter,
    _enter_attacking,
    _equip_passive,
    _exile,
    _exploits,
    _fight,
    _fight_all,
    _fight_by,
    _flicker,
    _gain_keyword,
    _happening,
    _life,
    _lose_abilities,
    _lose_keyword,
    _lost,
    _mill,
    _pay_life,
    _persists,
    _pump,
    _reanimated,
    _regenerate,
    _sacrifice,
    _suspends,
    _take_control,
    _transform,
    _trigger_up,
    _untap,
)
from rulings_cli.ask.statements.attack_costs import attacks_taxed
from rulings_cli.ask.statements.doing import HARM, Handler, cast_item
from rulings_cli.ask.statements.giving import drawn_by, given_by
from rulings_cli.ask.statements.helped_by import ACTED_HELP
from rulings_cli.ask.statements.mana_used import spend
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported


def act(scene: Scene, statement: Statement) -> None:
    """Carry out one statement of an event; what is asked about it waits for it."""
    before = len(scene.deeds)
    if scene.asks == "can_thing" and statement.name == "pay":
        raise Misfit("what the mana of a thing pays for is asked elsewhere")
    statement = _with_doer(scene, _with_subject(scene, statement))
    if statement.name == "respond":
        special_actions.need_stack(scene, scene.deeds)
        something_to_respond_to(scene)
        scene.response = True
    held, asked = len(scene.given), bool(scene.asks)
    scene.about["goes on about"] = scene.about.get("fizzled")
    deed = _handler(statement)(scene, statement)
    _again(scene, statement, deed, held)
    _as_said(scene, statement)
    named = scene.about.get("goes on about")
    if isinstance(named, Item):
        scene.subject = scene.focus = named
    if deed is None:
        known = scene.bound.get(id(statement.noun("b")))
        if statement.name == "cast_at" and known is not None:
            scene.subject = scene.focus = known[1]  # "A on B, blocked by …" goes on about B
        return
    who = statement.word("who")
    if who and deed.item is not None and deed.kind in ("cast", "activate", "tap", "play"):
        scene.say_owner(deed.item, who)
    deed.text = deed.text or statement.text
    if scene.asks and scene.asked is None and not _asks_of_outcome(scene, statement, deed):
        deed.asked = True
        scene.asked = deed
        if scene.ask_who and deed.who != scene.ask_who:
            raise Misfit("somebody else does it")
    for each in scene.deeds[before:]:
        befalls = not asked and _befalls_target(scene, statement, each)
        each.response = each.response or scene.response or befalls
    scene.response = False
    if not scene.asks and deed.item is not None:
        scene.subject = scene.focus = deed.item
        said = scene.bound.get(id(statement.noun()))
        if said is not None:
            scene.focus = said[1]
        aimed = [each for each in deed.targets if isinstance(each, Item)]
        if aimed and _is_of_target(statement):
            scene.subject = scene.focus = aimed[0]  # "A gets attacked by B" is about A
        if statement.name in _OF_ATTACKER and aimed:
            scene.subject = scene.focus = aimed[0]  # the sentence is about the attacker
        copies = deed.item is scene.about.get("copier")
        if statement.name in _AT and not copies and (aimed or statement.noun("b") is not None):
            known = scene.bound.get(id(statement.noun("b")))
            scene.focus = known[1] if known is not None else aimed[-1]
    elif scene.asks:
        scene.focus = None


def _is_of_target(statement: Statement) -> bool:
    """Tell whether a clause is about what something befalls: "A is turned into an Elk by B"."""
    met, by = statement.noun("b"), statement.noun("a")
    if statement.name == "attack_it":
        return met is not None and statement.text.startswith(met.text)
    turned = statement.name == "turned_into" and not statement.word("who")
    return turned and met is not None and by is not None and not statement.text.startswith(met.text)


def _asks_of_outcome(scene: Scene, statement: Statement, deed: Deed) -> bool:
    """Ask what comes of a deed, where that it may be tried is not what is asked."""
    asks = Statement("ask", "", (), statement.text)
    if statement.name == "cast_bare":
        _aim_at_last(scene, deed)
    counters = _counters(scene, deed) and isinstance(deed.targets[0], Item)
    if counters and "target" in map(plain, statement.text.split()):
        scene.about["aimed only"] = True  # whether it may be aimed, whatever comes of it
        return False
    if counters and isinstance(deed.targets[0], Item):
        scene.about["may"] = deed.who
        scene.about["a"] = deed.targets[0]
        deed.may_fail = True  # what is no legal target is not countered
        asks = statement.evolve(kind="ask", name="countered")
    elif statement.name in ("gain_life", "lose_life", "gain_alone", "lose_alone"):
        scene.about["who"] = deed.who
        asks = asks.evolve(name="gains" if statement.name.startswith("gain") else "loses")
    elif "sacrifice" in deed.line and deed.kind == "happen":
        scene.about["a"] = deed.item  # what a player controls may be sacrificed (701.21a)
        asks = asks.evolve(name="sacrificed")
    elif statement.name == "cascade":
        found = statement.noun("b")
        found = found if found is not None and found.is_card else Noun("it", pronoun="it")
        if cast_found(scene, found) is None:
            raise NotSupported("what cascade finds was not said")
        return True  # it is found if it may be cast then
    elif deed.line.endswith(("suspend NAME", "NAME face up")):
        deed.may_fail = True
        scene.about["a"] = deed.item
        asks = asks.evolve(name="exiled" if "suspend" in deed.line else "turned_up")
    else:
        return False
    scene.asks = ""
    scene.about["ask"] = asks
    return True


def _aim_at_last(scene: Scene, deed: Deed) -> None:
    """Aim a counterspell at what the other player has just cast: "can I NAME?"."""
    from rulings_cli.abilities.effects import Counter
    from rulings_cli.ask.cards import has

    before = [e.item for e in scene.deeds if e.kind == "cast" and e.who != deed.who]
    if not before or before[-1] is None or deed.item is None or deed.targets:
        return
    if has(deed.item.face.paragraphs, Counter):
        deed.targets.append(before[-1])
        deed.response = True


def _fires(scene: Scene, statement: Statement) -> Deed:
    """Activate the one ability of a thing that deals damage: "can it ping"."""
    from rulings_cli.ask.statements import using

    item = scene.subject
    if scene.asks != "can_thing" or item is None or not item.is_permanent:
        raise Misfit(f"{statement.text!r} is said of nothing")
    able = [
        each
        for each in using.abilities_of(item)
        if isinstance(each.ability, ActivatedAbility) and has(each.ability, DealDamage)
    ]
    if len(able) != 1:
        raise Misfit(f"which ability of {item.name} is meant was not said")
    scene.onto_battlefield(item, item.owner or "you")
    return using.activated(scene, item, able[0], item.owner or "you")


def _cycle_any(scene: Scene, statement: Statement) -> Deed | None:
    """Cycle a card of which no more is said."""
    noun = Noun("a card", head="card", owner=statement.word("who"))
    told = statement.evolve(name="cycle", slots=(*statement.slots, ("a", noun)))
    return ACTED["cycle"](scene, told)


def _keyword_action(scene: Scene, statement: Statement) -> Deed:
    """Cast a plain spell that has a player proliferate, populate (CR 701)."""
    word = plain(statement.text.split()[-1])
    card = scene.world.stock.pick(word)
    who = statement.word("who") or scene.ask_who or "you"
    if word == "populate" and not any(each.token or each.copy_of for each in scene.items):
        token = Noun("a creature token", head="creature", token=True, owner=who)
        scene.onto_battlefield(scene.bind(token, "creature"), who)
    return cast_item(scene, scene.add(Item(card, card.front, None, who)), who)


#: Deeds that may be done again and again, as they are.
_REPEATED = frozenset(("activate", "happen"))


def _again(scene: Scene, statement: Statement, deed: Deed | None, held: int) -> None:
    """Let something be done as often as is said: "I activate it three times"."""
    times = statement.number("times") or 1
    if times > 1 and "target" in {plain(each) for each in statement.text.split()}:
        raise NotSupported("whether one spell or several target it was not said")
    if times == 1 or statement.name in ("gain_life", "lose_life"):
        return
    if deed is not None and deed.kind == "cast" and deed.item is not None and not scene.asks:
        _cast_again(scene, deed, times)
        return
    moves = deed is None or deed.line.startswith(_ONCE)
    if deed is None or deed.kind not in _REPEATED or moves or times > _MOST_OFTEN:
        raise NotSupported(f"that {statement.text!r} is done so often is not planned yet")
    for _ in range(times - 1):
        more = Deed(deed.kind, deed.who, deed.item, deed.line)
        more.targets, more.tails, more.passes = list(deed.targets), list(deed.tails), deed.passes
        more.given_up = deed.given_up
        scene.deeds.insert(scene.deeds.index(deed), more)
    scene.given[held:] = [_for_each(line, times) for line in scene.given[held:]]


def _cast_again(scene: Scene, deed: Deed, times: int) -> None:
    """Cast as many cards of the name as is said, at the same things."""
    item = deed.item
    assert item is not None
    if not item.is_spell or item.zone != "hand" or times > _MOST_OFTEN:
        raise NotSupported(f"how {item.name} is cast so often was not said")
    for _ in range(times - 1):
        more = Item(item.card, item.face, item.noun, item.owner)
        scene.place(scene.add(more), "hand", deed.who)
        again = Deed("cast", deed.who, more)
        again.targets, again.tails = list(deed.targets), list(deed.tails)
        scene.deeds.append(again)


def _for_each(line: str, times: int) -> str:
    """Give the lands that a player needs to do something so often."""
    from rulings_cli.ask.plans.things import several

    for verb in ("you control ", "the opponent controls "):
        if line.startswith(verb):
            things = line.removeprefix(verb).split("; ")
            return verb + "; ".join(several(each, times) for each in things)
    return line


#: What befalls a thing only once, since it is somewhere else then.
_ONCE = ("NAME dies", "NAME is ", "NAME leaves", "NAME transforms", "you sacrifice NAME",
         "the opponent sacrifices NAME")  # fmt: skip
_MOST_OFTEN = 9


def _as_said(scene: Scene, statement: Statement) -> None:
    """Keep the things in the order in which the words speak of them."""
    for _, value in statement.slots:
        known = scene.bound.get(id(value))
        if known is not None and known[1] in scene.spoken:
            scene.spoken.remove(known[1])
            scene.spoken.append(known[1])


def _counters(scene: Scene, deed: Deed) -> bool:
    """Tell whether a deed counters the spell that it targets."""
    from rulings_cli.abilities.effects import Counter
    from rulings_cli.ask.cards import has

    del scene
    item = deed.item
    return (
        deed.kind == "cast"
        and item is not None
        and bool(deed.targets)
        and has(item.face.paragraphs, Counter)
    )


def _handler(statement: Statement) -> Handler:
    found = ACTED.get(statement.name)
    if found is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    return found


def _with_doer(scene: Scene, statement: Statement) -> Statement:
    """Give "… then sacrifices it" with the other player as who does it, as was said before."""
    last = scene.about.get("last")
    goes_on = isinstance(last, Statement) and last.kind == "event"
    if not goes_on or statement.word("who") or statement.name in _OF_SUBJECT or scene.asks:
        return statement
    assert isinstance(last, Statement)
    first = statement.text.split()[0]
    named = any(each.text.startswith(first) for each in nouns_in(statement.slots))
    if last.word("who") != "opponent" or named or plain(first) == first or first[-1] != "s":
        return statement
    return statement.evolve(slots=(*statement.slots, ("who", "opponent")))


def _with_subject(scene: Scene, statement: Statement) -> Statement:
    """Give the statement with the thing of which the sentence speaks, where it names none."""
    slot = "b" if statement.name in ("block_by", "cast_passive") else "a"
    if statement.name not in _OF_SUBJECT or statement.noun(slot) is not None:
        return statement
    subject = scene.subject
    who = statement.word("who") or scene.ask_who
    if statement.name == "attack_it" and (subject is None or statement.noun("b") is None):
        return _attacked(scene, statement, who)
    if subject is None and statement.name == "attack" and attacks_taxed(scene):
        plain = Noun("a creature", head="creature", owner=who or "you")
        return statement.evolve(slots=(*statement.slots, (slot, plain)))
    if subject is None and scene.asks and who and statement.name in ("attack", "block"):
        scene.about["blocker unsaid"] = statement.name == "block"
        plain = Noun("a creature", head="creature", owner=who)
        return statement.evolve(slots=(*statement.slots, (slot, plain)))
    if subject is None:
        raise Misfit("of whom it speaks was not said")
    several = [e for e in scene.deeds if subject in e.targets and len(e.targets) > 1]
    if several:
        raise Misfit("of which of several that is said")
    focus = scene.focus
    cast = next((e for e in reversed(scene.deeds) if e.item is subject), None)
    aimed = not statement.begins and cast is not None and focus in cast.targets
    if (subject.is_spell or aimed) and focus is not None and focus.is_permanent:
        subject = focus  # "SPELL on a creature that dies": what befalls it befalls the creature
    noun = Noun("it", pronoun="it")
    scene.mean(noun, subject)
    return statement.evolve(slots=(*statement.slots, (slot, noun)))


def _attacked(scene: Scene, statement: Statement, who: str) -> Statement:
    """Give "can X be attacked" and "can I attack X" with some creature that attacks X."""
    slots = statement.slots
    if statement.noun("b") is None:
        if scene.subject is None:
            raise Misfit("of whom it speaks was not said")
        it = Noun("it", pronoun="it")
        scene.mean(it, scene.subject)
        slots = (*slots, ("b", it))
    elif not who and not attacks_taxed(scene):
        raise Misfit("who attacks was not said")
    elif not who:
        who = "you"
    return statement.evolve(slots=(*slots, ("a", Noun("a creature", head="creature", owner=who))))


#: Events of which what is blocked, or damaged, is what the sentence goes on about.
_OF_ATTACKER = frozenset(("block_by", "blocked", "blocks_all", "deal"))
#: Events after which "it" is what they are done to.
_AT = frozenset(
    (
        "cast_at",
        "card_at",
        "loyalty_at",
        "activate_at",
        "equip",
        "by_it",
        "pinged",
        "exiled_by",
        "cast_by",
        "flicker",
    )
)


#: Events whose thing may be left out where the sentence goes on about it.
_OF_SUBJECT = frozenset(
    ("attack", "attack_it", "block", "die", "connect", "enter", "leave", "exile", "fight",
     "untap", "transform", "animate_self", "turn_up", "lose_keyword", "block_into", "block_by",
     "blocked", "flicker",
     "copies", "reanimated", "cast_passive", "phase_out", "phase_in", "becomes", "block_any",
     "exiled_by", "pump_by", "hit_for", "turned_into", "milled", "countered", "discarded")
)  # fmt: skip


def _befalls_target(scene: Scene, statement: Statement, deed: Deed) -> bool:
    """Tell whether something befalls "the target" of the spell before: it is in response."""
    noun, at = statement.noun(), scene.deeds.index(deed)
    before = scene.deeds[at - 1] if at else None
    if before is None or before.kind not in ("cast", "activate") or deed.kind != "happen":
        return False
    if deed.item not in before.targets:
        return False
    if noun is not None and noun.head == "target":
        return True
    spell = before.item  # what that is to remove is sacrificed before it does
    return "sacrifice" in deed.line and spell is not None and has(spell.face.paragraphs, *HARM)


def something_to_respond_to(scene: Scene) -> None:
    """Let the other player cast a spell, where it is asked what may be done in response."""
    if scene.deeds or scene.asks != "can":
        return
    card = scene.world.stock.pick("instant", "plain")
    other = "opponent" if scene.ask_who in ("", "you") else "you"
    cast_item(scene, scene.add(Item(card, card.front, None, other)), other)


def _alone(name: str) -> Handler:
    """Give the handler of what a player does of whom an ask has spoken: "stop me from …ing"."""

    def handler(scene: Scene, statement: Statement) -> Deed | None:
        if not scene.asks or not scene.ask_who:
            raise Misfit(f"who does {statement.text!r} was not said")
        return ACTED[name](scene, statement)

    return handler


ACTED: dict[str, Handler] = {
    **ALL,
    **DAMAGED,
    **ACTED_HELP,
    **face_down.ACTED,
    "cast": _cast,
    "keyword_action": _keyword_action,
    "lost": _lost,
    "respond": _cast,
    "cast_at": _cast_at,
    "turned_into": restated.turned,
    "hit_with": _hit_with,
    "cast_at_and_me": _cast_at_both,
    "cast_at_and_them": _cast_at_both,
    "card_at": _card_at,
    "chapter_up": _chapter_up,
    "redirect": _redirect,
    "redirect_to_it": _redirect_to_it,
    "regenerate": _regenerate,
    "cast_on": _cast_on,
    "cast_by": _cast_by,
    "play_land": _cast,
    "activate": _activate,
    "activate_at": _activate_at,
    "minus": _loyalty,
    "plus": _loyalty,
    "tap": _tap,
    "tap_for": _tap_for,
    "fires": _fires,
    "tap_all": _tap_all,
    "use_ability": _use_ability,
    "sacrifice_to": _sacrifice_to,
    "discard_to": _discard_to,
    "return_for": _return_for,
    "sacrifice": _sacrifice,
    "fetched": fetched.fetched,
    "die": _happening("NAME dies"),
    "persists": _persists,
    "cycle_any": _cycle_any,
    "exploits": _exploits,
    "kill": _happening("NAME is destroyed"),
    "exile": _exile,
    "leave": _happening("NAME leaves the battlefield"),
    "enter": _enter,
    "attack": _attack,
    "blocked": _blocked,
    "block_against": _block_against,
    "spin": _spin,
    "enter_attacking": _enter_attacking,
    "by_it": _by_it,
    "pinged": _pinged,
    "block_into": _block_into,
    "block_none": _block_none,
    "block_some": _block_some,
    "one_goes": _one_goes,
    "all_go": _one_goes,
    "reanimated": _reanimated,
    "lose_keyword": _lose_keyword,
    "cascade": _cascade,
    "block_by": _block,
    "blocks_all": _blocks_all,
    "attacks_all": _attacks_all,
    "attacks_with": _attacks_with,
    "cast_bare": _cast_bare,
    "cast_pitched": _cast_pitched,
    "cast_fused": _cast_fused,
    "cast_passive": _cast_passive,
    "cast_self": _cast_self,
    "flicker": _flicker,
    "hit_by": _hit_by,
    "hit_for": _hit_for,
    "hit_for_by": _hit_for_by,
    "damage_in": damage_in,
    "attack_it": _attack_it,
    "evoked": _evoked,
    "equip_any": _equip_any,
    "suspends": _suspends,
    "last_counter": _suspends,
    "answers": _answers,
    "create": _create,
    "trigger_up": _trigger_up,
    "phase_out": _happening("NAME phases out"),
    "phase_in": _happening("NAME phases in"),
    "pump": _pump,
    "equip_passive": _equip_passive,
    "loyalty_at": _loyalty_at,
    "plus_any": _loyalty_any,
    "minus_any": _loyalty_any,
    "ult": _loyalty_any,
    "transform": _transform,
    "block_any": _block_any,
    "exiled_by": _exiled_by,
    "card_on": _card_on,
    "by_keyword": _by_keyword,
    "kicks": _kicks,
    "kw_alone": _kw_alone,
    "gain_alone": _alone("gain_life"),
    "lose_alone": _alone("lose_life"),
    "block": _block,
    "block_with": _block_with,
    "connect": _connect,
    "connect_at": _connect_at,
    "fight": _fight,
    "fight_all": _fight_all,
    "fight_by": _fight_by,
    "draw": _draw,
    "draw_card": _draw_card,
    **spells_asked.ACTS,
    **extra_turns.ACTS,
    **tapped_in_combat.ACTS,
    "discard": _discard,
    "discarded": _discard,
    "chosen": _chosen,
    "mill": _mill,
    "milled": _mill,
    "gain_life": _life("gain"),
    "lose_life": _life("lose"),
    "pay_life": _pay_life,
    "counter": _counter,
    "countered": _counter,
    "copy": _copy,
    "copies": _copies,
    "equip": _equip_said,
    "animate": _animate,
    "animate_self": _animate,
    "becomes": _becomes_creature,
    "take_control": _take_control,
    "cycle": _cycle,
    "counters_put": _counters_put,
    "lose_abilities": _lose_abilities,
    "gain_keyword": _gain_keyword,
    "given_by": given_by,
    "drawn_by": drawn_by,
    "pay": _pay,
    "spend_on": spend,
    "spent_back": spend,
    "untap": _untap,
    "untap_for": _untap,
}

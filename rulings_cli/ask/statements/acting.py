"""Events become deeds: lines of the example, with the things in the zones that they need."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

Handler = Callable[[Scene, Statement], "Deed | None"]


def act(scene: Scene, statement: Statement) -> None:
    """Carry out one statement of an event; what is asked about it waits for it."""
    before = len(scene.deeds)
    statement = _with_subject(scene, statement)
    if statement.name == "respond":
        scene.response = True
    deed = _handler(statement)(scene, statement)
    if deed is None:
        known = scene.bound.get(id(statement.noun("b")))
        if statement.name == "cast_at" and known is not None:
            scene.subject = scene.focus = known[1]  # "A on B, blocked by …" goes on about B
        return
    who = statement.word("who")
    if who and deed.item is not None and deed.kind in ("cast", "activate", "tap", "play"):
        scene.say_owner(deed.item, who)
    deed.text = deed.text or statement.text
    if scene.asks and scene.asked is None and _counters(scene, deed):
        # whether it can be countered is asked, not whether that may be tried
        scene.asks = ""
        scene.about["a"] = deed.targets[0]
        scene.about["ask"] = statement.evolve(kind="ask", name="countered")
    elif scene.asks and scene.asked is None and statement.name in ("gain_life", "lose_life"):
        # whether it is possible is whether it comes about
        scene.asks = ""
        scene.about["who"] = deed.who
        name = "gains" if statement.name == "gain_life" else "loses"
        scene.about["ask"] = Statement("ask", name, (), statement.text)
    elif scene.asks and scene.asked is None:
        deed.asked = True
        scene.asked = deed
        if scene.ask_who and not statement.word("who") and deed.who != scene.ask_who:
            raise Misfit("somebody else does it")
    for each in scene.deeds[before:]:
        each.response = each.response or scene.response
    scene.response = False
    if not scene.asks and deed.item is not None:
        scene.subject = scene.focus = deed.item
        said = scene.bound.get(id(statement.noun()))
        if said is not None:
            scene.focus = said[1]
        aimed = [each for each in deed.targets if isinstance(each, Item)]
        if statement.name in ("block_by", "blocked") and aimed:
            scene.subject = scene.focus = aimed[0]  # the sentence is about the attacker
        if statement.name in _AT and (aimed or statement.noun("b") is not None):
            known = scene.bound.get(id(statement.noun("b")))
            scene.focus = known[1] if known is not None else aimed[-1]
    elif scene.asks:
        scene.focus = None


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


def _with_subject(scene: Scene, statement: Statement) -> Statement:
    """Give the statement with the thing of which the sentence speaks, where it names none."""
    slot = "b" if statement.name == "block_by" else "a"
    if statement.name not in _OF_SUBJECT or statement.noun(slot) is not None:
        return statement
    subject = scene.subject
    if subject is None:
        raise Misfit("of whom it speaks was not said")
    noun = Noun("it", pronoun="it")
    scene.mean(noun, subject)
    return statement.evolve(slots=(*statement.slots, (slot, noun)))


#: Events after which "it" is what they are done to.
_AT = frozenset(
    ("cast_at", "card_at", "activate_at", "equip", "by_it", "exiled_by", "cast_by", "flicker")
)
#: Events whose thing may be left out where the sentence goes on about it.
_OF_SUBJECT = frozenset(
    ("attack", "attack_it", "block", "die", "connect", "enter", "leave", "exile", "fight",
     "untap", "transform", "lose_keyword",
     "block_into", "block_by", "blocked", "becomes", "block_any",
     "exiled_by")
)  # fmt: skip


def _noun(statement: Statement, slot: str = "a") -> Noun:
    found = statement.noun(slot)
    if found is None:
        raise Misfit(f"{statement.text!r} speaks of nothing")
    return found


def _who(scene: Scene, statement: Statement, default: str = "") -> str:
    return statement.word("who") or (scene.ask_who if scene.asks else "") or default or "you"


def _new(scene: Scene, kind: str, who: str, item: Item | None, line: str = "") -> Deed:
    deed = Deed(kind, who, item, line)
    scene.deeds.append(deed)
    return deed


# --- casting ------------------------------------------------------------------------------------


def _cast(scene: Scene, statement: Statement) -> Deed | None:
    noun = _noun(statement)
    made = _cast_found(scene, noun)
    if made is not None:
        return made
    item = scene.bind(noun, "spell")
    who = _who(scene, statement, noun.owner)
    if noun.part:
        raise Misfit(f"{noun.text!r} is not cast")
    if item.count > 1:
        raise NotSupported("casting several is not planned yet")
    if item.is_a("land"):
        return play_land(scene, item, who)
    if noun.another and not noun.is_card and not any(e.kind == "cast" for e in scene.deeds):
        first = scene.bind(noun.evolve(another=False, definite=False), "spell")
        cast_item(scene, first, who)
    return cast_item(scene, item, who)


def play_land(scene: Scene, item: Item, who: str) -> Deed:
    """Play a land from the hand."""
    if who != "you":
        scene.turn = scene.turn or "opponent"
    scene.place(item, "hand", who)
    deed = _new(scene, "play", who, item)
    deed.passes = False
    return deed


def cast_item(scene: Scene, item: Item, who: str) -> Deed:
    """Cast a card from the hand, or from where it was said to be."""
    for each in scene.deeds:
        if each.item is item and each.kind == "cast":
            return each  # it was said before
    if item.token:
        raise Misfit("a token is not cast")
    if item.zone in ("graveyard", "exile", "command zone"):
        item.owner = item.owner or who
    else:
        scene.place(item, "hand", who)
    deed = _new(scene, "cast", who, item)
    if item.noun is not None and "kicked" in item.noun.qualities:
        deed.tails.append("kicked")
    if item.zone == "graveyard":
        deed.tails.append("from your graveyard")
    if item.zone == "command zone":
        deed.tails.append("from the command zone")
    if not scene.turn and not item.is_instant:
        scene.turn = who
        scene.turn_assumed = True
    return deed


def _cast_at(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at something, or attach what can only be attached."""
    noun, other = _noun(statement), _noun(statement, "b")
    if noun.part or other.part:
        raise Misfit("a part of a thing is not planned here")
    item = scene.bind(noun, "spell")
    who = _who(scene, statement, noun.owner)
    if item.is_a("Equipment") or (item.is_a("Aura") and item.zone == "battlefield"):
        holder = scene.bind(other, "creature")
        scene.onto_battlefield(holder, holder.owner or "you")
        if item.zone == "battlefield" or scene.asks:
            scene.onto_battlefield(item, who)
            return _equip(scene, item, holder)
        scene.onto_battlefield(item, who)
        item.lines.append("NAME is attached to TO")
        scene.about[f"attached {id(item)}"] = holder
        return None
    if not item.is_spell and not item.is_a("Aura"):
        return use_at(scene, item, who, other)
    if item.is_a("Aura") and not scene.asks and _says_no_verb(statement):
        from rulings_cli.ask.statements.staging import attach

        holder = scene.bind(other, "creature")
        scene.onto_battlefield(holder)
        attach(scene, holder, noun)
        return None
    deed = cast_item(scene, item, who)
    aim(scene, deed, other)
    return deed


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
    noun = _noun(statement)
    if not noun.is_card or not scene.bind(noun, "spell").is_spell:
        raise Misfit(f"{noun.text!r} is not done to anything")
    return _cast_at(scene, statement)


def _cast_on(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell at a player."""
    noun = _noun(statement)
    item = scene.bind(noun, "spell")
    deed = cast_item(scene, item, _who(scene, statement, noun.owner))
    deed.targets.append("you" if statement.word("whom") == "you" else "the opponent")
    return deed


def use_at(scene: Scene, item: Item, who: str, other: Noun) -> Deed:
    """Use what a permanent does to a target: its activated ability, or its entering."""
    from rulings_cli.ask.statements.using import activate_at

    return activate_at(scene, item, who, other)


def aim(scene: Scene, deed: Deed, other: Noun) -> None:
    """Name a target of what was just done."""
    aim_at(scene, deed, scene.bind(other, "" if other.is_card else "permanent"))


def aim_at(scene: Scene, deed: Deed, target: Item) -> None:
    """Take a thing as the target of what was just done; a spell is cast before it."""
    from rulings_cli.ask.statements.using import requirements_of

    zone = next((each[0] for each in requirements_of(deed)), "battlefield")
    done = any(e.item is target and e.kind in ("cast", "activate") for e in scene.deeds)
    if zone == "stack" and not done:
        owner = target.noun.owner if target.noun is not None else ""
        caster = owner or target.owner or ("opponent" if deed.who == "you" else "you")
        target.soft = target.soft or target.zone == ""
        at = scene.deeds.index(deed)
        later = scene.deeds[at:]
        del scene.deeds[at:]
        cast_item(scene, target, caster)
        scene.deeds += later
    if zone == "stack":
        deed.response = True
        scene.response = True
    elif not target.zone:
        place_target(scene, deed, target)
    deed.targets.append(target)


def place_target(scene: Scene, deed: Deed, target: Item) -> None:
    """Put a target where what is done looks for it, on the side that it asks for."""
    from rulings_cli.ask.statements.using import requirements_of

    zone, side = "battlefield", ""
    for what in requirements_of(deed):
        zone, side = what
    other = "opponent" if deed.who == "you" else "you"
    owner = {"own": deed.who, "other": other}.get(side, "")
    if target.owner and owner and target.owner != owner:
        raise Misfit(f"{target.name} would not be a legal target there")
    if zone == "battlefield":
        scene.onto_battlefield(target, target.owner or owner or deed.who)
    else:
        scene.place(target, zone, target.owner or owner or deed.who)


def _cast_by(scene: Scene, statement: Statement) -> Deed | None:
    noun, other = _noun(statement), _noun(statement, "b")
    item = scene.bind(noun, "spell")
    deed = cast_item(scene, item, _who(scene, statement, noun.owner))
    through(scene, deed, other)
    return deed


def through(scene: Scene, deed: Deed, other: Noun) -> None:
    """Cast something by the permission of a permanent."""
    from rulings_cli.abilities.static import MayPlayFrom
    from rulings_cli.terms.values import walk

    holder = scene.bind(other, "permanent")
    if not any(isinstance(each, MayPlayFrom) for each in walk(holder.face.paragraphs)):
        raise Misfit(f"{holder.name} lets nobody cast from a zone")
    scene.onto_battlefield(holder, deed.who)
    free = any(isinstance(each, MayPlayFrom) and each.free for each in walk(holder.face.paragraphs))
    if free:
        deed.tails.append("without paying its mana cost")


# --- activating ---------------------------------------------------------------------------------


def _activate(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import activate

    noun = _noun(statement)
    item = scene.bind(noun, "permanent")
    return activate(scene, item, _who(scene, statement, noun.owner), noun.part)


def _activate_at(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import activate_at

    noun = _noun(statement)
    item = scene.bind(noun, "permanent")
    return activate_at(scene, item, _who(scene, statement, noun.owner), _noun(statement, "b"))


def _loyalty(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import loyalty

    noun = _noun(statement)
    item = scene.bind(noun, "permanent")
    sign = "-" if statement.name == "minus" else "+"
    return loyalty(scene, item, _who(scene, statement, noun.owner), f"{sign}{statement.number()}")


def _tap(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import activate_tapping

    noun = _noun(statement)
    item = scene.bind(noun, "permanent")
    mana = statement.word("mana")
    return activate_tapping(scene, item, _who(scene, statement, noun.owner), mana)


def _sacrifice_to(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import with_cost

    item = scene.bind(_noun(statement), "permanent")
    scene.onto_battlefield(item, item.owner or _who(scene, statement))
    return with_cost(scene, _noun(statement, "b"), _who(scene, statement), "sacrificing", item)


def _discard_to(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import with_cost

    item = scene.bind(_noun(statement), "card")
    scene.place(item, "hand", _who(scene, statement))
    return with_cost(scene, _noun(statement, "b"), _who(scene, statement), "discarding", item)


def _equip(scene: Scene, item: Item, holder: Item) -> Deed:
    from rulings_cli.ask.statements.using import equip

    return equip(scene, item, holder)


def _equip_said(scene: Scene, statement: Statement) -> Deed | None:
    noun, other = statement.noun("a"), _noun(statement, "b")
    if noun is None:
        raise NotSupported("with which Equipment was not said")
    item = scene.bind(noun, "permanent")
    scene.onto_battlefield(item)
    holder = scene.onto_battlefield(scene.bind(other, "creature"))
    return _equip(scene, item, holder)


# --- what simply happens ------------------------------------------------------------------------


def _happening(line: str) -> Handler:
    """Give the handler of an event that happens to a permanent."""

    def handler(scene: Scene, statement: Statement) -> Deed | None:
        noun = _noun(statement)
        if noun.part:
            raise Misfit(f"that does not happen to {noun.text!r}")
        other = statement.noun("b")
        if other is not None:
            return _by(scene, statement, other, noun)
        item = scene.bind(noun, "permanent")
        if not any(each.item is item for each in scene.deeds):
            scene.onto_battlefield(item, item.owner or "you")
        return _new(scene, "happen", statement.word("who") or item.owner or "you", item, line)

    return handler


def _by(scene: Scene, statement: Statement, tool: Noun, noun: Noun) -> Deed | None:
    """Take "I kill A with B" as B being cast at, or used on, A."""
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


def _enter(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.bind(_noun(statement), "permanent")
    if not item.is_permanent:
        raise Misfit(f"{item.name} does not enter the battlefield")
    if any(each.item is item and each.kind == "cast" for each in scene.deeds):
        return None
    owner = statement.word("who") or item.owner or "you"
    if item.token:
        deed = _new(scene, "happen", owner, None)
        verb = "you create" if owner == "you" else "the opponent creates"
        deed.line = f"{verb} {item.put}"
        scene.items.remove(item)
        return deed
    scene.place(item, "hand", owner)
    line = "NAME is put onto the battlefield"
    return _new(scene, "happen", owner, item, line)


def _draw(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    number = statement.number() or 1
    cards = "a card" if number == 1 else f"{number} cards"
    return _new(scene, "happen", who, None, _verb(who, "draw", cards))


def _draw_card(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    item = scene.bind(_noun(statement), "card")
    scene.place(item, "library", who)
    scene.library[who].append(item)
    if item.has("miracle"):
        from rulings_cli.ask.statements.composing import keyword_cost
        from rulings_cli.ask.stock import lands_for

        cost = keyword_cost(item, "miracle")
        side = "you control" if who == "you" else "the opponent controls"
        if cost is not None:
            scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
        scene.about["found"] = item
    return _new(scene, "happen", who, item, _verb(who, "draw", "a card"))


def _verb(who: str, verb: str, rest: str) -> str:
    return f"you {verb} {rest}" if who == "you" else f"the opponent {verb}s {rest}"


def _discard(scene: Scene, statement: Statement) -> Deed | None:
    noun = _noun(statement)
    who = _who(scene, statement, noun.owner)
    item = scene.bind(noun, "card")
    scene.place(item, "hand", who)
    return _new(scene, "happen", who, item, _verb(who, "discard", "NAME"))


def _mill(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    noun = statement.noun()
    if noun is not None:
        item = scene.bind(noun, "card")
        scene.place(item, "library", who)
        scene.library[who].append(item)
        return _new(scene, "happen", who, item, _verb(who, "mill", "a card"))
    number = statement.number() or 1
    cards = "a card" if number == 1 else f"{number} cards"
    return _new(scene, "happen", who, None, _verb(who, "mill", cards))


def _life(verb: str) -> Handler:
    def handler(scene: Scene, statement: Statement) -> Deed | None:
        who = _who(scene, statement)
        return _new(scene, "happen", who, None, _verb(who, verb, f"{statement.number() or 1} life"))

    return handler


def _sacrifice_itself(scene: Scene, item: Item) -> Deed:
    """Let a creature that makes its player sacrifice one as it enters be the one."""
    deed = cast_item(scene, item, item.owner or "you")
    scene.choices.append(item.name)
    scene.asks = ""
    scene.about["a"] = item
    scene.about["ask"] = Statement("ask", "sacrificed", (), "sacrifice itself")
    return deed


def _sacrifice(scene: Scene, statement: Statement) -> Deed | None:
    noun = _noun(statement)
    if noun.pronoun == "itself" and scene.asks == "can_thing" and scene.subject is not None:
        return _sacrifice_itself(scene, scene.subject)
    item = scene.bind(noun, "permanent")
    who = _who(scene, statement, noun.owner or item.owner)
    scene.onto_battlefield(item, who)
    return _new(scene, "happen", who, item, _verb(item.owner, "sacrifice", "NAME"))


def _counter(scene: Scene, statement: Statement) -> Deed | None:
    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement), "spell")
    if not any(each.item is item and each.kind == "cast" for each in scene.deeds):
        cast_item(scene, item, item.owner or "opponent")
    deed = _new(scene, "happen", _who(scene, statement), item, "NAME is countered")
    scene.response = True
    return deed


def _counters_put(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    number, size = statement.number() or 1, statement.word("size")
    kind = size if size[0] in "+-" else f"+{size.replace('/', '/+')}"
    words = f"a {kind} counter is" if number == 1 else f"{number} {kind} counters are"
    return _new(scene, "happen", item.owner, item, f"{words} put on NAME")


def _copies(scene: Scene, statement: Statement) -> Deed | None:
    """Let a permanent be a copy of another; one that enters as a copy chooses it."""
    item = scene.bind(_noun(statement), "permanent")
    other = scene.onto_battlefield(scene.bind(_noun(statement, "b"), "permanent"))
    from rulings_cli.abilities.static import EntersAsCopy
    from rulings_cli.terms.values import walk

    if any(isinstance(each, EntersAsCopy) for each in walk(item.face.paragraphs)):
        deed = cast_item(scene, item, item.owner or "you")
        scene.choices.insert(0, other.name)
        return deed
    raise NotSupported("that copying is not planned yet")


def _copy(scene: Scene, statement: Statement) -> Deed | None:
    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement))
    if item.zone == "battlefield":
        copied = Item(item.card, item.face, None, "you")
        copied.copy_of = item
        scene.items.append(copied)
        scene.spoken.append(copied)
        return _new(scene, "happen", "you", item, "you create a token that's a copy of NAME")
    deed = _new(scene, "happen", _who(scene, statement), item, "NAME is copied")
    scene.response = True
    return deed


def _animate(scene: Scene, statement: Statement) -> Deed | None:
    from rulings_cli.ask.statements.using import animate

    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    return animate(scene, item, _who(scene, statement, item.owner))


def _becomes_creature(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    size = statement.word("size")
    if size:
        power, _, toughness = size.partition("/")
        if power != toughness:
            raise NotSupported("a creature of that size is not planned yet")
        # as large as so many counters make it
        item.tails.append(f"with {power} +1/+1 counters")
    return _new(scene, "happen", item.owner, item, "NAME becomes a creature until end of turn")


def _cascade(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a spell with cascade, with what it finds on top of the library under a land."""
    noun, other = statement.noun("a"), _noun(statement, "b")
    if noun is not None:
        item = scene.bind(noun, "spell")
    elif scene.subject is not None:
        item = scene.subject
    else:
        from rulings_cli.engine.faces import combined_face
        from rulings_cli.terms.mana import mana_value

        cost = combined_face(scene.card_of(other)).mana_cost if other.is_card else None
        least = mana_value(cost) + 1 if cost is not None else 0
        card = scene.world.stock.pick("creature", "cascade", least=least)
        item = scene.add(Item(card, card.front, None, "you"))
    if not item.has("cascade"):
        raise NotSupported(f"{item.name} has no cascade, and finding with it is not planned yet")
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


def _cast_found(scene: Scene, noun: Noun) -> Deed | None:
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
    line = "you cast it" if found.has("miracle") else f"you cast it as {face.name}"
    resolves = _new(scene, "happen", found.owner, None, "the top of the stack resolves")
    resolves.response = True
    deed = _new(scene, "happen", found.owner, item, line)
    deed.may_fail = True
    deed.response = True
    scene.about["a"] = item
    if scene.asks:
        scene.asks = ""
        scene.about["ask"] = Statement("ask", "was_cast", (), "cast it")
    return deed


def _gain_keyword(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    line = f"NAME gains {statement.word('kw')} until end of turn"
    return _new(scene, "happen", item.owner, item, line)


def _lose_keyword(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    line = f"NAME loses {statement.word('kw')} until end of turn"
    return _new(scene, "happen", item.owner, item, line)


def _lose_abilities(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    return _new(scene, "happen", item.owner, item, "NAME loses all abilities until end of turn")


def _take_control(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    item = scene.bind(_noun(statement), "permanent")
    scene.onto_battlefield(item, "opponent" if who == "you" else "you")
    verb = "you gain" if who == "you" else "the opponent gains"
    return _new(scene, "happen", who, item, f"{verb} control of NAME")


def _fight(scene: Scene, statement: Statement) -> Deed | None:
    one = scene.onto_battlefield(scene.bind(_noun(statement), "creature"))
    other = scene.bind(_noun(statement, "b"), "creature")
    scene.onto_battlefield(other, "opponent" if one.owner == "you" else "you")
    deed = _new(scene, "happen", one.owner, one, "NAME fights TO")
    deed.targets.append(other)
    return deed


def _cycle(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    item = scene.bind(_noun(statement), "card")
    scene.place(item, "hand", who)
    return _new(scene, "cycle", who, item)


def _pay(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something with exactly the mana that is said."""
    item = scene.bind(_noun(statement), "spell")
    who = _who(scene, statement)
    deed = cast_item(scene, item, who)
    pay_with(scene, deed, statement.word("mana"))
    if _has_x(item):
        from rulings_cli.terms.mana import parse_mana_cost

        count = len(parse_mana_cost(statement.word("mana")).symbols)
        deed.tails.append(f"with X={count}")
    return deed


def pay_with(scene: Scene, deed: Deed, mana: str) -> None:
    """Pay with exactly the mana that is said: with a land for each."""
    from rulings_cli.ask.stock import lands_for
    from rulings_cli.terms.mana import parse_mana_cost

    lands = lands_for(parse_mana_cost(mana))
    side = "you control" if deed.who == "you" else "the opponent controls"
    scene.given.append(f"{side} {'; '.join(lands)}")
    deed.tails.append(f"paying with {'; '.join(lands)}")
    scene.mana_fixed.add(deed.who)


def _has_x(item: Item) -> bool:
    from rulings_cli.ask.cards import x_costs

    return x_costs(item.face)


# --- combat -------------------------------------------------------------------------------------


def _attack(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.bind(_noun(statement), "creature")
    who = statement.word("who") or item.owner or "you"
    scene.onto_battlefield(item, who)
    if not scene.turn:
        scene.turn = item.owner
    for each in scene.deeds:
        if each.kind == "attack" and each.who == item.owner and not scene.asks:
            if item is not each.item and item not in each.targets:
                each.targets.append(item)
            return None
    deed = _new(scene, "attack", item.owner, item)
    deed.passes = True
    return deed


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card


def _block(scene: Scene, statement: Statement) -> Deed | None:
    attacker = scene.bind(_noun(statement, "b"), "creature")
    blocker = scene.bind(_noun(statement), "creature")
    default = "you" if blocker.owner != "you" else "opponent"
    if not (blocker.owner or attacker.owner) and _is_named(blocker) and not _is_named(attacker):
        default = "opponent"  # the one that is named is the asker's
    scene.onto_battlefield(attacker, attacker.owner or default)
    other = "opponent" if attacker.owner == "you" else "you"
    scene.onto_battlefield(blocker, blocker.owner or other)
    if blocker.owner == attacker.owner:
        raise Misfit("a creature does not block its own side")
    if not any(each.kind == "attack" for each in scene.deeds):
        _new(scene, "attack", attacker.owner, attacker)
        scene.turn = scene.turn or attacker.owner
    deed = _new(scene, "block", blocker.owner, blocker)
    deed.targets.append(attacker)
    return deed


def _blocked(scene: Scene, statement: Statement) -> Deed | None:
    """Let an attacker be blocked by some creature."""
    attacker = scene.bind(_noun(statement), "creature")
    scene.onto_battlefield(attacker, attacker.owner or "you")
    other = "opponent" if attacker.owner == "you" else "you"
    noun = Noun("a blocker", head="creature", owner=other)
    named = Noun("it", pronoun="it")
    scene.mean(named, attacker)
    return _block(scene, statement.evolve(slots=(("a", noun), ("b", named))))


def _block_against(scene: Scene, statement: Statement) -> Deed | None:
    return _block(scene, statement)


def _spin(scene: Scene, statement: Statement) -> Deed | None:
    """Use the permanent that was spoken of."""
    from rulings_cli.ask.statements.using import activate

    who = statement.word("who")
    for each in reversed(scene.spoken):
        if each.is_permanent and each.owner == who:
            return activate(scene, each, who)
    raise Misfit("what is used was not said")


def _enter_attacking(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature enter in combat: it was not declared as an attacker (CR 508.4)."""
    deed = _enter(scene, statement)
    scene.step = "declare blockers step"
    scene.assumptions.append("that it enters attacking makes no attack trigger happen (508.4)")
    return deed


def _block_into(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature attack into a blocker."""
    attacker = scene.bind(_noun(statement), "creature")
    blocker = scene.bind(_noun(statement, "b"), "creature")
    if not (attacker.is_a("creature") and blocker.is_a("creature")):
        raise Misfit("only creatures meet in combat")
    deed = _block(
        scene,
        statement.evolve(
            slots=(("a", _noun(statement, "b")), ("b", _noun(statement))),
        ),
    )
    scene.subject = scene.focus = attacker
    return deed


def _block_none(scene: Scene, statement: Statement) -> Deed | None:
    """Let no creature block, as nothing else was said."""
    del statement
    if not any(each.kind == "attack" for each in scene.deeds):
        raise Misfit("nothing attacks")
    return None


def _block_any(scene: Scene, statement: Statement) -> Deed | None:
    """Block some attacker."""
    blocker = scene.bind(_noun(statement), "creature")
    scene.onto_battlefield(blocker, blocker.owner or "you")
    other = "opponent" if blocker.owner == "you" else "you"
    noun = Noun("an attacker", head="creature", owner=other)
    return _block(scene, statement.evolve(slots=(*statement.slots, ("b", noun))))


def _exiled_by(scene: Scene, statement: Statement) -> Deed | None:
    """Take "A gets exiled by B" as B being used on A."""
    return _by(scene, statement, _noun(statement, "b"), _noun(statement))


def _one_goes(scene: Scene, statement: Statement) -> Deed | None:
    """Let one of several targets go before the spell resolves."""
    del statement
    deed = next((each for each in reversed(scene.deeds) if len(each.targets) > 1), None)
    if deed is None:
        raise Misfit("there are not several targets")
    item = deed.targets[0]
    if not isinstance(item, Item):
        raise Misfit("a player does not go")
    gone = _new(scene, "happen", item.owner, item, "NAME leaves the battlefield")
    gone.response = True
    return gone


def _reanimated(scene: Scene, statement: Statement) -> Deed | None:
    """Put a card from a graveyard onto the battlefield."""
    item = scene.bind(_noun(statement), "permanent")
    who = _who(scene, statement, item.owner)
    item.soft = True
    scene.place(item, "graveyard", who)
    return _new(scene, "happen", who, item, "NAME is put onto the battlefield")


def _by_it(scene: Scene, statement: Statement) -> Deed | None:
    """Take "A exiles B" as A being used on B."""
    from rulings_cli.ask.statements.causing import use_on

    noun = _noun(statement)
    if not noun.is_card:
        raise Misfit(f"{noun.text!r} does nothing")
    tool = scene.bind(noun)
    target = scene.bind(_noun(statement, "b"), "permanent")
    who = tool.owner or ("opponent" if target.owner == "you" else "you")
    return use_on(scene, tool, who, target)


def _card_on(scene: Scene, statement: Statement) -> Deed | None:
    """Take a spell's name as a verb that is done to a player."""
    noun = _noun(statement)
    if not noun.is_card or not scene.bind(noun, "spell").is_spell:
        raise Misfit(f"{noun.text!r} is not done to anybody")
    return _cast_on(scene, statement)


def _by_keyword(scene: Scene, statement: Statement) -> Deed | None:
    """Cast something by the keyword that is said as a verb."""
    from rulings_cli.ask.statements import adding

    noun = _noun(statement)
    word = statement.word("kw")
    if not noun.is_card and not noun.pronoun:
        noun = noun.evolve(keywords=(*noun.keywords, word))
    item = scene.bind(noun, "spell")
    if not item.has(word):
        raise Misfit(f"{item.name} has no {word}")
    if word == "cycling":
        return _cycle(scene, statement)
    deed = cast_item(scene, item, _who(scene, statement, noun.owner))
    adding.add(scene, statement.evolve(kind="with", name="alternative"))
    return deed


def _block_with(scene: Scene, statement: Statement) -> Deed | None:
    """Block the attacker that was said before."""
    attacking = next((each for each in reversed(scene.deeds) if each.kind == "attack"), None)
    if attacking is None or attacking.item is None:
        return _block_any(scene, statement)
    noun = Noun("the attacker", head="attacker")
    scene.mean(noun, attacking.item)
    return _block(scene, statement.evolve(slots=(*statement.slots, ("b", noun))))


def _connect(scene: Scene, statement: Statement) -> Deed | None:
    _attack(scene, statement)
    return _new(scene, "damage", "", None, "combat damage is dealt")


ACTED: dict[str, Handler] = {
    "cast": _cast,
    "respond": _cast,
    "cast_at": _cast_at,
    "card_at": _card_at,
    "cast_on": _cast_on,
    "cast_by": _cast_by,
    "play_land": _cast,
    "activate": _activate,
    "activate_at": _activate_at,
    "minus": _loyalty,
    "plus": _loyalty,
    "tap": _tap,
    "sacrifice_to": _sacrifice_to,
    "discard_to": _discard_to,
    "sacrifice": _sacrifice,
    "die": _happening("NAME dies"),
    "kill": _happening("NAME is destroyed"),
    "exile": _happening("NAME is exiled"),
    "leave": _happening("NAME leaves the battlefield"),
    "enter": _enter,
    "attack": _attack,
    "blocked": _blocked,
    "block_against": _block_against,
    "spin": _spin,
    "enter_attacking": _enter_attacking,
    "by_it": _by_it,
    "block_into": _block_into,
    "block_none": _block_none,
    "one_goes": _one_goes,
    "reanimated": _reanimated,
    "lose_keyword": _lose_keyword,
    "cascade": _cascade,
    "block_by": _block,
    "block_any": _block_any,
    "exiled_by": _exiled_by,
    "card_on": _card_on,
    "by_keyword": _by_keyword,
    "block": _block,
    "block_with": _block_with,
    "connect": _connect,
    "fight": _fight,
    "draw": _draw,
    "draw_card": _draw_card,
    "discard": _discard,
    "mill": _mill,
    "gain_life": _life("gain"),
    "lose_life": _life("lose"),
    "counter": _counter,
    "copy": _copy,
    "copies": _copies,
    "equip": _equip_said,
    "animate": _animate,
    "becomes": _becomes_creature,
    "take_control": _take_control,
    "cycle": _cycle,
    "counters_put": _counters_put,
    "lose_abilities": _lose_abilities,
    "gain_keyword": _gain_keyword,
    "pay": _pay,
    "untap": _happening("NAME becomes untapped"),
}

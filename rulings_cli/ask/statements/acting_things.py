"""Events that simply happen to permanents, cards and players."""

from __future__ import annotations

from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.static import BecomesA, EntersAsCopy, GainsControl
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import chapters, discarding
from rulings_cli.ask.statements.acting_several import all_happen, apart
from rulings_cli.ask.statements.acting_spells import _by, cast_at_trigger
from rulings_cli.ask.statements.doing import (
    Handler,
    _new,
    _noun,
    _verb,
    _who,
    aim_at,
    cast_item,
    controller_of,
    holds_down,
)
from rulings_cli.ask.statements.finding import searches
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk

#: Parts of a spell that stand for what it is aimed at.
TARGETS = ("target", "target creature", "creature")


def _happening(line: str) -> Handler:
    """Give the handler of an event that happens to a permanent."""

    def handler(scene: Scene, statement: Statement) -> Deed | None:
        noun = _noun(statement)
        if noun.part and noun.part not in TARGETS:
            raise Misfit(f"that does not happen to {noun.text!r}")
        other = statement.noun("b")
        if other is not None:
            return _by(scene, statement, other, noun)
        item = scene.bind(noun, "permanent")
        if noun.pronoun == "it" and _is_asked_by_name(scene, item):
            raise NotSupported(f"whether {item.name} is meant by {noun.text!r} was not said")
        if not any(each.item is item for each in scene.deeds):
            scene.onto_battlefield(item, item.owner or "you")
            _animate_to_die(scene, statement, item)
        if item.count > 1 and line.startswith(("NAME dies", "NAME is", "NAME leaves")):
            return all_happen(scene, apart(scene, item), line, statement.word("who"))
        return _new(scene, "happen", statement.word("who") or item.owner or "you", item, line)

    return handler


def _animate_to_die(scene: Scene, statement: Statement, item: Item) -> None:
    """Let what "dies" and is a creature only for a while be one: creatures die (700.4)."""
    from rulings_cli.ask.statements import using

    dies = plain(statement.text.split()[-1]) in ("die", "combat")
    if dies and item.count == 1 and using.animates_itself(item):
        using.animate(scene, item, item.owner or "you")


def _lost(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature die that a player is said to lose in combat, or to a spell."""
    noun, who = _noun(statement), statement.word("who")
    if noun.owner not in ("", who):
        raise Misfit(f"{noun.text!r} is another player's")
    owned = noun if noun.is_card or noun.pronoun else noun.evolve(owner=who)
    tool = statement.noun("b")
    if tool is not None:
        if not scene.bind(tool, "spell").is_spell:
            raise Misfit("by what it is lost was not said")
        return _by(scene, statement, tool, owned)
    scene.bind(owned, "creature")
    dies = statement.evolve(name="die", slots=(("a", owned),), text=f"{noun.text} dies in combat")
    return _happening("NAME dies")(scene, dies)


def _is_asked_by_name(scene: Scene, item: Item) -> bool:
    """Tell whether an Aura is asked about by its name, where "it" may be what that is on."""
    said = scene.about.get("said")
    asked = [e.noun() for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
    named = any(e is not None and e.is_card and scene.card_of(e) is item.card for e in asked)
    worn = item.attached_to is not None
    worn = worn or any(item is each.item and each.targets for each in scene.deeds)
    return named and worn and (item.is_a("Aura") or item.has("bestow"))


def _exile(scene: Scene, statement: Statement) -> Deed | None:
    """Exile a permanent, or a card from a library by what the sentence goes on about."""
    host = next((each.item for each in reversed(scene.deeds) if each.item is not None), None)
    noun = statement.noun()
    if noun is not None and "delve" in noun.keywords and any(e.has("delve") for e in scene.items):
        raise Misfit("the cards are exiled for delve")
    told = statement.text.split()[0] in ("exiles", "exiled", "exiling") and not scene.asks
    if told and host is not None and noun is not None and noun.is_card:
        from rulings_cli.ask.statements.exiling_top import exile_top, way_to_exile

        if way_to_exile(host) is not None:
            return exile_top(scene, host, noun)
    return _happening("NAME is exiled")(scene, statement)


def _untap(scene: Scene, statement: Statement) -> Deed | None:
    """Untap a permanent: where it is asked whether a player can, by what lets one do so."""
    from rulings_cli.ask.statements import untapping_for

    noun, other = _noun(statement), statement.noun("b")
    if scene.asks or other is not None:
        item = scene.bind(noun, "permanent")
        doer = scene.subject if scene.asks == "can_thing" else None
        if other is None and doer is not None and doer is not item:
            return untapping_for.by(scene, doer, item)
        item = untapping_for.is_meant(scene, item) if noun.pronoun else item
        who = _who(scene, statement, noun.owner)
        made = untapping_for.untap(scene, item, scene.bind(other) if other else None, who)
        if made is not None:
            return made
    if statement.name == "untap_for":
        raise Misfit("nothing is untapped so")
    if noun.counted and noun.number > 1 and statement.text.endswith("untapped"):
        raise Misfit("that they are untapped is how they are")
    return _happening("NAME becomes untapped")(scene, statement)


def _persists(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature die that comes back by its persist or undying."""
    item = scene.bind(_noun(statement), "permanent")
    if not (item.has("persist") or item.has("undying")):
        raise Misfit(f"{item.name} does not come back by itself")
    return _happening("NAME dies")(scene, statement)


def _enter(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.bind(_noun(statement), "permanent")
    if not item.is_permanent:
        raise Misfit(f"{item.name} does not enter the battlefield")
    if any(each.item is item and each.kind == "cast" for each in scene.deeds):
        return None
    owner = statement.word("who") or item.owner or "you"
    if item.token and _asks_what_it_may(scene, statement):
        scene.onto_battlefield(item, owner)
        item.tails.append("since this turn")  # what came with it is no matter of what it may do
        scene.subject = scene.focus = item
        return None
    if item.token:
        deed = _new(scene, "happen", owner, None)
        verb = "you create" if owner == "you" else "the opponent creates"
        deed.line = f"{verb} {item.put}"
        scene.items.remove(item)
        return deed
    scene.place(item, "hand", owner)
    line = "NAME is put onto the battlefield"
    if item.count > 1:
        return all_happen(scene, apart(scene, item), line)
    return _new(scene, "happen", owner, item, line)


#: Asks of what a thing may do, where it matters that it came in this turn (CR 302.6).
_OF_MAY = frozenset(("can", "can_thing", "can_tap", "makes", "makes_amount", "taps_for"))


def _asks_what_it_may(scene: Scene, statement: Statement) -> bool:
    """Tell whether it is asked what the token that is created may do, or be used for."""
    said = scene.about.get("said")
    later = [e for e in said if e.start > statement.start] if isinstance(said, tuple) else []
    asks = any(each.kind == "ask" and each.name in _OF_MAY for each in later)
    nouns = [noun for each in later for noun in nouns_in(tuple(v for _, v in each.slots))]
    return asks and any(e.pronoun or e.token or e.head == "same" for e in nouns)


def _create(scene: Scene, statement: Statement) -> Deed | None:
    """Create tokens."""
    noun, maker = _noun(statement), statement.noun("b")
    if maker is not None:
        from rulings_cli.abilities.effects import CreateToken

        made = scene.bind(maker, "spell")
        if made.is_permanent and _makes(made, noun):
            scene.onto_battlefield(made, soft=True)
            noun = noun.evolve(another=True, token=True, owner=noun.owner or made.owner)
            return _enter(scene, _of(scene, statement, scene.bind(noun, "permanent")))
        if not made.is_spell or noun.is_card or not has(made.face.paragraphs, CreateToken):
            raise Misfit(f"{made.name} is no spell that makes tokens")
        return cast_item(scene, made, _who(scene, statement, maker.owner))
    if subtype(noun.head) in CREATURE_TYPES and statement.text.split()[0] != "get":
        noun = noun.evolve(token=True)  # creatures that are made are tokens
    item = scene.bind(noun if noun.pronoun else noun.evolve(another=True), "permanent")
    if not item.token:
        raise Misfit(f"{noun.text!r} is no token")
    if noun.pronoun and item.zone != "battlefield":  # it is asked what it may do then
        scene.onto_battlefield(item, _who(scene, statement, item.owner))
        item.tails.append("since this turn")
        return None
    return _enter(scene, _of(scene, statement, item))


def _makes(item: Item, noun: Noun) -> bool:
    """Tell whether a permanent makes tokens of the kind that a noun names."""
    from rulings_cli.abilities.effects import CreateToken

    return any(
        isinstance(each, CreateToken) and noun.head in getattr(each.token, "subtypes", ())
        for each in walk(item.face.paragraphs)
    )


def _of(scene: Scene, statement: Statement, item: Item) -> Statement:
    """Give the statement with a thing in the place of its noun."""
    noun = Noun("it", pronoun="it")
    scene.mean(noun, item)
    return statement.evolve(slots=(*(e for e in statement.slots if e[0] != "a"), ("a", noun)))


def _trigger_up(scene: Scene, statement: Statement) -> Deed | None:
    """Let an ability have triggered: what follows is done with it on the stack."""
    from rulings_cli.ask.statements.preparing_events import put_trigger

    noun = _noun(statement)
    item = scene.bind(noun)
    stated = statement.text.split()[-1].startswith("trigger")
    if chapters.is_chapter(noun.part):
        chapters.trigger(scene, item, noun.part)
        scene.response = True
        return None
    if not noun.part.endswith(("trigger", "ability", "etb")) and not stated:
        raise Misfit(f"{noun.text!r} is no triggered ability")
    cast = any(item is each.item and each.kind == "cast" for each in scene.deeds)
    if not cast and any(item is each.item or item in each.targets for each in scene.deeds):
        scene.response = True  # what makes it trigger was said
        return None
    if item.soft:
        item.zone = ""
    put_trigger(scene, item, noun.part)
    scene.response = True
    return None


def _chapter_up(scene: Scene, statement: Statement) -> Deed | None:
    """Let a Saga come to a chapter."""
    item = scene.bind(_noun(statement), "permanent")
    chapters.trigger(scene, item, f"chapter {statement.number('chapter')}")
    return None


def _suspends(scene: Scene, statement: Statement) -> Deed | None:
    """Suspend a card; where its last counter is spoken of, wait until that is removed."""
    from rulings_cli.abilities.quantities import Number
    from rulings_cli.ask.cards import keyword
    from rulings_cli.ask.statements.writing import keyword_cost
    from rulings_cli.ask.stock import lands_for

    noun = statement.noun()
    waiting = [each for each in scene.spoken if each.has("suspend")]
    if noun is None and len(waiting) != 1:
        raise Misfit("what is suspended was not said")
    item = waiting[0] if noun is None else scene.bind(noun, "card")
    found, cost = keyword(item.face, "suspend"), keyword_cost(item, "suspend")
    amount = getattr(found, "amount", None)
    if found is None or cost is None or not isinstance(amount, Number):
        raise Misfit(f"{item.name} is not suspended")
    who = statement.word("who") or item.owner or "you"
    deed = next((e for e in scene.deeds if e.item is item and "suspend" in e.line), None)
    if deed is None:
        scene.place(item, "hand", who)
        side = "you control" if who == "you" else "the opponent controls"
        if lands_for(cost):
            scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
        if not scene.turn:
            scene.turn, scene.turn_assumed = who, True
        deed = _new(scene, "happen", who, item, _verb(who, "suspend", "NAME"))
    elif statement.name == "suspends" or deed is not scene.deeds[-1]:
        raise Misfit(f"{item.name} was said to be suspended before")
    if statement.name == "suspends":
        return deed
    whose = "your" if who == "you" else "the opponent's"
    for _ in range(amount.n):
        _new(scene, "happen", "", None, f"it is {whose} next upkeep step")
    last = _new(scene, "happen", "", None, "the top of the stack resolves")
    last.response = True
    scene.about["found"] = item
    return last


def _draw(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    number = statement.number() or 1
    cards = "a card" if number == 1 else f"{number} cards"
    return _new(scene, "happen", who, None, _verb(who, "draw", cards))


def _draw_card(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    if _noun(statement).counted:
        raise Misfit("so many cards are drawn, and none is named")
    if not _noun(statement).is_card and any("library is empty" in line for line in scene.given):
        raise Misfit("there is no card to draw")
    item = scene.bind(_noun(statement), "card")
    scene.place(item, "library", who)
    scene.library[who].append(item)
    if item.has("miracle"):
        from rulings_cli.ask.statements.writing import keyword_cost
        from rulings_cli.ask.stock import lands_for

        cost = keyword_cost(item, "miracle")
        side = "you control" if who == "you" else "the opponent controls"
        if cost is not None:
            scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
        scene.about["found"] = item
    return _new(scene, "happen", who, item, _verb(who, "draw", "a card"))


def _discard(scene: Scene, statement: Statement) -> Deed | None:
    noun = _noun(statement)
    who = _who(scene, statement, noun.owner)
    item = scene.bind(noun, "card")
    tool = discarding.tool_before(scene, item)
    if tool is not None:
        return discarding.chosen(scene, item, tool, who)
    scene.place(item, "hand", who)
    line = _verb(who, "discard", "NAME")
    return (
        all_happen(scene, apart(scene, item), line, who)
        if item.count > 1
        else _new(scene, "happen", who, item, line)
    )


def _chosen(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player choose a card that they are made to discard."""
    noun = _noun(statement)
    item = scene.bind(noun, "card")
    tool = discarding.tool_before(scene, item)
    if tool is None:
        raise Misfit(f"for what {item.name} is chosen was not said")
    return discarding.chosen(scene, item, tool, _who(scene, statement, tool.who))


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
        if statement.text.split()[-1] in ("a", "an", "another"):
            raise Misfit("of what so much is lost or gained was not read")
        who = _who(scene, statement)
        line = _verb(who, verb, f"{statement.number() or 1} life")
        if statement.number() is None:
            scene.about["life unsaid"] = line
        for _ in range(1, statement.number("times") or 1):
            _new(scene, "happen", who, None, line)  # each is an event of its own (119.9)
        return _new(scene, "happen", who, None, line)

    return handler


def _pay_life(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player pay life, which is losing it (119.4), unless something asks for it."""
    made = _life("lose")(scene, statement)
    scene.about["life paid"] = (made, statement.number() or 1)
    return made


def _sacrifice_itself(scene: Scene, item: Item) -> Deed:
    """Let a creature that makes its player sacrifice one as it enters be the one.

    One that is on the battlefield is what its own ability is paid with.
    """
    from rulings_cli.abilities.costs import SacrificeObjects, SacrificeThis
    from rulings_cli.ask.statements.using import abilities_of, activated, with_cost

    paid = [e for e in abilities_of(item) if has(getattr(e.ability, "cost", None),
                                                 SacrificeObjects, SacrificeThis)]  # fmt: skip
    if len(paid) == 1:
        who = item.owner or "you"
        scene.onto_battlefield(item, who)
        if has(getattr(paid[0].ability, "cost", None), SacrificeThis):
            return activated(scene, item, paid[0], who)
        it = Noun("itself", pronoun="itself")
        scene.mean(it, item)
        return with_cost(scene, it, who, "sacrificing", item)
    if not item.has("exploit") and not _asks_as_it_enters(item):
        raise NotSupported(f"when {item.name} asks for a sacrifice was not said")
    deed = cast_item(scene, item, item.owner or "you")
    scene.choices.append(item.name)
    scene.asks = ""
    scene.about["a"] = item
    scene.about["ask"] = Statement("ask", "sacrificed", (), "sacrifice itself")
    return deed


def _asks_as_it_enters(item: Item) -> bool:
    """Tell whether players sacrifice something they choose for a thing's own entering."""
    from rulings_cli.abilities import effects, triggers
    from rulings_cli.ask.statements import causing

    return any(
        isinstance(node, effects.Sacrifice) and node.described is not None
        for ability in causing.triggered(item)
        if any(
            isinstance(each, triggers.Enters) and causing.is_self(each)
            for each in causing.events_of(ability)
        )
        for node in walk(ability)
    )


def _is_made_to_sacrifice(scene: Scene, who: str) -> bool:
    """Tell whether what was just done makes an ability trigger that asks a player for one."""
    from rulings_cli.abilities import effects, triggers
    from rulings_cli.abilities.references import You
    from rulings_cli.ask.statements import causing

    last = scene.deeds[-1] if scene.deeds else None
    if last is None or last.item is None or last.who != who or scene.asks:
        return False
    kinds = {"attack": triggers.Attacks, "cast": triggers.Enters}
    kind = kinds.get(last.kind)
    return kind is not None and any(
        isinstance(node, effects.Sacrifice) and node.described is not None
        and isinstance(node.who, You)
        for ability in causing.triggered(last.item)
        if any(isinstance(e, kind) and causing.is_self(e) for e in causing.events_of(ability))
        for node in walk(ability)
    )  # fmt: skip


def _exploits(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature exploit another, or itself, as it enters (CR 702.110a)."""
    noun = _noun(statement)
    maker = statement.noun("b")
    item = scene.bind(maker, "creature") if maker is not None else scene.subject
    if item is None or not item.has("exploit"):
        raise Misfit("what exploits was not said")
    if noun.pronoun == "itself" and scene.asks == "can_thing":
        return _sacrifice_itself(scene, item)
    if item.soft:
        item.zone = ""
    if not any(each.item is item for each in scene.deeds):
        cast_item(scene, item, item.owner or "you")
    victim = item if noun.pronoun in ("itself", "himself", "herself") else scene.bind(noun)
    if victim is not item:
        scene.onto_battlefield(victim, item.owner or "you")
    scene.choices.insert(0, victim.name)
    scene.about["pays"] = True
    return None


def _need_given_up(statement: Statement, item: Item) -> None:
    """Refuse "pop" of an artifact or the like that is activated: that is meant."""
    from rulings_cli.ask.statements.generic import PREDEFINED
    from rulings_cli.ask.statements.using import abilities_of

    used = bool(abilities_of(item)) or any(item.is_a(each.title()) for each in PREDEFINED)
    pops = not {"pop", "pops", "popped", "popping"}.isdisjoint(statement.text.split())
    if pops and used and not item.is_a("creature"):
        raise Misfit(f"{item.name} is used, and not only sacrificed")


def _sacrifice(scene: Scene, statement: Statement) -> Deed | None:
    if statement.noun() is None and scene.asks == "can_thing" and scene.subject is not None:
        return _sacrifice_itself(scene, scene.subject)  # "can X be sacrificed"
    noun = _noun(statement)
    if noun.pronoun == "itself" and scene.asks == "can_thing" and scene.subject is not None:
        return _sacrifice_itself(scene, scene.subject)
    item = scene.bind(noun, "permanent")
    _need_given_up(statement, item)
    who = _who(scene, statement, noun.owner or item.owner)
    if not any(item in each.targets for each in scene.deeds):
        scene.onto_battlefield(item, who)
    does = controller_of(scene, item)
    if _is_made_to_sacrifice(scene, does):
        scene.choices.insert(0, item.name)
        return None
    if item.count > 1:
        return all_happen(scene, apart(scene, item), _verb(does, "sacrifice", "NAME"), does)
    own = _by_its_own_cost(scene, item, does)
    if own is not None:
        return own
    return _new(scene, "happen", does, item, _verb(does, "sacrifice", "NAME"))


def _by_its_own_cost(scene: Scene, item: Item, who: str) -> Deed | None:
    """Use the one ability that a permanent is sacrificed for, where nothing else asks for it."""
    from rulings_cli.abilities.costs import SacrificeObjects, SacrificeThis
    from rulings_cli.ask.statements.using import abilities_of, activated

    if item.zone != "battlefield" or item.owner != who:
        return None
    outlets = [e for e in scene.items if has(getattr(e.face, "paragraphs", ()), SacrificeObjects)]
    if scene.asks and (scene.asks != "can" or outlets):
        return None
    found = [
        each
        for each in abilities_of(item)
        if (cost := getattr(each.ability, "cost", None)) is not None
        and any(isinstance(one, SacrificeThis) for one in cost.components)
    ]
    if len(found) != 1 or bool(getattr(found[0].ability, "targets", False)):
        return None
    return activated(scene, item, found[0], who)


def _counters_put(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    number, size = statement.number() or 1, statement.word("size")
    kind = size if size[0] in "+-" else f"+{size.replace('/', '/+')}"
    words = f"a {kind} counter is" if number == 1 else f"{number} {kind} counters are"
    return _new(scene, "happen", item.owner, item, f"{words} put on NAME")


def _copies(scene: Scene, statement: Statement) -> Deed | None:
    """Let a permanent be a copy of another; one that enters as a copy chooses it."""
    item = scene.bind(_noun(statement), "permanent")
    other = scene.bind(_noun(statement, "b"), "permanent")
    across = "you" if item.owner == "opponent" else "opponent"
    scene.onto_battlefield(other, other.owner or (across if scene.asks else ""))
    entering = [e for e in walk(item.face.paragraphs) if isinstance(e, EntersAsCopy)]
    if entering:
        _need_copied(scene, entering[0].of, other)
        scene.about["copied"] = other
        if item.zone == "battlefield" and not (scene.deeds or scene.asks or item.lines):
            item.zone = ""  # that it is there says no more than that it has entered so
        deed = cast_item(scene, item, item.owner or "you")
        scene.choices.insert(0, other.name)
        scene.about["copier"] = item
        if scene.asks:
            scene.asks = ""
            scene.about["a"], scene.about["b"] = item, other
            scene.about["ask"] = Statement("ask", "copied", (), statement.text)
        return deed
    if "cop" not in statement.text:
        raise Misfit(f"{statement.text!r} says of what kind something is")
    return _copying(scene, statement, item, other)


def _need_copied(scene: Scene, what: object, other: Item) -> None:
    """Abstain where a thing as it is printed is not what may be copied: it may be at times."""
    from rulings_cli.abilities.described import Described
    from rulings_cli.ask.plans.things import may_be

    animated = bool(scene.about.get("animated"))  # then it is a creature as well
    if scene.asks and not has(other.face.paragraphs, BecomesA):
        return  # it is asked whether it may be
    if isinstance(what, Described) and not animated and may_be(other.face, what) is False:
        raise NotSupported(f"whether {other.name} may be copied then was not said")


def _copying(scene: Scene, statement: Statement, item: Item, other: Item) -> Deed | None:
    """Let a thing copy another by what its text says it does."""
    from rulings_cli.abilities.effects import CopySpell, CreateToken
    from rulings_cli.abilities.references import AttachedTo
    from rulings_cli.abilities.static import BecomesCopy
    from rulings_cli.ask.statements.acting_spells import use_at
    from rulings_cli.ask.statements.wearing import attach

    made = [e.copy_of for e in walk(item.face.paragraphs) if isinstance(e, CreateToken)]
    if not any(made) and not has(item.face.paragraphs, BecomesCopy, CopySpell):
        raise NotSupported("that copying is not planned yet")
    who = _who(scene, statement, item.owner)
    if item.is_a("Equipment") and any(isinstance(each, AttachedTo) for each in made):
        noun = _noun(statement)
        attach(scene, other, noun)
        return _new(scene, "happen", "", None, "the beginning of combat step begins")
    if item.is_spell:
        deed = cast_item(scene, item, who)
        aim_at(scene, deed, other)
        return deed
    return use_at(scene, item, who, _noun(statement, "b"))


def _copy(scene: Scene, statement: Statement) -> Deed | None:
    tool = statement.noun("b")
    if tool is not None and _noun(statement).part.endswith(("trigger", "etb")):
        return cast_at_trigger(scene, statement, tool, _noun(statement))
    if tool is not None:
        copied = scene.bind(_noun(statement), "spell")
        if copied.is_spell and not copied.owner and has(copied.face.paragraphs, Add):
            copied.owner = _who(scene, statement)  # nobody copies another's mana unsaid
        return _by(scene, statement, tool, _noun(statement))
    last = scene.deeds[-1].item if scene.deeds else scene.subject
    if last is not None and not statement.word("who") and has(last.face.paragraphs, EntersAsCopy):
        raise Misfit(f"{last.name} enters as a copy")
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
    item = scene.bind(_noun(statement), "permanent")
    who = _who(scene, statement, item.owner)
    scene.onto_battlefield(item, who if item.assumed or not item.owner else "")
    return animate(scene, item, who)


def _becomes_creature(scene: Scene, statement: Statement) -> Deed | None:
    """Let a permanent become a creature: by its own ability, if it has one and no size is said."""
    from rulings_cli.ask.statements import using

    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    size = statement.word("size")
    if not size and item.face.power is None and not item.is_a("Vehicle"):
        size = "1/1"
        scene.assumptions.append(f"{item.name} becomes a creature of that size: {size}")
    if size:
        power, _, toughness = size.partition("/")
        if power != toughness:
            raise NotSupported("a creature of that size is not planned yet")
        # as large as so many counters make it
        item.tails.append(f"with {power} +1/+1 counters")
    elif using.animates_itself(item):
        return using.animate(scene, item, item.owner or "you")
    return _new(scene, "happen", item.owner, item, "NAME becomes a creature until end of turn")


def _gain_keyword(scene: Scene, statement: Statement) -> Deed | None:
    noun = _noun(statement)
    thing = scene.bind(noun, "permanent")
    if statement.word("kw") == "flashback" and thing.is_spell:
        return _gain_flashback(scene, thing)
    if thing.is_spell or noun.head == "spell":
        raise Misfit(f"{noun.text!r} is on no battlefield")
    item = scene.onto_battlefield(thing)
    aimed = any(item in each.targets and each.who == item.owner for each in scene.deeds)
    if aimed and item.assumed and any(holds_down(e.item) for e in scene.deeds if e.item):
        item.owner, aimed = ("opponent" if item.owner == "you" else "you"), False
    is_open = item.noun is not None and not item.noun.owner
    if statement.word("kw") == "hexproof" and aimed and is_open:
        raise NotSupported(f"whose {item.name} is was not said", "702.11b")
    line = f"NAME gains {statement.word('kw')} until end of turn"
    return _new(scene, "happen", item.owner, item, line)


def _gain_flashback(scene: Scene, item: Item) -> Deed:
    """Let a permanent that enters give flashback to a card in a graveyard."""
    from rulings_cli.abilities.triggers import Enters
    from rulings_cli.ask.statements import causing, using

    for source in reversed(scene.spoken):
        for ability in causing.triggered(source):
            own = [e for e in causing.events_of(ability) if isinstance(e, Enters)]
            if own and causing.is_self(own[0]) and ability.targets and source is not item:
                _, side = using.zone_and_side(ability.targets[0])
                if side == "own" and item.owner not in ("", source.owner or "you"):
                    raise NotSupported(f"{source.name} may give it to no card of another player")
                source.zone = ""
                item.gained.append("flashback")
                scene.about["lent flashback"], scene.about["flashback by"] = item, source
                return causing.trigger_at(scene, source, ability, source.owner or "you", item)
    raise NotSupported("what gives flashback was not said")


def _lose_keyword(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    line = f"NAME loses {statement.word('kw')} until end of turn"
    return _new(scene, "happen", item.owner, item, line)


def _lose_abilities(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    return _new(scene, "happen", item.owner, item, "NAME loses all abilities until end of turn")


def _take_control(scene: Scene, statement: Statement) -> Deed | None:
    tool = statement.noun("b")
    if tool is not None:
        _others_thing(scene, statement)
        return _by(scene, statement, tool, _noun(statement))
    if _noun(statement).pronoun and "take" in {plain(each) for each in statement.text.split()}:
        raise Misfit("to take it may be to take the damage")
    who = _who(scene, statement)
    item = scene.bind(_noun(statement), "permanent")
    worn = (scene.card_of(each) for each in _noun(statement).wears if each.is_card)
    if any(has(each.front.paragraphs, GainsControl) for each in worn):
        raise Misfit("what it wears is how it was taken")
    taken = discarding.tool_before(scene, item)
    if taken is not None and not item.zone:  # it is taken out of a hand
        return discarding.chosen(scene, item, taken, "")
    if not statement.word("who") and item.owner:
        who = "opponent" if item.owner == "you" else "you"
    scene.onto_battlefield(item, "opponent" if who == "you" else "you")
    verb = "you gain" if who == "you" else "the opponent gains"
    return _new(scene, "happen", who, item, f"{verb} control of NAME")


def _others_thing(scene: Scene, statement: Statement) -> None:
    """Let what is taken be another player's, where that was not said."""
    noun, who = _noun(statement), statement.word("who")
    if noun.is_card and who in ("you", "opponent"):
        item = scene.bind(noun)
        if item.is_permanent and not item.zone and not item.owner:
            scene.onto_battlefield(item, "opponent" if who == "you" else "you")
            item.assumed = False


def _fight(scene: Scene, statement: Statement) -> Deed | None:
    one = scene.onto_battlefield(scene.bind(_noun(statement), "creature"))
    met = statement.noun("b")
    if one.count == 2 and (met is None or met.text == "each other"):
        one, other = apart(scene, one)  # they fight each other
        deed = _new(scene, "happen", one.owner, one, "NAME fights TO")
        deed.targets.append(other)
        return deed
    other = scene.bind(_noun(statement, "b"), "creature")
    scene.onto_battlefield(other, "opponent" if one.owner == "you" else "you")
    deed = _new(scene, "happen", one.owner, one, "NAME fights TO")
    deed.targets.append(other)
    return deed


def _fight_all(scene: Scene, statement: Statement) -> Deed | None:
    """Let two things fight that are named together: "my 2/2 and his 3/3 fight"."""
    found = statement.get("several")
    if not isinstance(found, tuple) or len(found) != 2:
        raise Misfit("two creatures fight")
    one, other = found
    other = other if other.is_card or other.pronoun else other.evolve(another=True)
    return _fight(scene, statement.evolve(name="fight", slots=(("a", one), ("b", other))))


def _fight_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a spell make two creatures fight."""
    tool = scene.bind(_noun(statement, "c"), "spell")
    if not tool.is_spell:
        raise Misfit(f"{tool.name} makes nothing fight")
    one = scene.bind(_noun(statement), "creature")
    other = scene.bind(_noun(statement, "b"), "creature")
    who = one.owner or ("opponent" if other.owner == "you" else "you")
    scene.onto_battlefield(one, who)
    scene.onto_battlefield(other, other.owner or ("opponent" if who == "you" else "you"))
    deed = cast_item(scene, tool, who)
    deed.targets += [one, other]
    return deed


def _cycle(scene: Scene, statement: Statement) -> Deed | None:
    who = _who(scene, statement)
    item = scene.bind(_noun(statement), "card")
    if item.noun is not None and not item.noun.is_card and not item.has("cycling"):
        words = {item.noun.head, *item.noun.qualities}
        told = next((each for each in ("creature", "land") if each in words), "")
        item.card = scene.world.stock.pick(f"cycling-{told}" if told else "cycling")
        item.face = item.card.front
    scene.place(item, "hand", who)
    return _new(scene, "cycle", who, item)


def _enter_attacking(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature enter in combat: it was not declared as an attacker (CR 508.4)."""
    deed = _enter(scene, statement)
    scene.step = "declare blockers step"
    scene.assumptions.append("that it enters attacking makes no attack trigger happen (508.4)")
    return deed


def _regenerate(scene: Scene, statement: Statement) -> Deed | None:
    """Use the ability that regenerates a creature; whether it may is whether that saves it."""
    from rulings_cli.abilities.effects import Regenerate
    from rulings_cli.ask.statements import using

    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement), "creature")
    own = [e for e in using.abilities_of(item) if has(e.ability, Regenerate)]
    if len(own) != 1:
        raise NotSupported(f"what regenerates {item.name} was not said")
    if item.zone != "battlefield":
        scene.onto_battlefield(item, item.owner or _who(scene, statement))
    deed = using.activated(scene, item, own[0], item.owner or "you")
    scene.about["regenerates"] = deed
    if scene.asks:
        if len(scene.deeds) < 2:
            raise NotSupported(f"from what {item.name} is saved was not said")
        scene.asks, deed.response = "", True
        scene.about["a"] = item
        scene.about["ask"] = Statement("ask", "survive", (), statement.text)
    return deed


def _reanimated(scene: Scene, statement: Statement) -> Deed | None:
    """Put a card from a graveyard onto the battlefield."""
    tool = statement.noun("b")
    if tool is not None:
        if tool.is_card and searches(scene.bind(tool)):
            raise Misfit(f"{tool.text!r} finds it in a library")
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement), "permanent")
    who = _who(scene, statement, item.owner)
    item.soft = True
    scene.place(item, "graveyard", who)
    return _new(scene, "happen", who, item, "NAME is put onto the battlefield")


def _flicker(scene: Scene, statement: Statement) -> Deed | None:
    """Exile a permanent and put it back onto the battlefield at once."""
    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    item = scene.bind(_noun(statement), "permanent")
    if item.is_spell or item.count > 1:
        raise Misfit(f"{item.name} is not put back")
    if item.token:
        return _try_to_flicker(scene, statement, item)
    if not any(each.item is item for each in scene.deeds):
        scene.onto_battlefield(item, item.owner or statement.word("who") or "you")
    owner = item.owner or "you"
    item.assumed = False  # players do that with what is theirs
    _new(scene, "happen", owner, item, "NAME is exiled")
    back = _new(scene, "happen", owner, item, "NAME is put onto the battlefield")
    back.response = True
    return back


def _try_to_flicker(scene: Scene, statement: Statement, item: Item) -> Deed | None:
    """Cast something plain that flickers at a token: it does not come back (CR 111.8)."""
    card = scene.world.stock.pick("instant", "flicker")
    who = item.owner or _who(scene, statement)
    spell, tool = scene.add(Item(card, card.front, None, who)), Noun("a spell", head="spell")
    scene.mean(tool, spell)
    scene.assumptions.append(f"it is flickered with {card.name}")
    return _by(scene, statement, tool, _noun(statement))


def _transform(scene: Scene, statement: Statement) -> Deed | None:
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    return _new(scene, "happen", item.owner, item, "NAME transforms")


def _pump(scene: Scene, statement: Statement) -> Deed | None:
    """Make a creature larger: by what is named, or by +3/+3."""
    tool = statement.noun("b")
    if tool is not None:
        return _by(scene, statement, tool, _noun(statement))
    raise NotSupported("by how much it grows was not said")


def _equip_passive(scene: Scene, statement: Statement) -> Deed | None:
    """Take "A picks up B" as B becoming attached to A by its equip ability."""
    from rulings_cli.ask.statements.using import equip

    holder = scene.onto_battlefield(scene.bind(_noun(statement), "creature"))
    worn = scene.bind(_noun(statement, "b"), "permanent")
    if not worn.is_a("Equipment"):
        raise Misfit(f"{worn.name} is not picked up")
    scene.onto_battlefield(worn, holder.owner)
    return equip(scene, worn, holder)

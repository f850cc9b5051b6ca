"""Statements become a scene, and a scene becomes the script of an example."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Target
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.statements import (
    acting,
    adding,
    before_paid,
    chosen_on_entering,
    commander_tax,
    damage_steps,
    doing,
    extra_turns,
    fizzling,
    foretold,
    hands,
    loops,
    midcast,
    pitching,
    placing,
    special_actions,
    spells_asked,
    staging,
)
from rulings_cli.ask.statements.abilities_asked import settle_answers
from rulings_cli.ask.statements.answered_abilities import activate_first
from rulings_cli.ask.statements.causing import all_triggered
from rulings_cli.ask.statements.chapters import is_chapter
from rulings_cli.ask.statements.completing import _finish
from rulings_cli.ask.statements.covering import RELATIVES
from rulings_cli.ask.statements.mana_asked import SETTLING
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unplanned
from rulings_cli.ask.statements.stocking import aim_triggers, hold_for_size, stock_libraries
from rulings_cli.ask.statements.supposing import need_cause
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.statements.writing import PREFIXES
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def in_order(statements: Sequence[Statement]) -> list[Statement]:
    """Give the statements in the order of time: "A after B" is B, then A."""
    found = _after_what_was_fought(_done_by_name(midcast.marked(list(statements))))
    if len(found) > 1 and found[0].name == "on_it" and found[1].kind == "ask":
        found[:2] = [found[1], found[0]]  # "with NAME on it, does my creature …"
    for at, each in enumerate(found):
        if each.kind != "mark" or each.name != "after" or at == 0:
            continue
        start = at
        while start > 0 and found[start - 1].kind == "with":
            start -= 1
        if start == 0 or found[start - 1].kind != "event":
            continue
        start -= 1
        start -= start > 0 and found[start - 1].kind == "ask" and found[start - 1].name in PREFIXES
        if any(each.name == "if" for each in found[:start]) and _resolves_then(found[at + 1 :]):
            raise Unplanned("what is so after that was not looked at")
        end = at + 1
        while (
            end < len(found)
            and found[end].kind in ("event", "with")
            and not (found[end].kind == "event" and end > at + 1)
        ):
            end += 1
        said = found[start:at]
        spoken = _spoken_of([one for one in said if one.kind != "ask"], found[at + 1 : end])
        found[start:end] = [*spoken, *found[at + 1 : end], *said]
        break
    found = fizzling.asked_first(_combat_first(_aimed_first(found)))
    found = damage_steps.first_before(found)
    found = _condition_first(_answered_first(found))
    return [each for each in found if not (each.kind == "mark" and each.name in ("after", "if"))]


def _done_by_name(statements: list[Statement]) -> list[Statement]:
    """Give "can they NAME on my turn" as what they can cast, where that is all that is done."""
    if any(each.kind == "event" for each in statements):
        return statements
    for at, (ask, topic) in enumerate(pairwise(statements)):
        noun = topic.noun() if topic.name == "topic" and not topic.begins else None
        if ask.kind == "ask" and ask.name == "can" and noun is not None and noun.text == topic.text:
            statements[at + 1] = topic.evolve(kind="event", name="cast_bare")
    return statements


def _after_what_was_fought(statements: list[Statement]) -> list[Statement]:
    """Give "how big is it after", where creatures met, as asked once combat damage was dealt."""
    last = statements[-1] if statements else None
    fought = any(e.kind == "event" and e.name.startswith("block") for e in statements)
    if last is None or last.kind != "mark" or last.name not in ("after", "later") or not fought:
        return statements
    asks = [at for at, each in enumerate(statements) if each.kind == "ask"]
    if len(asks) != 1 or asks[0] != len(statements) - 2:
        return statements
    return [*statements[: asks[0]], last.evolve(name="after_combat"), statements[asks[0]]]


def _resolves_then(rest: Sequence[Statement]) -> bool:
    """Tell whether what comes first is that something resolves: "if I do A after it resolves"."""
    return bool(rest) and rest[0].kind == "event" and "resolve" in map(plain, rest[0].text.split())


def _aimed_first(statements: list[Statement]) -> list[Statement]:
    """Give "A on a creature targeted by B" as B on the creature, then A in response."""
    for at, each in enumerate(statements):
        before = statements[at - 1] if at else None
        told = each.kind == "event" and each.name == "exiled_by" and not each.begins
        if before is None or not told or "targeted" not in each.text.split():
            continue
        aimed, tool = before.noun("b"), each.noun("b")
        near = each.start - before.start - len(before.text.split()) <= 1
        if before.kind != "event" or aimed is None or tool is None or not near:
            continue
        mine = before.word("who") or "you"
        who = tool.owner or ("you" if mine == "opponent" else "opponent")
        owned = aimed if aimed.owner or aimed.pronoun else aimed.evolve(owner=mine)
        kept = tuple((key, owned if value is aimed else value) for key, value in before.slots)
        slots = (("who", who), ("a", tool), ("b", owned))
        first = each.evolve(name="cast_at", slots=slots)
        answers = Statement("mark", "response", (), "in response", before.start, begins=False)
        answering = before.evolve(slots=kept)
        return [*statements[: at - 1], first, answering, answers, *statements[at + 1 :]]
    return statements


#: How the names of events begin by which something fights.
_OF_COMBAT = ("attack", "block", "connect", "hit", "deal", "damage", "tapped_fighter", "double")


def _combat_first(statements: list[Statement]) -> list[Statement]:
    """Give "I do A after combat" as combat, then A."""
    found = list(statements)
    if not any(each.name.startswith(_OF_COMBAT) for each in found):
        return found  # "can I cast A after combat" asks of the main phase that follows
    for at, mark in enumerate(found):
        start = damage_steps.event_before(found, at) if mark.name == "after_combat" else None
        if start is not None:
            found.insert(start, found.pop(at))
    return found


def _answered_first(statements: list[Statement]) -> list[Statement]:
    """Give "A in response to me doing B" as B, then A in response; "A after he does B" as B, A."""
    at = next((n for n, e in enumerate(statements) if e.name == "response_of"), None)
    if at is None or at + 1 >= len(statements) or statements[at + 1].kind != "event":
        if at is not None and statements[at].text.startswith("in response"):
            raise Misfit("what is done first was not said")
        return [each for each in statements if each.name != "response_of"]
    mark, event = statements[at], statements[at + 1]
    end = at + 2
    while end < len(statements) and statements[end].kind == "with":
        end += 1
    start = next((n for n in range(at - 1, -1, -1) if statements[n].kind == "event"), None)
    if start is None:
        return statements
    if start and statements[start - 1].kind == "ask" and statements[start - 1].name in PREFIXES:
        start -= 1
    if not event.word("who"):
        event = event.evolve(slots=(*event.slots, ("who", mark.word("who"))))
    said = statements[start:at]
    event = _of_what_it_befalls(event, said)
    spoken = [each.evolve(kind="fact", name="spoken_of") for each in said if each.kind != "mark"]
    answers = mark.evolve(name="response", slots=(), begins=False)
    told = [answers] if mark.text.startswith("in response") else []
    first = [event, *statements[at + 2 : end]]
    return [*statements[:start], *spoken, *first, *said, *told, *statements[end:]]


def _of_what_it_befalls(event: Statement, said: Sequence[Statement]) -> Statement:
    """Let "it" in "can he do A to B in response to me casting it" be B, not the answer itself."""
    told = [value for each in said for _, value in each.slots if isinstance(value, Noun)]
    named = [each for each in told if each.is_card]
    if len(named) != 2 or named[-1] is not told[-1]:
        return event
    return event.evolve(
        slots=tuple(
            (key, told[-1] if isinstance(value, Noun) and value.pronoun == "it" else value)
            for key, value in event.slots
        )
    )


#: What may be so of a thing before something is done with it.
_CONDITIONS = frozenset(("so", "called", "sized", "tapped", "counters", "attached", "fresh"))


def _condition_first(statements: list[Statement]) -> list[Statement]:
    """Give "can I do A if B" as B, then A; what A speaks of is spoken of before."""
    asked = next((n for n, e in enumerate(statements) if e.kind == "ask"), None)
    if asked is None or statements[asked].name not in PREFIXES:
        return statements
    at = next((n for n, e in enumerate(statements) if n > asked and e.name == "if"), None)
    if at is None or not any(each.kind == "event" for each in statements[asked:at]):
        return statements
    rest = statements[at + 1 :]
    told = any(each.kind == "event" or each.name in _CONDITIONS for each in rest)
    if not told or any(each.kind == "ask" for each in rest):
        return statements
    said = statements[asked:at]
    spoken = _spoken_of([each for each in said if each.kind != "mark"], rest)
    return [*statements[:asked], *spoken, *rest, *said]


def _spoken_of(said: Sequence[Statement], rest: Sequence[Statement]) -> list[Statement]:
    """Give what is said later as spoken of; a card that is cast by its other face waits for it."""
    halves = {one.cards: one.text for each in rest for one in _mentions(each)}
    nouns = [one for each in rest for _, value in each.slots for one in nouns_in(value)]
    it = (("it", "it"),) if any(each.pronoun == "it" for each in nouns) else ()
    return [
        each.evolve(kind="fact", name="spoken_of", slots=(*each.slots, *it))
        for each in said
        if all(halves.get(one.cards, one.text) == one.text for one in _mentions(each))
    ]


def _mentions(statement: Statement) -> list[Mention]:
    """Give the cards that a statement names."""
    nouns = nouns_in(tuple(value for _, value in statement.slots))
    return [each.mention for each in nouns if each.mention is not None]


def composed(statements: Sequence[Statement], cards: dict[str, Card], world: World) -> Scene:
    """Give the scene of the statements; what does not fit together is a Misfit."""
    from rulings_cli.ask.statements import preparing

    scene = Scene(world, cards)
    scene.given += world.facts
    scene.assumptions += world.facts
    scene.about["said"] = tuple(statements)
    scene.is_anchored = any(_is_mine(value) for e in statements for _, value in e.slots)
    _need_no_likeness(statements)
    scene.about["said x"] = _said_x(statements)
    ordered = pitching.told_apart(scene, in_order(statements))
    _let_befall(scene, ordered)
    waiting: Statement | None = None
    for at, each in enumerate(ordered):
        _need_apart(scene, ordered, at)
        _need_one_thing(scene, ordered, at)
        _need_no_more(scene, ordered, at)
        if each.kind == "fact":
            _let_first_be(scene, each, ordered[at + 1 :])
            staging.stage(scene, each)
        elif each.kind == "event" and scene.about.get("before") is True:
            _set_aside(scene, each)
        elif each.kind == "event":
            _let_first_be(scene, each, ())
            acting.act(scene, _gone_on(scene, ordered, at))
            midcast.begin(scene, each)
        elif each.kind == "with":
            adding.add(scene, each)
        elif each.kind == "mark":
            _mark(scene, each, ordered[at + 1 :])
        elif each.kind == "ask":
            scene.subject = None
            scene.about.pop("last", None)
            if each.name not in PREFIXES and _goes_on(ordered[at + 1 :]):
                preparing.take_up(scene, each, ordered[at + 1 :])
                waiting = each
                if each.name == "trigger_for":
                    scene.subject = None  # what happens happens to something else
                    cause = each.noun("b")
                    if cause is not None and not cause.part:
                        scene.focus = scene.bind(cause)  # "it" is what would make it trigger
            elif not midcast.locked(scene, each):
                need_cause(scene, statements, each)
                preparing.prepare(scene, each, ordered[at + 1 :])
        if each.kind in ("fact", "event"):
            scene.about["last"] = each
    if waiting is not None:
        need_cause(scene, statements, waiting)
        preparing.prepare(scene, waiting, ())
    if scene.asks and scene.asked is None:
        raise Misfit("nothing is said that could be done")
    _cast_with_x(scene)
    settle_answers(scene)
    _before_effects(scene)
    _in_response(scene)
    _aim_at_befallen(scene)
    _give_flash(scene, statements)
    _finish(scene)
    stock_libraries(scene)
    hold_for_size(scene)
    aim_triggers(scene)
    spells_asked.settle(scene)
    chosen_on_entering.settle(scene)
    for settle in (*SETTLING, loops.settle, *midcast.SETTLING, before_paid.settle):
        settle(scene)
    placing.need_alone(scene)
    damage_steps.need_blocks(scene)
    extra_turns.settle(scene)
    _equip_what_uses(scene)
    _leave_untapped(scene)
    hands.settle(scene)
    _need_all_named(scene, ordered)
    _ask_meanwhile(scene, ordered)
    return scene


#: Asks for how a permanent is, which are of that time where something is said to wait.
_OF_THEN = frozenset(
    ("stays", "size", "size_is", "is_a", "has_kw", "attached", "falls_off", "goes_to", "die",
     "survive", "sacrificed", "has_counter", "counters_amount")
)  # fmt: skip


def _ask_meanwhile(scene: Scene, statements: Sequence[Statement]) -> None:
    """Look while something is on the stack, where that is said last: "with its trigger on it"."""
    asks = [each for each in statements if each.kind == "ask"]
    last = [each for each in statements if each.kind in ("event", "mark")]
    waits = (
        len(last) == 1
        and last[0].name in ("response", "trigger_up")
        and "stack" in last[0].text.split()
    )
    if waits and len(asks) == 1 and asks[0].name in _OF_THEN:
        scene.about["held"] = scene.about["meanwhile"] = True


def _let_befall(scene: Scene, statements: Sequence[Statement]) -> None:
    """Let that be done first which a participle says: "does a countered NAME trigger"."""
    told = False
    for each in statements:
        for noun in (one for _, value in each.slots for one in nouns_in(value)):
            if noun.befallen and told:
                raise NotSupported(f"when it becomes {noun.text!r} was not said")
            if noun.befallen:
                scene.bind(noun, "permanent")
        told = told or each.kind == "event"


def _said_x(statements: Sequence[Statement]) -> int | None:
    """Give what is said of X, where that is said once."""
    told = [each.number() for each in statements if each.name == "x"]
    return told[0] if len(told) == 1 else None


#: Asks of two that are there, one of them "a second NAME".
_OF_LEGENDS = frozenset(("legend", "keeps_both"))


def _let_first_be(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Let the first one be there where "a second NAME" is spoken of, and no other was named."""
    if statement.kind == "fact" and not (
        statement.name == "topic"
        and any(each.kind == "event" or each.name in _OF_LEGENDS for each in rest)
    ):
        return
    noun = statement.noun()
    if noun is None or not (noun.another and noun.is_card) or noun.token or noun.part:
        return
    card = scene.card_of(noun)
    if any(each.card is not None and each.card.name == card.name for each in scene.items):
        return
    owner = noun.owner or statement.word("who") or "you"
    first = scene.add(Item(card, scene.face_of(noun), noun.evolve(another=False), owner))
    if first.is_permanent:
        scene.onto_battlefield(first, owner)


def _gone_on(scene: Scene, statements: Sequence[Statement], at: int) -> Statement:
    """Give "a 2/2 that gets sacrificed" as said of the 2/2, which ends what was said before."""
    each = statements[at]
    slot = "b" if each.name == "deal" and each.noun("b") is None else "a"
    if at == 0 or each.joined_by not in RELATIVES or each.noun(slot) is not None:
        return each
    before = statements[at - 1]
    nouns = [noun for _, value in before.slots for noun in nouns_in(value)]
    last = next((noun for noun in nouns if before.text.endswith(noun.text)), None)
    if last is None:
        raise Misfit(f"of what {each.text!r} is said was not understood")
    it = Noun("it", pronoun="it")
    scene.mean(it, scene.bind(last, "permanent"))
    return each.evolve(slots=(*each.slots, (slot, it)))


def _cast_with_x(scene: Scene) -> None:
    """Let that be cast of which the X was said, where nothing else is done with it."""
    unused = scene.about.get("unused")
    if scene.deeds or not isinstance(unused, dict):
        return
    for item in scene.items:
        if f"x of {item.name}" in unused and (item.soft or not item.zone):
            item.zone, item.soft = "", False
            doing.cast_item(scene, item, item.owner or "you")


def _leave_untapped(scene: Scene) -> None:
    """Let what is said to be untapped not be tapped for its own cost."""
    for item in scene.items:
        if item.noun is not None and "untapped" in item.noun.qualities:
            line = f"{item.name} is tapped"
            scene.given[:] = [each for each in scene.given if each != line]


def _equip_what_uses(scene: Scene) -> None:
    """Attach what lets a creature do something to the creature that would do it."""
    tool, asked = scene.about.get("letting"), scene.asked
    if not isinstance(tool, Item) or asked is None or asked.item is None or asked.item is tool:
        return
    worn = tool.is_a("Equipment") or tool.is_a("Aura")
    worn = worn and tool.attached_to is None
    if worn and asked.item.is_a("creature") and asked.item.zone == "battlefield":
        scene.about["holder"] = asked.item
        scene.put_on(tool)


#: Asks that may go on with "the turn I reanimate it".
_OF_ITS_TURN = frozenset(("can", "can_thing", "is_sick", "makes", "has_kw"))


def _need_no_likeness(statements: Sequence[Statement]) -> None:
    """Refuse "A as a 4/4" as A, while a 4/4 does something; and "the turn it enters"."""
    for at, each in enumerate(statements):
        if each.kind == "mark" and each.name == "if" and "turn" in each.text.split():
            asks = [one.name for one in statements[:at] if one.kind == "ask"]
            follows = statements[at + 1].name if at + 1 < len(statements) else ""
            if follows == "enter" or not set(asks) & _OF_ITS_TURN:
                raise Misfit(f"what is so {each.text!r} was not understood")
        if at == 0 or each.kind != "mark" or each.text != "as":
            continue
        before, rest = statements[at - 1], statements[at + 1 :]
        near = before.start + len(before.text.split()) == each.start
        alone = rest and rest[0].name == "topic" and (len(rest) == 1 or rest[1].kind != "event")
        counts = before.kind == "ask" and before.text.endswith(" count")
        if near and (before.name == "topic" or alone or counts):
            raise Misfit(f"as what {before.text!r} is said was not understood")


def _aim_at_befallen(scene: Scene) -> None:
    """Aim a spell of which no target was said at what something befalls in response to it."""
    from rulings_cli.ask.statements.causing import wants_target

    for at, deed in enumerate(scene.deeds):
        if deed.kind != "cast" or deed.targets or deed.item is None or not wants_target(deed.item):
            continue
        befallen = [
            each.item
            for each in scene.deeds[at + 1 :]
            if each.response and each.kind == "happen" and each.item is not None
            and each.item is not deed.item and each.item.zone == "battlefield"
            and "NAME" in each.line
        ]  # fmt: skip
        befallen += [
            one
            for each in scene.deeds[at + 1 :]
            for one in each.targets
            if each.response and each.kind == "cast" and each.who != deed.who
            and isinstance(one, Item) and one.zone == "battlefield" and one.owner == each.who
        ]  # fmt: skip
        if befallen:
            doing.aim_at(scene, deed, befallen[0])
            scene.assumptions.append(f"{deed.item.name} is aimed at {befallen[0].name}")


#: Asks of a spell that was cast: what is done after it answers it.
_OF_SPELLS = frozenset(("resolves", "fizzles", "resolve_or", "works"))


#: What happens as a spell or ability resolves; before that players have priority (CR 117.3d).
_EFFECTS = frozenset(
    ("NAME is destroyed", "NAME is exiled", "NAME leaves the battlefield",
     "you gain control of NAME", "the opponent gains control of NAME")
)  # fmt: skip


def _before_effects(scene: Scene) -> None:
    """Let what is done in response to an effect be done before it."""
    for effect, answer in pairwise(tuple(scene.deeds)):
        done = effect.kind == "happen" and effect.line in _EFFECTS and effect.who != answer.who
        if not answer.response or not done:
            continue
        scene.deeds.remove(effect)
        if answer is not scene.asked:
            scene.deeds.insert(scene.deeds.index(answer) + 1, effect)
            answer.response = False
        elif scene.asks == "can":
            scene.deeds.remove(answer)
            acting.something_to_respond_to(scene)
            scene.deeds.append(answer)
        else:
            raise NotSupported(f"what is done as {effect.text!r} is not planned yet")


def _in_response(scene: Scene) -> None:
    """Take what is done after a spell of which it is asked if it resolves as an answer to it."""
    asked, item = scene.about.get("ask"), scene.about.get("a")
    if isinstance(asked, Statement) and asked.name == "turned_up" and len(scene.deeds) > 1:
        scene.about["held"] = True  # what it answers may be the end of it
    if not isinstance(asked, Statement) or asked.name not in _OF_SPELLS:
        return
    at = next((n for n, e in enumerate(scene.deeds) if e.kind == "cast" and e.item is item), None)
    for each in scene.deeds[at + 1 :] if at is not None else ():
        each.response = True


def _give_flash(scene: Scene, statements: Sequence[Statement]) -> None:
    """Let a creature that is only called one have flash, where it is said to be cast so."""
    flashes = any(not _FLASHES.isdisjoint(e.text.split()) for e in statements if e.kind == "event")
    for each in scene.deeds:
        item, noun = each.item, each.item.noun if each.item is not None else None
        if each.kind != "cast" or item is None or noun is None or item.token or item.count > 1:
            continue
        plain_one = noun.head == "creature" and not (noun.is_card or noun.is_described)
        late = each.response or bool(scene.turn and scene.turn != each.who)
        if plain_one and (flashes or (late and not each.asked)):
            item.card = scene.world.stock.pick("creature", "flash")
            item.face = item.card.front


_FLASHES = frozenset(("flash", "flashes", "flashed", "flashing"))


def _need_all_named(scene: Scene, statements: Sequence[Statement]) -> None:
    """Abstain where a card that the question names has no place in the scene."""
    placed = {each.card.name for each in scene.items if each.card is not None}
    chosen = " ".join(tail for each in scene.items for tail in each.tails)
    for statement in statements:
        for noun in nouns_in(tuple(value for _, value in statement.slots)):
            if noun.is_card:
                card = scene.card_of(noun)
                named = f"naming {scene.face_of(noun).name}" in chosen
                told = named or scene.about.get(f"told {card.name}")
                if card.name not in placed and not told:
                    raise NotSupported(f"{card.name} has no place in what is played")


def _is_mine(value: object) -> bool:
    """Tell whether something is said of the one who asks."""
    return value == "you" or any(each.owner == "you" for each in nouns_in(value))


def _set_aside(scene: Scene, statement: Statement) -> None:
    """Take the deed that another would come before; it is not done."""
    asked, asks, who = scene.asked, scene.asks, scene.ask_who
    scene.asks, scene.ask_who = "", ""
    before = len(scene.deeds)
    acting.act(scene, statement)
    scene.asked, scene.asks, scene.ask_who = asked, asks, who
    if len(scene.deeds) != before + 1:
        raise NotSupported("what would come later is not planned yet")
    later = scene.deeds.pop()
    if later.kind not in ("cast", "activate", "play"):
        raise Misfit("nobody needs priority for that")
    scene.about["before"] = later


def _need_apart(scene: Scene, statements: Sequence[Statement], at: int) -> None:
    """Refuse what goes on with the very thing that is asked ("does A kill B and C")."""
    each = statements[at]
    after_ask = at > 0 and statements[at - 1].kind == "ask"
    if after_ask and each.kind == "fact" and each.name == "topic":
        before = statements[at - 1]
        behind = each.start == before.start + len(before.text.split())
        if each.joined:
            raise Misfit("several things are asked about")
        noun = each.noun()
        bare = noun is not None and not (noun.is_card or noun.counted or noun.pronoun)
        if behind and bare and before.text and before.name not in PREFIXES:
            raise Misfit(f"what {each.text!r} has to do with it is passed over")
    if after_ask and each.kind == "event" and _is_verb_of(statements[at - 1], each):
        raise Misfit(f"{each.text!r} is part of what is asked before it")
    if _blocks_later(scene, each):
        return
    if each.kind == "event" and scene.asked is not None and not scene.about.get("before"):
        raise Misfit("several deeds are asked about")


def _blocks_later(scene: Scene, statement: Statement) -> bool:
    """Take "can it attack and block" as whether it may block once it has attacked."""
    asked = scene.asked
    blocks = statement.kind == "event" and statement.name in ("block", "block_any", "block_with")
    if not blocks or asked is None or asked.kind != "attack" or len(scene.deeds) > 1:
        return False
    said = scene.about.get("said")
    if any("same turn" in each.text for each in (said if isinstance(said, tuple) else ())):
        raise NotSupported("in whose turn it blocks is not planned yet")
    asked.asked, scene.asked = False, None
    return True


def _is_verb_of(ask: Statement, event: Statement) -> bool:
    """Tell whether an ask of a number goes on with its verb: "how many cards (do) I draw"."""
    words = ask.text.split()
    gap = event.start - ask.start - len(words)
    has_verb = not _AUXILIARIES.isdisjoint(words)
    asks = ask.text.startswith(("how many", "how much")) and not has_verb
    return gap == 1 and asks and bool(event.word("who"))


#: What an ask that has a verb of its own begins it with.
_AUXILIARIES = frozenset(
    ("do", "does", "did", "will", "would", "can", "could", "may", "is", "are", "have", "has")
)


def _need_one_thing(scene: Scene, statements: Sequence[Statement], at: int) -> None:
    """Refuse "A and B die", "he kills A and B" where one alone would be read so."""
    each = statements[at]
    before = statements[at - 1] if at else None
    if before is None:
        return
    ends = before.start + len(before.text.split())
    nouns = [noun for _, value in each.slots for noun in nouns_in(value)]
    led = each.word("who") or any(each.text.startswith(noun.text) for noun in nouns)
    if before.name == "targets" and each.kind == "event" and not led and each.start == ends:
        raise Misfit(f"{each.text!r} is said of the last of them")  # "on A, and B dies"
    if _lists(before) and not each.begins and _names_first(each):
        raise Misfit(f"{before.text!r} are those that are named behind it")
    told = each.kind == "event" and each.text.partition(" ")[0] in _PLURAL
    at_once = any(one.name == "same" for one in statements[at + 1 : at + 2])
    if told and before.name == "topic" and before.joined_by == "and" and not at_once:
        raise Misfit("of several things that is said together")
    if not each.joined or each.joined_by == "or":
        return
    if before.name == "topic" and each.kind == "event":
        noun = before.noun()
        fights = each.name.startswith(("attack", "block", "connect")) and each.noun() is not None
        if (fights and noun is not None and not noun.is_card) or _of_several(each):
            raise Misfit("of several things that is said together")
    elif each.name == "topic" and each.joined_by == "and" and _goes_to_all(scene, before, each):
        raise Misfit("it is done to several things together")


def _lists(statement: Statement) -> bool:
    """Tell whether so many things of a kind may be a list of names: "two creatures A and B"."""
    noun = statement.noun()
    return statement.name == "topic" and noun is not None and noun.counted and not noun.is_card


def _names_first(statement: Statement) -> bool:
    nouns = [noun for _, value in statement.slots for noun in nouns_in(value)]
    return bool(nouns) and nouns[0].is_card


def _need_no_more(scene: Scene, statements: Sequence[Statement], at: int) -> None:
    """Refuse a thing right behind the deed that is asked about, where it is no part of it."""
    each, before = statements[at], statements[at - 1] if at else None
    if before is None or each.name not in ("topic", "kw_alone"):
        return
    follows = bool(before.text) and not (each.joined or each.begins)
    follows = follows and before.kind in ("ask", "with") and before.name not in PREFIXES
    if each.name == "kw_alone" and follows and before.name.startswith("stops"):
        raise Misfit(f"what {each.text!r} has to do with it is passed over")
    if each.name == "kw_alone":
        return
    if follows and _is_only_described(each):
        raise Misfit(f"what {each.text!r} has to do with it is passed over")
    if before.kind != "event":
        return
    noun = each.noun()
    ends = before.start + len(before.text.split())
    if noun is not None and noun.pronoun and not each.joined and each.start == ends:
        raise Misfit(f"{each.text!r} belongs to what stands before it")
    if each.joined:
        follows = each.start == before.start + len(before.text.split()) + 1
        if follows and before.name == "block" and each.joined_by == "and":
            raise Misfit("what blocks several at once is not planned yet")
        return
    taken = scene.asked is not None or before.name == "block_any"
    if taken and each.start == before.start + len(before.text.split()):
        raise Misfit(f"what {each.text!r} has to do with it is passed over")


def _is_only_described(topic: Statement) -> bool:
    """Tell whether a thing is spoken of that is only described, as a part of a clause is."""
    noun = topic.noun()
    if noun is not None and noun.mention is not None:
        return noun.mention.is_word and noun.text.islower()
    return noun is not None and not noun.pronoun


def _goes_to_all(scene: Scene, event: Statement, topic: Statement) -> bool:
    """Tell whether a thing goes on with what an event is done to: "he kills A and B"."""
    nouns = [value for _, value in event.slots if isinstance(value, Noun)]
    noun = topic.noun()
    if event.name in _AT_PLAYERS and noun is not None and not noun.is_card:
        return topic.start == event.start + len(event.text.split()) + 1
    aims = event.kind == "with" and event.name in _AIMS
    fights = event.name.startswith(("attack", "block"))
    if noun is None or fights or not (event.kind == "event" or aims) or not nouns:
        return False
    if topic.start != event.start + len(event.text.split()) + 1:
        return False
    verbless = event.name == "cast_at" and event.text.startswith(nouns[0].text)
    card = scene.card_of(noun).front if noun.is_card else None
    cast = card is not None and (card.is_a("instant") or card.is_a("sorcery"))
    nodes = walk(card.paragraphs) if event.name == "cast" and card is not None else ()
    prices = any(isinstance(each, CostChange) and not each.this for each in nodes)
    if verbless or cast or prices:
        return False
    return any(event.text.endswith(each.text) for each in nouns)


def _of_several(event: Statement) -> bool:
    """Tell whether the verb after the first thing of an event is that of several things."""
    first = next((value for _, value in event.slots if isinstance(value, Noun)), None)
    if first is None or first.number > 1 or not event.text.startswith(first.text):
        return False
    after = event.text[len(first.text) :].split()
    return bool(after) and after[0] in _PLURAL


def _goes_on(rest: Sequence[Statement]) -> bool:
    """Tell whether facts or events are said after the ask: it is asked of what they make."""
    return any(each.kind in ("fact", "event") or each.name in _MOMENTS for each in rest)


#: Events and what more is said of them that name a player at whom a spell is aimed.
_AT_PLAYERS = frozenset(("cast_on", "card_on", "at_player", "at_face"))
#: What more is said of an event that names what it is done to.
_AIMS = frozenset(("target", "sacrificing", "discarding", "pitch"))
#: Verbs of several things.
_PLURAL = frozenset(("both", "are", "were", "get", "die", "enter", "leave", "resolve", "come"))


#: Marks that let the game go on to a later moment.
_MOMENTS = frozenset(
    ("turn_end", "next_turn", "extra_turn", "next_untap", "after_combat", "wears_off")
)


def _again(scene: Scene, statement: Statement) -> None:
    """Count what happens another time; how often a commander was cast is told otherwise."""
    said = scene.about.get("said")
    told = said if isinstance(said, tuple) else ()
    ruled = "time" in statement.text and commander_tax.is_meant(scene, statement)
    if ruled or any(each.name == "from_zone" and "command" in each.text for each in told):
        raise Misfit("how often a commander was cast is told otherwise")
    last, deed = scene.about.get("last"), scene.deeds[-1] if scene.deeds else None
    died = isinstance(last, Statement) and last.name == "die"
    if died and deed is not None and deed.item is not None:
        first = all(each.item is not deed.item for each in scene.deeds[:-1])
        if first and staging.let_have_returned(scene, deed.item):
            return  # it died before, and came back with a counter
    scene.about["again"] = True


def _mark(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    if _waits_already(scene, statement):
        scene.response = True
    elif statement.name != "response" or not before_paid.is_before(scene, statement):
        _marked(scene, statement, rest)


def _marked(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Carry out what is said of when or how something is done."""
    name = statement.name
    if name == "response":
        _respond(scene, statement, rest)
    elif name == "again":
        _again(scene, statement)
        _end_what_was_made(scene)
    elif name == "against" and rest and rest[0].kind == "event":
        raise Misfit(f"what {rest[0].text!r} has to do with it is passed over")
    elif name == "against":
        if statement.text == "against" and any(each.kind != "happen" for each in scene.deeds):
            raise Misfit("what is done against it was not understood")
        scene.about["against"] = True
    elif name == "same_turn" or (name == "this_turn" and foretold.waits_for_turn(scene)):
        _same_turn(scene, statement)
    elif name in ("later", "this_turn", "last_turn", "after", "resolved", "at_once"):
        _need_no_condition(scene, statement)
        _need_when(scene, name, rest)
        _came_in_then(scene, name)
    elif name == "before":
        _before(scene, rest)
    elif name == "after_combat":
        _after_combat(scene)
    elif name in ("in_combat", "first_damage"):
        (_in_combat if name == "in_combat" else damage_steps.deal_first)(scene)
    elif name in ("in_blocks", "after_blocks"):
        _in_blocks(scene, rest)
    elif name == "same":
        at_once(scene)
    elif name == "next_untap":
        _next_untap(scene, statement)
    elif name in ("wears_off", "turn_end"):
        _end_turn(scene, statement)
    elif name in ("next_turn", "extra_turn"):
        _next_turn(scene, name)
    else:
        raise NotSupported(f"{statement.text!r} is not planned yet")


#: What may be done in a main phase.
_IN_MAIN = frozenset(("cast", "play", "activate"))


def _after_combat(scene: Scene) -> None:
    """Let combat damage be dealt; what may be done in the main phase after it is asked alone."""
    asked = scene.asked
    alone = asked is not None and all(each is asked for each in scene.deeds) and not scene.step
    if asked is not None and alone and asked.kind in _IN_MAIN and scene.turn in ("", asked.who):
        placing.in_main_phase(scene, asked, "postcombat main phase")
        return
    if not any(each.kind in ("attack", "block") for each in scene.deeds):
        raise NotSupported("there is no combat")
    scene.deeds.append(Deed("damage", "", None, "combat damage is dealt"))


def _next_turn(scene: Scene, name: str) -> None:
    """Let a further turn come; a foretold card is cast in a later one by itself."""
    if not foretold.waits_for_turn(scene):
        extra_turns.come(scene, name)


def _same_turn(scene: Scene, statement: Statement) -> None:
    """Let something be done in the turn of what was done before; a foretold card, too."""
    if not scene.deeds:
        raise Misfit("in which turn something is done was not said")
    if foretold.waits_for_turn(scene):
        foretold.same_turn(scene, statement)
    else:
        _need_no_condition(scene, statement)


#: Words by which a turn is over, and not only in its last steps.
_STEPS = frozenset(("ends", "ended", "after"))


#: Asks of life and death: what lasts until end of turn ends with the damage (CR 514.2).
_OF_LIFE = ("die", "survive")


def _end_turn(scene: Scene, statement: Statement) -> None:
    """Let the end step begin; let the turn end, where what lasts until then is asked about."""
    noun = statement.noun("b")
    if noun is not None and not any(e.item is scene.bind(noun) for e in scene.deeds):
        raise Misfit(f"what {noun.text!r} does was not said")
    # what became a creature "until end of turn" holds what it wears until the turn ends
    wears = scene.about.get("animated") and _asks_of(scene, "falls_off", "attached", "stays")
    pumped = scene.deeds and _asks_of(scene, *_OF_LIFE)
    told = statement.name == "wears_off" or not _STEPS.isdisjoint(statement.text.split())
    ends = wears or pumped or told
    line = "the turn ends" if ends else "the end step begins"
    scene.deeds.append(Deed("happen", "", None, line))


def _asks_of(scene: Scene, *names: str) -> bool:
    """Tell whether the question asks one of these."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and any(e.kind == "ask" and e.name in names for e in said)


def _end_what_was_made(scene: Scene) -> None:
    """Let the turn end where what became a creature is said to be what it was again."""
    last = scene.about.get("last")
    if isinstance(last, Statement) and last.name in ("so", "called"):
        if not scene.about.get("animated"):
            raise NotSupported(f"how {last.text!r} came about again was not said")
        scene.deeds.append(Deed("happen", "", None, "the turn ends"))


def _need_no_condition(scene: Scene, statement: Statement) -> None:
    """Abstain where what is done once a spell has resolved may be taken to answer it."""
    said = scene.about.get("said") if statement.name == "resolved" else ()
    if isinstance(said, tuple) and any(each.name == "if" for each in said):
        raise NotSupported(f"what is so {statement.text!r} was not looked at")


def _need_when(scene: Scene, name: str, rest: Sequence[Statement]) -> None:
    """Refuse a moment of which it was not said what happens then."""
    if name == "after" and rest and rest[0].name == "topic":
        raise Misfit(f"what is done before {rest[0].text!r} was not said")
    if name == "last_turn" and not (scene.deeds and scene.deeds[-1].kind == "attack"):
        raise Misfit("what was so in the turn before is not planned yet")


def _came_in_then(scene: Scene, name: str) -> None:
    """Let what may attack "right away", or what was stolen "this turn", have come in this turn."""
    deed = scene.asked
    if deed is None or len(scene.deeds) > 1 or deed.kind != "attack" or deed.item is None:
        return
    noun = deed.item.noun
    stolen = noun is not None and bool(noun.owned)
    told = "since this turn" in deed.item.tails
    if not told and (name == "at_once" or (name == "this_turn" and stolen)):
        deed.item.tails.append("since this turn")
        scene.assumptions.append(f"{deed.item.name} came under that control this turn")


def _next_untap(scene: Scene, statement: Statement) -> None:
    """Let the next untap step be over."""
    if scene.asks in ("can", "can_thing"):
        raise Misfit("what may be done then is asked")
    whose = "your" if statement.word("whose") == "you" else "the opponent's"
    scene.deeds.append(Deed("happen", "", None, f"it is {whose} next upkeep step"))


def at_once(scene: Scene) -> None:
    """Let all creatures that are spoken of die, or enter, by one spell and so at once."""
    fights = all(each.kind in ("attack", "block", "damage") for each in scene.deeds)
    if scene.about.get("at once") or (scene.deeds and fights):
        return  # combat damage is dealt at the same time anyway (CR 510.2)
    lines = {each.line for each in scene.deeds}
    creatures = [each for each in scene.spoken if each.is_a("creature")]
    entering = [
        each
        for each in scene.deeds
        if each.item in creatures
        and (each.kind == "cast" or each.line == "NAME is put onto the battlefield")
    ]
    if lines == {"NAME dies"}:
        kinds = ("sorcery", "sweeper")
    elif scene.deeds and len(entering) == len(scene.deeds):
        kinds = ("sorcery", "mass-return")
    else:
        raise NotSupported("what happens at the same time is not planned yet")
    for each in creatures:
        if entering:
            each.zone = ""
            scene.place(each, "graveyard", each.owner or "you")
        else:
            scene.onto_battlefield(each)
    scene.deeds.clear()
    card = scene.world.stock.pick(*kinds)
    doing.cast_item(scene, scene.add(Item(card, card.front, None, "you")), "you")


def _in_combat(scene: Scene) -> None:
    """Let what is asked be done in combat; where something attacks that is so anyway."""
    if any(each.kind == "attack" for each in scene.deeds):
        return
    asked = scene.asked
    if any(each is not asked for each in scene.deeds) or scene.step:
        if asked is None or scene.deeds[-1] is not asked or scene.step:
            raise NotSupported("when in combat that is done was not said")
        begins = Deed("happen", "", None, "the beginning of combat step begins")
        scene.deeds.insert(len(scene.deeds) - 1, begins)
        return
    scene.turn, scene.step = scene.turn or "you", "beginning of combat step"


def _in_blocks(scene: Scene, rest: Sequence[Statement]) -> None:
    """Let what may alone be done be asked in combat; elsewhere when it is follows from what is."""
    follows = [each for each in rest if each.kind in ("event", "fact")]
    asks = [each.name for each in rest if each.kind == "ask"]
    alone = scene.asks == "can" and scene.deeds == [scene.asked] and not follows
    first = not scene.deeds and asks == ["can"] and len(follows) == 1
    if (alone or first) and not scene.step:
        _in_combat(scene)


def _before(scene: Scene, rest: Sequence[Statement]) -> None:
    """Take "… before I do that": what follows is the deed that would come first or not."""
    follows = next((each for each in rest if each.kind == "event"), None)
    if follows is None or scene.asked is None or scene.asks not in PREFIXES:
        raise NotSupported("what comes first is not planned yet here")
    scene.about["before"] = True


def _which_triggers(scene: Scene) -> Item | None:
    """Give what was cast last that has a triggered ability, else what a spell was aimed at."""
    from rulings_cli.ask.statements.causing import triggered

    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    aimed = scene.deeds[-1].targets if scene.deeds else []
    things = (*reversed(cast), *(each for each in aimed if isinstance(each, Item)))
    return next((each for each in things if triggered(each)), None)


def _trigger_first(scene: Scene, noun: Noun, follows: bool) -> None:
    """Let an ability have triggered before what answers it."""
    from rulings_cli.ask.statements.preparing_events import cause_part, put_trigger

    item = _which_triggers(scene) if noun.pronoun else None
    item = item or scene.bind(noun, "trigger" if noun.pronoun and not scene.focus else "")
    if noun.pronoun and item.is_spell and not all_triggered(item):
        aimed = [each for deed in scene.deeds for each in deed.targets if isinstance(each, Item)]
        item = next((each for each in aimed if all_triggered(each)), item)
    last = scene.deeds.pop() if scene.deeds and not follows else None
    if is_chapter(noun.part):
        cause_part(scene, item, noun.part)
    else:
        cast = any(item is each.item and each.kind == "cast" for each in scene.deeds)
        if cast or not any(item is each.item or item in each.targets for each in scene.deeds):
            if item.soft:
                item.zone = ""
            if not activate_first(scene, item, noun.part, last):
                put_trigger(scene, item, noun.part)
    if last is not None:
        scene.deeds.append(last)


def _use_topic(scene: Scene, mark: Statement) -> None:
    """Use a permanent that is only named right before "in response": its one ability."""
    from rulings_cli.ask.statements import using

    topic = scene.about.get("last")
    if not isinstance(topic, Statement) or topic.name != "topic" or mark.begins:
        return
    known = scene.bound.get(id(topic.noun()))
    near = topic.start + len(topic.text.split()) == mark.start
    if known is None or not near or known[1].is_spell or not mark.text.startswith("in response"):
        return
    item = known[1]
    if any(each.item is item for each in scene.deeds) or not item.is_permanent:
        return
    able = using.abilities_of(item)
    aims = any(isinstance(each, Target) and each.player for one in able for each in walk(one))
    if aims and (item.assumed or not item.owner):
        raise NotSupported(f"who uses {item.name}, and on whom, was not said")
    if able:
        using.activate(scene, item, item.owner or "you")


def _asked_before(scene: Scene, statement: Statement) -> bool:
    """Tell whether the question stands before a mark, and asks nothing that waits for a deed."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and any(
        each.kind == "ask" and each.name not in PREFIXES and each.start < statement.start
        for each in said
    )


def _waits_already(scene: Scene, statement: Statement) -> bool:
    """Tell whether what is said to be on the stack waits there: what was evoked has entered."""
    entered = bool(scene.deeds) and scene.deeds[-1].line == "NAME resolves"
    said = statement.name == "response" and not statement.slots
    return entered and said and statement.text.startswith("with ")


def _let_wait(scene: Scene, statement: Statement) -> None:
    """Let the delayed trigger wait that is spoken of."""
    if "trigger" in statement.text:
        from rulings_cli.ask.statements.lasting import let_wait

        let_wait(scene, statement.text)


def _need_answer(scene: Scene, deed: Deed) -> None:
    """Abstain where a turn-based action is called an answer (CR 508.1, 509.1)."""
    if deed is scene.asked and deed.kind in ("attack", "block"):
        raise Unplanned("that is done by no one in response")


def _respond(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Let a deed be in response: the next one, or the last where none follows."""
    follows = any(each.kind == "event" for each in rest)
    _use_topic(scene, statement)
    follows = follows and (statement.begins or not scene.deeds)
    noun = statement.noun("b")
    waits = "trigger" in statement.text or "etb" in statement.text.split()
    if noun is None and waits and (_which_triggers(scene) or "etb" in statement.text.split()):
        noun = Noun("the trigger", pronoun="it", part="trigger")
    special_actions.need_stack(scene, scene.deeds if follows else scene.deeds[:-1])
    last = scene.deeds[-1] if scene.deeds else None
    if noun is not None and (
        noun.part.endswith(("trigger", "ability", "etb")) or is_chapter(noun.part)
    ):
        alone = not scene.deeds and not follows
        _trigger_first(scene, noun, follows)
        last = scene.deeds[-1] if scene.deeds else None
        if alone and last is not None and _asked_before(scene, statement):
            scene.about["held"] = True  # it is asked how things are before that resolves
            return
    elif noun is not None:
        item = scene.bind(noun, "spell")
        if not any(each.item is item for each in scene.deeds):
            answers = next((e.word("who") for e in rest if e.kind == "event"), "")
            if answers and not item.owner and last is None:
                item.owner = "opponent" if answers == "you" else "you"
            if not item.owner and last is None and not scene.asks:
                item.owner = doing.other_than_asks(scene)
            if not item.owner and last is None and not scene.asks:
                raise NotSupported(f"who casts {item.name} was not said")
            who = item.owner or ("opponent" if last is None or last.who == "you" else "you")
            if last is not None and not follows:
                back = scene.deeds[-2:-1]
                flickered = back and back[0].line == "NAME is exiled" and back[0].item is last.item
                moved = scene.deeds[-2 if flickered else -1 :]
                del scene.deeds[-len(moved) :]
                doing.cast_item(scene, item, who)
                scene.deeds += moved
            else:
                doing.cast_item(scene, item, who)
    if follows or last is None:
        scene.response = True
        return
    _need_answer(scene, last)
    before = scene.deeds[-2] if len(scene.deeds) > 1 else None
    if before is None and noun is None and not scene.about.get("held"):
        if last is not scene.asked or scene.asks != "can":
            raise Misfit("there is nothing to respond to")
        scene.deeds.remove(last)
        acting.something_to_respond_to(scene)
        scene.deeds.append(last)
    _let_wait(scene, statement)
    evoked = before is not None and any("evoke" in each for each in before.tails)
    if before is not None and before.kind == "cast" and before.item is last.item:
        # what befalls it there, befalls it with what it triggers waiting
        evoked = before.item is not None and doing.is_aimed(scene, before.item)
    if before is not None and evoked and last.line != "NAME resolves":
        entered = Deed("happen", before.who, before.item, "NAME resolves")
        entered.response = True  # its abilities have triggered (702.74a)
        scene.deeds.insert(len(scene.deeds) - 1, entered)
    last.response = True
    if before is not None and last.line == "NAME is put onto the battlefield":
        before.response = before.response or before.line == "NAME is exiled"

"""What is asked of an ability: is it a mana ability, does it use the stack (CR 605)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.abilities import ActivatedAbility, LoyaltyAbility, TriggeredAbility
from rulings_cli.abilities.costs import ExileThis, PayMana, SacrificeThis, TapThis
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.mana import AnyColor
from rulings_cli.abilities.static import Affects
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    NotUnderstood,
    Placed,
    adds_mana,
    has,
    lacking,
    placed,
    uncompiled_touching,
)
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, special_actions, using
from rulings_cli.ask.statements.abilities_said import counts, meant, printed
from rulings_cli.ask.statements.judged import Judge
from rulings_cli.ask.statements.judging_deeds import can_plainly
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, _last, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.using import activated
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import AbilityActivated
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


#: What a thing does: "NAME attacks" names no ability.
_DEEDS_OF_THINGS = frozenset(("attacks", "dies", "blocks", "enters", "leaves"))


def topic(scene: Scene, statement: Statement) -> None:
    """Take an ability as what is spoken of."""
    said = scene.about.get("said")
    pairs = pairwise(said) if isinstance(said, tuple) else ()
    if any(mark.name == "if" and each is statement for mark, each in pairs):
        raise Misfit(f"what {statement.text!r} is to make so was not understood")
    words = statement.text.lower().split()
    if words[-1] in _DEEDS_OF_THINGS:
        raise Misfit("a thing is said to do that")
    if words[-1] in ("target", "targets"):
        raise Misfit("what it is aimed at is said")
    if words[-1] in ("top", "bottom"):
        raise Misfit("where a card lies is said")
    before = scene.about.get("last")
    if isinstance(before, Statement) and before.name == "cast_bare":
        raise Misfit("a spell that is named as a verb is cast at that ability")
    said = statement.get("p")
    assert isinstance(said, tuple)
    if not said[1]:
        raise Misfit("no ability is spoken of")
    if scene.bind(said[0]).is_spell:
        raise Misfit("a spell has no ability that is used")
    if words[0] == "tapping" and " with " in statement.text and said[1] == ("tapping",):
        raise Misfit("what is tapped for what is said")
    scene.about["said ability"] = said


def _asked(scene: Scene, statement: Statement) -> None:
    """Use the ability that is meant, and hold what it puts on the stack."""
    said = statement.get("p")
    taken_up = isinstance(said, tuple) and said[0].pronoun and not said[1]
    if said is None or taken_up:
        said = scene.about.get("said ability") or said
    if said is None and "trigger" in statement.text.split():
        _its_trigger(scene)
        return
    if said is None and not _MORE.isdisjoint(statement.text.split()):
        _its_mana(scene, statement)
        return
    if not isinstance(said, tuple):
        raise Misfit("which ability is meant was not said")
    noun, words = said
    item = scene.bind(noun)
    if item.is_spell:
        raise Misfit(f"{item.name} is a spell")
    if statement.name == "responds" and not (words or "who2" in dict(statement.slots)):
        raise Misfit("what is responded to was not said")
    granted = _granted(item) if not meant(item, words) else None
    if granted is not None:
        _use_granted(scene, item, *granted)
        return
    each = chosen(scene, item, words)
    scene.about["a"], scene.about["placed"] = item, each
    scene.about["held"] = True
    if isinstance(each.ability, TriggeredAbility):
        hold_trigger(scene, item, each)
        return
    who = item.owner or "you"
    if item.card is None:
        scene.onto_battlefield(item, who)
        deed = Deed("activate", who, item, f"{item.name}'s ability")
        scene.deeds.append(deed)
    else:
        if using.from_hand(item):
            scene.place(item, "hand", who)
        elif item.is_permanent:
            scene.onto_battlefield(item, who)
        deed = activated(scene, item, each, who)
    deed.passes = False


def answer(scene: Scene, deed: Deed, statement: Statement) -> None:
    """Ask of what was activated or tapped whether anybody may respond to it (CR 605.3b)."""
    item = deed.item
    assert item is not None
    each = deed.ability
    if not isinstance(each, Placed):
        each = chosen(scene, item, ())
        at = scene.deeds.index(deed)
        scene.deeds.remove(deed)
        if item.card is None:
            deed = Deed("activate", deed.who, item, f"{item.name}'s ability")
            scene.deeds.append(deed)
        else:
            deed = activated(scene, item, each, deed.who)
        scene.deeds.insert(at, scene.deeds.pop())
    deed.passes = False
    scene.about["a"], scene.about["placed"], scene.about["held"] = item, each, True
    scene.about["ask"] = statement.evolve(name="responds")


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that an ability of another thing is used, which is no mana ability."""
    asked = getattr(scene.about.get("ask"), "name", "")
    each = scene.about.get("placed")
    if asked in _VERDICTS and isinstance(each, Placed):
        other = "no mana ability" if is_mana_ability(scene, each) else "a mana ability"
        yield f"an ability is used that is {other}", _of_another


def _of_another(scene: Scene) -> None:
    """Use an ability of the other kind: the one is over at once, the other waits."""
    item, each = scene.about["a"], scene.about["placed"]
    assert isinstance(item, Item)
    assert isinstance(each, Placed)
    who = item.owner or "you"
    kind = ("creature", "activation") if is_mana_ability(scene, each) else ("artifact", "mana")
    card = scene.world.stock.pick(*kind, other_than=(item.name,))
    other = scene.onto_battlefield(scene.add(Item(card, card.front, None, who)), who)
    each = using.abilities_of(other)[0]
    scene.deeds.clear()
    activated(scene, other, each, who).passes = False
    scene.about["a"], scene.about["placed"], scene.about["of another"] = other, each, True


def settle_answers(scene: Scene) -> None:
    """Ask what is to be done in response to a mana ability for whether that can be done at all."""
    deed, asked = scene.about.get("answered mana"), scene.asked
    statement = scene.about.get("asked first")
    if not isinstance(deed, Deed) or not isinstance(statement, Statement):
        return
    if asked is None or asked not in scene.deeds or len(scene.deeds) != 2:
        raise Misfit("what is done besides is not planned")
    scene.deeds.remove(asked)
    scene.asked, scene.asks = None, ""
    if special_actions.is_special(deed):
        special_actions.need_alone(deed)
        special_actions.answer(scene, deed, statement)
        return
    answer(scene, deed, statement)


def _granted(item: Item) -> tuple[Any, Described] | None:
    """Give the mana ability that a permanent gives to others, and to what it gives it."""
    for node in walk(item.face.paragraphs):
        what = getattr(node.of, "what", None) if isinstance(node, Affects) else None
        if not isinstance(node, Affects) or not isinstance(what, Described):
            continue
        for change in node.changes:
            for each in getattr(change, "abilities", ()):
                if isinstance(each, ActivatedAbility) and adds_mana(each):
                    return each, what
    return None


def _use_granted(scene: Scene, item: Item, ability: Any, what: Described) -> None:
    """Use the ability of something that has it by the permanent."""
    from rulings_cli.ask.plans.things import thing_for

    who = item.owner or "you"
    words = thing_for(what, scene.world.stock, (item.name,))
    scene.onto_battlefield(item, who)
    if words.endswith(" token"):
        from rulings_cli.examples.tokens import described

        made = Item(None, described(words.removeprefix("a ")), None, who)
        made.token = words
    else:
        card = scene.world.card(words)
        made = Item(card, card.front, None, who)
    thing = scene.onto_battlefield(scene.add(made), who)
    deed = Deed("activate", who, thing, f"{thing.name}'s mana ability")
    if has(ability, AnyColor):
        deed.tails.append("choosing {W}")
    deed.passes = False
    scene.deeds.append(deed)
    scene.assumptions.append(f"{thing.name} has it")
    scene.about["a"], scene.about["held"] = thing, True
    scene.about["placed"] = Placed(thing.face, ability, 0, 1)


def _its_trigger(scene: Scene) -> None:
    """Ask it of what the last named thing triggered, by what was said to be done."""
    item = _last(scene, "trigger")
    found = causing.triggered(item)
    if len(found) != 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    each = next(one for one in placed(item.face) if one.ability is found[0])
    scene.about["a"], scene.about["placed"], scene.about["held"] = item, each, True
    if not scene.deeds:
        _trigger(scene, item, each.ability)


#: What is said of mana that a trigger adds to other mana.
_MORE = frozenset(("extra", "bonus", "additional", "added"))


def _its_mana(scene: Scene, statement: Statement) -> None:
    """Ask it of what adds mana as something is tapped for mana (CR 605.1b)."""
    noun = statement.noun()
    items = [scene.bind(noun)] if noun is not None and not noun.pronoun else scene.items
    found = [
        (item, each)
        for item in items
        for each in placed(item.face)
        if isinstance(each.ability, TriggeredAbility) and has(each.ability.event, TappedForMana)
        and adds_mana(each.ability)
    ]  # fmt: skip
    if len(found) != 1:
        raise Misfit("what adds that mana was not said")
    hold_trigger(scene, *found[0])


def chosen(scene: Scene, item: Item, words: tuple[str, ...]) -> Placed:
    """Give the ability that is meant: several must be alike in what is asked."""
    unread = uncompiled_touching(item.face, "mana", *(("activation",) if words else ()))
    unread = next(iter(item.face.uncompiled), None) if counts(words) else unread
    if unread is not None and item.card is not None:
        raise NotUnderstood(item.card.name, item.face, unread)
    found = tuple(dict.fromkeys((*meant(item, words), *printed(item, words))))
    if not words and any(adds_mana(each.ability) for each in found):
        found = tuple(each for each in found if adds_mana(each.ability))
    if not found:
        if item.card is None:
            raise DropsOut(f"{item.name} has no such ability")
        lacking(item.card, item.face, f"{item.name} has no such ability", "activation", "mana")
    kinds = {is_mana_ability(scene, each) for each in found}
    if len(kinds) > 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    return found[0]


def need_one_cost(item: Item, words: tuple[str, ...]) -> None:
    """Abstain where abilities that may be meant cost other mana each: two with channel."""
    found = dict.fromkeys((*meant(item, words), *printed(item, words)))
    costs = (getattr(each.ability, "cost", None) for each in found)
    paid = {tuple(e.cost for e in walk(each) if isinstance(e, PayMana)) for each in costs}
    if len(paid) > 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")


def is_mana_ability(scene: Scene, each: Placed) -> bool:
    """Tell whether an ability is a mana ability (CR 605.1)."""
    from rulings_cli.engine.mana_abilities import classify

    ability: Any = each.ability
    if not isinstance(ability, ActivatedAbility | TriggeredAbility | LoyaltyAbility):
        return False
    if isinstance(ability, LoyaltyAbility):
        return False
    return bool(classify(ability, scene.world.edition).is_mana_ability)


def hold_trigger(scene: Scene, item: Item, each: Placed) -> None:
    """Let an ability trigger, and hold what it puts on the stack."""
    scene.about["a"], scene.about["placed"], scene.about["held"] = item, each, True
    _trigger(scene, item, each.ability)


def _trigger(scene: Scene, item: Item, ability: Any) -> None:
    if not any(causing.is_self(each) for each in causing.events_of(ability)):
        scene.onto_battlefield(item, soft=True)
    scene.about["before damage"] = True  # an attack goes no further than to what it triggers
    causing.cause(scene, item, ability)


def _sick(scene: Scene, statement: Statement) -> None:
    """Let the permanent be new, and ask whether its ability may be activated (CR 302.6)."""
    said = statement.get("p")
    if {"attack", "block"} & set(map(plain, statement.text.split())):
        raise Misfit("it is not asked of an ability")
    kind = statement.noun()
    if kind is not None and not (kind.is_card or kind.pronoun or kind.part):
        said = kind, ()
        if scene.bind(kind, "permanent").is_a("creature"):
            _sick_from(scene, statement)
            return
    if not isinstance(said, tuple):
        raise NotSupported("what it stops was not said")
    noun, words = said
    item = scene.bind(noun)
    words_said = set(map(plain, statement.text.split()))
    whole = item.is_a("creature") and not noun.part and words_said.isdisjoint(("mana", "tap"))
    if "have" in words_said and whole:
        raise Misfit("a creature has it, whatever its abilities ask for")
    _use(scene, item, chosen(scene, item, words))
    if "since this turn" not in item.tails:
        item.tails.append("since this turn")


def _sick_from(scene: Scene, statement: Statement) -> None:
    """Let the creature be new, and ask whether that keeps it from attacking or blocking."""
    noun = statement.noun()
    assert noun is not None
    item = scene.onto_battlefield(scene.bind(noun, "creature"), noun.owner or "you")
    if not item.is_a("creature"):
        raise Misfit(f"{item.name} is no creature")
    if "since this turn" not in item.tails:
        item.tails.append("since this turn")
    if "block" in set(map(plain, statement.text.split())):
        card = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
        whose = "opponent" if item.owner == "you" else "you"
        other = scene.add(Item(card, card.front, None, whose))
        scene.onto_battlefield(other, other.owner)
        attack = Deed("attack", other.owner, other)
        scene.deeds.append(attack)
        deed = Deed("block", item.owner, item)
        deed.targets.append(other)
        scene.turn = other.owner
    else:
        deed = Deed("attack", item.owner, item)
        scene.turn = item.owner
    scene.deeds.append(deed)
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["ask"] = statement.evolve(name="hinders")
    scene.about["hinders"], scene.about["a"] = True, item


def _is_sick(scene: Scene, statement: Statement) -> None:
    """Ask whether a creature may not attack yet (CR 302.6): a new one, where nothing was done."""
    from rulings_cli.ask.statements.acting import act

    noun = noun_of(statement)
    item = scene.bind(noun, "creature")
    if not item.is_a("creature"):
        raise Misfit(f"{item.name} is no creature")
    told = any(each.startswith("since") for each in item.tails)
    told = told or not {"last", "since"}.isdisjoint(noun.text.split())  # "I cast last turn"
    if not (scene.deeds or told):
        if item.zone:
            raise NotSupported(f"since when {item.name} is there was not said")
        item.tails.append("since this turn")
        scene.assumptions.append(f"{item.name} came under its controller's control this turn")
    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    scene.asks = "can"
    act(scene, Statement("event", "attack", (("a", it),), statement.text, statement.start))
    scene.about["ask"] = statement.evolve(name="hinders")
    scene.about["hinders"], scene.about["a"] = True, item


def _taps(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent's ability with {T} in its cost may be activated."""
    noun = statement.noun()
    assert noun is not None
    if noun.part:
        raise Misfit("what of it taps was not said")
    item = scene.bind(noun, "permanent")
    found = [each for each in meant(item, ()) if has(getattr(each.ability, "cost", None), TapThis)]
    if len(found) != 1:
        raise NotSupported(f"for what {item.name} is tapped was not said")
    _use(scene, item, found[0])


def _use(scene: Scene, item: Item, each: Placed) -> None:
    if item.card is None or isinstance(each.ability, TriggeredAbility):
        raise NotSupported("what would be activated was not said")
    deed = activated(scene, item, each, item.owner or "you")
    deed.asked, scene.asked, scene.asks = True, deed, "can"


def _stopped(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the ability may not be activated."""
    del statement
    other = {"yes": "no", "no": "yes"}
    return tuple(
        each.evolve(
            verdict=other[each.verdict],
            says=f"{other[each.verdict].title()}:{each.says.partition(':')[2]}",
        )
        for each in can_plainly(scene, run)
    )


def _may(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    return can_plainly(scene, run)


# --- after it was played ------------------------------------------------------------------------

_VERDICTS = {"is_mana": ("yes", "no"), "uses_stack": ("no", "yes"), "responds": ("no", "yes")}


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by the kind of the ability, and by the stack, what it is."""
    item, each = scene.about["a"], scene.about["placed"]
    assert isinstance(item, Item)
    assert isinstance(each, Placed)
    if_mana, if_not = _VERDICTS[statement.name]
    ref = _ref(scene, item, each)
    plainly = item.zone == "battlefield" and not scene.about.get("of another")
    stays = plainly and not has(getattr(each.ability, "cost", None), SacrificeThis, ExileThis)
    is_one = (f"{ref} is a mana ability",) if stays else ()
    is_none = (f"{ref} is not a mana ability",) if stays else ()
    deed = next((one for one in scene.deeds if one.item is item), None)
    deed = deed or (scene.deeds[-1] if scene.deeds else None)
    whose = "the opponent's" if deed is not None and deed.who == "opponent" else "your"
    mana = f"{ref} is a mana ability: it resolves at once, without the stack"
    none = f"{ref} is no mana ability: it goes on the stack, and players may respond"
    used = any(isinstance(e, AbilityActivated) and e.name == item.name for e in run.game.trace)
    made = () if used and is_mana_ability(scene, each) else (f"not: {whose} mana pool is empty",)
    return (
        Option((*is_one, *made, "the stack is empty"), if_mana, f"{mana}.", outcome=mana),
        Option((*is_none, "not: the stack is empty"), if_not, f"{none}.", outcome=none),
    )


def _ref(scene: Scene, item: Item, each: Placed) -> str:
    deed = next((one for one in scene.deeds if one.item is item and one.kind == "activate"), None)
    if isinstance(each.ability, TriggeredAbility) or deed is None:
        return f"{item.name}'s trigger"
    return deed.line


PREPARED_ABILITIES: dict[str, Handler] = {
    **dict.fromkeys(_VERDICTS, _asked), "sick_stops": _sick, "can_tap": _taps,
    "sick_from": _sick_from, "is_sick": _is_sick,
}  # fmt: skip
JUDGED_ABILITIES: dict[str, Judge] = {
    **dict.fromkeys(_VERDICTS, _judged), "sick_stops": _stopped, "can_tap": _may,
}  # fmt: skip

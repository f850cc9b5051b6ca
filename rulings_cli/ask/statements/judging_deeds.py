"""Judging what may be done, at what cost, and what came of a spell."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.static import MayPayInstead, MayPlayFrom, ModifyPowerToughness
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.timing import lends_flash
from rulings_cli.ask.statements.prepared import _is_done
from rulings_cli.ask.statements.preparing_spells import answered_first
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene, WantsMana
from rulings_cli.ask.statements.writing import action_of, asks_if_paid
from rulings_cli.ask.ways import CAST_BY_ABILITY, FROM_ELSEWHERE
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import SpellCast
from rulings_cli.terms.rules.turn import NO_PRIORITY_IN_UNTAP
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
from rulings_cli.ask.statements.judged import Judge, _either, _item, _opposite, _player
from rulings_cli.ask.statements.judging_events import _trigger
from rulings_cli.ask.statements.judging_things import _back


def _stopped(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether what was tried does not come about: then it is stopped."""
    _need_two(scene, statement)
    if scene.about.get("stops") == "trigger":
        found = _trigger(scene, run, statement)
    elif scene.about.get("stops") == "return":
        found = _back(scene, run, statement)
    else:
        found = _can(scene, run, statement)
    if scene.about.get("spares") and not scene.about.get("change"):
        found = tuple(each for each in found if each.verdict == "yes")  # else something else stops
    if scene.about.get("does more") and not scene.about.get(
        "change"
    ):  # a spell that may be cast may come to nothing
        found = tuple(each for each in found if each.verdict != "yes")
    if scene.about.get("works"):
        return found  # "does flashback work under NAME"
    return tuple(
        each.evolve(
            verdict="no" if each.verdict == "yes" else "yes",
            says=f"{'No' if each.verdict == 'yes' else 'Yes'}: {each.outcome}.",
        )
        for each in found
    )


def _need_two(scene: Scene, statement: Statement) -> None:
    """Abstain where a thing would stop itself: what of another is meant was not said then."""
    tool, noun = statement.noun(), statement.noun("b")
    its_own = {"it", "its", "itself"}
    if tool is None or noun is None or noun.is_card or its_own & set(noun.text.split()):
        return
    if tool.is_card and scene.about.get("a") is scene.bind(tool):
        raise NotSupported(f"of what {noun.text!r} is was not said")


def _must_pay(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell what comes of it where nobody pays: a spell that is countered must be paid for."""
    del run, statement
    name = scene.ref(_item(scene))
    return _either(
        f"{name} was countered",
        f"{name} was not countered",
        f"{name} is countered unless it is paid",
        f"{name} is not countered although nobody pays",
    )


def _turned_up(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a creature is face up after that was tried."""
    del run, statement
    name = _item(scene).name
    yes, no = f"{name} is face up", f"{name} is face down"
    return _either(yes, no, yes, f"{name} can't be turned face up")


def _need_split_second_told(scene: Scene, deed: Deed) -> None:
    """Abstain where it isn't said if a spell with split second has resolved by then (702.61a)."""
    before = scene.deeds[: scene.deeds.index(deed)] if deed in scene.deeds else []
    split = [e.item for e in before if e.kind == "cast" and e.item and e.item.has("split second")]
    if split and not (deed.response or before[-1].response):
        raise NotSupported(f"whether {split[0].name} has resolved by then was not said", "702.61a")


def _need_combat_over_told(scene: Scene, deed: Deed) -> None:
    """Abstain where it isn't said if the combat in which one's creature attacks is over by then."""
    said = scene.about.get("said")
    after = isinstance(said, tuple) and any(e.kind == "mark" and e.text == "after" for e in said)
    attacks = any(each.kind == "attack" and each.who == deed.who for each in scene.deeds)
    slow = deed.item is not None and not deed.item.is_instant
    if after and attacks and slow and deed.kind in ("cast", "play") and not deed.response:
        raise NotSupported("whether combat is over by then was not said")


def _was_cast(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name = _item(scene).name
    if statement.name == "found_stopped" and run.holds(f"{name} was countered"):
        raise NotSupported(f"{name} is cast, and countered")
    cast, stays = (f"{name} was cast", f"{name} was not cast"), f"{name} can't be cast"
    if statement.name == "found_stopped":
        return _either(cast[1], cast[0], stays, cast[0])
    return _either(*cast, cast[0], stays)


def _need_moment(scene: Scene, deed: Deed, reason: str) -> None:
    """Abstain where a land is refused only since something else was done at another time."""
    told = deed.kind == "play" and len(scene.deeds) > 1 and not deed.response
    if told and "in a main phase" in reason:
        raise NotSupported("when that is done was not said", "116.2a")


def _need_spell_told(deed: Deed, reason: str) -> None:
    """Abstain where a spell is refused for its type, and it was not said which one it is."""
    if deed.kind != "cast" or deed.item is None or "during one's own main phase" not in reason:
        return
    if deed.item.noun is None:
        raise NotSupported("whether it is an instant was not said", "601.3")


#: Rules by which a thing can't be used in the turn in which it comes, or as it is tapped.
_TOO_NEW = ("302.6", "107.5", "602.5a")


def _before(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Tell whether one player may act before another: who has priority acts first (117.3)."""
    later, asked = scene.about["before"], scene.asked
    assert isinstance(later, Deed)
    assert asked is not None
    if later.kind not in ("cast", "activate", "play"):
        raise NotSupported("what would come later is not judged yet")
    has = "have" if later.who == "you" else "has"
    first = f"{_player(later.who)} {has} priority"
    can = f"{_player(later.who)} can {later.kind} {action_of(scene, later)}"
    says = f"{_player(later.who)} {has} priority first and can act at once"
    no = Option((first, can), "no", f"No: {says}.", outcome=says)
    if run.holds(first) and not run.holds(can):
        got = str(run.check(can).got)
        if not any(each in got for each in _TOO_NEW):
            raise NotSupported("how it would be done there was not said")
    yes, _ = can_plainly(scene, run)
    return (no, yes)


def _countered(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name = scene.ref(_item(scene))
    if run.holds(f"{name} did not resolve") and not run.holds(f"{name} was countered"):
        raise NotSupported(f"{name} is not countered, and does not resolve either", "608.2b")
    found = _either(
        f"{name} was countered", f"{name} was not countered", f"{name} is countered",
        f"{name} is not countered",
    )  # fmt: skip
    words = statement.text.split()
    said = any(  # of a spell that is one ("an uncounterable spell") it is not what is asked
        word == "uncounterable" and before not in ("a", "an", "the", "my", "his", "their")
        for before, word in pairwise(("", *words))
    )
    if statement.name == "mana_shields" or said:
        return _opposite(found)
    return found


def _resolves(*, fizzles: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        name = _done_name(scene)
        yes, no = f"{name} resolved", f"{name} did not resolve"
        noun = statement.noun()
        if (noun is None or noun.pronoun) and not (fizzles and answered_first(scene)):
            _need_alike(scene, run, yes)
        says_yes, says_no = f"{name} resolves", f"{name} does not resolve"
        if fizzles:
            return _either(no, yes, says_no, says_yes)
        return _either(yes, no, says_yes, says_no)

    return judge


def _done_name(scene: Scene) -> str:
    """Give the name of what resolves or not: a spell, or an ability that was used or triggered."""
    item = _item(scene)
    called = scene.about.get("called")
    if isinstance(called, str):
        return f"{scene.ref(item)}{called}"
    deed = next((e for e in reversed(scene.deeds) if e.item is item and e.kind in _USED), None)
    if deed is not None and deed.kind == "activate":
        return deed.line.replace(item.name, scene.ref(item), 1)
    return scene.ref(item)


_USED = ("cast", "activate")


def _need_alike(scene: Scene, run: Run, line: str) -> None:
    """Abstain where "it" may be one of two spells of which only one resolves."""
    item = _item(scene)
    own = next((e for e in scene.deeds if e.kind == "cast" and e.item is item), None)
    if own is None:
        return
    aimed = [each for each in own.targets if isinstance(each, Item)]
    if any(item in e.targets for e in scene.deeds) and any(_is_done(scene, e) for e in aimed):
        raise NotSupported("which of three spells is meant was not said")
    for each in scene.deeds:
        if each.kind != "cast" or each.item is None or each.item is item:
            continue
        apart = item not in each.targets and each.item not in own.targets
        if apart and run.holds(f"{scene.ref(each.item)} resolved") != run.holds(line):
            raise NotSupported(f"whether {item.name} or {each.item.name} is meant was not said")


def _can(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    if isinstance(scene.about.get("before"), Deed):
        return _before(scene, run)
    return can_plainly(scene, run)


def _came_cast(scene: Scene, run: Run, item: Item) -> bool:
    """Tell whether something was cast by what resolved, before it is asked if it can be."""
    others = [each for each in scene.deeds if each is not scene.asked and each.item is not None]
    told = [e for e in others if e.kind == "cast" and e.item and e.item.name == item.name]
    names = [each.name for each in run.game.trace if isinstance(each, SpellCast)]
    return not any(each.item is item for each in others) and names.count(item.name) > len(told)


def _attack_of(scene: Scene, item: Item, met: object) -> tuple[str, str]:
    """Give the lines by which a creature can attack, or can't; where it is said, whom."""
    name = scene.ref(item)
    if isinstance(met, Item):
        line = f"{name} can attack {scene.ref(met)}"
        return line, f"not: {line}"
    return f"{name} can attack", f"{name} can't attack"


def _need_cast_so(deed: Deed) -> None:
    """Abstain where a card is cast by a keyword's ability, and not from a hand (608.2g)."""
    noun = deed.item.noun if deed.item is not None else None
    plain = deed.kind == "cast" and not any(each.startswith("for its") for each in deed.tails)
    ways = CAST_BY_ABILITY if noun is not None and noun.is_card else FROM_ELSEWHERE
    if plain and noun and not ways.isdisjoint(noun.keywords):
        raise NotSupported(f"whether {noun.text!r} is cast by that was not said", "608.2g")


def _need_counters_told(scene: Scene) -> None:
    """Abstain where a permission looks at counters, and it was not said how many there are."""
    for each in scene.permanents() if not scene.about.get("change") else ():
        lent = [e for e in walk(each.face.paragraphs) if isinstance(e, MayPayInstead | MayPlayFrom)]
        if any(has(e, CountersOn) for e in lent) and not any("counter" in e for e in each.tails):
            raise NotSupported(f"how many counters {each.name} has was not said")


def _need_still_there(scene: Scene, deed: Deed) -> None:
    """Abstain where a thing is used in response to its own end: by what it ends was not said."""
    before = scene.deeds[: scene.deeds.index(deed)] if deed in scene.deeds else []
    ended = bool(before) and before[-1].item is deed.item and before[-1].kind == "happen"
    if deed.response and ended and deed.kind in ("activate", "mana"):
        raise NotSupported(f"by what {deed.item.name if deed.item else 'it'} ends was not said")


def _need_half_told(deed: Deed) -> None:
    """Abstain where a card with aftermath is cast from a graveyard, and neither half is named."""
    card = deed.item.card if deed.item is not None else None
    if deed.kind != "cast" or card is None or card.layout != "aftermath":
        return
    if deed.item is not None and deed.item.zone == "graveyard" and deed.item.face != card.faces[1]:
        raise NotSupported(f"which half of {card.name} is cast was not said", "702.127a")


def can_plainly(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Give whether what is asked about can be done where the example stands."""
    deed = scene.asked
    if deed is None:
        raise NotSupported("what could be done was not said")
    who = _player(deed.who)
    item = deed.item
    _need_half_told(deed)
    _need_cast_so(deed)
    _need_still_there(scene, deed)
    _need_split_second_told(scene, deed)
    _need_combat_over_told(scene, deed)
    _need_way_told(scene, deed)
    never = _never(scene, run, deed)
    if never:
        return never
    if deed.kind in ("cast", "activate", "play"):
        action = action_of(scene, deed)
        yes, no = f"{who} can {deed.kind} {action}", f"{who} can't {deed.kind} {action}"
    elif deed.kind == "cycle" and item is not None:
        action = f"{scene.ref(item)}'s cycling ability"
        yes, no = f"{who} can activate {action}", f"{who} can't activate {action}"
    elif deed.kind == "mana" and item is not None and item.card is None:
        action = f"{scene.ref(item)}'s mana ability"
        yes, no = f"{who} can activate {action}", f"{who} can't activate {action}"
    elif deed.kind == "equip" and item is not None:
        to = deed.targets[0]
        assert isinstance(to, Item)
        action = f"{scene.ref(item)}'s equip ability targeting {scene.ref(to)}"
        yes, no = f"{who} can activate {action}", f"{who} can't activate {action}"
    elif deed.kind == "attack" and item is not None:
        _need_combat(scene, deed)
        _need_untaxed(scene)
        met = scene.about.get("defender")
        others = [e for e in deed.targets if isinstance(e, Item) and e is not met]
        if item.count > 1 or others:
            at = f" attacking {scene.ref(met)}" if isinstance(met, Item) else ""
            with_ = [
                (scene.ref(each) if each.count == 1 else f"{each.count} {each.name}") + at
                for each in (item, *others)
            ]
            line = f"attacking with {'; '.join(with_)} is"
            return _either(f"{line} legal", f"{line} illegal", "they can", "they can't")
        yes, no = _attack_of(scene, item, met if met in deed.targets else None)
    elif deed.kind == "block" and item is not None:
        other = deed.targets[0]
        assert isinstance(other, Item)
        if other.count > 1:
            raise NotSupported("how many attackers it may block is not judged yet", "509.1a")
        if item.count > 1 or deed.beside:
            with_ = [
                scene.ref(each) if each.count == 1 else f"{each.count} {each.name}"
                for each in (item, *deed.beside)
            ]
            line = f"blocking {scene.ref(other)} with {'; '.join(with_)} is"
            return _either(f"{line} legal", f"{line} illegal", "they can", "they can't")
        yes = f"{scene.ref(item)} can block {scene.ref(other)}"
        no = f"{scene.ref(item)} can't block {scene.ref(other)}"
    else:
        raise NotSupported("whether that can be done is not planned yet")
    if deed.kind == "cast" and item is not None and run.holds(no) and _came_cast(scene, run, item):
        cast, not_cast = f"{item.name} was cast", f"{item.name} was not cast"
        return _either(cast, not_cast, "it is cast so", "it is not cast so")
    reason = str(run.check(no).got).partition(": ")[2] or "the rules refuse it"
    _need_moment(scene, deed, reason)
    _need_spell_told(deed, reason)
    if deed.kind in ("attack", "block", "cast") and run.holds(no):
        _need_no_help(scene, deed)
    if deed.kind in ("cast", "play") and run.holds(no):
        _need_lent(scene, deed)
        _need_counters_told(scene)
    told = deed.who in scene.mana_fixed or deed.who in scene.open_lands
    own = walk(item.face.paragraphs) if item is not None and deed.kind == "cast" else ()
    helped = item is not None and any(map(item.has, ("convoke", "delve", "improvise")))
    no_mana = any(isinstance(each, OnlyMana) and each.nothing for each in own)
    told = told or (no_mana and not helped)
    if "mana pool" in reason and not told and not asks_if_paid(scene, deed.who):
        raise WantsMana("what mana there is was not said", "601.2h")
    rests = {"attack": (Step(yes, ("508.1a",)),), "block": (Step(yes, ("509.1a",)),)}
    return (
        Option((yes,), "yes", f"Yes: {yes}.", outcome=yes, steps=rests.get(deed.kind, ())),
        Option((no,), "no", f"No: {reason}.", outcome=no),
    )


def _lost(run: Run, item: Item) -> Option:
    """Give the outcome that a permanent does not have the ability there."""
    if item.is_a("land"):
        step = Step(f"{item.name} has only the types of a basic land", ("305.7",))
    else:
        step = Step(f"{item.name} has lost its abilities", ("113.10",))
    says, none = f"{item.name} has lost that ability", f"{item.name} has no abilities"
    line = none if run.holds(none) else f"{item.name} is on the battlefield"  # it has others
    return Option((line,), "no", f"No: {says}.", outcome=says, steps=(step,))


def _need_way_told(scene: Scene, deed: Deed) -> None:
    """Abstain where it is asked for any way to cast a card that has one of its own (702.62a)."""
    ask = scene.about.get("ask")
    any_way = isinstance(ask, Statement) and "way" in ask.text.split()
    item = deed.item
    if not any_way or item is None or deed.kind != "cast" or item.face.mana_cost is not None:
        return
    told = f"in hand {id(deed)}" in scene.about or bool(deed.tails)
    if not told and deed.who not in scene.mana_fixed:
        raise NotSupported(f"by which way {item.name} is cast was not said")


def _never(scene: Scene, run: Run, deed: Deed) -> tuple[Option, ...]:
    """Give the "no" to what nobody can do whatever else is so, nothing otherwise."""
    item = deed.item
    declared = deed.kind in ("attack", "block")  # that takes no priority (CR 508.1, 509.1)
    if scene.step == "untap step" and scene.deeds == [deed] and not declared:
        got = "nobody gets priority in the untap step"
        whose = "the opponent's" if scene.turn == "opponent" else "your"
        step = Step(got, (NO_PRIORITY_IN_UNTAP.number,))
        line = f"it is {whose} untap step"
        return (Option((line,), "no", f"No: {got}.", outcome=got, steps=(step,)),)
    if deed.kind == "activate" and item is not None and _is_lost(scene, run, deed):
        return (_lost(run, item),)
    return ()


def _is_lost(scene: Scene, run: Run, deed: Deed) -> bool:
    """Tell whether a permanent has lost the very ability that is asked about."""
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases

    ability = getattr(deed.ability, "ability", None)
    item = deed.item
    if item is None or ability is None or ability not in item.face.abilities:
        return False
    found = naming.find(run.game, phrases.ref(scene.ref(item)), (Zone.BATTLEFIELD,))[:1]
    return any(ability not in layers.characteristics(run.game, each).abilities for each in found)


def _need_lent(scene: Scene, deed: Deed) -> None:
    """Abstain where what is there has nothing to do with a card's being where it is.

    Whoever asks then takes it that something lets it be played from there.
    """
    from rulings_cli.abilities.effects import PermitPlay
    from rulings_cli.abilities.static import CantCast, MayPlayFrom
    from rulings_cli.ask.cards import has

    if scene.about.get("exiled from the top") is deed.item and any(
        has(each.face.paragraphs, PermitPlay) for each in scene.permanents()
    ):
        return  # what exiled it says who may play it
    own_way = any(each.startswith("for its ") for each in deed.tails)
    if deed.item is None or own_way or deed.item.zone not in ("graveyard", "exile", "library"):
        return
    named = [e for e in scene.permanents() if e.noun is not None and e.noun.is_card]
    kinds = (MayPlayFrom, CantCast) if deed.kind == "cast" else (MayPlayFrom,)
    if named and not any(has(each.face.paragraphs, *kinds) for each in named):
        raise NotSupported(f"what lets {deed.item.name} be played from there was not said")


def _need_no_help(scene: Scene, deed: Deed) -> None:
    """Abstain where an ability that its player may activate could let it be done."""
    for each in scene.permanents():
        abilities = each.face.abilities if each.owner == deed.who else ()
        if deed.kind == "cast":
            if each.owner == deed.who and lends_flash(each.face):
                raise NotSupported(f"whether an ability of {each.name} would let it was not tried")
            continue
        used = any(one.item is each and one.kind == "activate" for one in scene.deeds)
        if used or scene.about.get("change"):
            continue  # it was used, or it is seen what comes of not using it
        for ability in abilities:
            if not isinstance(ability, ActivatedAbility):
                continue
            changes = [e for e in walk(ability) if isinstance(e, ContinuousChange)]
            if any(not isinstance(e, ModifyPowerToughness) for c in changes for e in c.changes):
                raise NotSupported(f"whether an ability of {each.name} would let it was not tried")


#: Steps in which nobody attacks.
_NO_COMBAT = frozenset(("untap step", "upkeep step", "draw step", "end step"))


def _need_combat(scene: Scene, deed: Deed) -> None:
    """Abstain where it is asked of a step other than those of combat (CR 508.1)."""
    if scene.deeds == [deed] and scene.step in _NO_COMBAT:
        raise NotSupported(f"nobody attacks in the {scene.step}", "508.1")


def _need_untaxed(scene: Scene) -> None:
    """Abstain where attacking costs something: whether it is paid was not said."""
    from rulings_cli.abilities.static import AttackTax
    from rulings_cli.ask.cards import has

    taxed = any(has(each.face.paragraphs, AttackTax) for each in scene.permanents())
    if taxed and scene.about.get("no mana"):
        raise NotSupported("whether the cost of attacking is paid was not said", "508.1h")


def _must_attack(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a creature must attack: another one alone may not (CR 508.1d)."""
    del run, statement
    name, other = scene.ref(_item(scene)), scene.ref(_item(scene, "b"))
    line = f"attacking with {other} is"
    yes, no = f"{name} must attack", f"{name} need not attack"
    return _either(f"{line} illegal", f"{line} legal", yes, no)


def _need_as_many(tool: Item, target: Item) -> None:
    """Abstain where more things are spoken of than one target phrase of a spell takes."""
    from rulings_cli.ask.cards import spell_targets

    if target.count < 2:
        return
    found = spell_targets(tool.face) if tool.is_spell else ()
    if not any(target.count <= each.maximum for each in found):
        raise NotSupported(f"whether {tool.name} takes {target.count} targets is not judged yet")


def _targetable(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    _need_as_many(_item(scene), _item(scene, "b"))
    tool, target = scene.ref(_item(scene)), scene.ref(_item(scene, "b"))
    yes, no = f"{tool} can target {target}", f"{tool} can't target {target}"
    may, may_not = _either(yes, no, yes, no)
    return may.evolve(steps=(Step(yes, ("115.1",)),)), may_not
